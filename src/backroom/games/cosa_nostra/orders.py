"""Orders on gangsters: turned up, called off, lost, put away, and the influence cards that go with them."""

from backroom.games.cosa_nostra.businesses import put_under
from backroom.games.cosa_nostra.cards import DISTRACTION, GANGSTERS, HENCHMAN, PISTOL, SABOTEUR
from backroom.games.cosa_nostra.state import (
    EVERYBODY,
    FIRM,
    IDLE,
    OF_THE_ORDER,
    WITH_DISTRACTION,
    WITH_HENCHMAN,
    WITH_PISTOL,
    WITH_SABOTEUR,
    Scene,
    Underworld,
)
from backroom.games.cosa_nostra.telling import firm_named, man_named, who
from backroom.kit import Game

AIDS = (
    (WITH_HENCHMAN, HENCHMAN),
    (WITH_SABOTEUR, SABOTEUR),
    (WITH_PISTOL, PISTOL),
    (WITH_DISTRACTION, DISTRACTION),
)
"""The bit of an influence card on a gangster, and its kind."""
AID_OF = {kind: bit for bit, kind in AIDS}


def turn_up_order(world: Underworld, man: int) -> int:
    """C-38: the card is turned up; when it has been carried out it lies openly among those put away."""
    card = world.order[man]
    world.order[man] = IDLE
    world.known[card] = EVERYBODY
    world.shown.append(card)
    return card


def drop_order(game: Game[Underworld], man: int) -> None:
    """C-34, C-83, C-88, C-138: an order is put away unseen, a purchase goes under the stack, its helpers too."""
    world = game.state
    order = world.order[man]
    if order == IDLE:
        return
    world.order[man] = IDLE
    if order >= FIRM:
        put_under(game, order - FIRM)
    else:
        world.buried.append(order)
    drop_aids(world, man, OF_THE_ORDER)


def call_off(game: Game[Underworld], seat: int, man: int) -> None:
    """C-34: instead of carrying it out."""
    order = game.state.order[man]
    if game.told is not None:
        if order >= FIRM:
            business = firm_named(order - FIRM)
            game.tell("log-purchase-off", seat=who(seat), gangster=man_named(man), business=business)
        else:
            game.tell("log-order-off", seat=who(seat), gangster=man_named(man))
    drop_order(game, man)


def drop_aids(world: Underworld, man: int, which: int) -> None:
    """Influence cards that lay on a gangster go to their discard."""
    gone = world.aids[man] & which
    if gone:
        world.aids[man] &= ~which
        for bit, kind in AIDS:
            if gone & bit:
                world.spent[kind] += 1


class PutAway(Scene):
    """C-133, C-134: henchman and saboteur are put away with the order."""

    __slots__ = ("man",)

    def __init__(self, man: int) -> None:
        self.man = man

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        drop_aids(game.state, self.man, OF_THE_ORDER)


PUT_AWAY = tuple(map(PutAway, range(len(GANGSTERS))))


def carry_out(game: Game[Underworld], man: int, step: Scene) -> None:
    """What the order does, and what is put away with it; nothing can be added to that in the meantime."""
    if game.state.aids[man] & OF_THE_ORDER:
        game.stack.append(PUT_AWAY[man])
    game.stack.append(step)
