"""Who is behind whom, if they think like the house player: its own thoughts, had on their seats behind every agent.

The house player hides from those who weigh its moves by what they bring, so to them its moves say little. To somebody
who knows how it thinks they say much: few agents would have made it do just that.
"""

import random
from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Any

from backroom.games.heimlich.expert import other_agents
from backroom.games.heimlich.house.belief import FAINTEST, SHARES, Matrix, Watch, marginals
from backroom.games.heimlich.house.outlook import ways
from backroom.games.heimlich.house.player import House, Thought
from backroom.games.heimlich.house.sheet import seat_of
from backroom.games.heimlich.house.temper import HOUSE, Temper
from backroom.games.heimlich.state import BUILDINGS
from backroom.kit import Chair, Choice

KIN = 1.0
"""How common it takes those to be who think like it, beside all others together."""
SLIP = 0.05
"""How often even they do just anything: no single move proves too much."""
WHIM = 0.4
"""The odds of a choice fall e-fold for so much of the house player's whim that it is worth less."""
HOPELESS = 1e-4
"""Nobody asks what somebody behind so unlikely an agent would have done."""


class Mirror(Watch):
    """Reads the others by what it would have done itself in their place."""

    def __init__(self, seats: int, names: Sequence[str], expert: bool, seat: int, card: str) -> None:
        super().__init__(seats, names, expert)
        self.known = {seat: names.index(card)}
        self.public = Watch(seats, names, expert)
        """What everybody else makes of the story."""
        self.kinship: Matrix = [[0.0] * self.agents for _ in range(seats)]
        """By seat and agent: how likely somebody who thinks like it would have chosen so, as a logarithm."""
        self.tips: list[list[Mapping[str, int | None]]] | None = None
        """By seat and agent what such a player has written, once all have."""

    def follow(self, story: Sequence[dict[str, Any]], view: Mapping[str, Any]) -> None:
        super().follow(story, view)
        self.public.follow((), view)

    def hear(self, word: str, args: Mapping[str, Any]) -> None:
        public = self.public
        if public.in_step and word == "log-moved":
            move = public.steps(args["paths"])
            public.roll = sum(move)
            self._reflect(seat_of(args), move, len(ways(self.agents, public.roll)))
        elif public.in_step and word == "log-safe":
            self._reflect(seat_of(args), BUILDINGS.index(args["building"].removeprefix("@")), len(BUILDINGS))
        elif word == "log-tips":
            self.tips = [[self._written(seat, agent) for agent in range(self.agents)] for seat in range(self.seats)]
        public.hear(word, args)
        super().hear(word, args)

    def _reflect(self, seat: int, choice: Choice, choices: int) -> None:
        """A choice out of so many speaks for those agents behind which it would have chosen so itself."""
        if seat in self.known:
            return
        likely = {
            agent: self._likely(self._thought(seat, agent), choice, choices)
            for agent, chance in enumerate(self.suspicion(self.known)[seat])
            if chance > HOPELESS
        }
        # The hopeless stay as far behind the likeliest as they are.
        most = max(likely.values())
        for agent in range(self.agents):
            self.kinship[seat][agent] += log(likely.get(agent, most))

    def _likely(self, thought: Thought, choice: Choice, choices: int) -> float:
        weighed: Mapping[Choice, float] = thought.moves() if isinstance(choice, tuple) else thought.safes()
        top = max(weighed.values())
        odds = {each: exp((worth - top) / (WHIM * HOUSE.whim)) for each, worth in weighed.items()}
        return SLIP / choices + (1 - SLIP) * odds.get(choice, 0.0) / sum(odds.values())

    def _thought(self, seat: int, agent: int) -> Thought:
        """What it would think on that seat behind that agent."""
        tips = None if self.tips is None else self.tips[seat][agent]
        return Thought(self.public, seat, {"card": self.names[agent], "tips": tips}, HOUSE)

    def _written(self, seat: int, agent: int) -> Mapping[str, int | None]:
        """The tips it would have written there."""
        fellows = [*(other for other in range(self.seats) if other != seat), None]
        answer = self._thought(seat, agent).tips()
        agents = other_agents(self.agents, agent)
        return {self.names[other]: fellows[named] for other, named in zip(agents, answer, strict=True)}

    def suspicion(self, known: Mapping[int, int]) -> Matrix:
        """With what it has seen in the mirror; to somebody who knows nobody's agent, as everybody else reads it."""
        return marginals([self.row(seat, known) for seat in range(self.seats)]) if known else super().suspicion(known)

    def row(self, seat: int, known: Mapping[int, int]) -> list[float]:
        """The odds of each agent to be a seat's own, the other seats aside."""
        if seat in known:
            return [float(agent == known[seat]) for agent in range(self.agents)]
        sums = [*self.evidence[seat][: len(SHARES)], self.kinship[seat]]
        top = max(map(max, sums))
        return [
            sum(share * max(exp(row[agent] - top), FAINTEST) for share, row in zip((*SHARES, KIN), sums, strict=True))
            for agent in range(self.agents)
        ]


class Reader(House):
    """The house player, reading others in the mirror."""

    def __init__(self, rng: random.Random | None = None, temper: Temper = HOUSE) -> None:
        super().__init__(rng, temper)
        self.mirror: Mirror | None = None

    def hear(self, chair: Chair) -> Watch:
        if self.mirror is None:
            view = chair.view
            expert = view["rules"] == "expert"
            self.watch = self.mirror = Mirror(view["seats"], view["agents"], expert, chair.seat, view["card"])
        return super().hear(chair)
