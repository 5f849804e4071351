"""Standings as JSON documents, for programs."""

import math
from collections.abc import Sequence
from typing import Any

from remeld.arena.intervals import Interval
from remeld.arena.ratings import Rating
from remeld.arena.run import Standings
from remeld.arena.tally import PlayerTally, Tally, cells, worst_columns
from remeld.notation import format_ruleset

__all__ = ["arena_document", "simulation_document"]


def simulation_document(standings: Standings) -> dict[str, Any]:
    """One table of players: what each came to.

    >>> from remeld.arena import Pairing, Plan, make_crew, run
    >>> from remeld.rules import EDITIONS
    >>> pairing = Pairing(("greedy", "easy"))
    >>> plan = Plan(pairings=(pairing,), ruleset=EDITIONS["goliath"], games=4, seed=7)
    >>> found = simulation_document(run(plan, make_crew(1)))
    >>> found["games"], found["seats"][0]["player"], found["seats"][0]["wins"]
    (4, 'greedy', 4)
    """
    (tally,) = standings.tallies
    return {
        **_head(standings),
        "games": tally.games,
        "deals": tally.deals,
        "rotations": tally.pairing.rotations,
        "blocked": tally.blocked,
        "turns": _rounded(sum(player.turns.total for player in tally.players) / tally.games),
        "seats": [{"seat": seat, **_player(player)} for seat, player in enumerate(tally.players)],
    }


def arena_document(standings: Standings, ratings: Sequence[Rating] | None) -> dict[str, Any]:
    """The matrix, the worst column of each row, and the ratings (None: nobody could rate).

    >>> from remeld.arena import Plan, make_crew, matrix, run
    >>> from remeld.rules import EDITIONS
    >>> pairings = matrix(["greedy", "easy"], seats=2)
    >>> plan = Plan(pairings=pairings, ruleset=EDITIONS["goliath"], games=4, seed=7)
    >>> found = arena_document(run(plan, make_crew(1)), None)
    >>> [(cell["player"], cell["against"], cell["wins"]) for cell in found["matrix"]]
    [('greedy', 'easy', 4), ('easy', 'greedy', 0)]
    """
    matrix = cells(standings.tallies)
    worst = worst_columns(standings.tallies)
    return {
        **_head(standings),
        "done": standings.done,
        "games": standings.games,
        "matrix": [
            {
                **_player(row),
                "against": column,
                "games": tally.games,
                "deals": tally.deals,
                "blocked": tally.blocked,
                **_any_time(row, tally),
            }
            for (_, column), (row, tally) in matrix.items()
        ],
        "worst": {
            key: {"against": column, "win_share": _rounded(row.win_share)}
            for key, (column, row) in worst.items()
        },
        "ratings": ratings
        and [
            {"player": each.key, "mu": _rounded(each.mu), "sigma": _rounded(each.sigma)}
            for each in ratings
        ],
    }


def _head(standings: Standings) -> dict[str, Any]:
    plan = standings.plan
    return {
        "edition": plan.ruleset.edition,
        "rules": format_ruleset(plan.ruleset),
        "players": plan.seats,
        "seed": plan.seed,
        "fast": plan.fast,
        "repeatable": plan.repeatable,
        "verified": 0 if plan.fast else plan.verify,
    }


def _player(player: PlayerTally) -> dict[str, Any]:
    wins = player.wins
    return {
        "player": player.key,
        "wins": int(wins) if wins.denominator == 1 else _rounded(float(wins)),
        "win_share": _rounded(player.win_share),
        "win_share_interval": _bounds(player.win_share_interval),
        "points": _rounded(player.points.mean),
        "points_interval": _bounds(player.points.interval()),
        "turns": _rounded(player.turns.mean),
        "plays": _rounded(player.plays / player.points.games),
    }


def _any_time(row: PlayerTally, tally: Tally) -> dict[str, Any]:
    """What holds however often one has looked; it is kept for the first player of a pairing."""
    low, high = tally.deal_shares.interval()
    if row is tally.players[0]:
        return {"any_time_interval": _bounds(Interval(low, high)), "verdict": tally.verdict}
    other = {"above": "below", "below": "above", None: None}
    return {
        "any_time_interval": _bounds(Interval(1 - high, 1 - low)),
        "verdict": other[tally.verdict],
    }


def _bounds(interval: Interval) -> list[float | None]:
    """Both bounds; null where one deal says nothing."""
    return [_rounded(bound) if math.isfinite(bound) else None for bound in interval]


def _rounded(number: float) -> float:
    return round(number, 6)
