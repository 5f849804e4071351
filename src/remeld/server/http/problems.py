"""What went wrong, as the API says it: a code and values, never a sentence."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from remeld.notation import format_rack, format_tile
from remeld.protocol import encode
from remeld.protocol.http.answers import FaultInfo, ProblemInfo
from remeld.rules import Fault, RemeldError, Tile
from remeld.server.logs import log
from remeld.server.storage import StorageError
from remeld.server.worker_pool import BusyError, OverspentError, TooLongError

__all__ = ["HANDLERS", "Problem", "fault_info", "plain"]


class Problem(Exception):
    """A request that is refused, with the HTTP status that fits."""

    def __init__(self, status: int, code: str, /, **values: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.values = values

    def response(self) -> Response:
        """What the client gets."""
        shown = ProblemInfo(code=self.code, values=plain(self.values))
        headers = {}
        if self.status == 429 and isinstance(wait := self.values.get("wait_ms"), int):
            headers["Retry-After"] = str(-(-wait // 1000))
        return Response(encode(shown), self.status, headers, media_type="application/json")


def plain(value: object) -> Any:
    """A value as JSON has it: tiles in the notation, errors as code and values.

    >>> plain((Tile("b", 8), Tile("j", 0, joker=True)))
    ['b8', 'j']
    """
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Tile():
            return format_tile(value)
        case RemeldError():
            return {"code": value.code, "values": plain(value.values)}
        case Mapping():
            return {str(key): plain(each) for key, each in value.items()}
        case tuple() | list():
            return [plain(each) for each in value]
    return str(value)


def fault_info(fault: Fault) -> FaultInfo:
    """A fault for the wire.

    >>> fault_info(Fault("set-too-short", set=1)).clause
    'R9'
    """
    return FaultInfo(
        code=fault.code,
        clause=fault.clause,
        set=fault.set,
        tiles=tuple(format_rack(fault.tiles).split()),
        values=dict(fault.values),
        follows=fault.follows,
    )


async def _problem(_: Request, error: Problem) -> Response:
    return error.response()


async def _refused(_: Request, error: RemeldError) -> Response:
    return Problem(422, error.code, **error.values).response()


async def _http(_: Request, error: HTTPException) -> Response:
    codes = {404: "not-found", 405: "method-not-allowed", 413: "too-long"}
    code = codes.get(error.status_code, "bad-request")
    response = Problem(error.status_code, code).response()
    response.headers.update(error.headers or {})
    return response


async def _storage(_: Request, error: StorageError) -> Response:
    log("storage-failed", level=40, code=error.code)
    return Problem(503, "storage-failed", reason=error.code).response()


async def _busy(_: Request, error: BusyError) -> Response:
    return Problem(503, "busy").response()


async def _overspent(_: Request, error: OverspentError) -> Response:
    return Problem(429, "too-often", wait_ms=int(error.wait * 1000) + 1).response()


async def _too_hard(_: Request, error: TooLongError) -> Response:
    return Problem(422, "too-hard").response()


async def _unexpected(_: Request, error: Exception) -> Response:
    log("unexpected-error", level=40, error=error)
    return Problem(500, "unexpected-error").response()


HANDLERS: dict[type[Exception], Callable[[Request, Any], Awaitable[Response]]] = {
    Problem: _problem,
    RemeldError: _refused,
    HTTPException: _http,
    StorageError: _storage,
    BusyError: _busy,
    OverspentError: _overspent,
    TooLongError: _too_hard,
    Exception: _unexpected,
}
"""What every exception is answered with."""
