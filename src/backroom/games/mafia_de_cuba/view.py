"""What a seat sees: everything said and shown, and of the box only what passed through its own hands."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import json

from backroom.games.mafia_de_cuba.contents import SPOKEN_OF, as_data, said_as_data
from backroom.games.mafia_de_cuba.ending import SUCCESSION
from backroom.games.mafia_de_cuba.interrogation import questions_left
from backroom.games.mafia_de_cuba.marks import Clash, Heard, clashes, heard_by_all, marks
from backroom.games.mafia_de_cuba.setup import HIDE
from backroom.games.mafia_de_cuba.state import (
    NOBODY_YET,
    NOTHING,
    PASSED,
    RECEIVED,
    ROLES,
    TOOK,
    UNSAID,
    UNTAKEN,
    Family,
    loot_id,
)
from backroom.games.mafia_de_cuba.taking import BAG, TAKE
from backroom.games.mafia_de_cuba.talk import QUESTIONS, sentence
from backroom.kit import Game

CLASHES = {
    "neighbours": "clash-neighbours",
    "sum": "clash-sum",
    "grown": "clash-grown",
    "vanished": "clash-vanished",
    "apart": "clash-apart",
    "too-many": "clash-too-many",
    "never": "clash-never",
    "too-often": "clash-too-often",
    "shown": "clash-shown",
}


def phase(game: Game[Family]) -> str:
    family = game.state
    if game.result is not None:
        return "over"
    if family.outcome is not None:
        return "naming"
    if family.topic != NOBODY_YET:
        return "answer"
    if family.window:
        return "window"
    return PHASES.get(game.stack[-1], "interrogation" if family.godfather >= 0 else "draw")


PHASES = {HIDE: "hide", BAG: "bag", TAKE: "take", SUCCESSION: "naming"}


def shown(game: Game[Family]) -> dict[str, Any]:
    """What was said and shown lies open to everybody."""
    family, now = game.state, phase(game)
    heard = heard_by_all(family) if family.godfather >= 0 else None
    return {
        "phase": now,
        "round": family.game_number if family.games > 1 else None,
        "rounds": family.games if family.games > 1 else None,
        "godfather": None if family.godfather == NOBODY_YET else family.godfather,
        "holder": family.active if now in ("bag", "take") else None,
        "questioned": family.active if now == "answer" else None,
        "topic": QUESTIONS[family.topic] if now == "answer" else None,
        "due": list(family.due) if now == "answer" else [],
        "accused": family.active if now == "window" else None,
        "tokens": as_data(family.box, family.box),
        "jokers": family.jokers,
        "recovered": family.recovered(),
        "questions_left": questions_left(family) if now in ("interrogation", "answer") else None,
        "statements": family.said,
        "last_said": last_said(family),
        "table": table(family, heard) if heard else [],
        "clashes": json.decode(clashes_of(heard)) if heard else [],
        "outcome": outcome(family),
        "tally": family.tally[:] if family.games > 1 else None,
    }


def last_said(family: Family) -> dict[str, Any] | None:
    if family.last_said is None:
        return None
    word, args = sentence(family, *family.last_said)
    return {"word": word, "args": args}


def outcome(family: Family) -> dict[str, Any] | None:
    return None if family.outcome is None else {"reason": family.outcome[0], "winners": [*family.outcome[1]]}


def view(game: Game[Family], seat: int | None) -> dict[str, Any]:
    """What only this seat knows, until the end makes it everybody's.

    The first player can tell from the box how many diamonds the Godfather kept.
    """
    family = game.state
    if seat is None or family.godfather == NOBODY_YET or family.outcome is not None:
        return dict.fromkeys(("hidden", "received", "bagged", "took", "passed", "missing"))
    is_godfather, is_first = seat == family.godfather, seat == family.first
    hidden, loot = family.loot[family.godfather], family.loot[seat]
    back = is_godfather and family.received[seat] is not None
    return {
        "hidden": hidden if (is_godfather or is_first) and hidden != UNTAKEN else None,
        "received": as_data(family.received[seat], family.box),
        "bagged": loot_id(family.bag) if is_first and family.bag != UNTAKEN else None,
        "took": loot_id(loot) if not is_godfather and loot != UNTAKEN else None,
        "passed": as_data(family.passed(seat), family.box),
        "missing": family.stolen() - family.recovered() if back else None,
    }


def table(family: Family, heard: Heard) -> list[dict[str, Any]]:
    """M-28: what everybody says, in the order of the box, with marks; and after the game the truth beside it."""
    rows: list[dict[str, Any]] = json.decode(table_of(heard))
    if family.outcome is not None:
        return [beside(row, truth(family, row["who"])) for row in rows]
    return rows


def beside(said: dict[str, Any], true: dict[str, Any]) -> dict[str, Any]:
    """A row with the truth about everything right behind what was said about it."""
    row = {key: said[key] for key in ("who", "status")}
    row.update((key, true[key]) for key in ("role", "won"))
    row["shown"] = said["shown"]
    for about in ("received", "took", "passed"):
        row[f"says_{about}"], row[f"true_{about}"] = said[f"says_{about}"], true[f"true_{about}"]
    return row | true | said


@lru_cache(maxsize=64)
def table_of(heard: Heard) -> bytes:
    """The table as it is read out to everybody: written once, for it is the same for all who look at it."""
    marked = marks(heard)
    return json.encode([row(heard, seat, marked[seat]) for seat in heard.around])


@lru_cache(maxsize=64)
def clashes_of(heard: Heard) -> bytes:
    """M-28: what cannot all be true, clash by clash, for a board to draw and for everybody to read."""
    found = clashes(heard.full, heard.around, heard.claims, heard.shown)
    return json.encode([{**clash_in_words(clash), "between": [*sides(clash)]} for clash in found])


def clash_in_words(clash: Clash) -> dict[str, Any]:
    """A clash as a sentence, without saying who lies."""
    seats = dict.fromkeys(f"@seat-{one.who}" for one in clash.parts)
    return {"word": CLASHES[clash.sign], "args": {"seats": [*seats], "count": len(seats)}}


def sides(clash: Clash) -> Iterator[dict[str, Any]]:
    """Who said or showed what of it, and which figures clash."""
    for one in clash.parts:
        things = [thing for thing, figure in zip(SPOKEN_OF, one.figures, strict=False) if figure != UNSAID]
        yield {"who": one.who, "about": one.about, "things": things}


def row(heard: Heard, seat: int, marked: tuple[str, ...]) -> dict[str, Any]:
    claim, shown = heard.claims[seat], heard.shown[seat]
    return {
        "who": seat,
        "status": status(heard, seat),
        "shown": None if shown == UNSAID else loot_id(shown),
        "says_received": said_as_data(claim[RECEIVED]),
        "says_took": None if claim[TOOK] == UNSAID else loot_id(claim[TOOK]),
        "says_passed": said_as_data(claim[PASSED]),
        "says_of": says_of(heard, seat),
        "marks": marked,
    }


def status(heard: Heard, seat: int) -> str:
    if heard.out >> seat & 1:
        return "out"
    if seat == heard.around[0]:
        return "godfather"
    return "in" if heard.shown[seat] == UNSAID else "searched"


def says_of(heard: Heard, seat: int) -> dict[str, Any] | None:
    """What a seat says others are."""
    of = [
        [f"@seat-{whom}", f"@role-{ROLES[role]}"] for (speaker, whom), role in sorted(heard.pointed) if speaker == seat
    ]
    return {"word": "claim-of", "args": {"of": of}} if of else None


def truth(family: Family, seat: int) -> dict[str, Any]:
    """What was really in the box, and in the pockets."""
    received, passed = family.received[seat], family.passed(seat)
    won = family.outcome is not None and seat in family.outcome[1]
    return {
        "role": family.role(seat),
        "true_received": as_data(received, family.box),
        "true_took": loot_id(family.loot[seat]),
        "true_bagged": loot_id(family.bag) if seat == family.first and family.bag != NOTHING else None,
        "true_passed": as_data(passed, family.box),
        "won": won,
    }
