"""The box: what is in it, and that everything adds up."""

from collections import Counter

import pytest
from tests.games.cosa_nostra.family import planning
from tests.games.cosa_nostra.second_table import BOX

import backroom


@pytest.mark.rule("C-1")
def test_three_to_five_players() -> None:
    rules = backroom.find("cosa_nostra")
    assert (rules.min_seats, rules.max_seats) == (3, 5)
    for seats in (2, 6):
        with pytest.raises(backroom.BackroomError):
            backroom.new_game("cosa_nostra", seats=seats)


@pytest.mark.rule("C-2")
def test_everything_is_there() -> None:
    by_round = [
        sum(job["round"] == number for job in BOX["cash_job"]) + sum(job["counts"][number - 1] for job in BOX["job"])
        for number in (1, 2, 3, 4)
    ]
    assert by_round == [20, 20, 25, 25]
    assert sum(by_round) == 90
    assert sum(business["count"] for business in BOX["business"]) == 34
    assert sum(card["count"] for card in BOX["influence"]) == 33
    assert (len(BOX["gangster"]), len(BOX["family"]), len(BOX["monopoly"])) == (30, 5, 3)
    assert {entry["source"] for part in BOX.values() for entry in part} <= {"printed", "researched", "reconstructed"}


@pytest.mark.rule("C-2")
def test_the_game_holds_just_these_cards() -> None:
    world = backroom.new_game("cosa_nostra", seats=3, seed=1).state
    assert len(world.stack) + len(world.market) + sum(owner >= 0 for owner in world.owner) == 34
    assert len(world.pile) + sum(map(len, world.hands)) == 33
    assert len(world.decks[0]) + sum(map(len, world.jobs)) == 20


@pytest.mark.rule("C-5")
def test_every_family_has_gangsters_of_these_strengths() -> None:
    for family in BOX["family"]:
        men = [man for man in BOX["gangster"] if man["family"] == family["id"]]
        assert [man["strength"] for man in men] == [1, 2, 3, 2, 3, 4]
        assert [man.get("price", 0) for man in men] == [0, 0, 0, 10_000, 15_000, 20_000]


@pytest.mark.rule("C-5")
def test_only_gangsters_do_jobs() -> None:
    table = planning(jobs={0: "swindle"}, crew="big-joey franco-luciano", own={0: "pimp-1"})
    assert table.refuses(0, "plan pimp-1 swindle")
    assert table.refuses(0, "plan stevie-blundetto swindle")


@pytest.mark.rule("C-6")
def test_businesses_cost_twice_their_income_and_companies_are_dearer() -> None:
    for business in BOX["business"]:
        assert business["price"] == 2 * business["income"]
    kinds = {kind: [b["price"] for b in BOX["business"] if b["kind"] == kind] for kind in ("businessman", "company")}
    assert max(kinds["businessman"]) < min(kinds["company"])


@pytest.mark.rule("C-7")
def test_money_is_in_whole_thousands_and_open_to_all() -> None:
    table = planning(cash=[5, 6, 7])
    assert table.refuses(0, "gift 1 1500")
    assert table.refuses(0, "gift 1 999")
    for seat in (0, 1, 2, None):
        assert table.game.view(seat)["cash"] == [5_000, 6_000, 7_000]
    sums = Counter(
        amount % 1000
        for job in (*BOX["cash_job"], *BOX["job"])
        for amount in (*job.get("payout", ()), job.get("one"), job.get("two"))
        if isinstance(amount, int)
    )
    assert set(sums) == {0}
