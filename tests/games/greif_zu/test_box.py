"""The box as data, and an owner's own list: taken as it is, or refused with precisely what is wrong with it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.spoiling import OwnersList

import backroom
from backroom.games.greif_zu.box import deck_of
from backroom.games.greif_zu.deck import AGENT, BADGE, CREDIT, CURRENCY, JEWELS, KINDS, NOTES, VALUE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.spoiling import Box

OWNERS = OwnersList("greif_zu")
JUNK: tuple[Any, ...] = (None, True, 0, -1, 99, 1.5, "", "badge", "x", [], {}, [[]], ["badge"], [2], {"kind": "badge"})
DECK = deck_of("box")


# The box as supplied


def test_the_box_holds_what_is_printed() -> None:
    assert len(DECK.cards) == 80
    assert len(DECK.extras) == 5
    assert len(DECK.chips) == 37
    assert set(DECK.chips) == {1, 2, 3}


def test_the_box_holds_ids_tools_jewels_and_notes() -> None:
    kinds = Counter(kind for kind, _ in DECK.cards)
    assert sum(count for kind, count in kinds.items() if kind <= AGENT) == 18
    assert kinds[CREDIT] == kinds[BADGE] == 4
    assert sum(count for kind, count in kinds.items() if JEWELS <= kind < NOTES) == 10
    by_currency = Counter((CURRENCY[kind], VALUE[kind]) for kind, _ in DECK.cards if kind >= NOTES)
    for currency in range(4):
        assert [by_currency[currency, value] for value in (50, 100, 200, 500)] == [4, 4, 2, 1]


def test_forty_cards_are_for_two_and_eight_more_for_each_player_more() -> None:
    marks = Counter(mark for _, mark in DECK.cards)
    assert marks == {2: 40, 3: 8, 4: 8, 5: 8, 6: 8, 7: 8}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_at_every_table_there_is_some_of_everything(players: int) -> None:
    kinds = set(DECK.for_players(players))
    assert set(range(AGENT + 1)) | {CREDIT, BADGE} <= kinds
    assert {CURRENCY[kind] for kind in kinds if kind >= NOTES} == {0, 1, 2, 3}
    assert any(JEWELS <= kind < NOTES for kind in kinds)


def test_every_entry_says_where_it_comes_from() -> None:
    sources = {entry["source"] for part in OWNERS.box().values() for entry in part}
    assert sources <= {"printed", "researched", "reconstructed"}


def test_there_are_always_chips_enough() -> None:
    """Seven players, three rounds, ten chips each round at most, and nobody loses any."""
    assert len(DECK.chips) == 7 + 3 * (4 + 3 + 2 + 1)


# An owner's own list


def test_the_box_itself_is_a_fine_list() -> None:
    game = backroom.new_game("greif_zu", 3, {"deck": json.dumps(OWNERS.box())}, seed=4)
    plain = backroom.new_game("greif_zu", 3, seed=4)
    assert [game.view(seat) for seat in range(3)] == [plain.view(seat) for seat in range(3)]
    assert deck_of(json.dumps(OWNERS.box())) == DECK


def test_a_corrected_list_is_played_as_corrected() -> None:
    cards = OWNERS.box()
    entry = next(entry for entry in cards["card"] if entry["kind"] == "jewel-200")
    entry["kind"] = "yen-500"
    game = backroom.new_game("greif_zu", 4, {"deck": json.dumps(cards)}, seed=1)
    party = game.state
    in_the_game = Counter([*party.wallet, *(kind for hand in party.hands for kind in hand)])
    assert in_the_game[KINDS.index("jewel-200")] == 0
    assert in_the_game[KINDS.index("yen-500")] == 2
    assert backroom.load_game(game.save(), seed=1).view(0) == game.view(0)


def test_the_order_of_a_list_does_not_matter() -> None:
    cards = OWNERS.box()
    for part in cards.values():
        Random(3).shuffle(part)
    assert deck_of(json.dumps(cards)) == DECK


def test_other_extra_ids_and_chips() -> None:
    cards = OWNERS.box()
    cards["extra"][4]["kind"] = "blonde"
    cards["chip"] = [{"points": 1, "count": 30}, {"points": 3, "count": 7}]
    deck = deck_of(json.dumps(cards))
    assert [KINDS[kind] for kind in deck.extras] == ["john-smith", "policeman", "millionaire", "blonde", "blonde"]
    game, rng = backroom.new_game("greif_zu", 5, {"deck": json.dumps(cards)}, seed=2), Random(2)
    while game.result is None:
        for seat, ask in game.asked.items():
            game.play(seat, ask.draw(rng.random))
        game.redeal(0, rng)
    assert all(chip in (1, 3) for held in game.state.chips for chip in held)


def card(place: int, **changed: Any) -> Callable[[Box], None]:
    return lambda cards: cards["card"][place].update(changed)


def extra(place: int, **changed: Any) -> Callable[[Box], None]:
    return lambda cards: cards["extra"][place].update(changed)


def chip(place: int, **changed: Any) -> Callable[[Box], None]:
    return lambda cards: cards["chip"][place].update(changed)


def all_marks(mark: int) -> Callable[[Box], None]:
    def change(cards: Box) -> None:
        for entry in cards["card"]:
            entry["marks"] = [mark] * len(entry["marks"])

    return change


@pytest.mark.parametrize(
    ("spoiling", "english", "german"),
    [
        # Kinds
        (
            card(0, kind="jon-smith"),
            "[[card]] 1: “jon-smith” is no kind of card. There are: john-smith, policeman",
            "„jon",
        ),
        (card(1, kind=7), "[[card]] 2: “7” is no kind of card.", "[[card]] 2: „7“ ist keine Kartenart."),
        (card(1, kind=["badge"]), "[[card]] 2: “[…]” is no kind of card.", "keine Kartenart"),
        (card(1, kind=None), "“None” is no kind of card.", "„None“"),
        (card(1, kind=""), "“–” is no kind of card.", "„–“"),
        (card(1, kind="franc-50"), "“franc-50” is no kind of card.", "„franc-50“"),
        (
            extra(0, kind="badge"),
            "[[extra]] 1: this card is no ID: Badge. The IDs are: john-smith,",
            "kein Ausweis: Polizei",
        ),
        (extra(2, kind="nobody"), "[[extra]] 3: “nobody” is no kind of card.", "[[extra]] 3"),
        # Marks
        (
            card(0, marks=[]),
            "[[card]] 1 (john-smith): “[…]” are no marks. It must be a list of numbers from 2 to 7",
            "keine Kennzahlen",
        ),
        (card(0, marks=2), "[[card]] 1 (john-smith): “2” are no marks.", "„2“ sind keine Kennzahlen."),
        (card(0, marks=None), "[[card]] 1 (john-smith): “None” are no marks.", "„None“ sind"),
        (
            card(0, marks=[2, 8]),
            "[[card]] 1 (john-smith): “8” is no mark from 2 to 7.",
            "„8“ ist keine Kennzahl von 2 bis 7.",
        ),
        (card(0, marks=[1]), "“1” is no mark from 2 to 7.", "„1“"),
        (card(0, marks=["2"]), '[[card]] 1 (john-smith): “"2"” is no mark', '„"2"“ ist keine Kennzahl'),
        (card(0, marks=[True]), "“True” is no mark", "„True“"),
        (card(0, marks=[2.0]), "“2.0” is no mark", "„2.0“"),
        (card(0, marks=[[2]]), "“[…]” is no mark", "„[…]“"),
        (
            all_marks(3),
            "By their marks there are only 0 cards for 2 players; there must be 11 at least.",
            "für 2 Spieler nur 0",
        ),
        # Counts
        (card(0, marks=[2, 2]), "80 playing cards belong in the box, not 78.", "80 Spielkarten, nicht 78."),
        (card(0, marks=[2] * 9), "80 playing cards belong in the box, not 85.", "nicht 85."),
        (lambda cards: cards["card"].pop(), "80 playing cards belong in the box, not 79.", "nicht 79."),
        (
            lambda cards: cards["extra"].pop(),
            "5 extra IDs belong in the box, not 4.",
            "5 zusätzliche Ausweise, nicht 4.",
        ),
        (lambda cards: cards["chip"].pop(), "37 chips belong in the box, not 29.", "37 Chips, nicht 29."),
        (chip(0, count=16), "37 chips belong in the box, not 36.", "nicht 36."),
        # Chips
        (chip(0, points=4), "[[chip]] 1: “4” are no points from 1 to 3.", "„4“ sind keine Punkte von 1 bis 3."),
        (chip(0, points=0), "“0” are no points", "„0“ sind keine Punkte"),
        (chip(0, points="1"), '“"1"” are no points', '„"1"“ sind keine Punkte'),
        (chip(0, points=True), "“True” are no points", "„True“"),
        (chip(1, count=0), "[[chip]] 2: “0” is no count from 1 to 37.", "„0“ ist keine Anzahl von 1 bis 37."),
        (chip(1, count=10**6), "“1000000” is no count from 1 to 37.", "„1000000“"),
        (chip(1, count=None), "“None” is no count", "„None“"),
        (
            chip(0, points=2),
            "Everybody begins with a chip of 1; there must be 7 of them at least, not 0.",
            "Chip vom Wert 1",
        ),
        # Parts and keys
        (lambda cards: cards.pop("card"), "The list of cards lacks [[card]].", "In der Kartenliste fehlt [[card]]."),
        (lambda cards: cards.update(extra={}), "The list of cards lacks [[extra]].", "fehlt [[extra]]."),
        (lambda cards: cards.update(chip=7), "The list of cards lacks [[chip]].", "fehlt [[chip]]."),
        (
            lambda cards: cards.update(cards=[]),
            "[[…]]: “cards” does not belong there. Known are: card, extra, chip.",
            "„cards“",
        ),
        (
            lambda cards: cards["card"].insert(3, "badge"),
            "[[card]] 4: “badge” is no entry with its",
            "[[card]] 4: „badge“",
        ),
        (card(5, mark=[2]), "[[card]] 6: “mark” does not belong there.", "[[card]] 6: „mark“ gehört da nicht hin."),
        (extra(1, marks=[2]), "[[extra]] 2: “marks” does not belong there.", "[[extra]] 2: „marks“"),
        (chip(2, value=3), "[[chip]] 3: “value” does not belong there.", "[[chip]] 3: „value“"),
    ],
)
def test_what_is_wrong_with_a_list(spoiling: Callable[[Box], Any], english: str, german: str) -> None:
    OWNERS.is_told(spoiling, english, german)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{}", "lacks [[card]]"),
        ('{"card": [' + "[" * 300 + "]" * 300 + '], "extra": [], "chip": []}', "[[card]] 1: “[…]” is no entry"),
        ('{"card": [], "extra": [], "chip": [{"points": NaN, "count": 1}]}', "“nan” are no points"),
    ],
    ids=["nothing", "deep", "nan"],
)
def test_texts_that_are_no_list_at_all(text: str, why: str) -> None:
    OWNERS.is_one_sentence(text, why)


def test_no_list_however_spoilt_does_anything_but_be_refused() -> None:
    OWNERS.bears(JUNK, deck_of)
