"""How the terminal shows the evening: what everybody says about the box, side by side, and what one knows oneself."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.mafia_de_cuba.contents import THINGS

View = Mapping[str, Any]
Name = Callable[[str], Text]

COLOURS = {
    "diamonds": "bright_cyan",
    "loyal": "green",
    "agent": "bright_blue",
    "fbi": "bright_blue",
    "cia": "blue",
    "driver": "yellow",
    "killer": "red",
    "thief": "bright_cyan",
    "kid": "magenta",
}
STYLES = {f"{before}{thing}": colour for thing, colour in COLOURS.items() for before in ("", "role-", "view-role-")}
BEFORE_THE_TALK = ("hide", "bag", "take")
DIAMOND, UNKNOWN, NOW, STAR = "♦", "·", "› ", "★ "


def draw(view: View, name: Name) -> RenderableType:
    """All that this seat may know."""
    if not view["table"]:
        return Text()
    talk = statements(view, name) if view["statements"] or view["phase"] not in BEFORE_THE_TALK else circle(view, name)
    return Group(talk, *spoken_of(view, name), *public(view, name), *own(view, name))


def circle(view: View, name: Name) -> Text:
    """The way of the box, while nobody has said anything about it yet."""
    return Text(" → ").join([player(row, view, name) for row in view["table"]])


def things(view: View) -> tuple[str, ...]:
    """What can be in the box in this game."""
    return tuple(thing for thing in THINGS if thing in view["tokens"])


def initials(view: View, name: Name) -> Text:
    """The heads of the figures: ♦ and the first letter of each token."""
    letters = [name(f"@view-{thing}").plain[:1] for thing in things(view)[1:]]
    return Text(" ".join([f" {DIAMOND}", *letters]))


def statements(view: View, name: Name) -> Table:
    """M-28: in the order of the box. After the game every line is followed by the truth."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=name("@view-table"), title_justify="left")
    table.add_column()
    for key in ("says_received", "says_took", "says_passed"):
        head = Text(name(f"@view-{key}").plain.replace(" ", "\n", 1))
        if key == "says_took":
            table.add_column(head)
        else:
            table.add_column(Text("\n").join([head, initials(view, name)]), no_wrap=True)
    table.add_column(name("@view-marks"))
    for row in view["table"]:
        marks = Text(", ").join([name(f"@view-marks-{mark}") for mark in row["marks"]])
        marks.stylize("bold red")
        claim = [in_figures(row[key], view) for key in ("says_received", "says_passed")]
        table.add_row(player(row, view, name), claim[0], loot(row["says_took"], name), claim[1], marks)
        if "role" in row:
            table.add_row(*truth(row, view, name), end_section=True)
    return table


def player(row: View, view: View, name: Name) -> Text:
    """Who it is, whether still in, and what was in their pockets if that is known."""
    active = row["who"] in (view["holder"], view["questioned"], view["accused"])
    who = Text.assemble(NOW if active else "", name(f"@seat-{row['who']}"))
    if row["status"] == "out":
        who.stylize("strike dim")
    if row["status"] in ("godfather", "out"):
        who = Text.assemble(who, " (", name(f"@view-status-{row['status']}"), ")")
    if row["shown"] is not None:
        who = Text.assemble(who, "\n", name("@view-shown"), ": ", loot(row["shown"], name))
    return who


def truth(row: View, view: View, name: Name) -> tuple[Text, Text, Text, Text, Text]:
    """What somebody really was, received, took and passed on."""
    role = Text.assemble(STAR if row["won"] else "", name(f"@role-{row['role']}"))
    took = loot(row["true_took"], name)
    if row["true_bagged"] is not None:
        took = Text.assemble(took, "\n", name("@view-bag"), ": ", loot(row["true_bagged"], name))
    line = (
        role,
        in_figures(row["true_received"], view),
        took,
        in_figures(row["true_passed"], view),
        name("@view-truth"),
    )
    for part in line:
        part.stylize("italic")
    return line


def in_figures(box: View | None, view: View) -> Text:
    """A box in figures, under their heads; a dot for what nobody speaks of, and the tokens in all behind if need be."""
    if box is None:
        return Text()
    counts = [str(box.get(thing, UNKNOWN)) for thing in things(view)]
    in_all = [f"={box['in_all']}"] if "in_all" in box else []
    return Text(" ".join([counts[0].rjust(2), *counts[1:], *in_all]))


def loot(named: str | None, name: Name) -> Text:
    return Text() if named is None else name(f"@{named}")


def counted(box: View, name: Name) -> Text:
    there = [(thing, count) for thing, count in box.items() if count or thing == THINGS[0]]
    return Text(", ").join([Text.assemble(name(f"@view-{thing}"), f" {count}") for thing, count in there])


def spoken_of(view: View, name: Name) -> Iterator[Text]:
    """Whom people take for what."""
    for row in view["table"]:
        if row["says_of"] is not None:
            of = [Text.assemble(name(whom), ": ", name(role)) for whom, role in row["says_of"]["args"]["of"]]
            yield Text.assemble(name(f"@seat-{row['who']}"), " – ", name("@view-says_of"), ": ", Text(", ").join(of))


def public(view: View, name: Name) -> Iterator[Text]:
    """What lies on the table."""
    yield Text.assemble(name("@view-tokens"), ": ", counted(view["tokens"], name))
    counts = [Text.assemble(name(f"@view-{key}"), f" {view[key]}") for key in ("jokers", "recovered")]
    if view["rounds"] is not None:
        counts.append(Text.assemble(name("@view-round"), f" {view['round']}/{view['rounds']}"))
    yield Text(" · ").join(counts)
    if view["tally"] is not None:
        won = [Text.assemble(name(f"@seat-{seat}"), f" {games}") for seat, games in enumerate(view["tally"])]
        yield Text.assemble(name("@view-tally"), ": ", Text(", ").join(won))


def own(view: View, name: Name) -> Iterator[Text]:
    """What only this seat knows."""
    godfather = view["you"] is not None and view["you"] == view["godfather"]
    if view["hidden"] is not None:
        yield Text.assemble(name("@view-hidden"), f": {view['hidden']}")
    if view["received"] is not None:
        word = "@view-came_back" if godfather else "@view-received"
        yield Text.assemble(name(word), ": ", counted(view["received"], name))
    for key in ("bagged", "took"):
        if view[key] is not None:
            yield Text.assemble(name(f"@view-{key}"), ": ", loot(view[key], name))
    if view["passed"] is not None:
        yield Text.assemble(name("@view-passed"), ": ", counted(view["passed"], name))
    if view["missing"] is not None:
        yield Text.assemble(name("@view-missing"), f": {view['missing']}")
