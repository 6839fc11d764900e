"""Another world in which a seat would have seen exactly the same."""

from itertools import chain

from backroom.games.cosa_nostra.cards import CARDS, ROUND_CARDS, ROUND_OF
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


def veiled(world: Underworld, seat: int) -> Underworld:
    """A copy without anything that a seat cannot know: the same for all worlds that it cannot tell apart.

    Hands of others and face-down piles are empty. An order that it has not seen is some job with the same back.
    """
    twin, bit = world.copy(), 1 << seat
    twin.known = known = [seats if seats & bit else 0 for seats in world.known]
    for man in twin.men:
        card = twin.order[man]
        if IDLE < card < FIRM and not known[card]:
            twin.order[man] = next(back for back in ROUND_CARDS[ROUND_OF[card]] if not known[back])
    twin.jobs = [hand if other == seat else [] for other, hand in enumerate(twin.jobs)]
    twin.hands = [hand if other == seat else [] for other, hand in enumerate(twin.hands)]
    twin.decks, twin.buried, twin.pile = [], [], []
    twin.stack[twin.sunk :] = sorted(twin.stack[twin.sunk :])
    return twin


def redeal_jobs(world: Underworld, bit: int, random: Random) -> None:
    """Job cards of one round change places where the seat does not know them; their backs give the round away.

    Who knows what stays with the place: whoever has looked at an order has now looked at the card that lies there.
    """
    # Whoever looks ahead imagines many worlds: this is as short as it can be.
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
        cards[:] = [swapped[card] for card in cards]
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
    hidden = [card for card in chain(*holdings) if card > INFLUENCE_KIND]
    for shuffle in dict.fromkeys([card >> INFLUENCE_BITS for card in hidden]):
        first, end = shuffle << INFLUENCE_BITS, shuffle + 1 << INFLUENCE_BITS
        anew = iter(shuffled([card for card in hidden if first <= card < end], random))
        for cards in holdings:
            cards[:] = [next(anew) if first <= card < end else card for card in cards]
