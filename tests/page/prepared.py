"""Tables at which a game has already come to the moment a scene is about."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

import backroom
from backroom.kit import CHANCE, Company, Game
from backroom.table.lines import Line, now
from backroom.table.record import Record, Seat
from backroom.table.seats import digest
from backroom.table.store import Store, make_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import House, Person

TABLES, TOKEN = count(), "the-token-of-this-very-chair"
PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
TRIES = 20


def asked(game: Game[Any]) -> bool:
    """Seat 0 has something to answer."""
    return 0 in game.asked


def played(
    name: str,
    seats: int,
    until: Callable[[Game[Any]], bool],
    options: dict[str, str] | None = None,
    bot: str = "house",
) -> Game[Any]:
    """A game of house players at a moment of this kind: the first one that comes in any of several games."""
    for seed in range(TRIES):
        game = backroom.new_game(name, seats, options, seed=seed)
        makers = backroom.find(name).bots
        company = Company(game, {seat: makers[bot](rng=Random(seed + seat)) for seat in range(seats)})
        while game.result is None:
            if until(game):
                return game
            company.answer(next(iter(game.asked)))
            company.speak_up()
        if until(game):
            return game
    raise AssertionError("the moment did not come")


def lay(house: House, game: Game[Any], *persons: int, bot: str = "house", lesson: bool = False) -> str:
    """Put the game on a new table: Ada, Ben and so on on these chairs, bots on the others; gives its id.

    At a `lesson` a guide says something to each question.
    """
    table = f"preparedtable{next(TABLES):05}"
    names = iter(game.rules.names)
    people = dict(zip(persons, PEOPLE, strict=False))
    chairs = [
        Seat(seat, "person", name=people[seat], digest=digest(f"{TOKEN}-{seat}"))
        if seat in people
        else Seat(seat, "bot", name=next(names), bot=bot)
        for seat in range(game.seats)
    ]
    record = Record(
        id=table,
        game=game.rules.name,
        version=game.version,
        options=game.options,
        seats=tuple(chairs),
        status="playing" if game.result is None else "over",
        visibility="invited",
        clock=0,
        host=persons[0],
        lesson=lesson,
    )
    lines = [
        Line(number, seat, choice, "chance" if seat == CHANCE else "bot", None, now())
        for number, (seat, choice) in enumerate(game.journal)
    ]

    async def write() -> None:
        store = Store(make_engine(house.database))
        await store.open()
        await store.create(record, lines, ())
        await store.close()

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, write()).result()
    return table


def sit_down(person: Person, seat: int, table: str) -> None:
    """Somebody comes back to that chair with the token in their browser."""
    person.at_the_door()
    kept = f'{{"{table}": {{"{seat}": "{TOKEN}-{seat}"}}}}'
    person.page.evaluate("kept => localStorage.setItem('backroom:seats', kept)", kept)
    person.visit(f"/t/{table}")
