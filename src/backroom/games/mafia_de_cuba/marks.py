"""What cannot all be true: statements held against each other and against what everybody has seen.

Only what is public comes in here, so no mark can give anything away; and who lies no mark says.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from backroom.games.mafia_de_cuba.state import (
    MOST_HIDDEN,
    NOTHING,
    PASSED,
    RECEIVED,
    SILENT,
    TOKEN_LOOT,
    TOOK,
    UNSAID,
    Box,
    Claim,
    Family,
)

BEFORE, AFTER, SUM, GROWN, TOO_MANY, TOO_OFTEN, SHOWN, CHANGED = MARKS = (
    "before",
    "after",
    "sum",
    "grown",
    "too-many",
    "too-often",
    "shown",
    "changed",
)
"""M-28: a statement does not fit the neighbour's before or after, or itself; the box would have grown on the way; more
than there ever was; together more was taken than there is; something else was shown; something else was said."""

UNHEARD = -1000
"""No difference between two boxes of which somebody spoke."""


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


def marks(heard: Heard) -> tuple[tuple[str, ...], ...]:
    """The marks of every seat, in the order of MARKS."""
    found = [set(alone(heard, seat)) for seat in range(len(heard.around))]
    for seat, mark in (*neighbours(heard), *grown(heard), *too_often(heard)):
        found[seat].add(mark)
    return tuple(tuple(mark for mark in MARKS if mark in about) for about in found)


def differ(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether both say something of the same thing, and not the same."""
    return any(UNSAID not in pair and pair[0] != pair[1] for pair in zip(one, other, strict=True))


def neighbours(heard: Heard) -> Iterator[tuple[int, str]]:
    """What one passed on is what the next received; the last passes on to the Godfather."""
    around, claims = heard.around, heard.claims
    for giver, taker in zip(around, (*around[1:], around[0]), strict=True):
        if differ(claims[giver][PASSED], claims[taker][RECEIVED]):
            yield giver, AFTER
            yield taker, BEFORE


def grown(heard: Heard) -> Iterator[tuple[int, str]]:
    """Nothing is ever put into the box: of nothing can there be more later on.

    Whoever speaks of more than there ever was is marked for that, and nobody else on that account.
    """
    godfather, *suspects = heard.around
    seen = [(godfather, heard.claims[godfather][PASSED])]
    for seat in suspects:
        seen += [(seat, box) for box in boxes(heard, seat)]
    seen.append((godfather, heard.claims[godfather][RECEIVED]))
    for place, there in enumerate(heard.full):
        told = [(seat, box[place]) for seat, box in seen if UNSAID < box[place] <= there]
        for later, (seat, now) in enumerate(told):
            for teller, before in told[:later]:
                if now > before and seat != teller:
                    yield teller, GROWN
                    yield seat, GROWN


def boxes(heard: Heard, seat: int) -> Iterator[Claim]:
    """What a suspect says was in the box before and after. A street kid who is not the last speaks of an empty one."""
    claim = heard.claims[seat]
    kid = NOTHING in (claim[TOOK], heard.shown[seat]) and seat != heard.around[-1]
    if kid or claim != SILENT:
        for box in (claim[RECEIVED], claim[PASSED]):
            yield tuple([max(count, 0) for count in box]) if kid else box


def too_often(heard: Heard) -> Iterator[tuple[int, str]]:
    """Together people say they have taken more diamonds, or more of a token, than there are. What was shown counts."""
    taken = {
        seat: claim[TOOK] if shown == UNSAID else shown
        for seat, (claim, shown) in enumerate(zip(heard.claims, heard.shown, strict=True))
    }
    for loot, count in zip(TOKEN_LOOT, heard.full[1:], strict=True):
        takers = [seat for seat, took in taken.items() if took == loot]
        if len(takers) > count:
            yield from ((seat, TOO_OFTEN) for seat in takers)
    thieves = {seat: took for seat, took in taken.items() if 0 < took <= heard.full[0]}
    if sum(thieves.values()) > heard.full[0]:
        yield from ((seat, TOO_OFTEN) for seat in thieves)


def alone(heard: Heard, seat: int) -> Iterator[str]:
    """What is odd about one seat's statements by themselves."""
    claim, shown = heard.claims[seat], heard.shown[seat]
    if claim == SILENT:
        return
    most = MOST_HIDDEN if seat == heard.around[0] else heard.full[0]
    if any(more > there for more, there in zip(claim, (*heard.full, *heard.full, most), strict=True)):
        yield TOO_MANY
    took = claim[TOOK] if shown == UNSAID else shown
    if not adds_up(heard, seat, took):
        yield SUM
    if claim[TOOK] not in (UNSAID, took):
        yield SHOWN
    if heard.changed >> seat & 1:
        yield CHANGED


def adds_up(heard: Heard, seat: int, took: int) -> bool:
    """Whether there is a take by the rules that leads from the box received to the one passed on.

    The first player may have put one token into the bag besides.
    """
    claim, (godfather, first, *_, last) = heard.claims[seat], heard.around
    had = heard.full if seat == godfather else claim[RECEIVED]
    gone = [UNHEARD if UNSAID in pair else pair[0] - pair[1] for pair in zip(had, claim[PASSED], strict=True)]
    may_leave_all = seat in (godfather, last) or max(had) <= 0
    tokens = [token for token in TOKEN_LOOT if heard.full[-1 - token]]
    takes = (took,) if took != UNSAID else (NOTHING, max(gone[0], 1), *tokens)
    bags = (NOTHING, *tokens) if seat == first else (NOTHING,)
    return any(
        all(count in (UNHEARD, taken) for count, taken in zip(gone, missing(loot, bag), strict=True))
        for loot, bag in product(takes, bags)
        if loot != NOTHING or may_leave_all
    )


@cache
def missing(loot: int, bag: int) -> tuple[int, ...]:
    """What is no longer in the box once this was taken, and put into the bag."""
    tokens = [(loot == token) + (bag == token) for token in TOKEN_LOOT]
    return max(loot, 0), *tokens
