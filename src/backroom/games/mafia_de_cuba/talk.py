"""Talk: the rulebook's questions, and statements about what one received, passed on and took.

Nothing said here is ever checked against the truth. It is recorded, and that is all.
"""

from functools import cache
from typing import Any

from msgspec import json

from backroom.games.mafia_de_cuba.contents import SPOKEN_OF, said_parts
from backroom.games.mafia_de_cuba.figures import Figure, InAll, LootField, Meant
from backroom.games.mafia_de_cuba.setup import IN_THE_BOX
from backroom.games.mafia_de_cuba.state import (
    FIGURES,
    IN_ALL,
    MOST_HIDDEN,
    PASSED,
    RECEIVED,
    ROLE_OF,
    ROLES,
    TOKEN_LOOT,
    TOOK,
    UNSAID,
    UNTAKEN,
    Box,
    Claim,
    Family,
    loot_id,
)
from backroom.kit import Ask, Choice, Field, Form, Game, NotAsked, One

LISTED_DIAMONDS = 20
LISTED = (LISTED_DIAMONDS, *IN_THE_BOX.values(), sum(IN_THE_BOX.values()))
"""How far the lists go that one picks from, by what is counted; more can be typed."""
MANY = "diamonds-many"

QUESTIONS = ("diamonds", "tokens", "passed", "took")
POCKETS = len(QUESTIONS)
"""M-24 and M-31: what the Godfather can ask, and the order that ends the asking."""
IN_RECEIVED, IN_PASSED = (tuple(range(2 * FIGURES)[box]) for box in (RECEIVED, PASSED))
ABOUT: tuple[tuple[int, ...], ...] = (IN_RECEIVED[:1], IN_RECEIVED[1:], IN_PASSED, (TOOK,))
"""The figures of a claim that each question is about."""


class Spoken(Form):
    """Something that is said; the first of its values tells what, and is nothing to fill in."""

    __slots__ = ("drawn",)

    def __init__(self, word: str, rule: str, verb: str, tag: int, fields: tuple[Field, ...]) -> None:
        super().__init__(word, rule, verb, (Meant(tag), *fields))
        described = Form(word, rule, verb, fields).describe()
        self.drawn = json.encode(described)

    def describe(self) -> dict[str, Any]:
        drawn: dict[str, Any] = json.decode(self.drawn)
        return drawn


class Statement(Spoken):
    """Some figures of a claim to fill in; each may be left unsaid."""

    __slots__ = ("about",)

    def __init__(
        self, word: str, rule: str, verb: str, about: tuple[int, ...], full: Box, godfather: bool = False
    ) -> None:
        self.about = tuple(figure for figure in about if in_the_game(figure, full))
        fields = tuple(field_of(figure, full, godfather) for figure in self.about)
        super().__init__(word, rule, verb, TAGS.index(word), fields)

    def choice(self, said: tuple[int, ...]) -> Choice:
        """The value of this being said, figure by figure."""
        return (TAGS.index(self.word), *said)

    def filled(self, choice: Choice) -> tuple[int, ...]:
        """What is said of each figure."""
        _, *said = choice
        return tuple(said)


TAGS = (
    *[""] * 100,
    "ask-answer-diamonds",
    "ask-answer-tokens",
    "ask-answer-passed",
    "ask-answer-took",
    "ask-say-received",
    "ask-say-passed",
    "ask-say-took",
    "ask-say-godfather-received",
    "ask-say-godfather-passed",
    "ask-say-godfather-took",
    "ask-say-suspect",
)
"""What can be said, by number; high ones, so that nothing is taken for an order."""
ANSWER_PROMPTS = TAGS[100:104]


def in_the_game(figure: int, full: Box) -> bool:
    """Whether a figure of a claim is about something that is in this game."""
    return figure == TOOK or figure % FIGURES == IN_ALL or full[figure % FIGURES] > 0


@cache
def field_of(figure: int, full: Box, godfather: bool) -> Field:
    if figure != TOOK:
        thing = figure % FIGURES
        return (InAll if thing == IN_ALL else Figure)(SPOKEN_OF[thing], LISTED[thing])
    if godfather:
        return LootField("hidden", MOST_HIDDEN, ())
    return LootField("loot", LISTED_DIAMONDS, tokens_of(full))


def tokens_of(full: Box) -> tuple[int, ...]:
    return tuple(token for token in TOKEN_LOOT if full[-1 - token])


@cache
def answers(topic: int, full: Box) -> Statement:
    """M-26: what a questioned seat can answer."""
    return Statement(ANSWER_PROMPTS[topic], "M-26", "answer", ABOUT[topic], full)


@cache
def sayings(full: Box) -> tuple[Statement, ...]:
    """M-27: what a suspect may say unasked."""
    return (
        Statement("ask-say-received", "M-27", "received", IN_RECEIVED, full),
        Statement("ask-say-passed", "M-27", "passed", IN_PASSED, full),
        Statement("ask-say-took", "M-27", "took", (TOOK,), full),
    )


@cache
def godfathers_sayings(full: Box, back: bool) -> tuple[Statement, ...]:
    """M-27: the Godfather speaks of what he handed on and what he kept, and of what came back once it is back."""
    came_back = Statement("ask-say-godfather-received", "M-27", "received", IN_RECEIVED, full, godfather=True)
    handed_on = (
        Statement("ask-say-godfather-passed", "M-27", "passed", IN_PASSED, full, godfather=True),
        Statement("ask-say-godfather-took", "M-27", "took", (TOOK,), full, godfather=True),
    )
    return (came_back, *handed_on) if back else handed_on


@cache
def pointing(seats: int, godfather: int, seat: int, full: Box) -> Spoken:
    """M-27: what one may say of another suspect."""
    others = tuple((str(who), f"@seat-{who}") for who in range(seats) if who not in (seat, godfather))
    roles = tuple((role, f"@role-{role}") for role in roles_in(full))
    word = "ask-say-suspect"
    return Spoken(word, "M-27", "suspect", TAGS.index(word), (One("whom", others), One("role", roles)))


@cache
def roles_in(full: Box) -> tuple[str, ...]:
    """What one can become in this game."""
    taken = {ROLE_OF[token] for token in tokens_of(full)} | {"thief", "kid"}
    return tuple(role for role in ROLES if role in taken)


def may_speak(family: Family, seat: int) -> bool:
    """M-34: not once one is out. After a game, and before the box goes round, there is nothing to speak of."""
    return (
        family.godfather >= 0
        and family.outcome is None
        and family.loot[family.godfather] != UNTAKEN
        and not family.out >> seat & 1
    )


def unasked(game: Game[Family], seat: int) -> tuple[Ask, ...]:
    family = game.state
    if not may_speak(family, seat):
        return ()
    others = pointing(family.seats, family.godfather, seat, family.box)
    if seat != family.godfather:
        return (*sayings(family.box), others)
    back = family.received[seat] is not None
    said = godfathers_sayings(family.box, back)
    return (*said, others) if back else said


def speak_unasked(game: Game[Family], seat: int, ask: Ask, choice: Choice) -> None:
    if isinstance(ask, Statement):
        state_claim(game, seat, ask.about, ask.filled(choice))
    else:
        point_at(game, seat, choice)


def too_late(game: Game[Family], seat: int) -> NotAsked | None:
    """M-34: why somebody who is out cannot say anything."""
    family = game.state
    return NotAsked("M-34", "error-silent") if seat in silenced(family) else None


def silenced(family: Family) -> tuple[int, ...]:
    """M-34: who may not speak; in the end everybody may again."""
    return tuple(seat for seat in range(family.seats) if family.is_out(seat)) if family.outcome is None else ()


def with_said(claim: Claim, about: tuple[int, ...], said: tuple[int, ...]) -> tuple[Claim, bool]:
    """A claim with something more said, and whether it was said otherwise before. What is left unsaid stays."""
    now, changed = list(claim), False
    for figure, value in zip(about, said, strict=True):
        if value != UNSAID:
            changed = changed or now[figure] not in (UNSAID, value)
            now[figure] = value
    return tuple(now), changed


def state_claim(game: Game[Family], seat: int, about: tuple[int, ...], said: tuple[int, ...]) -> None:
    """Record what a seat says."""
    family = game.state
    family.claims[seat], changed = with_said(family.claims[seat], about, said)
    if changed:
        family.changed |= 1 << seat
    family.said += 1
    family.spoke[seat] = family.said
    family.last_said = seat, about, said
    if game.told is not None:
        word, args = sentence(family, seat, about, said)
        game.tell(word, **args)


def point_at(game: Game[Family], seat: int, choice: tuple[int, int, int]) -> None:
    family = game.state
    others = [who for who in range(family.seats) if who not in (seat, family.godfather)]
    whom, role = others[choice[1]], ROLES.index(roles_in(family.box)[choice[2]])
    family.pointed = {**family.pointed, (seat, whom): role}
    family.said += 1
    family.spoke[seat] = family.named[whom] = family.said
    family.last_said = seat, (), (whom, role)
    if game.told is not None:
        word, args = sentence(family, seat, (), (whom, role))
        game.tell(word, **args)


def sentence(family: Family, seat: int, about: tuple[int, ...], said: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    """A statement in words: the word, and what it is filled in with."""
    who = {"seat": f"@seat-{seat}"}
    if not about:
        return "log-says-of", {**who, "whom": f"@seat-{said[0]}", "role": f"@role-{ROLES[said[1]]}"}
    if all(value == UNSAID for value in said):
        return "log-wont-say", who
    by_godfather = seat == family.godfather
    if about == (TOOK,):
        return ("log-says-hid" if by_godfather else "log-says-took"), {**who, "loot": f"@{spoken_loot(said[0])}"}
    box = [UNSAID] * FIGURES
    for figure, value in zip(about, said, strict=True):
        box[figure % FIGURES] = value
    if about[0] < PASSED.start:
        word = "log-says-came-back" if by_godfather else "log-says-received"
    else:
        word = "log-says-handed-on" if by_godfather else "log-says-passed"
    return word, {**who, "parts": said_parts(tuple(box))}


def spoken_loot(loot: int) -> str:
    """The word for claimed loot; beyond what words list, it is simply a great many."""
    return loot_id(loot) if loot <= LISTED_DIAMONDS else MANY
