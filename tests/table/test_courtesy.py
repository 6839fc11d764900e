"""People get a word in: bots wait for those who might want to do something first, and nobody learns who has passed."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.children import PATIENCE
from tests.table.conftest import GO, STAY, Parlour, ParlourRules, Player

from backroom.kit import Ask, Choice, Courtesy, Game, Pick, Saying, names_seat
from backroom.table.manners import Manners
from backroom.table.refusals import Refusal

if TYPE_CHECKING:
    from tests.table.conftest import Scene

    from backroom.kit import Chair
    from backroom.table.table import Table

PATIENT = Manners(bot_delay=0, courtesy=60, scene=60, grace=0.1)
"""A moment that does not end by itself while a test lasts."""

SHOUT = Pick("ask-shout", "P-2", [(0, "shout", "shout", {})])


class Thinker(Player):
    """Counts its thoughts."""

    thoughts = 0

    def choose(self, chair: Chair) -> Any:
        type(self).thoughts += 1
        return STAY


class Dreamer(Player):
    """Wants to go, and says so, as long as it has heard nobody shout; its first thought takes until somebody has."""

    heard: list[int]
    asleep: threading.Event
    waking: threading.Event

    def choose(self, chair: Chair) -> Any:
        self.shouts = len(chair.story())
        self.heard.append(self.shouts)
        self.asleep.set()
        self.waking.wait(PATIENCE)
        return STAY if self.shouts else GO

    def explain(self) -> Saying | None:
        return None if self.shouts else Saying("agent-red", {})


class Shouter(Player):
    """Shouts once, while the other one dreams."""

    silent = False

    def choose(self, chair: Chair) -> Any:
        return STAY

    def volunteer(self, chair: Chair) -> str | None:
        Dreamer.asleep.wait(PATIENCE)
        silent, self.silent = self.silent, True
        return None if silent else "shout"


class PoliteRules(ParlourRules):
    """Everybody but the one on turn may shout first."""

    scene = False
    content = False
    """Whether nobody has anything to shout any more."""
    bots = {**ParlourRules.bots, "thinker": Thinker, "dreamer": Dreamer, "shouter": Shouter}  # noqa: RUF012

    def courtesy(self, game: Game[Parlour]) -> Courtesy | None:
        others = tuple(seat for seat in range(game.seats) if seat not in game.waiting and not self.content)
        return Courtesy(others, "courtesy-shout", {"seat": f"@seat-{game.waiting[0]}"}, self.scene) if others else None

    def round(self, game: Game[Parlour]) -> int:
        return len(game.state.said) // game.seats

    def passing(self, game: Game[Parlour], seat: int, ask: Ask) -> Choice | None:
        return STAY

    def may(self, game: Game[Parlour], seat: int) -> tuple[Ask, ...]:
        return (SHOUT,)

    def do(self, game: Game[Parlour], seat: int, ask: Ask, choice: Choice) -> None:
        game.tell("log-shout", seat=f"@seat-{seat}")


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch, parlour: ParlourRules) -> PoliteRules:
    rules = PoliteRules()
    monkeypatch.setitem(__import__("backroom.games").games.catalogue(), rules.name, rules)
    Thinker.thoughts = 0
    Dreamer.heard, Dreamer.asleep, Dreamer.waking = [], threading.Event(), threading.Event()
    return rules


async def seated(scene: Scene, *wishes: str, manners: Manners = PATIENT, clock: int = 0) -> Table:
    await scene.close()
    await scene.open(manners)
    return await scene.table(*wishes, game="parlour", clock=clock)


async def still(scene: Scene, table: Table, seats: list[int]) -> None:
    """Nobody has gone on, although there was time."""
    await asyncio.sleep(0.05)
    assert scene.waiting(table) == seats


async def test_a_bot_waits_for_a_person_who_might_act_first(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*house", "Ada")
    ear = scene.ear(table, 1)
    await still(scene, table, [0])
    told = ear.courtesies[-1]
    assert (told.question, told.word, told.args, told.seats, told.mine) == (
        1,
        "courtesy-shout",
        {"seat": "@seat-0"},
        [1],
        True,
    )
    assert told.until is not None
    table.courtesies.go_on(1, 1)
    await scene.until(lambda: scene.waiting(table) == [1])
    assert ear.courtesies[-1].until is None


async def test_the_moment_ends_by_itself(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*house", "Ada", manners=Manners(bot_delay=0, courtesy=0.05))
    await scene.until(lambda: scene.waiting(table) == [1])


async def test_all_who_might_act_are_waited_for_and_nobody_learns_who_has_passed(
    scene: Scene, parlour: PoliteRules
) -> None:
    table = await seated(scene, "*house", "Ada", "Ben")
    ada, ben, watcher = (scene.ear(table, seat) for seat in (1, 2, None))
    before = [len(ben.courtesies), len(watcher.courtesies)]
    table.courtesies.go_on(1, 1)
    await still(scene, table, [0])
    assert not ada.courtesies[-1].mine
    assert [len(ben.courtesies), len(watcher.courtesies)] == before
    table.courtesies.go_on(2, 1)
    await scene.until(lambda: scene.waiting(table) == [1])


async def test_nobody_waits_for_the_absent(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*house", "Ada", manners=Manners(bot_delay=0, courtesy=60, absence=0))
    await scene.until(lambda: scene.waiting(table) == [1])


async def test_nobody_waits_where_a_person_is_asked(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "Ada", "Ben")
    assert table.courtesies.moment is None
    await table.answer(0, "go", question=1)


async def test_a_scene_is_looked_at_whoever_is_asked(scene: Scene, parlour: PoliteRules) -> None:
    parlour.scene = True
    table = await seated(scene, "Ada", "Ben", "*house")
    assert table.courtesies.moment is not None
    assert table.courtesies.moment.courtesy.scene
    await table.answer(0, "go", question=1)


async def test_what_is_done_in_a_moment_makes_a_bot_think_again(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*thinker", "Ada")
    await scene.until(lambda: Thinker.thoughts == 1)
    await table.answer(1, "shout", question=None)
    table.courtesies.go_on(1, 1)
    await scene.until(lambda: scene.waiting(table) == [1])
    assert Thinker.thoughts == 2


async def test_what_is_said_in_a_moment_makes_a_bot_think_again(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*thinker", "Ada")
    await scene.until(lambda: Thinker.thoughts == 1)
    await table.say(1, "wait, I can explain", "s1")
    table.courtesies.go_on(1, 1)
    await scene.until(lambda: scene.waiting(table) == [1])
    assert Thinker.thoughts == 2


async def test_what_another_bot_does_meanwhile_makes_a_bot_think_again(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*dreamer", "*shouter", manners=Manners(bot_delay=0, courtesy=0))
    await scene.until(lambda: scene.journal(table) == [(1, "shout")])
    Dreamer.waking.set()
    await scene.until(lambda: len(scene.journal(table)) > 1)
    assert scene.journal(table)[1] == (0, "stay")
    assert Dreamer.heard[:2] == [0, 1]
    assert not table.talk, "what it thought before it knew better is not said"


async def test_a_deed_gives_everybody_a_new_moment_but_not_for_ever(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*house", "Ada", "Ben")
    table.courtesies.go_on(2, 1)
    await table.answer(1, "shout", question=None)
    table.courtesies.go_on(1, 1)
    await still(scene, table, [0])
    for _ in range(PATIENT.courtesy_renewals):
        await table.answer(1, "shout", question=None)
    table.courtesies.go_on(2, 1)
    await table.answer(1, "shout", question=None)
    table.courtesies.go_on(1, 1)
    await scene.until(lambda: scene.waiting(table) == [1])


async def test_whoever_has_had_their_word_is_waited_for_no_more(scene: Scene, parlour: PoliteRules) -> None:
    """Also where so much was said before that there is no new moment."""
    table = await seated(scene, "*house", "Ada", "Ben")
    for _ in range(1 + PATIENT.courtesy_renewals):
        await table.answer(2, "shout", question=None)
    table.courtesies.go_on(2, 1)
    parlour.content = True
    await table.answer(1, "shout", question=None)
    await scene.until(lambda: scene.waiting(table) == [1])


async def test_somebody_who_says_wait_holds_the_table_a_few_times(scene: Scene, parlour: PoliteRules) -> None:
    manners = Manners(bot_delay=0, courtesy=0.1, wait=60, waits=1)
    table = await seated(scene, "*house", "Ada", "Ben", manners=manners)
    ben = scene.ear(table, 2)
    table.courtesies.wait(1, 1)
    await asyncio.sleep(0.15)
    assert scene.waiting(table) == [0]
    assert ben.courtesies[-1].held_by == 1
    with pytest.raises(Refusal) as refusal:
        table.courtesies.wait(1, 1)
    assert refusal.value.code == "waits"
    for seat in (1, 2):
        table.courtesies.go_on(seat, 1)
    await scene.until(lambda: scene.waiting(table) == [1])
    with pytest.raises(Refusal) as late:
        table.courtesies.wait(2, 1)
    assert late.value.code == "late"


async def test_one_can_pass_in_advance_for_a_round(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*house", "Ada", "Ben")
    ben = scene.ear(table, 2)
    table.courtesies.hush(1, "round")
    table.courtesies.go_on(2, 1)
    # Ada is silent: first nobody waits for her, then she passes on her own question as well.
    await scene.until(lambda: scene.waiting(table) == [2])
    assert table.sight(None).view["said"] == [STAY, STAY]
    assert {news.hush for news in ben.courtesies} <= {None}
    await table.answer(2, "go", question=3)
    assert not table.courtesies.silent(1), "the round is over"


async def test_one_can_be_silent_until_named_and_change_ones_mind(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "Ada", "Ben")
    ada = scene.ear(table, 0)
    table.courtesies.hush(0, "named")
    assert ada.courtesies[-1].hush == "named"
    assert table.courtesies.silent(0)
    table.courtesies.hush(0, None)
    assert not table.courtesies.silent(0)


@pytest.mark.parametrize(
    ("args", "named"),
    [
        ({"seat": "@seat-1"}, False),
        ({"seat": "@seat-0", "victim": "@seat-1"}, True),
        ({"rows": [["@seat-1", 3]]}, True),
        ({"text": "seat-1"}, False),
    ],
)
def test_who_is_named_by_an_event(args: dict[str, Any], named: bool) -> None:
    assert names_seat(args, 1) == named


async def test_the_clock_is_not_stopped_by_courtesy(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "Ada", "*house", clock=30)
    await table.answer(0, "go", question=1)
    moment = table.courtesies.moment
    assert moment is not None
    assert table.record.deadline is None or moment.until <= table.record.deadline


async def test_a_moment_begins_anew_after_a_restart(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "*house", "Ada")
    await still(scene, table, [0])
    table = await scene.restart(table, PATIENT)
    await still(scene, table, [0])
    moment = table.courtesies.moment
    assert moment is not None
    assert moment.until > 1000 * time.time()


async def test_a_choice_is_weighed_at_the_table(scene: Scene, parlour: PoliteRules) -> None:
    table = await seated(scene, "Ada", "Ben")
    assert table.weigh(0, "go", question=1).sayings == ()
    with pytest.raises(Refusal) as refusal:
        table.weigh(0, "go", question=7)
    assert refusal.value.code == "late"
    assert table.sight(None).view["said"] == []
