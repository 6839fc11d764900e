"""Nothing shows who holds which special card: neither what a table sends to anybody, nor whom it waits for."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from tests.games.greif_zu.party import INNOCENT, Scene, scene

from backroom.games.greif_zu.deck import SPECIALS
from backroom.table.sight import look

ADAS, CLEOS = "right wish", "stolen swap"
PAIRS = [" ".join(two) for two in combinations([name for name in SPECIALS if name not in f"{ADAS} {CLEOS}".split()], 2)]
"""Whatever Ben may hold then."""


def sent(table: Scene) -> bytes:
    """All that a table sends to Ada, to Cleo and to a spectator, the number of the question included."""
    return msgspec.json.encode([look(table.game, seat) for seat in (0, 2, None)])


def evening(held: str) -> list[bytes]:
    """A round in which Ben, with these special cards, never plays one, and what the others are sent on the way."""
    table = scene([INNOCENT, "blonde jewel-50 dollar-50", INNOCENT], specials={0: ADAS, 1: held, 2: CLEOS}, timers=4)
    seen = [sent(table)]
    for seat, answers in [(0, ["timer"]), (1, ["put-at dollar-50", "place 3"]), (2, ["timer"]), (0, ["timer"])]:
        for answer in answers:
            table.says(seat, answer)
            seen.append(sent(table))
    while table.asked and "ask-end-card" in table.asked.values():
        table.says(table.on_turn, "pass")
        seen.append(sent(table))
    return seen


def test_whatever_somebody_holds_the_others_are_sent_the_same() -> None:
    first, *others = map(evening, PAIRS)
    assert len(first) == 9
    assert all(other == first for other in others)


@pytest.mark.rule("G-29", "G-51")
@pytest.mark.parametrize("held", ["gift left", "gift hideout", "hideout exchange", "emergency buy-time"])
def test_at_the_end_everybody_is_waited_for_whether_they_can_do_anything_or_not(held: str) -> None:
    table = scene([INNOCENT] * 3, specials={0: ADAS, 1: held, 2: CLEOS}, timers=1).turns_timer()
    waited = []
    while "ask-end-card" in table.asked.values():
        waited.append(table.view["waiting"])
        table.says(table.on_turn, "pass")
    assert waited == [[0], [1], [2]]


@pytest.mark.rule("G-29", "G-46")
@pytest.mark.parametrize("hand", ["badge", "yen-50", "yen-50 yen-100", "yen-500 badge agent"])
def test_a_wish_is_answered_by_its_target_whatever_they_hold(hand: str) -> None:
    table = scene(["", hand, ""], specials={0: "wish"}).says(0, "play wish", "wish 1 yen")
    assert table.view["waiting"] == [1]


@pytest.mark.rule("G-29", "G-37")
def test_everybody_with_cards_is_asked_to_lay_one_also_who_has_no_money() -> None:
    table = scene(["yen-50", "badge agent", "jewel-50", ""], specials={0: "redistribution"})
    assert table.says(0, "play redistribution").view["waiting"] == [0, 1, 2]
    assert table.says(1, "lay nothing").view["waiting"] == [0, 2]


def test_an_emergency_that_could_not_be_played_is_kept_as_secretly_as_any_card() -> None:
    """Nobody else is sent anything when somebody tries a card in vain."""
    table = scene(["john-smith", "blonde", "agent"], specials={0: "emergency", 1: "gift"})
    before = msgspec.json.encode([look(table.game, seat) for seat in (1, 2, None)])
    table.refuses(0, "play emergency")
    assert msgspec.json.encode([look(table.game, seat) for seat in (1, 2, None)]) == before
