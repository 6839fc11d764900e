"""Talk is kept with the table, short, and free of tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backroom.table.manners import Manners
from backroom.table.refusals import Refusal

if TYPE_CHECKING:
    from tests.table.conftest import ParlourRules, Scene


async def test_what_is_said_is_heard_by_all_and_kept(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    ears = [scene.ear(table, seat) for seat in (0, 1, None)]
    await table.say(1, "  good\nevening\x07 ", "s1")
    for ear in ears:
        assert ear.talk == ["say"]
    table = await scene.restart(table)
    assert [(line.n, line.seat, line.kind, line.text) for line in table.talk] == [(1, 1, "say", "good evening")]


async def test_the_same_line_sent_again_is_said_once(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    await table.say(0, "hello", "s1")
    await table.say(0, "hello", "s1")
    await table.say(1, "hello", "s1")
    table = await scene.restart(table)
    await table.say(0, "hello", "s1")
    assert [line.seat for line in table.talk] == [0, 1]


async def test_nobody_fills_the_disk_with_talk(scene: Scene) -> None:
    await scene.close()
    await scene.open(Manners(talk_kept=2))
    table = await scene.table("Ada", "Ben")
    for number in range(2):
        await table.say(0, "hello", f"s{number}")
    with pytest.raises(Refusal, match="Enough"):
        await table.say(1, "hello", "s")


@pytest.mark.parametrize("text", ["", " \n ", "\u202e\u200b", "x" * 501, "x" * 1_000_000])
async def test_nothing_to_say_or_too_much(scene: Scene, text: str) -> None:
    table = await scene.table("Ada", "Ben")
    with pytest.raises(Refusal) as refusal:
        await table.say(0, text, "s1")
    assert refusal.value.code == "talk"
    assert table.talk == []


async def test_whom_the_rules_silence_cannot_speak_beside_the_game_either(
    scene: Scene, parlour: ParlourRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is out in this parlour has said something before the others have."""
    monkeypatch.setattr(
        type(parlour), "silenced", lambda _, game: (0,) if game.result is None and len(game.state.said) == 1 else ()
    )
    table = await scene.table("Ada", "Ben", game=parlour.name)
    await table.say(0, "good evening", "s1")
    await table.answer(0, "stay", question=1)
    with pytest.raises(Refusal, match="must be silent") as refusal:
        await table.say(0, "it was me", "s2")
    assert refusal.value.code == "silenced"
    await table.say(1, "who was it?", "s3")
    await table.answer(1, "stay", question=2)
    await table.say(0, "it was me", "s2")
    assert [line.text for line in table.talk if line.kind == "say"] == ["good evening", "who was it?", "it was me"]
