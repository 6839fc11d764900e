"""Which rule is broken by something said at a wrong moment, or without the card for it."""

from backroom.games.cosa_nostra.businesses import FIRMS_OF, able
from backroom.games.cosa_nostra.cards import (
    DISTRACTION,
    HENCHMAN,
    LAWYER,
    PISTOL,
    SABOTEUR,
    SCHEMER,
    SNITCH,
    SPY,
)
from backroom.games.cosa_nostra.hands import holds
from backroom.games.cosa_nostra.influence import hidden
from backroom.games.cosa_nostra.state import ACTION, Scene, Underworld
from backroom.games.cosa_nostra.telling import influence_named
from backroom.games.cosa_nostra.turn import Turn
from backroom.kit import Game, IllegalChoice

RULE_OF_VERB = {
    "plan": "C-24",
    "run": "C-32",
    "attack": "C-44",
    "buy": "C-36",
    "abort": "C-34",
    "skip": "C-143",
    "hit": "C-45",
    "use": "C-51",
    "rob": "C-92",
    "trap": "C-94",
    "doc": "C-131",
    "shoot": "C-124",
    "hold": "C-124",
    "reroll": "C-145",
    "keep": "C-145",
    "complain": "C-20",
    "fine": "C-20",
    "recruit": "C-67",
    "discard": "C-68",
    "launder": "C-115",
    "bet": "C-123",
    "take": "C-113",
    "search": "C-114",
    "unmark": "C-60",
    "verdict": "C-104",
    "gift": "C-103",
}
"""Where nothing more is to be said: the rule that says when this can be done."""
CARD_OF_VERB = {
    "henchman": HENCHMAN,
    "saboteur": SABOTEUR,
    "machine-pistol": PISTOL,
    "distraction": DISTRACTION,
    "snitch": SNITCH,
    "exchange": SNITCH,
    "spy": SPY,
    "schemer": SCHEMER,
}
LOOKS = {"snitch": "C-127", "spy": "C-129", "lawyer": "C-144"}
BARGAINING = ("offer", "counter", "accept", "decline", "withdraw", "gift")


def why(game: Game[Underworld], seat: int, text: str) -> IllegalChoice | None:
    """What to tell a player who says this now; None if it means nothing here."""
    verb = (text.split() or [""])[0]
    world, top = game.state, game.stack[-1]
    if verb in BARGAINING and not (isinstance(top, Scene) and top.open):
        return IllegalChoice("C-101", "error-bargain-closed")
    if verb in ("accept", "decline", "withdraw", "counter"):
        return IllegalChoice("C-102", "error-offer-gone")
    if verb in CARD_OF_VERB and not holds(world, seat, CARD_OF_VERB[verb]):
        return IllegalChoice("C-62", "error-not-held", card=influence_named(CARD_OF_VERB[verb]))
    if verb in LOOKS:
        return no_look(world, seat, verb)
    if verb == "exchange":
        return IllegalChoice("C-128", "error-not-now", choice=verb)
    if verb == "schemer":
        return no_scheme(world, seat, begun=not isinstance(top, Turn))
    if verb in CARD_OF_VERB:
        return IllegalChoice("C-64", "error-lay-time")
    return IllegalChoice(RULE_OF_VERB[verb], "error-not-now", choice=text[:60]) if verb in RULE_OF_VERB else None


def no_look(world: Underworld, seat: int, verb: str) -> IllegalChoice:
    """C-65, C-81, C-127, C-129, C-144: why there is nothing to look at now."""
    if verb == "lawyer" and not able(world, seat, LAWYER):
        own = [firm for firm in FIRMS_OF[LAWYER] if world.owner[firm] == seat]
        if any(world.down[firm] for firm in own):
            return IllegalChoice("C-81", "error-lawyer-down")
        return IllegalChoice("C-144", "error-lawyer")
    if not hidden(world, seat):
        return IllegalChoice(LOOKS[verb], "error-look-none")
    return IllegalChoice("C-65", "error-look-time")


def no_scheme(world: Underworld, seat: int, *, begun: bool) -> IllegalChoice:
    """C-139, C-140, C-142: why there is no turn ahead now."""
    if world.phase == ACTION and begun:
        return IllegalChoice("C-140", "error-schemer-late")
    if world.schemed >> seat & 1:
        return IllegalChoice("C-142", "error-schemer-twice")
    return IllegalChoice("C-139", "error-schemer-time")
