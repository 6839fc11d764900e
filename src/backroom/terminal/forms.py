"""A form filled in step by step. It can be left at any step, and what was entered waits until it is opened again."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from backroom.kit import IllegalChoice
from backroom.terminal import verbs
from backroom.terminal.answers import READING, Described, filled_in, spelled_out
from backroom.terminal.commands import is_yes
from backroom.terminal.fields import ONE_BACK, AllAtOnce, Asking, FormLeft, StepBack, field_title
from backroom.terminal.line import Line
from backroom.terminal.screen import Stopped
from backroom.terminal.voice import Voice

Draft = dict[int, str]
"""The texts of the fields that are filled in, by their places."""

Weigh = Callable[[str], tuple[bool, list[RenderableType]]]
"""Whether an answer is legal, and what it would do, or why it is none."""

FEW = 4
"""Forms of more fields ask only for what they must; the rest is changed on the last page."""


def optional(field: Described) -> str | None:
    """What a field holds if nobody cares; None where somebody has to say."""
    match field["kind"]:
        case "one":
            return field.get("given")
        case "some" if field["least"] == 0:
            return "-"
        case "number" if field["least"] <= 0 <= field["most"]:
            return "0"
        case "match" if field.get("given"):
            return " ".join(f"{item} {value}" for item, value in field["given"].items())
        case "words":
            return ""
    return None


def still_fits(field: Described, text: str) -> bool:
    """Whether something entered earlier can still be entered now."""
    known = [{thing["id"] for thing in field.get(key, ())} for key in ("items", "values")]
    match field["kind"]:
        case "points":
            total: int = field["total"]
            return {*text.split()[0::2]} <= known[0] and sum(map(int, text.split()[1::2])) == total
        case "match":
            return {*text.split()[0::2]} == known[0] and {*text.split()[1::2]} <= known[1]
        case "one":
            return text in known[1]
        case "some":
            chosen = [] if text == "-" else text.split(",")
            return {*chosen} <= known[1] and field["least"] <= len(chosen) <= field["most"]
        case "number":
            return int(text) in range(field["least"], field["most"] + 1, field["step"])
        case "shuffle":
            return {*text.split()} == known[1]
    return True


HINT = 80
"""So long may the parts of a form be where they are named under its question."""


class Form:
    """One form being filled in."""

    def __init__(self, asked: Described, asking: Asking, draft: Draft) -> None:
        self.asked = asked
        self.fields: list[Described] = asked["fields"]
        self.asking = asking
        asking.all_at_once = self.all_at_once
        self.voice: Voice = asking.voice
        self.draft = draft
        for place in [place for place, text in draft.items() if not still_fits(self.fields[place], text)]:
            del draft[place]
        self.steps = [place for place, field in enumerate(self.fields) if not self.nothing_to_choose(place)]
        if len(self.fields) > FEW:
            for place, field in enumerate(self.fields):
                if (usual := optional(field)) is not None:
                    draft.setdefault(place, usual)

    def nothing_to_choose(self, place: int) -> bool:
        """Nobody is asked which of no cards."""
        field = self.fields[place]
        empty = field["kind"] == "some" and not field["values"]
        if empty:
            self.draft[place] = "-"
        return empty

    @property
    def text(self) -> str:
        return " ".join(filter(None, [self.asked["verb"], *(self.draft[place] for place in range(len(self.fields)))]))

    def fill(self, weighing: Weigh) -> str:
        """The text of the answer. FormLeft if the person goes away; `draft` then holds what was entered."""
        missing = [place for place in self.steps if place not in self.draft]
        try:
            if missing:
                self.asking.screen.show(Text(self.voice.say("term-form-manners", back=ONE_BACK), "dim"))
            self.go_through(missing)
            while (place := self.last_page(weighing)) is not None:
                self.go_through([place])
        except Stopped:
            raise FormLeft from None
        return self.text

    def go_through(self, places: list[int]) -> None:
        """Ask for these fields one after the other; steps back are possible as far as the first of all."""
        left = [*places]
        while left:
            try:
                self.draft[left[0]] = self.asking.field(
                    self.fields[left[0]], self.title(left[0]), self.draft.get(left[0], "")
                )
                left.pop(0)
            except StepBack:
                before = self.steps[: self.steps.index(left[0])]
                if not before:
                    raise FormLeft from None
                left.insert(0, before[-1])
            except AllAtOnce:
                return

    def all_at_once(self, typed: str) -> bool:
        """A line that begins with the verb of this form and says everything."""
        if typed.partition(" ")[0].casefold() not in verbs.all_spellings(self.voice.game, self.asked["verb"]):
            return False
        read = filled_in(self.asked, typed, self.voice)
        if read is None or not read.whole(self.asked):
            return False
        self.draft.update(enumerate(read.texts))
        return True

    def title(self, place: int) -> Text:
        """What is asked for now, and which step of how many that is."""
        title = self.asking.title(self.fields[place])
        if len(self.steps) > 1:
            title.append(f" ({self.steps.index(place) + 1}/{len(self.steps)})", "not bold dim")
        return title

    def last_page(self, weighing: Weigh) -> int | None:
        """Everything once more. None gives it in; a number is the field to change. Nothing else does anything."""
        screen, say = self.asking.screen, self.voice.say
        several = len(self.steps) > 1
        screen.show(self.page() if several else Text(f"→ {self.spelled(self.steps[0])}", "bold"))
        legal, lines = weighing(self.text)
        for line in lines:
            screen.show(line)
        word = f"term-confirm{'' if legal else '-wrong'}{'-several' if several else ''}"
        while True:
            typed = self.asking.read(Text(say(word, back=ONE_BACK) + " ", "dim"))
            if legal and (not typed or is_yes(typed)):
                return None
            if typed == ONE_BACK or (not typed and not several):
                return self.steps[-1]
            if several and typed.isdecimal() and 0 < int(typed[:4]) <= len(self.steps):
                return self.steps[int(typed) - 1]
            changed = self.one_line(typed)
            if changed:
                return self.last_page(weighing)
            how = "term-confirm-how" if legal else "term-confirm-which" if several else "term-not-understood"
            screen.grumble(say(how, typed=typed[:60]))

    def one_line(self, typed: str) -> bool:
        """`2 2000` or `pay 2000` on the last page of an offer changes just that."""
        name, _, rest = typed.partition(" ")
        for number, place in enumerate(self.steps, 1):
            titles = {
                str(number),
                str(self.fields[place]["name"]),
                self.asking.title(self.fields[place]).plain.casefold(),
            }
            if name.casefold() in titles and rest:
                try:
                    line = Line(rest, self.asked["rule"])
                    text = READING[self.fields[place]["kind"]](self.fields[place], line, self.voice)
                    if line.done and still_fits(self.fields[place], text):
                        self.draft[place] = text
                        return True
                except IllegalChoice as slip:
                    self.asking.screen.grumble(self.voice.refusal(slip))
        return False

    def page(self) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for number, place in enumerate(self.steps, 1):
            table.add_row(
                Text(str(number), "bold cyan"), self.asking.title(self.fields[place]), self.spelled(place) or "–"
            )
        return Padding(table, (0, 2))

    def spelled(self, place: int) -> str:
        """A field in the words of the person who reads it."""
        field, text = self.fields[place], self.draft[place]
        return "–" if text == "-" and field["kind"] == "some" else spelled_out(field, text, self.voice)


def form_hint(asked: Described, voice: Voice) -> str:
    """How a form is begun, and how it is typed in one line."""
    verb = verbs.shown(asked["verb"], voice)
    parts = " ".join(f"‹{field_title(field, voice)}›" for field in asked["fields"])
    return voice.say("term-form-hint", line=f"{verb} {parts if len(parts) <= HINT else '…'}")
