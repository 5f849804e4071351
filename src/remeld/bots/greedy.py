"""The greedy player: lays as many tiles as it can, every turn."""

from dataclasses import dataclass
from random import Random

from remeld.bots.fallback import draw_or_pass
from remeld.bots.own_rack import own_rack
from remeld.bots.player import Decision, Limit, Reason
from remeld.rules import Play, View
from remeld.solver import best_play

__all__ = ["Greedy"]


@dataclass(frozen=True, slots=True)
class Greedy:
    """Lays the most tiles that the rules allow, and draws where there is nothing to lay.

    >>> from remeld.bots import NO_LIMIT
    >>> from remeld.notation import format_move, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 b5 b6 k9"),
    ...     rack_sizes=(4, 14), melded=(True, True), table=parse_table("k4 r4 b4 o4"),
    ...     pool_size=50, turn=0,
    ... )
    >>> decision = Greedy().decide(view, NO_LIMIT, Random(7))
    >>> format_move(decision.move), decision.reason
    ('play k4 r4 o4, b3 b4 b5 b6', Reason(code='laid-most', values={'count': 3}))
    """

    key: str = "greedy"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """The solver's best turn, or a draw."""
        rack, melded = own_rack(view)
        play = best_play(view.ruleset, view.table, rack, melded=melded, least=False)
        if play.played:
            return Decision(Play(play.table), Reason("laid-most", {"count": play.tiles_played}))
        return Decision(draw_or_pass(view), Reason("nothing-to-lay"))
