"""A turn: any special cards for its start, then one action; and whose turn comes next."""

from backroom.games.greif_zu.actions import ACTION, LAST_START_CARD, PLAY, Action, turn_timer
from backroom.games.greif_zu.closing import CLOSING
from backroom.games.greif_zu.deck import SPECIALS
from backroom.games.greif_zu.specials import EFFECTS
from backroom.games.greif_zu.state import Party, without_item
from backroom.kit import Choice, Frame, Game

DOUBLE_TURN, BIRTHDAY, EMERGENCY = (SPECIALS.index(name) for name in ("double-turn", "birthday", "emergency"))


def playable(party: Party, seat: int) -> tuple[int, ...]:
    """G-24: the cards for the start of a turn that can do something now."""
    others = any(party.hands[other] for other in party.others(seat))
    return tuple(
        card for card in party.specials[seat] if card <= LAST_START_CARD and can_play(party, seat, card, others)
    )


def can_play(party: Party, seat: int, card: int, others: bool) -> bool:
    name = SPECIALS[card]
    if name == "birthday":
        return bool(party.wallet)
    if name == "gift":
        return bool(party.hands[seat])
    if name in ("inspection", "stolen", "wish"):
        return others
    if name == "swap":
        return others and bool(party.hands[seat])
    if name == "emergency":
        return bool(party.played) and can_play(party, seat, party.played[-1], others)
    return True


class Turn(Action):
    """G-24: any number of special cards for the start of a turn, then the action."""

    __slots__ = ()

    def specials(self, party: Party, seat: int) -> tuple[int, ...]:
        return playable(party, seat)

    def go(self, game: Game[Party], seat: int, choice: Choice) -> None:
        if choice is not None and choice[0] == PLAY:
            play_special(game, seat, choice[1])
        else:
            super().go(game, seat, choice)


def play_special(game: Game[Party], seat: int, card: int) -> None:
    """G-24 to G-27: the card lies open; an emergency does what the topmost card of the discard says."""
    party = game.state
    effect = party.played[-1] if card == EMERGENCY else card
    party.specials = without_item(party.specials, seat, card)
    party.played = (*party.played, card)
    if game.told is not None:
        game.tell("log-special", seat=f"@seat-{seat}", special=f"@special-{SPECIALS[card]}")
        if card == EMERGENCY:
            game.tell("log-emergency", seat=f"@seat-{seat}", special=f"@special-{SPECIALS[effect]}")
    if effect == DOUBLE_TURN:
        game.then(ACTION, ACTION)
    elif effect == BIRTHDAY:
        game.then(*EFFECTS[effect])
    else:
        game.then(*EFFECTS[effect], TURN)


class NextTurn(Frame[Party]):
    """G-20, G-21: clockwise; before each of his turns but the first the start player turns a timer."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        if party.timers:
            party.active = (party.active + 1) % party.seats
            if party.active == party.start:
                turn_timer(game, party.active)
        game.then(*((TURN, NEXT_TURN) if party.timers else CLOSING))


TURN, NEXT_TURN = Turn(timer=True), NextTurn()
