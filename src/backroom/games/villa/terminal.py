"""How the terminal shows the operation: park and villa, everybody's open cards, and how far the arrest has come."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.state import PARK, PLACES, VILLA

View = Mapping[str, Any]
Name = Callable[[str], Text]

COLOURS = {"yellow": "yellow", "green": "green", "red": "red", "blue": "bright_blue"}
STYLES = {f"{kind}-{symbol}": COLOURS[symbol] for symbol in SYMBOLS for kind in ("card", "symbol")}
SECRETS = False
"""All seats see the same: people at one keyboard need not look away."""
PARK_CARD, VILLA_CARD = 25, 26
"""So wide that three of the park fit into 80 columns, with lines between them."""
VILLA_INDENT = 12
FREE, CROSSED, NOW = "› ", "× ", "› "


def draw(view: View, name: Name) -> RenderableType:
    """Everything there is to see; all seats see the same."""
    if not view["guards"]:
        return Text()
    guards = dict(zip(PLACES, view["guards"], strict=False))
    parts: list[RenderableType] = [
        Text.assemble(name("@view-godfather"), ": ", front(view["godfather"], name)),
        ground(PARK, 3, PARK_CARD, guards, view, name),
        Padding(ground(VILLA, 2, VILLA_CARD, guards, view, name), (0, 0, 0, VILLA_INDENT)),
        name("@view-legend"),
        hands(view, name),
        *facts(view, name),
    ]
    return Group(*parts, *(unseen(view["unseen"], name) if view["unseen"] else ()))


def ground(places: tuple[str, ...], across: int, width: int, guards: View, view: View, name: Name) -> Table:
    """Park or villa, as it lies on the table."""
    table = Table(box=ROUNDED, border_style="dim", show_header=False, show_lines=True, padding=0)
    for _ in range(across):
        table.add_column(width=width)
    for row in range(0, len(places), across):
        table.add_row(*(card(place, guards[place], view, name) for place in places[row : row + across]))
    return table


def card(place: str, guard: View | None, view: View, name: Name) -> Text:
    """A guard's back: strength, and a symbol with its position or crossed out. Whoever can be arrested is marked."""
    if guard is None:
        return Text("\n")
    free = guard["free"] and view["phase"] != "over"
    symbol = name(f"@symbol-{guard['symbol']}")
    back = Text.assemble(CROSSED, symbol) if guard["at"] is None else Text.assemble(f"{guard['at']}: ", symbol)
    title = Text.assemble(f"{guard['strength']} · ", name(f"@{place}"))
    title.stylize("bold" if free else "dim")
    return Text("\n").join([title, Text.assemble(FREE if free else "  ", guard.get("name") or back)])


def front(guard: View, name: Name, now: int | None = None) -> Text:
    """Whom it is, and what the arrest takes; the position it has come to is marked."""
    needed = []
    for position, symbol in enumerate(guard["symbols"], 1):
        step = Text.assemble(NOW if position == now else "", f"{position} ", name(f"@symbol-{symbol}"))
        mark = guard["mark"]
        if mark and mark["at"] == position:
            step = Text.assemble(step, " (+ ", name(f"@symbol-{mark['symbol']}"), ")")
        if now is not None and position < now:
            step.stylize("strike dim")
        needed.append(step)
    return Text.assemble((guard["name"], "bold"), ": ", Text(", ").join(needed))


def hands(view: View, name: Name) -> Table:
    """Everybody's open cards and what is left of their piles, with the bonus cards known to lie beneath."""
    table = Table(box=ROUNDED, border_style="dim", padding=(0, 1))
    table.add_column("")
    table.add_column(name("@view-hands"))
    table.add_column(name("@view-piles"))
    for seat, (hand, pile, under) in enumerate(zip(view["hands"], view["piles"], view["under"], strict=True)):
        who = Text.assemble(NOW if view["active"] == seat else "", name(f"@seat-{seat}"))
        if view["leader"] == seat:
            who = Text.assemble(who, "\n", name("@view-leader"))
        left = Text(str(pile))
        if under:
            left = Text.assemble(left, " (", cards(under, name), ")")
        table.add_row(who, cards(hand, name), left)
    return table


def cards(names: list[str], name: Name) -> Text:
    return Text(", ").join([name(f"@card-{card}") for card in names]) if names else Text("–")


def counted(pile: Mapping[str, int], name: Name) -> Text:
    return Text(", ").join([Text.assemble(f"{count} × ", name(f"@card-{card}")) for card, count in pile.items()])


def facts(view: View, name: Name) -> Iterator[Text]:
    """What lies in the discard and out of the game, how strong the guards still are, and whom it is about."""
    for key in ("discard", "gone"):
        if view[key]:
            yield Text.assemble(name(f"@view-{key}"), ": ", counted(view[key], name))
    yield Text.assemble(name("@view-total"), f": {view['total']}")
    if view["target"] is not None:
        yield Text.assemble(name("@view-target"), ": ", front(view["target"], name, view["position"]))
        if "symbol" in view["target"]:
            yield Text.assemble(name("@view-bonus"), ": ", name(f"@symbol-{view['target']['symbol']}"))


def unseen(hidden: View, name: Name) -> Iterator[Text]:
    """At the end: how the piles lay, and what stayed in the box."""
    for seat, pile in enumerate(hidden["piles"]):
        if pile:
            yield Text.assemble(name("@view-unseen-piles"), " ", name(f"@seat-{seat}"), ": ", cards(pile, name))
    if hidden["aside"]:
        yield Text.assemble(name("@view-unseen-aside"), ": ", cards(hidden["aside"], name))
    if hidden["guards"]:
        yield Text.assemble(name("@view-unseen-guards"), ": ", ", ".join(hidden["guards"]))
