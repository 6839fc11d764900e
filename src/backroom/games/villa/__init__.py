"""Die Villa des Paten: a team of police arrests thirteen guards, and then the godfather."""

from collections.abc import Mapping
from typing import Any, ClassVar

from backroom.games.villa import redeal, setup, team, view, weighing
from backroom.games.villa.house import BOTS, REPORT
from backroom.games.villa.inventory import deck_of
from backroom.games.villa.state import Operation
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
    Report,
    Rules,
    TextOption,
    Weighing,
    deck_option,
)


class Villa(Rules[Operation]):
    name = "villa"
    prefix = "V"
    version = 2
    min_seats = 2
    max_seats = 4
    names = ("Blaulicht-Bodo", "Streifen-Svenja", "Kellen-Kalle", "Marken-Marga", "Funk-Fritzi", "Wachtel-Willi")
    bots: ClassVar[Mapping[str, BotMaker]] = BOTS
    report: ClassVar[Report | None] = REPORT
    lesson: ClassVar[Lesson | None] = Lesson(seed=1, seats=3)
    options = (
        TextOption("guards", setup.USUAL_GUARDS, setup.FIRST, setup.read_guards_option),
        NumberOption("handicap", ("10", "7", "4", "0"), "10", -40, 54),
        Option("rules", ("standard", "expert"), "standard"),
        Option("decisions", ("all", "captain"), "all"),
        Option("open", ("4", "3"), "4"),
        Option("swap", ("yes", "no"), "yes"),
        Option("leader", ("chosen", "rotating"), "chosen"),
        deck_option(deck_of),
    )

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Operation, list[Frame[Operation]]]:
        return setup.open_operation(seats, options)

    def shown(self, game: Game[Operation], before: Mapping[str, Any]) -> dict[str, Any]:
        return view.shown(game)

    def view(self, game: Game[Operation], seat: int | None) -> dict[str, Any]:
        return {}

    def redeal(self, game: Game[Operation], seat: int | None, random: Random) -> None:
        redeal.redeal(game, seat, random)

    def may(self, game: Game[Operation], seat: int) -> tuple[Ask, ...]:
        return team.may_give_up(game, seat)

    def do(self, game: Game[Operation], seat: int, ask: Ask, choice: Choice) -> None:
        team.give_up(game, seat)

    def weigh(self, game: Game[Operation], seat: int, ask: Ask, choice: Choice) -> Weighing:
        return weighing.weigh(game, ask, choice)

    def courtesy(self, game: Game[Operation]) -> Courtesy | None:
        return team.courtesy(game)

    def round(self, game: Game[Operation]) -> int:
        """From one arrest to the next."""
        return len(game.state.arrested)

    def out_of_turn(self, game: Game[Operation], seat: int, choice: Choice) -> NotAsked | None:
        return team.out_of_turn(game, seat, choice)

    def settle_options(self, seats: int, given: Mapping[str, Any] | None) -> dict[str, str]:
        """V-12: which guards a list names depends on the deck."""
        settled = super().settle_options(seats, given)
        guards = setup.numbered_guards(settled["guards"], deck_of(settled["deck"]))
        return {**settled, "guards": guards}


RULES = Villa()
