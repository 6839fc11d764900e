"""A question asked in the terminal: shown with its choices, or filled in field by field."""

import re
from collections.abc import Callable
from typing import overload

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from backroom.terminal.answers import TRANSLATED, Described, choices, listed, spelled_out
from backroom.terminal.meant import Offer, meant, offered
from backroom.terminal.screen import Screen
from backroom.terminal.voice import Voice

Read = Callable[[RenderableType], str]
"""Reads a line in the middle of a form; commands are carried out on the way and never come back from it."""


WHOLE = re.compile(r"-?[0-9]{1,9}")


class StartOver(Exception):
    """The person wants to fill in the form from its beginning."""


def shelf(offers: list[Offer]) -> RenderableType:
    """Offers side by side, each with the key to type."""
    keyed = [Text.assemble((offer.key, "bold cyan"), " ", offer.label) for offer in offers]
    return Padding(Columns(keyed, padding=(0, 3)), (0, 2))


def prompt(asked: Described, voice: Voice) -> Text:
    """What is asked, in words."""
    text = voice.tell(asked["word"], asked["args"])
    text.stylize("bold")
    return text


def shown(asked: Described, voice: Voice) -> list[RenderableType]:
    """The question with what can be typed below it."""
    lines: list[RenderableType] = [prompt(asked, voice)]
    if asked["kind"] == "pick":
        lines.append(shelf(choices(asked, voice)))
    elif len(asked["fields"]) == 1 and asked["fields"][0]["kind"] == "points":
        field = asked["fields"][0]
        lines.append(Padding(Text("  ").join([voice.name(item["label"]) for item in field["items"]]), (0, 2)))
        lines.append(Text(voice.say("term-points-hint", example=split_example(field, voice)), "dim"))
    else:
        lines.append(Text(voice.say("term-form-hint", verb=asked["verb"]), "dim"))
    return lines


def split_example(field: Described, voice: Voice) -> str:
    """One way to split the points, to show how it is typed."""
    names = [item.label.lower().split()[0] for item in listed(field["items"], voice)]
    total = field["total"]
    if total < 2 or len(names) < 2:
        return f"{names[0]} {total}"
    return f"{names[0]} {total - total // 2} {names[1]} {total // 2}"


class Form:
    """One form being filled in."""

    def __init__(self, asked: Described, screen: Screen, voice: Voice, read: Read) -> None:
        self.asked = asked
        self.screen = screen
        self.voice = voice
        self.read = read

    def fill(self, *, confirm: bool) -> str:
        """The text form, after every field has been asked for. What cannot be taken back is shown once more."""
        while True:
            try:
                texts = [self.field(field) for field in self.asked["fields"]]
                self.screen.show(Text(f"→ {self.echo(texts)}", "bold"))
                if confirm:
                    self.read(Text(self.voice.say("term-confirm") + " ", "dim"))
                return " ".join(filter(None, [self.asked["verb"], *texts]))
            except StartOver:
                continue

    def echo(self, texts: list[str]) -> str:
        """What has been filled in, in the words of the person who reads it."""
        fields = zip(self.asked["fields"], texts, strict=True)
        return " · ".join(filter(None, (spelled_out(field, text, self.voice) for field, text in fields)))

    def field(self, field: Described) -> str:
        word = f"field-{field['name']}"
        title = Text(self.voice.say(word) if self.voice.knows(word) else field["name"].replace("_", " "), "bold")
        asking: dict[str, Callable[[Described, Text], str]] = {
            "points": self.points,
            "match": self.match,
            "one": self.one,
            "some": self.some,
            "number": self.number,
            "shuffle": self.shuffle,
            "words": self.words,
        }
        return asking[field["kind"]](field, title)

    def points(self, field: Described, title: Text) -> str:
        """So many for each, until all are given out; whoever comes last gets the rest."""
        left, spent = int(field["total"]), []
        for item in field["items"][:-1]:
            if not left:
                break
            name = self.voice.name(item["label"])
            rest = self.voice.say("term-left-points", points=left)
            points = self._whole_number(Text.assemble(name, f" ({rest}): "), 0, left)
            left -= points
            spent += [item["id"], str(points)] if points else []
        return " ".join([*spent, field["items"][-1]["id"], str(left)] if left else spent)

    def match(self, field: Described, title: Text) -> str:
        """A value for each, without those that are used up."""
        if field.get("given"):
            return self.changes(field, title)
        given: dict[str, str] = {}
        self.screen.show(title)
        for item in field["items"]:
            used = [value for value in given.values() if value in field["once"]]
            free = [value for value in field["values"] if value["id"] not in used]
            given[item["id"]] = self._choose(self.voice.name(item["label"]), listed(free, self.voice)).text
        return " ".join(f"{item} {value}" for item, value in given.items())

    def changes(self, field: Described, title: Text) -> str:
        """Everything has its value already: one names what is to change, one after the other."""
        given: dict[str, str] = dict(field["given"])
        values = {value["id"]: self.voice.plain(value["label"]) for value in field["values"]}
        while True:
            labels = {item["id"]: self.voice.plain(item["label"]) for item in field["items"]}
            offers = offered((item, f"{label} ({values[given[item]]})") for item, label in labels.items())
            item = self._choose(Text.assemble(title, " ", self.voice.say("term-changes-hint")), offers, or_none=True)
            if item is None:
                return " ".join(f"{item} {value}" for item, value in given.items())
            given[item.text] = self._choose(Text(labels[item.text]), listed(field["values"], self.voice)).text

    def one(self, field: Described, title: Text) -> str:
        """One of them; an empty line is the one given to begin with, if there is such a one."""
        chosen = self._choose(title, listed(field["values"], self.voice), or_none="given" in field)
        return str(field["given"]) if chosen is None else chosen.text

    def some(self, field: Described, title: Text) -> str:
        """Several at once, with commas between them; nothing is asked where there is nothing to choose."""
        if not field["values"]:
            return "-"
        offers = listed(field["values"], self.voice)
        self.screen.show(Text.assemble(title, " ", self.voice.say("term-some-hint")), shelf(offers))
        while True:
            typed = self.read("> ")
            named = [] if typed in ("", "-") else [meant(part, offers) for part in typed.split(",")]
            ids = [found[0].text for found in named if len(found) == 1]
            if len(ids) < len(named):
                self.screen.grumble(self.voice.say("term-not-understood", typed=typed))
            elif len(set(ids)) < len(ids) or not field["least"] <= len(ids) <= field["most"]:
                self.screen.grumble(self.voice.say("error-some", least=field["least"], most=field["most"]))
            else:
                return ",".join(ids) or "-"

    def number(self, field: Described, title: Text) -> str:
        least, most, step = field["least"], field["most"], field["step"]
        asked = Text.assemble(title, f" ({least}–{most}): ")
        return str(self._whole_number(asked, least, most, step))

    def shuffle(self, field: Described, title: Text) -> str:
        """All of them, in the order one wants."""
        self.screen.show(title, shelf(listed(field["values"], self.voice)))
        return " ".join(TRANSLATED["shuffle"](field, self.read("> ").split(), self.voice))

    def words(self, field: Described, title: Text) -> str:
        # Free words are nobody's command: "view" is a fine remark.
        return self.screen.read(Text.assemble(title, ": "))

    @overload
    def _choose(self, title: Text, offers: list[Offer]) -> Offer: ...
    @overload
    def _choose(self, title: Text, offers: list[Offer], *, or_none: bool) -> Offer | None: ...
    def _choose(self, title: Text, offers: list[Offer], *, or_none: bool = False) -> Offer | None:
        self.screen.show(title, shelf(offers))
        while True:
            typed = self.read("> ")
            if or_none and not typed:
                return None
            found = meant(typed, offers)
            if len(found) == 1:
                return found[0]
            names = [offer.label for offer in found or offers]
            word = "term-which" if found else "term-not-understood-one-of"
            self.screen.grumble(self.voice.say(word, typed=typed, names=names))

    def _whole_number(self, asked: Text, least: int, most: int, step: int = 1) -> int:
        while True:
            typed = self.read(asked) or "0"
            number = int(typed) if WHOLE.fullmatch(typed) else None
            if number is None:
                self.screen.grumble(self.voice.say("error-number", found=typed[:40]))
            elif not least <= number <= most or (number - least) % step:
                word = "term-range" if step == 1 else "error-range"
                self.screen.grumble(self.voice.say(word, found=number, least=least, most=most, step=step))
            else:
                return number
