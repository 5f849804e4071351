"""The full matrix of the page: every edition by every way of input on every screen, and more.

    python -m bench.page_matrix [ARGUMENT ...]

80 whole games, and every screen in every size; about an hour on two cores. The arguments go to
pytest: `-k touch` plays by finger only.
"""

import os
import subprocess
import sys

TESTS = ("tests/page/test_whole_games.py", "tests/page/test_screens.py")


def main(arguments: list[str]) -> int:
    """Run the tests with everything that they can vary."""
    command = [sys.executable, "-m", "pytest", "-n", "auto", *TESTS, *arguments]
    return subprocess.run(command, env={**os.environ, "REMELD_MATRIX": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
