"""The dossier of the expert game, and talk."""

import pytest
from tests.games.heimlich.town import Scene, scene

import backroom
from backroom.kit import CHANCE


def everything_but(town: Scene, seat: int) -> list[object]:
    others = [who for who in (None, *range(town.game.seats)) if who != seat]
    return [(town.game.view(who), town.game.story(who), town.game.question) for who in others]


@pytest.mark.rule("H-36")
def test_one_may_note_a_suspicion_at_any_time() -> None:
    town = scene(rules="expert")
    for moment in (town, town.rolls(2), town.moves("red 2")):
        for seat in range(3):
            moment.game.play(seat, f"note red {(seat + 1) % 3} moved it twice")
            assert moment.game.view(seat)["dossier"]["red"] == {
                "suspect": (seat + 1) % 3,
                "text": "moved it twice",
            }


@pytest.mark.rule("H-36")
def test_it_is_still_the_same_players_turn_afterwards() -> None:
    town = scene(rules="expert").rolls(2)
    number = town.game.question
    town.game.play(0, "note red 1 hm")
    town.game.play(2, "note red 1 hm")
    assert town.asked == {0: "ask-move"}
    assert town.game.question == number
    town.moves("red 2")


@pytest.mark.rule("H-36")
def test_a_stray_a_suspect_and_no_idea_any_more() -> None:
    town = scene(rules="expert")
    town.game.play(0, "note blue -")
    town.game.play(0, "note red 2 out of the ruin, twice!")
    assert town.game.view(0)["dossier"] == {
        "red": {"suspect": 2, "text": "out of the ruin, twice!"},
        "blue": {"suspect": "-", "text": ""},
    }
    town.game.play(0, "note blue ? not so sure")
    assert town.game.view(0)["dossier"]["blue"] == {"suspect": None, "text": "not so sure"}


@pytest.mark.rule("H-36")
@pytest.mark.parametrize("writer", [0, 2])
def test_nobody_else_notices(writer: int) -> None:
    town = scene(rules="expert").rolls(2)
    before = everything_but(town, writer)
    town.game.play(writer, "note red 1 surely")
    assert everything_but(town, writer) == before
    assert town.game.view(writer)["dossier"] != {}


@pytest.mark.rule("H-36")
def test_notes_may_be_written_while_the_tips_are() -> None:
    town = scene(rules="expert", place={"red": 6}, score={"red": 25}).turn("red 1")
    assert list(town.asked) == [0, 1, 2]
    town.game.play(1, "note yellow 0 hm")
    town.tips(1, "yellow 0 violet 2 blue - green -")
    town.game.play(1, "note yellow 2 too late")
    assert list(town.asked) == [0, 2]
    assert town.game.view(1)["dossier"]["yellow"]["suspect"] == 2


@pytest.mark.rule("H-36")
def test_the_dossier_survives_a_reload() -> None:
    game = backroom.new_game("heimlich", 3, {"rules": "expert"}, seed=2)
    agent = game.view(2)["agents"][1]
    game.play(2, f"note {agent} 0 „aha“")
    again = backroom.load_game(game.save(), seed=3)
    assert again.view(2)["dossier"] == {agent: {"suspect": 0, "text": "„aha“"}}
    assert again.view(1)["dossier"] == {}


@pytest.mark.rule("H-36")
@pytest.mark.parametrize(
    ("note", "word"),
    [
        ("note", "error-ends-early-of"),
        ("note orange 1", "error-value"),
        ("note red 0 me?", "error-value"),
        ("note red 3", "error-value"),
        ("note red", "error-ends-early-of"),
        ("note red 1 " + "x" * 201, "error-words-long"),
        ("note red 1 bell\x07", "error-words-odd"),
    ],
)
def test_odd_notes_are_refused(note: str, word: str) -> None:
    town = scene(rules="expert")
    refused = town.refuses(0, note)
    assert (refused.rule, refused.word) == ("H-36", word)


def with_notes(dossiers: str) -> Scene:
    """A game just over in which Ada and Cleo have kept notes."""
    town = scene(rules="expert", place={"red": 6}, score={"red": 40}, dossiers=dossiers)
    town.game.play(0, "note red 1 whenever it can")
    town.game.play(2, "note blue -")
    town.turn("red 1")
    for seat in (None, 0, 1, 2):
        assert town.game.view(seat)["dossiers"] is None
    return town.everybody_tips_nobody()


@pytest.mark.rule("H-36")
def test_at_the_end_the_dossiers_are_opened() -> None:
    town = with_notes("open")
    for seat in (None, 0, 1, 2):
        assert town.game.view(seat)["dossiers"] == [
            {"red": {"suspect": 1, "text": "whenever it can"}},
            {},
            {"blue": {"suspect": "-", "text": ""}},
        ]
    assert "The dossiers are opened." in town.log


@pytest.mark.rule("H-36")
def test_or_stay_shut_if_the_host_wants_it_so() -> None:
    town = with_notes("shut")
    for seat in (None, 1):
        assert town.game.view(seat)["dossiers"] is None
        assert town.game.view(seat)["dossier"] == {}
    assert town.game.view(0)["dossier"] == {"red": {"suspect": 1, "text": "whenever it can"}}
    assert "The dossiers are opened." not in town.log


@pytest.mark.rule("H-36")
def test_when_the_game_is_over_the_file_is_closed() -> None:
    town = scene(rules="expert", place={"red": 6}, score={"red": 40}).turn("red 1").everybody_tips_nobody()
    assert town.game.may(0) == ()
    assert town.refuses(0, "note red 1 hm").word == "error-over"


@pytest.mark.rule("H-44")
@pytest.mark.parametrize("rules", ["basic", "expert"])
@pytest.mark.parametrize("claim", ["I am red", "say Ben is blue", "red", "@seat-1"])
def test_nothing_said_at_the_table_is_a_move_of_the_game(rules: str, claim: str) -> None:
    """Talk belongs to the table; the game takes no word of it, so it can neither bind nor change anything."""
    town = scene(rules=rules).rolls(2)
    town.refuses(0, claim)
    town.refuses(1, claim)
    assert all(ask.word == "ask-note" for seat in range(3) for ask in town.game.may(seat))
    assert CHANCE not in town.asked
