"""Payday: income, a recruit, a limit to the hand, the next start player; and the last payday of all."""

from typing import Any

from backroom.games.cosa_nostra import deals, ledger
from backroom.games.cosa_nostra.businesses import incomes, worth
from backroom.games.cosa_nostra.cards import (
    FACE_ITEMS,
    FACE_OF,
    GANGSTER_ITEMS,
    INFLUENCE_ITEMS,
    STRENGTH,
    WAGE,
    numbered,
)
from backroom.games.cosa_nostra.hands import play_influence, sorted_hand
from backroom.games.cosa_nostra.orders import drop_aids
from backroom.games.cosa_nostra.state import (
    ACTIVE,
    ALL_AIDS,
    MOST_SEATS,
    NOBODYS,
    OVER,
    PAYDAY,
    RESERVE,
    Scene,
    Underworld,
    family_of,
)
from backroom.games.cosa_nostra.telling import dollars, man_named, who
from backroom.kit import NOBODY, Ask, Choice, Field, Form, Game, IllegalChoice, Label, Menu, Some

HAND = 3
LAST_INCOMES = 2
"""C-73: how often the last income is paid."""
BUSINESS_BONUS = 5
GANGSTER_BONUS = 15
VIOLENCE = (0, 2, 4, 6)
"""What each pistol of killed gangsters brings, by how many were killed; three stand for more."""
NO_RECRUIT = -1
SETTLE, REFUSE = range(2)


class Payday(Scene):
    """C-66, C-73, C-107: everybody's income, twice at the end; and as an option a bonus for the highest."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        world.phase = PAYDAY
        last = world.last_round
        put_aids_away(world)
        earnings = incomes(world)
        for player in world.clockwise(world.start):
            money = earnings[player] * (LAST_INCOMES if last else 1)
            world.cash[player] += money
            if game.told is not None:
                game.tell("log-income", seat=who(player), money=dollars(money))
        if world.bonus and earnings.count(max(earnings)) == 1:
            best = earnings.index(max(earnings))
            world.cash[best] += BUSINESS_BONUS
            if game.told is not None:
                game.tell("log-business-bonus", seat=who(best), money=dollars(BUSINESS_BONUS))
        owing = [entry.number for player in world.clockwise(world.start) for entry in ledger.debts(world, player)]
        game.then(*map(Debt, owing), CLOSE_ROUND)


class Debt(Scene):
    """C-104: whoever owes what he promised is asked before it counts as broken; he may borrow it first."""

    __slots__ = ("number",)

    open = True

    def __init__(self, number: int) -> None:
        self.number = number

    def entry(self, world: Underworld) -> ledger.Promise | None:
        return next(
            (entry for entry in world.ledger if entry.number == self.number and entry.standing == ledger.DUE), None
        )

    def seats(self, world: Underworld) -> tuple[int, ...]:
        entry = self.entry(world)
        return (entry.by,) if entry else NOBODY

    def ask(self, world: Underworld, seat: int) -> Ask:
        entry = self.entry(world)
        assert entry is not None
        args = {"seat": who(entry.to), "money": dollars(entry.rest), "number": entry.number}
        return Menu("ask-debt", "C-104", (SETTLE, REFUSE) if world.cash[seat] else (REFUSE,), debt_label, args)

    def go(self, game: Game[Underworld], seat: int, choice: int | None) -> None:
        entry = self.entry(game.state)
        if entry is not None and choice == SETTLE:
            deals.give_away(game, seat, entry.to, min(entry.rest, game.state.cash[seat]))


def debt_label(choice: int) -> Label:
    return ("settle", "choice-settle", {}) if choice == SETTLE else ("refuse", "choice-refuse", {})


class CloseRound(Scene):
    """C-73, C-104: the ledger of the round is closed; after the last one all money is counted."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        ledger.close_round(game)
        if game.state.last_round:
            count_up(game)


def put_aids_away(world: Underworld) -> None:
    """C-135, C-136: whatever still lies on gangsters is put away at the end of the round."""
    for man in world.men:
        if world.aids[man]:
            drop_aids(world, man, ALL_AIDS)


def recruits(world: Underworld, seat: int) -> list[int]:
    """C-8, C-67: who still waits under the boss."""
    return [man for man in family_of(world.family[seat]) if world.fit[man] == RESERVE]


def recruit_label(man: int) -> Label:
    if man == NO_RECRUIT:
        return "nobody", "choice-nobody", {}
    args: dict[str, Any] = {"gangster": man_named(man), "strength": STRENGTH[man], "price": dollars(WAGE[man])}
    return f"recruit {GANGSTER_ITEMS[man][0]}", "choice-recruit", args


class Hiring(Menu):
    """C-67: the gangsters one can pay; knows what the others cost."""

    __slots__ = ("cash", "waiting")

    def __init__(self, waiting: list[int], cash: int) -> None:
        affordable = (man for man in waiting if WAGE[man] <= cash)
        super().__init__("ask-recruit", "C-67", (NO_RECRUIT, *affordable), recruit_label)
        self.waiting = waiting
        self.cash = cash

    def refuse(self, text: str) -> IllegalChoice:
        man = next((man for man in self.waiting if text == recruit_label(man)[0]), None)
        if man is None:
            return super().refuse(text)
        return IllegalChoice("C-67", "error-cannot-pay", price=dollars(WAGE[man]), cash=dollars(self.cash))


class Recruit(Scene):
    """C-67: everybody, clockwise from the start player, may recruit one gangster of the own family."""

    __slots__ = ("place",)

    open = True

    def __init__(self, place: int) -> None:
        self.place = place

    def first(self, world: Underworld) -> bool:
        """Whether nobody has been asked before this one at this payday."""
        return not any(RECRUITING[place].seats(world) for place in range(self.place))

    def seats(self, world: Underworld) -> tuple[int, ...]:
        # Also whoever has not the money: he may borrow it first.
        seat = world.clockwise(world.start)[self.place]
        return (seat,) if recruits(world, seat) else NOBODY

    def ask(self, world: Underworld, seat: int) -> Ask:
        return Hiring(recruits(world, seat), world.cash[seat])

    def go(self, game: Game[Underworld], seat: int, man: int | None) -> None:
        world = game.state
        if man is not None and man != NO_RECRUIT:
            world.cash[seat] -= WAGE[man]
            world.boss[man] = seat
            world.fit[man] = ACTIVE
            if game.told is not None:
                game.tell("log-recruit", seat=who(seat), gangster=man_named(man), price=dollars(WAGE[man]))
            deals.review(game)
        if self.place + 1 < world.seats:
            game.stack.append(RECRUITING[self.place + 1])


class Limit(Scene):
    """C-68: nobody keeps more than 3 jobs and 3 influence cards; all choose at once and unseen what goes."""

    __slots__ = ()

    open = True
    together = True

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return tuple(
            seat for seat in range(world.seats) if len(world.jobs[seat]) > HAND or len(world.hands[seat]) > HAND
        )

    def ask(self, world: Underworld, seat: int) -> Ask:
        fields: list[Field] = []
        for name, items in (("jobs", jobs_held(world, seat)), ("influence", influence_held(world, seat))):
            if len(items) > HAND:
                fields.append(Some(name, items, len(items) - HAND, len(items) - HAND))
        return Form("ask-discard", "C-68", "discard", tuple(fields))

    def go(self, game: Game[Underworld], seat: int, answers: dict[int, Choice] | None) -> None:
        world = game.state
        for player, choice in (answers or {}).items():
            both = len(world.jobs[player]) > HAND and len(world.hands[player]) > HAND
            jobs = len(world.jobs[player]) > HAND
            discard(game, player, choice if both else (choice, ()) if jobs else ((), choice))


def counted(names: list[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Cards in a hand by name, the second of two alike as such."""
    alike: dict[str, int] = {}
    items = []
    for name, label in names:
        copy = alike[name] = alike.get(name, -1) + 1
        items.append((numbered(name, copy), label))
    return tuple(items)


def jobs_held(world: Underworld, seat: int) -> tuple[tuple[str, str], ...]:
    return counted([FACE_ITEMS[FACE_OF[card]] for card in world.jobs[seat]])


def influence_held(world: Underworld, seat: int) -> tuple[tuple[str, str], ...]:
    return counted([INFLUENCE_ITEMS[kind] for kind in sorted_hand(world, seat)])


def discard(game: Game[Underworld], seat: int, choice: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    """C-68: jobs are put away unseen, influence cards openly on their discard."""
    world = game.state
    jobs = [world.jobs[seat][place] for place in choice[0]]
    hand = sorted_hand(world, seat)
    kinds = [hand[place] for place in choice[1]]
    world.jobs[seat] = [card for card in world.jobs[seat] if card not in jobs]
    world.buried.extend(jobs)
    for kind in kinds:
        play_influence(world, seat, kind)
    if jobs and game.told is not None:
        game.tell("log-discarded", seat=who(seat), count=len(jobs))
    if kinds and game.told is not None:
        game.tell("log-discarded-openly", seat=who(seat), cards=[INFLUENCE_ITEMS[kind][1] for kind in kinds])


class NextRound(Scene):
    """C-69: the next player clockwise becomes start player."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        world.start = (world.start + 1) % world.seats


# The end


def violence(world: Underworld, seat: int) -> int:
    killed = world.trophies[seat]
    return violence_bonus(sum([STRENGTH[man] for man in killed]), len(killed))


def violence_bonus(pistols: int, killed: int) -> int:
    """C-75: the strengths of the gangsters one has killed, times more the more they are."""
    return pistols * VIOLENCE[min(killed, len(VIOLENCE) - 1)]


def most_gangsters(world: Underworld) -> int:
    """C-74: who alone has the most active gangsters."""
    crews = [len(world.crew(seat)) for seat in range(world.seats)]
    return crews.index(max(crews)) if crews.count(max(crews)) == 1 else NOBODYS


def count_up(game: Game[Underworld]) -> None:
    """C-73 to C-78: all bonuses, laundered money twice; the most money wins, then the dearer cards."""
    world = game.state
    world.phase, world.active, world.offers = OVER, NOBODYS, ()
    boss_of_most = most_gangsters(world)
    if boss_of_most != NOBODYS:
        world.cash[boss_of_most] += GANGSTER_BONUS
        if game.told is not None:
            game.tell("log-gangster-bonus", seat=who(boss_of_most), money=dollars(GANGSTER_BONUS))
    for seat in range(world.seats):
        bonus = violence(world, seat)
        world.cash[seat] += bonus
        if bonus and game.told is not None:
            game.tell("log-violence", seat=who(seat), money=dollars(bonus), count=len(world.trophies[seat]))
    totals = [cash + 2 * laundered for cash, laundered in zip(world.cash, world.laundered, strict=True)]
    standing = [(total, card_worth(world, seat)) for seat, total in enumerate(totals)]
    winners = tuple(seat for seat, rank in enumerate(standing) if rank == max(standing))
    if game.told is not None:
        for seat, total in enumerate(totals):
            game.tell("log-total", seat=who(seat), money=dollars(total))
    reason = "money" if totals.count(max(totals)) == 1 else "worth" if len(winners) == 1 else "tie"
    game.finish(winners, tuple(map(dollars, totals)), reason)


def card_worth(world: Underworld, seat: int) -> int:
    """C-77: the prices of businesses and recruits in front of a player."""
    return worth(world, seat) + sum(WAGE[man] for man in world.men if world.boss[man] == seat)


RECRUITING = tuple(map(Recruit, range(MOST_SEATS)))
PAYDAY_COMES, CLOSE_ROUND, LIMIT, NEXT_ROUND = Payday(), CloseRound(), Limit(), NextRound()
