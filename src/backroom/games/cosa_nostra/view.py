"""What a seat may see, built up from nothing: all that lies open, its own hand, and the orders it has looked at."""

from typing import Any

from backroom.games.cosa_nostra.businesses import businessmen, incomes, laid, marks, monopolist
from backroom.games.cosa_nostra.cards import (
    BUSINESS_IDS,
    BUSINESSES,
    CARDS,
    COST,
    FACE_ITEMS,
    FACE_OF,
    FAMILIES,
    INCOME,
    INFLUENCE,
    JOB_OF,
    JOBS,
    KINDS,
    MONOPOLIES,
    MONOPOLY_OF,
    NO_MONOPOLY,
    ROUND_OF,
    ROUNDS,
    STRENGTH,
    WAGE,
    Job,
)
from backroom.games.cosa_nostra.cash import lacking, own, supply
from backroom.games.cosa_nostra.dice import odds_for, percent
from backroom.games.cosa_nostra.hands import sorted_hand
from backroom.games.cosa_nostra.orders import AIDS
from backroom.games.cosa_nostra.payday import recruits
from backroom.games.cosa_nostra.state import (
    DOWN,
    FIRM,
    IDLE,
    INFLUENCE_KIND,
    MARKERS,
    NOBODYS,
    PHASES,
    WATCHER,
    Scene,
    Underworld,
)
from backroom.games.cosa_nostra.telling import dollars, man_id
from backroom.kit import Game


def shown(game: Game[Underworld]) -> dict[str, Any]:
    """What lies on the table; everything at the end."""
    world, over = game.state, game.result is not None
    everybody = range(world.seats)
    return {
        "round": world.round + 1,
        "phase": PHASES[world.phase],
        "start": or_none(world.start),
        "active": or_none(world.on_turn()),
        "extra": [*world.extra],
        "scene": [told for frame in game.stack if isinstance(frame, Scene) and (told := frame.told(world))],
        "offers": [offer.told() for offer in world.offers],
        "families": [FAMILIES[family].id for family in world.family],
        "cash": list(map(dollars, world.cash)),
        "laundered": list(map(dollars, world.laundered)),
        "income": list(map(dollars, incomes(world))),
        "jobs": [backs(world.jobs[player]) for player in everybody],
        "influence": [len(world.hands[player]) for player in everybody],
        "free": [MARKERS - laid(world, player) for player in everybody],
        "trophies": [names(world.trophies[player]) for player in everybody],
        "reserve": [reserve(world, player) if world.family else [] for player in everybody],
        "market": [{**ON_SALE[firm], "completes": completes(world, firm)} for firm in world.market],
        "gangsters": [gangster(world, man) for boss in everybody for man in world.men if world.boss[man] == boss],
        "businesses": [
            business(world, firm) for owner in everybody for firm in range(BUSINESSES) if world.owner[firm] == owner
        ],
        "monopolies": {name: or_none(world.monopoly[number]) for number, name in enumerate(MONOPOLIES)},
        "tally": {name: businessmen(world, number) for number, name in enumerate(MONOPOLIES)},
        "promises": [entry.told() for entry in world.ledger if not entry.settled],
        "ledger": [entry.told() for entry in world.ledger if entry.settled],
        "stack": {"count": len(world.stack), "bottom": [BUSINESS_IDS[firm] for firm in world.stack[: world.sunk]]},
        "decks": list(map(len, world.decks)),
        "discards": [JOBS[JOB_OF[card]].id for card in sorted(world.shown)],
        "pile": len(world.pile),
        "spent": {name: world.spent[kind] for kind, name in enumerate(INFLUENCE) if world.spent[kind]},
        "rounds": world.rounds,
        "unseen": unseen(world) if over else None,
    }


def view(game: Game[Underworld], seat: int | None) -> dict[str, Any]:
    """A seat's own cards, its orders and how they will go, and the orders of others that it has looked at."""
    world = game.state
    return {
        "hand": None if seat is None else hand(world, seat),
        "plans": [] if seat is None else plans(world, seat),
        "orders": orders(world, seat, over=game.result is not None),
    }


def or_none(seat: int) -> int | None:
    return None if seat == NOBODYS else seat


def names(men: list[int]) -> list[str]:
    return [man_id(man) for man in men]


def reserve(world: Underworld, seat: int) -> list[dict[str, Any]]:
    """C-67: who still waits under a boss, and for what price."""
    return [
        {"id": man_id(man), "strength": STRENGTH[man], "price": dollars(WAGE[man])} for man in recruits(world, seat)
    ]


def completes(world: Underworld, firm: int) -> list[int]:
    """C-70: who would win a monopoly with this business."""
    number = MONOPOLY_OF[firm]
    if number == NO_MONOPOLY:
        return []
    counts = businessmen(world, number)
    return [
        seat
        for seat in range(world.seats)
        if world.monopoly[number] != seat
        and monopolist([count + (other == seat) for other, count in enumerate(counts)]) == seat
    ]


def backs(cards: list[int]) -> list[int]:
    """How many jobs of each round somebody holds: that stands on their backs."""
    counts = [0] * ROUNDS
    for card in cards:
        counts[ROUND_OF[card]] += 1
    return counts


def hand(world: Underworld, seat: int) -> dict[str, Any]:
    there, crew = supply(world, seat), world.crew(seat)
    return {
        "jobs": [{**job(world, seat, card, there), "odds": odds(world, card, crew)} for card in world.jobs[seat]],
        "influence": [INFLUENCE[kind] for kind in sorted_hand(world, seat)],
    }


def job(world: Underworld, seat: int, card: int, there: list[int]) -> dict[str, Any]:
    """What stands on a job, and by what each of its needs would be met just now: an own business, a lent one, none."""
    met: list[str] = []
    for kind, count in JOBS[JOB_OF[card]].needs:
        mine, lapse = min(count, own(world, seat, kind)), max(0, count - there[kind])
        met += ["own"] * mine + ["lent"] * (count - mine - lapse) + ["missing"] * lapse
    return {**PRINTED[card], "needs": [*NEEDS[card]], "met": met}


def odds(world: Underworld, card: int, men: list[int]) -> dict[str, list[int]]:
    """C-39: how likely each gangster is to have one success with a job, and two, in percent."""
    printed = JOBS[JOB_OF[card]].number
    if not printed:
        return {}
    chances = {man: odds_for(world, man, printed) for man in men}
    return {man_id(man): [percent(1 - chance.none), percent(chance.two)] for man, chance in chances.items()}


def plans(world: Underworld, seat: int) -> list[dict[str, Any]]:
    """The seat's own orders, with all that it can know of how they will go."""
    there = supply(world, seat)
    return [
        {
            "gangster": man_id(man),
            **job(world, seat, world.order[man], there),
            "odds": odds(world, world.order[man], [man]),
            "lapses": bool(lacking(world.order[man], there)),
        }
        for man in world.face_down(seat)
    ]


BARGAINS = {"exceptional-offer": ("less-1000", "half-price"), "connections": ("full-price", "less-2000")}
"""C-113, C-114: what a business costs there."""


def printed(card: int) -> dict[str, Any]:
    """What stands on a job: the number to roll (none where it is the victim's strength), what it brings and needs."""
    job = JOBS[JOB_OF[card]]
    one, two = BARGAINS.get(job.id, (job.one, job.two))
    return {
        "job": job.id,
        "face": FACE_ITEMS[FACE_OF[card]][0],
        "sort": sort(job),
        "round": ROUND_OF[card] + 1,
        "number": job.number or None,
        "one": dollars(one) if isinstance(one, int) else one,
        "two": dollars(two) if isinstance(two, int) else two,
        "hits": job.target or None,
    }


def sort(job: Job) -> str:
    """How a job is carried out: for cash, against somebody, in answer to somebody, or for a favour."""
    return "cash" if job.cash else "response" if job.response else "attack" if job.attack else "favour"


PRINTED = tuple(map(printed, range(CARDS)))
NEEDS = tuple(tuple(KINDS[kind].id for kind, count in JOBS[job].needs for _ in range(count)) for job in JOB_OF)
ON_SALE: tuple[dict[str, Any], ...] = tuple(
    {"id": BUSINESS_IDS[firm], "price": dollars(COST[firm]), "income": dollars(INCOME[firm])}
    for firm in range(BUSINESSES)
)


def gangster(world: Underworld, man: int) -> dict[str, Any]:
    """His printed strength; with how many dice he rolls where that is another number; what lies on him."""
    strength, aids = world.strength(man), world.aids[man]
    return {
        "id": man_id(man),
        "seat": world.boss[man],
        "strength": STRENGTH[man],
        "dice": None if strength == STRENGTH[man] else strength,
        "state": "deactivated" if world.fit[man] == DOWN else None,
        "order": order(world, man),
        "aids": [INFLUENCE[kind] for bit, kind in AIDS if aids & bit] if aids else [],
    }


def order(world: Underworld, man: int) -> dict[str, Any] | None:
    """What lies on a gangster for all to see: a purchase, or the back of a job and who has looked at its front."""
    card = world.order[man]
    if card == IDLE:
        return None
    if card >= FIRM:
        firm = card - FIRM
        return {"purchase": BUSINESS_IDS[firm], "price": dollars(COST[firm]), "markers": markers(world, firm)}
    known = world.known[card]
    seen_by = [seat for seat in range(world.seats) if known >> seat & 1 and seat != world.boss[man]]
    return {"round": ROUND_OF[card] + 1, "seen": seen_by}


def orders(world: Underworld, seat: int | None, over: bool) -> dict[str, str]:
    """The orders whose fronts this seat knows: its own, and those it has looked at; in the end all."""
    bit = WATCHER if seat is None else 1 << seat
    return {
        man_id(man): JOBS[JOB_OF[world.order[man]]].id
        for man in world.men
        if IDLE < world.order[man] < FIRM and (over or world.known[world.order[man]] & bit)
    }


def markers(world: Underworld, firm: int) -> list[int]:
    """Whose deal markers lie there, one entry each."""
    if not world.markers[firm]:
        return []
    return [seat for seat in range(world.seats) for _ in range(marks(world, firm, seat))]


def business(world: Underworld, firm: int) -> dict[str, Any]:
    """Deactivated, or its ability used this round: what is deactivated could not use it anyway."""
    return {
        "id": BUSINESS_IDS[firm],
        "seat": world.owner[firm],
        "income": dollars(INCOME[firm]),
        "state": "deactivated" if world.down[firm] else "used" if world.used[firm] else None,
        "markers": markers(world, firm),
    }


def unseen(world: Underworld) -> dict[str, Any]:
    """What nobody could know, or only some: told when all is over."""
    return {
        "hands": [
            {
                "seat": seat,
                "jobs": [JOBS[JOB_OF[card]].id for card in world.jobs[seat]],
                "influence": [INFLUENCE[kind] for kind in sorted_hand(world, seat)],
            }
            for seat in range(world.seats)
        ],
        "buried": [JOBS[JOB_OF[card]].id for card in world.buried],
        "decks": [[JOBS[JOB_OF[card]].id for card in reversed(deck)] for deck in world.decks],
        "stack": [BUSINESS_IDS[firm] for firm in reversed(world.stack)],
        "pile": [INFLUENCE[card & INFLUENCE_KIND] for card in reversed(world.pile)],
    }
