"""Players whom the host of the house has invited to its tables. Guests seat them by name, and can invite nobody."""

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from backroom.bots import bot_maker, searchers
from backroom.games import catalogue, find
from backroom.kit import BadOption

INVITATION = re.compile(r"(?:(\w+)/)?([\w -]{1,24})=(.+)", re.DOTALL)
STAND_IN = "house"
"""The bot that takes over for a person, where the game has it."""


class Invited(Struct, frozen=True):
    """A player with a name of its own, for one game or for all of them. `wish` says who it is, as `--bot` would."""

    name: str
    wish: str
    game: str | None = None


def invited(texts: Iterable[str]) -> tuple[Invited, ...]:
    """Invitations as they are typed, `Clever=exec:./player` or `heimlich/Clever=mine.py:Clever`, all of which work."""
    players: list[Invited] = []
    for text in texts:
        typed = INVITATION.fullmatch(text)
        if typed is None or not typed[2].strip():
            raise BadOption("error-player", found=text[:60])
        game, name, wish = typed[1], typed[2].strip(), typed[3]
        games = catalogue().values() if game is None else [find(game)]
        for rules in games:
            taken = [*offered(rules.name, players), *searchers(rules)]
            if name in taken:
                raise BadOption("error-player-name", found=name, known=", ".join(taken))
            bot_maker(rules, wish)
        players.append(Invited(name, wish, game and find(game).name))
    return tuple(players)


def offered(game: str, players: Sequence[Invited]) -> list[str]:
    """Every bot that can be seated at a table of this game: the game's own, and whoever is invited to it."""
    return [*find(game).bots, *(player.name for player in players if player.game in (None, game))]


def meant(game: str, kind: str, players: Sequence[Invited]) -> str:
    """Who plays for a chair, as `--bot` would say it. For a player who is invited no longer the house plays on.

    Only whoever opens the house can make it run anything: what stands in the record of a table is no more than a name.
    """
    for player in players:
        if player.name == kind and player.game in (None, game):
            return player.wish
    return kind if kind in find(game).bots else stand_in(game)


def stand_in(game: str) -> str:
    """The best bot there is to play for a person."""
    bots = find(game).bots
    return STAND_IN if STAND_IN in bots else next(iter(bots))
