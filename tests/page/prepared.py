"""Tables at which a game has already come to the moment a scene is about."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import backroom
from backroom.kit import CHANCE, Game
from backroom.table.lines import Line, now
from backroom.table.record import Record, Seat
from backroom.table.seats import digest
from backroom.table.store import Store, make_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import House, Person

TABLE, TOKEN = "preparedtable23", "the-token-of-this-very-chair"
MOST = 3000


def played(
    name: str, seats: int, seed: int, until: Callable[[Game[Any]], bool], options: dict[str, str] | None = None
) -> Game[Any]:
    """A game of house players, up to the first moment of this kind."""
    game = backroom.new_game(name, seats, options, seed=seed)
    bots = [backroom.new_bot(name, "house") for _ in range(seats)]
    for _ in range(MOST):
        if until(game):
            return game
        seat = next(iter(game.asked))
        game.play(seat, bots[seat].choose(game.chair(seat)))
    raise AssertionError("the moment did not come")


def lay(house: House, game: Game[Any], person: int) -> None:
    """Put the game on a table of the house, before it opens, with Ada on this chair and bots on the others."""
    names = iter(game.rules.names)
    chairs = [
        Seat(seat, "person", name="Ada", digest=digest(TOKEN))
        if seat == person
        else Seat(seat, "bot", name=next(names), bot="house")
        for seat in range(game.seats)
    ]
    record = Record(
        id=TABLE,
        game=game.rules.name,
        version=game.version,
        options=game.options,
        seats=tuple(chairs),
        status="playing",
        visibility="invited",
        clock=0,
        host=person,
    )
    lines = [
        Line(number, seat, choice, "chance" if seat == CHANCE else "bot", None, now())
        for number, (seat, choice) in enumerate(game.journal)
    ]

    async def write() -> None:
        store = Store(make_engine(house.database))
        await store.open()
        await store.create(record, "", lines, ())
        await store.close()

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, write()).result()


def sit_down(person: Person, seat: int) -> None:
    """Somebody comes back to that chair with the token in their browser."""
    person.visit("/")
    kept = f'{{"{TABLE}": {{"{seat}": "{TOKEN}"}}}}'
    person.page.evaluate("kept => localStorage.setItem('backroom:seats', kept)", kept)
    person.visit(f"/t/{TABLE}")
