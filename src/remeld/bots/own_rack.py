"""What a player decides from: the rack of the seat whose view it is."""

from remeld.rules import Rack, View

__all__ = ["own_rack"]


def own_rack(view: View) -> tuple[Rack, bool]:
    """The rack of the view's own seat, and whether that seat has melded.

    >>> from remeld.rules import EDITIONS
    >>> own_rack(View(
    ...     ruleset=EDITIONS["goliath"], seat=None, rack=None, rack_sizes=(14, 14),
    ...     melded=(True, True), table=(), pool_size=50, turn=0,
    ... ))
    Traceback (most recent call last):
        ...
    ValueError: a spectator's view has no rack to play from: ask for view(position, seat)
    """
    if view.seat is None or view.rack is None:
        raise ValueError(
            "a spectator's view has no rack to play from: ask for view(position, seat)"
        )
    return view.rack, view.melded[view.seat]
