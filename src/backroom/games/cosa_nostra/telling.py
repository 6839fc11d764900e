"""How things are called in the story and in labels."""

from backroom.games.cosa_nostra.cards import (
    BUSINESS_ITEMS,
    GANGSTER_ITEMS,
    INFLUENCE,
    JOB_OF,
    JOBS,
    KINDS,
    THOUSAND,
)
from backroom.games.cosa_nostra.state import FIRM
from backroom.kit import Label

PASSED: Label = ("pass", "choice-pass", {})


def who(seat: int) -> str:
    return f"@seat-{seat}"


def man_id(man: int) -> str:
    return GANGSTER_ITEMS[man][0]


def man_named(man: int) -> str:
    return GANGSTER_ITEMS[man][1]


def firm_named(firm: int) -> str:
    return BUSINESS_ITEMS[firm][1]


def thing_named(thing: int) -> str:
    """A gangster or a business."""
    return firm_named(thing - FIRM) if thing >= FIRM else man_named(thing)


def thing_id(thing: int) -> str:
    return BUSINESS_ITEMS[thing - FIRM][0] if thing >= FIRM else man_id(thing)


def job_named(card: int) -> str:
    return f"@{JOBS[JOB_OF[card]].id}"


def kind_named(kind: int) -> str:
    return f"@{KINDS[kind].id}"


def influence_named(kind: int) -> str:
    return f"@{INFLUENCE[kind]}"


def dollars(money: int) -> int:
    return money * THOUSAND
