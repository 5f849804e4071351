"""Every code that goes over the wire: refusals, reasons to close, phrases, colours, levels.

The server sends codes and values, never sentences; each reader's own language makes words of
them. A code that was ever sent keeps its meaning.
"""

from typing import Final, Literal, TypeAlias, get_args

__all__ = [
    "CLOSED",
    "COLOURS",
    "LEVELS",
    "PHRASES",
    "REACTIONS",
    "REFUSED",
    "Closing",
    "Colour",
    "Level",
    "Phrase",
]

Colour: TypeAlias = Literal["coral", "gold", "leaf", "sky", "plum", "slate"]
"""The colours of seats, apart from those of the tiles; seat 0 gets the first that is free."""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

Level: TypeAlias = Literal[
    "chick",
    "rabbit",
    "hedgehog",
    "cat",
    "badger",
    "fox",
    "owl",
    "dragon",
    # Tables of before have these.
    "easy",
    "best",
]
"""The computer players, the weakest first."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)[:-2]
"""Those that are offered."""

Phrase: TypeAlias = Literal[
    # Quick phrases
    "hello",
    "good-luck",
    "well-played",
    "thank-you",
    "sorry",
    "oops",
    "let-me-think",
    "take-your-time",
    "your-turn",
    "back-soon",
    "i-am-back",
    "one-more-game",
    "good-game",
    "goodbye",
    # Reactions
    "smile",
    "laugh",
    "clap",
    "heart",
    "thumbs-up",
    "surprise",
    "sad",
    "think",
]
"""All that can be said at a table."""
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
REACTIONS: Final[tuple[Phrase, ...]] = PHRASES[PHRASES.index("smile") :]
"""Those that are shown as a picture."""

Closing: TypeAlias = Literal[
    "banned",
    "flood",
    "forgotten",
    "house-full",
    "kicked",
    "locked",
    "reload",
    "removed",
    "restart",
    "server-too-old",
    "signed-out",
    "slow",
    "table-not-found",
    "unreadable",
]
"""Why the server closes a socket.

- `flood`, `slow`, `unreadable`: too many messages, too slow in reading, not the protocol
- `reload`: the page is too old, load it again; `server-too-old`: the page is newer, try later
- `restart`: the server restarts, connect again; `house-full`: try later
- `kicked`, `locked`, `table-not-found`: this table is not for this reader
- `removed`: this table was deleted, but the records of its games were not
- `signed-out`, `forgotten`: this browser, or this person, is not known any more
- `banned`: the house does not serve this address
"""
CLOSED: Final[dict[Closing, int]] = {
    "banned": 4014,
    "flood": 1008,
    "forgotten": 4012,
    "house-full": 1013,
    "kicked": 4010,
    "locked": 4011,
    "reload": 4000,
    "removed": 4005,
    "restart": 1012,
    "server-too-old": 4001,
    "signed-out": 4013,
    "slow": 4020,
    "table-not-found": 4004,
    "unreadable": 1007,
}
"""Every reason to close with the number that the socket is closed with."""
assert set(CLOSED) == set(get_args(Closing))

REFUSED: Final[dict[str, tuple[str, ...]]] = {
    # What is wrong with the message itself
    "unreadable": ("where",),
    "unknown-kind": ("where",),
    "too-long": ("most",),
    "reload": ("oldest", "newest"),
    "server-too-old": ("oldest", "newest"),
    "busy": (),
    "draining": (),
    "quota": (),
    "too-many": (),
    "table-not-found": (),
    # Who asks
    "not-at-table": (),
    "not-host": (),
    "not-seated": (),
    "not-your-seat": ("seat",),
    "kicked": (),
    "muted": (),
    "messages-off": (),
    "bad-message": (),
    "too-fast": ("wait_ms",),
    # The table
    "table-locked": (),
    "table-crowded": ("most",),
    "table-full": (),
    "name-taken": ("name",),
    "name-needed": (),
    "unclear-name": ("name",),
    "colour-taken": ("colour",),
    "unknown-person": ("person",),
    "not-yourself": (),
    "seat-taken": ("seat",),
    "seats-not-filled": ("empty",),
    "nobody-seated": (),
    "too-many-seated": ("seated", "seats"),
    "nothing-changes": (),
    # Options
    "bad-clock": ("least", "most"),
    "clock-needed": (),
    # Games
    "game-running": (),
    "no-game": (),
    "match-over": (),
    "match-not-over": (),
    "too-early": ("wait_ms",),
    "stale": ("version",),
    "seen-ahead": ("version",),
    # Turns
    "seat-away": ("seat",),
    "seat-resigned": ("seat",),
    "seat-not-away": ("seat",),
    "not-a-computer": ("seat",),
    "hints-off": (),
    # The clock
    "no-clock": (),
    "clock-runs": (),
    "paused": (),
    "not-paused": (),
    "pause-offered": (),
    "no-pause-offered": (),
    "already-accepted": (),
    "enough-time": ("left_ms",),
    # What the referee says of a command (`remeld.rules`, `remeld.notation`, `remeld.match`)
    "already-drew": (),
    "bad-big-set": ("part", "place", "where"),
    "bad-draft": (),
    "bad-name": ("name",),
    "bad-players": ("players", "least", "most"),
    "bad-rule": ("field", "value", "allowed"),
    "bad-word": ("word",),
    "draw-never-ends": ("players", "numbers"),
    "empty-set": ("part", "place", "where"),
    "game-over": (),
    "illegal-turn": (),
    "must-play": (),
    "not-your-turn": ("seat",),
    "option-not-offered": ("option",),
    "pool-empty": (),
    "pool-not-empty": (),
    "run-falls": ("part", "place", "where"),
    "text-too-long": ("part", "place", "where"),
    "tile-not-in-box": ("tile", "found", "held", "where"),
    "tile-too-often": ("tile", "found", "held", "where"),
    "time-is-up": ("at",),
    "time-not-up": ("at",),
    "unexpected-text": ("part", "place", "where"),
    "unknown-edition": ("key", "known"),
    "unknown-rule": ("part", "place", "where"),
    "unknown-ruleset": ("part", "place", "where"),
    "unknown-seat": ("seat",),
    "unknown-tile": ("part", "place", "where"),
    "unknown-value": ("part", "place", "where"),
}
"""Every reason to refuse a message, with the names of the values that come with it."""
