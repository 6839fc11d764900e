"""Another world in which a seat would have seen exactly the same."""

from itertools import chain

from backroom.games.cosa_nostra.cards import CARDS, ROUND_OF
from backroom.games.cosa_nostra.state import FIRM, IDLE, INFLUENCE_BITS, INFLUENCE_KIND, WATCHER, Underworld
from backroom.kit import Game, Random


def shuffled(cards: list[int], random: Random) -> list[int]:
    return sorted(cards, key=lambda _: random()) if len(cards) > 1 else cards


def redeal(game: Game[Underworld], seat: int | None, random: Random) -> None:
    """Jobs, influence cards and the business stack, as far as this seat cannot know them."""
    world = game.state
    redeal_jobs(world, WATCHER if seat is None else 1 << seat, random)
    redeal_influence(world, seat, random)
    world.stack[world.sunk :] = shuffled(world.stack[world.sunk :], random)


def redeal_jobs(world: Underworld, bit: int, random: Random) -> None:
    """Job cards of one round change places where the seat does not know them; their backs give the round away.

    Who knows what stays with the place: whoever has looked at an order has now looked at the card that lies there.
    """
    # House players imagine a world whenever anything has happened: this is as short as it can be.
    known, order = world.known, world.order
    holdings = [cards for cards in (*world.jobs, *world.decks, world.buried) if cards]
    orders = [man for man in world.men if IDLE < order[man] < FIRM]
    hidden = [card for card in chain(*holdings, [order[man] for man in orders]) if not known[card] & bit]
    # Cards are numbered round by round: one sort shuffles them all, each among those of its round.
    places = {card: ROUND_OF[card] + random() for card in hidden}
    others = sorted(hidden, key=places.__getitem__)
    hidden.sort()
    swapped, anew = [*range(CARDS)], known[:]
    world.known = anew
    for card, other in zip(hidden, others, strict=True):
        swapped[card] = other
        anew[other] = known[card]
    for cards in holdings:
        cards[:] = map(swapped.__getitem__, cards)
    for hand in world.jobs:
        hand.sort()
    for man in orders:
        order[man] = swapped[order[man]]


def redeal_influence(world: Underworld, seat: int | None, random: Random) -> None:
    """Influence cards of others and of the pile change places with those that come from the same shuffle.

    What everybody began with (C-14) stays: it was no secret, and of two alike the one held longer goes first.
    """
    holdings = [hand for other, hand in enumerate(world.hands) if other != seat]
    holdings.append(world.pile)
    hidden: dict[int, list[int]] = {}
    for card in chain(*holdings):
        if card > INFLUENCE_KIND:
            hidden.setdefault(card >> INFLUENCE_BITS, []).append(card)
    anew = {shuffle: iter(shuffled(cards, random)).__next__ for shuffle, cards in hidden.items()}
    for cards in holdings:
        cards[:] = [anew[card >> INFLUENCE_BITS]() if card > INFLUENCE_KIND else card for card in cards]
