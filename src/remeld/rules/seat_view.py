"""What one seat may know: the only door through which a position leaves the referee.

A `View` has no place for another rack or for the order of the pool, so it cannot tell them.
"""

from dataclasses import dataclass

from remeld.rules.positions import Position
from remeld.rules.ruleset import Ruleset
from remeld.rules.tiles import Rack, Table

__all__ = ["PastMove", "View", "view"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PastMove:
    """What everybody saw a seat do: tiles laid, tiles taken back at the bell, how many drawn."""

    seat: int
    laid: Rack = ()
    taken: Rack = ()
    drew: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The position as one seat sees it; a spectator has no seat and no rack."""

    ruleset: Ruleset
    seat: int | None
    """Who looks; None for a spectator."""
    rack: Rack | None
    rack_sizes: tuple[int, ...]
    """How many tiles each seat holds."""
    melded: tuple[bool, ...]
    """Which seats have made their initial meld."""
    table: Table
    pool_size: int
    """How many tiles are left to draw."""
    turn: int
    """The seat whose turn it is."""
    drew: bool = False
    """The seat on turn has drawn already and may now play or pass."""
    passes: int = 0
    """Turns in a row in which nothing was laid and nothing could be drawn."""
    order: tuple[int, ...] = ()
    """The seats in the order of play; empty where they play as they are counted."""
    past: tuple[PastMove, ...] = ()
    """What all seats did, the oldest first; empty where nobody kept it."""


def view(
    position: Position,
    seat: int | None,
    *,
    drew: bool = False,
    passes: int = 0,
    order: tuple[int, ...] = (),
    past: tuple[PastMove, ...] = (),
) -> View:
    """What `seat` may know; None for a spectator. A game adds what everybody saw (`Game.view`).

    >>> from remeld.notation import parse_position
    >>> position = parse_position(
    ...     "remeld-position 1; rules goliath; turn 1; pool k1; table b4-6; melded b3; new r1 j"
    ... )
    >>> seen = view(position, seat=0)
    >>> seen.rack, seen.rack_sizes, seen.pool_size
    ((Tile('b', 3),), (1, 2), 1)
    """
    return View(
        ruleset=position.ruleset,
        seat=seat,
        rack=None if seat is None else position.racks[seat],
        rack_sizes=tuple(len(rack) for rack in position.racks),
        melded=position.melded,
        table=position.table,
        pool_size=len(position.pool),
        turn=position.turn,
        drew=drew,
        passes=passes,
        order=order,
        past=past,
    )
