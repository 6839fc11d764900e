"""An owner's own list of cards: taken as it is, or refused with precisely what is wrong with it."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.spoiling import OwnersList

import backroom
from backroom.games.villa.inventory import deck_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.spoiling import Box

OWNERS = OwnersList("villa")
JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    99,
    1.5,
    "",
    "red",
    "x",
    [],
    {},
    [[]],
    ["red"],
    {"at": 2},
    {"symbol": "red", "at": 1},
)


def guard(cards: Box, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in cards["guard"] if entry["name"] == name)
    return found


def test_the_box_itself_is_a_fine_list() -> None:
    game = backroom.new_game("villa", 3, {"deck": json.dumps(OWNERS.box())}, seed=4)
    plain = backroom.new_game("villa", 3, seed=4)
    assert game.view(0) == plain.view(0)
    assert deck_of(json.dumps(OWNERS.box())).guards == deck_of("box").guards


def test_a_corrected_card_is_played_as_corrected() -> None:
    cards = OWNERS.box()
    guard(cards, "Dirty Diana")["symbols"] = ["red", "yellow"]
    guard(cards, "Dirty Diana")["name"] = "Dreckige Diana"
    game = backroom.new_game("villa", 2, {"deck": json.dumps(cards), "decisions": "captain", "swap": "no"}, seed=1)
    deck = game.state.deck
    assert deck.guards[0].name == "Dreckige Diana"
    assert deck.guards[0].symbols == (2, 0)
    again = backroom.load_game(game.save())
    assert again.view(None) == game.view(None)


def test_other_jokers_are_other_cards() -> None:
    cards = OWNERS.box()
    cards["police"][4]["symbols"] = ["yellow", "red"]
    deck = deck_of(json.dumps(cards))
    assert [kind.name for kind in deck.police] == [
        "yellow",
        "green",
        "red",
        "blue",
        "yellow-red",
        "yellow-blue",
        "green-red",
        "red-blue",
        "joker",
    ]


def test_the_order_of_a_list_does_not_matter() -> None:
    cards = OWNERS.box()
    for part in cards.values():
        Random(3).shuffle(part)
    deck = deck_of(json.dumps(cards))
    assert deck.police == deck_of("box").police
    assert set(deck.guards) == set(deck_of("box").guards)


def test_guards_can_be_named_as_the_list_names_them() -> None:
    cards = OWNERS.box()
    guard(cards, "Narben-Juri")["name"] = "Juri mit der Narbe"
    named = ", ".join(["juri mit der narbe", *(f"g{number}" for number in range(1, 13))])
    game = backroom.new_game("villa", 2, {"deck": json.dumps(cards), "guards": named}, seed=1)
    assert game.options["guards"].endswith(",g13")
    with pytest.raises(backroom.BadOption, match="“Narben-Juri” is none of the guards"):
        backroom.new_game(
            "villa", 2, {"deck": json.dumps(cards), "guards": named.replace("juri mit der narbe", "Narben-Juri")}
        )


def police(place: int, **changed: Any) -> Callable[[Box], None]:
    return lambda cards: cards["police"][place].update(changed)


def change(who: str, /, **changed: Any) -> Callable[[Box], None]:
    return lambda cards: guard(cards, who).update(changed)


def drop(part: str, place: int = 0) -> Callable[[Box], None]:
    return lambda cards: cards[part].pop(place)


@pytest.mark.parametrize(
    ("spoiling", "english", "german"),
    [
        # Counts
        (police(0, count=11), "Wrong number (yellow handcuffs): 12 of them belong in the box, not 11.", "nicht 11."),
        (police(3, count=13), "Wrong number (blue car): 12 of them", "Falsche Anzahl (blauer Polizeiwagen)"),
        (drop("police", 2), "Wrong number (red pistol): 12 of them belong in the box, not 0.", "nicht 0."),
        (police(4, count=2), "4 jokers with 2 symbols belong in the box, not 5.", "4 Joker mit 2 Symbolen, nicht 5."),
        (police(8, count=1), "2 jokers with 4 symbols belong in the box, not 1.", "2 Joker mit 4 Symbolen, nicht 1."),
        (drop("guard"), "Wrong number (small fish): 4 of them belong in the box, not 3.", "(Kleine Fische)"),
        (drop("guard", 11), "Wrong number (heavies): 8 of them belong in the box, not 7.", "(Schwere Jungs)"),
        (drop("guard", 19), "Wrong number (big calibres): 8 of them", "(Große Kaliber)"),
        (drop("godfather"), "4 godfathers belong in the box, not 3.", "4 Paten, nicht 3."),
        (police(0, count=0), "[[police]] 1: “0” is no count from 1 to 54.", "„0“ ist keine Anzahl von 1 bis 54."),
        (police(0, count="12"), '[[police]] 1: “"12"” is no count', '[[police]] 1: „"12"“ ist keine Anzahl'),
        (police(0, count=True), "“True” is no count", "„True“ ist keine Anzahl"),
        (police(0, count=None), "“None” is no count", "„None“ ist keine Anzahl"),
        (police(0, count=12.0), "“12.0” is no count", "„12.0“ ist keine Anzahl"),
        # Colours
        (
            police(1, symbols=["pink"]),
            "[[police]] 2: “pink” is no symbol. There are: yellow, green, red, blue.",
            "pink",
        ),
        (police(1, symbols=[["red"]]), "[[police]] 2: “[…]” is no symbol.", "„[…]“ ist kein Symbol."),
        (police(1, symbols="green"), "[[police]] 2: “green” are no symbols. It must be a list of 1 to 4", "eine Liste"),
        (police(1, symbols=[]), "[[police]] 2: “[…]” are no symbols.", "sind keine Symbole."),
        (police(4, symbols=["red", "red"]), "[[police]] 5: this police card shows a symbol twice.", "doppelt"),
        (police(4, symbols=["red", "blue", "green"]), "[[police]] 5: a police card shows one symbol, two or", "drei."),
        (
            change("Narben-Juri", symbols=["yellow", "green", "lila", "blue"]),
            "Narben-Juri: “lila” is no symbol",
            "lila",
        ),
        (change("Narben-Juri", symbols=None), "Narben-Juri: “None” are no symbols.", "Narben-Juri: „None“"),
        (lambda cards: cards["godfather"][0].update(symbols=["rot"]), "Capo Curtillo: “rot” is no symbol.", "„rot“"),
        # Kinds and strengths
        (change("Dirty Diana", kind="fish"), "“fish” is no kind of guard. There are: small-fish, heavy,", "„fish“"),
        (change("Dirty Diana", kind=["heavy"]), "Dirty Diana: “[…]” is no kind of guard.", "keine Art von Leibwächter"),
        (
            change("Dirty Diana", symbols=["blue", "yellow", "red"]),
            "Dirty Diana (small fish) needs 2 symbols on the front, not 3.",
            "Dirty Diana (Kleine Fische) braucht 2 Symbole auf der Vorderseite, nicht 3.",
        ),
        # Backs
        (
            change("Beton-Bruno", back={"symbol": "red", "at": 2}),
            "Beton-Bruno: the back shows red pistol at position 2, but the front has blue car there.",
            "Beton-Bruno: Die Rückseite zeigt an Position 2 rote Pistole, auf der Vorderseite steht dort aber blauer",
        ),
        (
            change("Dirty Diana", back={"crossed": "blue"}),
            "Dirty Diana: the back crosses out what the front asks for: blue car.",
            "Auf der Rückseite ist durchgestrichen, was die Vorderseite verlangt: blauer Polizeiwagen.",
        ),
        (change("Beton-Bruno", back={"symbol": "blue", "at": 4}), "“4” is no position from 1 to 3.", "keine Position"),
        (change("Beton-Bruno", back={"symbol": "blue", "at": "2"}), "“2” is no position from 1 to 3.", "„2“"),
        (change("Beton-Bruno", back={"symbol": "blue", "at": True}), "“True” is no position", "„True“"),
        (change("Beton-Bruno", back={"symbol": "blue"}), "Beton-Bruno: the back shows either a symbol with", "crossed"),
        (change("Beton-Bruno", back={"symbol": "blue", "at": 2, "crossed": "red"}), "either a symbol", "entweder"),
        (change("Beton-Bruno", back="blue"), "Beton-Bruno: the back shows either", "Die Rückseite zeigt entweder"),
        (change("Beton-Bruno", back=None), "Beton-Bruno: the back shows either", "Die Rückseite zeigt entweder"),
        (change("Dirty Diana", back={"crossed": 7}), "Dirty Diana: “7” is no symbol.", "„7“ ist kein Symbol."),
        # Marks
        (change("Dirty Diana", mark=None), "Dirty Diana: all small fish have a mark", "Alle Kleinen Fische haben"),
        (change("Dirty Diana", mark={"at": 1, "symbol": "red"}), "the mark stands at position 2, not 1.", "nicht 1."),
        (change("Dirty Diana", mark={"at": 2, "symbol": "green"}), "another colour than the symbol on", "andere Farbe"),
        (
            change("Dirty Diana", mark={"at": 2}),
            "a mark needs its position (at) and its symbol",
            "braucht ihre Position",
        ),
        (change("Dirty Diana", mark=2), "Dirty Diana: a mark needs its position", "Eine Markierung braucht"),
        (change("Dirty Diana", mark={"at": 2, "symbol": "mauve"}), "Dirty Diana: “mauve” is no symbol.", "„mauve“"),
        (
            change("Beton-Bruno", mark={"at": 2, "symbol": "blue"}),
            "(blue car) must be the fourth colour",
            "vierte Farbe",
        ),
        (
            change("Nadel-Nina", mark={"at": 2, "symbol": "blue"}),
            "must be the fourth colour, beside three",
            "Nadel-Nina",
        ),
        (change("Beton-Bruno", mark=None), "4 of the heavies have a mark, not 3.", "4 der Schweren Jungs"),
        (change("Narben-Juri", mark={"at": 2, "symbol": "red"}), "big calibres have no mark.", "Große Kaliber haben"),
        # Names
        (change("Dirty Diana", name="Narben-Juri"), "Twice in the list: Narben-Juri.", "Doppelt in der Liste"),
        (change("Dirty Diana", name="capo curtillo"), "Twice in the list: ", "Doppelt in der Liste"),
        (police(4, symbols=["green", "red"]), "Twice in the list: joker badge/pistol.", "Joker Polizeimarke/Pistole."),
        (change("Dirty Diana", name=""), "[[guard]] 1: “–” cannot be a name.", "[[guard]] 1: „–“ geht nicht als Name."),
        (change("Dirty Diana", name=7), "[[guard]] 1: “7” cannot be a name.", "geht nicht als Name."),
        (change("Dirty Diana", name="x" * 41), "cannot be a name. It needs 1 to 40 readable", "1 bis 40 lesbare"),
        (change("Dirty Diana", name="Di\nana"), "“Di?ana” cannot be a name.", "„Di?ana“"),
        (change("Dirty Diana", name="\ud800"), "“?” cannot be a name.", "„?“"),
        (change("Dirty Diana", name="@seat-0"), "does not begin with @.", "beginnt nicht mit @."),
        (lambda cards: cards["godfather"][2].pop("name"), "[[godfather]] 3: “None” cannot be a name.", "„None“"),
        # Parts and keys
        (lambda cards: cards.pop("police"), "The list of cards lacks [[police]].", "fehlt [[police]]."),
        (lambda cards: cards.update(guard={}), "The list of cards lacks [[guard]].", "fehlt [[guard]]."),
        (
            lambda cards: cards.update(guards=[]),
            "“guards” does not belong there. Known are: police, guard,",
            "„guards“",
        ),
        (lambda cards: cards["guard"].insert(4, "Bruno"), "[[guard]] 5: “Bruno” is no entry", "[[guard]] 5: „Bruno“"),
        (change("Dirty Diana", strength=2), "[[guard]] 1: “strength” does not belong there.", "gehört da nicht hin."),
        (police(2, colour="red"), "[[police]] 3: “colour” does not belong there.", "[[police]] 3: „colour“"),
        (lambda cards: cards["godfather"][1].update(back={}), "[[godfather]] 2: “back” does not belong", "„back“"),
    ],
)
def test_what_is_wrong_with_a_list(spoiling: Callable[[Box], Any], english: str, german: str) -> None:
    OWNERS.is_told(spoiling, english, german)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{}", "lacks [[police]]"),
        ('{"police": [' + "[" * 300 + "]" * 300 + "]}", "[[police]] 1: “[…]” is no entry"),
        ('{"police": [{"symbols": ["red"], "count": NaN}], "guard": [], "godfather": []}', "“nan” is no count"),
    ],
    ids=["nothing", "deep", "nan"],
)
def test_texts_that_are_no_list_at_all(text: str, why: str) -> None:
    OWNERS.is_one_sentence(text, why)


def test_no_list_however_spoilt_does_anything_but_be_refused() -> None:
    OWNERS.bears(JUNK, deck_of)
