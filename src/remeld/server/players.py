"""Computer players: who they are and what they do. No table waits for them.

They see a `View`, as every player does. `easy` lays what lies at hand; `best` lays as many tiles as
the solver finds.
"""

from remeld.bots import easy_move
from remeld.rules import Draw, Move, Pass, Play, View
from remeld.solver import best_play

__all__ = ["SEARCH_LIMIT", "choose_move"]

SEARCH_LIMIT = 1_000_000
"""States that the solver may look at for one question: some seconds at the most, where a usual
question takes milliseconds."""


def choose_move(level: str, view: View) -> Move:
    """What a computer player of that level does with its turn.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("r1 k9"), rack_sizes=(2, 14),
    ...     melded=(False, True), table=(), pool_size=70, turn=0,
    ... )
    >>> choose_move("easy", view), choose_move("best", view)
    (Draw(), Draw())
    """
    if level == "easy":
        return easy_move(view)
    assert view.seat is not None
    assert view.rack is not None
    # Nobody has to carry this play out by hand, so it need not disturb the table least.
    found = best_play(
        view.ruleset,
        view.table,
        view.rack,
        melded=view.melded[view.seat],
        least=False,
        limit=SEARCH_LIMIT,
    )
    if found.played:
        return Play(found.table)
    return Draw() if view.pool_size else Pass()
