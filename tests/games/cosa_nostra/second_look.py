"""What the game has on the table, in the terms of the second opinion, so that both can be laid side by side."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.games.cosa_nostra.second_opinion import SecondOpinion
from tests.games.cosa_nostra.second_table import Firm, Man

from backroom.games.cosa_nostra.cards import BUSINESS_IDS, FACE_OF, FACES, GANGSTERS, INFLUENCE, STRENGTH
from backroom.games.cosa_nostra.orders import AIDS
from backroom.games.cosa_nostra.state import ACTIVE, DEAD, DOWN, FIRM, IDLE, NOBODYS, RESERVE, Underworld

if TYPE_CHECKING:
    from backroom.kit import Game

FITS = {RESERVE: "reserve", ACTIVE: "active", DOWN: "down", DEAD: "dead"}


def man(world: Underworld, number: int) -> Man:
    order = world.order[number]
    return Man(
        seat=world.boss[number],
        strength=STRENGTH[number],
        fit=FITS[world.fit[number]],
        order=FACES[FACE_OF[order]].id if IDLE < order < FIRM else None,
        purchase=BUSINESS_IDS[order - FIRM] if order >= FIRM else None,
        aids={INFLUENCE[kind] for bit, kind in AIDS if world.aids[number] & bit},
    )


def firm(world: Underworld, number: int) -> Firm:
    owner, lying = world.owner[number], world.markers[number]
    return Firm(
        seat=None if owner == NOBODYS else owner,
        down=bool(world.down[number]),
        used=bool(world.used[number]),
        marks=Counter({seat: lying >> 3 * seat & 7 for seat in range(world.seats)}),
    )


def look(game: Game[Underworld]) -> SecondOpinion:
    world = game.state
    return SecondOpinion(
        seats=world.seats,
        start=world.start,
        last=world.round + 1 == world.rounds,
        bonus=world.bonus,
        robbable=world.robbable,
        cash=world.cash[:],
        laundered=world.laundered[:],
        hand=[Counter(INFLUENCE[card & 7] for card in hand) for hand in world.hands],
        spent=Counter({name: world.spent[kind] for kind, name in enumerate(INFLUENCE)}),
        trophies=[[GANGSTERS[killed].id for killed in killed_by] for killed_by in world.trophies],
        men={GANGSTERS[number].id: man(world, number) for number in world.men},
        firms={name: firm(world, number) for number, name in enumerate(BUSINESS_IDS)},
        market=[BUSINESS_IDS[number] for number in world.market],
        stack=[BUSINESS_IDS[number] for number in world.stack],
        offers={offer.number: (offer.by, offer.to, terms(offer)) for offer in world.offers},
        number=world.number,
        known=[Counter(INFLUENCE[card] for card in hand if card < len(INFLUENCE)) for hand in world.hands],
        shown=Counter(FACES[FACE_OF[card]].id for card in world.shown),
    )


def terms(offer: Any) -> list[str]:
    """An offer that was made before the action phase, in the words it was made with."""

    def ids(names: list[str]) -> str:
        return ",".join(names) or "-"

    gives, wants = offer.gives.told(), offer.wants.told()
    said = [
        [str(side["cash"] or 0), ids(side["things"]), ids(side["lends"]), ids(side["lifts"])] for side in (gives, wants)
    ]
    promised = [word for side in (gives, wants) for word in (side["promise"] or "none", str(side["money"] or 0))]
    return [*said[0], *said[1], *promised, *offer.words.split()]


def summary(table: SecondOpinion) -> dict[str, Any]:
    """All that both must agree on; how the cards on the market lie beside each other is no matter."""
    return {
        "cash": table.cash,
        "laundered": table.laundered,
        "hands": [+hand for hand in table.hand],
        "spent": +table.spent,
        "trophies": table.trophies,
        "men": {name: (m.seat, m.fit, m.order, m.purchase, m.aids) for name, m in table.men.items() if m.fit != "dead"},
        "dead": {name for name, m in table.men.items() if m.fit == "dead"},
        "firms": {name: (f.seat, f.down, f.used, +f.marks) for name, f in table.firms.items()},
        "market": sorted(table.market),
        "stack": table.stack,
        "offers": sorted(table.offers),
    }
