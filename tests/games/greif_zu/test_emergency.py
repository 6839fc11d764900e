"""Emergency: whatever special card lies on top of the discard is played once more."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import Scene, both_languages, scene

HANDS = ("john-smith dollar-50 dollar-100", "blonde jewel-50 yen-50", "agent euro-50")


def emergency(played: str, hands: tuple[str, ...] = HANDS, wallet: str | None = None) -> Scene:
    """Ada plays the emergency with these cards on the discard, the last one on top."""
    return scene(hands, wallet=wallet, specials={0: "emergency"}, played=played).says(0, "play emergency")


@pytest.mark.rule("G-48")
def test_the_topmost_card_is_played_and_both_are_discarded() -> None:
    table = emergency("swap gift")
    assert table.asked == {0: "ask-gift"}
    assert table.view["discard"]["specials"] == ["swap", "gift", "emergency"]
    assert table.log[-1] == "In the emergency Ada takes from the discard: Gift."


@pytest.mark.rule("G-48")
def test_emergency_as_double_turn_gives_two_actions_and_ends_the_turn() -> None:
    table = emergency("double-turn").says(0, "timer", "timer")
    assert table.view["timers"] == 4
    assert table.on_turn == 1


@pytest.mark.rule("G-48")
def test_emergency_as_birthday_ends_the_turn() -> None:
    table = emergency("birthday", wallet="badge yen-100 yen-200").says(0, "place 1", "place 1", "place 1")
    table.says(0, "keep badge", "give 1 yen-100", "give 2 yen-200")
    assert table.on_turn == 1
    assert table.hands[0] == "john-smith badge dollar-50 dollar-100"


@pytest.mark.rule("G-48", "G-34")
def test_emergency_as_birthday_with_two_players_puts_the_third_card_back() -> None:
    table = emergency("birthday", HANDS[:2], wallet="badge yen-100 yen-200").says(0, "place 1", "place 1", "place 1")
    table.says(0, "keep badge", "give 1 yen-100", "place 1")
    assert table.wallet == "yen-200"
    assert table.on_turn == 1


@pytest.mark.rule("G-48", "G-26")
def test_a_double_turn_out_of_an_emergency_may_end_the_round_with_its_first_action() -> None:
    table = scene(HANDS, specials={0: "emergency", 1: "hideout"}, played="double-turn", timers=1)
    table.says(0, "play emergency", "timer")
    assert table.asked == {1: "ask-end-card"}


@pytest.mark.rule("G-48")
def test_emergency_as_redistribution() -> None:
    table = emergency("redistribution").says(0, "lay dollar-50").says(1, "lay yen-50").says(2, "lay euro-50")
    table.says(0, "take euro-50").chance("shuffle 1 2")
    assert table.hands == ["john-smith dollar-100 euro-50", "blonde jewel-50 dollar-50", "agent yen-50"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-48")
@pytest.mark.parametrize(
    ("special", "hands"),
    [
        ("left", ["dollar-50 dollar-100 euro-50", "john-smith jewel-50 yen-50", "blonde agent"]),
        ("right", ["blonde dollar-50 dollar-100", "jewel-50 euro-50 yen-50", "john-smith agent"]),
    ],
)
def test_emergency_as_left_and_right(special: str, hands: list[str]) -> None:
    table = emergency(special).says(0, "pass john-smith").says(1, "pass blonde").says(2, "pass euro-50")
    assert table.hands == hands
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-48")
def test_emergency_as_inspection() -> None:
    table = emergency("inspection").says(0, "player 2").chance("place 1").says(0, "keep")
    assert table.hands[0] == "john-smith agent dollar-50 dollar-100"
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-48")
def test_emergency_as_gift() -> None:
    table = emergency("gift").says(0, "give 2 john-smith")
    assert table.hands[2] == "john-smith agent euro-50"
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-48")
def test_emergency_as_stolen() -> None:
    table = emergency("stolen").says(0, "player 1").chance("place 1")
    assert table.hands[1] == "jewel-50 yen-50"
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-48")
def test_emergency_as_swap() -> None:
    table = emergency("swap").says(0, "player 2", "pass john-smith").says(2, "pass agent")
    assert table.hands[2] == "john-smith euro-50"
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-48")
def test_emergency_as_wish() -> None:
    table = emergency("wish").says(0, "wish 1 jewel").says(1, "grant jewel-50")
    assert table.hands[1] == "blonde yen-50"
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-48")
def test_a_card_just_played_by_oneself_can_be_played_again() -> None:
    table = scene(HANDS, specials={0: "gift emergency"})
    table.says(0, "play gift", "give 1 dollar-50", "play emergency", "give 2 dollar-100")
    assert table.hands == ["john-smith", "blonde jewel-50 dollar-50 yen-50", "agent dollar-100 euro-50"]


@pytest.mark.rule("G-48")
def test_a_card_that_another_played_before_can_be_turned_against_them() -> None:
    table = scene(HANDS, specials={0: "stolen", 1: "emergency"})
    table.says(0, "play stolen", "player 1").chance("place 1").says(0, "timer")
    table.says(1, "play emergency", "player 0").chance("place 2")
    assert table.hands[:2] == ["john-smith dollar-50 dollar-100", "blonde jewel-50 yen-50"]


@pytest.mark.rule("G-49")
def test_with_nothing_on_the_discard_there_is_no_emergency() -> None:
    table = scene(HANDS, specials={0: "emergency"})
    refused = table.refuses(0, "play emergency")
    assert refused.rule == "G-49"
    assert both_languages(refused) == (
        "Emergency: no special card lies on the discard.",
        "Notfall: Auf dem Ablagestapel liegt keine Sonderkarte.",
    )


@pytest.mark.rule("G-49")
def test_nor_with_a_card_on_top_that_can_do_nothing() -> None:
    table = scene(HANDS, wallet="", specials={0: "emergency"}, played="gift birthday")
    assert "play emergency" not in table.offered()
    refused = table.refuses(0, "play emergency")
    assert refused.rule == "G-49"
    assert both_languages(refused) == (
        "Emergency: Happy birthday lies on top of the discard, and cannot do anything now.",
        "Notfall: Oben auf dem Ablagestapel liegt Happy Birthday, und das könnte jetzt nichts bewirken.",
    )


@pytest.mark.rule("G-49")
def test_money_on_the_other_discard_does_not_help() -> None:
    table = scene(["dollar-500", "", ""], specials={0: "emergency"}).says(0, "buy", "pay dollar-500", "id agent")
    table.says(1, "timer").says(2, "timer")
    assert "play emergency" not in table.offered()
