"""Scenes around the box: who sits where, who took what, and a Godfather who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom.games.mafia_de_cuba.state import Family
from backroom.kit import CHANCE, BackroomError, Game, IllegalChoice
from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")


def loot(named: str) -> str:
    """`3` stands for three diamonds."""
    return f"diamonds-{named}" if named.isdecimal() else named


def both_languages(error: BackroomError) -> tuple[str, str]:
    english, german = (say(lang, "mafia_de_cuba", error.word, error.args_said, NAMES) for lang in ("en", "de"))
    return english, german


class Scene:
    """A table in the middle of an evening. The Godfather sits on seat 0 unless it is said otherwise."""

    def __init__(self, game: Game[Family]) -> None:
        self.game = game

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(None)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(seat)

    def row(self, seat: int, seen_by: int | None = None) -> dict[str, Any]:
        """A seat's line in the table of statements."""
        return next(row for row in self.game.view(seen_by)["table"] if row["who"] == seat)

    def marks(self, seat: int) -> list[str]:
        return list(self.row(seat)["marks"])

    @property
    def asked(self) -> dict[int, str]:
        return {seat: ask.word for seat, ask in self.game.asked.items()}

    @property
    def out(self) -> list[int]:
        return sorted(row["who"] for row in self.view["table"] if row["status"] == "out")

    @property
    def won(self) -> tuple[str, list[int]] | None:
        """How this game ended, and who has won it."""
        outcome = self.view["outcome"]
        return None if outcome is None else (outcome["reason"], outcome["winners"])

    def choices(self, seat: int) -> list[str]:
        ask = self.game.asked[seat]
        return [ask.text(choice).removeprefix("take ") for choice in ask]

    def play(self, seat: int, *texts: str) -> Scene:
        for text in texts:
            self.game.play(seat, text)
        return self

    def take(self, *takes: str) -> Scene:
        """Whoever has the box takes something, one after the other."""
        for named in takes:
            ((seat, ask),) = self.game.asked.items()
            # Of two agents it does not matter which is taken: they are alike.
            agent = "fbi" if any(ask.text(choice) == "take fbi" for choice in ask) else "cia"
            self.game.play(seat, f"take {agent if named == 'agent' else loot(named)}")
        return self

    def accuse(self, *suspects: int) -> Scene:
        for seat in suspects:
            self.game.play(self.view["godfather"], f"order pockets {seat}")
        return self

    def ask(self, seat: int, question: str, answer: str) -> Scene:
        self.game.play(self.view["godfather"], f"order {question} {seat}")
        return self.play(seat, f"answer {answer}")

    def look_on(self, *, but: int | None = None) -> Scene:
        """Everybody asked about shooting looks on, but for one who shoots."""
        for seat in [*self.game.asked]:
            self.game.play(seat, "bang" if seat == but else "hold")
        return self

    def refused(self, seat: int, text: str) -> tuple[str, str]:
        """The rule that forbids it, and why in English; in German too there is a sentence, and nothing has changed."""
        before = self.game.save()
        with pytest.raises(IllegalChoice) as refusal:
            self.game.play(seat, text)
        assert self.game.save() == before
        english, german = both_languages(refusal.value)
        assert german != english
        return refusal.value.rule, english

    def heard(self, seat: int | None) -> list[str]:
        """The story as a seat has heard it."""
        story = self.game.story(seat)
        return [say("en", "mafia_de_cuba", event["word"], event["args"], NAMES) for event in story]


def sit_down(seats: int = 8, **options: str) -> Scene:
    """A table before the Godfather has hidden anything."""
    return Scene(backroom.new_game("mafia_de_cuba", seats, {"godfather": "0", **options}, seed=1))


def box_passed(
    takes: Sequence[str] | str, seats: int | None = None, *, hide: int = 0, bag: str = "nothing", **options: str
) -> Scene:
    """A table after so many have taken: by seat from 1 on, in words with spaces between."""
    taken = takes.split() if isinstance(takes, str) else takes
    scene = sit_down(seats or len(taken) + 1, **options)
    godfather = int(options.get("godfather", "0"))
    first = (godfather + 1) % scene.game.seats
    return scene.play(godfather, f"hide {hide}").play(first, f"bag {'fbi' if bag == 'agent' else bag}").take(*taken)


def by_hand(scene: Scene, **changes: Any) -> Scene:
    """The same table with something put there that no play could bring about."""
    for name, value in changes.items():
        setattr(scene.game.state, name, value)
    return scene


__all__ = ["CHANCE", "NAMES", "Scene", "box_passed", "by_hand", "sit_down"]
