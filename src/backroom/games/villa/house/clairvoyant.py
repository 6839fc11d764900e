"""Somebody who knows every hidden card: which deals can be won at all. Only for measuring; nobody plays like this."""

from collections.abc import Iterator
from random import Random

from backroom.games.villa.house.answers import choice_of
from backroom.games.villa.house.endgame import Search
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.outlook import Outlook
from backroom.games.villa.house.spreads import arrangements
from backroom.games.villa.house.steps import SPREAD, Step, take
from backroom.games.villa.state import Operation
from backroom.games.villa.swap import SWAP
from backroom.games.villa.team import AGREE, Agree
from backroom.kit import Game

LOOKS = 3000
"""Steps tried from each way to spread the open cards."""
SHUFFLES = 8
"""So many ways to spread them are tried besides those that the house player thinks of."""


def as_it_is(op: Operation) -> Outlook:
    """The operation with all its cards turned up."""
    bits = [kind.bits for kind in op.deck.police]
    piles = [[bits[kind] for kind in (*reversed(under), *pile)] for under, pile in zip(op.under, op.piles, strict=True)]
    world = Knowledge(op).outlook(piles, list(op.layout))
    world.known = [len(pile) for pile in piles]
    return world


def hopeless(game: Game[Operation]) -> bool:
    """Whether counting the cards proves that nobody can win; that holds whatever way is taken."""
    return as_it_is(game.state).slack() < 0


def winning_way(game: Game[Operation], rng: Random) -> list[Step] | None:
    """Steps that win a game before its first arrest. None proves nothing: a better search might find some."""
    world = as_it_is(game.state)
    for spread in spreads(world, rng) if game.stack[-1] is SWAP else [None]:
        then = world.copy()
        if spread is not None:
            take(then, spread)
        way = Search(LOOKS).way(then)
        if way is not None:
            return way if spread is None else [spread, *way]
    return None


def spreads(world: Outlook, rng: Random) -> Iterator[Step]:
    """V-24: ways to swap the open cards, first those that look good, then any."""
    yield from reversed(arrangements(world))
    cards = [card for hand in world.hands for card in hand]
    for _ in range(SHUFFLES):
        rng.shuffle(cards)
        left = iter(cards)
        yield Step(SPREAD, tuple(tuple(sorted(next(left) for _ in hand)) for hand in world.hands))


def act_out(game: Game[Operation], way: list[Step]) -> None:
    """The whole team takes these steps, by the rules."""
    for step in way:
        game.play(game.waiting[0], choice_of(game.state, step))
        agree(game)


def call_off(game: Game[Operation]) -> None:
    """V-47: the whole team does."""
    game.play(game.waiting[0], "give-up")
    agree(game)


def agree(game: Game[Operation]) -> None:
    while game.stack and isinstance(game.stack[-1], Agree):
        game.play(game.waiting[0], AGREE)
