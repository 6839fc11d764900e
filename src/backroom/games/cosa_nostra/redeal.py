"""Another world in which a seat would have seen exactly the same."""

from backroom.games.cosa_nostra.cards import ROUND_OF
from backroom.games.cosa_nostra.state import FIRM, IDLE, INFLUENCE_BITS, WATCHER, Underworld
from backroom.kit import Game, Random


def shuffled(cards: list[int], random: Random) -> list[int]:
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


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
    hidden: list[list[int]] = [[] for _ in world.decks]
    for cards in holdings:
        for card in cards:
            if not known[card] & bit:
                hidden[ROUND_OF[card]].append(card)
    for man in orders:
        if not known[world.order[man]] & bit:
            hidden[ROUND_OF[world.order[man]]].append(world.order[man])
    if not any(hidden):
        return
    anew = [iter(shuffled(cards[:], random)) for cards in hidden]
    swapped = {card: next(anew[turn]) for turn, cards in enumerate(hidden) for card in cards}
    world.known = known[:]
    for card, other in swapped.items():
        world.known[other] = known[card]
    for cards in holdings:
        cards[:] = [swapped.get(card, card) for card in cards]
    for hand in world.jobs:
        hand.sort()
    for man in orders:
        world.order[man] = swapped.get(world.order[man], world.order[man])


def redeal_influence(world: Underworld, seat: int | None, random: Random) -> None:
    """Influence cards of others and of the pile change places with those that come from the same shuffle.

    What everybody began with (C-14) stays: it was no secret, and of two alike the one held longer goes first.
    """
    holdings = [hand for other, hand in enumerate(world.hands) if other != seat]
    holdings.append(world.pile)
    hidden: dict[int, list[int]] = {}
    for cards in holdings:
        for card in cards:
            hidden.setdefault(card >> INFLUENCE_BITS, []).append(card)
    hidden.pop(0, None)
    anew = {turn: iter(shuffled(cards, random)) for turn, cards in hidden.items()}
    for cards in holdings:
        cards[:] = [next(anew[card >> INFLUENCE_BITS]) if card >> INFLUENCE_BITS else card for card in cards]
