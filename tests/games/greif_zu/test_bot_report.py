"""What the luck of the draw is worth, counted over some games."""

import pytest

from backroom.games import find
from backroom.games.greif_zu.report import report


def test_tells_the_shares_by_coin_and_by_seat() -> None:
    told: list[tuple[int, int]] = []
    figures = report(find("greif_zu"), 3, 20, "random", 4, lambda done, games: told.append((done, games)))
    assert figures["rounds_by_coin"].keys() == figures["games_by_first_coin"].keys() == {1, 2, 5}
    assert figures["games_by_seat"].keys() == {0, 1, 2}
    assert told[-1] == (20, 20)


def test_every_game_has_a_winner_and_shared_ones_several() -> None:
    figures = report(find("greif_zu"), 4, 20, "greedy", 4)
    assert sum(figures["games_by_seat"].values()) >= 0.999
    assert sum(figures["games_by_first_coin"].values()) == pytest.approx(sum(figures["games_by_seat"].values()))
    assert 0.5 < sum(figures["rounds_by_coin"].values()) <= 1.001


def test_the_same_seed_tells_the_same() -> None:
    first, second = (report(find("greif_zu"), 2, 5, "greedy", 9) for _ in range(2))
    assert first == second
