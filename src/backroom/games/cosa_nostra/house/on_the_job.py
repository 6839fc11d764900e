"""On the job: what is decided while a card is carried out: robbing, trapping, doctoring, a second throw, a sum."""

from typing import Any

from backroom.games.cosa_nostra.attacks import PURSE, Aim, ReturnStrike, Strike
from backroom.games.cosa_nostra.businesses import FIRMS_OF, able, unpaid
from backroom.games.cosa_nostra.cards import (
    BUSINESS_IDS,
    COP,
    JOB_OF,
    JOBS,
    KIND_OF,
    KINDS,
    STRENGTH,
    TRAP,
    brings,
)
from backroom.games.cosa_nostra.cash import CallCop
from backroom.games.cosa_nostra.dice import odds_for, successes
from backroom.games.cosa_nostra.favours import NOTHING, SEARCHED, BuyCheap, price_for
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.planner import Planner
from backroom.games.cosa_nostra.house.prey import best_prey, kill_worth, word_worth
from backroom.games.cosa_nostra.house.prospects import USUAL_DICE, USUAL_PAY, sums
from backroom.games.cosa_nostra.ledger import promised_peace
from backroom.games.cosa_nostra.losses import KILLED, Doctors
from backroom.games.cosa_nostra.payday import VIOLENCE
from backroom.games.cosa_nostra.responses import Grab, RobberyWindow, TrapWindow
from backroom.games.cosa_nostra.state import FIRM, NOBODYS, PASS
from backroom.games.cosa_nostra.telling import dollars, man_id, thing_id
from backroom.kit import Ask


def rob(books: Books, window: RobberyWindow, ask: Ask) -> str:
    """C-92: a fat profit, or any when there may be none to come; not from whom peace was promised, unless it pays."""
    world, temper = books.world, books.temper
    robbers = [man for man in ask if man != PASS]
    if not robbers:
        return "pass"
    spared = word_worth(books) if promised_peace(world, books.seat, window.robbed) else 0.0

    def gain(man: int) -> float:
        chances = odds_for(world, man, JOBS[JOB_OF[world.order[man]]].number)
        return chances.pays(window.money // 2, window.money) * (1 + books.envy[window.robbed]) - spared

    best = max(robbers, key=gain)
    last_chance = len(world.busy(books.seat)) <= len(robbers)
    fat = temper.fat * USUAL_PAY[books.turn][USUAL_DICE]
    if gain(best) > 0 and (last_chance or window.money >= fat or len(robbers) > 1):
        return f"rob {man_id(best)}"
    return "pass"


def trap(books: Books, window: TrapWindow, ask: Ask) -> str:
    """C-94: if what is saved and whom it may kill is worth the card."""
    world = books.world
    trappers = [man for man in ask if man != PASS]
    if not trappers:
        return "pass"
    saved, killed = blow_loss(books, window.blow), kill_worth(books, window.attacker)

    def gain(man: int) -> float:
        chances = odds_for(world, man, JOBS[TRAP].number)
        return (1 - chances.none) * saved + chances.two * killed

    best = max(trappers, key=gain)
    kept = books.temper.trap_kept if any(world.face_down(other) for other in books.others) else 0.0
    return f"trap {man_id(best)}" if gain(best) > kept else "pass"


def blow_loss(books: Books, blow: Any) -> float:
    """What an attack will cost if nothing stops it, now that its dice lie there."""
    if isinstance(blow, Grab):
        return blow.taken * (1 + books.envy[blow.robber])
    if isinstance(blow, ReturnStrike):
        return books.man_worth(blow.target) if blow.count >= 2 else 0.0
    if not isinstance(blow, Strike) or not blow.count:
        return 0.0
    effect = brings(JOBS[JOB_OF[blow.card]], blow.count)
    if blow.thing == PURSE:
        return min(effect if isinstance(effect, int) else 0, books.world.cash[books.seat])
    return loss(books, blow.thing, effect)


def loss(books: Books, thing: int, effect: int | str | None) -> float:
    """What one loses if this becomes of something of one's own."""
    if effect is None:
        return 0.0
    if thing >= FIRM:
        return books.down_loss(thing - FIRM) if effect == "deactivate" else books.loss_of(thing - FIRM)
    if effect == "deactivate":
        return books.order_worth(thing)
    return books.man_worth(thing) + VIOLENCE[1] * STRENGTH[thing]


def doctor(books: Books, frame: Doctors, ask: Ask) -> str:
    """C-131: for one's own people, if they are worth it."""
    if len(ask) < 2 or frame.victim != books.seat:
        return "pass"
    saved = loss(books, frame.thing, "kill" if frame.fate == KILLED else "deactivate")
    if frame.fate == KILLED:
        saved -= loss(books, frame.thing, "deactivate")
    return "doc" if saved > books.temper.doc_kept else "pass"


def cop(books: Books, planner: Planner, frame: CallCop) -> str:
    """C-145: unless another job of this round has more need of it."""
    world = books.world
    cops = len(able(world, books.seat, COP))
    job = JOBS[JOB_OF[frame.card]]
    one, two = sums(job)
    chances = odds_for(world, frame.man, job.number)
    hit = 1 - chances.none ** (1 / world.strength(frame.man))
    gain = hit * (two - one if successes(frame.dice, 7 - round(6 * hit)) else one)
    later = [world.order[man] for man in world.busy(books.seat) if planner.is_cash(man)]
    hoped = max((books.temper.second_throw * sums(JOBS[JOB_OF[card]])[0] for card in later), default=0.0)
    return "reroll" if cops > 1 or gain >= hoped else "keep"


def aim(books: Books, frame: Aim) -> str:
    """C-45: what hurts most, or is worth most."""
    prey = best_prey(books, frame.man, frame.card, (frame.victim,))
    return f"hit {thing_id(prey.thing)}"


def buy_cheap(planner: Planner, frame: BuyCheap, ask: Ask) -> str:
    """C-113, C-114: the business that brings most beyond its price."""

    def gain(choice: int) -> float:
        if choice == NOTHING:
            return 0.0
        firm = choice if choice < SEARCHED else FIRMS_OF[choice - SEARCHED][0]
        price = price_for(frame.card, frame.better, firm)
        return planner.books.gain_of(free_one(planner, firm), planner.seat) - price

    best = max(ask, key=gain)
    if best == NOTHING:
        return "nothing"
    return f"take {BUSINESS_IDS[best]}" if best < SEARCHED else f"search {KINDS[best - SEARCHED].id}"


def free_one(planner: Planner, firm: int) -> int:
    """Any business of the same kind that nobody has yet."""
    return next((other for other in FIRMS_OF[KIND_OF[firm]] if planner.world.owner[other] == NOBODYS), firm)


def launder(books: Books, most: int) -> str:
    """C-76, C-115: all in the last round; before that what is not wanted for businesses and men."""
    world = books.world
    spare = max(0, world.cash[books.seat] - unpaid(world, books.seat) - int(books.temper.reserve[books.turn]))
    return f"launder {min(most, dollars(spare))}"
