"""The house player of Heimlich & Co: watches everybody, hides itself, and helps its agent at the right moment."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from backroom.games.heimlich.expert import other_agents
from backroom.games.heimlich.house.belief import Matrix, Reading, Watch
from backroom.games.heimlich.house.outlook import Steps, cracking, moved, safe_outlook, scored, ways
from backroom.games.heimlich.house.race import Race
from backroom.games.heimlich.house.sheet import best_deal, suspected
from backroom.games.heimlich.house.temper import BELIEVED, HOUSE, SHREWD, TENTHS, Temper, between
from backroom.games.heimlich.state import FINISH
from backroom.games.heimlich.turn import safe_places
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
        if chair.ask is None:
            raise ValueError("nothing is asked of this chair")
        view = chair.view
        thought = Thought(self.hear(chair), chair.seat, view, self.temper)
        if view["phase"] == "tips":
            return thought.tips()
        choices: Mapping[Choice, float] = thought.moves() if view["phase"] == "move" else thought.safes()
        return max(choices, key=lambda choice: choices[choice] + self.temper.whim * self.random())

    def hear(self, chair: Chair) -> Watch:
        """What it makes of everything that has happened so far."""
        view = chair.view
        if self.watch is None:
            self.watch = Watch(view["seats"], view["agents"], view["rules"] == "expert")
        self.watch.follow(chair.story(self.watch.heard), view)
        return self.watch


class Thought:
    """One decision, thought through: the chances to win by each choice worth a thought."""

    def __init__(self, watch: Watch, seat: int, view: Mapping[str, Any], temper: Temper) -> None:
        self.watch = watch
        self.seat = seat
        self.own = watch.names.index(view["card"])
        self.temper = temper
        self.suspicion = watch.suspicion({seat: self.own})
        after = (seat + 1) % watch.seats
        likely = watch.players(after, self.suspicion[after])[: temper.guesses]
        self.next = [player for player in likely if player.chance >= temper.doubt] or likely[:1]
        self.tips_due = watch.expert and view["tips"] is None
        watched = watch.watched(seat, temper.shares, temper.watchful)
        self.caution = (temper.caution_expert if watch.expert else temper.caution).at(watched)
        odds = between(temper.careless, temper.watchers, round(TENTHS * temper.company.at(watched)))
        right = self.named_rightly(view.get("tips")) - temper.rivals_right * (watch.seats - 1)
        self.race = Race(self.own, watch.expert, self.suspicion, right, odds)

    def named_rightly(self, tips: Mapping[str, int | None] | None) -> float:
        """How many fellow players its tips name rightly, as far as it can tell; or will, if none are written yet."""
        if tips is None:
            return sum(max(row) for seat, row in enumerate(self.suspicion) if seat != self.seat)
        return sum(
            self.suspicion[seat][self.watch.names.index(agent)] for agent, seat in tips.items() if seat is not None
        )

    def moves(self) -> dict[Steps, float]:
        """The most promising moves, thought through to the next player's reply, less what they give away."""
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
                value = self.race.chance(there, watch.score)
            values.append((value - exposed[number], number))
        values.sort(reverse=True)
        shut = [number for _, number in values if not cracks[number]][: temper.breadth]
        cracking_ones = [number for _, number in values if cracks[number]][: temper.breadth_cracking]
        return {
            moves[number]: self.foreseen(moves[number], cracks[number]) - exposed[number]
            for number in shut + cracking_ones
        }

    def foreseen(self, move: Steps, cracked: bool) -> float:
        """The chances after a move and the next player's reply to it."""
        watch, race = self.watch, self.race
        there = moved(watch.place, move)
        if not cracked:
            return race.replied(there, watch.score, watch.safe, self.next)
        score = scored(there, watch.score)
        if max(score) >= FINISH:
            return race.scoring(there, score)
        likely = sorted(safe_places(there, watch.expert), key=lambda safe: self.welcome(there, safe), reverse=True)
        return max(race.replied(there, score, safe, self.next) for safe in likely[: self.temper.breadth_safes])

    def welcome(self, place: Sequence[int], safe: int) -> float:
        """At a glance, how much better a safe there is for its own agent than for the others."""
        row = safe_outlook(place, safe)
        return row[self.own] - SHREWD.envy * (sum(row) - row[self.own])

    def exposure(self, moves: tuple[Steps, ...]) -> list[float]:
        """What each move costs by telling those who watch which agent is its own."""
        watch, temper = self.watch, self.temper
        point = self.caution * self.race.point(watch.place, watch.score)
        shyness, alibi = (point * points for points in temper.hides(watch.expert, self.tips_due))
        weighed = self.weighed(moves)
        if not alibi:
            return [shyness * found for found in weighed]
        tally = watch.sheet.tally(self.seat, temper.clues)
        counted = suspected(tally, temper.clues, self.own, watch.place, watch.score, watch.safe, moves)
        return [shyness * found + alibi * suspicion for found, suspicion in zip(weighed, counted, strict=True)]

    def weighed(self, moves: tuple[Steps, ...]) -> list[float]:
        """The chance that those who weigh its choices will give to its own agent, after each of these moves."""
        watch = self.watch
        reading = Reading.of_moves(watch.place, watch.score, watch.safe, moves, BELIEVED)
        public = watch.suspicion({})[self.seat]
        odds = watch.odds(self.seat)
        weights = [
            [chance * style[agent] / sum([row[agent] for row in odds]) for agent, chance in enumerate(public)]
            for style in odds
        ]
        return [found_out(weights, reading.of(number), self.own) for number in range(len(moves))]

    def safes(self) -> dict[int, float]:
        """The chances for every place the safe could go, after the next player's reply."""
        watch = self.watch
        return {
            safe: self.race.replied(watch.place, watch.score, safe, self.next)
            for safe in safe_places(watch.place, watch.expert)
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
