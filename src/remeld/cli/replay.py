"""`remeld replay`: a recorded game event by event, as everyone or as one seat saw it."""

import re
from dataclasses import fields
from typing import Annotated, Any

import typer

from remeld.cli.common import (
    AsJson,
    Lang,
    get_words,
    grid,
    print_json,
    read_number,
    read_text,
    screen,
)
from remeld.match import (
    Bell,
    Ended,
    Event,
    Logged,
    Played,
    Record,
    Setup,
    State,
    cut,
    loads,
    states,
)
from remeld.notation import format_ruleset, format_set, format_tile
from remeld.rules import RemeldError, Table, Tile
from remeld.terminal.event_sentences import say_ending, say_event
from remeld.terminal.sentences import name_rules, say_changes
from remeld.words import Words

__all__ = ["replay"]

OPTIONS = ("strict_penalty", "seats_by_draw", "big_set")
"""What may be agreed beyond the rules."""


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="N")] = None,
    to: Annotated[str | None, typer.Option("--to", metavar="EVENT")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Show a record."""
    record = loads(read_text(file))
    if seat is not None:
        record = _as_seen(record, seat)
    last = len(record.log) if to is None else read_number("--to", to, 0, len(record.log))
    log = record.log[:last]
    reached = (State.new(record.setup), *states(Record(record.setup, log, record.seen)))
    words = get_words(lang, record.setup.ruleset)
    if json:
        print_json(_document(words, record, log, reached))
    else:
        _show(words, record, log, reached)
    return 0


def _as_seen(record: Record, seat: str) -> Record:
    number = read_number("--seat", seat, 0, len(record.setup.players) - 1)
    if record.seen not in ("all", number):
        known = "spectator" if record.seen is None else str(record.seen)
        raise RemeldError(
            "seat-not-seen", f"the record shows {known}, not seat {seat}", part=seat, known=known
        )
    return cut(record, number)


def _document(
    words: Words, record: Record, log: tuple[Logged, ...], reached: tuple[State, ...]
) -> dict[str, Any]:
    events = [
        _event(words, record.setup, before.table, each)
        for each, before in zip(log, reached, strict=False)
    ]
    return {"setup": _setup(record), "events": events, "state": _state(reached[-1])}


def _setup(record: Record) -> dict[str, Any]:
    setup = record.setup
    return {
        "rules": format_ruleset(setup.ruleset),
        "players": list(setup.players),
        "clock": setup.time_limit_sec,
        "options": [name.replace("_", "-") for name in OPTIONS if getattr(setup, name)],
        "game": setup.game,
        "starter": setup.starter,
        "words": list(setup.words),
        "commitment": setup.commitment,
        "seen": "spectator" if record.seen is None else record.seen,
    }


def _event(words: Words, setup: Setup, table: Table, logged: Logged) -> dict[str, Any]:
    event = logged.event
    kind = re.sub(r"(?<!^)([A-Z])", r"-\1", type(event).__name__).lower()
    return {
        "number": logged.number,
        "at": logged.at,
        "event": kind,
        **{each.name: _plain(getattr(event, each.name)) for each in fields(event)},
        "message": say_event(words, setup, table, event),
    }


def _plain(value: Any) -> Any:
    """A value as JSON has it: tiles as text, tables and racks as lists."""
    if isinstance(value, Tile):
        return format_tile(value)
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value.hex() if isinstance(value, bytes) else value


def _state(state: State) -> dict[str, Any]:
    return {
        "event": state.version,
        "order": list(state.order),
        "starter": state.starter,
        "turn": None if state.ended else state.turn,
        "table": _plain(state.table),
        "racks": _plain(state.racks),
        "melded": list(state.melded),
        "pool": state.pool,
        "ended": state.ended.reason if state.ended else None,
        "points": list(state.ended.points) if state.ended else None,
        "winners": list(state.ended.winners) if state.ended else None,
    }


def _show(
    words: Words, record: Record, log: tuple[Logged, ...], reached: tuple[State, ...]
) -> None:
    from rich.text import Text

    from remeld.terminal.paint import paint

    def tiles(text: str) -> Text:
        return Text.from_ansi(paint(text))

    console, setup = screen(), record.setup
    console.print(name_rules(words, setup.ruleset), style="bold")
    rows = grid(2)
    for each, before in zip(log, reached, strict=False):
        for n, text in enumerate(_tell(words, setup, before.table, each.event)):
            rows.add_row("" if n else str(each.number), tiles(text))
    console.print(rows)
    state = reached[-1]
    rows = grid(2)
    nothing = words.text("cli-nothing")
    sets = [format_set(each) for each in state.table] or [nothing]
    for n, text in enumerate(sets):
        rows.add_row("" if n else words.text("cli-label-table"), tiles(text))
    for name, rack in zip(setup.players, state.racks, strict=True):
        rows.add_row(name, tiles(format_set(rack) or nothing))
    rows.add_row(words.text("cli-label-pool"), str(state.pool))
    console.print()
    console.print(rows)


def _tell(words: Words, setup: Setup, table: Table, event: Event) -> list[str]:
    """An event in words, and below it what it did to the table."""
    told = [say_event(words, setup, table, event)]
    if isinstance(event, Played | Bell):
        told.append(say_changes(setup.sized, table, event.table))
    if isinstance(event, Ended):
        told += say_ending(words, setup, event)
    return [text for text in told if text]
