"""The Godfather: asks what tells him most, and has pockets emptied when the odds, jokers counted, favour it."""

from collections import Counter
from collections.abc import Callable
from math import exp
from typing import NamedTuple

from backroom.games.mafia_de_cuba.house.appetite import drawn
from backroom.games.mafia_de_cuba.house.listener import Listener
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.temper import Judgement
from backroom.games.mafia_de_cuba.house.worlds import Dreamer, Worlds
from backroom.games.mafia_de_cuba.talk import POCKETS


class Guilt(NamedTuple):
    """Who are the thieves and who the agents, as bits by place."""

    thieves: int
    agents: int


Cases = list[tuple[Guilt, float]]


class Godfather:
    """One evening's Godfather once the box is back."""

    def __init__(self, listener: Listener, judgement: Judgement, random: Callable[[], float]) -> None:
        self.listener = listener
        self.judgement = judgement
        self.random = random

    def order(self, jokers: int, left: int) -> tuple[int, int]:
        """What to order next, and whom; so many questions are left."""
        worlds, minutes = self.listener.now(), self.listener.minutes
        closed = [place for place in range(worlds.deal.people) if place not in minutes.shown]
        thief, likely = max((worlds.odds(place).get("thief", 0.0), place) for place in closed)
        sure = thief >= self.judgement.sure
        if not sure or minutes.unheard(likely):
            question = self.question(self.judgement, minutes, left)
            if question is not None:
                return question
        return POCKETS, minutes.seat(likely if sure else self.suspect(worlds, closed, jokers))

    @staticmethod
    def question(judgement: Judgement, minutes: Minutes, left: int) -> tuple[int, int] | None:
        """Everybody is heard before anybody is accused: what they passed on and what they took says it all."""
        open_ = [
            (topic, place)
            for topic in judgement.asks
            for place in range(minutes.deal.people)
            if place not in minutes.shown and minutes.unanswered(place, topic)
        ]
        if not open_ or not left:
            return None
        topic = open_[0][0]
        suspects = minutes.deal.people - len(minutes.out)
        if left >= suspects and sum(other == topic for other, _ in open_) > suspects // 2:
            return topic, minutes.seats
        return topic, minutes.seat(open_[0][1])

    def suspect(self, worlds: Worlds, closed: list[int], jokers: int) -> int:
        """Whom to search first, if he has to find them all."""
        dreamer = Dreamer(worlds, self.random)
        dreamt = Counter[Guilt]()
        for _ in range(self.judgement.dreams):
            thieves = agents = 0
            for place, step in enumerate(dreamer.world()):
                if step.role == "thief":
                    thieves |= 1 << place
                elif step.role == "agent":
                    agents |= 1 << place
            dreamt[Guilt(thieves, agents)] += 1
        hunt = Hunt(self.judgement.breadth)
        opened = sum(1 << place for place in range(worlds.deal.people) if place not in closed)
        cases: Cases = [(guilt, float(count)) for guilt, count in dreamt.items()]
        promising = hunt.promising(cases, opened)
        prospects = [hunt.after(cases, opened, jokers, place) / self.judgement.dreams for place in promising]
        best = max(prospects)
        return drawn(self.random, promising, [exp((one - best) / self.judgement.whim) for one in prospects])


class Hunt:
    """How one search goes on, thought through to its end in every case that may be.

    In what order pockets were emptied does not matter to those who are still sought, only what was in them: so every
    state of a search is thought through once, by who has shown what.
    """

    def __init__(self, breadth: int) -> None:
        self.breadth = breadth
        self.known: dict[tuple[int, int], float] = {}

    def prospects(self, cases: Cases, opened: int, jokers: int, found: int = 0) -> float:
        """The weight of the cases in which all thieves are found, going on as well as one can."""
        done = sum([weight for guilt, weight in cases if not guilt.thieves & ~opened])
        sought = [case for case in cases if case[0].thieves & ~opened]
        if not sought:
            return done
        if (opened, found) not in self.known:
            self.known[opened, found] = max(
                [self.after(sought, opened, jokers, place, found) for place in self.promising(sought, opened)]
            )
        return done + self.known[opened, found]

    def after(self, cases: Cases, opened: int, jokers: int, place: int, found: int = 0) -> float:
        """The same after a certain suspect has emptied his pockets. An agent ends it, as does a mistake too many."""
        bit = 1 << place
        thief = [case for case in cases if case[0].thieves & bit]
        value = self.prospects(thief, opened | bit, jokers, found | bit) if thief else 0.0
        if jokers:
            innocent = [case for case in cases if not (case[0].thieves | case[0].agents) & bit]
            if innocent:
                value += self.prospects(innocent, opened | bit, jokers - 1, found)
        return value

    def promising(self, cases: Cases, opened: int) -> list[int]:
        """Those who are most likely thieves; somebody who is one in every case is searched before all others."""
        guilt = Counter[int]()
        sure = -1
        for (thieves, _), weight in cases:
            left = thieves & ~opened
            sure &= left
            while left:
                lowest = left & -left
                guilt[lowest] += weight  # type: ignore[assignment]
                left ^= lowest
        some = [sure & -sure] if sure else [bit for bit, _ in guilt.most_common(self.breadth)]
        return [bit.bit_length() - 1 for bit in some]
