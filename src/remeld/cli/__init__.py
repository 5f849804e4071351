"""The `remeld` command, one file for each of its commands."""

import sys
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
        try:
            from remeld.cli.app import run
        except ModuleNotFoundError as error:
            package = str(error.name).partition(".")[0]
            if package == "remeld":
                raise
            from remeld.cli.missing_packages import answer_without_packages

            given = sys.argv[1:] if arguments is None else arguments
            return answer_without_packages(given, package)
        return run(arguments)
    except KeyboardInterrupt:
        return 130
