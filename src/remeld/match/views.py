"""The door for events and states: what one seat, or a spectator (None), may see of them."""

from dataclasses import replace

from remeld.match.events import Event, Logged
from remeld.match.facts import redacted
from remeld.match.state import State
from remeld.rules import UNKNOWN, Rack

__all__ = ["logged_seen_by", "seen_by", "state_seen_by"]


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as that seat sees it.

    >>> from remeld.match.events import Drew
    >>> from remeld.rules import Tile
    >>> seen_by(Drew(0, (Tile("r", 5),)), seat=1)
    Drew(seat=0, tiles=(Tile('?', 0),))
    """
    return redacted(event, () if seat is None else (seat,))


def logged_seen_by(logged: Logged, seat: int | None) -> Logged:
    """The same for an event with its number and time.

    >>> from remeld.match.events import Drew
    >>> from remeld.rules import Tile
    >>> logged_seen_by(Logged(7, 1000, Drew(0, (Tile("r", 5),))), seat=None)
    Logged(number=7, at=1000, event=Drew(seat=0, tiles=(Tile('?', 0),)))
    """
    return replace(logged, event=seen_by(logged.event, seat))


def state_seen_by(state: State, seat: int | None) -> State:
    """The state as that seat sees it: other racks face down until the game is over.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> seen = state_seen_by(game.state, seat=0)
    >>> seen.racks[0] == game.state.racks[0], set(seen.racks[1])
    (True, {Tile('?', 0)})
    """
    if state.ended:
        return state
    racks = tuple(
        rack if owner == seat else _face_down(rack) for owner, rack in enumerate(state.racks)
    )
    return replace(state, racks=racks)


def _face_down(tiles: Rack) -> Rack:
    return (UNKNOWN,) * len(tiles)
