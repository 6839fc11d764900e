"""A trail told again as one seat saw it: where the seat did not see, anything that could have been.

Cards get numbers instead of kinds. A card is unknown until something tells what it is: the seat sees it, or it is one
that the seat saw before. Whoever moves a card unseen may have moved any card that was there, from or to any place in
the wallet. In the end the unknown cards become whatever is left over. So every world comes about in a way that would
have looked just as the real one did.

That can run into a contradiction: a card turns up in one hand that the telling has left in another. Then the telling
fails, and a new one keeps to what really happened in some more of the moves. One that keeps to it in all never fails.
"""

from collections.abc import Iterator

from backroom.games.greif_zu.deck import ANY_KIND, KINDS, Mask
from backroom.games.greif_zu.trail import (
    AWAY,
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
    Trail,
    eyes_of,
)
from backroom.kit import Random

UNKNOWN = -1


class Contradiction(Exception):
    """What was told so far cannot go on as the seat has seen it go on."""


class Retelling:
    """One telling of a trail. `truth` is how much of what the seat did not see is told as it was, from 0 to 1."""

    __slots__ = ("bags", "eyes", "glimpsed", "kinds", "left", "limits", "random", "seat", "told", "truth")

    def __init__(self, story: list[Entry], seat: int | None, random: Random, truth: float) -> None:
        self.seat = seat
        self.eyes = eyes_of(seat)
        self.random = random
        self.truth = truth
        self.kinds: list[int] = []
        """What each card is."""
        self.limits: dict[int, Mask] = {}
        """What a card that is still unknown can only be."""
        self.left: list[int] = [0] * len(KINDS)
        """How many of each kind are not told yet."""
        self.bags: list[list[int]] = [[] for _ in range(AWAY + 1)]
        self.glimpsed = UNKNOWN
        self.told: list[tuple[Entry, tuple[int, ...]]] = []
        """Each entry with the cards in it, and at last the place where it happened in the wallet."""
        bought = bought_by_others(story, seat, random)
        for entry in story:
            if isinstance(entry, Move):
                card, place = self._take(entry, bought)
                self.told.append((entry, (card, self._lay(entry, card, place))))
            elif isinstance(entry, Together):
                self._together(entry)
            elif isinstance(entry, Dealt):
                self._deal(entry)
            else:
                self._learn(entry)
        self._settle_the_rest()

    def contents(self, where: int) -> list[int]:
        return [self.kinds[card] for card in self.bags[where]]

    def trail(self) -> Trail:
        """The same trail in the world that was told."""
        kinds = self.kinds
        trail: Trail = None
        for entry, cards in self.told:
            retold: Entry = entry
            if isinstance(entry, Move):
                card, place = cards
                retold = entry._replace(kind=kinds[card], place=place)
            elif isinstance(entry, Together):
                retold = Together(
                    tuple(move._replace(kind=kinds[card]) for move, card in zip(entry.moves, cards, strict=True))
                )
            elif isinstance(entry, Dealt):
                dealt = iter([kinds[card] for card in cards])
                hands = tuple(tuple(sorted(next(dealt) for _ in hand)) for hand in entry.hands)
                retold = entry._replace(hands=hands, wallet=tuple(dealt))
            elif isinstance(entry, Glimpse):
                retold = entry._replace(kind=kinds[cards[0]])
            elif isinstance(entry, Kept):
                retold = Kept(entry.move._replace(kind=kinds[cards[0]]))
            elif isinstance(entry, Look):
                retold = Look(entry.seat, tuple(sorted(kinds[card] for card in cards)))
            trail = (trail, retold)
        return trail

    # How it is told

    def _deal(self, dealt: Dealt) -> None:
        """Everybody knows which cards there are in all, and the extra IDs; the seat also its own hand."""
        for where, hand in enumerate(dealt.hands):
            self._put_down(where, hand, seen=dealt.openly or where == self.seat)
        self._put_down(WALLET, dealt.wallet, seen=False)
        self.told.append((dealt, tuple(range(len(self.kinds)))))
        self._put_down(EXTRAS, dealt.extras, seen=True)

    def _put_down(self, where: int, kinds: tuple[int, ...], seen: bool) -> None:
        first = len(self.kinds)
        self.bags[where].extend(range(first, first + len(kinds)))
        if seen:
            self.kinds.extend(kinds)
        else:
            self.kinds.extend([UNKNOWN] * len(kinds))
            for kind in kinds:
                self.left[kind] += 1

    def _take(self, move: Move, bought: Iterator[int]) -> tuple[int, int]:
        """The card that leaves its place, and from where in the wallet."""
        bag = self.bags[move.source]
        if move.eyes & self.eyes:
            if move.source == WALLET and move.place != NOWHERE and move.chooser == self.seat:
                card = bag.pop(move.place)
                self._see(card, move.kind)
                return card, move.place
            card = self._one_of_kind(bag, move.kind)
        elif move.source == EXTRAS:
            card = self._one_of_kind(bag, next(bought))
        elif move.could_be != ANY_KIND:
            card = self._one_that_could_be(bag, move)
        else:
            return self._any_one(bag, move)
        place = bag.index(card)
        del bag[place]
        return card, place

    def _lay(self, move: Move, card: int, taken_from: int) -> int:
        """Where in the wallet the card was, or is now."""
        bag = self.bags[move.target]
        if move.target != WALLET or move.place == NOWHERE:
            bag.append(card)
            return taken_from if move.place != NOWHERE else NOWHERE
        place = move.place
        if move.chooser != self.seat and not self._truthfully():
            place = int(self.random() * (len(bag) + 1))
        bag.insert(place, card)
        return place

    def _together(self, together: Together) -> None:
        """What the seat sees is settled first, so that nothing unseen takes it away."""
        moves = together.moves
        cards = [UNKNOWN] * len(moves)
        for number in sorted(range(len(moves)), key=lambda number: not moves[number].eyes & self.eyes):
            cards[number], _ = self._take(moves[number], iter(()))
        for move, card in zip(moves, cards, strict=True):
            self.bags[move.target].append(card)
        self.told.append((together, tuple(cards)))

    def _learn(self, entry: Entry) -> None:
        cards: tuple[int, ...] = ()
        if isinstance(entry, Lack):
            for card in self.bags[entry.where]:
                self._limit(card, ~entry.kinds)
        elif isinstance(entry, Look):
            cards = tuple(self.bags[EXTRAS])
        elif isinstance(entry, Show):
            self._show(entry)
        elif isinstance(entry, Glimpse):
            bag = self.bags[entry.where]
            seen = entry.eyes & self.eyes
            self.glimpsed = self._one_of_kind(bag, entry.kind) if seen else bag[int(self.random() * len(bag))]
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

    def _one_that_could_be(self, bag: list[int], move: Move) -> int:
        """A card that the seat does not see, though everybody knows something of it."""
        kinds, limits, could_be = self.kinds, self.limits, move.could_be
        known = [card for card in bag if kinds[card] != UNKNOWN and could_be >> kinds[card] & 1]
        unknown = [card for card in bag if kinds[card] == UNKNOWN and limits.get(card, ANY_KIND) & could_be]
        if self._truthfully():
            known = [card for card in known if kinds[card] == move.kind]
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

    def _any_one(self, bag: list[int], move: Move) -> tuple[int, int]:
        """A card that somebody moves unseen."""
        if self._truthfully():
            if move.source == WALLET and move.place != NOWHERE:
                return bag.pop(move.place), move.place
            possible = self._as_it_was(bag, move.kind)
            card = possible[int(self.random() * len(possible))]
            bag.remove(card)
            return card, NOWHERE
        place = int(self.random() * len(bag))
        return bag.pop(place), place

    def _as_it_was(self, cards: list[int], kind: int) -> list[int]:
        """Of these cards, those known to be of this kind; else the unknown ones."""
        kinds = self.kinds
        return (
            [card for card in cards if kinds[card] == kind]
            or [card for card in cards if kinds[card] == UNKNOWN]
            or cards
        )

    def _settle_the_rest(self) -> None:
        """Cards that are still unknown become what is left, those first that cannot become everything."""
        kinds, random = self.kinds, self.random
        rest = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        rest.sort(key=lambda _: random())
        for card in sorted(self.limits, key=lambda card: self.limits[card].bit_count()):
            limit = self.limits[card]
            place = next((place for place, kind in enumerate(rest) if limit >> kind & 1), NOWHERE)
            if place == NOWHERE:
                raise Contradiction
            kinds[card] = rest.pop(place)
        for card, kind in enumerate(kinds):
            if kind == UNKNOWN:
                kinds[card] = rest.pop()


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
