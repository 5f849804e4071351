"""What went wrong, as the API says it: a code and values, never a sentence."""

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from remeld.notation import format_rack, format_tile
from remeld.rules import Fault, RemeldError, Tile
from remeld.server.logs import log
from remeld.server.storage import StorageError
from remeld.server.worker_pools import BusyError

__all__ = ["FaultShown", "Problem", "ProblemShown", "handle_problems", "plain", "show_fault"]


class FaultShown(BaseModel):
    """One fault of a turn: its code, the clause it breaks, the set and the tiles it is about."""

    code: str
    clause: str
    set: int | None
    tiles: list[str]
    values: dict[str, int]
    follows: str | None = None
    """The code of another fault of the same turn that explains this one."""


class ProblemShown(BaseModel):
    """Why a request was refused. `values` belong to the code; nothing has changed."""

    code: str
    values: dict[str, Any] = {}


class Problem(Exception):
    """A request that is refused, with the HTTP status that fits."""

    def __init__(self, status: int, code: str, /, **values: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.values = values

    def response(self) -> JSONResponse:
        """What the client gets."""
        shown = {"code": self.code, "values": {k: plain(v) for k, v in self.values.items()}}
        headers = {}
        if self.status == 429 and isinstance(wait := self.values.get("wait_ms"), int):
            headers["Retry-After"] = str(-(-wait // 1000))
        return JSONResponse(shown, self.status, headers)


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


def show_fault(fault: Fault) -> FaultShown:
    """A fault for the wire.

    >>> show_fault(Fault("set-too-short", set=1)).clause
    'R9'
    """
    return FaultShown(
        code=fault.code,
        clause=fault.clause,
        set=fault.set,
        tiles=format_rack(fault.tiles).split(),
        values=dict(fault.values),
        follows=fault.follows,
    )


def handle_problems(app: FastAPI) -> None:
    """Turn every exception into a `ProblemShown`."""

    @app.exception_handler(Problem)
    async def problem(_: Request, error: Problem) -> JSONResponse:
        return error.response()

    @app.exception_handler(RemeldError)
    async def refused(_: Request, error: RemeldError) -> JSONResponse:
        return Problem(422, error.code, **error.values).response()

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return Problem(422, "bad-request", where=where[:100], kind=first["type"]).response()

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        codes = {
            400: "unreadable-body",
            404: "not-found",
            405: "method-not-allowed",
            413: "too-long",
        }
        code = codes.get(error.status_code, "bad-request")
        response = Problem(error.status_code, code).response()
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(StorageError)
    async def storage(_: Request, error: StorageError) -> JSONResponse:
        log("storage-failed", level=40, code=error.code)
        return Problem(503, "storage-failed", reason=error.code).response()

    @app.exception_handler(BusyError)
    async def busy(_: Request, error: BusyError) -> JSONResponse:
        return Problem(503, "busy").response()

    @app.exception_handler(Exception)
    async def unexpected(_: Request, error: Exception) -> JSONResponse:
        log("unexpected-error", level=40, error=error)
        return Problem(500, "unexpected-error").response()
