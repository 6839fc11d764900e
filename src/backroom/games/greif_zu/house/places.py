"""Places in the wallet: where the cards may be by now that one has put back oneself."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from backroom.games.greif_zu.deck import PRESENTS
from backroom.games.greif_zu.house.sight import Sight, card_in, seat_in

COMING = {"log-put": 1, "log-put-you": 1, "log-put-you-at": 1, "log-present-back": 1}
GOING = {
    **dict.fromkeys(("log-drew", "log-drew-you", "log-drew-you-at", "log-withdrew", "log-credit"), 1),
    "log-birthday-you": 1,
    "log-kept": PRESENTS,
}
"""How many cards come into the wallet, and how many leave it, when one hears this."""


class Places:
    """For every card that one has put at a place of one's choice: how likely it is at each place now.

    The others draw and put back anywhere, as far as one can tell. Each time all cards behind that place move, and what
    is drawn may be the very card.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cards: list[tuple[int, list[float]]] = []

    def follow(self, story: Iterable[Mapping[str, Any]], sight: Sight) -> None:
        events: list[Mapping[str, Any]] = []
        for event in story:
            if event["word"] == "log-round":
                self.cards, events = [], []
            elif self._concerns(event):
                events.append(event)
        size = sight.wallet - sum(COMING.get(event["word"], 0) - GOING.get(event["word"], 0) for event in events)
        for event in events:
            word = event["word"]
            # Who has lost count, as with a wallet too small for a birthday, forgets.
            self.cards = [card for card in self.cards if len(card[1]) == size]
            if word == "log-put-you-at":
                self._put_at(event["args"]["place"] - 1, card_in(event["args"]), size)
            elif word == "log-drew-you-at":
                self._drawn_at(event["args"]["place"] - 1, card_in(event["args"]))
            else:
                for left in range(GOING.get(word, 0)):
                    self._drawn_anywhere(size - left)
                for _ in range(COMING.get(word, 0)):
                    self._put_anywhere(size)
            size += COMING.get(word, 0) - GOING.get(word, 0)

    def _concerns(self, event: Mapping[str, Any]) -> bool:
        """Whoever has a birthday hears of every card of it, and of the one kept once more."""
        word = event["word"]
        if word == "log-kept":
            return seat_in(event["args"]) != self.seat
        return word in COMING or word in GOING

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
