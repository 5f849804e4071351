"""docs/protocol.md: every message between a client and a house, from what the protocol declares."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType
from typing import Any

from remeld.protocol import codes, commands, messages, options, view
from remeld.protocol.http import answers, openapi, puzzles, requests, reviews, rule_answers
from remeld.protocol.schema import schema

__all__ = ["protocol_page"]

DECLARED = (answers, commands, messages, options, puzzles, requests, reviews, rule_answers, view)
HEAD = """\
# The protocol

What goes between a client and a house, message by message. `python -m docs.make_reference` writes
this page from the declarations in `src/remeld/protocol`; `remeld schema` prints the same as JSON
schema, `remeld schema --http` as an OpenAPI document. [A player over the wire](howto-wire.md) is
the shortest way into it.

## How it goes

1. `POST /api/session` begins a session: a cookie, which stands for a person. Writing requests and
   the socket name the house as their `Origin`.
2. A table is made (`POST /api/tables`) or found by its code (`GET /api/codes/{code}`).
3. On the socket at `/ws` the client says `hello` first and gets `welcome`: how the table looks to
   this person, and what has happened. From then on it gets `events` with the table after them.
4. A `command` has an id of the client's own making and the version of the table that it saw. It
   is answered by `ack`, when it is on disk, or by `refused` with a code, values and all faults,
   and then nothing has changed. What was not answered is sent again with the same id, on any
   connection: it happens once.
5. Whoever was cut off says `hello` again, with the version seen last as `after`.

Tiles, tables and rules are written in [one notation](notation.md); tiles that a reader may not
see are `??`. Seats, sets and places count from 0, versions and games from 1, times are
milliseconds (since 1970, where they are moments). Fields with a default may be left out. A field
or a kind that a client does not know is to be passed over: later houses may have more.
"""
CLOSINGS = """
## Why a socket is closed

`closed` is the last frame, and the number is that of the WebSocket's close frame:

| code | number |
|---|---|
"""
MANY = 10
SIMPLE = {
    "integer": "whole number",
    "number": "number",
    "string": "text",
    "boolean": "true or false",
}


def protocol_page() -> str:
    """The page."""
    frames = schema()
    document = openapi("")
    parts: dict[str, Any] = {**document["components"]["schemas"], **frames["$defs"]}
    client, server = (_members(parts[name]) for name in ("FromClient", "FromServer"))
    orders = _members(parts["Command"]["properties"]["do"])
    facts = _members(parts["Event"]["properties"]["what"])
    told = [*client, *server, *orders, *facts, "FromClient", "FromServer"]
    lines = [HEAD]
    for title, names in (
        ("What a client says", client),
        ("What the house says", server),
        ("What can be done: `command.do`", orders),
        ("What happens: `events`", facts),
    ):
        lines += [f"## {title}\n", *(_part(name, parts) for name in names)]
    lines.append("## Calls over HTTP\n\nAn error is a `ProblemInfo` with a code of its own.\n")
    lines += _calls(document)
    lines += ["## What they are made of\n"]
    lines += [_part(name, parts) for name in sorted(parts) if name not in told]
    lines += [CLOSINGS + "\n".join(f"| `{code}` | {n} |" for code, n in codes.CLOSED.items()), ""]
    return "\n".join(lines)


def _members(part: dict[str, Any]) -> list[str]:
    return [_name(each["$ref"]) for each in part.get("anyOf") or part["oneOf"]]


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]


def _part(name: str, parts: dict[str, Any]) -> str:
    """One type: its heading, what it is for, and a row for each field."""
    part = parts[name]
    fields: dict[str, Any] = part.get("properties", {})
    tag = next((each["enum"][0] for key, each in fields.items() if _is_tag(key, each)), None)
    # The heading is the name, so that links find it; what is sent stands in the text.
    kind = next((key for key, each in fields.items() if _is_tag(key, each)), "kind")
    begun = f'`"{kind}": "{tag}"` – ' if tag else ""
    lines = [f"### {name}\n", begun + " ".join(part.get("description", "").split()), ""]
    rows = [(key, each) for key, each in fields.items() if not _is_tag(key, each)]
    if rows:
        notes = NOTES.get(name, {})
        lines += ["| field | what it is | |", "|---|---|---|"]
        for key, each in rows:
            default = f"default `{_json(each['default'])}`" if "default" in each else ""
            note = " ".join(filter(None, (notes.get(key, ""), default)))
            lines.append(f"| `{key}` | {_type(each)} | {_cell(note)} |")
        lines.append("")
    elif "enum" in part or "anyOf" in part:
        lines += [_type(part), ""]
    return "\n".join(lines)


def _is_tag(key: str, field: dict[str, Any]) -> bool:
    return key in ("kind", "type") and len(field.get("enum", ())) == 1


def _type(part: dict[str, Any]) -> str:
    """A type in words."""
    if "$ref" in part:
        name = _name(part["$ref"])
        return f"[{name}](#{name.lower()})"
    if "enum" in part:
        return ", ".join(f"`{_json(each)}`" for each in part["enum"])
    if several := part.get("anyOf") or part.get("oneOf"):
        if len(several) > MANY:
            return f"one of {len(several)} kinds, all of them on this page"
        return " or ".join(dict.fromkeys(_type(each) for each in several))
    match part.get("type"):
        case "array":
            items = part.get("items") or {}
            inner = _type(items) if items else "value"
            return f"list of {inner}"
        case "object":
            more = part.get("additionalProperties")
            return f"object of {_type(more)}" if isinstance(more, dict) else "object"
        case "null":
            return "`null`"
        case str(kind):
            return "UUID" if part.get("format") == "uuid" else SIMPLE[kind] + _bounds(part)
    return "anything"


def _bounds(part: dict[str, Any]) -> str:
    low, high = part.get("minimum"), part.get("maximum")
    if "exclusiveMaximum" in part:
        high = part["exclusiveMaximum"] - 1
    if high is not None and high > 1 << 50:
        high = None
    if low is not None and high is not None:
        return f", {low:,} to {high:,}"
    if part.get("maxLength"):
        return f" of at most {part['maxLength']:,} characters"
    return f", {low} or more" if low else ""


def _json(value: object) -> str:
    match value:
        case None | True | False:
            return {None: "null", True: "true", False: "false"}[value]
        case str():
            return f'"{value}"'
        case dict() | list() | tuple():
            return "…" if value else "{}" if isinstance(value, dict) else "[]"
    return str(value)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _calls(document: dict[str, Any]) -> Iterator[str]:
    yield "| call | what it does | asks | answers |\n|---|---|---|---|"
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            asked = [
                f"`{each['name']}`: {_type(each['schema'])}" for each in call.get("parameters", ())
            ]
            if "requestBody" in call:
                asked.append(_type(_content(call["requestBody"])))
            done = next(each for code, each in call["responses"].items() if code.startswith("2"))
            answer = _type(_content(done)) if "content" in done else "–"
            about = _cell(call.get("description") or call["summary"])
            wanted = _cell("; ".join(asked)) or "–"
            yield f"| `{method.upper()} {path}` | {about} | {wanted} | {answer} |"
    yield ""


def _content(part: dict[str, Any]) -> dict[str, Any]:
    (kind,) = part["content"].values()
    found: dict[str, Any] = kind["schema"]
    return found


def _notes(module: ModuleType) -> Iterator[tuple[str, dict[str, str]]]:
    """What stands below the fields of the types that a module declares."""
    for node in ast.parse(textwrap.dedent(inspect.getsource(module))).body:
        if isinstance(node, ast.ClassDef):
            notes = {}
            for field, below in pairwise(node.body):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    match below:
                        case ast.Expr(value=ast.Constant(value=str(text))):
                            notes[field.target.id] = text
            yield node.name, notes


NOTES = {name: notes for module in DECLARED for name, notes in _notes(module)}
