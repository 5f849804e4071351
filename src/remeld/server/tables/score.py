"""What a game counts where somebody resigned, or where nobody was left: see `docs/house.md`.

A seat that resigned loses what its rack was worth then. The others score by the booklet as if it
had never sat there, and the winner among them gets its points as well, so every game adds up to
nothing.
"""

from collections.abc import Mapping

from remeld.match import Game
from remeld.rules import GameScore, score_game

__all__ = ["game_score", "no_score"]


def no_score(seats: int) -> GameScore:
    """An abandoned game: no points for anybody, and nobody has won it."""
    return GameScore((0,) * seats, ())


def game_score(game: Game, resigned: Mapping[int, int]) -> GameScore:
    """The score of a game that is over, by the booklet's end or because of those who resigned.

    `resigned` tells for each such seat what its rack was worth when it gave up.
    """
    state = game.state
    ended = state.ended
    if ended and not resigned:
        return GameScore(ended.points, ended.winners)
    first = state.order.index(state.starter or 0)
    in_turn = state.order[first:] + state.order[:first]
    rest = [seat for seat in in_turn if seat not in resigned]
    went_out = ended.winners[0] if ended and ended.reason == "out" else None
    winner = rest.index(went_out) if went_out in rest else None
    base = score_game(state.setup.sized, [state.racks[seat] for seat in rest], winner)
    points = [0] * len(in_turn)
    for place, seat in enumerate(rest):
        points[seat] = base.points[place]
    for seat, value in resigned.items():
        points[seat] = -value
    # Where the house knows no winner of a tie, those who played on share.
    gainers = [rest[place] for place in sorted(base.winners)] or rest
    share, left = divmod(sum(resigned.values()), len(gainers))
    for place, seat in enumerate(gainers):
        points[seat] += share + (place < left)
    winners = tuple(sorted(rest[place] for place in base.winners))
    return GameScore(tuple(points), winners)
