"""What is agreed before a match, and what the edition does not offer."""

from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from remeld.protocol import REFUSED, Options, commands, encode
from remeld.rules import EDITIONS, RULES
from remeld.server.tables import (
    Decided,
    Judged,
    Refusal,
    check_options,
    create,
    table_view,
)
from remeld.server.tables.agreed_rules import house_rules
from tests.server.tables.arranged_tables import started
from tests.server.tables.checked_table import ANN, BEN, START, CheckedTable

ENDLESS = 'lanmi(numbers=3, hand=4, start_draw_tie="redrawAll")'
"""Four players never draw four different ones of three numbers."""


def refused(options: Options) -> Refusal:
    made = create("t", "C", options, ANN, "Ann", now=START, secret=bytes(32))
    assert isinstance(made, Refusal), made
    return made


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(rules="nowhere"), "unknown-edition"),
        (Options(rules="goliath(jokers=9)"), "bad-rule"),
        (Options(rules="goliath(jokers=3, joker_floats=false)"), "bad-rule"),
        (Options(rules="lanmi(jokers=3)"), "bad-rule"),
        (Options(rules='broadway(jokers=3, table_in_meld_turn="openAfterMeld")'), "bad-rule"),
        (Options(rules="babyboom(joker_set_frozen=true)", seats=5), "bad-rule"),
        (Options(rules="goliath(joker=2)"), "unknown-rule"),
        (Options(rules="!"), "unknown-ruleset"),
        (Options(rules="goliath(jokers=4"), "unknown-ruleset"),
        (Options(rules="goliath(jokers=x)"), "unknown-value"),
        (Options(rules="goliath(jokers=1 1)"), "unexpected-text"),
        (Options(rules="goliath(big_set=1/2)"), "bad-big-set"),
        (Options(rules="goliath(hand=" + "[" * 1900 + ")"), "unknown-value"),
        (Options(rules="goliath", seats=5), "bad-players"),
        (Options(rules="lanmi", strict_penalty=True), "option-not-offered"),
        (Options(rules="goliath", seats_by_draw=True), "option-not-offered"),
        (Options(rules=ENDLESS, seats_by_draw=True), "draw-never-ends"),
        (Options(rules="babyboom", seats=2, big_set=True), "option-not-offered"),
        (Options(clock="seconds"), "bad-clock"),
        (Options(clock="seconds", clock_length=4), "bad-clock"),
        (Options(clock="days", clock_length=15), "bad-clock"),
        (Options(clock="edition", clock_length=60), "bad-clock"),
        (Options(clock="none", clock_length=1), "bad-clock"),
        (Options(rules="goliath(jokers=3)", rules_name="\u202eAnn"), "bad-name"),
        (Options(rules="goliath(jokers=3)", rules_name="Аnn’s"), "unclear-name"),
    ],
)
def test_what_cannot_be_agreed(options: Options, code: str) -> None:
    assert refused(options).code == code
    table = CheckedTable(Options(seats=2))
    assert table.no(ANN, commands.SetOptions(options=options)) == code


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("goliath(jokers=2, joker_floats=false)", 2),
        ("babyboom(joker_set_frozen=true)", 4),
        ("babyboom", 5),
        *((f"{edition}(jokers=4)", 2) for edition in EDITIONS if edition != "lanmi"),
    ],
)
def test_many_jokers_go_with_what_a_booklet_says_of_them(rules: str, seats: int) -> None:
    check_options(Options(rules=rules, seats=seats))


@pytest.mark.parametrize("big_set", ["[1]", "{}", '"x"', "true", "1"])
def test_house_rules_of_the_wrong_kind_are_refused(big_set: str) -> None:
    assert refused(Options(rules=f"goliath(big_set={big_set})")).code in REFUSED


WORDS = [
    "goliath",
    "(",
    ")",
    "=",
    ",",
    "1",
    "-1",
    "4.5",
    "true",
    "null",
    "none",
    "[",
    "]",
    "{}",
    "5/4/3/4",
    "1/2",
    "NaN",
    "²",
    "1e999",
    "\ud7ff",
]
PIECES = st.sampled_from([*RULES, *WORDS, " ", '"x"', "9" * 30])


@settings(max_examples=300, deadline=None)
@given(st.lists(PIECES, max_size=8).map("".join) | st.text(max_size=40))
def test_any_text_for_rules_is_accepted_or_refused_with_a_code(text: str) -> None:
    for rules in (text, f"goliath({text})"):
        made = create("t", "C", Options(rules=rules), ANN, "Ann", now=START, secret=bytes(32))
        assert isinstance(made, Decided) or made.code in REFUSED


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="krbogpjKR0123456789=-?,, \t\n\u3000x", max_size=60))
def test_any_text_for_a_table_is_judged_or_refused_with_a_code(text: str) -> None:
    table = playing()
    wish = commands.Play(seat=table.turn, table=text)
    answer = table.ask(table.on_turn, wish)
    assert isinstance(answer, Refusal)
    assert answer.code in REFUSED
    for plan in (False, True):
        judged = table.judge(table.on_turn, table.turn, text, plan=plan)
        assert isinstance(judged, Judged) or judged.code in REFUSED


@lru_cache
def playing() -> CheckedTable:
    return started(2)


@pytest.mark.parametrize(
    "options",
    [
        Options(rules="babyboom", strict_penalty=True, seats=6),
        Options(rules="lanmi", seats_by_draw=True, seats=3),
        Options(rules="john-adams", big_set=True, seats=2),
        Options(rules="broadway(jokers=4)", clock="seconds", clock_length=90),
        Options(rules="goliath", clock="days", clock_length=3),
    ],
)
def test_what_can_be_agreed(options: Options) -> None:
    check_options(options)


HOUSE = Options(rules="goliath(jokers=3)", seats=2, rules_name="At  Ann’s ")


def test_house_rules_bring_their_name_to_those_who_have_the_link() -> None:
    table = CheckedTable(HOUSE)
    assert table_view(table.state, BEN, now=table.now).options.rules_name == "At Ann’s"
    for options in (replace(HOUSE, public=True), replace(HOUSE, rules="goliath")):
        table.ok(ANN, commands.SetOptions(options=options))
        assert b"Ann" not in encode(table_view(table.state, BEN, now=table.now).options)
    table.ok(ANN, commands.SetOptions(options=HOUSE))
    same = replace(HOUSE, rules_name="At Ann’s")
    assert table.no(ANN, commands.SetOptions(options=same)) == "nothing-changes"
    assert b"rules_name" not in encode(Options()), "earlier programs know no such field"


def test_options_change_until_the_match_begins() -> None:
    table = CheckedTable(Options(rules="babyboom", seats=6))
    table.ok(BEN, commands.Sit(name="Ben", seat=5))
    table.ok(ANN, commands.Sit(seat=3))
    assert table.no(ANN, commands.SetOptions(options=table.state.options)) == "nothing-changes"
    table.ok(ANN, commands.SetOptions(options=Options(rules="babyboom", seats=3)))
    assert [seat.name for seat in table.state.seats] == ["", "Ann", "Ben"]
    table.ok(ANN, commands.SetOptions(options=Options(rules="goliath", seats=2, length=1)))
    table.ok(ANN, commands.SetOptions(options=Options(rules="goliath", seats=4, length=1)))
    assert [seat.name for seat in table.state.seats] == ["Ann", "Ben", "", ""]
    table.seat_people(0, 2)
    less = commands.SetOptions(options=Options(rules="goliath", seats=3))
    assert table.no(ANN, less) == "too-many-seated"
    table.ok(ANN, commands.Start())
    assert table.no(ANN, less) == "game-running"
    table.play_game()
    assert table.no(ANN, less) == "match-over"
    table.ok(BEN, commands.Rematch())
    table.ok(ANN, commands.SetOptions(options=Options(rules="lanmi", seats=4)))


def test_the_clock_may_be_left_out_where_the_edition_or_solitude_allows_it() -> None:
    table = CheckedTable(Options(rules="broadway", seats=2, clock="none"))
    table.seat_people(2)
    assert table.no(ANN, commands.Start()) == "clock-needed"
    table.ok(ANN, commands.SetOptions(options=Options(rules="goliath", seats=2, clock="none")))
    table.ok(ANN, commands.Start())
    assert table.state.deadline is None
    alone = CheckedTable(Options(rules="broadway", seats=2, clock="none"))
    alone.seat_people(1, 1)
    alone.ok(ANN, commands.Start())
    view = table_view(alone.state, ANN, now=alone.now)
    assert view.house_rules == ("time_limit_sec",)
    both = CheckedTable(Options(rules="broadway", seats=2, clock="none"))
    both.ok(ANN, commands.Sit())
    both.ok(ANN, commands.Sit(name="Grandpa"))
    assert both.no(ANN, commands.Start()) == "clock-needed"


def test_a_clock_of_its_own_is_a_house_rule() -> None:
    assert house_rules(Options(rules="broadway")) == ()
    assert house_rules(Options(clock="seconds", clock_length=60)) == ()
    assert house_rules(Options(clock="seconds", clock_length=90)) == ("time_limit_sec",)
    assert house_rules(Options(clock="days", clock_length=1)) == ("time_limit_sec",)
    assert house_rules(Options(rules="broadway(time_limit_sec=90)")) == ("time_limit_sec",)
    table = CheckedTable(Options(rules="goliath", seats=2, clock="days", clock_length=2))
    table.seat_people(2)
    table.ok(ANN, commands.Start())
    assert table.state.deadline == table.now + 2 * 24 * 3600 * 1000


def test_starting_needs_every_seat_and_somebody() -> None:
    table = CheckedTable(Options(rules="goliath", seats=3))
    table.seat_people(2)
    assert table.no(ANN, commands.Start()) == "seats-not-filled"
    table.seat_people(0, 1)
    table.ok(ANN, commands.Start())
    assert table.no(ANN, commands.Start()) == "game-running"
    lonely = CheckedTable(Options(rules="goliath", seats=2))
    lonely.seat_people(0, 2)
    assert lonely.no(ANN, commands.Start()) == "nobody-seated"


def test_words_are_part_of_the_shuffle_and_come_after_the_commitment() -> None:
    decks = set()
    for word in ("plum", "pear"):
        table = CheckedTable(Options(rules="goliath", seats=2, length=2))
        table.seat_people(2)
        promised = table_view(table.state, None, now=table.now).next_commitment
        table.ok(BEN, commands.GiveWord(seat=1, word=f" {word} "))
        assert table.no(BEN, commands.GiveWord(seat=1, word=" ")) == "bad-word"
        assert table.no(BEN, commands.GiveWord(seat=1, word="a\nb")) == "bad-word"
        table.ok(ANN, commands.Start())
        game = table.state.game
        assert game is not None
        assert game.state.setup.commitment == promised
        assert game.state.setup.words == ("", word)
        assert table.no(BEN, commands.GiveWord(seat=1, word="late")) == "game-running"
        decks.add(game.tiles)
    assert len(decks) == 2
