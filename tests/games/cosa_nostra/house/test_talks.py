"""Whoever looks ahead in talks gets more for a loan than a house player, and no less than he is offered."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.house.test_haggling import owing
from tests.games.cosa_nostra.scene import Scene

from backroom.games.cosa_nostra.deals import Side
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.talks import Patient

BORROWER, LENDER = 0, 1


def talked(lender: House, borrower: House, cash: int = 9) -> tuple[list[str], Scene]:
    """Two talk about a garage that a car theft needs, until nobody wants anything more."""
    table = night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[cash, 0, 0], round=2)
    said: list[str] = []
    for _ in range(8):
        for seat, player in ((BORROWER, borrower), (LENDER, lender)):
            deed = player.volunteer(table.game.chair(seat))
            if deed is not None:
                said.append(str(deed))
                table.says(seat, said[-1])
    return said, table


def test_a_patient_lender_is_paid_more_for_the_same_loan() -> None:
    usual, patient = (talked(lender, House())[1] for lender in (House(), Patient()))
    assert usual.marks("garage-1") == patient.marks("garage-1") == [BORROWER]
    assert patient.game.state.cash[LENDER] > usual.game.state.cash[LENDER] > 0


def test_a_patient_borrower_pays_no_more() -> None:
    usual, patient = (talked(House(), borrower)[1] for borrower in (House(), Patient()))
    assert usual.marks("garage-1") == patient.marks("garage-1") == [BORROWER]
    assert patient.game.state.cash[BORROWER] >= usual.game.state.cash[BORROWER]


@pytest.mark.parametrize("cash", [2, 9])
def test_it_meets_a_bid_half_of_the_way_and_then_takes_what_it_was_offered(cash: int) -> None:
    """Two prices at most are named for it before it gives in, and it never asks for more than before."""
    table = night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[cash, 0, 0])
    lender, wanted, bid = Patient(), list[int](), 1
    table.says(BORROWER, f"offer 1 {1000 * bid} - - - 0 - garage-1 - none 0 none 0")
    while (deed := str(lender.volunteer(table.game.chair(LENDER)))).startswith(("counter", "offer")):
        table.says(LENDER, deed)
        wanted.append(price(table))
        number = table.game.state.offers[-1].number
        # The first answer is a price of his own, all others are no.
        first = len(wanted) == 1
        bid += first
        table.says(
            BORROWER,
            f"counter {number} {1000 * bid} - - - 0 - garage-1 - none 0 none 0" if first else f"decline {number}",
        )
    assert deed == "None"
    assert all(later <= before for before, later in pairwise(wanted))
    assert wanted[1] == bid + (wanted[0] - bid) // 2
    assert wanted[-1] == bid


def price(table: Scene) -> int:
    """What the last offer asks for, cash and promises together."""
    wants: Side = table.game.state.offers[-1].wants
    return wants.cash + wants.money


def test_of_businesses_and_men_it_talks_like_the_house_player() -> None:
    said = []
    for player in (House(), Patient(temper=House().temper)):
        table = night({"big-joey": "swindle"}, own={1: "pimp-1"}, cash=[20, 0, 0])
        table.says(0, "offer 1 2000 - - - 0 pimp-1 - - none 0 none 0")
        said.append(player.volunteer(table.game.chair(1)))
    assert said[0] == said[1]
    assert said[0] is not None


def test_in_the_last_round_it_owes_nobody_anything() -> None:
    assert Patient().volunteer(owing(round=2).game.chair(0)) == "gift 1 3000"
    assert Patient().volunteer(owing(round=4).game.chair(0)) != "gift 1 3000"
