"""Clocks that a test sets while a real house runs by them: the machine's and the database's."""

import os
import shlex
import subprocess
import sysconfig
from pathlib import Path

from tests.server.postgres import execute
from tests.server.processes import House

__all__ = ["SteppedClock"]

SOURCE = Path(__file__).with_suffix(".c")


class SteppedClock:
    """What the clocks show to a house that was started with it."""

    def __init__(self, folder: Path) -> None:
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        self._library = folder / "stepped_clock.so"
        self._offsets = folder / "offsets"
        flags = ["-shared", "-fPIC", "-O1", "-o", str(self._library), str(SOURCE), "-ldl"]
        subprocess.run([*shlex.split(compiler), *flags], check=True)

    def rule(self, house: House) -> None:
        """Let a house that has not yet started go by this clock."""
        preload = {"LD_PRELOAD": str(self._library), "STEPPED_CLOCK": str(self._offsets)}
        house.environment |= preload

    async def set(self, database: str, seconds: int, steady: int = 0) -> None:
        """Put the clocks so far forward: the database's, and the steady one of the processes."""
        part = self._offsets.with_suffix(".part")
        if database.startswith("sqlite:"):
            part.write_text(f"{seconds} {steady}")
        else:
            part.write_text(f"0 {steady}")
            shown = f"extract(epoch FROM clock_timestamp()) + {seconds}"
            await execute(
                database,
                "CREATE OR REPLACE FUNCTION remeld_now() RETURNS bigint LANGUAGE sql "
                f"RETURN CAST(floor(({shown}) * 1000) AS bigint)",
            )
        part.replace(self._offsets)
