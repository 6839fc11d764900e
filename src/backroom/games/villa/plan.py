"""What an arrest costs: a price for each card, what the active seat can do, and the cheapest way through."""

from functools import cache, lru_cache
from math import inf
from typing import NamedTuple

from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.outlook import ANY, MARK, PLAIN, Hand, Outlook
from backroom.games.villa.state import NO_LEADER, free_places


class Temper(NamedTuple):
    """What the planner thinks of things, in cards. Tuned by playing; all of it is flat around these values."""

    scarcity: float = 0.17
    """How much dearer a symbol is for each step that it is scarcer."""
    step: int = 3
    """So many spare cards are a step."""
    two: float = 0.4
    """What a joker with two symbols is worth more than a plain card."""
    joker: float = 0.65
    smaller_hand: float = 0.1
    """What it costs to have an open card less, as after a pair."""
    uneven: float = 0.02
    """What it costs that some seats have fewer cards left than others, by the square of the difference."""
    no_bonus: float = 1.0
    strong_first: float = 0.12
    """How much rather it arrests those with one more position: later there is less to choose from."""


TEMPER = Temper()

STEPS = 1
"""So many steps up and down a symbol's price can go."""
LEVELS = 2 * STEPS + 1
CHEAPEST = 1 - STEPS * TEMPER.scarcity
"""What any position costs at least."""
MOST_PASSES = 2
"""More than so many passes in one arrest are not thought of."""
UNKNOWN, NO_CARD = 0, -1
"""Instead of a card that will be drawn: nobody knows which, or there is none."""


def levels(spare: list[int]) -> int:
    """How scarce each symbol is, all in one number."""
    code, step = 0, TEMPER.step
    for left in spare:
        level = STEPS - round(left / step)
        code = code * LEVELS + (0 if level < 0 else LEVELS - 1 if level >= LEVELS else level)
    return code


@cache
def prices(code: int) -> tuple[float, ...]:
    """What each card is worth, by its bits."""
    plain = []
    for _ in SYMBOLS:
        code, level = divmod(code, LEVELS)
        plain.append(1 + TEMPER.scarcity * (level - STEPS))
    plain.reverse()
    extra = (0.0, 0.0, TEMPER.two, (TEMPER.two + TEMPER.joker) / 2, TEMPER.joker)
    cards = [0.0]
    for bits in range(1, ANY + 1):
        shown = [price for symbol, price in enumerate(plain) if bits >> symbol & 1]
        cards.append(max(shown) + extra[len(shown)])
    return tuple(cards)


# What the active seat can do

FIT, PAIR, PASS = range(3)

Deed = tuple[int, float, Hand, Hand]
"""Something to do: positions gained (0: a pass), what it costs, the open cards kept, those played."""


@lru_cache(maxsize=1 << 16)
def deeds(hand: Hand, need: int, code: int) -> tuple[Deed, ...]:
    """The best fitting card, the best pair and the best pass, as far as there are any, in this order."""
    price = prices(code)
    best: dict[int, Deed] = {}
    for rank, cards, rest in every_deed(hand, need):
        cost = sum(price[card] for card in cards) + (TEMPER.smaller_hand if rank == PAIR else 0.0)
        if rank not in best or cost < best[rank][1]:
            best[rank] = (int(rank != PASS), cost, rest, cards)
    return tuple(best[rank] for rank in sorted(best))


@lru_cache(maxsize=1 << 13)
def every_deed(hand: Hand, need: int) -> tuple[tuple[int, Hand, Hand], ...]:
    """Everything that can be done with these open cards: what it is, the cards, and those kept."""
    symbol, mark = need & ANY, need >> MARK
    found: dict[tuple[int, Hand, Hand], None] = {}
    for place, card in enumerate(hand):
        rest = without(hand, (card,))
        if card & symbol and meets(rest, mark):
            found[FIT, (card,), rest] = None
        if card != UNKNOWN:
            found[PASS, (card,), rest] = None
        for other in hand[place + 1 :]:
            rest = without(hand, (card, other))
            if card & other & ~symbol and meets(rest, mark):
                found[PAIR, (card, other), rest] = None
    return tuple(found)


def without(hand: Hand, cards: Hand) -> Hand:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def meets(rest: Hand, mark: int) -> bool:
    """V-52, V-53: whether the open cards kept meet the expert mark, if there is one."""
    return not mark or any(card & mark for card in rest)


def next_deed(world: Outlook, code: int) -> Deed | None:
    """What the active seat does best as far as this arrest goes; None if it has no card."""
    needs = world.cases[world.place].needs[world.position :]
    possible = deeds(world.hands[world.active], needs[0], code)
    if not possible:
        return None
    if len(possible) == 1 or possible[0][3] == needs[:1]:
        return possible[0]
    return way_through(world, needs, world.active, code, inf)[1] or possible[-1]


# The way through an arrest


def way_through(
    world: Outlook, needs: tuple[int, ...], seat: int, code: int, bound: float
) -> tuple[float, Deed | None]:
    """What these positions cost from this seat on, if less than the bound, and what that seat does first."""
    draws = [
        NO_CARD if not pile else pile[-1] if len(pile) == known else UNKNOWN
        for pile, known in zip(world.piles, world.known, strict=True)
    ]
    return _way(world.hands[:], draws, needs, 0, seat, code, bound, MOST_PASSES)


def _way(
    hands: list[Hand],
    draws: list[int],
    needs: tuple[int, ...],
    position: int,
    seat: int,
    code: int,
    bound: float,
    passes: int,
) -> tuple[float, Deed | None]:
    best, first = inf, None
    hand, drawn = hands[seat], draws[seat]
    after = seat + 1 if seat + 1 < len(hands) else 0
    left = len(needs) - position
    for deed in deeds(hand, needs[position], code):
        gained, cost, rest, _ = deed
        togo = left - gained
        if cost + togo * CHEAPEST >= bound or (not gained and not passes):
            continue
        if togo:
            if drawn == UNKNOWN:
                hands[seat] = (UNKNOWN, *rest)
            elif drawn == NO_CARD:
                hands[seat] = rest
            else:
                hands[seat] = tuple(sorted((drawn, *rest)))
                draws[seat] = UNKNOWN
            cost += _way(hands, draws, needs, position + gained, after, code, bound - cost, passes - 1 + gained)[0]
            if cost >= bound:
                continue
        bound = best = cost
        first = deed
    hands[seat], draws[seat] = hand, drawn
    return best, first


# Whom to arrest, and who leads

Plan = tuple[float, int, int]
"""What it costs to arrest somebody now, more than what it must cost anyway; the place; and who leads."""


def every_plan(world: Outlook) -> list[Plan]:
    """All that can be decided before an arrest, the cheapest first."""
    code, lopsided, plans = levels(world.spare), Lopsided(world), []
    for place in free_places(world.standing):
        needs = world.cases[place].needs
        extra = besides(world, place, code)
        for leader in leaders(world):
            cost = way_through(world, needs, leader, code, inf)[0]
            plans.append((cost + extra + lopsided.after(len(needs), leader), place, leader))
    return sorted(plans)


def next_plan(world: Outlook) -> tuple[int, int]:
    """The cheapest plan: the place and who leads. If plain cards do it all, nothing else is looked at."""
    code, lopsided = levels(world.spare), Lopsided(world)
    around = [sum({card for card in hand if card in PLAIN}) for hand in world.hands] * 3
    best, chosen = inf, (-1, -1)
    for place in free_places(world.standing):
        needs = world.cases[place].needs
        extra = besides(world, place, code) + sum([prices(code)[need & ANY] for need in needs])
        for leader in leaders(world):
            seat = leader
            for need in needs:
                if not around[seat] & need or (need > ANY and not around[seat] & need >> MARK):
                    break
                seat += 1
            else:
                cost = extra + lopsided.after(len(needs), leader)
                if cost < best and not too_few(world.hands, needs, leader):
                    best, chosen = cost, (place, leader)
    return chosen if best < TEMPER.no_bonus / 2 else full_plan(world, code, lopsided)


def too_few(hands: list[Hand], needs: tuple[int, ...], leader: int) -> bool:
    """Whether a seat that comes round again lacks a second card of a symbol it needs twice."""
    seats = len(hands)
    return any(
        needs[position] == needs[position + seats] and hands[(leader + position) % seats].count(needs[position]) < 2
        for position in range(len(needs) - seats)
    )


def full_plan(world: Outlook, code: int, lopsided: "Lopsided") -> tuple[int, int]:
    """The cheapest plan, jokers, pairs and passes included."""
    best, chosen = inf, (free_places(world.standing)[0], max(leaders(world), key=world.cards_of))
    for place in free_places(world.standing):
        needs = world.cases[place].needs
        besides_cards = besides(world, place, code)
        for leader in leaders(world):
            extra = besides_cards + lopsided.after(len(needs), leader)
            if extra + CHEAPEST * len(needs) < best:
                cost = extra + way_through(world, needs, leader, code, best - extra)[0]
                if cost < best:
                    best, chosen = cost, (place, leader)
    return chosen


def leaders(world: Outlook) -> tuple[int, ...] | range:
    return range(world.seats) if world.lead == NO_LEADER else (world.lead,)


def besides(world: Outlook, place: int, code: int) -> float:
    """What speaks against arresting somebody now besides the cards it takes, less what these must cost."""
    needs, bonus = world.cases[place]
    price = prices(code)
    worth = -TEMPER.strong_first * len(needs)
    comes_back = not bonus or world.discard[bonus] > 0
    for need in needs:
        symbol = need & ANY
        worth -= price[symbol]
        if symbol == bonus:
            comes_back = True
    return worth if comes_back else worth + TEMPER.no_bonus


class Lopsided:
    """What it costs that some seats have fewer cards left than others."""

    __slots__ = ("counts", "known")

    def __init__(self, world: Outlook) -> None:
        self.counts = [len(hand) + len(pile) for hand, pile in zip(world.hands, world.piles, strict=True)]
        self.known: dict[int, float] = {}

    def after(self, strength: int, leader: int) -> float:
        """After an arrest that this seat leads."""
        key = strength << 2 | leader
        if key not in self.known:
            counts = self.counts[:]
            for position in range(leader, leader + strength):
                counts[position % len(counts)] -= 1
            total = sum(counts)
            self.known[key] = TEMPER.uneven * (sum([n * n for n in counts]) - total * total / len(counts))
        return self.known[key]


def bonus_seat(world: Outlook) -> int:
    """Who gets a bonus card at first thought: whoever has the fewest cards, rather with room for an open one."""
    piles, full = world.piles, world.full
    fewest, seat = 1000, 0
    for who, hand in enumerate(world.hands):
        count = 2 * (len(hand) + len(piles[who])) - (len(hand) < full)
        if count < fewest:
            fewest, seat = count, who
    return seat
