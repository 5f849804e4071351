"""A bad network: a proxy between clients and a house that delays, stalls, cuts and half-opens."""

import asyncio
import contextlib
import random

__all__ = ["FaultProxy"]


class FaultProxy:
    """Passes bytes on to a port, with faults that follow from a seed."""

    def __init__(self, target: int, seed: int, resets: float = 0.03, stalls: float = 0.01) -> None:
        self.target = target
        self.resets = resets
        self.stalls = stalls
        self.delay = 0.02
        self.faults = 0
        self.port = 0
        self._random = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "FaultProxy":
        """Start to listen on a free port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Cut everything."""
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        ends = [writer]
        ways: list[asyncio.Task[None]] = []
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
            ends.append(back)
            pumps = (self._pump(reader, back), self._pump(there, writer))
            ways += [asyncio.ensure_future(pump) for pump in pumps]
            await asyncio.wait(ways, return_when="FIRST_COMPLETED")
            if self._random.random() < 0.3:
                # One direction is dead, and the other does not know it yet.
                await asyncio.sleep(0.5)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for way in ways:
                way.cancel()
            for end in ends:
                end.transport.abort()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(4096):
                chance = self._random.random()
                if chance < self.resets:
                    self.faults += 1
                    # What was under way is lost in the middle of a frame.
                    target.write(data[: len(data) // 2])
                    return
                if chance < self.resets + self.stalls:
                    self.faults += 1
                    await asyncio.sleep(1.5)
                await asyncio.sleep(self._random.random() * self.delay)
                target.write(data)
                await target.drain()
