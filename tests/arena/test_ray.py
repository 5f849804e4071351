"""The same run on a real Ray: two workers, one of them killed in the middle.

Not part of the default run: `pip install ray`, then `pytest -m ray tests/arena/test_ray.py`.
"""

import contextlib
import os
import signal
from pathlib import Path

import pytest

from remeld.arena import Pairing, Plan, Standings, make_crew, matrix, run
from remeld.rules import EDITIONS, RemeldError

pytestmark = [pytest.mark.ray, pytest.mark.filterwarnings("default")]


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    keys = ["greedy", "tests.arena.faulty_players:Dice"]
    plan = Plan(pairings=matrix(keys, 3), ruleset=EDITIONS["broadway"], games=12, seed=4)
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    run(plan, make_crew(1), alone)
    crew = make_crew(2, ray="local")
    try:
        run(plan, crew, together)
    finally:
        crew.close()
    assert together.read_bytes() == alone.read_bytes()


def busy_worker() -> int:
    """The process of a worker that plays at this moment."""
    while True:
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            with contextlib.suppress(OSError):
                if path.read_bytes().startswith(b"ray::do_task"):
                    return int(path.parent.name)


def test_a_worker_that_is_killed_is_made_good() -> None:
    pairing = Pairing(("greedy", "tests.arena.faulty_players:Dice"))
    plan = Plan(pairings=(pairing,), ruleset=EDITIONS["goliath"], games=16, seed=4)
    crew = make_crew(2, ray="local")
    killed: list[int] = []

    def told(standings: Standings) -> None:
        if standings.games and not killed:
            killed.append(busy_worker())
            os.kill(killed[0], signal.SIGKILL)

    try:
        standings = run(plan, crew, told=told)
    finally:
        crew.close()
    assert killed
    assert standings.results == run(plan, make_crew(1)).results


def test_where_there_is_no_cluster_a_sentence_says_so() -> None:
    with pytest.raises(RemeldError) as caught:
        make_crew(2, ray="127.0.0.1:1")
    assert caught.value.code == "ray-unreachable"
