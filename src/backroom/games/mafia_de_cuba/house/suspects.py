"""A suspect: answers by a story of his own, and speaks up when a neighbour tells another."""

from collections.abc import Callable
from typing import NamedTuple

from backroom.games.mafia_de_cuba.house.appetite import drawn
from backroom.games.mafia_de_cuba.house.lying import weighed
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.stories import stories
from backroom.games.mafia_de_cuba.house.temper import MANNERS
from backroom.games.mafia_de_cuba.house.worlds import Own, figures, fits
from backroom.games.mafia_de_cuba.marks import differ
from backroom.games.mafia_de_cuba.state import AGENTS, FIGURES, IN_ALL, PASSED, RECEIVED, UNSAID, Claim, role_of
from backroom.games.mafia_de_cuba.talk import answers, in_the_game

HONEST = ("loyal", "killer")


class Says(NamedTuple):
    """A part of one's claim, said unasked."""

    box: slice
    figures: Claim


class SaysOf(NamedTuple):
    """Said of somebody else."""

    place: int
    role: str


class Suspect:
    """One seat's suspect in one game, once he has taken something."""

    def __init__(self, minutes: Minutes, own: Own, random: Callable[[], float]) -> None:
        self.minutes = minutes
        self.own = own
        self.random = random
        self.role = role_of(own.loot)
        self.manner = MANNERS[self.role]
        self.listened = 0
        self.wishes: list[Says | SaysOf] = []
        self.settled: set[int] = set()
        """Neighbours of whom he has said what he had to say."""

    def story(self) -> Claim:
        """What he would say now if he said everything. He keeps to what he has said already; the rest may change."""
        minutes, own = self.minutes, self.own
        told = stories(minutes.deal, own.place, own.box, own.loot, own.bag, minutes.talk(own.place))
        said = figures(minutes.claims[own.place])
        # Somebody else may have sat here before, and said what no story of his own goes with.
        fitting = [one for one in told if fits(one.claim, said)] or told
        return drawn(self.random, fitting, weighed(minutes, own, fitting, self.random)).claim

    def answer(self, topic: int) -> tuple[int, ...]:
        """What he answers to a question, figure by figure."""
        about = answers(topic, self.minutes.deal.full).about
        refuses = self.random() < self.manner.refuses
        story = self.story()
        return tuple(UNSAID if refuses or figure % FIGURES == IN_ALL else story[figure] for figure in about)

    def speaks_up(self) -> Says | SaysOf | None:
        """Something he wants to say unasked, if any."""
        minutes = self.minutes
        if len(minutes.entries) != self.listened:
            self.listened = len(minutes.entries)
            self.answers_neighbours()
        return self.wishes.pop(0) if self.wishes else None

    def answers_neighbours(self) -> None:
        """Whoever is contradicted says how it was, and what the other must be. Liars wait till they have to speak."""
        place, claims = self.own.place, self.minutes.claims
        for other, mine, theirs in ((place - 1, RECEIVED, PASSED), (place + 1, PASSED, RECEIVED)):
            if not 0 <= other < len(claims) or other in self.settled or other in self.minutes.shown:
                continue
            if self.role == "driver" and other < place:
                self.vouches_for(other)
                continue
            held = self.story()[mine] if self.role in HONEST else claims[place][mine]
            if differ(held, claims[other][theirs]):
                self.settled.add(other)
                if self.random() < self.manner.defends:
                    if self.has_left_out(mine):
                        self.wishes.append(Says(mine, self.story()[mine]))
                    self.wishes.append(SaysOf(other, self.suspects(held, claims[other][theirs])))

    def has_left_out(self, box: slice) -> bool:
        """Whether there is something in a box of his of which he has not spoken yet."""
        minutes = self.minutes
        said = enumerate(minutes.claims[self.own.place][box])
        return any(
            count == UNSAID and thing != IN_ALL and in_the_game(thing, minutes.deal.full) for thing, count in said
        )

    def vouches_for(self, man: int) -> None:
        """A driver has nothing but good to say of his man, and says it when somebody else tells another story."""
        claims = self.minutes.claims
        if man and differ(claims[man - 1][PASSED], claims[man][RECEIVED]):
            self.settled.add(man)
            if self.random() < self.manner.defends:
                self.wishes.append(SaysOf(man, "loyal"))

    def suspects(self, mine: Claim, theirs: Claim) -> str:
        """What somebody must be whose figures are not the own ones. Who is no loyal man calls him a thief anyway."""
        agents = (*(-1 - agent for agent in AGENTS), IN_ALL)
        only_agents = all(
            figure in agents or UNSAID in pair or pair[0] == pair[1]
            for figure, pair in enumerate(zip(mine, theirs, strict=True))
        )
        return "agent" if only_agents and self.role in (*HONEST, "driver") else "thief"
