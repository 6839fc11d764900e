"""The town: who stands where, how far the stones are, and who is behind whom."""

from typing import NamedTuple, Self

from backroom.kit import Item, State

AGENTS = ("yellow", "red", "violet", "blue", "green", "orange", "grey")
BUILDINGS = ("church", *(f"house-{number}" for number in range(1, 11)), "ruin")
SPOTS = tuple(f"@spot-{building}" for building in BUILDINGS)
"""The buildings at their shortest, as they stand beside an arrow."""
SITES = tuple(f"@{building}" for building in BUILDINGS)
LABELS = tuple(f"@agent-{agent}" for agent in AGENTS)
SEATS = tuple(f"@seat-{seat}" for seat in range(len(AGENTS)))
"""What the story is told with, made once: a long one holds each of them dozens of times."""

WORTH = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3)
RING = len(BUILDINGS)
FACES = 6

CHURCH = 0
FIRST_SAFE = 7
TIPS_AT = 29
FINISH = 42
TIP_WORTH = 5

NOBODYS = -1
"""Behind a stray there is nobody."""

Colours = tuple[int, ...]
"""The agents in the game, as places in AGENTS, in that order. Everywhere else an agent is its place among these."""

Tip = tuple[int, ...]
"""A seat's tips: for every agent the seat it thinks is behind it, or NOBODYS; for its own agent itself."""


class Turn(NamedTuple):
    """What everybody saw: whose turn it was, the points each agent got, where all stood then, and what was found."""

    seat: int
    steps: tuple[int, ...]
    place: tuple[int, ...]
    gain: tuple[int, ...] | None = None


def items(colours: Colours) -> tuple[Item, ...]:
    """These agents, for a question about them."""
    return tuple((AGENTS[colour], f"@agent-{AGENTS[colour]}") for colour in colours)


class Town(State):
    """All on the table. Lists are changed in place, tuples and the dossier are replaced, so copies share those."""

    __slots__ = (
        "active",
        "agents",
        "cards",
        "colours",
        "dossier",
        "expert",
        "place",
        "roll",
        "safe",
        "score",
        "seats",
        "shut",
        "start",
        "tips",
        "turns",
    )

    def __init__(
        self,
        seats: int,
        agents: int,
        expert: bool,
        shut: bool,
        start: int,
        colours: Colours,
        cards: tuple[int, ...],
        place: list[int],
        score: list[int],
        safe: int,
        active: int,
        roll: int,
        tips: tuple[Tip, ...] | None,
        dossier: dict[tuple[int, int], tuple[int | None, str]],
        turns: tuple[Turn, ...],
    ) -> None:
        self.seats = seats
        self.agents = agents
        self.expert = expert
        self.shut = shut
        self.start = start
        self.colours = colours
        self.cards = cards
        self.place = place
        self.score = score
        self.safe = safe
        self.active = active
        self.roll = roll
        self.tips = tips
        self.dossier = dossier
        self.turns = turns

    def copy(self) -> Self:
        return type(self)(
            self.seats,
            self.agents,
            self.expert,
            self.shut,
            self.start,
            self.colours,
            self.cards,
            self.place[:],
            self.score[:],
            self.safe,
            self.active,
            self.roll,
            self.tips,
            self.dossier,
            self.turns,
        )

    def name(self, agent: int) -> str:
        return AGENTS[self.colours[agent]]

    def label(self, agent: int) -> str:
        return LABELS[self.colours[agent]]

    def names(self) -> list[str]:
        """All agents in the game."""
        return [AGENTS[colour] for colour in self.colours]

    def owners(self) -> list[int | None]:
        """The seat behind each agent, None for a stray."""
        behind: list[int | None] = [None] * self.agents
        for seat, agent in enumerate(self.cards):
            behind[agent] = seat
        return behind
