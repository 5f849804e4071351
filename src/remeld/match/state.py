"""The state of a game is the fold of its events; nothing in it tells the order of the pool."""

from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from remeld.match.events import (
    Began,
    Bell,
    Dealt,
    Drew,
    Ended,
    Event,
    Extended,
    GaveUp,
    Logged,
    Passed,
    Played,
    Revealed,
    Said,
    Seated,
    StartDrawn,
)
from remeld.match.setup import Setup
from remeld.rules import (
    UNKNOWN,
    PastMove,
    Rack,
    Table,
    count,
    gained_and_lost,
    rack_value,
    without,
)

__all__ = ["State", "apply", "take_off"]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Where a game stands. Tiles that the reader may not see are `UNKNOWN`."""

    setup: Setup
    order: tuple[int, ...]
    """The seats in the order of play."""
    starter: int | None = None
    racks: tuple[Rack, ...]
    melded: tuple[bool, ...]
    table: Table = ()
    pool: int
    """How many tiles are left to draw."""
    turn: int = 0
    drew: bool = False
    """The seat on turn has drawn already (only where a drawn tile may be played at once)."""
    passes: int = 0
    """Turns in a row in which nothing was laid and nothing could be drawn, and rightly so."""
    sat_out: tuple[int, ...] = ()
    """Seats at the bell of whose last turn a play was due, as often as that was so in a row."""
    done: PastMove | None = None
    """What the last event showed a seat doing."""
    turn_began: int = 0
    extra_ms: int = 0
    resigned: tuple[tuple[int, int | None], ...] = ()
    """Seats that gave the game up, each with what its rack was worth then (None: not seen)."""
    ended: Ended | None = None
    secret: bytes | None = None
    version: int = 0
    """The number of the last event."""

    @classmethod
    def new(cls, setup: Setup) -> "State":
        """Before the first event."""
        seats = len(setup.players)
        return cls(
            setup=setup,
            order=tuple(range(seats)),
            racks=((),) * seats,
            melded=(False,) * seats,
            pool=setup.sized.box.total,
        )

    @property
    def deadline(self) -> int | None:
        """When the bell rings for the seat on turn; None without a clock or after the end."""
        limit = self.setup.time_limit_sec
        if limit is None or self.ended or self.starter is None:
            return None
        return self.turn_began + limit * 1000 + self.extra_ms

    def next_seat(self, seat: int) -> int:
        """The seat to the left."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]


# Twice as fast as `replace`, and every event of every game asks for it.
_FIELDS = State.__slots__
_values = attrgetter(*_FIELDS)


def take_off(rack: Rack, tiles: Rack) -> Rack:
    """The rack without these tiles; one that is not known to be there goes as an unknown one."""
    left = list(rack)
    try:
        for tile in tiles:
            left.remove(tile)
        return tuple(left)
    except ValueError:
        missing = count(tiles) - count(rack)
    if not missing:
        return without(rack, tiles)
    known = tuple((count(tiles) - missing).elements())
    return without(rack, known + (UNKNOWN,) * missing.total())


def apply(state: State, logged: Logged) -> State:
    """The state after one more event.

    >>> from remeld.match import Began, Setup
    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> state = State.new(setup)
    >>> apply(state, Logged(1, 0, Began(1))).turn
    1
    """
    fields = dict(zip(_FIELDS, _values(state), strict=True))
    fields |= {"version": logged.number, "done": None} | _changes(state, logged.event, logged.at)
    return State(**fields)


def _changes(state: State, event: Event, at: int) -> dict[str, Any]:
    """The fields that an event changes."""
    match event:
        case StartDrawn() | Said():
            return {}
        case Seated(order):
            return {"order": order}
        case Began(seat):
            return {"starter": seat, "turn": seat, "turn_began": at}
        case Dealt(seat, tiles):
            racks = _with_rack(state, seat, tiles)
            return {"pool": state.pool - len(tiles), "turn_began": at, "racks": racks}
        case Played(seat, table):
            return _laid(state, seat, table) | _next(state, seat, at)
        case Drew(seat, tiles):
            return _drawn(state, seat, tiles, at)
        case Passed(seat):
            done = PastMove(seat=seat)
            return {"passes": _passes(state), "done": done} | _next(state, seat, at)
        case Bell(seat, _, table, _, could_play):
            # Tiles laid at the bell make good for it; where a play was due, it is no pass.
            passes = {"passes": 0 if could_play else _passes(state)}
            laid = _laid(state, seat, table)
            return passes | laid | _next(state, seat, at, sat_out=could_play)
        case Extended(_, ms):
            return {"extra_ms": state.extra_ms + ms}
        case GaveUp(seat):
            rack = state.racks[seat]
            value = None if UNKNOWN in rack else rack_value(state.setup.sized, rack)
            return {"resigned": (*state.resigned, (seat, value))}
        case Ended():
            return {"ended": event, "racks": event.racks}
        case Revealed(secret):
            return {"secret": secret}


def _with_rack(state: State, seat: int, rack: Rack) -> tuple[Rack, ...]:
    return (*state.racks[:seat], rack, *state.racks[seat + 1 :])


def _passes(state: State) -> int:
    """How many turns in a row nothing could be drawn, with one more in which nothing was laid."""
    return state.passes + (not state.pool and not state.drew)


def _laid(state: State, seat: int, table: Table) -> dict[str, Any]:
    """The table changes: what it gained left the rack, what it lost went there."""
    gained, lost = gained_and_lost(state.table, table)
    played, taken = tuple(gained.elements()), tuple(lost.elements())
    rack = take_off(state.racks[seat], played) + taken
    done = PastMove(seat=seat, laid=played, taken=taken)
    racks = _with_rack(state, seat, rack)
    changes: dict[str, Any] = {"table": table, "racks": racks, "done": done}
    if played:
        changes["melded"] = (*state.melded[:seat], True, *state.melded[seat + 1 :])
        changes["passes"] = 0
    return changes


def _drawn(state: State, seat: int, tiles: Rack, at: int) -> dict[str, Any]:
    racks = _with_rack(state, seat, state.racks[seat] + tiles)
    done = PastMove(seat=seat, drew=len(tiles))
    changes: dict[str, Any] = {"pool": state.pool - len(tiles), "racks": racks, "done": done}
    if state.turn != seat:
        # A penalty: the bell has ended the turn already.
        return changes
    if state.setup.ruleset.drawn_tile_playable:
        return changes | {"drew": True}
    return changes | _next(state, seat, at)


def _next(state: State, seat: int, at: int, *, sat_out: bool = False) -> dict[str, Any]:
    others = tuple(each for each in state.sat_out if each != seat)
    in_a_row = state.sat_out.count(seat) + 1 if sat_out else 0
    return {
        "turn": state.next_seat(seat),
        "drew": False,
        "sat_out": others + (seat,) * in_a_row,
        "turn_began": at,
        "extra_ms": 0,
    }
