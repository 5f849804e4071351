"""The opening explorer: exact where it says so, and beside what was counted in many games."""

import json
from random import Random

import pytest

from bench.openings import FILE, LAST, SEED, more, rows
from remeld.notation import format_rack, parse_rack
from remeld.rules import EDITIONS, RemeldError, Ruleset, count, judge, without
from remeld.solver import best_play
from remeld.study import openings

BROADWAY = EDITIONS["broadway"]
RACK = parse_rack("k9 b9 r10 r11 o1 o4 k1 b3 b6 k12 k4 o9 r5 o13")
DATA = json.loads(FILE.read_text("utf-8"))


def can_open(rack: str) -> bool:
    """As the solver says, which is another search than the explorer asks."""
    found = best_play(BROADWAY, (), parse_rack(rack), melded=False, least=False)
    return found.tiles_played > 0


def test_the_first_turns_are_exact() -> None:
    found = openings(BROADWAY, RACK, 3)
    unseen = count(without(BROADWAY.box.tiles(), RACK))
    held = format_rack(RACK)
    fit = [tile for tile in unseen if can_open(f"{held} {format_rack((tile,))}")]
    assert dict(found.waits_for) == {tile: unseen[tile] for tile in fit}
    ways = sum(unseen[tile] for tile in fit)
    first, second, third = found.turns[:3]
    assert (first.chance, first.exact) == (0, True)
    assert (second.chance, second.exact) == (round(ways / unseen.total(), 4), True)
    # The third is tried with draws that are any of all that there are.
    rng, opened, tries = Random(5), 0, 600
    for _ in range(tries):
        drawn = rng.sample([*unseen.elements()], 2)
        opened += can_open(f"{held} {format_rack(tuple(drawn))}")
    assert third.exact
    assert abs(opened / tries - third.chance) < 4 * (0.25 / tries) ** 0.5


def test_chances_rise_and_lie_within_their_intervals() -> None:
    found = openings(EDITIONS["goliath"], RACK, 4, seed=9)
    chances = [turn.chance for turn in found.turns]
    assert chances == sorted(chances)
    for turn in found.turns:
        assert 0 <= turn.low <= turn.chance <= turn.high <= 1
        assert turn.exact == (turn.low == turn.high)
    assert found == openings(EDITIONS["goliath"], RACK, 4, seed=9)


@pytest.mark.parametrize("edition", ["broadway", "lanmi"])
def test_ways_to_open_are_legal_and_the_best_comes_first(edition: str) -> None:
    rules = EDITIONS[edition]
    rack = parse_rack("k9 b9 o9 r10 r11 r12 o1 o2 o3 b3 b6 k12 k4 j")
    found = openings(rules, rack, 2)
    assert found.can_open
    assert {turn.chance for turn in found.turns} == {1.0}
    assert [way.chance for way in found.ways] == sorted(
        (w.chance for w in found.ways), reverse=True
    )
    ways = {way.way: way for way in found.ways}
    assert set(ways) == {"fewest", "most", "wait"}
    for way in (ways["fewest"], ways["most"]):
        verdict = judge(rules, (), way.table, rack, melded=False)
        assert verdict.legal
        assert verdict.tiles_played == len(way.laid)
        assert way.value >= 30
    assert len(ways["fewest"].laid) == 3
    assert len(ways["most"].laid) == 10


@pytest.mark.parametrize(
    ("rack", "rules", "code"),
    [
        ("", BROADWAY, "opening-size"),
        ("k1 k1 k1", BROADWAY, "tile-too-often"),
        ("k1", BROADWAY.replace(drawn_tile_playable=True), "opening-rules"),
    ],
)
def test_what_cannot_be_explored_is_told(rack: str, rules: Ruleset, code: str) -> None:
    with pytest.raises(RemeldError) as refused:
        openings(rules, parse_rack(rack), 2)
    assert refused.value.code == code


def test_the_counted_games_are_whole() -> None:
    assert DATA["seed"] == SEED
    assert sum(row["games"] for row in DATA["rows"]) >= 1_000_000
    assert [(row["editions"], row["players"]) for row in DATA["rows"]] == [
        (row["editions"], row["players"]) for row in rows()
    ]
    for row in DATA["rows"]:
        assert sum(row["opened"]) == row["games"] * row["players"]
        assert len(row["opened"]) == len(row["won"]) == LAST + 1
        # Every game is won, by one or shared; sums are kept with two digits.
        assert sum(row["won"]) == pytest.approx(row["games"], rel=1e-3)


def test_some_of_the_games_made_anew_are_like_all_of_them() -> None:
    (row,) = (row for row in DATA["rows"] if "goliath" in row["editions"] and row["players"] == 3)
    (empty,) = (each for each in rows() if "goliath" in each["editions"] and each["players"] == 3)
    seats = 3 * 400
    again = more(empty, 400)
    for turn in (1, 2, 3):
        expected = row["opened"][turn] / (3 * row["games"])
        assert abs(again["opened"][turn] / seats - expected) < 4 * (expected / seats) ** 0.5


def test_who_opens_at_once_is_as_many_as_deals_that_can() -> None:
    """Deals of another shuffle, judged by the solver."""
    first = sum(row["opened"][1] for row in DATA["rows"])
    share = first / sum(sum(row["opened"]) for row in DATA["rows"])
    rng, tries, box = Random(3), 1500, BROADWAY.box.tiles()
    able = sum(can_open(format_rack(tuple(rng.sample(box, 14)))) for _ in range(tries))
    assert abs(able / tries - share) < 4 * (0.25 / tries) ** 0.5
