"""Die Villa des Paten: a team of police arrests thirteen guards, and then the godfather."""

from collections.abc import Mapping
from typing import Any, ClassVar

from backroom.bots import RandomBot
from backroom.games.villa import redeal, setup, team, view
from backroom.games.villa.state import Operation
from backroom.kit import Ask, BotMaker, Choice, Frame, Game, NumberOption, Option, Random, Rules, TextOption


class Villa(Rules[Operation]):
    name = "villa"
    prefix = "V"
    min_seats = 2
    max_seats = 4
    bots: ClassVar[Mapping[str, BotMaker]] = {"random": RandomBot}
    options = (
        TextOption("guards", (setup.FIRST, setup.RANDOM, setup.HEAVY), setup.FIRST, setup.read_guards_option),
        NumberOption("handicap", ("10", "7", "4", "0"), "10", -40, 54),
        Option("rules", ("standard", "expert"), "standard"),
        Option("decisions", ("all", "captain"), "all"),
        Option("open", ("4", "3"), "4"),
        Option("swap", ("yes", "no"), "yes"),
        Option("leader", ("chosen", "rotating"), "chosen"),
        TextOption("deck", (setup.DECK_DEFAULT,), setup.DECK_DEFAULT, setup.read_deck_option),
    )

    def open(self, seats: int, options: Mapping[str, str], version: int) -> tuple[Operation, list[Frame[Operation]]]:
        return setup.open_operation(seats, options)

    def view(self, game: Game[Operation], seat: int | None) -> dict[str, Any]:
        return view.view(game, seat)

    def redeal(self, game: Game[Operation], seat: int | None, random: Random) -> None:
        redeal.redeal(game, seat, random)

    def may(self, game: Game[Operation], seat: int) -> tuple[Ask, ...]:
        if game.state.captain and seat not in team.CAPTAIN:
            return ()
        return (team.GIVING_UP,)

    def do(self, game: Game[Operation], seat: int, ask: Ask, choice: Choice) -> None:
        team.give_up(game, seat)


RULES = Villa()
