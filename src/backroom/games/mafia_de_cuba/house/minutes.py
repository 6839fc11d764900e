"""The minutes of an evening: who was asked what, what was said and shown, and what had been heard by then."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from backroom.games.mafia_de_cuba.contents import SPOKEN_OF, THINGS, heard_parts
from backroom.games.mafia_de_cuba.figures import MOST_SAID
from backroom.games.mafia_de_cuba.house.appetite import Deal
from backroom.games.mafia_de_cuba.house.stories import Talk
from backroom.games.mafia_de_cuba.marks import differ
from backroom.games.mafia_de_cuba.state import (
    FIGURES,
    PASSED,
    RECEIVED,
    SILENT,
    TOOK,
    UNSAID,
    Box,
    Claim,
    loot_named,
)
from backroom.games.mafia_de_cuba.talk import MANY, QUESTIONS, answers

ASKING = {f"log-asks-{question}": topic for topic, question in enumerate(QUESTIONS)}
GODFATHER = -1
"""His place in the order of the box; the first player's is 0."""


class Said(NamedTuple):
    """What somebody claimed before, what he claims now, and what he had heard when he began to speak."""

    place: int
    before: Claim
    now: Claim
    talk: Talk


class Refusal(NamedTuple):
    """Somebody would not say, before he had said anything; and what he had heard by then."""

    place: int
    talk: Talk


class Pointing(NamedTuple):
    """Somebody said what somebody else is."""

    place: int
    whom: int
    role: str
    explained: bool
    """Whether it only says what their figures say already; or a driver may be speaking of his man."""


class Shown(NamedTuple):
    """Somebody's pockets were emptied."""

    place: int
    loot: int


Entry = Said | Refusal | Pointing | Shown


class Minutes:
    """Kept by everybody who listens, for one game; people are known by their place in the order of the box."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        full = view["tokens"]
        self.seats: int = view["seats"]
        self.godfather: int = view["godfather"]
        self.around: list[int] = [row["who"] for row in view["table"]]
        """The seats in the order of the box, the Godfather first."""
        self.deal = Deal(box_of(full), self.seats - 1)
        self.entries: list[Entry] = []
        people = self.deal.people
        self.claims = [SILENT] * people
        self.first_heard: dict[int, Talk] = {}
        """What somebody had heard when he first spoke, and made up his story."""
        self.shown: dict[int, int] = {}
        self.out: set[int] = set()
        self.refused: set[tuple[int, int]] = set()
        """Who would not answer what."""
        self.topic = 0
        """What was asked last, of one or of all."""

    def place(self, seat: int) -> int:
        return self.around.index(seat) - 1

    def seat(self, place: int) -> int:
        return self.around[place + 1]

    def follow(self, story: Sequence[Mapping[str, Any]]) -> None:
        """Write down what has happened since the last time."""
        for event in story:
            self.hear(event["word"], event["args"])

    def read_table(self, view: Mapping[str, Any]) -> None:
        """Where one has heard nothing: what stands in the table of statements, though not who spoke first."""
        for seat, claim in claims_in(view).items():
            if claim != SILENT:
                self.say(self.place(seat), claim)
        for row in view["table"]:
            if row["shown"] is not None:
                self.show(self.place(row["who"]), loot_of(f"@{row['shown']}"))

    def hear(self, word: str, args: Mapping[str, Any]) -> None:
        if word in ASKING:
            self.topic = ASKING[word]
        elif word == "log-says-received":
            self.state(args, RECEIVED.start)
        elif word == "log-says-passed":
            self.state(args, PASSED.start)
        elif word == "log-says-took":
            said = [UNSAID] * len(SILENT)
            said[TOOK] = loot_of(args["loot"])
            self.say(self.place(seat_of(args["seat"])), tuple(said))
        elif word == "log-wont-say":
            self.refuse(self.place(seat_of(args["seat"])))
        elif word == "log-says-of":
            self.point(self.place(seat_of(args["seat"])), self.place(seat_of(args["whom"])), args["role"])
        elif word in ("log-thief-out", "log-killer-out", "log-victim-out"):
            self.out.add(self.place(seat_of(args["seat"])))
        elif word in ("log-shows", "log-shows-nothing"):
            self.show(self.place(seat_of(args["seat"])), loot_of(args["loot"]))

    def state(self, args: Mapping[str, Any], begins: int) -> None:
        said = [UNSAID] * len(SILENT)
        said[begins : begins + FIGURES] = heard_parts(args["parts"])
        self.say(self.place(seat_of(args["seat"])), tuple(said))

    def say(self, place: int, said: Claim) -> None:
        if place == GODFATHER:
            return
        before = self.claims[place]
        now = tuple(old if new == UNSAID else new for old, new in zip(before, said, strict=True))
        self.first_heard.setdefault(place, self.talk(place))
        self.entries.append(Said(place, before, now, self.first_heard[place]))
        self.claims[place] = now

    def point(self, speaker: int, whom: int, label: str) -> None:
        if speaker == GODFATHER:
            return
        role = label.removeprefix("@role-")
        giver, taker = sorted((speaker, whom))
        apart = differ(self.claims[giver][PASSED], self.claims[taker][RECEIVED])
        explained = taker == giver + 1 and (apart or (role != "thief" and speaker == taker))
        self.entries.append(Pointing(speaker, whom, role, explained))

    def show(self, place: int, loot: int) -> None:
        self.shown[place] = loot
        self.entries.append(Shown(place, loot))

    def refuse(self, place: int) -> None:
        self.refused.add((place, self.topic))
        if self.claims[place] == SILENT:
            talk = self.first_heard.setdefault(place, self.talk(place))
            self.entries.append(Refusal(place, talk))

    def talk(self, place: int) -> Talk:
        """What somebody on this place has heard by now that bears on his own story."""
        claims = self.claims
        before = claims[place - 1][PASSED] if place else SILENT[PASSED]
        after = claims[place + 1][RECEIVED] if place + 1 < len(claims) else SILENT[RECEIVED]
        return Talk(before, after)

    def unanswered(self, place: int, topic: int) -> bool:
        """Whether somebody has still to say anything about this, and has not refused to."""
        claim = self.claims[place]
        silent = all(claim[figure] == UNSAID for figure in answers(topic, self.deal.full).about)
        return silent and (place, topic) not in self.refused

    def unheard(self, place: int) -> bool:
        """Whether somebody has neither said anything nor refused to."""
        return self.claims[place] == SILENT and not any(who == place for who, _ in self.refused)


def seat_of(label: str) -> int:
    return int(label.removeprefix("@seat-"))


def loot_of(label: str) -> int:
    """Loot by its word; of a great many diamonds nobody knows how many."""
    named = label.removeprefix("@")
    return MOST_SAID if named == MANY else loot_named(named)


def claims_in(view: Mapping[str, Any]) -> dict[int, Claim]:
    """What every seat claims, read back from anybody's view."""
    return {
        row["who"]: (
            *said_box(row["says_received"]),
            *said_box(row["says_passed"]),
            UNSAID if row["says_took"] is None else loot_named(row["says_took"]),
        )
        for row in view["table"]
    }


def said_box(said: Mapping[str, int] | None) -> Claim:
    return tuple((said or {}).get(thing, UNSAID) for thing in SPOKEN_OF)


def box_of(data: Mapping[str, int]) -> Box:
    diamonds, loyal, fbi, cia, driver, killer = (data.get(thing, 0) for thing in THINGS)
    return diamonds, loyal, fbi, cia, driver, killer
