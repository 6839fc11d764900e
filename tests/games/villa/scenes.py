"""Scenes around the villa: who guards where, who holds what, and a table that plays it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.refusing import refused

import backroom
from backroom.games.villa.inventory import deck_of
from backroom.games.villa.setup import ALL_STANDING
from backroom.games.villa.state import PLACES, Operation
from backroom.kit import CHANCE, BackroomError, Game, IllegalChoice
from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

NAMES = ("Ada", "Ben", "Cleo", "Dan")
DECK = deck_of("box")
GUARDS = [guard.name for guard in DECK.guards]
CORNERS = ["park-1", "park-3", "park-7", "park-9"]


def both_languages(error: BackroomError) -> tuple[str, str]:
    english, german = (say(lang, "villa", error.word, error.args_said, NAMES) for lang in ("en", "de"))
    return english, german


class Scene:
    """A table in the middle of an operation."""

    def __init__(self, game: Game[Operation]) -> None:
        self.game = game

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(None)

    @property
    def hands(self) -> list[str]:
        return [" ".join(hand) for hand in self.view["hands"]]

    @property
    def free(self) -> list[str]:
        """Who can be arrested now."""
        view = self.view
        guards = [guard["place"] for guard in view["guards"] if guard and guard["free"]]
        return [*guards, *(["godfather"] if view["godfather"]["free"] else [])]

    @property
    def asked(self) -> dict[int, str]:
        """Whom the table waits for, and what each of them is asked."""
        return {seat: ask.word for seat, ask in self.game.asked.items()}

    @property
    def team(self) -> dict[int, str]:
        """Who may speak for the team, and about what; the one we wait for comes first."""
        also = {seat: ask.word for seat in range(self.game.seats) for ask in self.game.may(seat)[:1]}
        return self.asked | {seat: word for seat, word in also.items() if word != "ask-give-up"}

    @property
    def offered(self) -> list[str]:
        """What those asked can answer."""
        ask = next(iter(self.game.asked.values()))
        return [ask.text(choice) for choice in ask]

    @property
    def log(self) -> list[str]:
        """What everybody has heard, in words."""
        return self.told("en")

    def told(self, lang: str) -> list[str]:
        return [say(lang, "villa", told["word"], told["args"], NAMES) for told in self.game.story(None)]

    def says(self, seat: int, text: str) -> Scene:
        self.game.play(seat, text)
        return self

    def arrest(self, place: str, leader: int = 0) -> Scene:
        """The captain decides whom to arrest, and who leads."""
        return self.says(0, f"arrest {place} {leader}")

    def acts(self, *actions: str) -> Scene:
        """Whoever is active does the first of these, the next one clockwise the second, and so on."""
        for action in actions:
            (seat,) = self.game.asked
            assert self.asked[seat] in ("ask-act", "ask-act-marked")
            self.says(seat, action)
        return self

    def refuses(self, seat: int, choice: Any) -> IllegalChoice:
        """The reason why this is not allowed; nothing has changed."""
        return refused(self.game, seat, choice)


def new_table(seats: int = 4, **options: str) -> Scene:
    """A table before anything is dealt, at which chance does what it is told."""
    return Scene(backroom.replay("villa", seats, options, [], listen=True))


def post(posts: Mapping[str, str]) -> str:
    """A shuffle after which these guards stand at these places."""
    named = [posts.get(place) for place in PLACES[:13]]
    rest = [name for name in GUARDS if name not in posts.values()]
    standing = [name or rest.pop() for name in named]
    return " ".join(["post", *(f"g{GUARDS.index(name) + 1}" for name in (*standing, *rest))])


def shuffle(seats: int, tops: Sequence[str]) -> str:
    """A shuffle after which everybody's cards begin with these, the open ones first."""
    left = [f"{kind.name}.{number}" for kind in DECK.police for number in range(1, kind.copies + 1)]
    order: dict[int, str] = {}
    for seat, cards in enumerate(tops):
        for number, name in enumerate(cards.split()):
            card = next(card for card in left if card.split(".")[0] == name)
            left.remove(card)
            order[seat + seats * number] = card
    return " ".join(["shuffle", *(order.get(place) or left.pop() for place in range(54))])


def scene(
    hands: Sequence[str] = (),
    *,
    seats: int = 4,
    posts: Mapping[str, str] | None = None,
    standing: Iterable[str] | None = None,
    piles: Sequence[str] | None = None,
    discard: str = "",
    **options: str,
) -> Scene:
    """An operation about to begin, with these open cards, and on them the piles from the top.

    Every place not mentioned has some guard, or, if `standing` is given, none. With `piles` there are no cards but
    those. Unless the options say otherwise a captain decides, nothing is swapped, and all 54 cards are in the game.
    """
    settled = {"guards": "random", "handicap": "54", "decisions": "captain", "swap": "no", **options}
    table = new_table(seats, **settled)
    game, op = table.game, table.game.state
    game.play(CHANCE, "godfather 1")
    game.play(CHANCE, post(posts or {}))
    if standing is not None:
        op.standing = sum(1 << PLACES.index(place) for place in standing) & ALL_STANDING
    kinds = {kind.name: number for number, kind in enumerate(DECK.police)}
    for name in discard.split():
        op.discard[kinds[name]] += 1
    if piles is None:
        game.play(CHANCE, shuffle(seats, hands))
    else:
        game.play(CHANCE, shuffle(seats, [f"{hand} {pile}" for hand, pile in zip(hands, piles, strict=True)]))
        op.hands = [sorted(kinds[name] for name in hand.split()) for hand in hands]
        op.piles = [[kinds[name] for name in reversed(pile.split())] for pile in piles]
        op.aside = ()
    return table
