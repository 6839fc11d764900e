"""Another world in which a seat would have seen exactly the same."""

from itertools import chain

from backroom.games.cosa_nostra.cards import CARDS, ROUND_OF
from backroom.games.cosa_nostra.state import FIRM, IDLE, INFLUENCE_BITS, INFLUENCE_KIND, WATCHER, Underworld
from backroom.kit import Game, Random


def shuffled(cards: list[int], random: Random) -> list[int]:
    return sorted(cards, key=lambda _: random())


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
    known = world.known
    holdings = [*world.jobs, *world.decks, world.buried]
    orders = [man for man in world.men if IDLE < world.order[man] < FIRM]
    hidden = [card for card in chain(*holdings, [world.order[man] for man in orders]) if not known[card] & bit]
    # Cards are numbered round by round: one sort shuffles them all, each among those of its round.
    places = {card: ROUND_OF[card] + random() for card in hidden}
    swapped, world.known = list(range(CARDS)), known[:]
    for card, other in zip(sorted(hidden), sorted(hidden, key=places.__getitem__), strict=True):
        swapped[card] = other
        world.known[other] = known[card]
    for cards in holdings:
        cards[:] = [swapped[card] for card in cards]
    for hand in world.jobs:
        hand.sort()
    for man in orders:
        world.order[man] = swapped[world.order[man]]


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
    anew = {shuffle: iter(shuffled(cards, random)) for shuffle, cards in hidden.items()}
    for cards in holdings:
        cards[:] = [next(anew[card >> INFLUENCE_BITS]) if card > INFLUENCE_KIND else card for card in cards]
