"""Whom to arrest, and who leads: what each plan costs."""

from math import inf

from backroom.games.villa.house.deeds import way_through
from backroom.games.villa.house.market import Prices
from backroom.games.villa.house.outlook import ANY, MARK, PLAIN, Hand, Outlook
from backroom.games.villa.state import NO_LEADER, free_places

Plan = tuple[float, int, int]
"""What it costs to arrest somebody now, more than what it must cost anyway; the place; and who leads."""


def every_plan(world: Outlook) -> list[Plan]:
    """All that can be decided before an arrest, the cheapest first."""
    prices, lopsided, plans = world.market.prices(world.spare), Lopsided(world), []
    for place in free_places(world.standing):
        needs = world.cases[place].needs
        extra = besides(world, place, prices)
        for leader in leaders(world):
            cost = way_through(world, needs, leader, prices, inf)[0]
            plans.append((cost + extra + lopsided.after(len(needs), leader), place, leader))
    return sorted(plans)


def next_plan(world: Outlook) -> tuple[int, int]:
    """The cheapest plan: the place and who leads. If plain cards do it all, nothing else is looked at."""
    prices, lopsided = world.market.prices(world.spare), Lopsided(world)
    around = [sum({card for card in hand if card in PLAIN}) for hand in world.hands] * 3
    best, chosen = inf, (-1, -1)
    for place in free_places(world.standing):
        needs = world.cases[place].needs
        extra = besides(world, place, prices) + sum([prices.cards[need & ANY] for need in needs])
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
    return chosen if best < prices.temper.no_bonus / 2 else full_plan(world, prices, lopsided)


def too_few(hands: list[Hand], needs: tuple[int, ...], leader: int) -> bool:
    """Whether a seat that comes round again lacks a second card of a symbol it needs twice."""
    seats = len(hands)
    return any(
        needs[position] == needs[position + seats] and hands[(leader + position) % seats].count(needs[position]) < 2
        for position in range(len(needs) - seats)
    )


def full_plan(world: Outlook, prices: Prices, lopsided: "Lopsided") -> tuple[int, int]:
    """The cheapest plan, jokers, pairs and passes included."""
    best, chosen = inf, (free_places(world.standing)[0], max(leaders(world), key=world.cards_of))
    for place in free_places(world.standing):
        needs = world.cases[place].needs
        besides_cards = besides(world, place, prices)
        for leader in leaders(world):
            extra = besides_cards + lopsided.after(len(needs), leader)
            if extra + prices.cheapest * len(needs) < best:
                cost = extra + way_through(world, needs, leader, prices, best - extra)[0]
                if cost < best:
                    best, chosen = cost, (place, leader)
    return chosen


def leaders(world: Outlook) -> tuple[int, ...] | range:
    return range(world.seats) if world.lead == NO_LEADER else (world.lead,)


def besides(world: Outlook, place: int, prices: Prices) -> float:
    """What speaks against arresting somebody now besides the cards it takes, less what these must cost."""
    needs, bonus = world.cases[place]
    price, temper = prices.cards, prices.temper
    worth = -temper.strong_first * len(needs)
    comes_back = not bonus or world.discard[bonus] > 0
    for need in needs:
        symbol = need & ANY
        worth -= price[symbol]
        if symbol == bonus:
            comes_back = True
    return worth if comes_back else worth + temper.no_bonus


class Lopsided:
    """What it costs that some seats have fewer cards left than others."""

    __slots__ = ("counts", "known", "uneven")

    def __init__(self, world: Outlook) -> None:
        self.counts = [len(hand) + len(pile) for hand, pile in zip(world.hands, world.piles, strict=True)]
        self.known: dict[int, float] = {}
        self.uneven = world.market.temper.uneven

    def after(self, strength: int, leader: int) -> float:
        """After an arrest that this seat leads."""
        key = strength << 2 | leader
        if key not in self.known:
            counts = self.counts[:]
            for position in range(leader, leader + strength):
                counts[position % len(counts)] -= 1
            total = sum(counts)
            self.known[key] = self.uneven * (sum([n * n for n in counts]) - total * total / len(counts))
        return self.known[key]
