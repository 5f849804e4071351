"""Houses for browsers: with the page as its sources are, and deals that a test can prescribe."""

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.page.browser import alone
from tests.page.rigged_house import replace_text
from tests.patience import PATIENCE
from tests.server.processes import House

__all__ = ["RiggedHouse", "build_page"]

ROOT = Path(__file__).parent.parent.parent


def build_page() -> None:
    """Build the page, unless it is fresh, or `REMELD_PAGE` names another build to be tested."""
    if "REMELD_PAGE" in os.environ:
        return
    with alone("page"):
        done = subprocess.run(
            [sys.executable, ROOT / "web/build.py"], capture_output=True, text=True, cwd=ROOT
        )
    assert done.returncode == 0, f"the page cannot be built: {done.stderr[-2000:]}"


class RiggedHouse(House):
    """A house whose next deals a test may prescribe."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(f"sqlite:///{folder / 'house.db'}", folder / "house.log", None, **settings)
        self.wishes = folder / "deal.json"
        self.skipped = 0
        self.stands = False
        self.script = ["-m", "tests.page.rigged_house"]
        paths = f"{self.environment['PYTHONPATH']}{os.pathsep}{ROOT}"
        own = {"PYTHONPATH": paths, "REMELD_TEST_DEAL": str(self.wishes)}
        self.environment = {**self.environment, **own}

    def deal(self, **wishes: Any) -> None:
        """Prescribe `secret`, or `start` and `deal`, for the games that begin from now on."""
        renamed = {"start-0" if name == "start" else name: it for name, it in wishes.items()}
        self._wish(renamed)

    def skip(self, seconds: float) -> None:
        """Put the house's clock forward, and wait until it shows that time."""
        self.skipped += int(seconds * 1000)
        self._set_clock()

    @contextlib.contextmanager
    def clock_stopped(self) -> Iterator[None]:
        """Let no time pass for the house: however slow a page is, no bell rings before its time."""
        self.stands = True
        try:
            self._set_clock()
            yield
        finally:
            self.stands = False
        self._set_clock()

    def _set_clock(self) -> None:
        self._wish({})
        done = self.wishes.with_suffix(".done")
        wanted = {"skip_ms": self.skipped, "stand": self.stands}
        give_up = time.monotonic() + PATIENCE
        while not done.exists() or json.loads(done.read_text()) != wanted:
            assert time.monotonic() < give_up, f"the clock is not set; see {self.log}"
            time.sleep(0.02)

    def _wish(self, wishes: dict[str, Any]) -> None:
        clock = {"skip_ms": self.skipped, "stand": self.stands}
        replace_text(self.wishes, json.dumps({**wishes, **clock}))
