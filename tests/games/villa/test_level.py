"""How hard it is: the level, the deal, and swapping before the operation."""

from collections import Counter

import pytest
from tests.games.villa.scenes import Scene, both_languages, new_table, post, scene

import backroom
from backroom.kit import CHANCE

PAGE_SEVEN = {
    "park-1": "Dirty Diana",
    "park-2": "Beton-Bruno",
    "park-3": "Panzer-Pepe",
    "park-4": "Schlagring-Susi",
    "park-5": "Socken-Sepp",
    "park-6": "Doppelkinn-Dino",
    "park-7": "Stahl-Stella",
    "park-8": "Eisen-Emma",
    "park-9": "Narben-Juri",
    "villa-1": "Knopf-Kuno",
    "villa-2": "Nadel-Nina",
    "villa-3": "Lange Lotte",
    "villa-4": "Pranken-Paolo",
}
"""Guards as strong as those in the rulebook's picture, with Narben-Juri at the bottom right."""


def dealt(seats: int = 4, **options: str) -> Scene:
    """The park of page 7, the police cards dealt."""
    table = new_table(seats, **{"guards": "random", **options})
    table.says(CHANCE, "godfather 1").says(CHANCE, post(PAGE_SEVEN))
    shuffle = table.game.asked[CHANCE]
    table.game.play(CHANCE, shuffle.draw(iter([0.5] * 60).__next__))
    return table


@pytest.mark.rule("V-22")
def test_the_strength_of_the_picture_is_28_and_11() -> None:
    strengths = [guard["strength"] for guard in dealt().view["guards"]]
    assert (sum(strengths[:9]), sum(strengths[9:]), sum(strengths)) == (28, 11, 39)
    assert dealt().view["total"] == 39


@pytest.mark.rule("V-22")
def test_the_godfather_does_not_count() -> None:
    table = dealt()
    assert len(table.view["godfather"]["symbols"]) == 4
    assert table.log[1] == "The guards have a total strength of 39; the team has 49 police cards."


@pytest.mark.rule("V-20")
@pytest.mark.parametrize(
    ("handicap", "cards"), [("10", 49), ("7", 46), ("4", 43), ("0", 39), ("12", 51), ("-5", 34), ("15", 54)]
)
def test_so_many_more_cards_than_strength(handicap: str, cards: int) -> None:
    """With 10 it is the rulebook's example: 49 cards against 39."""
    view = dealt(handicap=handicap).view
    assert view["cards"] == cards
    assert sum(map(len, view["hands"])) + sum(view["piles"]) == cards


@pytest.mark.rule("V-20")
@pytest.mark.parametrize(
    ("handicap", "why"),
    [
        ("ten", "“ten” is no whole number; the option “handicap” needs one from -40 to 54. Usual are: 10, 7, 4, 0."),
        ("3.5", "“3.5” is no whole number"),
        ("55", "The option “handicap” goes from -40 to 54, not 55. Usual are: 10, 7, 4, 0."),
        ("-41", "goes from -40 to 54, not -41."),
    ],
)
def test_a_handicap_that_makes_no_sense(handicap: str, why: str) -> None:
    with pytest.raises(backroom.BadOption) as refused:
        backroom.new_game("villa", 2, {"handicap": handicap})
    assert why in str(refused.value)


@pytest.mark.rule("V-20")
def test_the_first_game_has_no_handicap() -> None:
    assert {backroom.new_game("villa", 2, {"handicap": h}, seed=1).view(None)["cards"] for h in ("0", "10")} == {54}


@pytest.mark.rule("V-21")
def test_more_cards_than_there_are_means_all_of_them_and_it_is_said() -> None:
    table = dealt(handicap="20")
    assert table.view["cards"] == 54
    assert table.log[2] == (
        "By this handicap there would be 59 police cards; there are only 54, so all of them are used."
    )
    assert table.told("de")[2].endswith("es gibt aber nur 54, also spielen alle mit.")
    assert all("59" not in line for line in dealt(handicap="15").log)


@pytest.mark.rule("V-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_at_least_one_card(seats: int) -> None:
    assert [len(hand) for hand in dealt(seats, handicap="-40").view["hands"]] == [1] * seats


@pytest.mark.rule("V-23")
@pytest.mark.parametrize(("seats", "piles"), [(2, [21, 20]), (3, [13, 12, 12]), (4, [9, 9, 9, 9])])
def test_cards_are_dealt_evenly_some_getting_one_more(seats: int, piles: list[int]) -> None:
    view = dealt(seats, handicap="10" if seats < 4 else "13").view
    total = 49 if seats < 4 else 52
    assert [len(hand) for hand in view["hands"]] == [4] * seats
    assert view["piles"] == piles
    assert sum(piles) + 4 * seats == total


@pytest.mark.rule("V-23")
def test_the_top_four_lie_open_and_the_rest_is_a_pile_in_its_order() -> None:
    tops = ["yellow green red blue joker joker", "red red blue blue", "green green", "yellow"]
    table = scene(tops, posts={"park-1": "Nadel-Nina"})
    assert table.hands[0] == "yellow green red blue"
    assert table.hands[1] == "red red blue blue"
    table.arrest("park-1").acts("play yellow")
    assert table.hands[0] == "green red blue joker"


@pytest.mark.rule("V-23")
def test_what_is_too_much_goes_back_into_the_box_unseen() -> None:
    table = dealt(handicap="0")
    assert len(table.game.state.aside) == 15
    assert table.view["unseen"] is None


@pytest.mark.rule("V-23")
def test_every_card_is_somewhere() -> None:
    for seed in range(20):
        op = backroom.new_game("villa", 3, {"guards": "random", "handicap": "4"}, seed=seed).state
        everywhere = Counter([*op.aside, *(card for cards in (*op.hands, *op.piles) for card in cards)])
        assert everywhere == {number: kind.copies for number, kind in enumerate(op.deck.police)}


def swapping(seats: int = 2, decisions: str = "captain") -> Scene:
    return scene(["yellow yellow green red", "red blue blue joker"], seats=seats, swap="yes", decisions=decisions)


@pytest.mark.rule("V-24")
def test_open_cards_may_be_swapped_before_the_operation() -> None:
    table = swapping()
    assert table.asked == {0: "ask-swap"}
    table.says(0, "hands 0a 0 0b 0 0c 1 0d 1 1a 1 1b 0 1c 1 1d 0")
    assert table.hands == ["yellow yellow blue joker", "green red red blue"]
    assert table.log[-1] == (
        "Swapped: green badge Ada → Ben, red pistol Ada → Ben, blue car Ben → Ada "
        "and joker with all four symbols Ben → Ada."
    )
    assert table.asked == {0: "ask-plan"}


@pytest.mark.rule("V-24")
def test_only_what_moves_needs_to_be_said() -> None:
    table = swapping().says(0, "hands 0d 1 1d 0")
    assert table.hands == ["yellow yellow green joker", "red red blue blue"]
    assert table.game.journal[-1].choice == "hands 0a 0 0b 0 0c 0 0d 1 1a 1 1b 1 1c 1 1d 0"


@pytest.mark.rule("V-24")
def test_everybody_may_keep_everything() -> None:
    table = swapping().says(0, "hands")
    assert table.hands == ["yellow yellow green red", "red blue blue joker"]
    assert table.log[-1] == "Everybody keeps their cards."


@pytest.mark.rule("V-24")
def test_swapping_is_over_when_the_operation_begins() -> None:
    table = swapping().says(0, "hands 0d 1 1d 0")
    assert table.refuses(0, "hands 0d 1 1d 0").word == "error-not-offered"


@pytest.mark.rule("V-24")
def test_afterwards_everybody_has_as_many_as_before() -> None:
    refused = swapping().refuses(0, "hands 0a 1")
    assert (refused.rule, refused.word) == ("V-24", "error-hands")
    assert both_languages(refused) == (
        "Ada would then have 3 open cards, but must have 4 again.",
        "Ada hätte danach 3 offene Karten, es müssen aber wieder 4 sein.",
    )


@pytest.mark.rule("V-24")
@pytest.mark.parametrize("text", ["hands 0a 5", "hands 9z 1", "hands 0a", "hands 0a 1 0a 0", "hands 0a 1 1a 0 hm"])
def test_a_swap_that_makes_no_sense(text: str) -> None:
    assert swapping().refuses(0, text).rule == "V-24"


@pytest.mark.rule("V-24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_swap_keeps_every_card_and_every_number(seats: int) -> None:
    table = scene(seats=seats, swap="yes")
    before = table.view["hands"]
    table.game.play(0, table.game.asked[0].draw(iter([0.9, 0.1, 0.4] * 9).__next__))
    after = table.view["hands"]
    assert Counter(card for hand in after for card in hand) == Counter(card for hand in before for card in hand)
    assert [len(hand) for hand in after] == [4] * seats
