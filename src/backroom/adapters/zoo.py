"""Every game as a PettingZoo environment: agents take turns (AEC), with masks of what each may do.

    from backroom.adapters import zoo
    env = zoo.env("heimlich", seats=4, options={"rules": "expert"})

An action is the place of a choice in `info["choices"]`, which are their texts; the mask has ones for as many as there
are. An observation is the agent's view as a vector; the view itself is in `info["view"]`. Winners get 1 at the end.
Several who are asked at once answer one after the other, unseen by each other. See `numbered` for what is left out.
"""

import json
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from backroom.adapters.numbered import FEATURES, LISTED, features, offered, seats_of
from backroom.games import find
from backroom.kit import LONGEST, Choice, Game, begin
from backroom.words import say

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game of the house, with the usual guards against actions out of order or out of bounds."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(GameEnv(game, seats, options, render_mode)))


class GameEnv(AECEnv):
    """One table of one game, one game after the other."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "backroom_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = find(game)
        self.seats = seats_of(game, seats)
        self.options = self.rules.settle_options(self.seats, options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(LISTED) for agent in self.possible_agents}
        self.reset()

    def _observation_space(self) -> spaces.Dict:
        seen = spaces.Box(-1.0, 1.0, (FEATURES,), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (LISTED,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. The same seed deals and rolls the same; `options` is PettingZoo's own and changes nothing."""
        self.game: Game[Any] = begin(self.rules, self.seats, self.options, Random(seed).random)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Somebody is asked, and only they are told what they can do."""
        self.offers: list[Choice] = []
        self.infos = {agent: {} for agent in self.agents}
        if self.game.asked and not any(self.truncations.values()):
            seat, ask = next(iter(self.game.asked.items()))
            self.agent_selection = self.possible_agents[seat]
            self.offers = offered(ask, f"{seat} {self.game.question}")
            texts = [ask.text(choice) for choice in self.offers]
            self.infos[self.agent_selection] = {"choices": texts, "view": self.game.view(seat)}

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(LISTED, np.int8)
        if agent == self.agent_selection:
            mask[: len(self.offers)] = 1
        view = self.game.view(self.possible_agents.index(agent))
        return {"observation": np.array(features(view), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= int(action) < len(self.offers):
            raise ValueError(f"{agent} has {len(self.offers)} choices, and {action} is none of them: heed the mask")
        self._cumulative_rewards[agent] = 0.0
        self.game.play(self.possible_agents.index(agent), self.offers[int(action)])
        self.decisions += 1
        result = self.game.result
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = float(result is not None and seat in result.winners)
            self.terminations[each] = result is not None
            self.truncations[each] = result is None and self.decisions >= LONGEST
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: the last of the story in words, and what lies there."""
        story = [say("en", self.rules.name, event["word"], event["args"]) for event in self.game.story(None)[-8:]]
        picture = "\n".join([*story, json.dumps(self.game.view(None), ensure_ascii=False)])
        if self.render_mode == "ansi":
            return picture
        if self.render_mode == "human":
            print(picture)
        return None

    def close(self) -> None:
        """There is nothing to put away."""
