"""The house player of La Cosa Nostra: plans a round, keeps the books of everybody, trades, strikes and launders."""

import random
from collections.abc import Callable
from typing import Any

from backroom.games.cosa_nostra.cards import FACE_OF, FACES, FAMILIES, GANGSTERS, JOB_OF, JOBS, KINDS, WAGE
from backroom.games.cosa_nostra.dice import odds_for
from backroom.games.cosa_nostra.hands import sorted_hand
from backroom.games.cosa_nostra.house import on_the_job
from backroom.games.cosa_nostra.house.backing import Backing
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.errands import Agenda
from backroom.games.cosa_nostra.house.haggling import Haggler
from backroom.games.cosa_nostra.house.matching import Step
from backroom.games.cosa_nostra.house.planner import Hopes, Planner
from backroom.games.cosa_nostra.house.prey import word_worth
from backroom.games.cosa_nostra.house.reputation import Memory
from backroom.games.cosa_nostra.house.temper import HOUSE, Temper, character
from backroom.games.cosa_nostra.payday import HAND, NO_RECRUIT, influence_held, jobs_held
from backroom.games.cosa_nostra.state import ACTION, FIRM, IDLE, Scene, Underworld
from backroom.games.cosa_nostra.telling import dollars, man_id, man_named, thing_id, who
from backroom.kit import Ask, Chair, Choice, Saying

REASONS = {
    "counter": Saying("say-counter", {}),
    "decline": Saying("say-decline", {}),
    "gift": Saying("say-gift", {}),
}
"""What it says to its own deals."""
UNSEEN = -2
"""An order of which one sees only the back."""


class House:
    """The house player. Whatever it thinks about lies open, is in its own hand, or was shown to it."""

    def __init__(self, rng: random.Random | None = None, temper: Temper = HOUSE) -> None:
        # Chance only makes its character.
        self.temper = temper if rng is None else character(rng, temper)
        self.memory = Memory()
        self.seen: object = None
        self.sight: object = None
        self.thought: Thought | None = None
        """What it has thought last, and what it saw then."""
        self.reason: Saying | None = None
        self.said: Saying | None = None

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        thought = self.think(*chair.glimpse(), chair.seat)
        choice = thought.answer(ask)
        self.reason = thought.reason
        return choice

    def explain(self) -> Saying | None:
        """A word about its last choice; None where it goes without saying, or has just been said."""
        if self.reason is None or self.reason == self.said:
            return None
        self.said = self.reason
        return self.said

    def volunteer(self, chair: Chair) -> Choice | None:
        """Deals and influence cards. Where nothing has changed that it could act upon, it does not think again."""
        world, frame = chair.glimpse()
        seat = chair.seat
        if not isinstance(frame, Scene) or not frame.open:
            return None
        sight = glance(world, seat)
        if sight == self.seen:
            return None
        self.seen = sight
        self.memory.follow(world, seat)
        thought = self.think(world, frame, seat)
        deal = self.haggler(thought).deed()
        deed = deal or Backing(thought.books, thought.planner).deed()
        if deed is not None:
            self.seen = None
            self.reason = REASONS.get(deed.split(None, 1)[0])
        return deed

    def think(self, world: Underworld, frame: Any, seat: int) -> "Thought":
        """Opens the books, unless they lie open and nothing has changed that they are made of."""
        sight, hopes = outlook(world, seat), self.memory.hopes(world, seat, self.temper)
        if self.thought is None or sight != self.sight:
            self.sight, self.thought = sight, Thought(world, frame, seat, self.temper, hopes)
        else:
            self.thought.go_on(world, frame, hopes)
        return self.thought

    def haggler(self, thought: "Thought") -> Haggler:
        return Haggler(thought.books, thought.planner, self.memory)


def glance(world: Underworld, seat: int) -> object:
    """What must have changed before there is anything new to think about between two decisions."""
    orders = [world.order[man] for man in world.men if world.boss[man] == seat]
    turn = world.on_turn() if world.phase == ACTION else world.on_turn() == seat
    offers = [offer.number for offer in world.offers if seat in (offer.by, offer.to)]
    own = (world.cash[seat], world.jobs[seat], world.hands[seat], orders, offers)
    return world.round, world.phase, turn, world.number, world.owner, own


def outlook(world: Underworld, seat: int) -> object:
    """All that books and plans are made of. A glimpse of it is one's own, so nothing is copied.

    Whose turn it is, offers, influence cards and what abilities are left are looked up anew whenever they matter.
    """
    bit, known = 1 << seat, world.known
    # Until the action begins, it makes no difference who has his order already.
    unseen = IDLE if world.phase < ACTION else UNSEEN
    orders = map(world.order.__getitem__, world.men)
    seen = [order if order == IDLE or order >= FIRM or known[order] & bit else unseen for order in orders]
    men = (seen, world.jobs[seat], world.boss, world.fit, world.aids, world.trophies)
    firms = (world.market, world.owner, world.down, world.markers, world.monopoly)
    return world.cash, men, firms, world.round, world.phase, world.laundered, world.ledger


class Thought:
    """One decision, with the books opened for it."""

    def __init__(self, world: Underworld, frame: Any, seat: int, temper: Temper, hopes: Hopes | None = None) -> None:
        self.world = world
        self.frame = frame
        self.seat = seat
        self.temper = temper
        self.reason: Saying | None = None
        """What it could say about its choice; never more than everybody can see."""
        self.books = Books(world, seat, temper)
        self.planner = Planner(self.books, hopes)

    def go_on(self, world: Underworld, frame: Any, hopes: Hopes) -> None:
        """The next decision with the same books: the world is another one in nothing that they are made of."""
        self.world, self.frame, self.reason = world, frame, None
        self.books.lie_before(world)
        self.planner.go_on(hopes)

    def answer(self, ask: Ask) -> str:
        answers: dict[str, Callable[[Ask], str]] = {
            "ask-complain": self.complain,
            "ask-plan": self.plan,
            "ask-last-cards": self.last_cards,
            "ask-turn": self.turn,
            "ask-hit": self.hit,
            "ask-use": self.use,
            "ask-cop": self.cop,
            "ask-rob": self.rob,
            "ask-trap": self.trap,
            "ask-doc": self.doc,
            "ask-return-fire": self.return_fire,
            "ask-bet": self.bet,
            "ask-launder": self.launder,
            "ask-bargain": self.buy_cheap,
            "ask-recruit": self.recruit,
            "ask-debt": self.debt,
            "ask-family": self.family,
            "ask-discard": self.discard,
        }
        return answers[ask.word](ask)

    # Drawing and planning

    def family(self, ask: Ask) -> str:
        """C-9, C-10: the one whose first businesses bring most."""
        best = max(ask, key=lambda family: sum(KINDS[kind].income for kind in FAMILIES[family].businesses))
        return f"family {FAMILIES[best].id}"

    def complain(self, ask: Ask) -> str:
        """C-20: about attacks that are worth less than what others draw."""
        if len(ask) < 2:
            return "fine"
        crew = self.world.crew(self.seat)
        usual = sum(self.books.wages[self.world.strength(man)] for man in crew)
        return "complain" if self.planner.match()[-1].worth < self.temper.complaint * usual else "fine"

    def plan(self, ask: Ask) -> str:
        """C-24: the next step of the plan for the whole round."""
        return step_text(self.planner.make().steps[0])

    def last_cards(self, ask: Ask) -> str:
        """C-106: what has not been laid yet, if it is worth it."""
        return Backing(self.books, self.planner).lay() or "ready"

    # Action

    def turn(self, ask: Ask) -> str:
        """C-32: what presses most."""
        errand = Agenda(self.books, self.planner).best("skip" in ask.verbs)
        if errand.victim == self.books.leader:
            self.reason = Saying("say-leader", {"seat": who(errand.victim)})
        return errand.choice

    def hit(self, ask: Ask) -> str:
        return on_the_job.aim(self.books, self.frame)

    def use(self, ask: Ask) -> str:
        """C-51: one marker is as good as the other."""
        return ask.text(ask[0])

    def cop(self, ask: Ask) -> str:
        return on_the_job.cop(self.books, self.planner, self.frame)

    def rob(self, ask: Ask) -> str:
        choice = on_the_job.rob(self.books, self.frame, ask)
        if choice != "pass":
            self.reason = Saying("say-rob", {"money": dollars(self.frame.money)})
        return choice

    def trap(self, ask: Ask) -> str:
        return on_the_job.trap(self.books, self.frame, ask)

    def doc(self, ask: Ask) -> str:
        return on_the_job.doctor(self.books, self.frame, ask)

    def return_fire(self, ask: Ask) -> str:
        """C-124: there is nothing to lose."""
        return "shoot"

    def bet(self, ask: Ask) -> str:
        """C-123: all or nothing, as the odds are."""
        chances = odds_for(self.world, self.frame.man, JOBS[JOB_OF[self.frame.card]].number)
        good = chances.none < chances.one + chances.two
        return f"bet {ask.args['most'] if good else 0}"

    def launder(self, ask: Ask) -> str:
        if self.books.last:
            self.reason = Saying("say-launder", {})
        return on_the_job.launder(self.books, ask.args["most"])

    def buy_cheap(self, ask: Ask) -> str:
        return on_the_job.buy_cheap(self.planner, self.frame, ask)

    # Payday

    def debt(self, ask: Ask) -> str:
        """C-104: keeps its word, unless that costs more than its word is worth."""
        worth_it = ask.args["money"] <= dollars(1) * word_worth(self.books)
        return "settle" if worth_it and len(ask) > 1 else "refuse"

    def recruit(self, ask: Ask) -> str:
        """C-67: whoever will earn more than he costs."""
        worths = {man: self.recruit_worth(man) for man in ask if man != NO_RECRUIT}
        best = max(worths, key=lambda man: worths[man], default=NO_RECRUIT)
        if best == NO_RECRUIT or worths[best] <= self.temper.recruiting:
            return "nobody"
        self.reason = Saying(
            "say-recruit", {"gangster": man_named(best), "woman": "yes" if GANGSTERS[best].woman else "no"}
        )
        return f"recruit {man_id(best)}"

    def recruit_worth(self, man: int) -> float:
        books = self.books
        return books.man_worth(man) + books.crowd_worth(self.seat, 1) - WAGE[man]

    def discard(self, ask: Ask) -> str:
        """C-68: what is worth least to keep."""
        world, seat = self.world, self.seat
        jobs = [self.planner.keep_worth(card) for card in world.jobs[seat]]
        cards = [self.temper.hold[kind] for kind in sorted_hand(world, seat)]
        gone = [worst(jobs_held(world, seat), jobs), worst(influence_held(world, seat), cards)]
        return " ".join(["discard", *(",".join(names) for names in gone if names)])


def step_text(step: Step) -> str:
    """A step of a plan as it is said."""
    order = FACES[FACE_OF[step.order]].id if step.order < FIRM else thing_id(step.order)
    return f"plan {man_id(step.man)} {order}"


def worst(items: tuple[tuple[str, str], ...], worths: list[float]) -> list[str]:
    """The names of so many cards as are too many, those worth least."""
    places = sorted(range(len(items)), key=lambda place: worths[place])
    return [items[place][0] for place in sorted(places[: max(0, len(items) - HAND)])]
