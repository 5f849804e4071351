"""Whole games in the terminal: every edition, scripts, the bell, the score sheet, the record."""

import io
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.bots import Decision, decide_at_level
from remeld.match import loads, verify
from remeld.rules import EDITIONS, Ruleset, View, count, spread
from remeld.solver import could_play
from remeld.terminal.timed_input import TimeUpError
from tests.terminal.scripted_matches import Watched, commands_for, play_script, sit_down


def play_to_the_end(
    rules: Ruleset, *, clever: bool, players: int = 2, seed: int = 1, file: str = ""
) -> tuple[Watched, str]:
    """Let a computer type until one game is over, save it and leave."""
    waiting: list[str] = []
    turns: list[str] = []

    def read(prompt: str) -> str | None:
        if prompt.startswith("Next:"):
            waiting[:] = waiting or ([f"save {file}", "score", "hm", "quit"] if file else ["quit"])
        elif not waiting:
            assert len(turns) < 500, out.getvalue()[-2000:]
            turns.append(prompt)
            waiting[:] = commands_for(local_match.game, clever=clever)
        return waiting.pop(0)

    local_match, out = sit_down(read, rules, players=players, seed=seed)
    local_match.run()
    return local_match, out.getvalue()


@pytest.mark.parametrize("clever", [False, True])
@pytest.mark.parametrize("key", EDITIONS)
def test_a_whole_game(tmp_path: Path, key: str, clever: bool) -> None:
    file = tmp_path / "game.txt"
    players = 3 if clever else 2
    local_match, text = play_to_the_end(
        EDITIONS[key], clever=clever, players=players, file=str(file)
    )
    assert "The turn cannot end like this." not in text
    assert len(local_match.games) == 1
    assert sum(local_match.games[0].points) == 0
    for name, points in zip(local_match.players, local_match.games[0].points, strict=True):
        assert re.search(rf"(?m)^{name}: {points} points?$", text)
    assert re.search(r"(?m)^Total +[-+\d]", text)
    assert f"The record is in {file}." in " ".join(text.split())
    assert text.endswith("Goodbye.\n")
    found = verify(loads(file.read_text(encoding="utf-8")), could_play)
    assert (found.good, found.finished, found.deal_checked) == (True, True, True)


@pytest.mark.parametrize(
    "changes",
    [
        {"drawn_tile_playable": True},
        {"may_decline": False},
        {"next_starter": "rotate"},
        {"colours": 6, "group_max": 6},
        {"meld_min": 0, "hand": 5},
        {"pool_empty": "endAtOnce", "draw_per_no_play": 3},
    ],
)
def test_house_rules_can_be_played(changes: dict[str, object]) -> None:
    rules = EDITIONS["goliath"].replace(**changes)
    local_match, text = play_to_the_end(rules, clever=True, seed=2)
    assert len(local_match.games) == 1
    assert "Goliath with house rules" in text


def test_nobody_is_stuck_where_they_must_play() -> None:
    rules = EDITIONS["john-adams"].replace(may_decline=False, meld_min=0, hand=20)
    text = play_script(["draw", "quit"], rules, seed=5)
    assert "A tile can be played, so it must be.\nYou could lay " in text


# Scripts


def test_a_script_without_an_end_says_goodbye() -> None:
    assert play_script([]).endswith("Goodbye.\n")
    assert play_script(["draw"]).endswith("Goodbye.\n")


def test_nothing_is_written_that_nobody_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    play_script(["draw", "draw"])
    assert list(tmp_path.iterdir()) == []


def test_computer_players_show_what_they_change_and_hide_what_they_draw() -> None:
    _, text = play_to_the_end(EDITIONS["goliath"], clever=True, players=4, seed=3)
    assert re.search(r"(?m)^Ben plays [krboj0-9 ]+\.$", text)
    assert re.search(r"(?m)^  .+ → .+$", text)
    assert re.search(r"(?m)^Cy draws one tile\.", text)
    assert not re.search(r"(?m)^(Ben|Cy|Di) draws [krboj]\d", text)


def test_several_games_make_a_match() -> None:
    lines = iter(["draw", "pass"] * 400)
    seen: list[str] = []

    def read(prompt: str) -> str | None:
        seen.append(prompt)
        if prompt.startswith("Next:"):
            return "" if len(local_match.games) < 3 else "quit"
        return next(lines)

    local_match, out = sit_down(read, seed=6)
    local_match.run()
    text = out.getvalue()
    assert "\nGame 1 of 2. Drawn for the start: " in text
    assert "Game 2 of 2." in text
    assert "\nGame 3. Drawn" in text
    assert re.search(r"(leads the match|lead the match together)\.", text)
    assert re.search(r"(has won the match|share the victory)\.", text)
    assert [sum(game.points) for game in local_match.games] == [0, 0, 0]
    sheet = text[text.rindex("Game 3  ") :]
    totals = re.search(r"Total +(\S+) +(\S+)", sheet)
    assert totals
    points = [sum(game.points[seat] for game in local_match.games) for seat in (0, 1)]
    assert [int(total) for total in totals.groups()] == points


def test_the_score_can_be_asked_for_at_any_time() -> None:
    assert re.search(r"(?m)^Total +0 +0$", play_script(["score"]))


# The clock


def ring(tmp_path: Path, key: str, *typed: str) -> tuple[str, bool]:
    """Type, then let the time run out; also whether the record is right."""
    time = [0]
    lines = [*typed, "LATE", "quit"]

    def read(prompt: str) -> str | None:
        line = lines.pop(0)
        if line == "LATE":
            time[0] += 61_000
            return "this comes too late"
        if line == "quit":
            lines.append("quit")
            return line if saved.exists() else f"save {saved}"
        return line

    saved = tmp_path / "rung.txt"
    local_match, out = sit_down(read, EDITIONS[key], clock=60, now=lambda: time[0], seed=7)
    local_match.run()
    found = verify(loads(saved.read_text(encoding="utf-8")), could_play)
    return out.getvalue(), found.good


def test_the_bell_ends_an_idle_turn(tmp_path: Path) -> None:
    text, good = ring(tmp_path, "broadway")
    assert good
    assert "A turn may take 60 seconds." in text
    assert "The time is up, and Ann has done nothing. You draw " in text


def test_the_bell_finds_the_table_as_it_lay(tmp_path: Path) -> None:
    first = play_script([], seed=7)
    rack = re.findall(r"Rack +(.*)", first)[0].split()
    text, good = ring(tmp_path, "broadway", f"lay {rack[0]}")
    assert good
    assert "The time is up before Ann is done. The table is put back" in text
    assert len(re.findall(r"You draw (\S+ \S+ \S+)\.", text)) == 1
    assert "comes too late" not in text


def test_a_line_that_comes_after_many_bells_ends_nothing_but_the_turn(tmp_path: Path) -> None:
    """Where no alarm can ring, the program notices only then; the computer player loses nothing."""
    time = [0]
    saved = tmp_path / "late.txt"
    lines = iter(["draw", f"save {saved}", "quit"])

    def read(prompt: str) -> str | None:
        time[0] += 14_000 if time[0] < 14_000 else 1_000
        return next(lines)

    local_match, out = sit_down(read, clock=6, now=lambda: time[0], seed=4)
    local_match.run()
    assert "The time is up, and Ann has done nothing. You draw " in out.getvalue()
    assert out.getvalue().endswith("Goodbye.\n")
    assert local_match.game.state.turn_began == 14_000
    assert verify(loads(saved.read_text(encoding="utf-8")), could_play).good


@pytest.mark.parametrize("key", EDITIONS)
def test_a_game_ends_by_itself_when_nobody_is_there(tmp_path: Path, key: str) -> None:
    time = [0]
    saved = tmp_path / "away.txt"
    after = iter([f"save {saved}", "quit"])

    def read(prompt: str) -> str | None:
        if prompt.startswith("Next:"):
            return next(after)
        time[0] += 60_000
        raise TimeUpError

    local_match, _ = sit_down(read, EDITIONS[key], clock=60, now=lambda: time[0], seed=2)
    local_match.run()
    assert len(local_match.games) == 1
    found = verify(loads(saved.read_text(encoding="utf-8")), could_play)
    assert (found.good, found.finished) == (True, True)


def test_who_must_play_and_stays_away_abandons_the_game() -> None:
    """John Adams with nothing to draw: Ann can play from the start."""
    time = [0]

    def read(prompt: str) -> str | None:
        if prompt.startswith("Next:"):
            return None
        time[0] += 60_000
        raise TimeUpError

    rules = EDITIONS["john-adams"].replace(
        numbers=7, copies=1, jokers=0, meld_min=0, players_max=2, big_set=None
    )
    local_match, out = sit_down(read, rules, clock=60, now=lambda: time[0], seed=3)
    local_match.run()
    text = " ".join(out.getvalue().split())
    assert text.count("Ann could have played, so this is not a pass.") == 3
    assert "Three times in a row Ann could have played and did not" in text
    assert local_match.games[0].points == (0, 0)


def test_the_program_may_be_stopped_in_the_turn_of_a_computer_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = [0]
    saved = tmp_path / "stopped.txt"
    lines = iter(["draw", f"save {saved}", "quit"])

    def slow(level: str, seen: View, *, seed: int, least: bool) -> Decision:
        time[0] += 200_000
        return decide_at_level(level, seen, seed=seed, least=least)

    monkeypatch.setattr("remeld.terminal.computer_players.decide_at_level", slow)
    local_match, out = sit_down(lambda _: next(lines), clock=60, now=lambda: time[0], seed=4)
    local_match.run()
    assert out.getvalue().endswith("Goodbye.\n")
    # The player has the whole turn.
    assert local_match.game.state.deadline == time[0] + 60_000
    assert verify(loads(saved.read_text(encoding="utf-8")), could_play).good


def test_an_alarm_that_comes_too_early_is_none() -> None:
    prompts: list[str] = []

    def read(prompt: str) -> str | None:
        prompts.append(prompt)
        if len(prompts) < 3:
            raise TimeUpError
        return None

    local_match, out = sit_down(read, clock=90)
    local_match.run()
    assert len(prompts) == 3
    assert "The time is up" not in out.getvalue()


def test_what_is_typed_right_after_the_bell_was_meant_for_the_turn_before() -> None:
    time = [0]
    steps = iter([(60_000, None), (60_900, "draw"), (61_000, "draw"), (61_000, "quit")])

    def read(prompt: str) -> str | None:
        time[0], line = next(steps)
        if line is None:
            raise TimeUpError
        return line

    local_match, out = sit_down(read, clock=60, now=lambda: time[0], seed=4)
    local_match.run()
    text = out.getvalue()
    assert text.count("That came just after the bell.") == 1
    # One tile at the bell, one for the second line.
    assert text.count("You draw ") == 2


def test_the_prompt_shows_the_time_that_is_left() -> None:
    prompts: list[str] = []

    def read(prompt: str) -> str | None:
        prompts.append(prompt)
        return None

    sit_down(read, clock=90)[0].run()
    assert prompts == ["Your turn (90 s): "]


# Anything can be typed

TYPED = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["draw", "pass", "end", "undo", "reset", "sort", "help", "score", "", "e"]),
    st.builds(
        " ".join,
        st.lists(
            st.sampled_from(
                ["lay", "add", "take", "split", "join", "1", "2", "9", "0", ",", "j", "j=r4"]
                + [f"{colour}{number}" for colour in "krbo" for number in range(1, 14)]
            ),
            max_size=6,
        ),
    ),
)


@settings(deadline=None, max_examples=40)
@given(st.lists(TYPED, max_size=25), st.sampled_from(list(EDITIONS)))
def test_whatever_is_typed_no_tile_is_lost(lines: list[str], key: str) -> None:
    typed = iter([line for line in lines if not line.strip().lower().startswith(("save", "q"))])
    local_match, out = sit_down(lambda _: next(typed, None), EDITIONS[key], seed=9)
    local_match.run()
    position = local_match.game.position
    tiles = count([*spread(position.table), *position.pool, *spread(position.racks)])
    assert tiles == count(position.ruleset.box.tiles())
    assert "Traceback" not in out.getvalue()


def test_the_screen_of_a_reader_is_never_wider_than_it_is() -> None:
    local_match, out = sit_down(lambda _: None, players=4)
    local_match.console.width = 40
    local_match.run()
    assert isinstance(out, io.StringIO)
    assert max(map(len, out.getvalue().splitlines())) <= 40


# Why


def test_the_computer_players_say_why_when_they_are_asked() -> None:
    # Nobody has had a turn, then each has; nothing of it is told that was not asked for.
    text = play_script(["why", "draw", "why", "draw"], seed=1, players=3)
    assert text.count("No computer player has had a turn yet.") == 1
    for name in ("Ben", "Cy"):
        assert (
            len(re.findall(rf"(?m)^{name}: I (saw nothing to lay|laid what I saw)\.$", text)) == 1
        )
