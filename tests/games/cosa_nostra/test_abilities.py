"""Businessmen with abilities: the lawyer who looks, the cop who lets one roll again."""

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import Scene

REST = {"lenny-dimaggio": "lawyer-3", "frankie-calmuti": "lawyer-2"}
SCAM = {"big-joey": "credit-card-scam", "franco-luciano": "car-theft-1", "bobby-ruthless": "swindle"}


@pytest.mark.rule("C-144")
def test_a_lawyer_looks_once_a_round_at_two_orders() -> None:
    table = night(SCAM, own={0: "lawyer-1"})
    table.says(0, "lawyer franco-luciano,bobby-ruthless")
    assert table.order("franco-luciano", to=0) == "car-theft-1"
    assert table.order("bobby-ruthless", to=0) == "swindle"
    assert table.refuses(0, "lawyer franco-luciano") == "C-144"
    assert table.refuses(1, "lawyer big-joey") == "C-144"


@pytest.mark.rule("C-144")
def test_next_round_the_lawyer_looks_again() -> None:
    table = night({"big-joey": "swindle", "franco-luciano": "threats"}, own={0: "lawyer-1"})
    table.says(0, "lawyer franco-luciano").says(0, "abort big-joey").says(1, "abort franco-luciano").next_round()
    assert not table.used("lawyer-1")


def scam(*pips: int, man: str = "big-joey", cops: str = "cop-1") -> Scene:
    table = night({man: "credit-card-scam", **REST}, own={0: cops}, cash=[0])
    return table.says(0, f"run {man}").rolls(*pips)


@pytest.mark.rule("C-145")
def test_a_cop_rolls_a_die_again() -> None:
    table = scam(1, 3, 2)
    assert table.offered == {"reroll", "keep"}
    assert table.twin().says(0, "keep").cash[0] == 2_000
    assert table.twin().says(0, "reroll").rolls(2).cash[0] == 2_000
    assert table.says(0, "reroll").rolls(3).cash[0] == 3_000
    assert table.used("cop-1")


@pytest.mark.rule("C-145")
def test_a_cop_is_not_asked_where_he_cannot_help() -> None:
    assert scam(3, 3, 1).cash[0] == 3_000
    assert scam(3, man="little-joey").cash[0] == 2_000
    assert scam(2, man="little-joey").says(0, "reroll").rolls(3).cash[0] == 2_000


@pytest.mark.rule("C-145")
def test_a_cop_serves_once_a_round() -> None:
    orders = {"big-joey": "credit-card-scam", "jimmy-bananas": "gas-station-robbery"}
    table = night(orders, own={0: "cop-1"}, cash=[0])
    table.says(0, "run big-joey").rolls(1, 1, 1).says(0, "reroll").rolls(1)
    table.says(0, "run jimmy-bananas").rolls(1, 1)
    assert table.phase == "payday"


@pytest.mark.rule("C-145")
def test_a_cop_serves_no_attack_and_no_robbery() -> None:
    table = night({"big-joey": "theft-1-easy", **REST}, own={0: "cop-1"})
    table.says(0, "attack big-joey 1").rolls(1, 1, 1)
    assert list(table.waits) == [1]
    robbed = night(
        {"franco-luciano": "gas-station-robbery", "big-joey": "robbery.3"}, start=1, own={0: "cop-1"}, round=3
    )
    robbed.says(1, "run franco-luciano").rolls(6, 1, 1).says(0, "rob big-joey").rolls(1, 1, 1)
    assert "reroll" not in robbed.verbs


@pytest.mark.rule("C-145")
def test_a_cop_comes_before_a_robbery() -> None:
    table = night(
        {"big-joey": "credit-card-scam", "franco-luciano": "robbery.3"}, own={0: "cop-1"}, cash=[0, 0], round=3
    )
    table.says(0, "run big-joey").rolls(1, 1, 1)
    assert list(table.waits) == [0]
    table.says(0, "reroll").rolls(3)
    assert table.offered == {"rob franco-luciano", "pass"}


@pytest.mark.rule("C-146")
def test_a_deal_lends_no_ability() -> None:
    table = night(SCAM, own={1: "cop-1 lawyer-1"}, marks={"cop-1": [0], "lawyer-1": [0]}, cash=[0])
    assert table.refuses(0, "lawyer bobby-ruthless") == "C-144"
    table.says(0, "run big-joey").rolls(1, 1, 1)
    assert list(table.waits) == [1]


@pytest.mark.rule("C-146")
def test_abilities_add_up() -> None:
    table = scam(1, 1, 1, cops="cop-1 cop-2").says(0, "reroll").rolls(3).says(0, "reroll").rolls(3)
    assert table.cash[0] == 3_000
    looks = night(SCAM, own={0: "lawyer-1 lawyer-2"})
    looks.says(0, "lawyer franco-luciano").says(0, "lawyer bobby-ruthless")
    assert looks.refuses(0, "lawyer franco-luciano") == "C-144"


@pytest.mark.rule("C-146")
def test_what_was_used_stays_used_with_a_new_owner() -> None:
    table = night(SCAM, own={0: "lawyer-1"})
    table.says(0, "lawyer franco-luciano").says(0, "offer 1 0 lawyer-1 - - 1000 - - - none 0 none 0").says(
        1, "accept 1"
    )
    assert table.refuses(1, "lawyer big-joey") == "C-144"
