"""Ways to call the command: in this process, which is quick, or as users do."""

import contextlib
import io
import json
import os
import subprocess
import sys
from functools import cache
from typing import Any, NamedTuple
from unittest import mock

from remeld.bots import easy_move
from remeld.cli import main
from remeld.match import Game, Record, Setup, cut, dumps, passes_unchecked, secret_from_seed
from remeld.rules import EDITIONS, view

BUG = "This should not have happened"


class Answer(NamedTuple):
    """What a command has answered."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> dict[str, Any]:
        """The JSON document that was printed, and nothing besides."""
        assert self.err == ""
        assert self.out.count("\n") == 1
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found

    @property
    def sentence(self) -> str:
        """The sentence for bad input: one line, no traceback, nothing on stdout."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert BUG not in self.err
        assert "Traceback" not in self.err
        # With --json it is part of an object.
        told = self.problem["sentence"] if self.err.startswith("{") else self.err.strip()
        assert isinstance(told, str)
        return told

    @property
    def problem(self) -> dict[str, Any]:
        """The object for a program: one line, nothing on stdout."""
        assert self.out == ""
        assert self.err.count("\n") == 1
        found = json.loads(self.err)
        assert isinstance(found, dict)
        assert list(found) == ["code", "place", "sentence"]
        assert found["place"] is None or isinstance(found["place"], dict)
        return found


def remeld(*arguments: str, stdin: bytes = b"") -> Answer:
    """Call the command in this process."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    source = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    with (
        mock.patch.object(sys, "stdin", source),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main(arguments)
    texts = []
    for stream in (out, err):
        stream.seek(0)
        texts.append(stream.read())
    return Answer(code, *texts)


def start(*arguments: str, stdin: bytes = b"", **environ: str) -> Answer:
    """Start the command as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "remeld", *arguments],
        input=stdin,
        capture_output=True,
        env={**os.environ, **environ},
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


@cache
def game(edition: str = "broadway", players: int = 2, seed: int = 1) -> Game:
    """A game that computer players have played to its end, each believed when it passes."""
    names = ("Ann", "Ben", "Cy", "Di", "Eve", "Flo")[:players]
    setup = Setup(ruleset=EDITIONS[edition], players=names, time_limit_sec=None)
    found = Game.start(setup, secret_from_seed(seed), at=0, oracle=passes_unchecked)
    while not found.state.ended:
        seat = found.state.turn
        found = found.move(seat, easy_move(view(found.position, seat)), at=len(found.log))
    return found


def record(edition: str = "broadway", seat: int | None = None, seed: int = 1) -> str:
    """The record of that game, whole or as one seat saw it."""
    played = game(edition, seed=seed)
    whole = Record(played.state.setup, played.log)
    return dumps(whole if seat is None else cut(whole, seat))
