"""What happened in a game, as it goes over the wire: the events of `remeld.match`, in notation.

Tiles that the reader may not see are `??`.
"""

from collections.abc import Iterable
from typing import TypeAlias

from remeld import match
from remeld.notation import format_rack, format_table, format_tile
from remeld.protocol.fields import Wire

__all__ = [
    "Began",
    "Bell",
    "Dealt",
    "Drew",
    "Ended",
    "Extended",
    "GameEvent",
    "GaveUp",
    "Passed",
    "Played",
    "Revealed",
    "Said",
    "Seated",
    "StartDrawn",
    "game_events",
]


class StartDrawn(Wire, frozen=True, tag_field="kind", tag="start-draw"):
    """A seat turned over a tile to see who starts."""

    seat: int
    tile: str


class Seated(Wire, frozen=True, tag_field="kind", tag="seated"):
    """The starting draw decided the order of play."""

    order: tuple[int, ...]


class Began(Wire, frozen=True, tag_field="kind", tag="begin"):
    """The seat that starts."""

    seat: int


class Dealt(Wire, frozen=True, tag_field="kind", tag="deal"):
    """A seat got its tiles."""

    seat: int
    tiles: str


class Played(Wire, frozen=True, tag_field="kind", tag="play"):
    """A seat laid tiles: the whole new table."""

    seat: int
    table: str


class Drew(Wire, frozen=True, tag_field="kind", tag="draw"):
    """A seat took tiles from the pool."""

    seat: int
    tiles: str


class Passed(Wire, frozen=True, tag_field="kind", tag="pass"):
    """A seat did nothing."""

    seat: int


class Bell(Wire, frozen=True, tag_field="kind", tag="bell"):
    """The time was up: what became of the turn, the table that remains, the own draft.

    `could_play`: the seat had to play and could have, so this is no pass.
    """

    seat: int
    outcome: str
    table: str
    draft: str | None
    could_play: bool


class Extended(Wire, frozen=True, tag_field="kind", tag="extend"):
    """The turn got more time."""

    seat: int
    ms: int


class Said(Wire, frozen=True, tag_field="kind", tag="say"):
    """A seat said the edition's word."""

    seat: int
    word: str


class GaveUp(Wire, frozen=True, tag_field="kind", tag="resign"):
    """A seat gave the game up."""

    seat: int


class Ended(Wire, frozen=True, tag_field="kind", tag="end"):
    """Every rack laid open, and the points: see `docs/house.md` where seats have resigned.

    `by` is the seat that abandoned the game by sitting out plays that it had to make.
    """

    reason: str
    racks: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    by: int | None


class Revealed(Wire, frozen=True, tag_field="kind", tag="reveal"):
    """The secret of the deal, in hexadecimal."""

    secret: str


GameEvent: TypeAlias = (
    StartDrawn
    | Seated
    | Began
    | Dealt
    | Played
    | Drew
    | Passed
    | Bell
    | Extended
    | Said
    | GaveUp
    | Ended
    | Revealed
)


def game_events(events: Iterable[match.Event]) -> tuple[GameEvent, ...]:
    """The events for the wire. Hide what must be hidden before: this writes all that it is given.

    >>> game_events([match.Passed(1)])
    (Passed(seat=1),)
    """
    return tuple(map(_event, events))


def _event(event: match.Event) -> GameEvent:
    match event:
        case match.StartDrawn(seat, tile):
            return StartDrawn(seat=seat, tile=format_tile(tile))
        case match.Seated(order):
            return Seated(order=order)
        case match.Began(seat):
            return Began(seat=seat)
        case match.Dealt(seat, tiles):
            return Dealt(seat=seat, tiles=format_rack(tiles))
        case match.Played(seat, table):
            return Played(seat=seat, table=format_table(table))
        case match.Drew(seat, tiles):
            return Drew(seat=seat, tiles=format_rack(tiles))
        case match.Passed(seat):
            return Passed(seat=seat)
        case match.Bell(seat, kind, table, draft, could_play):
            return Bell(
                seat=seat,
                outcome=kind,
                table=format_table(table),
                draft=None if draft is None else format_table(draft),
                could_play=could_play,
            )
        case match.Extended(seat, ms):
            return Extended(seat=seat, ms=ms)
        case match.Said(seat, word):
            return Said(seat=seat, word=word)
        case match.Resigned(seat):
            return GaveUp(seat=seat)
        case match.Ended(reason, racks, points, winners, by):
            opened = tuple(map(format_rack, racks))
            return Ended(reason=reason, racks=opened, points=points, winners=winners, by=by)
        case match.Revealed(secret):
            return Revealed(secret=secret.hex())
