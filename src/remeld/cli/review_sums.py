"""What a reviewed game comes to, as `remeld review` tells people: sums that add up, and moments."""

from collections.abc import Sequence
from math import floor
from typing import TYPE_CHECKING

from remeld.cli.common import grid, screen
from remeld.words import Words

if TYPE_CHECKING:
    from remeld.study import Balance, Review

__all__ = ["percent", "show_sums"]

LABELS = ("accuracy", "equal", "deal", "draws", "others", "skill", "result")


def percent(part: float) -> str:
    """A chance in whole points.

    >>> percent(0.125), percent(0.124)
    ('13', '12')
    """
    return str(_points(part))


def show_sums(words: Words, found: "Review", names: tuple[str, ...]) -> None:
    """Print each player's way to the result, and the moments that decided the game."""
    console, rows = screen(), grid(1 + len(found.seats))
    for column in rows.columns[1:]:
        column.justify = "right"
    players = [names[each.seat] for each in found.seats]
    rows.add_row(words.text("review-label-player"), *players, style="bold")
    ways = [_way(words, each) for each in found.seats]
    for label, parts in zip(LABELS, zip(*ways, strict=True), strict=True):
        style = "bold" if label == "result" else ""
        rows.add_row(words.text(f"review-{label}"), *parts, style=style)
    console.print()
    console.print(rows)
    if not found.moments:
        return
    console.print()
    console.print(words.text("review-moments"), style="bold")
    for moment in found.moments:
        cost, change = percent(abs(moment.change)), _signed(_points(moment.change))
        values = {"player": names[moment.seat], "cost": cost, "change": change}
        said = words.text(f"review-moment-{moment.kind}", **values)
        console.print(f"{words.text('review-turn', count=moment.turn)}: {said}")


def _way(words: Words, each: "Balance") -> list[str]:
    """Accuracy, and the result as a sum that can be followed: from an equal share to it."""

    def share(part: float) -> str:
        return words.text("review-percent", chance=percent(part))

    parts = (each.deal, each.draws, each.others, each.skill)
    changes = adding(parts, _points(each.result) - _points(each.start))
    good = "–" if each.accuracy is None else share(each.accuracy / 100)
    return [good, share(each.start), *map(_signed, changes), share(each.result)]


def adding(parts: Sequence[float], total: int) -> list[int]:
    """Whole points that come to `total`: each is its part rounded up or down, whichever is nearer.

    The page does the same (`web/src/screens/review/adding.ts`).

    >>> adding([0.124, 0.124], 25)
    [13, 12]
    """
    exact = [100 * part for part in parts]
    whole = [floor(each) for each in exact]
    nearest = sorted(range(len(parts)), key=lambda place: whole[place] - exact[place])
    for place in nearest[: max(0, total - sum(whole))]:
        whole[place] += 1
    return whole


def _points(part: float) -> int:
    """The nearest whole points; a half goes up, as on the page."""
    return floor(100 * part + 0.5)


def _signed(points: int) -> str:
    """As it is told how much something changed: nothing has no sign."""
    return f"{points:+d}".replace("-", "−") if points else "0"
