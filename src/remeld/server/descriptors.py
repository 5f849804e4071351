"""How many files and connections the system lets this process open."""

import sys

from remeld.server.logs import log

__all__ = ["connections_for"]

OWN = 100
"""Descriptors for all but connections: database, workers, log, and those just being closed."""
FEW = 1000
"""A house with fewer connections is soon full."""


def connections_for(wanted: int) -> int:
    """Let so many connections be open, or as many as the system allows; return how many."""
    allowed = _raise_limit(wanted + OWN)
    most = wanted if allowed is None else max(1, min(wanted, allowed - OWN))
    if most < min(wanted, FEW):
        log("few-descriptors", level=30, limit=allowed, connections=most)
    return most


def _raise_limit(wanted: int) -> int | None:
    """Ask for so many descriptors, as far as that needs no rights; None if they are not counted."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft == unlimited:
        return None
    if soft < wanted:
        more = wanted if hard == unlimited else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        except (OSError, ValueError):  # Some systems allow fewer than they say.
            return soft
        return more
    return soft
