"""Whom to attack and what to hit: what each attack brings its player, and takes from whom."""

from typing import NamedTuple, TypeAlias

from backroom.games.cosa_nostra.attacks import DRIVE_BY, PROPERTY_DAMAGE, PURSE, targets
from backroom.games.cosa_nostra.cards import JOB_OF, JOBS, KIND_OF, STRENGTH, TRAP, Job
from backroom.games.cosa_nostra.dice import NUMBERS, ODDS, odds_for
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.prospects import USUAL_DICE, USUAL_PAY, sums
from backroom.games.cosa_nostra.ledger import promised_peace
from backroom.games.cosa_nostra.payday import VIOLENCE
from backroom.games.cosa_nostra.state import ACTION, FIRM, IDLE, NOBODYS, OF_THE_ORDER

NOBODY_TO_HIT = -1


class Prey(NamedTuple):
    """Somebody to attack, what of his to hit, and what that is worth."""

    worth: float
    victim: int
    thing: int


NO_PREY = Prey(0.0, NOBODY_TO_HIT, PURSE)

Stake: TypeAlias = tuple[int, int, float, float]
"""A thing to hit, the number on the card for it, and what one success and two are worth."""
Exposed: TypeAlias = tuple[int, float, float, list[Stake]]
"""A victim, how likely no trap stops an attack on him, what peace broken costs, and what there is to hit."""


def best_prey(books: Books, man: int, card: int, victims: tuple[int, ...] | None = None) -> Prey:
    """The attack worth most with this man and this card, a promise of peace and known traps considered."""
    world = books.world
    shooter = man if JOB_OF[card] == DRIVE_BY else NOBODYS
    matters = (JOB_OF[card], world.strength(man), world.aids[man] & OF_THE_ORDER, victims, shooter)
    if matters not in books.prey:
        books.prey[matters] = find_prey(books, man, card, victims)
    prey: Prey = books.prey[matters]
    return prey


def find_prey(books: Books, man: int, card: int, victims: tuple[int, ...] | None) -> Prey:
    world, number, best = books.world, JOB_OF[card], NO_PREY
    chances, numbers = ODDS[world.strength(man)], NUMBERS[world.aids[man] & OF_THE_ORDER]
    for victim, safe, less, things in exposed(books, number):
        if victims is not None and victim not in victims:
            continue
        for thing, printed, one, two in things:
            none, once, twice = chances[numbers[printed]]
            worth = once * one + twice * two
            if number == DRIVE_BY:
                worth -= fire_returned(books, man, thing, none)
            worth = safe * worth - less
            if worth > best.worth or (best.victim == NOBODY_TO_HIT and victims is not None):
                best = Prey(worth, victim, thing)
    return best


def exposed(books: Books, number: int) -> list[Exposed]:
    """Everybody who can be attacked with such a job; the same for all men who could do it, so it is reckoned once."""
    known: list[Exposed] | None = books.exposed.get(number)
    if known is None:
        known = [(victim, *hindrance(books, victim), stakes(books, number, victim)) for victim in books.others]
        books.exposed[number] = known
    return known


def stakes(books: Books, number: int, victim: int) -> list[Stake]:
    """What an attack may hit at somebody's; of businesses of one kind the first stands for all."""
    job = JOBS[number]
    things = targets(books.world, job.target, victim)
    if job.target == "gangster":
        return [(thing, number_against(books, job, thing), *shot_worth(books, job, victim, thing)) for thing in things]
    if job.target == "player":
        return [(thing, job.number, *purse_worth(books, number, victim)) for thing in things]
    first = dict[int, int]()
    for thing in things:
        first.setdefault(KIND_OF[thing - FIRM], thing)
    return [(thing, job.number, *firm_worth(books, job, victim, thing - FIRM)) for thing in first.values()]


def word_worth(books: Books) -> float:
    """What it costs to break a promise."""
    return books.temper.honour_last if books.last else books.temper.honour


def hindrance(books: Books, victim: int) -> tuple[float, float]:
    """How likely no trap stops an attack on somebody, and what a promise of peace makes it cost."""
    known = books.hindered.get(victim)
    if known is None:
        less = word_worth(books) if promised_peace(books.world, books.seat, victim) else 0.0
        known = books.hindered[victim] = unhindered(books, victim), less
    return known


def unhindered(books: Books, victim: int) -> float:
    """How likely no trap stops an attack, as far as one has looked at the victim's orders."""
    world = books.world
    free = 1.0
    for man in world.face_down(victim):
        card = world.order[man]
        if world.known[card] >> books.seat & 1 and JOB_OF[card] == TRAP:
            free *= odds_for(world, man, JOBS[TRAP].number).none
    return free


def purse_worth(books: Books, number: int, victim: int) -> tuple[float, float]:
    """C-110, C-111: what an attack on somebody's cash is worth, for one success and for two."""
    world, envy = books.world, books.envy[victim]
    cash: float = world.cash[victim]
    if world.phase < ACTION:
        # Until it comes to that he will have earned something, and spent something.
        cash = max(cash, USUAL_PAY[books.turn][USUAL_DICE])
    gets = 0.0 if number == PROPERTY_DAMAGE else books.ready
    one, two = (min(cash, money) * (gets + envy) for money in sums(JOBS[number]))
    return one, two


def firm_worth(books: Books, job: Job, victim: int, firm: int) -> tuple[float, float]:
    """What it is worth that a business is put out of action, taken out of the game or won over; by successes."""
    return blow_to_firm(books, job.one, victim, firm), blow_to_firm(books, job.two, victim, firm)


def blow_to_firm(books: Books, effect: int | str | None, victim: int, firm: int) -> float:
    envy = books.envy[victim]
    if effect == "deactivate":
        return envy * books.down_loss(firm)
    if effect == "take":
        return books.shift(firm, books.seat, books.seat) - envy * books.shift(firm, books.seat, victim)
    if effect in ("kill", "destroy"):
        return envy * books.loss_of(firm)
    return 0.0


def number_against(books: Books, job: Job, thing: int) -> int:
    """C-87, C-88: what hits a gangster. Who has nothing to do yet in planning will soon be harder to hit."""
    world = books.world
    order = world.order[thing]
    ordered = order < FIRM and (order != IDLE or world.phase < ACTION)
    return job.number or world.strength(thing) + ordered


def shot_worth(books: Books, job: Job, victim: int, thing: int) -> tuple[float, float]:
    """C-119, C-124, C-126: what it is worth to hit a gangster once, and twice."""
    shaken = books.envy[victim] * books.order_worth(thing) if job.one == "deactivate" else 0.0
    return shaken, kill_worth(books, thing)


def fire_returned(books: Books, man: int, thing: int, missed: float) -> float:
    """C-124: what it costs that a gangster may shoot back, if he is so likely missed."""
    world = books.world
    envy = books.envy[world.boss[thing]]
    hit_back = ODDS[world.strength(thing)][min(world.strength(man), 6)].two
    return missed * hit_back * (books.man_worth(man) + envy * VIOLENCE[1] * STRENGTH[man])


def kill_worth(books: Books, thing: int) -> float:
    """What a rival's gangster is worth dead."""
    victim = books.world.boss[thing]
    if victim == NOBODYS:
        return 0.0
    known = books.deaths.get(thing)
    if known is None:
        lost = books.worths[thing] - books.crowd_worth(victim, -1)
        known = books.deaths[thing] = books.life_worth(thing) + books.envy[victim] * lost
    return known
