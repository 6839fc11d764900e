"""An owner's list of cards with something wrong in it, and what is said of it."""

from __future__ import annotations

import json
import tomllib
from contextlib import suppress
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

import backroom
from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Box: TypeAlias = dict[str, Any]
TRIES = 600


class OwnersList:
    """What the owner of a game's box may list instead of it."""

    def __init__(self, game: str) -> None:
        self.game = game

    def box(self) -> Box:
        """The box as it is supplied, to be spoilt."""
        return tomllib.loads((files(f"backroom.games.{self.game}") / "cards.toml").read_text(encoding="utf-8"))

    def refusal(self, text: str) -> backroom.BadOption:
        with pytest.raises(backroom.BadOption) as refused:
            backroom.new_game(self.game, 2, {"deck": text}, seed=1)
        return refused.value

    def in_german(self, error: backroom.BadOption) -> str:
        return say("de", self.game, error.word, error.args_said)

    def is_told(self, spoiling: Callable[[Box], Any], english: str, german: str) -> None:
        """Whoever wrote this into the list hears precisely what is wrong."""
        cards = self.box()
        spoiling(cards)
        error = self.refusal(json.dumps(cards))
        assert english in error.why
        assert german in self.in_german(error)

    def is_one_sentence(self, text: str, why: str) -> None:
        """However strange the text is, what is said of it is short and can be printed."""
        error = self.refusal(text)
        assert why in str(error)
        assert len(str(error)) < 400
        str(error).encode("utf-8")
        assert self.in_german(error)

    def bears(self, junk: Sequence[Any], read: Callable[[str], object]) -> None:
        """Whatever is put in the place of any value, it is a deck or a sentence."""
        rng = Random(5)
        for _ in range(TRIES):
            cards = self.box()
            spoil(cards, rng, junk)
            with suppress(backroom.BadOption):
                read(json.dumps(cards))


def spoil(cards: Box, rng: Random, junk: Sequence[Any]) -> None:
    """Put some junk in the place of any value, however deep."""
    node: Any = cards
    while True:
        key = rng.choice(list(node) if isinstance(node, dict) else range(len(node)))
        inside = node[key]
        if rng.random() < 0.3 or not isinstance(inside, dict | list) or not inside:
            node[key] = rng.choice(junk)
            return
        node = inside
