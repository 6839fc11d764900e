"""Weighing: what players ask themselves before they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.scene import NAMES

from backroom.words import say

if TYPE_CHECKING:
    from tests.games.cosa_nostra.scene import Scene

NOTHING = "0 - - - 0 - - - none 0 none 0"


def weighed(table: Scene, seat: int, text: str) -> list[str]:
    return [say("en", "cosa_nostra", *saying, NAMES) for saying in table.game.weigh(seat, text).sayings]


def marked(table: Scene, seat: int, text: str) -> set[tuple[object, ...]]:
    return {(mark.on, mark.sign, mark.much) for mark in table.game.weigh(seat, text).marks}


def test_a_cash_job_says_what_it_misses_before_it_lapses() -> None:
    table = night({"big-joey": "investment-fraud-1"}, own={0: "lawyer-1"})
    assert "As things stand it would lapse: Loan Shark missing." in weighed(table, 0, "run big-joey")
    assert marked(table, 0, "run big-joey") == {("lawyer-1", "own", None), ("loan-shark", "missing", 1)}


def test_a_cash_job_says_what_is_lent_what_it_pays_and_how_likely() -> None:
    table = night(
        {"big-joey": "investment-fraud-1"}, own={0: "lawyer-1", 1: "loan-shark-2"}, marks={"loan-shark-2": [0]}
    )
    assert weighed(table, 0, "run big-joey") == [
        "By marker it uses Loan Shark 2.",
        "One success pays $7,000, two pay $9,000.",
        "3 dice on 3: 96 % for a success, 74 % for two.",
    ]
    assert ("loan-shark-2", "lent", None) in marked(table, 0, "run big-joey")


def test_a_job_is_weighed_while_it_is_planned() -> None:
    table = planning(jobs={0: "swindle threats"}, own={0: "construction-firm-1"})
    assert "One die on 2: 83 % for a success, 0 % for two." in weighed(table, 0, "plan little-joey swindle")
    assert "As things stand it would lapse: Lawyer missing." in weighed(table, 0, "plan little-joey threats")


def test_a_purchase_says_what_is_left_and_whose_monopoly_it_makes_or_breaks() -> None:
    market = "pimp-3 casino-1 cop-1 garage-1"
    table = planning(own={0: "pimp-1", 1: "pimp-2 pimp-4"}, cash=[5], market=market, jobs={0: "swindle"})
    table.says(0, "plan little-joey pimp-3")
    assert weighed(table, 1, "plan lenny-dimaggio casino-1") == [
        "As things stand you are $4,000 short.",
        "It brings $7,000 a round.",
    ]
    second = night({"big-joey": "pimp-3"}, own={0: "pimp-1", 1: "pimp-2 pimp-4"}, cash=[5])
    assert weighed(second, 0, "buy big-joey") == [
        "You would have $1,000 left.",
        "It brings $2,000 a round.",
        "Ben loses the monopoly Prostitution.",
    ]
    assert ("seat-1", "monopoly-lost", "prostitution") in marked(second, 0, "buy big-joey")


def test_a_deal_says_what_each_side_has_afterwards() -> None:
    orders = {"big-joey": "bankruptcy-proceedings", "franco-luciano": "garage-1"}
    table = night(orders, own={0: "pimp-1", 1: "pimp-2 loan-shark-1"}, cash=[5, 0])
    text = "offer 1 4000 - - - 0 pimp-2 loan-shark-1 - none 0 none 0 "
    assert weighed(table, 0, text) == [
        "Ada then has $1,000.",
        "Ada then has an income of $9,000.",
        "Ben then has $4,000.",
        "Ben then has an income of $2,000.",
        "Ada gets the monopoly Prostitution.",
        "Then there is everything for Bankruptcy Proceedings.",
    ]
    table.says(0, text)
    assert weighed(table, 1, "accept 1")[:2] == ["Ben then has $4,000.", "Ben then has an income of $2,000."]
    assert "Bankruptcy" not in repr(weighed(table, 1, "accept 1"))


def test_an_attack_says_the_number_and_ones_own_word() -> None:
    table = night({"big-joey": "assassination.3", "franco-luciano": "usury"}, idle="lenny-dimaggio", round=3)
    table.says(0, f"offer 1 {NOTHING.replace('none', 'peace', 1)} ").says(1, "accept 1")
    assert weighed(table, 0, "attack big-joey 1") == ["You have promised Ben peace this round."]
    table.says(0, "attack big-joey 1")
    assert weighed(table, 0, "hit franco-luciano") == ["3 dice on 4: 88 % for a success, 50 % for two."]
    assert weighed(table, 0, "hit lenny-dimaggio") == ["3 dice on 2: 100 % for a success, 93 % for two."]


def test_a_robbery_says_what_is_to_be_had() -> None:
    own = {0: "loan-shark-1 drug-dealer-1 pimp-1"}
    table = night({"big-joey": "binge-party", "franco-luciano": "robbery.3"}, own=own, round=3)
    table.says(0, "run big-joey").rolls(3, 3, 1)
    assert weighed(table, 1, "rob franco-luciano")[0] == "One success gets you $7,000, two $15,000."
    assert weighed(table, 1, "pass") == []


def test_a_card_for_a_gangster_says_what_it_changes_as_far_as_one_knows() -> None:
    table = planning(jobs={0: "swindle goods-delivery"}, cards=["henchman machine-pistol distraction"])
    table.says(0, "plan big-joey goods-delivery").says(1, table_plan(table, 1))
    table.says(2, table_plan(table, 2))
    assert weighed(table, 0, "henchman big-joey") == ["3 dice on 3: 96 % for a success, 74 % for two."]
    assert weighed(table, 0, "distraction franco-luciano") == ["Franco Luciano then rolls with 2 dice."]


def table_plan(table: Scene, seat: int) -> str:
    """Anything this seat can plan."""
    return table.game.asked[seat].text(table.game.asked[seat][0])


def test_money_is_weighed_in_the_end_it_makes() -> None:
    table = night({"big-joey": "money-laundering.2"}, round=2, cash=[20]).says(0, "run big-joey").rolls(3, 3, 3)
    assert weighed(table, 0, "launder 12000") == ["$12,000 count as $24,000 in the end.", "You would have $8,000 left."]
    races = night({"big-joey": "horse-racing"}, round=4, cash=[20]).says(0, "run big-joey")
    assert weighed(races, 0, "bet 5000")[0] == "Won, you have $25,000; lost, $15,000."
