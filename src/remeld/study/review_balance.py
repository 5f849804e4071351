"""What a game comes to: accuracy, luck apart from skill, and the moments that decided it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from statistics import fmean
from typing import Literal

from remeld.study.chance import DIGITS, Estimate
from remeld.study.review_exact import Exact
from remeld.study.review_themes import LEAST_COST, ThemeCount, count_themes

__all__ = ["Balance", "Moment", "accuracy", "balance", "moments"]

MOST_MOMENTS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance:
    """A seat's way to its result: start + deal + draws + others + skill = result."""

    seat: int
    accuracy: float | None
    """From 0 to 100; None where the seat never had a choice."""
    start: float
    """An equal share of the win."""
    deal: float
    """What the first tiles changed."""
    draws: float
    """What the tiles changed that the seat drew."""
    others: float
    """What changed between the seat's turns but for that: what the others did."""
    skill: float
    """What the seat's own decisions gave away, against the strongest player's."""
    result: float
    """The seat's share of the win."""
    themes: tuple[ThemeCount, ...]
    """The chances that the seat met, and those that it took."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A turn that decided the game: by a decision, the tile drawn, or what the others then did."""

    turn: int
    seat: int
    kind: Literal["decision", "draw", "others"]
    change: float


def accuracy(cost: float) -> float:
    """How good a decision was that gave away so much chance, from 0 to 100, as for chess games.

    >>> [round(accuracy(cost)) for cost in (0, 0.05, 0.2, 1)]
    [100, 80, 40, 0]
    """
    return min(100.0, max(0.0, 103.17 * exp(-4.354 * cost) - 3.17))


def balance(
    seat: int, players: int, turns: Sequence[tuple[int, Exact, Estimate | None]], result: float
) -> Balance:
    """What the turns of one seat come to, each with how many tiles were laid in it.

    The chance before a turn is that with the best decision. It changes at each decision, at each
    tile that is drawn, and until the next turn, so all changes add up to the result.
    """
    start, won = _told(1 / players), _told(result)
    known = [each for _, _, each in turns if each is not None]
    chosen = [accuracy(est.cost) for _, exact, est in turns if est and exact.possible.tiles]
    skill = -sum(each.cost for each in known)
    deal = known[0].best - start if known else 0.0
    draws = sum(each.after_draw - each.chance for each in known if each.after_draw is not None)
    rest = won - start - deal - skill - draws
    return Balance(
        seat=seat,
        accuracy=round(fmean(chosen), 1) if chosen else None,
        start=start,
        deal=_told(deal),
        draws=_told(draws),
        others=_told(rest),
        skill=_told(skill),
        result=won,
        themes=count_themes(turns),
    )


def moments(
    turns: Sequence[tuple[int, int, Exact, Estimate | None]], results: Mapping[int, float]
) -> tuple[Moment, ...]:
    """The turns that decided the game: the dearest decisions, then the greatest turns of luck.

    All are turns in which something could be laid: they are there to be tried again.
    """
    known = [(number, seat, exact, each) for number, seat, exact, each in turns if each is not None]
    decisions, lucky = [], []
    for number, seat, exact, each in known:
        if not exact.possible.tiles:
            continue
        after = next((e.best for n, s, _, e in known if s == seat and n > number), results[seat])
        cost = _told(each.cost)
        if cost >= LEAST_COST:
            decisions.append(Moment(turn=number, seat=seat, kind="decision", change=-cost))
        seen = each.chance if each.after_draw is None else each.after_draw
        drawn, others = _told(seen - each.chance), _told(after - seen)
        lucky.append(Moment(turn=number, seat=seat, kind="draw", change=drawn))
        lucky.append(Moment(turn=number, seat=seat, kind="others", change=others))
    decisions.sort(key=lambda moment: moment.change)
    lucky.sort(key=lambda moment: -abs(moment.change))
    found = {moment.turn: moment for moment in decisions[:MOST_MOMENTS]}
    for moment in lucky:
        if len(found) < MOST_MOMENTS:
            found.setdefault(moment.turn, moment)
    return tuple(found[turn] for turn in sorted(found))


def _told(part: float) -> float:
    """With the decimals of all chances; nothing has no sign."""
    return round(part, DIGITS) + 0.0
