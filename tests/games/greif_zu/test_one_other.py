"""Special cards that aim at one other player."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import both_languages, scene

from backroom.kit import CHANCE

# Inspection


@pytest.mark.rule("G-41")
def test_an_inspected_card_is_kept() -> None:
    table = scene(["", "blonde jewel-50", "agent"], specials={0: "inspection"}).says(0, "play inspection")
    assert table.offered() == ["player 1", "player 2"]
    table.says(0, "player 1").chance("place 2")
    assert table.asked == {0: "ask-keep-inspected"}
    table.says(0, "keep")
    assert table.hands == ["jewel-50", "blonde", "agent"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-41")
def test_or_given_back() -> None:
    table = scene(["", "blonde jewel-50", "agent"], specials={0: "inspection"})
    table.says(0, "play inspection", "player 1").chance("place 2").says(0, "return")
    assert table.hands == ["", "blonde jewel-50", "agent"]
    assert table.own(0)["known"]["hands"] == [{"seat": 1, "cards": ["jewel-50"]}]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-45")
def test_an_inspected_card_is_seen_by_the_two_and_by_nobody_else() -> None:
    table = scene(["", "blonde jewel-50", "agent"], specials={0: "inspection"})
    table.says(0, "play inspection", "player 1").chance("place 2")
    assert table.own(0)["looking"] == table.own(1)["looking"] == "jewel-50"
    assert "looking" not in table.own(2)
    assert table.heard_by(0)[-1] == table.heard_by(1)[-1] == "Ada looks at this card of Ben: Jewel 50."
    assert table.heard_by(2)[-1] == table.heard_by(None)[-1] == "Ada draws a card from Ben and looks at it."
    table.says(0, "return")
    assert not [line for line in table.heard_by(2) if "Jewel" in line]


# Gift


@pytest.mark.rule("G-42")
def test_a_gift_must_be_accepted() -> None:
    table = scene(["badge john-smith", "blonde", "agent"], specials={0: "gift"}).says(0, "play gift")
    assert table.offered() == [
        "give 1 john-smith",
        "give 1 badge",
        "give 2 john-smith",
        "give 2 badge",
    ]
    table.says(0, "give 2 badge")
    assert table.hands == ["john-smith", "blonde", "agent badge"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-42")
def test_nobody_gives_themselves_anything_or_what_they_do_not_have() -> None:
    table = scene(["badge", "blonde", "agent"], specials={0: "gift"}).says(0, "play gift")
    refused = table.refuses(0, "give 0 badge")
    assert refused.rule == "G-42"
    assert both_languages(refused)[0] == "“give 0 badge” is not one of the choices here."
    assert both_languages(table.refuses(0, "give 1 agent"))[0].startswith("You do not have this card: Secret agent.")


@pytest.mark.rule("G-42")
def test_also_who_has_no_cards_can_get_a_gift() -> None:
    table = scene(["badge", "", ""], specials={0: "gift"}).says(0, "play gift", "give 1 badge")
    assert table.hands == ["", "badge", ""]


# Stolen


@pytest.mark.rule("G-43")
def test_a_stolen_card_is_kept() -> None:
    table = scene(["badge", "blonde jewel-50", "agent"], specials={0: "stolen"})
    table.says(0, "play stolen", "player 1").chance("place 1")
    assert table.hands == ["blonde badge", "jewel-50", "agent"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-43", "G-45")
def test_a_card_is_drawn_blind_and_only_two_learn_which() -> None:
    table = scene(["badge", "blonde jewel-50", "agent"], specials={0: "stolen"})
    table.says(0, "play stolen", "player 1")
    assert table.asked == {CHANCE: "ask-blind"}
    assert table.offered(CHANCE) == ["place 1", "place 2"]
    table.chance("place 1")
    assert table.heard_by(0)[-1] == table.heard_by(1)[-1] == "Ada gets a card from Ben: Blonde."
    assert table.heard_by(2)[-1] == "Ada gets a card from Ben."
    assert table.own(1)["known"]["hands"] == [{"seat": 0, "cards": ["blonde"]}]


@pytest.mark.rule("G-43")
def test_from_an_empty_hand_nothing_is_stolen() -> None:
    table = scene(["badge", "", "agent"], specials={0: "stolen"}).says(0, "play stolen")
    assert table.offered() == ["player 2"]


# Swap


@pytest.mark.rule("G-44")
def test_both_choose_what_they_swap() -> None:
    table = scene(["badge john-smith", "blonde jewel-50", "agent"], specials={0: "swap"})
    table.says(0, "play swap", "player 1")
    assert table.asked == {0: "ask-swap-card", 1: "ask-swap-card"}
    table.says(1, "pass jewel-50")
    assert table.hands[0] == "john-smith badge"
    table.says(0, "pass badge")
    assert table.hands == ["john-smith jewel-50", "blonde badge", "agent"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-44")
def test_neither_sees_the_others_card_before_choosing() -> None:
    def seen_by_the_other(card: str) -> object:
        table = scene(["badge john-smith", "blonde jewel-50", ""], specials={0: "swap"})
        table.says(0, "play swap", "player 1", card)
        return [table.game.view(1), table.game.story(1), table.offered(1)]

    assert seen_by_the_other("pass badge") == seen_by_the_other("pass john-smith")


# Wish


@pytest.mark.rule("G-46")
@pytest.mark.parametrize(
    ("wish", "offered"),
    [
        ("dollar", ["grant dollar-50", "grant dollar-200"]),
        ("yen", ["grant yen-50"]),
        ("jewel", ["grant jewel-50", "grant jewel-200"]),
        ("50", ["grant jewel-50", "grant dollar-50", "grant yen-50"]),
        ("200", ["grant jewel-200", "grant dollar-200"]),
        ("euro", ["grant nothing"]),
        ("500", ["grant nothing"]),
        ("150", ["grant nothing"]),
    ],
)
def test_a_wish_is_for_a_currency_for_jewels_or_for_a_value(wish: str, offered: list[str]) -> None:
    hand = "blonde jewel-50 jewel-200 dollar-50 dollar-200 yen-50"
    table = scene(["", hand, ""], specials={0: "wish"}).says(0, "play wish", f"wish 1 {wish}")
    assert table.asked == {1: "ask-grant"}
    assert table.offered() == offered


@pytest.mark.rule("G-46")
def test_a_wish_that_can_be_granted_must_be() -> None:
    table = scene(["", "blonde jewel-50", ""], specials={0: "wish"}).says(0, "play wish", "wish 1 jewel")
    assert table.refuses(1, "grant nothing").rule == "G-46"
    table.says(1, "grant jewel-50")
    assert table.hands[:2] == ["jewel-50", "blonde"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-46")
def test_without_such_a_card_nothing_happens() -> None:
    table = scene(["", "blonde jewel-50", ""], specials={0: "wish"}).says(0, "play wish", "wish 1 yen")
    table.says(1, "grant nothing")
    assert table.hands[:2] == ["", "blonde jewel-50"]
    assert table.log[-2:] == ["Ada asks Ben for yen.", "Ben has nothing like that."]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-47")
def test_the_giver_chooses_which() -> None:
    table = scene(["", "dollar-50 dollar-200", ""], specials={0: "wish"}).says(0, "play wish", "wish 1 dollar")
    table.says(1, "grant dollar-50")
    assert table.hands[:2] == ["dollar-50", "dollar-200"]


@pytest.mark.rule("G-47")
def test_who_has_no_cards_is_not_asked() -> None:
    table = scene(["", "dollar-50", ""], specials={0: "wish"}).says(0, "play wish")
    assert [text for text in table.offered() if "wish 2" in text] == []


@pytest.mark.rule("G-46")
def test_an_id_or_a_badge_cannot_be_wished_for() -> None:
    table = scene(["", "blonde badge", ""], specials={0: "wish"}).says(0, "play wish")
    assert table.offered() == [f"wish 1 {wish}" for wish in "dollar euro pound yen jewel 50 100 150 200 500".split()]
    for wish in ("franc", "blonde", "badge", "300", "0"):
        refused = table.refuses(0, f"wish 1 {wish}")
        assert refused.rule == "G-46"
        english, german = both_languages(refused)
        assert english.startswith(f"“{wish}” is nothing to wish for. Choose from: dollar, euro, pound, yen, jewel, 50")
        assert german.startswith(f"„{wish}“ kann man sich nicht wünschen.")


@pytest.mark.rule("G-41", "G-45")
def test_everybody_hears_that_an_inspected_card_was_kept_and_only_two_which() -> None:
    table = scene(["john-smith", "blonde", ""], specials={0: "inspection"})
    table.says(0, "play inspection", "player 1").chance("place 1").says(0, "keep")
    assert table.heard_by(1)[-1] == "Ada keeps the card from Ben: Blonde."
    assert table.heard_by(2)[-1] == "Ada keeps the card from Ben."
