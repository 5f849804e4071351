"""The house: everything that a process needs to serve tables, in one place.

All that is told of a table is in its log. A process holds copies of what it uses, and loses
nothing when it dies.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence

from remeld.match.deal import SECRET_BYTES
from remeld.protocol import Ack, Command, Draft, Options, Places, Placing, Refused, Verdict
from remeld.protocol.commands import (
    Draw,
    Kick,
    Leave,
    Pass,
    Play,
    Report,
    Resign,
    Resume,
    StandIn,
    TakeBack,
)
from remeld.server.background_tasks import Tasks
from remeld.server.command_handler import (
    CommandHandler,
    CommandId,
    Done,
    new_people,
    persons_id,
    timer_changes,
)
from remeld.server.draft_judge import DraftJudge
from remeld.server.garbage_collection import COLLECT_EVERY, collect
from remeld.server.health import HouseHealth
from remeld.server.heartbeats import Heartbeats
from remeld.server.house_clock import HouseClock
from remeld.server.hub import Hub
from remeld.server.logs import log
from remeld.server.metrics import Metrics
from remeld.server.operator_orders import Orders
from remeld.server.presence import HEARTBEAT, Presences
from remeld.server.rate_limits import Limiter
from remeld.server.recent_times import RecentTimes
from remeld.server.retention import Retention, without_name
from remeld.server.sessions import Sessions, address_digest, make_code, read_code
from remeld.server.settings import Settings
from remeld.server.storage import (
    Appended,
    CodeTaken,
    NewEntry,
    NewTableRow,
    Storage,
)
from remeld.server.sweeper import Sweeper
from remeld.server.table_cache import NumberedFact, TableCache, as_of, scrub_log
from remeld.server.tables import (
    Asked,
    Forget,
    Refusal,
    TableState,
    create,
    encode_entry,
    status,
    summary,
)
from remeld.server.tables import Command as HouseCommand
from remeld.server.work_classes import NOBODY, Payer, WorkClass
from remeld.server.worker_pool import WorkerPool

__all__ = ["House"]

CODE_LETTERS = 8
SWEEP_EVERY = 0.25
LOOK_EVERY = 5.0
CHECK_EVERY = 30.0
TIDY_EVERY = 600.0
REST_EVERY = 60.0
TURNS = (Play, Draw, Pass)
"""What the game itself keeps in bounds: all else that makes a log longer has a rate."""
BOUNDED = (*TURNS, Kick, Leave, Resign, Resume, StandIn, TakeBack)
"""What is done although there is no room for more, so that every game goes on to its end."""
MOST_TABLES = 100_000


class House:
    """One process of the house."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        metrics: Metrics,
        limiter: Limiter,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.metrics = metrics
        self.limiter = limiter
        self.node = secrets.token_hex(8)
        self.clock = HouseClock(storage, self.node, steady)
        self.now = self.clock.now
        self.health = HouseHealth(steady)
        heartbeats = Heartbeats(storage, self.clock, self.health, settings.grace_ms, self.order)
        self.beat, self.make_up = heartbeats.beat, heartbeats.make_up
        self.sessions = Sessions(storage, settings)
        self.workers = WorkerPool(settings.worker_processes, limiter, metrics)
        self.tasks = Tasks()
        self.hub = Hub(metrics)
        self.orders = Orders(storage, self.hub)
        self.recent = RecentTimes(steady)
        self.cache = TableCache(storage, self._changed, steady=steady)
        self._handler = CommandHandler(
            storage,
            self.cache,
            metrics,
            self.now,
            self.workers,
            self.owner,
            thinking=settings.thinking,
            stopped=self.orders.stopped,
            idle_days=settings.archive_days,
        )
        self.presences = Presences(
            self.node, storage, self.hub, self.cache, self.tasks, self.now, self.order
        )
        self.sweeper = Sweeper(
            storage, self.cache, settings, metrics, self.workers, self.owner, self.now, self.order
        )
        self.retention = Retention(
            storage, self.cache, settings, self.workers, self.node, self.now, steady
        )
        self._drafts = DraftJudge(
            storage, self.cache, self.workers, self.health, self.now, self.beat
        )
        self._kick = asyncio.Event()

    # -- The life of the process --

    async def open(self) -> None:
        """Make up for the time the house was down, then begin to work."""
        await self.make_up(await self.clock.begin())
        await self.beat(first=True)
        await self.orders.look()
        self.health.swept()
        self.storage.subscribe(self.hub.hint, self.hub.missed)
        self.tasks.repeat(self.beat, HEARTBEAT)
        self.tasks.repeat(self.orders.follow, HEARTBEAT)
        self.tasks.repeat(self._sweep, 0)
        self.tasks.repeat(self._follow, 0)
        self.tasks.repeat(self._look_at_all, LOOK_EVERY)
        self.tasks.repeat(self._check_sessions, CHECK_EVERY)
        self.tasks.repeat(self.tidy, TIDY_EVERY)
        self.tasks.repeat(self.retention.sweep, TIDY_EVERY)
        self.tasks.repeat(collect, COLLECT_EVERY)
        self.tasks.repeat(self.workers.rest, REST_EVERY)

    async def close(self) -> None:
        """Stop working; what was acknowledged is on disk."""
        await self.tasks.close()
        await self.sweeper.players.close()
        await self.workers.close()

    async def _sweep(self) -> None:
        due = await self.sweeper.sweep()
        self.health.swept()
        if not due:
            try:
                async with asyncio.timeout(SWEEP_EVERY):
                    await self._kick.wait()
            except TimeoutError:
                return
            self._kick.clear()

    async def _follow(self) -> None:
        """Read on where another process has appended."""
        await self.hub.news.wait()
        for table in self.hub.take_hinted():
            await self.cache.refresh(table)

    async def _check_sessions(self) -> None:
        """Close sockets whose session was ended, perhaps through another process."""
        for device in self.hub.devices():
            if not await self.sessions.known(device, self.now()):
                self.hub.close_device(device)

    async def tidy(self) -> None:
        """Delete sessions that expired, codes that nobody used, and processes that are gone."""
        now = self.now()
        await self.storage.tidy(now, self.sessions.expired(now))

    async def _look_at_all(self) -> None:
        """The safety net: what no hint told, and who is there."""
        for table in self.hub.tables():
            await self.cache.refresh(table)
            await self.presences.look(table)
        self.cache.drop_unused(but=self.hub.tables())
        self.metrics.cached.set(len(self.cache))

    def _changed(self, state: TableState, noted: Sequence[NumberedFact]) -> None:
        self.hub.changed(state, noted)
        if state.turn is not None and state.computer_at(state.turn):
            self._kick.set()

    # -- Tables --

    async def find(self, text: str) -> str | None:
        """The id of a table from its id or its short code."""
        code = read_code(text)
        if not code.isprintable():
            return None  # Such letters are in no id, and not every database could even be asked.
        if len(code) == CODE_LETTERS:
            return await self.storage.find_code(code)
        row = await self.storage.row(text)
        return row.id if row else None

    async def as_of(self, table: str, at: int, payer: Payer = NOBODY) -> TableState | None:
        """The table as it was at that time, or when the last game began, if that was later."""
        return await self.workers.run(WorkClass.TOOL, payer, as_of, await self.cache.log(table), at)

    def owner(self, state: TableState) -> Payer:
        """Who is charged for what the house itself does at a table: its host.

        The address is that of the host, or of another player while the host is not connected.
        """
        host = next((each.who for each in state.people if each.number == state.host), None)
        feed, address = self.hub.feed(state.id), None
        for each in feed.subscribers if feed else ():
            if each.who == host:
                return Payer(each.address, host)
            if state.person_of(each.who):
                address = each.address
        return Payer(address, host)

    async def create(
        self, who: str, name: str, options: Options, address: str | None = None
    ) -> TableState | Refusal:
        """Set up a table, with the one who asks as its host."""
        if await self.retention.many_tables(who, address):
            return Refusal("quota")
        digest = address_digest(address) if address else None
        while True:
            table, code = secrets.token_urlsafe(16), make_code(CODE_LETTERS)
            secret = secrets.token_bytes(SECRET_BYTES)
            now = self.now()
            made = create(table, code, options, who, name, now=now, secret=secret)
            if isinstance(made, Refusal):
                return made
            state = made.state
            with self.health.watching():
                answer = await self.storage.create(
                    NewTableRow(
                        *(table, code, options.public, summary(state), status(state)),
                        owner=who,
                        address=digest,
                    ),
                    [NewEntry(*encode_entry(fact)) for fact in made.facts],
                    command="create",
                    timers=timer_changes(
                        None,
                        state,
                        thinking=self.settings.thinking,
                        idle_days=self.settings.archive_days,
                    ),
                    people=new_people(None, state),
                )
            if isinstance(answer, Appended):
                return self.cache.put(state)
            assert isinstance(answer, CodeTaken)

    async def order(self, table: str, id: str, command: HouseCommand) -> Done | Refusal | None:
        """Carry out what the house itself wants."""
        with self.health.watching():
            return await self._handler.carry_out(table, CommandId(id), command)

    async def perform(
        self, table: str, who: str | None, command: Command, address: str | None = None
    ) -> Ack | Refused:
        """Carry out what a person asks for."""
        if who is None:
            return _refused(command.id, Refusal("not-at-table"))
        if not isinstance(command.do, TURNS) and self.limiter.allows("change", who):
            self.metrics.limited.labels("change").inc()
            return _refused(command.id, Refusal("busy"))
        id, payer = persons_id(who, command.id), Payer(address, who)
        if not isinstance(command.do, BOUNDED) and await self.retention.full(table):
            done = await self._handler.stored(table, id)
            refused = _refused(command.id, Refusal("quota"))
            return Ack(id=command.id, version=done.version) if done else refused
        asked = Asked(who, command.seen, command.do)
        kind = type(command.do).__name__.lower()
        with self.metrics.command_seconds.time(), self.recent.time(kind), self.health.watching():
            answer = await self._handler.carry_out(table, id, asked, payer)
        self.metrics.commands.labels("done" if isinstance(answer, Done) else "refused").inc()
        if isinstance(answer, Done):
            if isinstance(command.do, Report):
                log("reported", logging.WARNING, table=table, person=command.do.person)
            return Ack(id=command.id, version=answer.version)
        return _refused(command.id, answer or Refusal("table-not-found"))

    async def judge(
        self, table: str, who: str | None, draft: Draft, address: str | None = None
    ) -> Verdict | Refused:
        """Say what a draft is worth, and keep it for the bell."""
        found = await self._drafts.judge(table, who, draft, address)
        return _refused(draft.id, found) if isinstance(found, Refusal) else found

    async def place(
        self, table: str, who: str | None, placing: Placing, address: str | None = None
    ) -> Places | Refused:
        """Say where a tile could go. Nothing is kept, and nobody else learns of it."""
        found = await self._drafts.place(table, who, placing, address)
        return _refused(placing.id, found) if isinstance(found, Refusal) else found

    # -- People --

    async def forget(self, who: str) -> None:
        """Take a person's name out of every log, and everything else that is stored of them."""
        for row in await self.storage.tables_of(who, MOST_TABLES):
            if row.removed is None:
                await self._forget_at(row.id, who)
            else:
                kept = await self.storage.kept_records(row.id)
                clean = [without_name(each, who) for each in kept if who in each.owners]
                await self.storage.rewrite_records(row.id, clean)
        await self.storage.delete_person(who)
        self.hub.close_person(who)

    async def _forget_at(self, table: str, who: str) -> None:
        kind, payer = WorkClass.REVIEW, Payer(person=who)
        scrubbed = await self.workers.run(kind, payer, scrub_log, await self.cache.log(table), who)
        if scrubbed.numbers:
            await self.order(table, secrets.token_hex(16), Forget(who, scrubbed.numbers))
            await self.storage.erase(table, scrubbed.edits)


def _refused(id: object, refusal: Refusal) -> Refused:
    return Refused(
        id=id,  # type: ignore[arg-type]
        code=refusal.code,
        values=refusal.values,
        faults=refusal.faults,
    )
