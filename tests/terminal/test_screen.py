"""What is shown: colours, columns, verdicts and events."""

import io
import re
import sys
from unittest import mock

import pytest

from remeld.match import (
    Bell,
    Ended,
    Event,
    Extended,
    Passed,
    Revealed,
    Said,
    Seated,
    Setup,
)
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, judge_checked
from remeld.terminal.console import Console, PlayerLeftError, read_lines
from remeld.terminal.draft import TurnDraft
from remeld.terminal.event_sentences import say_ending, say_event
from remeld.terminal.paint import flow, labelled, paint, wants_colour, wrap
from remeld.terminal.screen import rack_groups, say_verdict, show_draft
from remeld.words import Words

WORDS = Words()


def verdict(table: str, draft: str, rack: str, *, melded: bool = True, ending: bool = False) -> str:
    rules = EDITIONS["broadway"]
    begun = TurnDraft.begin(rules, parse_table(table), parse_rack(rack))
    sets = parse_table(draft)
    drafted = TurnDraft(rules=rules, before=begun.before, dealt=begun.dealt, sets=sets)
    found = judge_checked(rules, begun.before, drafted.table, begun.dealt, melded=melded)
    return "\n".join(say_verdict(WORDS, drafted, found, melded=melded, ending=ending))


def test_the_verdict_tells_newcomers_how_far_they_are() -> None:
    assert verdict("", "", "r1", melded=False) == "Initial meld: 0 of 30 points."
    low = verdict("", "r6 r7 r8", "r6 r7 r8", melded=False)
    assert low == "Initial meld: 21 of 30 points."
    assert verdict("", "r9-11", "r9-11", melded=False) == (
        "A legal turn: 3 tiles, worth 30. Type end to finish it."
    )
    assert verdict("", "", "r1") == ""
    assert verdict("", "", "r1", ending=True).startswith("No tile from the rack was laid.")


def test_the_verdict_names_set_and_clause() -> None:
    text = verdict("b4-6", "b4-6, r1 r2", "r1 r2")
    assert text == "Set 2. Too short: r1 r2. A set has at least three tiles. (R9)"
    assert verdict("b4-7", "b4-6, b7 k7 r7", "k7 r7").startswith("A legal turn: 2 tiles, worth 14.")


def test_tiles_in_the_hand_are_not_shown_as_sets() -> None:
    rules = EDITIONS["broadway"]
    draft = TurnDraft.begin(rules, parse_table("b4-7"), parse_rack("k1"))
    draft = draft.take(0, parse_rack("b7"))
    found = judge_checked(rules, draft.before, draft.table, draft.dealt, melded=True)
    lines = say_verdict(WORDS, draft, found, melded=True)
    assert lines[-1] == "Lay what is in your hand before you end the turn."
    assert not any("Not in any set" in line for line in lines)
    assert show_draft(WORDS, draft, 80, by_number=False) == [
        "Table  1: b4 b5 b6",
        "Hand   b7",
        "Rack   k1",
    ]


def test_a_long_table_is_shown_in_lines() -> None:
    table = "k1-3, r1-3, b1-3, o1-3, k4-6, r4-6"
    draft = TurnDraft.begin(EDITIONS["broadway"], parse_table(table), ())
    assert show_draft(WORDS, draft, 40, by_number=False) == [
        "Table  1: k1 k2 k3   2: r1 r2 r3",
        "       3: b1 b2 b3   4: o1 o2 o3",
        "       5: k4 k5 k6   6: r4 r5 r6",
        "Rack   nothing",
    ]


def test_the_rack_in_two_orders() -> None:
    rack = parse_rack("r5 j k9 o5 k1 p2")
    assert rack_groups(rack, by_number=False) == ["k1 k9", "r5", "o5", "p2", "j"]
    assert rack_groups(rack, by_number=True) == ["k1", "p2", "r5 o5", "k9", "j"]


# Colours


def test_only_tiles_are_coloured_and_letters_stay() -> None:
    plain = "Set 2: r1 j=b13 j g4 lies. R9, b4-6, br5, r14, “j”, Bea 14, join, o0"
    painted = paint(plain)
    assert re.sub(r"\x1b\[[\d;]*m", "", painted) == plain
    assert re.findall(r"\x1b\[[\d;]+m([^\x1b]+)\x1b\[0m", painted) == [
        "r1",
        "j=b13",
        "j",
        "g4",
        "b4-6",
    ]


def test_colour_is_for_screens_whose_owner_likes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = mock.Mock(spec=io.StringIO)
    screen.isatty.return_value = True
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert wants_colour(screen)
    assert not wants_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(screen)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not wants_colour(screen)


def test_lines_fit() -> None:
    assert flow([], 20) == []
    assert flow(["a" * 30, "b"], 20) == ["a" * 30, "b"]
    assert wrap("", 20) == ""
    assert wrap(f"in {'x' * 30}", 20) == f"in\n{'x' * 30}"
    assert labelled([("A", "x\ny"), ("Label", "z")], 20) == ["A      x", "       y", "Label  z"]


# Talking


def test_a_keyboard_and_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    with (
        mock.patch.object(sys.stdin, "isatty", return_value=True, create=True),
        mock.patch("builtins.input", side_effect=["draw", EOFError]),
    ):
        console = Console(WORDS, read_lines(sys.stdin), sys.stdout, colour=True)
        assert console.ask("? ") == "draw"
        with pytest.raises(PlayerLeftError):
            console.ask("? ")
    console.show("r5")
    assert capsys.readouterr().out == "\n\x1b[1;31mr5\x1b[0m\n"


def test_a_script_is_shown_as_if_it_were_typed() -> None:
    out = io.StringIO()
    read = read_lines(io.StringIO("draw\r\nend"), out)
    assert [read("> ", None), read("> ", lambda: 60), read("> ", lambda: 60)] == [
        "draw\r\n",
        "end",
        None,
    ]
    assert out.getvalue() == "> draw\n> end\n"


# Events that a short game does not show

SETUP = Setup(ruleset=EDITIONS["lanmi"], players=("Ann", "Ben", "Cy"), time_limit_sec=60)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Seated((2, 0, 1)), "The players sit in this order: Cy, Ann and Ben."),
        (Passed(1), "Ben passes."),
        (Extended(1, 1500), "Ben gets 2 more seconds."),
        (Said(1, "通過"), "Ben says “通過”."),
        (Said(1, "Rummikub"), "Ben calls “Rummikub”"),
        (Bell(0, "idle", (), ()), "The time is up, and Ann has done nothing."),
        (
            Bell(0, "stands", parse_table("r1-3"), None),
            "The time is up. Ann has played r1 r2 r3, and the turn stands.",
        ),
        (Ended("out", ((), (), ()), (0, 0, 0), (2,)), "Cy has laid the last tile and wins the"),
        (Ended("blocked", ((), (), ()), (0, 0, 0), ()), "The pool is empty and nobody goes on."),
        (Ended("blocked", ((), (), ()), (0, 0, 0), (0, 2)), "The pool is empty and nobody goes"),
        (Revealed(b"\x01\xff"), "The secret of the deal was 01ff."),
    ],
)
def test_events_are_told(event: Event, sentence: str) -> None:
    assert say_event(WORDS, SETUP, (), event).startswith(sentence)


def test_points_are_told() -> None:
    ended = Ended("out", ((), (), ()), (31, -1, -30), (0,))
    assert say_ending(WORDS, SETUP, ended) == ["Ann: 31 points", "Ben: -1 point", "Cy: -30 points"]
