"""One game after the other: the chapters of a game in their order, and what becomes of the tally."""

from functools import cache

from backroom.games.mafia_de_cuba.contents import tell_contents
from backroom.games.mafia_de_cuba.ending import SUCCESSION, found_all
from backroom.games.mafia_de_cuba.interrogation import INTERROGATE
from backroom.games.mafia_de_cuba.setup import HIDE
from backroom.games.mafia_de_cuba.state import Family
from backroom.games.mafia_de_cuba.taking import BAG, TAKE
from backroom.kit import BY_CHANCE, Ask, Form, Frame, Game, Shuffle


class Round(Frame[Family]):
    """A game from the full box to the last word."""

    __slots__ = ()

    def go(self, game: Game[Family], seat: int, choice: None) -> None:
        family = game.state
        family.game_number += 1
        family.circle = family.seating
        family.fresh()
        if game.told is not None:
            game.tell(
                "log-round",
                seat=f"@seat-{family.godfather}",
                number=family.game_number,
                games=family.games,
            )
        game.then(HIDE, BAG, TAKE, RETURN, INTERROGATE, SETTLE)


class Return(Frame[Family]):
    """M-22, M-47: the box is back. Where nothing was stolen there is nothing to look for."""

    __slots__ = ()

    def go(self, game: Game[Family], seat: int, choice: None) -> None:
        family = game.state
        if game.told is not None:
            game.tell("log-box-back", seat=f"@seat-{family.godfather}")
            tell_contents(game, family.godfather)
        found_all(game)


@cache
def seatings(seats: int) -> Ask:
    sitting = tuple((str(seat), f"@seat-{seat}") for seat in range(seats))
    return Form("ask-places", "M-61", "places", (Shuffle("places", sitting),))


class SwapPlaces(Frame[Family]):
    """M-61: between two games people sit down anew, as chance will have it."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, family: Family, seat: int) -> Ask:
        return seatings(family.seats)

    def go(self, game: Game[Family], seat: int, circle: tuple[int, ...]) -> None:
        game.state.seating = circle
        if game.told is not None:
            game.tell("log-places", seats=[f"@seat-{who}" for who in circle])


class Settle(Frame[Family]):
    """M-56, M-57: another game, or the winners of the evening: those who have won most games."""

    __slots__ = ()

    def go(self, game: Game[Family], seat: int, choice: None) -> None:
        family = game.state
        assert family.outcome is not None, "a game ends with a decision"
        if family.game_number < family.games:
            game.then(*((SWAP_PLACES,) if family.places_drawn else ()), SUCCESSION, ROUND)
            return
        reason, winners = family.outcome
        if family.games > 1:
            best = max(family.tally)
            reason, winners = "tally", tuple(who for who, won in enumerate(family.tally) if won == best)
            if game.told is not None:
                game.tell("log-evening", seats=[f"@seat-{who}" for who in winners], count=len(winners), wins=best)
        game.finish(winners, tuple(family.tally), reason)


ROUND, RETURN, SWAP_PLACES, SETTLE = Round(), Return(), SwapPlaces(), Settle()
