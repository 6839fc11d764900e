"""Loans: what a job misses is borrowed at a fair price, of whoever has it, and lent when that pays."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.house.parley import CAR_THEFT, does, offer
from tests.games.cosa_nostra.scene import Scene

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.cards import KIND
from backroom.games.cosa_nostra.house.player import House


def deal_about_the_garage(seat: int, table: Scene) -> str:
    """Both house players talk until nobody wants anything more; the last thing that was said."""
    houses, said = {0: House(), seat: House()}, "nothing"
    for _ in range(6):
        for player, house in houses.items():
            deed = does(table, player, house)
            if deed is not None:
                said = deed
                table.says(player, deed)
    return said


# Borrowing


def test_a_missing_business_is_borrowed_for_a_fair_price() -> None:
    table = night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[6, 0, 0])
    said = does(table)
    assert said is not None
    verb, to, pay, give, _, _, ask, take, borrow, *rest = said.split()
    assert (verb, to, give, ask, take, borrow) == ("offer", "1", "-", "0", "-", "garage-1")
    assert 1_000 <= int(pay) <= 4_000, "the job brings 7,000 or 9,000"
    assert rest[-4:] == ["none", "0", "none", "0"]


def test_whoever_has_no_cash_promises_to_pay_when_the_job_has_paid() -> None:
    table = night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[0, 0, 0])
    said = does(table)
    assert said is not None
    assert "fee" in said.split()[-4:]


def test_two_house_players_come_to_terms_and_the_job_is_done() -> None:
    table = night(CAR_THEFT, own={1: "garage-1"}, cash=[6, 0, 0])
    assert deal_about_the_garage(1, table).startswith("accept")
    assert table.marks("garage-1") == [0]
    assert House().choose(table.game.chair(0)) == "run big-joey"


def test_a_loan_is_asked_for_before_the_job_is_planned() -> None:
    table = planning(jobs={0: "car-theft-1"}, own={1: "garage-1"}, cash=[6, 0, 0], crew="big-joey franco-luciano")
    said = does(table)
    assert said is not None
    assert said.split()[8] == "garage-1"


def test_the_first_word_is_a_low_one_the_second_fair_and_there_is_no_third() -> None:
    table = night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[6, 0, 0])
    house, prices = House(), []
    for number in (1, 2):
        said = does(table, house=house)
        assert said is not None
        prices.append(int(said.split()[2]))
        table.says(0, said)
        assert does(table, house=house) is None
        table.says(1, f"decline {number}")
    assert prices[0] < prices[1]
    assert does(table, house=house) is None


def test_of_several_lenders_the_one_is_asked_first_who_alone_can_lend() -> None:
    """If he refuses nothing is paid yet."""
    table = night(
        {"big-joey": "red-light-district"}, own={1: "pimp-1", 2: "pimp-2", 3: "cop-1"}, cash=[9, 0, 0, 0], seats=4
    )
    said = does(table)
    assert said is not None
    assert said.split()[:2] == ["offer", "3"]
    assert said.split()[8] == "cop-1"
    assert said.split()[-4] == "fee", "nothing is paid before the rest is sure"


def test_an_offer_that_nobody_answers_is_not_made_again() -> None:
    house, table = House(), night({"big-joey": "car-theft-1"}, own={1: "garage-1"}, cash=[6, 0, 0])
    said = does(table, house=house)
    assert said is not None
    table.says(0, said)
    hopes = []
    for number in range(4):
        table.game.state.round = number
        assert does(table, house=house) is None
        hopes.append(house.memory.hopes(table.game.state, 0, house.temper)[KIND["garage"]])
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] > hopes[-1] > 0


def test_whoever_refuses_to_lend_leaves_it_to_the_next() -> None:
    table = night(CAR_THEFT, own={1: "garage-1", 2: "garage-2"}, cash=[6, 0, 0])
    house = House()
    asked = []
    for number in (1, 2):
        offer = house.volunteer(table.game.chair(0))
        assert isinstance(offer, str)
        asked.append(int(offer.split()[1]))
        table.says(0, offer).says(asked[-1], f"decline {number}")
    assert sorted(asked) == [1, 2]


def test_a_loan_is_paid_for_by_a_loan_where_there_is_no_money() -> None:
    table = night(CAR_THEFT, own={0: "casino-1", 1: "garage-1"}, cash=[0, 0, 0], round=4)
    table.game.state.ledger = (ledger.Promise(9, 0, 0, 2, ledger.PAY, 9, ""),)  # nobody believes another promise
    said = str(does(table)).split()
    assert said[:2] == ["offer", "1"]
    assert (said[4], said[8]) == ("casino-1", "garage-1")


# Lending


@pytest.mark.parametrize(
    ("promise", "said"),
    [("4000 - - - 0 - garage-1 - none 0 none 0", "accept"), ("0 - - - 0 - garage-1 - none 0 none 0", "counter")],
)
def test_it_lends_when_it_pays(promise: str, said: str) -> None:
    table = night(CAR_THEFT, own={1: "garage-1"}, cash=[6, 0, 0]).says(0, f"offer 1 {promise}")
    deed = does(table, 1)
    assert deed is not None
    assert deed.split()[0] == said


def test_every_player_is_as_greedy_as_its_character() -> None:
    """Eight of them are offered $2,000 for a garage, and eight would like to have it."""

    def wants(player: House) -> str | None:
        table = night(CAR_THEFT, own={1: "garage-1"}, cash=[9, 0, 0])
        return does(table.says(0, offer(1, "2000 - - -", "0 - garage-1 -")), 1, player)

    def bids(player: House) -> str | None:
        return does(night(CAR_THEFT, own={1: "garage-1"}, cash=[9, 0, 0], round=3), 0, player)

    assert len({wants(House(Random(seed))) for seed in range(8)}) > 1
    assert len({bids(House(Random(seed))) for seed in range(8)}) > 1
    assert len({wants(House()) for _ in range(8)}) == len({bids(House()) for _ in range(8)}) == 1


def test_what_it_could_have_had_it_offers_itself_once_more_was_in_vain() -> None:
    house, table = House(), night(CAR_THEFT, own={1: "garage-1"}, cash=[9, 0, 0])
    table.says(0, "offer 1 3000 - - - 0 - garage-1 - none 0 none 0")
    dearer = does(table, 1, house)
    assert dearer is not None
    assert dearer.startswith("counter 1 0 - garage-1 - ")
    assert int(dearer.split()[6]) > 3000
    table.says(1, dearer)
    assert does(table, 1, house) is None
    table.says(0, "decline 2")
    assert does(table, 1, house) == "offer 0 0 - garage-1 - 3000 - - - none 0 none 0"


def garage(cash: int) -> str:
    return offer(1, f"{cash} - - -", "0 - garage-1 -")


def lender_named(cash: int, times: int) -> tuple[House, Scene, int]:
    """Somebody has asked for a garage, was told another price, has refused it, and has asked for the same again."""
    house, table = House(), night(CAR_THEFT, own={1: "garage-1"}, cash=[20, 0, 0], round=3)
    named = does(table.says(0, garage(cash)), 1, house)
    assert named is not None
    table.says(1, named).says(0, "decline 2")
    table.game.state.number = 2
    for _ in range(times):
        said = does(table.says(0, garage(cash)), 1, house)
        assert said == f"decline {table.game.state.number}"
        table.says(1, said)
    return house, table, int(named.split()[6])


def test_whoever_asks_for_the_same_again_makes_it_only_dearer() -> None:
    house, table, named = lender_named(1000, times=1)
    assert named >= 4000
    assert str(does(table.says(0, garage(2000)), 1, house)).startswith("decline"), "hardly better is not enough"
    for times, said in ((0, "accept"), (3, "decline")):
        house, table, named = lender_named(1000, times)
        assert str(does(table.says(0, garage((1000 + named) // 2)), 1, house)).startswith(said), "half of the way"
    house, table, named = lender_named(1000, times=9)
    assert str(does(table.says(0, garage(named)), 1, house)).startswith("accept"), "its word on the price is good"


def test_a_price_in_answer_to_its_own_is_never_answered_by_less_than_that() -> None:
    house, table = House(), night(CAR_THEFT, own={1: "garage-1"}, cash=[20, 0, 0], round=3)
    first = does(table, 0, house)
    assert first is not None
    bid = int(first.split()[2])
    dear = offer(0, "0 - garage-1 -", f"{bid + 4000} - - -").replace("offer 0", "counter 1")
    answer = does(table.says(0, first).says(1, dear), 0, house)
    assert answer is not None
    assert answer.startswith("counter 2 ")
    assert bid < int(answer.split()[2]) < bid + 4000
