"""Any text for any option: an answer or a sentence, never a traceback, never a bug."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from remeld.rules import EDITIONS, RULES
from tests.cli.calls import BUG, Answer, record, remeld

RELAXED = settings(
    deadline=None,
    max_examples=30,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

ANYTHING = st.text(st.characters(exclude_characters="\0"), max_size=30)
TILES = st.lists(
    st.one_of(
        st.sampled_from([f"{colour}{number}" for colour in "krbo" for number in range(1, 14)]),
        st.sampled_from(["j", "j=b8", "b4-6", "R1", "g1", "??", "x", "b14", ",", ";", "-"]),
    ),
    max_size=12,
).map(" ".join)
NOTATION = st.one_of(TILES, TILES, ANYTHING)


def check(answer: Answer, *, as_json: bool = False) -> None:
    """Whatever the answer is, it is one that the contract knows."""
    assert answer.code in (0, 1, 2), answer
    assert BUG not in answer.err
    assert "Traceback" not in answer.out + answer.err
    if answer.code == 2:
        assert answer.problem["sentence"] if as_json else answer.sentence
    else:
        assert answer.err == ""
        if as_json:
            assert answer.document


@RELAXED
@given(NOTATION, NOTATION, NOTATION, st.sampled_from([*EDITIONS, "x"]), st.booleans())
def test_judge(rack: str, before: str, after: str, edition: str, melded: bool) -> None:
    more = [] if melded else ["--not-melded"]
    arguments = ["--rack", rack, "--before", before, "--after", after, "--edition", edition]
    check(remeld("judge", *arguments, "--json", *more), as_json=True)
    check(remeld("judge", *arguments, *more))


OPTIONS = ["--edition", "--house", "--players", "--lang", "--clause", "--seat", "--to", "--json"]


@RELAXED
@given(
    st.sampled_from(["rules", "judge", "score", "replay", "verify", "tui"]),
    st.lists(st.one_of(st.sampled_from([*OPTIONS, "--help", "--", "-"]), ANYTHING), max_size=6),
)
def test_any_command_line(command: str, arguments: list[str]) -> None:
    check(remeld(command, *arguments))


@RELAXED
@given(st.lists(ANYTHING, max_size=4))
def test_no_command(arguments: list[str]) -> None:
    check(remeld(*arguments))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | ANYTHING | TILES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ANYTHING, inner, max_size=3),
    max_leaves=6,
)
GAME = st.fixed_dictionaries(
    {"racks": st.dictionaries(st.sampled_from(["A", "B", "C"]), TILES | st.just(""))},
    optional={"winner": st.sampled_from([None, "A", "B", "Z"]), "starter": VALUES},
)
RULE = st.one_of(st.sampled_from(RULES), ANYTHING)


@RELAXED
@given(
    st.fixed_dictionaries(
        {"games": st.lists(GAME | VALUES, max_size=3)},
        optional={
            "edition": st.sampled_from([*EDITIONS, "x"]) | VALUES,
            "house": st.dictionaries(RULE, VALUES, max_size=2) | VALUES,
        },
    )
    | VALUES
)
def test_score(document: object) -> None:
    data = json.dumps(document).encode()
    check(remeld("score", "--json", stdin=data), as_json=True)
    check(remeld("score", stdin=data))


@RELAXED
@given(st.binary(max_size=200))
def test_bytes_on_the_standard_input(data: bytes) -> None:
    for command in (["score"], ["verify", "-"], ["replay", "-"], ["rules", "--house", "-"]):
        check(remeld(*command, stdin=data))
    check(remeld("tui", stdin=data))


@RELAXED
@given(st.dictionaries(RULE, VALUES, max_size=3))
def test_house_files(rules: dict[str, object]) -> None:
    check(remeld("rules", "--house", "-", "--json", stdin=json.dumps(rules).encode()))


@settings(RELAXED, max_examples=12)
@given(
    st.sampled_from(["broadway", "lanmi"]),
    st.sampled_from([None, 0, 1]),
    st.integers(0, 400),
    st.integers(0, 6),
    st.sampled_from(["", "0", "9", "-", "|", " ", "?", "j", "k5", '"', "\n", "é", "\t"]),
)
def test_records_with_a_slip(
    edition: str, seat: int | None, place: int, length: int, slip: str
) -> None:
    """Cut some characters out of a record and put others in."""
    text = record(edition, seat)
    at = place * len(text) // 400
    spoilt = (text[:at] + slip + text[at + length :]).encode()
    check(remeld("verify", "-", "--json", stdin=spoilt), as_json=True)
    check(remeld("replay", "-", "--json", stdin=spoilt), as_json=True)
    check(remeld("replay", "-", "--seat", "1", stdin=spoilt))
    check(remeld("verify", "-", stdin=spoilt))


@settings(RELAXED, max_examples=12)
@given(st.permutations(range(6)), st.integers(1, 6))
def test_records_whose_events_are_out_of_order(order: list[int], last: int) -> None:
    head, _, log = record().partition("\n\n")
    lines = log.splitlines()
    text = "\n".join([head, "", *(lines[-n - 1] for n in order[:last])]).encode()
    check(remeld("verify", "-", "--json", stdin=text), as_json=True)
    check(remeld("replay", "-", stdin=text))
