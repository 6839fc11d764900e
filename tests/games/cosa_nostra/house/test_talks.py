"""Whoever looks ahead in talks gets more for a loan or a business than a house player, and pays less for them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.house.parley import owing
from tests.games.cosa_nostra.scene import Scene

from backroom.games.cosa_nostra.deals import Side
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.talks import Patient
from backroom.games.cosa_nostra.payday import most_gangsters

BORROWER, LENDER = 0, 1


def talked(lender: House, borrower: House, cash: int = 9) -> tuple[list[str], Scene]:
    """Two talk about a garage that a car theft needs."""
    table = night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[cash, 0, 0], round=2)
    return talk_out(table, lender, borrower), table


def talk_out(table: Scene, lender: House, borrower: House, lending: int = LENDER) -> list[str]:
    """Until nobody wants anything more."""
    said: list[str] = []
    for _ in range(8):
        for seat, player in ((BORROWER, borrower), (lending, lender)):
            deed = player.volunteer(table.game.chair(seat))
            if deed is not None:
                said.append(str(deed))
                table.says(seat, said[-1])
    return said


def test_a_patient_lender_is_paid_more_for_the_same_loan() -> None:
    usual, patient = (talked(lender, House())[1] for lender in (House(), Patient()))
    assert usual.marks("garage-1") == patient.marks("garage-1") == [BORROWER]
    assert patient.game.state.cash[LENDER] > usual.game.state.cash[LENDER] > 0


def test_a_patient_borrower_pays_no_more() -> None:
    usual, patient = (talked(House(), borrower)[1] for borrower in (House(), Patient()))
    assert usual.marks("garage-1") == patient.marks("garage-1") == [BORROWER]
    assert patient.game.state.cash[BORROWER] >= usual.game.state.cash[BORROWER]


@pytest.mark.parametrize("again", ["decline 4", "counter 4 2000 - - - 0 - garage-1 - none 0 none 0"])
def test_it_meets_a_price_half_of_the_way_and_then_takes_it(again: str) -> None:
    table = night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[9, 0, 0])
    lender = Patient()
    table.says(BORROWER, "offer 1 1000 - - - 0 - garage-1 - none 0 none 0")
    table.says(LENDER, str(lender.volunteer(table.game.chair(LENDER))))
    asked = price(table)
    table.says(BORROWER, "counter 2 2000 - - - 0 - garage-1 - none 0 none 0")
    table.says(LENDER, str(lender.volunteer(table.game.chair(LENDER))))
    assert price(table) == 2 + (asked - 2) // 2
    table.says(BORROWER, again)
    deed = "accept 5" if again.startswith("counter") else "offer 0 0 - garage-1 - 2000 - - - none 0 none 0"
    assert lender.volunteer(table.game.chair(LENDER)) == deed


@pytest.mark.parametrize("cash", [2, 9])
def test_whoever_refuses_is_asked_for_less_and_in_the_end_for_what_he_offered(cash: int) -> None:
    table = night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[cash, 0, 0])
    lender, wanted, bid = Patient(), list[int](), 2
    table.says(BORROWER, f"offer 1 {1000 * bid} - - - 0 - garage-1 - none 0 none 0")
    while (deed := str(lender.volunteer(table.game.chair(LENDER)))).startswith(("counter", "offer")):
        table.says(LENDER, deed)
        wanted.append(price(table))
        table.says(BORROWER, f"decline {table.game.state.offers[-1].number}")
    assert deed == "None"
    assert all(later <= before for before, later in pairwise(wanted))
    assert wanted[-1] == bid < wanted[0]


def test_a_borrower_goes_back_half_of_the_way_and_no_further_than_pays_the_lender() -> None:
    """He bids one, hears a price, and is lent the garage for less than that."""
    said, table = talked(House(), Patient())
    bid, named, agreed = (int(word) for word in (said[0].split()[2], said[1].split()[6], said[2].split()[2]))
    assert (bid, [deed.split()[0] for deed in said]) == (1000, ["offer", "counter", "counter", "accept"])
    assert bid < agreed < named
    assert table.marks("garage-1") == [BORROWER]


def price(table: Scene) -> int:
    """What the last offer asks for, cash and promises together."""
    wants: Side = table.game.state.offers[-1].wants
    return wants.cash + wants.money


@pytest.mark.parametrize("patient", [0, 1])
def test_a_business_changes_hands_for_what_is_just_worth_it_to_the_house_player(patient: int) -> None:
    """A pimp makes a monopoly, and both know it; whoever looks ahead has all that the deal leaves to the two."""
    paid = []
    for makers in ((House, House), (Patient, House) if patient == 0 else (House, Patient)):
        buyer, seller = (make() for make in makers)
        own = {0: "pimp-1 pimp-2 garage-1", 1: "pimp-3 pimp-4"}
        table = night({"big-joey": "swindle"}, own=own, cash=[25, 0, 0], round=2)
        said = talk_out(table, seller, buyer)
        assert len(table.owned(0)) == 4, said
        paid.append(25 - table.game.state.cash[0])
    usual, looked_ahead = paid
    assert looked_ahead < usual if patient == 0 else looked_ahead > usual


@pytest.mark.rule("C-74")
def test_in_the_very_end_the_cheapest_man_is_hired_who_makes_the_crew_the_largest() -> None:
    """Of two crews of two it would be dear to hire away, so it takes the only man of somebody who has no hope."""
    idle = "jimmy-bananas lenny-dimaggio phil-malony frankie-calmuti"
    table = night({"big-joey": "car-theft-1"}, idle=idle, own={}, cash=[20, 20, 20], round=4)
    said = talk_out(table, House(), Patient(), lending=2)
    assert "frankie-calmuti" in said[0]
    assert most_gangsters(table.game.state) == 0
    earlier = night({"big-joey": "car-theft-1"}, idle=idle, own={}, cash=[20, 20, 20], round=3)
    assert talk_out(earlier, House(), Patient(), lending=2) == []


def test_when_the_last_round_comes_nearer_it_owes_nobody_anything() -> None:
    assert Patient().volunteer(owing(round=2).game.chair(0)) == "gift 1 3000"
    for round in (3, 4):
        assert Patient().volunteer(owing(round=round).game.chair(0)) != "gift 1 3000"
