"""A reader who has left: 141, as a shell says it of any program, never 1, which means "no"."""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest

from remeld.cli.app import COMMANDS
from remeld.cli.error_output import PIPE_CLOSED
from remeld.server.backups import make_backup
from remeld.server.storage import open_storage
from tests.cli.calls import record

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs POSIX pipes")

ANSWERS = {
    "rules": ["rules"],
    "judge": ["judge", "--rack", "b3", "--before", "b4-6", "--after", "b3-6"],
    "solve": ["solve", "--rack", "b3", "--table", "b4-6", "--steps"],
    "arrange": ["arrange", "--tiles", "b3-6"],
    "score": ["score", "match.json"],
    "replay": ["replay", "game.txt"],
    "verify": ["verify", "game.txt"],
    "review": ["review", "game.txt"],
    "picture": ["picture", "--rack", "b3"],
    "completion": ["completion", "bash"],
    "puzzle": ["puzzle", "--seed", "1"],
    "openings": ["openings", "k1 k2 k3 r5 r6 b9 b11 o2 o7 o8 o12 k13 r12 b4"],
    "practice": ["practice", "--seed", "1"],
    "puzzles": ["puzzles", "make", "--count", "1", "--kind", "go-out", "--edition", "goliath"],
    "simulate": ["simulate", "--bots", "greedy,easy", "--games", "2", "--workers", "1"],
    "arena": ["arena", "--bots", "greedy,easy", "--games", "2", "--workers", "1"],
    "conformance": ["conformance", "greedy"],
    "schema": ["schema"],
    "tui": ["tui", "--seed", "1"],
    "serve": ["serve", "--port", "0", "--database", "sqlite:///house.db"],
    "play": ["play", "--port", "0", "--no-browser"],
    "backup": ["backup", "new.backup", "--database", "sqlite:///kept.db"],
    "restore": ["restore", "kept.backup", "--database", "sqlite:///new.db"],
    "admin": ["admin", "drain", "--admin-socket", "door"],
}
PIPE_HOLDS = 65536
"""Bytes that can be written to a pipe while nobody reads: on Linux, and the most on macOS."""
MATCH = '{"games": [{"racks": {"A": "", "B": "r5"}, "winner": "A"}]}'


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house in which nobody has played yet, and its backup."""
    folder = tmp_path_factory.mktemp("kept")
    url = f"sqlite:///{folder}/kept.db"

    async def make() -> None:
        await (await open_storage(url)).close()
        await make_backup(url, folder / "kept.backup")

    asyncio.run(make())
    return folder


@contextmanager
def listening(path: Path) -> Iterator[None]:
    """A house that does the one thing that it is asked for."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
        door.bind(str(path))
        door.listen()

        def answer() -> None:
            with suppress(OSError), door.accept()[0] as asking:
                asking.recv(1000)
                asking.sendall(b'{"answer":"done","count":0}\n')

        thread = Thread(target=answer)
        thread.start()
        try:
            yield
        finally:
            door.shutdown(socket.SHUT_RDWR)
            thread.join()


def run_into_a_closed_pipe(folder: Path, stream: str, *arguments: str) -> tuple[int, str]:
    """Run a command with nobody at the other end of one stream; what it said on the other."""
    (folder / "match.json").write_text(MATCH, encoding="utf-8")
    (folder / "game.txt").write_text(record(), encoding="utf-8")
    reader, writer = os.pipe()
    os.close(reader)
    other = "stderr" if stream == "stdout" else "stdout"
    environ = {name: value for name, value in os.environ.items() if name != "REMELD_DATABASE"}
    done = subprocess.run(
        [sys.executable, "-m", "remeld", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=writer if stream == "stdout" else subprocess.PIPE,
        stderr=writer if stream == "stderr" else subprocess.PIPE,
        cwd=folder,
        env={**environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
    )
    os.close(writer)
    return done.returncode, getattr(done, other).decode()


@pytest.mark.parametrize("name", COMMANDS)
def test_nobody_reads_the_answer(tmp_path: Path, kept: Path, name: str) -> None:
    shutil.copytree(kept, tmp_path, dirs_exist_ok=True)
    with listening(tmp_path / "door"):
        code, said = run_into_a_closed_pipe(tmp_path, "stdout", *ANSWERS[name])
    assert code == PIPE_CLOSED
    assert "Traceback" not in said
    if name != "serve":  # which logs
        assert said == ""


@pytest.mark.parametrize("name", COMMANDS)
def test_nobody_reads_the_help(tmp_path: Path, name: str) -> None:
    assert run_into_a_closed_pipe(tmp_path, "stdout", name, "--help") == (PIPE_CLOSED, "")


@pytest.mark.parametrize("more", [[], ["--json"]])
@pytest.mark.parametrize("name", [*COMMANDS, ""])
def test_nobody_reads_the_error(tmp_path: Path, name: str, more: list[str]) -> None:
    arguments = [*filter(None, [name]), "--frob", *more]
    assert run_into_a_closed_pipe(tmp_path, "stderr", *arguments) == (PIPE_CLOSED, "")


@pytest.mark.parametrize("name", ["rules", "judge", "solve", "arrange", "score", "replay"])
def test_nobody_reads_the_document(tmp_path: Path, name: str) -> None:
    code, said = run_into_a_closed_pipe(tmp_path, "stdout", *ANSWERS[name], "--json")
    assert (code, said) == (PIPE_CLOSED, "")


def test_whoever_reads_only_the_beginning() -> None:
    command = [sys.executable, "-m", "remeld", "schema"]
    # Otherwise all of it might be written before the reader leaves.
    assert len(subprocess.check_output(command)) > PIPE_HOLDS
    reader, writer = os.pipe()
    with subprocess.Popen(command, stdout=writer, stderr=subprocess.PIPE) as process:
        os.close(writer)
        assert os.read(reader, 1)
        os.close(reader)
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert process.returncode == PIPE_CLOSED
