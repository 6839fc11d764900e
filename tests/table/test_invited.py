"""Players from outside at a table: invited by the host of the house, seated by name, and nothing a guest can run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.table.conftest import PROMPT

from backroom.games import find
from backroom.kit import BadOption
from backroom.table.attendants import Attendants
from backroom.table.facts import Said
from backroom.table.invited import Invited, invited, meant, offered

if TYPE_CHECKING:
    from tests.table.conftest import ParlourRules, Scene

    from backroom.bots.program import Program
    from backroom.table.table import Table

FIRST = f"exec@60:{sys.executable} {Path(__file__).resolve().parents[2] / 'docs' / 'players' / 'first.py'}"
NONSENSE = f"exec@60:{sys.executable} -c \"for line in open(0): print('nonsense', flush=True)\""


def with_players(*players: Invited) -> Any:
    return msgspec.structs.replace(PROMPT, players=players)


def program_of(table: Table, seat: int) -> Program:
    """The program that plays for a seat."""
    bot: Any = table.attendants._guests._bots[seat].bot
    return bot  # type: ignore[no-any-return]


async def test_a_program_takes_a_chair_by_its_name_decides_and_says_why(scene: Scene, parlour: ParlourRules) -> None:
    await scene.open(with_players(Invited("Clever", FIRST)))
    table = await scene.table("Ada", "*Clever", "*Clever", game="parlour")
    assert [seat.name for seat in table.record.seats] == ["Ada", "Clever", "Clever 2"]
    ear = scene.ear(table, 0)
    await table.answer(0, "go", question=1, given_by="person")
    await scene.until(lambda: scene.waiting(table) == [0])
    assert [choice for _, choice in scene.journal(table)] == ["go", "stay", "stay"]
    assert {(said.talk.word, said.talk.args["why"]) for said in ear.heard(Said)} == {("guest-why", "the first of 2")}
    connections = [program_of(table, seat).connection for seat in (1, 2)]
    assert all(each is not None and each.hang_up.alive for each in connections)
    await scene.close()
    assert not any(each is not None and each.hang_up.alive for each in connections)


async def test_nonsense_costs_a_program_its_decision_and_is_reported(
    scene: Scene, parlour: ParlourRules, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.open(with_players(Invited("Silly", NONSENSE, "parlour")))
    table = await scene.table("Ada", "*Silly", game="parlour")
    ear = scene.ear(table, 0)
    await table.answer(0, "go", question=1, given_by="person")
    await scene.until(lambda: scene.waiting(table) == [0])
    assert [said.talk.word for said in ear.heard(Said)] == ["guest-drew"]
    assert "the player on seat 1" in caplog.text
    assert "nonsense" in caplog.text


async def test_where_a_player_is_invited_no_longer_the_house_plays_on(scene: Scene, parlour: ParlourRules) -> None:
    await scene.open(with_players(Invited("Clever", FIRST)))
    table = await scene.restart(await scene.table("Ada", "*Clever", game="parlour"))
    await table.answer(0, "go", question=1, given_by="person")
    await scene.until(lambda: scene.waiting(table) == [0])
    assert scene.journal(table) == [(0, "go"), (1, "stay")]


async def test_a_guest_can_name_nobody_but_who_is_invited(scene: Scene) -> None:
    await scene.open(with_players(Invited("Clever", FIRST, "heimlich")))
    for wish, game in (
        (FIRST, "heimlich"),
        ("search", "heimlich"),
        ("Clever", "greif_zu"),
        ("mine.py:Clever", "villa"),
    ):
        with pytest.raises(BadOption):
            await scene.table("Ada", f"*{wish}", "*house", game=game)


def test_what_stands_in_a_record_runs_nothing(tmp_path: Path) -> None:
    players = (Invited("Clever", FIRST, "heimlich"),)
    assert meant("heimlich", "Clever", players) == FIRST
    assert meant("villa", "Clever", players) == "house"
    assert meant("heimlich", f"exec:touch {tmp_path}/here", players) == "house"
    assert meant("heimlich", "greedy", players) == "greedy"


def test_invitations_are_tried_before_the_house_opens(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("class Clever:\n    def __init__(self, rng=None): ...\n")
    one_game = ("heimlich/Shy one=house:shyness=3", "heimlich/Fast=exec@0.5:./fast -x=1")
    players = invited([f"Clever={mine}:Clever", *one_game])
    assert players[2] == Invited("Fast", "exec@0.5:./fast -x=1", "heimlich")
    assert offered("heimlich", players) == [*find("heimlich").bots, "Clever", "Shy one", "Fast"]
    assert offered("villa", players) == [*find("villa").bots, "Clever"]


@pytest.mark.parametrize(
    ("texts", "says"),
    [
        (["Clever"], "NAME=BOT"),
        (["=exec:./player"], "NAME=BOT"),
        (["<b>=exec:./player"], "NAME=BOT"),
        (["Clever=exec:"], "exec:COMMAND"),
        (["Clever=missing.py:Clever"], "missing.py"),
        (["house=exec:./player"], "another name"),
        (["search=exec:./player"], "another name"),
        (["Clever=exec:./one", "villa/Clever=exec:./other"], "another name"),
        (["Shy=house:shyness=3"], "shyness"),
    ],
)
def test_an_invitation_that_cannot_work_is_refused_in_a_sentence(texts: list[str], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        invited(texts)


async def test_a_program_that_wants_to_is_heard_unasked(scene: Scene) -> None:
    await scene.open(with_players(Invited("Clever", FIRST)))
    table = await scene.table("Ada", "*Clever", "?")
    assert Attendants(table)._eager_by_nature(1)
