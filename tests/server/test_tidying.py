"""Forgotten cycles are looked for when nobody has to wait for it; and what is found in use, seldom again."""

from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING

import pytest

from backroom.server import tidying
from backroom.server.porch import Porch
from backroom.server.settings import Limits
from backroom.server.tidying import Tidying, tidy_by_hand
from backroom.table.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from backroom.table.pages import Page


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.itself = self


async def nothing(pages: Sequence[Page]) -> list[Any]:
    return [None] * len(pages)


@pytest.fixture
def pen() -> Pen:
    return Pen(nothing, 1, 5.0)


@pytest.fixture
def porch() -> Porch:
    return Porch(Limits())


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(tidying, "WORTHWHILE", 1_000)
    monkeypatch.setattr(tidying, "MANY_GONE", 3)
    tidy_by_hand()
    yield
    gc.enable()


def left_behind(knots: int) -> weakref.ref[Knot]:
    """So many knots that nobody holds any more; the last of them can be watched."""
    kept = [Knot() for _ in range(knots)]
    return weakref.ref(kept[-1])


def test_in_a_quiet_moment_what_was_left_behind_goes(pen: Pen, porch: Porch) -> None:
    keeper = Tidying(pen, porch)
    knot = left_behind(2_000)
    assert knot() is not None
    keeper.look()
    assert knot() is None


def test_a_few_things_are_not_worth_a_search(pen: Pen, porch: Porch) -> None:
    keeper = Tidying(pen, porch)
    knot = left_behind(10)
    keeper.look()
    assert knot() is not None


def test_while_people_answer_they_come_first_until_many_connections_have_closed(pen: Pen, porch: Porch) -> None:
    keeper = Tidying(pen, porch)
    knot = left_behind(20_000)
    pen.pages += 1
    keeper.look()
    porch.gone += 2
    pen.pages += 1
    keeper.look()
    assert knot() is not None
    porch.gone += 1
    pen.pages += 1
    keeper.look()
    assert knot() is None


def test_what_was_in_use_is_looked_at_again_after_a_long_time(
    pen: Pen, porch: Porch, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Tidying(pen, porch)
    used = Knot()
    watched = weakref.ref(used)
    many = left_behind(2_000)
    keeper.look()
    assert many() is None
    del used
    left_behind(2_000)
    keeper.look()
    assert watched() is not None, "it was in use when everything was looked at"
    monkeypatch.setattr(tidying, "THOROUGHLY", 0.0)
    keeper.look()
    assert watched() is None
