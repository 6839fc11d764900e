"""The box as tables: cards.toml read once, and every card a small number from then on.

Money is counted in whole thousands here and everywhere inside the rules (C-7); texts and views say dollars.
"""

import re
import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

THOUSAND = 1000
ROUNDS = 4


class Family(NamedTuple):
    """C-8, C-10: a boss, and what the family begins with."""

    id: str
    boss: str
    businesses: tuple[int, ...]


class Gangster(NamedTuple):
    """C-5: a name and some pistols; recruits have a price."""

    id: str
    name: str
    family: int
    strength: int
    price: int
    woman: bool


class Business(NamedTuple):
    """C-6: a kind of business."""

    id: str
    company: bool
    price: int
    income: int
    monopoly: int
    copies: int


class Job(NamedTuple):
    """A kind of job. `one` and `two` are what so many successes bring: a sum, or a word such as kill; None: nothing."""

    id: str
    cash: bool
    attack: bool
    response: bool
    target: str
    number: int
    one: int | str | None
    two: int | str | None
    needs: tuple[tuple[int, int], ...]
    """Kinds of businesses, and how many of each."""
    most: int
    """What can be bet at most."""


def brings(job: Job, successes: int) -> int | str | None:
    """C-40, C-41: what so many successes do: nothing, the smaller thing, or from two on the larger."""
    return job.two if successes >= 2 else job.one if successes else None


class Face(NamedTuple):
    """What is printed on a job: its kind, and its round, which also stands on the back."""

    id: str
    job: int
    round: int


def thousands(value: Any) -> Any:
    return value // THOUSAND if isinstance(value, int) else value


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


BOX: dict[str, list[dict[str, Any]]] = tomllib.loads((files(__package__) / "cards.toml").read_text(encoding="utf-8"))

MONOPOLIES: tuple[str, ...] = tuple(entry["id"] for entry in BOX["monopoly"])
MONOPOLY_INCOME: tuple[int, ...] = tuple(thousands(entry["income"]) for entry in BOX["monopoly"])
NO_MONOPOLY = -1

KINDS = tuple(
    Business(
        entry["id"],
        entry["kind"] == "company",
        thousands(entry["price"]),
        thousands(entry["income"]),
        MONOPOLIES.index(entry["monopoly"]) if "monopoly" in entry else NO_MONOPOLY,
        entry["count"],
    )
    for entry in BOX["business"]
)
KIND = {kind.id: number for number, kind in enumerate(KINDS)}
LAWYER, COP, POLITICIAN = KIND["lawyer"], KIND["cop"], KIND["politician"]

KIND_OF = tuple(number for number, kind in enumerate(KINDS) for _ in range(kind.copies))
"""The kind of each business card."""
BUSINESSES = len(KIND_OF)
BUSINESS_IDS = tuple(f"{kind.id}-{copy}" for kind in KINDS for copy in range(1, kind.copies + 1))
BUSINESS_ITEMS = tuple((name, f"@{name}") for name in BUSINESS_IDS)
COST = tuple(KINDS[kind].price for kind in KIND_OF)
INCOME = tuple(KINDS[kind].income for kind in KIND_OF)
COMPANY = tuple(KINDS[kind].company for kind in KIND_OF)
MONOPOLY_OF = tuple(KINDS[kind].monopoly for kind in KIND_OF)


def kinds_named(names: list[str]) -> tuple[int, ...]:
    return tuple(KIND[name] for name in names)


FAMILIES = tuple(Family(entry["id"], entry["boss"], kinds_named(entry["businesses"])) for entry in BOX["family"])
FAMILY_SIZE, STARTERS = 6, 3
GANGSTERS = tuple(
    Gangster(
        slug(entry["name"]),
        entry["name"],
        number,
        entry["strength"],
        thousands(entry.get("price", 0)),
        "woman" in entry,
    )
    for number, family in enumerate(FAMILIES)
    for entry in BOX["gangster"]
    if entry["family"] == family.id
)
GANGSTER_ITEMS = tuple((gangster.id, f"@{gangster.id}") for gangster in GANGSTERS)
STRENGTH = tuple(gangster.strength for gangster in GANGSTERS)
WAGE = tuple(gangster.price for gangster in GANGSTERS)
"""What a recruit costs; 0 for those who are there from the start."""


def needs_of(names: list[str]) -> tuple[tuple[int, int], ...]:
    return tuple((KIND[name], names.count(name)) for name in dict.fromkeys(names))


def cash_job(entry: dict[str, Any]) -> Job:
    one, two = map(thousands, entry["payout"])
    return Job(entry["id"], True, False, False, "", entry["number"], one, two, needs_of(entry["needs"]), 0)


def other_job(entry: dict[str, Any]) -> Job:
    """C-109 to C-126: horse racing has one level of success, like all that name the same effect twice."""
    one, two = thousands(entry.get("one")), thousands(entry["two"])
    target, most = entry.get("target", ""), thousands(entry.get("most", 0))
    return Job(entry["id"], False, entry["attack"], entry["response"], target, entry["number"], one, two, (), most)


JOBS = (*map(cash_job, BOX["cash_job"]), *map(other_job, BOX["job"]))
JOB = {job.id: number for number, job in enumerate(JOBS)}
ROBBERY, TRAP = JOB["robbery"], JOB["trap"]
COPIES: tuple[tuple[int, ...], ...] = (
    *(tuple(int(entry["round"] == number) for number in range(1, ROUNDS + 1)) for entry in BOX["cash_job"]),
    *(tuple(entry["counts"]) for entry in BOX["job"]),
)
"""How often each job lies in the pile of each round."""


def faces() -> tuple[Face, ...]:
    """Round by round. A job that comes up in several rounds is named with its round: `bash.2`."""
    return tuple(
        Face(job.id if sum(map(bool, COPIES[number])) == 1 else f"{job.id}.{turn + 1}", number, turn)
        for turn in range(ROUNDS)
        for number, job in enumerate(JOBS)
        if COPIES[number][turn]
    )


FACES = faces()
FACE_ITEMS = tuple((face.id, f"@{face.id.replace('.', '-round-')}") for face in FACES)
"""Jobs that come up in several rounds are called with theirs: two cards of one name need not be the same."""
FACE_OF = tuple(number for number, face in enumerate(FACES) for _ in range(COPIES[face.job][face.round]))
"""The face of each job card; the cards are numbered round by round."""
CARDS = len(FACE_OF)
JOB_OF = tuple(FACES[face].job for face in FACE_OF)
ROUND_OF = tuple(FACES[face].round for face in FACE_OF)
ROUND_CARDS = tuple(tuple(card for card in range(CARDS) if ROUND_OF[card] == turn) for turn in range(ROUNDS))
ATTACK = tuple(JOBS[job].attack for job in JOB_OF)
RESPONSE = tuple(JOBS[job].response for job in JOB_OF)


def numbered(name: str, copy: int) -> str:
    """A name for the second of two alike: `bash.1+2`."""
    return f"{name}+{copy + 1}" if copy else name


def card_id(card: int) -> str:
    """A card by name, where copies must be told apart."""
    copies = [other for other in range(CARDS) if FACE_OF[other] == FACE_OF[card]]
    return numbered(FACES[FACE_OF[card]].id, copies.index(card))


CARD_ITEMS = tuple((card_id(card), f"@{JOBS[JOB_OF[card]].id}") for card in range(CARDS))

INFLUENCE: tuple[str, ...] = tuple(entry["id"] for entry in BOX["influence"])
INFLUENCE_COUNT: tuple[int, ...] = tuple(entry["count"] for entry in BOX["influence"])
INFLUENCE_ITEMS = tuple((name, f"@{name}") for name in INFLUENCE)
STARTING_SET = tuple(number for number, entry in enumerate(BOX["influence"]) if entry["start"])
SNITCH, SPY, DOC, HENCHMAN, SABOTEUR, PISTOL, DISTRACTION, SCHEMER = map(
    INFLUENCE.index,
    ("snitch", "spy", "emergency-doc", "henchman", "saboteur", "machine-pistol", "distraction", "schemer"),
)
