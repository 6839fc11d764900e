"""Scenes at the party: who holds what, what is in the wallet, and a table that plays it out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.games.refusing import refused

import backroom
from backroom.games.greif_zu.box import deck_of
from backroom.games.greif_zu.deck import COINS, FIRST_CHIP, KINDS, SPECIALS
from backroom.games.greif_zu.state import Party
from backroom.games.greif_zu.trail import BAG, EVERYBODY, Dealt, Move, Trail
from backroom.kit import CHANCE, BackroomError, Game, IllegalChoice
from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")

INNOCENT = "john-smith dollar-50"
"""A hand that can be shown to any policeman."""
GUILTY = "dollar-50"
OFFICER = "policeman badge"


def both_languages(error: BackroomError) -> tuple[str, str]:
    english, german = (say(lang, "greif_zu", error.word, error.args_said, NAMES) for lang in ("en", "de"))
    return english, german


def numbers(names: str) -> list[int]:
    """Cards by name as the rules know them."""
    return [KINDS.index(name) for name in names.split()]


class Scene:
    """A table in the middle of a round."""

    def __init__(self, game: Game[Party]) -> None:
        self.game = game

    @property
    def party(self) -> Party:
        return self.game.state

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(None)

    @property
    def hands(self) -> list[str]:
        return [" ".join(KINDS[kind] for kind in hand) for hand in self.party.hands]

    @property
    def wallet(self) -> str:
        return " ".join(KINDS[kind] for kind in self.party.wallet)

    @property
    def on_turn(self) -> int:
        (seat,) = self.game.asked
        return seat

    @property
    def asked(self) -> dict[int, str]:
        """Whom the table waits for, and what each of them is asked."""
        return {seat: ask.word for seat, ask in self.game.asked.items()}

    def offered(self, seat: int | None = None) -> list[str]:
        """What somebody can answer."""
        ask = self.game.asked[self.on_turn if seat is None else seat]
        return [ask.text(choice) for choice in ask]

    @property
    def log(self) -> list[str]:
        """What everybody has heard, in words."""
        return self.heard_by(None)

    def heard_by(self, seat: int | None, lang: str = "en") -> list[str]:
        return [say(lang, "greif_zu", told["word"], told["args"], NAMES) for told in self.game.story(seat)]

    def own(self, seat: int) -> dict[str, Any]:
        own: dict[str, Any] = self.game.view(seat)["own"]
        return own

    def says(self, seat: int, *answers: str) -> Scene:
        for answer in answers:
            self.game.play(seat, answer)
        return self

    def chance(self, *outcomes: str) -> Scene:
        return self.says(CHANCE, *outcomes)

    def turns_timer(self) -> Scene:
        return self.says(self.on_turn, "timer")

    def everybody_passes(self) -> Scene:
        """Nobody plays a card for the end of the round any more."""
        while asked := [seat for seat, word in self.asked.items() if word in ("ask-end-card", "ask-buy-time")]:
            self.says(asked[0], "pass")
        return self

    def round_ends(self) -> Scene:
        """Whoever is on turn turns the last timer, and nobody plays a special card."""
        assert self.party.timers == 1
        return self.turns_timer().everybody_passes()

    def draws_chips(self) -> Scene:
        """Chance draws chips as long as some are due, always the lowest."""
        while self.asked == {CHANCE: "ask-blind"}:
            self.chance("place 1")
        return self

    def refuses(self, seat: int, choice: Any) -> IllegalChoice:
        """The reason why this is not allowed; nothing has changed."""
        return refused(self.game, seat, choice)


def new_table(seats: int = 3, **options: str) -> Scene:
    """A table before anything is dealt, at which chance does what it is told."""
    return Scene(backroom.replay("greif_zu", seats, options, [], listen=True))


def specials_deal(specials: Mapping[int, str], seats: int) -> str:
    """A shuffle after which these seats have these special cards."""
    named = " ".join(specials.values()).split()
    rest = [name for name in SPECIALS if name not in named]
    order = []
    for seat in range(seats):
        held = specials.get(seat, "").split()
        order += held + [rest.pop() for _ in range(2 - len(held))]
    return " ".join(["specials", *order, *(name for name in SPECIALS if name not in order)])


def cards_deal(pool: Sequence[int], first: Sequence[int]) -> str:
    """A shuffle that begins with these kinds."""
    copies: Counter[int] = Counter()
    left = []
    for kind in pool:
        copies[kind] += 1
        left.append(f"{KINDS[kind]}.{copies[kind]}")
    order = []
    for kind in first:
        card = next(card for card in left if card.rsplit(".", 1)[0] == KINDS[kind])
        left.remove(card)
        order.append(card)
    return " ".join(["cards", *order, *left])


def coins_deal(coins: Sequence[int]) -> str:
    return " ".join(["coins", *map(str, coins)])


def won_before(chips: Sequence[Sequence[int]]) -> Trail:
    """Chips that were drawn unseen in earlier rounds; a first one of 1 is everybody's beginning."""
    trail: Trail = (None, Dealt(((),) * len(chips), deck_of("box").chips, ()))
    for seat, held in enumerate(chips):
        for number, points in enumerate(held):
            first = number == 0 and points == FIRST_CHIP
            trail = (trail, Move(BAG, seat, points, EVERYBODY if first else 1 << seat))
    return trail


def scene(
    hands: Sequence[str],
    *,
    wallet: str | None = None,
    specials: Mapping[int, str] | None = None,
    coins: Sequence[int] = (),
    extras: str | None = None,
    timers: int = 6,
    played: str = "",
    chips: Sequence[Sequence[int]] | None = None,
    last_round: bool = False,
    **options: str,
) -> Scene:
    """A round about to begin with these hands; seat 0 begins unless the coins say otherwise.

    The wallet holds these cards, the first at place 1, or, if none are named, all others of the box. Seats that are not
    mentioned have special cards that do not matter, or, once some are mentioned, none at all.
    """
    table = new_table(len(hands), **options)
    party = table.party
    table.chance(specials_deal(specials or {}, len(hands)))
    if specials is not None:
        party.specials = tuple(
            tuple(sorted(SPECIALS.index(name) for name in specials.get(seat, "").split())) for seat in range(len(hands))
        )
    table.chance(cards_deal(party.pool, ()))
    party.hands = [tuple(sorted(numbers(hand))) for hand in hands]
    held = Counter(kind for hand in party.hands for kind in hand)
    rest = Counter(party.pool)
    rest.subtract(held)
    assert min(rest.values()) >= 0, "so many of these cards are not in the box"
    party.wallet = list(rest.elements()) if wallet is None else numbers(wallet)
    if extras is not None:
        party.extras = tuple(numbers(extras))
    party.trail = (None, Dealt(tuple(party.hands), tuple(party.wallet), party.extras))
    party.played = tuple(SPECIALS.index(name) for name in played.split())
    party.timers = timers
    if chips is not None:
        party.chips = tuple(tuple(held) for held in chips)
        left = Counter(deck_of("box").chips)
        left.subtract(chip for held in party.chips for chip in held)
        party.left = tuple(sorted(left.elements()))
        party.purses = won_before(party.chips)
    if last_round:
        party.round = 3
        del table.game.stack[1:3]
    table.chance(coins_deal(coins or COINS[: len(hands)]))
    return table


def ended(*hands: str, specials: dict[int, str], wallet: str | None = None, coins: tuple[int, ...] = ()) -> Scene:
    """The last timer has just been turned by the start player."""
    return scene(hands, timers=1, specials=specials, wallet=wallet, coins=coins).turns_timer()
