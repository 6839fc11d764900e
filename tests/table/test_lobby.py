"""Before the game: ready marks, chairs to choose and to change, what is played, and whom the host sends away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import UNBOUND

from backroom.kit import BadOption
from backroom.table.facts import Reseated
from backroom.table.lobby import Terms, change_terms, mark_ready, move
from backroom.table.order import remove
from backroom.table.refusals import Refusal
from backroom.table.seats import chair_of
from backroom.table.sitting import come_back, sit, start

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from tests.table.conftest import Scene

    from backroom.table.table import Table


async def refused(code: str, wish: Awaitable[object]) -> None:
    with pytest.raises(Refusal) as refusal:
        await wish
    assert refusal.value.code == code


def ready(table: Table) -> list[int]:
    return [seat.seat for seat in table.info.seats if seat.ready]


def wants(table: Table) -> list[int | None]:
    """The chair that each would like to change places with."""
    return [seat.wants for seat in table.info.seats]


async def test_it_begins_when_the_last_of_a_full_table_is_ready(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "*random")
    ada = scene.ear(table, 0)
    await sit(table, "Ben", 1, ready=False)
    ben = scene.ear(table, 1)
    assert (scene.status(table), ready(table)) == ("open", [0])
    await mark_ready(table, ada, ready=False)
    await mark_ready(table, ben, ready=True)
    assert (scene.status(table), ready(table)) == ("open", [1])
    await mark_ready(table, ada, ready=True)
    assert scene.status(table) == "playing"
    await refused("begun", mark_ready(table, ada, ready=False))


async def test_ready_marks_outlive_a_restart(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    await sit(table, "Ben", 1, ready=False)
    await move(table, scene.ear(table, 1), 0)
    table = await scene.restart(table)
    assert ready(table) == [0]
    assert wants(table)[1] == 0


async def test_a_free_chair_is_taken_at_once_and_the_token_goes_along(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "*random")
    ada, phone, watcher = scene.ear(table, 0), scene.ear(table, 0), scene.ear(table, None)
    await move(table, ada, 1)
    assert table.record.names[1] == "Ada"
    assert chair_of(table.record.seats, scene.tokens[0]) == 1
    assert table.record.host == 1
    for ear in (ada, phone):
        assert ear.heard(Reseated) == [Reseated(1)]
        assert ear.seat == 1
    assert watcher.heard(Reseated) == []
    assert watcher.connected == [1]
    # A bot does not mind.
    await move(table, ada, 2)
    assert [seat.kind for seat in table.record.seats] == ["open", "bot", "person"]
    await refused("seat", move(table, ada, 3))
    await refused("seat", move(table, watcher, 0))


async def test_two_people_change_places_when_both_want_it(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    await sit(table, "Ben", 1, ready=False)
    ada, ben = scene.ear(table, 0), scene.ear(table, 1)
    await move(table, ben, 0)
    assert wants(table)[1] == 0
    assert table.record.names == ["Ada", "Ben", ""]
    await move(table, ben, 1)
    assert wants(table)[1] is None
    await move(table, ben, 0)
    await move(table, ada, 1)
    assert table.record.names == ["Ben", "Ada", ""]
    assert wants(table) == [None, None, None]
    assert (ada.seat, ben.seat, table.record.host) == (1, 0, 1)
    # What was said before the change is still told of whoever said it.
    await table.say(1, "hello", "a")
    await move(table, ada, 2)
    assert [(line.name, line.kind) for line in table.talk] == [("Ben", "sat"), ("Ada", "say")]


async def test_the_host_changes_what_is_played_and_asks_again_who_is_ready(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    await sit(table, "Ben", 1)
    ada, ben = scene.ear(table, 0), scene.ear(table, 1)
    await refused("not-host", change_terms(table, ben, Terms(clock=60)))
    with pytest.raises(BadOption):
        await change_terms(table, ada, Terms(options={"rules": "wild"}))
    await change_terms(table, ada, Terms(options={"rules": "expert"}, clock=60, visibility="public", watchers="talk"))
    info = table.info
    assert (info.options["rules"], info.clock, info.visibility, info.watchers) == ("expert", 60, "public", "talk")
    assert ready(table) == [0]
    assert ben.talk == ["terms"]
    said = {"option-rules": "expert", "clock": 60, "visibility": "public", "watchers": "talk"}
    assert table.talk[-1].args == said
    await change_terms(table, ada, Terms(clock=60))
    assert ben.talk == ["terms"]
    table = await scene.restart(table)
    assert table.info.options == info.options
    assert table.info.watchers == "talk"
    assert table.talk[-1].args == said
    await change_terms(table, scene.ear(table, 0), Terms(clock=45, watchers="talk"))
    assert table.talk[-1].args == {"clock": 45}
    await start(table, 0)
    await refused("begun", change_terms(table, scene.ear(table, 0), Terms(clock=0)))


async def test_the_host_removes_somebody_who_then_hears_no_more(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "*random")
    _, token = await sit(table, "Ben", 1, ready=False)
    ada, ben = scene.ear(table, 0), scene.ear(table, 1)
    await move(table, ada, 1)
    await refused("not-host", remove(table, 1, 0))
    await refused("seat", remove(table, 0, 0))
    await refused("seat", remove(table, 0, 7))
    await remove(table, 0, 1)
    assert ben.last_words[0].code == "removed"
    assert table.talk[-1].name == "Ben"
    assert wants(table)[0] is None
    with pytest.raises(Refusal):
        chair_of(table.record.seats, token)
    await remove(table, 0, 2)
    assert table.record.free == [1, 2]
    await refused("seat", remove(table, 0, 2))
    assert ada.talk == ["removed", "removed"]


async def test_a_bot_plays_for_whoever_is_neither_ready_nor_here_when_the_host_begins(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?", "?")
    scene.ear(table, 0)
    await sit(table, "Ben", 1, ready=False)
    await sit(table, "Cem", 2, ready=False)
    scene.ear(table, 1)
    await start(table, 0)
    assert [seat.away for seat in table.record.seats] == [False, False, True, False]
    assert table.record.seats[3].kind == "bot"
    await come_back(table, 2)
    assert not table.record.seats[2].away


async def test_a_house_from_before_lobbies_is_brought_up_to_date(scene: Scene) -> None:
    table = await scene.table("Ada", "?")
    await table.say(0, "hello", "a")
    await scene.close()
    for statement in UNBOUND:
        scene.change(statement)
    for column in (
        "tables drop column watchers",
        "tables drop column lesson",
        "chairs drop column ready",
        "chairs drop column wants",
        "chairs drop column won",
    ):
        scene.change(f"alter table {column}")
    scene.change("alter table talk drop column name")
    scene.change("update house set value = '2' where name = 'schema'")
    await scene.open()
    table = await scene.house.find(table.record.id)
    assert (table.info.watchers, ready(table), table.talk[0].text) == ("listen", [0], "hello")
    await sit(table, "Ben", 1)
    assert scene.status(table) == "playing"
