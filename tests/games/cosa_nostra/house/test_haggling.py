"""The house player deals: borrows at a fair price, refuses a bad offer, haggles, keeps its word, and remembers."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.scene import Scene

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.cards import KIND
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.reputation import credit, trust
from backroom.games.cosa_nostra.house.temper import HOUSE
from backroom.games.cosa_nostra.payday import most_gangsters

CAR_THEFT = {"big-joey": "car-theft-1", "franco-luciano": "threats", "bobby-ruthless": "swindle"}


def does(table: Scene, seat: int = 0, house: House | None = None) -> str | None:
    deed = (house or House()).volunteer(table.game.chair(seat))
    assert deed is None or isinstance(deed, str)
    return deed


def offer(to: int, gives: str, wants: str, promise: str = "none 0 none 0") -> str:
    """What both sides give: cash, things, loans, markers taken back."""
    return f"offer {to} {gives} {wants} {promise}"


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


# Loans


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


# Answers


@pytest.mark.parametrize(
    ("promise", "said"),
    [("4000 - - - 0 - garage-1 - none 0 none 0", "accept"), ("0 - - - 0 - garage-1 - none 0 none 0", "counter")],
)
def test_it_lends_when_it_pays(promise: str, said: str) -> None:
    table = night(CAR_THEFT, own={1: "garage-1"}, cash=[6, 0, 0]).says(0, f"offer 1 {promise}")
    deed = does(table, 1)
    assert deed is not None
    assert deed.split()[0] == said


def test_it_refuses_a_bad_offer_and_accepts_a_good_one() -> None:
    table = night(CAR_THEFT, own={0: "casino-1"}, cash=[5, 20, 5]).says(
        1, "offer 0 1000 - - - 0 casino-1 - - none 0 none 0"
    )
    assert does(table) == "decline 1"
    sold = night(CAR_THEFT, own={0: "lawyer-1"}, cash=[5, 20, 5])
    sold.says(1, "offer 0 15000 - - - 0 lawyer-1 - - none 0 none 0")
    assert does(sold) == "accept 1"


def test_a_gift_is_never_refused() -> None:
    table = night(CAR_THEFT, own={1: "pimp-1"}, cash=[5, 5, 5]).says(1, "offer 0 2000 pimp-1 - - 0 - - - none 0 none 0")
    assert does(table) == "accept 1"


def test_it_haggles_once_and_says_so() -> None:
    house, table = House(), night(CAR_THEFT, own={0: "lawyer-1"}, cash=[5, 19, 5])
    table.says(1, "offer 0 9000 - - - 0 lawyer-1 - - none 0 none 0")
    said = does(table, house=house)
    assert said is not None
    assert said.startswith("counter 1 ")
    assert house.explain() is not None
    table.says(0, said).says(1, "decline 2").says(1, "offer 0 9000 - - - 0 lawyer-1 - - none 0 none 0")
    assert does(table, house=house) == "decline 3"


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


def test_when_all_is_done_a_man_is_hired_who_makes_the_crew_the_largest() -> None:
    """C-74: whoever counts the crews wants more for him than whoever does not."""
    orders, idle = {"big-joey": "car-theft-1"}, "jimmy-bananas lenny-dimaggio phil-malony frankie-calmuti"
    table = night(orders, idle=idle, own={}, cash=[20, 20, 20], round=4)
    said = does(table)
    assert said is not None
    assert said.split()[:2] == ["offer", "1"], "the only other crew of two"
    assert said.split()[7] in ("lenny-dimaggio", "phil-malony")
    assert does(night(orders, idle=idle, own={}, cash=[20, 20, 20], round=3)) is None


def test_a_business_that_makes_a_monopoly_is_bought() -> None:
    table = night(CAR_THEFT, own={0: "pimp-1 pimp-2 garage-1", 1: "pimp-3 pimp-4"}, cash=[25, 0, 0], round=2)
    said = does(table)
    assert said is not None
    assert said.split()[:2] == ["offer", "1"]
    assert said.split()[7] in ("pimp-3", "pimp-4")


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


# Men


FAMILIES = (
    "little-joey jimmy-bananas",
    "phil-malony lenny-dimaggio franco-luciano",
    "vito-baritono frankie-calmuti bobby-ruthless",
    "rusty-laserva sunny-bonasera jacky-two-finger harry-diamonds donny-brasi",
)


def last_evening() -> Scene:
    """Crews of 3, 3, 3 and 5, and only the first has anything left to do."""
    orders = {"big-joey": "car-theft-1"}
    return night(orders, idle=" ".join(FAMILIES), own={}, cash=[20, 20, 20, 20], seats=4, round=4)


@pytest.mark.parametrize(
    ("paid", "promise", "most"), [("0", "pay 6000", 3), ("1000", "none 0", 4), ("2000", "pay 6000", 4)]
)
def test_one_by_one_nobody_gathers_the_largest_crew_for_little(paid: str, promise: str, most: int) -> None:
    """C-74: every man who brings somebody nearer to the bonus has his price, not only the one who decides it."""
    table = last_evening()
    world = table.game.state
    for seller in (1, 2, 3):
        house = House()
        for man in FAMILIES[seller].split():
            table.says(0, offer(seller, f"{paid} - - -", f"0 {man} - -", f"{promise} none 0"))
            said = str(does(table, seller, house))
            table.says(seller, said if said.startswith("accept") else f"decline {world.number}")
    assert len(world.crew(0)) <= most
    assert most_gangsters(world) == 3


def test_a_man_too_many_is_sold_for_half_of_what_he_brings() -> None:
    table = last_evening()
    table.says(0, offer(2, "9000 - - -", "0 frankie-calmuti - -"))
    assert str(does(table, 2, House(temper=HOUSE._replace(greed=0.0)))) == "accept 1"


# Promises


def owing(round: int = 2) -> Scene:
    """Ada has borrowed Ben's garage for 3,000 if the job pays, and it has."""
    table = night({"big-joey": "car-theft-2", "franco-luciano": "usury"}, own={0: "cop-1", 1: "garage-1"}, round=round)
    table.says(0, "offer 1 0 - - - 0 - garage-1 - pay 3000 none 0").says(1, "accept 1")
    return table.says(0, "run big-joey").rolls(6, 6, 1).passes()


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
