"""The town as the terminal draws it: twelve buildings in a ring, the stones in the middle, notes below."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from rich.box import DOUBLE, ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from backroom.games.heimlich.state import BUILDINGS, FINISH, TIPS_AT, WORTH

View: TypeAlias = Mapping[str, Any]
Name: TypeAlias = Callable[[str], Text]

# Legible on dark and on light terminals, and never the only thing that tells two agents apart.
STYLES = {
    "agent-yellow": "bold #c8a000",
    "agent-red": "bold #d7263d",
    "agent-violet": "bold #9b4dca",
    "agent-blue": "bold #2f7fe0",
    "agent-green": "bold #2e9e4f",
    "agent-orange": "bold #e8751a",
    "agent-grey": "bold #8a8a8a",
}

# Clockwise round a square of four by four, the church at the top left.
TOP, RIGHT, BOTTOM, LEFT = (0, 1, 2, 3), (4, 5), (9, 8, 7, 6), (11, 10)
WIDTH = 19
INSIDE = WIDTH - 4
TRACK = 21
"""Two fields of the scoring track to a character."""


def draw(view: View, name: Name) -> RenderableType:
    """Everything this seat may see of the game."""
    papers = (dossier(view, name), tips(view, name), revealed(view, name), opened(view, name))
    below = [table for table in papers if table is not None]
    return Group(TownMap(view, name), *below)


class TownMap:
    """The ring where there is room for it, else the buildings one below the other."""

    def __init__(self, view: View, name: Name) -> None:
        self.view = view
        self.name = name

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield (ring if options.max_width >= 4 * WIDTH else street)(self.view, self.name)


def street(view: View, name: Name) -> RenderableType:
    """Only the buildings in which something is to be seen."""
    houses = Table.grid(padding=(0, 1))
    for place in range(len(BUILDINGS)):
        within = agents_in(place, view, name)
        if view["safe"] == place:
            within.append(Text.assemble("[", name("@view-safe"), "]", style="bold yellow"))
        if within:
            houses.add_row("", sign(place, name), Text(" ").join(within))
    return Group(houses, *stones(view, name))


def ring(view: View, name: Name) -> RenderableType:
    upper, lower = Table.grid(), Table.grid()
    right, left = sides(view, name)
    upper.add_row(*building_row(TOP, view, name))
    middle = Table.grid()
    middle.add_column(width=WIDTH)
    middle.add_column(width=2 * WIDTH)
    middle.add_column(width=WIDTH)
    middle.add_row(Group(*left), Group(*stones(view, name)), Group(*right))
    lower.add_row(*building_row(BOTTOM, view, name))
    return Group(upper, middle, lower)


def building_row(buildings: tuple[int, ...], view: View, name: Name) -> list[Panel]:
    inside = [packed(agents_in(place, view, name)) for place in buildings]
    lines = max(map(len, inside))
    return [panel(place, within, lines, view, name) for place, within in zip(buildings, inside, strict=True)]


def sides(view: View, name: Name) -> tuple[list[Panel], list[Panel]]:
    """The two buildings to the right and the two to the left, as high as the stones between them need."""
    least = 2 if len(view["agents"]) < 6 else 3

    def side(buildings: tuple[int, ...]) -> list[Panel]:
        inside = [packed(agents_in(place, view, name)) for place in buildings]
        return [
            panel(place, within, max(least, len(within)), view, name)
            for place, within in zip(buildings, inside, strict=True)
        ]

    return side(RIGHT), side(LEFT)


def agents_in(place: int, view: View, name: Name) -> list[Text]:
    here = zip(view["agents"], view["place"], strict=True)
    return [name(f"@agent-{agent}") for agent, where in here if where == place]


def packed(names: list[Text]) -> list[Text]:
    """Names side by side, as many as fit into a building, line by line."""
    lines = [Text()]
    for agent in names:
        if lines[-1].plain and len(lines[-1]) + 1 + len(agent) > INSIDE:
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append(" ")
        lines[-1].append_text(agent)
    return lines


def sign(place: int, name: Name) -> Text:
    """A house bears its number; church and ruin say what they are worth."""
    title = name(f"@{BUILDINGS[place]}")
    return title if WORTH[place] > 0 else Text.assemble(title, f" {WORTH[place]}".replace("-", "−"))


def panel(place: int, inside: list[Text], lines: int, view: View, name: Name) -> Panel:
    """A building; the one with the safe says so, and has a double wall."""
    safe = view["safe"] == place
    title = sign(place, name)
    title.stylize("not dim")
    return Panel(
        Text("\n").join(inside),
        title=title,
        title_align="left",
        subtitle=name("@view-safe") if safe else None,
        subtitle_align="right",
        box=DOUBLE if safe else ROUNDED,
        border_style="bold yellow" if safe else "dim",
        width=WIDTH,
        height=lines + 2,
    )


def stones(view: View, name: Name) -> list[RenderableType]:
    """How far every stone is, who was behind it once that is known, and what the seat knows of the turn."""
    track = Table.grid(padding=(0, 1))
    if view["rules"] == "expert":
        track.add_row("", "", Text.assemble(" " * (TIPS_AT // 2 - 2), f"{TIPS_AT}▾", style="dim"))
    for agent, points in zip(view["agents"], view["score"], strict=True):
        full = min(points, FINISH) // 2
        bar = Text("█" * full, STYLES[f"agent-{agent}"].removeprefix("bold "))
        bar.append("░" * (TRACK - full), "dim")
        track.add_row("", name(f"@agent-{agent}"), bar, f"{points:>2}")
    return [track, *(Text.assemble(" ", fact) for fact in facts(view, name))]


def facts(view: View, name: Name) -> Iterator[Text]:
    if view["active"] is not None and view["phase"] != "over":
        line = Text.assemble(name("@view-active"), ": ", name(f"@seat-{view['active']}"))
        if view["roll"] is not None and view["phase"] == "move":
            line.append(" · ").append_text(name("@view-roll")).append(f" {view['roll']}")
        yield line
    if view["card"] is not None:
        yield Text.assemble(name("@view-card"), ": ", name(f"@agent-{view['card']}"))


def suspect(behind: Any, name: Name) -> Text:
    """A player, nobody (a stray), or nothing noted."""
    return Text("?") if behind is None else name("@nobody") if behind == "-" else name(f"@seat-{behind}")


def titled(word: str, name: Name) -> Table:
    return Table(box=ROUNDED, border_style="dim", title=name(f"@{word}"), title_justify="left", title_style="bold")


def dossier(view: View, name: Name) -> RenderableType | None:
    """H-36: the seat's own notes, until all of them lie open."""
    if not view.get("dossier") or view["dossiers"] is not None:
        return None
    table = titled("view-dossier", name)
    for field in ("agent", "suspect", "remark"):
        table.add_column(name(f"@field-{field}"))
    for agent, note in view["dossier"].items():
        table.add_row(name(f"@agent-{agent}"), suspect(note["suspect"], name), Text(note["text"]))
    return table


def opened(view: View, name: Name) -> RenderableType | None:
    """H-36: everybody's notes, once they lie open."""
    if not any(view.get("dossiers") or ()):
        return None
    table = titled("view-dossiers", name)
    for field in ("", "field-agent", "field-suspect", "field-remark"):
        table.add_column(name(f"@{field}") if field else "")
    for seat, notes in enumerate(view["dossiers"]):
        for agent, note in notes.items():
            table.add_row(
                name(f"@seat-{seat}"), name(f"@agent-{agent}"), suspect(note["suspect"], name), Text(note["text"])
            )
    return table


def tips(view: View, name: Name) -> RenderableType | None:
    """H-40: what this seat has tipped, until everybody's tips are out."""
    if not view.get("tips") or view["owners"] is not None:
        return None
    return Text.assemble(name("@view-tips"), ": ", tip_line(view["tips"], name))


def tip_line(tip: Mapping[str, int | None], name: Name) -> Text:
    """Agent and player, a dash for a stray, as one writes it on a slip of paper."""
    named = [
        Text.assemble(name(f"@agent-{agent}"), " ", "–" if behind is None else name(f"@seat-{behind}"))
        for agent, behind in tip.items()
    ]
    return Text(", ").join(named)


def revealed(view: View, name: Name) -> RenderableType | None:
    """H-30, H-41: who was behind whom, and what everybody had tipped."""
    if view["owners"] is None:
        return None
    table = titled("view-owners", name)
    table.add_column(name("@field-agent"))
    table.add_column(name("@field-suspect"))
    for agent, owner in zip(view["agents"], view["owners"], strict=True):
        table.add_row(name(f"@agent-{agent}"), suspect("-" if owner is None else owner, name))
    if not view.get("revealed_tips"):
        return table
    given = titled("view-revealed_tips", name)
    given.add_column()
    given.add_column(name("@field-tips"))
    given.add_column(name("@view-rightly_named"), justify="right")
    for seat, (tip, right) in enumerate(zip(view["revealed_tips"], view["rightly_named"], strict=True)):
        given.add_row(name(f"@seat-{seat}"), tip_line(tip, name), str(right))
    return Group(table, given)
