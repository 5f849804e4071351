"""How the champion thinks: turns are tried in worlds that its view allows, and compared.

It starts from the simple policy that is strongest for the ending and the number of players. Another
turn is preferred only where it is better in the same worlds by a margin, and by more than chance
explains easily. Worlds are dealt by what the others did not lay (`beliefs`).
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from remeld.bots.beliefs import barred_tiles
from remeld.bots.endings import (
    base_policy,
    careful_policy,
    must_play_at_the_end,
    patient_policy,
)
from remeld.bots.known_end import KnownEnd, known_end
from remeld.bots.opponents import is_outrun, likely_policies
from remeld.bots.player import Limit
from remeld.bots.turns_to_try import turns_to_try
from remeld.rules import Rack, Ruleset, View
from remeld.simulation import Candidate, SimulatedGame, choose, roll_out

__all__ = ["Comparison", "Thought", "decided", "think"]

BATCH = 12
"""Worlds in which the candidates are compared before the weaker half is left out."""
LEAST_WORLDS = 6
"""In fewer nothing is learnt: the base policy's turn is taken."""
MARGIN = 0.05
"""So much of a win a turn must be better than the base policy's in a known end: models are never
right."""
UNLIKELY = 0.05
"""A policy with less weight than this is not tried."""
MOST_SINGLES = 8
"""So many single tiles are tried where the racks are not known, the highest first."""
LONG_TURN = 5e-4
"""Seconds that a turn of a game takes as long as none was played: with forty tiles it is 0.4 ms."""
DEFAULT_ROLLOUTS = 400


class Comparison(NamedTuple):
    """How turns are compared where racks are not known."""

    pool: int
    """With so many tiles in the pool or fewer."""
    rounds: int
    """After so many rounds a rollout is left, and everybody as likely to win it."""
    margin: float
    """So much of a win a turn must be better than the base policy's."""
    errors: float
    """So many standard errors too."""


WHERE_WHO_CAN_MUST = Comparison(pool=0, rounds=1, margin=0.02, errors=0.7)
WHERE_PASSES_ARE_FREE = Comparison(pool=0, rounds=1, margin=0.2, errors=1.0)
WHERE_THE_POOL_ENDS_IT = Comparison(pool=4, rounds=1, margin=0.1, errors=1.0)
"""As measured: see `docs/strategy.md`. With smaller margins, or earlier, it lays so much among its
like that whoever minds nobody wins there."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What to lay, what the base policy would have laid, and how much better it looked."""

    laid: Rack
    base: Rack
    gain: float = 0.0
    worlds: int = 0
    hurried: bool = False
    """Without a thought: to wait any longer would mean to lose."""


class Allowance:
    """What may still be spent on a turn: games to be tried, and processor time."""

    def __init__(self, limit: Limit) -> None:
        self.games: int = limit.rollouts or (
            DEFAULT_ROLLOUTS if limit.milliseconds is None else 1 << 30
        )
        self.timed: bool = limit.milliseconds is not None
        self.began: float = time.process_time()
        self.until: float = self.began + 0.8e-3 * (limit.milliseconds or 0)
        self.tried: int = 0
        self.in_games: float = 0.0
        self.turns: int = 0

    @property
    def late(self) -> bool:
        """Whether no time is left."""
        return self.timed and time.process_time() > self.until

    def take(self, games: int) -> bool:
        """Whether so many games more may be tried; if so they count as spent."""
        if games > self.games or self.late:
            return False
        self.games -= games
        self.tried += games
        return True

    def most_turns(self) -> int:
        """After how many turns a game must be left, as long as turns took; 0 where it need not."""
        if not self.timed:
            return 0
        turn = self.in_games / self.turns if self.turns else LONG_TURN
        return max(1, int((self.until - time.process_time()) / max(turn, 1e-6)))

    def played(self, turns: int, began: float) -> None:
        """A game of so many turns has been played since then."""
        self.turns += turns
        self.in_games += time.process_time() - began

    def start(self) -> None:
        """From here on the time goes into games."""
        self.began, self.tried = time.process_time(), 0

    def worlds(self, turns: int) -> int:
        """In how many worlds more so many turns may be tried at once, as long as games took."""
        worlds = min(BATCH, self.games // turns)
        if not self.timed:
            return worlds
        if not self.tried:
            return min(1, worlds)
        now = time.process_time()
        game = (now - self.began) / self.tried
        return min(worlds, int((self.until - now) / max(game * turns, 1e-9)))


def _anything(tiles: Rack) -> bool:
    return True


def think(
    view: View, limit: Limit, rng: Random, can_lay: Callable[[Rack], bool] = _anything
) -> Thought:
    """What to lay in the turn of the view's seat.

    The simulation knows few joker rules; `can_lay` says what they allow. Only what the base policy
    lays may still be forbidden in the end.
    """
    seed = rng.getrandbits(48)
    allowance = Allowance(limit)
    base = choose(view, base_policy(view.ruleset, len(view.rack_sizes)), seed=seed)
    # Whoever can go out does; and while many tiles are left nothing proved better than the base.
    way = _way(view.ruleset)
    pool = way.pool if len(view.rack_sizes) > 2 else 0
    if len(base) == len(view.rack or ()) or not view.melded[view.turn] or view.pool_size > pool:
        return Thought(base, base)
    if is_outrun(view):
        dearest = choose(view, "dump99")
        if dearest and can_lay(dearest):
            return Thought(dearest, base, hurried=True)
    end = known_end(view)
    turns = turns_to_try(view, base, None if end else MOST_SINGLES)
    if end:
        return _play_through(view, end, turns, allowance, can_lay)
    turns = [base, *(turn for turn in turns[1:] if not turn or can_lay(turn))]
    return _compare(view, turns, seed, allowance, way)


def _way(rules: Ruleset) -> Comparison:
    """How turns are compared, by the way in which a game ends."""
    if must_play_at_the_end(rules):
        return WHERE_WHO_CAN_MUST
    ends = rules.pool_empty == "endWhenDrawImpossible"
    return WHERE_THE_POOL_ENDS_IT if ends else WHERE_PASSES_ARE_FREE


def _worth(view: View, game: SimulatedGame) -> float:
    """What a game is worth: the win, and points, more where they decide."""
    if not game.ended:
        return 1 / len(view.rack_sizes)
    points = 1000 if view.ruleset.match_winner == "highestTotal" else 2000
    return game.share(view.turn) + game.points[view.turn] / points


def _play_through(
    view: View,
    end: KnownEnd,
    turns: Sequence[Rack],
    allowance: Allowance,
    can_lay: Callable[[Rack], bool],
) -> Thought:
    """Where all tiles are known: every turn played through against each likely policy."""
    own = careful_policy(view.ruleset)
    weights = likely_policies(view, 1 - view.turn, end)
    others = {name: weight for name, weight in weights.items() if weight >= UNLIKELY}

    def worth(turn: Rack, end: KnownEnd) -> float | None:
        """What a turn is worth; None when nothing may be spent any more."""
        if not allowance.take(len(others)):
            return None
        seen = end.view()
        tried = [Candidate(turn, own)]
        total = 0.0
        for name, weight in others.items():
            if allowance.late:
                return None
            began = time.process_time()
            most = allowance.most_turns()
            ((game,),) = roll_out(seen, tried, [name] * 2, worlds=1, turns=most)
            allowance.played(game.turns, began)
            if not game.ended:
                return None
            total += weight * _worth(seen, game)
        return total / sum(others.values())

    best = base = turns[0]
    base_worth = worth(base, end) if not base or can_lay(base) else 0.0
    if base_worth is None or base_worth >= 1:
        return Thought(base, base)
    most = base_worth
    for turn in turns[1:]:
        if allowance.late:
            break
        if turn and not can_lay(turn):
            continue
        found = worth(turn, end)
        if found is None:
            break
        if found > most:
            best, most = turn, found
    if most - base_worth <= MARGIN:
        return Thought(base, base)
    return Thought(best, base, most - base_worth, len(others))


def _compare(
    view: View, turns: Sequence[Rack], seed: int, allowance: Allowance, way: Comparison
) -> Thought:
    """Try turns in the same worlds; leave out the weaker half again and again."""
    rng = Random(seed)
    likely = [_quick(likely_policies(view, seat)) for seat in range(len(view.rack_sizes))]
    own = patient_policy(view.ruleset)
    barred = barred_tiles(view)
    tried = [Candidate(turn, own) for turn in turns]
    worths: dict[Candidate, list[float]] = {each: [] for each in tried}
    alive = list(tried)
    allowance.start()
    for batch in range(allowance.games):
        worlds = allowance.worlds(len(alive))
        if worlds < 1 or not allowance.take(worlds * len(alive)):
            break
        names = [rng.choices([*found], [*found.values()])[0] for found in likely]
        played = roll_out(
            view,
            alive,
            names,
            worlds=worlds,
            seed=seed + batch * BATCH,
            barred=barred,
            turns=way.rounds * len(names) + 1,
        )
        for each, games in zip(alive, played, strict=True):
            worths[each] += [_worth(view, game) for game in games]
        if batch % 2 and len(alive) > 2:
            others = sorted(alive[1:], key=lambda each: -fmean(worths[each]))
            alive = [alive[0], *others[: (len(others) + 1) // 2]]
    return decided(alive, worths, way)


def _quick(weights: Mapping[str, float]) -> Mapping[str, float]:
    """The same policies, but nobody in a rollout deals worlds of their own: that takes too long."""
    found = {**weights}
    safe = found.pop("trimm-safe", 0.0)
    return {**found, "trimm": found.get("trimm", 0.0) + safe} if safe else found


def decided(
    alive: Sequence[Candidate], worths: dict[Candidate, list[float]], way: Comparison
) -> Thought:
    """The first candidate, unless another is better by the margin and the standard errors."""
    base, *others = alive
    best, gain = base, 0.0
    for each in others:
        apart = [a - b for a, b in zip(worths[each], worths[base], strict=False)]
        if len(apart) < LEAST_WORLDS:
            continue
        mean = fmean(apart)
        error = 0.0 if len(apart) < BATCH else stdev(apart) / len(apart) ** 0.5
        if mean > max(way.margin, way.errors * error, gain):
            best, gain = each, mean
    return Thought(best.laid, base.laid, gain, len(worths[base]))
