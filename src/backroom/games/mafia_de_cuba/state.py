"""The family at the table: what was in the box for whom, who took what, and who has said what about it."""

from typing import Self, TypeAlias

from backroom.kit import State

DIAMONDS = 15
MOST_HIDDEN = 5
TOKENS = ("loyal", "fbi", "cia", "driver", "killer")
"""The characters that lie in the box as tokens; as places in a Box they come after the diamonds."""

Box: TypeAlias = tuple[int, int, int, int, int, int]
"""What lies in the cigar box: diamonds, loyal men, agents of FBI and CIA, drivers, killers."""

EMPTY: Box = (0, 0, 0, 0, 0, 0)

# What somebody took: so many diamonds, or nothing, or a token, as one number.
NOTHING = 0
UNSAID = UNTAKEN = -1
LOYAL, FBI, CIA, DRIVER, KILLER = -2, -3, -4, -5, -6
TOKEN_LOOT = (LOYAL, FBI, CIA, DRIVER, KILLER)
AGENTS = (FBI, CIA)
LOOT_IDS = {NOTHING: "nothing"} | dict(zip(TOKEN_LOOT, TOKENS, strict=True))
LOOT_BY_ID = {name: loot for loot, name in LOOT_IDS.items()}

ROLES = ("thief", "kid", "loyal", "agent", "driver", "killer")
"""What one can become by what one takes."""
ROLE_OF = {NOTHING: "kid", LOYAL: "loyal", FBI: "agent", CIA: "agent", DRIVER: "driver", KILLER: "killer"}

Claim: TypeAlias = tuple[int, ...]
"""What a seat says it was: the box it received, the box it passed on, and its loot. Of a box one speaks in figures:
diamonds, each kind of token, and how many tokens in all."""

FIGURES = 7
"""So many figures a claimed box has; the last is the number of all tokens."""
IN_ALL = FIGURES - 1
RECEIVED, PASSED, TOOK = slice(0, FIGURES), slice(FIGURES, 2 * FIGURES), 2 * FIGURES
SILENT: Claim = (UNSAID,) * (TOOK + 1)

NOBODY_YET = -1


def loot_id(loot: int) -> str:
    """`diamonds-3`, `loyal`, `nothing`."""
    return f"diamonds-{loot}" if loot > 0 else LOOT_IDS[loot]


def loot_named(name: str) -> int:
    """The loot with this id."""
    loot = LOOT_BY_ID.get(name)
    return int(name.removeprefix("diamonds-")) if loot is None else loot


def role_of(loot: int) -> str:
    """What somebody has become who took this."""
    return "thief" if loot > 0 else ROLE_OF[loot]


def without(box: Box, loot: int) -> Box:
    """The box after somebody has taken this."""
    if loot >= 0:
        return (box[0] - loot, *box[1:])
    left = list(box)
    left[-1 - loot] -= 1
    return left[0], left[1], left[2], left[3], left[4], left[5]


def in_figures(box: Box) -> Claim:
    """The box as somebody would tell it who leaves nothing out."""
    return (*box, sum(box[1:]))


class Family(State):
    """All on the table and in the pockets. Lists are changed in place, tuples and dicts replaced, so copies share them.

    Whatever is listed by seat holds for the Godfather as well: he has handed on what he left in the box, taken what he
    hid, and in the end receives what comes back.
    """

    __slots__ = (
        "active",
        "bag",
        "box",
        "changed",
        "circle",
        "claims",
        "due",
        "game_number",
        "games",
        "godfather",
        "heeded",
        "jokers",
        "jokers_begin",
        "killer",
        "last_said",
        "lone_driver",
        "loot",
        "named",
        "opened",
        "out",
        "outcome",
        "places_drawn",
        "pointed",
        "questions",
        "received",
        "revealed",
        "said",
        "seating",
        "seats",
        "spoke",
        "tally",
        "topic",
        "window",
    )

    def __init__(self, seats: int, box: Box, jokers: int, lone_driver: bool, games: int, places_drawn: bool) -> None:
        self.seats = seats
        self.box = box
        """The box as the rules fill it, before the Godfather hides anything."""
        self.jokers_begin = jokers
        self.killer = box[-1 - KILLER] > 0
        self.lone_driver = lone_driver
        self.games = games
        self.places_drawn = places_drawn
        """Whether people swap places between two games."""
        self.circle = tuple(range(seats))
        """The seats as they sit around the table, each with its left neighbour behind it."""
        self.seating = self.circle
        """The same in the next game."""
        self.game_number = 0
        self.tally = [0] * seats
        self.godfather = NOBODY_YET
        self.fresh()

    def fresh(self) -> None:
        """The table before a game: nothing taken, nothing said."""
        seats = self.seats
        self.jokers = self.jokers_begin
        self.received: list[Box | None] = [None] * seats
        self.loot = [UNTAKEN] * seats
        self.bag = UNTAKEN
        """What the first player put into the bag: a token, NOTHING, or UNTAKEN while that is open."""
        self.active = self.godfather
        """Who has the box, is questioned or accused; else the Godfather."""
        self.topic = NOBODY_YET
        """What the questioned seat was asked, while the answer is due."""
        self.due: tuple[int, ...] = ()
        """Who was asked the same, and answers after the questioned seat."""
        self.window = False
        """Whether the killer may shoot the active seat now."""
        self.opened = 0
        """Who has emptied their pockets, as bits; likewise who is out."""
        self.out = 0
        self.questions = 0
        self.claims: list[Claim] = [SILENT] * seats
        self.changed = 0
        """Who has said two things that differ, as bits."""
        self.pointed: dict[tuple[int, int], int] = {}
        """By speaker and seat spoken of: the role named last."""
        self.said = 0
        self.heeded = 0
        """How much had been said when the Godfather last gave an order."""
        self.spoke = [0] * seats
        """By seat the number of its last statement; likewise of the last one that called it something."""
        self.named = [0] * seats
        self.revealed = NOBODY_YET
        """Who has emptied their pockets just now, until the Godfather goes on."""
        self.last_said: tuple[int, tuple[int, ...], tuple[int, ...]] | None = None
        """Who said something last, about which places of a claim, and what."""
        self.outcome: tuple[str, tuple[int, ...]] | None = None
        """How the game ended and who won, until the next one begins."""

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.seats = self.seats
        twin.box = self.box
        twin.jokers_begin = self.jokers_begin
        twin.killer = self.killer
        twin.lone_driver = self.lone_driver
        twin.games = self.games
        twin.places_drawn = self.places_drawn
        twin.circle = self.circle
        twin.seating = self.seating
        twin.game_number = self.game_number
        twin.tally = self.tally[:]
        twin.godfather = self.godfather
        twin.jokers = self.jokers
        twin.received = self.received[:]
        twin.loot = self.loot[:]
        twin.bag = self.bag
        twin.active = self.active
        twin.topic = self.topic
        twin.due = self.due
        twin.window = self.window
        twin.opened = self.opened
        twin.out = self.out
        twin.questions = self.questions
        twin.claims = self.claims[:]
        twin.changed = self.changed
        twin.pointed = self.pointed
        twin.said = self.said
        twin.heeded = self.heeded
        twin.spoke = self.spoke[:]
        twin.named = self.named[:]
        twin.revealed = self.revealed
        twin.last_said = self.last_said
        twin.outcome = self.outcome
        return twin

    # Who sits where

    def left_of(self, seat: int, steps: int = 1) -> int:
        """The left neighbour, or who sits further to the left."""
        return self.circle[(self.circle.index(seat) + steps) % self.seats]

    @property
    def first(self) -> int:
        """The Godfather's left neighbour."""
        return self.left_of(self.godfather)

    @property
    def last(self) -> int:
        return self.left_of(self.godfather, -1)

    def round_from_godfather(self) -> tuple[int, ...]:
        """All seats in the order in which the box went through their hands, the Godfather first."""
        begin = self.circle.index(self.godfather)
        return self.circle[begin:] + self.circle[:begin]

    def suspects(self) -> tuple[int, ...]:
        """Whoever can be asked, in the order of the box."""
        return tuple(seat for seat in self.round_from_godfather()[1:] if not self.out >> seat & 1)

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def has_opened(self, seat: int) -> bool:
        return bool(self.opened >> seat & 1)

    # What was in the box

    def passed(self, seat: int) -> Box | None:
        """What the seat passed on; None while it has not."""
        loot = self.loot[seat]
        if loot == UNTAKEN:
            return None
        received = self.box if seat == self.godfather else self.received[seat]
        assert received is not None, "nobody takes from a box not received"
        left = without(received, loot)
        return without(left, self.bag) if seat == self.first else left

    def stolen(self) -> int:
        """How many diamonds the suspects have taken in all."""
        return sum(loot for seat, loot in enumerate(self.loot) if loot > 0 and seat != self.godfather)

    def recovered(self) -> int:
        """How many of them lie before the Godfather again."""
        return sum(loot for seat, loot in enumerate(self.loot) if loot > 0 and self.opened >> seat & 1)

    def role(self, seat: int) -> str:
        """What a seat has become by what it took."""
        return "godfather" if seat == self.godfather else role_of(self.loot[seat])
