"""A process that starts: who comes early waits, and is not sent away."""

from pathlib import Path

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
