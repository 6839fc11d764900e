"""Bad input: refused with the rule and a sentence in both languages, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.greif_zu.party import INNOCENT, Scene, both_languages, scene

import backroom


def on_turn() -> Scene:
    return scene(["john-smith dollar-200 jewel-50", "blonde", ""], specials={0: "gift hideout"})


@pytest.mark.parametrize(
    ("choice", "rule", "english", "german"),
    [
        (
            "buy",
            "G-23",
            "An ID costs 300; you have only 250 in notes and jewels.",
            "Ein Ausweis kostet 300; du hast nur",
        ),
        ("put agent", "G-21", "You do not have this card: Secret agent.", "Diese Karte hast du nicht: Geheimagent."),
        ("put-at yen-50", "G-21", "You do not have this card: 50 yen.", "Diese Karte hast du nicht: 50 Yen."),
        ("put franc-50", "G-21", "“franc-50” is no card of this game.", "„franc-50“ ist keine Karte dieses Spiels."),
        ("put", "G-18", "“put” is not one of the choices here.", "„put“ steht hier nicht zur Wahl."),
        ("put john-smith now", "G-18", "“put john-smith now” is not one", "„put john-smith now“ steht"),
        ("play gift now", "G-18", "“play gift now” is not one", "„play gift now“ steht"),
        ("play hideout", "G-50", "Hideout can only be played when the last timer has been flipped.", "Geheimversteck"),
        (
            "play swap",
            "G-28",
            "You do not have this special card: Swap.",
            "Diese Sonderkarte hast du nicht: Kartentausch.",
        ),
        ("play robbery", "G-28", "“robbery” is no special card of this game.", "„robbery“ ist keine Sonderkarte"),
        ("play", "G-18", "“play” is not one of the choices here.", "„play“ steht hier nicht zur Wahl."),
        ("pass", "G-19", "Nobody sits a turn out", "Niemand setzt aus"),
        ("dance", "G-18", "“dance” is not one of the choices here.", "„dance“ steht hier nicht zur Wahl."),
        ("", "G-18", "“” is not one of the choices here.", "„“ steht hier nicht zur Wahl."),
        ("draw 7", "G-18", "“draw 7” is not one of the choices here.", "„draw 7“ steht hier nicht zur Wahl."),
        ("timer now", "G-18", "“timer now” is not one of the choices here.", "„timer now“ steht hier nicht zur Wahl."),
        (4711, "G-18", "“4711” is not one of the choices here.", "„4711“ steht hier nicht zur Wahl."),
        (None, "G-18", "“None” is not one of the choices here.", "„None“ steht hier nicht zur Wahl."),
        ([200], "G-18", "is not one of the choices here.", "steht hier nicht zur Wahl."),
    ],
)
def test_what_cannot_be_done_in_a_turn(choice: Any, rule: str, english: str, german: str) -> None:
    refused = on_turn().refuses(0, choice)
    assert refused.rule == rule
    said = both_languages(refused)
    assert said[0].startswith(english) or english in said[0]
    assert german in said[1]
    assert str(refused).endswith(f"({rule})")


@pytest.mark.rule("G-23", "G-24")
@pytest.mark.parametrize(
    ("paid", "rule", "english", "german"),
    [
        ("pay jewel-200,dollar-50", "G-23", "An ID costs 300 or more, but this is only 250.", "das sind aber nur 250"),
        ("pay dollar-50", "G-23", "An ID costs 300 or more, but this is only 50.", "Lege mehr ab."),
        ("pay john-smith", "G-24", "This card is neither note nor jewel: John Smith.", "weder Schein noch Schmuck"),
        ("pay jewel-200,badge", "G-24", "This card is neither note nor jewel: Badge.", "Polizeimarke"),
        ("pay yen-500", "G-23", "You do not have this card: 500 yen.", "Diese Karte hast du nicht: 500 Yen."),
        ("pay dollar-50,dollar-50", "G-23", "Choose at least 1 and at most 4, each once.", "jedes nur einmal"),
        ("pay dollar-50,dollar-50.3", "G-23", "“dollar-50.3” is no possible value.", "kein möglicher Wert"),
        ("pay -", "G-23", "Choose at least 1 and at most 4, each once.", "Wähle mindestens 1"),
        ("pay", "G-23", "There is something missing after “pay”.", "fehlt"),
        ("pay 300", "G-23", "“300” is no possible value.", "kein möglicher Wert"),
        ("draw", "G-23", "“draw” is not one of the choices here.", "steht hier nicht zur Wahl"),
    ],
)
def test_what_does_not_buy_an_id(paid: str, rule: str, english: str, german: str) -> None:
    hand = "john-smith badge jewel-200 dollar-50 dollar-50 euro-100"
    table = scene([hand, "", ""], specials={}).says(0, "buy")
    refused = table.refuses(0, paid)
    assert refused.rule == rule
    said = both_languages(refused)
    assert said[0].startswith(english)
    assert german in said[1]
    table.says(0, "pay jewel-200,dollar-50,dollar-50.2")


@pytest.mark.rule("G-23")
def test_two_hundred_and_fifty_and_all_the_coins_of_the_table_are_too_little() -> None:
    table = scene(["dollar-200 jewel-50", "", ""], specials={}, coins=(5, 1, 2))
    table.says(1, "timer").says(2, "timer")
    assert table.refuses(0, "buy").rule == "G-23"


@pytest.mark.rule("G-23")
def test_an_id_that_is_gone_cannot_be_taken() -> None:
    table = scene(["dollar-500", "euro-500", ""], specials={}).says(0, "buy", "pay dollar-500", "id agent")
    table.says(1, "buy", "pay euro-500")
    assert table.refuses(1, "id agent").rule == "G-23"
    assert table.refuses(1, "id badge").rule == "G-23"


@pytest.mark.parametrize(
    ("special", "answer", "rule"),
    [
        ("inspection", "player 0", "G-41"),
        ("inspection", "player 2", "G-41"),
        ("stolen", "player 7", "G-43"),
        ("swap", "player 2", "G-44"),
        ("wish", "wish 2 yen", "G-46"),
        ("wish", "wish 0 yen", "G-46"),
        ("wish", "wish yen", "G-46"),
        ("gift", "give 1", "G-42"),
        ("left", "pass agent", "G-38"),
        ("right", "pass nothing", "G-39"),
        ("redistribution", "lay yen-50", "G-36"),
        ("redistribution", "lay nothing", "G-36"),
    ],
)
def test_special_cards_name_their_rule(special: str, answer: str, rule: str) -> None:
    table = scene(["john-smith dollar-50", "blonde", ""], specials={0: special}).says(0, f"play {special}")
    assert table.refuses(0, answer).rule == rule


@pytest.mark.rule("G-46")
@pytest.mark.parametrize(
    ("wish", "english", "german"),
    [
        ("wish 1 franc", "“franc” is nothing to wish for.", "„franc“ kann man sich nicht wünschen."),
        ("wish 1 300", "“300” is nothing to wish for.", "„300“ kann man sich nicht wünschen."),
        ("wish 1 agent", "“agent” is nothing to wish for.", "„agent“ kann man sich nicht wünschen."),
        ("wish 1 yen dollar", "A wish names only one thing", "Ein Wunsch nennt nur eines"),
        ("wish 1 yen dollar euro", "A wish names only one thing", "Ein Wunsch nennt nur eines"),
        ("wish 1 yen dollar franc", "“franc” is nothing to wish for.", "„franc“ kann man sich nicht wünschen."),
    ],
)
def test_a_wish_names_one_of_the_four_currencies_or_jewels_or_a_value(wish: str, english: str, german: str) -> None:
    refused = scene(["", "blonde", ""], specials={0: "wish"}).says(0, "play wish").refuses(0, wish)
    assert refused.rule == "G-46"
    said = both_languages(refused)
    assert said[0].startswith(english)
    assert said[1].startswith(german)


def test_out_of_turn() -> None:
    refused = on_turn().refuses(1, "draw")
    assert isinstance(refused, backroom.NotAsked)
    assert both_languages(refused) == (
        "It is not your turn; we are waiting for Ada.",
        "Du bist nicht am Zug; wir warten auf Ada.",
    )


def test_twice() -> None:
    table = scene([INNOCENT, "blonde", "agent"], specials={0: "left"}).says(0, "play left", "pass john-smith")
    assert both_languages(table.refuses(0, "pass john-smith"))[0] == (
        "It is not your turn; we are waiting for Ben and Cleo."
    )


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"card": "all"}, "no option “card”. Did you mean cards?"),
        ({"cards": "some"}, "“some” is no value of the option “cards”. Choose from: all, balanced."),
        ({"deck": "own"}, "This list of cards cannot be read"),
    ],
)
def test_unknown_options(options: dict[str, str], why: str) -> None:
    with pytest.raises(backroom.BadOption) as refused:
        backroom.new_game("greif_zu", 3, options)
    assert why in str(refused.value)
