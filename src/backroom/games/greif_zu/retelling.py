"""A trail told again as one seat saw it: where the seat did not see, anything that could have been.

Cards get numbers instead of kinds. A card is unknown until something tells what it is: the seat sees it, or it is one
that the seat saw before. Whoever moves a card unseen may have moved any card that was there, from or to any place in
the wallet. In the end the unknown cards become whatever is left over. So every world comes about in a way that would
have looked just as the real one did.

That can run into a contradiction: a card turns up in one hand that the telling has left in another. Then the telling
fails, and a new one keeps to what really happened in some more of the moves.
"""

from collections.abc import Iterator

from backroom.games.greif_zu.deck import ALL_KINDS, ANY_KIND, Mask
from backroom.games.greif_zu.trail import (
    AWAY,
    DRAWN,
    EXTRAS,
    NOWHERE,
    WALLET,
    Dealt,
    Entry,
    Glimpse,
    Kept,
    Lack,
    Look,
    Move,
    Show,
    Together,
    eyes_of,
    numbers_of,
)
from backroom.kit import Random

UNKNOWN = -1


class Contradiction(Exception):
    """What was told so far cannot go on as the seat has seen it go on."""


class Retelling:
    """One telling of a trail. `truth` is how much of what the seat did not see is told as it was, from 0 to 1."""

    __slots__ = (
        "bags",
        "bought",
        "eyes",
        "glimpsed",
        "kinds",
        "left",
        "limits",
        "random",
        "retold",
        "seat",
        "told",
        "truth",
    )

    def __init__(self, story: list[Entry], seat: int | None, random: Random, truth: float) -> None:
        self.seat = seat
        self.eyes = eyes_of(seat)
        self.random = random
        self.truth = truth
        self.limits: dict[int, Mask] = {}
        """What a card that is still unknown can only be."""
        self.bags: list[list[int]] = [[] for _ in range(AWAY + 1)]
        self.bought: Iterator[int] | None = None
        self.glimpsed = UNKNOWN
        self.retold: list[Entry] | None = None
        self.told: list[tuple[Entry, tuple[int, ...]]] = []
        """Each entry with the cards in it, and at last the place where it happened in the wallet."""
        start = story[0]
        assert isinstance(start, Dealt)
        self._deal(start)
        for entry in story:
            if entry.__class__ is Move:
                self._move(entry, story)
            elif isinstance(entry, Together):
                self._together(entry)
            elif entry is not start:
                self._learn(entry)
        self._settle_the_rest()

    def contents(self, where: int) -> list[int]:
        kinds = self.kinds
        return [kinds[card] for card in self.bags[where]]

    def entries(self) -> list[Entry]:
        """The same trail in the world that was told."""
        if self.retold is None:
            self.retold = [self._retold(entry, cards) for entry, cards in self.told]
        return self.retold

    def _retold(self, entry: Entry, cards: tuple[int, ...]) -> Entry:
        kinds = self.kinds
        if isinstance(entry, Move):
            return entry._replace(kind=kinds[cards[0]], place=cards[1])
        if isinstance(entry, Together):
            moves = zip(entry.moves, cards, strict=True)
            return Together(tuple(move._replace(kind=kinds[card]) for move, card in moves))
        if isinstance(entry, Dealt):
            dealt = iter(kinds)
            hands = tuple(tuple(sorted(next(dealt) for _ in hand)) for hand in entry.hands)
            return entry._replace(hands=hands, wallet=tuple(next(dealt) for _ in entry.wallet))
        if isinstance(entry, Glimpse):
            return entry._replace(kind=kinds[cards[0]])
        if isinstance(entry, Kept):
            return Kept(entry.move._replace(kind=kinds[cards[0]]))
        if isinstance(entry, Look):
            return entry._replace(extras=tuple(sorted(kinds[card] for card in cards)))
        return entry

    # How it is told

    def _deal(self, dealt: Dealt) -> None:
        """Everybody knows which cards there are in all, and the extra IDs; the seat also its own hand."""
        self.left = left = [*(dealt.numbers or numbers_of(sum(dealt.hands, dealt.wallet)))]
        """How many of each kind are not told yet."""
        self.kinds = kinds = [UNKNOWN] * sum(left)
        """What each card is."""
        first = 0
        for where, hand in enumerate(dealt.hands):
            after = first + len(hand)
            self.bags[where] = [*range(first, after)]
            if dealt.openly or where == self.seat:
                kinds[first:after] = hand
                for kind in hand:
                    left[kind] -= 1
            first = after
        self.bags[WALLET] = [*range(first, len(kinds))]
        self.told.append((dealt, ()))
        self.bags[EXTRAS] = [*range(len(kinds), len(kinds) + len(dealt.extras))]
        kinds += dealt.extras

    def _move(self, move: Move, story: list[Entry]) -> None:
        source, target, kind, eyes, could_be, place, chooser = move
        bag = self.bags[source]
        if source == self.seat:
            at = bag.index(self._own(bag, kind))
        elif eyes & self.eyes:
            if source == WALLET and chooser == self.seat:
                at = place
                self._see(bag[at], kind)
            else:
                at = bag.index(self._one_of_kind(bag, kind))
        elif source == DRAWN and target == WALLET:
            at = 0  # in the order in which they came, as everybody knows
        elif source == EXTRAS:
            at = bag.index(self._one_of_kind(bag, self._bought_unseen(kind, story)))
        elif could_be != ANY_KIND:
            at = bag.index(self._one_that_could_be(bag, could_be, kind))
        elif self.truth and self._truthfully():
            at = place if source == WALLET and place != NOWHERE else bag.index(self._as_it_was(bag, kind))
        else:
            at = int(self.random() * len(bag))
        card = bag.pop(at)
        if place == NOWHERE:
            self.bags[target].append(card)
        elif target != WALLET:
            self.bags[target].append(card)
            place = at
        else:
            bag = self.bags[WALLET]
            if chooser != self.seat and not (self.truth and self._truthfully()):
                place = int(self.random() * (len(bag) + 1))
            bag.insert(place, card)
        self.told.append((move, (card, place)))

    def _bought_unseen(self, kind: int, story: list[Entry]) -> int:
        if self.bought is None:
            self.bought = bought_by_others(story, self.seat, self.random)
        bought = next(self.bought)
        return kind if self._truthfully() else bought

    def _together(self, together: Together) -> None:
        """What the seat sees is settled first, so that nothing unseen takes it away."""
        moves = together.moves
        cards = [UNKNOWN] * len(moves)
        for number in sorted(range(len(moves)), key=lambda number: not moves[number].eyes & self.eyes):
            move = moves[number]
            bag = self.bags[move.source]
            if move.eyes & self.eyes:
                card = self._one_of_kind(bag, move.kind)
            elif self._truthfully():
                card = self._as_it_was(bag, move.kind)
            else:
                card = bag[int(self.random() * len(bag))]
            bag.remove(card)
            cards[number] = card
        for move, card in zip(moves, cards, strict=True):
            self.bags[move.target].append(card)
        self.told.append((together, tuple(cards)))

    def _learn(self, entry: Entry) -> None:
        cards: tuple[int, ...] = ()
        if isinstance(entry, Lack):
            for card in self.bags[entry.where]:
                self._limit(card, ALL_KINDS & ~entry.kinds)
        elif isinstance(entry, Look):
            cards = tuple(self.bags[EXTRAS])
            if entry.seat == self.seat and sorted(self.contents(EXTRAS)) != sorted(entry.extras):
                raise Contradiction
        elif isinstance(entry, Show):
            self._show(entry)
        elif isinstance(entry, Glimpse):
            bag = self.bags[entry.where]
            if entry.eyes & self.eyes:
                self.glimpsed = self._one_of_kind(bag, entry.kind)
            elif self._truthfully():
                self.glimpsed = self._as_it_was(bag, entry.kind)
            else:
                self.glimpsed = bag[int(self.random() * len(bag))]
            cards = (self.glimpsed,)
        elif isinstance(entry, Kept):
            self.bags[entry.move.source].remove(self.glimpsed)
            self.bags[entry.move.target].append(self.glimpsed)
            cards = (self.glimpsed,)
        self.told.append((entry, cards))

    def _show(self, show: Show) -> None:
        """Known cards must be among those shown; the unknown ones are the rest of them, the most limited first."""
        rest = list(show.kinds)
        unknown = []
        for card in self.bags[show.where]:
            kind = self.kinds[card]
            if kind == UNKNOWN:
                unknown.append(card)
            elif kind in rest:
                rest.remove(kind)
            else:
                raise Contradiction
        unknown.sort(key=lambda card: card not in self.limits)
        for card in unknown:
            limit = self.limits.get(card, ANY_KIND)
            kind = next((kind for kind in rest if limit >> kind & 1), UNKNOWN)
            if kind == UNKNOWN:
                raise Contradiction
            rest.remove(kind)
            self._see(card, kind)

    # What a card is

    def _truthfully(self) -> bool:
        return self.truth > 0 and self.random() < self.truth

    def _see(self, card: int, kind: int) -> None:
        """This card turns out to be of that kind."""
        if self.kinds[card] == kind:
            return
        if self.kinds[card] != UNKNOWN or not self.left[kind] or not self.limits.pop(card, ANY_KIND) >> kind & 1:
            raise Contradiction
        self.kinds[card] = kind
        self.left[kind] -= 1

    def _limit(self, card: int, kinds: Mask) -> None:
        """This card turns out to be one of those kinds."""
        if self.kinds[card] == UNKNOWN:
            self.limits[card] = self.limits.get(card, ANY_KIND) & kinds
        elif not kinds >> self.kinds[card] & 1:
            raise Contradiction

    def _own(self, hand: list[int], kind: int) -> int:
        """A card from the seat's own hand, in which it knows every card."""
        kinds = self.kinds
        for card in hand:
            if kinds[card] == kind:
                return card
        raise Contradiction

    def _one_of_kind(self, bag: list[int], kind: int) -> int:
        """A card that the seat sees to be of this kind."""
        kinds, limits = self.kinds, self.limits
        known = [card for card in bag if kinds[card] == kind]
        unknown = []
        if self.left[kind]:
            unknown = [card for card in bag if kinds[card] == UNKNOWN and limits.get(card, ANY_KIND) >> kind & 1]
        card = self._known_or_unknown(known, unknown, self.left[kind])
        self._see(card, kind)
        return card

    def _one_that_could_be(self, bag: list[int], could_be: Mask, true_kind: int) -> int:
        """A card that the seat does not see, though everybody knows something of it."""
        kinds, limits = self.kinds, self.limits
        known = [card for card in bag if kinds[card] != UNKNOWN and could_be >> kinds[card] & 1]
        unknown = [card for card in bag if kinds[card] == UNKNOWN and limits.get(card, ANY_KIND) & could_be]
        if self._truthfully():
            known = [card for card in known if kinds[card] == true_kind]
        count = sum(left for kind, left in enumerate(self.left) if could_be >> kind & 1)
        card = self._known_or_unknown(known, unknown, count)
        self._limit(card, could_be)
        return card

    def _known_or_unknown(self, known: list[int], unknown: list[int], fitting: int) -> int:
        """One of these cards; the unknown ones as likely as the number of fitting kinds that are left makes them."""
        if not known and not unknown:
            raise Contradiction
        chance = len(unknown) * fitting / sum(self.left) if unknown else 0
        drawn = self.random() * (len(known) + chance)
        return known[int(drawn)] if drawn < len(known) else unknown[int(self.random() * len(unknown))]

    def _as_it_was(self, bag: list[int], kind: int) -> int:
        """One of these cards that is known to be of this kind; else an unknown one."""
        kinds = self.kinds
        cards = [card for card in bag if kinds[card] == kind] or [card for card in bag if kinds[card] == UNKNOWN] or bag
        return cards[int(self.random() * len(cards))]

    def _settle_the_rest(self) -> None:
        """Cards that are still unknown become what is left, those first that cannot become everything."""
        kinds, random = self.kinds, self.random
        rest: list[int] = []
        for kind, count in enumerate(self.left):
            rest += [kind] * count
        rest.sort(key=lambda _: random())
        for card in sorted(self.limits, key=lambda card: self.limits[card].bit_count()):
            limit = self.limits[card]
            place = next((place for place, kind in enumerate(rest) if limit >> kind & 1), NOWHERE)
            if place == NOWHERE:
                raise Contradiction
            kinds[card] = rest.pop(place)
        self.kinds = [rest.pop() if kind == UNKNOWN else kind for kind in kinds]


def bought_by_others(story: list[Entry], seat: int | None, random: Random) -> Iterator[int]:
    """Which extra ID each buyer took whom the seat did not see take it: any that was gone when the seat looked next."""
    inside: list[int] = []
    taken: list[int] = []
    unseen = 0
    for entry in story:
        if isinstance(entry, Dealt):
            inside = sorted(entry.extras, key=lambda _: random())
        elif isinstance(entry, Look) and entry.seat == seat:
            seen = list(entry.extras)
            for kind in inside[:]:
                if kind in seen:
                    seen.remove(kind)
                else:
                    inside.remove(kind)
                    taken.append(kind)
            unseen = 0
        elif isinstance(entry, Move) and entry.source == EXTRAS:
            if entry.target == seat:
                inside.remove(entry.kind)
            else:
                unseen += 1
    return iter([*taken, *inside[:unseen]])
