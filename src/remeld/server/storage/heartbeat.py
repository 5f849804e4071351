"""The transactions of the house's clock: how a process begins, and how it stays alive."""

from remeld.server.storage.scripts import Script
from remeld.server.storage.values import Beat, Begun


def _read_clock() -> Script[tuple[int, int, int | None]]:
    """The database's clock, by how much the house's is ahead, and the last heartbeat of anybody.

    The empty update lets heartbeats wait for each other: one of them finds that the clock jumped.
    """
    [clock] = yield "UPDATE clock SET ahead = ahead RETURNING remeld_now(), ahead", ()
    [last] = yield "SELECT max(seen) FROM nodes", ()
    return clock[0], clock[1], last[0]


def begin(down: int) -> Script[Begun]:
    """See `Storage.begin`."""
    shown, ahead, last = yield from _read_clock()
    if last is None or abs(shown + ahead - last) <= down:
        return Begun(shown + ahead, last, down=False)
    ahead = max(0, last - shown)
    yield "UPDATE clock SET ahead = $1", (ahead,)
    return Begun(shown + ahead, last, down=True)


def beat(node: str, now: int, lease: int, trust: float) -> Script[Beat]:
    """See `Storage.beat`.

    Whoever was away while others were alive finds their heartbeats, and takes the time from them.
    """
    shown, ahead, last = yield from _read_clock()
    moved = 0
    if last is not None and abs(shown + ahead - last) > trust:
        moved = shown + ahead - max(last, now)
        ahead -= moved
        yield "UPDATE clock SET ahead = $1", (ahead,)
    seen = shown + ahead
    yield (
        "INSERT INTO nodes (node, seen, until) VALUES ($1, $2, $3) "
        "ON CONFLICT (node) DO UPDATE SET seen = excluded.seen, until = excluded.until",
        (node, seen, seen + lease),
    )
    return Beat(seen, moved)
