"""Arbitrary input never raises anything but a coded protocol error."""

import json
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from remeld.protocol import (
    REFUSED,
    FromClient,
    ProtocolError,
    Refused,
    decode,
    decode_answer,
    encode,
)
from tests.protocol.test_messages import ID, WISHES

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=50)
    | st.sampled_from(["ping", "hello", "command", "draft", "since", "play", "sit", str(ID)])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
FIELDS = ["type", "id", "seen", "do", "kind", "seat", "table", "after", "protocol", "options"]


def tried(data: bytes | str) -> FromClient | None:
    """What comes of the data: a message, or nothing where it was refused with a code."""
    try:
        return decode(data)
    except ProtocolError as error:
        check(error)
        return None


def check(error: ProtocolError) -> None:
    """A refusal can be sent: a known code, its values, and nothing that JSON cannot say."""
    assert error.code in REFUSED
    assert set(error.values) <= set(REFUSED[error.code])
    assert encode(Refused(id=error.id, code=error.code, values=error.values, faults=()))  # type: ignore[arg-type]


@settings(max_examples=400, deadline=None)
@given(st.binary(max_size=200))
@example(b'{"type":"draft","id":"' + str(ID).encode() + b'","seen":0,"seat":0,"table":"\\ud800x"}')
def test_bytes(data: bytes) -> None:
    tried(data)


@settings(max_examples=400, deadline=None)
@given(st.text(alphabet=st.characters(), max_size=200))
def test_texts(data: str) -> None:
    tried(data)


@settings(max_examples=250, deadline=None)
@given(JSON)
def test_any_json(value: Any) -> None:
    tried(json.dumps(value))


@settings(max_examples=250, deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=8))
def test_json_with_our_own_words(value: dict[str, Any]) -> None:
    tried(json.dumps(value))


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_messages_with_something_changed(data: st.DataObject) -> None:
    wish = data.draw(st.sampled_from(WISHES))
    message = json.loads(encode({"type": "command", "id": ID, "seen": 1, "do": wish}))
    target = message if data.draw(st.booleans()) else message["do"]
    field = data.draw(st.sampled_from([*sorted(target), "more"]))
    if data.draw(st.booleans()):
        target.pop(field, None)
    else:
        target[field] = data.draw(JSON)
    read = tried(json.dumps(message))
    if read is not None:
        assert decode(encode(read)) == read


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=100) | JSON.map(lambda value: json.dumps(value).encode()))
def test_answers(data: bytes) -> None:
    try:
        decode_answer(data)
    except ProtocolError as error:
        check(error)
