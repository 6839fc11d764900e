"""Heimlich & Co: everybody moves every agent, and nobody says which one is theirs."""

from collections.abc import Mapping
from typing import Any, ClassVar

from backroom.games.heimlich import expert, redeal, setup, view, weighing
from backroom.games.heimlich.house import BOTS, HOOKS, REPORT
from backroom.games.heimlich.state import Town
from backroom.kit import Ask, BotMaker, Choice, Frame, Game, HooksMaker, Lesson, Option, Random, Report, Rules, Weighing


class Heimlich(Rules[Town]):
    name = "heimlich"
    prefix = "H"
    version = 2
    min_seats = 2
    max_seats = 7
    names = ("Marder", "Dohle", "Wisper", "Falter", "Kolibri", "Zwirn", "Sphinx", "Luchs", "Echo")
    bots: ClassVar[Mapping[str, BotMaker]] = BOTS
    report: ClassVar[Report | None] = REPORT
    hooks: ClassVar[HooksMaker | None] = HOOKS
    lesson: ClassVar[Lesson | None] = Lesson(seed=7, seats=3, options={"start": "0"})
    options = (
        Option("rules", ("basic", "expert"), "basic"),
        Option("dossiers", ("open", "shut"), "open"),
        Option("start", setup.starts, setup.RANDOM_START),
    )

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Town, list[Frame[Town]]]:
        return setup.open_town(seats, options)

    def shown(self, game: Game[Town], before: Mapping[str, Any]) -> dict[str, Any]:
        return view.shown(game, before)

    def view(self, game: Game[Town], seat: int | None) -> dict[str, Any]:
        return view.view(game, seat)

    def redeal(self, game: Game[Town], seat: int | None, random: Random) -> None:
        redeal.redeal(game, seat, random)

    def may(self, game: Game[Town], seat: int) -> tuple[Ask, ...]:
        town = game.state
        return (expert.note_form(town.seats, town.colours, seat),) if town.expert and town.colours else ()

    def do(self, game: Game[Town], seat: int, ask: Ask, choice: Choice) -> None:
        expert.note(game, seat, choice)

    def weigh(self, game: Game[Town], seat: int, ask: Ask, choice: Choice) -> Weighing:
        return weighing.weigh(game, ask, choice)


RULES = Heimlich()
