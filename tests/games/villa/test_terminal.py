"""What somebody at a terminal sees and types: the park on the villa, and swapping a card or two."""

from __future__ import annotations

import io
import re
import sys

import pytest
from rich.console import Console
from tests.games.villa.scenes import NAMES, Scene, new_table, scene

from backroom.cli import main
from backroom.terminal.picture import look_of, picture
from backroom.terminal.voice import Voice

POSTS = {"park-1": "Dirty Diana", "park-9": "Narben-Juri"}


def drawn(table: Scene, lang: str = "en") -> list[str]:
    """The picture, line by line, on a terminal of 80 columns."""
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(picture(table.game.view(0), Voice(lang, "villa", NAMES, look_of("villa").styles)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_park_fits_into_80_columns_two_lines_a_card(lang: str) -> None:
    lines = drawn(scene(posts=POSTS), lang)
    assert max(map(len, lines)) <= 80
    park = [line for line in lines if line.startswith("│") and "Park" in line]
    assert len(park) == 3
    assert sum("Villa" in line for line in lines) == 2
    assert not any("@" in line or "view-" in line for line in lines)


def test_backs_show_strength_symbol_and_who_can_be_arrested() -> None:
    text = "\n".join(drawn(scene(posts=POSTS)))
    assert "2 · Park 1 (top left)" in text
    assert "› × green badge" in text
    assert "4 · Park 9 (bottom right)" in text
    assert "› 1: yellow handcuffs" in text
    assert "Narben-Juri" not in text


def test_an_arrest_shows_how_far_it_is() -> None:
    park = scene(["yellow", "green"], posts=POSTS).arrest("park-9").acts("play yellow")
    text = " ".join(" ".join(drawn(park)).split())
    assert "Being arrested: Narben-Juri: 1 yellow handcuffs, › 2 green badge, 3 red pistol, 4 blue car" in text
    assert "Discard: 1 × yellow handcuffs" in text
    assert "› Ben" in text


def test_marks_and_bonus_cards_beneath_are_shown() -> None:
    park = scene(["blue", "yellow"], posts=POSTS, rules="expert").arrest("park-1")
    park.game.state.under[1] = [2]
    text = " ".join(" ".join(drawn(park, "de")).split())
    assert "2 gelbe Handschellen (+ rote Pistole)" in text
    assert "(rote Pistole)" in text


def test_the_end_shows_everything() -> None:
    text = " ".join(" ".join(drawn(scene(posts=POSTS, handicap="0").says(0, "give-up"))).split())
    assert "Narben-Juri" in text
    assert "In the box: police cards" in text
    assert "In the box: guards" in text


def test_before_the_deal_there_is_nothing_to_draw() -> None:
    assert drawn(new_table(2)) == [""]


def test_swapping_two_cards_step_by_step(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Enter begins, two numbers swap two cards, Enter says who gives and gets what, and Enter hands it in."""
    monkeypatch.setenv("COLUMNS", "80")
    typed = ["", "1 5", "", "", "quit", ""]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    command = "play villa --people Ada --bot random --seats 2 --seed 4 --option decisions=captain --lang en"
    assert main(command.split()) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Ada gives green badge and gets yellow handcuffs." in out
    assert re.search(r"Swapped: [\w /]+ Ada → ([\w-]+) and [\w /]+ \1 → Ada\.", out)
    assert "Whom do you arrest, and who leads?" in out
