"""The end: the last payday, the bonuses, and who wins."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import Scene

LAST = {"big-joey": "swindle"}
"""Blundetto has one gangster, and so has everybody else: no bonus for the most of them."""
ONE_EACH = "franco-luciano bobby-ruthless"


def ended(*, idle: str = ONE_EACH, **table: Any) -> Scene:
    """The last order of round IV is called off, and the game is over."""
    situation: dict[str, Any] = {"round": 4, "cash": [0, 0, 0], "idle": idle} | table
    return night(LAST, **situation).says(0, "abort big-joey")


@pytest.mark.rule("C-73")
def test_twice_the_income_instead_of_a_payday() -> None:
    table = ended(own={0: "pimp-1 pimp-2", 1: "casino-1", 2: "garage-1"}, cash=[1, 2, 3], jobs={0: "bash.1"})
    assert table.scores == (1_000 + 18_000, 2_000 + 14_000, 3_000 + 8_000)
    assert table.game.result is not None
    assert table.game.result.winners == (0,)


@pytest.mark.rule("C-73")
def test_rounds_one_to_three_do_not_end_it() -> None:
    for number in (1, 2, 3):
        assert ended(round=number).game.result is None


@pytest.mark.rule("C-74")
@pytest.mark.parametrize(
    ("idle", "scores"),
    [
        ("franco-luciano bobby-ruthless", (0, 0, 0)),
        ("franco-luciano lenny-dimaggio bobby-ruthless", (0, 15_000, 0)),
        ("franco-luciano lenny-dimaggio bobby-ruthless frankie-calmuti", (0, 0, 0)),
    ],
)
def test_the_most_active_gangsters(idle: str, scores: tuple[int, ...]) -> None:
    assert ended(idle=idle).scores == scores


@pytest.mark.rule("C-74")
def test_deactivated_gangsters_do_not_count() -> None:
    table = ended(
        idle=f"{ONE_EACH} lenny-dimaggio phil-malony frankie-calmuti", deactivated="lenny-dimaggio phil-malony"
    )
    assert table.scores == (0, 0, 15_000)


@pytest.mark.rule("C-75")
@pytest.mark.parametrize(
    ("killed", "bonus"),
    [
        (["franco-luciano"], 3 * 2_000),
        (["phil-malony"], 1 * 2_000),
        (["tommy-the-cat", "bobby-ruthless"], 7 * 4_000),
        (["phil-malony", "tommy-the-cat", "vito-baritono"], 6 * 6_000),
        (["phil-malony", "tommy-the-cat", "vito-baritono", "frankie-calmuti"], 8 * 6_000),
    ],
)
def test_the_violence_bonus(killed: list[str], bonus: int) -> None:
    idle = " ".join(name for name in ("lenny-dimaggio", "carmine-lucatoni"))
    assert ended(idle=idle, killed={0: killed}).scores[0] == bonus


@pytest.mark.rule("C-75")
def test_the_printed_strength_counts_not_the_machine_pistol() -> None:
    orders = {"big-joey": "car-bomb.4", "franco-luciano": "garage-1"}
    table = night(
        orders, round=4, cash=[0, 0, 0], idle="phil-malony bobby-ruthless", aids={"franco-luciano": "machine-pistol"}
    )
    table.says(0, "attack big-joey 1").says(0, "hit franco-luciano").rolls(4, 4, 4)
    assert table.scores == (6_000, 0, 0)


@pytest.mark.rule("C-76")
def test_laundered_money_counts_double_and_the_most_money_wins() -> None:
    table = ended(cash=[5, 12, 0], laundered=[4, 0, 6])
    assert table.scores == (13_000, 12_000, 12_000)
    assert table.game.result is not None
    assert table.game.result.winners == (0,)


@pytest.mark.rule("C-77")
def test_a_tie_goes_to_the_worth_of_the_cards() -> None:
    """8,000 each; a garage is worth 8,000, a recruit 10,000, a start gangster nothing."""
    garage = ended(own={0: "garage-1"}, cash=[0, 8, 0])
    assert garage.scores[:2] == (8_000, 8_000)
    assert garage.winners == (0,)
    recruit = ended(own={0: "garage-1"}, cash=[0, 8, 0], idle="mia-lavecchia bobby-ruthless")
    assert recruit.scores[:2] == (8_000, 8_000)
    assert recruit.winners == (1,)


@pytest.mark.rule("C-77")
def test_deactivated_cards_are_worth_their_price_too() -> None:
    table = ended(own={0: "garage-1", 1: "casino-1"}, deactivated="casino-1", cash=[0, 8, 0])
    assert table.scores[:2] == (8_000, 8_000)
    assert table.winners == (1,)


@pytest.mark.rule("C-78")
def test_after_that_the_win_is_shared() -> None:
    table = ended(cash=[7, 7, 1])
    assert table.winners == (0, 1)


@pytest.mark.rule("C-76", "C-77", "C-78")
@pytest.mark.parametrize(
    ("cash", "own", "reason"),
    [([7, 1, 1], {}, "money"), ([0, 8, 0], {0: "garage-1"}, "worth"), ([7, 7, 1], {}, "tie")],
)
def test_why_somebody_won(cash: list[int], own: dict[int, str], reason: str) -> None:
    result = ended(cash=cash, own=own).game.result
    assert result is not None
    assert result.reason == reason


@pytest.mark.rule("C-79")
def test_the_short_game_ends_after_round_three() -> None:
    assert ended(round=2, rounds="3").game.result is None
    short = ended(round=3, rounds="3", own={0: "garage-1"})
    assert short.scores == (8_000, 0, 0)


@pytest.mark.rule("C-107")
def test_the_business_bonus_comes_at_the_end_too_and_is_not_doubled() -> None:
    assert ended(own={0: "garage-1", 1: "pimp-1"}, bonus="yes").scores == (13_000, 4_000, 0)
    assert ended(own={0: "garage-1", 1: "garage-2"}, bonus="yes").scores == (8_000, 8_000, 0)
