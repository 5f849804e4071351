"""A game at a keyboard, a file tells the time: `python -m tests.terminal.keyboard_game FILE`."""

import signal
import sys
from pathlib import Path

from remeld.match import secret_from_seed
from remeld.rules import EDITIONS
from remeld.solver import could_play
from remeld.terminal.console import Console, read_lines
from remeld.terminal.local_match import LocalMatch
from remeld.words import Words

if __name__ == "__main__":
    clock = Path(sys.argv[1])
    # An alarm while nobody waits for a line is none.
    signal.signal(signal.SIGALRM, lambda *_: None)
    LocalMatch(
        console=Console(Words(), read_lines(sys.stdin), sys.stdout),
        rules=EDITIONS["broadway"],
        players=("Ann", "Ben"),
        clock=600,
        secret=lambda number: secret_from_seed(3 + number),
        now=lambda: int(clock.read_text()),
        oracle=could_play,
    ).run()
