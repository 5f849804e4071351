"""`remeld play` from the outside: a real process with a home of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from remeld.cli.play import kept_file
from remeld.words import LANGUAGES
from tests.cli.calls import remeld
from tests.patience import PATIENCE

AWAY = ("REMELD_DATABASE", "XDG_DATA_HOME")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")


@contextmanager
def playing(home: Path, *arguments: str, usual: int = 1) -> Iterator[subprocess.Popen[str]]:
    """A house of that home, for which a port is usual; it is stopped as with Ctrl+C."""
    kept = {name: value for name, value in os.environ.items() if name not in AWAY}
    with subprocess.Popen(
        [sys.executable, "-m", "remeld", *arguments, "--no-browser"],
        env={**kept, "HOME": str(home), "REMELD_PORT": str(usual)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=PATIENCE)
            assert process.stderr is not None
            assert process.stderr.read() in ("", "Stopped.\n")


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"The house is open at (http://localhost:\d+)\.\n", line)
    assert found, line
    return found[1]


@pytest.mark.skipif(sys.platform != "linux", reason="looks where Linux keeps data")
def test_it_keeps_its_tables_in_the_home_and_says_where_it_is(tmp_path: Path) -> None:
    with playing(tmp_path, "play", "--port", "0") as process:
        with urllib.request.urlopen(address(process)) as answer:
            assert answer.headers["content-type"].startswith("text/html")
        file = tmp_path / ".local/share/remeld/house.db"
        assert file.is_file()
        assert process.stdout is not None
        said = f"Your tables are kept in {file}. Ctrl+C closes the house.\n"
        assert process.stdout.readline() == said


def test_help_names_the_file_and_makes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for lang in LANGUAGES:
        told = remeld("play", "--help", "--lang", lang).out
        # A line may end inside the name.
        assert str(kept_file()) in "".join(told.split())
        assert "REMELD_DATABASE" in told
    assert list(tmp_path.iterdir()) == []


def test_a_home_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REMELD_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/data")
    said = remeld("play", "--port", "0", "--no-browser").sentence
    assert said == "The system refuses /dev/null/data/remeld: there is no such folder."


def test_the_network_is_admitted_when_asked(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0", "--lan") as process:
        address(process)
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"In your network it is at (http://[\d.]+:\d+)\.\n", line)
        if found is None:
            pytest.fail(line)
        assert "█" in process.stdout.readline()
        with urllib.request.urlopen(found[1]) as answer:
            assert answer.status == 200


def test_a_port_that_another_program_has_is_left_alone(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with playing(tmp_path, usual=port) as process:
            assert not address(process).endswith(f":{port}")


def test_a_house_that_is_open_already_is_used(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0") as first:
        where = address(first)
        with playing(tmp_path, usual=int(where.rpartition(":")[2])) as second:
            assert second.stdout is not None
            assert second.stdout.read() == f"The house is already open at {where}.\n"
            assert second.wait(timeout=PATIENCE) == 0
