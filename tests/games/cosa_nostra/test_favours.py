"""Jobs that are neither cash jobs nor attacks: bargains, laundering, a birthday and the horses."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import Scene

REST = {"franco-luciano": "swindle"}
MARKET = "pimp-1 pimp-2 pimp-3 pimp-4"


def runs(job: str, *pips: int, **table: Any) -> Scene:
    scene = night({"big-joey": job, **REST}, **table).says(0, "run big-joey")
    return scene.rolls(*pips)


@pytest.mark.rule("C-113")
def test_exceptional_offer_on_one_success() -> None:
    market = "pimp-1 garage-1 lawyer-1 casino-1"
    table = runs("exceptional-offer.2", 3, 1, 1, round=2, market=market, stack="cop-1 pimp-2", cash=[7])
    assert table.offered == {"take pimp-1", "take garage-1", "take lawyer-1", "nothing"}
    table.says(0, "take garage-1")
    assert (table.cash[0], table.owner("garage-1")) == (0, 0)
    assert sorted(table.market) == ["casino-1", "cop-1", "lawyer-1", "pimp-1"]
    assert list(table.waits) == [1]


@pytest.mark.rule("C-113")
@pytest.mark.parametrize(("business", "price"), [("pimp-1", 2), ("garage-1", 4), ("lawyer-1", 1), ("casino-1", 7)])
def test_exceptional_offer_on_two_successes(business: str, price: int) -> None:
    market = "pimp-1 garage-1 lawyer-1 casino-1"
    table = runs("exceptional-offer.2", 3, 3, 1, round=2, market=market, cash=[7]).says(0, f"take {business}")
    assert (table.cash[0], table.owner(business)) == (7_000 - 1_000 * price, 0)


@pytest.mark.rule("C-113")
def test_one_need_not_take_the_offer() -> None:
    table = runs("exceptional-offer.2", 3, 3, 1, round=2, cash=[7]).says(0, "nothing")
    assert table.cash[0] == 7_000
    failed = runs("exceptional-offer.2", 2, 2, 2, round=2)
    assert list(failed.waits) == [1]


@pytest.mark.rule("C-114")
@pytest.mark.parametrize(("pips", "less"), [((3, 1, 1), 0), ((3, 3, 1), 2)])
def test_connections_search_the_stack(pips: tuple[int, ...], less: int) -> None:
    table = runs("connections.2", *pips, round=2, market=MARKET, stack="cop-1 garage-1 lawyer-1 garage-2", cash=[20])
    assert "search garage" in table.offered
    assert "take pimp-1" in table.offered
    assert "search casino" not in table.offered
    table.says(0, "search garage").shuffles()
    assert table.cash[0] == 12_000 + 1_000 * less
    assert table.owned(0) in (["garage-1"], ["garage-2"])
    assert len(table.stack) == 3


@pytest.mark.rule("C-114")
def test_connections_may_also_take_from_the_market() -> None:
    table = runs(
        "connections.2", 3, 3, 1, round=2, market="lawyer-1 pimp-1 pimp-2 pimp-3", stack="cop-1 garage-1", cash=[0]
    )
    assert table.offered == {"take lawyer-1", "search cop", "nothing"}
    table.says(0, "take lawyer-1").shuffles()
    assert (table.cash[0], table.owner("lawyer-1"), len(table.market)) == (0, 0, 4)


@pytest.mark.rule("C-114")
def test_only_the_searcher_sees_the_stack_and_it_is_shuffled() -> None:
    table = runs("connections.2", 3, 1, 1, round=2, market=MARKET, stack="casino-1 garage-1", cash=[2])
    assert table.offered == {"nothing"}
    table.says(0, "nothing")
    assert table.verbs == {"stack"}


@pytest.mark.rule("C-147")
def test_whoever_has_no_cash_is_not_asked_what_to_do_with_it() -> None:
    searching = runs("connections.2", 3, 1, 1, round=2, market=MARKET, stack="cop-1 garage-1", cash=[0])
    assert searching.verbs == {"stack"}
    buying = runs("exceptional-offer.2", 3, 3, 1, round=2, market=MARKET, cash=[1])
    assert list(buying.waits) == [1]
    washing = runs("money-laundering.2", 3, 3, 2, round=2, cash=[0])
    assert (list(washing.waits), washing.laundered[0]) == ([1], 0)
    betting = night({"big-joey": "horse-racing", "franco-luciano": "garage-1"}, round=4, cash=[0]).says(
        0, "run big-joey"
    )
    assert betting.verbs == {"roll"}


@pytest.mark.rule("C-90", "C-115")
@pytest.mark.parametrize(("pips", "most"), [((3, 2, 2), 8_000), ((3, 3, 2), 15_000)])
def test_money_laundering(pips: tuple[int, ...], most: int) -> None:
    table = runs("money-laundering.2", *pips, round=2, cash=[20])
    assert table.refuses(0, f"launder {most + 1_000}") == "C-115"
    table.says(0, f"launder {most}")
    assert (table.cash[0], table.laundered[0]) == (20_000 - most, most)


@pytest.mark.rule("C-115")
def test_one_may_launder_less_and_only_cash_one_has() -> None:
    table = runs("money-laundering.2", 3, 3, 2, round=2, cash=[4])
    assert table.refuses(0, "launder 5000") == "C-115"
    assert table.refuses(0, "launder 2500")
    assert table.twin().says(0, "launder 0").laundered[0] == 0
    assert table.says(0, "launder 3000").laundered[0] == 3_000
    assert list(runs("money-laundering.2", 2, 2, 2, round=2).waits) == [1]


@pytest.mark.rule("C-90")
def test_laundered_money_is_safe_and_cannot_be_spent() -> None:
    table = night({"big-joey": "theft-4-hard", "franco-luciano": "pimp-1"}, round=4, cash=[0, 3], laundered=[0, 15])
    assert table.refuses(1, "gift 0 4000")
    table.says(0, "attack big-joey 1").rolls(6, 6, 6)
    assert (table.cash[:2], table.laundered[1]) == ([3_000, 0], 15_000)
    assert table.offered == {"abort franco-luciano"}


@pytest.mark.rule("C-116")
@pytest.mark.parametrize(
    ("pips", "cash"),
    [((1, 1, 1), [1, 9, 2]), ((2, 1, 1), [3, 8, 1]), ((2, 2, 1), [6, 6, 0])],
)
def test_birthday_party(pips: tuple[int, ...], cash: list[int]) -> None:
    table = runs("birthday-party", *pips, round=2, cash=[1, 9, 2])
    assert table.cash == [1_000 * sum_ for sum_ in cash]


@pytest.mark.rule("C-116")
def test_a_birthday_is_no_attack() -> None:
    table = night({"big-joey": "birthday-party", "franco-luciano": "trap.3"}, round=3)
    table.says(0, "run big-joey").rolls(2, 1, 1)
    assert table.offered == {"abort franco-luciano"}


@pytest.mark.rule("C-123")
@pytest.mark.parametrize(("pips", "cash"), [((3, 3, 3), 5), ((4, 1, 1), 45), ((6, 6, 6), 45)])
def test_horse_racing_is_double_or_nothing(pips: tuple[int, ...], cash: int) -> None:
    table = night({"big-joey": "horse-racing", **REST}, round=4, cash=[25]).says(0, "run big-joey")
    assert table.refuses(0, "bet 21000") == "C-123"
    table.says(0, "bet 20000").rolls(*pips)
    assert table.cash[0] == 1_000 * cash


@pytest.mark.rule("C-123")
def test_one_bets_only_cash_one_has() -> None:
    table = night({"big-joey": "horse-racing", **REST}, round=4, cash=[6]).says(0, "run big-joey")
    assert table.refuses(0, "bet 7000") == "C-123"
    assert table.says(0, "bet 6000").rolls(4, 1, 1).cash[0] == 12_000
