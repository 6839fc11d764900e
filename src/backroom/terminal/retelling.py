"""A saved game told again, step by step, from one seat's eyes or from nobody's."""

from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from backroom.games import find
from backroom.kit import CHANCE, BadSeat, Game, Save, replay
from backroom.terminal.ending import result_table
from backroom.terminal.picture import look_of, picture
from backroom.terminal.players import Player, around
from backroom.terminal.saves import Kept
from backroom.terminal.screen import Left, Screen
from backroom.terminal.voice import Voice


def names_of(kept: Kept, voice: Voice) -> list[str]:
    """The players' names, as far as the file has them."""
    named = [name for name, _ in kept.players] + [""] * kept.save.seats
    return [name or voice.say("player", number=seat + 1) for seat, name in enumerate(named[: kept.save.seats])]


def eyes_of(wish: str | None, names: list[str]) -> int | None:
    """The seat that was asked for, by its number from 1 or by name; None is a spectator."""
    if wish is None:
        return None
    named = [seat for seat, name in enumerate(names) if name.casefold() == wish.strip().casefold()]
    if wish.isdecimal() and len(wish) < 4 and 0 < int(wish) <= len(names):
        named = named or [int(wish) - 1]
    if not named:
        raise BadSeat("usage-seat", found=wish[:20], most=len(names), names=names)
    return named[0]


def retell(path: Path, kept: Kept, wish: str | None, screen: Screen, voice: Voice, *, slowly: bool) -> None:
    """The whole story. Slowly means: after every answer the table is shown, and somebody has to say go on."""
    save = kept.save
    rules = find(save.game)
    voice = Voice(voice.lang, rules.name, names_of(kept, voice), look_of(rules.name).styles)
    seat = eyes_of(wish, list(voice.names))
    older = 1 <= save.version < rules.version
    if not older:
        # Only to see that the file is whole: a story that breaks off in the middle is no story.
        replay(rules, save.seats, save.options, save.journal, version=save.version)
    screen.show(Rule(Text(voice.say("title"), "bold"), style="yellow"))
    bots = [bot for _, bot in kept.players] + [None] * save.seats
    players = [Player(name, bots[place]) for place, name in enumerate(voice.names)]
    screen.show(voice.tell("term-around", {"names": around(players, voice)}))
    if older:
        look_back(save, screen, voice)
        return
    game = replay(rules, save.seats, save.options, [], version=save.version, listen=True)
    whose = voice.say("term-eyes", seat=f"@seat-{seat}") if seat is not None else voice.say("term-eyes-nobody")
    screen.show(Text(whose, "dim"))
    told = 0
    for who, text in save.journal:
        game.play(who, text)
        story = game.story(seat, told)
        told += len(story)
        for event in story:
            screen.show(Padding(voice.tell(event["word"], event["args"]), (0, 0, 0, 2)))
        if slowly and story and who != CHANCE and game.result is None and not go_on(game, seat, screen, voice):
            return
    screen.show(picture(game.view(seat), voice))
    if game.result is not None:
        screen.show(result_table(game, voice))
    else:
        screen.show(voice.say("term-goes-on", path=str(path)))


def look_back(save: Save, screen: Screen, voice: Voice) -> None:
    """A game by older rules cannot be played again: every answer as it was given, chance left out."""
    for who, text in save.journal:
        if 0 <= who < save.seats:
            answer = voice.tell("log-answered", {"seat": f"@seat-{who}", "answer": text})
            screen.show(Padding(answer, (0, 0, 0, 2)))
    screen.show(Text(voice.say("term-older", found=save.version, known=find(save.game).version), "dim"))


def go_on(game: Game[Any], seat: int | None, screen: Screen, voice: Voice) -> bool:
    screen.show(picture(game.view(seat), voice))
    try:
        return not screen.read(Text(voice.say("term-go-on") + " ", "dim"))
    except Left:
        return False
