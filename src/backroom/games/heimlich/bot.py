"""The house player of Heimlich & Co: watches everybody, hides itself, and helps its agent at the right moment."""

import random
from collections.abc import Mapping
from typing import Any

from backroom.games.heimlich.belief import Matrix, Reading, Watch, best_deal
from backroom.games.heimlich.expert import other_agents
from backroom.games.heimlich.outlook import Move, cracking, move_outlook, moved, safe_places, scored, ways
from backroom.games.heimlich.race import Race
from backroom.games.heimlich.state import AGENTS, FINISH
from backroom.games.heimlich.temper import HOUSE, Temper
from backroom.kit import Chair, Choice


class House:
    """The house player. It knows what its chair shows, and keeps what it has made of the story so far.

    Without a memory, or put in somebody's place in the middle of a game, it reads the whole story first.
    """

    def __init__(self, rng: random.Random | None = None, temper: Temper = HOUSE) -> None:
        self.random = (rng or random.Random()).random
        self.temper = temper
        self.watch: Watch | None = None

    def choose(self, chair: Chair) -> Choice:
        view = chair.view
        if self.watch is None:
            self.watch = Watch(view["seats"], len(view["agents"]), view["rules"] == "expert")
        self.watch.follow(chair.story(self.watch.heard), view)
        thought = Thought(self.watch, chair.seat, view, self.temper)
        if view["phase"] == "tips":
            return thought.tips()
        choices: Mapping[Choice, float] = thought.moves() if view["phase"] == "move" else thought.safes()
        return max(choices, key=lambda choice: choices[choice] + self.temper.whim * self.random())


class Thought:
    """One decision, thought through: the chances to win by each choice worth a thought."""

    def __init__(self, watch: Watch, seat: int, view: Mapping[str, Any], temper: Temper) -> None:
        self.watch = watch
        self.seat = seat
        self.next = (seat + 1) % watch.seats
        self.own = AGENTS.index(view["card"])
        self.temper = temper
        self.suspicion = watch.suspicion({seat: self.own})
        self.tips_due = watch.expert and view["tips"] is None
        self.race = Race(self.own, watch.expert, self.suspicion, self.named_rightly(view.get("tips")), temper)

    def named_rightly(self, tips: Mapping[str, int | None] | None) -> float:
        """How many fellow players its tips name rightly, as far as it can tell; or will, if none are written yet."""
        if tips is None:
            return sum(max(row) for seat, row in enumerate(self.suspicion) if seat != self.seat)
        return sum(self.suspicion[seat][AGENTS.index(agent)] for agent, seat in tips.items() if seat is not None)

    def moves(self) -> dict[Move, float]:
        """The most promising moves, thought through to the next player's answer, less what they give away."""
        watch, temper = self.watch, self.temper
        moves = ways(watch.agents, watch.roll)
        cracks = cracking(watch.place, watch.safe, moves)
        exposed = self.exposure(moves)
        values = []
        for number, (move, cracked) in enumerate(zip(moves, cracks, strict=True)):
            there = moved(watch.place, move)
            if cracked:
                value = self.race.scoring(there, scored(there, watch.score))
            else:
                value = self.race.standing(there, watch.score)
            values.append((value - exposed[number], number))
        values.sort(reverse=True)
        shut = [(value, number) for value, number in values if not cracks[number]][: temper.breadth]
        cracked_ones = [(value, number) for value, number in values if cracks[number]][: temper.breadth_cracking]
        return {
            moves[number]: value + temper.foresight * self.surprise(moves[number], cracks[number])
            for value, number in shut + cracked_ones
        }

    def surprise(self, move: Move, cracked: bool) -> float:
        """By how much the chances after the next player's answer differ from how things stand before it."""
        watch, race = self.watch, self.race
        there = moved(watch.place, move)
        if not cracked:
            return race.answered(there, watch.score, watch.safe, self.next) - race.standing(there, watch.score)
        score = scored(there, watch.score)
        if max(score) >= FINISH:
            return 0.0
        return max(self.safes(there, score).values()) - race.standing(there, score)

    def exposure(self, moves: tuple[Move, ...]) -> list[float]:
        """What each move costs by telling those who watch which agent is its own."""
        watch = self.watch
        shyness = self.temper.shyness + self.temper.shyness_tips * self.tips_due
        reading = Reading(move_outlook(watch.place, watch.score, watch.safe, moves))
        public = watch.suspicion({})[self.seat]
        odds = watch.odds(self.seat)
        weights = [
            [chance * style[agent] / sum([row[agent] for row in odds]) for agent, chance in enumerate(public)]
            for style in odds
        ]
        return [shyness * found_out(weights, reading.of(number), self.own) for number in range(len(moves))]

    def safes(self, place: list[int] | None = None, score: list[int] | None = None) -> dict[int, float]:
        """The chances for every place the safe could go, after the next player's answer."""
        place = self.watch.place if place is None else place
        score = self.watch.score if score is None else score
        return {
            building: self.race.answered(place, score, building, self.next)
            for building in safe_places(place, self.watch.expert)
        }

    def tips(self) -> tuple[int, ...]:
        """The answer that names the most fellow players rightly; whoever is left over is a stray."""
        agents = other_agents(self.watch.agents, self.own)
        fellows = [row for seat, row in enumerate(self.suspicion) if seat != self.seat]
        named = best_deal(fellows, agents)
        return tuple(named.index(agent) if agent in named else len(fellows) for agent in agents)


def found_out(weights: Matrix, likely: Matrix, own: int) -> float:
    """The chance that others give to the right agent, by what they thought before and how likely it was."""
    seen = [
        [weight * chance for weight, chance in zip(*pair, strict=True)] for pair in zip(weights, likely, strict=True)
    ]
    return sum([row[own] for row in seen]) / sum(map(sum, seen))
