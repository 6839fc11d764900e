"""Draws the house into docs/house.md from what its modules really import, so that the drawing cannot lie.

python tools/drawing.py      or `make drawing`
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
HOUSE = SOURCES / "backroom"
TARGET = ROOT / "docs" / "house.md"

Arrows = dict[str, set[str]]
"""Who knows whom, by name."""

PRELUDE = """\
# The house, drawn

Made from the imports of the modules themselves by `make drawing`; a test keeps it true. An arrow means "knows of", and
one that follows from others is left out.
"""


def is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


@cache
def imports(path: Path, *, types: bool = False) -> list[tuple[str, str]]:
    """Every import of a module as (module, name), relative ones made whole; those for `types` alone only if wanted."""
    here = path.relative_to(SOURCES).with_suffix("").parts
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if types or not is_for_types(node)]
    found: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = [*here[: len(here) - node.level]] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            found += [(module, alias.name) for alias in node.names]
    return found


def places(path: Path) -> Iterator[Path]:
    """The modules and folders of the house that a module imports."""
    for module, name in imports(path):
        if module.split(".")[0] == "backroom":
            whole = SOURCES.joinpath(*module.split("."), name)
            yield whole if whole.is_dir() or whole.with_suffix(".py").exists() else SOURCES.joinpath(*module.split("."))


def arrows(modules: list[Path], room_of: Callable[[Path], str | None]) -> Arrows:
    """Which rooms know of which, where `room_of` says in which room a place is, if it is in the picture at all."""
    known: Arrows = {}
    for path in modules:
        here = room_of(path)
        if here is not None:
            rooms = {room_of(place) for place in places(path)}
            known.setdefault(here, set()).update(room for room in rooms if room not in (None, here))
    return known


def reach(known: Arrows, start: str) -> set[str]:
    """Everybody a room knows of, also by way of others."""
    found: set[str] = set()
    new = set(known.get(start, ()))
    while new:
        found |= new
        new = {further for room in new for further in known.get(room, ())} - found
    return found


def reduced(known: Arrows) -> Arrows:
    """Without the arrows that follow from others; where two know each other, all of theirs stay."""
    return {
        room: {
            other
            for other in others
            if not any(
                other in reach(known, between) for between in others - {other} if room not in reach(known, between)
            )
        }
        for room, others in known.items()
    }


def chart(known: Arrows) -> str:
    """The arrows as a flowchart."""
    drawn = reduced(known)
    lines = [f"  {room} --> {other}" for room in sorted(drawn) for other in sorted(drawn[room])]
    return "\n".join(["```mermaid", "flowchart TD", *lines, "```"])


def room(place: Path) -> str | None:
    """The room of the house a place is in; the front door and the command line are outside all rooms."""
    inside = place.relative_to(HOUSE).parts
    return inside[0] if inside and (HOUSE / inside[0]).is_dir() else None


def part_of_kit(place: Path) -> str | None:
    """The room of the kit a place is in; the game itself and its window are rooms of their own."""
    inside = place.relative_to(HOUSE).parts
    if inside[:1] != ("kit",) or len(inside) == 1 or inside[1] == "__init__.py":
        return None
    return inside[1].removesuffix(".py")


def part_of_game(place: Path) -> str | None:
    """The rules of a game, its house player, or one of the rooms both may use; all games alike."""
    inside = place.relative_to(HOUSE).parts
    if inside[:1] == ("games",) and len(inside) > 2:
        return "house" if inside[2] == "house" else "terminal" if inside[2] == "terminal.py" else "rules"
    return inside[0] if inside[:1] in (("kit",), ("bots",)) else None


def house() -> str:
    """The whole page."""
    modules = sorted(HOUSE.rglob("*.py"))
    rules = [path for path in modules if part_of_game(path) != "rules" or path.name != "__init__.py"]
    return (
        "\n\n".join(
            [
                PRELUDE.rstrip(),
                "## The rooms",
                chart(arrows(modules, room)),
                "## The kit",
                chart(arrows(modules, part_of_kit)),
                "## A game",
                "All five have this shape. The one line in a game's `__init__.py` that names its bots is not drawn.",
                chart(arrows(rules, part_of_game)),
            ]
        )
        + "\n"
    )


if __name__ == "__main__":
    TARGET.write_text(house(), encoding="utf-8")
