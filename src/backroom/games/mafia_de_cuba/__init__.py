"""Mafia de Cuba: a cigar box full of diamonds goes round, and everybody has something to hide afterwards."""

from collections.abc import Mapping
from typing import Any, ClassVar

from backroom.games.mafia_de_cuba import courtesy, redeal, setup, talk, view, weighing
from backroom.games.mafia_de_cuba.accusation import HOLD
from backroom.games.mafia_de_cuba.evening import ROUND
from backroom.games.mafia_de_cuba.house import BOTS, REPORT
from backroom.games.mafia_de_cuba.state import Family
from backroom.kit import (
    Ask,
    BotMaker,
    Choice,
    Courtesy,
    Frame,
    Game,
    Lesson,
    NotAsked,
    NumberOption,
    Option,
    Random,
    Result,
    Rules,
    Weighing,
)


class MafiaDeCuba(Rules[Family]):
    name = "mafia_de_cuba"
    prefix = "M"
    version = 3
    min_seats = min(setup.BY_SEATS)
    max_seats = max(setup.BY_SEATS)
    usual_seats = 8
    names = (
        "Amalia",
        "Bruno",
        "Carmela",
        "Dante",
        "Enzo",
        "Fabiola",
        "Gino",
        "Isabel",
        "Lucho",
        "Marisol",
        "Nino",
        "Odalys",
        "Paco",
        "Rosalba",
        "Salvo",
        "Xiomara",
    )
    bots: ClassVar[Mapping[str, BotMaker]] = BOTS
    report = REPORT
    lesson: ClassVar[Lesson | None] = Lesson(seed=2, seats=7, learner=1, options={"godfather": "0"})
    options = (
        Option("godfather", setup.godfathers, setup.RANDOM),
        Option("tokens", setup.casts, setup.STANDARD),
        Option("jokers", (setup.STANDARD, "0", "1", "2"), setup.STANDARD),
        Option("killer", (setup.NO, setup.YES), setup.NO),
        Option("alone", (setup.YES, setup.NO), setup.YES),
        NumberOption("games", ("1", "3"), "1", 1, 50),
        Option("places", (setup.STAY, setup.DRAWN), setup.STAY),
    )

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Family, list[Frame[Family]]]:
        return setup.open_family(seats, options), [ROUND, setup.FIRST_GODFATHER]

    def shown(self, game: Game[Family], before: Mapping[str, Any]) -> dict[str, Any]:
        return view.shown(game)

    def view(self, game: Game[Family], seat: int | None) -> dict[str, Any]:
        return view.view(game, seat)

    def redeal(self, game: Game[Family], seat: int | None, random: Random) -> None:
        redeal.redeal(game, seat, random)

    def may(self, game: Game[Family], seat: int) -> tuple[Ask, ...]:
        return talk.unasked(game, seat)

    def do(self, game: Game[Family], seat: int, ask: Ask, choice: Choice) -> None:
        talk.speak_unasked(game, seat, ask, choice)

    def weigh(self, game: Game[Family], seat: int, ask: Ask, choice: Choice) -> Weighing:
        return weighing.weigh(game, seat, ask, choice)

    def courtesy(self, game: Game[Family]) -> Courtesy | None:
        return courtesy.courtesy(game)

    def round(self, game: Game[Family]) -> int:
        return courtesy.round_of(game.state)

    def passing(self, game: Game[Family], seat: int, ask: Ask) -> Choice | None:
        return HOLD if game.state.window else None

    def out_of_turn(self, game: Game[Family], seat: int, choice: Choice) -> NotAsked | None:
        return talk.too_late(game, seat)

    def games_won(self, result: Result) -> Mapping[int, int]:
        return dict(enumerate(result.scores))

    def silenced(self, game: Game[Family]) -> tuple[int, ...]:
        return talk.silenced(game.state)


RULES = MafiaDeCuba()
