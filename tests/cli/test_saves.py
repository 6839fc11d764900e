"""Games kept in files: saved, taken up again, told again; and files that are none."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom.terminal.saves import fetch

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TABLE = ("play", "heimlich", "--seed", "200", "--bot", "random", "--people", "Ada")


@pytest.fixture
def saved(run: Callable[..., Any], tmp_path: Path) -> Path:
    """A game that Ada has begun against three bots."""
    path = tmp_path / "evening.json"
    run(*TABLE, "--save", str(path), typed=["red", "blue"])
    return path


def test_a_game_goes_on_where_it_was_left(run: Callable[..., Any], saved: Path) -> None:
    before = backroom.load_game(saved.read_text(encoding="utf-8"))
    said = run("play", "--load", str(saved), typed=["log"])
    assert said.code == 0
    assert "1 Ada, 2 Bot 2 (random bot), 3 Bot 3 (random bot) and 4 Bot 4 (random bot)." in " ".join(said.out.split())
    assert "Ada moves Red church → 3." in said.out
    assert before.view(0) == backroom.load_game(saved.read_text(encoding="utf-8")).view(0)


def test_it_can_be_kept_in_the_same_file_again(run: Callable[..., Any], saved: Path) -> None:
    length = len(fetch(saved).save.journal)
    said = run("play", "--load", str(saved), "--save", str(saved), typed=["green"])
    assert "Go on with: backroom play --load" in said.out
    assert len(fetch(saved).save.journal) > length


def test_other_people_can_take_it_up(run: Callable[..., Any], saved: Path) -> None:
    said = run("play", "heimlich", "--load", str(saved), "--people", "Zoe", "--people", "Max", "--bot", "random")
    assert "1 Zoe, 2 Max, 3 Bot 3 (random bot) and 4 Bot 4 (random bot)." in " ".join(said.out.split())


@pytest.mark.parametrize("extra", [["--seats", "3"], ["--option", "rules=expert"], ["--people", "9"]])
def test_a_saved_game_has_its_seats_and_options(run: Callable[..., Any], saved: Path, extra: list[str]) -> None:
    assert run("play", "--load", str(saved), *extra).code == 2


def test_a_file_that_exists_is_not_written_over(run: Callable[..., Any], tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("years of work")
    said = run(*TABLE, "--save", str(thesis))
    assert said.code == 2
    assert "exists already" in said.err
    run(*TABLE, typed=[f"save {thesis}", "no", f"save {thesis}", "", "quit", str(thesis), "n"])
    assert thesis.read_text() == "years of work"
    run(*TABLE, typed=[f"save {thesis}", "yes"])
    assert fetch(thesis).save.game == "heimlich"


def test_save_and_quit_in_the_middle(run: Callable[..., Any], tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    said = run(*TABLE, typed=[f"save {one}", "red", "save", f"quit {two}"])
    assert said.code == 0
    assert f"play --load {two}" in " ".join(said.out.replace("\n", " ").split()).replace("- ", "-")
    assert len(fetch(one).save.journal) == len(fetch(two).save.journal)


def test_without_a_name_the_file_is_called_after_the_game(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "The game is kept in heimlich.json." in run(*TABLE, typed=["save"]).out
    assert fetch(tmp_path / "heimlich.json").save.seats == 4


def test_a_place_that_cannot_be_written(run: Callable[..., Any], tmp_path: Path) -> None:
    said = run(*TABLE, "--save", str(tmp_path / "no" / "such" / "folder.json"))
    assert said.code == 1
    assert "There is no folder" in said.err
    said = run(*TABLE, typed=[f"save {tmp_path}", f"quit {tmp_path / 'no' / 'where'}", "red"])
    assert said.code == 0
    assert "is a folder, not a file." in " ".join(said.out.split())
    assert "Ada moves Red church → 3." in said.out


def test_a_disk_that_fills_up_does_not_end_the_evening(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = iter(range(100))

    def write_text(path: Path, *_: object, **__: object) -> None:
        if next(written):
            raise OSError(28, os.strerror(28))
        path.touch()

    monkeypatch.setattr("pathlib.Path.write_text", write_text)
    said = run(*TABLE, "--save", str(tmp_path / "full.json"), typed=["red"])
    assert said.code == 0
    assert "the disk is full" in said.out
    assert "Ada moves Red church → 3." in said.out
    assert "It was not saved." in said.out


def test_the_story_of_a_game_is_told_from_anybodys_eyes(run: Callable[..., Any], saved: Path) -> None:
    nobody, ada, ben = (
        run("replay", str(saved)),
        run("replay", str(saved), "--seat", "ada"),
        run("replay", str(saved), "--seat", "2"),
    )
    assert nobody.code == ada.code == ben.code == 0
    assert "As a spectator saw it." in nobody.out
    assert "Your agent" not in nobody.out
    assert "Your agent is Orange." in ada.out
    assert "As Bot 2 saw it." in ben.out
    assert "Your agent is Orange." not in ben.out
    for said in (nobody, ada, ben):
        assert "Ada moves Red church → 3." in said.out
        assert "The game is not over." in said.out


def test_a_story_in_german_step_by_step(run: Callable[..., Any], saved: Path) -> None:
    said = run("replay", str(saved), "--lang", "de", "--step", typed=["", "", "genug"])
    assert said.code == 0
    assert said.out.count("Enter geht weiter") == 3
    assert "Ada zieht Rot Kirche → 3." in said.out
    assert run("replay", str(saved), "--step").code == 0


def test_a_finished_game_is_told_to_its_end(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "done.json"
    run("play", "heimlich", "--people", "0", "--bot", "random", "--seed", "1", "--save", str(path))
    assert "The game is over" in run("replay", str(path)).out
    assert "The game is over" in run("play", "--load", str(path)).out


def test_nobody_sits_on_a_seat_that_is_not_there(run: Callable[..., Any], saved: Path) -> None:
    for seat in ("0", "5", "-1", "Zoe", "99999"):
        said = run("replay", str(saved), "--seat", seat)
        assert said.code == 2
        assert f"There is no seat “{seat}” at this table. Choose from 1 to 4, or Ada, Bot 2" in said.err


def edited(path: Path, **changes: Any) -> str:
    path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), **changes}), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "poker"}, "There is no game called “poker”."),
        ({"version": 99}, "version 99"),
        ({"seats": 12}, "This game is for 2 to 7 players, not 12."),
        ({"seats": "four"}, "This is no saved game of Backroom"),
        ({"options": {"rules": "hard"}}, "Choose from: basic, expert."),
        ({"journal": [[-1, "roll 9"]]}, "answer 1 (“roll 9”) is impossible"),
        ({"journal": [[-1, "\x1b[2J"]]}, "is impossible"),
        ({"journal": [[3, "deal"]]}, "is impossible"),
        ({"format": "chess"}, "This is not a saved game but “chess”."),
    ],
)
def test_a_damaged_save_says_what_is_wrong(
    run: Callable[..., Any], saved: Path, changes: dict[str, Any], sentence: str
) -> None:
    path = edited(saved, **changes)
    for arguments in (["replay", path], ["play", "--load", path]):
        said = run(*arguments)
        assert said.code in (1, 2)
        assert sentence in said.err
        assert "\x1b" not in said.all


@pytest.mark.parametrize("players", [None, "Ada", 7, [], [1, 2], [{"name": 5}], [{"name": "\x1b[2J", "bot": 9}] * 4])
def test_names_in_a_save_are_only_a_courtesy(run: Callable[..., Any], saved: Path, players: object) -> None:
    said = run("replay", edited(saved, players=players))
    assert said.code == 0
    assert "\x1b" not in said.out


def test_a_save_needs_a_folder(run: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("no folder")
    for folder in (tmp_path / "nowhere", tmp_path / "letter"):
        said = run(*TABLE, "--save", str(folder / "evening.json"))
        assert said.code == 1
        assert f"There is no folder {folder} to write evening.json to." in " ".join(said.err.split())


def test_a_save_is_for_its_owner_alone(saved: Path) -> None:
    assert saved.stat().st_mode & 0o777 == 0o600


def test_a_save_that_may_not_be_read(run: Callable[..., Any], saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: object, **__: object) -> None:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr("pathlib.Path.open", locked)
    said = run("replay", str(saved))
    assert said.code == 1
    assert "permission is missing" in said.err


@pytest.mark.parametrize(("lang", "sentence"), [("en", "version 1 of the rules"), ("de", "Fassung 1 der Regeln")])
def test_a_game_by_older_rules_is_still_told(run: Callable[..., Any], tmp_path: Path, lang: str, sentence: str) -> None:
    old = tmp_path / "old.json"
    save = {
        "game": "heimlich",
        "version": 1,
        "seats": 2,
        "options": {},
        "journal": [[-1, "roll 4"], [0, "move red 4"], [1, "move yellow 3"]],
        "format": "backroom-game",
    }
    old.write_text(json.dumps(save), encoding="utf-8")
    told = run("replay", str(old), "--lang", lang)
    assert told.code == 0
    assert [line.strip() for line in told.out.splitlines() if ": move" in line] == [
        "Player 1: move red 4" if lang == "en" else "Spieler 1: move red 4",
        "Player 2: move yellow 3" if lang == "en" else "Spieler 2: move yellow 3",
    ]
    assert sentence in " ".join(told.out.split())
    refused = run("play", "--load", str(old), "--lang", lang)
    assert refused.code != 0
    assert "backroom replay" in refused.err
