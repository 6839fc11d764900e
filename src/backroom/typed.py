"""What can be typed after a command, as far as several commands share it."""

from pathlib import Path
from typing import Annotated, Any

import typer

from backroom.terminal.usage import HELP, SpokenCommand, one_of, part_of_a_hundred, whole_number
from backroom.words import LANGUAGES

MANNERS: dict[str, Any] = {
    "cls": SpokenCommand,
    "context_settings": {"help_option_names": list(HELP), "allow_extra_args": True},
}


def number(name: str, metavar: str = "N", least: int | None = None, most: int | None = None) -> Any:
    """An option that takes a whole number."""
    word = f"help{name.replace('--', '-')}"
    return typer.Option(name, parser=whole_number(name, least, most), metavar=metavar, help=word)


def points(name: str) -> Any:
    """An option that takes percentage points, as a share of one."""
    return typer.Option(name, parser=part_of_a_hundred(name), metavar="%", help=f"help{name.replace('--', '-')}")


Game = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Lang = Annotated[
    str | None, typer.Option("--lang", parser=one_of("--lang", LANGUAGES), metavar="de|en", help="help-lang")
]
Seats = Annotated[int | None, number("--seats")]
Seed = Annotated[int | None, number("--seed")]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="help-bot")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
Deck = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="help-deck")]
Jobs = Annotated[int | None, number("--jobs", least=1, most=1024)]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="local:N|tcp://…", help="help-cluster")]
Processes = Annotated[int, number("--processes", least=1, most=64)]
BotProcesses = Annotated[int, number("--bot-processes", least=0, most=64)]
Database = Annotated[str | None, typer.Option("--database", metavar="FILE|URL", help="help-database")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
