"""The rooms of the house and the arrows between them: who may know of whom."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import drawing

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT, HOUSE = drawing.ROOT, drawing.HOUSE
GAMES = sorted(folder.name for folder in (HOUSE / "games").iterdir() if (folder / "__init__.py").exists())

KNOWS = {
    "words": {"words"},
    "kit": {"words", "kit"},
    "bots": {"words", "kit", "bots"},
    "games": {"words", "kit", "bots", "games"},
    "table": {"words", "kit", "bots", "games", "table"},
    "server": {"words", "kit", "bots", "games", "table", "server"},
    "load": {"words", "kit", "bots", "games", "table", "server", "load"},
    "arena": {"words", "kit", "bots", "games", "arena"},
    "adapters": {"words", "kit", "bots", "games", "adapters"},
    "terminal": {"words", "kit", "bots", "games", "terminal"},
}

# A rulebook has no clock, no files, no network and no dice of its own.
IMPURE = set(
    """
    asyncio concurrent datetime glob http io logging multiprocessing os pathlib secrets selectors shutil signal socket
    sqlite3 subprocess sys tempfile threading time urllib uuid
    """.split()
)


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> list[tuple[str, str]]:
    """Every import of a module, also for types alone: nobody shall even speak of what they must not know."""
    return drawing.imports(path, types=True)


def rooms_known(path: Path) -> Iterator[str]:
    """The rooms that a module imports from; the house's front door counts as a room of its own."""
    for module, name in imports(path):
        package, _, inside = module.partition(".")
        if package == "backroom":
            room = inside.split(".")[0] or name
            yield room if (HOUSE / room).is_dir() or (HOUSE / f"{room}.py").exists() else "the front door"


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """Names and texts in the code of a module: all but comments and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield node.lineno, ast.unparse(node)


@pytest.mark.parametrize("room", KNOWS)
def test_imports_point_one_way(room: str) -> None:
    wrong = [
        f"{named(path)} imports {known}"
        for path in modules(HOUSE / room)
        for known in rooms_known(path)
        if known not in KNOWS[room]
    ]
    assert wrong == []


def test_every_room_has_its_arrows() -> None:
    rooms = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
    assert rooms - KNOWS.keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    others = [f"backroom.games.{other}" for other in GAMES if other != game]
    wrong = [
        f"{named(path)} imports {module}"
        for path in modules(HOUSE / "games" / game)
        for module, name in imports(path)
        if any(f"{module}.{name}.".startswith(f"{other}.") for other in others)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_knows_what_a_house_player_thinks(game: str) -> None:
    """Rules are at the top of a game's folder, thoughts in its `house/`; one line names the bots and what they tell."""
    folder = HOUSE / "games" / game
    thoughts = f"backroom.games.{game}.house"
    wrong = [
        f"{named(path)} imports {name} from {module}"
        for path in modules(folder)
        if folder / "house" not in path.parents
        for module, name in imports(path)
        if f"{module}.{name}.".startswith(f"{thoughts}.")
        and (path, module, name)
        not in [(folder / "__init__.py", thoughts, known) for known in ("BOTS", "HOOKS", "REPORT")]
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["games", "table", "server", "arena", "adapters", "bots", "terminal"])
def test_the_kit_is_known_by_its_door(room: str) -> None:
    wrong = [
        f"{named(path)} imports {module}"
        for path in modules(HOUSE / room)
        for module, _ in imports(path)
        if module.startswith("backroom.kit.")
    ]
    assert wrong == []


def test_the_drawing_of_the_house_is_true() -> None:
    drawn = drawing.TARGET.read_text(encoding="utf-8")
    assert drawn == drawing.house(), "the house has been rebuilt: run `make drawing`"


def test_no_two_rooms_of_the_kit_lean_on_each_other() -> None:
    known = drawing.arrows(modules(HOUSE / "kit"), drawing.part_of_kit)
    assert [room for room in known if room in drawing.reach(known, room)] == []


def test_nothing_outside_the_games_names_a_game() -> None:
    a_game = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
    wrong = [
        f"{named(path)}:{line} says {words!r}"
        for path in modules(HOUSE)
        if HOUSE / "games" not in path.parents
        for line, words in spoken(path)
        if a_game.search(words)
    ]
    assert wrong == []


def test_nothing_in_the_page_names_a_game_outside_its_games() -> None:
    sources = ROOT / "page" / "src"
    a_game = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
    wrong = [
        f"{named(path)}:{number}"
        for path in sorted(sources.rglob("*"))
        if path.suffix in {".ts", ".svelte", ".css", ".ftl"} and not path.name.endswith(".test.ts")
        if sources / "games" not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if a_game.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize("path", modules(HOUSE / "kit"), ids=named)
def test_the_kit_is_pure(path: Path) -> None:
    wrong = [module for module, _ in imports(path) if module.split(".")[0] in IMPURE]
    # The type Random may be named; the generator that the whole process shares may not be touched.
    wrong += [f"{module}.{name}" for module, name in imports(path) if module == "random" and name != "Random"]
    wrong += [
        f"{node.func.id}()"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"open", "print", "input"}
    ]
    assert wrong == []
