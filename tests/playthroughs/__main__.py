"""Tells every playthrough anew from its journal, or makes up a new one.

python -m tests.playthroughs
python -m tests.playthroughs new NAME GAME SEATS [OPTION=VALUE ...] [--bot BOT] [--tries N]
python -m tests.playthroughs keep GAME [--bot BOT]

`new` plays N games and keeps the shortest. `keep` stores journals by the present version of the rules, once: they must
replay as long as the version stays the same, and are refused in a sentence when it has grown.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import msgspec
from tests.conformance.tables import Setting, settings, with_words
from tests.playthroughs.telling import HOME, Journal, read, tell

import backroom
from backroom.kit import Game

BESIDES = 0.04


def made_up(setting: Setting, seed: int, kind: str) -> Game[Any]:
    """A game of bots who now and then do something nobody asked for."""
    rng = Random(seed)
    game = setting.game_with_dealer(seed)
    bots = [backroom.new_bot(setting.game, kind) for _ in range(setting.seats)]
    while game.result is None:
        besides = [(seat, ask) for seat in range(game.seats) for ask in game.may(seat)]
        if besides and rng.random() < BESIDES:
            seat, ask = rng.choice(besides)
            game.play(seat, with_words(ask, ask.text(ask.draw(rng.random))))
        else:
            seat = next(iter(game.asked))
            game.play(seat, bots[seat].choose(game.chair(seat)))
    return game


def tell_all_anew() -> None:
    for path in sorted(HOME.glob("*.txt")):
        path.write_text(tell(read(path.read_text(encoding="utf-8"))), encoding="utf-8")
        print(f"told anew: {path.name}")


def new(name: str, setting: Setting, kind: str, tries: int) -> None:
    game = min((made_up(setting, seed, kind) for seed in range(tries)), key=lambda game: len(game.journal))
    journal = Journal(setting.game, game.version, game.seats, game.options, game.journal)
    (HOME / f"{name}.txt").write_text(tell(journal), encoding="utf-8")
    print(f"made up: {name}.txt")


def keep(game: str, kind: str) -> None:
    version = backroom.find(game).version
    path = HOME / f"{game}-v{version}.json"
    kept = []
    for seed, setting in enumerate(settings(game)):
        match = made_up(setting, seed, kind)
        assert match.result is not None
        kept.append({"save": msgspec.Raw(match.save().encode()), "result": match.result._asdict()})
    with path.open("xb") as file:
        file.write(b"[\n" + b",\n".join(map(msgspec.json.encode, kept)) + b"\n]\n")
    print(f"kept: {path.name}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    one = commands.add_parser("new")
    one.add_argument("name")
    one.add_argument("game")
    one.add_argument("seats", type=int)
    one.add_argument("options", nargs="*")
    one.add_argument("--tries", type=int, default=1)
    all_kept = commands.add_parser("keep")
    all_kept.add_argument("game")
    for command in (one, all_kept):
        command.add_argument("--bot", default="random")
    given = parser.parse_args()
    if given.command == "new":
        options = dict(option.split("=", 1) for option in given.options)
        new(given.name, Setting(given.game, given.seats, options), given.bot, given.tries)
    elif given.command == "keep":
        keep(given.game, given.bot)
    else:
        tell_all_anew()


if __name__ == "__main__":
    main()
