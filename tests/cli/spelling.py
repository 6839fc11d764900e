"""How a person types an answer that the rules know only by its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.terminal.answers import Described, choices, described, listed
from backroom.terminal.keys import Keys
from backroom.terminal.verbs import shown

if TYPE_CHECKING:
    from backroom.kit import Ask
    from backroom.terminal.voice import Voice


def ways_to_pick(asked: Described, text: str, voice: Voice, keys: Keys) -> list[str]:
    """The key of a choice, the choice in one line, and its label if no other has the same."""
    offers = choices(asked, voice, keys)
    offer = next(offer for offer in offers if offer.text == text)
    same = [each for each in offers if each.label.casefold() == offer.label.casefold()]
    return [offer.key, offer.written[0], *([offer.label] if len(same) == 1 else [])]


def in_one_line(ask: Ask, text: str, voice: Voice) -> str:
    """An answer as it is typed: verbs of one's own language, names for ids, seats by name."""
    asked = described(ask)
    if asked["kind"] == "pick":
        return ways_to_pick(asked, text, voice, Keys())[1]
    parts = text.split()[1:]
    line = [shown(asked["verb"], voice)]
    for field in asked["fields"]:
        line += field_words(field, parts, voice)
    return " ".join(line)


def field_words(field: Described, parts: list[str], voice: Voice) -> list[str]:
    """The words of one field, with names for ids; `parts` loses what belongs to it."""
    items, values = (called(field.get(key, []), voice) for key in ("items", "values"))
    match field["kind"]:
        case "points":
            taken, parts[:] = parts[:], []
            return [items.get(word, word) for word in taken]
        case "match":
            taken, parts[:] = parts[: 2 * len(items)], parts[2 * len(items) :]
            return [(items, values)[place % 2].get(word, word) for place, word in enumerate(taken)]
        case "one":
            # A text may leave out at its end what was not said.
            return [values[parts.pop(0) if parts else "-"]]
        case "some":
            return [", ".join(values.get(word, word) for word in parts.pop(0).split(","))]
        case "number":
            return [parts.pop(0)]
    taken, parts[:] = parts[:], []
    return taken


def called(things: list[dict[str, str]], voice: Voice) -> dict[str, str]:
    """What each id is called: by its label, or where two have the same label, by its own name."""
    labels = {offer.text: offer.label for offer in listed(things, voice)}
    every = [*labels.values()]
    return {id: label if every.count(label) == 1 and "," not in label else id for id, label in labels.items()}
