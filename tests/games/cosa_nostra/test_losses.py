"""Deactivated, killed, destroyed: what becomes of men, orders, markers and monopolies."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import Scene

REST = {"frankie-calmuti": "credit-card-scam"}


def struck(job: str, *pips: int, target: str = "", round: int = 3, **table: Any) -> Scene:
    """Big Joey attacks DiMaggio; nobody answers."""
    orders = {"big-joey": job, **REST, **table.pop("orders", {})}
    scene = night(orders, round=round, **table).says(0, "attack big-joey 1")
    if target:
        scene.says(0, f"hit {target}")
    return scene.rolls(*pips).passes()


@pytest.mark.rule("C-80")
def test_deactivated_until_the_next_round_begins() -> None:
    table = struck("car-bomb.3", 4, 1, 1, orders={"franco-luciano": "swindle"}, round=1)
    assert table.fit("franco-luciano") == "down"
    table.says(2, "abort frankie-calmuti").next_round()
    assert table.fit("franco-luciano") == "active"
    firm = struck("bash.1", 6, 1, 1, own={1: "pimp-1"}, round=1)
    assert firm.down("pimp-1")
    assert not firm.says(2, "abort frankie-calmuti").next_round().down("pimp-1")


@pytest.mark.rule("C-81")
def test_a_deactivated_business_earns_nothing_and_takes_part_in_nothing() -> None:
    table = struck(
        "vandalism.1", 6, 1, 1, orders={"franco-luciano": "swindle"}, own={1: "construction-firm-1"}, cash=[0, 0]
    )
    table.says(1, "run franco-luciano")
    assert list(table.waits) == [2]
    table.says(2, "abort frankie-calmuti")
    assert table.cash[1] == 0


@pytest.mark.rule("C-81")
def test_a_deactivated_businessman_has_no_ability() -> None:
    table = struck("bash.1", 6, 1, 1, own={1: "lawyer-1"})
    assert table.refuses(1, "lawyer frankie-calmuti") == "C-81"
    cop = struck("bash.1", 6, 1, 1, orders={"franco-luciano": "gas-station-robbery"}, own={1: "cop-1"})
    cop.says(1, "run franco-luciano").rolls(1, 1, 1)
    assert list(cop.waits) == [2]


@pytest.mark.rule("C-81", "C-72")
def test_a_deactivated_businessman_counts_for_no_monopoly() -> None:
    table = night({"big-joey": "bash.1", **REST}, own={0: "pimp-3", 1: "pimp-1 pimp-2"}, cash=[0, 0, 0])
    assert table.monopoly("prostitution") == 1
    table.says(0, "attack big-joey 1").says(0, "hit pimp-2").rolls(2, 1, 1)
    assert table.monopoly("prostitution") is None
    table.says(2, "abort frankie-calmuti")
    assert table.cash == [2_000, 2_000, 0]


@pytest.mark.rule("C-82")
def test_markers_on_a_deactivated_business_go_back() -> None:
    table = struck("bash.1", 6, 1, 1, own={1: "lawyer-1"}, marks={"lawyer-1": [0, 2]})
    assert table.marks("lawyer-1") == []
    assert table.fate("lawyer-1") == "down"


@pytest.mark.rule("C-83")
def test_a_deactivated_gangsters_order_is_put_away_unseen() -> None:
    table = struck("car-bomb.3", 4, 1, 1, orders={"franco-luciano": "car-theft-1"}, own={1: "garage-1"})
    assert (table.fit("franco-luciano"), table.order("franco-luciano")) == ("down", None)
    assert list(table.waits) == [2]
    assert "car-theft" not in repr((table.game.view(0), table.game.story(0)))


@pytest.mark.rule("C-83")
def test_a_deactivated_gangsters_purchase_goes_under_the_stack() -> None:
    table = struck("car-bomb.3", 4, 1, 1, orders={"franco-luciano": "garage-1"}, marks={"garage-1": [0]})
    assert table.under_the_stack(1) == ["garage-1"]
    assert table.marks("garage-1") == []


@pytest.mark.rule("C-84")
def test_what_is_deactivated_is_not_traded() -> None:
    table = struck("bash.1", 6, 1, 1, own={1: "lawyer-1"})
    assert table.refuses(1, "offer 0 0 lawyer-1 - - 0 - - - none 0 none 0") == "C-84"
    assert table.refuses(0, "offer 1 0 - - - 0 lawyer-1 - - none 0 none 0") == "C-84"
    assert table.refuses(0, "offer 1 0 - - - 0 - lawyer-1 - none 0 none 0") == "C-84"


@pytest.mark.rule("C-85")
def test_a_killed_businessman_and_a_destroyed_company_go_under_the_stack() -> None:
    man = struck("kill-a-businessman.2", 6, 6, 1, own={1: "pimp-1"})
    assert (man.owner("pimp-1"), man.under_the_stack(1)) == (None, ["pimp-1"])
    firm = struck("arson.3", 6, 6, 1, own={1: "casino-1"})
    assert (firm.owner("casino-1"), firm.under_the_stack(1)) == (None, ["casino-1"])


@pytest.mark.rule("C-86")
def test_the_killer_keeps_the_card() -> None:
    table = struck("car-bomb.3", 4, 4, 1, orders={"franco-luciano": "swindle"})
    assert (table.fit("franco-luciano"), table.trophies(0)) == ("dead", ["franco-luciano"])


@pytest.mark.rule("C-86")
def test_for_a_trap_that_is_its_player() -> None:
    table = night({"big-joey": "theft-3", "franco-luciano": "trap.3", **REST}, round=3)
    table.says(0, "attack big-joey 1").rolls(1, 1, 1).says(1, "trap franco-luciano").rolls(4, 4, 1)
    assert (table.fit("big-joey"), table.trophies(1), table.trophies(0)) == ("dead", ["big-joey"], [])


@pytest.mark.rule("C-88")
@pytest.mark.parametrize(("pips", "dies"), [((4, 3, 3), False), ((4, 4, 1), True)])
def test_a_busy_man_is_harder_to_kill_and_his_order_goes_with_him(pips: tuple[int, ...], dies: bool) -> None:
    table = struck("assassination.3", *pips, orders={"franco-luciano": "car-theft-1"}, own={1: "garage-1"})
    assert table.fit("franco-luciano") == ("dead" if dies else "active")
    assert list(table.waits) == [2 if dies else 1]
    if dies:
        assert "car-theft" not in repr((table.game.view(0), table.game.story(0)))


@pytest.mark.rule("C-88")
def test_a_purchase_makes_it_no_harder_and_sinks() -> None:
    table = struck("assassination.3", 3, 3, 1, orders={"franco-luciano": "garage-1"})
    assert table.fit("franco-luciano") == "dead"
    assert table.under_the_stack(1) == ["garage-1"]


@pytest.mark.rule("C-88")
def test_a_car_bomb_does_not_care_about_orders() -> None:
    assert struck("car-bomb.3", 4, 4, 1, orders={"tommy-the-cat": "swindle"}).fit("tommy-the-cat") == "dead"


@pytest.mark.rule("C-89")
def test_everything_on_him_goes_with_him() -> None:
    aids = {"franco-luciano": "henchman machine-pistol saboteur distraction"}
    table = struck("car-bomb.3", 4, 4, 1, orders={"franco-luciano": "swindle"}, aids=aids)
    assert table.aids("franco-luciano") == []
    assert sorted(table.spent) == ["distraction", "henchman", "machine-pistol", "saboteur"]
