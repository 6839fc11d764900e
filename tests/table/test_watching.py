"""Those who watch: what they hear, what they may say, and tables that let nobody in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backroom.table.facts import Said
from backroom.table.lobby import Terms, change_terms
from backroom.table.refusals import Refusal
from backroom.table.watching import heard_by, let_in, remark

if TYPE_CHECKING:
    from tests.table.conftest import Scene


async def test_watchers_talk_where_the_table_allows_it(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    ada, eve = scene.ear(table, 0), scene.ear(table, None)
    with pytest.raises(Refusal) as refusal:
        await remark(table, "Eve", "psst", "a")
    assert refusal.value.word == "error-watcher-listens"
    await change_terms(table, ada, Terms(watchers="talk"))
    for _ in range(2):
        await remark(table, "Eve", "  good\nluck ", "a")
    with pytest.raises(Refusal):
        await remark(table, "Eve", " ", "b")
    for ear in (ada, eve):
        said = [news.talk for news in ear.heard(Said) if news.talk.kind == "aside"]
        assert [(line.seat, line.name, line.text) for line in said] == [(None, "Eve", "good luck")]
    table = await scene.restart(table)
    assert [(line.kind, line.name) for line in table.talk] == [("terms", "Ada"), ("aside", "Eve")]


async def test_watchers_leave_half_of_the_talk_to_those_who_play(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    await change_terms(table, scene.ear(table, 0), Terms(watchers="talk"))
    table.manners = type(table.manners)(talk_kept=6)
    for number in range(2):
        await remark(table, "Eve", "la", str(number))
    with pytest.raises(Refusal):
        await remark(table, "Eve", "la", "more")
    await table.say(0, "quiet, please", "q")


async def test_where_watchers_stay_apart_they_read_nothing_that_the_seats_say(scene: Scene) -> None:
    lobby = await scene.table("Ada", "?")
    host, eve = scene.ear(lobby, 0), scene.ear(lobby, None)
    await change_terms(lobby, host, Terms(watchers="apart"))
    await lobby.say(0, "she is watching", "a")
    assert host.talk == ["terms", "say"]
    assert eve.talk == ["terms"]
    assert [line.kind for line in heard_by(None, lobby, lobby.talk)] == ["terms"]
    assert [line.kind for line in heard_by(0, lobby, lobby.talk)] == ["terms", "say"]


async def test_a_table_that_lets_nobody_watch_sends_watchers_home(scene: Scene) -> None:
    table = await scene.table("Ada", "?")
    ada, eve = scene.ear(table, 0), scene.ear(table, None)
    let_in(table)
    await change_terms(table, ada, Terms(watchers="none"))
    assert eve.last_words[0].code == "no-watchers"
    assert ada.last_words == []
    with pytest.raises(Refusal):
        let_in(table)


async def test_who_watches_is_named_as_far_as_they_gave_a_name(scene: Scene) -> None:
    table = await scene.table("Ada", "?")
    ada, eve = scene.ear(table, 0), scene.ear(table, None)
    assert (ada.tables[-1].table.watching, ada.tables[-1].table.onlookers) == (1, [])
    eve.name = "Eve"
    table.tell_presence()
    assert ada.tables[-1].table.onlookers == ["Eve"]
