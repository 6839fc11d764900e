"""M-28, exactly: something is marked if and only if no course of the box fits all that was said and shown."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.mafia_de_cuba.scenes import Scene, box_passed, sit_down

from backroom.games.mafia_de_cuba.courses import courses
from backroom.games.mafia_de_cuba.marks import SHOWN, Heard, clashes, evidence, fit, heard_by_all
from backroom.games.mafia_de_cuba.state import (
    MOST_HIDDEN,
    NOTHING,
    PASSED,
    RECEIVED,
    SILENT,
    TOKEN_LOOT,
    TOOK,
    UNSAID,
    Box,
    Claim,
    Family,
    in_figures,
    without,
)
from backroom.games.mafia_de_cuba.taking import bagging, taking

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.rule("M-28")


def as_told(box: Box, claim: Claim) -> bool:
    return all(said in (UNSAID, true) for said, true in zip(claim, in_figures(box), strict=True))


def by_the_rules(box: Box, place: int, people: int) -> Iterator[tuple[int, Box]]:
    """All that can be taken out of a box, and what is left, as the rules offer it."""
    for bag in bagging(box[1:]) if place == 0 else (NOTHING,):
        rest = without(box, bag)
        for loot in taking(rest, place == people - 1):
            yield loot, without(rest, loot)


def can_be_true(heard: Heard) -> bool:
    """Every course of the box played out by the rules, take by take, as far as it fits."""
    godfather, *suspects = heard.around
    own = heard.claims[godfather]
    boxes = {
        box
        for hidden in range(MOST_HIDDEN + 1)
        if own[TOOK] in (UNSAID, hidden) and as_told(box := without(heard.full, hidden), own[PASSED])
    }
    for place, seat in enumerate(suspects):
        claim, shown = heard.claims[seat], heard.shown[seat]
        boxes = {
            left
            for box in boxes
            if as_told(box, claim[RECEIVED])
            for loot, left in by_the_rules(box, place, len(suspects))
            if claim[TOOK] in (UNSAID, loot) and shown in (UNSAID, loot) and as_told(left, claim[PASSED])
        }
    return any(as_told(box, own[RECEIVED]) for box in boxes)


def after_the_box(seats: int, rng: Random) -> Family:
    """A table at which everybody has taken just anything, thieves modestly."""
    scene = sit_down(seats, killer=rng.choice(("no", "yes")))
    while scene.view["phase"] != "interrogation" and scene.game.result is None:
        ((seat, ask),) = scene.game.asked.items()
        tokens = [choice for choice in ask if choice < 0]
        scene.game.play(seat, rng.choice(tokens if tokens and rng.random() < 0.6 else list(ask)[:4]))
    return scene.game.state


def some_talk(family: Family, rng: Random) -> Heard:
    """Parts of the truth, with a figure here and there that is not quite so."""
    claims = []
    shown = [UNSAID] * family.seats
    lies = rng.choice((0.0, 0.01, 0.03, 0.1))
    for seat in range(family.seats):
        received, passed = family.received[seat], family.passed(seat)
        assert received is not None
        assert passed is not None
        true = (*in_figures(received), *in_figures(passed), family.loot[seat])
        spoken = rng.random()
        claim = [figure if rng.random() < spoken * 0.7 else UNSAID for figure in true]
        for place, figure in enumerate(claim):
            if place != TOOK and figure != UNSAID and rng.random() < lies:
                claim[place] = max(0, figure + rng.choice((-2, -1, 1, 2)))
        if claim[TOOK] != UNSAID and rng.random() < lies:
            claim[TOOK] = rng.choice((NOTHING, 1, 2, 9, *TOKEN_LOOT)) if seat != family.godfather else 3
        claims.append(tuple(claim))
        if seat != family.godfather and rng.random() < 0.1:
            shown[seat] = family.loot[seat]
    return Heard(family.box, family.round_from_godfather(), tuple(claims), tuple(shown), 0, 0, ())


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_marked_if_and_only_if_no_course_fits(seats: int) -> None:
    rng = Random(seats)
    impossible = 0
    for number in range(600):
        if number % 20 == 0:
            family = after_the_box(seats, rng)
        if family.outcome is not None:
            continue
        heard = some_talk(family, rng)
        found = clashes(heard.full, heard.around, heard.claims, heard.shown)
        assert bool(found) is not can_be_true(heard), heard
        impossible += bool(found)
    assert 100 < impossible < 500


@pytest.mark.parametrize("seats", [5, 8, 12])
def test_every_clash_is_one_and_nothing_in_it_could_be_left_out(seats: int) -> None:
    rng = Random(seats)
    seen = 0
    for _ in range(60):
        family = after_the_box(seats, rng)
        if family.outcome is not None:
            continue
        heard = some_talk(family, rng)
        ways = courses(heard.full, seats - 1)
        found = clashes(heard.full, heard.around, heard.claims, heard.shown)
        for clash in found:
            seen += 1
            assert not fit(ways, clash.parts)
            for left_out in clash.parts:
                assert fit(ways, [part for part in clash.parts if part is not left_out])
        blamed = {(part.who, part.about) for clash in found for part in clash.parts if part.about != SHOWN}
        told = [*evidence(ways, heard.around, heard.claims, heard.shown)]
        assert fit(ways, [one for one in told if (one.who, one.about) not in blamed])
    assert seen > 20


@pytest.fixture
def scene() -> Scene:
    """Ben and Finn are thieves."""
    return box_passed("3 loyal agent driver 4 loyal loyal", hide=2)


def test_a_first_player_received_ten_at_least(scene: Scene) -> None:
    scene.play(1, "received 7 - - -")
    assert scene.marks(1) == ["never"]
    scene.play(1, "received 10 - - -")
    assert scene.marks(1) == ["changed"]


def test_more_tokens_in_all_than_the_box_began_with(scene: Scene) -> None:
    scene.play(3, "received - - - - 6")
    assert scene.marks(3) == ["too-many"]
    scene.play(4, "received 12 3 1 1 -")
    assert scene.marks(4) == [], "three thieves with a diamond each"
    scene.play(5, "received 12 3 1 1 -")
    assert "never" in scene.marks(5), "four of them leave eleven at most"


def test_two_claims_three_seats_apart(scene: Scene) -> None:
    """Nothing but tokens is gone between Cleo and Finn, and more of them than people can have taken."""
    scene.play(2, "passed 10 3 1 1").play(5, "received 10 0 0 0")
    assert (scene.marks(2), scene.marks(5)) == (["vanished"], ["vanished"])
    assert scene.marks(3) == scene.marks(4) == []


def test_a_total_and_its_kinds(scene: Scene) -> None:
    scene.play(2, "received - 3 1 1 -", "took loyal", "passed - - - - 4")
    assert scene.marks(2) == []
    scene.play(2, "passed - - - - 3")
    assert scene.marks(2) == ["sum", "changed"]


def test_a_clash_says_where_it_is(scene: Scene) -> None:
    scene.play(1, "passed 12 3 1 1").play(2, "received 10 3 1 1").play(5, "took driver")
    (clash,) = scene.view["clashes"]
    assert clash["word"] == "clash-neighbours"
    assert clash["args"]["seats"] == ["@seat-1", "@seat-2"]
    assert clash["between"] == [
        {"who": 1, "about": "passed", "things": ["diamonds"]},
        {"who": 2, "about": "received", "things": ["diamonds"]},
    ]


def test_all_who_claim_the_same_token_are_in_it() -> None:
    scene = box_passed("3 loyal agent driver 4 loyal loyal", hide=2)
    for seat in (1, 3, 6):
        scene.play(seat, "took driver")
    assert [scene.marks(seat) for seat in (1, 3, 6)] == [["too-often"]] * 3
    assert scene.marks(4) == []


def test_marks_of_a_table_are_those_of_everybody_who_hears_it(scene: Scene) -> None:
    scene.play(1, "received 7 - - -")
    heard = heard_by_all(scene.game.state)
    assert heard.claims[2] == SILENT
    assert all(scene.seen_by(seat)["clashes"] == scene.view["clashes"] for seat in range(8))
