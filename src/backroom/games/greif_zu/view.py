"""What a seat may see, built up from nothing."""

from collections.abc import Iterable
from typing import Any

from backroom.games.greif_zu.actions import LastAction
from backroom.games.greif_zu.buying import ChooseId, Pay
from backroom.games.greif_zu.deck import KINDS, SPECIALS, WISHES, Hand, ids_in
from backroom.games.greif_zu.everybody import BirthdayGive, BirthdayKeep, Lay, PassOn, Present, Take
from backroom.games.greif_zu.judgement import Patrol, Penalty
from backroom.games.greif_zu.lastcards import AnyLastCard, CashMachine, Exchange, Hide, TimeToBuy
from backroom.games.greif_zu.law import LIMIT, Point, broken, cents, checklist, counted, wealth, who_with
from backroom.games.greif_zu.specials import Grant, InspectedCard, KeepInspected, SwapCards
from backroom.games.greif_zu.state import Party, PerSeat, Raid, Verdict
from backroom.games.greif_zu.trail import Knowledge, Move, entries
from backroom.games.greif_zu.wallet import Draw, Put, Return, Search
from backroom.kit import Frame, Game

STEPS: dict[type[Frame[Party]], str] = {
    LastAction: "last-action",
    Draw: "place",
    Put: "place",
    Return: "return",
    Search: "search",
    Pay: "pay",
    ChooseId: "id",
    Present: "birthday",
    BirthdayKeep: "birthday",
    BirthdayGive: "birthday",
    Lay: "lay",
    Take: "take",
    PassOn: "pass",
    SwapCards: "swap",
    Hide: "hide",
    CashMachine: "machine",
    Exchange: "exchange",
    AnyLastCard: "end-card",
    TimeToBuy: "buy-time",
    Patrol: "patrol",
    Penalty: "penalty",
}


def names(kinds: Iterable[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


def specials(cards: Iterable[int]) -> list[str]:
    return [SPECIALS[card] for card in cards]


def shown(game: Game[Party]) -> dict[str, Any]:
    """What lies open for everyone; everything at the end."""
    party, over = game.state, game.result is not None
    return {
        "round": party.round,
        "timers": party.timers,
        "turned": [{"seat": who, "due": due} for who, due in party.turned],
        "start": party.start,
        "active": party.active if party.timers else None,
        "doing": None if over else doing(party, game.stack[-1]),
        "coins": [*party.coins],
        "hands": [len(hand) for hand in party.hands],
        "specials": [len(held) for held in party.specials],
        "chips": [len(held) for held in party.chips],
        "wallet": len(party.wallet),
        "extras": len(party.extras),
        "discard": {"cards": names(party.paid), "specials": specials(party.played)},
        "middle": [{"seat": who, "card": KINDS[kind]} for who, kind in party.middle],
        "raid": raid_seen(party.raid, party.coins) if party.timers == 0 else None,
        "last": last(party),
        "revealed": revealed(party) if over else None,
    }


def view(game: Game[Party], seat: int | None) -> dict[str, Any]:
    """A seat's own cards and chips, and what it has seen, until everything lies open."""
    return {"own": None if seat is None or game.result is not None else own(game, seat)}


def doing(party: Party, top: Frame[Party]) -> dict[str, Any] | None:
    """What everybody sees going on, in the middle of something: what it is, whose it is, and with whom."""
    if isinstance(top, Grant):
        return {"step": "wish", "by": party.active, "seat": top.other, "wish": WISHES[top.wish]}
    if isinstance(top, InspectedCard | KeepInspected):
        return {"step": "inspect", "by": party.active, "seat": top.other}
    step = STEPS.get(type(top))
    if step is None:
        return None
    if isinstance(top, TimeToBuy | Penalty):
        return {"step": step, "by": None}
    by = top.seat if isinstance(top, AnyLastCard) else top.officer if isinstance(top, Patrol) else party.active
    with_whom = {"seat": top.other} if isinstance(top, SwapCards) else {}
    return {"step": step, "by": by, **with_whom}


def cards_each(lists: PerSeat) -> list[dict[str, Any]]:
    """Cards that lie open before somebody."""
    return [{"seat": who, "cards": names(cards)} for who, cards in enumerate(lists) if cards]


def raid_seen(raid: Raid, coins: tuple[int, ...]) -> dict[str, Any]:
    """The end of a round: what was laid out, who has been judged, and who has taken what from whom."""
    return {
        "laid": [{"seat": who, "specials": specials(held)} for who, held in enumerate(raid.laid) if held],
        "exchanged": cards_each(raid.exchanged),
        "banked": cards_each(raid.banked),
        "open": [opened(raid, who, hand, coins[who]) for who, hand in raid.shown],
        "patrols": [{"seat": officer, "other": other} for officer, other in raid.patrols],
        "confiscated": cards_each(raid.confiscated),
        "credited": cards_each(raid.credited),
        "penalised": [*raid.penalised],
    }


def opened(raid: Raid, seat: int, hand: Hand, coin: int) -> dict[str, Any]:
    """A hand as it was laid open, before anything was taken from it; its money is what it was judged on."""
    judged = cents((*hand, *raid.exchanged[seat])) + coin
    return {"seat": seat, "cards": names(hand), "money": judged / 100, **verdict((raid.verdicts or ())[seat])}


def verdict(rules: Verdict) -> dict[str, Any]:
    return {"verdict": "guilty" if rules else "innocent", "reasons": [*rules]}


def last(party: Party) -> dict[str, Any] | None:
    """How the round before, or the last one, ended."""
    judged = party.last
    if judged is None:
        return None
    return {
        "round": judged.round,
        "coins": [*judged.coins],
        "raid": raid_seen(judged.raid, judged.coins),
        "money": [money / 100 for money in judged.money],
        "won": [*judged.won],
    }


def own(game: Game[Party], seat: int) -> dict[str, Any] | None:
    """What only this seat knows; None when that is nothing, because the hand lies open."""
    party = game.state
    raid = party.raid
    in_between = party.drawn if seat == party.active else ()
    secrets = party.specials[seat] or raid.hidden[seat] or in_between or has_secret_chips(party, seat)
    if raid.opened(seat) is not None and not secrets:
        return None
    kinds = counted(party, seat)
    character = who_with(ids_in(kinds))
    points = checklist(kinds, party.coins[seat])
    seen: dict[str, Any] = {
        "cards": names(party.hands[seat]),
        **verdict(broken(points)),
        "character": None if character is None else KINDS[character],
        "money": wealth(party, seat) / 100,
        "checklist": [point_seen(point) for point in points],
        "specials": specials(party.specials[seat]),
        "chips": sorted(party.chips[seat]),
        "known": known(party, seat),
    }
    if in_between:
        seen["drawn"] = names(in_between)
    if raid.hidden[seat]:
        seen["hidden"] = names(raid.hidden[seat])
    top = game.stack[-1] if game.stack else None
    if isinstance(top, KeepInspected) and seat in (party.active, top.other):
        seen["looking"] = KINDS[top.kind]
    return seen


def point_seen(point: Point) -> dict[str, Any]:
    if point.about == "money":
        return {"point": point.about, "much": point.much / 100, "reason": point.breaks, "limit": LIMIT // 100}
    return {"point": point.about, "much": point.much, "reason": point.breaks}


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
        "wallet": [
            *({"place": place + 1, "card": KINDS[kind]} for place, kind in sorted(knowledge.wallet.items())),
            *({"place": None, "card": KINDS[kind]} for kind in sorted(knowledge.somewhere)),
        ],
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
