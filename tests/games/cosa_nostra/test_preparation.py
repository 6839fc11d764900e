"""Preparation: families, first businesses, the market, first cards and money."""

import pytest
from tests.games.cosa_nostra.scene import MEN, Scene, first_planning, new_table
from tests.games.cosa_nostra.second_table import BUSINESS, kind_of

import backroom
from backroom.kit import CHANCE

STARTERS = {
    0: {"little-joey", "jimmy-bananas", "big-joey"},
    1: {"phil-malony", "lenny-dimaggio", "franco-luciano"},
    2: {"vito-baritono", "frankie-calmuti", "bobby-ruthless"},
    3: {"rusty-laserva", "sunny-bonasera", "jacky-two-finger"},
    4: {"paulie-pennino", "babyface-tony", "rocco-caruso"},
}
KINDS = [
    ["cop", "loan-shark", "waste-company"],
    ["construction-firm", "drug-dealer", "lawyer"],
    ["garage", "pimp", "politician"],
    ["night-club", "pimp"],
    ["casino", "lawyer"],
]


def crew(table: Scene, seat: int) -> set[str]:
    return {man for man in MEN if table.boss(man) == seat and table.fit(man) == "active"}


def kinds(table: Scene, seat: int) -> list[str]:
    return sorted(kind_of(name) for name in table.owned(seat))


@pytest.mark.rule("C-4", "C-8", "C-9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_start_gangsters_each_lie_open_and_three_wait(seats: int) -> None:
    table = first_planning(seats)
    for seat in range(seats):
        assert crew(table, seat) == STARTERS[seat]
        shown = {man["id"] for man in table.view["gangsters"] if man["seat"] == seat}
        assert shown >= STARTERS[seat]
    assert [len(recruits) for recruits in table.view["reserve"]] == [3] * seats


@pytest.mark.rule("C-9")
def test_families_may_be_drawn_by_lot() -> None:
    dealt = {
        backroom.new_game("cosa_nostra", seats=3, options={"families": "lot"}, seed=seed).state.family
        for seed in range(12)
    }
    assert len(dealt) > 3
    assert any(set(families) - {0, 1, 2} for families in dealt)


@pytest.mark.rule("C-10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_first_businesses(seats: int) -> None:
    table = first_planning(seats)
    assert [kinds(table, seat) for seat in range(seats)] == KINDS[:seats]


@pytest.mark.rule("C-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_other_businesses_are_market_and_stack(seats: int) -> None:
    table = first_planning(seats)
    assert len(table.market) == 4
    owned = sum(map(len, KINDS[:seats]))
    assert len(table.stack) == 34 - 4 - owned
    hidden = set(table.stack)
    assert not any(f"'{name}'" in repr(table.game.view(0)) for name in hidden)


@pytest.mark.rule("C-12")
def test_no_two_alike_and_at_most_one_company_at_the_start() -> None:
    for seed in range(40):
        world = backroom.new_game("cosa_nostra", seats=3, seed=seed)
        market = [kind_of(name) for name in Scene(world).market]
        assert len(set(market)) == 4
        assert sum(BUSINESS[kind]["kind"] == "company" for kind in market) <= 1


@pytest.mark.rule("C-12")
def test_what_does_not_fit_is_passed_over() -> None:
    table = new_table(3)
    ask = table.game.asked[CHANCE]
    rest = sorted(ask.text(ask.draw(lambda: 0.5)).split()[1:])
    first = ["casino-1", "pimp-2", "pimp-3", "night-club-1", "lawyer-2", "cop-2"]
    table.says(CHANCE, " ".join(["market", *first, *(name for name in rest if name not in first)])).shuffles()
    assert table.market == ["casino-1", "pimp-2", "lawyer-2", "cop-2"]


@pytest.mark.rule("C-13")
def test_the_jobs_of_a_round_have_their_own_pile() -> None:
    table = first_planning()
    assert {
        number for seat in range(3) for number in (table.jobs(seat)) if number.endswith((".2", ".3", ".4"))
    } == set()
    assert len(table.game.state.decks[0]) == 20 - 12


@pytest.mark.rule("C-14")
def test_first_influence_cards() -> None:
    table = first_planning()
    assert [sorted(table.influence(seat)[:3]) for seat in range(3)] == [["henchman", "schemer", "snitch"]] * 3


@pytest.mark.rule("C-15")
def test_two_thousand_each() -> None:
    assert first_planning(5).cash == [2_000] * 5


@pytest.mark.rule("C-16")
def test_the_start_player_is_random_or_picked() -> None:
    starts = {backroom.new_game("cosa_nostra", seats=3, seed=seed).state.start for seed in range(30)}
    assert starts == {0, 1, 2}
    table = first_planning(3, start="2")
    assert (table.view["start"], list(table.waits)) == (2, [2])


@pytest.mark.rule("C-17")
def test_influence_cards_may_come_in_with_round_two() -> None:
    table = first_planning(3, influence="second")
    assert [table.influence(seat) for seat in range(3)] == [[], [], []]
    while table.phase in ("planning", "action"):
        (seat,) = table.waits
        idle = [man for man in MEN if table.boss(man) == seat and table.order(man) is None]
        plans = [f"plan {man} {table.jobs(seat)[0]}" for man in idle]
        table.says(seat, plans[0] if "plan" in table.verbs else min(t for t in table.offered if t.startswith("abort")))
    table.next_round()
    assert [len(table.influence(seat)) for seat in range(3)] == [5, 5, 6]
    assert all({"snitch", "schemer", "henchman"} <= set(table.influence(seat)) for seat in range(3))


@pytest.mark.rule("C-9")
def test_families_may_be_chosen_from_the_start_player_on() -> None:
    table = new_table(start="1", families="choice")
    assert (list(table.waits), len(table.offered)) == ([1], 5)
    table.says(1, "family caruso")
    assert "family caruso" not in table.offered
    assert table.refuses(2, "family caruso") == "C-9"
    table.says(2, "family blundetto").says(0, "family laserva").shuffles()
    assert table.view["families"] == ["laserva", "caruso", "blundetto"]
    assert table.owner("casino-1") == 1
