"""Writes page/src/lib/protocol.ts: the server's messages as TypeScript, by way of msgspec's JSON Schema.

python tools/protocol_types.py
"""

from __future__ import annotations

import json
from pathlib import Path
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from backroom.server import messages
from backroom.table import facts

TARGET = Path(__file__).resolve().parent.parent / "page" / "src" / "lib" / "protocol.ts"

PRELUDE = """\
// Written by `make types` from the server's own types (backroom.server.messages); change those instead.

/** Anything JSON can hold: what a game puts into its words and views. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Args = { [key: string]: Value };
export type View = { [key: string]: Value };
"""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def members(union: Any) -> list[str]:
    """What a union or a Literal joins, each as it reads in TypeScript; nothing for any other thing."""
    if get_origin(union) is Literal:
        return [json.dumps(value) for value in get_args(union)]
    if isinstance(union, UnionType) and all(isinstance(part, type) for part in get_args(union)):
        return [part.__name__ for part in get_args(union) if issubclass(part, msgspec.Struct)]
    return []


def named_unions() -> dict[frozenset[str], tuple[str, list[str]]]:
    """The unions that the server's modules gave a name to, by what they join: a schema forgets such names."""
    named = [(name, members(thing)) for home in (messages, facts) for name, thing in vars(home).items()]
    named.append(("ClientMessage", members(messages.CLIENT_MESSAGES)))
    named.append(("ServerMessage", members(messages.SERVER_MESSAGES)))
    return {frozenset(parts): (name, parts) for name, parts in named if len(parts) > 1}


WIDTH = 120


class TypeScript:
    """Turns schemas into types, and remembers which of the named unions were needed."""

    def __init__(self) -> None:
        self.names = named_unions()
        self.needed: dict[str, list[str]] = {}

    def union(self, parts: list[str]) -> str:
        if frozenset(parts) in self.names:
            name, ordered = self.names[frozenset(parts)]
            self.needed[name] = ordered
            return name
        return " | ".join(parts)

    def type(self, schema: Schema) -> str:
        match schema:
            case {"$ref": str(place)}:
                return place.rsplit("/", 1)[-1]
            case {"enum": list(values)}:
                return self.union([json.dumps(value) for value in values])
            case {"anyOf": list(parts)}:
                return self.union([self.type(part) for part in parts])
            case {"type": "array", "prefixItems": list(parts)}:
                return f"[{', '.join(self.type(part) for part in parts)}]"
            case {"type": "array"}:
                item = self.type(schema.get("items", {}))
                return f"({item})[]" if " | " in item else f"{item}[]"
            case {"type": "object"}:
                return f"{{ [key: string]: {self.type(schema.get('additionalProperties', {}))} }}"
            case {"type": str(plain)}:
                return PLAIN[plain]
            case _:
                return "Value"

    def interface(self, name: str, schema: Schema) -> str:
        lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
        lines.append(f"export interface {name} {{")
        for field, kind in schema["properties"].items():
            # What has a default on the server may be left out.
            mark = "" if field in schema["required"] else "?"
            lines.append(f"  {field}{mark}: {self.type(kind)};")
        return "\n".join([*lines, "}"]) + "\n"


def one_of(name: str, parts: list[str]) -> str:
    """A union, in a line or, where that is too long for the page's formatter, in two, or with a line for each part."""
    joined = " | ".join(parts)
    for text in (f"export type {name} = {joined};\n", f"export type {name} =\n  {joined};\n"):
        if max(map(len, text.splitlines())) <= WIDTH:
            return text
    return f"export type {name} =\n" + "".join(f"  | {part}\n" for part in parts).rstrip() + ";\n"


def protocol() -> str:
    """The whole file."""
    wire = [messages.CLIENT_MESSAGES, messages.SERVER_MESSAGES, *messages.HTTP_BODIES]
    schemas, components = msgspec.json.schema_components(wire)
    typescript = TypeScript()
    for schema in schemas:
        typescript.type(schema)
    interfaces = [typescript.interface(name, schema) for name, schema in components.items()]
    unions = [one_of(name, parts) for name, parts in typescript.needed.items()]
    return "\n".join([PRELUDE, *unions, *interfaces])


if __name__ == "__main__":
    TARGET.write_text(protocol(), encoding="utf-8")
