"""Evenings in the terminal: whole games by typed lines, and everything one can mistype on the way."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.cli.spelling import in_one_line

import backroom
from backroom.bots import RandomBot
from backroom.games import find
from backroom.kit import Saying
from backroom.terminal.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from backroom.kit import Chair

ALONE = ("play", "heimlich", "--seed", "200", "--bot", "random")
LISTEN = Evening.listen
FIRST_TURN = "Move 3 points, split over any agents."


@pytest.fixture
def good_answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Somebody plays any legal answer, and what they typed is written down: Enter for every curtain."""
    typed: list[str] = []
    rng = Random(1)

    def answer(evening: Evening, prompt: Any, verbs: object = frozenset()) -> str:
        asked = evening.game.asked.get(evening.looking if evening.looking is not None else -2)
        line = in_one_line(asked, asked.text(asked.draw(rng.random)), evening.voice) if asked is not None else ""
        line = "yes" if evening.voice.say("term-final") in str(prompt) else line
        typed.append(line)
        return line

    monkeypatch.setattr(Evening, "listen", answer)
    return typed


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(
    "table",
    [
        ["--bot", "random"],
        ["--bot", "random", "--option", "rules=expert"],
        ["--people", "Ada", "--people", "Ben", "--bot", "random", "--option", "rules=expert"],
        ["--people", "2", "--seats", "2"],
        ["--people", "7", "--option", "rules=expert"],
    ],
    ids=" ".join,
)
def test_a_whole_game_is_played_by_typing(
    run: Callable[..., Any], good_answers: list[str], monkeypatch: pytest.MonkeyPatch, table: list[str], lang: str
) -> None:
    evening = ["play", "heimlich", "--seed", "4", *table, "--lang", lang]
    first = run(*evening)
    assert first.code == 0
    assert len(good_answers) > 3
    # The same lines from a pipe play the very same game.
    monkeypatch.setattr(Evening, "listen", LISTEN)
    again = run(*evening, typed=good_answers)
    assert again.code == 0
    assert ("Das Spiel ist aus" if lang == "de" else "The game is over") in again.out
    assert ("gewonnen" if lang == "de" else "won") in again.out
    assert again.err == ""


def test_bots_can_be_watched(run: Callable[..., Any]) -> None:
    said = run("play", "heimlich", "--people", "0", "--bot", "random", "--seed", "2")
    assert said.code == 0
    assert "The game is over" in said.out
    assert "Your agent" not in said.out
    assert said == run("play", "heimlich", "--people", "0", "--bot", "random", "--seed", "2")


@pytest.mark.parametrize(
    ("typed", "answered"),
    [
        ("move red 3", "moves Red church → 3."),
        ("red 3", "moves Red church → 3."),
        ("Red 1 blue", "moves Red church → 1 and Blue church → 2."),
        ("violet", "moves Violet church → 3."),
        ("v 1 o 2", "moves Violet church → 1 and Orange church → 2."),
        ("move yellow 1 yellow 2", "moves Yellow church → 3."),
    ],
)
def test_points_are_typed_in_many_ways(run: Callable[..., Any], typed: str, answered: str) -> None:
    said = run(*ALONE, typed=[typed])
    assert FIRST_TURN in said.out
    assert f"Player 1 {answered}" in said.out


def test_points_are_typed_in_german(run: Callable[..., Any]) -> None:
    said = run(*ALONE, "--lang", "de", typed=["rot 1 grün"])
    assert "Spieler 1 zieht Rot Kirche → 1 und Grün Kirche → 2." in said.out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("red 2", "2 points are given out, but it must be exactly 3. (H-14)"),
        ("red 2 blue 9", "11 points are given out, but it must be exactly 3. (H-14)"),
        ("move red two", "“two” is no whole number. (H-14)"),
        ("move pink 3", "“pink” is unknown here. Choose from: Yellow, Red, Violet, Blue, Green and Orange. (H-14)"),
        ("1", "“1” is not understood here. Type ? for help."),
        ("red -3", "“-3” is no whole number. (H-14)"),
        ("moove red 3", "“moove red 3” is not understood here. Did you mean move?"),
        ("rulse", "Did you mean rules?"),
        ("qwertz", "“qwertz” is not understood here. Type ? for help."),
        ("safe house-3", "“safe house-3” is not one of the choices here. (H-14)"),
        ("\x1b[31mred", "is not understood here."),
        ("move " + "9" * 5000, "(H-14)"),
        ("🂡🂢🂣", "is not understood here."),
    ],
)
def test_a_mistake_is_explained_and_nothing_has_happened(run: Callable[..., Any], typed: str, sentence: str) -> None:
    said = run(*ALONE, typed=[typed, "move red 3"])
    assert said.code == 0
    assert sentence in " ".join(said.out.split())
    assert "\x1b[31m" not in said.out.replace(typed, "")
    assert "Player 1 moves Red church → 3." in said.out


def test_a_letter_that_could_be_two_is_not_guessed(run: Callable[..., Any]) -> None:
    said = run(*ALONE, "--seats", "5", typed=["g 3"])
    assert "“g” could be Green and Grey. Which one? (H-14)" in " ".join(said.out.split())


def test_what_can_be_chosen_is_named_in_ones_own_language(run: Callable[..., Any]) -> None:
    said = run(*ALONE, "--option", "rules=expert", "--lang", "de", typed=["pink 3", "move pink 3", "note rot 9"])
    told = " ".join(said.out.split())
    assert "„pink“ ist hier unbekannt. Zur Wahl stehen: Gelb, Rot, Lila, Blau, Grün und Orange. (H-14)" in told
    assert "Zur Wahl stehen: Bot 2, Bot 3, Bot 4" in told


def test_a_form_is_echoed_in_ones_own_language(run: Callable[..., Any]) -> None:
    said = run(*ALONE, "--option", "rules=expert", "--lang", "de", typed=["", "1", "2", "", "note rot", "zurück"])
    assert "Außerdem jederzeit: vermerken – Ein Vermerk für dein Dossier" in said.out
    assert "→ Gelb 1, Rot 2" in said.out
    assert "Formular verlassen. Was eingetragen ist, bleibt: vermerken öffnet es wieder." in said.out


def test_points_are_given_out_one_by_one(run: Callable[..., Any]) -> None:
    said = run(*ALONE, typed=["", "x", "9", "1", "<", "", "2", "view", "", "1", ""])
    assert "“x” is no whole number." in said.out
    assert "9 does not fit; it must be from 0 to 3." in said.out
    assert "→ Red 2, Blue 1" in said.out
    assert "Player 1 moves Red church → 2 and Blue church → 1." in said.out


def test_whoever_comes_last_gets_the_rest(run: Callable[..., Any]) -> None:
    assert "→ Orange 3" in run(*ALONE, typed=[""] * 7).out


@pytest.fixture
def at_the_safe(tmp_path: Path) -> Path:
    """A saved game of two people in which the safe has just been cracked."""
    game = backroom.new_game("heimlich", 2, {"start": "0"}, seed=3)
    rng = Random(1)
    while game.asked[next(iter(game.asked))].word != "ask-safe":
        for seat, ask in game.asked.items():
            game.play(seat, ask.draw(rng.random))
    path = tmp_path / "safe.json"
    path.write_text(game.save(), encoding="utf-8")
    return path


@pytest.mark.parametrize("typed", ["safe ruin", "ruin", "the ruin", "RUI", "safe into the ruin"])
def test_a_choice_is_made_by_its_text_or_name(run: Callable[..., Any], at_the_safe: Path, typed: str) -> None:
    said = run("play", "--load", str(at_the_safe), "--people", "2", typed=["", typed, ""])
    assert said.out.count("puts the safe into the ruin") == 1


def test_a_choice_is_made_by_its_letter(run: Callable[..., Any], at_the_safe: Path) -> None:
    said = run("play", "--load", str(at_the_safe), "--people", "2", typed=["", "a", ""])
    assert said.out.count("puts the safe into the church") == 1


def test_a_number_in_a_label_is_no_key(run: Callable[..., Any], at_the_safe: Path) -> None:
    said = run("play", "--load", str(at_the_safe), "--people", "2", typed=["", "house", "9", ""])
    assert "“house” could be Safe into house" in said.out
    assert said.out.count("puts the safe into house 9") == 1


def test_an_occupied_building_is_refused_by_its_rule(run: Callable[..., Any], at_the_safe: Path) -> None:
    view = backroom.load_game(at_the_safe.read_text(encoding="utf-8")).view(0)
    taken = next(place for place in view["place"] if 0 < place < 11)
    said = run("play", "--load", str(at_the_safe), "--people", "2", typed=["", f"safe house-{taken}", ""])
    assert f"The safe cannot go into house {taken}: an agent stands there." in " ".join(said.out.split())
    assert "(H-25)" in said.out


def test_commands_are_known_in_both_languages(run: Callable[..., Any]) -> None:
    for words in (
        ["?", "help", "rules H-14", "view", "log", "quit", ""],
        ["hilfe", "regeln H-14", "tisch", "ende", ""],
    ):
        for lang in ("de", "en"):
            said = run(*ALONE, "--lang", lang, typed=words)
            assert said.code == 0
            assert "H-14" in said.out
            assert said.out.count("H-15") == 0


def test_the_dossier_is_open_at_any_time(run: Callable[..., Any]) -> None:
    notes = [
        "note red 2 suspicious, very",
        "note",
        "blue",
        "nobody",
        "a stray",
        "",
        "note blue 7",
        "note pink",
        "view",
        "red",
    ]
    said = run(*ALONE, "--option", "rules=expert", typed=notes)
    assert "At any time besides: note – A note for your dossier" in said.out
    assert "suspicious, very" in said.out
    assert "a stray" in said.out
    assert "“7” is no possible value." in said.out
    assert "“pink” is no possible value." in said.out
    assert "Player 1 moves Red church → 3." in said.out


def test_free_words_are_no_command(run: Callable[..., Any]) -> None:
    said = run(*ALONE, "--option", "rules=expert", typed=["note", "red", "Bot 2", "quit", "", "red"])
    assert "3  Remark      quit" in said.out
    assert "Player 1 moves Red church → 3." in said.out


def test_the_end_of_the_input_is_no_accident(run: Callable[..., Any]) -> None:
    said = run(*ALONE)
    assert said.code == 0
    assert said.out.endswith("The game ends here, unfinished. It was not saved.\n")
    assert "Das Spiel bricht hier ab und wurde nicht gespeichert." in run(*ALONE, "--lang", "de").out


def test_without_a_keyboard_there_is_a_sentence_too(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda: (_ for _ in ()).throw(RuntimeError("input(): lost sys.stdin")))
    assert "The game ends here" in run(*ALONE).out


def test_ctrl_c_asks_once_whether_to_save(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ctrl_c = None
    presses = iter([ctrl_c, str(tmp_path / "late.json"), ctrl_c, ctrl_c])

    def press() -> str:
        pressed = next(presses)
        if pressed is ctrl_c:
            raise KeyboardInterrupt
        return pressed

    monkeypatch.setattr("builtins.input", press)
    assert "Go on with: backroom play --load" in run(*ALONE).out
    assert (tmp_path / "late.json").exists()
    again = run(*ALONE)
    assert again.code == 0
    assert "It was not saved." in again.out


def test_a_bot_that_breaks_down_is_named(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ValueError("lost my glasses")

    monkeypatch.setattr("backroom.bots.random.RandomBot.choose", stumble)
    said = run("play", "heimlich", "--people", "0", "--bot", "random")
    assert said.code == 1
    assert "has broken down: lost my glasses" in said.err


def test_names_are_readable_and_differ(run: Callable[..., Any]) -> None:
    said = run("play", "heimlich", "--people", "Ada", "--people", "ada", "--people", "\x1b[2JBen\n", "--bot", "random")
    assert "Around the table: 1 Ada, 2 ada 2, 3 [2JBen and 4 Bot 4 (random bot)." in said.out


def test_a_saved_game_names_who_sat_where(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    run("play", "heimlich", "--people", "Ada", "--seats", "3", "--bot", "random", "--save", str(path), typed=["red"])
    players = json.loads(path.read_text(encoding="utf-8"))["players"]
    assert players == [
        {"name": "Ada", "bot": None},
        {"name": "Bot 2", "bot": "random"},
        {"name": "Bot 3", "bot": "random"},
    ]
    assert backroom.load_game(path.read_text(encoding="utf-8")).seats == 3


class Gossip(RandomBot):
    """Tells everybody its mind after every move, and takes notes all the time."""

    def volunteer(self, chair: Chair) -> str | None:
        return f"note {chair.view['agents'][0]} ? hm"

    def explain(self) -> Saying | None:
        return Saying("agent-red", {})


@pytest.mark.parametrize(("lang", "word"), [("de", "Rot"), ("en", "Red")])
def test_bots_say_why_and_do_things_unasked(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, word: str
) -> None:
    monkeypatch.setattr(find("heimlich"), "bots", {"gossip": Gossip}, raising=False)
    kept = tmp_path / "evening.json"
    options = ("--option", "rules=expert", "--option", "start=2", "--save", str(kept), "--lang", lang)
    said = run("play", "heimlich", "--seats", "2", *options, typed=["quit"])
    assert f"Bot 2: {word}" in said.out
    assert "? hm" in kept.read_text(encoding="utf-8")
