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
from remeld.protocol.commands import Play
from remeld.rules import Ruleset
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
)
from remeld.server.table_cache import NumberedFact, TableCache
from remeld.server.tables import (
    Asked,
    Command,
    Decision,
    Refusal,
    Ring,
    TableState,
    decide,
    encode_entry,
    encode_state,
    listing,
    status,
    summary,
    timers,
)
from remeld.server.worker_pools import WorkerPools
from remeld.solver import could_play

__all__ = [
    "CommandHandler",
    "CommandId",
    "Done",
    "asks_oracle",
    "judges_long",
    "new_people",
    "persons_id",
    "timer_changes",
]

TRIES = 20
SNAPSHOT_EVERY = 100
FEW_JOKERS = 2


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
        pools: WorkerPools,
        *,
        thinking: bool,
    ) -> None:
        self._storage = storage
        self._cache = cache
        self._metrics = metrics
        self._now = now
        self._pools = pools
        self._thinking = thinking
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def carry_out(self, table: str, id: CommandId, command: Command) -> Done | Refusal | None:
        """Decide a command and store it; None if there is no such table."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        # Commands for one table queue up here rather than in conflicts.
        async with lock:
            for _ in range(TRIES):
                state = await self._cache.get(table)
                if state is None:
                    return None
                answer = await self._try(state, id, command)
                if answer is not None:
                    return answer
        log("too-many-conflicts", level=30, table=fingerprint(table))
        return Refusal("busy")

    async def _try(
        self, state: TableState, id: CommandId, command: Command
    ) -> Done | Refusal | None:
        """One try; None if the table has moved on and the command is to be decided anew."""
        now = max(self._now(), state.changed_at)
        decided = await self._decide(state, command, now)
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
            timers=timer_changes(state, after, thinking=self._thinking),
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

    async def _decide(self, state: TableState, command: Command, now: int) -> Decision | Refusal:
        secret = secrets.token_bytes(SECRET_BYTES)
        if asks_oracle(state.ruleset):
            return await self._pools.decisions.run(_decide, state, command, now, secret)
        if judges_long(state) and lays_tiles(command):
            # What people ask for must not hold up the bells.
            people = isinstance(command, Asked)
            pool = self._pools.judging if people else self._pools.decisions
            return await pool.run(_decide, state, command, now, secret)
        return _decide(state, command, now, secret)

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

    def _keep(self, state: TableState, decided: Decision) -> None:
        first = state.version + 1
        noted = [NumberedFact(seq, fact) for seq, fact in enumerate(decided.facts, start=first)]
        self._cache.put(decided.state, noted)


def _decide(state: TableState, command: Command, now: int, secret: bytes) -> Decision | Refusal:
    return decide(state, command, now=now, secret=secret, oracle=could_play)


def asks_oracle(rules: Ruleset) -> bool:
    """Whether the referee may have to search, which is no work for the event loop."""
    return rules.must_play_if_able(0)


def judges_long(state: TableState) -> bool:
    """Whether a strange table may take the referee so long that the others would notice.

    That is so where the initial meld and more can be laid in one turn, and with many jokers: the
    referee looks for the way of laying the tiles that is best for the player.
    """
    game = state.game
    if game is None:
        return False
    rules = game.state.setup.sized
    open_meld = rules.table_in_meld_turn == "openAfterMeld" and not all(game.state.melded)
    return open_meld or rules.jokers > FEW_JOKERS


def lays_tiles(command: Command) -> bool:
    """Whether the referee has to look at a table for that."""
    return isinstance(command, Ring) or (
        isinstance(command, Asked) and isinstance(command.do, Play)
    )


def timer_changes(before: TableState | None, after: TableState, *, thinking: bool) -> TimerChanges:
    """The timers that an append sets or takes away; one that stays as it is is not written."""
    wanted = timers(after)
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
