"""What somebody at a terminal sees and types."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console
from tests.games.mafia_de_cuba.scenes import NAMES, Scene, box_passed, sit_down

from backroom.cli import main
from backroom.terminal.picture import look_of, picture
from backroom.terminal.voice import Voice


def drawn(table: Scene, seat: int | None = 2, lang: str = "en") -> list[str]:
    """The picture, line by line, on a terminal of 80 columns."""
    console = Console(file=io.StringIO(), width=80, color_system=None)
    styles = look_of("mafia_de_cuba").styles
    console.print(picture(table.seen_by(seat), Voice(lang, "mafia_de_cuba", NAMES, styles)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def told(table: Scene, seat: int | None = 2, lang: str = "en") -> str:
    return " ".join(" ".join(drawn(table, seat, lang)).split())


@pytest.fixture
def scene() -> Scene:
    return box_passed("3 loyal agent driver 4 loyal loyal", hide=2)


@pytest.mark.rule("M-28")
def test_statements_stand_side_by_side_in_figures(scene: Scene) -> None:
    scene.play(1, "passed 12 3 1 -").play(2, "received 10 3 1 1", "took loyal", "suspect 1 thief")
    lines = drawn(scene)
    (ben,) = (line.split() for line in lines if line.strip().startswith("Ben"))
    (cleo,) = (line.split() for line in lines if line.strip().startswith("Cleo  "))
    assert ben[:5] == ["Ben", "12", "3", "1", "·"]
    assert cleo[:7] == ["Cleo", "10", "3", "1", "1", "Loyal", "man"]
    assert "unlike the one after" in " ".join(ben)
    assert "unlike the one before" in " ".join(cleo)
    assert "Cleo – Says of others: Ben: thief" in lines


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", [5, 12])
def test_it_fits_into_80_columns_from_beginning_to_end(seats: int, lang: str) -> None:
    table = sit_down(seats, killer="yes", games="3")
    for stage in (("hide 3",), ("bag nothing",)):
        table.play(next(iter(table.game.asked)), *stage)
    while table.view["outcome"] is None:
        seat, ask = next(iter(table.game.asked.items()))
        table.play(seat, ask.text(ask[-1] if ask.word == "ask-order" else ask[0]))
        for line in drawn(table, seat, lang):
            assert len(line) <= 80
            assert "@" not in line
            assert "view-" not in line
    assert ("Die Wahrheit" if lang == "de" else "The truth") in told(table, None, lang)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_mark_is_cut_off_where_the_table_is_full(scene: Scene, lang: str) -> None:
    scene.play(1, "passed 12 3 1 -", "took fbi", "took driver")
    scene.play(2, "received 10 3 1 1", "took loyal", "passed 9 3 2 1").accuse(1)
    words = Voice(lang, "mafia_de_cuba", NAMES)
    marks = {words.plain(f"@view-marks-{mark}") for seat in (1, 2) for mark in scene.marks(seat)}
    assert len(marks) > 4
    assert {word for mark in marks for word in mark.split()} <= set(told(scene, 0, lang).replace(",", "").split())


def test_one_sees_what_one_knows_and_no_more(scene: Scene) -> None:
    assert (
        "In the box when it came to you: Diamonds 10, Loyal men 3, FBI agents 1, Drivers 1 You took: Loyal man"
        in told(scene, 2)
    )
    assert "Kept by the Godfather: 2 Came back to you: Diamonds 6" in told(scene, 0)
    assert "Still to be found: 7" in told(scene, 0)
    assert "You took" not in told(scene, None)


@pytest.mark.rule("M-28")
def test_after_the_game_the_truth_follows_every_line(scene: Scene) -> None:
    scene.play(1, "took loyal").accuse(1, 5)
    lines = [" ".join(line.split()) for line in drawn(scene, None)]
    assert "thief 13 3 1 1 3 diamonds 10 3 1 1 The truth" in lines
    assert "★ Godfather 6 0 0 0 2 diamonds 13 3 1 1 The truth" in lines
    assert next(line for line in lines if line.startswith("Ben")) == "Ben (out) Loyal man something else was shown"


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "You are the Godfather. How many diamonds do you keep",
                "What do you say next, and to whom?",
                "Ada to Rosalba: “What did you take?”",
                "Ada: “This is what I had kept: 1 diamond.”",
                "Ada to Isabel: “Empty your pockets!”",
                "The truth",
            ],
        ),
        (
            "de",
            [
                "Du bist der Pate. Wie viele Diamanten behältst du",
                "Was sagst du als Nächstes, und zu wem?",
                "Ada zu Rosalba: „Was hast du genommen?“",
                "Ada: „Das hatte ich behalten: 1 Diamant.“",
                "Ada zu Isabel: „Leere deine Taschen!“",
                "Die Wahrheit",
            ],
        ),
    ],
)
def test_a_person_is_taken_through_an_evening_as_godfather(
    lang: str, sentences: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    typed = ["hide 2", "order took 2", "took diamonds-1"]
    for seat in (3, 2, 5, 6, 4):
        typed += [f"order pockets {seat}", "yes" if lang == "en" else "ja"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    command = f"play mafia_de_cuba --people Ada --seats 6 --bot random --lang {lang} --option godfather=1 --seed 3"
    assert main(command.split()) == 0
    said = " ".join(capsys.readouterr().out.split())
    for sentence in sentences:
        assert sentence in said


def test_a_person_takes_by_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", io.StringIO("fbi\nloyal\n"))
    command = "play mafia_de_cuba --people Ada --seats 8 --bot random --lang en --option godfather=8 --seed 1"
    main(command.split())
    said = " ".join(capsys.readouterr().out.split())
    assert "You are the first player. Do you put a token into your felt bag" in said
    assert "You put into the bag: FBI agent." in said
    assert "You take: Loyal man." in said


def test_the_list_of_games_has_the_options_of_the_usual_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "--option tokens= standard (*), 0-0, 0-1, 0-2, 1-0, 1-1, 1-2, 2-0, 2-1, 2-2" in said
