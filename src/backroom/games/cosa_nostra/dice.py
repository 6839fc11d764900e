"""Dice: how many, which number, and how many of them succeed."""

from math import comb
from typing import Any, NamedTuple, TypeAlias

from backroom.games.cosa_nostra.state import OF_THE_ORDER, WITH_HENCHMAN, WITH_SABOTEUR, Scene, Underworld
from backroom.games.cosa_nostra.telling import man_named, who
from backroom.kit import BY_CHANCE, Ask, Choice, Form, Game, Number

EASIEST, HARDEST = 2, 6
MOST_DICE = 5

Dice: TypeAlias = tuple[int, ...]

DICE: tuple[Ask, ...] = tuple(
    Form("ask-roll", "C-39", "roll", tuple(Number("die", 1, 6) for _ in range(count)))
    for count in range(1, MOST_DICE + 1)
)
"""C-39, C-42: one die or more, a fifth included, all rolled at once."""


def pips(choice: Choice) -> Dice:
    """The dice of a roll, also where there is only one."""
    return choice if isinstance(choice, tuple) else (choice,)


def aided(aids: int, printed: int) -> int:
    """C-133, C-134: a henchman makes it easier, but not below 2, a saboteur harder, but not above 6."""
    number = printed
    if aids & WITH_HENCHMAN:
        number -= 1
    if aids & WITH_SABOTEUR:
        number += 1
    return max(min(printed, EASIEST), min(HARDEST, number))


NUMBERS = tuple(tuple(aided(aids, printed) for printed in range(HARDEST + 1)) for aids in range(OF_THE_ORDER + 1))


def number_for(world: Underworld, man: int, printed: int) -> int:
    return NUMBERS[world.aids[man] & OF_THE_ORDER][printed]


def successes(dice: Dice, number: int) -> int:
    """C-39: each die that reaches the number."""
    count = 0
    for die in dice:
        if die >= number:
            count += 1
    return count


# How likely that is


class Odds(NamedTuple):
    """C-39, C-40: how likely there is no success, one, and two or more."""

    none: float
    one: float
    two: float

    def pays(self, one: float, two: float) -> float:
        """What one and two successes bring, on average."""
        return self.one * one + self.two * two


def odds_of(dice: int, number: int) -> Odds:
    hit = (7 - max(number, 1)) / 6
    none, one = ((1 - hit) ** dice, comb(dice, 1) * hit * (1 - hit) ** (dice - 1)) if dice else (1.0, 0.0)
    return Odds(none, one, 1 - none - one)


ODDS = tuple(tuple(odds_of(dice, number) for number in range(HARDEST + 1)) for dice in range(MOST_DICE + 1))


def odds_for(world: Underworld, man: int, printed: int) -> Odds:
    """C-133 to C-136: with what lies on him."""
    return ODDS[world.strength(man)][number_for(world, man, printed)]


def percent(chance: float) -> int:
    return round(100 * chance)


def tell_roll(game: Game[Underworld], seat: int, man: int, dice: Dice, number: int) -> None:
    thrown = list(map(str, dice))
    count = successes(dice, number)
    game.tell("log-roll", seat=who(seat), gangster=man_named(man), dice=thrown, number=number, successes=count)


class Roll(Scene):
    """C-39: a gangster's dice for what he was told to do."""

    __slots__ = ("man", "seat")

    man: int
    seat: int

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, world: Underworld, seat: int) -> Ask:
        return DICE[world.strength(self.man) - 1]

    def number(self, world: Underworld) -> int:
        raise TypeError(f"{type(self).__name__} must say which number is needed")

    def rolled(self, game: Game[Underworld], dice: Dice, count: int) -> None:
        raise TypeError(f"{type(self).__name__} must say what so many successes do")

    def go(self, game: Game[Underworld], seat: int, choice: Any) -> None:
        dice, number = pips(choice), self.number(game.state)
        if game.told is not None:
            tell_roll(game, self.seat, self.man, dice, number)
        self.rolled(game, dice, successes(dice, number))
