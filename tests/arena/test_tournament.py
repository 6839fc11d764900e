"""Tournaments: the same deals for everybody, honest intervals, and the games to read again."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom import arena
from backroom.arena import contest
from backroom.arena.bouts import Bout, Contest, play_bout
from backroom.arena.records import findings, read_games, thinned
from backroom.arena.standing import Ratings, Sample
from backroom.kit import BadOption, Chart, Table

if TYPE_CHECKING:
    from pathlib import Path


def held(**changed: Any) -> dict[str, Any]:
    """What a tournament says, but for the time it took."""
    wish: dict[str, Any] = {
        "game": "heimlich",
        "seats": 3,
        "bots": ["greedy", "random"],
        "options": {"rules": "basic"},
        "seed": 5,
        "deals": 6,
    } | changed
    said = arena.tournament(**wish).as_json()
    del said["pace"]
    return said


def test_everybody_sits_alone_on_every_seat_and_once_among_their_own() -> None:
    played = Contest.of("heimlich", 3, ["greedy", "random"], None, 1, journals=False)
    assert [*Bout(0, 0, 1).tables(played)] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]
    assert [*Bout(0, 1, 1).tables(played)] == [("random", "random", "random")]
    assert len(played.bouts(5)) == 5 * 4


def test_hosts_may_be_named_and_nobody_else_has_guests() -> None:
    with pytest.raises(BadOption):
        held(bots=["random"], among=["random"])
    said = held(bots=["random", "blind:iterations=1"], among=["greedy"], deals=2)
    assert said["bots"] == ["random", "blind:iterations=1", "greedy"]
    assert {(met["bot"], met["among"]) for met in said["meetings"]} == {(bot, "greedy") for bot in said["bots"]}
    assert said["games"] == 2 * (1 + 2 * 3)
    assert [*said["by_seat"]] == said["among"] == ["greedy"]


def test_all_games_of_a_deal_are_dealt_and_rolled_alike() -> None:
    played = Contest.of("heimlich", 3, ["greedy", "random"], {"rules": "expert"}, 1, journals=True)
    dealt = set()
    for bout in played.bouts(1):
        for line in play_bout(played, bout).journals:
            journal = json.loads(line)["journal"]
            dealt.add(
                tuple(choice for _, choice in journal[: next(n for n, (seat, _) in enumerate(journal) if seat >= 0)])
            )
    assert len(dealt) == 1


def test_the_same_seed_gives_the_same_outcome_on_any_executor() -> None:
    alone = held(executor=ThreadPoolExecutor(1))
    with ThreadPoolExecutor(3) as threads:
        assert held(executor=threads) == alone
    assert held() == alone
    assert held(seed=6) != alone
    assert json.loads(json.dumps(alone)) == alone


def test_the_better_bot_is_found_and_rated_higher() -> None:
    said = held(deals=12)
    share = {(entry["bot"], entry["among"]): entry for entry in said["meetings"]}
    assert share["greedy", "random"]["share"]["mean"] > share["random", "greedy"]["share"]["mean"]
    assert share["greedy", "random"]["lift"]["low"] > 0 > share["random", "greedy"]["lift"]["high"]
    assert [rating["bot"] for rating in said["ratings"]] == ["greedy", "random"]
    assert sum(rating["mu"] for rating in said["ratings"]) == pytest.approx(50)
    assert said["games"] == 12 * (2 + 2 * 3)


def test_it_stops_as_soon_as_every_share_is_sure_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "LEAST", 4)
    asked = {"precision": 0.2, "deals": 300}
    soon = held(**asked)
    assert 4 <= soon["deals"] < 300
    assert soon["margin"] <= 0.2
    assert held(deals=soon["deals"] - 1)["margin"] > 0.2
    with ThreadPoolExecutor(3) as threads:
        assert held(executor=threads, **asked) == soon


def test_few_deals_that_agree_are_not_taken_for_certain() -> None:
    sample = Sample()
    for _ in range(3):
        sample.add(1.0)
    assert sample.estimate().margin > 0.3
    assert sample.estimate().high == 1.0
    for _ in range(1000):
        sample.add(1.0)
    assert sample.estimate().margin < 0.01


def test_an_interval_holds_about_as_often_as_it_says() -> None:
    from random import Random

    rng, held_true = Random(3), 0
    for _ in range(400):
        sample = Sample()
        for _ in range(60):
            sample.add(rng.random() < 0.3)
        estimate = sample.estimate()
        held_true += estimate.low <= 0.3 <= estimate.high
    assert 365 <= held_true <= 396


def test_a_bot_on_several_seats_learns_once_and_equals_stay_equal() -> None:
    ratings = Ratings()
    for winner in (0, 1, 2, 3):
        ratings.add(("a", "b", "b", "b"), (winner,))
    assert abs(ratings.centred()["a"] - ratings.centred()["b"]) < 1.5


def test_ctrl_c_keeps_the_deals_that_are_complete() -> None:
    kept: list[str] = []

    def stop(done: int, bouts: int) -> None:
        if done == 11:
            raise KeyboardInterrupt

    with pytest.raises(arena.Stopped) as stopped:
        held(progress=stop, executor=ThreadPoolExecutor(1), keep=kept.append)
    outcome = stopped.value.tournament
    assert outcome is not None
    assert (outcome.deals, outcome.wanted) == (2, 6)
    assert len(kept) == outcome.games == 2 * 8


def test_the_games_can_be_read_back_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with file.open("w", encoding="utf-8") as lines:
        held(deals=2, keep=lambda line: lines.write(f"{line}\n"))
    records = [*read_games(file)]
    assert [record.deal for record in records] == [0] * 8 + [1] * 8
    assert records[0].bots == ["greedy"] * 3
    for record in records:
        save = record.save
        assert (
            backroom.replay(save.game, save.seats, save.options, save.journal, version=save.version).result is not None
        )


def test_the_page_has_every_table_and_a_chart_of_seats_and_ratings() -> None:
    found = findings(arena.tournament("heimlich", 2, ["greedy", "random"], None, 1, deals=3))
    assert [len(part.rows) for part in found if isinstance(part, Table)] == [2] * 5
    assert [part.title for part in found if isinstance(part, Chart)] == ["Share of games won by seat", "Ratings"]


def test_the_page_names_the_hosts() -> None:
    found = findings(arena.tournament("heimlich", 2, ["random"], None, 1, among=["greedy"], deals=3))
    assert "among greedy, who sat once among their own" in str(found[0])
    shares = next(part for part in found if isinstance(part, Table))
    assert shares.head == ("", "greedy")
    assert [len(row) for row in shares.rows] == [2, 2]


def test_a_team_has_neither_ratings_nor_better_seats() -> None:
    outcome = arena.tournament("villa", 2, ["first", "random"], None, 1, deals=1, executor=ThreadPoolExecutor(1))
    assert outcome.together
    found = findings(outcome)
    assert "All win or lose together" in str(found[0])
    assert [len(part.rows) for part in found if isinstance(part, Table)] == [2] * 3
    assert not any(isinstance(part, Chart) for part in found)


def test_a_long_line_is_thinned_and_keeps_its_end() -> None:
    course = [(deal, float(deal)) for deal in range(1, 101)]
    assert len(thinned(course)) <= 12
    assert thinned(course)[-1] == course[-1]


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], []])
def test_a_tournament_takes_two_bots_that_differ(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        held(bots=bots)
