"""The action phase: whose turn it is, calling off, buying, and the dice."""

import pytest
from tests.games.cosa_nostra.family import night

THREE_JOBS = {"big-joey": "gas-station-robbery", "jimmy-bananas": "credit-card-scam", "franco-luciano": "bash.1"}


@pytest.mark.rule("C-32")
def test_orders_are_carried_out_one_by_one_clockwise_from_the_start_player() -> None:
    jobs = {
        "big-joey": "gas-station-robbery",
        "jimmy-bananas": "swindle",
        "franco-luciano": "threats",
        "bobby-ruthless": "car-theft-1",
    }
    table = night(jobs, start=1)
    seen = []
    while table.phase == "action":
        (seat,) = table.waits
        seen.append(seat)
        table.says(seat, min(text for text in table.offered if text.startswith("abort")))
    assert seen == [1, 2, 0, 0]
    assert table.phase == "payday"


@pytest.mark.rule("C-32", "C-33")
def test_any_of_ones_gangsters_may_act_first() -> None:
    table = night({"little-joey": "gas-station-robbery", "big-joey": "credit-card-scam", "jimmy-bananas": "pimp-1"})
    assert table.offered == {
        "run little-joey",
        "abort little-joey",
        "buy jimmy-bananas",
        "abort jimmy-bananas",
        "run big-joey",
        "abort big-joey",
    }


@pytest.mark.rule("C-33")
def test_a_job_pays_for_a_purchase_which_serves_the_next_job() -> None:
    table = night(
        {"big-joey": "gas-station-robbery", "jimmy-bananas": "pimp-1", "little-joey": "escort-service"}, cash=[2]
    )
    assert table.refuses(0, "buy jimmy-bananas") == "C-37"
    table.says(0, "run big-joey").rolls(2, 2, 1)
    table.says(0, "buy jimmy-bananas")
    assert (table.cash[0], table.owner("pimp-1")) == (0, 0)
    table.says(0, "run little-joey").rolls(2)
    assert table.cash[0] == 4_000 + 2_000  # the pimp's income comes with the payday that follows


@pytest.mark.rule("C-34")
def test_an_order_called_off_is_put_away_unseen() -> None:
    table = night({"big-joey": "car-theft-1", "franco-luciano": "threats"})
    table.says(0, "abort big-joey")
    assert table.order("big-joey") is None
    assert not table.shows("car-theft-1", to=1)
    assert not table.shows("car-theft-1", to=None)
    assert "car-theft" not in repr(table.game.story(1))
    assert "car-theft" not in repr(table.game.view(1))


@pytest.mark.rule("C-34")
def test_a_purchase_called_off_goes_under_the_stack() -> None:
    table = night({"big-joey": "pimp-1", "franco-luciano": "threats"})
    table.says(0, "abort big-joey")
    assert table.under_the_stack(1) == ["pimp-1"]
    assert table.owner("pimp-1") is None


@pytest.mark.rule("C-35")
def test_whoever_is_on_turn_must_act_and_whoever_has_nothing_left_is_passed_over() -> None:
    table = night({"big-joey": "swindle", "jimmy-bananas": "threats", "bobby-ruthless": "credit-card-scam"})
    assert "skip" not in table.offered
    table.says(0, "abort big-joey")
    assert list(table.waits) == [2]
    table.says(2, "abort bobby-ruthless")
    assert list(table.waits) == [0]


@pytest.mark.rule("C-36")
def test_a_purchase_is_paid_to_the_bank() -> None:
    table = night({"big-joey": "garage-1", "franco-luciano": "threats"}, cash=[9, 3, 3])
    table.says(0, "buy big-joey")
    assert table.cash == [1_000, 3_000, 3_000]
    assert table.owner("garage-1") == 0
    assert table.order("big-joey") is None


@pytest.mark.rule("C-37")
def test_a_purchase_that_cannot_be_paid_is_called_off() -> None:
    table = night({"big-joey": "garage-1", "franco-luciano": "threats"}, cash=[7])
    assert table.offered == {"abort big-joey"}
    assert table.refuses(0, "buy big-joey") == "C-37"
    table.says(0, "abort big-joey")
    assert table.cash[0] == 7_000


@pytest.mark.rule("C-37")
def test_it_need_not_be_called_off_at_once() -> None:
    table = night({"big-joey": "garage-1", "jimmy-bananas": "credit-card-scam"}, cash=[7])
    table.says(0, "run jimmy-bananas").rolls(3, 1)
    assert table.says(0, "buy big-joey").owner("garage-1") == 0


@pytest.mark.rule("C-38")
def test_a_job_carried_out_is_put_away_openly() -> None:
    table = night({"big-joey": "credit-card-scam", "franco-luciano": "threats"})
    table.says(0, "run big-joey").rolls(1, 1, 2)
    assert table.order("big-joey") is None
    assert table.shows("credit-card-scam", to=None)


@pytest.mark.rule("C-39")
@pytest.mark.parametrize(("man", "dice"), [("little-joey", 1), ("jimmy-bananas", 2), ("big-joey", 3)])
def test_a_gangster_rolls_as_many_dice_as_he_is_strong(man: str, dice: int) -> None:
    table = night({man: "credit-card-scam", "franco-luciano": "threats"}).says(0, f"run {man}")
    assert table.dice == dice


@pytest.mark.rule("C-39", "C-40", "C-41")
@pytest.mark.parametrize(
    ("pips", "profit"),
    [((1, 2, 2), 0), ((3, 1, 1), 2_000), ((6, 2, 2), 2_000), ((3, 3, 1), 3_000), ((3, 4, 5), 3_000)],
)
def test_dice_that_reach_the_number_are_successes(pips: tuple[int, ...], profit: int) -> None:
    table = night({"big-joey": "credit-card-scam", "franco-luciano": "threats"}, cash=[0])
    table.says(0, "run big-joey").rolls(*pips).passes()
    assert table.cash[0] == profit
    assert table.order("big-joey") is None


@pytest.mark.rule("C-42")
def test_a_fifth_die_is_rolled() -> None:
    table = night(
        {"knocky-fivepoints": "credit-card-scam", "franco-luciano": "threats"},
        aids={"knocky-fivepoints": "machine-pistol"},
        cash=[0],
    )
    table.says(0, "run knocky-fivepoints").rolls(1, 1, 1, 3, 3).passes()
    assert table.cash[0] == 3_000
