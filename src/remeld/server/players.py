"""Computer players: who they are and what they do. No table waits for them.

They see a `View`, as every player does. `easy` lays what lies at hand; `best` makes the solver's
best play.
"""

from types import ModuleType

from remeld.bots import easy_move
from remeld.match import Oracle
from remeld.rules import Draw, Move, Pass, Play, Position, View

__all__ = ["SEARCH_LIMIT", "choose_move", "find_solver", "idle_move", "oracle"]

SEARCH_LIMIT = 5_000_000
"""States that the solver may look at for one question: a fraction of a second."""


def find_solver() -> ModuleType | None:
    """The solver; None in a house that was installed without it."""
    try:
        import remeld.solver
    except ImportError:
        return None
    return remeld.solver if hasattr(remeld.solver, "best_play") else None


def oracle() -> Oracle | None:
    """Who knows whether a player could play, where the rules ask for that."""
    solver = find_solver()
    if solver is None:
        return None

    def could_play(position: Position) -> bool:
        melded = position.melded[position.turn]
        rules, table, rack = position.ruleset, position.table, position.rack
        return bool(solver.can_play(rules, table, rack, melded=melded, limit=SEARCH_LIMIT))

    return could_play


def choose_move(level: str, view: View) -> Move:
    """What a computer player of that level does with its turn.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("r1 k9"), rack_sizes=(2, 14),
    ...     melded=(False, True), table=(), pool_size=70, turn=0,
    ... )
    >>> choose_move("easy", view)
    Draw()
    """
    solver = find_solver() if level == "best" else None
    if solver is None:
        return easy_move(view)
    assert view.seat is not None
    assert view.rack is not None
    melded = view.melded[view.seat]
    found = solver.best_play(
        view.ruleset, view.table, view.rack, melded=melded, least=False, limit=SEARCH_LIMIT
    )
    return Play(found.table) if found.played else idle_move(view)


def idle_move(view: View) -> Move:
    """To lay nothing: what is left where there is nothing to play."""
    return Draw() if view.pool_size else Pass()
