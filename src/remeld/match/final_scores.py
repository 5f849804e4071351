"""What a game counts at its end, also where seats have resigned: see `docs/house.md`.

A seat that resigned loses what its rack was worth then. The others score by the booklet as if it
had never sat there, and the winner among them gets its points as well, so every game adds up to
nothing. An abandoned game counts nothing for anybody.
"""

from collections.abc import Mapping, Sequence

from remeld.match.events import EndReason
from remeld.match.state import State
from remeld.rules import GameScore, Rack, score_game

__all__ = ["final_score"]


def final_score(
    state: State,
    reason: EndReason,
    racks: Sequence[Rack],
    winner: int | None,
    resigned: Mapping[int, int],
) -> GameScore:
    """The score of a game that `winner` ended with the last tile, or that ended otherwise (None).

    `resigned` tells for each seat that gave up what its rack was worth then.

    >>> from remeld.match.setup import Setup
    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> names = ("Ann", "Ben", "Cleo")
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=names, time_limit_sec=None)
    >>> racks = [parse_rack(text) for text in ("", "r5 b9 k1", "k4 k5")]
    >>> final_score(State.new(setup), "out", racks, winner=0, resigned={1: 15})
    GameScore(points=(24, -15, -9), winners=(0,))
    """
    if reason == "abandoned":
        return GameScore((0,) * len(racks), ())
    # Scored in the order of play, in which the leftover points of a shared win go round.
    first = state.order.index(state.starter or 0)
    rest = [seat for seat in state.order[first:] + state.order[:first] if seat not in resigned]
    place = None if winner is None else rest.index(winner)
    base = score_game(state.setup.sized, [racks[seat] for seat in rest], place)
    points = [-resigned.get(seat, 0) for seat in range(len(racks))]
    for place, seat in enumerate(rest):
        points[seat] = base.points[place]
    # Where the house knows no winner of a tie, those who played on share.
    gainers = [rest[place] for place in sorted(base.winners)] or rest
    share, left = divmod(sum(resigned.values()), len(gainers))
    for place, seat in enumerate(gainers):
        points[seat] += share + (place < left)
    return GameScore(tuple(points), tuple(sorted(rest[place] for place in base.winners)))
