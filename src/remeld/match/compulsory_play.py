"""Compulsory play: where who can play must (rulings A21 and A52), and who tells whether they can.

This room cannot tell that, so it asks an oracle that is handed in.
"""

from collections.abc import Callable

from remeld.match.errors import WrongKindError
from remeld.match.state import State
from remeld.rules import Position, Table, count, spread

__all__ = ["MOST_SAT_OUT", "Oracle", "check_oracle", "may_sit_out", "must_play", "passes_unchecked"]

MOST_SAT_OUT = 3
"""So many bells of one seat in a row, each at a turn in which it had to play and could have, end
the game."""

Oracle = Callable[[Position], bool]
"""Tells whether the seat on turn could play at least one tile; False where that is not proved,
so that nobody is made to play what nobody has found. `remeld.solver.could_play` is one."""


def passes_unchecked(_: Position) -> bool:
    """The oracle that is none: every pass is believed, also where who can play must.

    >>> from remeld.notation import parse_position
    >>> text = "remeld-position 1; rules goliath; turn 0; pool; table; melded b3; new r1"
    >>> passes_unchecked(parse_position(text))
    False
    """
    return False


def check_oracle(oracle: Oracle) -> None:
    """Refuse what cannot be asked."""
    if not callable(oracle):
        raise WrongKindError("oracle", oracle, "a function, like remeld.solver.could_play")


def must_play(state: State) -> bool:
    """Whether the seat on turn may pass only if it cannot play."""
    return not state.drew and state.setup.sized.must_play_if_able(state.pool)


def may_sit_out(state: State, left: Table) -> bool:
    """Whether a bell that leaves this table is no pass for a player who could play.

    A seat that has resigned gains nothing by sitting out, so its bell is a pass like any other.
    """
    laid = count(spread(left)) - count(spread(state.table))
    resigned = any(seat == state.turn for seat, _ in state.resigned)
    return must_play(state) and not state.pool and not laid and not resigned
