"""The check of players: ours pass, and each broken one is told what is wrong with it."""

import sys

import pytest

from remeld.bots import Player
from remeld.conformance import BREACHES, check_in_process, check_player
from remeld.words import LANGUAGES, Words
from tests.cli.calls import remeld
from tests.conformance.broken_players import (
    BROKEN,
    CLOCK,
    Coin,
    DrawsAlways,
    Slow,
    TellsTheTime,
)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["bounded-1", "trimm-safe", "leaky-10", "easy"])
def test_ours_keep_the_rules(key: str) -> None:
    looked: list[str] = []
    assert check_player(key, watch=looked.append, clock=CLOCK) == ()
    assert {"goliath empty-pool", "lanmi giant-rack=70"} <= set(looked)
    assert any(where.startswith("babyboom players=6") for where in looked)


@pytest.mark.slow
@pytest.mark.parametrize("make", BROKEN, ids=lambda make: make.__name__)
def test_a_broken_player_is_told_so(make: type[Player]) -> None:
    found = check_player(make(), most=1, clock=CLOCK)
    assert [breach.code for breach in found] == [BROKEN[make]]


def test_every_breach_can_be_broken_and_has_words() -> None:
    # One that never ends has a test of its own: only a process can be ended.
    assert {*BROKEN.values(), "endless"} == set(BREACHES)
    values = {"found": "7", "error": "E", "move": "draw", "fault": "f", "spent": 9, "allowed": 1}
    values |= {"seconds": 60}
    for language in LANGUAGES:
        words = Words(language)
        for code in BREACHES:
            assert f"breach-{code}" not in words.text(f"breach-{code}", **values)


def test_a_breach_says_where() -> None:
    (found,) = check_player(DrawsAlways(), most=1)
    assert found.where == "broadway players=2 seat=0 drawn_tile_playable=true turn=2"


def test_who_plays_the_same_for_another_reason_is_told_the_reason() -> None:
    (found,) = check_player(TellsTheTime(), most=1)
    assert found.code == "not-repeatable"
    assert str((found.values or {})["move"]).endswith("(timed, moment=0)")


@pytest.mark.slow
def test_a_slow_player_is_timed_until_it_is_known_to_be_slow() -> None:
    looked: list[str] = []
    found = check_player(Slow(), watch=looked.append, clock=CLOCK)
    assert [breach.code for breach in found] == ["too-slow"]
    # Melded and not, both by a number of rollouts, and once by the clock.
    assert looked.count("broadway giant-rack=40") == 3
    assert looked.count("goliath giant-rack=40") == 2


def test_a_coin_is_not_taken_for_a_memory_or_for_seen_tiles() -> None:
    found = check_player(Coin(), most=2)
    assert [breach.code for breach in found] == ["not-repeatable"]


@pytest.mark.slow
def test_the_command_says_how_to_mend_it() -> None:
    module = "tests.conformance.broken_players"
    answer = remeld("conformance", f"{module}:DrawsAlways")
    assert answer.code == 1
    assert "remeld.bots.must_play before you draw" in answer.out
    assert "has one thing to mend" in answer.out
    document = remeld("conformance", f"{module}:DrawsAlways", "--json").document
    assert (document["good"], document["breaches"][0]["code"]) == (False, "illegal")
    assert remeld("conformance", "greedy", "--seed", "3").out == "greedy keeps the rules.\n"
    assert remeld("conformance", "nobody").code == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not count processor time so")
def test_a_player_that_never_stops_is_ended_and_told_how_to_mend_it() -> None:
    module = "tests.conformance.broken_players"
    for player in ("Endless", "Waits"):
        (found,) = check_in_process(f"{module}:{player}", seconds=1)
        assert found.code == "endless"
        assert found.where == "broadway players=2 seat=0 drawn_tile_playable=true"
    told = Words("en").text("breach-endless", seconds=1)
    assert "a loop that never ends" in told
    (left,) = check_in_process(f"{module}:Exits", seconds=1)
    assert (left.code, left.values) == ("raised", {"error": "its process ended with 7"})
    (interrupted,) = check_in_process(f"{module}:Interrupts")
    assert (interrupted.code, interrupted.values) == ("raised", {"error": "KeyboardInterrupt"})


@pytest.mark.skipif(sys.platform == "win32", reason="the check has no process of its own there")
def test_the_order_of_a_set_is_another_one_in_another_process() -> None:
    key = "tests.conformance.broken_players:ByOrderOfASet"
    assert check_player(key) == ()
    (found,) = check_in_process(key)
    assert found.code == "not-repeatable"
    assert "players=2" in found.where


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the check has no process of its own there")
def test_who_remembers_beside_itself_is_found_when_it_is_asked_backwards() -> None:
    key = "tests.conformance.broken_players:RemembersElsewhere"
    assert check_player(key, clock=CLOCK) == ()
    (found,) = check_in_process(key)
    assert found.code == "keeps-memory"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not count processor time so")
def test_the_bound_is_of_one_decision_not_of_the_whole_check() -> None:
    """Three seconds of thinking in all, in pieces of a quarter, are within a bound of two."""
    assert check_in_process("tests.conformance.broken_players:Thoughtful", seconds=2) == ()
