"""What cannot all be true: statements held against each other and against what everybody has seen.

Only what is public comes in here, so no mark can give anything away; and who lies no mark says.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from backroom.games.mafia_de_cuba.state import (
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


class Heard(NamedTuple):
    """What everybody at the table has heard and seen."""

    full: Box
    around: tuple[int, ...]
    """The seats in the order of the box, the Godfather first."""
    claims: tuple[Claim, ...]
    shown: tuple[int, ...]
    """By seat what was shown, UNSAID for those who have shown nothing."""
    changed: int


def marks(family: Family) -> tuple[tuple[str, ...], ...]:
    """The marks of every seat, in the order of MARKS."""
    shown = tuple(loot if family.opened >> seat & 1 else UNSAID for seat, loot in enumerate(family.loot))
    return marked(Heard(family.box, family.round_from_godfather(), tuple(family.claims), shown, family.changed))


@lru_cache(maxsize=256)
def marked(heard: Heard) -> tuple[tuple[str, ...], ...]:
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

    def believable(seat: int, box: slice) -> tuple[int, Claim]:
        said = heard.claims[seat][box]
        return seat, tuple(UNSAID if more > there else more for more, there in zip(said, heard.full, strict=True))

    godfather, *suspects = heard.around
    seen = [believable(godfather, PASSED)]
    for seat in suspects:
        if heard.claims[seat] != SILENT:
            seen += [believable(seat, RECEIVED), believable(seat, PASSED)]
    seen.append(believable(godfather, RECEIVED))
    for later, (seat, box) in enumerate(seen):
        for teller, earlier in seen[:later]:
            more = any(before != UNSAID and now > before for before, now in zip(earlier, box, strict=True))
            if more and seat != teller:
                yield teller, GROWN
                yield seat, GROWN


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
    claim = heard.claims[seat]
    said = (*claim[RECEIVED], *claim[PASSED], claim[TOOK])
    if any(more > there for more, there in zip(said, (*heard.full, *heard.full, heard.full[0]), strict=True)):
        yield TOO_MANY
    shown = heard.shown[seat]
    took = claim[TOOK] if shown == UNSAID else shown
    if not adds_up((*claim[:TOOK], took), heard.full, seat == heard.around[0], seat == heard.around[1]):
        yield SUM
    if claim[TOOK] not in (UNSAID, took):
        yield SHOWN
    if heard.changed >> seat & 1:
        yield CHANGED


def adds_up(claim: Claim, full: Box, godfather: bool, first: bool) -> bool:
    """Whether received without taken is passed on. The first player may have put one token into the bag besides."""
    had = full if godfather else claim[RECEIVED]
    loot, in_bag = claim[TOOK], 0
    for place, (before, after) in enumerate(zip(had, claim[PASSED], strict=True)):
        if UNSAID in (before, after):
            continue
        gone = before - after
        if loot == UNSAID:
            # Whatever was taken, it was not less than nothing.
            if gone < 0:
                return False
            continue
        taken = max(loot, 0) if place == 0 else int(loot == -1 - place)
        if gone < taken or (place == 0 and gone > taken):
            return False
        in_bag += gone - taken
    return in_bag <= first
