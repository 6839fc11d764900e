"""What a seat sees, drawn: by the game's own hand where it has one, else any view as facts and tables."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games import catalogue
from backroom.terminal.voice import Voice

View: TypeAlias = Mapping[str, Any]
Draw: TypeAlias = Callable[[View, Callable[[str], Text]], RenderableType]

KEPT_BY_THE_KIT = frozenset({"game", "seats", "you", "waiting", "question", "result"})
"""Parts of every view that the terminal says in its own way."""


class Look(NamedTuple):
    """A game's own hand: how it draws a view, the colours of its things, and whether seats have secrets at all."""

    draw: Draw | None
    styles: Mapping[str, str]
    secrets: bool = True


@cache
def look_of(game: str) -> Look:
    """What the game's folder has in `terminal.py`, if it has one."""
    home = f"backroom.games.{game}.terminal"
    if game not in catalogue() or find_spec(home) is None:
        return Look(None, {})
    module = import_module(home)
    return Look(getattr(module, "draw", None), getattr(module, "STYLES", {}), getattr(module, "SECRETS", True))


def picture(view: View, voice: Voice) -> RenderableType:
    """A view as one sees it."""
    draw = look_of(view["game"]).draw
    return generic(view, voice) if draw is None else draw(view, voice.name)


def generic(view: View, voice: Voice) -> RenderableType:
    """Any view: single values first, then everything that is a list or has parts as tables."""
    seen = {key: value for key, value in view.items() if key not in KEPT_BY_THE_KIT and value not in (None, [], {})}
    facts = Table.grid(padding=(0, 2))
    tables: list[RenderableType] = []
    columns = parallel(seen, view["seats"])
    for key, value in seen.items():
        if any(key in group for group in columns):
            continue
        if isinstance(value, dict):
            tables.append(parts_table(key, value, voice))
        elif isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
            tables.append(rows_table(key, value, voice))
        else:
            facts.add_row(Text(label(key, voice), "dim"), spoken(key, value, voice))
    tables[:0] = [columns_table(group, seen, view["seats"], voice) for group in columns]
    return Group(*([facts] if facts.row_count else []), *tables)


def parallel(seen: View, seats: int) -> list[list[str]]:
    """Lists that tell of the same things, so that they belong side by side: of one length, with ids or one a seat."""
    lengths: dict[int, list[str]] = {}
    for key, value in seen.items():
        if isinstance(value, list) and not any(isinstance(entry, dict | list) for entry in value):
            lengths.setdefault(len(value), []).append(key)
    named = {length: [key for key in keys if isinstance(seen[key][0], str)] for length, keys in lengths.items()}
    return [
        [*named[length][:1], *(key for key in keys if key not in named[length][:1])]
        for length, keys in lengths.items()
        if length > 1 and (length == seats or (len(keys) > 1 and named[length]))
    ]


def columns_table(keys: list[str], seen: View, seats: int, voice: Voice) -> Table:
    """One row a thing, or, where the lists name none, one row a player."""
    table = Table(box=ROUNDED, border_style="dim")
    things = isinstance(seen[keys[0]][0], str)
    if not things:
        table.add_column(voice.say("term-player"))
    for key in keys:
        table.add_column(label(key, voice), justify="left" if isinstance(seen[key][0], str) else "right")
    for place in range(len(seen[keys[0]])):
        who = [] if things else [voice.player(place)]
        table.add_row(*who, *(spoken(key, seen[key][place], voice) for key in keys))
    return table


def parts_table(key: str, value: View, voice: Voice) -> RenderableType:
    """A value with parts, and one deeper where the parts have parts themselves."""
    if all(isinstance(part, dict) for part in value.values()):
        return rows_table(key, [{"": name, **part} for name, part in value.items()], voice)
    table = Table(box=ROUNDED, border_style="dim", title=label(key, voice), title_justify="left", show_header=False)
    for name, part in value.items():
        table.add_row(part_label(key, name, voice), spoken(name, part, voice))
    return table


def rows_table(key: str, rows: list[Any], voice: Voice) -> Table:
    """Several things with the same parts."""
    table = Table(box=ROUNDED, border_style="dim", title=label(key, voice), title_justify="left")
    names = list(dict.fromkeys(name for row in rows if isinstance(row, dict) for name in row))
    for name in names:
        table.add_column(part_label(key, name, voice) if name else "")
    for row in rows:
        filled = row if isinstance(row, dict) else {}
        table.add_row(*(spoken(name or key, filled.get(name), voice) for name in names))
    return table


def label(key: str, voice: Voice) -> str:
    """What a part of a view is called."""
    return voice.say(f"view-{key}") if voice.knows(f"view-{key}") else key.replace("_", " ")


def part_label(key: str, part: str, voice: Voice) -> str:
    for word in (f"view-{key}-{part}", f"view-{part}", f"field-{part}"):
        if voice.knows(word):
            return voice.say(word)
    return spoken(key, part, voice).plain


def spoken(key: str, value: Any, voice: Voice) -> Text:
    """A value in words, as far as the words of the game know it."""
    if value is None:
        return Text(voice.say(f"view-{key}-none") if voice.knows(f"view-{key}-none") else "–")
    if isinstance(value, bool):
        return Text(voice.say("term-yes" if value else "term-no"))
    if isinstance(value, str):
        return voice.name(value if value.startswith("@") else named(key, value, voice))
    if isinstance(value, list):
        return Text(", ").join([spoken(key, part, voice) for part in value])
    if isinstance(value, int) and voice.counts_seats(key):
        return voice.player(value)
    if isinstance(value, dict):
        parts = [f"{part_label(key, name, voice)} {spoken(name, part, voice)}" for name, part in value.items()]
        return Text(", ".join(parts))
    return voice.name(f"@view-{key}-{value}") if voice.knows(f"view-{key}-{value}") else Text(str(value))


def named(key: str, value: str, voice: Voice) -> str:
    """The word for an id: `red` is `@agent-red` where the game has such a word."""
    for word in (f"view-{key}-{value}", f"option-{key}-{value}", value):
        if voice.knows(word):
            return f"@{word}"
    thing = next((word for word in voice.things() if word.endswith(f"-{value}")), None)
    return value if thing is None else f"@{thing}"
