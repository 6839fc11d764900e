"""Who may be asked to play: by name, with a temper, from a file, or as a program."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import backroom
from backroom.bots import bot_maker, from_outside
from backroom.bots.temper import reweighed, temper_of, weights
from backroom.games import catalogue, find
from backroom.kit import BadOption

if TYPE_CHECKING:
    from pathlib import Path

MINE = """
from backroom.bots import RandomBot

class Clever(RandomBot):
    pass

clever_not_a_bot = 7
"""


def test_a_bot_of_the_house_is_called_by_its_name() -> None:
    rules = find("heimlich")
    assert bot_maker(rules, "greedy") is rules.bots["greedy"]


def test_a_bot_may_have_another_temper() -> None:
    bot: Any = bot_maker(find("heimlich"), "house:shyness=3,watchers.lead=4.5,breadth=5")(Random(1))
    assert (bot.temper.shyness, bot.temper.watchers.lead, bot.temper.breadth) == (3.0, 4.5, 5)
    assert isinstance(bot.temper.breadth, int)
    usual: Any = find("heimlich").bots["house"](Random(1))
    assert bot.temper.alibi == usual.temper.alibi


def test_a_bot_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE, encoding="utf-8")
    bot = bot_maker(find("heimlich"), f"{file}:Clever")(Random(1))
    game = backroom.new_game("heimlich", 2, {"start": "0"}, seed=1)
    assert bot.choose(game.chair(0)) in game.asked[0]


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ("housse", "house"),
        ("house:shynes=3", "shyness"),
        ("house:shyness=much", "much"),
        ("house:shyness=nan", "nan"),
        ("greedy:shyness=3", "shyness"),
        ("exec:", "exec:COMMAND"),
        ("exec@0:true", "exec:COMMAND"),
        ("exec:'half", "exec:COMMAND"),
        ("no/where.py:Clever", "no/where.py"),
        ("{mine}:Stupid", "Clever"),
        ("{broken}:Clever", "ZeroDivisionError"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_refused_in_a_sentence(wish: str, says: str, tmp_path: Path) -> None:
    mine, broken = tmp_path / "mine.py", tmp_path / "broken.py"
    mine.write_text(MINE, encoding="utf-8")
    broken.write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BadOption) as refused:
        bot_maker(find("heimlich"), wish.format(mine=mine, broken=broken))
    assert says in str(refused.value)


def test_only_code_from_elsewhere_is_from_outside() -> None:
    assert [from_outside(wish) for wish in ("house", "house:shyness=3", "exec:./mine", "mine.py:Clever")] == [
        False,
        False,
        True,
        True,
    ]


class Inner(NamedTuple):
    many: tuple[float, ...] = (1.0, 2.0)


class Outer(NamedTuple):
    inner: Inner = Inner()
    whole: int = 3
    name: str = "not a weight"


def test_weights_are_found_and_changed_by_name_wherever_they_are() -> None:
    assert weights(Outer()) == {"inner.many.0": 1.0, "inner.many.1": 2.0, "whole": 3}
    assert reweighed(Outer(), {"inner.many.1": 5.0, "whole": 4.4}) == Outer(Inner((1.0, 5.0)), 4)


def test_every_temper_of_the_house_can_be_taken_apart_and_put_together() -> None:
    tempers = [temper_of(maker) for rules in catalogue().values() for maker in rules.bots.values()]
    assert any(tempers)
    for temper in filter(None, tempers):
        assert reweighed(temper, weights(temper)) == temper


def test_whoever_plays_one_game_waits_for_no_other_no_network_and_no_words() -> None:
    script = """
import sys, backroom
backroom.find("heimlich")
print(*({"ssl", "urllib.request", "subprocess", "fluent.runtime", "backroom.games.villa"} & sys.modules.keys()))
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []
