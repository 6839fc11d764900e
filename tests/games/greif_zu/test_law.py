"""Guilty or innocent: one hand and one coin at a time."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import numbers, scene

from backroom.games.greif_zu.law import breaches

INNOCENT = None


def verdict(hand: str, coin: int = 1) -> str | None:
    """The first rule that it breaks."""
    return next(iter(breaches(tuple(sorted(numbers(hand))), coin)), INNOCENT)


def judged(hand: str) -> list[str]:
    """How the table judges this hand at the end of a round; before, its owner sees the same."""
    table = scene([hand, "john-smith", ""], timers=1)
    expected = table.own(0)["reasons"]
    table.round_ends()
    reasons: list[str] = next(entry["reasons"] for entry in table.view["raid"]["open"] if entry["seat"] == 0)
    assert reasons == expected
    return reasons


@pytest.mark.rule("G-12")
def test_who_has_no_cards_at_all_is_guilty() -> None:
    assert verdict("") == "G-14"
    assert judged("") == ["G-14"]


@pytest.mark.rule("G-12")
def test_whoever_breaks_no_rule_is_innocent() -> None:
    assert verdict("john-smith dollar-100 euro-200") is INNOCENT
    assert judged("john-smith dollar-100 euro-200") == []


@pytest.mark.rule("G-14")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("dollar-50", "G-14"),
        ("john-smith dollar-50", INNOCENT),
        ("john-smith john-smith dollar-50", "G-14"),
        ("john-smith policeman dollar-50", "G-14"),
        ("millionaire blonde dollar-500 jewel-50", "G-14"),
        ("john-smith", INNOCENT),
    ],
)
def test_exactly_one_id(hand: str, rule: str | None) -> None:
    assert verdict(hand) == rule


@pytest.mark.rule("G-14", "G-66")
@pytest.mark.parametrize(
    ("hand", "character"),
    [
        ("policeman badge", "policeman"),
        ("john-smith blonde agent", "agent"),
        ("john-smith blonde", None),
        ("john-smith john-smith", None),
        ("badge dollar-50", None),
    ],
)
def test_the_table_shows_who_one_can_be(hand: str, character: str | None) -> None:
    assert scene([hand, "", ""]).own(0)["character"] == character


@pytest.mark.rule("G-15")
@pytest.mark.parametrize("character", ["john-smith", "policeman", "blonde jewel-50", "agent blonde"])
def test_five_hundred_and_one_cent_is_too_much(character: str) -> None:
    """The rulebook's example: 500 on hand and the coin of 1 cent make 500.01."""
    full = "dollar-200 dollar-200 dollar-50" if "jewel" in character else "dollar-200 dollar-200 dollar-100"
    less = "dollar-200 dollar-200" if "jewel" in character else "dollar-200 dollar-200 dollar-50"
    assert verdict(f"{character} {full}", coin=1) == "G-15"
    assert verdict(f"{character} {less}", coin=50) is INNOCENT


@pytest.mark.rule("G-15")
def test_the_table_shows_money_to_the_cent() -> None:
    table = scene(["john-smith dollar-100 euro-200 euro-200", "", ""])
    assert table.own(0)["money"] == 500.01
    assert table.own(0)["reasons"] == ["G-15"]


@pytest.mark.rule("G-16")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("john-smith dollar-50 euro-50", INNOCENT),
        ("john-smith dollar-50 euro-50 yen-50", "G-16"),
        ("policeman dollar-50 euro-50 yen-50 pound-50", "G-16"),
        ("john-smith dollar-50 dollar-100 dollar-200", INNOCENT),
    ],
)
def test_two_currencies_at_most(hand: str, rule: str | None) -> None:
    assert verdict(hand) == rule


@pytest.mark.rule("G-17")
def test_jewels_are_no_currency() -> None:
    assert verdict("john-smith dollar-50 euro-50 jewel-100 jewel-50") is INNOCENT
    table = scene(["john-smith dollar-50 euro-50 jewel-100", "", ""])
    assert {"point": "currencies", "much": 2, "reason": None} in table.own(0)["checklist"]


@pytest.mark.rule("G-17")
def test_but_jewels_are_money() -> None:
    assert verdict("john-smith dollar-200 dollar-200 jewel-50") is INNOCENT
    assert verdict("john-smith dollar-200 dollar-200 jewel-100") == "G-15"


@pytest.mark.rule("G-57")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("john-smith credit-card dollar-100", INNOCENT),
        ("john-smith credit-card credit-card dollar-100", INNOCENT),
        ("john-smith credit-card dollar-500", "G-15"),
        ("john-smith credit-card dollar-50 euro-50 yen-50", "G-16"),
        ("john-smith blonde credit-card", "G-14"),
        ("john-smith badge", "G-62"),
    ],
)
def test_john_smith(hand: str, rule: str | None) -> None:
    assert verdict(hand) == rule


@pytest.mark.rule("G-59")
@pytest.mark.parametrize(
    "hand",
    [
        "policeman credit-card",
        "millionaire credit-card dollar-500",
        "blonde credit-card jewel-50",
    ],
)
def test_a_credit_card_makes_everybody_else_guilty(hand: str) -> None:
    assert verdict(hand) == "G-59"
    assert verdict(hand.replace(" credit-card", "")) is INNOCENT


@pytest.mark.rule("G-60")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("policeman badge dollar-100", INNOCENT),
        ("policeman badge badge dollar-100", INNOCENT),
        ("policeman dollar-100", INNOCENT),
        ("policeman badge dollar-500", "G-15"),
        ("policeman badge dollar-50 euro-50 yen-50", "G-16"),
        ("policeman policeman badge", "G-14"),
    ],
)
def test_the_policeman(hand: str, rule: str | None) -> None:
    assert verdict(hand) == rule


@pytest.mark.rule("G-62")
@pytest.mark.parametrize(
    "hand",
    ["john-smith badge", "millionaire badge dollar-500", "blonde badge jewel-50"],
)
def test_a_badge_makes_everybody_else_guilty(hand: str) -> None:
    assert verdict(hand) == "G-62"
    assert verdict(hand.replace(" badge", "")) is INNOCENT


@pytest.mark.rule("G-63")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("millionaire dollar-500", INNOCENT),  # 500.01 with the coin
        ("millionaire dollar-200 dollar-200 dollar-50", "G-63"),
        ("millionaire dollar-500 euro-500 jewel-200", INNOCENT),
        ("millionaire dollar-500 euro-500 yen-500", "G-16"),
        ("millionaire millionaire dollar-500", "G-14"),
        ("millionaire", "G-63"),
    ],
)
def test_the_millionaire(hand: str, rule: str | None) -> None:
    assert verdict(hand) == rule


@pytest.mark.rule("G-64")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("blonde jewel-50", INNOCENT),
        ("blonde dollar-50", "G-64"),
        ("blonde", "G-64"),
        ("blonde jewel-50 dollar-50 euro-50 pound-50 yen-50", INNOCENT),
        ("blonde jewel-200 dollar-200 euro-100", "G-15"),
        ("blonde blonde jewel-50", "G-14"),
    ],
)
def test_the_blonde(hand: str, rule: str | None) -> None:
    assert verdict(hand) == rule


@pytest.mark.rule("G-65")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("agent", "G-65"),
        ("agent dollar-100", "G-65"),
        ("agent policeman", INNOCENT),
        ("agent policeman john-smith blonde", INNOCENT),
        ("agent policeman dollar-500", "G-15"),
        ("agent policeman dollar-50 euro-50 yen-50", "G-16"),
    ],
)
def test_the_secret_agent(hand: str, rule: str | None) -> None:
    assert verdict(hand) == rule


@pytest.mark.rule("G-66")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("agent millionaire dollar-500", "G-15"),  # no millionaire's riches
        ("agent blonde dollar-50 euro-50 yen-50", "G-16"),  # no blonde's currencies
        ("agent blonde dollar-50", INNOCENT),  # no blonde's jewels either
        ("agent john-smith credit-card", "G-66"),
        ("agent policeman badge", "G-66"),
    ],
)
def test_the_agents_other_ids_have_no_effect(hand: str, rule: str | None) -> None:
    assert verdict(hand) == rule


@pytest.mark.rule("G-67")
def test_a_second_agent_will_do() -> None:
    assert verdict("agent agent dollar-50") is INNOCENT


@pytest.mark.rule("G-13")
def test_the_table_judges_as_the_law_does() -> None:
    assert judged("agent dollar-100") == ["G-65"]
    assert judged("policeman credit-card") == ["G-59"]
    assert judged("blonde dollar-50") == ["G-64"]
    assert judged("millionaire") == ["G-63"]
    assert judged("john-smith badge") == ["G-62"]
    assert judged("blonde jewel-50 dollar-50 euro-50 yen-50") == []


# Every breach, not only the first


@pytest.mark.rule("G-12", "G-14", "G-15", "G-16", "G-59", "G-62", "G-66")
@pytest.mark.parametrize(
    ("hand", "rules"),
    [
        ("john-smith dollar-500 euro-50 yen-50 badge", ["G-62", "G-15", "G-16"]),
        ("millionaire badge credit-card dollar-50", ["G-59", "G-62", "G-63"]),
        ("blonde credit-card dollar-500", ["G-59", "G-15", "G-64"]),
        ("agent credit-card badge dollar-50", ["G-65", "G-66"]),
        ("badge credit-card dollar-500 euro-50 yen-50", ["G-14", "G-59", "G-62", "G-15", "G-16"]),
    ],
)
def test_everything_that_makes_guilty_is_found(hand: str, rules: list[str]) -> None:
    assert judged(hand) == rules


@pytest.mark.rule("G-14")
@pytest.mark.parametrize(
    ("hand", "rules"),
    [
        ("john-smith policeman credit-card badge", ["G-14"]),
        ("john-smith millionaire dollar-500", ["G-14"]),
        ("john-smith millionaire", ["G-14"]),
        ("millionaire millionaire", ["G-14", "G-63"]),
        ("blonde policeman dollar-50 euro-50 yen-50", ["G-14"]),
        ("blonde blonde dollar-50", ["G-14", "G-64"]),
    ],
)
def test_of_too_many_ids_each_excuses_what_it_allows(hand: str, rules: list[str]) -> None:
    """One of them has to go; what the other then allows is no breach yet."""
    assert judged(hand) == rules


@pytest.mark.rule("G-14", "G-15", "G-16")
def test_the_checklist_says_what_there_is_of_everything_and_what_is_wrong_with_it() -> None:
    table = scene(["john-smith dollar-500 euro-50 jewel-100 credit-card", "", ""], coins=(5, 1, 2))
    assert {point["point"]: (point["much"], point["reason"]) for point in table.own(0)["checklist"]} == {
        "ids": (1, None),
        "credits": (1, None),
        "badges": (0, None),
        "money": (650.05, "G-15"),
        "jewels": (1, None),
        "currencies": (2, None),
    }
    assert [point["limit"] for point in table.own(0)["checklist"] if "limit" in point] == [500]
