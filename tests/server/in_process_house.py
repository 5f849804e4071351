"""A house inside the test's own process, with a clock that the test sets."""

import contextlib
import math
import uuid
from collections.abc import AsyncIterator
from pathlib import Path

from remeld.protocol import Ack, Command, Draft, Options, Refused, Verdict, commands
from remeld.server.house import House
from remeld.server.metrics import Metrics
from remeld.server.rate_limits import Limiter
from remeld.server.settings import Settings
from remeld.server.storage import Storage, open_storage
from remeld.server.tables import TableState

__all__ = ["Clock", "Rig", "rigged"]


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        """Milliseconds."""
        return self.ms

    def steady(self) -> float:
        """The same in seconds."""
        return self.ms / 1000


class Rig:
    """A house, its clock, and what people do there."""

    def __init__(self, storage: Storage, clock: Clock, **settings: object) -> None:
        self.storage = storage
        self.clock = clock
        self.metrics = Metrics()
        self.house = House(
            storage,
            Settings(thinking=False, **settings),  # type: ignore[arg-type]
            self.metrics,
            Limiter(0),
            clock.steady,
        )
        # The house lives while the test sets its clock.
        self.house.clock.trust_ms = math.inf

    async def table(self, people: int = 2, **options: object) -> str:
        """A table with so many people and computer players at the other seats, begun."""
        made = await self.house.create("p0", "P0", Options(**options))  # type: ignore[arg-type]
        assert isinstance(made, TableState), made
        for number in range(people):
            await self.do(made.id, f"p{number}", commands.Sit(name=f"P{number}"))
        for _ in range(made.options.seats - people):
            await self.do(made.id, "p0", commands.AddComputer(level="easy"))
        await self.do(made.id, "p0", commands.Start())
        return made.id

    async def do(self, table: str, who: str, wish: commands.Do) -> Ack:
        """Ask for something that is allowed."""
        answer = await self.ask(table, who, wish)
        assert isinstance(answer, Ack), answer
        return answer

    async def ask(
        self, table: str, who: str, wish: commands.Do, id: uuid.UUID | None = None
    ) -> Ack | Refused:
        """Ask for something."""
        state = await self.state(table)
        command = Command(id=id or uuid.uuid4(), seen=state.version, do=wish)
        return await self.house.perform(table, who, command)

    async def ask_blindly(self, table: str, who: str, wish: commands.Do) -> Ack | Refused:
        """Ask for something at a table of which nothing is known."""
        return await self.house.perform(table, who, Command(id=uuid.uuid4(), seen=0, do=wish))

    async def draft(
        self, table: str, who: str, seat: int, text: str, *, plan: bool = False
    ) -> Verdict | Refused:
        """Show a draft."""
        state = await self.state(table)
        message = Draft(id=uuid.uuid4(), seen=state.version, seat=seat, table=text, plan=plan)
        return await self.house.judge(table, who, message)

    async def state(self, table: str) -> TableState:
        """The table as it is."""
        state = await self.house.cache.refresh(table)
        assert state is not None
        return state

    async def come(self, table: str, *people: str) -> None:
        """These people are connected."""
        await self.house.beat()
        for who in people:
            await self.storage.set_presence(table, who, self.house.node)

    async def sweep(self) -> None:
        """Do what is due, until nothing is."""
        due = 1
        while due:
            due = await self.house.sweeper.sweep()
            await self.house.sweeper.players.settle()


@contextlib.asynccontextmanager
async def rigged(folder: Path, **settings: object) -> AsyncIterator[Rig]:
    """A rig on a database of its own."""
    clock = Clock()
    storage = await open_storage(f"sqlite:///{folder}/house.db", clock=clock)
    rig = Rig(storage, clock, **settings)
    await rig.house.clock.begin()
    try:
        yield rig
    finally:
        await rig.house.close()
        await storage.close()
