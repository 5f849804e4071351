"""How jokers may lie in the answers of the puzzles of the package, for solving without a network.

    python -m bench.joker_ways > src/remeld/study/joker_ways.txt

Some two minutes of processor.
"""

from remeld.notation import format_table
from remeld.rules import EDITIONS
from remeld.study import joker_ways, shipped_list, shipped_puzzle


def main() -> None:
    """Print a line for each puzzle whose jokers may not lie in just any set."""
    print("# python -m bench.joker_ways")
    for edition in EDITIONS:
        for head in shipped_list(edition):
            ways = joker_ways(shipped_puzzle(edition, head.number))
            if ways:
                print(f"{edition} {head.number}: {' | '.join(map(format_table, ways))}")


if __name__ == "__main__":
    main()
