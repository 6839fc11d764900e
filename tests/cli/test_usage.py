"""What is typed after `backroom`: help in both languages, and a sentence for everything that makes no sense."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
import typer.main

import backroom
from backroom import cli
from backroom.terminal.voice import language

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

COMMANDS: dict[str, Any] = typer.main.get_command(cli.app).commands  # type: ignore[attr-defined]

MISTYPED = [
    (["gamse"], "There is no command “gamse”. Did you mean games?"),
    (["xyzzy"], "There is no command “xyzzy”. Choose from: play, games"),
    (["play"], f"Which game? Choose from: {', '.join(backroom.catalogue())}."),
    (["play", "heimlch"], "There is no game called “heimlch”. Did you mean heimlich?"),
    (["rules", "poker"], "There is no game called “poker”."),
    (["simulate", "heimlch"], "Did you mean heimlich?"),
    (["bench", "heimlch"], "Did you mean heimlich?"),
    (["play", "heimlich", "--sets", "3"], "There is no option --sets. Did you mean --seats?"),
    (["play", "heimlich", "--zzz"], "There is no option --zzz. See --help."),
    (["play", "heimlich", "--seats"], "The option --seats needs a value."),
    (["play", "heimlich", "--seats", "four"], "--seats takes a whole number, not “four”."),
    (["play", "heimlich", "--seats", "4.5"], "--seats takes a whole number, not “4.5”."),
    (["play", "heimlich", "--seats", "1"], "This game is for 2 to 7 players, not 1."),
    (["play", "heimlich", "--seats", "99999999999999999999"], "--seats takes a whole number"),
    (["play", "heimlich", "--seed", "today"], "--seed takes a whole number, not “today”."),
    (["play", "heimlich", "--people", "8"], "This game is for 2 to 7 players, not 8."),
    (["play", "heimlich", "--people", " "], "is no name that can be read."),
    (["play", "heimlich", "--seats", "2", "--people", "3"], "There are only 2 seats for 3 people."),
    (["play", "heimlich", "--seats", "2", "--bot", "random", "--bot", "random"], "There is only 1 seat left for bots"),
    (["play", "heimlich", "--seats", "2", "--people", "2", "--bot", "random"], "There is no seat left for a bot."),
    (["play", "heimlich", "--bot", "radnom"], "There is no bot called “radnom”. Did you mean random?"),
    (["simulate", "heimlich", "--bot", "radnom"], "There is no bot called “radnom”. Did you mean random?"),
    (["play", "heimlich", "--option", "ruels=expert"], "This game has no option “ruels”. Did you mean rules?"),
    (["play", "heimlich", "--option", "rules=hard"], "Choose from: basic, expert."),
    (["play", "heimlich", "--option", "rules"], "“rules” is not of the form NAME=VALUE."),
    (["play", "heimlich", "bridge"], "There is something left over: “bridge”."),
    (["play", "heimlich", "--lang", "fr"], "--lang does not know “fr”. Choose from: de, en."),
    (["--lang", "fr", "games"], "--lang does not know “fr”."),
    (["rules"], "GAME is missing. See: backroom rules --help"),
    (["replay"], "FILE is missing."),
    (["simulate", "heimlich", "--games", "0"], "--games must be at least 1, not 0."),
    (["simulate", "heimlich", "--games", "-5"], "--games must be at least 1, not -5."),
    (["simulate", "heimlich", "--jobs", "0"], "--jobs must be at least 1, not 0."),
    (["simulate", "heimlich", "--seats", "12"], "This game is for 2 to 7 players, not 12."),
    (["bench", "--seats", "x"], "--seats takes a whole number, not “x”."),
    (["serve", "--port", "99999"], "--port must be at most 65535, not 99999."),
    (["serve", "--lan", "--public"], "Choose either the living room (--lan) or the public (--public), not both."),
    (["--port", "http"], "--port takes a whole number, not “http”."),
]

TYPED = [" ".join(arguments) for arguments, _ in MISTYPED]


@pytest.mark.parametrize(("arguments", "sentence"), MISTYPED, ids=TYPED)
def test_what_makes_no_sense_gets_a_sentence(run: Callable[..., Any], arguments: list[str], sentence: str) -> None:
    said = run(*arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.out == ""


@pytest.mark.parametrize(("arguments", "_"), MISTYPED, ids=TYPED)
def test_the_sentence_is_said_in_german_too(run: Callable[..., Any], arguments: list[str], _: str) -> None:
    if "fr" in arguments:
        return
    english, german = run(*arguments), run("--lang", "de", *arguments)
    assert german.code == 2
    assert german.err
    assert german.err != english.err


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself_in_both_languages(run: Callable[..., Any], command: str, lang: str) -> None:
    said = run(*filter(None, [command]), "--help", "--lang", lang)
    assert said.code == 0
    assert f"backroom {command}".strip() in said.out
    assert ("Aufruf:" if lang == "de" else "Usage:") in said.out
    # A word nobody has written would show its own name.
    assert not re.search(r"\b(help|does|usage|term)-[a-z]", said.out)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_every_option(run: Callable[..., Any], command: str) -> None:
    said = run(command, "--help")
    for param in COMMANDS[command].params:
        for name in [*param.opts, *param.secondary_opts] if param.param_type_name == "option" else [param.metavar]:
            assert name in said.out


def test_the_version(run: Callable[..., Any]) -> None:
    assert run("--version") == (0, f"backroom {backroom.__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "environ", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        (["games", "--lang", "de"], {"LANG": "C"}, "de"),
        (["--lang=de", "games"], {"LANG": "C"}, "de"),
        (["games", "--lang", "en"], {"LANG": "de_DE"}, "en"),
        (["games", "--lang"], {"LANG": "de_DE"}, "de"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_surroundings(
    arguments: list[str], environ: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert language(arguments, environ) == expected


def test_the_games_of_the_house(run: Callable[..., Any]) -> None:
    said = run("games")
    assert said.code == 0
    for name, rules in backroom.catalogue().items():
        assert name in said.out
        for bot in rules.bots:
            assert bot in said.out


def test_the_rules_can_be_read_and_searched(run: Callable[..., Any]) -> None:
    whole, german = run("rules", "heimlich"), run("rules", "Heimlich", "--lang", "de")
    assert whole.code == german.code == 0
    assert "H-43" in whole.out
    assert "H-43" in german.out
    assert whole.out != german.out
    assert re.findall(r"H-\d+", run("rules", "heimlich", "--search", "h-14").out) == ["H-14"]
    found = run("rules", "heimlich", "--search", "SAFE").out
    assert "safe" in found
    assert "H-1 " not in found
    assert "No rule speaks of “poker”." in run("rules", "heimlich", "--search", "poker").out


def test_something_nobody_thought_of_is_a_sentence_as_well(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError("the lamp fell over")

    monkeypatch.setattr("backroom.cli.games_page", broken)
    said = run("games")
    assert said.code == 1
    assert "the lamp fell over" in said.err


def test_ctrl_c_is_a_sentence_as_well(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("backroom.cli.games_page", stopped)
    assert run("games") == (1, "", "Stopped.\n")


@pytest.mark.parametrize("command", ["replay", "play"])
def test_a_file_that_is_none(run: Callable[..., Any], command: str, tmp_path: Path) -> None:
    def opened(path: Path) -> Any:
        return run(command, *(["--load"] if command == "play" else []), str(path))

    binary, foreign, huge = tmp_path / "binary", tmp_path / "foreign", tmp_path / "huge"
    binary.write_bytes(bytes(range(256)))
    foreign.write_text('{"format": "chess"}')
    huge.write_text("[" * 5_000_000)
    for path in (tmp_path / "nothing", tmp_path, binary, foreign, huge, tmp_path / "nothing" / "at" / "all"):
        said = opened(path)
        assert said.code == 1, path
        assert said.err
    assert "There is no file" in opened(tmp_path / "nothing").err
    assert "is a folder" in opened(tmp_path).err
