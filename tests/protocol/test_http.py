"""The calls over HTTP and the documents that are made of them."""

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from remeld.protocol import http, schema
from remeld.protocol.http.answers import FaultInfo, ListedTable, ProblemInfo
from remeld.protocol.http.requests import Nothing
from remeld.protocol.messages import FaultView

DOCUMENT = http.openapi("1.2.3")
METHODS = {"get", "post", "delete"}


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in DOCUMENT["paths"].items():
        assert set(item) <= METHODS
        for method, operation in item.items():
            yield method, path, operation


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from references(each)


def resolve(reference: str) -> Any:
    part = DOCUMENT
    assert reference.startswith("#/")
    for name in reference.removeprefix("#/").split("/"):
        part = part[name]
    return part


def test_every_call_is_documented_once() -> None:
    found = {operation["operationId"]: (m, p) for m, p, operation in operations()}
    assert found == {n: (call.method.lower(), call.path) for n, call in http.CALLS.items()}
    assert DOCUMENT["info"] == {"title": "Remeld", "version": "1.2.3"}


def test_every_reference_leads_somewhere_and_every_part_is_used() -> None:
    used = set(references(DOCUMENT))
    for reference in used:
        assert isinstance(resolve(reference), dict)
    parts = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}
    assert parts == {each for each in used if each.startswith("#/components/schemas/")}


def test_every_schema_is_one() -> None:
    schemas = [*DOCUMENT["components"]["schemas"].values()]
    schemas += [each["schema"] for *_, op in operations() for each in op.get("parameters", ())]
    for part in schemas:
        jsonschema_rs.meta.validate(part)


def test_every_operation_says_what_it_takes_and_gives() -> None:
    for method, path, operation in operations():
        told = {each["name"]: each["in"] for each in operation.get("parameters", ())}
        assert {name for name, where in told.items() if where == "path"} == set(
            re.findall(r"\{(\w+)\}", path)
        )
        assert all(each["required"] for each in operation.get("parameters", ()))
        assert "requestBody" not in operation or method == "post"
        (good,) = [status for status in operation["responses"] if status.startswith("2")]
        content = operation["responses"][good].get("content")
        assert (content is None) == (good == "204")
        problems = [operation["responses"][s] for s in operation["responses"] if s != good]
        assert len(problems) > 10
        for problem in problems:
            assert resolve(problem["$ref"])["content"]["application/json"]


@pytest.mark.parametrize("call", http.CALLS.values(), ids=http.CALLS)
def test_what_is_asked_stands_in_the_body_or_in_the_address(call: http.Call[Any, Any]) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(call.asked)}
    assert set(re.findall(r"\{(\w+)\}", call.path)) <= fields
    assert call.has_body == (call.method == "POST" and call.asked is not Nothing)


def test_what_is_passed_on_unread_goes_out_as_it_is() -> None:
    listed = ListedTable("t", "open", 5, msgspec.Raw(b'{"code":"X"}'))
    found = b'{"table":"t","status":"open","updated":5,"listing":{"code":"X"}}'
    assert msgspec.json.encode(listed) == found
    shown = DOCUMENT["components"]["schemas"]["ListedTable"]["properties"]["listing"]
    assert shown == {"$ref": "#/components/schemas/Listing"}


def test_names_mean_the_same_over_sockets_and_http() -> None:
    parts, frames = http.http_parts(), schema()["$defs"]
    for name in parts.keys() & frames.keys():
        assert parts[name] == frames[name]


def test_faults_differ_in_their_tiles_only() -> None:
    socket, called = (
        {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
        for kind in (FaultView, FaultInfo)
    )
    assert list(socket) == list(called)
    assert {name for name in socket if socket[name] != called[name]} == {"tiles"}


def test_the_document_is_json() -> None:
    assert json.loads(json.dumps(DOCUMENT)) == DOCUMENT
    assert ProblemInfo.__name__ in DOCUMENT["components"]["schemas"]
