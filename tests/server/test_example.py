"""The reference client plays a whole game, also when the server is killed under it."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.processes import House

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"


def test_the_reference_client_is_short() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) < 120


def test_the_reference_client_plays_a_game(house: House) -> None:
    done = subprocess.run(
        [sys.executable, CLIENT, house.url], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 2
    assert sum(int(line.rpartition(" ")[2]) for line in lines) == 0


@pytest.mark.slow
@pytest.mark.house(rate_scale="1")
def test_it_waits_where_a_house_has_limits_as_houses_have(house: House) -> None:
    """It decides faster than a house lets anybody ask for the best play."""
    test_the_reference_client_plays_a_game(house)


def test_where_nothing_is_it_says_so_and_ends(house: House) -> None:
    for url, code, words in (
        (house.url, "ABCD2345", "closed: table-not-found"),
        ("http://127.0.0.1:1", "", "no house answers: "),
    ):
        arguments = [sys.executable, str(CLIENT), url, code, "Bot"]
        done = subprocess.run(arguments, capture_output=True, text=True, timeout=PATIENCE)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(words)
        assert done.stderr.count("\n") == 1


def test_it_sits_down_as_a_guest_and_plays_with_others(house: House) -> None:
    """At a table of somebody else, who begins when all have come."""
    example = runpy.run_path(str(CLIENT))["Player"]

    class Host(example):  # type: ignore[misc, valid-type]
        """Waits for guests instead of calling computer players."""

        def wish(self) -> Any:
            wished = super().wish()
            return None if wished and wished["kind"] == "add-computer" else wished

    host = Host(house.url, "Ann")
    options = {"rules": "broadway", "seats": 2, "length": 1}
    code = host.call("POST", "/api/tables", {"name": "Ann", "options": options})["code"]
    arguments = [sys.executable, str(CLIENT), house.url, code, "Bot"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as guest:
        host.play(code)
        said, _ = guest.communicate(timeout=PATIENCE)
    points = dict(zip(("Ann", "Bot"), host.view["match"]["totals"], strict=True))
    assert said.splitlines() == [f"{name}: {each}" for name, each in points.items()]
    assert sum(points.values()) == 0
