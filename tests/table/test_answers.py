"""An answer is checked, written, committed, and only then told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backroom.kit import IllegalChoice, NotAsked
from backroom.table.attendants import Attendants
from backroom.table.facts import News, Update
from backroom.table.manners import Manners
from backroom.table.refusals import Refusal, code_of

if TYPE_CHECKING:
    from tests.table.conftest import Scene

    from backroom.table.table import Table

EXPERT = {"rules": "expert"}


async def to_the_tips(scene: Scene, table: Table) -> None:
    """Play at random until everybody writes down tips."""
    while table.sight(None).view["phase"] != "tips":
        seat, choice, question = scene.answer_of(table)
        await table.answer(seat, choice, question=question)


async def says(table: Table, seat: int, choice: str) -> None:
    """A seat answers what is asked just now."""
    assert table.game is not None
    await table.answer(seat, choice, question=table.game.question)


async def test_an_answer_is_on_disk_before_anybody_hears_of_it(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    found: list[int] = []

    class Witness:
        seat: int | None = None
        name = ""

        def post(self, news: News) -> None:
            if isinstance(news, Update):
                found.append(len(scene.journal(table)))

    before = len(scene.journal(table))
    table.join(Witness())
    seat, choice, question = scene.answer_of(table)
    await table.answer(seat, choice, question=question)
    assert found[0] > before
    assert (seat, choice) in scene.journal(table)


async def test_the_answer_and_the_dice_after_it_are_one_entry_in_the_books(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    for _ in range(12):
        seat, choice, question = scene.answer_of(table)
        await table.answer(seat, choice, question=question)
        assert table.game is not None
        assert scene.told_by_the_books(table)
    kinds = {given_by for (given_by,) in scene.rows("select given_by from journal")}
    assert kinds == {"person", "chance"}


async def test_an_illegal_answer_names_its_rule_and_changes_nothing(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    before, journal = table.game, scene.journal(table)
    ear = scene.ear(table, 0)
    assert before is not None
    (seat,) = before.asked
    with pytest.raises(IllegalChoice) as refusal:
        await table.answer(seat, "move red 99", question=before.question)
    assert refusal.value.rule.startswith("H-")
    assert code_of(refusal.value) == "illegal"
    assert table.game is before
    assert scene.journal(table) == journal
    assert ear.news == []


async def test_out_of_turn(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    seat, choice, question = scene.answer_of(table)
    with pytest.raises(NotAsked) as refusal:
        await table.answer(1 - seat, choice, question=question)
    assert code_of(refusal.value) == "not-asked"


async def test_an_answer_to_yesterdays_question_comes_too_late(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    seat, choice, question = scene.answer_of(table)
    await table.answer(seat, choice, question=question, answer="a")
    with pytest.raises(Refusal) as refusal:
        await table.answer(seat, choice, question=question, answer="b")
    assert refusal.value.code == "late"


async def test_simultaneous_answers_are_not_late_but_come_once(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", "Cem", options=EXPERT)
    await to_the_tips(scene, table)
    assert table.game is not None
    question = table.game.question
    tips = {seat: ask.text(ask.draw(lambda: 0.0)) for seat, ask in table.game.asked.items()}
    await asyncio.gather(*(table.answer(seat, tips[seat], question=question, answer="x") for seat in (2, 0)))
    with pytest.raises(NotAsked):
        await table.answer(0, tips[0], question=question, answer="y")
    assert table.sight(None).view["tipped"] == [0, 2]
    await table.answer(1, tips[1], question=question, answer="x")
    assert table.sight(None).view["tipped"] == [0, 1, 2]


async def test_an_answer_sent_again_counts_once(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    seat, choice, question = scene.answer_of(table)
    await asyncio.gather(*(table.answer(seat, choice, question=question, answer="same") for _ in range(5)))
    journal = scene.journal(table)
    assert [who for who, _ in journal].count(seat) == 1
    table = await scene.restart(table)
    await table.answer(seat, choice, question=question, answer="same")
    assert scene.journal(table) == journal


async def test_the_id_of_an_answer_is_its_seats_own(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    played: set[int] = set()
    while played != {0, 1}:
        seat, choice, question = scene.answer_of(table)
        await table.answer(seat, choice, question=question, answer=f"only-{len(scene.journal(table))}")
        played.add(seat)
    assert {seat for seat, ids in table.answered.items() if ids} == {0, 1}


async def test_a_note_is_private_and_nobody_else_notices(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", "Cem", options=EXPERT)
    ears = {seat: scene.ear(table, seat) for seat in (0, 1, 2, None)}
    for ear in ears.values():
        ear.news.clear()
    assert table.game is not None
    question = table.game.question
    agent = table.game.view(1)["agents"][0]
    await table.answer(1, f"note {agent} 0 walks slowly", question=None, answer="n1")
    assert table.game.question == question
    assert [len(ears[seat].news) for seat in (0, 1, 2, None)] == [0, 1, 0, 0]
    assert ears[1].updates[0].view == {"dossier": {agent: {"suspect": 0, "text": "walks slowly"}}}


async def test_nobody_notices_who_has_answered_where_nobody_may(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The killer's window of Mafia de Cuba: while it is open, nothing is sent to anybody but the one who answers."""
    monkeypatch.setattr(Attendants, "attend", lambda _: None)
    options = {"godfather": "0", "killer": "yes"}
    table = await scene.table(*"ABCDEF", game="mafia_de_cuba", options=options)
    takes = "take killer", "take diamonds-3", "take driver", "take fbi", "take diamonds-4"
    before = [(0, "hide 0"), (1, "bag nothing"), *enumerate(takes, 1), (0, "order pockets 2")]
    for seat, choice in before:
        await says(table, seat, choice)
    ears = {seat: scene.ear(table, seat) for seat in (*range(6), None)}
    assert scene.waiting(table) == [1, 3, 4, 5]
    for seat in (5, 1, 3):
        await says(table, seat, "hold")
        assert [who for who, ear in ears.items() if ear.updates] == [seat]
        assert ears[seat].view["waiting"] == [who for who in (1, 3, 4, 5) if who != seat]
        ears[seat].news.clear()
    assert scene.waiting(table) == [1, 3, 4, 5]
    await says(table, 4, "hold")
    assert all(ear.updates for ear in ears.values())


async def test_a_note_does_not_move_anybodys_clock(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", "Cem", options=EXPERT, clock=60)
    deadline = table.record.deadline
    await asyncio.sleep(0.01)
    await table.answer(1, scene.note(table, 1, "hm"), question=None, answer="n1")
    assert table.record.deadline == deadline


async def test_what_may_be_done_any_time_cannot_smuggle_in_an_answer(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", options=EXPERT)
    seat, choice, _ = scene.answer_of(table)
    with pytest.raises(Refusal) as refusal:
        await table.answer(seat, choice, question=None, answer="a")
    assert refusal.value.code == "late"


async def test_what_is_done_unasked_cannot_pass_for_an_answer(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", options=EXPERT)
    seat, _, question = scene.answer_of(table)
    codes = []
    for who in (seat, 1 - seat):
        with pytest.raises(IllegalChoice) as refusal:
            await table.answer(who, "note yellow ? hm", question=question)
        codes.append(code_of(refusal.value))
        assert refusal.value.why
    assert codes == ["illegal", "not-asked"]


async def test_nobody_fills_the_journal_with_notes(scene: Scene) -> None:
    await scene.close()
    await scene.open(Manners(freely=3))
    table = await scene.table("Ada", "Ben", options=EXPERT)
    assert table.game is not None
    agent = table.game.view(0)["agents"][0]
    for number in range(3):
        await table.answer(0, f"note {agent} ? {number}", question=None)
    table = await scene.restart(table, Manners(freely=3))
    with pytest.raises(Refusal) as refusal:
        await table.answer(0, f"note {agent} ? more", question=None)
    assert refusal.value.code == "enough"
    await table.answer(1, f"note {agent} ? hm", question=None)


async def test_after_the_end_nothing_is_asked(scene: Scene) -> None:
    table = await scene.table("*random", "*random")
    await scene.until(lambda: scene.status(table) == "over")
    table = await scene.restart(table)
    assert scene.status(table) == "over"
    with pytest.raises(Refusal) as refusal:
        await table.answer(0, "move red 1", question=1)
    assert refusal.value.code in ("late", "away")


async def test_whoever_goes_away_in_the_middle_still_has_answered(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    seat, choice, question = scene.answer_of(table)
    wish = asyncio.create_task(table.answer(seat, choice, question=question, answer="a"))
    await asyncio.sleep(0)
    wish.cancel()
    await scene.until(lambda: "a" in table.answered[seat])
    assert table.game is not None
    assert scene.told_by_the_books(table)
