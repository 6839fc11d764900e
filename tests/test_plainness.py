"""Kit and rules stay plain enough for mypyc to compile them as they stand."""

from __future__ import annotations

import ast
import builtins
from typing import TYPE_CHECKING

import pytest

import drawing

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HOUSE = drawing.HOUSE
MADE_FOR_IT = {"Generic", "NamedTuple", "Protocol", "Struct", "Exception"}
"""Bases that mypyc knows, or that come from a library and stay as they are."""

RULES = [
    path
    for path in sorted([*(HOUSE / "kit").rglob("*.py"), *(HOUSE / "games").glob("*/*.py")])
    if path.name != "terminal.py"
]


def faults(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base).split("[")[0] for base in node.bases]
            if len(set(bases) - MADE_FOR_IT) > 1:
                yield f"{node.name} has more than one base"
            for base in bases:
                if hasattr(builtins, base) and base not in MADE_FOR_IT:
                    yield f"{node.name} inherits from {base}, a builtin"
            for statement in node.body:
                if isinstance(statement, ast.Assign) and len(statement.targets) > 1:
                    yield f"{node.name} sets several names in one line"
        elif isinstance(node, ast.Attribute) and node.attr == "__dict__":
            yield f"line {node.lineno} reaches for __dict__"


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_a_rule_is_plain(path: Path) -> None:
    assert [*faults(path)] == []
