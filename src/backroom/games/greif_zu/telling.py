"""Who and what, as a sentence names them."""

from collections.abc import Iterable

from backroom.games.greif_zu.deck import KINDS, SPECIALS
from backroom.games.greif_zu.state import Party
from backroom.kit import Game

PLAYERS = tuple(f"@seat-{seat}" for seat in range(7))
CARDS = tuple(f"@card-{name}" for name in KINDS)
SPECIAL_CARDS = tuple(f"@special-{name}" for name in SPECIALS)


def cards(kinds: Iterable[int]) -> list[str]:
    return [CARDS[kind] for kind in kinds]


def tell_two(game: Game[Party], openly: str, privately: str, seat: int, other: int, kind: int) -> None:
    """Everybody sees that these two have to do with a card; only they see which."""
    seats = (seat, other)
    game.tell(openly, but=seats, seat=PLAYERS[seat], other=PLAYERS[other])
    game.tell(privately, to=seats, seat=PLAYERS[seat], other=PLAYERS[other], card=CARDS[kind])
