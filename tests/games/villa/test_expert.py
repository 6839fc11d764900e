"""The expert version: marks that ask for a further open card."""

import pytest
from tests.games.villa.scenes import DECK, Scene, both_languages, scene

DIANA = {"park-1": "Dirty Diana"}  # blue, yellow with a red mark; green crossed out


def diana(second: str, rules: str = "expert") -> Scene:
    """Dirty Diana's first position is played; the second player has these open cards."""
    park = scene(["blue", second], piles=["", ""], seats=2, posts=DIANA, rules=rules)
    return park.arrest("park-1").acts("play blue")


@pytest.mark.rule("V-49")
def test_marks_count_in_the_expert_version_only() -> None:
    assert diana("yellow", rules="standard").offered == ["play yellow", "pass yellow"]
    assert diana("yellow", rules="expert").offered == ["pass yellow"]


@pytest.mark.rule("V-49")
def test_a_mark_is_seen_when_the_guard_is_turned_up() -> None:
    park = diana("yellow red")
    assert park.view["target"]["mark"] == {"at": 2, "symbol": "red"}
    assert "Whoever plays against Dirty Diana at position 2 must also have this face up: red pistol." in park.log
    assert all("mark" not in guard for guard in park.view["guards"][1:])


@pytest.mark.rule("V-49")
def test_in_the_standard_game_nobody_sees_a_mark() -> None:
    for park, marks in ((diana("yellow red", "standard"), {None}), (diana("yellow red"), {None, "red", "yellow"})):
        fronts = [front for guard in park.view["guards"][1:] for front in guard["fronts"]]
        fish = [front for front in (park.view["target"], *fronts) if len(front["symbols"]) == 2]
        assert {front["mark"] and front["mark"]["symbol"] for front in fish} <= marks
        assert any(front["mark"] for front in fish) == (park.view["rules"] == "expert")


@pytest.mark.rule("V-50")
def test_all_small_fish_have_a_mark_of_another_colour_than_their_back() -> None:
    fish = [guard for guard in DECK.guards if guard.kind == "small-fish"]
    assert len(fish) == 4
    for guard in fish:
        assert guard.mark is not None
        assert guard.back is not None
        assert guard.mark[0] == 2
        assert guard.mark[1] != guard.back.symbol


@pytest.mark.rule("V-51")
def test_four_heavies_have_a_mark_in_the_fourth_colour() -> None:
    marked = [guard for guard in DECK.guards if guard.kind == "heavy" and guard.mark is not None]
    assert len(marked) == 4
    for guard in marked:
        assert guard.mark is not None
        assert guard.mark[0] == 2
        assert sorted({*guard.symbols, guard.mark[1]}) == [0, 1, 2, 3]
    assert all(guard.mark is None for guard in DECK.guards if guard.kind == "big-calibre")


@pytest.mark.rule("V-52")
def test_dirty_diana_wants_a_pistol_lying_open() -> None:
    """The rulebook's example: who plays yellow at position 2 must have a red card open; it stays there."""
    park = diana("yellow red")
    assert park.asked == {1: "ask-act-marked"}
    park.acts("play yellow")
    assert "Arrested: Dirty Diana." in park.log
    assert park.hands[1] == "red"


@pytest.mark.rule("V-52")
def test_her_first_position_is_not_marked() -> None:
    park = scene(["blue", "yellow"], piles=["", ""], seats=2, posts=DIANA, rules="expert").arrest("park-1")
    assert park.asked == {0: "ask-act"}
    assert park.offered == ["play blue", "pass blue"]


@pytest.mark.rule("V-52")
def test_without_it_one_may_not_play_and_is_told_so() -> None:
    refused = diana("yellow green").refuses(1, "play yellow")
    assert (refused.rule, refused.word) == ("V-52", "error-mark")
    english, german = both_languages(refused)
    assert "only play here if another card is still face up before you afterwards: red pistol." in english
    assert "nur spielen, wenn danach noch eine weitere Karte offen vor dir liegt: rote Pistole." in german


@pytest.mark.rule("V-52")
def test_the_card_drawn_afterwards_comes_too_late() -> None:
    park = scene(["blue", "yellow"], piles=["", "red"], seats=2, posts=DIANA, rules="expert").arrest("park-1")
    park.acts("play blue")
    assert park.offered == ["pass yellow"]


@pytest.mark.rule("V-53")
@pytest.mark.parametrize(
    ("cards", "plays"),
    [
        ("joker", []),
        ("red joker", ["play joker"]),
        ("joker joker", ["play joker"]),
        ("yellow joker", ["play yellow"]),
        ("yellow green-red", ["play yellow"]),
        ("yellow yellow-blue", []),
        ("red blue blue", ["pair blue blue"]),
        ("blue blue", []),
        ("red red", []),
        ("red red red", ["pair red red"]),
        ("red red joker", ["play joker", "pair red red", "pair red joker"]),
        ("green green red-blue", ["pair green green"]),
    ],
)
def test_it_must_be_a_further_card_and_may_be_a_joker(cards: str, plays: list[str]) -> None:
    park = diana(cards)
    assert [text for text in park.offered if not text.startswith("pass")] == plays


@pytest.mark.rule("V-53")
def test_a_pair_without_it_is_refused() -> None:
    assert diana("blue blue").refuses(1, "pair blue blue").rule == "V-52"


@pytest.mark.rule("V-54")
def test_whoever_does_not_have_it_must_pass_and_loses_a_card() -> None:
    park = diana("yellow green")
    assert park.offered == ["pass yellow", "pass green"]
    park.acts("pass green")
    assert park.view["gone"] == {"green": 1}
    assert park.view["position"] == 2
