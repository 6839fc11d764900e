"""What a seat may see, built up from nothing."""

from collections.abc import Iterable
from typing import Any

from backroom.games.greif_zu.actions import DrawnAtPlace, PutAtPlace
from backroom.games.greif_zu.buying import ChooseId, Pay
from backroom.games.greif_zu.deck import KINDS, SPECIALS, WISHES, ids_in
from backroom.games.greif_zu.law import breach, counted, currencies, wealth, who_with
from backroom.games.greif_zu.specials import Grant, InspectedCard, KeepInspected
from backroom.games.greif_zu.state import Party, PerSeat
from backroom.games.greif_zu.trail import Knowledge, Move, entries
from backroom.kit import Frame, Game

STEPS: dict[type[Frame[Party]], str] = {DrawnAtPlace: "place", PutAtPlace: "place", Pay: "pay", ChooseId: "id"}


def names(kinds: Iterable[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


def specials(cards: Iterable[int]) -> list[str]:
    return [SPECIALS[card] for card in cards]


def view(game: Game[Party], seat: int | None) -> dict[str, Any]:
    """What lies open for everyone; a seat's own cards and chips, and what it has seen; everything at the end."""
    party, over = game.state, game.result is not None
    return {
        "round": party.round,
        "timers": party.timers,
        "start": party.start,
        "active": party.active if party.timers else None,
        "doing": None if over else doing(game.stack[-1]),
        "coins": [*party.coins],
        "hands": [len(hand) for hand in party.hands],
        "specials": [len(held) for held in party.specials],
        "chips": [len(held) for held in party.chips],
        "wallet": len(party.wallet),
        "extras": len(party.extras),
        "discard": {"cards": names(party.paid), "specials": specials(party.played)},
        "middle": [{"seat": who, "card": KINDS[kind]} for who, kind in party.middle],
        "raid": raid(party) if party.timers == 0 else None,
        "last": last(party),
        "own": None if seat is None or over else own(game, seat),
        "revealed": revealed(party) if over else None,
    }


def doing(top: Frame[Party]) -> dict[str, Any] | None:
    """What everybody sees the active player do, in the middle of something."""
    if isinstance(top, Grant):
        return {"step": "wish", "seat": top.other, "wish": WISHES[top.wish]}
    if isinstance(top, InspectedCard | KeepInspected):
        return {"step": "inspect", "seat": top.other}
    step = STEPS.get(type(top))
    return None if step is None else {"step": step}


def cards_each(lists: PerSeat) -> list[dict[str, Any]]:
    """Cards that lie open before somebody."""
    return [{"seat": who, "cards": names(cards)} for who, cards in enumerate(lists) if cards]


def raid(party: Party) -> dict[str, Any]:
    """The end of a round: what was laid out, and who has been judged."""
    raid = party.raid
    verdicts = raid.verdicts or ()
    return {
        "laid": [{"seat": who, "specials": specials(held)} for who, held in enumerate(raid.laid) if held],
        "exchanged": cards_each(raid.exchanged),
        "banked": cards_each(raid.banked),
        "open": [
            {"seat": who, "cards": names(party.hands[who]), "verdict": verdicts[who] or "innocent"}
            for who in raid.shown
        ],
        "inspected": [*raid.inspected],
        "confiscated": cards_each(raid.confiscated),
        "credited": cards_each(raid.credited),
    }


def last(party: Party) -> list[dict[str, Any]]:
    """How the round before, or the last one, ended."""
    return [
        {
            "seat": who,
            "cards": names(outcome.hand),
            "verdict": outcome.verdict or "innocent",
            "money": outcome.money / 100,
            "won": outcome.chips,
        }
        for who, outcome in enumerate(party.last)
    ]


def own(game: Game[Party], seat: int) -> dict[str, Any] | None:
    """What only this seat knows; None when that is nothing, because the hand lies open."""
    party = game.state
    raid = party.raid
    if seat in raid.shown and not (party.specials[seat] or raid.hidden[seat] or has_secret_chips(party, seat)):
        return None
    kinds = counted(party, seat)
    character = who_with(ids_in(kinds))
    # What is confiscated changes no verdict.
    verdict = breach(kinds, party.coins[seat]) if raid.verdicts is None else raid.verdicts[seat]
    seen: dict[str, Any] = {
        "cards": names(party.hands[seat]),
        "verdict": verdict or "innocent",
        "character": None if character is None else KINDS[character],
        "money": wealth(party, seat) / 100,
        "currencies": currencies(kinds),
        "specials": specials(party.specials[seat]),
        "chips": sorted(party.chips[seat]),
        "known": known(party, seat),
    }
    if party.drawn and seat == party.active:
        seen["drawn"] = names(party.drawn)
    if raid.hidden[seat]:
        seen["hidden"] = names(raid.hidden[seat])
    top = game.stack[-1] if game.stack else None
    if isinstance(top, KeepInspected) and seat in (party.active, top.other):
        seen["looking"] = KINDS[top.kind]
    return seen


def has_secret_chips(party: Party, seat: int) -> bool:
    """Everybody knows the first chip of who has won and lost none."""
    return bool(party.chips[seat]) and any(
        isinstance(entry, Move) and seat in (entry.source, entry.target) for entry in entries(party.purses)
    )


def known(party: Party, seat: int) -> dict[str, Any] | None:
    """What this seat has seen of other hands, of the wallet, and of the extra IDs; None if it has seen nothing."""
    knowledge = Knowledge(party.trail, seat)
    if not knowledge:
        return None
    return {
        "hands": [{"seat": whose, "cards": names(kinds)} for whose, kinds in sorted(knowledge.hands.items()) if kinds],
        "wallet": [{"place": place + 1, "card": KINDS[kind]} for place, kind in sorted(knowledge.wallet.items())],
        "extras": None if knowledge.extras is None else names(knowledge.extras),
    }


def revealed(party: Party) -> dict[str, Any]:
    """In the end everybody sees everything."""
    return {
        "specials": [specials(held) for held in party.specials],
        "chips": [sorted(held) for held in party.chips],
        "hidden": cards_each(party.raid.hidden),
        "wallet": names(party.wallet),
        "extras": names(party.extras),
        "spare": specials(sorted(party.spare)),
    }
