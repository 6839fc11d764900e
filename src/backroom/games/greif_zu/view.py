"""What a seat may see, built up from nothing."""

from typing import Any

from backroom.games.greif_zu.deck import CURRENCY, KINDS, NO_CURRENCY, SPECIALS
from backroom.games.greif_zu.law import breach, cents
from backroom.games.greif_zu.state import Party
from backroom.kit import Game


def names(kinds: tuple[int, ...] | list[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


def view(game: Game[Party], seat: int | None) -> dict[str, Any]:
    """What lies open for everyone; a seat's own cards and chips; what it has seen of others'; everything at the end."""
    party, over = game.state, game.result is not None
    seen: dict[str, Any] = {
        "round": party.round,
        "timers": party.timers,
        "start": party.start,
        "active": party.active if not over else None,
        "coins": [*party.coins],
        "hands": [len(hand) for hand in party.hands],
        "specials": [len(held) for held in party.specials],
        "chips": [len(held) for held in party.chips],
        "aside": [len(held) for held in party.aside],
        "laid": [names(held) for held in party.laid],
        "taken": [names(held) for held in party.taken],
        "gained": [names(held) for held in party.gained],
        "open_hands": [names(hand) if party.shown[who] else None for who, hand in enumerate(party.hands)],
        "verdicts": verdicts(party),
        "wallet": len(party.wallet),
        "extras": len(party.extras),
        "played": [SPECIALS[card] for card in party.played],
        "paid": names(party.paid),
        "middle": names(party.middle),
        "inspected": [*party.inspected],
        "all_chips": [[*held] for held in party.chips] if over else None,
    }
    if seat is not None:
        seen["own"] = own(party, seat)
        seen["known"] = known(party, seat)
    return seen


def verdicts(party: Party) -> list[str | None] | None:
    """The rule everyone whose hand lies open is guilty by, or innocent."""
    if party.verdicts is None:
        return None
    return [(rule or "innocent") if party.shown[who] else None for who, rule in enumerate(party.verdicts)]


def own(party: Party, seat: int) -> dict[str, Any]:
    held = [*party.hands[seat], *party.laid[seat]]
    currencies = {CURRENCY[kind] for kind in held} - {NO_CURRENCY}
    return {
        "hand": names(party.hands[seat]),
        "specials": [SPECIALS[card] for card in party.specials[seat]],
        "chips": [*party.chips[seat]],
        "aside": names(party.aside[seat]),
        "drawn": names(party.drawn) if seat == party.active else [],
        "money": cents(held) + party.coins[seat],
        "currencies": len(currencies),
        "breach": breach(held, party.coins[seat]) if party.round else None,
    }


def known(party: Party, seat: int) -> dict[str, Any]:
    """What this seat has seen of other hands, of the wallet, and of the extra IDs."""
    seen = party.seen_extras[seat]
    return {
        "hands": {
            str(whose): names(kinds) for (who, whose), kinds in sorted(party.facts.items()) if who == seat and kinds
        },
        "wallet": {
            str(place + 1): KINDS[kinds[0]] for (who, place), kinds in sorted(party.places.items()) if who == seat
        },
        "extras": None if seen is None else names(seen),
    }
