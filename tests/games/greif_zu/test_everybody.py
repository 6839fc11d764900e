"""Special cards for which everybody chooses a card at once."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import both_languages, scene

# Redistribution


@pytest.mark.rule("G-36")
def test_everybody_lays_a_note_or_a_jewel_and_the_rest_is_dealt_out() -> None:
    table = scene(["john-smith dollar-50", "blonde jewel-200", "yen-100 yen-50"], specials={0: "redistribution"})
    table.says(0, "play redistribution")
    assert table.asked == {0: "ask-lay", 1: "ask-lay", 2: "ask-lay"}
    assert table.offered(1) == ["lay jewel-200"]
    table.says(2, "lay yen-50").says(0, "lay dollar-50").says(1, "lay jewel-200")
    assert table.offered(0) == ["take jewel-200", "take dollar-50", "take yen-50"]
    table.says(0, "take jewel-200").chance("shuffle 2 1")
    assert table.hands == ["john-smith jewel-200", "blonde yen-50", "dollar-50 yen-100"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-36")
def test_one_may_get_back_what_one_laid() -> None:
    table = scene(["dollar-50", "jewel-200", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-50").says(1, "lay jewel-200").says(2, "lay yen-100")
    table.says(0, "take dollar-50").chance("shuffle 1 2")
    assert table.hands == ["dollar-50", "jewel-200", "yen-100"]


@pytest.mark.rule("G-36")
def test_ids_credit_cards_and_badges_are_not_laid() -> None:
    table = scene(["john-smith badge dollar-50", "", ""], specials={0: "redistribution"})
    table.says(0, "play redistribution")
    refused = table.refuses(0, "lay john-smith")
    assert refused.rule == "G-36"
    assert both_languages(refused)[0] == "This card is neither note nor jewel: John Smith."


@pytest.mark.rule("G-37")
def test_nobody_sees_what_others_lay_before_all_have_chosen() -> None:
    table = scene(["dollar-50 dollar-100", "jewel-200", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-100")
    assert table.view["middle"] == []
    assert table.asked == {1: "ask-lay", 2: "ask-lay"}
    table.says(1, "lay jewel-200").says(2, "lay yen-100")
    assert table.view["middle"] == [
        {"seat": 0, "card": "dollar-100"},
        {"seat": 1, "card": "jewel-200"},
        {"seat": 2, "card": "yen-100"},
    ]
    assert table.log[-3:] == [
        "Ada lays into the middle: 100 dollars.",
        "Ben lays into the middle: Jewel 200.",
        "Cleo lays into the middle: 100 yen.",
    ]


@pytest.mark.rule("G-37")
def test_who_has_neither_note_nor_jewel_lays_nothing_and_gets_nothing() -> None:
    table = scene(["dollar-50", "badge", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution")
    assert table.offered(1) == ["lay nothing"]
    table.says(0, "lay dollar-50").says(1, "lay nothing").says(2, "lay yen-100")
    table.says(0, "take yen-100").chance("shuffle 1")
    assert table.hands == ["yen-100", "badge", "dollar-50"]
    assert table.log[-2:] == [
        "The rest is shuffled, and one card each goes to Cleo.",
        "So everybody knows what Cleo gets: 50 dollars.",
    ]


@pytest.mark.rule("G-37")
def test_who_lays_nothing_may_still_take_one_and_then_the_rest_does_not_go_round() -> None:
    table = scene(["badge", "dollar-50", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay nothing").says(1, "lay dollar-50").says(2, "lay yen-100")
    table.says(0, "take yen-100").chance("shuffle 1")
    assert table.hands == ["badge yen-100", "dollar-50", ""]


@pytest.mark.rule("G-37")
def test_the_rest_goes_clockwise_from_the_active_player() -> None:
    table = scene(["dollar-50", "euro-50", "pound-50", "yen-50"], coins=(5, 7, 1, 2), specials={2: "redistribution"})
    table.says(2, "play redistribution")
    for seat, currency in enumerate(("dollar", "euro", "pound", "yen")):
        table.says(seat, f"lay {currency}-50")
    table.says(2, "take pound-50").chance("shuffle 1 2 3")
    # In the middle lie dollars, euros and yen; the first goes to Dan, then Ada, then Ben.
    assert table.hands == ["euro-50", "yen-50", "pound-50", "dollar-50"]


@pytest.mark.rule("G-37")
def test_when_nobody_has_anything_to_lay_the_turn_goes_on() -> None:
    table = scene(["badge", "agent", ""], specials={0: "redistribution"}).says(0, "play redistribution")
    assert list(table.asked) == [0, 1]
    table.says(0, "lay nothing").says(1, "lay nothing")
    assert table.asked == {0: "ask-turn"}
    assert table.log[-1] == "Nobody has a note or a jewel to lay."


@pytest.mark.rule("G-36")
def test_redistribution_with_two_players() -> None:
    table = scene(["dollar-50", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-50").says(1, "lay yen-100")
    table.says(0, "take yen-100").chance("shuffle 1")
    assert table.hands == ["yen-100", "dollar-50"]


@pytest.mark.rule("G-36", "G-45")
def test_with_two_players_everybody_can_name_the_one_card_that_is_left() -> None:
    table = scene(["dollar-50 badge", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-50").says(1, "lay yen-100")
    table.says(0, "take yen-100").chance("shuffle 1")
    assert table.log[-1] == "So everybody knows what Ben gets: 50 dollars."
    assert table.own(0)["known"]["hands"] == [{"seat": 1, "cards": ["dollar-50"]}]


@pytest.mark.rule("G-36", "G-45")
def test_two_who_get_the_rest_can_name_each_others_card_and_nobody_else_can() -> None:
    table = scene(["dollar-50", "yen-100", "euro-50"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-50").says(1, "lay yen-100").says(2, "lay euro-50")
    table.says(0, "take yen-100").chance("shuffle 1 2")
    assert table.own(1)["known"]["hands"][-1] == {"seat": 2, "cards": ["euro-50"]}
    assert {"seat": 1, "cards": ["dollar-50"]} in table.own(2)["known"]["hands"]
    assert table.own(0)["known"] is None


# To the left, to the right


@pytest.mark.rule("G-38")
def test_to_the_left_is_clockwise() -> None:
    table = scene(["john-smith dollar-50", "blonde", "agent"], specials={0: "left"}).says(0, "play left")
    assert table.asked == dict.fromkeys(range(3), "ask-pass-left")
    table.says(0, "pass dollar-50").says(1, "pass blonde").says(2, "pass agent")
    assert table.hands == ["john-smith agent", "dollar-50", "blonde"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-39")
def test_to_the_right_is_the_other_way_round() -> None:
    table = scene(["john-smith dollar-50", "blonde", "agent"], specials={0: "right"}).says(0, "play right")
    assert table.asked == dict.fromkeys(range(3), "ask-pass-right")
    table.says(0, "pass dollar-50").says(1, "pass blonde").says(2, "pass agent")
    assert table.hands == ["john-smith blonde", "agent", "dollar-50"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-38", "G-39")
@pytest.mark.parametrize("special", ["left", "right"])
def test_with_two_players_both_neighbours_are_the_same(special: str) -> None:
    table = scene(["john-smith", "blonde"], specials={0: special}).says(0, f"play {special}", "pass john-smith")
    table.says(1, "pass blonde")
    assert table.hands == ["blonde", "john-smith"]


@pytest.mark.rule("G-40")
def test_all_give_at_once() -> None:
    table = scene(["john-smith", "blonde", "agent"], specials={0: "left"}).says(0, "play left", "pass john-smith")
    assert table.hands == ["john-smith", "blonde", "agent"]
    assert table.offered(1) == ["pass blonde"]
    assert table.game.view(1)["own"]["cards"] == ["blonde"]


@pytest.mark.rule("G-40")
def test_who_has_no_card_gives_none_but_gets_one() -> None:
    table = scene(["john-smith", "", "agent"], specials={0: "left"}).says(0, "play left")
    assert list(table.asked) == [0, 2]
    table.says(0, "pass john-smith").says(2, "pass agent")
    assert table.hands == ["agent", "john-smith", ""]


@pytest.mark.rule("G-40")
def test_only_giver_and_taker_see_a_card_that_is_passed() -> None:
    table = scene(["john-smith", "blonde", "agent"], specials={0: "left"}).says(0, "play left", "pass john-smith")
    table.says(1, "pass blonde").says(2, "pass agent")
    assert table.heard_by(1)[-3:] == [
        "Ada gives Ben a card: John Smith.",
        "Ben gives Cleo a card: Blonde.",
        "Cleo gives Ada a card.",
    ]
    assert not [line for line in table.heard_by(None) if "Blonde" in line]
