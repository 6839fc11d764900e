"""An arrest, card by card: a fitting card, a pair, or a pass."""

from bisect import insort
from itertools import combinations
from typing import Any

from backroom.games.villa.deck import SYMBOLS, Deck
from backroom.games.villa.state import Operation
from backroom.kit import NOBODY, Ask, Choice, Frame, Game, IllegalChoice, Pick

PLAY, PAIR, PASS = "play", "pair", "pass"
LABELS = {PLAY: "choice-play", PAIR: "choice-pair", PASS: "choice-pass"}
TOLD = {PLAY: "log-play", PAIR: "log-pair", PASS: "log-pass"}
NO_MARK = -1

Action = tuple[str, int] | tuple[str, int, int]


class Actions(Pick):
    """What the active player can do with the open cards; knows which rule forbids the rest."""

    __slots__ = ("deck", "hand", "mark", "needed")

    deck: Deck
    hand: tuple[int, ...]
    needed: int
    mark: int

    def parse(self, text: str) -> Choice:
        """A pair may be named either way round."""
        rank = {kind.name: number for number, kind in enumerate(self.deck.police)}
        verb, *names = text.split() or [""]
        if verb == PAIR:
            names.sort(key=lambda name: rank.get(name, -1))
        return super().parse(" ".join((verb, *names)))

    def refuse(self, text: str) -> IllegalChoice:
        verb, *names = text.split() or [""]
        known = {kind.name: number for number, kind in enumerate(self.deck.police)}
        if verb not in (PLAY, PAIR, PASS) or len(names) != (2 if verb == PAIR else 1):
            return super().refuse(text)
        for name in names:
            if name not in known:
                return IllegalChoice("V-26", "error-card", found=name[:40], known=", ".join(known))
            if names.count(name) > self.hand.count(known[name]):
                return IllegalChoice("V-26", "error-not-open", card=f"@card-{name}", count=names.count(name))
        return self.unfit(verb, names, [known[name] for name in names])

    def unfit(self, verb: str, names: list[str], kinds: list[int]) -> IllegalChoice:
        """Why cards that lie open cannot be played here."""
        cards = [f"@card-{name}" for name in names]
        symbol = f"@symbol-{SYMBOLS[self.needed]}"
        if verb == PLAY and not self.deck.police[kinds[0]].bits >> self.needed & 1:
            return IllegalChoice("V-27", "error-unfit", card=cards[0], symbol=symbol)
        if verb == PAIR and not pairs_up(self.deck, kinds[0], kinds[1], self.needed):
            in_common = self.deck.police[kinds[0]].bits & self.deck.police[kinds[1]].bits
            word = "error-pair-fits" if in_common else "error-no-pair"
            return IllegalChoice("V-28", word, cards=cards, symbol=symbol)
        return IllegalChoice("V-52", "error-mark", symbol=f"@symbol-{SYMBOLS[self.mark]}")


def pairs_up(deck: Deck, one: int, other: int, needed: int) -> bool:
    """V-28, V-31: two cards with the same symbol, another one than is needed."""
    return bool(deck.police[one].bits & deck.police[other].bits & ~(1 << needed))


def meets(deck: Deck, hand: tuple[int, ...], played: tuple[int, ...], mark: int) -> bool:
    """V-52, V-53: a further open card shows the marked symbol."""
    rest = list(hand)
    for kind in played:
        rest.remove(kind)
    return any(deck.police[kind].bits >> mark & 1 for kind in rest)


def actions(deck: Deck, hand: tuple[int, ...], needed: int, mark: int) -> Ask:
    """V-27 to V-29, V-31, V-53: everything these open cards allow."""
    asked = deck.asks.get((hand, needed, mark))
    if asked is None:
        asked = deck.asks[hand, needed, mark] = actions_of(deck, hand, needed, mark)
    return asked


def actions_of(deck: Deck, hand: tuple[int, ...], needed: int, mark: int) -> Ask:
    police = deck.police
    kinds = sorted(set(hand))
    legal: list[Action] = [(PLAY, kind) for kind in kinds if police[kind].bits >> needed & 1]
    legal += [(PAIR, *pair) for pair in sorted(set(combinations(hand, 2))) if pairs_up(deck, *pair, needed)]
    if mark != NO_MARK:
        legal = [action for action in legal if meets(deck, hand, action[1:], mark)]
    legal += [(PASS, kind) for kind in kinds]
    choices = []
    for action in legal:
        names = [police[kind].name for kind in action[1:]]
        cards = {"card": f"@card-{names[0]}", "other": f"@card-{names[-1]}"}
        choices.append((action, " ".join((action[0], *names)), LABELS[action[0]], cards))
    args = {"symbol": f"@symbol-{SYMBOLS[needed]}"}
    if mark != NO_MARK:
        args["mark"] = f"@symbol-{SYMBOLS[mark]}"
    asked = Actions("ask-act" if mark == NO_MARK else "ask-act-marked", "V-26", choices, args)
    asked.deck, asked.hand, asked.needed, asked.mark = deck, hand, needed, mark
    return asked


class Act(Frame[Operation]):
    """V-26 to V-33, V-45: the active player plays a fitting card, a pair, or passes, and draws one card."""

    __slots__ = ()

    def seats(self, op: Operation) -> tuple[int, ...]:
        return (op.active,) if op.hands[op.active] else NOBODY

    def ask(self, op: Operation, seat: int) -> Ask:
        guard = op.guard_at(op.target)
        mark = NO_MARK
        if op.expert and guard.mark is not None and guard.mark[0] == op.position + 1:
            mark = guard.mark[1]
        return actions(op.deck, tuple(op.hands[seat]), guard.symbols[op.position], mark)

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
        if op.position < len(op.guard_at(op.target).symbols):
            game.stack.append(ACT)


def draw(game: Game[Operation], seat: int) -> None:
    """V-30: one card from one's own pile, however many were played; bonus cards lie beneath."""
    op = game.state
    source = op.piles[seat]
    if source:
        kind = source.pop()
    elif op.under[seat]:
        kind = op.under[seat].pop(0)
    else:
        return
    insort(op.hands[seat], kind)
    if game.told is not None:
        game.tell("log-drawn", seat=f"@seat-{seat}", card=f"@card-{op.deck.police[kind].name}")


def lose(game: Game[Operation], word: str, **args: Any) -> None:
    """V-45, V-46: the operation is called off."""
    op = game.state
    left = op.standing.bit_count()
    if game.told is not None:
        game.tell(word, **args)
        game.tell("log-lost", left=left)
    game.finish((), (13 - left,) * op.seats, "lost")


ACT = Act()
