"""A process that starts: who comes early waits, and is not sent away."""

import gc
import socket
from pathlib import Path

import pytest

from remeld.server.process import run
from remeld.server.settings import Settings
from tests.server.processes import SERVE, started

EARLY = """
import os, socket, sys

class Early:
    def find_spec(self, name, path, target=None):
        if name == "remeld.server.app":
            socket.create_connection(("127.0.0.1", int(os.environ["REMELD_PORT"]))).close()
            print("somebody was let in", file=sys.stderr, flush=True)

sys.meta_path.insert(0, Early())
"""


def test_a_house_listens_before_it_has_loaded_itself(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with started(f"sqlite:///{tmp_path}/house.db", log, script=EARLY + SERVE):
        assert "somebody was let in" in log.read_text()


def test_a_start_that_fails_leaves_the_collector_as_it_was() -> None:
    before = gc.isenabled(), gc.get_threshold()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        with pytest.raises(OSError, match="in use"):
            run(Settings(port=taken.getsockname()[1]))
        assert (gc.isenabled(), gc.get_threshold()) == before == (True, before[1])
