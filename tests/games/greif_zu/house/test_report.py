"""What the report counts of a game, and how it tells it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.greif_zu.party import cards_deal, coins_deal, new_table, numbers, scene, specials_deal

import backroom
from backroom.games import find
from backroom.games.greif_zu.deck import (
    AGENT,
    BLONDE,
    EMERGENCY,
    GIFT,
    JOHN,
    MILLIONAIRE,
    POLICEMAN,
    SPECIALS,
    WISH,
)
from backroom.games.greif_zu.house.report import (
    GUESTS,
    RIVALS,
    TABLES,
    Evenings,
    among,
    best_is_gone,
    count_judgements,
    count_specials,
    named,
    richest,
)
from backroom.kit import Chart, Experiment, Table

WALLET = "jewel-50 agent yen-100 credit-card pound-100 euro-100 yen-50 yen-50 yen-50 pound-50 pound-50 dollar-50"


def played(bot: str, seats: int, games: int) -> Counter[str]:
    """The counts of some games of one kind of bot."""
    report, counts = Evenings(), Counter[str]()
    for number in range(games):
        game = backroom.new_game("greif_zu", seats, seed=number)
        experiment = Experiment(named(bot, seats), seats, (bot,) * seats, {}, games)
        counts.update(report.play(experiment, number, game, Random(number)))
    return counts


def test_the_house_alone_among_others_and_everybody_at_tables_of_two_four_and_seven() -> None:
    experiments = Evenings().experiments(10)
    alone, alike = experiments[: len(RIVALS)], experiments[len(RIVALS) :]
    assert [(e.bots, e.games) for e in alone] == [(("house", *(rival,) * 3), 10) for rival in RIVALS]
    assert [(e.seats, {*e.bots}) for e in alike] == [(seats, {bot}) for seats in TABLES for bot in GUESTS]
    # The house takes its time: half as many.
    assert {e.games for e in alike if "house" in e.bots} == {5}
    assert find("greif_zu").report is not None


def test_every_win_is_counted_by_coin_and_by_seat() -> None:
    counts = played("greedy", 4, 5)
    assert counts["games"] == 5
    assert counts["rounds"] == 15
    by_seat = sum(counts[f"game by seat {seat}"] for seat in range(1, 5))
    assert by_seat == sum(counts[f"game by coin {coin}"] for coin in (1, 2, 5, 7)) == counts["won greedy"] >= 5
    assert 7 < sum(counts[f"round by coin {coin}"] for coin in (1, 2, 5, 7)) <= 15


def test_a_round_is_won_by_who_draws_the_most_chips() -> None:
    game = backroom.new_game("greif_zu", 3, seed=5)
    bots = [find("greif_zu").bots["greedy"](Random(seat)) for seat in range(3)]
    won = []
    last = game.state.last
    while game.result is None:
        for seat in game.asked:
            game.play(seat, bots[seat].choose(game.chair(seat)))
            if game.state.last is not last:
                last = game.state.last
                won.append(max(range(3), key=lambda who: last.won[who]) if any(last.won) else None)
                break
    assert [(number, seat) for number, seat in enumerate(won) if seat is not None] == list(richest(game))


def test_special_cards_are_counted_by_the_turn_of_their_owner() -> None:
    table = new_table(3).chance(
        specials_deal({0: "gift wish", 1: "left right", 2: "swap stolen"}, 3),
        cards_deal(new_table(3).party.pool, numbers("john-smith badge " + "euro-50 " * 3 + WALLET)),
        coins_deal((1, 2, 5)),
    )
    table.says(0, "play gift", "give 1 badge", "draw").chance("place 1").says(1, "timer").says(2, "timer")
    table.says(0, "play wish", "wish 1 500")
    counts = Counter[str]()
    count_specials(table.game, counts)
    assert counts == {f"played {GIFT} 1": 1, f"played {WISH} 2": 1}


def test_an_officer_is_compared_with_one_who_sees_every_hand() -> None:
    hands = ("policeman badge euro-50", "john-smith euro-50", "blonde agent badge", "millionaire")
    for searched, hit in ((1, 0), (2, 1)):
        table = scene(hands, specials={}, timers=1).says(0, "timer", f"player {searched}")
        counts = Counter[str]()
        count_judgements(table.game, counts)
        assert (counts["patrols"], counts["patrols hit"], counts["patrols could hit"]) == (1, hit, 1)


@pytest.mark.parametrize(("left", "gone"), [((JOHN, POLICEMAN, MILLIONAIRE, BLONDE, AGENT), False), ((AGENT,), True)])
def test_an_id_is_gone_when_none_that_is_left_is_as_good(left: tuple[int, ...], gone: bool) -> None:
    table = scene(["euro-200 euro-100 euro-200 euro-50", *["euro-50"] * 3], specials={}, timers=1)
    table.party.extras = left
    table.says(0, "buy", "pay euro-100,euro-200")
    assert best_is_gone(table.game, 0) is gone


def test_the_findings_tell_how_strong_it_is_how_it_plays_and_what_luck_is_worth() -> None:
    counts = {named(bot, seats): played("random", seats, 1) for seats in TABLES for bot in GUESTS}
    counts |= {among(rival): Counter({"games": 4, "won house": 3}) for rival in RIVALS}
    found = Evenings().findings(counts)
    strength, ways, when, *tables = [part for part in found if isinstance(part, Table)]
    assert [row[:3] for row in strength.rows] == [(among(rival), "4", "75.0 %") for rival in RIVALS]
    assert len(ways.rows) == 4
    assert [row[0] for row in when.rows] == [*SPECIALS[: EMERGENCY + 1]]
    assert [len(part.head) - 2 for part in tables] == [2] * 3 + [4] * 3 + [7] * 3
    assert all(len(row) == len(part.head) for part in (strength, ways, when, *tables) for row in part.rows)
    (chart,) = (part for part in found if isinstance(part, Chart))
    assert [line.name for line in chart.lines] == [named(bot, seats) for seats in TABLES for bot in GUESTS]
