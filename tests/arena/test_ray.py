"""The same run on a real Ray: two workers, one of them killed in the middle.

Not part of the default run: `pip install ray`, then `pytest -m ray tests/arena`.
"""

from pathlib import Path

import pytest

from remeld.arena import Pairing, Plan, make_crew, matrix, run
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


def test_a_worker_that_is_killed_is_made_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Workers of Ray begin in the folder of the one who asks.
    monkeypatch.chdir(tmp_path)
    keys = ("tests.arena.faulty_players:Suicide", "greedy")
    plan = Plan(pairings=(Pairing(keys),), ruleset=EDITIONS["goliath"], games=8, seed=4)
    crew = make_crew(2, ray="local")
    try:
        standings = run(plan, crew)
    finally:
        crew.close()
    assert (tmp_path / "killed").exists()
    assert standings.results == run(plan, make_crew(1)).results


def test_where_there_is_no_cluster_a_sentence_says_so() -> None:
    with pytest.raises(RemeldError) as caught:
        make_crew(2, ray="127.0.0.1:1")
    assert caught.value.code == "ray-unreachable"
