"""Turns to hold back in, for the drill: `python -m bench.practice`.

    python -m bench.practice --turns 12 --seed 1 > src/remeld/study/practice/waiting.txt

For each edition games are played one after the other until enough turns are found. The same numbers
make the same file.
"""

import argparse
from itertools import count

from remeld.rules import EDITIONS
from remeld.study.practice.waiting import find_waiting, format_waiting
from remeld.study.puzzle import PLAYERS


def main() -> None:
    """Print the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=tuple(EDITIONS), action="append")
    asked = parser.parse_args()
    print("remeld-waiting 1")
    print(f"# python -m bench.practice --turns {asked.turns} --seed {asked.seed}", flush=True)
    for edition in asked.edition or EDITIONS:
        rules, left = EDITIONS[edition].sized_for(PLAYERS), asked.turns
        for game in count():
            found = find_waiting(rules, f"{edition} {asked.seed} {game}")
            if found is not None:
                print(format_waiting(edition, found), flush=True)
                left -= 1
            if not left:
                break


if __name__ == "__main__":
    main()
