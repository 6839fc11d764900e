"""An arrest, card by card: a fitting card, a pair, or a pass."""

from bisect import insort
from itertools import combinations
from typing import Any

from backroom.games.villa.deck import SYMBOLS, Deck, Guard
from backroom.games.villa.state import Operation
from backroom.kit import NOBODY, Ask, Choice, Frame, Game, IllegalChoice, Pick

PLAY, PAIR, PASS = range(3)
VERBS = ("play", "pair", "pass")
LABELS = ("choice-play", "choice-pair", "choice-pass")
TOLD = ("log-play", "log-pair", "log-pass")
NO_MARK = -1

Action = tuple[int, int] | tuple[int, int, int]
"""Play, pair or pass, and the cards, as kinds of the deck."""


def legal(hand: tuple[int, ...], need: int, mark: int) -> list[tuple[int, tuple[int, ...]]]:
    """V-27 to V-29, V-31, V-52 to V-54: everything that open cards allow, fitting cards first, then pairs and passes.

    A set of symbols, as bits, is each card, what the position needs, and the expert mark beside it (0: none).
    """
    found: list[tuple[int, tuple[int, ...]]] = [(PLAY, (card,)) for card in dict.fromkeys(hand) if card & need]
    found += [(PAIR, pair) for pair in dict.fromkeys(combinations(hand, 2)) if pair[0] & pair[1] & ~need]
    if mark:
        found = [deed for deed in found if any(card & mark for card in without(hand, deed[1]))]
    return found + [(PASS, (card,)) for card in dict.fromkeys(hand)]


def without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that are kept."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


class Actions(Pick):
    """What the active player can do with the open cards; knows which rule forbids the rest."""

    __slots__ = ("deck", "hand", "mark", "needed")

    deck: Deck
    hand: tuple[int, ...]
    needed: int
    mark: int

    def parse(self, text: str) -> Choice:
        """A pair may be named either way round."""
        verb, *names = text.split() or [""]
        if verb == VERBS[PAIR]:
            names.sort(key=lambda name: self.deck.kinds.get(name, -1))
        return super().parse(" ".join((verb, *names)))

    def refuse(self, text: str) -> IllegalChoice:
        verb, *names = text.split() or [""]
        known = self.deck.kinds
        if verb not in VERBS or len(names) != (2 if verb == VERBS[PAIR] else 1):
            return super().refuse(text)
        for name in names:
            if name not in known:
                return IllegalChoice("V-26", "error-card", found=name[:40], known=", ".join(known))
            if names.count(name) > self.hand.count(known[name]):
                return IllegalChoice("V-26", "error-not-open", card=f"@card-{name}", count=names.count(name))
        return self.unfit(names)

    def unfit(self, names: list[str]) -> IllegalChoice:
        """Why cards that lie open cannot be played here, one by itself or two as a pair."""
        cards = [f"@card-{name}" for name in names]
        symbol = f"@symbol-{SYMBOLS[self.needed]}"
        bits = [self.deck.police[self.deck.kinds[name]].bits for name in names]
        need = 1 << self.needed
        if len(bits) == 1 and not bits[0] & need:
            return IllegalChoice("V-27", "error-unfit", card=cards[0], symbol=symbol)
        if len(bits) == 2 and not bits[0] & bits[1] & ~need:
            word = "error-pair-fits" if bits[0] & bits[1] else "error-no-pair"
            return IllegalChoice("V-28", word, cards=cards, symbol=symbol)
        return IllegalChoice("V-52", "error-mark", symbol=f"@symbol-{SYMBOLS[self.mark]}")


def actions(deck: Deck, hand: tuple[int, ...], needed: int, mark: int) -> Ask:
    """What the active player is asked, with these open cards."""
    asked = deck.asks.get((hand, needed, mark))
    if asked is None:
        asked = deck.asks[hand, needed, mark] = actions_of(deck, hand, needed, mark)
    return asked


def actions_of(deck: Deck, hand: tuple[int, ...], needed: int, mark: int) -> Ask:
    choices = []
    cards = tuple(deck.police[kind].bits for kind in hand)
    for verb, played in legal(cards, 1 << needed, 0 if mark == NO_MARK else 1 << mark):
        kinds = [deck.shown[card] for card in played]
        names = [deck.police[kind].name for kind in kinds]
        about = {"card": f"@card-{names[0]}", "other": f"@card-{names[-1]}"}
        choices.append(((verb, *kinds), " ".join((VERBS[verb], *names)), LABELS[verb], about))
    args = {"symbol": f"@symbol-{SYMBOLS[needed]}"}
    if mark != NO_MARK:
        args["mark"] = f"@symbol-{SYMBOLS[mark]}"
    asked = Actions("ask-act" if mark == NO_MARK else "ask-act-marked", "V-26", choices, args)
    asked.deck, asked.hand, asked.needed, asked.mark = deck, hand, needed, mark
    return asked


def mark_at(op: Operation, guard: Guard, position: int) -> int:
    """V-49, V-52: the symbol that the expert version asks for besides, at this position counted from 0."""
    marked = op.expert and guard.mark is not None and guard.mark[0] == position + 1
    return guard.mark[1] if marked and guard.mark is not None else NO_MARK


def need_at(op: Operation, guard: Guard, position: int) -> tuple[int, int]:
    """What `legal` wants to know of a position: the need and the mark, as sets of symbols."""
    mark = mark_at(op, guard, position)
    return 1 << guard.symbols[position], 0 if mark == NO_MARK else 1 << mark


class Act(Frame[Operation]):
    """V-26 to V-33, V-45: the active player plays a fitting card, a pair, or passes, and draws one card."""

    __slots__ = ()

    def seats(self, op: Operation) -> tuple[int, ...]:
        return (op.active,) if op.hands[op.active] else NOBODY

    def ask(self, op: Operation, seat: int) -> Ask:
        guard = op.guard_at(op.target)
        return actions(op.deck, tuple(op.hands[seat]), guard.symbols[op.position], mark_at(op, guard, op.position))

    def go(self, game: Game[Operation], seat: int, action: Action | None) -> None:
        op = game.state
        if action is None:
            lose(game, "log-empty", seat=f"@seat-{op.active}")
            return
        hand, verb = op.hands[seat], action[0]
        pile = op.gone if verb == PASS else op.discard
        for kind in action[1:]:
            hand.remove(kind)
            pile[kind] += 1
        if game.told is not None:
            cards = [f"@card-{op.deck.police[kind].name}" for kind in action[1:]]
            symbol = f"@symbol-{SYMBOLS[op.guard_at(op.target).symbols[op.position]]}"
            game.tell(TOLD[verb], seat=f"@seat-{seat}", cards=cards, position=op.position + 1, symbol=symbol)
        draw(game, seat)
        op.active = (seat + 1) % op.seats
        if verb != PASS:
            op.position += 1
            op.laid = (*op.laid, (seat, *action[1:]))
        op.refused = ()
        if op.position < len(op.guard_at(op.target).symbols):
            game.stack.append(ACT)


def draw(game: Game[Operation], seat: int) -> None:
    """V-30: one card from one's own pile, however many were played; bonus cards lie beneath."""
    op = game.state
    if op.piles[seat]:
        kind = op.piles[seat].pop()
    elif op.under[seat]:
        kind = op.under[seat].pop(0)
    else:
        return
    insort(op.hands[seat], kind)
    if game.told is not None:
        game.tell("log-drawn", seat=f"@seat-{seat}", card=f"@card-{op.deck.police[kind].name}")


def drawn_next(op: Operation, seat: int) -> int | None:
    """The card that this seat draws next, if everybody knows which it is: only a bonus card beneath."""
    return op.under[seat][0] if op.under[seat] and not op.piles[seat] else None


def lose(game: Game[Operation], word: str, **args: Any) -> None:
    """V-45, V-46: the operation is called off."""
    op = game.state
    left = op.standing.bit_count()
    if game.told is not None:
        game.tell(word, **args)
        game.tell("log-lost", left=left)
    game.finish((), (13 - left,) * op.seats, "lost")


ACT = Act()
