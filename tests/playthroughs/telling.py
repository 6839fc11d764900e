"""Whole games as text: every answer, what everybody heard of it, and what changed in everybody's view.

A playthrough is made from its own journal: the numbered lines are what was played, all others are told from them. So a
change in what a game shows is seen in review as a change of those lines, and a change of the rules as a journal that no
longer plays.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import backroom
from backroom.kit import CHANCE, Entry, Game, window
from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HOME = Path(__file__).resolve().parent
ANEW = "make playthroughs"
MOST_FIELDS = 5
"""A form with more fields is told by their names alone."""

HEADING = "A whole game of {title}, as everybody at the table saw it."
HOW = f"Told by `{ANEW}` from the numbered lines, which are what was played. Seats count from 0."
STEP = re.compile(r"\d+\. (?:(?P<chance>chance)|seat (?P<seat>\d+)): (?P<choice>.*)")


class Journal(NamedTuple):
    """What a playthrough is told from."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    entries: list[Entry]


def read(text: str) -> Journal:
    """The journal in a playthrough."""
    header = dict(re.findall(r"^(game|version|seats|options) (.*)$", text, re.MULTILINE))
    steps = (STEP.fullmatch(line) for line in text.splitlines())
    entries = [Entry(CHANCE if step["chance"] else int(step["seat"]), step["choice"]) for step in steps if step]
    return Journal(header["game"], int(header["version"]), int(header["seats"]), json.loads(header["options"]), entries)


def tell(journal: Journal) -> str:
    """The playthrough of a journal."""
    return "\n".join([*_header(journal), *_told(journal)]) + "\n"


def _header(journal: Journal) -> Iterator[str]:
    yield HEADING.format(title=say("en", journal.game, "title"))
    yield HOW
    yield ""
    yield f"game {journal.game}"
    yield f"version {journal.version}"
    yield f"seats {journal.seats}"
    yield f"options {json.dumps(journal.options, ensure_ascii=False)}"


def _told(journal: Journal) -> Iterator[str]:
    game = backroom.replay(journal.game, journal.seats, journal.options, [], version=journal.version, listen=True)
    table = Onlookers(game)
    yield ""
    yield "At first"
    yield from table.news()
    for number, (seat, choice) in enumerate(journal.entries, 1):
        game.play(seat, choice)
        yield ""
        yield f"{number}. {'chance' if seat == CHANCE else f'seat {seat}'}: {choice}"
        yield from table.news()


class Onlookers:
    """Everybody at the table, and what each of them has seen already."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.all: tuple[int | None, ...] = (None, *range(game.seats))
        self.views: dict[int | None, dict[str, Any]] = {who: {} for who in self.all}
        self.asked: dict[int | None, str] = {}
        self.may: dict[int | None, str] = {}
        self.heard = 0

    def news(self) -> Iterator[str]:
        """What is new since the last time, a line for each thing and those who learn it."""
        yield from self._events()
        yield from self._changes()
        yield from self._questions()

    def _named(self, audience: Iterable[int | None]) -> str:
        who = list(audience)
        if len(who) == len(self.all):
            return "all"
        return " ".join("watchers" if seat is None else str(seat) for seat in who)

    def _events(self) -> Iterator[str]:
        for event in self.game.events[self.heard :]:
            audience = [who for who in self.all if event.reaches(who)]
            yield f"   hear {self._named(audience)}: {say('en', self.game.rules.name, event.word, event.args)}"
        self.heard = len(self.game.events)

    def _changes(self) -> Iterator[str]:
        seen: dict[tuple[int | None, ...], list[str]] = {}
        views = {who: self.game.view(who) for who in self.all}
        for key in dict.fromkeys(key for view in views.values() for key in view):
            audiences: dict[str, list[int | None]] = {}
            for who, view in views.items():
                if key not in self.views[who] or self.views[who][key] != view[key]:
                    news = changed(self.views[who].get(key), view[key])
                    audiences.setdefault(json.dumps(news, ensure_ascii=False), []).append(who)
            for value, audience in audiences.items():
                seen.setdefault(tuple(audience), []).append(f"{key} {value}")
        self.views = views
        for observers, changes in seen.items():
            yield f"   see {self._named(observers)}: {' · '.join(changes)}"

    def _questions(self) -> Iterator[str]:
        for who in self.all:
            asked = window.asked(self.game, who)
            now = "" if asked is None else f"{self._prompt(asked)} [{shape(asked)}]"
            number = f"{self.game.question} {now}"
            if now and self.asked.get(who) != number:
                yield f"   ask {who}: {now}"
            self.asked[who] = number
        for who in self.all:
            besides = "; ".join(f"{self._prompt(may)} [{shape(may)}]" for may in window.may(self.game, who))
            if besides and self.may.get(who) != besides:
                yield f"   may {who}: {besides}"
            self.may[who] = besides

    def _prompt(self, described: dict[str, Any]) -> str:
        return say("en", self.game.rules.name, described["word"], described["args"])


def changed(before: Any, now: Any) -> Any:
    """What is new in a value: of things that have ids and are still the same things, only those that changed.

    Of a list that has only grown, what is behind the dots."""
    if not (isinstance(before, list) and isinstance(now, list) and all(isinstance(one, dict) for one in now)):
        return now
    if before and now[: len(before)] == before:
        return ["…", *now[len(before) :]]
    if not now or [one.get("id") for one in before] != [one.get("id", one) for one in now]:
        return now
    return [one for one, old in zip(now, before, strict=True) if one != old]


def shape(described: dict[str, Any]) -> str:
    """What can be answered, in short."""
    if described["kind"] == "pick":
        return " | ".join(choice["text"] for choice in described["choices"])
    fields = described["fields"]
    if len(fields) > MOST_FIELDS:
        return " ".join([described["verb"], *(f"<{field['name']}>" for field in fields)])
    return " ".join([described["verb"], *map(field_shape, fields)])


def field_shape(field: dict[str, Any]) -> str:
    items = " ".join(item["id"] for item in field.get("items", []))
    values = " ".join(value["id"] for value in field.get("values", []))
    match field["kind"]:
        case "points":
            return f"<{field['total']} over {items}>"
        case "match":
            return f"<{items}: each {values}; once {' '.join(field['once'])}>"
        case "some":
            return f"<{field['least']} to {field['most']} of {values}>"
        case "number":
            return f"<{field['least']} to {field['most']} by {field['step']}>"
        case "words":
            return f"<{field['most']} characters>"
        case "shuffle":
            return f"<all of {values}>"
    return f"<{values}>"
