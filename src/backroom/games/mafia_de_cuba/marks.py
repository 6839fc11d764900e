"""What cannot all be true: statements held against each other and against what everybody has seen.

Nobody's secrets are needed for this, and who lies it does not say.
"""

from collections.abc import Iterator, Sequence

from backroom.games.mafia_de_cuba.state import (
    PASSED,
    RECEIVED,
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
than there ever was; more people claim a token than there are; something else was shown; something else was said."""


def marks(family: Family) -> list[list[str]]:
    """The marks of every seat, in the order of MARKS."""
    found: list[set[str]] = [set() for _ in range(family.seats)]
    around = family.round_from_godfather()
    for seat, mark in (
        *neighbours(family, around),
        *grown(family, around),
        *too_often(family),
        *((seat, mark) for seat in around for mark in alone(family, seat)),
    ):
        found[seat].add(mark)
    return [[mark for mark in MARKS if mark in marked] for marked in found]


def differ(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether both say something of the same thing, and not the same."""
    return any(UNSAID not in pair and pair[0] != pair[1] for pair in zip(one, other, strict=True))


def neighbours(family: Family, around: tuple[int, ...]) -> Iterator[tuple[int, str]]:
    """What one passed on is what the next received; the last passes on to the Godfather."""
    for giver, taker in zip(around, (*around[1:], around[0]), strict=True):
        if differ(family.claims[giver][PASSED], family.claims[taker][RECEIVED]):
            yield giver, AFTER
            yield taker, BEFORE


def grown(family: Family, around: tuple[int, ...]) -> Iterator[tuple[int, str]]:
    """Nothing is ever put into the box: of nothing can there be more later on.

    Neighbours are marked already, and so is who speaks of more than there ever was.
    """

    def believable(seat: int, box: slice) -> tuple[int, Claim]:
        said = family.claims[seat][box]
        return seat, tuple(UNSAID if more > there else more for more, there in zip(said, family.box, strict=True))

    seen = [believable(around[0], PASSED)]
    for seat in around[1:]:
        seen += [believable(seat, RECEIVED), believable(seat, PASSED)]
    seen.append(believable(around[0], RECEIVED))
    for later, (seat, box) in enumerate(seen):
        for teller, earlier in seen[: max(0, later - 1)]:
            if seat != teller and any(
                before != UNSAID and now > before for before, now in zip(earlier, box, strict=True)
            ):
                yield teller, GROWN
                yield seat, GROWN


def too_often(family: Family) -> Iterator[tuple[int, str]]:
    """More people say they have taken a token than there are of it."""
    for loot, count in zip(TOKEN_LOOT, family.box[1:], strict=True):
        takers = [seat for seat, claim in enumerate(family.claims) if claim[TOOK] == loot]
        if len(takers) > count:
            yield from ((seat, TOO_OFTEN) for seat in takers)


def alone(family: Family, seat: int) -> Iterator[str]:
    """What is odd about one seat's statements by themselves."""
    claim = family.claims[seat]
    if any(said > there for said, there in zip((*claim[RECEIVED], *claim[PASSED]), family.box * 2, strict=True)):
        yield TOO_MANY
    if claim[TOOK] > family.box[0]:
        yield TOO_MANY
    if not adds_up(claim, family.box, seat == family.godfather, seat == family.first):
        yield SUM
    if family.has_opened(seat) and claim[TOOK] not in (UNSAID, family.loot[seat]):
        yield SHOWN
    if family.changed >> seat & 1:
        yield CHANGED


def adds_up(claim: Claim, full: Box, godfather: bool, first: bool) -> bool:
    """Whether received without taken is passed on. The first player may have put one token into the bag besides."""
    had = full if godfather else claim[RECEIVED]
    loot, missing = claim[TOOK], 0
    for place, (before, after) in enumerate(zip(had, claim[PASSED], strict=True)):
        if UNSAID in (before, after):
            continue
        gone = before - after
        if loot == UNSAID:
            # Whatever was taken: not less than nothing.
            if gone < 0:
                return False
            continue
        taken = max(loot, 0) if place == 0 else int(-1 - loot == place and loot < UNSAID)
        if place == 0 and gone != taken:
            return False
        if place and not taken <= gone <= taken + first:
            return False
        missing += gone - taken
    return missing <= first
