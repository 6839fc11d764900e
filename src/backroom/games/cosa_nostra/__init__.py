"""La Cosa Nostra: families of New York make money with each other and against each other."""

from collections.abc import Mapping
from typing import Any, ClassVar

from backroom.games.cosa_nostra import courtesy, redeal, refusals, setup, view, weighing
from backroom.games.cosa_nostra.house import BOTS, HOOKS, REPORT
from backroom.games.cosa_nostra.influence import may_play
from backroom.games.cosa_nostra.state import LEAST_SEATS, MOST_SEATS, Underworld
from backroom.games.cosa_nostra.trade import BARGAINING, may_bargain, may_trade, trade_meant
from backroom.kit import (
    CHANCE,
    Ask,
    Choice,
    Courtesy,
    Frame,
    Game,
    IllegalChoice,
    Lesson,
    NotAsked,
    Random,
    Rules,
    Weighing,
)


class CosaNostra(Rules[Underworld]):
    name = "cosa_nostra"
    prefix = "C"
    version = 3
    min_seats = LEAST_SEATS
    max_seats = MOST_SEATS
    bots = BOTS
    options = setup.OPTIONS
    usual_seats = 4
    names = (
        "Sal Ombra",
        "Nina Velvet",
        "Uncle Beppe",
        "Lou Sparrow",
        "Rosa Fortuna",
        "Gino Marble",
        "Stella Neon",
        "Pete Alibi",
    )
    report = REPORT
    hooks = HOOKS
    lesson: ClassVar[Lesson | None] = Lesson(seed=1, seats=3, options={"start": "0"})

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Underworld, list[Frame[Underworld]]]:
        return setup.open_game(seats, options)

    def shown(self, game: Game[Underworld], before: Mapping[str, Any]) -> dict[str, Any]:
        return view.shown(game)

    def view(self, game: Game[Underworld], seat: int | None) -> dict[str, Any]:
        return view.view(game, seat)

    def redeal(self, game: Game[Underworld], seat: int | None, random: Random) -> None:
        redeal.redeal(game, seat, random)

    def veiled(self, game: Game[Underworld], seat: int) -> Underworld:
        return redeal.veiled(game.state, seat)

    def may(self, game: Game[Underworld], seat: int) -> tuple[Ask, ...]:
        """C-53, C-62: bargaining and influence cards; nothing while the dice are in the air."""
        return () if CHANCE in game.waiting else (*may_play(game, seat), *may_trade(game, seat))

    def may_mean(self, game: Game[Underworld], seat: int, verb: str) -> tuple[Ask, ...]:
        """Bots say much, and the form of an offer lists all there is on the table: it is made only for offers."""
        if CHANCE in game.waiting:
            return ()
        return trade_meant(game, seat, verb) if verb in BARGAINING else may_play(game, seat)

    def hushed(self, game: Game[Underworld]) -> bool:
        """C-62, C-101: while a card is carried out there are neither deals nor cards, unless all cards are wild."""
        world = game.state
        wild = world.wild_spying or world.wild_cards
        return game.result is not None or not (wild or may_bargain(game))

    def weigh(self, game: Game[Underworld], seat: int, ask: Ask, choice: Choice) -> Weighing:
        return weighing.weigh(game, seat, ask, choice)

    def courtesy(self, game: Game[Underworld]) -> Courtesy | None:
        return courtesy.courtesy(game)

    def round(self, game: Game[Underworld]) -> int:
        return game.state.round

    def passing(self, game: Game[Underworld], seat: int, ask: Ask) -> Choice | None:
        return courtesy.passing(ask)

    def do(self, game: Game[Underworld], seat: int, ask: Any, choice: Choice) -> None:
        ask.do(game, seat, choice)

    def out_of_turn(self, game: Game[Underworld], seat: int, choice: Choice) -> NotAsked | None:
        slip = refusals.why(game, seat, choice) if isinstance(choice, str) else None
        return None if slip is None else NotAsked(slip.rule, slip.word, **slip.args_said)

    def misplaced(self, game: Game[Underworld], seat: int, choice: str) -> IllegalChoice | None:
        verb = (choice.split() or [""])[0]
        return None if verb in game.asked[seat].verbs else refusals.why(game, seat, choice)


RULES = CosaNostra()
