"""From what a person typed to the text of an answer: names and verbs of their own language, seats as on the screen.

In journals a seat is counted from 0. Nobody who types ever sees that: here a seat has its name, or its number from 1.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

from backroom.kit import Ask, IllegalChoice
from backroom.terminal.keys import Keys
from backroom.terminal.line import Line
from backroom.terminal.meant import Offer, the_one
from backroom.terminal.verbs import all_spellings, meant_verb, shown, spellings
from backroom.terminal.voice import Voice

Described: TypeAlias = dict[str, Any]
"""A question, or a field of one, as its `describe()` gives it; a question has its rule besides."""

SEAT = re.compile(r"@seat-([0-9]+)")


def described(ask: Ask) -> Described:
    return {**ask.describe(), "rule": ask.rule}


def verbs(asked: Described) -> set[str]:
    """The words that the text of an answer can begin with."""
    if asked["kind"] == "pick":
        return {choice["text"].split(None, 1)[0] for choice in asked["choices"]}
    return {asked["verb"]}


def choices(asked: Described, voice: Voice, keys: Keys) -> list[Offer]:
    """The choices of a pick. Where they are of several kinds, each kind has its letter."""
    labels = [voice.tell(choice["word"], choice["args"]).plain for choice in asked["choices"]]
    texts = [choice["text"] for choice in asked["choices"]]
    if len(verbs(asked)) > 1:
        keys.mixed.add(asked["word"])
    numbered = dict(zip(texts, keys.numbers(asked["word"], zip(texts, labels, strict=True)), strict=True))
    offers = []
    for choice, label in zip(asked["choices"], labels, strict=True):
        verb, _, rest = choice["text"].partition(" ")
        if rest and asked["word"] not in keys.mixed:
            seat = counted(rest, choice["args"])
            key = numbered[choice["text"]] if seat == rest else seat
        else:
            key = keys.of_kind(shown(verb, voice))
            if rest:
                same = [text for text in texts if text.startswith(f"{verb} ")]
                key += str(keys.place(f"{asked['word']} {verb}", same)[same.index(choice["text"])] + 1)
        written = " ".join(counted(word, choice["args"]) for word in rest.split())
        offers.append(
            Offer(key, choice["text"], label, tuple(f"{name} {written}".strip() for name in all_verbs(verb, voice)))
        )
    return offers


def all_verbs(verb: str, voice: Voice) -> list[str]:
    """How a verb may be written, the usual one of this language first."""
    usual = spellings(voice.game, voice.lang, verb)
    return [*usual, *sorted(all_spellings(voice.game, verb).difference(usual))]


def counted(word: str, args: dict[str, Any]) -> str:
    """A word of a choice's text as a person writes it: a number that stands for a seat counts from 1."""
    about = [*args.values()]
    return str(int(word) + 1) if word.isdecimal() and f"@seat-{word}" in about and int(word) not in about else word


def listed(items: Iterable[dict[str, str]], voice: Voice, keys: Keys | None = None, group: str = "") -> list[Offer]:
    """Items or values of a field. A seat has its number as its key, a number itself, the others those of `keys`."""
    things = [*items]
    labels = [called(item, voice) for item in things]
    plain = [place for place, item in enumerate(things) if own_key(item) is None]
    others = [(things[place]["id"], labels[place]) for place in plain]
    numbers = iter(keys.numbers(group, others, taken=len(plain) < len(things)) if keys else ())
    offers = []
    for item, label in zip(things, labels, strict=True):
        key = own_key(item)
        written = () if item["id"].isdecimal() else (item["id"],)
        offers.append(Offer(next(numbers, "") if key is None else key, item["id"], label, written))
    return offers


def own_key(item: dict[str, str]) -> str | None:
    """The key that a thing always has."""
    seat = SEAT.fullmatch(item["label"])
    if seat:
        return str(int(seat[1]) + 1)
    return item["id"] if item["id"] == "-" or item["label"].isdecimal() else None


def called(item: dict[str, str], voice: Voice) -> str:
    label = voice.plain(item["label"])
    return f"{label} ({voice.plain(item['of'])})" if "of" in item else label


def labels(asked: Described) -> dict[str, str]:
    """The label of every id that an answer can name."""
    things = [field.get(key, []) for field in asked.get("fields", []) for key in ("items", "values")]
    return {thing["id"]: thing["label"] for named in things for thing in named}


def spelled_out(field: Described, text: str, voice: Voice) -> str:
    """The text of one field with labels for its ids; where something was given, only what has changed."""
    kind, words = field["kind"], text.split()
    items, values = (
        {thing["id"]: voice.plain(thing["label"]) for thing in field.get(key, [])} for key in ("items", "values")
    )
    if kind in ("points", "match"):
        begun = field.get("given", {})
        pairs = [pair for pair in zip(words[0::2], words[1::2], strict=True) if begun.get(pair[0]) != pair[1]]
        between = " " if kind == "points" else ": "
        return ", ".join(f"{items[item]}{between}{values.get(given, given)}" for item, given in pairs) or "–"
    if kind in ("one", "some", "shuffle"):
        chosen = text.split(",") if kind == "some" else words
        return ", ".join(values.get(word, word) for word in chosen)
    return voice.say("term-number", number=int(text)) if kind == "number" else text


class Read(NamedTuple):
    """How far a line could be read: the text of each field in turn, and what is wrong with what follows."""

    texts: list[str]
    slip: IllegalChoice | None

    def whole(self, asked: Described) -> bool:
        return self.slip is None and len(self.texts) == len(asked["fields"])


def picked(asked: Described, typed: str, voice: Voice, keys: Keys) -> str | None:
    """The text of the choice that a line stands for."""
    offer = the_one(typed, choices(asked, voice, keys))
    return offer.text if offer else None


def filled_in(asked: Described, typed: str, voice: Voice) -> Read | None:
    """A form in one line: with its verb, or without it where the line makes sense then; None if this is another."""
    first, _, rest = typed.strip().partition(" ")
    if meant_verb(first, [asked["verb"]], voice):
        return read_fields(asked, rest, voice)
    read = read_fields(asked, typed, voice)
    alone = len(asked["fields"]) == 1 and begins(asked["fields"][0], typed, voice)
    return read if alone or read.whole(asked) else None


def read_fields(asked: Described, typed: str, voice: Voice) -> Read:
    line = Line(typed, asked["rule"])
    texts: list[str] = []
    for field in asked["fields"]:
        if line.done and field["kind"] != "words":
            break
        try:
            texts.append(READING[field["kind"]](field, line, voice))
        except IllegalChoice as slip:
            return Read(texts, slip)
    return Read(texts, None if line.done else line.slip("error-too-much", found=line.rest()[:40]))


def begins(field: Described, typed: str, voice: Voice) -> bool:
    """Whether a line can begin with this field."""
    line = Line(typed, "")
    if line.done:
        return False
    if field["kind"] in ("points", "match"):
        # Also a name that could be two: the refusal then says which there are.
        return bool(line.find(listed(field["items"], voice))[1])
    if field["kind"] in ("one", "some", "shuffle"):
        return line.peek() == "-" or line.knows_next(listed(field["values"], voice))
    return field["kind"] == "number" and line.peek().lstrip("-").isdigit()


def _points(field: Described, line: Line, voice: Voice) -> str:
    """`red 2 blue 4`; a name without a number takes all that is left."""
    items = listed(field["items"], voice)
    written: list[str] = []
    left = field["total"]
    while not line.done:
        item = line.one_of(items, "error-item")
        number = line.number() if line.peek() else str(left)
        left = max(0, left - int(number))
        written += [item, number]
    return " ".join(written)


def _match(field: Described, line: Line, voice: Voice) -> str:
    """`red Ada blue -`."""
    items, values = listed(field["items"], voice), listed(field["values"], voice)
    given: dict[str, str] = {}
    while not line.done and len(given) < len(items):
        item = line.one_of(items, "error-item")
        if item in given:
            raise line.slip("error-item-twice", item=labels({"fields": [field]})[item])
        given[item] = line.one_of(values)
    if missing := [item["label"] for item in field["items"] if item["id"] not in given]:
        raise line.slip("error-missing", items=missing)
    return " ".join(f"{item} {value}" for item, value in given.items())


def _one(field: Described, line: Line, voice: Voice) -> str:
    return line.one_of(listed(field["values"], voice), alike=True)


def _some(field: Described, line: Line, voice: Voice) -> str:
    values = listed(field["values"], voice)
    if line.peek() == "-":
        return line.take()
    chosen = [line.one_of(values, alike=True)]
    while line.peek() == ",":
        line.take()
        # Of several cards that look the same, each is named once.
        chosen.append(line.one_of([value for value in values if value.text not in chosen] or values, alike=True))
    return ",".join(chosen)


def _number(field: Described, line: Line, voice: Voice) -> str:
    return line.number()


def _shuffle(field: Described, line: Line, voice: Voice) -> str:
    values = listed(field["values"], voice)
    chosen = []
    while not line.done:
        chosen.append(line.one_of(values))
    return " ".join(chosen)


def _words(field: Described, line: Line, voice: Voice) -> str:
    return line.rest()


READING: dict[str, Callable[[Described, Line, Voice], str]] = {
    "points": _points,
    "match": _match,
    "one": _one,
    "some": _some,
    "number": _number,
    "shuffle": _shuffle,
    "words": _words,
}
