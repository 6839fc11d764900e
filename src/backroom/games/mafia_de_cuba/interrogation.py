"""The interrogation: the Godfather asks whom and what he likes, until he orders somebody to empty their pockets."""

from functools import lru_cache
from typing import Any

from backroom.games.mafia_de_cuba.accusation import accuse
from backroom.games.mafia_de_cuba.state import NOBODY_YET, Family
from backroom.games.mafia_de_cuba.talk import ANSWERS, POCKETS, QUESTIONS, state_claim
from backroom.kit import SHOWN, Ask, Choice, Field, Form, Frame, Game, IllegalChoice, Item, Reader

MOST_QUESTIONS = 40
"""M-29: so many between two accusations."""

ASKED_ALOUD = ("log-asks-diamonds", "log-asks-tokens", "log-asks-passed", "log-asks-took")
ORDERS = tuple((order, f"@order-{order}") for order in (*QUESTIONS, "pockets"))


class OneNow(Field):
    """One of several things, of which only some can be chosen now; the value is its place among all."""

    __slots__ = ("now", "values")

    def __init__(self, name: str, values: tuple[Item, ...], now: tuple[int, ...]) -> None:
        super().__init__(name)
        self.values = values
        self.now = now

    def holds(self, value: object) -> bool:
        return type(value) is int and 0 <= value < len(self.values)

    def text(self, value: int) -> str:
        return self.values[value][0]

    def read(self, reader: Reader) -> int:
        known = [self.values[place][0] for place in self.now]
        word = reader.need(known)
        for place, (item, _) in enumerate(self.values):
            if item == word:
                return place
        raise reader.slip("error-value", found=word[:SHOWN], known=known)

    def describe(self) -> dict[str, Any]:
        values = [{"id": item, "label": label} for item, label in (self.values[place] for place in self.now)]
        return {"name": self.name, "kind": "one", "values": values}


class Orders(Form):
    """M-23, M-31, M-32: a question or the order to empty one's pockets, and to whom."""

    __slots__ = ("godfather", "out")

    def __init__(self, seats: int, godfather: int, out: int, opened: int, asking: bool) -> None:
        at_table = tuple((str(seat), f"@seat-{seat}") for seat in range(seats))
        suspects = tuple(seat for seat in range(seats) if seat != godfather and not out >> seat & 1)
        closed = tuple(seat for seat in suspects if not opened >> seat & 1)
        orders = tuple(range(POCKETS + 1)) if asking else (POCKETS,)
        self.godfather = godfather
        self.out = out
        fields = (OneNow("order", ORDERS, orders), OneNow("whom", at_table, suspects if asking else closed))
        super().__init__("ask-order" if asking else "ask-accuse", "M-23" if asking else "M-29", "order", fields)
        self.items = tuple((order, seat) for order in orders for seat in (closed if order == POCKETS else suspects))
        self.found = {choice: choice for choice in self.items}

    def wrong(self, choice: Choice) -> IllegalChoice | None:
        """Why this cannot be ordered, or not from this seat."""
        order, seat = choice
        if choice in self.items:
            return None
        if seat == self.godfather:
            return IllegalChoice("M-32", "error-oneself")
        if self.out >> seat & 1:
            return IllegalChoice("M-32", "error-out", seat=f"@seat-{seat}")
        if order != POCKETS:
            return IllegalChoice("M-29", "error-enough-questions", most=MOST_QUESTIONS)
        return IllegalChoice("M-32", "error-opened", seat=f"@seat-{seat}")


@lru_cache(maxsize=4096)
def orders(seats: int, godfather: int, out: int, opened: int, asking: bool) -> Ask:
    return Orders(seats, godfather, out, opened, asking)


class Interrogate(Frame[Family]):
    """M-23 to M-35: what the Godfather says next, until the game is decided."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return (family.godfather,) if family.outcome is None else ()

    def ask(self, family: Family, seat: int) -> Ask:
        asking = family.questions < MOST_QUESTIONS
        return orders(family.seats, family.godfather, family.out, family.opened, asking)

    def go(self, game: Game[Family], seat: int, choice: tuple[int, int] | None) -> None:
        if choice is None:
            return
        game.stack.append(INTERROGATE)
        order, suspect = choice
        family = game.state
        family.active = suspect
        if order == POCKETS:
            family.questions = 0
            accuse(game, suspect)
            return
        family.questions += 1
        family.topic = order
        if game.told is not None:
            game.tell(ASKED_ALOUD[order], seat=f"@seat-{seat}", whom=f"@seat-{suspect}")
        game.stack.append(ANSWER)


class Answer(Frame[Family]):
    """M-25, M-26: the one who was asked says what they like, or nothing."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return (family.active,)

    def ask(self, family: Family, seat: int) -> Ask:
        return ANSWERS[family.topic, family.killer]

    def go(self, game: Game[Family], seat: int, choice: Choice) -> None:
        family = game.state
        asked = ANSWERS[family.topic, family.killer]
        family.topic = NOBODY_YET
        family.active = family.godfather
        state_claim(game, seat, asked.about, asked.filled(choice))


INTERROGATE, ANSWER = Interrogate(), Answer()
