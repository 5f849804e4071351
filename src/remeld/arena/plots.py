"""Plots of the report: small pictures in SVG that take the width they are given."""

from collections.abc import Sequence
from html import escape

from remeld.arena.intervals import Interval

__all__ = ["course_plot", "interval_plot"]

MOST_POINTS = 400
"""More points of a line cannot be told apart."""


def interval_plot(mean: float, interval: Interval, base: float, low: float, high: float) -> str:
    """A dot with its interval on a scale from `low` to `high`, and a line at `base`.

    >>> interval_plot(0.6, Interval(0.55, 0.65), base=0.5, low=0, high=1).count("<line")
    3
    """

    def x(value: float) -> str:
        return f"{100 * min(1.0, max(0.0, (value - low) / (high - low))):.2f}%"

    side = "above" if interval.low > base else "below" if interval.high < base else "level"
    return (
        f'<svg class="interval {side}" aria-hidden="true">'
        '<line class="scale" x1="0" x2="100%" y1="50%" y2="50%"/>'
        f'<line class="base" x1="{x(base)}" x2="{x(base)}" y1="0" y2="100%"/>'
        f'<line class="reach" x1="{x(interval.low)}" x2="{x(interval.high)}" y1="50%" y2="50%"/>'
        f'<circle cx="{x(mean)}" cy="50%" r="5"/></svg>'
    )


def course_plot(course: Sequence[float], base: float, interval: Interval, title: str) -> str:
    """How a share settled, deal by deal, in the band of the interval that holds at any time.

    >>> course_plot([1.0, 0.5, 0.6], 0.5, Interval(0.2, 0.9), "a").count("polyline")
    1
    """
    step = -(-len(course) // MOST_POINTS)
    kept = [*range(0, len(course), step)]
    if kept[-1] != len(course) - 1:
        kept.append(len(course) - 1)
    wide = max(1, len(course) - 1)
    points = " ".join(f"{300 * at / wide:.1f},{100 - 100 * course[at]:.1f}" for at in kept)
    top, bottom = 100 - 100 * interval.high, 100 - 100 * interval.low
    return (
        '<svg class="course" viewBox="0 0 300 100" preserveAspectRatio="none" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect class="band" x="0" width="300" y="{top:.1f}" height="{bottom - top:.1f}"/>'
        f'<line class="base" x1="0" x2="300" y1="{100 - 100 * base:.1f}"'
        f' y2="{100 - 100 * base:.1f}"/>'
        f'<polyline points="{points}"/></svg>'
    )
