"""A terminal one cannot fall into: seats as on the screen, forms one can leave, keys that stay, no word of English."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.cli.terminal import LINES, Terminal

import backroom

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def at(tmp_path: Path) -> Callable[..., str]:
    """A saved game in which the first seat has just been asked something; random play leads there."""

    def at(
        name: str, word: str, seats: int, *, seed: int = 1, fits: Callable[[Any], bool] = bool, **options: str
    ) -> str:
        rng = Random(seed)
        game: backroom.Game[Any] = backroom.new_game(name, seats, options, seed)
        while 0 not in game.asked or game.asked[0].word != word or not fits(game.asked[0]):
            assert game.result is None, f"{word} is never asked"
            seat, ask = next(iter(game.asked.items()))
            game.play(seat, ask.draw(rng.random))
        path = tmp_path / f"{name}.json"
        bots = [{"name": f"Bot {seat}", "bot": "random"} for seat in range(2, seats + 1)]
        players = [{"name": "Ada", "bot": None}, *bots]
        path.write_text(json.dumps({**json.loads(game.save()), "players": players}), encoding="utf-8")
        return str(path)

    return at


def asked_in(path: str) -> dict[str, Any]:
    """What the first seat is asked in a saved game."""
    return backroom.load_game(Path(path).read_text(encoding="utf-8")).asked[0].describe()


def evening(path: str, *arguments: str, people: tuple[str, ...] = ()) -> Terminal:
    """The game in that file, with its own players or with these people."""
    named = [part for name in people for part in ("--people", name)]
    return Terminal("play", "--load", path, *named, *arguments)


# Seats


def test_an_order_goes_to_the_seat_that_was_counted_on_the_screen(at: Callable[..., str]) -> None:
    with evening(at("mafia_de_cuba", "ask-order", 6, godfather="0")) as terminal:
        terminal.asks()
        shown = terminal.answer("order took 3")
        assert "Ada to Bot 3:" in " ".join(shown.split())


def test_nobody_is_called_zero(at: Callable[..., str]) -> None:
    with evening(at("mafia_de_cuba", "ask-order", 6, godfather="0")) as terminal:
        terminal.asks()
        refused = terminal.answer("order took 0")
        assert "“0” is no possible value." in refused
        assert "Bot 2, Bot 3" in refused
        assert "“7” is no possible value." in terminal.answer("order took 7")


def test_a_tip_names_the_player_with_that_number(at: Callable[..., str]) -> None:
    path = at("heimlich", "ask-tips", 3, rules="expert")
    first, second, *others = [item["id"] for item in asked_in(path)["fields"][0]["items"]]
    with evening(path, people=("Ada", "Ben B.", "Cleo")) as terminal:
        terminal.wait_for("Press Enter")
        terminal.answer("")
        assert "1 Ada" not in terminal.answer("tip")
        tips = f"tip {first} 2 {second} Cleo {' - '.join(others)} -"
        shown = terminal.answer(tips, "leaves it. ")
        assert ": Ben B., " in shown
        assert ": Cleo, " in shown
        assert shown.count(": nobody") == len(others)


def test_a_leader_is_counted_or_named_with_all_names(at: Callable[..., str]) -> None:
    path = at("villa", "ask-plan", 3)
    for leader in ("2", "Ben de la Cruz", "ben"):
        with evening(path, people=("Ada Lovelace", "Ben de la Cruz", "Cleo")) as terminal:
            terminal.asks()
            shown = " ".join(terminal.answer(f"arrest park-1 {leader}").split())
            assert "led by Ben de la Cruz" in shown


def test_a_choice_that_names_a_seat_counts_it_too(at: Callable[..., str]) -> None:
    path = at("greif_zu", "ask-steal", 4, seed=4)
    for typed in ("3", "player 3", "Cleo"):
        with evening(path, people=("Ada", "Ben", "Cleo", "Dora")) as terminal:
            terminal.wait_for("Press Enter")
            assert "2 Ben   3 Cleo   4 Dora" in terminal.answer("")
            assert "Ada gets a card from Cleo" in terminal.answer(typed)


# Forms


@pytest.mark.parametrize("way_out", ["back", "zurück", "ctrl-c"])
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_form_can_be_left_at_any_step(at: Callable[..., str], step: int, way_out: str) -> None:
    with evening(at("villa", "ask-plan", 2)) as terminal:
        terminal.asks()
        assert "Guard (1/2)" in terminal.answer("")
        if step > 1:
            assert "Leader (2/2)" in terminal.answer("park-1")
        if step > 2:
            terminal.answer("Ada", "leaves it. ")
        if way_out == "ctrl-c":
            terminal.interrupt()
        else:
            terminal.type(way_out)
        assert "You have left the form." in terminal.asks()
        # Nothing is lost: what was entered is there when the form is opened again.
        again = terminal.answer("arrest", "> " if step < 3 else "leaves it. ")
        assert {1: "Guard (1/2)", 2: "Leader (2/2)", 3: "Park 1 (top left)"}[step] in again
        assert "proposes: Arrest" not in terminal.all


@pytest.mark.parametrize("typed", ["nein, doch nicht", "no", "x", "nein", "park-1", "9"])
def test_the_last_step_takes_nothing_but_yes(at: Callable[..., str], typed: str) -> None:
    with evening(at("villa", "ask-plan", 2)) as terminal:
        terminal.asks()
        terminal.answer("")
        terminal.answer("park-1")
        terminal.answer("Ada", "leaves it. ")
        assert "hands nothing in" in terminal.answer(typed, "leaves it. ")
        assert "proposes: Arrest" not in terminal.all
        terminal.type("yes")
        terminal.wait_for("Ada proposes: Arrest")


def test_one_part_is_changed_and_the_others_stay(at: Callable[..., str]) -> None:
    with evening(at("villa", "ask-plan", 2)) as terminal:
        terminal.asks()
        assert "Leader (2/2)" in terminal.answer("arrest park-1")
        assert "Guard (1/2)" in terminal.answer("<")
        assert "Leader (2/2)" in terminal.answer("Park 3 (top right)")
        terminal.answer("Ada", "leaves it. ")
        assert "Leader (2/2)" in terminal.answer("2")
        shown = terminal.answer("Bot 2", "leaves it. ")
        assert "Park 3 (top right)" in shown
        assert "Bot 2" in shown
        terminal.type("")
        assert "led by Bot 2" in " ".join(terminal.asks().split())


def test_a_refused_form_keeps_what_was_entered(at: Callable[..., str]) -> None:
    with evening(at("villa", "ask-swap", 3)) as terminal:
        terminal.asks()
        shown = terminal.answer("")
        assert "Enter: it stays so" in shown
        terminal.answer("1")
        assert "(Bot 2)" in terminal.answer("2")
        refused = terminal.answer("", "leaves it. ")
        assert "(V-" in refused
        assert "This cannot be." in refused
        assert ": Bot 2" in refused.rpartition("→")[2].partition(",")[0]
        # Enter does not hand it in: it goes back to where it can be changed, and nothing is forgotten.
        assert terminal.answer("").count("(Bot 2)") == 5
        assert terminal.answer("1 5").count("(Bot 2)") == 5
        terminal.answer("back")


def test_long_forms_ask_only_for_what_they_must(at: Callable[..., str]) -> None:
    with evening(at("cosa_nostra", "ask-plan", 3)) as terminal:
        terminal.asks()
        terminal.answer("offer")
        shown = terminal.answer("Bot 3", "leaves it. ")
        assert "Bot 3" in shown
        assert shown.count("\n") < LINES
        assert "An offer must hold something." in shown or "(C-101)" in shown
        changed = terminal.answer("2 1000", "leaves it. ")
        assert "1,000" in changed
        assert "hands it in" in changed
        terminal.answer("back")


# Refusals


def test_what_is_not_offered_now_is_explained(at: Callable[..., str]) -> None:
    with evening(at("cosa_nostra", "ask-plan", 3), "--lang", "de") as terminal:
        terminal.asks()
        assert "(C-" in terminal.answer("rauben")
        assert "(C-" in terminal.answer("Notarzt")
        assert "verstehe ich hier nicht" in terminal.answer("Zauberstab")


# Keys


def test_a_kind_of_deed_has_the_same_key_from_turn_to_turn(at: Callable[..., str]) -> None:
    with evening(at("greif_zu", "ask-turn", 3), "--seed", "1", "--lang", "de") as terminal:
        first = terminal.asks()
        second = terminal.answer("z")
        assert "Du ziehst:" in second
        third = terminal.answer("z")
        for question in (first, second, third):
            assert "z Eine Karte ziehen" in question
            assert "u Eine Timer-Karte umdrehen" in question
        # A card in the hand keeps its key as well, whatever comes to it or goes.
        put = [
            re.findall(r"(r[0-9]+) (.*?)(?=   |\n)", question.partition("Stelle wählen und zur")[0])
            for question in (second, third)
        ]
        assert {*put[0]} <= {*put[1]}


# Languages


@pytest.mark.parametrize("name", ["heimlich", "villa", "greif_zu", "mafia_de_cuba", "cosa_nostra"])
def test_the_question_and_ones_own_things_are_on_the_screen(name: str) -> None:
    seats = "6" if name == "mafia_de_cuba" else "4"
    with Terminal("play", name, "--seats", seats, "--seed", "3", "--bot", "random", "--lang", "de") as terminal:
        terminal.asks()
        shown = "\n".join(terminal.screen())
        assert MINE[name] in shown
        assert all(len(line) <= 80 for line in terminal.screen())


MINE = {
    "heimlich": "Dein Agent",
    "villa": "Spieler 1",
    "greif_zu": "Deine Karten",
    "mafia_de_cuba": "Kiste",
    "cosa_nostra": "Deine Hand",
}


# One table


def test_people_at_one_open_table_see_one_table_and_answer_once(at: Callable[..., str]) -> None:
    with evening(at("villa", "ask-plan", 3), people=("Ada", "Ben", "Cleo")) as terminal:
        terminal.asks()
        shown = terminal.answer("arrest park-1 ben")
        assert "looks away" not in terminal.all
        assert "\x1b[3J" not in terminal.all
        assert "One answer for Ben and Cleo:" in shown
        assert "Everybody agrees" in " ".join(terminal.answer("agree").split())


# Bots


def test_kinds_of_bots_have_names_in_both_languages() -> None:
    for lang, kind, name in (("de", "zufallsbot", "Zufallsbot"), ("en", "Random bot", "random bot")):
        with Terminal("play", "heimlich", "--lang", lang, "--bot", kind) as terminal:
            assert f"({name})" in terminal.asks()
