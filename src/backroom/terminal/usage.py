"""The command line explains itself, in the language of whoever asks: help, and what was mistyped.

Typer reads the arguments; every help text in the code is the name of a word, said only when somebody wants to see it.
"""

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from backroom.kit import suggested
from backroom.terminal.screen import Screen
from backroom.terminal.trouble import Usage
from backroom.terminal.voice import Voice

HELP = ("--help", "-h")


def whole_number(option: str, least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers for one option, that says what is wrong with anything else."""

    def read(typed: str | int) -> int:
        text = str(typed).strip()
        sign, digits = ("-", text[1:]) if text.startswith("-") else ("", text)
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 18):
            raise Usage("usage-number", option=option, found=text[:40])
        number = int(sign + digits)
        if least is not None and number < least:
            raise Usage("usage-least", option=option, found=str(number), least=str(least))
        if most is not None and number > most:
            raise Usage("usage-most", option=option, found=str(number), most=str(most))
        return number

    return read


def part_of_a_hundred(option: str) -> Callable[[str], float]:
    """A reader of percentages for one option: 2.5 is 0.025."""

    def read(typed: str | float) -> float:
        text = str(typed).strip()
        if not re.fullmatch(r"\d{1,2}([.,]\d{1,6})?", text) or not float(text.replace(",", ".")):
            raise Usage("usage-percent", option=option, found=text[:40])
        return float(text.replace(",", ".")) / 100

    return read


def one_of(option: str, known: Sequence[str]) -> Callable[[str], str]:
    """A reader of one of several words, that suggests the nearest, or names them all."""

    def read(typed: str) -> str:
        if typed not in known:
            raise Usage("usage-one-of", option=option, found=typed[:40], **suggested(typed, known))
        return typed

    return read


class SpokenCommand(TyperCommand):
    """A command whose help comes from the words of the house."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise Usage("usage-extra", found=" ".join(map(str, ctx.args))[:60])
        return super().invoke(ctx)


class SpokenGroup(TyperGroup):
    """The house's own name on the command line. Alone, or with options only, it opens the house in the browser."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = without_language(args)
        bare = not rest or (rest[0].startswith("-") and rest[0] not in self.own_options(ctx))
        return list(super().parse_args(ctx, ["serve", "--browser", *args] if bare else args))

    def own_options(self, ctx: Any) -> set[str]:
        return {name for param in self.get_params(ctx) for name in param.opts} | {*HELP}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Usage("usage-command", found=args[0][:40], **suggested(args[0], self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx, self.commands)


def without_language(args: list[str]) -> list[str]:
    """The arguments after a leading --lang, which may stand before a command as well as behind it."""
    if args[:1] == ["--lang"]:
        return without_language(args[2:])
    return without_language(args[1:]) if args and args[0].startswith("--lang=") else args


def show_help(command: Any, ctx: Any, commands: Mapping[str, Any] | None = None) -> None:
    """What a command does, and everything that can be given to it."""
    voice, screen = ctx.find_object(Voice), Screen()
    arguments = [param for param in command.get_params(ctx) if param.param_type_name == "argument"]
    options = [param for param in command.get_params(ctx) if param.param_type_name == "option" and not param.hidden]
    usage = Text.assemble((voice.say("help-usage"), "bold"), " ", ctx.command_path)
    for param in arguments:
        usage.append(f" {param.metavar}" if param.required else f" [{param.metavar}]")
    usage.append(f" [{voice.say('help-options')}]" + (f" {voice.say('help-command')}" if commands else ""))
    screen.show(usage, "", Padding(voice.say(command.help or ""), (0, 2)))
    listed(
        screen, voice.say("help-commands"), [(name, voice.say(each.help)) for name, each in (commands or {}).items()]
    )
    listed(screen, voice.say("help-arguments"), [(param.metavar, voice.say(param.help or "")) for param in arguments])
    listed(screen, voice.say("help-options"), [(spelled(param), option_help(param, voice)) for param in options])


def listed(screen: Screen, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        for name, does in rows:
            table.add_row(name, does)
        screen.show("", Text(title, "bold"), Padding(table, (0, 2)))


def spelled(param: Any) -> str:
    """How an option is typed."""
    names = ", ".join([*sorted(param.opts, key=len), *param.secondary_opts])
    return names if param.is_flag else f"{names} {param.metavar or ''}".rstrip()


def option_help(param: Any, voice: Voice) -> str:
    return voice.say("help-help" if param.opts and param.opts[0] in HELP else param.help or "")


def usage_trouble(error: typer.TyperException) -> Usage:
    """What Typer has to say about the arguments, as a sentence of ours."""
    ctx: Any = getattr(error, "ctx", None)
    option = getattr(error, "option_name", None)
    param: Any = getattr(error, "param", None)
    if option is not None and hasattr(error, "possibilities"):
        known = [name for each in ctx.command.get_params(ctx) for name in each.opts] if ctx else []
        close = difflib.get_close_matches(option, known, n=1)
        return Usage("usage-close-option" if close else "usage-no-option", found=option[:40], known="".join(close))
    if option is not None:
        return Usage("usage-no-value", option=option)
    if param is not None and type(error).__name__ == "MissingParameter":
        return Usage("usage-missing", found=param.metavar or param.opts[0], command=ctx.command_path)
    return Usage("usage-other", why=error.format_message())
