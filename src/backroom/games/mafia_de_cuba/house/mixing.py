"""Finds how people should talk, by regret matching: `python -m backroom.games.mafia_de_cuba.house.mixing`.

Everybody who has something to hide draws one of the ways of `stories.py`, whatever the others do; so how often those
won who drew a way says what it is worth to change to it, compared where the same ways were open. After every round of
games at tables of several sizes a way that did better than the rest is taken more often. The Godfather reckons with the
mixture of the round, which is his best answer to it; one person a game, of whom he does not know, tries just any way:
so what is hardly ever done is judged as well. What comes out is the mean of all rounds, later ones counting more,
printed as it stands in `temper.py`. With `--notes` it can be done in pieces: every round is written down, and the next
piece goes on from there.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random

from msgspec import Struct, json

from backroom.games import find as find_game
from backroom.games.mafia_de_cuba.house.player import House
from backroom.games.mafia_de_cuba.house.temper import MIXTURE, SILENT_AT_MOST, Mixture
from backroom.kit import LONGEST, Company, begin

LEARNERS: Mapping[str, tuple[str, ...]] = {
    "driver": ("truth", "veil", "back", "on", "cover", "skim", "mum"),
    "thief": ("truth", "veil", "back", "on", "cover", "split", "skim", "mum"),
    "agent": ("truth", "veil", "back", "on", "cover", "skim", "confess", "mum"),
    "kid": ("truth", "veil", "back", "mum"),
}
"""Who looks for the best way to talk, and among which. Loyal men tell the truth as well as they remember it."""

TREMBLE = 0.005
"""How often somebody takes each way however bad it is: nothing that people do is unheard of."""


Tries = Counter[tuple[frozenset[str], str]]
"""By the ways that were open to somebody and the one he took: how many."""


class Learner:
    """One role, and what it has learnt about its ways."""

    def __init__(self, ways: tuple[str, ...], begins: Mapping[str, float]) -> None:
        self.ways = ways
        whole = sum(begins.get(way, 0.0) for way in ways)
        self.regret = {way: FIRM * begins.get(way, 0.0) / whole for way in ways}
        self.summed = dict.fromkeys(ways, 0.0)

    def mixture(self) -> dict[str, float]:
        """What it does next: every way by how much it is regretted not to have taken it."""
        whole = sum(self.regret.values())
        even = 1 / len(self.ways)
        free = 1 - TREMBLE * len(self.ways)
        wished = {way: free * (regret / whole if whole else even) + TREMBLE for way, regret in self.regret.items()}
        silent = wished.get("mum", 0.0)
        if silent <= SILENT_AT_MOST:
            return wished
        spoken = (1 - SILENT_AT_MOST) / (1 - silent)
        return {way: SILENT_AT_MOST if way == "mum" else share * spoken for way, share in wished.items()}

    def learn(self, number: int, played: Iterable[tuple[Tries, Tries]]) -> None:
        """After a round at several tables: what each of them says counts alike, and what was done in it by its number.
        What never paid is not held against a way for ever."""
        mixture = self.mixture()
        for tried, won in played:
            self.compare(mixture, tried, won)
        for way, share in mixture.items():
            self.summed[way] += number * share
            self.regret[way] = max(0.0, self.regret[way])

    def compare(self, mixture: Mapping[str, float], tried: Tries, won: Tries) -> None:
        """Compare the ways wherever the same ones were open, and give every such case its due."""
        everybody = sum(tried.values()) or 1
        usual = sum(won.values()) / everybody
        for open_to in {open_to for open_to, _ in tried}:
            people = sum(tried[open_to, way] for way in open_to)
            here = (sum(won[open_to, way] for way in open_to) + 2 * usual) / (people + 2)
            worth = {way: (won[open_to, way] + PRIOR * here) / (tried[open_to, way] + PRIOR) for way in open_to}
            whole = sum(mixture[way] for way in open_to)
            mean = sum(mixture[way] * worth[way] for way in open_to) / whole
            for way in open_to:
                self.regret[way] += people / everybody * (worth[way] - mean)

    def found(self) -> dict[str, float]:
        """The mean of what it has done."""
        whole = sum(self.summed.values()) or 1.0
        return {way: round(share / whole, 3) for way, share in self.summed.items()}


FIRM = 0.1
"""How much regret the mixture is given that they begin with: few games prove nothing against it."""
PRIOR = 4.0
"""As if each way had been tried a little before, and been worth as much as the others."""


class Curious(House):
    """Talks in any way at all that is open to it; else it is the house player."""

    @property
    def talks(self) -> Mixture:
        return {**self.mixture, **{role: dict.fromkeys(ways, 1.0) for role, ways in LEARNERS.items()}}


def mixed(learners: Mapping[str, Learner]) -> Mixture:
    return {**MIXTURE, **{role: learner.mixture() for role, learner in learners.items()}}


def play_round(mixture: Mixture, seats: int, seeds: Iterable[int]) -> tuple[dict[str, Tries], dict[str, Tries], int]:
    """By role, how often each way was taken and how often those won who took it; and the games the Godfather won."""
    tried, won = ({role: Tries() for role in mixture} for _ in range(2))
    found, rules = 0, find_game("mafia_de_cuba")
    for seed in seeds:
        game = begin(rules, seats, None, Random(seed).random)
        mind = Random(seed)
        curious = mind.randrange(seats)
        bots = {seat: (Curious if seat == curious else House)(mind, mixture=mixture) for seat in range(seats)}
        Company(game, bots).play(LONGEST)
        reason, winners = game.state.outcome
        found += reason == "godfather"
        for seat, bot in bots.items():
            suspect = bot.suspect
            if suspect is not None and suspect.way:
                tried[suspect.role][suspect.open_to, suspect.way] += 1
                won[suspect.role][suspect.open_to, suspect.way] += seat in winners
    return tried, won, found


class Notes(Struct):
    """What all learners know after so many rounds."""

    rounds: int
    regret: dict[str, dict[str, float]]
    summed: dict[str, dict[str, float]]


def noted(path: Path | None, learners: Mapping[str, Learner]) -> int:
    """Let the learners know what stands in the notes, if there are any; how many rounds they have played."""
    if path is None or not path.exists():
        return 0
    notes = json.decode(path.read_bytes(), type=Notes)
    for role, learner in learners.items():
        learner.regret, learner.summed = notes.regret[role], notes.summed[role]
    return notes.rounds


def note(path: Path, rounds: int, learners: Mapping[str, Learner]) -> None:
    regret = {role: learner.regret for role, learner in learners.items()}
    path.write_bytes(json.encode(Notes(rounds, regret, {role: learner.summed for role, learner in learners.items()})))


def find(
    rounds: int, games: int, seats: tuple[int, ...], seed: int, path: Path | None = None
) -> dict[str, dict[str, float]]:
    """Play so many rounds in all, each with so many games at every table, and say what each of them has taught."""
    learners = {role: Learner(ways, MIXTURE[role]) for role, ways in LEARNERS.items()}
    for number in range(noted(path, learners), rounds):
        first = seed + number * games
        mixture = mixed(learners)
        played = [play_round(mixture, people, range(first, first + games)) for people in seats]
        shares = [f"{100 * found / games:.0f}" for _, _, found in played]
        for role, learner in learners.items():
            learner.learn(number + 1, [(tried[role], won[role]) for tried, won, _ in played])
        print(f"round {number + 1}: Godfather {', '.join(shares)} % at {', '.join(map(str, seats))} seats")
        for role, learner in learners.items():
            print(f'    "{role}": {learner.found()},', flush=True)
        if path is not None:
            note(path, number + 1, learners)
    return {role: learner.found() for role, learner in learners.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Find how the people of Mafia de Cuba should talk.")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, nargs="+", default=[6, 8, 10, 12])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--notes", type=Path, help="a file to go on from, and to write every round down in")
    chosen = parser.parse_args()
    find(chosen.rounds, chosen.games, tuple(chosen.seats), chosen.seed, chosen.notes)


if __name__ == "__main__":
    main()
