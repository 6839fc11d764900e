"""What can be chosen, laid out with its keys: as many to a line as fit, each kind on a line of its own."""

import re

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from backroom.terminal.meant import Offer

INDENT, BETWEEN = 2, 3
KEY = "bold cyan"
NUMBERED = re.compile(r"([a-z]+)[0-9]+")


class Shelf:
    """Offers side by side."""

    def __init__(self, offers: list[Offer]) -> None:
        self.offers = offers

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for entries in rows(self.offers):
            line = Text()
            for entry in entries:
                if line and line.cell_len + BETWEEN + entry.cell_len > options.max_width - INDENT:
                    yield indented(line)
                    line = Text()
                line.append(" " * BETWEEN if line else "").append_text(entry)
            yield indented(line)


def indented(line: Text) -> Text:
    return Text.assemble(" " * INDENT, line)


def kind(offer: Offer) -> str:
    """The letter of a kind of which there are several."""
    numbered = NUMBERED.fullmatch(offer.key)
    return numbered[1] if numbered else ""


def rows(offers: list[Offer]) -> list[list[Text]]:
    """The entries by kind. What all of a kind begin with is said once."""
    kinds: dict[str, list[Offer]] = {}
    for offer in offers:
        kinds.setdefault(kind(offer), []).append(offer)
    laid = []
    for same in kinds.values():
        said = shared([offer.label for offer in same])
        head = [Text(said.strip())] if said else []
        laid.append([*head, *(entry(offer, offer.label.removeprefix(said)) for offer in same)])
    return laid


def shared(labels: list[str]) -> str:
    """What several labels begin with, up to a colon."""
    before, colon, _ = labels[0].partition(": ")
    same = len(labels) > 1 and colon and all(label.startswith(before + colon) for label in labels)
    return before + colon if same else ""


def entry(offer: Offer, label: str) -> Text:
    """The key and what it stands for. A number that the label begins with is key enough."""
    if label == offer.key or label.startswith(f"{offer.key} "):
        return Text.assemble((offer.key, KEY), label.removeprefix(offer.key))
    return Text.assemble((offer.key, KEY), " ", label)
