"""How a game goes on: whole games on counts, with a policy for each seat, thousands a second.

Free rearrangement is exact: in `goliath` and `babyboom` these are the games that the referee
allows. What the joker rules of the other editions forbid is not looked at; `docs/simulation.md`
says what that changes. Everything is a function of its seed.
"""

from remeld.simulation.engine import COMPILED
from remeld.simulation.play import (
    Candidate,
    SimulatedGame,
    choose,
    fitting_tiles,
    games,
    in_order,
    play_out,
    roll_out,
    single_tiles,
)
from remeld.simulation.policies import POLICIES, check_policy

__all__ = [
    "COMPILED",
    "POLICIES",
    "Candidate",
    "SimulatedGame",
    "check_policy",
    "choose",
    "fitting_tiles",
    "games",
    "in_order",
    "play_out",
    "roll_out",
    "single_tiles",
]
