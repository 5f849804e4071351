"""What people advise, tried: `python -m bench.advice` plays on where the last run stopped.

Every piece of advice is a policy of `docs/simulation.md` that follows it, the same player without
it, and the company among which either sits. Both play the same deals in every seat; what is told is
by how much the share of wins and the points a game change, with 95 % intervals clustered by deal.
The results are in `web/src/screens/learn/advice.json`, which the page shows; from it
`python -m docs.make_advice` writes the tables of `docs/strategy.md`.

`--only keep-joker --edition broadway --players 2` makes one result anew and prints it.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from remeld.rules import EDITIONS, Ruleset
from remeld.simulation import games
from remeld.simulation.numbers import rule_numbers

FILE = Path("web/src/screens/learn/advice.json")
PLAYERS = (2, 3, 4)
SEED = 160_000
"""The first deal of every experiment."""
WIDTH = 1.96
DIGITS = 4


class Advice(NamedTuple):
    """A piece of advice: who follows it, the same player without it, and who else plays."""

    id: str
    origin: str
    """The part of clause R87 that gives it, or `said` where people say it."""
    does: str
    instead: str
    among: str
    deals: int

    def by(self, ruleset: Ruleset, players: int) -> "Advice":
        """The same by these rules: half of the pool is so many tiles, and where who can play must
        others are the careful ones."""
        half = (ruleset.box.total - ruleset.hand * players) // 2
        names = [name.replace("half", str(half)) for name in self[2:5]]
        if ruleset.pool_empty == "mustPlayIfAble" and self.does == "trimm-safe":
            careful = "hsafe" if players == 2 else "hoard-wary"
            forced = {"trimm": "hoardmin", "trimm-safe": careful}
            names = [forced.get(name, name) for name in names]
        does, instead, among = names
        return self._replace(does=does, instead=instead, among=among)


ADVICE = (
    Advice("wait-to-open", "R87-1", "late4", "greedy", "greedy", 800),
    Advice("hold-back-early", "R87-2", "dumphalf", "greedy", "greedy", 800),
    Advice("keep-fourth", "R87-3", "spare", "greedy", "greedy", 800),
    Advice("keep-joker", "R87-4", "hold1", "greedy", "greedy", 800),
    Advice("wait-to-go-out", "said", "hoardmin", "greedy", "greedy", 800),
    Advice("use-the-table", "said", "greedy", "rack-sets", "greedy", 800),
    Advice("draw-not-one", "said", "least2", "greedy", "greedy", 800),
    Advice("keep-pairs", "said", "pairs", "greedy", "greedy", 800),
    Advice("high-tiles-first", "said", "dear", "greedy", "greedy", 800),
    Advice("lay-when-threatened", "said", "threat2", "hoard", "greedy", 400),
    Advice("open-with-few", "said", "hoardmin", "hoard", "hoard", 800),
    Advice("dump-before-end", "said", "dump4", "hoard", "hoard", 800),
    Advice("trim-before-end", "said", "trimm", "hoardmin", "hoardmin", 400),
    Advice("help-nobody", "said", "trimm-safe", "trimm", "trimm", 150),
)


def one_among(
    rules: Ruleset, row: str, column: str, players: int, deals: int
) -> list[tuple[float, float]]:
    """The row player's share of wins and points in each deal, the mean over all seats."""
    seats = []
    alone = games(rules, [column] * players, count=deals, seed=SEED) if row == column else None
    for seat in range(players):
        names = [row if other == seat else column for other in range(players)]
        played = alone or games(rules, names, count=deals, seed=SEED)
        seats.append([(game.share(seat), float(game.points[seat])) for game in played])
    by_deal = zip(*seats, strict=True)
    return [(fmean(s for s, _ in deal), fmean(p for _, p in deal)) for deal in by_deal]


def interval(values: Sequence[float]) -> list[float]:
    """The mean, and the ends of its 95 % interval."""
    middle, half = fmean(values), WIDTH * stdev(values) / len(values) ** 0.5
    return [round(bound, DIGITS) for bound in (middle, middle - half, middle + half)]


def tried(advice: Advice, rules: Ruleset, players: int) -> dict[str, Any]:
    """One result: what following the advice changes."""
    here = advice.by(rules, players)
    does = one_among(rules, here.does, here.among, players, here.deals)
    without = one_among(rules, here.instead, here.among, players, here.deals)
    pairs = list(zip(does, without, strict=True))
    return {
        "players": players,
        "does": here.does,
        "instead": here.instead,
        "among": here.among,
        "deals": here.deals,
        "share": round(fmean(share for share, _ in does), DIGITS),
        "without": round(fmean(share for share, _ in without), DIGITS),
        "change": interval([a[0] - b[0] for a, b in pairs]),
        "points": interval([a[1] - b[1] for a, b in pairs]),
    }


def gather() -> None:
    """Make the results that are not there yet, and write them down one by one."""
    found: dict[str, list[dict[str, Any]]] = {}
    if FILE.exists():
        found = {each["id"]: each["results"] for each in json.loads(FILE.read_text())["advice"]}
    for players in PLAYERS:
        for advice in ADVICE:
            results = found.setdefault(advice.id, [])
            # What was played otherwise than it is defined now is played again.
            done = [
                each
                for each in results
                if each["players"] == players
                and _is_of(each, each["edition"], advice.by(EDITIONS[each["edition"]], players))
            ]
            for edition, rules in EDITIONS.items():
                here = advice.by(rules, players)
                same = [rule_numbers(EDITIONS[each["edition"]]) for each in done]
                if any(_is_of(each, edition, here) for each in done):
                    continue
                numbers = rule_numbers(rules)
                # Editions that the simulation does not tell apart share a result.
                result = dict(done[same.index(numbers)]) if numbers in same else None
                result = {**(result or tried(advice, rules, players)), "edition": edition}
                results[:] = [e for e in results if not _is_of(e, edition, None, players)]
                results.append(result)
                done.append(result)
                write(found)
                print(advice.id, edition, players, result["change"], flush=True)


def _is_of(
    result: dict[str, Any], edition: str, advice: Advice | None, players: int | None = None
) -> bool:
    """Whether a result is of an edition, a number of players, and of this very experiment."""
    if result["edition"] != edition or players not in (None, result["players"]):
        return False
    named = ("does", "instead", "among", "deals")
    return advice is None or all(result[name] == getattr(advice, name) for name in named)


def write(found: dict[str, list[dict[str, Any]]]) -> None:
    """The data, one result a line."""
    editions = list(EDITIONS)
    texts = []
    for advice in ADVICE:
        results = sorted(
            found.get(advice.id, []), key=lambda r: (r["players"], editions.index(r["edition"]))
        )
        lines = ",\n".join("        " + json.dumps(each) for each in results)
        head = json.dumps({"id": advice.id, "origin": advice.origin})[:-1]
        texts.append(f'    {head}, "results": [\n{lines}\n    ]}}')
    body = ",\n".join(texts)
    FILE.write_text(f'{{\n  "seed": {SEED},\n  "advice": [\n{body}\n  ]\n}}\n', "utf-8")


def main() -> None:
    """Make what is missing, or one result anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=[advice.id for advice in ADVICE])
    parser.add_argument("--edition", choices=EDITIONS, default="broadway")
    parser.add_argument("--players", type=int, choices=PLAYERS, default=2)
    asked = parser.parse_args()
    if not asked.only:
        gather()
        return
    advice = next(each for each in ADVICE if each.id == asked.only)
    print(json.dumps(tried(advice, EDITIONS[asked.edition], asked.players)))


if __name__ == "__main__":
    main()
