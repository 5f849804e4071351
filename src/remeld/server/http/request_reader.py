"""Requests as the calls declare them. What cannot be read is told its place and kind."""

import json
import re
from typing import Any, Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from remeld.protocol.fields import Wire
from remeld.protocol.http import Call
from remeld.server.http.problems import Problem
from remeld.server.http.validation import Fault, first_fault

__all__ = ["RequestReader"]

LONGEST_PLACE = 100
LONGEST_NUMBER = 4300
NUMBER = re.compile(r"\s*[+-]?[0-9]+(_[0-9]+)*(\.0+)?\s*", re.ASCII)

Asked = TypeVar("Asked", bound=Wire)


class RequestReader(Generic[Asked]):
    """Reads what is asked by one call; raises a `Problem` where that cannot be read.

    >>> from remeld.protocol.http.calls import TAKE_CODE
    >>> reader = RequestReader(TAKE_CODE)
    >>> reader.read_body("application/json", b'{"code":"ABCD"}')
    TypedCode(code='ABCD')
    >>> try:
    ...     reader.read_body("application/json", b'{"code":"ABC"}')
    ... except Problem as problem:
    ...     print(problem.code, problem.values)
    bad-request {'where': 'body.code', 'kind': 'string_too_short'}
    """

    def __init__(self, call: Call[Asked, Any]) -> None:
        self._call = call
        self._decoder = msgspec.json.Decoder(call.asked)
        info = msgspec.inspect.type_info(call.asked)
        assert isinstance(info, msgspec.inspect.StructType)
        self._info = info

    async def read(self, request: Request) -> Asked:
        """What this request asks."""
        if not self._call.has_body:
            return self._read_address(request)
        try:
            body = await request.body()
        except ClientDisconnect:
            raise Problem(400, "unreadable-body") from None
        return self.read_body(request.headers.get("content-type", ""), body)

    def read_body(self, content_type: str, body: bytes) -> Asked:
        """What this body asks."""
        if not body:
            raise _bad("body", ((), "missing"))
        if not _is_json(content_type):
            raise _bad("body", ((), "model_attributes_type"))
        try:
            return self._decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return self._read_again(body)

    def _read_again(self, body: bytes) -> Asked:
        """Read slowly what could not be read fast, to say why; or as UTF-16, which is JSON, too."""
        try:
            value = json.loads(body)
        except json.JSONDecodeError as error:
            raise _bad("body", ((error.pos,), "json_invalid")) from None
        except (ValueError, RecursionError):
            raise Problem(400, "unreadable-body") from None
        if fault := first_fault(self._info, value):
            raise _bad("body", fault)
        return msgspec.convert(value, self._call.asked)

    def _read_address(self, request: Request) -> Asked:
        found: dict[str, Any] = {}
        for field in self._info.fields:
            name = field.encode_name
            room = "path" if name in request.path_params else "query"
            texts = request.path_params if room == "path" else request.query_params
            if name not in texts:
                raise _bad(room, ((name,), "missing"))
            value = texts[name]
            if isinstance(field.type, msgspec.inspect.IntType):
                value = _number(value, room, name)
            if fault := first_fault(field.type, value):
                raise _bad(room, ((name, *fault[0]), fault[1]))
            found[name] = value
        return self._call.asked(**found)


def _is_json(content_type: str) -> bool:
    kind, _, name = content_type.partition(";")[0].strip().lower().partition("/")
    return kind == "application" and (name == "json" or name.endswith("+json"))


def _number(text: str, room: str, name: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise _bad(room, ((name,), "int_parsing_size"))
    if not NUMBER.fullmatch(text):
        raise _bad(room, ((name,), "int_parsing"))
    return int(text.partition(".")[0])


def _bad(room: str, fault: Fault) -> Problem:
    where = ".".join(map(str, (room, *fault[0])))
    return Problem(422, "bad-request", where=where[:LONGEST_PLACE], kind=fault[1])
