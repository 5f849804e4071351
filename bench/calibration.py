"""How often winning chances come true: `python -m bench.calibration --games 300 --players 2`.

Games of the strongest simple policies are played by the referee, editions in turn. In some turns of
each the seat's chance is estimated from what it can know, as a review does, and the result of the
game is written beside it, one line each, into `build/calibration`. Every run goes on where the last
one stopped. `--report` reads all lines: those of some first games make the table of
`remeld.study.chance_table`; the others are held out, and say how far chances are from results, and
how far they would be in the mean if every chance were right. Before that some games are estimated
anew: lines of another estimator than today's say nothing about it, and are refused.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from bench.reliability import Point, ece, ece_if_right, fit, table, tenths
from remeld.bots import NO_LIMIT, player
from remeld.bots.endings import careful_policy, patient_policy
from remeld.match import Game, Setup, secret_from_seed
from remeld.rules import EDITIONS, Play, Rack, View, count, spread
from remeld.solver import could_play
from remeld.study.chance import raw_shares
from remeld.study.chance_table import calibrated, row_of

FOLDER = Path("build/calibration")
A_GAME = 8
"""Turns of a game that are looked at."""
A_ROUND = 20
"""Games that are played for one number of players before the next has its turn."""
MADE_ANEW = 12
"""Games for each number of players that are estimated anew before a report."""
FITTED = range(200, 500)
"""The games that make the table; all others are held out."""
PRIOR = 100.0
"""So many positions at each knot draw the row of an edition towards that of all editions. Of 25 to
400, and none of editions, 50 and 100 had the least squared error when each tenth of these games was
told by the table of the others."""


def positions(players: int, game: int) -> Iterator[tuple[View, Rack, float]]:
    """Some turns of a game: what the seat saw, what it laid, and its share of the win."""
    rules = EDITIONS[list(EDITIONS)[game % len(EDITIONS)]]
    rng = Random(f"calibration {players} {game}")
    names = tuple("ABCDEF"[:players])
    setup = Setup(ruleset=rules, players=names, time_limit_sec=None)
    now = Game.start(setup, secret_from_seed(rng.getrandbits(32)), 0, could_play)
    who = player((careful_policy if players == 2 else patient_policy)(rules))
    turns: list[tuple[View, Rack]] = []
    while not now.state.ended:
        seen = now.view(now.state.turn)
        move = who.decide(seen, NO_LIMIT, rng).move
        after = move.table if isinstance(move, Play) else seen.table
        laid = tuple((count(spread(after)) - count(spread(seen.table))).elements())
        turns.append((seen, laid))
        now = now.move(now.state.turn, move, 0)
    won = now.state.ended.winners
    for seen, laid in rng.sample(turns, min(A_GAME, len(turns))):
        yield seen, laid, 1 / len(won) if seen.turn in won else 0.0


def gather(players: int, first: int, games: int, shard: int, shards: int) -> None:
    """Write down estimates and results of games that are not yet there."""
    file = FOLDER / f"{players}-{shard}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {each["game"] for each in written(f"{players}-*")}
    with file.open("a", encoding="utf-8") as out:
        for game in range(first + shard, games, shards):
            if game in done:
                continue
            found = [line(seen, laid, won, game) for seen, laid, won in positions(players, game)]
            out.write("".join(found))
            out.flush()
            print(players, "players, game", game, file=sys.stderr)


def line(seen: View, laid: Rack, won: float, game: int) -> str:
    """One estimate beside its result."""
    (shares,) = raw_shares(seen, [laid], seed=Random(f"{game} {len(seen.past)}").getrandbits(48))
    found = {
        "game": game,
        "edition": seen.ruleset.edition,
        "players": len(seen.rack_sizes),
        "row": row_of(seen).split()[0],
        "share": round(fmean(share for share, _ in shares), 5),
        "worlds": len(shares),
        "sure": all(over for _, over in shares),
        "won": won,
    }
    return json.dumps(found) + "\n"


def written(names: str = "*") -> list[dict[str, Any]]:
    """The lines of all runs, in the order of their games."""
    lines = [
        json.loads(text)
        for file in sorted(FOLDER.glob(f"{names}.jsonl"))
        for text in file.read_text("utf-8").splitlines()
    ]
    return sorted(lines, key=lambda each: (each["players"], each["game"]))


def outdated(lines: list[dict[str, Any]]) -> list[str]:
    """The games of some, spread over all, of which today's estimates are others."""
    found = []
    for players in sorted({each["players"] for each in lines}):
        mine = [each for each in lines if each["players"] == players]
        games = sorted({each["game"] for each in mine})
        for game in games[:: -(-len(games) // MADE_ANEW)]:
            again = [json.loads(line(*turn, game)) for turn in positions(players, game)]
            if again != [each for each in mine if each["game"] == game]:
                found.append(f"{players} players, game {game}")
    return found


def report() -> None:
    """Print the table that fits, and how far held-out chances are from results."""
    lines = written()
    if others := outdated(lines):
        raise SystemExit(f"Other estimates than today's in {FOLDER}: {', '.join(others)}")
    for row, knots in fitted([e for e in lines if e["game"] in FITTED and not e["sure"]]).items():
        print(f'    "{row}": {knots},')
    held = [each for each in lines if each["game"] not in FITTED]
    print("\n| players | edition | positions | ECE raw | ECE told | if all were right |")
    print("|---|---|---|---|---|---|")
    for players in sorted({each["players"] for each in held}):
        mine = [each for each in held if each["players"] == players]
        editions = ["all", *EDITIONS]
        drawn = {}
        for edition in editions:
            used = [e for e in mine if edition in ("all", e["edition"])]
            raw = [Point(e["share"], e["won"]) for e in used]
            told = [Point(chance_of(e), e["won"]) for e in used]
            drawn[edition] = told
            errors = f"{ece(raw):.3f} | {ece(told):.3f} | {ece_if_right(told):.3f}"
            print(f"| {players} | {edition} | {len(used)} | {errors} |")
        print(table(drawn["all"]))
        file = Path(f"docs/data/calibration-{players}.csv")
        file.write_text(tenths(drawn), "utf-8")


def fitted(lines: list[dict[str, Any]]) -> dict[str, tuple[float, ...]]:
    """The table that comes nearest to the results: a row for all editions, and one for each."""
    found: dict[str, tuple[float, ...]] = {}
    for row in sorted({each["row"] for each in lines}):
        mine = [each for each in lines if each["row"] == row]
        found[row] = fit([Point(e["share"], e["won"]) for e in mine])
        for edition in EDITIONS:
            points = [Point(e["share"], e["won"]) for e in mine if e["edition"] == edition]
            found[f"{row} {edition}"] = fit(points, found[row], PRIOR)
    return found


def chance_of(each: dict[str, Any]) -> float:
    """The chance that a review tells for a line."""
    row = f"{each['row']} {each['edition']}"
    return float(each["share"] if each["sure"] else calibrated(each["share"], row))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4))
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--shard", type=int, default=0)
    parser.add_argument("--shards", type=int, default=1)
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    if asked.report:
        report()
    else:
        for games in range(asked.first + A_ROUND, asked.games + A_ROUND, A_ROUND):
            for number in [asked.players] if asked.players else (2, 3, 4):
                gather(number, asked.first, min(games, asked.games), asked.shard, asked.shards)
