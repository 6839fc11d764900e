"""Weighing: what a choice would do, as far as its player can know: what it needs, how likely it is, what is left."""

from collections.abc import Callable
from typing import Any

from backroom.games.cosa_nostra import deals
from backroom.games.cosa_nostra.attacks import AttackRoll, targets
from backroom.games.cosa_nostra.businesses import FIRMS_OF, incomes, monopolists
from backroom.games.cosa_nostra.cards import (
    BUSINESS_IDS,
    COST,
    FACE_OF,
    INCOME,
    JOB_OF,
    JOBS,
    KINDS,
    MONOPOLIES,
    MONOPOLY_OF,
    NO_MONOPOLY,
    ROBBERY,
    TRAP,
    WAGE,
)
from backroom.games.cosa_nostra.cash import REROLL, lacking, lent, own, supply
from backroom.games.cosa_nostra.deals import Side
from backroom.games.cosa_nostra.dice import ODDS, number_for, percent
from backroom.games.cosa_nostra.favours import NOTHING, SEARCHED
from backroom.games.cosa_nostra.ledger import promised_peace
from backroom.games.cosa_nostra.orders import AID_OF
from backroom.games.cosa_nostra.payday import NO_RECRUIT
from backroom.games.cosa_nostra.state import FIRM, IDLE, NOBODYS, PASS, Underworld
from backroom.games.cosa_nostra.telling import dollars, job_named, kind_named, man_named, who
from backroom.games.cosa_nostra.trade import ACCEPT, Answer, Gift, Terms
from backroom.games.cosa_nostra.turn import ABORT, BUY, DEED, DEED_BITS, RUN, SKIP
from backroom.kit import NOTHING_TO_SAY, Ask, Choice, Game, Mark, Saying, Weighing


class Scales:
    """Gathers what is to be said about one choice of one seat."""

    def __init__(self, game: Game[Underworld], seat: int) -> None:
        self.world = game.state
        self.frame: Any = game.stack[-1] if game.stack else None
        self.seat = seat
        self.sayings: list[Saying] = []
        self.marks: list[Mark] = []

    def say(self, word: str, **args: Any) -> None:
        self.sayings.append(Saying(f"weigh-{word}", args))

    def mark(self, on: str, sign: str, much: int | str | None = None) -> None:
        self.marks.append(Mark(on, sign, much))

    # Dice

    def dice(self, dice: int, number: int) -> None:
        """C-39, C-40: how likely one success is, and two."""
        odds = ODDS[dice][number]
        self.say("dice", dice=dice, number=number, one=percent(1 - odds.none), two=percent(odds.two))

    def roll(self, man: int, printed: int) -> None:
        self.dice(self.world.strength(man), number_for(self.world, man, printed))

    # Jobs

    def job(self, man: int, card: int) -> None:
        """C-46 to C-49: what a cash job needs and pays; what any job with a number of its own is rolled for."""
        job = JOBS[JOB_OF[card]]
        if job.cash:
            self.needs(card)
            self.say("pays", one=dollars(int(job.one or 0)), two=dollars(int(job.two or 0)))
        if job.number:
            self.roll(man, job.number)

    def needs(self, card: int) -> None:
        """C-47, C-51: own businesses first, then those under one's markers; without all of them the job lapses."""
        world, seat = self.world, self.seat
        for kind, count in JOBS[JOB_OF[card]].needs:
            mine = min(count, own(world, seat, kind))
            for firm in [firm for firm in FIRMS_OF[kind] if world.owner[firm] == seat and not world.down[firm]][:mine]:
                self.mark(BUSINESS_IDS[firm], "own")
            borrowed = lent(world, seat, kind)
            for firm in borrowed if mine < count else []:
                self.mark(BUSINESS_IDS[firm], "lent")
        missing = lacking(card, supply(world, seat))
        for kind in dict.fromkeys(missing):
            self.mark(KINDS[kind].id, "missing", missing.count(kind))
        by_loan = [mark.on for mark in self.marks if mark.sign == "lent"]
        if missing:
            self.say("lapses", missing=list(map(kind_named, missing)))
        elif by_loan:
            self.say("lent", businesses=[f"@{firm}" for firm in by_loan])

    def attack(self, man: int, card: int, victim: int) -> None:
        """C-44, C-87: the number of the card, or of the only man there is to hit; and one's own word."""
        things = targets(self.world, JOBS[JOB_OF[card]].target, victim)
        if JOBS[JOB_OF[card]].number or len(things) == 1:
            self.strike(man, card, victim, things[0])
        if promised_peace(self.world, self.seat, victim):
            self.say("peace", seat=who(victim))

    def strike(self, man: int, card: int, victim: int, thing: int) -> None:
        roll = AttackRoll(man, self.seat, card, victim, thing)
        self.dice(self.world.strength(man), roll.number(self.world))

    # Money and businesses

    def left(self, spent: int) -> None:
        """What is left of one's cash, or how much there is too little."""
        cash = self.world.cash[self.seat] - spent
        if cash >= 0:
            self.say("left", money=dollars(cash))
        else:
            self.say("short", money=dollars(-cash))

    def purchase(self, firm: int, price: int) -> None:
        """C-36, C-70: what it costs and brings, and whose monopoly it completes or breaks."""
        self.left(price)
        self.say("brings", money=dollars(INCOME[firm]))
        if MONOPOLY_OF[firm] != NO_MONOPOLY:
            after = self.world.copy()
            after.owner[firm] = self.seat
            self.monopolies(after)

    def monopolies(self, after: Underworld) -> None:
        for number, (before, now) in enumerate(zip(monopolists(self.world), monopolists(after), strict=True)):
            monopoly = f"@monopoly-{MONOPOLIES[number]}"
            if before != now and now != NOBODYS:
                self.say("monopoly", seat=who(now), monopoly=monopoly)
                self.mark(f"seat-{now}", "monopoly", MONOPOLIES[number])
            if before != now and before != NOBODYS:
                self.say("monopoly-lost", seat=who(before), monopoly=monopoly)
                self.mark(f"seat-{before}", "monopoly-lost", MONOPOLIES[number])

    # Deals

    def deal(self, partner: int, gives: Side, wants: Side) -> None:
        """C-101: what each side has afterwards, and which of one's own jobs it makes possible or impossible."""
        world = self.world
        after = world.copy()
        deals.swap(after, self.seat, partner, gives, wants)
        after.monopoly = monopolists(after)
        for seat in (self.seat, partner):
            if after.cash[seat] != world.cash[seat]:
                self.say("cash", seat=who(seat), money=dollars(after.cash[seat]))
                self.mark(f"seat-{seat}", "cash", dollars(after.cash[seat]))
            before, now = incomes(world)[seat], incomes(after)[seat]
            if before != now:
                self.say("income", seat=who(seat), money=dollars(now))
        self.monopolies(after)
        self.served(after)

    def served(self, after: Underworld) -> None:
        before, now = supply(self.world, self.seat), supply(after, self.seat)
        cards = [*self.world.jobs[self.seat], *(order for order in self.world.orders_of(self.seat) if order < FIRM)]
        for word, there, then in (("serves", before, now), ("fails", now, before)):
            changed = [card for card in cards if lacking(card, there) and not lacking(card, then)]
            if changed:
                self.say(word, jobs=list(map(job_named, changed)))

    # Cards laid on gangsters

    def laid(self, kind: int, man: int) -> None:
        """C-133 to C-136: with how many dice he then rolls, and for which number if one knows his order."""
        world, card = self.world, self.world.order[man]
        after = world.copy()
        after.aids[man] |= AID_OF[kind]
        known = IDLE < card < FIRM and world.known[card] >> self.seat & 1
        printed = JOBS[JOB_OF[card]].number if known else 0
        if printed:
            self.dice(after.strength(man), number_for(after, man, printed))
        elif after.strength(man) != world.strength(man):
            self.say("strength", gangster=man_named(man), dice=after.strength(man))


# What is weighed, by what is asked


def plan(scales: Scales, ask: Any, choice: tuple[int, int]) -> None:
    man, place = ask.men[choice[0]], choice[1]
    if place >= len(ask.faces):
        firm = ask.market[place - len(ask.faces)]
        scales.purchase(firm, COST[firm])
    else:
        hand = scales.world.jobs[scales.seat]
        scales.job(man, next(card for card in hand if FACE_OF[card] == ask.faces[place]))


def turn(scales: Scales, ask: Any, choice: int) -> None:
    man, deed = choice >> DEED_BITS, choice & DEED
    if choice == SKIP or deed == ABORT:
        return
    order = scales.world.order[man]
    if deed == BUY:
        scales.purchase(order - FIRM, COST[order - FIRM])
    elif deed == RUN:
        scales.job(man, order)
    else:
        scales.attack(man, order, deed)


def hit(scales: Scales, ask: Any, thing: int) -> None:
    scales.strike(scales.frame.man, scales.frame.card, scales.frame.victim, thing)


def cop(scales: Scales, ask: Any, choice: int) -> None:
    if choice == REROLL:
        scales.dice(1, ask.args["number"])


def rob(scales: Scales, ask: Any, man: int) -> None:
    if man != PASS:
        money = scales.frame.money
        scales.say("loot", one=dollars(money // 2), two=dollars(money))
        scales.roll(man, JOBS[ROBBERY].number)
        if promised_peace(scales.world, scales.seat, scales.frame.robbed):
            scales.say("peace", seat=who(scales.frame.robbed))


def trap(scales: Scales, ask: Any, man: int) -> None:
    if man != PASS:
        scales.roll(man, JOBS[TRAP].number)


def return_fire(scales: Scales, ask: Any, choice: int) -> None:
    world, frame = scales.world, scales.frame
    if choice:
        scales.dice(world.strength(frame.shooter), world.strength(frame.man))


def bet(scales: Scales, ask: Any, money: int) -> None:
    cash = dollars(scales.world.cash[scales.seat])
    scales.say("bet", won=cash + money, lost=cash - money)
    scales.roll(scales.frame.man, JOBS[JOB_OF[scales.frame.card]].number)


def launder(scales: Scales, ask: Any, money: int) -> None:
    scales.say("laundered", money=money, counts=2 * money)
    scales.left(money // dollars(1))


def buy_cheap(scales: Scales, ask: Any, choice: int) -> None:
    if choice != NOTHING:
        kind = choice - SEARCHED
        firm = choice if kind < 0 else min(firm for firm in scales.world.stack if firm in FIRMS_OF[kind])
        scales.purchase(firm, scales.frame.price(firm))


def recruit(scales: Scales, ask: Any, man: int) -> None:
    if man != NO_RECRUIT:
        world = scales.world
        scales.left(WAGE[man])
        crews = [len(world.crew(seat)) for seat in range(world.seats)]
        others = max(crew for seat, crew in enumerate(crews) if seat != scales.seat)
        scales.say("crew", count=crews[scales.seat] + 1, others=others)


def lay(scales: Scales, ask: Any, choice: tuple[str, int]) -> None:
    scales.laid(ask.kind, ask.men[choice[1]])


def last_cards(scales: Scales, ask: Any, choice: tuple[int, int]) -> None:
    if choice[0] >= 0:
        scales.laid(*choice)


def terms(scales: Scales, ask: Terms, choice: Any) -> None:
    partner, gives, wants, _ = ask.sides(choice[1])
    scales.deal(partner, gives, wants)


def answer(scales: Scales, ask: Answer, choice: tuple[str, int]) -> None:
    if choice[0] == ACCEPT:
        offer = ask.offers[choice[1]]
        scales.deal(offer.by, offer.wants, offer.gives)


def gift(scales: Scales, ask: Gift, choice: tuple[str, tuple[int, int]]) -> None:
    to, money = choice[1]
    scales.deal(ask.others[to], Side(money // dollars(1)), Side())


WEIGHED: dict[str, Callable[[Scales, Any, Any], None]] = {
    "ask-plan": plan,
    "ask-turn": turn,
    "ask-hit": hit,
    "ask-cop": cop,
    "ask-rob": rob,
    "ask-trap": trap,
    "ask-return-fire": return_fire,
    "ask-bet": bet,
    "ask-launder": launder,
    "ask-bargain": buy_cheap,
    "ask-recruit": recruit,
    "ask-henchman": lay,
    "ask-saboteur": lay,
    "ask-machine-pistol": lay,
    "ask-distraction": lay,
    "ask-last-cards": last_cards,
    "ask-offer": terms,
    "ask-counter": terms,
    "ask-answer": answer,
    "ask-gift": gift,
}


def weigh(game: Game[Underworld], seat: int, ask: Ask, choice: Choice) -> Weighing:
    """What a player asks himself before this answer."""
    weighed = WEIGHED.get(ask.word)
    if weighed is None:
        return NOTHING_TO_SAY
    scales = Scales(game, seat)
    weighed(scales, ask, choice)
    return Weighing(tuple(scales.sayings), tuple(scales.marks))
