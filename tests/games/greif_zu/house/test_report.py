"""What the luck of the draw is worth, counted over some games."""

from __future__ import annotations

from collections import Counter
from random import Random

import backroom
from backroom.games import find
from backroom.games.greif_zu.house.report import GUESTS, TABLES, Luck, named, richest
from backroom.kit import Chart, Experiment, Table


def played(bot: str, seats: int, games: int) -> Counter[str]:
    """The counts of some games of one kind of bot."""
    report, counts = Luck(), Counter[str]()
    for number in range(games):
        game = backroom.new_game("greif_zu", seats, seed=number)
        experiment = Experiment(named(bot, seats), seats, (bot,) * seats, {}, games)
        counts.update(report.play(experiment, number, game, Random(number)))
    return counts


def test_the_house_and_the_greedy_at_tables_of_two_four_and_seven() -> None:
    experiments = Luck().experiments(10)
    assert [(e.seats, e.bots[0], e.games) for e in experiments] == [(s, b, 10) for s in TABLES for b in GUESTS]
    assert find("greif_zu").report is not None


def test_every_win_is_counted_by_coin_and_by_seat() -> None:
    counts = played("greedy", 4, 8)
    assert counts["games"] == 8
    assert counts["rounds"] == 24
    by_seat = sum(counts[f"game by seat {seat}"] for seat in range(1, 5))
    assert by_seat == sum(counts[f"game by coin {coin}"] for coin in (1, 2, 5, 7)) == counts["won greedy"] >= 8
    assert 12 < sum(counts[f"round by coin {coin}"] for coin in (1, 2, 5, 7)) <= 24


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


def test_the_findings_have_three_tables_for_each_size_and_a_chart() -> None:
    counts = {named(bot, seats): played("random", seats, 1) for seats in TABLES for bot in GUESTS}
    found = Luck().findings(counts)
    tables = [part for part in found if isinstance(part, Table)]
    assert [len(part.head) - 2 for part in tables] == [2] * 3 + [4] * 3 + [7] * 3
    assert all(len(row) == len(part.head) for part in tables for row in part.rows)
    (chart,) = (part for part in found if isinstance(part, Chart))
    assert [line.name for line in chart.lines] == [named(bot, seats) for seats in TABLES for bot in GUESTS]
