"""Entries as a kind and JSON bytes, and back.

The kind carries the version of the entry's form: `sat.1`. When a form must change, the new one
gets the next version, and `_READERS` keeps reading the old ones for ever; the logs in
`tests/data/logs` hold every version that was ever written.
"""

from collections.abc import Callable
from typing import get_args

from remeld.protocol import encode, reader
from remeld.rules import RemeldError
from remeld.server.tables import entries
from remeld.server.tables.entries import Entry

__all__ = ["KINDS", "decode_entry", "encode_entry"]

KINDS: dict[type[Entry], str] = {
    entries.Created: "created.1",
    entries.Prepared: "prepared.1",
    entries.Came: "came.1",
    entries.Left: "left.1",
    entries.Forgotten: "forgotten.1",
    entries.Hosted: "hosted.1",
    entries.Sat: "sat.1",
    entries.Stood: "stood.1",
    entries.ComputerAdded: "computer-added.1",
    entries.ComputerRemoved: "computer-removed.1",
    entries.OptionsSet: "options-set.1",
    entries.Locked: "locked.1",
    entries.Muted: "muted.1",
    entries.WordGiven: "word-given.1",
    entries.GameStarted: "game-started.1",
    entries.Turn: "turn.1",
    entries.TimeAdded: "time-added.1",
    entries.Away: "away.1",
    entries.Back: "back.1",
    entries.Resigned: "resigned.2",
    entries.GameOver: "game-over.2",
    entries.MatchOver: "match-over.1",
    entries.MatchCleared: "match-cleared.1",
    entries.PauseOffered: "pause-offered.1",
    entries.PauseAccepted: "pause-accepted.1",
    entries.PauseDeclined: "pause-declined.1",
    entries.Paused: "paused.1",
    entries.Resumed: "resumed.1",
    entries.Spoke: "said.1",
    entries.Archived: "archived.1",
    entries.Reopened: "reopened.1",
}
"""The kind under which each entry is written today."""

_READERS: dict[str, Callable[[bytes], Entry]] = {
    **{kind: reader(each) for each, kind in KINDS.items()},
    # Version 2 has the events of the game as well.
    "resigned.1": reader(entries.Resigned),
    "game-over.1": reader(entries.GameOver),
}
assert set(KINDS) == set(get_args(Entry))


def encode_entry(entry: Entry) -> tuple[str, bytes]:
    """The kind and the data of an entry.

    >>> encode_entry(entries.Hosted(at=5, person=1))
    ('hosted.1', b'{"at":5,"person":1}')
    """
    return KINDS[type(entry)], encode(entry)


def decode_entry(kind: str, data: bytes) -> Entry:
    """Read what `encode_entry` of this or any earlier program has written.

    >>> decode_entry("hosted.1", b'{"at":5,"person":1}')
    Hosted(at=5, person=1)
    """
    read = _READERS.get(kind)
    if read is None:
        raise RemeldError("unknown-entry", f"unknown kind of entry {kind!r}", kind=kind)
    return read(data)
