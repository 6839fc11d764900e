"""Promises: the house player keeps its word as long as that is worth it, and knows whose word is worth what."""

from __future__ import annotations

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.house.parley import CAR_THEFT, does, offer, owing

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.reputation import credit, trust
from backroom.games.cosa_nostra.house.temper import HOUSE


def test_it_pays_what_it_has_promised() -> None:
    assert does(owing()) == "gift 1 3000"


def test_in_the_last_round_a_large_debt_is_forgotten() -> None:
    table = owing(round=4)
    assert does(table) == "gift 1 3000"
    entry = table.game.state.ledger[0]
    table.game.state.ledger = (entry._replace(owed=9),)
    assert does(table) != "gift 1 9000"


@pytest.mark.rule("C-73")
@pytest.mark.parametrize(("round", "answers"), [(3, True), (4, False)])
def test_nothing_is_bought_when_the_last_income_has_been_paid(round: int, answers: bool) -> None:
    """Ada is asked for what she owes, and offers Ben her cop meanwhile: a round earlier he would have earned by it."""
    table = owing(round=round).says(1, "abort franco-luciano")
    assert table.phase == "payday"
    table.says(0, offer(1, "0 cop-1 - -", "1000 - - -"))
    assert (does(table, 1) is not None) is answers


def test_a_word_that_is_due_only_in_the_last_round_is_worth_little() -> None:
    """Also one that is given before it, when all orders of its round are done."""

    def believed(round: int, seat: int = 0) -> float:
        world = night({"big-joey": "car-theft-1"}, own={}, round=round).game.state
        return trust(world, seat, HOUSE) * credit(world, seat, HOUSE)

    assert believed(2) == believed(3) == believed(2, seat=1) > 0
    assert believed(4) <= believed(3) / 5
    assert believed(4) == believed(3, seat=1) > 0


def test_whoever_broke_a_promise_must_pay_cash() -> None:
    table = night(CAR_THEFT, own={1: "garage-1"}, cash=[0, 0, 0])
    promise = "offer 1 0 - - - 0 - garage-1 - pay 5000 none 0"
    table.says(0, promise)
    trusting = does(table, 1)
    assert trusting == "accept 1"
    liar = night(CAR_THEFT, own={1: "garage-1"}, cash=[0, 0, 0])
    liar.says(0, "offer 1 0 - - - 0 - - - peace 0 none 0").says(1, "accept 1")
    entry = liar.game.state.ledger[0]
    liar.game.state.ledger = (entry._replace(standing=ledger.BROKEN),) * 4
    liar.says(0, promise)
    assert does(liar, 1) != "accept 3"


def test_a_promise_too_good_to_be_true_is_not_believed() -> None:
    table = night(CAR_THEFT, own={0: "casino-1"}, cash=[5, 5, 5])
    table.says(1, "offer 0 0 - - - 0 casino-1 - - pay 50000 none 0")
    assert does(table) == "decline 1"


def test_peace_is_bought_of_whom_one_has_seen_prepare_an_attack_and_of_nobody_else() -> None:
    """Whoever sells peace to everybody every round has nothing to sell."""
    orders = {"big-joey": "car-bomb.3", "jimmy-bananas": "theft-3", "franco-luciano": "usury"}
    peace = "offer 1 0 - - - 1000 - - - peace 0 none 0"
    blind = night(orders, cash=[5, 21, 20], round=3, cards=["", "spy"]).says(0, peace)
    assert does(blind, 1) == "decline 1"
    seen = night(orders, cash=[5, 21, 20], round=3, cards=["", "spy"]).says(1, "spy big-joey,jimmy-bananas")
    assert does(seen.says(0, peace), 1) == "accept 1"


@pytest.mark.parametrize(
    "habit",
    [
        "0 - - - 0 lenny-dimaggio - - pay 50000 none 0",
        "0 - - - 0 lenny-dimaggio - - pay 12000 none 0",
        "0 - - - 0 lawyer-1 - - pay 50000 none 0",
        "0 - - - 0 politician-1 - - pay 50000 none 0",
        "0 - - - 0 - lawyer-1 - fee 50000 none 0",
        "0 - - - 0 lawyer-1 - - share 0 none 0",
        "0 - - - 0 casino-1 - - share 0 none 0",
        "0 - - - 2000 - - - peace 0 none 0",
    ],
)
def test_an_empty_promise_buys_nothing(habit: str) -> None:
    table = night(CAR_THEFT, idle="lenny-dimaggio", own={1: "lawyer-1 politician-1 casino-1"}, cash=[5, 5, 5])
    assert str(does(table.says(0, f"offer 1 {habit}"), 1)).split()[0] in ("decline", "counter")


def test_whoever_owes_is_believed_the_less_and_a_liar_hardly_by_anybody() -> None:
    def said(*ledger_of: int) -> str | None:
        table = night(CAR_THEFT, own={1: "garage-1"}, cash=[0, 0, 0])
        entries = (ledger.Promise(9, 0, 0, 2, ledger.PAY, 6, "", standing=standing) for standing in ledger_of)
        table.game.state.ledger = tuple(entries)
        modest = House(temper=HOUSE._replace(greed=0.0))
        return does(table.says(0, "offer 1 0 - - - 0 - garage-1 - fee 3000 none 0"), 1, modest)

    assert said() == "accept 1"
    assert said(ledger.OPEN) != "accept 1"
    assert said(ledger.BROKEN) != "accept 1"
    assert said(ledger.KEPT) == "accept 1"
