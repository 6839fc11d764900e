"""Before the operation: the open cards may be swapped."""

from collections.abc import Sequence
from functools import lru_cache

from backroom.games.villa.deck import Deck
from backroom.games.villa.state import Operation
from backroom.games.villa.team import Matter, Propose, Said, Wording, spoken
from backroom.kit import Ask, Choice, Form, Game, IllegalChoice, Item, Match, Random

SWAP_SAID = Wording("proposal-swap", "log-proposes-swap", "ask-agree-swap")
KEEP_SAID = Wording("proposal-keep", "log-proposes-keep", "ask-agree-keep")


class Hands(Form):
    """V-24: which seat gets which of all the open cards; everybody has as many as before."""

    __slots__ = ("cards", "sizes")

    cards: tuple[Item, ...]
    sizes: tuple[int, ...]

    def parse(self, text: str) -> Choice:
        """A card that is not named stays where it is: the first sign of its id."""
        words = text.split()
        if words[:1] == [self.verb]:
            named = words[1::2]
            words += [word for card, _ in self.cards if card not in named for word in (card, card[0])]
        return super().parse(" ".join(words))

    def wrong(self, choice: Choice) -> IllegalChoice | None:
        for seat, size in enumerate(self.sizes):
            if choice.count(seat) != size:
                return IllegalChoice(
                    self.rule, "error-hands", seat=f"@seat-{seat}", found=choice.count(seat), right=size
                )
        return None

    def draw(self, random: Random) -> Choice:
        left = [seat for seat, size in enumerate(self.sizes) for _ in range(size)]
        return tuple(left.pop(int(random() * len(left))) for _ in range(len(left)))


def card_ids(hands: Sequence[Sequence[int]]) -> list[str]:
    """What each open card is called in a swap: whose it is, and which of theirs."""
    return [f"{seat}{'abcd'[number]}" for seat, hand in enumerate(hands) for number in range(len(hand))]


@lru_cache(maxsize=256)
def hands_form(deck: Deck, hands: tuple[tuple[int, ...], ...]) -> Ask:
    labels = [f"@card-{deck.police[kind].name}" for hand in hands for kind in hand]
    cards = tuple(zip(card_ids(hands), labels, strict=True))
    seats = tuple((str(seat), f"@seat-{seat}") for seat in range(len(hands)))
    held = tuple(seat for seat, hand in enumerate(hands) for _ in hand)
    form = Hands("ask-swap", "V-24", "hands", (Match("cards", cards, seats, frozenset(), given=held),))
    form.cards, form.sizes = cards, tuple(len(hand) for hand in hands)
    return form


class Swap(Matter):
    """V-24: before the operation the open cards may be swapped at will."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        return hands_form(op.deck, tuple(tuple(hand) for hand in op.hands))

    def hands(self, op: Operation, choice: Choice) -> list[list[int]]:
        """Everybody's open cards afterwards."""
        cards = [kind for hand in op.hands for kind in hand]
        return [sorted(kind for kind, to in zip(cards, choice, strict=True) if to == who) for who in range(op.seats)]

    def said(self, op: Operation, choice: Choice) -> Said:
        held = [(kind, who) for who, hand in enumerate(op.hands) for kind in hand]
        moves = tuple(
            (f"@card-{op.deck.police[kind].name}", f"@seat-{who}", "→", f"@seat-{to}")
            for (kind, who), to in zip(held, choice, strict=True)
            if to != who
        )
        return (SWAP_SAID, (("moves", moves),)) if moves else (KEEP_SAID, ())

    def courtesy(self) -> str | None:
        return "courtesy-swap"

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        op = game.state
        if game.told is not None:
            said = self.said(op, choice)
            game.tell("log-swapped" if said[1] else "log-kept", **spoken(said))
        op.hands = self.hands(op, choice)


SWAP = Propose(Swap())
