"""When players open, and who wins then: `python -m bench.openings --games 1000000`.

Games of players who lay all that they can (`greedy`), by edition and number of players in turn.
`src/remeld/study/openings.json` counts for each turn how many seats laid their initial meld in it,
and in parts of a win how many of them won. A run goes on where the last one stopped: the games of a
row have the seeds from `SEED` on, so the file says all that is needed to make it anew.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from remeld.rules import EDITIONS
from remeld.simulation import games
from remeld.simulation.numbers import rule_numbers

FILE = Path("src/remeld/study/openings.json")
POLICY = "greedy"
SEED = 2_000_000
AT_ONCE = 2_000
"""Games of one row before the next has its turn."""
LAST = 12
"""Later turns are counted together; before the first one stand those who never opened."""
DIGITS = 2


def rows() -> list[dict[str, Any]]:
    """Every edition that the simulation tells from the others, by number of players."""
    met: dict[tuple[int, ...], list[str]] = {}
    for edition, rules in EDITIONS.items():
        met.setdefault(rule_numbers(rules), []).append(edition)
    nobody = [0] * (LAST + 1)
    return [
        {"editions": names, "players": n, "games": 0, "opened": nobody, "won": [0.0, *nobody[1:]]}
        for n in (2, 3, 4)
        for names in met.values()
    ]


def more(row: dict[str, Any], count: int) -> dict[str, Any]:
    """The row with so many games more."""
    rules, players = EDITIONS[row["editions"][0]], row["players"]
    opened, won = [*row["opened"]], [*row["won"]]
    for game in games(rules, [POLICY] * players, count=count, seed=SEED + row["games"]):
        for seat, turn in enumerate(game.opened):
            opened[min(turn, LAST)] += 1
            won[min(turn, LAST)] += game.share(seat)
    won = [round(part, DIGITS) for part in won]
    return {**row, "games": row["games"] + count, "opened": opened, "won": won}


def main() -> None:
    """Play until there are so many games in all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    wanted = parser.parse_args().games
    found = json.loads(FILE.read_text("utf-8"))["rows"] if FILE.exists() else rows()
    share = -(-wanted // len(found))
    while any(row["games"] < share for row in found):
        for place, row in enumerate(found):
            found[place] = more(row, min(AT_ONCE, share - row["games"]))
        lines = ",\n".join("    " + json.dumps(row) for row in found)
        head = f'"policy": "{POLICY}", "seed": {SEED}'
        FILE.write_text(f'{{\n  {head},\n  "rows": [\n{lines}\n  ]\n}}\n', "utf-8")
        print(sum(row["games"] for row in found), "games", flush=True)


if __name__ == "__main__":
    main()
