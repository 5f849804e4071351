"""Whole runs: the same on any number of workers, after any kill, and stopped early."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from remeld.arena import (
    Crew,
    GameResult,
    Pairing,
    Plan,
    Standings,
    StopTest,
    do_task,
    make_crew,
    matrix,
    read_results,
    run,
)
from remeld.arena.results_file import ResultsFile
from remeld.rules import EDITIONS, RemeldError
from tests.arena.coins import tossed
from tests.patience import PATIENCE

DICE = "tests.arena.faulty_players:Dice"
PLAN = Plan(
    pairings=matrix(["greedy", DICE], seats=3), ruleset=EDITIONS["broadway"], games=9, seed=11
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of the plan, played by one worker without a break."""
    path = tmp_path_factory.mktemp("whole") / "run.jsonl"
    run(PLAN, make_crew(1), path)
    return path.read_bytes()


@pytest.fixture
def two() -> Iterator[Crew]:
    crew = make_crew(2)
    yield crew
    crew.close()


def test_two_workers_write_the_same_bytes(whole: bytes, two: Crew, tmp_path: Path) -> None:
    run(PLAN, two, tmp_path / "run.jsonl")
    assert (tmp_path / "run.jsonl").read_bytes() == whole


def test_any_cut_is_mended_byte_for_byte(whole: bytes, tmp_path: Path) -> None:
    """Killed anywhere: between lines, inside one, before the first."""
    path = tmp_path / "run.jsonl"
    for length in {
        0,
        5,
        len(whole) // 3,
        whole.rindex(b"\n", 0, -1) + 1,
        len(whole) - 1,
        len(whole),
    }:
        path.write_bytes(whole[:length])
        run(PLAN, make_crew(1), path)
        assert path.read_bytes() == whole, length


def test_nothing_is_played_twice(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(whole)

    class Idle:
        def answers(self, next_task: object) -> Iterator[tuple[object, object]]:
            assert next_task() is None  # type: ignore[operator]
            return iter(())

        def close(self) -> None: ...

    assert run(PLAN, Idle(), path).done  # type: ignore[arg-type]


@pytest.mark.slow
def test_kill_9_in_the_middle_and_the_same_command_again(tmp_path: Path) -> None:
    """Workers end with the one that was killed, and the file becomes what it would have been."""
    path, straight = tmp_path / "run.jsonl", tmp_path / "straight.jsonl"
    options = "arena --bots greedy,easy --games 30 --seed 3 --edition goliath --json --results"
    command = [sys.executable, "-m", "remeld", *options.split()]
    subprocess.run([*command, straight, "--workers", "1"], check=True, capture_output=True)
    lines = straight.read_bytes().count(b"\n")
    killed = subprocess.Popen(
        [*command, path, "--workers", "2"], stdout=subprocess.DEVNULL, start_new_session=True
    )
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        assert killed.poll() is None
        time.sleep(0.01)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    while _alive(killed.pid):
        assert time.monotonic() < deadline, "workers outlive the run"
        time.sleep(0.05)
    assert 4 <= path.read_bytes().count(b"\n") <= lines
    subprocess.run([*command, path, "--workers", "2"], check=True, capture_output=True)
    assert path.read_bytes() == straight.read_bytes()


@pytest.mark.slow
def test_ctrl_c_ends_everybody_with_one_word_and_keeps_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    options = "arena --bots greedy,easy --games 4000 --workers 2 --lang en --results"
    started = subprocess.Popen(
        [sys.executable, "-m", "remeld", *options.split(), path],
        stderr=subprocess.PIPE,
        start_new_session=True,
        # Whoever runs the tests in the background of a shell has it ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < deadline
        assert started.poll() is None
        time.sleep(0.01)
    os.killpg(started.pid, signal.SIGINT)
    _, said = started.communicate(timeout=PATIENCE)
    assert (started.returncode, said) == (130, b"Stopped.\n")
    while _alive(started.pid):
        assert time.monotonic() < deadline, "workers outlive the run"
        time.sleep(0.05)
    assert len(read_results(path)[1]) >= 2


def _alive(group: int) -> bool:
    """Whether anybody of a process group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_that_is_killed_is_replaced(
    two: Crew, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    keys = ("tests.arena.faulty_players:Suicide", "greedy")
    plan = Plan(pairings=(Pairing(keys),), ruleset=EDITIONS["goliath"], games=6, seed=2)
    standings = run(plan, two)
    assert (tmp_path / "killed").exists()
    # The file is there now, so that this process may play the same without dying.
    assert standings.results == run(plan, make_crew(1)).results


def test_workers_that_always_die_are_given_up(two: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("remeld.arena.crews.MOST_DEATHS", 1)
    keys = ("tests.arena.faulty_players:Doomed", "greedy")
    plan = Plan(pairings=(Pairing(keys),), ruleset=EDITIONS["goliath"], games=2, seed=2)
    with pytest.raises(RemeldError) as caught:
        run(plan, two)
    assert caught.value.code == "workers-die"


def test_a_faulty_player_stops_the_run_and_keeps_what_was_played(tmp_path: Path, two: Crew) -> None:
    path = tmp_path / "run.jsonl"
    keys = ["greedy", "easy", "tests.arena.faulty_players:Thrower"]
    plan = Plan(pairings=matrix(keys, 2), ruleset=EDITIONS["goliath"], games=4, seed=2)
    with pytest.raises(RemeldError, match="lost my head") as caught:
        run(plan, two, path)
    assert caught.value.code == "faulty-player"
    kept, results = read_results(path)
    assert kept == plan
    assert [result.pairing for result in results] == [0, 0]


def test_a_pairing_stops_as_soon_as_it_is_decided(two: Crew) -> None:
    half = Fraction(1, 2)
    plan = Plan(
        pairings=matrix(["greedy", "easy"], 2),
        ruleset=EDITIONS["goliath"],
        games=200,
        seed=5,
        question=StopTest(half, half),
    )
    standings = run(plan, two)
    (tally,) = standings.tallies
    assert tally.verdict == "above"
    assert tally.deals < 40
    assert standings.results == run(plan, make_crew(1)).results
    # Not a deal too late: before the last one nothing was certain.
    before = Standings.new(plan, standings.results[:-1])
    assert before.tallies[0].verdict is None
    assert standings.most_games == standings.games


# The file


def test_a_damaged_line_is_named_and_nothing_changes(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    for number, line in enumerate(whole.splitlines(), start=1):
        if b'"points":[' not in line:
            continue
        damaged = whole.replace(line, line.replace(b'"points":[', b'"points":[1'))
        path.write_bytes(damaged)
        with pytest.raises(RemeldError) as caught:
            run(PLAN, make_crew(1), path)
        assert (caught.value.code, caught.value.values["line"]) == ("results-damaged", number)
        assert path.read_bytes() == damaged


def test_lines_that_were_left_out_or_swapped_are_noticed(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    first, second, third, *rest = whole.splitlines(keepends=True)
    for lines in ([first, third, *rest], [first, third, second, *rest]):
        path.write_bytes(b"".join(lines))
        with pytest.raises(RemeldError, match="line 2"):
            read_results(path)


@pytest.mark.parametrize("text", ["", "x\n", "{}\n", '{"remeld-arena":2,"check":"0"}\n', "\xff\n"])
def test_what_is_no_file_of_results_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(RemeldError) as caught:
        read_results(path)
    assert (caught.value.code, caught.value.values["file"]) == ("results-unreadable", str(path))


@pytest.mark.parametrize("text", ["my notes, one line without an end", "my notes\n", "{"])
def test_what_is_no_file_of_results_is_never_written(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="utf-8")
    if text == "{":
        # A run that was killed may have come so far: it begins anew.
        run(PLAN, make_crew(1), path)
        assert read_results(path)[0] == PLAN
        return
    with pytest.raises(RemeldError) as caught:
        run(PLAN, make_crew(1), path)
    assert caught.value.code == "results-unreadable"
    assert path.read_text(encoding="utf-8") == text


def test_a_file_of_another_run_is_not_touched(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(whole)
    other = Plan(pairings=PLAN.pairings, ruleset=PLAN.ruleset, games=9, seed=12)
    with pytest.raises(RemeldError) as caught:
        run(other, make_crew(1), path)
    assert (caught.value.code, caught.value.values["part"]) == ("results-of-another-run", "seed")
    assert path.read_bytes() == whole


def test_two_runs_never_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    first = ResultsFile(path, PLAN)
    first.open()
    with pytest.raises(RemeldError) as caught:
        ResultsFile(path, PLAN).open()
    assert caught.value.code == "results-busy"
    first.close()


# The fold


def test_shared_wins_are_divided() -> None:
    game = GameResult((0, 2), (5, -10, 5), (9, 9, 9), (2, 2, 2), "blocked")
    assert [game.share(player) for player in range(3)] == [30, 0, 30]
    nobody = GameResult((), (0, 0, 0), (9, 9, 9), (2, 2, 2), "blocked")
    assert [nobody.share(player) for player in range(3)] == [0, 0, 0]


def test_what_a_fold_keeps_adds_up() -> None:
    standings = tossed(["a", "b", "c"], seats=3, games=30)
    for tally in standings.tallies:
        assert tally.games == 30
        assert sum(player.wins for player in tally.players) == 30
        assert sum(player.points.total for player in tally.players) == 0
        assert len(tally.course) == tally.deals == 10
    assert standings.done
    assert standings.next() is None


def test_a_task_tells_how_far_it_came_before_a_failure() -> None:
    from remeld.arena import Task

    keys = ("tests.arena.faulty_players:Cheat", "easy")
    plan = Plan(pairings=(Pairing(keys),), ruleset=EDITIONS["goliath"], games=8, seed=2)
    answer = do_task(Task(plan, 0, 0, 2))
    assert answer.results == ()
    assert answer.failure is not None
    assert answer.failure.code == "faulty-player"
