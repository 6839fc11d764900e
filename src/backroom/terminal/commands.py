"""What can be typed at any prompt besides an answer. Every command has a name in each language, and all are known."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from backroom.games import rulebook
from backroom.terminal.pages import rules_page
from backroom.terminal.saves import keep
from backroom.terminal.trouble import Trouble
from backroom.terminal.verbs import shown
from backroom.words import LANGUAGES, say

if TYPE_CHECKING:
    from backroom.terminal.evening import Evening

Command = Callable[["Evening", str], None]

BACK = "back"
SHORT = {"?": "help", "q": "quit", "exit": "quit"}


class Leave(Exception):
    """Somebody ended the evening. `path` is the file that the game is in, if it was kept."""

    def __init__(self, path: Path | None) -> None:
        super().__init__()
        self.path = path


def help_(evening: "Evening", _: str) -> None:
    """All that can be typed."""
    voice = evening.voice
    evening.screen.show(voice.say("term-help-answer"))
    table = Table.grid(padding=(0, 2))
    example = f"{evening.game.rules.prefix}-1"
    for name in [*COMMANDS, BACK]:
        if name != "hand" or evening.hot_seat:
            does = voice.say(f"command-{name}-does", rule=example)
            table.add_row(Text(voice.say(f"command-{name}"), "bold cyan"), does)
    for ask in evening.game.may(evening.looking) if evening.looking is not None else ():
        described = ask.describe()
        for verb in sorted(ask.verbs):
            table.add_row(Text(shown(verb, voice), "bold cyan"), voice.tell(described["word"], described["args"]))
    evening.screen.show(Padding(table, (0, 2)))


def rules(evening: "Evening", wanted: str) -> None:
    """The rulebook, or the rules with a word in them."""
    voice = evening.voice
    evening.screen.show(rules_page(rulebook(evening.game.rules.name, voice.lang), wanted, voice))


def view(evening: "Evening", _: str) -> None:
    evening.show_table(evening.looking)


def log(evening: "Evening", _: str) -> None:
    """The whole story, as far as this seat knows it."""
    for event in evening.game.story(evening.looking):
        evening.screen.show(Padding(evening.voice.tell(event["word"], event["args"]), (0, 0, 0, 2)))


def save(evening: "Evening", name: str) -> None:
    path = put_away(evening, name)
    if path is not None:
        evening.screen.show(evening.voice.say("term-kept", path=str(path)))


def put_away(evening: "Evening", name: str) -> Path | None:
    """Write the game to a file. One that this evening has not written itself is not overwritten without asking."""
    path = Path(name).expanduser() if name else evening.shelf or Path(f"{evening.game.rules.name}.json")
    if path.is_file() and path != evening.shelf and not agreed(evening, "term-overwrite", path):
        return None
    try:
        keep(path, evening.game, evening.players)
    except Trouble as trouble:
        evening.screen.grumble(evening.voice.refusal(trouble))
        return None
    evening.shelf = path
    return path


def agreed(evening: "Evening", word: str, path: Path) -> bool:
    return is_yes(evening.screen.read(Text(evening.voice.say(word, path=str(path)) + " ")))


def hand(evening: "Evening", name: str) -> None:
    """Give the screen to another person for a while: to look, to take notes, to make an offer."""
    voice = evening.voice
    others = [seat for seat in evening.people if seat != evening.looking]
    found = [seat for seat in others if evening.players[seat].name.casefold().startswith(name.casefold())]
    if len(found) != 1:
        evening.screen.grumble(voice.say("term-hand-whom", names=[f"@seat-{seat}" for seat in others]))
        return
    evening.visit(found[0])


def hush(evening: "Evening", until: str) -> None:
    """Nothing to say until the round is over, or until named."""
    if evening.looking is not None:
        held = evening.courtesies.hush(evening.looking, until_named=bool(until))
        word = "term-not-hushed" if not held else "term-hushed-named" if until else "term-hushed"
        evening.screen.show(evening.voice.say(word))


def leave(evening: "Evening", name: str) -> None:
    """End the evening, and keep the game if a file is named."""
    if evening.kept is None:
        name = name or evening.screen.read(Text(evening.voice.say("term-leave") + " "))
    path = put_away(evening, name) if name else evening.kept
    if path is not None or not name:
        raise Leave(path)


COMMANDS: dict[str, Command] = {
    "help": help_,
    "rules": rules,
    "view": view,
    "log": log,
    "save": save,
    "hand": hand,
    "hush": hush,
    "quit": leave,
}


@cache
def names() -> dict[str, str]:
    """Every word that is a command, in any language, with the command it stands for."""
    spoken_names = {
        say(lang, None, f"command-{name}").casefold(): name for name in [*COMMANDS, BACK] for lang in LANGUAGES
    }
    return SHORT | spoken_names | {name: name for name in [*COMMANDS, BACK]}


def spoken(lang: str) -> list[str]:
    """The commands as one language calls them."""
    return [say(lang, None, f"command-{name}") for name in COMMANDS]


def find(word: str) -> Command | None:
    return COMMANDS.get(names().get(word.casefold(), ""))


def is_yes(typed: str) -> bool:
    """Yes in any language, or its first letter."""
    yes = [say(lang, None, "term-yes") for lang in LANGUAGES]
    return typed.casefold() in [*yes, *(word[0] for word in yes)]


def is_back(typed: str) -> bool:
    return names().get(typed.casefold()) == BACK
