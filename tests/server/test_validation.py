"""Requests that cannot be read: the place that is named is the one that is wrong."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.protocol import http
from remeld.protocol.http import calls
from remeld.server.http.problems import Problem
from remeld.server.http.request_reader import RequestReader
from remeld.server.http.routes import ROUTES
from remeld.server.http.validation import first_fault

BODIES = [call.asked for call in http.CALLS.values() if call.has_body]
CHANCE = {"turn": 1, "chance": 0.5, "chance_best": 1, "low": 0.25, "high": 1.0, "choice": ""}
GOOD: dict[str, Any] = {
    "TypedCode": {"code": "ABCD"},
    "NetworkAddress": {"address": "127.0.0.2"},
    "NewTable": {"name": "Ann", "options": {"seats": 2}},
    "TurnToJudge": {"rules": "goliath", "players": 2, "rack": "", "before": "", "after": ""},
    "TileToPlace": {"rack": "b3", "before": "", "after": "", "tile": "b3"},
    "MatchToScore": {"rules": "lanmi", "games": [{"racks": ["", "r4"], "winner": 0}]},
    "PositionToSolve": {"rack": "r4", "objective": "value", "melded": False},
    "HeapToArrange": {"tiles": "r4"},
    "RackToOpen": {"rules": "goliath", "players": 2, "rack": "r4"},
    "RecordToVerify": {"record": "x"},
    "RecordToReplay": {"record": "x", "seat": None, "first": 1, "last": 5},
    "HouseRules": {"rules": "goliath"},
    "RecordToReview": {"record": "x", "seat": 1},
    "TurnsToEstimate": {"record": "x", "turns": [1, 2]},
    "ChancesToSum": {"record": "x", "chances": [CHANCE], "seat": None},
    "ResultsToKeep": {"results": [{"edition": "goliath", "number": 1, "table": "r4-6"}]},
    "TryToCheck": {"edition": "goliath", "number": 1, "table": "r4-6"},
}
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 9),
    st.integers(2**64, 2**66),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["", "x", "tiles", "ABCD", "\ud800", "x" * 41, "x" * 2001, "x" * 4001]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.just("racks"), inner),
    max_leaves=8,
)


@st.composite
def spoilt(draw: st.DrawFn) -> tuple[type[Any], Any]:
    """A good body in which something, deep or not, is another thing, missing or too much."""
    kind = draw(st.sampled_from(BODIES))
    body = json.loads(json.dumps(GOOD[kind.__name__]))
    part = body
    while True:
        keys: list[Any] = [*part] if isinstance(part, dict) else [*range(len(part))]
        key = draw(st.sampled_from([*keys, "more"])) if isinstance(part, dict) else keys[0]
        deeper = part.get(key) if isinstance(part, dict) else part[key]
        if not isinstance(deeper, dict | list) or not deeper or draw(st.booleans()):
            break
        part = deeper
    if draw(st.booleans()) and key != "more":
        del part[key]
    else:
        part[key] = draw(VALUES)
    return kind, body


@given(spoilt())
@settings(max_examples=500)
def test_whatever_cannot_be_read_has_a_fault_and_nothing_else_has(
    found: tuple[type[Any], Any],
) -> None:
    kind, body = found
    fault = first_fault(msgspec.inspect.type_info(kind), body)
    try:
        msgspec.json.decode(json.dumps(body), type=kind)
    except (msgspec.MsgspecError, UnicodeError):
        readable = False
    else:
        readable = True
    # Half a character in what is passed on unread is its reader's matter.
    if fault is None and "\\ud800" in json.dumps(body):
        return
    assert readable == (fault is None), (body, fault)
    if fault is not None:
        part = body
        for place in fault[0][:-1]:
            part = part[place]
        assert fault[1] != "missing" or fault[0][-1] not in part


@pytest.mark.parametrize(
    ("body", "where", "kind"),
    [
        (b"", "body", "missing"),
        (b"{", "body.1", "json_invalid"),
        (b"[]", "body", "model_attributes_type"),
        (b'{"games":[]}', "body.games", "too_short"),
        (b'{"games":[' + b"5," * 100 + b"5]}", "body.games", "too_long"),
        (b'{"rules":"' + b"x" * 2001 + b'"}', "body.rules", "string_too_long"),
        (
            b'{"games":[{"racks":["","r4"]},{"racks":["r4",5]}]}',
            "body.games.1.racks.1",
            "string_type",
        ),
        (b'{"games":[{"racks":["","r4"],"winner":6}]}', "body.games.0.winner", "less_than_equal"),
        (b'{"games":[{"racks":["","r4"],"more":6}]}', "body.games.0.more", "extra_forbidden"),
        (b'{"games":[{"racks":["","r4"]}],"rules":"\\ud800"}', "body.rules", "string_unicode"),
    ],
)
def test_a_body_is_told_what_is_wrong_and_where(body: bytes, where: str, kind: str) -> None:
    with pytest.raises(Problem) as refused:
        RequestReader(calls.SCORE_MATCH).read_body("application/json", body)
    problem = refused.value
    assert (problem.status, problem.code) == (422, "bad-request")
    assert problem.values == {"where": where, "kind": kind}


def test_other_ways_to_write_json_are_read_too() -> None:
    reader = RequestReader(calls.TAKE_CODE)
    for body in ('{"code":"ABCD"}'.encode("utf-16"), b'\xef\xbb\xbf{"code":"ABCD"}'):
        assert reader.read_body("application/problem+json", body).code == "ABCD"


def test_every_call_with_a_body_is_tried() -> None:
    assert {kind.__name__ for kind in BODIES} == set(GOOD)


def test_every_call_has_a_route() -> None:
    routed = {(method, route.path) for route in ROUTES for method in route.methods or ()}
    declared = {(call.method, call.path) for call in http.CALLS.values()}
    declared.add(("GET", "/api/openapi.json"))
    assert routed == declared | {("HEAD", path) for method, path in declared if method == "GET"}
