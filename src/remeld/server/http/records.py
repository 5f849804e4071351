"""Uploaded records, checked and replayed."""

from starlette.responses import Response

from remeld.match import Logged, Record, State, cut, loads, most_events, states, verify
from remeld.match.record_lines import encode_event
from remeld.notation import format_rack, format_ruleset, format_table
from remeld.protocol import encode
from remeld.protocol.http.answers import (
    RecordTrouble,
    ReplayedMoment,
    ReplayedRecord,
    VerifiedRecord,
)
from remeld.protocol.http.requests import RecordToReplay, RecordToVerify
from remeld.rules import Box
from remeld.server.http.problems import Problem, fault_info, plain
from remeld.server.http.request_context import RequestContext
from remeld.server.work_classes import WorkClass
from remeld.solver import could_play

__all__ = ["check_lines", "read_record", "replay", "replay_record", "verify_record"]

LARGEST = Box(colours=6, numbers=13, copies=4, jokers=4)
MOST_LINES = most_events(LARGEST.total) + 30
"""With the head. What has more is not even read."""
MOST_SHOWN = 5_000_000
"""Characters of a replay. Each moment tells all tiles, so that of a short record may be long."""


async def verify_record(context: RequestContext, upload: RecordToVerify) -> VerifiedRecord:
    """Play a record again by the rules and say whether everything in it is right."""
    context.limit("solve")
    check_lines(upload.record)
    return await context.work_as(WorkClass.REVIEW, _verify, upload.record)


def check_lines(text: str) -> None:
    """Refuse what no box could fill, before anybody has to read it."""
    if text.count("\n") > MOST_LINES:
        raise Problem(422, "record-too-long", most=MOST_LINES)


def read_record(text: str) -> Record:
    """Read a record that is no longer than a game can be."""
    record = loads(text)
    most = most_events(record.setup.sized.box.total)
    if len(record.log) > most:
        raise Problem(422, "record-too-long", most=most)
    return record


def _verify(text: str) -> VerifiedRecord:
    record = read_record(text)
    found = verify(record, could_play)
    trouble = None
    if found.trouble is not None:
        trouble = RecordTrouble(
            event=found.trouble.event,
            code=found.trouble.code,
            expected=found.trouble.expected,
            faults=tuple(map(fault_info, found.trouble.faults)),
            values=plain(found.trouble.error.values) if found.trouble.error else {},
        )
    return VerifiedRecord(
        good=found.good,
        events=found.events,
        finished=found.finished,
        deal_checked=found.deal_checked,
        trouble=trouble,
    )


async def replay_record(context: RequestContext, wanted: RecordToReplay) -> Response:
    """The game after each event of a record; it is read, not checked."""
    context.limit("solve")
    check_lines(wanted.record)
    found = await context.work_as(WorkClass.REVIEW, _replay, wanted)
    return Response(found, media_type="application/json")


def _replay(wanted: RecordToReplay) -> bytes:
    """The answer as it goes out: it may be long, and is not written where all wait."""
    return encode(replay(wanted))


def replay(wanted: RecordToReplay) -> ReplayedRecord:
    """The game after each wanted event of a record."""
    record = read_record(wanted.record)
    if wanted.seat is not None:
        if wanted.seat >= len(record.setup.players):
            raise Problem(422, "unknown-seat", part=wanted.seat)
        if record.seen not in ("all", wanted.seat):
            raise Problem(422, "record-of-another-seat", seen=record.seen)
        record = cut(record, wanted.seat)
    moments: list[ReplayedMoment] = []
    shown = 0
    for logged, state in zip(record.log, states(record, wanted.last), strict=False):
        if logged.number < wanted.first:
            continue
        moment = _moment(logged, state)
        shown += len(moment.event) + len(moment.table) + sum(map(len, moment.racks))
        if shown > MOST_SHOWN:
            raise Problem(422, "record-too-long", most=len(moments))
        moments.append(moment)
    return ReplayedRecord(
        rules=format_ruleset(record.setup.ruleset),
        players=tuple(record.setup.players),
        seen="spectator" if record.seen is None else str(record.seen),
        moments=tuple(moments),
    )


def _moment(logged: Logged, state: State) -> ReplayedMoment:
    return ReplayedMoment(
        number=logged.number,
        at=logged.at,
        event=encode_event(logged.event),
        table=format_table(state.table),
        racks=tuple(format_rack(rack) for rack in state.racks),
        melded=tuple(state.melded),
        pool=state.pool,
        turn=state.turn,
    )
