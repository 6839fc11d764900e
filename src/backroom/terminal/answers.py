"""From what a person typed to the one text form of an answer: names in their own language, and a few short ways."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from backroom.terminal.meant import Offer, meant, offered, the_one
from backroom.terminal.voice import Voice

Described: TypeAlias = dict[str, Any]
"""A question, or a field of one, as its `describe()` gives it."""


def verbs(asked: Described) -> set[str]:
    """The words that the text form of an answer can begin with."""
    if asked["kind"] == "pick":
        return {choice["text"].split(None, 1)[0] for choice in asked["choices"]}
    return {asked["verb"]}


def choices(asked: Described, voice: Voice) -> list[Offer]:
    """The choices of a pick, with their keys."""
    return offered((choice["text"], voice.tell(choice["word"], choice["args"]).plain) for choice in asked["choices"])


def listed(items: Iterable[dict[str, str]], voice: Voice) -> list[Offer]:
    """Items or values of a field, with their keys; and whose they are, where that is said."""
    return offered((item["id"], called(item, voice)) for item in items)


def called(item: dict[str, str], voice: Voice) -> str:
    label = voice.plain(item["label"])
    return f"{label} ({voice.plain(item['of'])})" if "of" in item else label


def named(items: Iterable[dict[str, str]], voice: Voice) -> list[Offer]:
    """The same without keys: in a whole text form `2` is the id 2, not the second in a list."""
    return [offer._replace(key="") for offer in listed(items, voice)]


def labels(asked: Described) -> dict[str, str]:
    """The label of every id that an answer can name."""
    things = [field.get(key, []) for field in asked.get("fields", []) for key in ("items", "values")]
    return {thing["id"]: thing["label"] for named in things for thing in named}


def spelled_out(field: Described, text: str, voice: Voice) -> str:
    """The text of one field with labels for its ids."""
    kind, words = field["kind"], text.split()
    items, values = (
        {thing["id"]: voice.plain(thing["label"]) for thing in field.get(key, [])} for key in ("items", "values")
    )
    if kind in ("points", "match"):
        pairs = zip(words[0::2], words[1::2], strict=True)
        between = " " if kind == "points" else ": "
        return ", ".join(f"{items[item]}{between}{values.get(given, given)}" for item, given in pairs)
    if kind in ("one", "some", "shuffle"):
        chosen = text.split(",") if kind == "some" else words
        return ", ".join(values.get(word, word) for word in chosen)
    return text


def understood(asked: Described, typed: str, voice: Voice) -> str | None:
    """The text form a line stands for; None if it is no answer to this question.

    Whether the answer is legal is the rules' to say: a word that nobody knows is left as it is, for them to name it.
    """
    if asked["kind"] == "pick":
        offer = the_one(typed, choices(asked, voice))
        return offer.text if offer else typed if typed.split(None, 1)[0] in verbs(asked) else None
    first, _, rest = typed.partition(" ")
    if first == asked["verb"]:
        return " ".join([first, *in_ids(asked["fields"], rest.strip(), voice)])
    field = asked["fields"][0]
    if len(asked["fields"]) == 1 and begins(field, first, voice):
        return " ".join([asked["verb"], *in_ids([field], typed, voice)])
    return None


def begins(field: Described, word: str, voice: Voice) -> bool:
    """Whether this word can be the first of a field's text."""
    kind = field["kind"]
    if kind in ("points", "match"):
        # Also a name that could be two: the rules then say which there are.
        items = named(field["items"], voice)
        return is_id(word, items) or bool(meant(word, items))
    if kind in ("one", "some", "shuffle"):
        return word == "-" or is_known(word.split(",")[0], named(field["values"], voice))
    return kind == "number" and word.lstrip("-").isdigit()


def in_ids(fields: list[Described], typed: str, voice: Voice) -> list[str]:
    """Every word of a text as the id it means; the rest word for word."""
    words = typed.split()
    written: list[str] = []
    for field in fields:
        if field["kind"] == "words":
            # Free words keep their own spaces: cut off as many words as the fields before have taken.
            taken = len(typed.split()) - len(words)
            parts = typed.split(None, taken)
            return [*written, *parts[taken:]]
        written += TRANSLATED[field["kind"]](field, words, voice)
    return [*written, *words]


def _points(field: Described, words: list[str], voice: Voice) -> list[str]:
    """`red 2 blue 4`; a name without a number takes all that is left."""
    items = named(field["items"], voice)
    written: list[str] = []
    left = field["total"]
    while words:
        item = words.pop(0)
        number = words.pop(0) if words and words[0].isdigit() else None if words else str(left)
        if number is None:
            return [*written, _id(item, items), words.pop(0), *_drained(words)]
        left = max(0, left - int(number[:9]))
        written += [_id(item, items), number]
    return written


def _match(field: Described, words: list[str], voice: Voice) -> list[str]:
    """`red 2 blue -`, or with names."""
    items, values = named(field["items"], voice), named(field["values"], voice)
    written: list[str] = []
    while words and is_known(words[0], items):
        item, value = words.pop(0), words.pop(0) if words else ""
        written += [_id(item, items), _id(value, values)]
    return written


def _one(field: Described, words: list[str], voice: Voice) -> list[str]:
    return [_id(words.pop(0), named(field["values"], voice))] if words else []


def _some(field: Described, words: list[str], voice: Voice) -> list[str]:
    values = named(field["values"], voice)
    return [",".join(_id(part, values) for part in words.pop(0).split(","))] if words else []


def _number(field: Described, words: list[str], voice: Voice) -> list[str]:
    return [words.pop(0)] if words else []


def _shuffle(field: Described, words: list[str], voice: Voice) -> list[str]:
    values = named(field["values"], voice)
    return [_id(word, values) for word in _drained(words)]


def _drained(words: list[str]) -> list[str]:
    rest, words[:] = words[:], []
    return rest


def is_id(word: str, offers: list[Offer]) -> bool:
    return any(offer.text == word for offer in offers)


def is_known(word: str, offers: list[Offer]) -> bool:
    """Whether a word is an id, or the name of just one of them."""
    return is_id(word, offers) or the_one(word, offers) is not None


def _id(word: str, offers: list[Offer]) -> str:
    """The id a word means; ids come before names."""
    offer = None if is_id(word, offers) else the_one(word, offers)
    return offer.text if offer else word


TRANSLATED: dict[str, Callable[[Described, list[str], Voice], list[str]]] = {
    "points": _points,
    "match": _match,
    "one": _one,
    "some": _some,
    "number": _number,
    "shuffle": _shuffle,
}
