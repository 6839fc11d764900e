"""What the team asks itself before it decides: who would act where, who of them holds what fits, and what is lost.

All seats know the same, so all weigh the same.
"""

from backroom.games.villa.arrest import ACT, PASS, Action, drawn_next, legal, need_at, without
from backroom.games.villa.bonus import TO_HAND, Bonus
from backroom.games.villa.deck import SYMBOLS, Guard
from backroom.games.villa.state import GODFATHER, NO_BONUS, PLACES, Operation
from backroom.games.villa.swap import Swap, card_ids
from backroom.games.villa.target import Target
from backroom.games.villa.team import AGREE, GIVING_UP, Agree, Matter, Propose
from backroom.kit import NOTHING_TO_SAY, Ask, Choice, Game, Mark, Saying, Weighing

FITS, WITH_A_PAIR, LACKS, UNSURE, EMPTY = "fits", "pair", "lacks", "unsure", "empty"
"""How a position stands: with a fitting card, only with a pair, with neither, as it comes, or with no card at all."""

Hands = list[tuple[int, ...]]
"""Everybody's open cards, each as the set of its symbols."""


def weigh(game: Game[Operation], ask: Ask, choice: Choice) -> Weighing:
    """What this answer would do."""
    op, top = game.state, game.stack[-1]
    if ask is GIVING_UP:
        return giving_up(op)
    if isinstance(top, Agree):
        return of_matter(op, top.matter, top.choice) if choice == AGREE else NOTHING_TO_SAY
    if isinstance(top, Propose):
        return of_matter(op, top.matter, choice)
    return of_action(op, choice) if top is ACT else NOTHING_TO_SAY


def of_matter(op: Operation, matter: Matter, choice: Choice) -> Weighing:
    if isinstance(matter, Target):
        return of_plan(op, *matter.plan(op, choice))
    if isinstance(matter, Swap):
        return of_swap(op, matter, choice)
    if isinstance(matter, Bonus):
        return of_bonus(op, *choice)
    return giving_up(op)


def giving_up(op: Operation) -> Weighing:
    """V-46: what is lost then."""
    return Weighing((Saying("weigh-give-up", {"left": op.standing.bit_count()}),), (), True)


# A plan


def of_plan(op: Operation, place: int, leader: int) -> Weighing:
    """V-25: who would act at which position if nobody passes, and who of them holds what fits."""
    if not op.hands[leader]:
        return Weighing(
            (Saying("weigh-lost", {"leader": f"@seat-{leader}"}),),
            (Mark(f"seat-{leader}", EMPTY, f"@seat-{leader}"),),
            True,
        )
    numbers = () if place == GODFATHER else op.fronts_at(place)
    fronts = [op.deck.guards[number] for number in numbers] or [op.guard_at(GODFATHER)]
    sayings, marks = along(op, fronts, open_hands(op), leader, 0)
    if len(fronts) > 1:
        sayings.insert(0, Saying("weigh-behind", {"guards": either([front.name for front in fronts])}))
    return Weighing(tuple(sayings), (Mark(PLACES[place], "target"), *marks))


def along(
    op: Operation, fronts: list[Guard], hands: Hands, seat: int, position: int
) -> tuple[list[Saying], list[Mark]]:
    """How the positions from this one on stand, whoever of these it is; everybody acts once, from this seat on."""
    ways = [way(op, front, hands, seat, position) for front in fronts]
    sayings, marks = [], []
    for step, found in enumerate(zip(*ways, strict=True)):
        who = f"@seat-{(seat + step) % op.seats}"
        needed = list(dict.fromkeys(f"@symbol-{SYMBOLS[front.symbols[position + step]]}" for front in fronts))
        stands = found[0] if len(set(found)) == 1 else UNSURE
        at = position + step + 1
        sayings.append(Saying(f"weigh-{stands}", {"position": at, "seat": who, "needed": either(needed)}))
        marks.append(Mark(f"position-{at}", stands, who))
        if len(needed) == 1:
            marks.append(Mark(f"position-{at}", "needs", needed[0]))
    return sayings, marks


def way(op: Operation, front: Guard, hands: Hands, seat: int, position: int) -> list[str]:
    """How each position stands if it is this guard: the plainest card that fits, else a pair."""
    hands = hands[:]
    piles, under = [len(pile) for pile in op.piles], [[*cards] for cards in op.under]
    unknown = [0] * op.seats
    stands = []
    for at in range(position, len(front.symbols)):
        deeds = legal(hands[seat], *need_at(op, front, at))
        cards = min(
            (cards for verb, cards in deeds if verb != PASS),
            key=lambda cards: (len(cards), sum(card.bit_count() for card in cards)),
            default=(),
        )
        if cards:
            stands.append(FITS if len(cards) == 1 else WITH_A_PAIR)
            hands[seat] = without(hands[seat], cards)
        else:
            stands.append(UNSURE if unknown[seat] else LACKS if hands[seat] else EMPTY)
        if piles[seat]:
            piles[seat] -= 1
            unknown[seat] += 1
        elif under[seat]:
            hands[seat] = (*hands[seat], 1 << under[seat].pop(0))
        seat = (seat + 1) % op.seats
    return stands


def open_hands(op: Operation) -> Hands:
    return [tuple(op.deck.police[kind].bits for kind in hand) for hand in op.hands]


def either(things: list[str]) -> list[list[str]]:
    """One of these, as part of a sentence."""
    return [[part for thing in things for part in ("/", thing)][1:]]


# A card


def of_action(op: Operation, action: Action) -> Weighing:
    """V-26 to V-30: whether the arrest can still be met with open cards afterwards."""
    verb, *kinds = action
    seat, guard = op.active, op.guard_at(op.target)
    hands = open_hands(op)
    played = tuple(op.deck.police[kind].bits for kind in kinds)
    hands[seat] = without(hands[seat], played)
    coming = drawn_next(op, seat)
    if coming is not None:
        hands[seat] = (*hands[seat], op.deck.police[coming].bits)
    sayings = [Saying("weigh-pass", {"card": f"@card-{op.deck.police[kinds[0]].name}"})] if verb == PASS else []
    if not hands[seat] and not op.piles[seat]:
        sayings.append(Saying("weigh-last-card", {"seat": f"@seat-{seat}"}))
    position = op.position + (verb != PASS)
    if position == len(guard.symbols):
        return Weighing((*sayings, *after_arrest(op, guard, kinds)))
    rest, marks = along(op, [guard], hands, (seat + 1) % op.seats, position)
    if all(saying.word == f"weigh-{FITS}" for saying in rest):
        rest = [Saying("weigh-rest", {})]
    return Weighing((*sayings, *rest), tuple(marks))


def after_arrest(op: Operation, guard: Guard, kinds: list[int]) -> list[Saying]:
    """V-36, V-48: what the last card brings."""
    if guard.back is None:
        return [Saying("weigh-won", {})]
    symbol = guard.back.symbol
    word = "weigh-arrested" if op.discard[symbol] or symbol in kinds else "weigh-arrested-bare"
    return [Saying(word, {"guard": guard.name, "card": f"@card-{SYMBOLS[symbol]}"})]


# A swap, and a card that comes back


def of_swap(op: Operation, matter: Swap, choice: Choice) -> Weighing:
    """V-24: what everybody gives and gets."""
    sayings = []
    for seat, (before, after) in enumerate(zip(op.hands, matter.hands(op, choice), strict=True)):
        gets, gives = after[:], []
        for kind in before:
            if kind in gets:
                gets.remove(kind)
            else:
                gives.append(kind)
        if gets:
            about = {"seat": f"@seat-{seat}", "gives": cards(op, gives), "gets": cards(op, gets)}
            sayings.append(Saying("weigh-swap", about))
    held = [seat for seat, hand in enumerate(op.hands) for _ in hand]
    moved = zip(card_ids(op.hands), held, choice, strict=True)
    marks = tuple(Mark(f"card-{card}", "moves", f"@seat-{to}") for card, seat, to in moved if to != seat)
    return Weighing(tuple(sayings) or (Saying("weigh-keep", {}),), marks)


def cards(op: Operation, kinds: list[int]) -> list[str]:
    return [f"@card-{op.deck.police[kind].name}" for kind in kinds]


def of_bonus(op: Operation, seat: int, where: int) -> Weighing:
    """V-38, V-39: how many open cards that makes, or after how many others it is drawn."""
    about = {"seat": f"@seat-{seat}", "open": len(op.hands[seat]) + 1, "full": op.open}
    marks = (Mark(f"seat-{seat}", "gets", f"@card-{SYMBOLS[op.bonus]}"),) if op.bonus != NO_BONUS else ()
    if where == TO_HAND:
        return Weighing((Saying("weigh-bonus-hand", about),), marks)
    before = len(op.piles[seat]) + len(op.under[seat])
    return Weighing((Saying("weigh-bonus-pile", {"seat": f"@seat-{seat}", "before": before}),), marks)
