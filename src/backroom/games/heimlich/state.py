"""The town: who stands where, how far the stones are, and who is behind whom."""

from typing import Self

from backroom.kit import Item, State

AGENTS = ("yellow", "red", "violet", "blue", "green", "orange", "grey")
BUILDINGS = ("church", *(f"house-{number}" for number in range(1, 11)), "ruin")
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

AGENT_ITEMS: tuple[Item, ...] = tuple((agent, f"@agent-{agent}") for agent in AGENTS)

Tip = tuple[int, ...]
"""A seat's tips: for every agent the seat it thinks is behind it, or NOBODYS; for its own agent itself."""


class Town(State):
    """All on the table. Lists are changed in place, tuples and the dossier are replaced, so copies share those."""

    __slots__ = (
        "active",
        "agents",
        "cards",
        "dossier",
        "expert",
        "gain",
        "place",
        "roll",
        "safe",
        "score",
        "scorer",
        "seats",
        "start",
        "tips",
    )

    def __init__(
        self,
        seats: int,
        agents: int,
        expert: bool,
        start: int,
        cards: tuple[int, ...],
        place: list[int],
        score: list[int],
        safe: int,
        active: int,
        roll: int,
        gain: tuple[int, ...] | None,
        scorer: int,
        tips: tuple[Tip, ...] | None,
        dossier: dict[tuple[int, int], tuple[int | None, str]],
    ) -> None:
        self.seats = seats
        self.agents = agents
        self.expert = expert
        self.start = start
        self.cards = cards
        self.place = place
        self.score = score
        self.safe = safe
        self.active = active
        self.roll = roll
        self.gain = gain
        self.scorer = scorer
        self.tips = tips
        self.dossier = dossier

    def copy(self) -> Self:
        return type(self)(
            self.seats,
            self.agents,
            self.expert,
            self.start,
            self.cards,
            self.place[:],
            self.score[:],
            self.safe,
            self.active,
            self.roll,
            self.gain,
            self.scorer,
            self.tips,
            self.dossier,
        )

    def owners(self) -> list[int | None]:
        """The seat behind each agent, None for a stray."""
        behind: list[int | None] = [None] * self.agents
        for seat, agent in enumerate(self.cards):
            behind[agent] = seat
        return behind
