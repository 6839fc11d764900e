"""After an arrest: the guard is gone, and a card comes back."""

import pytest
from tests.games.villa.scenes import Scene, both_languages, scene

DIANA = {"park-1": "Dirty Diana"}  # blue yellow, green crossed out
SEPP = {"park-1": "Socken-Sepp"}  # yellow green, blue crossed out
NINA = {"park-1": "Nadel-Nina"}  # yellow red red, red at 2
EMPTY = ["", ""]


def diana_arrested(discard: str = "green", hands: tuple[str, str] = ("blue blue", "yellow yellow")) -> Scene:
    park = scene(hands, piles=EMPTY, seats=2, posts=DIANA, discard=discard)
    return park.arrest("park-1").acts("play blue", "play yellow")


@pytest.mark.rule("V-35")
def test_an_arrested_guard_leaves_the_game_and_the_cards_are_discarded() -> None:
    park = diana_arrested(discard="")
    assert park.view["guards"][0] is None
    assert park.view["target"] is None
    assert park.view["discard"] == {"yellow": 1, "blue": 1}
    refused = park.refuses(0, "arrest park-1 0")
    assert (refused.rule, refused.word) == ("V-35", "error-arrested")
    assert both_languages(refused)[1] == "Park 1 (oben links): Dort ist niemand mehr, schon festgenommen."


@pytest.mark.rule("V-36")
def test_a_card_with_the_symbol_of_the_back_comes_back() -> None:
    park = scene(["yellow red", "red"], piles=EMPTY, seats=2, posts=NINA).arrest("park-1")
    park.acts("play yellow", "play red", "play red")
    assert park.asked == {0: "ask-bonus"}
    park.says(0, "bonus 1 hand")
    assert park.hands[1] == "red"
    assert park.view["discard"] == {"yellow": 1, "red": 1}
    assert park.log[-1] == "Ben gets the bonus card, face up beside the others: red pistol."


@pytest.mark.rule("V-36")
def test_also_a_crossed_out_symbol_brings_its_card() -> None:
    park = diana_arrested(discard="green green")
    assert park.asked == {0: "ask-bonus"}
    assert park.game.asked[0].args == {"card": "@card-green"}
    park.says(0, "bonus 0 hand")
    assert park.hands[0] == "green blue"
    assert park.view["discard"] == {"yellow": 1, "green": 1, "blue": 1}


@pytest.mark.rule("V-36")
def test_without_such_a_card_in_the_discard_there_is_none() -> None:
    park = diana_arrested(discard="red")
    assert park.asked == {0: "ask-plan"}
    assert park.log[-1] == "No bonus card: none of these lies in the discard (green badge)."


@pytest.mark.rule("V-37")
def test_a_card_of_this_very_arrest_can_come_back() -> None:
    park = scene(["blue blue yellow", "green"], piles=EMPTY, seats=2, posts=SEPP).arrest("park-1")
    park.acts("pair blue blue", "play green")
    assert park.game.asked[0].args == {"card": "@card-blue"}


@pytest.mark.rule("V-37")
def test_a_card_passed_away_never_comes_back() -> None:
    hands = ["blue yellow", "blue green", "green red"]
    park = scene(hands, piles=["", "", ""], seats=3, posts=SEPP).arrest("park-1")
    park.acts("pass blue", "pass blue", "pass green", "play yellow", "play green")
    assert park.view["gone"] == {"green": 1, "blue": 2}
    assert park.asked == {0: "ask-plan"}


@pytest.mark.rule("V-38")
def test_to_too_few_open_cards_it_is_added() -> None:
    park = diana_arrested()
    assert "bonus 0 hand" in park.offered
    park.says(0, "bonus 0 hand")
    assert park.hands[0] == "green blue"


@pytest.mark.rule("V-38")
def test_to_a_full_hand_it_goes_under_the_pile() -> None:
    hands = ["yellow blue blue blue", "yellow red red red"]
    piles = ["red red", "red red"]
    park = scene(hands, piles=piles, seats=2, posts=DIANA, discard="green")
    park.arrest("park-1").acts("play blue", "play yellow")
    assert park.offered == ["bonus 0 pile", "bonus 1 pile"]
    refused = park.refuses(0, "bonus 1 hand")
    assert (refused.rule, refused.word) == ("V-38", "error-full-hand")
    assert both_languages(refused) == (
        "Ben has all open cards already: there the bonus card goes under the pile.",
        "Ben hat schon alle offenen Karten: Die Bonuskarte kommt dort unter den Stapel.",
    )
    park.says(0, "bonus 1 pile")
    assert (park.view["piles"], park.view["under"]) == ([1, 2], [[], ["green"]])
    assert park.view["left"]["green"]["beneath"] == 1
    assert park.log[-1] == "Ben puts the bonus card under the pile: green badge."


@pytest.mark.rule("V-38")
def test_cards_under_the_pile_are_drawn_last_and_in_their_order() -> None:
    park = scene(["red", "yellow"], piles=["blue", "blue"], seats=2, posts=SEPP)
    op = park.game.state
    op.under[0] = [1, 0]
    park.arrest("park-1").acts("pass red", "pass yellow", "pass blue", "pass blue")
    assert park.hands[0] == "green"
    op.hands[1] = [3]
    park.acts("pass green")
    assert (park.hands[0], park.view["piles"]) == ("yellow", [0, 0])


@pytest.mark.rule("V-39")
def test_with_room_the_team_may_choose_either() -> None:
    park = diana_arrested()
    assert park.offered == ["bonus 0 hand", "bonus 0 pile", "bonus 1 hand", "bonus 1 pile"]
    park.says(0, "bonus 0 pile")
    assert (park.hands[0], park.view["under"][0]) == ("blue", ["green"])


@pytest.mark.rule("V-39")
def test_whoever_has_no_open_card_left_lays_it_open() -> None:
    park = diana_arrested(hands=("blue", "yellow yellow"))
    assert park.offered == ["bonus 0 hand", "bonus 1 hand", "bonus 1 pile"]
    refused = park.refuses(0, "bonus 0 pile")
    assert (refused.rule, refused.word) == ("V-39", "error-empty-hand")
    assert both_languages(refused)[0] == "Ada has no open card left: there the bonus card is laid face up."


@pytest.mark.rule("V-36")
@pytest.mark.parametrize(
    "text", ["bonus", "bonus 7 hand", "bonus 0", "bonus 0 pocket", "bonus -1 pile", "bonus 0 hand x"]
)
def test_a_bonus_that_makes_no_sense(text: str) -> None:
    assert diana_arrested().refuses(0, text).rule == "V-36"


@pytest.mark.rule("V-40")
def test_jokers_never_come_back() -> None:
    """Played as green badges all the time, they are none in the discard."""
    park = diana_arrested(discard="yellow-green green-red joker joker")
    assert park.asked == {0: "ask-plan"}
    assert park.log[-1].startswith("No bonus card")
    assert park.view["discard"]["joker"] == 2


@pytest.mark.rule("V-41")
def test_the_godfather_must_wait_for_all_thirteen() -> None:
    refused = scene().refuses(0, "arrest godfather 0")
    assert (refused.rule, refused.word) == ("V-41", "error-godfather")
    assert both_languages(refused) == (
        "You get to the godfather only when no guard is left; there are still 13.",
        "Zum Paten kommt ihr erst, wenn kein Leibwächter mehr übrig ist; 13 fehlen noch.",
    )
    last = scene(standing=["villa-2"]).refuses(0, "arrest godfather 0")
    assert both_languages(last)[0].endswith("there is still one.")


@pytest.mark.rule("V-42")
def test_before_each_arrest_the_team_decides_anew() -> None:
    park = diana_arrested(discard="")
    assert park.asked == {0: "ask-plan"}
    assert park.offered == [
        f"arrest {place} {leader}" for place in ("park-2", "park-3", "park-4", "park-7", "park-9") for leader in (0, 1)
    ]
