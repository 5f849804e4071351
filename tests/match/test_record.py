"""The record as text: every event can be written and read, and bad text is refused by its line."""

import ast
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import remeld.match
from remeld.match import (
    Began,
    Bell,
    Dealt,
    Drew,
    Ended,
    Event,
    Extended,
    Logged,
    Passed,
    Played,
    Record,
    RecordError,
    Revealed,
    Said,
    Seated,
    Setup,
    StartDrawn,
    dumps,
    loads,
    record,
    states,
    verify,
)
from remeld.rules import EDITIONS, BellKind, RemeldError, Ruleset
from remeld.solver import could_play
from tests.match.playthroughs import path, read
from tests.strategies import any_racks, any_tables, any_tiles

SEATS = 3
seats = st.integers(0, SEATS - 1)
texts = st.text(max_size=30).filter(str.isprintable)
kinds: list[BellKind] = ["idle", "stands", "not-playable", "restored", "loose-to-rack"]
small = st.integers(-999, 999)


def events() -> st.SearchStrategy[Event]:
    return st.one_of(
        st.builds(StartDrawn, seats, any_tiles),
        st.builds(Seated, st.permutations(range(SEATS)).map(tuple)),
        st.builds(Began, seats),
        st.builds(Dealt, seats, any_racks),
        st.builds(Played, seats, any_tables),
        st.builds(Drew, seats, any_racks),
        st.builds(Passed, seats),
        st.builds(Bell, seats, st.sampled_from(kinds), any_tables, any_tables | st.none()),
        st.builds(Extended, seats, small),
        st.builds(Said, seats, texts),
        st.builds(
            Ended,
            st.sampled_from(["out", "blocked"]),
            st.tuples(*[any_racks] * SEATS),
            st.tuples(*[small] * SEATS),
            st.lists(seats, max_size=4).map(tuple),
        ),
        st.builds(Revealed, st.binary(max_size=40)),
    )


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    rules: Ruleset = EDITIONS[draw(st.sampled_from(list(EDITIONS)))]
    house = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "jokers": st.integers(0, 4),
                "say_pass": texts.filter(str.strip) | st.none(),
                "next_starter": st.sampled_from(["winner", "rotate"]),
            },
        )
    )
    rules = rules.replace(**house)
    named = rules.next_starter in ("winner", "rotate")
    return Setup(
        ruleset=rules,
        players=tuple(draw(st.lists(texts.filter(str.strip), min_size=SEATS, max_size=SEATS))),
        time_limit_sec=draw(st.none() | st.integers(1, 9999)),
        strict_penalty=rules.strict_penalty == "option" and draw(st.booleans()),
        seats_by_draw=rules.seat_by_draw == "option" and draw(st.booleans()),
        big_set=rules.big_set_for_few == "allowed" and draw(st.booleans()),
        starter=draw(st.none() | seats) if named else None,
        game=draw(st.integers(0, 999)),
        words=tuple(draw(st.lists(texts, max_size=3))),
        commitment=draw(st.text("0123456789abcdef", min_size=64, max_size=64)),
    )


@st.composite
def records(draw: st.DrawFn) -> Record:
    log = draw(
        st.lists(
            st.builds(Logged, st.integers(0, 10**9 - 1), st.integers(-(10**14), 10**14), events()),
            max_size=8,
        )
    )
    seen: int | str | None = draw(st.sampled_from(["all", None, 0, 1, 2]))
    return Record(draw(setups()), tuple(log), seen)


@given(record=records())
def test_whatever_is_written_is_read_again(record: Record) -> None:
    text = dumps(record)
    again = loads(text)
    assert again == record
    assert dumps(again) == text


@given(record=records())
def test_whatever_is_read_can_be_folded_and_verified_without_a_stumble(record: Record) -> None:
    # Here only `more-than-the-box` is one, see below.
    with suppress(RemeldError):
        assert len(states(record)) == len(record.log)
    assert not verify(record, could_play).good


@pytest.mark.parametrize(
    ("events", "wrong"),
    [
        (["draw 0 k1-13 k1-13 k1-13 k1-13 k1-13 k1-13 k1-13 k1-13 j j", "draw 1 k1"], 2),
        (["draw 0 " + "k1-13 " * 1000], 1),
        (["play 0 " + "k1-13, " * 40 + "k1"], 1),
        (["play 0 k1-13", "play 1 "] * 9, 17),
        (["end out | 0 0 | 0 | | " + "k1-13 " * 9], 1),
    ],
)
def test_no_record_makes_more_tiles_than_there_are(events: list[str], wrong: int) -> None:
    """Every state is kept, so tiles without end would be memory without end."""
    head = GOOD.partition("\n\n")[0]
    lines = [f"{number} 0 {event}" for number, event in enumerate(events, start=1)]
    made = loads("\n".join([head, "", *lines]))
    with pytest.raises(RemeldError) as caught:
        states(made)
    assert (caught.value.code, caught.value.values) == (
        "more-than-the-box",
        {"event": wrong, "held": 106},
    )
    assert len(states(made, to=wrong - 1)) == wrong - 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_that_was_written_is_written_the_same_again(edition: str) -> None:
    text = path(edition).read_text("utf-8")
    assert dumps(loads(text)) == text
    # Line ends of another system and blank lines do no harm.
    assert loads(text.replace("\n", "\r\n")) == loads(text)
    assert loads(text + "\n\n") == loads(text)


GOOD = """remeld-record 1
rules goliath
player "Ann"
player "Ben"
clock none
game 1
commitment 0000000000000000000000000000000000000000000000000000000000000000
seen all

1 0 begin 0
2 0 pass 0
"""


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


# Each bad text with the code and the line that must be named.
BAD = [
    ("", "not-a-record", 1),
    ("hello", "not-a-record", 1),
    ("remeld-position 1; rules goliath", "not-a-record", 1),
    ("\ufeff" + GOOD, "not-a-record", 1),
    (changed("record 1", "record 2"), "unknown-version", 1),
    (changed("record 1", "record"), "unknown-version", 1),
    (changed("record 1", "record 1.0"), "unknown-version", 1),
    (changed("record 1", "record 01"), "unknown-version", 1),
    (GOOD + " " * record.LONGEST, "record-too-long", 1),
    (changed("clock none", "cloak none"), "unknown-heading", 5),
    (changed("game 1", "game 1\ngame 1"), "heading-twice", 7),
    (changed("game 1\n", ""), "heading-missing", 7),
    (changed("seen all\n", ""), "heading-missing", 7),
    (changed("game 1", "game one"), "not-a-number", 6),
    (changed("game 1", "game -1"), "not-a-number", 6),
    (changed("clock none", "clock 6O"), "not-a-number", 5),
    (changed("clock none", "clock " + "9" * 5000), "not-a-number", 5),
    (changed('"Ann"', "Ann"), "not-a-text", 3),
    (changed('"Ann"', '["Ann"]'), "not-a-text", 3),
    (changed('"Ann"', "[" * 100_000), "not-a-text", 3),
    (changed("rules goliath", "rules gollum"), "bad-rules", 2),
    (changed("rules goliath", "rules goliath(jokers=9)"), "bad-rules", 2),
    (changed("seen all", "seen 2"), "unknown-seat", 8),
    (changed("seen all", "seen me"), "not-a-number", 8),
    (changed("game 1", "game 1\noption golden-tiles"), "unknown-option", 7),
    (changed("0" * 64, "0" * 63), "bad-commitment", 7),
    (changed("0" * 64, "G" + "0" * 63), "bad-commitment", 7),
    (changed('player "Ben"\n', ""), "bad-heading", 7),
    (changed("game 1", "game 1\noption strict-penalty"), "bad-heading", 9),
    (changed("game 1", "game 1\nstarter 1"), "bad-heading", 9),
    (changed("clock none", "clock 0"), "bad-heading", 8),
    (changed('"Ann"', '"\\ud800"'), "bad-heading", 8),
    (changed("1 0 begin 0", "begin 0"), "unreadable-line", 10),
    (changed("1 0 begin 0", "1 begin 0"), "unreadable-line", 10),
    (changed("1 0 begin 0", "x 0 begin 0"), "unreadable-line", 10),
    (changed("1 0 begin 0", "1 --5 begin 0"), "unreadable-line", 10),
    (changed("1 0 begin 0", "9" * 5000 + " 0 begin 0"), "unreadable-line", 10),
    (changed("1 0 begin 0", "1 " + "9" * 5000 + " begin 0"), "unreadable-line", 10),
    (changed("begin 0", "bogin 0"), "unknown-event", 10),
    (changed("begin 0", "begin 2"), "unreadable-event", 10),
    (changed("begin 0", "begin -1"), "unreadable-event", 10),
    (changed("begin 0", "begin"), "unreadable-event", 10),
    (changed("begin 0", "begin " + "9" * 5000), "unreadable-event", 10),
    (changed("begin 0", "seated 0"), "unreadable-event", 10),
    (changed("begin 0", "seated 0 0"), "unreadable-event", 10),
    (changed("begin 0", "bell 0 idle"), "unreadable-event", 10),
    (changed("begin 0", "bell 0 ding | | ?"), "unreadable-event", 10),
    (changed("begin 0", "say 0 pass"), "unreadable-event", 10),
    (changed("begin 0", "say 0 5"), "unreadable-event", 10),
    (changed("begin 0", 'say 0 "\\ud800"'), "unreadable-event", 10),
    (changed("begin 0", "say 0 " + "[" * 100_000), "unreadable-event", 10),
    (changed("begin 0", "end out | 0 0 | 0 |"), "unreadable-event", 10),
    (changed("begin 0", "end won | 0 0 | 0 | |"), "unreadable-event", 10),
    (changed("begin 0", "end out | 0 x | 0 | |"), "unreadable-event", 10),
    (changed("begin 0", "end out | 0 | 0 | |"), "unreadable-event", 10),
    (changed("begin 0", "end out | 0 0 0 | 0 | |"), "unreadable-event", 10),
    (changed("begin 0", "end out | 0 " + "9" * 4000 + " | 0 | |"), "unreadable-event", 10),
    (changed("begin 0", "end out | 0 0 | -1 | |"), "unreadable-event", 10),
    (changed("begin 0", "end out | 0 0 | 2 | |"), "unreadable-event", 10),
    (changed("begin 0", "reveal xyz"), "unreadable-event", 10),
    (changed("begin 0", "extend 0 soon"), "unreadable-event", 10),
    (changed("begin 0", "extend 0 " + "9" * 4000), "unreadable-event", 10),
    (changed("begin 0", "extend 0 1_000"), "unreadable-event", 10),
    (changed("begin 0", "extend 0 ٣"), "unreadable-event", 10),
    (changed("begin 0", "deal 0 k14 x3"), "unreadable-tiles", 10),
    (changed("begin 0", "deal 0 k1, k2"), "unreadable-tiles", 10),
    (changed("begin 0", "draw 0 j=j"), "unreadable-tiles", 10),
    (changed("begin 0", "play 0 k1 k2 k3,"), "unreadable-tiles", 10),
    (changed("begin 0", "start-draw 0"), "unreadable-tiles", 10),
    (changed("begin 0", "start-draw 0 k1 k2"), "unreadable-tiles", 10),
]


@pytest.mark.parametrize(("text", "code", "line"), BAD, ids=range(len(BAD)))
def test_bad_text_is_refused_with_its_line(text: str, code: str, line: int) -> None:
    with pytest.raises(RecordError) as caught:
        loads(text)
    assert (caught.value.code, caught.value.line) == (code, line)
    assert caught.value.values["line"] == line
    assert len(str(caught.value)) < 200


def test_every_reason_to_refuse_a_text_is_among_these() -> None:
    folder = Path(remeld.match.__file__).parent
    codes = {
        str(ast.literal_eval(node.args[0]))
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "RecordError"
    }
    assert codes == {code for _, code, _ in BAD}


def test_the_base_of_these_is_good() -> None:
    assert loads(GOOD).log[1].event == Passed(0)


TEXT = path("goliath").read_text("utf-8")


@given(data=st.data())
def test_a_record_with_scratches_is_read_or_refused(data: st.DataObject) -> None:
    """Nothing but `RecordError` may come of any text, and whatever is read can be checked."""
    text = TEXT
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.integers(0, 8))
        piece = data.draw(st.text(max_size=6) | st.sampled_from(["\n", " ", "|", "??", "j", "-1"]))
        text = text[:start] + piece + text[end:]
    try:
        record = loads(text)
    except RecordError:
        return
    with suppress(RemeldError):
        states(record)
    verify(record, could_play)
    assert loads(dumps(record)) == record


@given(text=st.text(max_size=300))
@example("remeld-record 1")
@example("remeld-record 1\n\n")
@example("\0\n\n")
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, f"remeld-record 1\n{text}", GOOD + text):
        try:
            record = loads(whole)
        except RecordError:
            continue
        assert loads(dumps(record)) == record


def test_states_stop_where_asked() -> None:
    record = read("broadway")
    everything = states(record)
    assert [state.version for state in everything] == [e.number for e in record.log]
    assert states(record, to=5) == everything[:5]
    assert states(record, to=0) == ()
