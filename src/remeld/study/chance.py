"""Winning chances: estimates from games that are played on in worlds that a seat can think of.

In all seats sit players like the strongest one; what a seat does not see is dealt anew in every
world. How often such estimates come true is measured by `python -m bench.calibration`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from remeld.bots import Limit, player
from remeld.bots.endings import careful_policy, patient_policy
from remeld.rules import Play, Rack, Tile, View, count, plain, spread
from remeld.simulation import Candidate, SimulatedGame, in_order, roll_out
from remeld.study.chance_table import calibrated, is_one_world, row_of

__all__ = [
    "DIGITS",
    "Estimate",
    "estimate",
    "model_policy",
    "raw_shares",
    "strongest_choice",
    "wilson",
]

BATCH = 8
MOST_WORLDS = 96
MOST_WORK = 170_000
"""What may be played for one estimate, in turns times tiles. It is a measure that every machine has
in common, so that the same seed gives the same answer; about a fifth of a second on ours."""
A_TURN = 16
"""What a turn costs before the first tile is looked at, in tiles."""
THINKING = Limit(rollouts=24)
DIGITS = 4
"""Decimals of all chances, so that what is written adds up without a remainder."""
WIDTH = 1.96
"""Standard errors to either side, for intervals of 95 %."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """What a turn was worth, in chances to win from 0 to 1."""

    chance: float
    """After what was done."""
    best: float
    """After what the strongest player would have done, or what was done if that is as good."""
    interval: tuple[float, float]
    """Where `chance` lies with 95 %, as far as the number of worlds decides it; where there is one
    world only, nowhere else."""
    choice: Rack
    """The tiles that the strongest player would have laid; none for a draw or a pass."""
    worlds: int
    after_draw: float | None = None
    """After the tile that was drawn is seen; None where none was drawn."""

    @property
    def cost(self) -> float:
        """What the turn gave away."""
        return self.best - self.chance


def estimate(view: View, laid: Rack, seed: int, drawn: Tile | None = None) -> Estimate | None:
    """What it was worth to lay these tiles, or none, in the turn of the view's seat.

    `drawn` is the tile that the seat then drew. None where nobody can say: no simulation lets a
    drawn tile be played.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 b7"), rack_sizes=(2, 5),
    ...     melded=(True, True), table=parse_table("b4-6"), pool_size=50, turn=0,
    ... )
    >>> drew = estimate(view, (), seed=1)
    >>> drew.best, drew.chance < 1, estimate(view, parse_rack("b3 b7"), seed=1).chance
    (1.0, True, 1.0)
    """
    if view.ruleset.drawn_tile_playable:
        return None
    choice = strongest_choice(view, seed)
    same = count(plain(choice)) == count(plain(laid))
    turns = [plain(laid)] if same else [plain(laid), plain(choice)]
    shares = raw_shares(view, turns, seed)
    done = [share for share, _ in shares[0]]
    row = row_of(view)
    over = all(sure for _, sure in shares[0])
    chance = _told(fmean(done), row, sure=over)
    cost = 0.0
    if not same:
        better = [share for share, _ in shares[1]]
        sure = all(each for _, each in shares[1])
        apart = _told(fmean(better), row, sure=sure) - chance
        cost = max(0.0, apart) if sure else _cost(done, better, apart)
    bounds = (chance, chance)
    if not over and not is_one_world(view):
        low, high = wilson(fmean(done), len(done))
        low, high = (round(calibrated(bound, row), DIGITS) for bound in (low, high))
        bounds = min(chance, low), max(chance, high)
    return Estimate(
        chance=chance,
        best=round(chance + cost, DIGITS),
        interval=bounds,
        choice=choice,
        worlds=len(done),
        after_draw=_after_draw(view, drawn, seed, len(done), row) if drawn else None,
    )


def _after_draw(view: View, drawn: Tile, seed: int, worlds: int, row: str) -> float:
    """The chance when the tile that was drawn is seen, in as many worlds as before."""
    seen = in_order(view)
    policy = model_policy(seen)
    names = [policy] * len(seen.rack_sizes)
    tried = [Candidate((), policy, plain((drawn,))[0])]
    (games,) = roll_out(seen, tried, names, worlds=worlds, seed=seed)
    return _told(fmean(game.share(seen.turn) for game in games), row, sure=False)


def strongest_choice(view: View, seed: int) -> Rack:
    """The tiles that the strongest player lays; none where it draws or passes."""
    move = player("champion").decide(view, THINKING, Random(seed)).move
    if not isinstance(move, Play):
        return ()
    return tuple((count(spread(move.table)) - count(spread(view.table))).elements())


def model_policy(view: View) -> str:
    """How everybody plays on: like the strongest player, as far as it can be afforded.

    Whether a tile lets somebody out is minded where there is one world to look into; elsewhere that
    would cost ten times as much.
    """
    return (careful_policy if is_one_world(view) else patient_policy)(view.ruleset)


def raw_shares(view: View, turns: Sequence[Rack], seed: int) -> list[list[tuple[float, bool]]]:
    """For each turn that is tried: the seat's share of the win in each world, the same for all.

    With each goes whether the turn itself ended the game, so that there is nothing to estimate.
    """
    seen = in_order(view)
    policy = model_policy(seen)
    tried = [Candidate(laid, policy) for laid in turns]
    names = [policy] * len(seen.rack_sizes)
    # In the one world that there is nobody throws dice.
    most = 1 if is_one_world(seen) else MOST_WORLDS
    played: list[list[SimulatedGame]] = [[] for _ in tried]
    work, a_turn = 0, A_TURN + max(seen.rack_sizes)
    while len(played[0]) < most and work < MOST_WORK:
        worlds = min(BATCH, most - len(played[0]))
        batch = roll_out(seen, tried, names, worlds=worlds, seed=seed + len(played[0]))
        for games, more in zip(played, batch, strict=True):
            games += more
            work += a_turn * sum(game.turns for game in more)
    return [[(game.share(seen.turn), game.turns == 1) for game in games] for games in played]


def _told(share: float, row: str, *, sure: bool) -> float:
    return round(share if sure else calibrated(share, row), DIGITS)


def _cost(done: Sequence[float], better: Sequence[float], apart: float) -> float:
    """What was given away: nothing if it was better, and drawn towards nothing as far as chance
    explains the difference, so that small differences of many turns do not add up to a fault."""
    if apart <= 0:
        return 0.0
    each = [b - a for a, b in zip(done, better, strict=True)]
    error = stdev(each) / sqrt(len(each)) if len(each) > 1 else 0.0
    return apart * apart**2 / (apart**2 + error**2)


def wilson(share: float, worlds: int) -> tuple[float, float]:
    """Wilson's interval, which never leaves 0 to 1.

    >>> [round(bound, 2) for bound in wilson(0.5, 100)]
    [0.4, 0.6]
    """
    square = WIDTH**2 / worlds
    middle = (share + square / 2) / (1 + square)
    half = WIDTH / (1 + square) * sqrt(share * (1 - share) / worlds + square / (4 * worlds))
    return max(0.0, middle - half), min(1.0, middle + half)
