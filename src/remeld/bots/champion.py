"""The strongest player: the strongest simple policy for the ending, and thinking where it pays."""

from dataclasses import dataclass
from random import Random

from remeld.bots.endings import careful_policy
from remeld.bots.fallback import draw_or_pass, must_play
from remeld.bots.own_turn import OwnTurn
from remeld.bots.player import Decision, Limit, Reason
from remeld.bots.policies import Policy
from remeld.bots.thinking import Thought, think
from remeld.rules import Play, View
from remeld.simulation import in_order

__all__ = ["Champion"]


@dataclass(frozen=True, slots=True)
class Champion:
    """Opens small, waits, and once the pool is empty tries turns in the worlds its view allows.

    Whoever can go out does:

    >>> from remeld.bots import NO_LIMIT
    >>> from remeld.notation import format_move, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 b7"), rack_sizes=(2, 5),
    ...     melded=(True, True), table=parse_table("b4-6"), pool_size=50, turn=0,
    ... )
    >>> decision = Champion().decide(view, NO_LIMIT, Random(7))
    >>> format_move(decision.move), decision.reason.code
    ('play b3 b4 b5 b6 b7', 'went-out')
    """

    key: str = "champion"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """What to do with this turn: as its base does, unless another turn proves better."""
        turn = OwnTurn(view)
        careful = Policy(careful_policy(view.ruleset))
        # No simulation lets a drawn tile be played.
        if not turn.melded or view.ruleset.drawn_tile_playable:
            return careful.decide(view, limit, rng)
        out = turn.out()
        if out:
            return Decision(Play(out.table), out.reason)
        thought = think(in_order(view), limit, rng, turn.can_lay)
        if thought.laid:
            # The joker rules of the edition may forbid what free rearrangement allows.
            play = turn.solve("out", thought.laid)
            if play:
                return Decision(Play(play.table), _why_laid(thought))
        elif not must_play(view):
            return Decision(draw_or_pass(view), _why_waited(turn, thought))
        return careful.decide(view, limit, rng)


def _why_laid(thought: Thought) -> Reason:
    if thought.hurried:
        return Reason("laid-dearest", {"count": len(thought.laid)})
    if thought.laid == thought.base:
        return Reason("laid-one" if len(thought.laid) == 1 else "laid-little")
    return Reason("laid-on-thought", _gain(thought))


def _why_waited(turn: OwnTurn, thought: Thought) -> Reason:
    if not thought.base:
        return Reason("held-back", {"count": len(turn.rack)})
    return Reason("waited-on-thought", _gain(thought))


def _gain(thought: Thought) -> dict[str, int | str]:
    return {"count": len(thought.laid), "percent": round(100 * thought.gain)}
