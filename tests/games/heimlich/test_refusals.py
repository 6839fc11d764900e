"""Bad input: refused with the rule and a sentence in both languages, and nothing has changed."""

from typing import Any

import pytest
from tests.games.heimlich.town import Scene, scene

import backroom
from backroom import words


def both_languages(error: backroom.BackroomError) -> tuple[str, str]:
    english, german = (words.say(lang, "heimlich", error.word, error.args_said) for lang in ("en", "de"))
    return english, german


def test_an_unknown_game() -> None:
    with pytest.raises(backroom.UnknownGame, match=r"no game called “heimlch”\. Did you mean heimlich\?") as refused:
        backroom.new_game("heimlch", 4)
    assert both_languages(refused.value)[1].startswith("Ein Spiel namens „heimlch“ gibt es nicht.")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"rule": "expert"}, "no option “rule”. Did you mean rules?"),
        ({"rules": "profi"}, "“profi” is no value of the option “rules”. Choose from: basic, expert."),
        ({"start": "3"}, "“3” is no value of the option “start”. Choose from: random, 0, 1, 2."),
        ({"start": -1}, "“-1” is no value"),
        ({1: 2}, "no option “1”"),
    ],
)
def test_an_unknown_option(options: dict[Any, Any], why: str) -> None:
    with pytest.raises(backroom.BadOption) as refused:
        backroom.new_game("heimlich", 3, options)
    assert why in str(refused.value)


def test_an_option_may_be_given_as_a_number() -> None:
    assert list(backroom.new_game("heimlich", 3, {"start": 2}, seed=1).asked) == [2]


@pytest.mark.parametrize("seat", [3, -2, 99])
def test_an_unknown_seat(seat: int) -> None:
    town = scene(seats=3).rolls(2)
    with pytest.raises(backroom.BadSeat, match=f"no seat {seat} at this table; seats count from 0 to 2"):
        town.game.play(seat, "move red 2")
    with pytest.raises(backroom.BadSeat):
        town.game.view(seat)


def move_due() -> Scene:
    return scene(seats=3).rolls(4)


@pytest.mark.parametrize(
    ("choice", "english", "german"),
    [
        ("jump red 4", "“jump red 4” is not one of the choices here.", "„jump red 4“ steht hier nicht zur Wahl."),
        ("move red 3", "3 points are given out, but it must be exactly 4.", "3 Punkte sind verteilt,"),
        ("move rad 4", "“rad” is unknown here.", "„rad“ ist hier unbekannt."),
        ("move red x", "“x” is no whole number.", "„x“ ist keine ganze Zahl."),
        ((4, 0, 0), "“(4, 0, 0)” is not one of the choices here.", "„(4, 0, 0)“ steht hier nicht zur Wahl."),
        ([4, 0, 0, 0, 0], "is not one of the choices here.", "steht hier nicht zur Wahl."),
        (None, "“None” is not one of the choices here.", "steht hier nicht zur Wahl."),
    ],
)
def test_an_unknown_choice(choice: Any, english: str, german: str) -> None:
    refused = move_due().refuses(0, choice)
    assert refused.rule == "H-14"
    said = both_languages(refused)
    assert english in said[0]
    assert german in said[1]
    assert str(refused).endswith("(H-14)")


def test_out_of_turn() -> None:
    refused = move_due().refuses(1, "move red 4")
    assert isinstance(refused, backroom.NotAsked)
    assert both_languages(refused) == (
        "It is not your turn; we are waiting for Player 1.",
        "Du bist nicht am Zug; wir warten auf Spieler 1.",
    )


def test_twice() -> None:
    town = move_due()
    town.moves("red 4")
    town.rolls(1)
    assert town.refuses(0, "move red 4").word == "error-not-asked"


def test_while_several_write_their_tips_all_of_them_are_named() -> None:
    town = scene(rules="expert", place={"red": 3}, score={"red": 25}, safe=4).turn("red 1")
    town.tips(1, "yellow - violet - blue - green -")
    refused = town.refuses(1, "tip yellow - violet - blue - green -")
    assert both_languages(refused)[0] == "It is not your turn; we are waiting for Player 1 and Player 3."


def test_after_the_end() -> None:
    town = scene(place={"red": 6}, score={"red": 40}).turn("red 1")
    assert both_languages(town.refuses(0, "safe church")) == ("The game is over.", "Das Spiel ist zu Ende.")


def test_an_unknown_bot() -> None:
    with pytest.raises(backroom.BadOption, match=r"no bot called “randon”\. Did you mean random\?"):
        backroom.new_bot("heimlich", "randon")
