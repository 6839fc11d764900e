"""A process in which bots think: reads one chair after the other from its standard input, and answers with a choice."""

import contextlib
import os
import sys
import traceback
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, BinaryIO, NamedTuple

from backroom.games import find
from backroom.kit import Chair, Event
from backroom.table.minds import Mind, Place, Thought, chosen, wished
from backroom.table.parcel import chair_in, pack, question_in, unpack

REMEMBERED = 2000
"""So many bots keep their memory; the one that was asked longest ago begins anew."""
COURTESY = 5
"""People go first: bots think with what they leave of the processor."""
LENGTH = 4
"""Bytes that say how long a parcel is."""


class Errand(NamedTuple):
    """One thought: whose, of which kind, in which world, and what the seat has heard after so many events."""

    place: Place
    unasked: bool
    world: tuple[Any, ...]
    since: int
    heard: list[Event]


class Answer(NamedTuple):
    """What came of it. `forgotten`: the bot does not know what it had heard before, and must be told everything."""

    thought: Any = None
    forgotten: bool = False
    trouble: str = ""


class Memory:
    """The bots of this process, and what each has heard."""

    def __init__(self) -> None:
        self._bots: OrderedDict[Place, tuple[Mind, list[Event]]] = OrderedDict()

    def recall(self, errand: Errand) -> tuple[Mind, list[Event]] | None:
        """The bot, having heard all; None if it has forgotten what went before."""
        known = self._bots.pop(errand.place, None)
        if known is None or len(known[1]) != errand.since:
            if errand.since:
                return None
            known = Mind(find(errand.world[0]), errand.place), []
        known[1].extend(errand.heard)
        self._bots[errand.place] = known
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return known

    def forget(self, place: Place) -> None:
        self._bots.pop(place, None)


def think(memory: Memory, errand: Errand) -> Answer:
    """One thought, whatever comes of it."""
    try:
        known = memory.recall(errand)
        if known is None:
            return Answer(forgotten=True)
        mind, heard = known
        bot = mind.about(question_in(errand.world))
        chair = chair_in(errand.world, errand.place.seat, heard)
        return Answer(wished(bot, chair) if errand.unasked else spelt(chair, chosen(bot, chair)))  # type: ignore[arg-type]
    except Exception:  # whatever a bot does wrong, the next one wants to think
        memory.forget(errand.place)
        return Answer(trouble=traceback.format_exc())


def spelt(chair: Chair, thought: Thought) -> Thought:
    """The choice as its text: its value may be one of this process's own."""
    ask, choice = chair.ask, thought.choice
    if ask is None or isinstance(choice, str):
        return thought
    return thought._replace(choice=ask.text(choice) if choice in ask else repr(choice))


def parcels(source: BinaryIO) -> Iterable[bytes]:
    """What comes in, until the other side is gone."""
    while len(length := source.read(LENGTH)) == LENGTH:
        yield source.read(int.from_bytes(length))


def main() -> None:
    """Think until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # A bot that prints shall not be taken for one that answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    memory = Memory()
    # Whoever asked may be gone before the thought is finished.
    with contextlib.suppress(BrokenPipeError):
        for parcel in parcels(sys.stdin.buffer):
            answer = pack(think(memory, unpack(parcel)))
            answers.write(len(answer).to_bytes(LENGTH) + answer)
            answers.flush()
    # Nothing is left to be said, also not by what Python would still like to flush.
    os._exit(0)


if __name__ == "__main__":
    # Under its own name, so that what is packed here is known by the same name elsewhere.
    from backroom.table import thinker

    thinker.main()
