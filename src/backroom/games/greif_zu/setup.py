"""Before a round: special cards, playing cards, coins, timers."""

from collections.abc import Mapping
from functools import cache

from backroom.games.greif_zu.closing import COUNT
from backroom.games.greif_zu.deck import COINS, FEWEST, KINDS, MOST, SPECIALS, TIMERS, deck_of
from backroom.games.greif_zu.state import Party
from backroom.games.greif_zu.turn import NEXT_TURN, TURN
from backroom.kit import BY_CHANCE, Ask, Form, Frame, Game, Shuffle

ROUNDS = 3
HAND, SPECIALS_EACH = 5, 2
FIRST_CHIP = 1


def open_party(seats: int, options: Mapping[str, str]) -> tuple[Party, list[Frame[Party]]]:
    """G-2, G-7: a chip of 1 for everybody; the cards for so many players."""
    deck = deck_of(options["deck"])
    balanced = options["cards"] == "balanced" or seats == FEWEST
    chips = list(deck.chips)
    for _ in range(seats):
        chips.remove(FIRST_CHIP)
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    party = Party(
        seats=seats,
        deck=deck,
        pool=deck.for_players(seats if balanced else MOST),
        round=0,
        hands=[[] for _ in range(seats)],
        wallet=[],
        extras=deck.extras,
        specials=nothing,
        spare=(),
        played=(),
        paid=(),
        coins=(0,) * seats,
        chips=((FIRST_CHIP,),) * seats,
        left=tuple(chips),
        sure_chip=(True,) * seats,
        timers=TIMERS,
        start=0,
        active=0,
        drawn=(),
        middle=(),
        inspected=(),
        laid=nothing,
        aside=nothing,
        taken=nothing,
        gained=nothing,
        verdicts=None,
        shown=(False,) * seats,
        facts={},
        places={},
        seen_extras=(None,) * seats,
    )
    return party, [COUNT, *[NEW_ROUND] * ROUNDS]


class NewRound(Frame[Party]):
    """G-3 to G-9, G-56: everything is shuffled anew, everybody gets two special cards, five cards and a coin."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        nothing: tuple[tuple[int, ...], ...] = ((),) * party.seats
        party.round += 1
        party.timers = TIMERS
        party.extras = party.deck.extras
        party.seen_extras = (None,) * party.seats
        party.hands = [[] for _ in range(party.seats)]
        party.wallet = []
        party.played = party.paid = party.drawn = party.middle = party.inspected = ()
        party.laid = party.aside = party.taken = party.gained = nothing
        party.verdicts = None
        party.shown = (False,) * party.seats
        party.facts, party.places = {}, {}
        if game.told is not None:
            game.tell("log-round", number=party.round)
        game.then(DEAL_SPECIALS, DEAL_CARDS, DRAW_COINS)


@cache
def special_deals() -> Ask:
    items = tuple((name, f"@special-{name}") for name in SPECIALS)
    return Form("ask-shuffle", "G-4", "specials", (Shuffle("cards", items),))


@cache
def card_deals(pool: tuple[int, ...]) -> Ask:
    copies: dict[int, int] = {}
    items = []
    for kind in pool:
        copies[kind] = copies.get(kind, 0) + 1
        items.append((f"{KINDS[kind]}.{copies[kind]}", f"@card-{KINDS[kind]}"))
    return Form("ask-shuffle", "G-8", "cards", (Shuffle("cards", tuple(items)),))


@cache
def coin_deals(seats: int) -> Ask:
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
                game.tell("log-specials-you", to=(who,), specials=[f"@special-{SPECIALS[card]}" for card in mine])


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
        party.hands = [sorted(kinds[HAND * who : HAND * who + HAND]) for who in range(party.seats)]
        party.wallet = kinds[HAND * party.seats :]
        if game.told is not None:
            for who, hand in enumerate(party.hands):
                game.tell("log-hand-you", to=(who,), cards=[f"@card-{KINDS[kind]}" for kind in hand])


class DrawCoins(Frame[Party]):
    """G-9, G-10: everybody draws a coin; the lowest begins."""

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
            game.tell("log-coins", coins=[[f"@seat-{who}", coin] for who, coin in enumerate(party.coins)])
            game.tell("log-begin", seat=f"@seat-{party.start}")
        game.then(TURN, NEXT_TURN)


NEW_ROUND, DEAL_SPECIALS, DEAL_CARDS, DRAW_COINS = NewRound(), DealSpecials(), DealCards(), DrawCoins()
