"""What is put into words in pieces says the same as what is put into words whole."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.conformance.tables import Setting, mixed, telling

from backroom.games import catalogue, find
from backroom.kit import begin
from backroom.server.scribe import Scribe
from backroom.table.sight import NOTHING, Eye, Sight, changes, eyes, look_around, look_around_on

TABLES = [
    Setting(game, rules.usual_seats, options)
    for game, rules in catalogue().items()
    for options in mixed(telling({option.name: option.values(rules.usual_seats) for option in rules.options}), 4)
]


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_every_seat_is_told_all_of_its_news(setting: Setting) -> None:
    game, seats, options = setting
    chance = random.Random(3)
    rules = find(game)
    step = begin(rules, seats, options, chance.random)
    scribe = Scribe()
    before: dict[Eye, Sight] = dict.fromkeys(eyes(step), NOTHING)
    sights = look_around(step, before)
    updates = changes(before, sights)
    for _ in range(40):
        for news in updates.values():
            if news is not None:
                assert msgspec.json.decode(scribe.words(news)) == msgspec.json.decode(msgspec.json.encode(news))
        if step.result is not None:
            return
        step = step.onward(chance)
        seat, ask = chance.choice(list(step.asked.items()))
        step.play(seat, ask.draw(chance.random))
        sights, updates = look_around_on(step, sights)
