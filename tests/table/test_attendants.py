"""Bots and stand-ins: whatever a bot does, the game goes on."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import TYPE_CHECKING, Any

import pytest
from tests.table.conftest import TURN, Parlour

from backroom.bots import RandomBot
from backroom.games import find
from backroom.kit import EAGERNESS, Ask, Chair, Frame, Game, Saying
from backroom.table.manners import Manners
from backroom.table.pace import LEAST, LONG, MOST, USUAL, Pace

if TYPE_CHECKING:
    from tests.table.conftest import ParlourRules, Scene


@pytest.mark.parametrize("bot", ["broken", "cheat", "slow"])
async def test_a_bot_that_fails_does_not_stop_the_game(
    scene: Scene, parlour: ParlourRules, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        table = await scene.table("Ada", f"*{bot}", game="parlour")
        await table.answer(0, "stay", question=1)
        await scene.until(lambda: scene.waiting(table) == [0])
    assert "bot" in caplog.text
    assert scene.journal(table)[1] in [(1, "stay"), (1, "go")]


async def test_a_bot_thinks_in_a_thread_and_from_its_chair(
    scene: Scene, parlour: ParlourRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[tuple[Any, str]] = []

    class Spy:
        def choose(self, chair: Chair) -> Any:
            thoughts.append((chair, threading.current_thread().name))
            return 0

    monkeypatch.setitem(parlour.bots, "house", Spy)
    table = await scene.table("Ada", "*house", game="parlour")
    await table.answer(0, "go", question=1)
    await scene.until(lambda: scene.waiting(table) == [0])
    ((chair, thread),) = thoughts
    assert isinstance(chair, Chair)
    assert thread != threading.main_thread().name
    assert not hasattr(chair, "game")


async def test_bots_alone_play_to_the_end(scene: Scene) -> None:
    table = await scene.table("*random", "*random", "*random", options={"rules": "expert"})
    await scene.until(lambda: scene.status(table) == "over")
    assert table.record.host is None


async def test_who_can_only_pass_is_waited_for_like_anybody_else(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", "Cem", game="parlour", options={"kind": "forced"})
    await table.answer(0, "go", question=1)
    assert scene.waiting(table) == [1]
    assert not table.attendants.busy
    await table.answer(1, "stay", question=2)
    assert scene.waiting(table) == [2]


async def test_bots_take_as_long_as_the_slowest_whether_there_is_anything_to_think_about() -> None:
    pace = Pace(0.1)
    pace.note_thought(2.0)
    assert pace.bot() == 2.0
    pace.note_thought(20.0)
    assert pace.bot() == LONG
    assert pace.lead > LONG
    prompt = Pace(0)
    prompt.note_thought(2.0)
    assert prompt.bot() == 0.0


async def test_the_thought_of_a_bot_is_not_disturbed_by_somebodys_note(scene: Scene) -> None:
    await scene.close()
    await scene.open(Manners(bot_delay=30.0))
    table = await scene.table("Ada", "*random", "*random", options={"rules": "expert"})
    while scene.waiting(table) == [0]:
        seat, choice, question = scene.answer_of(table)
        await table.answer(seat, choice, question=question)
    before = dict(table.attendants._tasks)
    assert before
    await table.answer(0, scene.note(table, 0, "slow"), question=None)
    assert table.attendants._tasks == before


def test_delays_are_like_those_seen_at_the_table() -> None:
    pace = Pace(1.0)
    assert USUAL[0] <= pace.person() <= USUAL[1]
    assert 0.5 <= pace.bot() <= 1.5
    for seconds in (0.01, 3.0, 500.0):
        pace.note(seconds)
    assert {pace.person() for _ in range(200)} == {LEAST, 3.0, MOST}
    assert Pace(0).person() == Pace(0).bot() == 0.0


class Gossip(RandomBot):
    """Takes a note whenever it may, and tells everybody its mind after every move."""

    def volunteer(self, chair: Chair) -> str | None:
        # Which agents are in the game is drawn.
        return f"note {chair.may[0].describe()['fields'][0]['values'][0]['id']} ? hm" if chair.may else None

    def explain(self) -> Saying | None:
        return Saying("agent-red", {"seat": "@seat-1"})


async def test_a_bot_does_things_unasked_but_not_without_end(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("heimlich"), "bots", {"gossip": Gossip}, raising=False)
    table = await scene.table("Ada", "*gossip", options={"rules": "expert", "start": "0"})

    def notes() -> int:
        return sum(choice.startswith("note") for _, choice in scene.journal(table))

    await scene.until(lambda: notes() == EAGERNESS)
    await asyncio.sleep(0.05)
    assert notes() == EAGERNESS
    seat, choice, question = scene.answer_of(table)
    await table.answer(seat, choice, question=question)
    await scene.until(lambda: notes() > EAGERNESS)


async def test_a_bot_that_cannot_speak_up_still_plays(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Mute(RandomBot):
        def volunteer(self, chair: Chair) -> str | None:
            raise RuntimeError("a frog in the throat")

    monkeypatch.setattr(find("heimlich"), "bots", {"mute": Mute}, raising=False)
    with caplog.at_level(logging.ERROR):
        table = await scene.table("*mute", "*mute", options={"rules": "expert"})
        await scene.until(lambda: scene.status(table) == "over")
    assert "frog" in caplog.text


class Whisper(Frame[Any]):
    """Everybody answers at once, and nobody may see who has."""

    __slots__ = ()
    together = True
    unseen = True

    def seats(self, state: Any) -> tuple[int, ...]:
        return tuple(range(state.seats))

    def ask(self, state: Any, seat: int) -> Ask:
        return TURN

    def go(self, game: Game[Any], seat: int, choice: Any) -> None:
        game.finish((0,), (0,) * game.seats, "whispered")


async def test_where_nobody_may_see_who_answers_bots_do_not_say_why(
    scene: Scene, parlour: ParlourRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        type(parlour), "open", lambda _, seats, options: (Parlour(seats, "calm", [], False), [Whisper()])
    )
    monkeypatch.setitem(parlour.bots, "house", Gossip)
    table = await scene.table("Ada", "*house", "*house", game="parlour")
    ear = scene.ear(table, 0)
    await scene.until(lambda: len(scene.journal(table)) == 2)
    await table.answer(0, "stay", question=1)
    assert scene.status(table) == "over"
    assert ear.talk == []


async def test_a_bot_says_why_in_a_word_that_is_kept_with_the_table(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find("heimlich"), "bots", {"gossip": Gossip}, raising=False)
    table = await scene.table("Ada", "*gossip", options={"start": "1"})
    await scene.until(lambda: table.talk and table.talk[-1].kind == "why")
    said = table.talk[-1]
    assert (said.seat, said.word, said.args, said.text) == (1, "agent-red", {"seat": "@seat-1"}, "")
    woken = await scene.restart(table)
    assert woken.talk == table.talk
