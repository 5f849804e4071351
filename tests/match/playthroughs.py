"""One whole game for each edition, kept as a record with the state after every event.

`python -m tests.match.playthroughs` plays them and writes the files. They are part of the
promise that records stay readable: write them anew only if the rules of a game have changed.
"""

import hashlib
from pathlib import Path

from remeld.match import Record, State, dumps, loads, states
from remeld.notation import format_rack, format_table
from remeld.rules import EDITIONS, spread
from tests.match.random_games import random_game

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"

# Players, seed and options: games that show much of what can happen.
GAMES: dict[str, tuple[int, int, tuple[tuple[str, object], ...]]] = {
    "broadway": (3, 21, ()),
    "babyboom": (3, 3, (("strict_penalty", True),)),
    "lanmi": (3, 24, (("seats_by_draw", True),)),
    "john-adams": (2, 24, (("game", 2),)),
    "goliath": (2, 16, ()),
}


def path(edition: str) -> Path:
    return FOLDER / f"{edition}.txt"


def states_path(edition: str) -> Path:
    return FOLDER / f"{edition}.states.txt"


def read(edition: str) -> Record:
    return loads(path(edition).read_text("utf-8"))


def digest(state: State) -> str:
    """A state in one line: what can be told shortly, and a sum over all of it."""
    tiles = spread(state.table)
    whole = [format_table(state.table), *(format_rack(tuple(sorted(r))) for r in state.racks)]
    parts = [
        str(state.version),
        "over" if state.ended else f"turn {state.turn}",
        f"deadline {state.deadline}",
        f"order {''.join(map(str, state.order))}",
        "melded " + "".join("-+"[melded] for melded in state.melded),
        "racks " + "/".join(str(len(rack)) for rack in state.racks),
        f"table {len(state.table)}/{len(tiles)}",
        f"pool {state.pool}",
        f"passes {state.passes}",
        hashlib.sha256("; ".join(whole).encode()).hexdigest()[:12],
    ]
    return ", ".join(parts)


def digests(record: Record) -> str:
    return "".join(f"{digest(state)}\n" for state in states(record))


def play(edition: str) -> Record:
    players, seed, options = GAMES[edition]
    words = tuple(f"{edition} {seat}" for seat in range(players))
    given = (*options, ("words", words))
    clock = EDITIONS[edition].time_limit_sec
    return random_game(edition, players, seed, clock=clock, dawdle=0.2, options=given).record


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for edition in GAMES:
        record = play(edition)
        path(edition).write_text(dumps(record), "utf-8")
        states_path(edition).write_text(digests(record), "utf-8")
