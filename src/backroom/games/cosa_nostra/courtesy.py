"""Courtesy: who might want to do something before the next one acts, as all can tell; and passing in advance."""

from backroom.games.cosa_nostra.businesses import able
from backroom.games.cosa_nostra.cards import LAWYER, SCHEMER, SNITCH, SPY
from backroom.games.cosa_nostra.hands import may_hold
from backroom.games.cosa_nostra.influence import READY, hidden
from backroom.games.cosa_nostra.payday import Recruit
from backroom.games.cosa_nostra.planning import Plan
from backroom.games.cosa_nostra.state import PASS, Underworld
from backroom.games.cosa_nostra.telling import who
from backroom.games.cosa_nostra.turn import Turn
from backroom.kit import Ask, Choice, Courtesy, Game

PASSED_IN_ADVANCE: dict[str, Choice] = {"ask-rob": PASS, "ask-trap": PASS, "ask-doc": PASS, "ask-last-cards": READY}


def courtesy(game: Game[Underworld]) -> Courtesy | None:
    """Before a turn: schemers, looks at what that player has planned, answers to offers. At payday: a look around."""
    if game.result is not None or not game.stack:
        return None
    world, top = game.state, game.stack[-1]
    if isinstance(top, Recruit) and top.first(world):
        return Courtesy(tuple(range(world.seats)), "courtesy-payday", {}, scene=True)
    if not isinstance(top, Plan | Turn):
        return None
    acting = world.on_turn()
    others = world.clockwise(acting)[1:]
    offered = {offer.to for offer in world.offers}
    if isinstance(top, Turn):
        seats = tuple(seat for seat in others if seat in offered or meddles(world, seat, acting))
        return Courtesy(seats, "courtesy-turn", {"seat": who(acting)}) if seats else None
    seats = tuple(seat for seat in others if seat in offered)
    return Courtesy(seats, "courtesy-offer", {"seat": who(acting)}) if seats else None


def meddles(world: Underworld, seat: int, acting: int) -> bool:
    """C-127, C-129, C-139, C-144: whether a player may have a schemer for this moment, or a look at one's orders."""
    if may_hold(world, seat, SCHEMER) and world.has_orders(seat) and not world.schemed >> seat & 1:
        return True
    looks = may_hold(world, seat, SNITCH) or may_hold(world, seat, SPY) or able(world, seat, LAWYER)
    return bool(looks) and any(world.boss[man] == acting for man in hidden(world, seat))


def passing(ask: Ask) -> Choice | None:
    """C-94, C-93, C-106, C-131: what is answered for who has nothing to say."""
    return PASSED_IN_ADVANCE.get(ask.word)
