"""How words are said: names, lists, and messages inside messages."""

import pytest

from backroom.kit import BackroomError, IllegalChoice, nearest, suggested
from backroom.words import LANGUAGES, knows, say, source


def test_a_seat_is_named_or_numbered() -> None:
    assert say("en", None, "error-not-asked", {"waiting": ["@seat-1"]}, ["Ada", "Ben"]).endswith("waiting for Ben.")
    assert say("en", None, "error-not-asked", {"waiting": ["@seat-1"]}).endswith("waiting for Player 2.")
    assert say("en", None, "error-not-asked", {"waiting": ["@seat-9"]}, ["Ada"]).endswith("waiting for Player 10.")


@pytest.mark.parametrize(
    ("waiting", "english", "german"),
    [
        ([], "for –.", "auf –."),
        (["Ada"], "for Ada.", "auf Ada."),
        (["Ada", "Ben"], "for Ada and Ben.", "auf Ada und Ben."),
        (["Ada", "Ben", "Cleo"], "for Ada, Ben and Cleo.", "auf Ada, Ben und Cleo."),
        ([["Ada", 2], ["Ben", 4]], "for Ada 2 and Ben 4.", "auf Ada 2 und Ben 4."),
        ("@nobody", "for nobody.", "auf niemand."),
        (7, "for 7.", "auf 7."),
    ],
)
def test_lists_are_joined_as_in_a_sentence(waiting: object, english: str, german: str) -> None:
    assert say("en", None, "error-not-asked", {"waiting": waiting}).endswith(english)
    assert say("de", None, "error-not-asked", {"waiting": waiting}).endswith(german)


def test_an_unknown_word_comes_back_as_its_own_name() -> None:
    for lang in LANGUAGES:
        assert say(lang, None, "no-such-word") == "no-such-word"
        assert not knows(None, lang, "no-such-word")
    assert say("en", None, "error-once", {"value": "@no-such-word"}) == "no-such-word may be named only once."


def test_a_game_from_elsewhere_makes_do_with_the_shared_words() -> None:
    assert say("en", "no-such-game", "error-over") == "The game is over."
    assert "error-over" in source(None, "en")


def test_errors_say_what_is_wrong_and_which_rule_says_so() -> None:
    assert str(IllegalChoice("D-1", "error-over")) == "The game is over. (D-1)"
    assert str(IllegalChoice("", "error-over")) == "The game is over."
    error = BackroomError("error-number", found="x")
    assert str(error) == error.why == "“x” is no whole number."
    assert error.args_said == {"found": "x"}


def test_the_nearest_name_is_suggested_or_all_of_them() -> None:
    names = ["villa", "heimlich"]
    assert (nearest("villla", names), nearest("xyz", names)) == ("villa", None)
    assert "Did you mean villa?" in str(BackroomError("error-game", found="villla", **suggested("villla", names)))
    assert "Choose from: villa, heimlich." in str(BackroomError("error-game", found="xyz", **suggested("xyz", names)))
