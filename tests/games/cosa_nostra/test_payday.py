"""Payday, and monopolies."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import MEN, Scene

from backroom.games.cosa_nostra.state import DEAD

LAST = {"big-joey": "gas-station-robbery"}


def payday(**table: Any) -> Scene:
    """The round's last order has just been called off."""
    return night(LAST, **table).says(0, "abort big-joey")


@pytest.mark.rule("C-66")
def test_everybody_gets_the_income_of_businesses_and_monopolies() -> None:
    own = {0: "pimp-1 pimp-2 casino-1", 1: "lawyer-1 garage-1", 2: "drug-dealer-1 night-club-1"}
    assert payday(own=own, cash=[1, 0, 0]).cash == [1_000 + 2_000 + 2_000 + 7_000 + 5_000, 5_000, 8_000]


@pytest.mark.rule("C-66")
@pytest.mark.parametrize(
    ("kind", "income"),
    [
        ("pimp", 2),
        ("drug-dealer", 2),
        ("loan-shark", 2),
        ("lawyer", 1),
        ("cop", 1),
        ("politician", 1),
        ("garage", 4),
        ("construction-firm", 4),
        ("waste-company", 4),
        ("night-club", 6),
        ("casino", 7),
    ],
)
def test_every_business(kind: str, income: int) -> None:
    assert payday(own={0: f"{kind}-1"}, cash=[0]).cash[0] == 1_000 * income


@pytest.mark.rule("C-67")
def test_everybody_may_recruit_one_gangster_of_their_own() -> None:
    table = payday(cash=[14, 20, 10], start=1)
    assert (list(table.waits), table.offered) == (
        [1],
        {"recruit mia-lavecchia", "recruit mr-hong", "recruit tommy-the-cat", "nobody"},
    )
    table.says(1, "recruit tommy-the-cat")
    assert (table.cash[1], table.fit("tommy-the-cat")) == (0, "active")
    assert (list(table.waits), table.offered) == ([2], {"recruit carmine-lucatoni", "nobody"})
    table.says(2, "nobody")
    assert (list(table.waits), table.offered) == ([0], {"recruit stevie-blundetto", "nobody"})
    assert table.refuses(0, "recruit micky-dogs") == "C-67"
    table.says(0, "recruit stevie-blundetto")
    assert (table.cash[0], table.phase) == (4_000, "drawing")


@pytest.mark.rule("C-67")
def test_a_recruit_is_recruited_once() -> None:
    table = payday(cash=[50], idle="knocky-fivepoints")
    assert table.offered == {"recruit stevie-blundetto", "recruit micky-dogs", "nobody"}


@pytest.mark.rule("C-68")
def test_three_jobs_and_three_influence_cards_may_be_kept() -> None:
    table = payday(
        jobs={0: "bash.1 escort-service threats arms-trade", 1: "theft-1-easy theft-1-hard credit-card-scam"},
        cards=["snitch spy spy schemer schemer", "snitch schemer henchman"],
    ).recruits_nobody()
    assert list(table.waits) == [0]
    assert table.refuses(0, "discard bash.1,threats spy,schemer")
    assert table.refuses(0, "discard bash.1 spy")
    table.says(0, "discard bash.1 spy,schemer")
    assert not table.shows("bash.1", to=1)
    assert sorted(table.influence(0)[:3]) == ["schemer", "snitch", "spy"]
    assert sorted(table.spent) == ["schemer", "spy"]
    assert {"escort-service", "threats", "arms-trade"} <= set(table.jobs(0))


@pytest.mark.rule("C-68")
def test_everybody_puts_away_at_once() -> None:
    four = {0: "bash.1 swindle threats arms-trade", 1: "theft-1-easy theft-1-hard credit-card-scam escort-service"}
    table = payday(jobs=four).recruits_nobody()
    assert list(table.waits) == [0, 1]
    table.says(1, "discard theft-1-hard")
    assert list(table.waits) == [0]
    assert "theft-1-hard" not in repr((table.game.view(0), table.game.story(0)))


@pytest.mark.rule("C-69")
def test_the_next_player_clockwise_starts_the_next_round() -> None:
    table = payday(start=0, idle="franco-luciano bobby-ruthless").next_round()
    assert (table.view["start"], table.view["round"], list(table.waits)) == (1, 2, [1])


@pytest.mark.rule("C-70")
@pytest.mark.parametrize(
    ("own", "holder"),
    [
        ({0: "pimp-1"}, None),
        ({0: "pimp-1 pimp-2"}, 0),
        ({0: "pimp-1 pimp-2", 1: "pimp-3"}, 0),
        ({0: "pimp-1 pimp-2", 1: "pimp-3", 2: "pimp-4"}, None),
        ({0: "pimp-1 pimp-2 pimp-3", 1: "pimp-4", 2: "pimp-5"}, 0),
        ({0: "pimp-1 pimp-2", 1: "pimp-3 pimp-4"}, None),
        ({0: "pimp-1 drug-dealer-1"}, None),
    ],
)
def test_two_of_a_kind_and_more_than_all_others_together(own: dict[int, str], holder: int | None) -> None:
    assert night(LAST, own=own).monopoly("prostitution") == holder


@pytest.mark.rule("C-70")
@pytest.mark.parametrize(
    ("what", "kind"), [("prostitution", "pimp"), ("drugs", "drug-dealer"), ("credit", "loan-shark")]
)
def test_three_monopolies(what: str, kind: str) -> None:
    table = night(LAST, own={1: f"{kind}-1 {kind}-2"}, cash=[0, 0])
    assert [table.monopoly(other) for other in ("prostitution", "drugs", "credit") if other != what] == [None, None]
    assert table.monopoly(what) == 1
    assert table.says(0, "abort big-joey").cash[1] == 9_000


@pytest.mark.rule("C-70", "C-71")
def test_the_example_of_the_monopoly() -> None:
    """Red has two pimps and yellow one: red's monopoly. When green gets one too it is gone."""
    table = night({"franco-luciano": "pimp-4", **LAST}, own={2: "pimp-1 pimp-2", 0: "pimp-3"}, start=1, cash=[0, 4, 0])
    assert table.monopoly("prostitution") == 2
    table.says(1, "buy franco-luciano")
    assert table.monopoly("prostitution") is None
    assert table.says(0, "abort big-joey").cash == [2_000, 2_000, 4_000]


@pytest.mark.rule("C-72")
def test_a_monopoly_is_won_and_lost_by_trade() -> None:
    table = night(LAST, own={0: "pimp-1", 1: "pimp-2"})
    table.says(0, "offer 1 4000 - - - 0 pimp-2 - - none 0 none 0").says(1, "accept 1")
    assert table.monopoly("prostitution") == 0
    table.says(1, "offer 0 4000 - - - 0 pimp-2 - - none 0 none 0").says(0, "accept 2")
    assert table.monopoly("prostitution") is None


@pytest.mark.rule("C-72", "C-80")
def test_a_monopoly_comes_back_with_its_businessmen() -> None:
    table = night(LAST, own={0: "pimp-1 pimp-2"}, deactivated="pimp-2", idle="franco-luciano")
    assert table.monopoly("prostitution") is None
    assert table.says(0, "abort big-joey").next_round().monopoly("prostitution") == 0


@pytest.mark.rule("C-72")
def test_an_unpaid_purchase_counts_for_nobody() -> None:
    table = night({"franco-luciano": "pimp-3", "big-joey": "pimp-4"}, own={0: "pimp-1 pimp-2", 1: "pimp-5"})
    assert table.monopoly("prostitution") == 0


@pytest.mark.rule("C-67")
def test_whoever_has_not_the_money_is_asked_too_and_may_borrow_it() -> None:
    table = night({"big-joey": "swindle"}, cash=[0, 20, 20]).says(0, "abort big-joey")
    assert (list(table.waits), table.offered) == ([0], {"nobody"})
    wanted = table.view["reserve"][0][0]["id"]
    assert table.refuses(0, f"recruit {wanted}") == "C-67"
    table.says(1, "gift 0 20000").says(0, f"recruit {wanted}")
    assert table.fit(wanted) == "active"


@pytest.mark.rule("C-67")
def test_whoever_has_nobody_left_is_not_asked() -> None:
    table = night({"big-joey": "swindle"}, cash=[20, 20, 20])
    for man in table.view["reserve"][0]:
        table.game.state.fit[MEN[man["id"]]] = DEAD
    assert list(table.says(0, "abort big-joey").waits) == [1]


@pytest.mark.rule("C-67", "C-101")
def test_trade_goes_on_until_the_next_deal() -> None:
    jobs = {0: "swindle threats arms-trade cheating"}
    table = night({"big-joey": "garage-1"}, jobs=jobs, own={1: "cop-1"}, cash=[9, 9, 9], round=2)
    table.says(0, "abort big-joey").recruits_nobody()
    assert table.verbs == {"discard"}
    table.says(2, "offer 1 4000 - - - 0 cop-1 - - none 0 none 0 ").says(1, "accept 1")
    assert table.owner("cop-1") == 2
