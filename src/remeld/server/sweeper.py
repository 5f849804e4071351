"""What happens by itself: bells, computer players' moves, idle tables put away.

Timers are rows of the database. Any process sweeps up what is due; a timer is leased to one of
them, and what it does is appended at the expected version under an id of its own, so it happens
exactly once however many processes try, and a restart loses none.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from remeld.bots import Level, decide_at_level, draw_or_pass
from remeld.notation import parse_table
from remeld.rules import Draw, Move, Pass, Table, View
from remeld.server.background_tasks import Tasks
from remeld.server.command_handler import Done
from remeld.server.computer_reasons import computer_dice
from remeld.server.logs import fingerprint, log
from remeld.server.metrics import Metrics
from remeld.server.presence import somebody_plays
from remeld.server.settings import Settings
from remeld.server.storage import Storage, Timer
from remeld.server.table_cache import TableCache
from remeld.server.tables import (
    AddTime,
    Archive,
    Command,
    ComputerMoves,
    NobodyHere,
    Refusal,
    Ring,
    TableState,
    computer_view,
    timers,
)
from remeld.server.work_classes import Payer, WorkClass
from remeld.server.worker_pool import BusyError, TooLongError, WorkerPool

__all__ = ["Sweeper"]

AT_ONCE = 200
LATE_MS = 5_000
"""A bell that is so late was missed by everyone: something was wrong with us."""
TRIP_LEAST = 10
TRIP_SHARE = 0.2
DAY_MS = 24 * 3600 * 1000
GONE = ("stale", "no-game", "not-a-computer", "paused")
"""Why a computer player's move is not wanted any more."""


class Order(Protocol):
    """Carries a command of the house out."""

    async def __call__(self, table: str, id: str, command: Command) -> Done | Refusal | None:
        """Carry it out; None if there is no such table."""


class Sweeper:
    """Carries out what is due."""

    def __init__(
        self,
        storage: Storage,
        cache: TableCache,
        settings: Settings,
        metrics: Metrics,
        workers: WorkerPool,
        owner: Callable[[TableState], Payer],
        now: Callable[[], int],
        order: Order,
    ) -> None:
        self._storage = storage
        self._cache = cache
        self._grace = settings.grace_ms
        self._idle_days = settings.archive_days
        self._metrics = metrics
        self._workers = workers
        self._owner = owner
        self._now = now
        self._order = order
        self.players = Tasks()
        """The computer players who think, or move."""
        self._turns: set[tuple[str, int]] = set()
        """The turns that they think about."""

    async def sweep(self) -> int:
        """Do all that is due now; return how much that was.

        Computer players only begin to think: no bell waits for them.
        """
        now = self._now()
        due = await self._storage.due(now, AT_ONCE)
        late = any(timer.kind == "bell" and timer.due < now - LATE_MS for timer in due)
        tripped = late and await self._trips(now)
        for timer in due:
            if timer.kind == "computer":
                self.players.start(self._carry_out(timer, tripped=False))
        others = [timer for timer in due if timer.kind != "computer"]
        await asyncio.gather(*(self._carry_out(timer, tripped=tripped) for timer in others))
        return len(due)

    async def _trips(self, now: int) -> bool:
        """The circuit breaker: too many bells were missed for it to be the players' fault."""
        running = await self._storage.active("bell")
        overdue = await self._storage.active("bell", before=now - LATE_MS)
        self._metrics.overdue.set(overdue)
        if overdue <= max(TRIP_LEAST, TRIP_SHARE * running):
            return False
        self._metrics.breaker.inc()
        log("breaker-tripped", level=40, overdue=overdue, running=running)
        return True

    async def _carry_out(self, timer: Timer, *, tripped: bool) -> None:
        state = await self._cache.refresh(timer.table)
        if state is None:
            return
        wanted = timers(state, self._idle_days)[timer.kind]
        now = self._now()
        if wanted is None or (wanted > now and timer.kind != "computer"):
            # The timer belongs to a turn that is over, or an idle table was used again.
            await self._storage.set_timers(state.id, state.version, {timer.kind: wanted})
            return
        try:
            if timer.kind == "computer":
                result = await self._computer(state)
            elif timer.kind == "bell":
                result = await self._bell(state, now, tripped=tripped)
            else:
                result = await self._archive(state)
        except (BusyError, TooLongError):
            result = "busy"  # It is still due, and will be found again.
        self._metrics.timers.labels(timer.kind, result).inc()

    async def _bell(self, state: TableState, now: int, *, tripped: bool) -> str:
        assert state.deadline is not None
        if tripped:
            more = now - state.deadline + self._grace
            await self._order(state.id, f"late-{state.version}", AddTime(more))
            return "extended"
        present = await self._storage.present(state.id, now)
        if state.options.clock != "days" and not somebody_plays(state, present):
            # Nobody told us that they went: their process died. They shall find some time left.
            since = state.deadline - self._grace
            await self._order(state.id, f"nobody-{state.version}", NobodyHere(since))
            return "paused"
        id = f"bell-{state.version}"
        try:
            answer = await self._order(state.id, id, Ring(await self._draft(state)))
        except TooLongError:
            # A draft that cannot be judged is as good as none: no table waits for the referee.
            answer = await self._order(state.id, id, Ring())
        return "rang" if isinstance(answer, Done) else "refused"

    async def _draft(self, state: TableState) -> Table | None:
        assert state.turn is not None
        kept = await self._storage.draft(state.id, state.turn, state.turn_version)
        return parse_table(kept.data.decode()) if kept else None

    async def _computer(self, state: TableState) -> str:
        view, seat = computer_view(state), state.turn
        if view is None or seat is None:
            return "stale"
        turn = (state.id, state.turn_version)
        if turn in self._turns:
            return "thinking"  # For longer than the timer was leased to us.
        self._turns.add(turn)
        try:
            level = state.computer_at(seat) or "easy"
            move = await self._choose(state, level, view)
            return await self._play(state, move)
        finally:
            self._turns.remove(turn)

    async def _play(self, state: TableState, move: Move) -> str:
        answer = await self._move(state, move)
        for rest in (Draw(), Pass()):  # No table waits for a machine.
            if isinstance(answer, Refusal) and answer.code not in GONE:
                answer = await self._move(state, rest)
        if isinstance(answer, Done):
            return "moved"
        if answer is None or answer.code in GONE:
            return "stale"
        log("computer-stuck", level=40, table=fingerprint(state.id), code=answer.code)
        return "stuck"

    async def _choose(self, state: TableState, level: Level, view: View) -> Move:
        began, payer = time.perf_counter(), self._owner(state)
        try:
            decision = await self._workers.run(
                WorkClass.COMPUTER, payer, decide_at_level, level, view, seed=computer_dice(state)
            )
            return decision.move
        except (BusyError, TooLongError):
            log("computer-too-slow", level=40)
            return draw_or_pass(view)
        finally:
            self._metrics.think_seconds.observe(time.perf_counter() - began)

    async def _move(self, state: TableState, move: Move) -> Done | Refusal | None:
        id = f"computer-{state.version}-{type(move).__name__.lower()}"
        return await self._order(state.id, id, ComputerMoves(state.turn_version, move))

    async def _archive(self, state: TableState) -> str:
        answer = await self._order(state.id, f"archive-{state.version}", Archive())
        if isinstance(answer, Done) and answer.version > state.version:
            return "archived"
        # A game by correspondence is not put away while it runs: look again tomorrow.
        await self._storage.set_timers(state.id, state.version, {"idle": self._now() + DAY_MS})
        return "kept"
