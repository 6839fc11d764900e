"""A question and all its answers: what is asked, what is legal, its one text form, and how to draw it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any, TypeAlias

from backroom.kit.asking.fields import Field
from backroom.kit.asking.reader import Reader
from backroom.kit.errors import IllegalChoice
from backroom.kit.plain import own

Choice: TypeAlias = Any
"""Inside the rules a choice is a small int or a tuple; everywhere else it is its text."""

Random: TypeAlias = Callable[[], float]
"""A source of chance: a function like `random.Random().random`."""

Args: TypeAlias = dict[str, Any]

FEW = 500
"""So many choices of several fields together are still listed one by one."""


class Ask:
    """What a seat is asked. `word` and `args` are the prompt, `rule` the rule that says what may be answered."""

    __slots__ = ("args", "rule", "word")

    def __init__(self, word: str, rule: str, args: Args | None = None) -> None:
        self.word = word
        self.rule = rule
        self.args: Args = args or {}

    def __bool__(self) -> bool:
        return True

    @property
    def listed(self) -> bool:
        """Whether all choices can be listed, one by one."""
        return False

    def find(self, choice: Choice) -> Choice:
        """A legal choice as the rules know it: 1 where somebody gave True. KeyError for any other."""
        if choice not in self:
            raise KeyError(choice)
        return choice

    def meant(self, choice: Choice) -> Choice:
        """The rules' own value for a choice, however it was given; IllegalChoice if it is none of this question's."""
        if isinstance(choice, str):
            return self.parse(choice)
        try:
            return self.find(choice)
        except (KeyError, TypeError):
            raise self.refuse(repr(choice)) from None

    def __contains__(self, choice: object) -> bool:
        raise TypeError(f"{type(self).__name__} does not say which choices it holds")

    def __len__(self) -> int:
        raise TypeError("this question has too many answers to list; draw() or parse() one")

    def __iter__(self) -> Iterator[Choice]:
        raise TypeError("this question has too many answers to list; draw() or parse() one")

    def __getitem__(self, index: int) -> Choice:
        raise TypeError("this question has too many answers to list; draw() or parse() one")

    @property
    def verbs(self) -> frozenset[str]:
        """The words that a text form of this question can begin with."""
        return frozenset()

    def draw(self, random: Random) -> Choice:
        """One of the legal choices at random."""
        raise TypeError(f"{type(self).__name__} cannot be drawn from")

    def text(self, choice: Choice) -> str:
        """The one stable text form of a choice."""
        raise TypeError(f"{type(self).__name__} has no text form")

    def parse(self, text: str) -> Choice:
        """The choice with this text; IllegalChoice says what is wrong with any other."""
        raise TypeError(f"{type(self).__name__} has no text form")

    def describe(self) -> dict[str, Any]:
        """What a client needs to draw the question."""
        return {"word": self.word, "args": own(self.args)}

    def refuse(self, text: str) -> IllegalChoice:
        """Why this text is none of the choices."""
        return IllegalChoice(self.rule, "error-not-offered", choice=text[:60])


class Listed(Ask):
    """A question whose few choices are all at hand."""

    __slots__ = ()

    @property
    def listed(self) -> bool:
        return True

    def choices(self) -> Sequence[Choice]:
        """All of them, each once."""
        raise TypeError(f"{type(self).__name__} must list its choices")

    def find(self, choice: Choice) -> Choice:
        choices = self.choices()
        try:
            return choices[choices.index(choice)]
        except ValueError:
            raise KeyError(choice) from None

    def __contains__(self, choice: object) -> bool:
        return choice in self.choices()

    def __len__(self) -> int:
        return len(self.choices())

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices())

    def __getitem__(self, index: int) -> Choice:
        return self.choices()[index]

    def draw(self, random: Random) -> Choice:
        choices = self.choices()
        return choices[int(random() * len(choices))]


class Pick(Listed):
    """One of a few choices, each listed as (choice, its text, the word that labels it, that word's arguments)."""

    __slots__ = ("_by_text", "_found", "_items", "_labels", "_texts")

    def __init__(
        self,
        word: str,
        rule: str,
        choices: Iterable[tuple[Choice, str, str, Args]],
        args: Args | None = None,
    ) -> None:
        super().__init__(word, rule, args)
        listed = tuple(choices)
        self._items: tuple[Choice, ...] = tuple(choice for choice, *_ in listed)
        self._texts: dict[Choice, str] = {choice: text for choice, text, *_ in listed}
        self._found: dict[Choice, Choice] = {choice: choice for choice in self._items}
        self._by_text: dict[str, Choice] = {text: choice for choice, text, *_ in listed}
        self._labels = tuple((text, label, about) for _, text, label, about in listed)

    def choices(self) -> Sequence[Choice]:
        return self._items

    def find(self, choice: Choice) -> Choice:
        return self._found[choice]

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(text.split(None, 1)[0] for text in self._by_text)

    def text(self, choice: Choice) -> str:
        return self._texts[choice]

    def parse(self, text: str) -> Choice:
        plain = " ".join(text.split())
        if plain not in self._by_text:
            raise self.refuse(plain)
        return self._by_text[plain]

    def describe(self) -> dict[str, Any]:
        choices = [{"text": text, "word": label, "args": own(about)} for text, label, about in self._labels]
        return {**super().describe(), "kind": "pick", "choices": choices}


class Form(Ask):
    """A verb and some fields to fill in. With one field a choice is that field's value, else the tuple of all.

    A form whose fields list their values can be listed as well. A game whose fields depend on each other overrides
    `wrong`, which is asked after every field is right by itself.
    """

    __slots__ = ("_choices", "_texts", "fields", "found", "items", "verb")

    def __init__(self, word: str, rule: str, verb: str, fields: tuple[Field, ...], args: Args | None = None) -> None:
        super().__init__(word, rule, args)
        self.verb = verb
        self.fields = fields
        self.items: tuple[Choice, ...] = self._few() if type(self).wrong is Form.wrong else ()
        self.found: dict[Choice, Choice] = {choice: choice for choice in self.items}
        # What has been put into words once, and the way back, of a form that lists its choices.
        self._texts: dict[Choice, str] = {}
        self._choices: dict[str, Choice] = {}

    @property
    def listed(self) -> bool:
        return bool(self.items)

    def find(self, choice: Choice) -> Choice:
        return self.found[choice] if self.items else super().find(choice)

    def _few(self) -> tuple[Choice, ...]:
        """All choices, if every field lists its values and they are few together."""
        if len(self.fields) == 1:
            return self.fields[0].items
        if prod(len(field.items) for field in self.fields) > FEW:
            return ()
        return tuple(product(*(field.items for field in self.fields)))

    def wrong(self, choice: Choice) -> IllegalChoice | None:
        """What is wrong with these values together, if anything."""
        return None

    def __contains__(self, choice: object) -> bool:
        if len(self.fields) == 1:
            return self.fields[0].holds(choice) and self.wrong(choice) is None
        return (
            isinstance(choice, tuple)
            and len(choice) == len(self.fields)
            and all(field.holds(value) for field, value in zip(self.fields, choice, strict=True))
            and self.wrong(choice) is None
        )

    def __len__(self) -> int:
        return len(self.items) if self.items else super().__len__()

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.items) if self.items else super().__iter__()

    def __getitem__(self, index: int) -> Choice:
        return self.items[index] if self.items else super().__getitem__(index)

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset((self.verb,))

    def draw(self, random: Random) -> Choice:
        items = self.items
        if items:
            return items[int(random() * len(items))]
        while True:
            values = tuple(field.draw(random) for field in self.fields)
            choice = values[0] if len(values) == 1 else values
            if self.wrong(choice) is None:
                return choice

    def text(self, choice: Choice) -> str:
        if not self.items:
            return self._in_words(choice)
        text = self._texts.get(choice)
        if text is None:
            # As the rules know it: True equals 1, and would not read the same.
            choice = self.found.get(choice, choice)
            text = self._in_words(choice)
            if choice in self.found:
                self._texts[choice], self._choices[text] = text, choice
        return text

    def _in_words(self, choice: Choice) -> str:
        values = (choice,) if len(self.fields) == 1 else choice
        parts = (field.text(value) for field, value in zip(self.fields, values, strict=True))
        return " ".join(filter(None, (self.verb, *parts)))

    def parse(self, text: str) -> Choice:
        if text in self._choices:
            return self._choices[text]
        reader = Reader(text, self.rule)
        if reader.take() != self.verb:
            raise self.refuse(text)
        values = tuple(field.read(reader) for field in self.fields)
        reader.end()
        choice = values[0] if len(values) == 1 else values
        wrong = self.wrong(choice)
        if wrong is not None:
            raise wrong
        return choice

    def describe(self) -> dict[str, Any]:
        fields = [field.describe() for field in self.fields]
        return {**super().describe(), "kind": "form", "verb": self.verb, "fields": fields}
