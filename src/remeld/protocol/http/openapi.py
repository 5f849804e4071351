"""The calls as an OpenAPI document, and what they are made of as parts of a JSON schema."""

import json
from types import NoneType
from typing import Any

import msgspec

from remeld.protocol.http.answers import ProblemInfo
from remeld.protocol.http.call import JSON, Call
from remeld.protocol.http.calls import CALLS
from remeld.protocol.options import Options
from remeld.protocol.view import Listing

__all__ = ["http_parts", "openapi"]

REFUSALS = (400, 401, 403, 404, 409, 413, 421, 422, 429, 500, 503)
PHRASES = {200: "What was asked for", 201: "Made", 204: "Done"}


def http_parts() -> dict[str, Any]:
    """Every type of a body or an answer by name, as a schema has it under `$defs`.

    >>> http_parts()["HouseKey"]["properties"]
    {'key': {'type': 'string'}}
    """
    found: list[Any] = [ProblemInfo, Options, Listing]
    for call in CALLS.values():
        found += [call.asked] if call.has_body else []
        found += [call.answered] if issubclass(call.answered, msgspec.Struct) else []
    _, parts = msgspec.json.schema_components(found, ref_template="#/$defs/{name}")
    return dict(sorted(parts.items()))


def openapi(version: str) -> dict[str, Any]:
    """The document, for that version of the program.

    >>> sorted(openapi("1")["paths"]["/api/session"])
    ['delete', 'post']
    """
    paths: dict[str, dict[str, Any]] = {}
    for name, call in CALLS.items():
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(name, call)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Remeld", "version": version},
        "paths": paths,
        "components": {"schemas": http_parts(), "responses": {"Problem": _problem()}},
    }
    text = json.dumps(document).replace('"#/$defs/', '"#/components/schemas/')
    return dict(json.loads(text))


def _operation(name: str, call: Call[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "tags": [call.tag],
        "summary": name.replace("_", " ").capitalize(),
        "description": call.about,
        "operationId": name,
    }
    if call.has_body:
        asked = {"schema": {"$ref": f"#/$defs/{call.asked.__name__}"}}
        described["requestBody"] = {"content": {JSON: asked}, "required": True}
    elif parameters := _parameters(call):
        described["parameters"] = parameters
    described["responses"] = {str(call.status): _answer(call)} | {
        str(status): {"$ref": "#/components/responses/Problem"} for status in REFUSALS
    }
    return described


def _problem() -> dict[str, Any]:
    content = {JSON: {"schema": {"$ref": f"#/$defs/{ProblemInfo.__name__}"}}}
    return {"description": ProblemInfo.__doc__, "content": content}


def _parameters(call: Call[Any, Any]) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(call.asked)["$defs"][call.asked.__name__]
    return [
        {
            "name": name,
            "in": "path" if f"{{{name}}}" in call.path else "query",
            "required": name in schema["required"],
            "schema": shape,
        }
        for name, shape in schema["properties"].items()
    ]


def _answer(call: Call[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {"description": PHRASES[call.status]}
    if call.answered is not NoneType:
        text = call.answered is str
        shape = {"type": "string"} if text else {"$ref": f"#/$defs/{call.answered.__name__}"}
        described["content"] = {call.media: {"schema": shape}}
    return described
