"""Tables over HTTP: set one up, find one, hints, and the records of finished games.

Everything else about a table goes over its socket.
"""

from collections.abc import Sequence

import msgspec
from starlette.responses import PlainTextResponse, Response

from remeld.bots import Reason
from remeld.protocol import Options, ProtocolError, encode, reader
from remeld.protocol.http.answers import (
    ComputerGame,
    ComputerReason,
    Hint,
    ListedRecords,
    ListedTable,
    ListedTables,
    ListedTurns,
    TableAddress,
)
from remeld.protocol.http.requests import (
    CodePath,
    HintPath,
    NewTable,
    Nothing,
    RecordedEventPath,
    RecordPath,
    TablePath,
)
from remeld.server.admission import may_come_in, removed_table
from remeld.server.computer_reasons import computer_game, computer_reason
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext
from remeld.server.http.solver import hint_for_turn
from remeld.server.retention import read_record
from remeld.server.storage import Entry as Stored
from remeld.server.storage import TableRow
from remeld.server.table_cache import nth_record
from remeld.server.tables import Refusal, hint_view
from remeld.server.work_classes import WorkClass
from remeld.study import HowPlayed

__all__ = [
    "explain_turn",
    "find_code",
    "give_hint",
    "list_lobby",
    "list_mine",
    "list_records",
    "list_turns",
    "make_table",
    "send_record",
    "tell_how_played",
]

LISTED = 100
LOOKED_AT = 10
"""Of the tables of one player, so many are looked at for whose turn it is."""

_read_options = reader(Options)


async def make_table(context: RequestContext, new: NewTable) -> TableAddress:
    """Set up a table and be its host."""
    device = await context.device()
    context.limit("create")
    if context.house.orders.draining:
        raise Problem(503, "draining")
    try:
        options = _read_options(encode(new.options))
    except (ProtocolError, UnicodeError, msgspec.MsgspecError) as error:
        where = getattr(error, "values", {}).get("where", "$")
        raise Problem(422, "bad-options", where=where) from None
    made = await context.house.create(device.person, new.name, options, context.address)
    if isinstance(made, Refusal):
        if made.code == "quota":
            raise Problem(403, made.code)
        raise Problem(422, made.code, **made.values)
    return TableAddress(table=made.id, code=made.code)


async def list_lobby(context: RequestContext, _: Nothing) -> ListedTables:
    """The public tables that wait for players or play; the others cannot be listed."""
    rows = await context.house.storage.lobby(LISTED)
    return ListedTables(tables=tuple(map(_listed, rows)))


async def list_mine(context: RequestContext, _: Nothing) -> ListedTables:
    """The tables at which this player is or was."""
    device = await context.device()
    rows = await context.house.storage.tables_of(device.person, LISTED, kicked=False)
    return ListedTables(tables=tuple(map(_listed, rows)))


async def list_turns(context: RequestContext, _: Nothing) -> ListedTurns:
    """Where it is this player's turn."""
    person = (await context.device()).person
    rows = await context.house.storage.tables_of(person, LISTED, kicked=False)
    playing = [row.id for row in rows if row.status == "playing"][:LOOKED_AT]
    return ListedTurns(
        tables=tuple([id for id in playing if await _waits_for(context, id, person)])
    )


async def _waits_for(context: RequestContext, table: str, who: str) -> bool:
    """Whether it is the turn of a seat that this person owns."""
    state = await context.house.cache.refresh(table)
    person = state.person_of(who) if state else None
    return bool(state and person and state.turn in state.seats_of(person.number))


def _listed(row: TableRow) -> ListedTable:
    listing = msgspec.Raw(row.summary)
    return ListedTable(table=row.id, status=row.status, updated=row.updated, listing=listing)


async def find_code(context: RequestContext, wanted: CodePath) -> TableAddress:
    """The table with a short code."""
    context.limit("code")
    code = wanted.code
    table = await context.house.find(code) if len(code) < 16 else None
    state = await context.house.cache.get(table) if table else None
    if state is None:
        device = await context.find_device()
        if table and await removed_table(context.house.storage, table, device):
            raise Problem(410, "table-removed")
        raise Problem(404, "table-not-found")
    return TableAddress(table=state.id, code=state.code)


async def give_hint(context: RequestContext, wanted: HintPath) -> Hint:
    """A hint for the own seat on turn, where the table allows hints."""
    device = await context.device()
    state = await context.house.cache.refresh(wanted.table)
    if state is None:
        raise Problem(404, "table-not-found")
    view = hint_view(state, device.person, wanted.seat)
    if isinstance(view, Refusal):
        raise Problem(409, view.code, **view.values)
    assert view.rack is not None
    return await context.work(
        hint_for_turn,
        view.ruleset,
        view.table,
        view.rack,
        melded=view.melded[wanted.seat],
        turn=state.turn_version,
    )


async def list_records(context: RequestContext, wanted: TablePath) -> ListedRecords:
    """How many games of a table have a record, also when the table itself was deleted."""
    house = context.house
    state = await house.cache.refresh(wanted.table)
    device = await context.find_device()
    if state is None:
        row = await removed_table(house.storage, wanted.table, device)
        if row is None:
            raise Problem(404, "table-not-found")
        games = len(await house.storage.kept_records(wanted.table))
        return ListedRecords(code=row.code, games=games, removed=True)
    refusal = await may_come_in(house.storage, state, device, context.address, house.now())
    if refusal:
        kicked = refusal.code == "kicked"
        raise Problem(403, "kicked") if kicked else Problem(404, "table-not-found")
    return ListedRecords(code=state.code, games=state.finished, removed=False)


async def send_record(context: RequestContext, wanted: RecordPath) -> Response:
    """The record of a finished game, counted from the first game at this table."""
    context.limit("solve")
    house = context.house
    listed = await list_records(context, TablePath(table=wanted.table))
    found = None
    if listed.removed:
        kept = await house.storage.kept_records(wanted.table, wanted.game)
        found = read_record(kept[0]) if kept else None
    elif wanted.game <= listed.games:
        log = await house.cache.log(wanted.table)
        found = await context.work_as(WorkClass.REVIEW, nth_record, log, wanted.game)
    if found is None:
        raise Problem(404, "no-such-game", finished=listed.games)
    name = f"remeld-{listed.code.lower()}-{wanted.game}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(found, headers=headers)


async def explain_turn(context: RequestContext, wanted: RecordedEventPath) -> ComputerReason:
    """Why a computer player did what an event of a finished game tells."""
    log = await _log_after(context, wanted)
    found = await context.work_as(WorkClass.REVIEW, computer_reason, log, wanted.game, wanted.event)
    return _told(found)


async def tell_how_played(context: RequestContext, wanted: RecordPath) -> ComputerGame:
    """How the computer players of a finished game played it."""
    log = await _log_after(context, wanted)
    found = await context.work_as(WorkClass.REVIEW, computer_game, log, wanted.game)
    return ComputerGame(seats=tuple(map(_told, found)))


async def _log_after(context: RequestContext, wanted: RecordPath) -> Sequence[Stored]:
    """The log of a table where that game is over."""
    context.limit("solve")
    listed = await list_records(context, TablePath(table=wanted.table))
    if wanted.game > listed.games:
        raise Problem(404, "no-such-game", finished=listed.games)
    # Of a table that was deleted only the records are left, and they do not say who plays.
    return [] if listed.removed else await context.house.cache.log(wanted.table)


def _told(found: Reason | HowPlayed | None) -> ComputerReason:
    return ComputerReason(
        code=found.code if found else None, values=dict(found.values) if found else {}
    )
