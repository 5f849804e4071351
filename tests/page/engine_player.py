"""A player at another engine: sees the screen, moves tiles by real input, knows the rules."""

import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from remeld.protocol import TableView
from remeld.protocol import commands as do
from tests.page.browser_player import END_TURN, MOST_MOVES
from tests.page.engines import Engine
from tests.page.input_devices import MOST_CORRECTIONS, place_of
from tests.page.move_plan import Target, lies_as, next_move, read_table
from tests.page.screen_content import NEXT_FRAME, Box, Seen, look, settle
from tests.page.tables import Guest
from tests.page.wire_players import best
from tests.patience import PATIENCE

__all__ = ["EnginePlayer", "until"]

Point = tuple[float, float]
READY = f"{END_TURN}[data-end='play']:not([aria-disabled])"


def until(engine: Engine, ready: Callable[[], object], what: str) -> None:
    """Wait for a condition."""
    give_up = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > give_up:
            picture = Path(tempfile.gettempdir()) / f"remeld-engine-{id(engine)}.png"
            engine.picture(picture)
            raise AssertionError(f"waited in vain: {what}; see {picture}")
        engine.wait_for_timeout(15)


class EnginePlayer:
    """Plays seat 0 of a table, with a mouse or a finger, and hears at the wire whose turn it is."""

    def __init__(self, engine: Engine, guest: Guest, rules: str, kind: str) -> None:
        self.engine = engine
        self.guest = guest
        self.rules = rules
        self.kind = kind
        self.turns = 0

    def play(self, turns: int | None = None) -> None:
        """Play so many turns, or the game to its end."""
        while self.turns != turns:
            view = self.guest.until(self._may_go_on)
            if view.phase != "playing":
                until(self.engine, lambda: self._box("#over-title"), "the end of the game")
                return
            self._take_turn(view)

    def _may_go_on(self, view: TableView) -> bool:
        return view.phase != "playing" or (view.game is not None and view.game.turn == 0)

    def _take_turn(self, view: TableView) -> None:
        game, version = view.game, view.turn_version
        assert game is not None
        until(
            self.engine,
            lambda: self._shows(game.table, game.racks[0] or ""),
            f"the own turn: {game}",
        )
        wish = best(view, 0, self.rules)
        if isinstance(wish, do.Play):
            self._arrange(read_table(wish.table))
            until(self.engine, lambda: self._box(READY), "the referee's word on a legal turn")
        self.press(END_TURN)
        self.guest.until(lambda now: now.turn_version > version or now.phase != "playing")
        self.turns += 1

    def _shows(self, table: str, rack: str) -> bool:
        seen = look(self.engine)
        held = sorted(face.partition("=")[0] for face in rack.split())
        return lies_as(seen, read_table(table)) and sorted(seen.faces) == held

    def _arrange(self, wanted: list[list[str]]) -> None:
        for _ in range(MOST_MOVES):
            before = look(self.engine)
            step = next_move(before, wanted)
            if step is None:
                return
            self._move(step[0].id, step[1])
            settle(self.engine)
            until(self.engine, partial(self._changed, before), str(step))
        raise AssertionError(f"{wanted} is not reached from {look(self.engine).table}")

    def _changed(self, before: Seen) -> bool:
        return look(self.engine).order != before.order

    def _move(self, piece: int, target: Target) -> None:
        settle(self.engine)
        scroll = f"document.querySelector(\"[data-piece='{piece}']\").scrollIntoView"
        self.engine.evaluate(f"() => {scroll}({{ block: 'nearest' }})")
        seen = look(self.engine)
        x, y = seen.piece(piece).box.middle
        goal = place_of(seen, target)
        self._act(self._to(x, y), DOWN, self._to(x, y - 14))
        at = goal
        # What hangs at a finger hangs above it: the finger goes where the tile fits.
        for _ in range(MOST_CORRECTIONS):
            self._act(self._to(*at))
            self.engine.evaluate(NEXT_FRAME)
            held = look(self.engine).held
            assert held, "the tile cannot be grabbed"
            off = goal[0] - held[0].middle[0], goal[1] - held[0].middle[1]
            if self.kind == "mouse" or max(abs(off[0]), abs(off[1])) < 2:
                break
            at = at[0] + off[0], at[1] + off[1]
        self._act(UP)

    def press(self, selector: str) -> None:
        """Press in the middle of something."""
        settle(self.engine)
        box = self._box(selector)
        assert box is not None, f"there is no {selector}"
        self._act(self._to(*box.middle), DOWN, UP)

    def _box(self, selector: str) -> Box | None:
        script = f"const it = document.querySelector({selector!r})?.getBoundingClientRect();"
        found = self.engine.evaluate(
            f"() => {{ {script} return it ? [it.x, it.y, it.width, it.height] : null; }}"
        )
        return None if found is None else Box(*found)

    def _to(self, x: float, y: float) -> dict[str, Any]:
        return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 20}

    def _act(self, *steps: dict[str, Any]) -> None:
        pointer = {"pointerType": self.kind}
        self.engine.act(
            {"type": "pointer", "id": self.kind, "parameters": pointer, "actions": list(steps)}
        )


DOWN = {"type": "pointerDown", "button": 0}
UP = {"type": "pointerUp", "button": 0}
