"""Who is behind whom? Every choice of every player is evidence, weighed by how well it serves each agent.

For each seat, style of play and agent there is one sum of log-likelihoods: how likely a player of that style with that
agent would have chosen as this seat did, given all it could have chosen. So a scoring set off or left undone, an agent
pushed into the ruin or saved from it, and where the safe was put all speak. A deal of the agents weighs as the product
over the seats, and no two seats have the same agent.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from math import exp, log
from typing import Any, NamedTuple, Self

from backroom.games.heimlich.house.outlook import Row, Steps, move_outlook, moved, safe_outlook, scored, ways
from backroom.games.heimlich.house.sheet import Sheet, seat_of
from backroom.games.heimlich.house.temper import BELIEVED, GRABBING, SAFE_KEENNESS, SHREWD, STYLES, Style
from backroom.games.heimlich.scoring import distance, findings
from backroom.games.heimlich.state import BUILDINGS, CHURCH, FIRST_SAFE, SPOTS
from backroom.games.heimlich.turn import safe_places

Matrix = list[Row]

Temptation = tuple[Row, float, float]
"""For every choice the odds that a player makes it; a factor and a summand make them chances."""

SHARES = tuple(style.share for style in BELIEVED)

FAINTEST = 1e-30
"""Nothing is quite impossible: however long seven people play, no deal's weight may vanish."""


class Player(NamedTuple):
    """Who somebody may be: behind which agent, in what style, and how likely."""

    agent: int
    style: Style
    chance: float


class Watch:
    """Follows the story of a game as one seat hears it: the board, and what every seat's choices say about it."""

    def __init__(self, seats: int, names: Sequence[str], expert: bool) -> None:
        """`names` are those of the agents in the game."""
        self.seats = seats
        self.names = names
        self.agents = agents = len(names)
        self.expert = expert
        self.place = [CHURCH] * agents
        self.score = [0] * agents
        self.safe = FIRST_SAFE
        self.roll = 0
        self.heard = 0
        self.in_step = False
        self.evidence: list[Matrix] = [[[0.0] * agents for _ in STYLES] for _ in range(seats)]
        """By seat, style and agent."""
        self.sheet = Sheet(seats, agents)

    def follow(self, story: Sequence[dict[str, Any]], view: Mapping[str, Any]) -> None:
        """Hear what has happened since the last time; then look at the board, in case the story began midway."""
        for event in story:
            self.hear(event["word"], event["args"])
        self.heard += len(story)
        self.place, self.score = view["place"], view["score"]
        self.safe, self.roll = view["safe"], view["roll"] or 0
        self.in_step = True

    def hear(self, word: str, args: Mapping[str, Any]) -> None:
        if word == "log-begin":
            self.in_step = True
        elif not self.in_step:
            return
        elif word == "log-moved":
            self._see_move(seat_of(args), args["paths"])
        elif word == "log-scored":
            self.sheet.scored(seat_of(args), findings(self.place, self.score))
            self.score = scored(self.place, self.score)
        elif word == "log-safe":
            self._see_safe(seat_of(args), BUILDINGS.index(args["building"].removeprefix("@")))

    def steps(self, paths: Iterable[Sequence[str]]) -> Steps:
        """The move that is told."""
        gone = {
            agent.removeprefix("@agent-"): distance(SPOTS.index(start), SPOTS.index(to))
            for agent, start, _, to in paths
        }
        return tuple(gone.get(name, 0) for name in self.names)

    def _see_move(self, seat: int, paths: Iterable[Sequence[str]]) -> None:
        move = self.steps(paths)
        self._note(seat, read_move(tuple(self.place), tuple(self.score), self.safe, move))
        self.sheet.moved(seat, self.place, move)
        self.place = moved(self.place, move)

    def _see_safe(self, seat: int, building: int) -> None:
        self._note(seat, read_safe(tuple(self.place), self.expert, building))
        self.safe = building

    def _note(self, seat: int, likely: Matrix) -> None:
        for sums, row in zip(self.evidence[seat], likely, strict=True):
            for agent, chance in enumerate(row):
                sums[agent] += log(chance)

    def odds(self, seat: int, shares: Sequence[float] = SHARES) -> Matrix:
        """By style and agent the odds that this is how and for whom the seat plays, the other seats aside.

        `shares` are how common the styles are, as many of them as are thought of.
        """
        sums = self.evidence[seat][: len(shares)]
        top = max(map(max, sums))
        return [
            [share * max(exp(value - top), FAINTEST) for value in row] for share, row in zip(shares, sums, strict=True)
        ]

    def players(self, seat: int, suspected: Row) -> list[Player]:
        """Who the seat may be, the likeliest first: somebody grabbing, or else shrewd, behind some agent."""
        grabbing, *others = self.odds(seat)
        found = []
        for agent, chance in enumerate(suspected):
            grabs = grabbing[agent] / (grabbing[agent] + sum(row[agent] for row in others))
            found += [Player(agent, GRABBING, chance * grabs), Player(agent, SHREWD, chance * (1 - grabs))]
        return sorted(found, key=lambda player: player.chance, reverse=True)

    def watched(self, seat: int, shares: Sequence[float], watchful: Sequence[float]) -> float:
        """The part of that seat's fellow players who probably watch, by how they play.

        By style: how common it is, and how likely somebody who plays in it watches.
        """
        count = 0.0
        for other in range(self.seats):
            if other != seat:
                styles = [sum(row) for row in self.odds(other, shares)]
                watching = [likely * chance for likely, chance in zip(watchful, styles, strict=True)]
                count += sum(watching) / sum(styles)
        return count / (self.seats - 1)

    def suspicion(self, known: Mapping[int, int]) -> Matrix:
        """For every seat the chance of each agent to be its own, to somebody who knows the agents of these seats."""
        weights = []
        for seat in range(self.seats):
            if seat in known:
                weights.append([float(agent == known[seat]) for agent in range(self.agents)])
            else:
                weights.append([sum(column) for column in zip(*self.odds(seat), strict=True)])
        return marginals(weights)


class Reading:
    """What each of some choices would say about the one who makes it."""

    __slots__ = ("_temptations",)

    def __init__(self, temptations: list[list[Temptation]]) -> None:
        """By style and agent."""
        self._temptations = temptations

    @classmethod
    def of_moves(
        cls,
        place: Sequence[int],
        score: Sequence[int],
        safe: int,
        moves: Sequence[Steps],
        styles: Sequence[Style] = STYLES,
    ) -> Self:
        standings = {style.standing for style in styles if style.keenness}
        seen = {standing: move_outlook(place, score, safe, moves, standing) for standing in standings}
        return cls(
            [
                _tempted(style, seen[style.standing]) if style.keenness else [_scattered(style, moves)] * len(place)
                for style in styles
            ]
        )

    @classmethod
    def of_safes(cls, place: Sequence[int], choices: Sequence[int]) -> Self:
        outlook = [safe_outlook(place, choice) for choice in choices]
        return cls([_tempted(style, outlook, SAFE_KEENNESS) for style in STYLES])

    def of(self, choice: int) -> Matrix:
        """By style and agent the likelihood of this choice."""
        return [[steady * odds[choice] + slip for odds, steady, slip in row] for row in self._temptations]


def _tempted(style: Style, outlook: Sequence[Row], keenness: float = 1.0) -> list[Temptation]:
    """For every agent how its player is tempted; `outlook` is by choice what it seems to leave each agent with."""
    sums = [sum(row) for row in outlook]
    own, others = keenness * style.keenness * (1 + style.envy), keenness * style.keenness * style.envy
    found = []
    for points in zip(*outlook, strict=True):
        tempted = [own * mine - others * total for mine, total in zip(points, sums, strict=True)]
        top = max(tempted)
        found.append(_temptation(style, [exp(value - top) for value in tempted]))
    return found


def _scattered(style: Style, moves: Sequence[Steps]) -> Temptation:
    """For somebody who looks at no agent, but at how many there are in a move."""
    rarer = [exp(-style.thrift * count) for count in range(len(moves[0]) + 1)]
    return _temptation(style, [rarer[len(move) - move.count(0)] for move in moves])


def _temptation(style: Style, odds: Row) -> Temptation:
    return odds, (1 - style.slip) / sum(odds), style.slip / len(odds)


# Everybody at the table sees the same board, so what a choice says is worked out once for all who watch.


@lru_cache(maxsize=256)
def read_move(place: tuple[int, ...], score: tuple[int, ...], safe: int, move: Steps) -> Matrix:
    """What a move says, by style and agent."""
    moves = ways(len(place), sum(move))
    return Reading.of_moves(place, score, safe, moves).of(moves.index(move))


@lru_cache(maxsize=256)
def read_safe(place: tuple[int, ...], expert: bool, building: int) -> Matrix:
    """What a new place for the safe says, by style and agent."""
    choices = tuple(safe_places(place, expert))
    return Reading.of_safes(place, choices).of(choices.index(building))


@cache
def _sets(agents: int) -> tuple[tuple[int, ...], ...]:
    """All sets of agents, as the bits of a number, by how many are in them."""
    return tuple(
        tuple(taken for taken in range(1 << agents) if taken.bit_count() == size) for size in range(agents + 1)
    )


def marginals(weights: Matrix) -> Matrix:
    """The chance of each (seat, agent) when every deal of different agents counts by the product of its weights.

    Deals are summed by the set of agents given out so far, from the first seat on and from the last seat back.
    """
    seats, agents = len(weights), len(weights[0])
    sets = _sets(agents)
    given = [[(1 << agent, agent, weight) for agent, weight in enumerate(row) if weight] for row in weights]
    before, after = [0.0] * (1 << agents), [0.0] * (1 << agents)
    before[0] = 1.0
    for seat in range(seats):
        for taken in sets[seat]:
            if before[taken]:
                for bit, _, weight in given[seat]:
                    if not taken & bit:
                        before[taken | bit] += before[taken] * weight
    for taken in sets[seats]:
        after[taken] = 1.0
    chances = [[0.0] * agents for _ in range(seats)]
    for seat in reversed(range(seats)):
        for taken in sets[seat]:
            for bit, agent, weight in given[seat]:
                if not taken & bit:
                    rest = weight * after[taken | bit]
                    after[taken] += rest
                    chances[seat][agent] += before[taken] * rest
    return [[chance / after[0] for chance in row] for row in chances]
