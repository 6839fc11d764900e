"""Greif zu!: grab what you can from the godfather's wallet, and be innocent when the police come up."""

from collections.abc import Mapping
from typing import Any, ClassVar

from backroom.games.greif_zu import redeal, setup, view, weighing
from backroom.games.greif_zu.actions import PASS_DEED
from backroom.games.greif_zu.box import deck_of
from backroom.games.greif_zu.house import BOTS, HOOKS, REPORT
from backroom.games.greif_zu.state import Party
from backroom.kit import (
    Ask,
    BotMaker,
    Choice,
    Courtesy,
    Frame,
    Game,
    Lesson,
    Option,
    Random,
    Rules,
    Weighing,
    deck_option,
)


class GreifZu(Rules[Party]):
    name = "greif_zu"
    prefix = "G"
    version = 2
    min_seats = 2
    max_seats = 7
    names = (
        "Carmela",
        "Rocco",
        "Ottavia",
        "Nunzio",
        "Perla",
        "Fabrizio",
        "Gina",
        "Salvo",
        "Bice",
        "Tullio",
        "Zora",
        "Ugo",
    )
    bots: ClassVar[Mapping[str, BotMaker]] = BOTS
    options = (
        Option("cards", ("all", "balanced"), "all"),
        deck_option(deck_of),
    )
    report = REPORT
    hooks = HOOKS
    lesson: ClassVar[Lesson | None] = Lesson(seed=24, seats=3)

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Party, list[Frame[Party]]]:
        return setup.open_party(seats, options)

    def shown(self, game: Game[Party], before: Mapping[str, Any]) -> dict[str, Any]:
        return view.shown(game)

    def view(self, game: Game[Party], seat: int | None) -> dict[str, Any]:
        return view.view(game, seat)

    def redeal(self, game: Game[Party], seat: int | None, random: Random) -> None:
        redeal.redeal(game, seat, random)

    def weigh(self, game: Game[Party], seat: int, ask: Ask, choice: Choice) -> Weighing:
        return weighing.weigh(game, seat, ask, choice)

    def courtesy(self, game: Game[Party]) -> Courtesy | None:
        """Nobody's next round begins before everybody has seen how the last one ended."""
        party = game.state
        if not party.news or party.last is None or game.result is not None:
            return None
        return Courtesy(tuple(range(party.seats)), "courtesy-raid", {"number": party.last.round}, scene=True)

    def round(self, game: Game[Party]) -> int:
        return game.state.round

    def passing(self, game: Game[Party], seat: int, ask: Ask) -> Choice | None:
        """Whoever keeps their special cards can say so before the police come."""
        return PASS_DEED if ask.word in ("ask-end-card", "ask-buy-time") else None


RULES = GreifZu()
