"""The steps of a form: one field asked for, with what can be chosen and the key of each."""

from collections.abc import Callable
from typing import overload

from rich.console import RenderableType
from rich.text import Text

from backroom.kit import IllegalChoice
from backroom.terminal.answers import READING, Described, listed
from backroom.terminal.commands import is_back
from backroom.terminal.keys import Keys
from backroom.terminal.line import Line, whole_number
from backroom.terminal.meant import Offer, meant
from backroom.terminal.screen import Screen
from backroom.terminal.shelf import Shelf
from backroom.terminal.voice import Voice

Read = Callable[[RenderableType], str]
"""Reads a line in the middle of a form; commands are carried out on the way and never come back from it."""

ONE_BACK, NONE_OF_THEM = "<", "-"


class StepBack(Exception):
    """The person wants to see the step before this one."""


class AllAtOnce(Exception):
    """The person has typed the whole form in one line, in the middle of it."""


class FormLeft(Exception):
    """The person has left the form."""


def field_title(field: Described, voice: Voice) -> str:
    """What a field is called."""
    word = f"field-{field['name']}"
    return voice.say(word) if voice.knows(word) else str(field["name"]).replace("_", " ")


def how_many(field: Described, voice: Voice) -> str:
    """How many of them are to be chosen, and how that is typed."""
    least, most = field["least"], field["most"]
    if least == most:
        return voice.say("term-some-exactly", least=least)
    if least:
        return voice.say("term-some-between", least=least, most=most)
    return voice.say("term-some-any" if most == len(field["values"]) else "term-some-most", most=most)


class Asking:
    """Asks one person for the fields of a form."""

    def __init__(self, screen: Screen, voice: Voice, keys: Keys, read: Read) -> None:
        self.screen = screen
        self.voice = voice
        self.keys = keys
        self.read = read
        self.all_at_once: Callable[[str], bool] = lambda typed: False
        """Whether a line fills in the whole form."""

    def title(self, field: Described) -> Text:
        return Text(field_title(field, self.voice), "bold")

    def field(self, field: Described, title: Text, entered: str = "") -> str:
        """The text of this field; `entered` is what it was before. StepBack if the person wants the one before."""
        if field["kind"] == "match" and field.get("given"):
            return self.changes(field, title, entered)
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
        spent: list[int] = []
        items = field["items"]
        while (left := int(field["total"]) - sum(spent)) and len(spent) < len(items) - 1:
            name = self.voice.name(items[len(spent)]["label"])
            rest = self.voice.say("term-left-points", points=left)
            try:
                spent.append(self._whole_number(Text.assemble(name, f" ({rest}): "), 0, left))
            except StepBack:
                if not spent:
                    raise
                spent.pop()
        spent += [left] if left else []
        return " ".join(f"{item['id']} {points}" for item, points in zip(items, spent, strict=False) if points)

    def match(self, field: Described, title: Text) -> str:
        """A value for each, without those that are used up."""
        items = field["items"]
        given: list[str] = []
        while len(given) < len(items):
            item = items[len(given)]
            free = [value for value in field["values"] if value["id"] not in {*given} & {*field["once"]}]
            if len(free) == 1 and given:
                given.append(free[0]["id"])
                continue
            count = Text(f" ({len(given) + 1}/{len(items)})", "dim")
            asked = Text.assemble(title, ": ", self.voice.name(item["label"]), count)
            try:
                given.append(self._choose(asked, listed(free, self.voice, self.keys, field["name"])).text)
            except StepBack:
                if not given:
                    raise
                given.pop()
        return " ".join(f"{item['id']} {value}" for item, value in zip(items, given, strict=True))

    def changes(self, field: Described, title: Text, entered: str) -> str:
        """Everything has its value already: one names what is to change, or two that change places."""
        words = entered.split()
        given = dict(zip(words[0::2], words[1::2], strict=True)) if words else dict(field["given"])
        values = {value["id"]: self.voice.plain(value["label"]) for value in field["values"]}
        labels = {item["id"]: self.voice.plain(item["label"]) for item in field["items"]}
        keys = dict(zip(labels, self.keys.numbers(field["name"], labels.items()), strict=True))
        while True:
            offers = [Offer(keys[item], item, f"{label} ({values[given[item]]})") for item, label in labels.items()]
            hint = Text(self.voice.say("term-changes-hint"), "not bold dim")
            self.screen.show(Text.assemble(title, " ", hint), Shelf(offers))
            typed = self._step("> ")
            if not typed:
                return " ".join(f"{item} {value}" for item, value in given.items())
            pair = [offer.text for word in typed.split() for offer in offers if offer.key == word]
            if len(pair) == 2 and len(typed.split()) == 2:
                given[pair[0]], given[pair[1]] = given[pair[1]], given[pair[0]]
                continue
            found = meant(typed, offers)
            if len(found) == 1:
                self.change(field, found[0], given, labels)
            else:
                self._not_understood(typed, found, offers)

    def change(self, field: Described, item: Offer, given: dict[str, str], labels: dict[str, str]) -> None:
        """A new value for one of them."""
        offers = listed(field["values"], self.voice, self.keys, "value")
        try:
            given[item.text] = self._choose(Text(labels[item.text], "bold"), offers).text
        except StepBack:
            return

    def one(self, field: Described, title: Text) -> str:
        """One of them; an empty line is the one given to begin with, or none of them, where that can be said."""
        offers = listed(field["values"], self.voice, self.keys, field["name"])
        usual = next((offer for offer in offers if offer.text == field.get("given", NONE_OF_THEM)), None)
        if usual is None:
            return self._choose(title, offers).text
        title = Text.assemble(title, " ", (self.voice.say("term-enter-for", label=usual.label), "not bold dim"))
        return (self._choose(title, offers, or_none=True) or usual).text

    def some(self, field: Described, title: Text) -> str:
        """Several at once, with commas between them."""
        offers = listed(field["values"], self.voice, self.keys, field["name"])
        hint = Text(f"({how_many(field, self.voice)})", "not bold dim")
        self.screen.show(Text.assemble(title, " ", hint), Shelf(offers))
        while True:
            typed = self._step("> ")
            named = [] if typed in ("", "-") else [(part, meant(part, offers)) for part in typed.split(",")]
            ids = [found[0].text for _, found in named if len(found) == 1]
            if len(ids) < len(named):
                part, found = next((part, found) for part, found in named if len(found) != 1)
                self._not_understood(part.strip(), found, offers)
            elif len(set(ids)) < len(ids) or not field["least"] <= len(ids) <= field["most"]:
                self.screen.grumble(self.voice.say("term-some-wrong", many=how_many(field, self.voice)))
            else:
                return ",".join(ids) or "-"

    def number(self, field: Described, title: Text) -> str:
        least, most, step = field["least"], field["most"], field["step"]
        asked = Text.assemble(title, " ", self.voice.say("term-from-to", least=least, most=most), ": ")
        return str(self._whole_number(asked, least, most, step))

    def shuffle(self, field: Described, title: Text) -> str:
        """All of them, in the order one wants."""
        self.screen.show(title, Shelf(listed(field["values"], self.voice, self.keys, field["name"])))
        while True:
            try:
                return READING["shuffle"](field, Line(self._step("> "), ""), self.voice)
            except IllegalChoice as slip:
                self.screen.grumble(self.voice.refusal(slip))

    def words(self, field: Described, title: Text) -> str:
        # Free words are nobody's command: "view" is a fine remark.
        typed = self.screen.read(Text.assemble(title, ": "))
        if typed == ONE_BACK:
            raise StepBack
        if is_back(typed):
            raise FormLeft
        return typed

    def _step(self, prompt: RenderableType) -> str:
        typed = self.read(prompt)
        if typed == ONE_BACK:
            raise StepBack
        if self.all_at_once(typed):
            raise AllAtOnce
        return typed

    @overload
    def _choose(self, title: Text, offers: list[Offer]) -> Offer: ...
    @overload
    def _choose(self, title: Text, offers: list[Offer], *, or_none: bool) -> Offer | None: ...
    def _choose(self, title: Text, offers: list[Offer], *, or_none: bool = False) -> Offer | None:
        self.screen.show(title, Shelf(offers))
        while True:
            typed = self._step("> ")
            if or_none and not typed:
                return None
            found = meant(typed, offers)
            if len({offer.label for offer in found}) == 1:
                return found[0]  # of several that look the same any will do
            self._not_understood(typed, found, offers)

    def _not_understood(self, typed: str, found: list[Offer], offers: list[Offer]) -> None:
        if not typed:
            self.screen.show(Shelf(offers))
            return
        names = [offer.label for offer in found or offers]
        word = "term-which" if found else "term-not-understood-one-of"
        self.screen.grumble(self.voice.say(word, typed=typed[:60], names=names))

    def _whole_number(self, asked: Text, least: int, most: int, step: int = 1) -> int:
        while True:
            typed = self._step(asked) or "0"
            number = whole_number(typed)
            if number is None:
                self.screen.grumble(self.voice.say("error-number", found=typed[:40]))
            elif not least <= number <= most or (number - least) % step:
                word = "term-range" if step == 1 else "error-range"
                self.screen.grumble(self.voice.say(word, found=number, least=least, most=most, step=step))
            else:
                return number
