"""How the champion thinks: turns are tried in worlds that its view allows, and compared.

It starts from the simple policy that is strongest for the ending and the number of players. Another
turn is preferred only where it is better in the same worlds by more than chance explains, and by
more than the models are wrong.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from remeld.bots.player import Limit
from remeld.rules import Rack, Ruleset, View
from remeld.simulation import Candidate, SimulatedGame, choose, roll_out, single_tiles

__all__ = ["Thought", "base_policy", "decided", "think"]

BATCH = 12
"""Worlds in which the candidates are compared before the weaker half is left out."""
MARGIN = 0.05
"""So much of a win a turn must be better than the base policy's: models are never right."""
ERRORS = 2.0
"""So many standard errors too."""
MOST_SINGLES = 4
DEFAULT_ROLLOUTS = 400


@dataclass(frozen=True, slots=True)
class Thought:
    """What to lay, what the base policy would have laid, and how much better it looked."""

    laid: Rack
    base: Rack
    gain: float = 0.0
    worlds: int = 0


def base_policy(rules: Ruleset, players: int) -> str:
    """The strongest simple policy for this ending and so many players.

    >>> from remeld.rules import EDITIONS
    >>> base_policy(EDITIONS["john-adams"], 2), base_policy(EDITIONS["goliath"], 4)
    ('hsafe', 'trimm')
    """
    if rules.pool_empty == "mustPlayIfAble" or not rules.may_decline:
        return "hsafe" if players == 2 else "hoardmin"
    return "trimm-safe" if players == 2 else "trimm"


def _model_policies(rules: Ruleset, *, known: bool) -> tuple[str, ...]:
    """How people who hoard may go on, the likeliest first; the first is the own model too.

    Careful policies think of worlds themselves, so they would cost more than they tell.
    """
    if rules.pool_empty == "mustPlayIfAble" or not rules.may_decline:
        return ("hsafe", "hoardmin") if known else ("hoardmin",)
    return ("trimm-safe", "trimm", "hoardmin") if known else ("trimm", "hoardmin")


def think(view: View, limit: Limit, rng: Random) -> Thought:
    """What to lay in the turn of the view's seat."""
    seed = rng.getrandbits(48)
    players = len(view.rack_sizes)
    own = base_policy(view.ruleset, players)
    base = choose(view, own, seed=seed)
    if not _worth_thinking(view, base):
        return Thought(base, base)
    tried = _candidates(view, base, seed)
    if len(tried) == 1:
        return Thought(base, base)
    if _known(view):
        return _compare_known(view, tried, limit)
    return _compare(view, tried, seed, limit)


def _known(view: View) -> bool:
    """Whether there is one world only: two play, and the pool is empty."""
    return len(view.rack_sizes) == 2 and not view.pool_size


def _worth_thinking(view: View, base: Rack) -> bool:
    """Whoever can go out does; and while there is a pool nothing proved better than the base.

    `docs/strategy.md` has what was tried.
    """
    rack = view.rack or ()
    if len(base) == len(rack) or not view.melded[view.turn]:
        return False
    return not view.pool_size


def _candidates(view: View, base: Rack, seed: int) -> list[Candidate]:
    """The turns to try, the base policy's first."""
    turns: list[Rack] = [base]
    must = view.ruleset.must_play_if_able(view.pool_size)
    if not must:
        turns.append(())
    singles = sorted(single_tiles(view), key=lambda tile: (-tile.number, tile))
    turns += [(tile,) for tile in singles[: None if _known(view) else MOST_SINGLES]]
    turns += [choose(view, name, seed=seed) for name in ("dump99", "hold1", "rack-sets")]
    if must:
        turns = [turn for turn in turns if turn] or [()]
    unlike = {tuple(sorted(turn)): turn for turn in reversed(turns)}
    own = _model_policies(view.ruleset, known=_known(view))[0]
    found = [Candidate(turn, own) for turn in unlike.values()]
    first = tuple(sorted(base))
    return sorted(found, key=lambda each: tuple(sorted(each.laid)) != first)


def _models(view: View) -> list[list[str]]:
    """Ways in which the others may play, from what they have laid since they melded."""
    seats = range(len(view.rack_sizes))
    eager = [_lays_often(view, seat) for seat in seats]
    names = _model_policies(view.ruleset, known=_known(view))
    models = [["greedy" if eager[seat] else name for seat in seats] for name in names]
    return models if models[0] != models[-1] else models[:1]


def _lays_often(view: View, seat: int) -> bool:
    """Whether a seat lays tiles where hoarders would wait: often, and not near the end."""
    moves = [move for move in view.past if move.seat == seat]
    melded = next((place for place, move in enumerate(moves) if move.laid), len(moves))
    after = moves[melded + 1 :]
    laid = sum(1 for move in after if move.laid and move.drew == 0)
    return laid >= 2 and 5 * laid >= len(after)


def _worth(view: View, game: SimulatedGame) -> float:
    """What a game is worth: the win, and points as far as they decide the match."""
    seat = view.turn
    points = 300 if view.ruleset.match_winner == "highestTotal" else 2000
    return game.share(seat) + game.points[seat] / points


def _batches(limit: Limit) -> Iterator[int]:
    """Numbers that go on for as long as there is time; the first comes in any case."""
    started = time.process_time()
    number = 0
    while True:
        yield number
        number += 1
        spent = 1000 * (time.process_time() - started)
        if limit.milliseconds is not None and spent >= 0.8 * limit.milliseconds:
            return


def _compare(view: View, tried: Sequence[Candidate], seed: int, limit: Limit) -> Thought:
    """Try the candidates in the same worlds; leave out the weaker half again and again."""
    models = _models(view)
    worths: dict[Candidate, list[float]] = {each: [] for each in tried}
    alive = list(tried)
    base = tried[0]
    left = limit.rollouts or (DEFAULT_ROLLOUTS if limit.milliseconds is None else 1 << 30)
    for batch in _batches(limit):
        worlds = min(BATCH, left // len(alive))
        if worlds < 1:
            break
        left -= worlds * len(alive)
        names = models[batch % len(models)]
        played = roll_out(view, alive, names, worlds=worlds, seed=seed + batch * BATCH)
        for each, games in zip(alive, played, strict=True):
            worths[each] += [_worth(view, game) for game in games]
        if batch % len(models) == len(models) - 1 and len(alive) > 2:
            others = sorted(alive[1:], key=lambda each: -fmean(worths[each]))
            alive = [base, *others[: (len(others) + 1) // 2]]
    return decided(alive, worths)


def _compare_known(view: View, tried: Sequence[Candidate], limit: Limit) -> Thought:
    """Where there is one world every candidate is tried once with each model, as far as it goes."""
    models = _models(view)
    worths: dict[Candidate, list[float]] = {}
    most = (limit.rollouts or DEFAULT_ROLLOUTS) // len(models)
    for number in _batches(limit):
        if number == min(len(tried), max(1, most)):
            break
        each = tried[number]
        played = [roll_out(view, [each], names, worlds=1)[0] for names in models]
        worths[each] = [_worth(view, game) for games in played for game in games]
    return decided([*worths], worths)


def decided(alive: Sequence[Candidate], worths: dict[Candidate, list[float]]) -> Thought:
    """The first candidate, unless another is better by the margin and by two standard errors."""
    base, *others = alive
    best, gain = base, 0.0
    for each in others:
        apart = [a - b for a, b in zip(worths[each], worths[base], strict=False)]
        if not apart:
            continue
        mean = fmean(apart)
        error = 0.0 if len(apart) < BATCH else stdev(apart) / len(apart) ** 0.5
        if mean > max(MARGIN, ERRORS * error, gain):
            best, gain = each, mean
    return Thought(best.laid, base.laid, gain, len(worths[base]))
