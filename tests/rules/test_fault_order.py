"""The fault that explains comes first, and what follows from it says so."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from remeld.notation import parse_rack, parse_set, parse_table
from remeld.rules import (
    EDITIONS,
    FAULTS,
    Fault,
    RemeldError,
    Verdict,
    judge,
    set_faults,
    spread,
    without,
)
from remeld.rules.fault_order import LINKS, ORDER, FaultContext, by_cause, place_of
from remeld.rules.tiles import count
from tests.rules.random_turns import Case, Maker


class Example(NamedTuple):
    """A turn, and what is said of it."""

    edition: str
    before: str
    after: str
    rack: str
    told: tuple[str, ...]
    """The faults in their order, each once: `code`, or `code < cause` for what follows."""
    melded: bool = True


EXAMPLES = {
    "a set that must not be taken apart explains its remains": Example(
        "lanmi",
        "r3 r4 j",
        "r3 j, r4",
        "k1",
        (
            "joker-set-frozen",
            "no-tile-played",
            "set-too-short < joker-set-frozen",
            "loose-tile < joker-set-frozen",
        ),
    ),
    "… the freed joker": Example(
        "lanmi",
        "r3 r4 j r6 r7",
        "r3 r4 j, r6 r7 r8",
        "r8",
        ("joker-set-frozen", "joker-needs-rack-tiles < joker-set-frozen"),
    ),
    "… and a tile of it that left": Example(
        "lanmi",
        "r3 r4 j r6",
        "r4 j r6, k1 k2 k3",
        "k1 k2 k3",
        (
            "joker-set-frozen",
            "joker-needs-rack-tiles < joker-set-frozen",
            "tile-left-table < joker-set-frozen",
        ),
    ),
    "a closed table explains the joker that was taken": Example(
        "broadway",
        "b3 r3 j",
        "b3 r3 o3, j, k10 k11 k12",
        "o3 k10 k11 k12",
        (
            "meld-touches-table",
            "joker-before-meld < meld-touches-table",
            "loose-tile < meld-touches-table",
        ),
        melded=False,
    ),
    "… and the tile that left": Example(
        "babyboom",
        "b3 b4 b5 b6",
        "b3 b4 b5, k10 k11 k12",
        "k10 k11 k12",
        ("meld-touches-table", "tile-left-table < meld-touches-table"),
        melded=False,
    ),
    "… and points that do not count": Example(
        "john-adams",
        "k13 r13 b13",
        "k13 r13 b13 o13, k12 r12",
        "o13 k12 r12",
        ("meld-touches-table", "set-too-short", "meld-too-low < meld-touches-table"),
        melded=False,
    ),
    "… but not points that are not there": Example(
        "john-adams",
        "k13 r13 b13",
        "k13 r13 b13 o13",
        "o13",
        ("meld-touches-table", "meld-too-low"),
        melded=False,
    ),
    "where the meld opens the table, too few points explain that it is closed": Example(
        "goliath",
        "b3 r3 j",
        "b3 r3 o3, k1 k2 j",
        "o3 k1 k2",
        (
            "meld-too-low",
            "meld-touches-table < meld-too-low",
            "joker-before-meld < meld-touches-table",
        ),
        melded=False,
    ),
    "… and the joker's own rules do not matter yet": Example(
        "lanmi",
        "b3 r3 j",
        "b3 r3 o3, k1 k2 j",
        "o3 k2",
        (
            "tile-from-nowhere",
            "meld-too-low",
            "meld-touches-table < meld-too-low",
            "joker-before-meld < meld-touches-table",
        ),
        melded=False,
    ),
    "… but enough points among tiles of the table are explained by these": Example(
        "goliath",
        "r11 r12 r13, k1 k2 k3",
        "r12 r13 k13 b13, r11 k11 b11, k1 k2 k3",
        "k13 b13 k11 b11",
        ("meld-touches-table", "set-mixed", "meld-too-low < meld-touches-table"),
        melded=False,
    ),
    "what is no set explains the points that are missing": Example(
        "broadway",
        "",
        "k13 r13, b1 b2 b3",
        "k13 r13 b1 b2 b3",
        ("set-too-short", "meld-too-low < set-too-short"),
        melded=False,
    ),
    "… whatever is wrong with it": Example(
        "broadway",
        "",
        "k13 r13 o12",
        "k13 r13 o12",
        ("set-mixed", "meld-too-low < set-mixed"),
        melded=False,
    ),
    "a tile from nowhere explains its set": Example(
        "goliath",
        "b4 b5 b6",
        "b4 b5 r6",
        "k1",
        ("tile-from-nowhere", "tile-left-table", "set-mixed < tile-from-nowhere"),
    ),
    "a tile that left explains the rest of its set": Example(
        "goliath",
        "b4 b5 b6",
        "b4 b6, k1 k2 k3",
        "k1 k2 k3",
        ("tile-left-table", "run-gap < tile-left-table", "set-too-short < tile-left-table"),
    ),
    "… and so does a joker": Example(
        "babyboom",
        "b4 j b6",
        "b4 b6, k1 k2 k3",
        "k1 k2 k3",
        ("joker-left-table", "run-gap < joker-left-table", "set-too-short < joker-left-table"),
    ),
    "a colour that stands there twice explains the length": Example(
        "broadway",
        "k8 r8 b8 o8",
        "k8 r8 b8 o8 o8",
        "o8",
        ("group-colour-twice", "group-too-long < group-colour-twice"),
    ),
    "… unless a joker is too much as well": Example(
        "broadway",
        "k8 r8 b8 o8",
        "k8 r8 b8 o8 o8 j",
        "o8 j",
        ("group-colour-twice", "group-too-long"),
    ),
    "a number that stands there twice explains the length": Example(
        "broadway",
        "k1-13",
        "k1-13 k5",
        "k5",
        ("run-number-twice", "run-too-long < run-number-twice"),
    ),
    "that nothing was laid explains nothing": Example(
        "broadway",
        "k1-4",
        "k1 k2, k3 k4",
        "r1",
        ("set-too-short", "no-tile-played"),
    ),
}


def _judge(example: Example) -> Verdict:
    return judge(
        EDITIONS[example.edition],
        parse_table(example.before),
        parse_table(example.after),
        parse_rack(example.rack),
        melded=example.melded,
    )


def _told(faults: tuple[Fault, ...]) -> tuple[str, ...]:
    told = (f"{f.code} < {f.follows}" if f.follows else f.code for f in faults)
    return tuple(dict.fromkeys(told))


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_the_fault_that_explains_comes_first(example: Example) -> None:
    assert _told(_judge(example).faults) == example.told


def test_every_code_has_its_place() -> None:
    assert Counter(code for row in ORDER for code in row) == Counter(list(FAULTS))
    assert {code for link in LINKS for code in (*link.codes, link.cause)} <= set(FAULTS)


def test_a_set_says_what_explains_first() -> None:
    for text in ("j j", "r5 r7", "r5 k7", "r5 r5", "k5 r5 b5 o5 o5", "k1-13 k1"):
        codes = [fault.code for fault in set_faults(parse_set(text))]
        assert len(codes) == 2
        assert codes == sorted(codes, key=place_of)


def _verdicts(edition: str, turns: int) -> list[tuple[Case, Verdict]]:
    found = []
    for number in range(turns):
        case = Maker(Random(f"causes {edition} {number}"), EDITIONS[edition]).case()
        try:
            ruling = judge(case.rules, case.before, case.after, case.rack, melded=case.melded)
        except RemeldError:
            continue
        if len(ruling.faults) > 1:
            found.append((case, ruling))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_holds_for_any_turn(edition: str) -> None:
    for case, ruling in _verdicts(edition, 600):
        codes = {fault.code for fault in ruling.faults}
        follows = {f.code: f.follows for f in ruling.faults}
        assert ruling.faults[0].follows is None, str(case)
        for fault in ruling.faults:
            # From each fault a way leads to one that explains itself.
            seen, at = {fault.code}, fault.follows
            while at is not None:
                assert at in codes - seen, str(case)
                seen.add(at)
                at = follows[at]
        keys = [(f.follows is not None, place_of(f.code)[0]) for f in ruling.faults]
        assert keys == sorted(keys), str(case)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_does_not_hang_on_how_faults_were_found(edition: str) -> None:
    rng = Random(edition)
    for case, ruling in _verdicts(edition, 300):
        plain = [replace(fault, follows=None) for fault in ruling.faults]
        rng.shuffle(plain)
        played = count(spread(case.after)) - count(spread(case.before))
        turn = FaultContext(case.rules, case.before, case.after, played, ruling.points)
        again = by_cause(plain, turn)
        assert Counter(again) == Counter(ruling.faults), str(case)
        assert [f.code for f in again] == [f.code for f in ruling.faults], str(case)


def test_what_follows_from_touching_the_table_is_gone_when_it_is_put_back() -> None:
    gone = 0
    for case, ruling in _verdicts("broadway", 1500):
        follows = {f.code for f in ruling.faults if f.follows == "meld-touches-table"}
        own = tuple(tiles for tiles in case.after if not without(tiles, ruling.played))
        if follows and not any(f.code == "tile-from-nowhere" for f in ruling.faults):
            after = case.before + own
            again = judge(case.rules, case.before, after, case.rack, melded=False)
            gone += len(follows)
            assert not follows & {f.code for f in again.faults if f.code != "meld-too-low"}
    assert gone > 20
