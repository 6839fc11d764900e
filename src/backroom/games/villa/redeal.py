"""Another world in which the team would have seen exactly the same."""

from backroom.games.villa.deck import Back
from backroom.games.villa.state import Operation
from backroom.kit import Game, Random


def shuffled(cards: list[int], random: Random) -> list[int]:
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def redeal(game: Game[Operation], seat: int | None, random: Random) -> None:
    """Piles and the cards put aside are shuffled together; guards change places with others of the same back."""
    op = game.state
    hidden = shuffled([*op.aside, *(card for pile in op.piles for card in pile)], random)
    for number, pile in enumerate(op.piles):
        op.piles[number] = [hidden.pop() for _ in pile]
    op.aside = tuple(hidden)
    op.layout, op.spare = repost(op, random)


def repost(op: Operation, random: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Face-down guards, those left in the box among them, among their likes."""
    guards = [*op.layout, *op.spare]
    posted = len(op.layout)
    alike: dict[Back | None, list[int]] = {}
    for place, number in enumerate(guards):
        if place >= posted or op.face_down(place):
            alike.setdefault(op.deck.guards[number].back, []).append(place)
    for places in alike.values():
        if len(places) > 1:
            cards = shuffled([guards[place] for place in places], random)
            for place, card in zip(places, cards, strict=True):
                guards[place] = card
    return tuple(guards[:posted]), tuple(guards[posted:])
