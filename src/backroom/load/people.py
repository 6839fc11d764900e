"""People who answer at once, with anything legal, and play another game when one is over."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from backroom.load.line import Line
from backroom.server.messages import Answer, Hello, Rematch
from backroom.table.facts import Asked, Field, FormAsk, MatchField, NumberField, OneField, PointsField, SomeField

NOTHING = msgspec.Raw(b"null")
TRIES = 50
"""Illegal answers in a row after which somebody gives up."""
PAUSES = {"illegal": 0.0, "storage": 1.0}
"""Refusals after which somebody tries again, and after how many seconds."""
COME_BACK = 0.5
"""Seconds after which somebody who has lost the line tries again."""
ENDED = ("over", "frozen")
UPDATE, ASKED_NOTHING = b'{"type":"update"', b'"ask":null'
"""Three of four messages tell somebody what others do: to know that need not take as long as to read them."""
encode = msgspec.json.Encoder().encode


class Heard(Struct):
    """As much of any message as somebody needs who only wants to answer."""

    type: str
    id: str | None = None
    ask: msgspec.Raw = NOTHING
    question: int | None = None
    table: msgspec.Raw = NOTHING
    code: str = ""


class Status(Struct):
    """As much of a table."""

    status: str


hear = msgspec.json.Decoder(Heard).decode
read_ask: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
read_status = msgspec.json.Decoder(Status).decode


class Tally:
    """What came of all the answers: how long each took, in seconds, and what was refused."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.refused: dict[str, int] = {}
        self.lost = 0

    def refuse(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1


class Person(Line):
    """One chair at one table. When a game is over, everybody calls for another."""

    def __init__(self, address: str, table: str, seat: int, token: str, tally: Tally) -> None:
        super().__init__(address)
        self.address, self.table, self.seat, self.token, self.tally = address, table, seat, token, tally
        self.count = 0
        self.answered: int | None = None
        self.asked: Heard | None = None
        self.tries = TRIES
        self.given: dict[str, tuple[Answer, float]] = {}
        self.leaving = self.calling = self.moving = False
        self.successor: Person | None = None

    def opened(self) -> None:
        self.say(encode(Hello(self.table, self.token)))

    def heard(self, message: bytes) -> None:
        if message.startswith(UPDATE) and ASKED_NOTHING in message:
            self.asked = None
            return
        news = hear(message)
        if news.type == "welcome":
            self.moving = False
            self._consider(news)
        elif self.moving and news.type != "error":
            return  # The old table's last words.
        elif news.type == "update":
            self._consider(news)
        elif news.type == "accepted":
            answer, sent_at = self.given.pop(news.id or "")
            self.confirmed(answer, time.perf_counter() - sent_at)
        elif news.type == "refused":
            self._try_again(news)
        elif news.type == "table":
            self._look_at(news)
        elif news.type == "rematch":
            self._move_on(msgspec.json.decode(news.table, type=str))
        elif news.type == "error":
            self.tally.refuse(news.code)

    def _try_again(self, news: Heard) -> None:
        """What was filled in at random may not fit together, or could not be written: something else may."""
        self.tally.refuse(news.code)
        self.given.pop(news.id or "", None)
        self.tries -= 1
        if news.id is None or news.code not in PAUSES or self.tries <= 0:
            return
        self.answered = None
        asyncio.get_running_loop().call_later(PAUSES[news.code], self._consider_again)

    def _consider_again(self) -> None:
        if self.asked is not None:
            self._consider(self.asked)

    def _consider(self, news: Heard) -> None:
        """Answer what is asked, unless that has been answered already."""
        self.asked = news
        if news.ask == NOTHING or news.question is None or news.question == self.answered:
            return
        self.count += 1
        self.answered = news.question
        answer = Answer(f"a{self.count}", news.question, legal(read_ask.decode(news.ask)))
        # The next question may come before this answer is confirmed.
        self.given[answer.id] = answer, time.perf_counter()
        self.say(encode(answer))

    def confirmed(self, answer: Answer, seconds: float) -> None:
        """This answer counts."""
        self.tries = TRIES
        self.tally.taken.append(seconds)

    def _look_at(self, news: Heard) -> None:
        if not (self.leaving or self.calling) and read_status(news.table).status in ENDED:
            self.calling = True
            self.say(encode(Rematch()))

    def _move_on(self, table: str) -> None:
        """To the next table, on the same line."""
        self.table, self.moving, self.calling = table, True, False
        self.asked = self.answered = None
        self.given.clear()
        self.opened()

    async def come(self) -> None:
        """Sit down at the table, now or as soon as somebody opens."""
        try:
            await connect(self, self.address)
        except OSError:
            self.lost()

    def lost(self) -> None:
        if not self.leaving:
            self.tally.lost += 1
            asyncio.get_running_loop().call_later(COME_BACK, self._come_back)

    def _come_back(self) -> None:
        """As a page does: on a new line, to the same chair."""
        if not self.leaving:
            self.leaving = True
            self.successor = self.follower(self.table)
            self.errand = asyncio.ensure_future(self.successor.come())

    def follower(self, table: str) -> "Person":
        """The same person on another line."""
        person = type(self)(self.address, table, self.seat, self.token, self.tally)
        person.count = self.count
        return person

    def go_home(self) -> None:
        """Whatever table this person has come to by now."""
        person = self
        while person.successor is not None:
            person = person.successor
        person.leaving = True
        person.hang_up()


def legal(ask: Asked) -> str:
    """Some legal answer, as its text."""
    if not isinstance(ask, FormAsk):
        return random.choice(ask.choices).text
    return " ".join(filter(None, (ask.verb, *map(_filled_in, ask.fields))))


def _filled_in(field: Field) -> str:
    match field:
        case PointsField():
            return f"{random.choice(field.items).id} {field.total}" if field.items else ""
        case MatchField():
            values = [value.id for value in field.values]
            random.shuffle(values)
            often = next((value for value in values if value not in field.once), "")
            return " ".join(f"{item.id} {field.given.get(item.id) or often}" for item in field.items)
        case OneField():
            return random.choice(field.values).id
        case SomeField():
            wanted = random.randint(field.least, min(field.most, len(field.values)))
            return ",".join(value.id for value in random.sample(field.values, wanted)) or "-"
        case NumberField():
            return str(random.randrange(field.least, field.most + 1, field.step))
        case _:
            return ""


class Watcher(Line):
    """Somebody who only watches a table of bots, and asks for another one when it is over."""

    def __init__(self, address: str, table: str, over: Callable[[], object]) -> None:
        super().__init__(address)
        self.table = table
        self.over = over

    def opened(self) -> None:
        self.say(encode(Hello(self.table)))

    def heard(self, message: bytes) -> None:
        news = hear(message)
        if news.type == "table" and read_status(news.table).status in ENDED:
            self.hang_up()
            self.over()

    def lost(self) -> None:
        """Nobody misses a watcher."""


async def connect(line: Line, address: str) -> None:
    """Let somebody come in."""
    house = urlsplit(address)
    assert house.hostname is not None
    assert house.port is not None
    await asyncio.get_running_loop().create_connection(lambda: line, house.hostname, house.port)


def people_of(address: str, made: dict[str, Any], tally: Tally) -> list[Person]:
    """Everybody with a token at a new table."""
    table = made["table"]["id"]
    return [Person(address, table, int(seat), token, tally) for seat, token in made["tokens"].items()]
