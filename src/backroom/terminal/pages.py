"""Pages to read: the rules of a game, and the games of the house."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from backroom.games import catalogue
from backroom.kit import Chapter, Rulebook, Rules, RuleText
from backroom.terminal.options import typed_value
from backroom.terminal.players import bot_called, seats_wanted
from backroom.terminal.voice import Voice


def rules_page(book: Rulebook, wanted: str, voice: Voice) -> RenderableType:
    """The rulebook; with a word, only the rules that have it, or the rule of that number."""
    parts: list[RenderableType] = [Text(book.title, "bold yellow")]
    for chapter in book.chapters:
        rules = [rule for rule in chapter.rules if speaks_of(rule, wanted)]
        if rules:
            parts += ["", chapter_page(chapter, rules, wanted, voice)]
    return Group(*parts) if len(parts) > 1 else Text(voice.say("term-no-rule", wanted=wanted))


def speaks_of(rule: RuleText, wanted: str) -> bool:
    if rule.id.casefold() == wanted.casefold():
        return True
    # A rule's number is asked for exactly, or H-1 would bring H-10 to H-19 along.
    return wanted.casefold() in rule.text.casefold()


def chapter_page(chapter: Chapter, rules: list[RuleText], wanted: str, voice: Voice) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    for rule in rules:
        text = Text(rule.text)
        if wanted:
            text.highlight_words([wanted], "bold reverse", case_sensitive=False)
        if rule.ruling:
            text.append(f" ({voice.say('term-ruling')})", "dim")
        table.add_row(rule.id, text)
    return Group(Text(chapter.title, "bold"), Padding(table, (0, 0, 0, 2)))


def games_page(voice: Voice) -> RenderableType:
    """Every game of the house: what it is, for how many, and what can be chosen."""
    return Group(*(game_entry(rules, Voice(voice.lang, rules.name)) for rules in catalogue().values()))


def game_entry(rules: Rules[Any], voice: Voice) -> RenderableType:
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_row(voice.say("term-players"), f"{rules.min_seats}–{rules.max_seats}")
    for option in rules.options:
        values = [
            f"{typed_value(rules, option.name, value)}{' (*)' if value == option.default else ''}"
            for value in option.values(seats_wanted(rules, None, 1))
        ]
        facts.add_row(f"--option {option.name}=", ", ".join(values))
    facts.add_row("--bot", ", ".join(bot_listed(kind, voice) for kind in rules.bots))
    title = Text.assemble((rules.name, "bold cyan"), "  ", (voice.say("title"), "bold"))
    return Group(title, Padding(Group(Text(voice.say("pitch"), "italic"), facts), (0, 0, 1, 2)))


def bot_listed(kind: str, voice: Voice) -> str:
    """A kind of bot as it is typed, and what it is called where that is something else."""
    called = bot_called(kind, voice)
    return kind if called == kind else f"{kind} ({called})"
