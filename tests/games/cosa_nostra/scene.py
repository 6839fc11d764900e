"""A table of La Cosa Nostra, at which chance does what it is told: what is asked, what happens, what lies there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tests.games.refusing import refused

import backroom
from backroom.games.cosa_nostra.cards import (
    BOX,
    BUSINESS_IDS,
    FACE_OF,
    FACES,
    GANGSTERS,
    INFLUENCE,
    MONOPOLIES,
)
from backroom.games.cosa_nostra.orders import AIDS
from backroom.games.cosa_nostra.state import ACTIVE, DEAD, DOWN, FIRM, IDLE, NOBODYS, PHASES, RESERVE, Underworld
from backroom.kit import CHANCE, Game

if TYPE_CHECKING:
    pass

CASH_JOBS: list[dict[str, Any]] = BOX["cash_job"]
MEN = {gangster.id: man for man, gangster in enumerate(GANGSTERS)}
FACE = {face.id: number for number, face in enumerate(FACES)}
FIRMS = {name: firm for firm, name in enumerate(BUSINESS_IDS)}
FITS = {RESERVE: "reserve", ACTIVE: "active", DOWN: "down", DEAD: "dead"}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


class Scene:
    """A table in the middle of a game, at which chance does what it is told."""

    def __init__(self, game: Game[Underworld]) -> None:
        self.game = game

    def twin(self) -> Scene:
        return Scene(self.game.copy(listen=True))

    # What is asked

    @property
    def waits(self) -> dict[int, frozenset[str]]:
        """Whom the table waits for, and with which words their answers begin."""
        return {seat: ask.verbs for seat, ask in self.game.asked.items()}

    @property
    def verbs(self) -> frozenset[str]:
        return next(iter(self.waits.values()))

    @property
    def offered(self) -> set[str]:
        """What the one asked can answer."""
        ask = next(iter(self.game.asked.values()))
        return {ask.text(choice) for choice in ask}

    def offered_to(self, seat: int) -> set[str]:
        """What one of several asked at once can answer."""
        ask = self.game.asked[seat]
        return {ask.text(choice) for choice in ask}

    @property
    def dice(self) -> int:
        """How many dice are to be rolled."""
        ask = self.game.asked[CHANCE]
        return len(ask.text(ask.draw(Random(1).random)).split()) - 1

    # What happens

    def says(self, seat: int, text: str) -> Scene:
        self.game.play(seat, text)
        return self

    def rolls(self, *pips: int) -> Scene:
        return self.says(CHANCE, " ".join(["roll", *map(str, pips)]))

    def shuffles(self) -> Scene:
        """Chance does something of its own."""
        while CHANCE in self.game.asked:
            ask = self.game.asked[CHANCE]
            self.game.play(CHANCE, ask.text(ask.draw(Random(7).random)))
        return self

    def passes(self) -> Scene:
        """Nobody robs, traps or calls a doctor."""
        while "pass" in self.verbs:
            self.says(next(iter(self.waits)), "pass")
        return self

    def recruits_nobody(self) -> Scene:
        while "nobody" in self.verbs:
            (seat,) = self.waits
            self.says(seat, "nobody")
        return self

    def next_round(self) -> Scene:
        """Nothing is bought or complained about, whatever is too much is put away, and the next planning begins."""
        while self.shuffles().phase != "planning":
            seat, ask = next(iter(self.game.asked.items()))
            quiet = next((word for word in ("nobody", "fine") if word in ask.verbs), None)
            self.says(seat, quiet or ask.text(ask.draw(Random(7).random)))
        return self

    def refuses(self, seat: int, text: str) -> str:
        """The rule that forbids this; nothing has changed, and there is a sentence in both languages."""
        error = refused(self.game, seat, text)
        for lang in ("en", "de"):
            assert backroom.words.say(lang, "cosa_nostra", error.word, error.args_said, NAMES)
        return error.rule

    # What lies on the table

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(None)

    @property
    def promises(self) -> list[dict[str, Any]]:
        """All promises, by their numbers: those still open and those settled."""
        return sorted(self.view["promises"] + self.view["ledger"], key=lambda entry: int(entry["number"]))

    @property
    def phase(self) -> str:
        return PHASES[self.game.state.phase]

    @property
    def cash(self) -> list[int]:
        return [1000 * cash for cash in self.game.state.cash]

    @property
    def laundered(self) -> list[int]:
        return [1000 * cash for cash in self.game.state.laundered]

    @property
    def scores(self) -> tuple[int, ...]:
        assert self.game.result is not None
        return self.game.result.scores

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.game.result is not None
        return self.game.result.winners

    @property
    def market(self) -> list[str]:
        return [BUSINESS_IDS[firm] for firm in self.game.state.market]

    @property
    def stack(self) -> list[str]:
        return [BUSINESS_IDS[firm] for firm in self.game.state.stack]

    def under_the_stack(self, many: int) -> list[str]:
        return self.stack[:many]

    def owner(self, business: str) -> int | None:
        owner = self.game.state.owner[FIRMS[business]]
        return None if owner == NOBODYS else owner

    def owned(self, seat: int) -> list[str]:
        return [name for name in BUSINESS_IDS if self.owner(name) == seat]

    def down(self, business: str) -> bool:
        return bool(self.game.state.down[FIRMS[business]])

    def used(self, business: str) -> bool:
        return bool(self.game.state.used[FIRMS[business]])

    def fate(self, business: str) -> str:
        return "gone" if self.owner(business) is None else "down" if self.down(business) else "runs"

    def marks(self, business: str) -> list[int]:
        """The seats whose deal markers lie there."""
        lying = self.game.state.markers[FIRMS[business]]
        return [seat for seat in range(self.game.seats) for _ in range(lying >> 3 * seat & 7)]

    def monopoly(self, name: str) -> int | None:
        holder = self.game.state.monopoly[MONOPOLIES.index(name)]
        return None if holder == NOBODYS else holder

    def fit(self, man: str) -> str:
        return FITS[self.game.state.fit[MEN[man]]]

    def boss(self, man: str) -> int:
        return self.game.state.boss[MEN[man]]

    def aids(self, man: str) -> list[str]:
        return [INFLUENCE[kind] for bit, kind in AIDS if self.game.state.aids[MEN[man]] & bit]

    def order(self, man: str, to: int | None = NOBODYS) -> str | None:
        """What a gangster is to do; as a seat sees it, if asked for that."""
        if to != NOBODYS:
            view = self.game.view(to)
            shown = next(shown["order"] for shown in view["gangsters"] if shown["id"] == man)
            seen: str | None = (shown or {}).get("purchase") or view["orders"].get(man)
            return seen
        order = self.game.state.order[MEN[man]]
        if order == IDLE:
            return None
        return BUSINESS_IDS[order - FIRM] if order >= FIRM else FACES[FACE_OF[order]].id

    def trophies(self, seat: int) -> list[str]:
        return [GANGSTERS[man].id for man in self.game.state.trophies[seat]]

    def influence(self, seat: int) -> list[str]:
        return [INFLUENCE[card & 7] for card in self.game.state.hands[seat]]

    def jobs(self, seat: int) -> list[str]:
        return [FACES[FACE_OF[card]].id for card in self.game.state.jobs[seat]]

    @property
    def spent(self) -> list[str]:
        """The influence cards on the discard."""
        return [name for kind, name in enumerate(INFLUENCE) for _ in range(self.game.state.spent[kind])]

    def shows(self, job: str, to: int | None) -> bool:
        """Whether a job appears in what this seat sees."""
        return job in repr(self.game.view(to))


def new_table(seats: int = 3, **options: str) -> Scene:
    """A table before anything is dealt."""
    return Scene(backroom.replay("cosa_nostra", seats, {"start": "0"} | options, [], listen=True))


def first_planning(seats: int = 3, **options: str) -> Scene:
    """A game dealt anyhow, at the first question of its first planning phase."""
    return new_table(seats, **options).next_round()
