"""What is worth knowing about the house players: who wins, how sure a Godfather may be, and what lies are worth."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from backroom.games.mafia_de_cuba.house.stories import WAYS
from backroom.games.mafia_de_cuba.house.temper import MIXTURE, SILENT_AT_MOST
from backroom.kit import Chart, Findings, Line, Table, give_or_take, percent

NAMES = {
    "godfather": "Godfather",
    "loyal": "loyal man",
    "thief": "thief",
    "agent": "agent",
    "driver": "driver",
    "kid": "street kid",
}
REASONS = {
    "godfather": "the Godfather found everything",
    "thieves": "the thieves got away",
    "agent": "an agent was accused",
}
SCRIPTS = {
    "givers": "who gave, before who took",
    "takers": "who took, before who gave",
    "missing": "where most diamonds are missing",
    "rash": "anybody",
}
LIES = {
    "back": "always blames the player before",
    "on": "always blames the next",
    "veil": "tells the box as it was, and claims a token",
    "mum": "says nothing",
    "anything": "now this, now that",
}
TEMPERS = {
    "sharp": "a Godfather who does exactly what he has reckoned",
    "dull": "one who takes any of the five he suspects most",
    "curt": "one who does not ask what anybody took",
    "exact": "loyal men who never err and never keep silent",
    "alone": "nobody lies but thieves",
}
SEATS = (6, 8, 10, 12)
COMPARED = 8
"""At how many seats one thief of another kind sits among the house players."""
WITH_TWO = " with two jokers"
TENTHS = range(3, 10)
"""How sure the Godfather was, in tens of a hundred."""

LEAST, MOST, FEWEST = 40, 70, 8
"""How often a Godfather should win, and how often everybody should at least, in %."""
BETTER, OFF, CASES = 5, 10, 100
"""How many points a rule of thumb may be ahead, and how many a sureness may be off where there are enough cases."""
GAINS = 5
"""How many points somebody may gain by always talking in another way, as far as chance cannot explain it."""
HALF = 0.5
"""How much a person's lie should at least be worth, as a part of what a house thief wins."""

BySeats = Mapping[int, Counter[str]]


def told(counts: Mapping[str, Counter[str]]) -> Findings:
    """Everything the experiments have shown, in reading order."""
    by_seats = {seats: counts[f"house {seats}"] for seats in SEATS}
    # Where the usual table has two jokers already, nothing else was played.
    jokers = {seats: counts.get(f"jokers {seats}", found) for seats, found in by_seats.items()}
    head = ("seats", *(str(seats) for seats in SEATS))
    games = ", ".join(f"{found['games']} at {seats} seats" for seats, found in by_seats.items())
    lines = [
        Line(
            NAMES[role],
            [(seats, 100 * found[f"{role} won"] / max(1, found[role])) for seats, found in by_seats.items()],
        )
        for role in NAMES
    ]
    return [
        (
            "House players on every seat, with the tokens and jokers of the rulebook's table. Games played:"
            f" {games}; whatever they are compared with was played half as often. After ± stands how far a share may be"
            " off by chance in 19 of 20 cases."
        ),
        Table("What is wanted, and what is", head, [*wanted(by_seats, jokers, counts)]),
        *what_gave(jokers),
        Table("Of those who had this role, how many won", head, won_by_role(by_seats)),
        Chart("Wins by role", "seats", "won, in %", lines),
        Table("The same with two jokers", head, won_by_role(jokers)),
        Table(
            "How the games ended",
            head,
            [
                (words, *(percent(found[f"ended {reason}"], found["games"]) for found in by_seats.values()))
                for reason, words in REASONS.items()
            ],
        ),
        Table(
            "How many of each there were in a game",
            head,
            [
                (NAMES[role], *(f"{found[role] / max(1, found['games']):.1f}" for found in by_seats.values()))
                for role in NAMES
                if role != "godfather"
            ],
        ),
        *beliefs(by_seats),
        *scripts(by_seats, counts, head),
        *lies(by_seats[COMPARED], counts),
        *frontier(by_seats[COMPARED], jokers[COMPARED], counts),
        *ways(by_seats),
    ]


def wanted(by_seats: BySeats, jokers: BySeats, counts: Mapping[str, Counter[str]]) -> Iterator[tuple[str, ...]]:
    """What the temper was looked for, and how far it was reached."""

    def ahead(seats: int) -> str:
        share, script = max((godfather(counts[f"{script} {seats}"]), script) for script in SCRIPTS)
        lead = share - godfather(by_seats[seats])
        return verdict(lead <= BETTER, f"{script} {lead:+.0f}")

    def lying(seats: int) -> str:
        house = part(by_seats[seats], "thief")
        if seats != COMPARED or not house:
            return "–"
        worth, lie = min((part(counts[f"liar {lie}"], "liar") / house, lie) for lie in LIES)
        return verdict(worth >= HALF, f"{lie} {worth:.2f}")

    yield (
        f"Godfather {LEAST} to {MOST} %",
        *(verdict(LEAST <= godfather(one) <= MOST, f"{godfather(one):.1f} %") for one in by_seats.values()),
    )
    yield f"nobody under {FEWEST} %", *map(worst_off, by_seats.values())
    yield f"nobody under {FEWEST} % with two jokers", *map(worst_off, jokers.values())
    yield f"no rule of thumb ahead by more than {BETTER} points", *map(ahead, SEATS)
    yield f"sureness off by at most {OFF} points", *map(sureness, by_seats.values())
    yield f"no way to talk proven to gain more than {GAINS} points", *map(best_change, by_seats.values())
    yield "a person's lie worth half a house thief's or more", *map(lying, SEATS)


def worst_off(found: Counter[str]) -> str:
    share, role = min((100 * part(found, role), role) for role in NAMES if found[role])
    return verdict(share >= FEWEST, f"{NAMES[role]} {share:.1f} %")


def sureness(found: Counter[str]) -> str:
    off = [
        abs(found[f"sure {tenth} right"] * 100 - found[f"sure {tenth} in all"] / 10) / found[f"sure {tenth}"]
        for tenth in TENTHS
        if found[f"sure {tenth}"] >= CASES
    ]
    return verdict(max(off) <= OFF, f"off by {max(off):.0f}") if off else "–"


def best_change(found: Counter[str]) -> str:
    """What would gain most of all ways that enough people took, and whether more than chance speaks for any of them."""
    worth = {
        f"{NAMES[role]} {one.way}": one for role in NAMES for one in worth_of_ways(found, role) if one.people >= CASES
    }
    if not worth:
        return "–"
    who, best = max(worth.items(), key=lambda one: one[1].gain)
    proven = max(one.gain - one.margin for one in worth.values())
    return verdict(proven <= GAINS, f"{who} {best.gain:+.1f} ± {best.margin:.1f}")


def what_gave(jokers: BySeats) -> Findings:
    """Where a second joker leaves too little to others."""
    poor = [str(seats) for seats, found in jokers.items() if worst_off(found).endswith("✗")]
    if not poor:
        return []
    return [
        (
            f"What had to give is the second joker at {', '.join(poor)} seats. A Godfather who has two loses by his own"
            " mistakes only if he searches three innocent people, none of them an agent, before all thieves are found."
            " At 6 seats there are hardly ever that many, and at 8 he would have to choose wrongly nearly every time."
            " What other tempers would do about it stands further below: whoever wants thieves to have a chance plays"
            " with the jokers of the rulebook."
        )
    ]


def beliefs(by_seats: BySeats) -> Findings:
    """How far one may trust the Godfather's suspicions."""
    found = sum(by_seats.values(), Counter[str]())
    rows = [
        (
            f"{10 * tenth} to {10 * tenth + 10} %",
            str(found[f"sure {tenth}"]),
            percent(found[f"sure {tenth} in all"], 1000 * found[f"sure {tenth}"]),
            percent(found[f"sure {tenth} right"], found[f"sure {tenth}"]),
        )
        for tenth in TENTHS
    ]
    return [
        (
            "Everybody talks by the same mixture of ways, and the Godfather reckons with it: so he should be right as"
            " often as he thinks."
        ),
        Table("How sure he was of those he accused", ("sure", "accused", "he thought", "thieves"), rows),
    ]


def scripts(by_seats: BySeats, counts: Mapping[str, Counter[str]], head: tuple[str, ...]) -> Findings:
    """What the Godfather's reasoning is worth, with all else as it was."""
    rows = [("of the house", *(winners(found, "godfather") for found in by_seats.values()))]
    for script, words in SCRIPTS.items():
        rows.append((words, *(winners(counts[f"{script} {seats}"], "godfather") for seats in SEATS)))
    return [
        "The same suspects before a Godfather who asks everybody, and then accuses by a simple rule.",
        Table("Godfathers who found everything", head, rows),
    ]


def lies(house: Counter[str], counts: Mapping[str, Counter[str]]) -> Findings:
    """What people's lies are worth among house players."""
    rows = [("of the house", str(house["thief"]), winners(house, "thief"))]
    for lie, words in LIES.items():
        found = counts[f"liar {lie}"]
        rows.append((words, str(found["liar"]), winners(found, "liar")))
    return [
        (
            f"One thief at {COMPARED} seats who always lies in the same way, among house players: he sat down in twice"
            " as many games, and those were played on in which he stole."
        ),
        Table("Thieves who lie as people do", ("thief", "thieves", "won"), rows),
    ]


def frontier(house: Counter[str], jokers: Counter[str], counts: Mapping[str, Counter[str]]) -> Findings:
    """What tables of another temper do to everybody, with the usual joker and with two."""
    rows = []
    for words, usual, two in (
        ("of the house", house, jokers),
        *((words, counts[name], counts[f"{name}{WITH_TWO}"]) for name, words in TEMPERS.items()),
    ):
        shares = [percent(one[f"{role} won"], one[role]) for one in (usual, two) for role in FRONT]
        rows.append((words, *shares))
    columns = [f"{NAMES[role]}{with_two}" for with_two in ("", ", two jokers") for role in FRONT]
    return [
        (
            f"Whole tables of {COMPARED} of another temper, each known to the Godfather who reckons with it. What he"
            " gains, thieves and agents lose. He is held back on purpose: one who did exactly what he has reckoned"
            f" would win {godfather(counts['sharp']) - godfather(house):.0f} points more, and leave thieves"
            f" {percent(counts['sharp']['thief won'], counts['sharp']['thief'])}."
        ),
        Table("Who wins at tables of another temper", ("table", *columns), rows),
    ]


FRONT = ("godfather", "thief", "agent")


def ways(by_seats: BySeats) -> Findings:
    """How often everybody talks in which way, and whether anybody would gain by talking otherwise."""
    found = sum(by_seats.values(), Counter[str]())
    rows = [
        (
            NAMES[role],
            way,
            percent(round(1000 * weights.get(way, 0.0)), round(1000 * sum(weights.values()))),
            str(tried),
            percent(won, tried),
            f"{gain:+.1f} ± {margin:.1f}",
        )
        for role, weights in MIXTURE.items()
        if role in NAMES
        for way, tried, won, gain, margin in worth_of_ways(found, role)
    ]
    return [
        (
            "The ways to talk are told of in `stories.py`; `weight` is how often each is taken where all are open."
            " Everybody draws his way whatever the others do, and what is open to him hangs on what he has seen and"
            " heard; so `gain` compares only those to whom the same ways were open: how many points more he would win"
            " who always took this one. It is what regret matching goes by:"
            " `python -m backroom.games.mafia_de_cuba.house.mixing` does it again, from these weights. Nobody may say"
            f" nothing at all in more than {100 * SILENT_AT_MOST:.0f} of a hundred cases, since a game of talk would"
            " end in silence: in the quick model in which the weights were found, 60 rounds without that bound came"
            " to 68 % for agents, 34 for drivers, 32 for street kids and 27 for thieves."
        ),
        Table(
            "Ways to talk, at all tables together", ("role", "way", "weight", "people", "won", "gain in points"), rows
        ),
    ]


class Worth(NamedTuple):
    """What a way to talk is worth to those of a role."""

    way: str
    people: int
    won: int
    gain: float
    """How many points more somebody would win who always took it where it is open."""
    margin: float
    """How far chance may have carried that, in 19 of 20 cases."""


def worth_of_ways(found: Counter[str], role: str) -> Iterator[Worth]:
    """Each way somebody of a role took, compared where the same were open; such a case counts by all people in it."""
    cases: dict[str, dict[str, tuple[int, int]]] = {}
    for key in found:
        if key.startswith(f"way {role} ") and not key.endswith(" won"):
            _, _, way, open_to = key.split()
            cases.setdefault(open_to, {})[way] = found[key], found[f"{key} won"]
    for way in WAYS:
        tried = [(*case[way], *map(sum, zip(*case.values(), strict=True))) for case in cases.values() if way in case]
        if not tried:
            continue
        open_to_all = sum(everybody for _, _, everybody, _ in tried)
        gain = sum(everybody * (won / many - all_won / everybody) for many, won, everybody, all_won in tried)
        # Where nobody or everybody has won, chance has not gone: so one more of each is reckoned with.
        variance = sum(
            everybody * (everybody - many) / many * (share := (all_won + 1) / (everybody + 2)) * (1 - share)
            for many, _, everybody, all_won in tried
        )
        people, won = (sum(one[part] for one in tried) for part in (0, 1))
        yield Worth(way, people, won, 100 * gain / open_to_all, 100 * 1.96 * variance**0.5 / open_to_all)


def spoken(role: str, way: str, open_to: frozenset[str]) -> str:
    """The name under which is counted that somebody talked this way, of those that were open to him."""
    return f"way {role} {way} {'+'.join(sorted(open_to))}"


def won_by_role(by_seats: BySeats) -> list[tuple[str, ...]]:
    return [(NAMES[role], *(winners(found, role) for found in by_seats.values())) for role in NAMES]


def part(found: Counter[str], role: str) -> float:
    return found[f"{role} won"] / max(1, found[role])


def godfather(found: Counter[str]) -> float:
    return 100 * found["godfather won"] / max(1, found["games"])


def winners(found: Counter[str], role: str) -> str:
    return give_or_take(found[f"{role} won"], found[role])


def verdict(met: bool, figure: str) -> str:
    return f"{figure} ✓" if met else f"{figure} ✗"
