"""`remeld puzzle`: the same puzzle for the same seed, for people and for programs."""

import json
from pathlib import Path

import pytest

from remeld.cli import main
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, Table, judge
from remeld.study import KINDS, Kind, parse_puzzle


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["puzzle", "--json", *arguments]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert isinstance(printed, dict)
    return printed


@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_of_a_document_is_a_legal_turn(
    capsys: pytest.CaptureFixture[str], kind: Kind
) -> None:
    edition = list(EDITIONS)[KINDS.index(kind) % len(EDITIONS)]
    puzzle = document(capsys, "--edition", edition, "--kind", kind, "--seed", "2")
    assert (puzzle["edition"], puzzle["kind"], puzzle["seed"]) == (edition, kind, 2)
    solution = puzzle["solution"]
    assert isinstance(solution, dict)
    verdict = judge(
        EDITIONS[edition],
        table(puzzle["table"]),
        table(solution["table"]),
        parse_rack(" ".join(puzzle["rack"])),  # type: ignore[arg-type]
        melded=bool(puzzle["melded"]),
    )
    assert verdict.legal, verdict
    assert verdict.tiles_played == len(solution["played"])
    assert solution["steps"]


def table(sets: object) -> Table:
    assert isinstance(sets, list)
    return parse_table(", ".join(" ".join(tiles) for tiles in sets))


def test_the_same_seed_shows_the_same_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (document(capsys, "--seed", seed) for seed in ("3", "3", "4"))
    assert first == again != other


def test_people_see_the_answer_only_if_they_ask(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["puzzle", "--edition", "goliath", "--seed", "5", "--lang", "en"]
    assert main(given) == 0
    question = capsys.readouterr().out
    assert main([*given, "--solution"]) == 0
    answer = capsys.readouterr().out
    assert "Lay all your tiles." in question
    assert "--seed 5" in question
    assert "1. " not in question
    assert "1. " in answer


def test_the_puzzle_of_a_day_is_one_of_the_package(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "puzzle.svg"
    day = ("--day", "2026-11-18", "--edition", "goliath", "--picture", str(picture))
    found = document(capsys, *day)
    assert (found["number"], found["date"]) == (322, "2026-11-18")
    by_number = document(capsys, "--number", "322", "--edition", "goliath")
    assert by_number["table"] == found["table"]
    assert "date" not in by_number
    assert picture.read_text(encoding="utf-8").startswith("<svg ")
    pixels = tmp_path / "puzzle.png"
    document(capsys, "--day", "--picture", str(pixels))
    assert pixels.read_bytes().startswith(b"\x89PNG")
    assert main(["puzzle", "--lang", "en", *day]) == 0
    assert "the puzzle of 2026-11-18" in capsys.readouterr().out
    assert "number" in document(capsys, "--day")


def test_many_puzzles_are_written_to_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "puzzles.txt"
    make = ["puzzles", "make", "--count", "2", "--edition", "goliath", "--kind", "endgame"]
    make += ["--seed", "4", "--workers", "1"]
    assert main([*make, "-o", str(file), "--lang", "en"]) == 0
    assert "2 puzzles" in capsys.readouterr().out
    head, made_by, *lines = file.read_text(encoding="utf-8").splitlines()
    assert head == "remeld-puzzles 1"
    assert made_by.endswith("--count 2 --seed 4 --edition goliath --kind endgame")
    assert [parse_puzzle(line).kind for line in lines] == ["endgame"] * 2
    assert main(["puzzles", "bake"]) == 2
    assert "make" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--kind", "go-in"], "go-out, all-but-one"),
        (["--seed", "-1"], "from 0 to"),
        (["--edition", "rummy"], "rummy"),
        (["--day", "2026-02-30"], "2026-02-30"),
        (["--number", "481"], "from 1 to 480"),
        # What does not count is not passed over.
        (["--day", "--seed", "3"], "--day"),
        (["--day", "2026-11-18", "--kind", "go-out"], "--kind"),
        (["--number", "3", "--day"], "--number"),
        (["--number", "3", "--picture", "puzzle.gif"], "puzzle.gif"),
    ],
)
def test_bad_input_is_named(
    capsys: pytest.CaptureFixture[str], arguments: list[str], part: str
) -> None:
    assert main(["puzzle", *arguments]) == 2
    told = capsys.readouterr()
    assert part in told.err
    assert told.out == ""
