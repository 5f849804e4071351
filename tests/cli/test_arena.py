"""`remeld simulate` and `remeld arena`: what they answer, and what they refuse."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from remeld.arena import read_results
from tests.cli.calls import remeld

SIMULATE = ("simulate", "--bots", "greedy,easy", "--games", "6", "--seed", "7")
ARENA = ("arena", "--bots", "greedy,easy", "--games", "6", "--seed", "7", "--workers", "1")


def test_simulate_tells_of_every_seat_what_its_player_came_to() -> None:
    found = remeld(*SIMULATE, "--players", "2", "--workers", "1", "--json").document
    assert (found["games"], found["deals"], found["edition"]) == (6, 3, "broadway")
    assert [each["player"] for each in found["seats"]] == ["greedy", "easy"]
    for each in found["seats"]:
        assert each["win_share"] == pytest.approx(each["wins"] / 6, abs=1e-6)
        for value, interval in (("win_share", "win_share_interval"), ("points", "points_interval")):
            low, high = each[interval]
            assert low <= each[value] <= high
        assert each["turns"] > 1
    assert sum(each["points"] for each in found["seats"]) == 0


def test_simulate_is_the_same_for_any_number_of_workers() -> None:
    answers = [remeld(*SIMULATE, "--workers", workers, "--json").out for workers in ("1", "2")]
    assert answers[0] == answers[1]


def test_equal_players_are_seated_as_they_are_named_and_deals_are_not_repeated() -> None:
    line = "simulate --bots easy,easy,easy --games 4 --edition lanmi --workers 1 --json"
    found = remeld(*line.split()).document
    assert (found["deals"], found["rotations"], found["players"]) == (4, 1, 3)


def test_simulate_tells_people_the_same() -> None:
    answer = remeld(*SIMULATE, "--workers", "1")
    assert answer.code == 0
    title, heads, *rows = answer.out.splitlines()
    assert title == "Broadway, 2 players at a table, 6 games."
    assert heads.split()[:3] == ["Player", "Wins", "Share"]
    assert [row.split()[0] for row in rows[:2]] == ["greedy", "easy"]


def test_the_arena_plays_the_matrix_and_writes_file_and_report(tmp_path: Path) -> None:
    results, page = tmp_path / "run.jsonl", tmp_path / "report.html"
    more = ("--results", str(results), "--report", str(page), "--json")
    found = remeld(*ARENA, *more).document
    assert [(cell["player"], cell["against"]) for cell in found["matrix"]] == [
        ("greedy", "easy"),
        ("easy", "greedy"),
    ]
    one, other = found["matrix"]
    assert one["win_share"] + other["win_share"] == pytest.approx(1)
    assert one["any_time_interval"][0] == pytest.approx(1 - other["any_time_interval"][1], abs=1e-5)
    assert found["worst"]["easy"]["against"] == "greedy"
    assert {each["player"] for each in found["ratings"]} == {"greedy", "easy"}
    assert "remeld arena --bots greedy,easy --players 2 --games 6 --seed 7" in page.read_text(
        "utf-8"
    )
    assert len(read_results(results)[1]) == 3
    # Again: nothing is left to play. And without the players: what the file holds.
    before = results.read_bytes()
    assert remeld(*ARENA, *more).document == found
    assert remeld("arena", "--results", str(results), "--json").document == found
    assert results.read_bytes() == before


def test_the_arena_tells_people_the_same() -> None:
    answer = remeld(*ARENA)
    assert answer.code == 0
    assert "greedy" in answer.out
    assert "Worst" in answer.out


BAD: list[tuple[str, str, dict[str, Any]]] = [
    ("simulate --bots nobody,easy", "no-such-player", {"option": "--bots"}),
    ("simulate --bots greedy,", "no-such-player", {"option": "--bots"}),
    ("simulate --bots greedy", "bad-players", {"option": "--bots"}),
    ("simulate --bots greedy,easy --players 3", "bots-and-players", {"option": "--players"}),
    ("simulate --bots greedy,easy --games 0", "bad-number", {"option": "--games"}),
    ("simulate --bots greedy,easy --games x", "bad-number", {"option": "--games"}),
    ("simulate --bots greedy,easy --seed -1", "bad-number", {"option": "--seed"}),
    ("simulate --bots greedy,easy --workers 0", "bad-number", {"option": "--workers"}),
    ("simulate --bots easy,easy,easy,easy,easy", "bad-players", {"option": "--bots"}),
    ("simulate", "missing-option", {"option": "--bots"}),
    ("arena", "missing-option", {"option": "--bots"}),
    ("arena --results run.jsonl --games 9", "missing-option", {"option": "--bots"}),
    ("arena --bots greedy", "arena-needs-two", {"option": "--bots"}),
    ("arena --bots greedy,greedy", "arena-needs-two", {"option": "--bots"}),
    ("arena --bots greedy,easy --players 9", "bad-players", {"option": "--players"}),
    ("arena --bots greedy,easy --test 60:50", "bad-test", {"option": "--test"}),
    ("arena --bots greedy,easy --test half", "bad-test", {"option": "--test"}),
]


@pytest.mark.parametrize(("line", "code", "place"), BAD, ids=[line for line, *_ in BAD])
def test_bad_input_is_named_with_its_place(line: str, code: str, place: dict[str, Any]) -> None:
    answer = remeld(*line.split(), "--json")
    assert answer.sentence
    assert (answer.problem["code"], answer.problem["place"]) == (code, place)


def test_files_that_cannot_be_used_are_refused(tmp_path: Path) -> None:
    results = tmp_path / "run.jsonl"
    remeld(*ARENA, "--results", str(results))
    other = remeld(*ARENA[:-4], "--seed", "8", "--workers", "1", "--results", str(results))
    assert "another run: there seed is 7" in other.sentence
    missing = remeld("arena", "--results", str(tmp_path / "no"), "--json")
    assert "no such file" in missing.sentence
    text = results.read_text("utf-8")
    results.write_text(text.replace('"winners":[0]', '"winners":[1]', 1), "utf-8")
    damaged = remeld("arena", "--results", str(results), "--json")
    assert damaged.problem["code"] == "results-damaged"
    assert damaged.problem["place"]["line"] >= 2
    assert damaged.problem["place"]["file"] in damaged.sentence
    page = tmp_path / "page.html"
    page.write_text("<!doctype html>\n", encoding="utf-8")
    foreign = remeld("arena", "--results", str(page), "--json")
    assert foreign.problem["place"] == {"file": str(page)}
    assert f"{page} is not a file of results" in foreign.sentence


def test_a_player_who_breaks_the_rules_ends_the_run() -> None:
    key = "tests.arena.faulty_players:Cheat"
    answer = remeld("simulate", "--bots", f"greedy,{key}", "--games", "2", "--workers", "1")
    assert key in answer.sentence


def test_a_breach_is_a_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("remeld.arena.whole_game.MOST_TURNS", 5)
    answer = remeld(*SIMULATE, "--workers", "1", "--json")
    assert (answer.code, answer.problem["code"]) == (1, "arena-breach")


MINE = """
import os
from remeld.bots import player
print("imported")
class Mine:
    key = "own_bots:Mine"
    def decide(self, view, limit, rng):
        print("thinking")
        os.write(1, b"as a program that it starts would")
        return player("greedy").decide(view, limit, rng)
"""


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_player_is_found_where_one_works_and_may_print(
    workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own_bots.py").write_text(MINE, "utf-8")
    monkeypatch.chdir(tmp_path)
    # As the installed command has it: without the folder in which it is called.
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)
    players = ("--bots", "easy,own_bots:Mine", "--games", "2", "--workers", workers)
    answer = remeld("simulate", *players, "--json")
    assert [each["player"] for each in json.loads(answer.out)["seats"]] == [
        "easy",
        "own_bots:Mine",
    ]
    assert "imported" in answer.err
    assert capfd.readouterr().out == ""


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("remeld.cli.arena.play", None)
    answer = remeld(*ARENA, "--report", str(tmp_path / "nowhere" / "page.html"))
    assert "no such file" in answer.sentence
