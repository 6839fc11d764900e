"""Whom to attack and what to hit: what each attack brings its player, and takes from whom."""

from typing import NamedTuple

from backroom.games.cosa_nostra.attacks import DRIVE_BY, PROPERTY_DAMAGE, PURSE, number_to_hit, targets
from backroom.games.cosa_nostra.cards import JOB_OF, JOBS, KIND_OF, STRENGTH, TRAP, Job
from backroom.games.cosa_nostra.dice import ODDS, Odds, odds_for
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
    best = NO_PREY
    for victim in books.others if victims is None else victims:
        safe, less = hindrance(books, victim)
        for thing, worth in strikes(books, man, card, victim):
            worth = safe * worth - less
            if worth > best.worth or (best.victim == NOBODY_TO_HIT and victims is not None):
                best = Prey(worth, victim, thing)
    return best


def strikes(books: Books, man: int, card: int, victim: int) -> list[tuple[int, float]]:
    """What an attack may hit at somebody's, and what that is worth on average."""
    job = JOBS[JOB_OF[card]]
    if job.target == "gangster":
        men = targets(books.world, job.target, victim)
        return [(thing, hit_worth(books, man, card, victim, thing)) for thing in men]
    _, once, twice = odds_for(books.world, man, job.number)
    return [(thing, once * one + twice * two) for thing, one, two in stakes(books, card, victim)]


def stakes(books: Books, card: int, victim: int) -> list[tuple[int, float, float]]:
    """What one success and two are worth on each thing; of businesses of one kind the first stands for all."""
    job = JOBS[JOB_OF[card]]
    known = books.stakes.get((JOB_OF[card], victim))
    if known is None:
        things = targets(books.world, job.target, victim)
        if job.target == "player":
            known = [(thing, *purse_worth(books, card, victim)) for thing in things]
        else:
            first = dict[int, int]()
            for thing in things:
                first.setdefault(KIND_OF[thing - FIRM], thing)
            known = [(thing, *firm_worth(books, job, victim, thing - FIRM)) for thing in first.values()]
        books.stakes[JOB_OF[card], victim] = known
    return known


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


def purse_worth(books: Books, card: int, victim: int) -> tuple[float, float]:
    """C-110, C-111: what an attack on somebody's cash is worth, for one success and for two."""
    world, envy = books.world, books.envy[victim]
    cash: float = world.cash[victim]
    if world.phase < ACTION:
        # Until it comes to that he will have earned something, and spent something.
        cash = max(cash, USUAL_PAY[books.turn][USUAL_DICE])
    gets = 0.0 if JOB_OF[card] == PROPERTY_DAMAGE else books.ready
    one, two = (min(cash, money) * (gets + envy) for money in sums(JOBS[JOB_OF[card]]))
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


def shot_odds(books: Books, man: int, card: int, thing: int) -> Odds:
    """C-87, C-88: how likely a gangster is hit. Who has nothing to do yet in planning will soon be harder to hit."""
    world = books.world
    order = world.order[thing]
    ordered = order < FIRM and (order != IDLE or world.phase < ACTION)
    return ODDS[world.strength(man)][number_to_hit(world, man, card, thing, ordered)]


def hit_worth(books: Books, man: int, card: int, victim: int, thing: int) -> float:
    """C-119, C-124, C-126: what shooting at a gangster is worth, with the fire that may be returned."""
    world = books.world
    job: Job = JOBS[JOB_OF[card]]
    chances = shot_odds(books, man, card, thing)
    envy = books.envy[victim]
    shaken = envy * books.order_worth(thing) if job.one == "deactivate" else 0.0
    worth = chances.pays(shaken, kill_worth(books, thing))
    if JOB_OF[card] == DRIVE_BY:
        hit_back = ODDS[world.strength(thing)][min(world.strength(man), 6)].two
        worth -= chances.none * hit_back * (books.man_worth(man) + envy * VIOLENCE[1] * STRENGTH[man])
    return worth


def kill_worth(books: Books, thing: int) -> float:
    """What a rival's gangster is worth dead."""
    victim = books.world.boss[thing]
    if victim == NOBODYS:
        return 0.0
    known = books.deaths.get(thing)
    if known is None:
        lost = books.man_worth(thing) - books.crowd_worth(victim, -1)
        known = books.deaths[thing] = books.life_worth(thing) + books.envy[victim] * lost
    return known
