"""The `remeld` command, one file for each of its commands."""

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line (that of the process, if none is given); return its exit code.

    >>> main(["arrange", "--tiles", "r1 r2 r3", "--json"])
    {"sets": [["r1", "r2", "r3"]], "left": [], "optimal": true}
    0
    """
    try:
        # Imported here, so that stopping the program while it starts is no error either.
        from remeld.cli.app import run

        return run(arguments)
    except KeyboardInterrupt:
        return 130
