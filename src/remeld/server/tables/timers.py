"""When the house must come back to a table by itself: the bell, a computer player, idleness."""

import zlib
from typing import Literal, TypeAlias

from remeld.bots import thought_ms
from remeld.match import Game
from remeld.protocol import Level
from remeld.server.tables.state import TableState

__all__ = ["Status", "TimerKind", "status", "timers"]

Status: TypeAlias = Literal["open", "playing", "finished", "archived"]
TimerKind: TypeAlias = Literal["bell", "computer", "idle"]

_DAY = 24 * 3_600_000
_IDLE_DAYS = 30
"""In the middle of a match a table is put away after so long without an entry."""


def status(state: TableState) -> Status:
    """Where the table stands, for the list of tables."""
    if state.archived:
        return "archived"
    if state.phase == "lobby":
        return "open"
    return "finished" if state.phase == "over" else "playing"


def timers(state: TableState, idle_days: int = 1) -> dict[TimerKind, int | None]:
    """When each timer is due; None takes it away. They follow from the state alone.

    After `idle_days` without an entry a table is put away, before and after a match.
    """
    if state.archived:
        return {"bell": None, "computer": None, "idle": None}
    in_match = state.phase in ("playing", "between")
    return {
        "bell": state.deadline,
        "computer": _computer(state),
        "idle": state.changed_at + _DAY * (max(idle_days, _IDLE_DAYS) if in_match else idle_days),
    }


def _computer(state: TableState) -> int | None:
    """When the computer player on turn moves: counted from the turn's beginning alone, so that
    nobody can put it off."""
    game, seat = state.game, state.turn
    if game is None or seat is None or state.paused:
        return None
    level = state.computer_at(seat)
    if level is None:
        return None
    thought = _thought_ms(state, game, level) if state.options.thinking else 0
    return game.state.turn_began + thought


def _thought_ms(state: TableState, game: Game, level: Level) -> int:
    """A natural time to think, the same on every machine, and never near the bell."""
    chance = zlib.crc32(f"{state.id} {state.turn_version}".encode()) / 0xFFFFFFFF
    thought = thought_ms(level, game.view(None), chance)
    limit = game.state.setup.time_limit_sec
    return thought if limit is None else min(thought, limit * 1000 // 3)
