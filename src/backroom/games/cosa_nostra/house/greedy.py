"""The greedy player of La Cosa Nostra: the best-paying legal thing now, and no deals."""

import random

from backroom.games.cosa_nostra.cards import COST, JOB_OF, JOBS
from backroom.games.cosa_nostra.house.matching import Step
from backroom.games.cosa_nostra.house.player import Thought, step_text
from backroom.games.cosa_nostra.house.prey import best_prey
from backroom.games.cosa_nostra.house.temper import Temper
from backroom.games.cosa_nostra.state import FIRM
from backroom.games.cosa_nostra.telling import man_id
from backroom.kit import Ask, Chair, Choice

NOTHING_KEPT = (0.0, 0.0, 0.0, 0.0)
GREED = Temper(
    envy=0.0,
    bloodlust=0.0,
    useful=0.0,
    ability=0.0,
    crowd=0.0,
    thrift=NOTHING_KEPT,
    reserve=NOTHING_KEPT,
    patience=0.0,
    trap_kept=0.0,
    doc_kept=0.0,
    fat=0.0,
)
"""Nobody else's money matters, and nothing is kept for later."""


class Greedy:
    """Looks no further than what pays it now, a business by its income until the end. It neither offers nor accepts."""

    def __init__(self, rng: random.Random | None = None) -> None:
        """Needs no chance of its own."""

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        return Grasp(*chair.glimpse(), chair.seat, GREED).answer(ask)


class Grasp(Thought):
    """One decision for oneself alone: one gangster, one card, one sum."""

    def plan(self, ask: Ask) -> str:
        """C-24: what pays most by itself; what pays nothing, by the weakest man."""
        world, planner = self.world, self.planner
        steps = [Step(man, card, planner.job_worth(man, card)) for man in planner.men for card in world.jobs[self.seat]]
        steps += [Step(man, FIRM + firm, self.purchase_pays(firm)) for man in planner.men for firm in world.market]
        return step_text(max(steps, key=lambda step: (step.worth, -world.strength(step.man))))

    def purchase_pays(self, firm: int) -> float:
        return self.planner.purchase_worth(firm) if COST[firm] <= self.world.cash[self.seat] else 0.0

    def turn(self, ask: Ask) -> str:
        """C-32: what pays most at this moment."""
        pays = {ask.text(choice): 0.0 for choice in ask}
        for man in self.world.busy(self.seat):
            order = self.world.order[man]
            if order >= FIRM:
                pays[f"buy {man_id(man)}"] = self.purchase_pays(order - FIRM)
            elif JOBS[JOB_OF[order]].attack:
                prey = best_prey(self.books, man, order)
                pays[f"attack {man_id(man)} {prey.victim}"] = prey.worth
            else:
                pays[f"run {man_id(man)}"] = self.planner.job_worth(man, order)
        legal = [text for text in pays if text in map(ask.text, ask)]
        return max(legal, key=lambda text: (pays[text], not text.startswith("abort")))

    def recruit(self, ask: Ask) -> str:
        """C-67: a recruit costs now and pays later."""
        return "nobody"
