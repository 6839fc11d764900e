"""A list of cards with something wrong in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


def spoil(cards: dict[str, Any], rng: Random, junk: Sequence[Any]) -> None:
    """Put some junk in the place of any value, however deep."""
    node: Any = cards
    while True:
        key = rng.choice(list(node) if isinstance(node, dict) else range(len(node)))
        inside = node[key]
        if rng.random() < 0.3 or not isinstance(inside, dict | list) or not inside:
            node[key] = rng.choice(junk)
            return
        node = inside
