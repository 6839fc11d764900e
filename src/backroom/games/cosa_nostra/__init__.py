"""La Cosa Nostra: families of New York make money with each other and against each other."""

from collections.abc import Mapping
from typing import Any, ClassVar

from backroom.bots import RandomBot
from backroom.games.cosa_nostra import redeal, refusals, setup, view
from backroom.games.cosa_nostra.bargain import may_bargain
from backroom.games.cosa_nostra.bot import House
from backroom.games.cosa_nostra.greedy import Greedy
from backroom.games.cosa_nostra.influence import may_play
from backroom.games.cosa_nostra.report import CosaNostraReport
from backroom.games.cosa_nostra.state import Underworld
from backroom.kit import CHANCE, Ask, BotMaker, Choice, Frame, Game, IllegalChoice, NotAsked, Random, Rules


class CosaNostra(Rules[Underworld]):
    name = "cosa_nostra"
    prefix = "C"
    min_seats = 3
    max_seats = 5
    bots: ClassVar[Mapping[str, BotMaker]] = {"house": House, "greedy": Greedy, "random": RandomBot}
    options = setup.OPTIONS
    report = CosaNostraReport()

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Underworld, list[Frame[Underworld]]]:
        return setup.open_game(seats, options)

    def view(self, game: Game[Underworld], seat: int | None) -> dict[str, Any]:
        return view.view(game, seat)

    def redeal(self, game: Game[Underworld], seat: int | None, random: Random) -> None:
        redeal.redeal(game, seat, random)

    def may(self, game: Game[Underworld], seat: int) -> tuple[Ask, ...]:
        """C-53, C-62: bargaining and influence cards; nothing while the dice are in the air."""
        return () if CHANCE in game.waiting else (*may_play(game, seat), *may_bargain(game, seat))

    def do(self, game: Game[Underworld], seat: int, ask: Any, choice: Choice) -> None:
        ask.do(game, seat, choice)

    def out_of_turn(self, game: Game[Underworld], seat: int, choice: Choice) -> NotAsked | None:
        slip = refusals.why(game, seat, choice) if isinstance(choice, str) else None
        return None if slip is None else NotAsked(slip.rule, slip.word, **slip.args_said)

    def misplaced(self, game: Game[Underworld], seat: int, choice: str) -> IllegalChoice | None:
        verb = (choice.split() or [""])[0]
        return None if verb in game.asked[seat].verbs else refusals.why(game, seat, choice)


RULES = CosaNostra()
