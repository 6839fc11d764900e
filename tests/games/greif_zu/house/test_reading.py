"""What the house player reads off the others, and where it thinks its cards are in the wallet."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.greif_zu.party import Scene, scene

from backroom.games.greif_zu.deck import KINDS
from backroom.games.greif_zu.house.mischief import Mischief
from backroom.games.greif_zu.house.places import Places
from backroom.games.greif_zu.house.player import House
from backroom.games.greif_zu.house.reading import BOUGHT, DREW, Reading, laps
from backroom.games.greif_zu.house.sight import Sight, Stock
from backroom.games.greif_zu.house.temper import HOUSE

HANDS = ("john-smith dollar-500 badge", "blonde euro-50", "agent yen-50")


def sight(table: Scene, seat: int = 0) -> Sight:
    return Sight(table.game.view(seat), Stock(table.party.pool, table.party.deck.extras))


def read(table: Scene, seat: int = 0) -> Reading:
    reading = Reading(seat)
    reading.follow(table.game.story(seat))
    return reading


def places(table: Scene, seat: int = 0) -> Places:
    found = Places(seat)
    found.follow(table.game.story(seat), sight(table, seat))
    return found


def likely(table: Scene, name: str) -> dict[int, float]:
    """How likely a card of Ada's is at each place, counted from 1."""
    kind, found = KINDS.index(name), places(table)
    chances = {place + 1: dict(found.at(place)).get(kind, 0.0) for place in range(len(table.party.wallet))}
    return {place: round(chance, 3) for place, chance in chances.items() if chance}


# Who looks ready


def test_who_draws_looks_unready_who_puts_back_or_hurries_looks_ready() -> None:
    table = scene([*HANDS, "blonde"], specials={}).says(0, "timer").says(1, "draw").chance("place 1")
    table.says(2, "put yen-50").chance("place 1").says(3, "timer")
    reading = read(table)
    ready = [reading.ready(seat, 0) for seat in (1, 2, 3)]
    assert ready == sorted(ready)
    assert ready[0] < 0.6
    assert ready[1] > 0.9


def test_of_another_temper_one_takes_strangers_for_hasty_and_wishes_them_ill() -> None:
    table = scene(HANDS, specials={})
    hasty, calm = (Reading(0, HOUSE._replace(haste=(haste,) * 5)) for haste in (0.9, 0.1))
    assert hasty.time_left(sight(table), 4)[2] < calm.time_left(sight(table), 4)[2]
    spiteful, kind = (
        Mischief(sight(table), Reading(0, HOUSE._replace(ruined=ruined, mended=0.0))) for ruined in (0.9, 0.1)
    )
    assert spiteful.harm_at_last[1] == pytest.approx(9 * kind.harm_at_last[1])


def test_with_time_everybody_gets_readier() -> None:
    reading = read(scene(HANDS, specials={}).says(0, "timer").says(1, "draw").chance("place 1"))
    assert reading.ready(1, 0) < reading.ready(1, 1) < reading.ready(1, 3) < 1


def test_a_card_from_somebody_else_upsets_a_hand() -> None:
    table = scene(HANDS, specials={0: "gift"}).says(0, "timer").says(1, "timer").says(2, "timer")
    before = read(table).ready(1, 0)
    assert read(table.says(0, "play gift", "give 1 badge")).ready(1, 0) < before


def test_notices_what_was_done_before_what_was_paid_and_who_got_a_card_until_the_round_is_over() -> None:
    hands = ("john-smith euro-50 badge", "blonde yen-200 yen-100 yen-50", "agent yen-50")
    table = scene(hands, specials={0: "gift"}).says(0, "draw").chance("place 1").says(1, "draw").chance("place 1")
    table.says(2, "timer").says(0, "play gift", "give 1 badge")
    assert read(table).upset == {1}
    table.says(0, "timer").says(1, "buy", "pay yen-100,yen-200", "id john-smith")
    reading = read(table)
    assert (reading.before[1], reading.last[1], reading.upset) == (DREW, BOUGHT, set())
    assert (reading.paid[1], reading.paid[2]) == (300, 0)
    reading.follow([{"word": "log-begin", "args": {}}])
    assert (reading.before, reading.last, reading.paid[1]) == ({}, {}, 0)


def test_the_verdicts_of_earlier_rounds_are_remembered() -> None:
    table = scene(["john-smith", "blonde jewel-50", "badge"], timers=1, specials={}).round_ends()
    table.says(2, "chip 1").draws_chips()
    reading = read(table)
    assert reading.ready(1, 0) > reading.ready(2, 0)


def test_the_start_players_due_timer_is_no_hurry() -> None:
    table = scene(HANDS, specials={}, coins=(2, 1, 5)).says(1, "draw").chance("place 1")
    usual = read(table.says(2, "timer")).haste(1)
    table.says(0, "timer")
    assert table.view["timers"] == 3
    assert read(table).haste(1) == usual
    assert read(table.says(1, "timer")).haste(1) > usual


def test_who_never_hurries_is_known_for_it() -> None:
    table = scene(HANDS, specials={})
    haste = []
    for _ in range(3):
        table.says(0, "draw").chance("place 1").says(1, "draw").chance("place 1").says(2, "timer")
        haste.append(read(table).haste(1))
    assert haste == sorted(haste, reverse=True)
    assert read(table).haste(2) > haste[-1]


# Time


def test_with_nobody_in_a_hurry_only_the_start_player_turns_timers() -> None:
    assert laps(3, (), (0.0, 0.0), (0.0, 0.0)) == (1.0, 1.0, 1.0, 0.0)


def test_with_everybody_in_a_hurry_the_round_is_over_before_one_is_back() -> None:
    assert laps(3, (), (1.0, 1.0), (1.0, 1.0)) == (1.0, 0.0, 0.0, 0.0)


def test_in_between_it_is_a_matter_of_luck() -> None:
    assert laps(2, (), (0.5, 0.5), (0.5, 0.5))[1] == pytest.approx(0.25)
    assert laps(2, (0.5,), (0.5,), (0.5,)) == pytest.approx((1.0, 0.25, 0.0))


# Places in the wallet


def test_a_card_is_where_one_has_put_it_as_long_as_nobody_reaches_in() -> None:
    table = scene(HANDS, specials={}).says(0, "put-at badge", "place 9").says(1, "timer").says(2, "timer")
    assert likely(table, "badge") == {9: 1.0}


def test_a_card_put_anywhere_is_not_looked_for() -> None:
    table = scene(HANDS, specials={}).says(0, "put badge").chance("place 9")
    assert places(table).cards == []


def test_draws_of_others_bring_it_forward_or_take_it() -> None:
    table = scene(HANDS, wallet="yen-100 yen-200 yen-50", specials={}).says(0, "put-at badge", "place 2")
    table.says(1, "draw").chance("place 4").says(2, "timer")
    assert likely(table, "badge") == {2: 0.5, 1: 0.25}


def test_cards_that_others_put_back_push_it_on() -> None:
    table = scene(HANDS, wallet="yen-100 yen-200", specials={}).says(0, "put-at badge", "place 2")
    table.says(1, "put euro-50").chance("place 1").says(2, "timer")
    assert likely(table, "badge") == {2: 0.5, 3: 0.5}


def test_what_is_not_found_is_elsewhere() -> None:
    table = scene(HANDS, wallet="yen-100 yen-200 yen-50", specials={}).says(0, "put-at badge", "place 2")
    table.says(1, "draw").chance("place 1").says(2, "timer").says(0, "draw-at", "place 2")
    assert likely(table, "badge") == {1: 0.5}


def test_what_is_found_is_no_longer_there() -> None:
    table = scene(HANDS, specials={}).says(0, "put-at badge", "place 9").says(1, "timer").says(2, "timer")
    assert places(table.says(0, "draw-at", "place 9")).cards == []


def test_the_odds_are_those_of_all_the_worlds_that_could_be() -> None:
    table = scene(HANDS, wallet="yen-100 yen-200 yen-50 pound-50", specials={}).says(0, "put-at dollar-500", "place 3")
    table.says(1, "draw").chance("place 1").says(2, "put yen-50").chance("place 1")
    kind, rng = KINDS.index("dollar-500"), Random(1)
    worlds = [table.game.redeal(0, rng).state.wallet for _ in range(1500)]
    found = Counter(wallet.index(kind) + 1 for wallet in worlds if kind in wallet)
    for place, chance in likely(table, "dollar-500").items():
        assert found[place] / len(worlds) == pytest.approx(chance, abs=0.05)


def test_a_new_round_has_a_new_wallet() -> None:
    table = scene(["john-smith badge", "john-smith", "john-smith"], timers=2, specials={})
    table.says(0, "put-at badge", "place 9").says(1, "timer").says(2, "timer").everybody_passes().draws_chips()
    assert places(table).cards == []


def test_the_house_player_takes_back_what_it_can_use_now() -> None:
    hands = ("millionaire euro-200 euro-500", "blonde euro-50", "agent yen-50")
    table = scene(hands, specials={}).says(0, "put-at euro-500", "place 9").says(1, "timer").says(2, "timer")
    house = House(Random(1))
    for answer in ("draw-at", "place 9"):
        assert table.game.asked[0].text(house.choose(table.game.chair(0))) == answer
        table.says(0, answer)
    assert table.hands[0] == "millionaire euro-200 euro-500"


# The last to act


def test_the_others_are_helpless_when_the_round_ends_before_their_turn() -> None:
    """Ben is the start player, whose timer falls before he acts; nobody else has to turn one."""
    table = scene(HANDS, specials={}, coins=(5, 1, 2), timers=6)
    for seat in (1, 2):
        table.says(seat, "draw").chance("place 1")
    reading = read(table)
    table.party.timers = 1
    assert reading.helpless(sight(table)) == {1: 1.0, 2: 1.0}
    table.party.timers = 2
    helpless = reading.helpless(sight(table))
    assert helpless[1] == 0.0
    assert helpless[2] == pytest.approx(reading.haste(1))
