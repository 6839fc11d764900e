"""The interrogation: the Godfather asks whom and what he likes, until he orders somebody to empty their pockets."""

from functools import lru_cache
from typing import Any

from backroom.games.mafia_de_cuba.accusation import accuse
from backroom.games.mafia_de_cuba.state import NOBODY_YET, Family
from backroom.games.mafia_de_cuba.talk import POCKETS, QUESTIONS, answers, state_claim
from backroom.kit import SHOWN, Ask, Choice, Field, Form, Frame, Game, IllegalChoice, Item, Random, Reader

QUESTIONS_A_SEAT = 6
"""M-29: so many for each seat between two accusations: all four to everybody, and half as many again to insist."""

ACCUSING = 0.3
"""How often somebody accuses who gives orders at random."""

ASKED_ALOUD = ("log-asks-diamonds", "log-asks-tokens", "log-asks-passed", "log-asks-took")
ORDERS = tuple((order, f"@order-{order}") for order in (*QUESTIONS, "pockets"))


def most_questions(seats: int) -> int:
    """M-29: after so many since the last accusation the Godfather must accuse somebody."""
    return QUESTIONS_A_SEAT * seats


def questions_left(family: Family) -> int:
    return most_questions(family.seats) - family.questions


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
    """M-23, M-31, M-32: a question or the order to empty one's pockets, and to whom; M-24: a question also to all."""

    __slots__ = ("accusations", "everybody", "godfather", "out", "questions")

    def __init__(self, seats: int, godfather: int, out: int, opened: int, left: int) -> None:
        self.everybody = seats
        self.godfather = godfather
        self.out = out
        at_table = (*((str(seat), f"@seat-{seat}") for seat in range(seats)), ("all", "@everybody"))
        suspects = tuple(seat for seat in range(seats) if seat != godfather and not out >> seat & 1)
        closed = tuple(seat for seat in suspects if not opened >> seat & 1)
        asked = () if not left else (self.everybody, *suspects) if left >= len(suspects) else suspects
        orders = tuple(range(POCKETS + 1)) if asked else (POCKETS,)
        fields = (OneNow("order", ORDERS, orders), OneNow("whom", at_table, asked or closed))
        super().__init__("ask-order" if asked else "ask-accuse", "M-23" if asked else "M-29", "order", fields)
        self.items = tuple((order, seat) for order in orders for seat in (closed if order == POCKETS else asked))
        self.found = {choice: choice for choice in self.items}
        self.accusations = tuple((POCKETS, seat) for seat in closed)
        self.questions = self.items[: -len(closed)]

    def draw(self, random: Random) -> Choice:
        """First what, then to whom: else accusations would become rarer the fewer are left to be accused."""
        drawn = random()
        if self.questions and drawn < 1 - ACCUSING:
            return self.questions[int(drawn / (1 - ACCUSING) * len(self.questions))]
        return self.accusations[int(random() * len(self.accusations))]

    def wrong(self, choice: Choice) -> IllegalChoice | None:
        """Why this cannot be ordered, or not from this seat."""
        order, seat = choice
        if choice in self.found:
            return None
        if seat == self.godfather:
            return IllegalChoice("M-32", "error-oneself")
        if seat == self.everybody and order == POCKETS:
            return IllegalChoice("M-31", "error-pockets-all")
        if self.out >> seat & 1:
            return IllegalChoice("M-32", "error-out", seat=f"@seat-{seat}")
        if order != POCKETS:
            return IllegalChoice("M-29", "error-enough-questions", most=most_questions(self.everybody))
        return IllegalChoice("M-32", "error-opened", seat=f"@seat-{seat}")


@lru_cache(maxsize=4096)
def orders(seats: int, godfather: int, out: int, opened: int, left: int) -> Ask:
    return Orders(seats, godfather, out, opened, left)


class Interrogate(Frame[Family]):
    """M-23 to M-35: what the Godfather says next, until the game is decided."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return (family.godfather,) if family.outcome is None else ()

    def ask(self, family: Family, seat: int) -> Ask:
        left = min(questions_left(family), family.seats)
        return orders(family.seats, family.godfather, family.out, family.opened, left)

    def go(self, game: Game[Family], seat: int, choice: tuple[int, int] | None) -> None:
        if choice is None:
            return
        game.stack.append(INTERROGATE)
        order, suspect = choice
        family = game.state
        family.heeded = family.said
        family.revealed = NOBODY_YET
        if order == POCKETS:
            family.active = suspect
            family.questions = 0
            accuse(game, suspect)
            return
        asked = family.suspects() if suspect == family.seats else (suspect,)
        family.active, *due = asked
        family.due = tuple(due)
        family.questions += len(asked)
        family.topic = order
        if game.told is not None:
            whom = "@everybody" if due else f"@seat-{suspect}"
            game.tell(ASKED_ALOUD[order], seat=f"@seat-{seat}", whom=whom)
        game.stack.append(ANSWER)


class Answer(Frame[Family]):
    """M-25, M-26: the one who was asked says what they like, or nothing; M-24: then the next who was asked the same."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return (family.active,)

    def ask(self, family: Family, seat: int) -> Ask:
        return answers(family.topic, family.box)

    def go(self, game: Game[Family], seat: int, choice: Choice) -> None:
        family = game.state
        asked = answers(family.topic, family.box)
        if family.due:
            family.active, *due = family.due
            family.due = tuple(due)
            game.stack.append(ANSWER)
        else:
            family.topic = NOBODY_YET
            family.active = family.godfather
        state_claim(game, seat, asked.about, asked.filled(choice))


INTERROGATE, ANSWER = Interrogate(), Answer()
