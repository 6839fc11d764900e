"""Free trade: offers, promises, and what cannot be sold."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.scene import Scene

ORDERS = {"big-joey": "swindle", "franco-luciano": "threats", "bobby-ruthless": "pimp-5"}
NO_PROMISE = "none 0 none 0"


def offer(to: int, pay: int = 0, give: str = "-", lend: str = "-", release: str = "-", *, ask: int = 0, take: str = "-",
          borrow: str = "-", reclaim: str = "-", promise: str = NO_PROMISE) -> str:  # fmt: skip
    return f"offer {to} {pay} {give} {lend} {release} {ask} {take} {borrow} {reclaim} {promise}"


@pytest.mark.rule("C-97", "C-98")
def test_businesses_gangsters_and_cash_change_hands_at_once() -> None:
    table = night(ORDERS, own={0: "pimp-1 cop-1", 1: "garage-1"}, idle="jimmy-bananas", cash=[3, 5, 0])
    table.says(0, offer(1, 1_000, "pimp-1,jimmy-bananas", ask=4_000, take="garage-1"))
    assert table.cash == [3_000, 5_000, 0]
    table.says(1, "accept 1")
    assert table.cash == [6_000, 2_000, 0]
    assert (table.owned(0), table.owned(1)) == (["cop-1", "garage-1"], ["pimp-1"])
    assert table.boss("jimmy-bananas") == 1


@pytest.mark.rule("C-97")
def test_any_two_may_trade_whoevers_turn_it_is() -> None:
    table = night(ORDERS, own={1: "garage-1"}, cash=[3, 5, 9])
    table.says(2, offer(1, 8_000, take="garage-1")).says(1, "accept 1")
    assert table.owned(2) == ["garage-1"]
    assert list(table.waits) == [0]
    early = planning(own={1: "garage-1"}, cash=[3, 5, 9]).says(2, offer(1, 8_000, take="garage-1")).says(1, "accept 1")
    assert early.owned(2) == ["garage-1"]


@pytest.mark.rule("C-98")
def test_cash_may_simply_be_given() -> None:
    table = night(ORDERS, cash=[3, 5, 9]).says(2, "gift 0 4000")
    assert table.cash == [7_000, 5_000, 5_000]
    assert table.refuses(2, "gift 0 6000") == "C-103"
    assert table.refuses(2, "gift 2 1000")
    assert table.refuses(2, "gift 0 500")


@pytest.mark.rule("C-3", "C-98")
def test_neither_hand_cards_nor_planned_ones_can_be_offered() -> None:
    table = night(ORDERS, own={0: "pimp-1"}, jobs={0: "bash.1"}, cards=["snitch"])
    for thing in ("bash.1", "snitch", "swindle"):
        assert table.refuses(0, offer(1, give=thing)) == "C-98"
        assert table.refuses(1, offer(0, take=thing)) == "C-98"
    assert table.refuses(2, offer(1, give="pimp-5")) in ("C-98", "C-103")


@pytest.mark.rule("C-99")
def test_markers_stay_on_a_business_sold() -> None:
    table = night(ORDERS, own={0: "lawyer-1"}, marks={"lawyer-1": [1, 2]})
    table.says(0, offer(1, give="lawyer-1")).says(1, "accept 1")
    assert (table.owner("lawyer-1"), table.marks("lawyer-1")) == (1, [2])


@pytest.mark.rule("C-99", "C-101")
def test_a_marker_is_given_back_together_with_the_business() -> None:
    table = night(ORDERS, own={0: "lawyer-1"}, marks={"lawyer-1": [1, 2]})
    table.says(0, offer(1, give="lawyer-1", reclaim="lawyer-1")).says(1, "accept 1")
    assert (table.owner("lawyer-1"), table.marks("lawyer-1")) == (1, [2])


@pytest.mark.rule("C-101")
def test_the_right_to_lay_markers_both_ways() -> None:
    table = night(ORDERS, own={0: "lawyer-1", 1: "cop-1"})
    table.says(0, offer(1, lend="lawyer-1", borrow="cop-1")).says(1, "accept 1")
    assert (table.marks("lawyer-1"), table.marks("cop-1")) == ([1], [0])
    table.says(1, offer(0, 2_000, reclaim="cop-1")).says(0, "accept 2")
    assert table.marks("cop-1") == []
    table.says(0, offer(1, 1_000, reclaim="lawyer-1")).says(1, "accept 3")
    assert table.marks("lawyer-1") == []


@pytest.mark.rule("C-101")
def test_never_while_a_turned_up_card_is_being_carried_out() -> None:
    orders = {"big-joey": "theft-3", "franco-luciano": "usury"}
    table = night(orders, round=3, own={2: "cop-1"}).says(2, offer(1, give="cop-1"))
    table.says(0, "attack big-joey 1").rolls(6, 6, 6)
    assert table.refuses(1, "accept 1") == "C-101"
    assert table.refuses(2, offer(0, 1_000)) == "C-101"
    assert table.says(1, "pass").says(1, "accept 1").owner("cop-1") == 1


@pytest.mark.rule("C-102")
def test_an_offer_is_declined_withdrawn_or_countered() -> None:
    table = night(ORDERS, own={0: "lawyer-1"}, cash=[5, 5, 5])
    table.says(0, offer(1, give="lawyer-1", ask=4_000))
    assert table.refuses(2, "accept 1")
    assert table.refuses(0, "accept 1")
    table.says(1, "counter 1 3000 - - - 0 lawyer-1 - - none 0 none 0")
    assert table.refuses(1, "accept 1") == "C-102"
    table.says(0, "accept 2")
    assert (table.owner("lawyer-1"), table.cash[:2]) == (1, [8_000, 2_000])
    table.says(1, offer(2, give="lawyer-1")).says(2, "decline 3")
    assert table.refuses(2, "accept 3") == "C-102"
    table.says(1, offer(2, give="lawyer-1")).says(1, "withdraw 4")
    assert table.refuses(2, "accept 4") == "C-102"


@pytest.mark.rule("C-102")
def test_an_offer_lapses_when_it_can_no_longer_be_met() -> None:
    table = night(
        {"big-joey": "bash.1", **{k: v for k, v in ORDERS.items() if k != "big-joey"}},
        own={1: "lawyer-1"},
        cash=[5, 5, 5],
    )
    table.says(1, offer(2, give="lawyer-1")).says(2, offer(1, 5_000, take="lawyer-1")).says(2, offer(0, 1_000))
    assert len(table.view["offers"]) == 3
    table.says(0, "attack big-joey 1").rolls(2, 1, 1).passes()
    assert [shown["number"] for shown in table.view["offers"]] == [3]
    assert table.refuses(2, "accept 1") == "C-102"
    table.says(2, "gift 1 5000")
    assert table.view["offers"] == []


@pytest.mark.rule("C-103")
def test_one_cannot_offer_what_one_does_not_have() -> None:
    table = night(ORDERS, own={0: "lawyer-1", 1: "cop-1"}, cash=[5, 5, 5], idle="jimmy-bananas")
    for text in (
        offer(1, 6_000),
        offer(1, ask=6_000),
        offer(1, give="cop-1"),
        offer(1, take="lawyer-1"),
        offer(1, give="big-joey"),
        offer(1, give="stevie-blundetto"),
        offer(1, take="franco-luciano"),
        offer(1, lend="cop-1"),
        offer(1, borrow="lawyer-1"),
        offer(1, give="casino-1"),
        offer(1, release="cop-1"),
        offer(1, reclaim="lawyer-1"),
    ):
        assert table.refuses(0, text) == "C-103", text
    assert table.refuses(0, offer(0, 1_000))
    assert table.refuses(0, offer(3, 1_000))


@pytest.mark.rule("C-103")
def test_an_idle_gangster_can_be_sold_and_then_works_for_the_buyer() -> None:
    table = planning(jobs={1: "swindle"}, crew="big-joey jimmy-bananas franco-luciano bobby-ruthless")
    table.says(0, offer(1, give="jimmy-bananas", ask=2_000)).says(1, "accept 1")
    assert table.boss("jimmy-bananas") == 1
    assert not [text for text in table.offered if "jimmy-bananas" in text]
    table.says(0, min(text for text in table.offered if text.startswith("plan big-joey")))
    assert "plan jimmy-bananas swindle" in table.offered


@pytest.mark.rule("C-53", "C-104")
def test_a_promise_is_recorded_and_binds_nobody() -> None:
    orders = {"big-joey": "theft-1-easy", "franco-luciano": "swindle"}
    table = night(orders, own={1: "cop-1"}, cash=[0, 9, 0])
    table.says(1, offer(0, 1_000, promise="none 0 peace 0")).says(0, "accept 1")
    (entry,) = table.promises
    assert "peace" in repr(entry)
    table.says(0, "attack big-joey 1").rolls(3, 1, 1).passes()
    assert table.cash[:2] == [3_000, 6_000]


@pytest.mark.rule("C-104")
def test_the_ledger_knows_who_kept_a_typed_promise() -> None:
    """DiMaggio promises half of the profit of a swindle and pays it; Blundetto promises peace and breaks it."""
    orders = {"franco-luciano": "swindle", "big-joey": "theft-1-easy", "bobby-ruthless": "threats"}
    table = night(orders, own={1: "construction-firm-1"}, start=1, cash=[0, 0, 0])
    table.says(1, offer(2, promise="share 0 none 0")).says(2, "accept 1")
    table.says(0, offer(1, promise="peace 0 none 0")).says(1, "accept 3")  # the promise was number 2
    table.says(1, "run franco-luciano").rolls(2, 1, 1).passes()
    table.says(1, "gift 2 3000").says(2, "abort bobby-ruthless")
    table.says(0, "attack big-joey 1").rolls(3, 1, 1)
    states = sorted((entry["by"], entry["standing"]) for entry in table.promises)
    assert states == [(0, "broken"), (1, "kept")]


@pytest.mark.rule("C-104")
def test_money_given_counts_for_the_oldest_promise_first() -> None:
    orders = {"franco-luciano": "swindle", "bobby-ruthless": "threats"}
    table = night(orders, own={1: "construction-firm-1"}, start=1, cash=[0, 0, 0])
    table.says(1, offer(2, promise="pay 2000 none 0")).says(2, "accept 1")
    table.says(1, offer(2, promise="pay 3000 none 0")).says(2, "accept 3")
    table.says(1, "run franco-luciano").rolls(2, 2, 1).passes().says(1, "gift 2 3000")
    assert [(entry["owed"], entry["paid"]) for entry in table.promises] == [(2_000, 2_000), (3_000, 1_000)]
    assert [entry["standing"] for entry in table.promises] == ["kept", "due"]
    table.says(2, "abort bobby-ruthless").says(1, "refuse")
    assert [entry["standing"] for entry in table.promises] == ["kept", "broken"]


@pytest.mark.rule("C-104")
def test_what_never_falls_due_is_neither_kept_nor_broken() -> None:
    table = night({"franco-luciano": "swindle"}, start=1, round=4)
    table.says(1, offer(2, promise="share 0 peace 0")).says(2, "accept 1").says(1, "abort franco-luciano")
    standings = {entry["promise"]: entry["standing"] for entry in table.promises}
    assert standings == {"share": "void", "peace": "kept"}


def owed(table: Scene) -> list[tuple[str, int | None]]:
    return [(entry["standing"], entry["owed"]) for entry in table.promises]


LOAN = {
    "franco-luciano": "bankruptcy-proceedings",
    "lenny-dimaggio": "gas-station-robbery",
    "bobby-ruthless": "garage-1",
}


@pytest.mark.rule("C-104", "C-148")
@pytest.mark.parametrize(("promise", "due"), [("fee 2000", 2_000), ("cut 0", 3_000)])
def test_what_is_promised_for_a_loan_is_due_from_the_job_that_uses_it(promise: str, due: int) -> None:
    """A loan shark is lent for 5,000 or 7,000; a robbery of a gas station before has nothing to do with it."""
    table = night(LOAN, start=1, own={0: "loan-shark-1"}, cash=[0, 0, 0])
    table.says(1, offer(0, borrow="loan-shark-1", promise=f"{promise} none 0")).says(0, "accept 1")
    table.says(1, "run lenny-dimaggio").rolls(6, 6).says(2, "abort bobby-ruthless")
    assert owed(table) == [("open", None)]
    table.says(1, "run franco-luciano").rolls(3, 1, 1)
    assert owed(table) == [("due", due)]
    assert table.promises[0]["loan"] == ["loan-shark-1"]


@pytest.mark.rule("C-148")
def test_a_job_that_brings_nothing_frees_from_what_was_promised_for_its_loan() -> None:
    table = night(LOAN, start=1, own={0: "loan-shark-1"}, cash=[0, 0, 0])
    table.says(1, offer(0, borrow="loan-shark-1", promise="fee 2000 none 0")).says(0, "accept 1")
    assert owed(table.says(1, "run franco-luciano").rolls(1, 1, 1)) == [("void", None)]


@pytest.mark.rule("C-148")
def test_a_robbed_job_owes_of_what_arrived() -> None:
    orders = {"big-joey": "binge-party", "franco-luciano": "robbery.3", "bobby-ruthless": "garage-1"}
    for pips, standing in (((4, 1, 1), ("due", 4_000)), ((4, 4, 4), ("void", None))):
        table = night(orders, own={0: "loan-shark-1 drug-dealer-1", 2: "pimp-1"}, round=3, cash=[0, 0, 0])
        table.says(0, offer(2, borrow="pimp-1", promise="cut 0 none 0")).says(2, "accept 1")
        table.says(0, "run big-joey").rolls(3, 3, 1).says(1, "rob franco-luciano").rolls(*pips)
        assert owed(table) == [standing]


@pytest.mark.rule("C-148")
def test_two_loans_of_the_same_business_fall_due_one_after_the_other() -> None:
    orders = {"franco-luciano": "bankruptcy-proceedings", "lenny-dimaggio": "usury", "bobby-ruthless": "garage-1"}
    table = night(orders, start=1, round=3, own={0: "loan-shark-1", 1: "cop-1"}, cash=[0, 0, 0])
    for number, fee in ((1, 1_000), (3, 2_000)):
        table.says(1, offer(0, borrow="loan-shark-1", promise=f"fee {fee} none 0")).says(0, f"accept {number}")
    table.says(1, "run franco-luciano").rolls(3, 3, 1)
    assert owed(table) == [("due", 1_000), ("open", None)]


@pytest.mark.rule("C-148")
def test_a_marker_taken_back_unused_frees_at_the_end_of_the_round() -> None:
    table = night({"franco-luciano": "garage-1"}, start=1, own={0: "loan-shark-1"}, cash=[0, 0, 0])
    table.says(1, offer(0, borrow="loan-shark-1", promise="fee 2000 none 0")).says(0, "accept 1")
    kept = table.twin().says(1, "abort franco-luciano")
    assert owed(kept) == [("open", None)]
    table.says(1, "unmark loan-shark-1").says(1, "abort franco-luciano")
    assert owed(table) == [("void", None)]


@pytest.mark.rule("C-104")
def test_a_promise_for_a_loan_needs_a_loan() -> None:
    table = night(ORDERS, own={1: "cop-1"})
    assert table.refuses(0, offer(1, promise="fee 2000 none 0")) == "C-104"
    assert table.refuses(0, offer(1, borrow="cop-1", promise="fee 0 none 0")) == "C-104"
    assert table.refuses(0, offer(1, lend="-", promise="none 0 cut 0")) == "C-104"


@pytest.mark.rule("C-149")
def test_what_is_promised_of_the_next_job_that_pays_waits_for_it() -> None:
    """The first job fails, the second pays an odd sum: half of it is rounded up."""
    orders = {"franco-luciano": "swindle", "lenny-dimaggio": "gas-station-robbery", "bobby-ruthless": "garage-1"}
    table = night(orders, start=1, own={1: "construction-firm-1"}, cash=[0, 0, 0])
    table.says(1, offer(2, promise="share 0 none 0")).says(2, "accept 1")
    table.says(1, "run lenny-dimaggio").rolls(1, 1).says(2, "abort bobby-ruthless")
    assert owed(table) == [("open", None)]
    assert owed(table.says(1, "run franco-luciano").rolls(2, 1, 1)) == [("due", 3_000)]


@pytest.mark.rule("C-149")
def test_it_also_waits_for_the_next_round() -> None:
    table = night({"franco-luciano": "garage-1"}, start=1, cash=[0, 0, 0])
    table.says(1, offer(2, promise="pay 2000 none 0")).says(2, "accept 1").says(1, "abort franco-luciano").next_round()
    assert owed(table) == [("open", None)]


def indebted(cash: int, **options: Any) -> Scene:
    """DiMaggio owes Calmuti 2,000 when the round is over, and has so much cash, with 1,000 of income."""
    orders = {"franco-luciano": "swindle", "bobby-ruthless": "garage-1"}
    table = night(orders, start=1, own={1: "construction-firm-1"}, cash=[9, 0, 0], **options)
    table.says(1, offer(2, promise="pay 2000 none 0")).says(2, "accept 1")
    table.says(1, "run franco-luciano").rolls(2, 1, 1)
    table.game.state.cash[1] = cash
    table.game.state.owner = [-1] * len(table.game.state.owner)
    return table.says(2, "abort bobby-ruthless")


@pytest.mark.rule("C-150")
@pytest.mark.parametrize(("answer", "standing", "cash"), [("settle", "kept", 2_000), ("refuse", "broken", 0)])
def test_whoever_owes_is_asked_before_his_word_is_broken(answer: str, standing: str, cash: int) -> None:
    table = indebted(5)
    assert (list(table.waits), table.phase, owed(table)) == ([1], "payday", [("due", 2_000)])
    table.says(1, answer)
    assert (table.promises[0]["standing"], table.cash[2]) == (standing, cash)


@pytest.mark.rule("C-150")
def test_he_may_borrow_the_money_first() -> None:
    table = indebted(0)
    assert table.offered == {"refuse"}
    table.says(0, "gift 1 2000")
    assert table.offered == {"settle", "refuse"}
    assert table.says(1, "settle").promises[0]["standing"] == "kept"
    paid = indebted(5).says(1, "gift 2 2000")
    assert "refuse" not in paid.verbs


@pytest.mark.rule("C-150", "C-73")
def test_in_the_last_round_debts_are_settled_before_all_is_counted() -> None:
    table = indebted(5, round=4)
    assert table.phase == "payday"
    assert table.says(1, "settle").scores[2] == 2_000


@pytest.mark.rule("C-104")
def test_a_promise_in_words_is_judged_by_whom_it_was_made_to() -> None:
    table = night(ORDERS, cash=[5, 5, 5])
    table.says(0, offer(1, promise="none 0 none 0 I will lend you my garage")).says(1, "accept 1")
    (entry,) = table.promises
    assert "I will lend you my garage" in repr(entry)
    assert table.refuses(0, f"verdict {entry['number']} kept")
    table.says(1, f"verdict {entry['number']} kept")
    assert table.promises[0]["standing"] == "kept"


@pytest.mark.rule("C-97", "C-100")
def test_money_can_be_extorted_and_the_threat_carried_out_all_the_same() -> None:
    orders = {"big-joey": "theft-1-easy", "franco-luciano": "swindle"}
    table = night(orders, cash=[0, 9, 0]).says(1, "gift 0 5000")
    table.says(0, "attack big-joey 1").rolls(3, 3, 1).passes()
    assert table.cash[:2] == [8_000, 1_000]


@pytest.mark.rule("C-52")
def test_no_marker_without_the_owners_consent() -> None:
    table = night(ORDERS, own={1: "cop-1"}).says(0, offer(1, 2_000, borrow="cop-1"))
    assert table.marks("cop-1") == []
    assert table.says(1, "accept 1").marks("cop-1") == [0]


def test_an_offer_says_nothing_of_hands() -> None:
    table = night(ORDERS, jobs={0: "bash.1", 1: "vandalism.1"}, cards=["spy", "schemer"]).says(0, offer(1, 1_000))
    assert "vandalism" not in repr((table.game.view(0), table.game.story(0)))
    assert "bash" not in repr((table.game.view(1), table.game.story(1)))
