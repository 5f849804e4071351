"""What a player practises next: the chances that a game offered, theme by theme, and those taken.

A chance that was left on purpose is none: where estimates say that nothing was lost by leaving it,
it is not counted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from remeld.study.chance import Estimate
from remeld.study.review_exact import Exact

__all__ = ["LEAST_COST", "THEMES", "Theme", "ThemeCount", "count_themes"]

LEAST_COST = 0.02
"""What cost less is not held against anybody."""

Theme = Literal["spot", "first-30", "splits", "jokers", "hold-back"]
THEMES: tuple[Theme, ...] = get_args(Theme)


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeCount:
    """How often something could be done in a game, and how often it was done.

    | theme | a chance to | taken |
    |---|---|---|
    | `spot` | lay tiles without moving any of the table | so many were laid, or more |
    | `first-30` | make the initial meld | it was made |
    | `splits` | lay more by moving tiles of the table | more were laid |
    | `jokers` | free a joker for more tiles, or do without one's own | so it was done |
    | `hold-back` | wait, as the strongest player would, though tiles could be laid | none was |
    """

    theme: Theme
    met: int
    taken: int


def count_themes(turns: Sequence[tuple[int, Exact, Estimate | None]]) -> tuple[ThemeCount, ...]:
    """The chances of one seat's turns, each with how many tiles were laid in it.

    >>> count_themes([])[0]
    ThemeCount(theme='spot', met=0, taken=0)
    """
    found = [each for turn in turns for each in _chances(*turn)]
    return tuple(
        ThemeCount(
            theme=theme,
            met=sum(each == theme for each, _ in found),
            taken=sum(each == theme and taken for each, taken in found),
        )
        for theme in THEMES
    )


def _chances(laid: int, exact: Exact, estimate: Estimate | None) -> Iterator[tuple[Theme, bool]]:
    """The chances of a turn, and whether each was taken."""
    most = exact.possible.tiles
    # Who lays less than the strongest player, and loses by it, has missed something.
    missed = estimate is None or (estimate.cost >= LEAST_COST and len(estimate.choice) > laid)
    if exact.could_open:
        if laid or missed:
            yield "first-30", laid > 0
    else:
        if exact.at_sight and (laid >= exact.at_sight or missed):
            yield "spot", laid >= exact.at_sight
        if most > exact.at_sight and (laid > exact.at_sight or missed):
            yield "splits", laid > exact.at_sight
    if exact.moved_joker or (exact.could_free_joker and missed):
        yield "jokers", exact.moved_joker
    if exact.could_keep_joker and (estimate is None or estimate.cost >= LEAST_COST):
        yield "jokers", False
    if estimate is None or estimate.choice or not most:
        return
    if not laid or estimate.cost >= LEAST_COST:
        yield "hold-back", not laid
