"""Who sits around the table: people by name, bots by kind."""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, NamedTuple

from backroom.bots import bot_maker, from_outside
from backroom.kit import BadOption, Bot, Rules, suggested
from backroom.terminal.trouble import Usage
from backroom.terminal.voice import Voice
from backroom.words import LANGUAGES

NAME_LENGTH = 24
BEST_BOT, ANY_BOT = "house", "random"


class Player(NamedTuple):
    """A person, or a bot with its mind."""

    name: str
    bot: str | None = None
    mind: Bot | None = None


def readable(name: str) -> str:
    """A name of characters that can be seen, and not too many of them."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())[:NAME_LENGTH].strip()


def people_named(given: Sequence[str] | None, voice: Voice) -> list[str]:
    """`--people Ada --people Ben`, or `--people 2`; nobody named: one person plays."""
    wishes = ["1"] if given is None else list(given)
    if len(wishes) == 1 and wishes[0].isdecimal():
        count = int(wishes[0][:4])
        return [voice.say("player", number=number) for number in range(1, count + 1)]
    names: list[str] = []
    for wish in wishes:
        name = readable(wish)
        if not name:
            raise Usage("usage-name", found=wish[:NAME_LENGTH])
        names.append(apart(name, names))
    return names


def apart(name: str, others: list[str]) -> str:
    """The name, with a number where somebody has it already."""
    numbered, number = name, 1
    while numbered.casefold() in {other.casefold() for other in others}:
        number += 1
        numbered = f"{name} {number}"
    return numbered


def seats_wanted(rules: Rules[Any], seats: int | None, people: int) -> int:
    """How many sit down: as many as was said, else a usual round, and at least all the people."""
    if seats is None:
        seats = max(people, min(max(rules.usual_seats, rules.min_seats), rules.max_seats))
    rules.check_seats(seats)
    if people > seats:
        raise Usage("usage-people", people=people, seats=seats)
    return seats


def usual_bot(rules: Rules[Any]) -> str:
    """The bot that plays where none is named: the game's own best."""
    return BEST_BOT if BEST_BOT in rules.bots else next(iter(rules.bots), ANY_BOT)


def seat_players(
    rules: Rules[Any], seats: int, people: Sequence[str], bots: Sequence[str], seed: int | None, voice: Voice
) -> list[Player]:
    """People first, then bots: those named, the last kind again and again."""
    free = seats - len(people)
    if len(bots) > free:
        raise Usage("usage-bots", bots=len(bots), free=free)
    kinds = [*bots, *([(bots or [usual_bot(rules)])[-1]] * (free - len(bots)))]
    players = [Player(name) for name in people]
    for seat, kind in enumerate(kinds, len(people)):
        named = [player.name for player in players]
        players.append(bot_player(rules, seat, bot_meant(kind, rules, voice), named, seed))
    return players


def bot_player(rules: Rules[Any], seat: int, kind: str, others: list[str], seed: int | None) -> Player:
    """A bot on a seat. With a seed it plays the same again."""
    rng = SystemRandom() if seed is None else Random(f"{seed} bot {seat}")
    return Player(bot_name(rules, seat, others, seed), kind, bot_maker(rules, kind)(rng))


def bot_name(rules: Rules[Any], seat: int, others: list[str], seed: int | None) -> str:
    """A name out of the game's world that nobody has; a game without such names has numbers."""
    taken = {other.casefold() for other in others}
    free = [name for name in rules.names if name.casefold() not in taken]
    rng = SystemRandom() if seed is None else Random(f"{seed} name {seat}")
    return rng.choice(free) if free else apart(f"Bot {seat + 1}", others)


def around(players: Sequence[Player], voice: Voice) -> list[list[str]]:
    """Everybody's name for a sentence, with the number of the seat, and the kind of the bots."""
    return [
        [f"{seat + 1}", f"@seat-{seat}", *([f"({bot_called(player.bot, voice)})"] if player.bot else [])]
        for seat, player in enumerate(players)
    ]


def bot_called(kind: str, voice: Voice) -> str:
    """What a kind of bot is called here."""
    return voice.say(f"bot-{kind}") if voice.knows(f"bot-{kind}") else kind


def bot_meant(wish: str, rules: Rules[Any], voice: Voice) -> str:
    """The bot somebody asks for: by its name in the house or in any language, with a temper, or from outside."""
    if wish in rules.bots:
        return wish
    if ":" in wish:
        bot_maker(rules, wish)
        return wish
    for lang in LANGUAGES:
        for kind in rules.bots:
            if bot_called(kind, Voice(lang, rules.name)).casefold() == wish.strip().casefold():
                return kind
    known = [bot_called(kind, voice) for kind in rules.bots]
    raise BadOption("error-bot", found=wish[:40], **suggested(wish, [*rules.bots, *known]))


def bot_kept(kind: str, rules: Rules[Any], voice: Voice) -> str:
    """The kind of bot a saved game names. A file may come from anybody, and must not make us run what it says."""
    if from_outside(kind):
        raise Usage("usage-guest", found=kind[:60])
    return bot_meant(kind, rules, voice)
