"""Uploaded records, checked and replayed, and house rules kept under a link."""

import base64
import hashlib
import time
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from remeld.match import Logged, Oracle, State, cut, loads, states, verify
from remeld.match.coding import encode_event
from remeld.notation import format_rack, format_ruleset, format_table, parse_ruleset
from remeld.rules import Position
from remeld.server.http_tools import Rules, RulesShown, rules_shown
from remeld.server.problems import FaultShown, Problem, plain, show_fault
from remeld.server.request_context import MOST_SECONDS, RequestContext
from remeld.solver import could_play

__all__ = ["records"]

records = APIRouter(prefix="/api/tools", tags=["tools"])

MOST_EVENTS = 5000
MOST_SHOWN = 5_000_000
"""Characters of a replay. Each moment tells all tiles, so that of a short record may be long."""


class Upload(BaseModel):
    """A record, as the file has it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    # With a bound the text is looked at: half a character, which JSON can write, is refused.
    record: Annotated[str, Field(min_length=1)]


class TroubleShown(BaseModel):
    """The first thing that is wrong with a record: at which event, and what."""

    event: int
    code: str
    expected: str
    faults: list[FaultShown]
    values: dict[str, Any]


class Verified(BaseModel):
    """What the check of a record found."""

    good: bool
    events: int
    finished: bool
    deal_checked: bool
    trouble: TroubleShown | None


@records.post("/records/verify")
async def verify_record(upload: Upload, request: Request) -> Verified:
    """Play a record again by the rules and say whether everything in it is right."""
    return await RequestContext.of(request).work(_verify, upload.record)


def _verify(text: str) -> Verified:
    record = loads(text)
    if len(record.log) > MOST_EVENTS:
        raise Problem(422, "record-too-long", most=MOST_EVENTS)
    found = verify(record, _hurried(could_play))
    trouble = None
    if found.trouble is not None:
        trouble = TroubleShown(
            event=found.trouble.event,
            code=found.trouble.code,
            expected=found.trouble.expected,
            faults=[show_fault(fault) for fault in found.trouble.faults],
            values=plain(found.trouble.error.values) if found.trouble.error else {},
        )
    return Verified(
        good=found.good,
        events=found.events,
        finished=found.finished,
        deal_checked=found.deal_checked,
        trouble=trouble,
    )


def _hurried(oracle: Oracle) -> Oracle:
    """The oracle, until it was asked for longer than anybody should wait."""
    until = time.monotonic() + MOST_SECONDS

    def ask(position: Position) -> bool:
        if time.monotonic() > until:
            raise Problem(503, "busy")
        return oracle(position)

    return ask


class Replay(Upload):
    """A record, the seat whose eyes are used (None for all), and the events wanted."""

    seat: Annotated[int, Field(ge=0, le=5)] | None = None
    first: Annotated[int, Field(ge=1)] = 1
    last: Annotated[int, Field(ge=1)] | None = None


class Moment(BaseModel):
    """One event and the game after it."""

    number: int
    at: int
    event: str
    table: str
    racks: list[str]
    melded: list[bool]
    pool: int
    turn: int


class Replayed(BaseModel):
    """A record event by event."""

    rules: str
    players: list[str]
    seen: str
    moments: list[Moment]


@records.post("/records/replay")
async def replay_record(replay: Replay, request: Request) -> Replayed:
    """The game after each event of a record; it is read, not checked."""
    return await RequestContext.of(request).work(_replay, replay)


def _replay(replay: Replay) -> Replayed:
    record = loads(replay.record)
    if len(record.log) > MOST_EVENTS:
        raise Problem(422, "record-too-long", most=MOST_EVENTS)
    if replay.seat is not None:
        if replay.seat >= len(record.setup.players):
            raise Problem(422, "unknown-seat", part=replay.seat)
        if record.seen not in ("all", replay.seat):
            raise Problem(422, "record-of-another-seat", seen=record.seen)
        record = cut(record, replay.seat)
    moments: list[Moment] = []
    until, shown = time.monotonic() + MOST_SECONDS, 0
    for logged, state in zip(record.log, states(record, replay.last), strict=False):
        if logged.number < replay.first:
            continue
        moment = _moment(logged, state)
        shown += len(moment.event) + len(moment.table) + sum(map(len, moment.racks))
        if shown > MOST_SHOWN:
            raise Problem(422, "record-too-long", most=len(moments))
        if time.monotonic() > until:
            raise Problem(503, "busy")
        moments.append(moment)
    return Replayed(
        rules=format_ruleset(record.setup.ruleset),
        players=list(record.setup.players),
        seen="spectator" if record.seen is None else str(record.seen),
        moments=moments,
    )


def _moment(logged: Logged, state: State) -> Moment:
    return Moment(
        number=logged.number,
        at=logged.at,
        event=encode_event(logged.event),
        table=format_table(state.table),
        racks=[format_rack(rack) for rack in state.racks],
        melded=list(state.melded),
        pool=state.pool,
        turn=state.turn,
    )


class HouseRules(BaseModel):
    """House rules: an edition, and the rules that are changed."""

    model_config = ConfigDict(extra="forbid", strict=True)

    rules: Rules


class HouseSaved(BaseModel):
    """The key under which house rules are kept; the same rules have the same key."""

    key: str


@records.post("/houses", status_code=201)
async def save_house(house: HouseRules, request: Request) -> HouseSaved:
    """Keep house rules under a link."""
    asking = RequestContext.of(request)
    asking.limit("create")
    text = format_ruleset(parse_ruleset(house.rules)).encode()
    key = base64.b32encode(hashlib.sha256(text).digest())[:20].decode().lower()
    if not await asking.house.storage.put_house(key, text):
        raise Problem(409, "key-taken")
    return HouseSaved(key=key)


@records.get("/houses/{key}")
async def load_house(
    key: Annotated[str, Field(pattern="^[a-z2-7]{20}$")], request: Request
) -> RulesShown:
    """The house rules under a link."""
    found = await RequestContext.of(request).house.storage.get_house(key)
    if found is None:
        raise Problem(404, "no-such-house")
    return rules_shown(parse_ruleset(found.decode()))
