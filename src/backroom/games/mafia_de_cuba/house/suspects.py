"""A suspect: answers by a story of his own, and speaks up when a neighbour tells another."""

from collections.abc import Callable
from typing import NamedTuple

from backroom.games.mafia_de_cuba.house.appetite import drawn
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.stories import tales
from backroom.games.mafia_de_cuba.house.temper import CARELESS, DEFENDS, Mixture
from backroom.games.mafia_de_cuba.house.worlds import Own, figures, fits
from backroom.games.mafia_de_cuba.marks import differ
from backroom.games.mafia_de_cuba.state import (
    AGENTS,
    FIGURES,
    IN_ALL,
    PASSED,
    RECEIVED,
    SILENT,
    TOOK,
    UNSAID,
    Claim,
    role_of,
)
from backroom.games.mafia_de_cuba.talk import answers


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

    def __init__(self, minutes: Minutes, own: Own, mixture: Mixture, random: Callable[[], float]) -> None:
        self.minutes = minutes
        self.own = own
        self.random = random
        self.role = role_of(own.loot)
        self.mixture = mixture
        self.counts_tokens = random() >= CARELESS
        """Whether he has counted the tokens; some look at the diamonds alone."""
        self.way = ""
        """How he talks, once he has made up his story."""
        self.open_to: frozenset[str] = frozenset()
        """The ways that were open to him then."""
        self.made_up: Claim | None = None
        self.listened = 0
        self.wishes: list[Says | SaysOf] = []
        self.settled: set[int] = set()
        """Neighbours of whom he has said what he had to say."""

    def story(self) -> Claim:
        """What he says if he says everything: made up when he begins to speak, and kept to."""
        if self.made_up is None:
            minutes, own = self.minutes, self.own
            talk = minutes.first_heard.get(own.place) or minutes.talk(own.place)
            ways = self.mixture[self.role]
            said = figures(minutes.claims[own.place])
            found = tales(minutes.deal, *own, talk, frozenset(ways))
            self.open_to = frozenset(way for way, _ in found)
            told = [(way, claim, ways[way] * chance) for way, stories in found for claim, chance in stories]
            # Somebody else may have sat here before, and said what no story of his own goes with.
            fitting = [one for one in told if fits(one[1], said)] or told
            self.way, self.made_up, _ = drawn(self.random, fitting, [chance for _, _, chance in fitting])
        return self.made_up

    def answer(self, topic: int) -> tuple[int, ...]:
        """What he answers to a question, figure by figure."""
        told = self.as_he_speaks(self.story())
        return tuple(told[figure] for figure in answers(topic, self.minutes.deal.full).about)

    def as_he_speaks(self, story: Claim) -> Claim:
        """A story with the tokens counted, not kind by kind; or not even that."""
        return tuple(
            value
            if figure == TOOK or figure % FIGURES == 0 or (self.counts_tokens and figure % FIGURES == IN_ALL)
            else UNSAID
            for figure, value in enumerate(story)
        )

    def speaks_up(self) -> Says | SaysOf | None:
        """Something he wants to say unasked, if any."""
        minutes = self.minutes
        if len(minutes.entries) != self.listened:
            self.listened = len(minutes.entries)
            self.answers_neighbours()
        return self.wishes.pop(0) if self.wishes else None

    def answers_neighbours(self) -> None:
        """Whoever is contradicted says how it was, as he tells it, and what the other must be."""
        place, claims = self.own.place, self.minutes.claims
        for other, mine, theirs in ((place - 1, RECEIVED, PASSED), (place + 1, PASSED, RECEIVED)):
            if not 0 <= other < len(claims) or other in self.settled or other in self.minutes.shown:
                continue
            if self.role == "driver" and other < place:
                self.vouches_for(other)
                continue
            if all(figure == UNSAID for figure in claims[other][theirs]):
                continue
            spoken = claims[place] != SILENT
            held = self.as_he_speaks(self.story())[mine]
            if differ(held, claims[other][theirs]):
                self.settled.add(other)
                if self.random() < DEFENDS:
                    if claims[place][mine] != held:
                        self.wishes.append(Says(mine, held))
                    self.wishes.append(SaysOf(other, self.suspects(held, claims[other][theirs])))
            if not spoken and not self.wishes:
                self.made_up = None  # what one tells hangs on what one has heard when one begins to speak

    def vouches_for(self, man: int) -> None:
        """A driver has nothing but good to say of his man, and says it when somebody else tells another story."""
        claims = self.minutes.claims
        if man and differ(claims[man - 1][PASSED], claims[man][RECEIVED]):
            self.settled.add(man)
            if self.random() < DEFENDS:
                self.wishes.append(SaysOf(man, "loyal"))

    def suspects(self, mine: Claim, theirs: Claim) -> str:
        """What somebody must be whose figures are not the own ones."""
        agents = (*(-1 - agent for agent in AGENTS), IN_ALL)
        only_agents = all(
            figure in agents or UNSAID in pair or pair[0] == pair[1]
            for figure, pair in enumerate(zip(mine, theirs, strict=True))
        )
        return "agent" if only_agents else "thief"
