"""Ways to tamper with a record. Each is such that no honest game could have given the result.

Where a change gives a record that is as legal as the original, it is no tampering that anyone
could find: sets in another order on the table, a joker that says what it stands for anyway, more
time that was not needed, another mess at the bell, drawing at the very last moment instead of
doing nothing until the bell. Those are left out.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple, get_args

from remeld.match import (
    Began,
    Bell,
    Dealt,
    Drew,
    Ended,
    Event,
    Extended,
    Logged,
    Passed,
    Played,
    Record,
    Revealed,
    Said,
    Seated,
    StartDrawn,
    states,
)
from remeld.rules import UNKNOWN, BellKind, Rack, Table, Tile


class Tampered(NamedTuple):
    """A record that is not right any more."""

    what: str
    record: Record
    event: int | None
    """The event at which it must be found, None if that may also be a later one."""


def tampered(record: Record) -> Iterator[Tampered]:
    """Every way to tamper with every event of a record."""
    yield from _order(record)
    for logged in record.log:
        for what, event, exact in _changed(record, logged.number, logged.event):
            log = list(record.log)
            log[logged.number - 1] = replace(logged, event=event)
            yield Tampered(what, replace(record, log=tuple(log)), logged.number if exact else None)


def renumbered(events: list[tuple[int, Event]]) -> tuple[Logged, ...]:
    return tuple(Logged(n, at, event) for n, (at, event) in enumerate(events, start=1))


def _order(record: Record) -> Iterator[Tampered]:
    """Events dropped, doubled, swapped; numbers and times changed."""
    log = record.log
    pairs = [(logged.at, logged.event) for logged in log]
    for i, logged in enumerate(log):
        n = logged.number
        for number in (n - 1, n + 1):
            wrong = (*log[:i], replace(logged, number=number), *log[i + 1 :])
            yield Tampered(f"number {number}", replace(record, log=wrong), n)
        if i:
            wrong = (*log[:i], replace(logged, at=log[i - 1].at - 1), *log[i + 1 :])
            yield Tampered("time goes back", replace(record, log=wrong), n)
        yield Tampered("dropped", replace(record, log=log[:i] + log[i + 1 :]), _after(record, n))
        if isinstance(logged.event, Extended):
            continue
        dropped = renumbered(pairs[:i] + pairs[i + 1 :])
        if dropped and not (isinstance(logged.event, Bell) and _drew_one(log[i + 1].event)):
            yield Tampered("dropped and renumbered", replace(record, log=dropped), None)
        doubled = renumbered([*pairs[:i], pairs[i], *pairs[i:]])
        yield Tampered("doubled", replace(record, log=doubled), None)
        if i + 1 < len(log) and log[i + 1].event != logged.event:
            (at, one), (later, other) = pairs[i], pairs[i + 1]
            swapped = renumbered([*pairs[:i], (at, other), (later, one), *pairs[i + 2 :]])
            yield Tampered("swapped with the next", replace(record, log=swapped), None)


def _drew_one(event: Event) -> bool:
    return isinstance(event, Drew) and len(event.tiles) == 1


def _after(record: Record, number: int) -> int | None:
    """Where a gap in the numbers shows; the last event leaves none."""
    return number if number < len(record.log) else None


Change = tuple[str, Event, bool]


def _changed(record: Record, number: int, event: Event) -> Iterator[Change]:
    whole = record.seen == "all"
    seats = len(record.setup.players)
    if not isinstance(event, Seated | Ended | Revealed):
        yield "another seat", replace(event, seat=(event.seat + 1) % seats), True
    match event:
        case StartDrawn(_, tile):
            yield "a tile that no box holds", replace(event, tile=Tile("k", 99)), True
            if whole:
                yield "another tile", replace(event, tile=_other(tile)), True
        case Seated(order):
            yield "another order", Seated((*order[1:], order[0])), True
        case Dealt() | Drew():
            yield from _changed_tiles(record, number, event)
        case Played(seat, table):
            if whole or seat == record.seen:
                yield from _changed_table(event)
            yield "a set less", replace(event, table=table[1:]), len(table) > 1
        case Extended():
            yield "no time at all", replace(event, ms=0), True
        case Said():
            yield "another word", replace(event, word=event.word + "!"), True
        case Bell():
            yield from _changed_bell(record, number, event)
        case Ended():
            yield from _changed_end(record, event)
        case Revealed(secret):
            yield "another secret", Revealed(bytes([secret[0] ^ 1]) + secret[1:]), True
        case Began() | Passed():
            pass


def _other(tile: Tile) -> Tile:
    return Tile("k", 2) if tile.joker or tile.number == 1 else tile._replace(number=1)


def _changed_tiles(record: Record, number: int, event: Dealt | Drew) -> Iterator[Change]:
    tiles = event.tiles
    before = record.log[number - 2].event
    if not (record.setup.strict_penalty and isinstance(before, Bell) and before.draft is None):
        yield "a tile less", replace(event, tiles=tiles[1:]), True
        yield "a tile more", replace(event, tiles=(*tiles, tiles[0])), True
    if UNKNOWN in tiles:
        yield "a tile that nobody saw", replace(event, tiles=(Tile("k", 1), *tiles[1:])), True
        return
    whole = record.seen == "all"
    yield "another tile", replace(event, tiles=(_other(tiles[0]), *tiles[1:])), whole
    yield "a tile face down", replace(event, tiles=(UNKNOWN, *tiles[1:])), True
    if whole and len(tiles) > 1 and tiles[0] != tiles[1]:
        yield "another order", replace(event, tiles=(tiles[1], tiles[0], *tiles[2:])), True


def _changed_table(event: Played) -> Iterator[Change]:
    table = event.table
    last = table[-1]
    at = next(i for i, tile in enumerate(last) if not tile.joker)
    wrong = (*last[:at], last[at]._replace(number=last[at].number % 3 + 1), *last[at + 1 :])
    if wrong != last:
        yield "another tile", replace(event, table=(*table[:-1], wrong)), False
    yield "a tile more", replace(event, table=(*table[:-1], (*last, last[at]))), False
    yield "a loose tile", replace(event, table=(*table[:-1], last[1:], last[:1])), True
    if len({tile.colour for tile in last}) == 1:
        backwards = replace(event, table=(*table[:-1], last[::-1]))
        yield "a run that falls", backwards, not any(tile.joker for tile in last)


def _changed_bell(record: Record, number: int, bell: Bell) -> Iterator[Change]:
    before = states(record, to=number - 1)[-1].table
    if bell.table and not (bell.draft is None and bell.outcome == "loose-to-rack"):
        yield "a set less", replace(bell, table=bell.table[1:]), True
    if len(set(bell.table)) > 1 and bell.draft is not None:
        yield "another order", replace(bell, table=bell.table[1:] + bell.table[:1]), True
    if bell.draft is None:
        if bell.outcome not in ("stands", "loose-to-rack"):
            yield "it stands", replace(bell, outcome="stands"), True
        if record.setup.ruleset.timeout_table == "restore":
            yield "loose", replace(bell, outcome="loose-to-rack"), True
        yield "a draft that nobody saw", replace(bell, draft=before), True
        return
    for kind in get_args(BellKind):
        if kind != bell.outcome:
            yield f"it is {kind}", replace(bell, outcome=kind), True
    yield "no draft", replace(bell, draft=None), True
    if bell.outcome != "idle":
        yield "nothing was done", replace(bell, draft=before), True
    foreign: Table = ((Tile("k", 1),) * 3,)
    yield "foreign tiles", replace(bell, draft=bell.draft + foreign), True
    if before:
        yield "the table has gone", replace(bell, draft=()), True


def _changed_end(record: Record, end: Ended) -> Iterator[Change]:
    yield (
        "another reason",
        replace(end, reason="out" if end.reason == "blocked" else "blocked"),
        True,
    )
    for seat in range(len(end.points)):
        points = tuple(p + (place == seat) for place, p in enumerate(end.points))
        yield "another score", replace(end, points=points), True
    seats = range(len(end.points))
    yield (
        "another winner",
        replace(end, winners=tuple(s for s in seats if s not in end.winners)),
        True,
    )
    yield "no winner", replace(end, winners=()), True
    for seat, rack in enumerate(end.racks):
        yield "a tile more", _with_rack(end, seat, (*rack, Tile("k", 1))), True
        if rack:
            yield "a tile less", _with_rack(end, seat, rack[1:]), True
            cheaper = (_other(rack[0]), *rack[1:])
            yield "another tile", _with_rack(end, seat, cheaper), True


def _with_rack(end: Ended, seat: int, rack: Rack) -> Ended:
    return replace(end, racks=(*end.racks[:seat], rack, *end.racks[seat + 1 :]))
