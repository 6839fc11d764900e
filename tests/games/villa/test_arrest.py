"""An arrest: clockwise from the leader a fitting card, a pair, or a pass, and one card drawn after each."""

import pytest
from tests.games.villa.scenes import both_languages, scene

from backroom.games.villa.deck import SYMBOLS

JURI = {"park-9": "Narben-Juri"}  # yellow green red blue
NINA = {"park-1": "Nadel-Nina"}  # yellow red red
SEPP = {"park-1": "Socken-Sepp"}  # yellow green


@pytest.mark.rule("V-25")
def test_the_whole_arrest_of_narben_juri() -> None:
    """The rulebook's example: his back asks for handcuffs first, so somebody who has them leads."""
    hands = ["blue red", "yellow blue", "green green", "red yellow"]
    piles = ["green red", "blue blue", "red red", "yellow yellow"]
    park = scene(hands, piles=piles, posts=JURI).arrest("park-9", leader=1)
    assert park.asked == {1: "ask-act"}
    park.acts("play yellow", "play green", "play red", "play blue")
    assert park.log[-9:] == [
        "Ben plays at position 1 (yellow handcuffs): yellow handcuffs.",
        "Ben draws: blue car.",
        "Cleo plays at position 2 (green badge): green badge.",
        "Cleo draws: red pistol.",
        "Dan plays at position 3 (red pistol): red pistol.",
        "Dan draws: yellow handcuffs.",
        "Ada plays at position 4 (blue car): blue car.",
        "Ada draws: green badge.",
        "Arrested: Narben-Juri.",
    ]
    assert park.asked == {0: "ask-bonus"}


@pytest.mark.rule("V-25")
def test_the_leader_turns_the_guard_up() -> None:
    park = scene(["yellow", "yellow"], posts=JURI)
    assert "name" not in park.view["guards"][8]
    park.arrest("park-9", leader=1)
    assert park.view["leader"] == 1
    assert park.view["guards"][8]["name"] == park.view["target"]["name"] == "Narben-Juri"
    assert park.log[-1] == (
        "Ben leads. Park 9 (bottom right): Narben-Juri. "
        "Needed in this order: yellow handcuffs, green badge, red pistol and blue car."
    )


@pytest.mark.rule("V-25")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_it_goes_round_clockwise_from_the_leader(leader: int) -> None:
    park = scene(["joker yellow green", "yellow green red", "yellow green red"], seats=3, posts=SEPP)
    park.arrest("park-1", leader).acts("play yellow")
    assert list(park.game.asked) == [(leader + 1) % 3]


@pytest.mark.rule("V-25")
def test_with_two_players_the_leader_comes_again() -> None:
    park = scene(["yellow red", "red"], seats=2, posts=NINA).arrest("park-1").acts("play yellow", "play red")
    assert list(park.game.asked) == [0]


@pytest.mark.rule("V-26")
def test_one_of_three_things_must_be_done() -> None:
    park = scene(["yellow red red joker"], posts=SEPP).arrest("park-1")
    assert park.offered == [
        "play yellow",
        "play joker",
        "pair red red",
        "pair red joker",
        "pass yellow",
        "pass red",
        "pass joker",
    ]
    for text in ("", "pass", "play", "pair", "pair red", "pass yellow red", "wait", "arrest park-3 0"):
        assert park.refuses(0, text).rule == "V-26"


@pytest.mark.rule("V-26")
def test_only_with_open_cards_of_ones_own() -> None:
    park = scene(["red red", "yellow"], piles=["yellow", ""], seats=2, posts=SEPP).arrest("park-1")
    refused = park.refuses(0, "play yellow")
    assert (refused.rule, refused.word) == ("V-26", "error-not-open")
    assert both_languages(refused) == (
        "You do not have this card face up: yellow handcuffs. Choose one of your open cards.",
        "Diese Karte liegt nicht offen vor dir: gelbe Handschellen. Wähle unter deinen offenen Karten.",
    )


@pytest.mark.rule("V-26")
def test_a_pair_of_which_one_holds_only_one_card() -> None:
    park = scene(["red", "yellow"], piles=["", ""], seats=2, posts=SEPP).arrest("park-1")
    refused = park.refuses(0, "pair red red")
    assert (refused.rule, refused.word) == ("V-26", "error-not-open")
    assert both_languages(refused)[0].startswith("You do not have 2 of these face up: red pistol.")


@pytest.mark.rule("V-26")
def test_a_card_that_does_not_exist() -> None:
    refused = scene(["red"], posts=SEPP).arrest("park-1").refuses(0, "play pink")
    assert (refused.rule, refused.word) == ("V-26", "error-card")
    assert "“pink” is no police card. There are: yellow, green, red, blue," in str(refused)


@pytest.mark.rule("V-27")
def test_a_fitting_card_shows_the_symbol_needed() -> None:
    park = scene(["yellow red", "green"], seats=2, posts=SEPP).arrest("park-1")
    refused = park.refuses(0, "play red")
    assert (refused.rule, refused.word) == ("V-27", "error-unfit")
    english, german = both_languages(refused)
    assert english.startswith("Needed: yellow handcuffs. This card does not show it: red pistol.")
    assert german.startswith("Gebraucht wird: gelbe Handschellen. Diese Karte zeigt es nicht: rote Pistole.")
    park.acts("play yellow")
    assert park.view["position"] == 2


@pytest.mark.rule("V-28")
def test_a_pair_stands_for_any_card() -> None:
    park = scene(["red red blue blue", "green"], seats=2, posts=SEPP).arrest("park-1").acts("pair red red")
    assert park.view["position"] == 2
    assert park.view["discard"] == {"red": 2}
    assert park.log[-2] == "Ada plays a pair at position 1 (yellow handcuffs): red pistol and red pistol."


@pytest.mark.rule("V-28")
def test_two_different_cards_are_no_pair() -> None:
    refused = scene(["red blue"], posts=SEPP).arrest("park-1").refuses(0, "pair red blue")
    assert (refused.rule, refused.word) == ("V-28", "error-no-pair")
    assert both_languages(refused) == (
        "That is no pair: red pistol and blue car have no symbol in common.",
        "Das ist kein Paar: rote Pistole und blauer Polizeiwagen haben kein Symbol gemeinsam.",
    )


@pytest.mark.rule("V-28")
@pytest.mark.parametrize("pair", ["yellow yellow", "yellow joker", "yellow yellow-green"])
def test_two_cards_of_the_very_symbol_needed_are_no_pair_but_one_too_many(pair: str) -> None:
    """It says two other equal cards: one of these fits by itself."""
    park = scene(["yellow yellow yellow-green joker"], posts=SEPP).arrest("park-1")
    refused = park.refuses(0, f"pair {pair}")
    assert (refused.rule, refused.word) == ("V-28", "error-pair-fits")
    assert "One of these two cards fits by itself." in both_languages(refused)[0]
    assert f"pair {pair}" not in park.offered


@pytest.mark.rule("V-29")
def test_a_pass_puts_one_open_card_out_of_the_game() -> None:
    park = scene(["yellow red", "green"], piles=["blue", ""], seats=2, posts=SEPP).arrest("park-1").acts("pass yellow")
    assert park.view["gone"] == {"yellow": 1}
    assert park.view["discard"] == {}
    assert park.hands[0] == "red blue"
    assert park.log[-2:] == ["Ada passes, and puts away: yellow handcuffs.", "Ada draws: blue car."]


@pytest.mark.rule("V-29")
def test_any_open_card_can_be_passed_away() -> None:
    park = scene(["yellow green red joker"], posts=SEPP).arrest("park-1")
    assert {text for text in park.offered if text.startswith("pass")} == {
        "pass yellow",
        "pass green",
        "pass red",
        "pass joker",
    }


@pytest.mark.rule("V-30")
@pytest.mark.parametrize(
    ("action", "left"),
    [("play yellow", "red red blue"), ("pass red", "yellow red blue"), ("pair red red", "yellow blue")],
)
def test_one_card_is_drawn_after_each(action: str, left: str) -> None:
    park = scene(["yellow red red", "green"], piles=["blue green", ""], seats=2, posts=SEPP).arrest("park-1")
    park.acts(action)
    assert park.hands[0] == left
    assert park.view["piles"][0] == 1
    assert park.log[-1] == "Ada draws: blue car."


@pytest.mark.rule("V-30")
def test_after_a_pair_there_is_an_open_card_less() -> None:
    park = scene(["red red blue blue"], posts=SEPP).arrest("park-1").acts("pair red red")
    assert len(park.view["hands"][0]) == 3


@pytest.mark.rule("V-30")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    park = scene(["yellow red", "green"], piles=["", ""], seats=2, posts=SEPP).arrest("park-1").acts("play yellow")
    assert park.hands[0] == "red"
    assert park.log[-1].startswith("Ada plays")


@pytest.mark.rule("V-30")
def test_it_is_the_top_card_of_ones_own_pile() -> None:
    piles = ["blue green red", "yellow yellow yellow"]
    park = scene(["yellow", "green"], piles=piles, seats=2, posts=SEPP).arrest("park-1").acts("play yellow")
    assert park.hands == ["blue", "green"]
    assert park.view["piles"] == [2, 3]


@pytest.mark.rule("V-31")
@pytest.mark.parametrize(
    ("needed", "pair", "fine"),
    [
        ("yellow", "red joker", True),
        ("yellow", "joker joker", True),
        ("yellow", "red green-red", True),
        ("yellow", "green-red red-blue", True),
        ("yellow", "yellow-green joker", True),  # both as green
        ("yellow", "yellow-green yellow-blue", False),  # only yellow in common
        ("yellow", "green red-blue", False),
        ("red", "green-red red-blue", False),
        ("red", "yellow-green yellow-blue", True),
        ("red", "red joker", False),
    ],
)
def test_jokers_in_pairs(needed: str, pair: str, fine: bool) -> None:
    guard = {"yellow": "Socken-Sepp", "red": "Tante Trixie"}[needed]
    park = scene([pair], posts={"park-1": guard}).arrest("park-1")
    assert park.game.state.guard_at(0).symbols[0] == SYMBOLS.index(needed)
    assert (f"pair {pair}" in park.offered) == fine
    if fine:
        park.acts(f"pair {pair}")
        assert park.view["position"] == 2
    else:
        assert park.refuses(0, f"pair {pair}").rule == "V-28"


@pytest.mark.rule("V-31")
def test_a_pair_may_be_named_either_way_round() -> None:
    for text in ("pair red joker", "pair joker red"):
        park = scene(["red joker"], posts=SEPP).arrest("park-1").acts(text)
        assert park.game.journal[-1].choice == "pair red joker"


@pytest.mark.rule("V-32")
def test_a_pair_may_be_played_beside_a_fitting_card() -> None:
    park = scene(["yellow red red"], posts=SEPP).arrest("park-1").acts("pair red red")
    assert "yellow" in park.hands[0]
    assert park.view["position"] == 2


@pytest.mark.rule("V-33")
def test_after_a_pass_the_next_one_stands_before_the_same_position() -> None:
    park = scene(["red", "blue", "yellow"], seats=3, posts=SEPP).arrest("park-1").acts("pass red", "pass blue")
    assert park.view["position"] == 1
    assert list(park.game.asked) == [2]
    park.acts("play yellow")
    assert (park.view["position"], list(park.game.asked)) == (2, [0])


@pytest.mark.rule("V-34")
def test_the_godfather_is_arrested_with_pairs_passes_and_jokers_too() -> None:
    """Curtillo takes green, red, red, blue."""
    cellar = scene(["yellow yellow", "yellow red", "joker", "blue"], standing=(), piles=["blue", "", "", ""])
    cellar.arrest("godfather").acts("pair yellow yellow", "pass yellow", "play joker", "pass blue", "pass blue")
    assert cellar.game.state.position == 2
    assert cellar.view["target"]["place"] == "godfather"
    cellar.acts("play red")
    assert cellar.view["position"] == 4
