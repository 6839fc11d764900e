"""Golden playthroughs: a whole game of each kind, readable in review, and old journals that must always play."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.conformance.tables import GAMES, in_every_game
from tests.playthroughs.telling import ANEW, HOME, Journal, read, tell

import backroom
from backroom.kit import Save

PLAYTHROUGHS = sorted(HOME.glob("*.txt"))
KEPT = sorted(HOME.glob("*-v*.json"))

in_every_playthrough = pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)


def playthroughs(game: str) -> list[Journal]:
    journals = [read(path.read_text(encoding="utf-8")) for path in PLAYTHROUGHS]
    return [journal for journal in journals if journal.game == game]


@in_every_playthrough
def test_the_game_is_told_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tell(read(text)) == text, f"it is told otherwise now; if that is right, run `{ANEW}` and read the diff"


@in_every_playthrough
def test_it_is_a_whole_game(path: Path) -> None:
    journal = read(path.read_text(encoding="utf-8"))
    game = backroom.replay(journal.game, journal.seats, journal.options, journal.entries, version=journal.version)
    assert game.result is not None


@in_every_game
def test_every_game_has_a_playthrough(game: str) -> None:
    assert playthroughs(game), f"make one up: python -m tests.playthroughs new {game} {game} SEATS"


@in_every_game
def test_every_variant_has_a_playthrough(game: str) -> None:
    """Every value of every option that does not hang on the number of seats."""
    rules = backroom.find(game)
    missing = [
        f"{option.name}={value}"
        for option in rules.options
        if option.values(rules.min_seats) == option.values(rules.max_seats)
        for value in option.values(rules.min_seats)
        if value not in {journal.options[option.name] for journal in playthroughs(game)}
    ]
    assert missing == []


@in_every_game
def test_journals_of_the_present_rules_are_kept(game: str) -> None:
    name = f"{game}-v{backroom.find(game).version}"
    assert name in {path.stem for path in KEPT}, f"keep some: python -m tests.playthroughs keep {game}"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_journals_play_as_they_did_or_say_that_the_rules_have_changed(path: Path) -> None:
    entries = msgspec.json.decode(path.read_bytes())
    for entry in entries:
        text = msgspec.json.encode(entry["save"]).decode()
        save = msgspec.json.decode(text, type=Save)
        assert path.stem == f"{save.game}-v{save.version}"
        if save.version != backroom.find(save.game).version:
            with pytest.raises(backroom.BadSave, match=f"by version {save.version} of its rules"):
                backroom.load_game(text)
            continue
        game = backroom.load_game(text, seed=1)
        assert game.save() == text
        assert game.result is not None
        assert msgspec.json.decode(msgspec.json.encode(game.result._asdict())) == entry["result"]
    assert entries


def test_no_playthrough_is_of_a_game_that_is_gone() -> None:
    assert {read(path.read_text(encoding="utf-8")).game for path in PLAYTHROUGHS} <= set(GAMES)
