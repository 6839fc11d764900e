"""Greif zu!: grab what you can from the godfather's wallet, and be innocent when the police come up."""

from collections.abc import Mapping
from typing import Any, ClassVar

from backroom.games.greif_zu import redeal, setup, view
from backroom.games.greif_zu.box import deck_of
from backroom.games.greif_zu.house import BOTS, REPORT
from backroom.games.greif_zu.state import Party
from backroom.kit import BotMaker, Frame, Game, Option, Random, Rules, deck_option


class GreifZu(Rules[Party]):
    name = "greif_zu"
    prefix = "G"
    min_seats = 2
    max_seats = 7
    bots: ClassVar[Mapping[str, BotMaker]] = BOTS
    options = (
        Option("cards", ("all", "balanced"), "all"),
        deck_option(deck_of),
    )
    report = REPORT

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Party, list[Frame[Party]]]:
        return setup.open_party(seats, options)

    def view(self, game: Game[Party], seat: int | None) -> dict[str, Any]:
        return view.view(game, seat)

    def redeal(self, game: Game[Party], seat: int | None, random: Random) -> None:
        redeal.redeal(game, seat, random)


RULES = GreifZu()
