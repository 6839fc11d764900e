"""What would this do? Asked before an answer is given, and answered as far as the seat can know."""

from collections.abc import Iterator

from backroom.games.mafia_de_cuba.accusation import BANG
from backroom.games.mafia_de_cuba.contents import THINGS, parts
from backroom.games.mafia_de_cuba.interrogation import Orders, questions_left
from backroom.games.mafia_de_cuba.marks import Clash, clashes, heard_by_all
from backroom.games.mafia_de_cuba.setup import HIDING
from backroom.games.mafia_de_cuba.state import (
    AGENTS,
    PASSED,
    RECEIVED,
    SILENT,
    TOOK,
    UNSAID,
    Box,
    Claim,
    Family,
    in_figures,
    role_of,
    without,
)
from backroom.games.mafia_de_cuba.taking import Bagging, Taking, at_hand
from backroom.games.mafia_de_cuba.talk import ABOUT, POCKETS, Statement, with_said
from backroom.kit import NOTHING_TO_SAY, Ask, Choice, Game, Mark, Saying, Weighing


def weigh(game: Game[Family], seat: int, ask: Ask, choice: Choice) -> Weighing:
    family = game.state
    if isinstance(ask, Statement):
        return weigh_statement(family, seat, ask.about, ask.filled(choice))
    if isinstance(ask, Orders):
        return weigh_order(family, *choice)
    if isinstance(ask, Taking):
        return weigh_take(without(at_hand(family, seat), choice), choice)
    if isinstance(ask, Bagging):
        return Weighing(*left_in_box("weigh-left", without(at_hand(family, seat), choice)))
    if ask is HIDING:
        return Weighing(*left_in_box("weigh-begins", without(family.box, choice)))
    if ask.word == "ask-killer" and choice == BANG:
        return Weighing((Saying("weigh-bang", {"seat": f"@seat-{family.active}"}),), final=True)
    return NOTHING_TO_SAY


# Something is taken


def left_in_box(word: str, box: Box) -> tuple[tuple[Saying, ...], tuple[Mark, ...]]:
    """What would be in the box then."""
    marks = [
        Mark(thing, "left", count) for thing, count in zip(THINGS, box, strict=True) if count or thing == THINGS[0]
    ]
    return (Saying(word, {"box": parts(box)}),), tuple(marks)


def weigh_take(left: Box, loot: int) -> Weighing:
    """What one becomes, and what the next one finds."""
    becomes = Saying("weigh-becomes", {"role": f"@role-{role_of(loot)}"})
    sayings, marks = left_in_box("weigh-passes", left)
    return Weighing((becomes, *sayings), marks)


# Something is said


def weigh_statement(family: Family, seat: int, about: tuple[int, ...], said: tuple[int, ...]) -> Weighing:
    """M-28: what it would clash with that it does not clash with already; and whether it is true."""
    if all(value == UNSAID for value in said):
        return NOTHING_TO_SAY
    before = family.claims[seat]
    claim, changed = with_said(before, about, said)
    heard = heard_by_all(family)
    claims = (*heard.claims[:seat], claim, *heard.claims[seat + 1 :])
    had = {frozenset(cells(clash)) for clash in clashes(heard.full, heard.around, heard.claims, heard.shown)}
    new = [
        clash
        for clash in clashes(heard.full, heard.around, claims, heard.shown)
        if any(part.who == seat for part in clash.parts) and frozenset(cells(clash)) not in had
    ]
    sayings = [*(in_words(clash, seat) for clash in new)] or [Saying("weigh-fits", {})]
    if changed:
        sayings.append(Saying("weigh-changed", {}))
    sayings += honesty(family, seat, about, said)
    touched = dict.fromkeys(cell for clash in new for cell in cells(clash))
    return Weighing(tuple(sayings), tuple(Mark(cell, "clash") for cell in touched))


def cells(clash: Clash) -> Iterator[str]:
    """The cells of the table of statements that clash: `passed-1`, `shown-3`."""
    for part in clash.parts:
        yield f"{part.about}-{part.who}"


def in_words(clash: Clash, seat: int) -> Saying:
    others = dict.fromkeys(f"@seat-{part.who}" for part in clash.parts if part.who != seat)
    if others:
        return Saying("weigh-clash", {"seats": [*others]})
    return Saying("weigh-never" if len(clash.parts) == 1 else "weigh-sum", {})


def honesty(family: Family, seat: int, about: tuple[int, ...], said: tuple[int, ...]) -> Iterator[Saying]:
    """Whether one is telling the truth, for those who would not like to slip; as far as one has seen it."""
    true = what_was(family, seat)
    pairs = [(true[figure], value) for figure, value in zip(about, said, strict=True) if value != UNSAID]
    if all(truth != UNSAID for truth, _ in pairs):
        yield Saying("weigh-true" if all(truth == value for truth, value in pairs) else "weigh-lie", {})


def what_was(family: Family, seat: int) -> Claim:
    """What a seat would claim that told all it knows."""
    true = [*SILENT]
    received, passed = family.received[seat], family.passed(seat)
    if received is not None:
        true[RECEIVED] = in_figures(received)
    if passed is not None:
        true[PASSED] = in_figures(passed)
        true[TOOK] = family.loot[seat]
    return tuple(true)


# Something is ordered


def weigh_order(family: Family, order: int, seat: int) -> Weighing:
    if order == POCKETS:
        return weigh_accusation(family, seat)
    asked = family.suspects() if seat == family.seats else (seat,)
    left = questions_left(family) - len(asked)
    sayings = [Saying("weigh-questions", {"left": left})]
    answered = [who for who in asked if any(family.claims[who][figure] != UNSAID for figure in ABOUT[order])]
    if answered:
        sayings.append(
            Saying("weigh-answered", {"seats": [f"@seat-{who}" for who in answered], "count": len(answered)})
        )
    return Weighing(tuple(sayings))


def weigh_accusation(family: Family, seat: int) -> Weighing:
    """M-33 to M-38: what it costs if it is a mistake. It cannot be taken back."""
    who = {"seat": f"@seat-{seat}"}
    sayings = [Saying("weigh-joker", {**who, "jokers": family.jokers}) if family.jokers else Saying("weigh-fall", who)]
    shown = [family.loot[other] for other in range(family.seats) if family.has_opened(other)]
    if any(family.box[-1 - agent] and agent not in shown for agent in AGENTS):
        sayings.append(Saying("weigh-agent", who))
    if family.claims[seat] == SILENT:
        sayings.append(Saying("weigh-unheard", who))
    return Weighing(tuple(sayings), final=True)
