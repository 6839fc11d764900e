"""An imagined world put to the test: a whole game, played from its first deal, that leads to it.

The same answers are given as in the real game; where the observer did not see them, those that the imagined world has
in their place. If the world is a possible one, the observer has seen and heard just the same on the way.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.greif_zu.party import cards_deal

import backroom
from backroom.games.greif_zu.deck import KINDS, SPECIALS
from backroom.games.greif_zu.judgement import DrawChip
from backroom.games.greif_zu.state import Party
from backroom.games.greif_zu.trail import MIDDLE, WALLET, Dealt, Entry, Glimpse, Move, Together, entries
from backroom.games.greif_zu.wallet import Put
from backroom.kit import Game

HIDDEN_CARDS = {"put", "put-at", "keep", "pass", "lay", "grant", "hide", "id", "give"}
"""Answers that end with a card."""


class Reenactment:
    def __init__(self, game: Game[Party], world: Game[Party]) -> None:
        self.game = game
        self.world = world
        self.round = game.state.round
        self.cards = entries(world.state.trail)
        self.chips = entries(world.state.purses)
        self.twin: Game[Any] = backroom.replay("greif_zu", game.seats, game.options, [], listen=True)
        pending = world.answers or {}
        self.journal = game.journal[: len(game.journal) - len(pending)]
        for seat, text in self.journal:
            self.twin.play(seat, self.instead(seat, text))
        for seat, choice in pending.items():
            self.twin.play(seat, world.stack[-1].ask(world.state, seat).text(choice))

    @property
    def party(self) -> Party:
        party: Party = self.twin.state
        return party

    def instead(self, seat: int, text: str) -> str:
        """What is answered in the imagined world."""
        verb, *rest = text.split()
        if verb == "chip":
            return f"chip {self.next_chip(seat).kind}"
        if isinstance(self.twin.stack[-1], DrawChip):
            return f"place {self.party.left.index(self.next_chip(self.twin.stack[-1].seat).kind) + 1}"
        if self.party.round < self.round:
            return text
        if verb == "specials":
            return self.specials()
        if verb == "cards":
            return self.deal()
        if verb == "place" and rest != ["0"]:
            return f"place {self.place(self.next_entry()) + 1}"
        if verb == "shuffle":
            return self.shuffle()
        if verb == "pay":
            return self.payment(seat, rest[0])
        if rest and verb in HIDDEN_CARDS and rest[-1] != "nothing":
            return " ".join([verb, *rest[:-1], KINDS[self.given(seat)]])
        return text

    def next_entry(self) -> Entry:
        return self.cards[len(entries(self.party.trail))]

    def next_chip(self, seat: int) -> Move:
        """Several chips may be put back at once: the next one of this seat."""
        coming = self.chips[len(entries(self.party.purses)) :]
        return next(move for move in coming if isinstance(move, Move) and seat in (move.source, move.target))

    def given(self, seat: int) -> int:
        """The next card that this seat parts with, keeps or takes."""
        for entry in self.cards[len(entries(self.party.trail)) :]:
            for move in entry.moves if isinstance(entry, Together) else (entry,):
                if isinstance(move, Move) and (move.source == seat or move.source >= WALLET):
                    return move.kind
        on_its_way = self.world.stack[-1]
        assert isinstance(on_its_way, Put)
        return on_its_way.kind

    def place(self, entry: Entry) -> int:
        """Where in the wallet, or in a hand, a card is drawn."""
        if isinstance(entry, Glimpse):
            return self.party.hands[entry.where].index(entry.kind)
        assert isinstance(entry, Move)
        if WALLET in (entry.source, entry.target):
            return entry.place
        return self.party.hands[entry.source].index(entry.kind)

    def specials(self) -> str:
        """Everybody was dealt what they have now and what they have played."""
        dealt = [[SPECIALS[card] for card in held] for held in self.world.state.specials]
        rounds = [n for n, (_, text) in enumerate(self.journal) if text.startswith("specials")]
        for seat, text in self.journal[rounds[-1] :]:
            if text.startswith("play "):
                dealt[seat].append(text.split()[1])
        order = [name for held in dealt for name in held]
        return " ".join(["specials", *order, *(name for name in SPECIALS if name not in order)])

    def deal(self) -> str:
        dealt = self.cards[0]
        assert isinstance(dealt, Dealt)
        return cards_deal(self.party.pool, [*(kind for hand in dealt.hands for kind in hand), *dealt.wallet])

    def shuffle(self) -> str:
        """An order in which everybody gets what they get in the imagined world."""
        entry = self.next_entry()
        assert isinstance(entry, Together)
        middle = [kind for _, kind in self.party.middle]
        order = []
        for move in entry.moves:
            assert move.source == MIDDLE
            order.append(next(n for n, kind in enumerate(middle) if kind == move.kind and n not in order))
        order += [n for n in range(len(middle)) if n not in order]
        return " ".join(["shuffle", *(str(n + 1) for n in order)])

    def payment(self, seat: int, names: str) -> str:
        """The same cards, numbered as in this hand."""
        count: Counter[str] = Counter()
        paid = []
        for name in (name.partition(".")[0] for name in names.split(",")):
            count[name] += 1
            paid.append(name if count[name] == 1 else f"{name}.{count[name]}")
        return f"pay {','.join(paid)}"
