"""Planning: orders and purchases, one gangster at a time."""

import pytest
from tests.games.cosa_nostra.family import night, planning

MARKET = "pimp-1 cop-1 lawyer-1 garage-1"


@pytest.mark.rule("C-24")
def test_one_gangster_each_clockwise_from_the_start_player() -> None:
    table = planning(jobs={0: "swindle", 1: "threats", 2: "arms-trade"}, start="2")
    table.says(2, "plan bobby-ruthless arms-trade")
    assert list(table.waits) == [0]
    table.says(0, "plan big-joey swindle")
    assert list(table.waits) == [1]
    table.says(1, "plan franco-luciano threats")
    assert list(table.waits) == [2]


@pytest.mark.rule("C-3", "C-25")
def test_an_order_is_laid_face_down() -> None:
    table = planning(jobs={0: "swindle threats"}).says(0, "plan big-joey swindle")
    assert (table.order("big-joey"), table.jobs(0)) == ("swindle", ["threats"])
    for other in (1, 2, None):
        assert "swindle" not in repr((table.game.view(other), table.game.story(other)))
        assert "threats" not in repr((table.game.view(other), table.game.story(other)))
    assert "swindle" in repr(table.game.view(0))


@pytest.mark.rule("C-26")
def test_a_purchase_lies_open_costs_nothing_yet_and_the_market_is_filled() -> None:
    table = planning(market=MARKET, stack="casino-1 pimp-2", cash=[0])
    table.says(0, "plan big-joey garage-1")
    assert (table.order("big-joey"), table.cash[0], table.owner("garage-1")) == ("garage-1", 0, None)
    assert sorted(table.market) == ["casino-1", "cop-1", "lawyer-1", "pimp-1"]
    assert table.order("big-joey", to=None) == "garage-1"


@pytest.mark.rule("C-26")
def test_without_a_stack_the_market_shrinks() -> None:
    table = planning(market=MARKET, stack="").says(0, "plan big-joey garage-1")
    assert table.market == ["pimp-1", "cop-1", "lawyer-1"]


@pytest.mark.rule("C-27")
def test_nobody_passes_until_all_gangsters_are_busy() -> None:
    crew = "big-joey jimmy-bananas franco-luciano bobby-ruthless frankie-calmuti"
    table = planning(crew=crew, jobs={0: "swindle threats", 1: "arms-trade", 2: "bash.1 credit-card-scam"})
    assert table.refuses(0, "pass")
    turns = []
    while table.phase == "planning":
        (seat,) = table.waits
        turns.append(seat)
        ask = table.game.asked[seat]
        table.says(seat, ask.text(ask[0]))
    assert turns == [0, 1, 2, 0, 2]
    assert table.phase == "action"
    assert list(table.waits) == [0]


@pytest.mark.rule("C-28")
def test_jobs_left_over_stay_in_the_hand() -> None:
    table = planning(crew="big-joey franco-luciano", jobs={0: "swindle threats arms-trade", 1: "bash.1"})
    table.says(0, "plan big-joey threats").says(1, "plan franco-luciano bash.1")
    assert (table.phase, table.jobs(0)) == ("action", ["arms-trade", "swindle"])


@pytest.mark.rule("C-29")
def test_one_order_a_gangster_and_only_cards_one_holds() -> None:
    table = planning(jobs={0: "swindle robbery.3", 1: "threats"}, market=MARKET, round=3)
    assert table.refuses(0, "plan big-joey threats") == "C-29"
    assert table.refuses(0, "plan big-joey casino-1") == "C-29"
    assert table.refuses(0, "plan franco-luciano swindle") == "C-29"
    assert "plan big-joey robbery.3" in table.offered
    table.says(0, "plan big-joey swindle").says(1, "plan franco-luciano threats").says(2, "plan bobby-ruthless pimp-1")
    assert table.refuses(0, "plan big-joey robbery.3") == "C-29"


@pytest.mark.rule("C-30")
def test_without_a_job_and_a_market_gangsters_stay_idle() -> None:
    crew = "big-joey jimmy-bananas franco-luciano"
    table = planning(crew=crew, jobs={0: "swindle", 1: "threats"}, market="garage-1", stack="")
    table.says(0, "plan big-joey garage-1").says(1, "plan franco-luciano threats").says(0, "plan jimmy-bananas swindle")
    assert table.phase == "action"
    short = planning(crew=crew, jobs={0: "swindle", 1: "threats"}, market="garage-1", stack="")
    short.says(0, "plan big-joey swindle").says(1, "plan franco-luciano garage-1")
    assert (short.phase, short.order("jimmy-bananas")) == ("action", None)


@pytest.mark.rule("C-3")
def test_nobody_sees_anothers_hand() -> None:
    table = night({"big-joey": "swindle"}, jobs={1: "bash.1"}, cards=["", "spy"])
    for other in (0, 2, None):
        assert "bash" not in repr(table.game.view(other))
    assert [job["job"] for job in table.game.view(1)["hand"]["jobs"]] == ["bash"]


@pytest.mark.rule("C-24", "C-25", "C-26")
def test_the_example_of_planning() -> None:
    """Two gangsters of a family have orders, the third a purchase."""
    table = planning(
        jobs={0: "swindle threats"}, crew="little-joey jimmy-bananas big-joey", market=MARKET, stack="casino-1"
    )
    table.says(0, "plan big-joey swindle").says(0, "plan jimmy-bananas threats").says(0, "plan little-joey pimp-1")
    assert table.phase == "action"
    assert [table.order(man) for man in ("big-joey", "jimmy-bananas", "little-joey")] == [
        "swindle",
        "threats",
        "pimp-1",
    ]
    assert [table.order(man, to=1) for man in ("big-joey", "jimmy-bananas", "little-joey")] == [None, None, "pimp-1"]
