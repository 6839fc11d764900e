"""Another world in which the team would have seen exactly the same."""

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
    down = [
        place
        for place in range(len(guards))
        if place >= len(op.layout) or (op.standing >> place & 1 and place != op.target)
    ]
    for back in {op.deck.guards[guards[place]].back for place in down}:
        places = [place for place in down if op.deck.guards[guards[place]].back == back]
        for place, card in zip(places, shuffled([guards[place] for place in places], random), strict=True):
            guards[place] = card
    return tuple(guards[: len(op.layout)]), tuple(guards[len(op.layout) :])
