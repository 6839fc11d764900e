"""What a seat may see, built up from nothing: all that lies open, its own hand, and the orders it has looked at."""

from typing import Any

from backroom.games.cosa_nostra.businesses import income, marks
from backroom.games.cosa_nostra.cards import (
    BUSINESS_IDS,
    BUSINESSES,
    COST,
    FACE_OF,
    FACES,
    FAMILIES,
    GANGSTERS,
    INCOME,
    INFLUENCE,
    JOB_OF,
    JOBS,
    KINDS,
    MONOPOLIES,
    ROUND_OF,
    ROUNDS,
    STRENGTH,
)
from backroom.games.cosa_nostra.orders import AIDS
from backroom.games.cosa_nostra.payday import recruits, sorted_hand
from backroom.games.cosa_nostra.state import (
    DOWN,
    FIRM,
    IDLE,
    NOBODYS,
    PHASES,
    WATCHER,
    Scene,
    Underworld,
)
from backroom.games.cosa_nostra.telling import dollars
from backroom.kit import Game


def view(game: Game[Underworld], seat: int | None) -> dict[str, Any]:
    world, over = game.state, game.result is not None
    everybody = range(world.seats)
    return {
        "round": world.round + 1,
        "rounds": world.rounds,
        "phase": PHASES[world.phase],
        "start": or_none(world.start),
        "active": or_none(world.on_turn()),
        "extra": [*world.extra],
        "families": [FAMILIES[family].id for family in world.family],
        "cash": list(map(dollars, world.cash)),
        "laundered": list(map(dollars, world.laundered)),
        "income": [dollars(income(world, player)) for player in everybody],
        "scene": [told for frame in game.stack if isinstance(frame, Scene) and (told := frame.told(world))],
        "hand": None if seat is None else hand(world, seat),
        "jobs": [backs(world.jobs[player]) for player in everybody],
        "influence": [len(world.hands[player]) for player in everybody],
        "gangsters": [gangster(world, man) for man in world.men if world.boss[man] != NOBODYS],
        "orders": orders(world, seat, over),
        "businesses": [business(world, firm) for firm in range(BUSINESSES) if world.owner[firm] != NOBODYS],
        "market": [on_sale(firm) for firm in world.market],
        "stack": {"count": len(world.stack), "bottom": [BUSINESS_IDS[firm] for firm in world.stack[: world.sunk]]},
        "monopolies": {name: or_none(world.monopoly[number]) for number, name in enumerate(MONOPOLIES)},
        "reserve": [names(recruits(world, player)) if world.family else [] for player in everybody],
        "trophies": [names(world.trophies[player]) for player in everybody],
        "decks": list(map(len, world.decks)),
        "discards": [JOBS[JOB_OF[card]].id for card in sorted(world.shown)],
        "pile": len(world.pile),
        "spent": {name: world.spent[kind] for kind, name in enumerate(INFLUENCE) if world.spent[kind]},
        "offers": [offer.told() for offer in world.offers],
        "ledger": [entry.told() for entry in world.ledger],
        "unseen": unseen(world) if over else None,
    }


def or_none(seat: int) -> int | None:
    return None if seat == NOBODYS else seat


def names(men: list[int]) -> list[str]:
    return [GANGSTERS[man].id for man in men]


def backs(cards: list[int]) -> list[int]:
    """How many jobs of each round somebody holds: that stands on their backs."""
    return [sum(ROUND_OF[card] == turn for card in cards) for turn in range(ROUNDS)]


def hand(world: Underworld, seat: int) -> dict[str, Any]:
    return {
        "jobs": [printed(card) for card in world.jobs[seat]],
        "influence": [INFLUENCE[card & 7] for card in sorted_hand(world, seat)],
    }


def printed(card: int) -> dict[str, Any]:
    """What stands on a job: the number to roll (none where it is the victim's strength), what it needs and brings."""
    job = JOBS[JOB_OF[card]]
    return {
        "id": FACES[FACE_OF[card]].id,
        "job": job.id,
        "round": ROUND_OF[card] + 1,
        "number": job.number or None,
        "needs": [KINDS[kind].id for kind, count in job.needs for _ in range(count)],
        "one": dollars(job.one) if isinstance(job.one, int) else job.one,
        "two": dollars(job.two) if isinstance(job.two, int) else job.two,
    }


def gangster(world: Underworld, man: int) -> dict[str, Any]:
    return {
        "id": GANGSTERS[man].id,
        "seat": world.boss[man],
        "strength": STRENGTH[man],
        "dice": world.strength(man),
        "state": "deactivated" if world.fit[man] == DOWN else "active",
        "order": order(world, man),
        "aids": [INFLUENCE[kind] for bit, kind in AIDS if world.aids[man] & bit],
    }


def order(world: Underworld, man: int) -> dict[str, Any] | None:
    """What lies on a gangster for all to see: a purchase, or the back of a job and who has looked at its front."""
    card = world.order[man]
    if card == IDLE:
        return None
    if card >= FIRM:
        return {"purchase": BUSINESS_IDS[card - FIRM], "markers": markers(world, card - FIRM)}
    known = world.known[card]
    seen_by = [seat for seat in range(world.seats) if known >> seat & 1 and seat != world.boss[man]]
    return {"round": ROUND_OF[card] + 1, "seen": seen_by}


def orders(world: Underworld, seat: int | None, over: bool) -> dict[str, str]:
    """The orders whose fronts this seat knows: its own, and those it has looked at; in the end all."""
    bit = WATCHER if seat is None else 1 << seat
    return {
        GANGSTERS[man].id: JOBS[JOB_OF[world.order[man]]].id
        for man in world.men
        if IDLE < world.order[man] < FIRM and (over or world.known[world.order[man]] & bit)
    }


def markers(world: Underworld, firm: int) -> list[int]:
    """Whose deal markers lie there, one entry each."""
    return [seat for seat in range(world.seats) for _ in range(marks(world, firm, seat))]


def business(world: Underworld, firm: int) -> dict[str, Any]:
    return {
        "id": BUSINESS_IDS[firm],
        "seat": world.owner[firm],
        "income": dollars(INCOME[firm]),
        "state": "deactivated" if world.down[firm] else "active",
        "used": bool(world.used[firm]),
        "markers": markers(world, firm),
    }


def on_sale(firm: int) -> dict[str, Any]:
    return {"id": BUSINESS_IDS[firm], "price": dollars(COST[firm]), "income": dollars(INCOME[firm])}


def unseen(world: Underworld) -> dict[str, Any]:
    """What nobody could know, or only some: told when all is over."""
    return {
        "hands": [hand(world, seat) for seat in range(world.seats)],
        "buried": [JOBS[JOB_OF[card]].id for card in world.buried],
        "decks": [[JOBS[JOB_OF[card]].id for card in reversed(deck)] for deck in world.decks],
        "stack": [BUSINESS_IDS[firm] for firm in reversed(world.stack)],
        "pile": [INFLUENCE[card & 7] for card in reversed(world.pile)],
    }
