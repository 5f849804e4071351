"""Tables over HTTP: set one up, find one, hints, and the records of finished games.

Everything else about a table goes over its socket.
"""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from remeld.match import dumps
from remeld.protocol import Options, ProtocolError, encode, reader
from remeld.server.http_solver import HintShown, hint_shown
from remeld.server.problems import Problem
from remeld.server.request_context import MOST_SECONDS, RequestContext
from remeld.server.storage import Entry, TableRow
from remeld.server.tables import Refusal, decode_entry, hint_view, may_watch, records

__all__ = ["tables"]

tables = APIRouter(prefix="/api", tags=["tables"])

LISTED = 100
GAMES = 1000

TableId = Annotated[str, Field(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class NewTable(BaseModel):
    """A table to be set up: the name of its host, and its options (see the protocol's schema)."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Annotated[str, Field(min_length=1, max_length=40)]
    options: dict[str, Any] = {}


class TableMade(BaseModel):
    """A table: its id is the invitation, its code is short enough to be read aloud."""

    table: str
    code: str


class Listed(BaseModel):
    """What is listed of a table; `listing` is a `Listing` of the protocol."""

    table: str
    status: str
    updated: int
    listing: dict[str, Any]


class Tables(BaseModel):
    """Some tables, those that changed last first."""

    tables: list[Listed]


_read_options = reader(Options)


@tables.post("/tables", status_code=201)
async def make_table(new: NewTable, request: Request) -> TableMade:
    """Set up a table and be its host."""
    asking = RequestContext.of(request)
    device = await asking.device()
    asking.limit("create")
    try:
        options = _read_options(encode(new.options))
    except (ProtocolError, UnicodeError, msgspec.MsgspecError) as error:
        where = getattr(error, "values", {}).get("where", "$")
        raise Problem(422, "bad-options", where=where) from None
    made = await asking.house.create(device.person, new.name, options)
    if isinstance(made, Refusal):
        raise Problem(422, made.code, **made.values)
    return TableMade(table=made.id, code=made.code)


@tables.get("/lobby")
async def lobby(request: Request) -> Tables:
    """The public tables that wait for players or play; the others cannot be listed."""
    rows = await RequestContext.of(request).house.storage.lobby(LISTED)
    return Tables(tables=[_listed(row) for row in rows])


@tables.get("/mine")
async def mine(request: Request) -> Tables:
    """The tables at which this player is or was."""
    asking = RequestContext.of(request)
    device = await asking.device()
    rows = await asking.house.storage.tables_of(device.person, LISTED)
    return Tables(tables=[_listed(row) for row in rows])


def _listed(row: TableRow) -> Listed:
    listing = msgspec.json.decode(row.summary)
    return Listed(table=row.id, status=row.status, updated=row.updated, listing=listing)


@tables.get("/codes/{code}")
async def find_code(
    code: Annotated[str, Field(min_length=4, max_length=20, pattern="^[A-Za-z0-9 -]+$")],
    request: Request,
) -> TableMade:
    """The table with a short code."""
    asking = RequestContext.of(request)
    asking.limit("code")
    table = await asking.house.find(code) if len(code) < 16 else None
    state = await asking.house.cache.get(table) if table else None
    if state is None:
        raise Problem(404, "table-not-found")
    return TableMade(table=state.id, code=state.code)


@tables.get("/tables/{table}/hint/{seat}")
async def hint(
    table: TableId, seat: Annotated[int, Field(ge=0, le=5)], request: Request
) -> HintShown:
    """A hint for the own seat on turn, where the table allows hints."""
    asking = RequestContext.of(request)
    device = await asking.device()
    state = await asking.house.cache.refresh(table)
    if state is None:
        raise Problem(404, "table-not-found")
    view = hint_view(state, device.person, seat)
    if isinstance(view, Refusal):
        raise Problem(409, view.code, **view.values)
    assert view.rack is not None
    return await asking.work(
        hint_shown,
        view.ruleset,
        view.table,
        view.rack,
        melded=view.melded[seat],
        turn=state.turn_version,
    )


@tables.get(
    "/tables/{table}/records/{game}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(
    table: TableId, game: Annotated[int, Field(ge=1, le=GAMES)], request: Request
) -> Response:
    """The record of a finished game, counted from the first game at this table."""
    asking = RequestContext.of(request)
    asking.limit("solve")
    house = asking.house
    state = await house.cache.refresh(table)
    device = await asking.find_device()
    if state is None or may_watch(state, device.person if device else ""):
        raise Problem(404, "table-not-found")
    found = None
    if game <= state.finished:
        log = await house.cache.log(table)
        try:
            async with asyncio.timeout(MOST_SECONDS):
                found = await house.pools.tools.run(_nth, log, game)
        except TimeoutError:
            raise Problem(503, "busy") from None
    if found is None:
        raise Problem(404, "no-such-game", finished=state.finished)
    name = f"remeld-{state.code.lower()}-{game}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(found, headers=headers)


def _nth(log: list[Entry], game: int) -> str | None:
    found = records(decode_entry(each.kind, each.data) for each in log)
    return next((dumps(each) for number, each in enumerate(found, start=1) if number == game), None)
