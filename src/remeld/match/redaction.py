"""Redaction of events: what one seat, or a spectator (None), may see of them.

What a seat may know of a position comes through `remeld.rules.view` alone: see `Game.view`.
"""

from dataclasses import replace

from remeld.match.events import Event, Logged
from remeld.match.facts import redacted

__all__ = ["logged_seen_by", "seen_by"]


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
