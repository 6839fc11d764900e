"""Places in the wallet: where the cards may be by now that one has put back oneself."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from backroom.games.greif_zu.house.sight import Sight, card_in

COMING = {"log-put", "log-put-you", "log-back", "log-back-you"}
COMING_TO = {"log-put-you-at", "log-back-you-at"}
GOING = {"log-drew", "log-drew-you", "log-birthday", "log-birthday-you", "log-searched", "log-searched-you"}
GOING |= {"log-withdrew", "log-credit"}
GOING_FROM = {"log-drew-you-at", "log-birthday-you-at", "log-searched-you-at"}
"""When one hears this, a card comes into the wallet or leaves it; at a place of one's choice, or anywhere."""


class Places:
    """For every card that one has put at a place of one's choice: how likely it is at each place now.

    The others draw and put back anywhere, as far as one can tell. Each time all cards behind that place move, and what
    is drawn may be the very card.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cards: list[tuple[int, list[float]]] = []

    def follow(self, story: Iterable[Mapping[str, Any]], sight: Sight) -> None:
        moves: list[Mapping[str, Any]] = []
        for event in story:
            if event["word"] == "log-round":
                self.cards, moves = [], []
            elif event["word"] in COMING | COMING_TO | GOING | GOING_FROM:
                moves.append(event)
        size = sight.wallet + sum(-1 if move["word"] in COMING | COMING_TO else 1 for move in moves)
        for move in moves:
            word, args = move["word"], move["args"]
            if word in COMING_TO:
                self._put_at(args["place"] - 1, card_in(args), size)
            elif word in GOING_FROM:
                self._drawn_at(args["place"] - 1, card_in(args))
            elif word in COMING:
                self._put_anywhere(size)
            else:
                self._drawn_anywhere(size)
            size += 1 if word in COMING | COMING_TO else -1

    def at(self, place: int) -> Iterator[tuple[int, float]]:
        """Which cards may be at a place (counted from 0), and how likely."""
        for kind, chances in self.cards:
            if place < len(chances):
                yield kind, chances[place]

    def _put_at(self, place: int, kind: int, size: int) -> None:
        self.cards = [(other, [*chances[:place], 0.0, *chances[place:]]) for other, chances in self.cards]
        chances = [0.0] * (size + 1)
        chances[place] = 1.0
        self.cards.append((kind, chances))

    def _drawn_at(self, place: int, kind: int) -> None:
        """What was not found there is elsewhere."""
        found = next((card for card in self.cards if card[0] == kind and card[1][place]), None)
        left = [card for card in self.cards if card is not found]
        self.cards = []
        for other, chances in left:
            missed = 1 - chances[place]
            if missed > 0:
                self.cards.append((other, [chance / missed for chance in (*chances[:place], *chances[place + 1 :])]))

    def _drawn_anywhere(self, size: int) -> None:
        for _, chances in self.cards:
            chances[:] = [
                (chances[place] * (size - 1 - place) + chances[place + 1] * (place + 1)) / size
                for place in range(size - 1)
            ]

    def _put_anywhere(self, size: int) -> None:
        for _, chances in self.cards:
            before = [*chances, 0.0]
            chances[:] = [
                (before[place] * (size - place) + before[place - 1] * place) / (size + 1) for place in range(size + 1)
            ]
