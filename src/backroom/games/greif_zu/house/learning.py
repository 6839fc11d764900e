"""Learns hunches at the real table: `python -m backroom.games.greif_zu.house.learning --games 200 --into FILE`.

House players play among themselves; now and then one of them does anything at all, so that what nobody does is judged
as well. What a moment looked like before and after every action is noted, and at the end of the round what became of
whoever was in it. A pass over the notes of every batch of games then moves the weights a little towards what has
happened. It begins with the hunches that are there, and says of every batch how badly they had foretold it, before
learning from it.
"""

import argparse
import random
from collections.abc import Iterable, Iterator
from copy import deepcopy
from math import log
from operator import add
from pathlib import Path
from typing import NamedTuple

from msgspec import json

from backroom.games import find
from backroom.games.greif_zu.actions import BUY, DRAW, DRAW_AT, PUT, PUT_AT, TIMER
from backroom.games.greif_zu.deck import Hand
from backroom.games.greif_zu.house.hunch import SEATS, Hunch, Lessons, Moment, Vector, lessons
from backroom.games.greif_zu.house.outlook import Outlook
from backroom.games.greif_zu.house.plans import alike
from backroom.games.greif_zu.house.player import House
from backroom.games.greif_zu.house.reading import BOUGHT, DREW, HURRIED
from backroom.games.greif_zu.house.reading import PUT as PUT_BACK
from backroom.games.greif_zu.house.sight import Sight
from backroom.games.greif_zu.state import Party
from backroom.kit import LONGEST, Chair, Choice, Company, Game, begin

CURIOUS = 0.1
"""How often somebody tries anything at all."""
PACE = 0.01
"""How far one moment moves the weights."""
SURE = 1e-6
"""Nothing that happens was ever held for less likely."""
DEEDS = {PUT: PUT_BACK, PUT_AT: PUT_BACK, DRAW: DREW, DRAW_AT: DREW, BUY: BOUGHT, TIMER: HURRIED}


class Lived(NamedTuple):
    """What somebody saw before or after an action, and his fate: guilty, or the richest, the second, and so on."""

    moment: Vector
    hand: Vector
    fate: int


class Apprentice(House):
    """The house player, keeping notes."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.acted: Hunch | None = None
        """What it thought about its last action, until it sees what hand that has left it,"""
        self.deed = DREW
        """and which action that was."""
        self.notes: list[tuple[Vector, Vector]] = []

    def choose(self, chair: Chair) -> Choice:
        choice, ask = super().choose(chair), chair.ask
        if ask is None or ask.word not in ("ask-turn", "ask-action") or self.memory is None:
            return choice
        if self.random() < CURIOUS:
            choice = ask.draw(self.random)
        hunch = Hunch(Outlook(Sight(chair.view, self.memory.stock), self.memory.reading))
        self.write(hunch, hunch.present, hunch.sight.hand)
        deed = DEEDS.get(choice[0])
        if deed is not None:
            self.deed, self.acted = deed, hunch
            if deed == HURRIED:  # which leaves the hand as it is, and may end the round
                self.note(hunch.sight.hand)
        return choice

    def look(self, party: Party, seat: int) -> None:
        """Note the moment, once the action is over, unless the round is over with it."""
        if self.acted is not None and party.active != seat and not party.news:
            self.note(party.hands[seat])

    def note(self, hand: Hand) -> None:
        if self.acted is not None:
            self.write(self.acted, self.acted.acted(self.deed), hand)
            self.acted = None

    def write(self, hunch: Hunch, moment: Moment, hand: Hand) -> None:
        self.notes.append((hunch.looks(moment), hunch.cards(alike(hand), moment.extras)))


def fates(party: Party) -> Iterator[int]:
    """By seat: 0 for the guilty, 1 for the richest innocent, and so on."""
    last = party.last
    if last is None or last.raid.verdicts is None:
        raise ValueError("no round is over")
    innocent = [money for money, guilty in zip(last.money, last.raid.verdicts, strict=True) if not guilty]
    for money, guilty in zip(last.money, last.raid.verdicts, strict=True):
        yield 0 if guilty else 1 + sum([other > money for other in innocent])


def lived(seed: int) -> list[Lived]:
    """What everybody went through in one game."""
    game: Game[Party] = begin(find("greif_zu"), SEATS, None, random.Random(seed).random)
    mind = random.Random(seed)
    guests = {seat: Apprentice(mind) for seat in range(SEATS)}
    found: list[Lived] = []

    def watch() -> None:
        party = game.state
        for seat, guest in guests.items():
            guest.look(party, seat)
        if party.news and any(guest.notes for guest in guests.values()):
            for guest, fate in zip(guests.values(), fates(party), strict=True):
                found.extend(Lived(moment, hand, fate) for moment, hand in guest.notes)
                guest.notes, guest.acted = [], None

    Company(game, guests).play(LONGEST, watch)
    return found


def surprise(learned: Lessons, notes: Iterable[Lived]) -> float:
    """How badly all this was foretold: 0 if it was certain, log 5 for who knows nothing."""
    said = [learned.fated(learned.of_moment(each.moment), learned.of_hand(each.hand))[each.fate] for each in notes]
    return -sum([log(max(chance, SURE)) for chance in said]) / max(1, len(said))


def learn(learned: Lessons, notes: Iterable[Lived], pace: float = PACE) -> None:
    """One pass: every moment moves the weights against the error that it was foretold with."""
    for moment, hand, fate in notes:
        here, held = learned.of_moment(moment), learned.of_hand(hand)
        errors = [chance - (which == fate) for which, chance in enumerate(learned.fated(here, held))]
        inner = [max(0.0, both) for both in map(add, here, held)]
        for place, strength in enumerate(inner):
            if strength > 0:
                back = pace * sum([error * row[place] for error, row in zip(errors, learned.fates, strict=True)])
                for weights, looks in ((learned.moment, moment), (learned.hand, hand)):
                    weights[place] = [weight - back * look for weight, look in zip(weights[place], looks, strict=True)]
                learned.usual[place] -= back
        for which, error in enumerate(errors):
            row = learned.fates[which]
            learned.fates[which] = [weight - pace * error * strong for weight, strong in zip(row, inner, strict=True)]
            learned.fate[which] -= pace * error


def study(games: int, batch: int, seed: int, pace: float = PACE) -> Iterator[tuple[Lessons, int, float]]:
    """After every batch: what has been learned, from how many moments, and how badly these had been foretold."""
    learned = deepcopy(lessons())
    for first in range(seed, seed + games, batch):
        notes = [each for number in range(first, min(first + batch, seed + games)) for each in lived(number)]
        foretold = surprise(learned, notes)
        random.Random(first).shuffle(notes)
        learn(learned, notes, pace)
        yield learned, len(notes), foretold


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn hunches for the house player of Greif zu!")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--batch", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, required=True, help="where to write what has been learned")
    chosen = parser.parse_args()
    for learned, moments, foretold in study(chosen.games, chosen.batch, chosen.seed):
        print(f"{moments} moments, surprise {foretold:.3f}", flush=True)
        chosen.into.write_bytes(json.format(json.encode(learned._asdict()), indent=1))


if __name__ == "__main__":
    main()
