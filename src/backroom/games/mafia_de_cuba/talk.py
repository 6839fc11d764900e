"""Talk: the rulebook's questions, and statements about what one received, passed on and took.

Nothing said here is ever checked against the truth. It is recorded, and that is all.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import json

from backroom.games.mafia_de_cuba.contents import THINGS, said_parts
from backroom.games.mafia_de_cuba.state import (
    MOST_HIDDEN,
    NOTHING,
    PASSED,
    ROLES,
    TOKEN_LOOT,
    TOOK,
    UNSAID,
    Family,
    loot_id,
)
from backroom.kit import SHOWN, Ask, Choice, Field, Form, Game, NotAsked, One, Reader

MOST_SAID = 999
"""Anybody may claim more diamonds than there are in the world, within reason."""
LISTED = (20, 5, 2, 2, 1)
LISTED_DIAMONDS = LISTED[0]
"""How far the lists go that one picks from, by what is counted; more can be typed."""
MANY = "diamonds-many"
WONT_SAY = ("-", "@wont-say")

QUESTIONS = ("diamonds", "tokens", "passed", "took")
POCKETS = len(QUESTIONS)
"""M-24 and M-31: what the Godfather can ask, and the order that ends the asking."""
ABOUT: tuple[tuple[int, ...], ...] = ((0,), (1, 2, 3, 4), (5, 6, 7, 8, 9), (TOOK,))
"""The places of a claim that each question is about."""


class Figure(Field):
    """How many there were, or UNSAID. Clients offer a list; any number up to MOST_SAID is understood."""

    __slots__ = ("shown",)

    def __init__(self, name: str, shown: int) -> None:
        super().__init__(name)
        self.shown = shown

    def holds(self, value: object) -> bool:
        return type(value) is int and UNSAID <= value <= MOST_SAID

    def draw(self, random: Callable[[], float]) -> int:
        return int(random() * (self.shown + 2)) - 1

    def text(self, value: int) -> str:
        return WONT_SAY[0] if value == UNSAID else str(value)

    def read(self, reader: Reader) -> int:
        if reader.peek() == WONT_SAY[0]:
            reader.take()
            return UNSAID
        value = reader.number()
        if value > MOST_SAID:
            raise reader.slip("error-range", found=value, least=0, most=MOST_SAID, step=1)
        return value

    def describe(self) -> dict[str, Any]:
        values = [WONT_SAY, *((str(count), str(count)) for count in range(self.shown + 1))]
        return {"name": self.name, "kind": "one", "values": [{"id": id, "label": label} for id, label in values]}


class LootField(Field):
    """What somebody says to have taken, or UNSAID."""

    __slots__ = ("ids", "loot")

    loot: tuple[int, ...]
    ids: dict[str, int]

    def __init__(self, name: str, diamonds: int, tokens: int) -> None:
        super().__init__(name)
        self.loot = (UNSAID, *range(1, diamonds + 1), *TOKEN_LOOT[:tokens], NOTHING)
        self.ids = {self.text(loot): loot for loot in self.loot}

    def holds(self, value: object) -> bool:
        return type(value) is int and (value in self.loot or 0 < value <= MOST_SAID)

    def draw(self, random: Callable[[], float]) -> int:
        return self.loot[int(random() * len(self.loot))]

    def text(self, value: int) -> str:
        return WONT_SAY[0] if value == UNSAID else loot_id(value)

    def read(self, reader: Reader) -> int:
        word = reader.need(self.ids)
        if word in self.ids:
            return self.ids[word]
        count = word.removeprefix("diamonds-")
        if count != word and count.isascii() and count.isdigit() and count == count.lstrip("0"):
            if len(count) <= len(str(MOST_SAID)):
                return int(count)
            raise reader.slip("error-range", found=count[:SHOWN], least=1, most=MOST_SAID, step=1)
        raise reader.slip("error-value", found=word[:SHOWN], known=list(self.ids))

    def describe(self) -> dict[str, Any]:
        labels = ((id, WONT_SAY[1] if loot == UNSAID else f"@{id}") for id, loot in self.ids.items())
        return {"name": self.name, "kind": "one", "values": [{"id": id, "label": label} for id, label in labels]}


class Statement(Form):
    """Some places of a claim to fill in; each may be left unsaid."""

    __slots__ = ("about", "drawn")

    def __init__(
        self, word: str, rule: str, verb: str, about: tuple[int, ...], killer: bool, godfather: bool = False
    ) -> None:
        asked = tuple(place for place in about if killer or place % 5 != 4)
        super().__init__(word, rule, verb, tuple(field_of(place, killer, godfather) for place in asked))
        self.about = asked
        self.drawn = json.encode(super().describe())

    def describe(self) -> dict[str, Any]:
        drawn: dict[str, Any] = json.decode(self.drawn)
        return drawn

    def filled(self, choice: Choice) -> tuple[int, ...]:
        """What is said of each place, also where there is only one."""
        return (choice,) if len(self.about) == 1 else choice


@cache
def field_of(place: int, killer: bool, godfather: bool) -> Field:
    if place != TOOK:
        return Figure(THINGS[place % 5], LISTED[place % 5])
    return LootField("loot", MOST_HIDDEN, 0) if godfather else LootField("loot", LISTED_DIAMONDS, 3 + killer)


ANSWER_PROMPTS = ("ask-answer-diamonds", "ask-answer-tokens", "ask-answer-passed", "ask-answer-took")
ANSWERS: dict[tuple[int, bool], Statement] = {
    (topic, killer): Statement(word, "M-26", "answer", ABOUT[topic], killer)
    for topic, word in enumerate(ANSWER_PROMPTS)
    for killer in (False, True)
}
"""M-26: what a questioned seat can answer, by the question and whether there is a killer."""

SAYINGS: tuple[tuple[str, tuple[int, ...], str, str], ...] = (
    ("received", (0, 1, 2, 3, 4), "ask-say-received", "ask-say-godfather-received"),
    ("passed", (5, 6, 7, 8, 9), "ask-say-passed", "ask-say-godfather-passed"),
    ("took", (TOOK,), "ask-say-took", "ask-say-godfather-took"),
)
UNASKED: dict[tuple[bool, bool], tuple[Statement, ...]] = {
    (godfather, killer): tuple(
        Statement(by_godfather if godfather else by_suspect, "M-27", verb, about, killer, godfather)
        for verb, about, by_suspect, by_godfather in SAYINGS
    )
    for godfather in (False, True)
    for killer in (False, True)
}
"""M-27: what anybody may say unasked. The Godfather speaks of what came back, what he handed on and what he hid."""


@cache
def pointing(seats: int, godfather: int, seat: int, killer: bool) -> Form:
    """M-27: what one may say of another suspect."""
    others = tuple((str(who), f"@seat-{who}") for who in range(seats) if who not in (seat, godfather))
    roles = tuple((role, f"@role-{role}") for role in (ROLES if killer else ROLES[:-1]))
    return Form("ask-say-suspect", "M-27", "suspect", (One("whom", others), One("role", roles)))


def may_speak(family: Family, seat: int) -> bool:
    """M-34: not once one is out. After a game, and before the first, there is nothing to speak of."""
    return family.godfather >= 0 and family.outcome is None and not family.out >> seat & 1


def unasked(game: Game[Family], seat: int) -> tuple[Ask, ...]:
    family = game.state
    if not may_speak(family, seat):
        return ()
    forms = UNASKED[seat == family.godfather, family.killer]
    return (*forms, pointing(family.seats, family.godfather, seat, family.killer))


def speak_unasked(game: Game[Family], seat: int, ask: Ask, choice: Choice) -> None:
    if isinstance(ask, Statement):
        state_claim(game, seat, ask.about, ask.filled(choice))
    else:
        point_at(game, seat, choice)


def too_late(game: Game[Family], seat: int) -> NotAsked | None:
    """M-34: why somebody who is out cannot say anything."""
    family = game.state
    return NotAsked("M-34", "error-silent") if seat in silenced(family) else None


def silenced(family: Family) -> tuple[int, ...]:
    """M-34: who may not speak; in the end everybody may again."""
    return tuple(seat for seat in range(family.seats) if family.is_out(seat)) if family.outcome is None else ()


def state_claim(game: Game[Family], seat: int, about: tuple[int, ...], said: tuple[int, ...]) -> None:
    """Record what a seat says. What it leaves unsaid stays as it was said before."""
    family = game.state
    claim = list(family.claims[seat])
    for place, value in zip(about, said, strict=True):
        if value != UNSAID:
            if claim[place] not in (UNSAID, value):
                family.changed |= 1 << seat
            claim[place] = value
    family.claims[seat] = tuple(claim)
    family.said += 1
    family.last_said = seat, about, said
    if game.told is not None:
        word, args = sentence(family, seat, about, said)
        game.tell(word, **args)


def point_at(game: Game[Family], seat: int, choice: tuple[int, int]) -> None:
    family = game.state
    others = [who for who in range(family.seats) if who not in (seat, family.godfather)]
    whom, role = others[choice[0]], choice[1]
    family.pointed = {**family.pointed, (seat, whom): role}
    family.said += 1
    family.last_said = seat, (), (whom, role)
    if game.told is not None:
        word, args = sentence(family, seat, (), (whom, role))
        game.tell(word, **args)


def sentence(family: Family, seat: int, about: tuple[int, ...], said: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    """A statement in words: the word, and what it is filled in with."""
    who = {"seat": f"@seat-{seat}"}
    if not about:
        return "log-says-of", {**who, "whom": f"@seat-{said[0]}", "role": f"@role-{ROLES[said[1]]}"}
    if all(value == UNSAID for value in said):
        return "log-wont-say", who
    by_godfather = seat == family.godfather
    if about == (TOOK,):
        return ("log-says-hid" if by_godfather else "log-says-took"), {**who, "loot": f"@{spoken_loot(said[0])}"}
    box = [UNSAID] * 5
    for place, value in zip(about, said, strict=True):
        box[place % 5] = value
    if about[0] < PASSED.start:
        word = "log-says-came-back" if by_godfather else "log-says-received"
    else:
        word = "log-says-handed-on" if by_godfather else "log-says-passed"
    return word, {**who, "parts": said_parts(box)}


def spoken_loot(loot: int) -> str:
    """The word for claimed loot; beyond what words list, it is simply a great many."""
    return loot_id(loot) if loot <= LISTED_DIAMONDS else MANY
