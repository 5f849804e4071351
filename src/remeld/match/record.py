"""The record of a game as text: what was agreed, then one event a line.

The format is described in `docs/record.md`. `dumps(loads(text)) == text` holds for every text
that `dumps` has written, and a version that was ever written stays readable.
"""

import re
from dataclasses import dataclass, replace

from remeld.match.errors import RecordError
from remeld.match.events import Logged, Revealed
from remeld.match.record_header import decode_header, encode_header
from remeld.match.record_lines import decode_event
from remeld.match.redaction import logged_seen_by
from remeld.match.setup import Setup
from remeld.match.state import State, apply
from remeld.rules import RemeldError

__all__ = ["VERSION", "Record", "cut", "dumps", "loads", "most_events", "states"]

VERSION = 1
LONGEST = 5_000_000
"""Characters: a game of six players without end would still be shorter."""
_LINE = re.compile(r"([0-9]{1,9}) (-?[0-9]{1,15}) (.+)")


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game from the first draw on, as everyone ("all"), a seat, or a spectator (None) saw it."""

    setup: Setup
    log: tuple[Logged, ...]
    seen: int | str | None = "all"

    def __repr__(self) -> str:
        names, kind = ", ".join(self.setup.players), type(self).__name__
        return f"<{kind}: {self.setup.ruleset.edition}, {names}, {len(self.log)} events>"

    def __str__(self) -> str:
        return dumps(self)


def dumps(record: Record) -> str:
    """Write a record.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> lines = dumps(game.record).splitlines()
    >>> lines[0], lines[-3]
    ('remeld-record 1', '3 0 begin 0')
    """
    lines = [f"remeld-record {VERSION}", *encode_header(record.setup, record.seen), ""]
    lines += map(str, record.log)
    return "\n".join(lines) + "\n"


def loads(text: str) -> Record:
    """Read a record; what cannot be read is refused with its line.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> record = game.record
    >>> loads(dumps(record)) == record
    True
    """
    if len(text) > LONGEST:
        raise RecordError("record-too-long", 1, str(len(text)))
    lines = text.splitlines()
    word, _, version = (lines[0] if lines else "").partition(" ")
    if word != "remeld-record":
        raise RecordError("not-a-record", 1, (lines[0] if lines else "")[:40])
    if version != str(VERSION):
        raise RecordError("unknown-version", 1, version[:40])
    blank = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    setup, seen = decode_header(lines[1:blank])
    log = []
    for number, line in enumerate(lines[blank + 1 :], start=blank + 2):
        if line.strip():
            log.append(_decode_line(line, number, len(setup.players)))
    return Record(setup, tuple(log), seen)


def _decode_line(line: str, number: int, seats: int) -> Logged:
    found = _LINE.fullmatch(line)
    if not found:
        raise RecordError("unreadable-line", number, line[:60])
    return Logged(int(found[1]), int(found[2]), decode_event(found[3], number, seats))


def most_events(tiles: int) -> int:
    """More events than any real game has with so many tiles in the box.

    Each tile is drawn once and laid once, and a turn that does neither is a pass or a bell at
    which nothing was done: of these there are as many again before a game is blocked or people
    leave. A turn has up to three events (the bell, the tiles that it cost, a word), less than
    eight for a tile; 60 are the start, the deal, the end, and time that was given.

    >>> most_events(tiles=106)
    908
    """
    return 8 * tiles + 60


def cut(record: Record, seat: int | None) -> Record:
    """The record as one seat saw it while playing: no other rack, no secret.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> record = game.record
    >>> dumps(cut(record, seat=0)).splitlines()[-1]
    '5 0 deal 1 ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??'
    """
    log = tuple(
        logged_seen_by(logged, seat)
        for logged in record.log
        if not isinstance(logged.event, Revealed)
    )
    return replace(record, log=log, seen=seat)


def states(record: Record, to: int | None = None) -> tuple[State, ...]:
    """The state after each event, up to event `to`.

    A record that makes more tiles than there are is refused: each state would be larger than the
    last, and all of them more than any machine can hold.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> [state.pool for state in states(game.record)]
    [106, 106, 106, 92, 78]
    """
    found = []
    state = State.new(record.setup)
    total = state.setup.sized.box.total
    for logged in record.log:
        if to is not None and logged.number > to:
            break
        state = apply(state, logged)
        if sum(map(len, (*state.racks, *state.table))) > total:
            number = logged.number
            raise RemeldError(
                "more-than-the-box",
                f"after event {number} there are more tiles than the {total} of the box",
                event=number,
                held=total,
            )
        found.append(state)
    return tuple(found)
