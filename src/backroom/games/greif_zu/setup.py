"""Before a round: special cards, playing cards, coins, timers."""

from collections.abc import Mapping
from functools import cache, lru_cache

from backroom.games.greif_zu.box import deck_of
from backroom.games.greif_zu.deck import (
    COINS,
    FEWEST,
    FIRST_CHIP,
    HAND,
    KINDS,
    MOST,
    SPECIALS,
    SPECIALS_EACH,
    TIMERS,
)
from backroom.games.greif_zu.judgement import COUNT
from backroom.games.greif_zu.offer import CARDS, PLAYERS, SPECIAL_CARDS, cards
from backroom.games.greif_zu.state import Party, no_raid, nothing_each
from backroom.games.greif_zu.trail import Dealt, numbers_of
from backroom.games.greif_zu.turn import NEXT_TURN, TURN
from backroom.kit import BY_CHANCE, Ask, Form, Frame, Game, Shuffle

ROUNDS = 3


def open_party(seats: int, options: Mapping[str, str]) -> tuple[Party, list[Frame[Party]]]:
    """G-2, G-6, G-7: a chip of 1 for everybody; the cards for so many players."""
    deck = deck_of(options["deck"])
    balanced = options["cards"] == "balanced" or seats == FEWEST
    party = Party()
    party.seats = seats
    party.deck = deck
    party.pool = playing_cards(options["deck"], seats if balanced else MOST)
    party.round = 0
    party.chips = ((FIRST_CHIP,),) * seats
    party.left = deck.chips[seats:]  # sorted, so those taken are of 1
    party.purses = (None, Dealt(party.chips, party.left, (), numbers_of(deck.chips), openly=True))
    party.last = None
    party.news = False
    clear_table(party)
    return party, [COUNT, *[NEW_ROUND] * ROUNDS]


@lru_cache(maxsize=64)
def playing_cards(deck: str, mark: int) -> tuple[int, ...]:
    return deck_of(deck).for_players(mark)


def clear_table(party: Party) -> None:
    """G-3, G-5, G-82: everything goes back to where it was."""
    party.timers = TIMERS
    party.start = party.active = 0
    party.coins = (0,) * party.seats
    party.extras = party.deck.extras
    party.hands = [()] * party.seats
    party.wallet = []
    party.specials = nothing_each(party.seats)
    party.turned = party.spare = party.played = party.paid = party.drawn = party.middle = ()
    party.raid = no_raid(party.seats)
    party.trail = None


class NewRound(Frame[Party]):
    """G-82: everything is shuffled anew; everybody gets two special cards, five cards and a coin."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        party.round += 1
        clear_table(party)
        if game.told is not None:
            game.tell("log-round", number=party.round)
        game.then(DEAL_SPECIALS, DEAL_CARDS, DRAW_COINS)


@cache
def special_deals() -> Ask:
    items = tuple(zip(SPECIALS, SPECIAL_CARDS, strict=True))
    return Form("ask-shuffle", "G-4", "specials", (Shuffle("cards", items),))


@lru_cache(maxsize=64)
def card_deals(pool: tuple[int, ...]) -> Ask:
    copies: dict[int, int] = {}
    items = []
    for kind in pool:
        copies[kind] = copies.get(kind, 0) + 1
        items.append((f"{KINDS[kind]}.{copies[kind]}", CARDS[kind]))
    return Form("ask-shuffle", "G-8", "cards", (Shuffle("cards", tuple(items)),))


@cache
def coin_deals(seats: int) -> Ask:
    """G-10: the lowest coins."""
    items = tuple((str(coin), str(coin)) for coin in COINS[:seats])
    return Form("ask-shuffle", "G-9", "coins", (Shuffle("coins", items),))


class DealSpecials(Frame[Party]):
    """G-4: two special cards each, face down; the rest is put aside unseen."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return special_deals()

    def go(self, game: Game[Party], seat: int, order: tuple[int, ...]) -> None:
        party = game.state
        each = SPECIALS_EACH
        party.specials = tuple(tuple(sorted(order[each * who : each * who + each])) for who in range(party.seats))
        party.spare = order[each * party.seats :]
        if game.told is not None:
            for who, mine in enumerate(party.specials):
                game.tell("log-specials-you", to=(who,), specials=[SPECIAL_CARDS[card] for card in mine])


class DealCards(Frame[Party]):
    """G-8: five cards each; the rest goes into the wallet."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return card_deals(party.pool)

    def go(self, game: Game[Party], seat: int, order: tuple[int, ...]) -> None:
        party = game.state
        kinds = [party.pool[card] for card in order]
        party.hands = [tuple(sorted(kinds[HAND * who : HAND * who + HAND])) for who in range(party.seats)]
        party.wallet = kinds[HAND * party.seats :]
        party.trail = (None, Dealt(tuple(party.hands), tuple(party.wallet), party.extras, numbers_of(party.pool)))
        if game.told is not None:
            for who, hand in enumerate(party.hands):
                game.tell("log-hand-you", to=(who,), cards=cards(hand))


class DrawCoins(Frame[Party]):
    """G-9, G-11: everybody draws a coin; the lowest begins."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return coin_deals(party.seats)

    def go(self, game: Game[Party], seat: int, order: tuple[int, ...]) -> None:
        party = game.state
        party.coins = tuple(COINS[coin] for coin in order)
        party.start = party.active = party.coins.index(min(party.coins))
        if game.told is not None:
            game.tell("log-coins", coins=[[PLAYERS[who], f"({coin} ct)"] for who, coin in enumerate(party.coins)])
            game.tell("log-begin", seat=PLAYERS[party.start])
        game.then(TURN, NEXT_TURN)


NEW_ROUND, DEAL_SPECIALS, DEAL_CARDS, DRAW_COINS = NewRound(), DealSpecials(), DealCards(), DrawCoins()
