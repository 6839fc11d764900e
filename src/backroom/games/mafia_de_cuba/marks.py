"""What cannot all be true: statements held against each other and against what everybody has seen.

Only what is public comes in here, so no mark can give anything away; and who lies no mark says.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from backroom.games.mafia_de_cuba.courses import Courses, courses
from backroom.games.mafia_de_cuba.state import (
    FIGURES,
    MOST_HIDDEN,
    PASSED,
    RECEIVED,
    TOOK,
    UNSAID,
    Box,
    Claim,
    Family,
)

BEFORE, AFTER, SUM, GROWN, VANISHED, APART, TOO_MANY, NEVER, TOO_OFTEN, SHOWN, CHANGED = MARKS = (
    "before",
    "after",
    "sum",
    "grown",
    "vanished",
    "apart",
    "too-many",
    "never",
    "too-often",
    "shown",
    "changed",
)
"""M-28: a statement does not fit the neighbour's before or after, or itself; the box would have grown on the way, or
too much would be gone; it does not fit others together; more than there ever was; so it never was; together more was
taken than there is; something else was shown; something else was said."""
NEIGHBOURS = "neighbours"
"""Two who should speak of the same box: for one of them it is BEFORE, for the other AFTER."""

IMPOSSIBLE = 999
"""A figure of no box."""


class Heard(NamedTuple):
    """What everybody at the table has heard and seen."""

    full: Box
    around: tuple[int, ...]
    """The seats in the order of the box, the Godfather first."""
    claims: tuple[Claim, ...]
    shown: tuple[int, ...]
    """By seat what was shown, UNSAID for those who have shown nothing."""
    changed: int
    out: int
    pointed: tuple[tuple[tuple[int, int], int], ...]
    """Who was said to be what: speaker, seat spoken of, role."""


def heard_by_all(family: Family) -> Heard:
    opened = family.opened
    return Heard(
        family.box,
        family.round_from_godfather(),
        tuple(family.claims),
        tuple([loot if opened >> seat & 1 else UNSAID for seat, loot in enumerate(family.loot)]),
        family.changed,
        family.out,
        tuple(family.pointed.items()),
    )


class Testimony(NamedTuple):
    """One thing that somebody said or showed: a box, or what they took."""

    who: int
    about: str
    """`received`, `passed`, `took` or `shown`."""
    begin: int
    end: int
    """The moments it is about, counted in takes: one for a box, two for a take."""
    figures: Claim
    """What is said of a box; nothing where it is a take."""
    boxes: int
    """The boxes of which that is true, as Courses counts them."""
    loot: int


class Clash(NamedTuple):
    """Some of what was said and shown that cannot all be true, though without any one of it the rest can."""

    sign: str
    parts: tuple[Testimony, ...]
    """In the order of the box; of each box only the figures that clash."""


@lru_cache(maxsize=256)
def clashes(full: Box, around: tuple[int, ...], claims: tuple[Claim, ...], shown: tuple[int, ...]) -> tuple[Clash, ...]:
    """M-28: none if and only if some course of the box fits all that was said and shown.

    First clashes that share no statement, till the rest can be true; then whatever of those clashes with the rest.
    """
    ways = courses(full, len(around) - 1)
    rest = [*evidence(ways, around, claims, shown)]
    found = []
    while not fit(ways, rest):
        core = smallest(ways, rest)
        assert any(one.about != SHOWN for one in core), "what was shown is true"
        found.append(core)
        rest = [one for one in rest if one not in core or one.about == SHOWN]
    for one in [one for core in found for one in core if one.about != SHOWN]:
        if not fit(ways, [*rest, one]):
            core = smallest(ways, [*rest, one])
            if set(core) not in map(set, found):
                found.append(core)
    return tuple(Clash(sign_of(full, core), tuple(clear(ways, core))) for core in found)


def evidence(
    ways: Courses, around: tuple[int, ...], claims: tuple[Claim, ...], shown: tuple[int, ...]
) -> Iterator[Testimony]:
    """All that was said and shown, in the order of the box."""
    godfather, *suspects = around
    people = len(suspects)
    yield from box_told(ways, godfather, "passed", 0, claims[godfather][PASSED])
    hidden = claims[godfather][TOOK]
    if hidden != UNSAID:
        left = ways.full[0] - hidden if hidden <= MOST_HIDDEN else IMPOSSIBLE
        yield from box_told(ways, godfather, "took", 0, (left, *[UNSAID] * (FIGURES - 1)))
    for place, seat in enumerate(suspects):
        yield from box_told(ways, seat, "received", place, claims[seat][RECEIVED])
        for about, loot in (("took", claims[seat][TOOK]), (SHOWN, shown[seat])):
            if loot != UNSAID:
                yield Testimony(seat, about, place, place + 1, (), ways.all, loot)
        yield from box_told(ways, seat, "passed", place + 1, claims[seat][PASSED])
    yield from box_told(ways, godfather, "received", people, claims[godfather][RECEIVED])


def box_told(ways: Courses, who: int, about: str, moment: int, figures: Claim) -> Iterator[Testimony]:
    if any(figure != UNSAID for figure in figures):
        yield Testimony(who, about, moment, moment, figures, ways.told(figures), UNSAID)


def fit(ways: Courses, some: Iterable[Testimony]) -> bool:
    """Whether these can all be true."""
    return fails_at(ways, some) is None


def fails_at(ways: Courses, some: Iterable[Testimony]) -> int | None:
    """The moment by which these can no longer all be true."""
    told: dict[int, int] = {}
    took: dict[int, int] = {}
    begin, end = ways.people, 0
    for one in some:
        begin, end = min(begin, one.begin), max(end, one.end)
        if not one.figures:
            if took.setdefault(one.begin, one.loot) != one.loot:
                told[one.end] = 0
        else:
            told[one.begin] = told.get(one.begin, ways.all) & one.boxes
    if begin > end:
        return None
    failed = ways.ends_after(told, took, begin, end)
    return None if failed > end else failed


def smallest(ways: Courses, some: Sequence[Testimony]) -> tuple[Testimony, ...]:
    """Out of testimonies that cannot all be true some that cannot either, close together, and none too many.

    What lies between two moments is cut off ever closer; whatever clashes then begins and ends at those.
    """
    end = fails_at(ways, some)
    assert end is not None, "nothing clashes here"
    begin = end
    while fit(ways, between(some, begin, end)):
        begin -= 1
    near = between(some, begin, end)
    first = [one for one in near if one.begin == begin]
    last = [one for one in near if one.end == end]
    for one in near:
        if not fit(ways, (one,)):
            return (one,)
    for pair in product(first, last):
        if not fit(ways, pair):
            return pair
    for one in near:
        others = [other for other in near if other is not one]
        if not fit(ways, others):
            near = others
    return tuple(near)


def between(some: Iterable[Testimony], begin: int, end: int) -> list[Testimony]:
    return [one for one in some if begin <= one.begin and one.end <= end]


def clear(ways: Courses, core: tuple[Testimony, ...]) -> list[Testimony]:
    """The same testimonies, without the figures on which nothing depends."""
    cleared = [*core]
    for number, one in enumerate(core):
        for figure in [figure for figure, value in enumerate(one.figures) if value != UNSAID]:
            figures = cleared[number].figures
            fewer = (*figures[:figure], UNSAID, *figures[figure + 1 :])
            tried = [*cleared]
            tried[number] = one._replace(figures=fewer, boxes=ways.told(fewer))
            if not fit(ways, tried):
                cleared = tried
    return cleared


def sign_of(full: Box, core: tuple[Testimony, ...]) -> str:
    """What is odd about them."""
    boxes = [one for one in core if one.figures]
    if len(core) == 1:
        (only,) = core
        most = (*full, sum(full[1:]))
        too_many = any(count > there for count, there in zip(only.figures, most, strict=False)) or only.loot > full[0]
        return TOO_MANY if too_many else NEVER
    if len({one.who for one in core}) == 1:
        return SHOWN if not boxes else SUM
    if not boxes or all(one.about in ("took", SHOWN) for one in core):
        return TOO_OFTEN
    if len(boxes) == len(core) == 2:
        one, other = boxes
        if one.begin == other.begin:
            return NEIGHBOURS
        grown = any(
            UNSAID < before < after
            for before, after in zip(one.figures[: FIGURES - 1], other.figures[: FIGURES - 1], strict=True)
        )
        return GROWN if grown else VANISHED
    return APART


def marks(heard: Heard) -> tuple[tuple[str, ...], ...]:
    """The marks of every seat, in the order of MARKS."""
    found: list[set[str]] = [{CHANGED} if heard.changed >> seat & 1 else set() for seat in range(len(heard.around))]
    for sign, parts in clashes(heard.full, heard.around, heard.claims, heard.shown):
        for one in parts:
            beside = BEFORE if one.about == "received" else AFTER
            found[one.who].add(beside if sign == NEIGHBOURS else sign)
    return tuple(tuple(mark for mark in MARKS if mark in about) for about in found)


def differ(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether both say something of the same thing, and not the same."""
    return any(UNSAID not in pair and pair[0] != pair[1] for pair in zip(one, other, strict=True))
