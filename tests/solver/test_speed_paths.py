"""What makes the solver quick: sets as numbers and bits, and a check that costs little."""

import pytest

from remeld.notation import parse_rack, parse_ruleset, parse_set, parse_table
from remeld.rules import EDITIONS, JOKER, Rack, Table, Tile, TileError
from remeld.solver import best_play
from remeld.solver.check import WrongAnswerError, check_answer
from remeld.solver.counts import count_all, known_sets
from remeld.solver.encoding import less, part, set_bits, split, tiles_of
from remeld.solver.set_numbers import untouched

GOLIATH = EDITIONS["goliath"]
TABLE = parse_table("b4-6, k8 r8 o8, r1-4")
RACK = parse_rack("b7 b8 k1")


def checked(after: Table, played: str, left: str, table: Table = TABLE, rack: Rack = RACK) -> None:
    check_answer(GOLIATH, table, after, rack, parse_rack(played), parse_rack(left))


def test_a_right_answer_passes_the_check() -> None:
    checked((*TABLE[1:], parse_set("b4-8")), "b7 b8", "k1")
    checked((*TABLE[1:], parse_set("b4-7")), "b7", "b8 k1")


@pytest.mark.parametrize(
    ("changed", "played", "left"),
    [
        ("b4-8", "b7", "b8 k1"),  # a tile more than was played
        ("b4-7", "b7 b8", "k1"),  # a tile less
        ("b5-8", "b7 b8", "k1"),  # a tile of the table is lost
        ("b4-6 b7 k8", "b7 b8", "k1"),  # another tile, and no set
        ("b4 b5 b6 b8", "b8", "b7 k1"),  # a gap
        ("b4 b5 b6 b7 j", "b7 b8", "k1"),  # a joker from nowhere
        ("b4-7", "b7", "b8"),  # a rack tile is lost
        ("b4-7", "b7", "b8 k1 k1"),  # or gained
    ],
)
def test_a_wrong_answer_does_not(changed: str, played: str, left: str) -> None:
    with pytest.raises(WrongAnswerError):
        checked((*TABLE[1:], parse_set(changed)), played, left)


def test_a_set_that_lies_there_twice_counts_twice() -> None:
    one = parse_set("k8 r8 o8")
    twice = (one, one)
    grown = parse_set("k8 r8 o8 b8")
    checked((one, grown), "b8", "b7 k1", table=twice)
    with pytest.raises(WrongAnswerError):
        checked((grown,), "b8", "b7 k1", table=twice)
    with pytest.raises(WrongAnswerError):
        checked((one, one, grown), "b8", "b7 k1", table=twice)


def test_an_old_run_that_lies_in_any_order_is_put_in_order() -> None:
    table = (parse_set("b6 b4 b5"), parse_set("k8 r8 o8"))
    play = best_play(GOLIATH, table, parse_rack("b8"), least=False)
    assert (play.tiles_played, play.table[0]) == (1, parse_set("b4-6"))


@pytest.mark.parametrize(
    ("tiles", "bits"),
    [
        ((Tile("r", 4), JOKER, Tile("r", 6)), (0, 1, 0b1110000, 0b0100000)),
        ((JOKER, JOKER, Tile("r", 6)), (1, 6, 0b111, 0b101)),
        ((Tile("k", 8), Tile("r", 8), JOKER), (1, 8, 0b111, 0b100)),
        # A joker that tells what it stands for need not lie in its place.
        (
            (Tile("r", 4, joker=True), Tile("r", 6), Tile("r", 5)),
            (0, 1, 0b1110000, 0b0010000),
        ),
    ],
)
def test_sets_as_bits(tiles: tuple[Tile, ...], bits: tuple[int, int, int, int]) -> None:
    assert set_bits(tiles, 4) == bits
    assert set_bits(tiles_of(*bits), 4) == bits


def test_sets_that_are_the_same_are_known_as_such() -> None:
    known = known_sets(GOLIATH.shape).new
    alike = [known[parse_set(text)].alike for text in ("k8 r8 o8", "o8 k8 r8", "k8 r8 b8")]
    assert alike[0] == alike[1] != alike[2]
    touched, new = untouched([alike[0], alike[2], alike[0]], [alike[2], alike[1], 5])
    assert (touched, new) == ([2], [2])


def test_tiles_are_counted_by_kind() -> None:
    counts = count_all(GOLIATH, TABLE, parse_rack("j b4 b7"))
    assert (sum(counts.table), sum(counts.rack), counts.rack[-1]) == (10, 3, 1)
    assert counts.table[4 * 3 + 2] == counts.rack[4 * 3 + 2] == 1


def test_parts_know_how_many_jokers_they_hold() -> None:
    both, one = part(parse_set("j j r5")), part(parse_set("j r6"))
    assert (both & one).bit_count() == 1
    assert less(both, one) == part(parse_set("j r5"))
    assert split(one, parse_set("j j r6")) == (parse_set("j r6"), parse_set("j"))


@pytest.mark.parametrize("tile", ["r5", "p13", "j"])
@pytest.mark.parametrize("count", [5, 255, 256, 257])
def test_no_count_runs_over_into_the_next(tile: str, count: int) -> None:
    largest = parse_ruleset("goliath(colours=6,copies=4,jokers=4)")
    assert largest.box.total > 257
    with pytest.raises(TileError, match=f"^{count} of {tile} in "):
        best_play(largest, (), parse_rack(tile) * count)
