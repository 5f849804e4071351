"""The simple policies: each does what its name says, and the referee takes every move."""

import os
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from remeld.bots import NO_LIMIT, Decision, player
from remeld.bots.own_turn import OwnTurn
from remeld.notation import format_move, parse_rack, parse_table
from remeld.rules import EDITIONS, Draw, Move, Pass, Play, View, count, spread
from remeld.solver import best_play, moved_tiles
from tests.bots.played_games import decisions

NAMES = (
    *("rack-sets", "bounded-0", "bounded-1", "bounded-3", "bounded-6", "greedy", "hoard"),
    *("hoardmin", "dump4", "trimm", "hsafe", "hold8", "threat2", "leaky-10", "trimm-safe"),
)
HOUSES: tuple[dict[str, bool], ...] = ({}, {"may_decline": False}, {"drawn_tile_playable": True})


def look(
    rack: str,
    table: str = "",
    *,
    rules: str = "goliath",
    pool: int = 50,
    melded: bool = True,
    sizes: tuple[int, ...] = (14,),
) -> View:
    tiles = parse_rack(rack)
    return View(
        ruleset=EDITIONS[rules],
        seat=0,
        rack=tiles,
        rack_sizes=(len(tiles), *sizes),
        melded=(melded, *[True for _ in sizes]),
        table=parse_table(table),
        pool_size=pool,
        turn=0,
    )


def decide(key: str, view: View, seed: int = 1) -> Decision:
    return player(key).decide(view, NO_LIMIT, Random(seed))


def laid(view: View, move: Move) -> str:
    """The tiles that a move lays, or the move."""
    if not isinstance(move, Play):
        return format_move(move)
    new = count(spread(move.table)) - count(spread(view.table))
    return " ".join(f"{tile.colour}{tile.number or ''}" for tile in sorted(new.elements()))


def lays(key: str, view: View, seed: int = 1) -> str:
    return laid(view, decide(key, view, seed).move)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", range(0, len(NAMES), 3))
def test_the_referee_takes_every_move_of_whole_games(edition: str, first: int) -> None:
    place = first + list(EDITIONS).index(edition)
    most = EDITIONS[edition].players_max
    keys = tuple(NAMES[(first + step) % len(NAMES)] for step in range(2 + place % (most - 1)))
    assert sum(1 for _ in decisions(edition, keys, place, **HOUSES[place % len(HOUSES)]))


@pytest.mark.parametrize(("edition", "seed"), [("babyboom", 1), ("broadway", 2), ("lanmi", 3)])
def test_bounded_players_move_no_more_than_they_may(edition: str, seed: int) -> None:
    most = 0
    for key, view, decision in decisions(edition, ("bounded-0", "bounded-1", "bounded-3"), seed):
        if isinstance(decision.move, Play):
            moved = moved_tiles(view.table, decision.move.table)
            assert moved <= int(key.removeprefix("bounded-"))
            most = max(most, moved)
    assert most > 0


def test_bounded_players_lay_the_most_where_that_moves_little() -> None:
    alike = 0
    for _, view, decision in decisions("babyboom", ("bounded-6", "bounded-6"), 4):
        assert view.rack is not None
        if not view.melded[view.seat or 0] or not isinstance(decision.move, Play):
            continue
        best = best_play(view.ruleset, view.table, view.rack)
        if moved_tiles(view.table, best.table) <= 6:
            alike += 1
            assert len(laid(view, decision.move).split()) == best.tiles_played
    assert alike > 5


@pytest.mark.parametrize(
    ("key", "tiles"),
    [
        ("rack-sets", "k1 k2 k3"),
        ("bounded-0", "b7 k1 k2 k3"),
        ("bounded-1", "b7 k1 k2 k3 o3 o5 o6"),
        ("greedy", "b7 k1 k2 k3 o3 o5 o6"),
    ],
)
def test_who_sees_further_lays_more(key: str, tiles: str) -> None:
    view = look("k1 k2 k3 b7 o3 o5 o6 r12", "b4-6, k4 r4 b4 o4")
    assert lays(key, view) == tiles


def test_openings_with_most_and_with_fewest() -> None:
    view = look("k10 k11 k12 r1 b1 o1 o13", melded=False, rules="babyboom")
    assert lays("hoard", view) == lays("greedy", view) == "b1 k10 k11 k12 o1 r1"
    assert {lays(key, view) for key in ("hoardmin", "trimm", "hsafe", "leaky-0")} == {"k10 k11 k12"}
    assert decide("hoardmin", look("k1 r5 o9", melded=False)).reason.code == "no-meld"


def test_a_smallest_meld_keeps_the_joker_where_it_can() -> None:
    view = look("k10 k11 k12 r13 b13 j o1 b2", melded=False, rules="broadway")
    assert lays("hoardmin", view) == "k10 k11 k12"


def test_who_hoards_draws_until_everything_goes() -> None:
    view = look("k1 k2 k3 r9", "b4-6")
    assert lays("hoard", view) == "draw"
    assert decide("hoard", view).reason.values == {"count": 4}
    assert decide("hoard", look("k1 k2 k3 b7", "b4-6")).reason.code == "went-out"
    assert decide("hoard", look("k1 k2 k3 r9", "b4-6", pool=0)).move == Pass()


def test_a_play_that_must_be_is_one_tile_the_dearest() -> None:
    view = look("k1 k2 k3 b7 r9 o12", "b4-6, r6-8", rules="john-adams", pool=0)
    assert lays("hoard", view) == lays("trimm", view) == "r9"
    # No single tile fits: a set.
    assert lays("hoard", look("k1 k2 k3 o9", "b4-6", rules="john-adams", pool=0)) == "k1 k2 k3"


def test_dump_and_threat_lay_the_most_value_when_it_is_time() -> None:
    rack, table = "k1 k2 k3 r9", "b4-6"
    for key, view, dumps in (
        ("dump4", look(rack, table, pool=5), False),
        ("dump4", look(rack, table, pool=4), True),
        ("threat2", look(rack, table, sizes=(3, 9)), False),
        ("threat2", look(rack, table, sizes=(3, 2)), True),
    ):
        assert lays(key, view) == ("k1 k2 k3" if dumps else "draw")


def test_hold_lays_when_enough_can_be_laid_and_keeps_the_joker() -> None:
    view = look("k1 k2 k3 j r9 o11", "b4-6")
    assert lays("hold3", view) == "k1 k2 k3"
    assert lays("hold4", view) == "draw"


def test_leaky_is_greedy_as_often_as_it_says() -> None:
    view = look("k1 k2 k3 r9", "b4-6")
    assert {lays("leaky-0", view, seed) for seed in range(20)} == {"draw"}
    assert {lays("leaky-100", view, seed) for seed in range(20)} == {"k1 k2 k3"}
    greedy = sum(lays("leaky-10", view, seed) != "draw" for seed in range(400))
    assert 20 <= greedy <= 60


def test_trimm_lays_one_tile_where_the_other_rack_may_be_lighter() -> None:
    rack, table = "b7 r9 k13", "b4-6, r6-8"
    assert lays("trimm", look(rack, table, pool=11, sizes=(3,))) == "draw"
    assert lays("trimm", look(rack, table, pool=10, sizes=(3,))) == "r9"
    assert lays("trimm", look("b7 k1 o2", table, pool=10, sizes=(40,))) == "draw"


def test_who_knows_the_other_rack_lays_nothing_that_lets_it_out() -> None:
    """Where another single tile would do: in all endgames of some games, and in some it matters."""
    mattered = 0
    for seed in range(6):
        for key, view, decision in decisions("john-adams", ("hsafe", "hoardmin"), seed):
            if key != "hsafe" or view.pool_size or decision.reason.code != "laid-one":
                continue
            turn = OwnTurn(view)
            rack, other = turn.known_rack(), turn.others[0]
            assert rack is not None
            assert len(rack) == view.rack_sizes[other]
            tile = parse_rack(laid(view, decision.move))[0]
            fitting = [each for each in turn.order if turn.fits(each)]
            unsafe = [each for each in fitting if turn.lets_out(each, other, rack)]
            assert tile not in unsafe or unsafe == fitting
            mattered += bool(unsafe) and tile not in unsafe
    assert mattered


def test_a_player_decides_alike_in_every_process() -> None:
    """Python hashes text differently in every process: no player may depend on that."""
    code = (
        "from tests.bots.played_games import decisions\n"
        f"for _, _, decision in decisions('goliath', {NAMES[:6]!r}[2:6], 5):\n"
        "    print(decision.move, decision.reason)\n"
        "for _, _, decision in decisions('john-adams', ('hsafe', 'trimm-safe'), 6):\n"
        "    print(decision.move, decision.reason)\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] != b""


def test_a_draw_may_be_followed_by_a_pass() -> None:
    view = replace(look("k1 r9", "b4-6"), drew=True)
    assert {decide(key, view).move for key in NAMES} == {Pass()}
    assert {decide(key, look("k1 r9", "b4-6")).move for key in NAMES} == {Draw()}
