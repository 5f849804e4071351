"""The full matrix of the page: every edition by every way of input on every screen, and more.

    python -m bench.page_matrix [ARGUMENT ...]

100 whole games, four in Firefox and WebKit, ten by ear, the lessons of every edition, every screen
in every language at every size, in all themes, and from right to left; two hours on two cores. The
arguments go to pytest: `-k touch` plays by finger only, `-k fits` looks at languages, sizes and
directions.
"""

import os
import subprocess
import sys

TESTS = ("whole_games", "engines", "reader", "learn", "screens", "right_to_left")


def main(arguments: list[str]) -> int:
    """Run the tests with everything that they can vary."""
    files = [f"tests/page/test_{name}.py" for name in TESTS]
    command = [sys.executable, "-m", "pytest", "-n", "auto", *files, *arguments]
    return subprocess.run(command, env={**os.environ, "REMELD_MATRIX": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
