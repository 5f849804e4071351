"""The fold of results: what all games of a pairing come to."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from remeld.arena.game_results import WHOLE, DealResult
from remeld.arena.intervals import Clusters, Interval
from remeld.arena.pairings import Pairing
from remeld.arena.plan import Plan
from remeld.arena.sequential import Shares, Verdict

__all__ = ["Cells", "PlayerTally", "Tally", "cells", "fold", "worst_columns"]


@dataclass(slots=True)
class PlayerTally:
    """What one player of a pairing has come to."""

    key: str
    shares: Clusters = field(default_factory=Clusters)
    """Games won, in parts of `WHOLE`."""
    points: Clusters = field(default_factory=Clusters)
    turns: Clusters = field(default_factory=Clusters)
    plays: int = 0

    @property
    def wins(self) -> Fraction:
        """Games won; of a game that several share each has a part."""
        return Fraction(self.shares.total, WHOLE)

    @property
    def win_share(self) -> float:
        """The part of the games that was won."""
        return self.shares.mean / WHOLE

    @property
    def win_share_interval(self) -> Interval:
        """Its interval."""
        return self.shares.share_interval(WHOLE)


@dataclass(slots=True)
class Tally:
    """One pairing so far."""

    pairing: Pairing
    players: list[PlayerTally]
    games: int = 0
    deals: int = 0
    blocked: int = 0
    """Games in which nobody could go on."""
    deal_shares: Shares = field(default_factory=Shares)
    """The first player's shares by deal, for what may be looked at at any time."""
    course: list[float] = field(default_factory=list)
    """The first player's share after each deal."""
    verdict: Verdict | None = None
    done: bool = False

    @classmethod
    def new(cls, pairing: Pairing) -> "Tally":
        """Before the first deal."""
        return cls(pairing, [PlayerTally(key) for key in pairing.lineup])

    def add(self, result: DealResult) -> None:
        """Add the games of one deal."""
        games = result.games
        for index, player in enumerate(self.players):
            player.shares.add(sum(game.share(index) for game in games), len(games))
            player.points.add(sum(game.points[index] for game in games), len(games))
            player.turns.add(sum(game.turns[index] for game in games), len(games))
            player.plays += sum(game.plays[index] for game in games)
        self.games += len(games)
        self.deals += 1
        self.blocked += sum(game.end == "blocked" for game in games)
        won = sum(game.share(0) for game in games)
        self.deal_shares.add(Fraction(won, WHOLE * len(games)))
        self.course.append(self.players[0].win_share)


def fold(tally: Tally, plan: Plan, result: DealResult) -> None:
    """Add the next deal of a pairing, and see whether it was the last."""
    tally.add(result)
    if plan.question is not None:
        tally.verdict = plan.question.verdict(tally.deal_shares)
    tally.done = tally.verdict is not None or tally.deals == plan.deals(result.pairing)


Cells: TypeAlias = dict[tuple[str, str], tuple[PlayerTally, Tally]]
"""By row and column: what the row player came to, and in which pairing."""


def cells(tallies: Iterable[Tally]) -> Cells:
    """The matrix: what each row player came to alone against column players, where it was played.

    >>> from remeld.arena import GameResult, matrix
    >>> tally = Tally.new(matrix(["a", "b"], seats=2)[0])
    >>> game = GameResult((0,), (12, -12), (20, 19), (9, 8), "out")
    >>> tally.add(DealResult(0, 0, (game, game)))
    >>> {pair: row.win_share for pair, (row, _) in cells([tally]).items()}
    {('a', 'b'): 1.0, ('b', 'a'): 0.0}
    """
    found: Cells = {}
    for tally in tallies:
        if not tally.games or len(Counter(tally.pairing.lineup[1:])) != 1:
            continue
        row, column = tally.pairing.lineup[:2]
        found[row, column] = (tally.players[0], tally)
        if len(tally.players) == 2:
            found[column, row] = (tally.players[1], tally)
    return found


def worst_columns(tallies: Iterable[Tally]) -> dict[str, tuple[str, PlayerTally]]:
    """For each row player against whom it won least: strength is what no opponent takes away.

    >>> from remeld.arena import GameResult, matrix
    >>> tally = Tally.new(matrix(["a", "b"], seats=2)[0])
    >>> game = GameResult((0,), (12, -12), (20, 19), (9, 8), "out")
    >>> tally.add(DealResult(0, 0, (game, game)))
    >>> [(key, column, row.win_share) for key, (column, row) in worst_columns([tally]).items()]
    [('a', 'b', 1.0), ('b', 'a', 0.0)]
    """
    found: dict[str, tuple[str, PlayerTally]] = {}
    for (key, column), (row, _) in cells(tallies).items():
        if key not in found or row.win_share < found[key][1].win_share:
            found[key] = (column, row)
    return found
