"""Cash jobs: what they pay, what they need, and deal markers."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import CASH_JOBS, Scene

REST = {"franco-luciano": "casino-2"}
FRAUD = {"jimmy-bananas": "investment-fraud-1", **REST}


@pytest.mark.rule("C-46")
@pytest.mark.parametrize(
    ("pips", "profit"), [((2, 3, 1), 7_000), ((4, 3, 1), 9_000), ((3, 3, 3), 9_000), ((2, 2, 2), 0)]
)
def test_two_sums(pips: tuple[int, ...], profit: int) -> None:
    table = night({"big-joey": "car-theft-1", **REST}, own={0: "garage-1"}, cash=[1, 1, 1])
    table.says(0, "run big-joey").rolls(*pips).passes()
    assert table.cash == [1_000 + profit, 1_000, 1_000]


@pytest.mark.rule("C-46", "C-47")
@pytest.mark.parametrize("job", CASH_JOBS, ids=lambda job: str(job["id"]))
def test_every_cash_job(job: dict[str, Any]) -> None:
    """With all it needs it pays the larger sum for two successes, the smaller for one; one business short it lapses."""
    needs = [f"{kind}-{job['needs'][:place].count(kind) + 1}" for place, kind in enumerate(job["needs"])]
    for pips, profit in (
        ((1, 1), 0),
        ((job["number"], job["number"] - 1), job["payout"][0]),
        ((6, 6), job["payout"][1]),
    ):
        table = night({"jimmy-bananas": job["id"], **REST}, own={0: " ".join(needs)}, cash=[0], used=True)
        table.says(0, "run jimmy-bananas").rolls(*pips).passes()
        assert table.cash[0] == profit
    if needs:
        table = night({"jimmy-bananas": job["id"], **REST}, own={0: " ".join(needs[1:])}, cash=[0])
        table.says(0, "run jimmy-bananas")
        assert list(table.waits) == [1]
        assert table.order("jimmy-bananas") is None
        assert table.cash[0] == 0


@pytest.mark.rule("C-47")
def test_the_example_of_the_garage() -> None:
    """Car Theft needs a garage: one's own, or another's for whose use one has made a deal."""
    own = night({"big-joey": "car-theft-1", **REST}, own={0: "garage-1"}, cash=[0])
    assert own.says(0, "run big-joey").rolls(3, 1, 1).passes().cash[0] == 7_000
    lent = night({"big-joey": "car-theft-1", **REST}, own={2: "garage-1"}, marks={"garage-1": [0]}, cash=[0])
    assert lent.says(0, "run big-joey").rolls(3, 1, 1).passes().cash[0] == 7_000
    none = night({"big-joey": "car-theft-1", **REST}, own={2: "garage-1"}, cash=[0])
    none.says(0, "run big-joey")
    assert (none.cash[0], list(none.waits)) == (0, [1])


@pytest.mark.rule("C-47", "C-52", "C-55")
def test_the_example_of_the_investment_fraud() -> None:
    """Yellow has a loan shark and pays green 2,000 for the use of a lawyer; a 3 and a 4 bring 9,000."""
    table = night(FRAUD, own={0: "loan-shark-1", 1: "lawyer-1"}, cash=[2, 0, 0])
    table.says(0, "offer 1 2000 - - - 0 - lawyer-1 - none 0 none 0").says(1, "accept 1")
    assert (table.cash[:2], table.marks("lawyer-1")) == ([0, 2_000], [0])
    table.says(0, "run jimmy-bananas").rolls(3, 4).passes()
    assert (table.cash[:2], table.marks("lawyer-1")) == ([9_000, 2_000], [])


@pytest.mark.rule("C-48", "C-49")
def test_what_is_missing_is_found_before_any_dice_and_the_job_lapses_openly() -> None:
    table = night(FRAUD, own={0: "loan-shark-1", 1: "lawyer-1", 2: "loan-shark-2"}, marks={"loan-shark-2": [0]})
    table.says(0, "run jimmy-bananas")
    assert list(table.waits) == [1]
    assert table.shows("investment-fraud-1", to=None)
    assert table.marks("loan-shark-2") == [0]


@pytest.mark.rule("C-50")
def test_a_business_serves_several_jobs_in_a_round() -> None:
    jobs = {"jimmy-bananas": "threats", "big-joey": "investment-fraud-1", "franco-luciano": "red-light-district"}
    table = night(
        {**jobs, "lenny-dimaggio": "credit-card-scam"},
        own={0: "lawyer-1 loan-shark-1 pimp-1", 1: "cop-1"},
        marks={"pimp-1": [1]},
        cash=[0, 0, 0],
        used=True,
    )
    table.says(0, "run jimmy-bananas").rolls(2, 1).passes()
    table.says(1, "run franco-luciano").rolls(3, 1, 1).passes()
    table.says(0, "run big-joey").rolls(3, 1, 1).passes()
    assert table.cash == [10_000, 7_000, 0]


@pytest.mark.rule("C-51")
def test_two_dealers_are_two_cards() -> None:
    two_markers_on_one = night(
        {"big-joey": "drug-trade", **REST},
        own={1: "drug-dealer-1"},
        marks={"drug-dealer-1": [0, 0]},
        round=2,
    )
    two_markers_on_one.says(0, "run big-joey")
    assert list(two_markers_on_one.waits) == [1]
    one_own_and_one_lent = night(
        {"big-joey": "drug-trade", **REST},
        own={0: "drug-dealer-2", 1: "drug-dealer-1"},
        marks={"drug-dealer-1": [0, 0]},
        round=2,
        cash=[0],
    )
    one_own_and_one_lent.says(0, "run big-joey").rolls(4, 4, 1).passes()
    assert one_own_and_one_lent.cash[0] == 14_000
    assert one_own_and_one_lent.marks("drug-dealer-1") == [0]


@pytest.mark.rule("C-51")
def test_own_cards_first_then_the_player_says_which_markers() -> None:
    lawyers = {0: "lawyer-1 loan-shark-1", 1: "lawyer-2", 2: "lawyer-3"}
    own = night(FRAUD, own=lawyers, marks={"lawyer-2": [0], "lawyer-3": [0]}).says(0, "run jimmy-bananas").rolls(1, 1)
    assert (own.marks("lawyer-2"), own.marks("lawyer-3")) == ([0], [0])
    lent = night(FRAUD, own={**lawyers, 0: "loan-shark-1"}, marks={"lawyer-2": [0], "lawyer-3": [0]})
    lent.says(0, "run jimmy-bananas")
    assert lent.offered == {"use lawyer-2", "use lawyer-3"}
    lent.says(0, "use lawyer-3").rolls(1, 1)
    assert (lent.marks("lawyer-2"), lent.marks("lawyer-3")) == ([0], [])


def lawyer_lent(*pips: int) -> Scene:
    table = night(FRAUD, own={0: "loan-shark-1", 1: "lawyer-1"}, marks={"lawyer-1": [0]}, cash=[0])
    return table.says(0, "run jimmy-bananas").rolls(*pips)


@pytest.mark.rule("C-55")
def test_a_marker_is_used_also_when_the_dice_fail() -> None:
    assert lawyer_lent(2, 2).marks("lawyer-1") == []
    assert lawyer_lent(3, 3).marks("lawyer-1") == []


@pytest.mark.rule("C-53", "C-61")
def test_a_deal_can_be_made_until_just_before_the_job() -> None:
    table = night(FRAUD, own={0: "loan-shark-1", 1: "lawyer-1"}, cash=[2])
    table.says(0, "offer 1 1000 - - - 0 - lawyer-1 - none 0 none 0").says(1, "accept 1")
    assert table.says(0, "run jimmy-bananas").rolls(6, 6).passes().cash[0] == 10_000


@pytest.mark.rule("C-54")
def test_a_marker_laid_binds() -> None:
    """The owner can neither take it off nor keep it from being used."""
    table = night(FRAUD, own={0: "loan-shark-1", 1: "lawyer-1"}, marks={"lawyer-1": [0]}, cash=[0])
    assert table.refuses(1, "unmark lawyer-1")
    assert table.marks("lawyer-1") == [0]
    assert table.says(0, "run jimmy-bananas").rolls(6, 6).passes().cash[0] == 9_000


@pytest.mark.rule("C-56")
def test_a_marker_stays_into_the_next_round() -> None:
    table = night({"big-joey": "credit-card-scam"}, own={1: "lawyer-1"}, marks={"lawyer-1": [0]})
    table.says(0, "abort big-joey").next_round()
    assert table.phase == "planning"
    assert table.marks("lawyer-1") == [0]


@pytest.mark.rule("C-57")
def test_a_business_may_carry_several_markers() -> None:
    table = night(FRAUD, own={0: "loan-shark-1", 1: "lawyer-1"}, marks={"lawyer-1": [0, 2]}, cash=[2])
    table.says(0, "offer 1 1000 - - - 0 - lawyer-1 - none 0 none 0").says(1, "accept 1")
    assert table.marks("lawyer-1") == [0, 0, 2]
    table.says(0, "run jimmy-bananas").rolls(1, 1)
    assert table.marks("lawyer-1") == [0, 2]


@pytest.mark.rule("C-58")
def test_everybody_has_five_markers() -> None:
    four = {"lawyer-1": [0, 0], "cop-1": [0], "pimp-1": [0]}
    table = night(FRAUD, own={1: "lawyer-1 cop-1", 2: "pimp-1 pimp-2"}, marks=four)
    table.says(0, "offer 2 0 - - - 0 - pimp-2 - none 0 none 0").says(2, "accept 1")
    assert table.refuses(0, "offer 1 0 - - - 0 - cop-1 - none 0 none 0") == "C-58"
    table.says(0, "unmark cop-1")
    assert table.says(0, "offer 1 0 - - - 0 - cop-1 - none 0 none 0").says(1, "accept 2").marks("cop-1") == [0]


@pytest.mark.rule("C-59")
def test_a_marker_goes_back_when_its_business_is_lost() -> None:
    lost = {
        "bash.1": "lawyer-1",
        "vandalism.1": "garage-1",
        "kill-a-businessman.2": "lawyer-1",
        "persuasion.2": "lawyer-1",
    }
    for job, business in lost.items():
        table = night(
            {"bobby-ruthless": job, **FRAUD},
            start=2,
            own={0: "loan-shark-1", 1: "lawyer-1 garage-1"},
            marks={business: [0, 0, 2]},
            round=2,
        )
        table.says(2, "attack bobby-ruthless 1").rolls(6, 6, 6).passes()
        assert table.marks(business) == [], job


@pytest.mark.rule("C-60")
def test_the_owner_of_a_marker_may_take_it_back() -> None:
    table = night(FRAUD, own={0: "loan-shark-1", 1: "lawyer-1"}, marks={"lawyer-1": [0, 2]})
    assert table.says(0, "unmark lawyer-1").marks("lawyer-1") == [2]
    assert table.refuses(0, "unmark lawyer-1")
    assert table.says(2, "unmark lawyer-1").marks("lawyer-1") == []


@pytest.mark.rule("C-61")
def test_a_marker_on_a_purchase_counts_when_it_is_paid() -> None:
    orders = {"jimmy-bananas": "threats", "franco-luciano": "lawyer-1", "big-joey": "swindle"}
    table = night(orders, cash=[3, 3])
    table.says(0, "offer 1 1000 - - - 0 - lawyer-1 - none 0 none 0").says(1, "accept 1")
    assert table.marks("lawyer-1") == [0]
    too_early = table.twin().says(0, "run jimmy-bananas")
    assert list(too_early.waits) == [1]
    assert too_early.marks("lawyer-1") == [0]
    table.says(0, "abort big-joey").says(1, "buy franco-luciano")
    assert table.marks("lawyer-1") == [0]
    table.says(0, "run jimmy-bananas").rolls(2, 2)
    assert table.cash[0] == 2_000 + 4_000
    assert table.marks("lawyer-1") == []


@pytest.mark.rule("C-61")
def test_the_marker_goes_back_when_the_purchase_is_called_off() -> None:
    orders = {"jimmy-bananas": "threats", "franco-luciano": "lawyer-1"}
    table = night(orders, start=1, marks={"lawyer-1": [0]})
    assert table.says(1, "abort franco-luciano").marks("lawyer-1") == []
