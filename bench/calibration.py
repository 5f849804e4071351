"""How often winning chances come true: `python -m bench.calibration --games 300 --players 2`.

Games of the strongest simple policies are played by the referee, editions in turn. In some turns of
each the seat's chance is estimated from what it can know, as a review does, and the result of the
game is written beside it, one line each, into `build/calibration`. Every run goes on where the last
one stopped. `--report` reads all lines: those of the first games make the table of
`remeld.study.chance_table`, and each tenth of them is told by a table of the others; later games
are held out. It says how far chances are from results, and how far apart chance alone would bring
them. Before that some games are estimated anew: lines of another estimator than today's say
nothing about it, and are refused.
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
from remeld.study.chance_table import KNOTS, calibrated, row_of

FOLDER = Path("build/calibration")
A_GAME = 8
"""Turns of a game that are looked at."""
A_ROUND = 20
"""Games that are played for one number of players before the next has its turn."""
MADE_ANEW = 12
"""Games for each number of players that are estimated anew before a report."""
FITTED = range(1000)
"""The games that make the table, and were looked at while its form was chosen; all later ones are
held out."""
FOLDS = 10
"""Parts of these games that are told by a table of the others."""
PRIOR = 50.0
"""So many positions at each knot draw the row of an edition towards that of all editions. Of 50 to
200, and none of editions, this had the least squared error with three and four players, and as good
as the least with two, when each tenth of these games was told by the table of the others. Two
numbers for each row on a logistic curve were no better with two players, and hardly with more."""


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
    """Print the table that fits, and how far chances are from results of games it has not seen."""
    lines = written()
    if others := outdated(lines):
        raise SystemExit(f"Other estimates than today's in {FOLDER}: {', '.join(others)}")
    known = [each for each in lines if each["game"] in FITTED]
    for row, knots in fitted(known).items():
        print(f'    "{row}": {knots},')
    crossed = [each for part in range(FOLDS) for each in told_by_others(known, part)]
    held = [told(each, KNOTS) for each in lines if each["game"] not in FITTED]
    summary("games of the table, told by that of others", crossed)
    summary("held out", held)
    for players in sorted({each["players"] for each in lines}):
        drawn = by_edition([each for each in crossed + held if each["players"] == players])
        points = {
            edition: [point(each, "told") for each in some] for edition, some in drawn.items()
        }
        print(f"{players} players, all of these games", table(points["all"]))
        Path(f"docs/data/calibration-{players}.csv").write_text(tenths(points), "utf-8")


def summary(name: str, lines: list[dict[str, Any]]) -> None:
    """Print how far chances are from results, by number of players and edition."""
    print(f"\n| {name} | edition | games | positions | ECE raw | ECE told | chance alone |")
    print("|---|---|---|---|---|---|---|")
    for players in sorted({each["players"] for each in lines}):
        for edition, used in by_edition([e for e in lines if e["players"] == players]).items():
            raw, chances = ([point(each, key) for each in used] for key in ("share", "told"))
            errors = f"{ece(raw):.3f} | {ece(chances):.3f} | {ece_if_right(chances):.3f}"
            games = len({each["game"] for each in used})
            print(f"| {players} players | {edition} | {games} | {len(used)} | {errors} |")


def by_edition(lines: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """All of them, and those of each edition."""
    each_of = {key: [each for each in lines if each["edition"] == key] for key in EDITIONS}
    return {"all": lines, **each_of}


def point(each: dict[str, Any], key: str) -> Point:
    """A line as a point, by what is told or by the raw share."""
    return Point(each[key], each["won"], each["game"])


def told_by_others(lines: list[dict[str, Any]], part: int) -> list[dict[str, Any]]:
    """A part of the games, editions evenly, with the chances by a table of all others."""
    mine = [each for each in lines if each["game"] // len(EDITIONS) % FOLDS == part]
    rows = fitted([each for each in lines if each["game"] // len(EDITIONS) % FOLDS != part])
    return [told(each, rows) for each in mine]


def fitted(lines: list[dict[str, Any]]) -> dict[str, tuple[float, ...]]:
    """The table that comes nearest to the results: a row for all editions, and one for each."""
    found: dict[str, tuple[float, ...]] = {}
    open_ones = [each for each in lines if not each["sure"]]
    for row in sorted({each["row"] for each in open_ones}):
        mine = by_edition([each for each in open_ones if each["row"] == row])
        found[row] = fit([point(each, "share") for each in mine.pop("all")])
        for edition, some in mine.items():
            found[f"{row} {edition}"] = fit([point(e, "share") for e in some], found[row], PRIOR)
    return found


def told(each: dict[str, Any], rows: dict[str, tuple[float, ...]]) -> dict[str, Any]:
    """A line with the chance that a review tells by this table."""
    row = f"{each['row']} {each['edition']}"
    share = float(each["share"])
    return {**each, "told": share if each["sure"] else calibrated(share, row, rows)}


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
