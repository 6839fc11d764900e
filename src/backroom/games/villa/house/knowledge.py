"""What the team knows of an operation, and the ways it leaves open. All seats know the same, and think the same."""

from random import Random

from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.house.market import market_of
from backroom.games.villa.house.outlook import Hand, Outlook, case_of
from backroom.games.villa.house.temper import TEMPER, Temper
from backroom.games.villa.state import NO_BONUS, NO_LEADER, Operation

NO_GUARD = -1


class Knowledge:
    """Read off an operation in which everything hidden was dealt anew: only what cannot differ is kept."""

    def __init__(self, op: Operation, temper: Temper = TEMPER) -> None:
        self.op = op
        self.market = market_of(temper)
        """What cards are worth to whoever knows all this."""
        self.bonus = 0 if op.bonus == NO_BONUS else 1 << op.bonus
        """The card that is to be given to somebody."""
        bits = [kind.bits for kind in op.deck.police]
        self.hidden = sorted(bits[kind] for cards in (op.aside, *op.piles) for kind in cards)
        """The cards in the piles and those put aside: which they are is known, where they are is not."""
        self.sizes = [len(pile) for pile in op.piles]
        self.under = [[bits[kind] for kind in reversed(under)] for under in op.under]
        self.hands: list[Hand] = [tuple(sorted(bits[kind] for kind in hand)) for hand in op.hands]
        self.discard = [0] * (1 << len(SYMBOLS))
        for kind, count in zip(op.deck.police, op.discard, strict=True):
            self.discard[kind.bits] = count
        self.fronts = op.fronts()
        self.key = repr(
            (
                (op.seats, op.open, op.expert, op.rotating, op.godfather, self.fronts, op.standing),
                (op.leader, op.target, op.position, op.active, self.bonus),
                (op.hands, op.under, self.sizes, self.hidden, op.discard),
            )
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Knowledge)
            and self.key == other.key
            and self.op.deck is other.op.deck
            and self.market is other.market
        )

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def certain(self) -> bool:
        """Nothing is left to chance."""
        return not sum(self.sizes) and not self.guessing

    @property
    def guessing(self) -> bool:
        """Whether some back leaves more than one front."""
        return any(len(guards) > 1 for guards in self.fronts)

    def imagine(self, rng: Random) -> Outlook:
        """One of the ways that things may stand, all equally likely."""
        hidden = rng.sample(self.hidden, len(self.hidden))
        piles = [
            under + [hidden.pop() for _ in range(size)] for under, size in zip(self.under, self.sizes, strict=True)
        ]
        return self.outlook(piles, self.posted(rng))

    def posted(self, rng: Random) -> list[int]:
        """Guards that fit their backs, none of them twice."""
        posted = [guards[0] if len(guards) == 1 else NO_GUARD for guards in self.fronts]
        for place, guards in enumerate(self.fronts):
            if posted[place] == NO_GUARD:
                posted[place] = rng.choice([guard for guard in guards if guard not in posted])
        return posted

    def outlook(self, piles: list[list[int]], posted: list[int]) -> Outlook:
        """How things stand if these cards lie in the piles, those under them first, and these guards around."""
        op, deck = self.op, self.op.deck
        cases = [case_of(deck.guards[guard], op.expert) for guard in posted]
        cases.append(case_of(deck.godfathers[op.godfather], op.expert))
        outlook = Outlook(
            op.seats,
            op.open,
            op.rotating,
            op.leader if op.rotating else NO_LEADER,
            tuple(cases),
            op.standing,
            self.hands[:],
            piles,
            [len(under) for under in self.under],
            self.discard[:],
            [],
            op.target,
            op.position,
            op.active,
            self.bonus,
            self.market,
        )
        outlook.take_stock()
        return outlook
