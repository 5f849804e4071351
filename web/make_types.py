"""Write `src/wire/types.ts`: all that goes over the wire as TypeScript types.

Frames come from the protocol's schema, calls over HTTP from its OpenAPI document.

The file is made by every build and never committed, so that page and server cannot differ.
"""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web/src/wire/types.ts"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def main() -> None:
    """Write the file, unless it says the same already (a watcher would build again)."""
    sys.path.insert(0, str(ROOT / "src"))
    from remeld.protocol.http import openapi
    from remeld.protocol.schema import schema

    frames, document = schema(), openapi("")
    lines = ["// Made by make_types.py from what the protocol declares.", ""]
    lines.append(f"export const PROTOCOL = {frames['version']};")
    parts = dict(sorted({**frames["$defs"], **document["components"]["schemas"]}.items()))
    calls = list(operations(document))
    answers = {name for _, operation in calls for name in named(operation["responses"])}
    sent = frozenset(reached(parts, {"FromServer", "ProblemInfo"} | answers))
    for name, part in parts.items():
        shown = typescript(part, Making(parts, sent, whole=name in sent))
        lines += ["", *comment(part), f"export type {name} = {shown};"]
    making = Making(parts, sent, whole=False)
    lines += ["", "/** Every call over HTTP: what is asked, and what is answered. */"]
    lines += ["export type Calls = {", *(called(key, each, making) for key, each in calls), "};"]
    text = "\n".join(lines) + "\n"
    TARGET.parent.mkdir(exist_ok=True)
    if not TARGET.exists() or TARGET.read_text("utf-8") != text:
        TARGET.write_text(text, "utf-8")


@dataclass(frozen=True)
class Making:
    """What a type is made with: all parts, those that the house sends, and whether it is one."""

    parts: dict[str, Any]
    sent: frozenset[str]
    whole: bool


SENT = Making({}, frozenset(), whole=True)


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The calls that are for the page, each by its method and path."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if "operators" not in operation["tags"]:
                yield f"{method.upper()} {path}", operation


def named(part: Any) -> set[str]:
    """The names of all types that something speaks of."""
    return set(re.findall(r'"#/(?:\$defs|components/schemas)/(\w+)"', json.dumps(part)))


def reached(parts: dict[str, Any], names: set[str]) -> set[str]:
    """Some types and all that they are made of."""
    found: set[str] = set()
    waiting = sorted(names)
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += named(parts[each])
    return found


def called(key: str, operation: dict[str, Any], making: Making) -> str:
    """A call as a line of `Calls`."""
    asked = "null"
    if "requestBody" in operation:
        asked = typescript(
            operation["requestBody"]["content"]["application/json"]["schema"], making
        )
    elif "parameters" in operation:
        fields = [
            f"{p['name']}: {typescript(p['schema'], making)}" for p in operation["parameters"]
        ]
        asked = f"{{ {'; '.join(fields)} }}"
    good = next(answer for status, answer in operation["responses"].items() if status[0] == "2")
    schemas = [each["schema"] for each in good.get("content", {}).values()]
    answered = typescript(schemas[0], making) if schemas else "null"
    return f"  {json.dumps(key)}: {{ asked: {asked}; answered: {answered} }};"


def comment(part: dict[str, Any]) -> list[str]:
    """The first sentence of what the schema says of a type."""
    text = part.get("description", "").split("\n\n")[0].replace("\n", " ")
    return [f"/** {text} */"] if text else []


def typescript(part: dict[str, Any], making: Making = SENT) -> str:
    """A part of a schema as a type."""
    if "$ref" in part:
        name = str(part["$ref"]).rpartition("/")[2]
        # What the house sends has all its fields; what it is sent may leave out every default.
        partial = not making.whole and name in making.sent and not making.parts[name]["required"]
        return f"Partial<{name}>" if partial else name
    if "enum" in part:
        return " | ".join(map(json.dumps, part["enum"]))
    if "const" in part:
        return json.dumps(part["const"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(typescript(each, making) for each in part["anyOf"]))
    kind = part.get("type")
    if kind == "object" and "properties" in part:
        must = set(part.get("required", ()))
        if making.whole:
            # A field without a default that need not be there is left out where it says nothing.
            must |= {name for name, value in part["properties"].items() if "default" in value}
        fields = [
            f"  {name}{'' if name in must else '?'}: {typescript(value, making)};"
            for name, value in part["properties"].items()
        ]
        return "\n".join(["{", *fields, "}"])
    if kind == "object":
        return f"Record<string, {typescript(part.get('additionalProperties', {}), making)}>"
    if kind == "array":
        return f"readonly ({typescript(part.get('items', {}), making)})[]"
    if kind == "null":
        return "null"
    return SIMPLE.get(str(kind), "unknown")


if __name__ == "__main__":
    main()
