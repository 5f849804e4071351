"""`remeld tui` from the outside: options, first screen, scripts, records."""

import itertools
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from remeld.bots import Level
from remeld.match import loads
from remeld.rules import EDITIONS
from remeld.study import how_played
from remeld.words import Words
from tests.cli.calls import Answer, remeld, start


def test_the_end_of_the_input_ends_the_game() -> None:
    answer = remeld("tui", "--seed", "3", stdin=b"draw\nquit\n")
    assert (answer.code, answer.err) == (0, "")
    assert remeld("tui", stdin=b"").out.endswith("Goodbye.\n")


@pytest.mark.parametrize("file", ["~nosuchuser/game.txt", "/nowhere/game.txt", "a\0b"])
def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(file: str) -> None:
    answer = remeld("tui", "--seed", "1", stdin=f"save {file}\nquit\n".encode())
    assert (answer.code, answer.err) == (0, "")
    assert "The record cannot be written to" in answer.out
    assert answer.out.endswith("Goodbye.\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_stream_that_was_closed_before_the_start_is_none(closed: str) -> None:
    command = f"exec {shlex.quote(sys.executable)} -m remeld tui --seed 1 {closed}"
    done = subprocess.run(["sh", "-c", command], input=b"quit\n", capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"Goodbye.\n") == (closed == "<&-")


@pytest.mark.parametrize("key", EDITIONS)
def test_the_first_screen_fits_and_says_all_that_is_needed(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for players, seed in itertools.product(("2", "3", "4"), ("1", "2", "3")):
        arguments = ["--edition", key, "--players", players, "--seed", seed]
        lines = remeld("tui", *arguments, stdin=b"").out.splitlines()
        assert lines.pop() == "Goodbye."
        # One line is left for the prompt.
        assert len(lines) < 24
        assert max(len(line) for line in lines) <= 80
        text = " ".join(" ".join(lines).split())
        for needed in (
            "k black, r red, b blue",
            "like k8 r8 o8",
            "worth 30 points",
            "draw",
            "help",
        ):
            assert needed in text
        clock = "This is a house rule: the booklet gives 60 seconds" in text
        assert clock is (key != "goliath")


def test_the_same_seed_gives_the_same_game() -> None:
    script = b"draw\n" * 5
    games = {seed: remeld("tui", "--seed", seed, stdin=script).out for seed in ("1", "2")}
    assert games["1"] == remeld("tui", "--seed", "1", stdin=script).out
    assert games["1"] != games["2"]
    racks = {re.findall("Rack.*", remeld("tui", stdin=b"").out)[0] for _ in range(2)}
    assert len(racks) == 2


def test_the_fourth_colour_has_the_name_of_the_box() -> None:
    assert "o orange" in remeld("tui", stdin=b"").out
    assert "o/y yellow" in remeld("tui", "--edition", "goliath", stdin=b"").out


def test_names() -> None:
    out = remeld("tui", "--name", "Bea", "--players", "3", "--seed", "1", stdin=b"").out
    assert "before Carlo and Dunja, computer players." in out
    assert re.search(r"Drawn for the start: Bea \w+, Carlo \w+, Dunja \w+", out)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "1"], "These rules are for 2 to 4 players, not for 1."),
        (["--players", "5"], "These rules are for 2 to 4 players, not for 5."),
        (["--players", "99"], "These rules are for 2 to 4 players, not for 99."),
        (["--players", "two"], "--players is “two”"),
        (["--seed", "x"], "--seed is “x”, but it must be a whole number from 0 to 999,9"),
        (["--seed", "-1"], "--seed is “-1”"),
        (["--clock", "4"], "--clock is “4”, but it must be a whole number from 5 to 86,400."),
        (["--clock", "soon"], "--clock is “soon”"),
        (["--name", ""], "“” cannot be a name."),
        (["--name", "x" * 41], "“xxxx"),
        (["--name", "a\x1b[2J"], "“a�[2J” cannot be a name."),
        (["--level", "lion"], "There is no player “lion”. The players are rack-sets, "),
        (["--level", "owl,"], "There is no player “”."),
        (["--level", "owl:soon"], "“soon” is no limit."),
        (["--level", "nowhere:nobody"], "“nowhere:nobody” is no player: loading it failed with"),
        (["--level", "cat,owl"], "--level names 2 computer players, but 1 sit at the table."),
        (["--json"], "There is no option --json here."),
    ],
)
def test_options_that_cannot_be(arguments: list[str], sentence: str) -> None:
    assert remeld("tui", *arguments).sentence.startswith(sentence)


def test_everybody_has_a_level_of_their_own_or_all_have_the_same(tmp_path: Path) -> None:
    arguments = ["tui", "--players", "3", "--seed", "2", "--edition", "babyboom", "--level"]

    def play(levels: str, record: Path) -> str:
        script = b"draw\npass\n" * 200 + f"save {record}\nwhy\nquit\n".encode()
        return remeld(*arguments, levels, stdin=script).out.replace(str(record), "FILE")

    first, second, third = (tmp_path / f"{number}.txt" for number in range(3))
    owls = play("owl", first)
    for seat, name in enumerate(("Bea", "Carlo"), start=1):
        assert said_of_game(owls, name) == [own_words(first, seat, "owl")]
    mixed = play("chick,greedy", second)
    assert mixed == play("chick,greedy", third)
    assert said_of_game(mixed, "Bea") == [own_words(second, 1, "chick")]
    # Only those of the ladder have something to say about their game.
    assert said_of_game(mixed, "Carlo") == []


def test_who_is_asked_why_before_anything_was_done_says_how_it_plays() -> None:
    def asked(*arguments: str) -> str:
        # In this deal the person begins.
        answer = remeld("tui", "--edition", "goliath", "--seed", "3", *arguments, stdin=b"why\n")
        return " ".join(answer.out.split())

    words = Words("en")
    told = asked("--players", "3", "--level", "owl,greedy")
    assert f"Bea: {words.text('level-says-owl')}" in told
    # Without a level the weakest of the ladder plays.
    assert f"Bea: {words.text('level-says-chick')}" in asked()
    assert words.text("talk-why-not-yet") in asked("--level", "greedy")


def said_of_game(out: str, name: str) -> list[str]:
    """What somebody says between the points and the question what next."""
    after = " ".join(out.partition("Total")[2].partition("Press Enter")[0].split())
    return re.findall(rf"{name}: (.*?)(?= Bea: | Carlo: |$)", after)


def own_words(record: Path, seat: int, level: Level) -> str:
    """How that level played the recorded game, in its own words."""
    told = how_played(loads(record.read_text(encoding="utf-8")), seat, level)
    assert told is not None
    return Words("en", "babyboom").text(f"played-{told.code}", **told.values)


def test_a_player_of_somebody_else_that_fails_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [
        "from remeld.bots import Decision, Reason",
        "from remeld.rules import Draw, Play",
        "class Faulty:",
        "    key = 'faulty'",
        "    def decide(self, view, limit, rng):",
        "        raise ZeroDivisionError('too clever')",
        "class Cheat(Faulty):",
        "    def decide(self, view, limit, rng):",
        "        return Decision(Play(()), Reason('mine'))",
        "class Leaver(Faulty):",
        "    def decide(self, view, limit, rng):",
        "        raise SystemExit(3)",
        "class Interrupter(Faulty):",
        "    def decide(self, view, limit, rng):",
        "        raise KeyboardInterrupt",
        "class Own(Faulty):",
        "    def decide(self, view, limit, rng):",
        "        return Decision(Draw(), Reason('mine'))",
    ]
    (tmp_path / "other_players.py").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def play(name: str) -> Answer:
        script = b"draw\nwhy\nquit\n"
        return remeld("tui", "--seed", "1", "--level", f"other_players:{name}", stdin=script)

    faulty, cheat = play("Faulty"), play("Cheat")
    assert (faulty.code, cheat.code) == (2, 2)
    assert faulty.err == "“other_players:Faulty” is no player: ZeroDivisionError: too clever\n"
    assert cheat.err.startswith("“other_players:Cheat” is no player: IllegalTurnError: ")
    for name, why in (("Leaver", "SystemExit: 3"), ("Interrupter", "KeyboardInterrupt")):
        ended = play(name)
        assert (ended.code, ended.err) == (2, f"“other_players:{name}” is no player: {why}\n")
    assert "Bea gives no reason." in play("Own").out


def test_six_can_play_where_the_box_is_big_enough() -> None:
    out = remeld("tui", "--edition", "babyboom", "--players", "6", "--seed", "1", stdin=b"").out
    assert "Bea, Carlo, Dunja, Emil and Farah, computer players." in out


# Where whoever can play must, a script needs eyes: see the tests of the terminal.
@pytest.mark.parametrize("key", [key for key in EDITIONS if key != "john-adams"])
def test_a_whole_game_by_script_and_its_record(tmp_path: Path, key: str) -> None:
    file = tmp_path / "game.txt"
    # `draw` and `pass` by turns: the one that the pool does not allow is refused.
    script = "draw\npass\n" * 150 + f"save {file}\nquit\n"
    answer = start("tui", "--edition", key, "--seed", "4", stdin=script.encode())
    assert (answer.code, answer.err) == (0, "")
    assert "Total" in answer.out
    assert answer.out.endswith("Goodbye.\n")
    assert remeld("verify", str(file)).out.splitlines()[1:] == [
        "The game is finished, and its scores are right.",
        "The deal follows from the secret.",
    ]


def test_a_game_with_a_house_file(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('edition = "lanmi"\ncolours = 6\nhand = 5\n', encoding="utf-8")
    out = remeld("tui", "--house", str(house), stdin=b"draw\n").out
    assert out.startswith("Remeld: tile rummy by the rules of Lanmi with house rules\n")
    assert "o orange, g green, p purple" in out
