"""Write `src/wire/types.ts`: the protocol's messages as TypeScript types, from its schema.

The file is made by every build and never committed, so that page and server cannot differ.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web/src/wire/types.ts"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def main() -> None:
    """Write the file, unless it says the same already (a watcher would build again)."""
    sys.path.insert(0, str(ROOT / "src"))
    from remeld.protocol.schema import schema

    found = schema()
    lines = ["// Made by make_types.py from the protocol's schema.", ""]
    lines.append(f"export const PROTOCOL = {found['version']};")
    parts = found["$defs"]
    sent = reached(parts, "FromServer") | reached(parts, "Listing")
    for name, part in parts.items():
        shown = typescript(part, whole=name in sent)
        lines += ["", *comment(part), f"export type {name} = {shown};"]
    text = "\n".join(lines) + "\n"
    TARGET.parent.mkdir(exist_ok=True)
    if not TARGET.exists() or TARGET.read_text("utf-8") != text:
        TARGET.write_text(text, "utf-8")


def reached(parts: dict[str, Any], name: str) -> set[str]:
    """A type and all that it is made of."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += re.findall(r'"#/\$defs/(\w+)"', json.dumps(parts[each]))
    return found


def comment(part: dict[str, Any]) -> list[str]:
    """The first sentence of what the schema says of a type."""
    text = part.get("description", "").split("\n\n")[0].replace("\n", " ")
    return [f"/** {text} */"] if text else []


def typescript(part: dict[str, Any], whole: bool = True) -> str:
    """A part of a schema as a type; `whole` where every field is always sent."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return " | ".join(map(json.dumps, part["enum"]))
    if "const" in part:
        return json.dumps(part["const"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(map(typescript, part["anyOf"])))
    kind = part.get("type")
    if kind == "object" and "properties" in part:
        must = set(part["properties"] if whole else part.get("required", ()))
        fields = [
            f"  {name}{'' if name in must else '?'}: {typescript(value)};"
            for name, value in part["properties"].items()
        ]
        return "\n".join(["{", *fields, "}"])
    if kind == "object":
        return f"Record<string, {typescript(part.get('additionalProperties', {}))}>"
    if kind == "array":
        return f"readonly ({typescript(part.get('items', {}))})[]"
    if kind == "null":
        return "null"
    return SIMPLE.get(str(kind), "unknown")


if __name__ == "__main__":
    main()
