"""One person at the keyboard: what they are asked, what they type, and what is said where that makes no sense."""

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from backroom.kit import IllegalChoice, Weighing, nearest
from backroom.terminal import commands
from backroom.terminal.answers import Described, choices, described, filled_in, labels, listed, picked, verbs
from backroom.terminal.explaining import explained
from backroom.terminal.fields import Asking, FormLeft
from backroom.terminal.forms import Draft, Form, form_hint
from backroom.terminal.keys import Keys
from backroom.terminal.meant import meant
from backroom.terminal.screen import Stopped
from backroom.terminal.shelf import Shelf
from backroom.terminal.verbs import all_spellings, meant_verb, shown
from backroom.terminal.voice import Voice

if TYPE_CHECKING:
    from backroom.terminal.evening import Evening

WHAT_IF = "?"
FEW_DEEDS = 2
"""So many things for any time are explained under a question; more are only named."""


class Dialogue:
    """Everything typed by one person in one evening goes through here."""

    def __init__(self, evening: "Evening", seat: int) -> None:
        self.evening = evening
        self.seat = seat
        self.screen = evening.screen
        self.voice: Voice = evening.voice
        self.keys = Keys()
        self.drafts: dict[str, Draft] = {}
        """Forms begun and left, by their verbs."""

    @property
    def asked(self) -> Described | None:
        ask = self.evening.game.asked.get(self.seat)
        return None if ask is None else described(ask)

    @property
    def may(self) -> list[Described]:
        return [described(ask) for ask in self.evening.game.may(self.seat)]

    def show(self) -> None:
        """The question with what can be typed below it, and what may be done besides."""
        asked = self.asked
        if asked is not None:
            self.screen.show(prompt(asked, self.voice), *self.below(asked))
        may = self.may
        names = [shown(verb, self.voice) for each in may for verb in sorted(verbs(each))]
        if len(may) > FEW_DEEDS:
            self.screen.show(Text(self.voice.say("term-may-several", verbs=names), "dim"))
            return
        for each in may:
            told = self.voice.tell(each["word"], each["args"]).plain
            verb = ", ".join(shown(verb, self.voice) for verb in sorted(verbs(each)))
            self.screen.show(Text(self.voice.say("term-may", verb=verb, prompt=told), "dim"))

    def below(self, asked: Described) -> list[RenderableType]:
        if asked["kind"] == "pick":
            offers = choices(asked, self.voice, self.keys)
            weighed = next((offer.key for offer in offers if self.weighing(asked, offer.text)[1]), None)
            how = [] if weighed is None else [Text(self.voice.say("term-what-if", key=f"{weighed}{WHAT_IF}"), "dim")]
            return [Shelf(offers), *how]
        if len(asked["fields"]) == 1 and asked["fields"][0]["kind"] == "points":
            field = asked["fields"][0]
            names = Text("  ").join([self.voice.name(item["label"]) for item in field["items"]])
            hint = self.voice.say("term-points-hint", example=split_example(field, self.voice))
            return [Padding(names, (0, 2)), Text(hint, "dim")]
        return [Text(form_hint(asked, self.voice), "dim")]

    def hear(self, line: Any = "> ") -> bool:
        """One line: an answer, something for any time, or a mistake. False if it was empty and nothing was asked."""
        asked, may = self.asked, self.may
        every = [*([asked] if asked else []), *may]
        typed = self.evening.listen(line, self.spellings(every))
        if commands.is_back(typed):
            self.screen.grumble(self.voice.say("term-no-form"))
        elif not typed:
            if asked is None:
                return False
            if asked["kind"] == "form":
                self.fill(asked)
        elif any(self.wonders(each, typed) for each in every):
            pass
        elif not any(self.answers(each, typed, may) for each in self.in_order(every, typed)):
            self.screen.grumble(self.not_understood(asked, every, typed))
        return True

    def spellings(self, every: list[Described]) -> frozenset[str]:
        """The words that begin an answer now, and therefore are no commands."""
        names = [all_spellings(self.voice.game, verb) for each in every for verb in verbs(each)]
        return frozenset().union(*names)

    def in_order(self, every: list[Described], typed: str) -> list[Described]:
        """What is called by its verb comes before what only sounds alike."""
        first = typed.split()[0].casefold()
        return sorted(every, key=lambda each: first not in self.spellings([each]))

    def answers(self, asked: Described, typed: str, may: list[Described]) -> bool:
        """Whether a line belongs to this question. If so, it is answered, or the person has heard why not."""
        begun = meant_verb(typed.split()[0], verbs(asked), self.voice)
        if asked in may and not begun:
            return False
        if asked["kind"] == "pick":
            text = picked(asked, typed, self.voice, self.keys)
            if text is not None:
                self.give(text, asked, typed)
            return text is not None
        if begun and len(typed.split()) == 1:
            self.fill(asked)
            return True
        read = filled_in(asked, typed, self.voice)
        if read is None:
            return False
        draft = self.drafts[asked["verb"]] = dict(enumerate(read.texts))
        if read.slip is not None:
            self.screen.grumble(self.voice.refusal(read.slip))
        elif read.whole(asked):
            if self.give(" ".join(filter(None, [asked["verb"], *read.texts])), asked, typed):
                self.drafts.pop(asked["verb"], None)
            elif len(draft) > 1:
                self.screen.show(Text(self.voice.say("term-kept-entries", verb=self.verb(asked)), "dim"))
        else:
            self.fill(asked)
        return True

    def verb(self, asked: Described) -> str:
        return shown(asked["verb"], self.voice)

    def fill(self, asked: Described) -> None:
        """The form, step by step, until it is accepted or left."""
        draft = self.drafts.setdefault(asked["verb"], {})
        asking = Asking(self.screen, self.voice, self.keys, self.evening.listen_in_form)
        while True:
            try:
                text = Form(asked, asking, draft).fill(lambda text: self.weighing(asked, text))
            except FormLeft:
                self.screen.show(Text(self.voice.say("term-form-left", verb=self.verb(asked)), "dim"))
                return
            if self.give(text, asked, weighed=True):
                self.drafts.pop(asked["verb"], None)
                return

    def weighing(self, asked: Described, text: str) -> tuple[bool, list[RenderableType]]:
        """Whether this is legal, and what it would do, or why it is none."""
        try:
            return True, said(self.evening.game.weigh(self.seat, text), self.voice)
        except IllegalChoice as error:
            return False, [Text(self.voice.refusal(error, labels(asked)), "red")]

    def give(self, text: str, asked: Described, typed: str = "", *, weighed: bool = False) -> bool:
        """Play an answer. A refusal is explained in the words of whoever typed it."""
        try:
            weighing = self.evening.game.weigh(self.seat, text)
            if weighing.final and not self.sure([] if weighed else said(weighing, self.voice)):
                return False
            self.evening.play(self.seat, text)
        except IllegalChoice as error:
            self.screen.grumble(self.voice.refusal(in_their_words(error, typed), labels(asked)))
            return False
        return True

    def sure(self, weighing: list[RenderableType]) -> bool:
        """What can never be taken back is confirmed apart: only yes does it."""
        for line in weighing:
            self.screen.show(line)
        try:
            agreed = commands.is_yes(self.evening.listen(Text(self.voice.say("term-final") + " ", "bold red")))
        except Stopped:
            agreed = False
        if not agreed:
            self.screen.show(Text(self.voice.say("term-not-done"), "dim"))
        return agreed

    def wonders(self, asked: Described, typed: str) -> bool:
        """`z?`: what a choice would do, without doing it. Whether that was asked."""
        wish = typed.removesuffix(WHAT_IF).strip()
        if wish == typed or not wish:
            return False
        if asked["kind"] == "pick":
            text = picked(asked, wish, self.voice, self.keys)
        else:
            read = filled_in(asked, wish, self.voice)
            text = " ".join((asked["verb"], *read.texts)) if read and read.whole(asked) else None
        if text is None:
            return False
        for line in self.weighing(asked, text)[1] or [Text(self.voice.say("term-nothing-to-say"), "dim")]:
            self.screen.show(line)
        return True

    def not_understood(self, asked: Described | None, every: list[Described], typed: str) -> str:
        say = self.voice.say
        if asked and asked["kind"] == "pick" and len(found := meant(typed, choices(asked, self.voice, self.keys))) > 1:
            return say("term-which", typed=typed[:60], names=[offer.label for offer in found])
        error = explained(self.evening.game, self.seat, typed, self.voice)
        if error is not None:
            return self.voice.refusal(in_their_words(error, typed))
        known = [shown(verb, self.voice) for each in every for verb in verbs(each)]
        near = nearest(typed.split()[0].casefold(), [*known, *commands.spoken(self.voice.lang)])
        return say("term-did-you-mean" if near else "term-not-understood", typed=typed[:60], known=near or "")


def said(weighing: Weighing, voice: Voice) -> list[RenderableType]:
    """A weighing, line by line."""
    lines = [voice.tell(saying.word, saying.args) for saying in weighing.sayings]
    return [Padding(Text.assemble("• ", line, style="italic"), (0, 0, 0, 2)) for line in lines]


def in_their_words(error: IllegalChoice, typed: str) -> IllegalChoice:
    """A refusal that repeats an answer repeats what was typed, not what a journal would hold."""
    if typed and "choice" in error.args_said:
        error.args_said["choice"] = typed[:60]
    return error


def prompt(asked: Described, voice: Voice) -> Text:
    """What is asked, in words."""
    text = voice.tell(asked["word"], asked["args"])
    text.stylize("bold")
    return text


def split_example(field: Described, voice: Voice) -> str:
    """One way to split the points, to show how it is typed."""
    names = [item.label.lower().split()[0] for item in listed(field["items"], voice)]
    total = field["total"]
    if total < 2 or len(names) < 2:
        return f"{names[0]} {total}"
    return f"{names[0]} {total - total // 2} {names[1]} {total // 2}"
