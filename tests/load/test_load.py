"""A crowd in a house of its own: everybody answers, games follow each other, and the figures add up."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec
import pytest

from backroom.games import catalogue
from backroom.kit import IllegalChoice
from backroom.load import Load, LoadTrouble, measure
from backroom.load.people import TRIES, legal, read_ask
from backroom.table.attendants import Attendants

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.conftest import Scene


def test_a_crowd_is_counted() -> None:
    figures = measure(Load("heimlich", tables=2, people=3, seconds=1.0, bot_tables=1, warm_up=0.5))
    assert figures.answers > 0
    assert 0 < figures.p50_ms <= figures.p90_ms <= figures.p99_ms <= figures.max_ms
    assert figures.refused == {}
    assert figures.connections_lost == 0
    assert (figures.tables, figures.people, figures.bot_tables) == (2, 3, 1)


def test_a_house_that_cannot_be_opened(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear house, " * 1000)
    with pytest.raises(LoadTrouble):
        measure(Load("heimlich", tables=1, people=2, seconds=1, database=str(letter)))


@pytest.mark.parametrize("game", catalogue())
async def test_people_find_something_legal_in_every_game(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """What is filled in at random may be refused, but soon something fits."""
    monkeypatch.setattr(Attendants, "attend", lambda _: None)
    table = await scene.table(*(f"P{seat}" for seat in range(catalogue()[game].min_seats)), game=game)
    for _ in range(40):
        assert table.game is not None
        seat = next(iter(table.game.asked), None)
        if seat is None:
            return
        before = table.game.question, table.written
        for _ in range(TRIES):
            choice = legal(read_ask.decode(msgspec.json.encode(table.sight(seat).ask)))
            with contextlib.suppress(IllegalChoice):
                await table.answer(seat, choice, question=table.game.question)
                break
        assert (table.game.question, table.written) != before
