"""The house player at work: what it plans, carries out, and does in other players' turns."""

from __future__ import annotations

import pytest
from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.scene import FIRMS, MEN, Scene

import backroom
from backroom.games.cosa_nostra.cards import FACE_OF, FACES
from backroom.games.cosa_nostra.deals import Offer, Side
from backroom.games.cosa_nostra.drawing import HEAR_COMPLAINTS
from backroom.games.cosa_nostra.house.greedy import Greedy
from backroom.games.cosa_nostra.house.player import House, Thought
from backroom.games.cosa_nostra.state import WITH_HENCHMAN

THREE_BOSSES = "big-joey franco-luciano bobby-ruthless"


def house_says(table: Scene, seat: int = 0) -> str:
    choice = House().choose(table.game.chair(seat))
    assert isinstance(choice, str)
    return choice


def house_does(table: Scene, seat: int = 0) -> str | None:
    """What it does unasked."""
    deed = House().volunteer(table.game.chair(seat))
    assert deed is None or isinstance(deed, str)
    return deed


# Planning


def plans(table: Scene) -> list[str]:
    """All that it plans in a round, while the others buy whatever there is."""
    said = []
    while table.phase == "planning":
        (seat,) = table.waits
        if seat == 0:
            said.append(house_says(table))
            table.says(0, said[-1])
        else:
            man = next(name for name, man in MEN.items() if man in table.game.state.idle(seat))
            table.says(seat, f"plan {man} {table.market[0]}")
    return said


def test_the_best_man_gets_the_cash_job_that_pays() -> None:
    own = {0: "loan-shark-1 garage-1"}
    jobs = {0: "car-theft-1 bankruptcy-proceedings property-damage bash.1"}
    table = planning(own=own, jobs=jobs, cash=[0, 0, 0], market="lawyer-1 cop-1 politician-1 pimp-1")
    assert "plan big-joey car-theft-1" in plans(table)


def test_a_job_whose_business_is_missing_stays_in_the_hand() -> None:
    jobs = {0: "car-theft-1 gas-station-robbery"}
    table = planning(crew=THREE_BOSSES, jobs=jobs, cash=[0, 0, 0])
    assert plans(table) == ["plan big-joey gas-station-robbery"]


def test_the_weakest_man_buys_what_pays_off() -> None:
    jobs = {0: "gas-station-robbery credit-card-scam"}
    table = planning(jobs=jobs, cash=[9, 0, 0], market="garage-1 cop-1 lawyer-1 politician-1")
    assert house_says(table) == "plan little-joey garage-1", "a garage brings 4,000 five times"


def test_a_purchase_is_planned_for_the_job_that_needs_it() -> None:
    jobs = {0: "debt-trap gas-station-robbery property-damage"}
    market = "loan-shark-1 cop-1 lawyer-1 politician-1"
    table = planning(jobs=jobs, own={0: "casino-1"}, cash=[6, 0, 0], market=market, round=4)
    said = plans(table)
    assert said[0].endswith(" loan-shark-1")
    assert "plan big-joey debt-trap" in said


def test_nothing_is_bought_that_does_not_pay_any_more() -> None:
    """In the last round a business pays its price back, and nothing more."""
    jobs = {0: "theft-4-easy"}
    table = planning(crew=THREE_BOSSES, jobs=jobs, cash=[20, 20, 20], market="casino-1 garage-1 pimp-1 cop-1", round=4)
    assert house_says(table) == "plan big-joey theft-4-easy"


def test_a_hand_of_poor_attacks_is_complained_about() -> None:
    table = planning(jobs={0: "bash.1 bash.1 vandalism.1 property-damage"}, cash=[0, 0, 0], own={1: "lawyer-1"})
    table.game.stack[-1] = HEAR_COMPLAINTS
    table.game.settle()
    assert house_says(table) == "complain"


def test_a_henchman_goes_to_the_man_who_makes_most_of_him() -> None:
    jobs = {0: "goods-delivery"}
    table = planning(crew=THREE_BOSSES, jobs=jobs, own={0: "drug-dealer-1"}, cash=[0, 0, 0], cards=["henchman"])
    assert house_does(table) == "henchman big-joey"


def test_a_machine_pistol_is_laid_before_the_last_man_is_sent() -> None:
    jobs = {0: "drug-trade swindle"}
    crew = f"{THREE_BOSSES} jimmy-bananas"
    own = {0: "drug-dealer-1 drug-dealer-2 construction-firm-1"}
    table = planning(crew=crew, jobs=jobs, own=own, cash=[0, 0, 0], cards=["machine-pistol"], round=2)
    assert house_does(table) is None, "it still has another turn to lay it"
    table.says(0, house_says(table)).says(1, "plan franco-luciano " + table.market[0])
    table.says(2, "plan bobby-ruthless " + table.market[0])
    assert house_does(table) == "machine-pistol big-joey"


# Action


def test_it_earns_first_then_buys() -> None:
    orders = {"big-joey": "swindle", "little-joey": "garage-1"}
    table = night(orders, own={0: "construction-firm-1"}, cash=[3, 0, 0])
    assert house_says(table) == "run big-joey"
    rich = night(orders, own={0: "construction-firm-1"}, cash=[9, 0, 0])
    assert house_says(rich) == "buy little-joey"


def test_it_attacks_the_leader_rather_than_the_weakest() -> None:
    orders = {"big-joey": "kill-a-businessman.3"}
    own = {1: "pimp-1", 2: "pimp-2"}
    ahead = night(orders, own=own, cash=[10, 5, 40], idle="lenny-dimaggio frankie-calmuti", round=3)
    assert house_says(ahead) == "attack big-joey 2"
    behind = night(orders, own=own, cash=[10, 40, 5], idle="lenny-dimaggio frankie-calmuti", round=3)
    assert house_says(behind) == "attack big-joey 1"


def test_it_says_who_is_ahead() -> None:
    table = night({"big-joey": "kill-a-businessman.3"}, own={1: "pimp-1", 2: "pimp-2"}, cash=[0, 0, 40], round=3)
    house = House()
    house.choose(table.game.chair(0))
    reason = house.explain()
    assert reason is not None
    assert (reason.word, reason.args) == ("say-leader", {"seat": "@seat-2"})
    house.choose(table.game.chair(0))
    assert house.explain() is None, "once is enough"


def test_it_hits_what_hurts_most() -> None:
    table = night({"big-joey": "arson.3"}, own={1: "garage-1 casino-1 waste-company-1"}, round=3)
    table.says(0, "attack big-joey 1")
    assert house_says(table) == "hit casino-1"


def test_it_spares_whom_it_has_promised_peace() -> None:
    table = night({"big-joey": "theft-3", "franco-luciano": "usury"}, cash=[0, 20, 10], round=3)
    assert house_says(table) == "attack big-joey 1"
    table.says(0, "offer 1 0 - - - 0 - - - peace 0 none 0").says(1, "accept 1")
    assert house_says(table) == "attack big-joey 2"


def test_a_lawyer_has_a_look_at_the_victims_orders_first() -> None:
    orders = {"big-joey": "assassination.3", "franco-luciano": "trap.3", "bobby-ruthless": "usury"}
    table = night(orders, own={0: "lawyer-1", 1: "casino-1"}, cash=[10, 40, 5], round=3)
    assert house_does(table) == "lawyer franco-luciano"
    table.says(0, "lawyer franco-luciano")
    assert house_says(table) == "attack big-joey 2", "nobody walks into a trap that he has seen"


def test_money_is_laundered_before_the_end() -> None:
    orders = {"big-joey": "money-laundering.3", "jimmy-bananas": "cheating"}
    table = night(orders, own={0: "casino-1"}, cash=[4, 0, 0], round=4)
    assert house_says(table) == "run jimmy-bananas", "first there must be something to launder"
    rich = night(orders, own={}, cash=[18, 0, 0], round=4)
    assert house_says(rich) == "run big-joey"
    assert house_says(rich.says(0, "run big-joey").rolls(6, 6, 1)) == "launder 15000"


def test_early_on_it_launders_only_what_it_can_spare() -> None:
    table = night({"big-joey": "money-laundering.2"}, cash=[14, 0, 0], round=2)
    assert house_says(table.says(0, "run big-joey").rolls(6, 6, 1)) == "launder 4000"


def test_it_bets_all_with_good_odds() -> None:
    good = night({"big-joey": "horse-racing"}, cash=[12, 0, 0], round=4).says(0, "run big-joey")
    assert house_says(good) == "bet 12000"
    poor = night({"little-joey": "horse-racing"}, cash=[12, 0, 0], round=4).says(0, "run little-joey")
    assert house_says(poor) == "bet 0"


def test_a_job_that_would_lapse_is_called_off_unseen() -> None:
    assert house_says(night({"big-joey": "debt-trap"}, round=4)) == "abort big-joey"


def test_a_schemer_lets_a_trap_wait() -> None:
    orders = {"big-joey": "trap.3", "franco-luciano": "usury"}
    assert house_says(night(orders, cards=["schemer"], round=3)) == "skip"
    assert house_says(night(orders, round=3)) == "abort big-joey"


# Reactions


def fat_job(**table: object) -> Scene:
    """DiMaggio is about to be paid 15,000; Blundetto has a robbery planned, and something else to do."""
    orders = {"franco-luciano": "binge-party", "big-joey": "robbery.3", "little-joey": "usury"}
    own = {1: "loan-shark-1 drug-dealer-1 pimp-1"}
    return night(orders, own=own, round=3, start=1, cash=[0, 0, 0], **table).says(1, "run franco-luciano")  # type: ignore[arg-type]


def test_a_fat_payout_is_robbed() -> None:
    assert house_says(fat_job().rolls(3, 3, 1)) == "rob big-joey"


def test_small_change_is_left_alone_while_there_may_be_more() -> None:
    orders = {"franco-luciano": "gas-station-robbery", "big-joey": "robbery.3", "little-joey": "usury"}
    table = night(orders, round=3, start=1).says(1, "run franco-luciano").rolls(3, 3, 1)
    assert house_says(table) == "pass"


def test_a_killer_walks_into_the_trap() -> None:
    orders = {"franco-luciano": "assassination.3", "big-joey": "trap.3", "jimmy-bananas": "usury"}
    table = night(orders, round=3, start=1).says(1, "attack franco-luciano 0").says(1, "hit jimmy-bananas")
    assert house_says(table.rolls(6, 6, 6)) == "trap big-joey"


def test_the_doctor_comes_for_ones_own_men() -> None:
    orders = {"franco-luciano": "assassination.3", "big-joey": "usury"}
    cards = ["emergency-doc", "", "emergency-doc"]
    table = night(orders, round=3, start=1, cards=cards, idle="jimmy-bananas").says(1, "attack franco-luciano 0")
    table.says(1, "hit big-joey").rolls(6, 6, 6).says(0, "pass")
    assert house_says(table) == "doc"
    assert house_says(table.says(0, "pass"), 2) == "pass", "let others see to theirs"


@pytest.mark.parametrize(("pips", "said"), [((1, 1, 1), "reroll"), ((3, 1, 1), "reroll")])
def test_the_cop_rolls_again_where_it_can_help(pips: tuple[int, ...], said: str) -> None:
    table = night({"big-joey": "car-theft-2"}, own={0: "garage-1 cop-1"}, round=2)
    assert house_says(table.says(0, "run big-joey").rolls(*pips)) == said


def test_the_best_of_the_market_is_taken_at_half_the_price() -> None:
    table = night({"big-joey": "exceptional-offer.2"}, market="casino-1 garage-1 pimp-1 cop-1", cash=[8, 0, 0], round=2)
    assert house_says(table.says(0, "run big-joey").rolls(6, 6, 1)) == "take casino-1"


# Payday


def test_it_recruits_who_will_earn_more_than_he_costs() -> None:
    orders = {"big-joey": "gas-station-robbery"}
    table = night(orders, cash=[12, 0, 0], round=1).says(0, "abort big-joey")
    assert house_says(table) == "recruit stevie-blundetto"


def test_it_keeps_the_laundry_and_the_fat_job() -> None:
    jobs = {0: "money-laundering.2 bash.2 vandalism.2 cheating birthday-party"}
    table = night({"big-joey": "gas-station-robbery"}, own={0: "casino-1"}, jobs=jobs, cash=[0, 0, 0], round=2)
    table.says(0, "abort big-joey").recruits_nobody()
    said = house_says(table).split()[1].split(",")
    assert not {"money-laundering.2", "cheating"} & set(said)


# The greedy player


def test_the_greedy_player_takes_what_pays_now_and_answers_no_offer() -> None:
    jobs = {0: "car-theft-1 gas-station-robbery"}
    table = planning(jobs=jobs, own={0: "garage-1"}, cash=[0, 0, 0], market="casino-1 pimp-1 cop-1 lawyer-1")
    assert Greedy().choose(table.game.chair(0)) == "plan big-joey car-theft-1"
    assert not hasattr(Greedy(), "volunteer")


def test_the_greedy_player_does_not_care_whom_it_robs() -> None:
    table = night({"big-joey": "theft-3"}, cash=[0, 7, 8], round=3)
    assert Greedy().choose(table.game.chair(0)) == "attack big-joey 2", "there is more to be had"


def test_it_thinks_again_only_when_something_has_changed() -> None:
    table = night({"big-joey": "car-theft-1", "franco-luciano": "threats"}, own={1: "garage-1 pimp-1"})
    house = House()

    def thought() -> Thought:
        return house.think(*table.game.chair(0).glimpse(), 0)

    first = thought()
    assert thought() is first
    table.says(1, "offer 2 0 pimp-1 - - 1000 - - - none 0 none 0")
    assert thought() is first, "what is only offered changes no book"
    assert len(first.world.offers) == len(first.books.world.offers) == len(first.planner.world.offers) == 1
    table.says(2, "accept 1")
    assert thought() is not first


def test_what_it_hopes_to_borrow_changes_its_plan_and_no_more() -> None:
    table = planning(jobs={0: "goods-delivery"}, own={1: "drug-dealer-1"})
    house, glimpse = House(), table.game.chair(0).glimpse()
    sober = house.think(*glimpse, 0)
    plan = sober.planner.make()
    offer = Offer(1, 0, 1, Side(cash=1), Side(lends=(FIRMS["drug-dealer-1"],)), "")
    glimpse.state.offers = (offer,)
    hopeful = house.think(*glimpse, 0)
    assert hopeful is sober
    assert hopeful.planner.hopes
    assert hopeful.planner.make() is not plan


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("word", ["leader", "launder", "rob", "recruit", "counter", "decline", "gift"])
def test_what_it_says_is_said_in_both_languages(lang: str, word: str) -> None:
    args = {"seat": "@seat-1", "money": 9_000, "gangster": "@big-joey"}
    said = backroom.words.say(lang, "cosa_nostra", f"say-{word}", args, ("Ada", "Ben", "Cleo"))
    assert said
    assert "say-" not in said


def test_a_lawyer_looks_before_the_last_order_is_given() -> None:
    jobs, own = {0: "threats", 1: "swindle"}, {0: "lawyer-1"}
    table = planning(crew="big-joey franco-luciano lenny-dimaggio", cash=[0, 0, 0], jobs=jobs, own=own)
    table.game.state.order[MEN["franco-luciano"]] = table.game.state.jobs[1].pop()
    assert house_does(table) == "lawyer franco-luciano"


def before_the_last_order(*cards: str, round: int = 1) -> Scene:
    """One man is left to send, two orders of others lie face down."""
    jobs = {0: "threats", 1: "swindle goods-delivery"}
    crew, own = "big-joey franco-luciano lenny-dimaggio", {1: "drug-dealer-1"}
    table = planning(crew=crew, jobs=jobs, own=own, cards=[" ".join(cards)], cash=[0, 9, 0], round=round)
    for man in ("franco-luciano", "lenny-dimaggio"):
        table.game.state.order[MEN[man]] = table.game.state.jobs[1].pop()
    return table


@pytest.mark.parametrize(
    ("cards", "deed"),
    [
        (("spy", "saboteur"), "spy franco-luciano,lenny-dimaggio"),
        (("snitch", "distraction"), "snitch franco-luciano"),
        (("saboteur",), None),
        (("spy",), None),
        (("snitch",), None),
    ],
)
def test_what_it_sees_before_its_last_order_decides_what_is_laid_on_whom(
    cards: tuple[str, ...], deed: str | None
) -> None:
    """A look that can change nothing is saved, and so is a saboteur for whom it would have to guess."""
    assert house_does(before_the_last_order(*cards)) == deed


def test_in_the_last_round_a_saboteur_goes_where_most_should_lie() -> None:
    assert house_does(before_the_last_order("saboteur", round=3)) == "saboteur franco-luciano"


def test_a_saboteur_goes_where_it_knows_that_something_lies_to_spoil() -> None:
    """Two orders that all look alike: one is a swindle that lapses, the other a goods delivery for 6,000 or 9,000."""
    jobs = {0: "threats", 1: "swindle goods-delivery"}
    own = {0: "lawyer-1", 1: "drug-dealer-1"}
    table = planning(
        crew="big-joey franco-luciano lenny-dimaggio", jobs=jobs, own=own, cards=["saboteur"], cash=[0, 9, 0], round=1
    )
    world = table.game.state
    for man, face in (("franco-luciano", "swindle"), ("lenny-dimaggio", "goods-delivery")):
        card = next(card for card in world.jobs[1] if FACES[FACE_OF[card]].id == face)
        world.jobs[1].remove(card)
        world.order[MEN[man]] = card
        world.known[card] |= 1
    world.used[FIRMS["lawyer-1"]] = 1
    assert house_does(table) == "saboteur lenny-dimaggio"


def test_a_man_with_a_henchman_is_not_sent_shopping() -> None:
    table = planning(
        crew="little-joey jimmy-bananas franco-luciano",
        jobs={0: "gas-station-robbery"},
        market="pimp-1 cop-1 lawyer-1 garage-1",
        own={0: "pimp-2 pimp-3"},
        cash=[9, 0, 0],
    )
    table.game.state.aids[MEN["little-joey"]] = WITH_HENCHMAN
    bought = [text for text in plans(table) if text.split()[2] in FIRMS]
    assert [text.split()[1] for text in bought] == ["jimmy-bananas"]


def test_nobody_plans_three_purchases_with_the_money_for_one() -> None:
    table = planning(
        crew="little-joey jimmy-bananas big-joey",
        jobs={0: "threats escort-service arms-trade"},
        market="pimp-1 cop-1 lawyer-1 garage-1",
        cash=[4, 0, 0],
    )
    bought = [text.split()[2] for text in plans(table) if text.split()[2] in FIRMS]
    assert len(bought) <= 2
    assert sum({"pimp-1": 4, "cop-1": 2, "lawyer-1": 2, "garage-1": 8}[firm] for firm in bought) <= 4
