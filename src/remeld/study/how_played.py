"""How a computer player played one game: a code with counted facts, which words tell in a sentence.

Everything is counted from the record and from what was possible in each turn, exactly.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from remeld.bots import Level, holds_back
from remeld.match import Record, states
from remeld.study.review import looked_at

__all__ = ["HOW_PLAYED", "HowPlayed", "how_played"]

HOW_PLAYED = (
    "never-opened",
    "held-back-and-out",
    "held-back-and-left",
    "laid-all-and-out",
    "laid-all-and-left",
    "missed-everything",
    "missed-some",
    "missed-nothing",
)
"""The codes; `words` has `played-<code>`."""


@dataclass(frozen=True, slots=True)
class HowPlayed:
    """What a player can say of its game."""

    code: str
    values: Mapping[str, int] = field(default_factory=dict)


def how_played(record: Record, seat: int, level: Level) -> HowPlayed | None:
    """How the computer player of that level on this seat played; None if it had no turn.

    Who holds back left tiles undone on purpose, who does not has missed them.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS, Draw
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> game = game.move(0, Draw(), at=1).resign(1, at=2)
    >>> record = Record(game.state.setup, game.log)
    >>> how_played(record, 0, "chick")
    HowPlayed(code='missed-everything', values={'turns': 1, 'all': 1})
    >>> how_played(record, 0, "owl")
    HowPlayed(code='held-back-and-left', values={'turns': 1, 'tiles': 15})
    """
    turns = looked_at(record, seat)
    if not turns:
        return None
    laid = [len(each.turn.laid) for each in turns]
    undone = sum(each.exact.missed_tiles > 0 for each in turns)
    if not any(laid) and not undone:
        return HowPlayed("never-opened")
    if holds_back(level):
        *_, end = states(record)
        left = len(end.racks[seat])
        how = "held-back" if undone else "laid-all"
        values = {"turns": undone} if undone else {}
        if left:
            return HowPlayed(f"{how}-and-left", {**values, "tiles": left})
        return HowPlayed(f"{how}-and-out", {**values, "tiles": laid[-1]})
    if not any(laid):
        return HowPlayed("missed-everything", {"turns": undone, "all": len(turns)})
    if undone:
        values = {"turns": undone, "all": len(turns), "tiles": max(laid)}
        return HowPlayed("missed-some", values)
    return HowPlayed("missed-nothing", {"tiles": max(laid)})
