"""Hunches of the house player: they fit what has been learned, and say what anybody would say."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import Scene, numbers, scene

from backroom.games.greif_zu.deck import Hand
from backroom.games.greif_zu.house.hunch import Hunch, lessons
from backroom.games.greif_zu.house.outlook import Outlook
from backroom.games.greif_zu.house.reading import BOUGHT, DREW, HURRIED, PUT, WAITING, Reading
from backroom.games.greif_zu.house.sight import Sight, Stock

HANDS = ("john-smith euro-200 euro-100 yen-50 badge", "blonde euro-50 yen-50", "agent yen-50", "pound-50 pound-100")
RICH, POOR, GUILTY = "john-smith euro-200 euro-200 euro-50", "john-smith euro-50", "badge euro-50 yen-50"


def cards(names: str) -> Hand:
    return tuple(sorted(numbers(names)))


def hunch(table: Scene, seat: int = 0) -> Hunch:
    reading = Reading(seat)
    reading.follow(table.game.story(seat))
    stock = Stock(table.party.pool, table.party.deck.extras)
    return Hunch(Outlook(Sight(table.game.view(seat), stock), reading))


def drawing(timers: int = 3) -> Scene:
    """The three others have drawn, and it is Ada's turn."""
    table = scene(HANDS, specials={0: "gift hideout", 2: "left"}, timers=6, coins=(7, 1, 2, 5))
    for seat in (1, 2, 3):
        table.says(seat, "draw").chance("place 1")
    table.party.timers = timers
    return table


def test_looks_at_as_many_things_as_it_has_learned_of() -> None:
    learned, seen = lessons(), hunch(drawing())
    looks, hand = seen.looks(seen.present), seen.cards(seen.sight.hand, seen.present.extras)
    assert {len(row) for row in learned.moment} == {len(looks)}
    assert {len(row) for row in learned.hand} == {len(hand)}
    assert {len(row) for row in learned.fates} == {len(learned.moment)} == {len(learned.hand)} == {len(learned.usual)}
    assert len(learned.fates) == len(learned.fate) == len(seen.worth)


def test_every_fate_is_a_chance() -> None:
    learned, seen = lessons(), hunch(drawing())
    here = learned.of_moment(seen.looks(seen.present))
    for names in (RICH, POOR, GUILTY, ""):
        fate = learned.fated(here, learned.of_hand(seen.cards(cards(names), 5)))
        assert sum(fate) == pytest.approx(1)
        assert min(fate) >= 0


@pytest.mark.parametrize("timers", [1, 2, 3])
def test_would_rather_be_rich_than_poor_and_rather_poor_than_guilty(timers: int) -> None:
    seen = hunch(drawing(timers))
    for measure in (seen.after(HURRIED), seen.after(PUT), seen.now()):
        assert measure(cards(RICH)) > measure(cards(POOR)) > measure(cards(GUILTY))


def test_which_currencies_they_are_makes_no_difference() -> None:
    measure = hunch(drawing()).after(DREW)
    assert measure(cards("john-smith euro-200 yen-100")) == measure(cards("john-smith pound-200 dollar-100"))


def test_a_guilty_hand_is_worth_the_less_the_less_time_is_left() -> None:
    worth = [hunch(drawing(timers)).after(PUT)(cards(GUILTY)) for timers in (5, 3, 1)]
    assert worth == sorted(worth, reverse=True)


def test_knows_how_likely_it_is_to_act_again() -> None:
    """With one timer left, which the start player turns before the next lap, nothing comes after one's own action."""
    seen = hunch(drawing(timers=1))
    assert seen.time(seen.present)[:2] == [1.0, 0.0]
    assert seen.time(seen.present._replace(turns=4)) == [0.0] * 4
    early = hunch(drawing(timers=6))
    assert early.time(early.present._replace(turns=4))[0] > 0.9


def test_remembers_what_it_has_done_itself() -> None:
    table = scene(HANDS, specials={}, timers=6).says(0, "put badge").chance("place 1")
    table.says(1, "timer")
    assert hunch(table).present.last == (PUT, HURRIED, WAITING, WAITING)


def test_what_is_only_supposed_is_forgotten() -> None:
    seen = hunch(drawing())
    supposed = seen.reading.supposing((BOUGHT, HURRIED, PUT, PUT))
    assert supposed.ready(2, 0) > seen.reading.ready(2, 0)
    assert seen.reading.last == {1: DREW, 2: DREW, 3: DREW}
    assert [seen.reading.done[seat, DREW] for seat in range(4)] == [0, 1, 1, 1]


def test_nobody_is_saved_at_the_end_by_what_he_has_not() -> None:
    """A hideout takes one card too many, and not two; with nothing for the end one is too many."""
    seen = hunch(drawing(timers=1))
    one, two = cards("john-smith badge euro-50"), cards("john-smith badge badge euro-50")
    assert not seen.doomed(one)
    assert seen.doomed(two)
    assert seen.turned(two) == seen.outlook.guilty < seen.turned(one)
    assert hunch(drawing(timers=1), seat=1).doomed(one)


def test_imagines_what_others_would_have() -> None:
    here = hunch(drawing()).present
    badge = cards("badge")[0]
    given = here.handed(2, badge).grown(1, 2)
    assert given.seen[2] == (badge,)
    assert given.upset == {2}
    assert given.sizes[2] == here.sizes[2] + 1
    assert given.robbed(2, badge).seen == here.seen
    assert given.robbed(2, badge).sizes == here.sizes


def test_a_rival_with_a_badge_too_many_is_one_rival_fewer() -> None:
    """At the very end, when nobody can put anything back."""
    seen = hunch(drawing(timers=1))
    ended = seen.acted(HURRIED)._replace(last=(HURRIED, PUT, PUT, PUT))
    slipped = ended.handed(1, cards("badge")[0]).grown(1, 1)
    assert seen.measure(slipped)(cards(POOR)) > seen.measure(ended)(cards(POOR))
