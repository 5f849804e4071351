"""`remeld review`: for people in their language, for programs by keys; bad files are told."""

import json
import re
from pathlib import Path

import pytest

from remeld.cli import main
from remeld.match import Game, Record, Setup, cut, dumps, secret_from_seed
from remeld.notation import format_rack, parse_rack, parse_ruleset
from remeld.rules import Draw
from remeld.solver import could_play
from remeld.study import Estimate, chance, review
from remeld.study.review_balance import balance
from remeld.study.review_exact import look
from remeld.study.review_turns import seat_turns
from remeld.words import LANGUAGES, Words
from tests.study.recorded_games import recorded_game

RECORD = recorded_game("broadway", ("bounded-3", "bounded-6", "greedy"), 5)
EXACT = {"possible", "played", "missed_tiles", "missed_value", "could_go_out"}
KEYS = EXACT | {"chance", "chance_best", "interval"}


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer worlds than people get: what is tested holds for any number."""
    monkeypatch.setattr(chance, "MOST_WORK", 5_000)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished game of three."""
    path = tmp_path / "game.txt"
    path.write_text(dumps(RECORD), "utf-8")
    return path


def test_a_document_has_all_turns_with_all_keys(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert main(["review", str(file), "--json", "--seed", "4"]) == 0
    printed = json.loads(capsys.readouterr().out)
    found = review(RECORD, seed=4)
    assert [turn["turn"] for turn in printed["turns"]] == [*range(1, len(found.turns) + 1)]
    for turn, expected in zip(printed["turns"], found.turns, strict=True):
        assert set(turn) >= KEYS
        assert expected.estimate is not None
        assert turn["chance"] == expected.estimate.chance
        assert turn["chance_best"] == expected.estimate.best
        assert turn["missed_tiles"] == turn["possible"]["tiles"] - len(turn["played"])
        assert turn["could_go_out"] == expected.exact.could_go_out
        # In the order in which every command tells tiles.
        for tiles in (turn["played"], turn["possible"]["played"], turn["choice"]):
            assert tiles == format_rack(parse_rack(" ".join(tiles))).split()
    for seat in printed["seats"]:
        parts = ("start", "deal", "draws", "others", "skill")
        total = sum(seat[part] for part in parts)
        assert round(total, 4) == seat["result"]
    assert len(printed["moments"]) == 3


def test_one_seat_alone_is_the_same_as_its_own_record(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    own = tmp_path / "own.txt"
    own.write_text(dumps(cut(RECORD, 1)), "utf-8")
    assert main(["review", str(file), "--seat", "1", "--json"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert {turn["seat"] for turn in alone["turns"]} == {1}
    assert main(["review", str(own), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == alone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_it_in_their_language(
    capsys: pytest.CaptureFixture[str], file: Path, lang: str
) -> None:
    assert main(["review", str(file), "--seat", "0", "--lang", lang]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "review-" not in out
    assert "A" in out
    assert "%" in out


def test_what_is_told_of_a_player_adds_up(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert main(["review", str(file), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    heads = [place for place, line in enumerate(lines) if line.startswith("Player ")]
    assert lines[heads[-1]].split()[1:] == [*RECORD.setup.players]
    # Accuracy, then a sum for each player, one number below the other.
    below = lines[heads[-1] + 1 : lines.index("", heads[-1])]
    _, *ways = [re.findall(r"[+−]?\d+", line) for line in below]
    for start, *parts, result in zip(*ways, strict=True):
        numbers = [int(part.replace("−", "-")) for part in parts]
        assert int(start) + sum(numbers) == int(result)
        assert not {"+0", "−0"} & set(parts)


@pytest.mark.parametrize(
    ("rules", "told"), [("goliath(drawn_tile_playable=true)", "none"), ("goliath(hand=3)", "sum")]
)
def test_where_nothing_decided_the_game_nothing_is_said_to(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, rules: str, told: str
) -> None:
    """Given up at once: without winning chances nothing is added up either."""
    setup = Setup(ruleset=parse_ruleset(rules), players=("Ann", "Ben"), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(1), at=0, oracle=could_play)
    game = game.move(0, Draw(), at=1).resign(1, at=2)
    path = tmp_path / "short.txt"
    path.write_text(dumps(Record(game.state.setup, game.log)), "utf-8")
    assert main(["review", str(path), "--lang", "en"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    words = Words("en")
    said = {id for id in ("none", "sum", "moments") if words.text(f"review-{id}") in out}
    assert said == {told}
    assert ("Own decisions" in out) == (told == "sum")


def test_nothing_has_no_sign() -> None:
    """Whoever never had a choice, draws nothing and wins at once."""
    exact = look(turn := next(seat_turns(RECORD, (0,))))
    sure = Estimate(chance=1.0, best=1.0, interval=(1.0, 1.0), choice=(), worlds=1)
    found = balance(0, 1, [(len(turn.laid), exact, sure)], result=1.0)
    parts = (found.deal, found.draws, found.others, found.skill)
    assert [str(part) for part in parts] == ["0.0"] * 4


@pytest.mark.parametrize(
    ("change", "code", "exit_code"),
    [
        (lambda text: "no record", "not-a-record", 2),
        (lambda text: text[: text.index(" end ")].rpartition("\n")[0], "review-not-over", 2),
        (lambda text: text.replace(" draw 0 ", " draw 1 ", 1), "review-wrong", 2),
        (lambda text: dumps(cut(RECORD, None)), "seat-not-seen", 2),
    ],
    ids=["no record", "running", "wrong", "spectator"],
)
def test_what_cannot_be_reviewed_is_told_clearly(
    capsys: pytest.CaptureFixture[str], file: Path, change: object, code: str, exit_code: int
) -> None:
    assert callable(change)
    file.write_text(change(file.read_text("utf-8")), "utf-8")
    assert main(["review", str(file), "--json"]) == exit_code
    out, err = capsys.readouterr()
    assert out == ""
    assert json.loads(err)["code"] == code


@pytest.mark.parametrize("seat", ["3", "-1", "x"])
def test_a_seat_that_is_none_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path, seat: str
) -> None:
    assert main(["review", str(file), "--seat", seat, "--json"]) == 2
    assert json.loads(capsys.readouterr().err)["code"] == "bad-number"
