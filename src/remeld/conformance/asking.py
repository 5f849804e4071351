"""Asking a player for one decision, and looking at what comes back."""

import pickle
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from remeld.bots import Decision, Limit, Player, Reason, fault_text, is_players_own, must_play
from remeld.conformance.breaches import Breach, BreachCode, BreachError
from remeld.notation import format_move
from remeld.rules import Draw, Move, Pass, Play, RemeldError, View, judge

__all__ = ["Examinee", "ask", "check_repeatable", "copied", "fault_of"]

SLACK = 3
"""A limit of processor time may be overdrawn so many times: machines are busy."""
SLACK_MS = 50
AGAIN = 20
TRIES = 3
"""It is too slow who is it every time."""


@dataclass(frozen=True, slots=True)
class Examinee:
    """A player, and where and how it is asked."""

    player: Player
    limit: Limit
    where: str
    seed: int
    clock: Callable[[], float]
    """Seconds of processor time."""

    def breach(self, code: BreachCode, **values: object) -> BreachError:
        """What is wrong, with the place where it was seen."""
        return BreachError(Breach(code, self.where, values))

    def decide(self, view: View, player: Player | None = None) -> Decision:
        """One decision, as it was returned; what the player raises is a breach."""
        try:
            # Whatever comes back is looked at: a player of others may return anything.
            decision: Any = (player or self.player).decide(view, self.limit, Random(self.seed))
        except (Exception, SystemExit, KeyboardInterrupt) as error:
            if not is_players_own(error):
                raise
            raise self.breach("raised", error=fault_text(error)[:200]) from error
        if not isinstance(decision, Decision) or not isinstance(decision.move, Move):
            raise self.breach("no-decision", found=f"{decision!r:.80}")
        reason: Any = decision.reason
        code: Any = getattr(reason, "code", None)
        told = isinstance(code, str) and code and isinstance(reason.values, Mapping)
        if not isinstance(reason, Reason) or not told:
            raise self.breach("no-reason", found=f"{reason!r:.80}")
        return Decision(decision.move, reason)


def ask(asked: Examinee, view: View) -> Decision:
    """One decision, looked at from all sides; raises `BreachError`."""
    decision = asked.decide(view)
    try:
        told = fault_of(view, decision.move)
    except TypeError:
        # A table that is made of something else than tiles.
        raise asked.breach("no-decision", found=f"{decision.move!r:.80}") from None
    if told:
        raise asked.breach("illegal", move=_written(decision.move), fault=told)
    check_repeatable(asked, view, decision, times=1)
    try:
        fresh = copied(asked.player)
    except Exception as error:
        raise asked.breach("not-picklable", error=fault_text(error)[:200]) from error
    if (other := asked.decide(view, fresh)) != decision:
        check_repeatable(asked, view, decision)
        raise asked.breach("keeps-memory", move=_told(decision, other))
    _check_time(asked, view)
    return decision


def copied(player: Player) -> Player:
    """A fresh copy, as another process gets it; what `pickle` raises is handed on."""
    copy: Player = pickle.loads(pickle.dumps(player))
    return copy


def check_repeatable(asked: Examinee, view: View, decision: Decision, times: int = AGAIN) -> None:
    """Ask again; before something else is blamed for another decision, often: it may be a coin."""
    for _ in range(times):
        if (other := asked.decide(view)) != decision:
            raise asked.breach("not-repeatable", move=_told(decision, other))


def fault_of(view: View, move: Move) -> str | None:
    """The code of what the referee would refuse; None for a move that can be made.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["john-adams"], seat=0, rack=parse_rack("b7 k1"), rack_sizes=(2, 14),
    ...     melded=(True, True), table=parse_table("b4-6"), pool_size=0, turn=0,
    ... )
    >>> fault_of(view, Draw()), fault_of(view, Pass()), fault_of(view, Play(parse_table("b4-7")))
    ('pool-empty', 'must-play', None)
    """
    if isinstance(move, Play):
        assert view.seat is not None
        assert view.rack is not None
        melded = view.melded[view.seat]
        try:
            verdict = judge(view.ruleset, view.table, move.table, view.rack, melded=melded)
        except RemeldError as error:
            return error.code
        return None if verdict.legal else verdict.faults[0].code
    if isinstance(move, Draw) and not view.pool_size:
        return "pool-empty"
    if isinstance(move, Draw) and view.drew:
        return "already-drew"
    if isinstance(move, Pass) and view.pool_size and not view.drew:
        return "pool-not-empty"
    return "must-play" if must_play(view) else None


def _check_time(asked: Examinee, view: View) -> None:
    allowed = asked.limit.milliseconds
    if allowed is None:
        return
    spent = []
    for _ in range(TRIES):
        began = asked.clock()
        asked.decide(view)
        spent.append((asked.clock() - began) * 1000)
        if spent[-1] <= SLACK * allowed + SLACK_MS:
            return
    raise asked.breach("too-slow", allowed=allowed, spent=round(min(spent)))


def _told(decision: Decision, other: Decision) -> str:
    """What was decided first; where only the reason is another one, with the reason."""
    if decision.move != other.move:
        return _written(decision.move)
    values = "".join(f", {name}={value}" for name, value in decision.reason.values.items())
    return f"{_written(decision.move)} ({decision.reason.code}{values})"[:200]


def _written(move: Move) -> str:
    try:
        return format_move(move)[:200]
    except RemeldError:
        return f"{move!r:.200}"
