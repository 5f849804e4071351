"""The reference client plays a whole game, also when the server is killed under it."""

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.processes import House

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"


def test_the_reference_client_is_short() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) < 100


def test_the_reference_client_plays_a_game(house: House) -> None:
    done = subprocess.run(
        [sys.executable, CLIENT, house.url], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 2
    assert sum(int(line.rpartition(" ")[2]) for line in lines) == 0
