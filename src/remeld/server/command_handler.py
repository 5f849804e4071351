"""From a command to entries on disk: load, decide, append, and again if somebody was faster.

Every command has an id. What was stored under an id stays its answer for ever: a command that is
sent again, here or to another process, gets the same answer and happens once. The ids of a person
are that person's own: whoever sends the id of somebody else's command has sent another command.
"""

import asyncio
import hashlib
import secrets
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

from remeld.match.deal import SECRET_BYTES
from remeld.server.decisions import decide_apart, is_heavy
from remeld.server.logs import fingerprint, log
from remeld.server.metrics import Metrics
from remeld.server.storage import (
    Appended,
    Conflict,
    Duplicate,
    NewEntry,
    RowChange,
    Storage,
    TimerChanges,
    TimerKind,
    UnknownTable,
)
from remeld.server.table_cache import NumberedFact, TableCache
from remeld.server.tables import (
    Asked,
    Command,
    Decided,
    Refusal,
    TableState,
    decide,
    encode_entry,
    encode_state,
    fold_all,
    listing,
    status,
    summary,
    timers,
)
from remeld.server.work_classes import Payer, WorkClass
from remeld.server.worker_pool import WorkerPool
from remeld.solver import could_play

__all__ = ["CommandHandler", "CommandId", "Done", "new_people", "persons_id", "timer_changes"]

TRIES = 20
SNAPSHOT_EVERY = 100


@dataclass(frozen=True, slots=True)
class Done:
    """Stored: the table's log ended at `version` with it."""

    version: int


@dataclass(frozen=True, slots=True)
class CommandId:
    """Under which id a command is stored; `earlier` is the one by which older programs did so."""

    stored: str
    earlier: str | None = None


def persons_id(who: str, id: UUID) -> CommandId:
    """The id of a person's command, which nobody else can have, and which tells nobody who it was.

    >>> one = UUID(int=1)
    >>> persons_id("ann", one) == persons_id("ann", one), len(persons_id("ann", one).stored)
    (True, 32)
    >>> persons_id("ann", one).stored == persons_id("ben", one).stored
    False
    """
    own = hashlib.sha256(who.encode() + b"\0" + id.bytes).hexdigest()[:32]
    return CommandId(own, earlier=id.hex)


class CommandHandler:
    """Decides commands and stores what follows from them."""

    def __init__(
        self,
        storage: Storage,
        cache: TableCache,
        metrics: Metrics,
        now: Callable[[], int],
        workers: WorkerPool,
        owner: Callable[[TableState], Payer],
        *,
        thinking: bool,
        idle_days: int,
        stopped: Callable[[Command], Refusal | None] = lambda _: None,
    ) -> None:
        self._storage = storage
        self._cache = cache
        self._metrics = metrics
        self._now = now
        self._workers = workers
        self._owner = owner
        self._thinking = thinking
        self._stopped = stopped
        self._idle_days = idle_days
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def carry_out(
        self, table: str, id: CommandId, command: Command, payer: Payer | None = None
    ) -> Done | Refusal | None:
        """Decide a command and store it; None if there is no such table.

        Where that is heavy work, `payer` is charged for it, or else whoever owns the table.
        """
        lock = self._locks.setdefault(table, asyncio.Lock())
        # Commands for one table queue up here rather than in conflicts.
        async with lock:
            for _ in range(TRIES):
                state = await self._cache.get(table)
                if state is None:
                    return None
                try:
                    answer = await self._try(state, id, command, payer or self._owner(state))
                except UnknownTable:
                    self._cache.forget(table)  # It was removed meanwhile.
                    return None
                if answer is not None:
                    return answer
        log("too-many-conflicts", level=30, table=fingerprint(table))
        return Refusal("busy")

    async def stored(self, table: str, id: CommandId) -> Done | None:
        """What a command that was stored before is answered with."""
        # No table is at version -1, so this appends nothing and tells what is stored.
        answer = await self._storage.append(
            table, -1, [NewEntry("", b"")], command=id.stored, earlier=id.earlier
        )
        return Done(answer.seq) if isinstance(answer, Duplicate) else None

    async def _try(
        self, state: TableState, id: CommandId, command: Command, payer: Payer
    ) -> Done | Refusal | None:
        """One try; None if the table has moved on and the command is to be decided anew."""
        now = max(self._now(), state.changed_at)
        decided = self._stopped(command) or await self._decide(state, command, now, payer)
        if isinstance(decided, Refusal):
            return await self._refuse(state, id, decided)
        if not decided.facts:
            return Done(state.version)
        after = decided.state
        answer = await self._storage.append(
            state.id,
            state.version,
            [NewEntry(*encode_entry(fact)) for fact in decided.facts],
            command=id.stored,
            earlier=id.earlier,
            timers=timer_changes(state, after, thinking=self._thinking, idle_days=self._idle_days),
            change=row_change(state, after),
            people=new_people(state, after),
            kicked=[who for who in after.kicked if who not in state.kicked],
            snapshot=_snapshot(state, after),
        )
        match answer:
            case Appended():
                self._keep(state, decided)
                return Done(after.version)
            case Duplicate(seq):
                return Done(seq)
            case Conflict():
                self._metrics.conflicts.inc()
                await self._cache.refresh(state.id)
                return None

    async def _decide(
        self, state: TableState, command: Command, now: int, payer: Payer
    ) -> Decided | Refusal:
        secret = secrets.token_bytes(SECRET_BYTES)
        if not is_heavy(state, command):
            return decide(state, command, now=now, secret=secret, oracle=could_play)
        kind = WorkClass.MOVE if isinstance(command, Asked) else WorkClass.BELL
        found = await self._workers.run(kind, payer, decide_apart, state, command, now, secret)
        return found if isinstance(found, Refusal) else Decided(found, fold_all(found, state))

    async def _refuse(
        self, state: TableState, id: CommandId, refusal: Refusal
    ) -> Done | Refusal | None:
        """A "no" counts only if it is not an old "yes", and if nothing new changes it."""
        # No table is at version -1, so this appends nothing and tells what is stored.
        answer = await self._storage.append(
            state.id, -1, [NewEntry("", b"")], command=id.stored, earlier=id.earlier
        )
        match answer:
            case Duplicate(seq):
                return Done(seq)
            case Conflict(version) if version != state.version:
                await self._cache.refresh(state.id)
                return None
        return refusal

    def _keep(self, state: TableState, decided: Decided) -> None:
        first = state.version + 1
        noted = [NumberedFact(seq, fact) for seq, fact in enumerate(decided.facts, start=first)]
        self._cache.put(decided.state, noted)


def timer_changes(
    before: TableState | None, after: TableState, *, thinking: bool, idle_days: int = 1
) -> TimerChanges:
    """The timers that an append sets or takes away; one that stays as it is is not written."""
    wanted = timers(after, idle_days)
    changes: dict[TimerKind, int | None] = {}
    if before is None or before.archived != after.archived:
        # Later it is only looked at when it is due: see `sweeper.py`.
        changes["idle"] = wanted["idle"]
    if after.deadline != (before.deadline if before else None):
        changes["bell"] = wanted["bell"]
    if computer_turn(after) != (computer_turn(before) if before else None):
        due = wanted["computer"]
        changes["computer"] = due if thinking or due is None else after.changed_at
    return changes


def computer_turn(state: TableState) -> int | None:
    """The turn that a computer player has to make, if it is one's turn."""
    if state.turn is None or state.paused or state.computer_at(state.turn) is None:
        return None
    return state.turn_version


def row_change(before: TableState, after: TableState) -> RowChange:
    """What changes for the lobby."""
    return RowChange(
        status=status(after) if status(after) != status(before) else None,
        public=after.options.public,
        summary=summary(after) if listing(after) != listing(before) else None,
    )


def new_people(before: TableState | None, after: TableState) -> tuple[str, ...]:
    """Those who came."""
    known = {person.who for person in before.people} if before else set()
    return tuple(person.who for person in after.people if person.who not in known)


def _snapshot(before: TableState, after: TableState) -> bytes | None:
    due = before.version // SNAPSHOT_EVERY != after.version // SNAPSHOT_EVERY
    return encode_state(after) if due else None
