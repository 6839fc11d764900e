"""Every game as a game of OpenSpiel, registered as `backroom_` and its name by importing this module.

    import pyspiel
    from backroom.adapters import spiel
    game = pyspiel.load_game("backroom_heimlich", {"players": 4, "options": "rules=expert"})

Chance is a player, as with us. Several who are asked at once answer one after the other, unseen by each other.
An action is the place of a choice among those offered. Of dice and shuffles too many to list, some are drawn by the
parameter `seed`, all equally likely. `resample_from_infostate` is our re-deal, so that information-set searches play
these games. Winners get 1. See `numbered` for what is left out.
"""

import json
from hashlib import blake2b
from random import Random
from typing import Any, ClassVar, Self

import numpy as np
import pyspiel

from backroom.adapters.numbered import FEATURES, LISTED, features, offered, plain_options, seats_of
from backroom.games import catalogue, find
from backroom.kit import CHANCE, LONGEST, Ask, Choice, Game, Rules, read_save, reopened, replay

UNKNOWN_PAST = b"?"
LONGEST_CHANCE = 4
"""Rolls and shuffles for each decision, at most, as far as the length of a game is concerned."""


def registered(rules: Rules[Any]) -> str:
    """What a game of the house is called in OpenSpiel."""
    return f"backroom_{rules.name}"


def type_of(rules: Rules[Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=registered(rules),
        long_name=f"Backroom: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats_of(rules.name, None), "options": "", "seed": 0},
    )


class SpielGame(pyspiel.Game):
    """The rules of one game, for so many players and with these options."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name, rules = self.name, find(self.name)
        given: dict[str, Any] = {"players": seats_of(name, None), "options": "", "seed": 0} | (params or {})
        self.rules = rules
        self.seats = seats_of(name, int(given["players"]))
        self.options = plain_options(rules, self.seats, str(given["options"]))
        self.seed = int(given["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=LISTED,
            max_chance_outcomes=LISTED,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST * LONGEST_CHANCE,
        )
        super().__init__(type_of(rules), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Position:
    """A game at some moment, and what each seat remembers of it. OpenSpiel copies by `deepcopy`; ours is cheaper."""

    def __init__(self, game: Game[Any], memory: list[bytes], seed: int) -> None:
        self.game = game
        self.memory = memory
        self.seed = seed
        self.known: list[Choice] | None = None
        game.told = []

    def __deepcopy__(self, memo: Any) -> "Position":
        twin = Position(self.game.copy(), self.memory[:], self.seed)
        twin.known = self.known
        return twin

    def __reduce__(self) -> Any:
        return restored, (self.game.save(), self.memory, self.seed)

    @property
    def asked(self) -> tuple[int, Ask]:
        """Who is next, and what they are asked."""
        return next(iter(self.game.asked.items()))

    def offers(self) -> list[Choice]:
        """The choices of whoever is next; chance draws others by another seed, players never."""
        if self.known is None:
            seat, ask = self.asked
            self.known = offered(ask, f"{seat} {self.game.question} {self.seed if seat == CHANCE else ''}")
        return self.known

    def play(self, action: int) -> None:
        """An answer, and what everybody has seen of it."""
        (seat, ask), choice = self.asked, self.offers()[action]
        self.known = None
        self.game.play(seat, choice)
        if seat != CHANCE:
            self.memory[seat] = digest(self.memory[seat], "I", ask.text(choice))
        told, self.game.told = self.game.told or [], []
        for event in told:
            for other in range(self.game.seats):
                if event.reaches(other):
                    self.memory[other] = digest(self.memory[other], event.word, str(sorted(event.args.items())))

    def redealt(self, seat: int, rng: Random) -> "Position":
        """Another world in which this seat would have seen the same; what others remember there, nobody knows."""
        memory = [own if who == seat else UNKNOWN_PAST for who, own in enumerate(self.memory)]
        return Position(self.game.redeal(seat, rng).copy(), memory, self.seed)


def restored(text: str, memory: list[bytes], seed: int) -> Position:
    """A position from its journal. One that was re-dealt has none, and cannot be kept."""
    save = read_save(text)
    return Position(replay(find(save.game), save.seats, save.options, save.journal), memory, seed)


def digest(before: bytes, *parts: str) -> bytes:
    """A memory with something more in it."""
    return blake2b(b"\0".join([before, *(part.encode() for part in parts)]), digest_size=12).digest()


class SpielState(pyspiel.State):
    """A position as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        opening = reopened(game.rules, game.seats, game.options, listen=True)
        self.position = Position(opening, [b""] * game.seats, game.seed)

    @property
    def game(self) -> Game[Any]:
        return self.position.game

    def current_player(self) -> int:
        if self.game.result is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.game.waiting[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.position.offers())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = len(self.position.offers())
        return [(place, 1.0 / number) for place in range(number)]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        offers = self.position.offers()
        return str(self.position.asked[1].text(offers[action])) if action < len(offers) else f"nothing ({action})"

    def is_terminal(self) -> bool:
        return self.game.result is not None

    def returns(self) -> list[float]:
        result = self.game.result
        return [float(result is not None and seat in result.winners) for seat in range(self.game.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """Another world in which this player would know the same. Its history is still that of the real one."""
        twin: Self = self.clone()
        twin.position = self.position.redealt(player, Random(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        return json.dumps(self.game.view(None), ensure_ascii=False)


class Observer:
    """What a player sees: the view as text and as a vector, and with perfect recall a memory of all before."""

    def __init__(self, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = None if self.recalls else np.zeros(FEATURES, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def view(self, state: SpielState, player: int) -> dict[str, Any]:
        return state.game.view(player if self.private else None)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = features(self.view(state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        seen = json.dumps(self.view(state, player), ensure_ascii=False)
        return f"{state.position.memory[player].hex()} {seen}" if self.recalls else seen


for _rules in catalogue().values():
    # A class of its own each: OpenSpiel holds on to it longer than Python lives, which only classes survive.
    pyspiel.register_game(type_of(_rules), type(f"Spiel{_rules.name}", (SpielGame,), {"name": _rules.name}))
