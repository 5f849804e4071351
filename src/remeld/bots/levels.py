"""The levels that people choose, and the player behind each."""

from random import Random
from typing import Literal, TypeAlias

from remeld.bots.player import Decision, Limit
from remeld.bots.registry import player
from remeld.bots.tidy import tidied
from remeld.rules import View

__all__ = ["Level", "decide_at_level"]

Level: TypeAlias = Literal[
    "chick",
    "rabbit",
    "hedgehog",
    "cat",
    "badger",
    "fox",
    "owl",
    "dragon",
    # Tables of before have these.
    "easy",
    "best",
]
"""The levels of the ladder, the weakest first."""

LIVE = Limit(milliseconds=1000)
"""What a player may think where people wait for it."""

_BEFORE = {"best": "greedy"}
"""Players that have another name now."""


def decide_at_level(
    level: str,
    view: View,
    *,
    seed: int | None = None,
    limit: Limit = LIVE,
    least: bool = False,
) -> Decision:
    """What a computer player of that level, or with that key, does with its turn.

    `least`: the table shall be disturbed as little as can be, for people who follow it by hand.

    >>> from remeld.notation import format_move, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 b5 b6 k9"),
    ...     rack_sizes=(4, 14), melded=(True, True), table=parse_table("k4 r4 b4 o4"),
    ...     pool_size=50, turn=0,
    ... )
    >>> decide_at_level("easy", view).move, format_move(decide_at_level("best", view).move)
    (Draw(), 'play k4 r4 o4, b3 b4 b5 b6')
    """
    decision = player(_BEFORE.get(level, level)).decide(view, limit, Random(seed))
    return tidied(view, decision) if least else decision
