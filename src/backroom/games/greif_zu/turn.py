"""A turn: any special cards for its start, then one action; and whose turn comes next."""

from functools import cache

from backroom.games.greif_zu.actions import (
    ACTION,
    NO_CARD,
    PLAY,
    PLAY_DEEDS,
    Deed,
    TurnDeeds,
    act,
    actions_open,
    turn_timer,
)
from backroom.games.greif_zu.deck import (
    BIRTHDAY,
    DOUBLE_TURN,
    EMERGENCY,
    GIFT,
    INSPECTION,
    STOLEN,
    SWAP,
    WISH,
)
from backroom.games.greif_zu.lastcards import LAST_CARDS
from backroom.games.greif_zu.offer import PLAYERS, SPECIAL_CARDS
from backroom.games.greif_zu.specials import EFFECTS, with_cards
from backroom.games.greif_zu.state import ALONE, Party, without_item
from backroom.kit import Ask, Frame, Game


def can_play(party: Party, seat: int, card: int) -> bool:
    """G-31: whether a special card is one for the start of a turn and can do anything now."""
    if card > EMERGENCY:
        return False
    if card == EMERGENCY:
        return bool(party.played) and can_play(party, seat, party.played[-1])
    if card == BIRTHDAY:
        return bool(party.wallet)
    if card in (INSPECTION, STOLEN, WISH):
        return bool(with_cards(party))
    if card == SWAP:
        return bool(party.hands[seat] and with_cards(party))
    if card == GIFT:
        return bool(party.hands[seat])
    return card == DOUBLE_TURN or any(party.hands)


@cache
def usually_playable(held: tuple[int, ...], emergency: bool) -> tuple[Deed, ...]:
    """With cards in every hand and in the wallet only the emergency may be of no use: asked on nearly every turn."""
    return tuple(PLAY_DEEDS[card] for card in held if card < EMERGENCY or (card == EMERGENCY and emergency))


class Turn(Frame[Party]):
    """G-30, G-31: any number of special cards for the start of a turn, then the action."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        hand, held = party.hands[seat], party.specials[seat]
        basics = actions_open(party, hand, timer=True)
        if held and party.wallet and all(party.hands):
            basics += usually_playable(held, bool(party.played))
        elif held:
            basics += tuple(PLAY_DEEDS[card] for card in held if can_play(party, seat, card))
        return TurnDeeds(basics, hand, held, party.played[-1] if party.played else NO_CARD)

    def go(self, game: Game[Party], seat: int, deed: Deed) -> None:
        game.state.news = False
        if deed[0] == PLAY:
            play_special(game, seat, deed[1])
        else:
            act(game, seat, deed)


def play_special(game: Game[Party], seat: int, card: int) -> None:
    """G-30, G-48: the card lies open; an emergency does what the topmost card of the discard says."""
    party = game.state
    effect = party.played[-1] if card == EMERGENCY else card
    party.specials = without_item(party.specials, seat, card)
    party.played = (*party.played, card)
    if game.told is not None:
        game.tell("log-special", seat=PLAYERS[seat], special=SPECIAL_CARDS[card])
        if card == EMERGENCY:
            game.tell("log-emergency", seat=PLAYERS[seat], special=SPECIAL_CARDS[effect])
    if effect == DOUBLE_TURN:
        game.then(ACTION, ACTION)
    elif effect == BIRTHDAY:
        game.then(EFFECTS[effect])
    else:
        game.then(EFFECTS[effect], TURN)


class NextTurn(Frame[Party]):
    """G-11, G-27: clockwise; before each of his turns but the first the start player turns a timer."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        if party.timers:
            active = party.active = (party.active + 1) % party.seats
            if active == party.start:
                turn_timer(game, active, due=True)
            if party.timers:
                game.stack += SOMEBODYS_TURN
                return
        game.then(LAST_CARDS)


TURN, NEXT_TURN = Turn(), NextTurn()
SOMEBODYS_TURN = (NEXT_TURN, TURN)
