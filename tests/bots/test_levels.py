"""Computer players by level: what each does with its turn, and that the referee takes it."""

from dataclasses import replace
from typing import get_args

import pytest

from remeld.bots import Level, decide_at_level
from remeld.match import Game, Setup, secret_from_seed
from remeld.notation import format_table, parse_rack, parse_table
from remeld.protocol import Level as ProtocolLevel
from remeld.rules import EDITIONS, Draw, Pass, Play, Ruleset, View
from remeld.solver import best_play, could_play

HIDDEN_PLAY = ("k4 r4 b4 o4", "b3 b5 b6 k9")
"""Who takes the table apart can play here, who does not cannot."""
MUST = EDITIONS["goliath"].replace(may_decline=False)


def known(ruleset: Ruleset, table: str, rack: str, pool: int) -> View:
    tiles = parse_rack(rack)
    return View(
        ruleset=ruleset,
        seat=0,
        rack=tiles,
        rack_sizes=(len(tiles), 14),
        melded=(True, True),
        table=parse_table(table),
        pool_size=pool,
        turn=0,
    )


def test_every_level_of_the_protocol_has_a_player() -> None:
    assert get_args(Level) == get_args(ProtocolLevel)


@pytest.mark.parametrize("pool", [50, 0])
def test_who_need_not_play_what_they_do_not_see_draws_or_passes(pool: int) -> None:
    seen = known(EDITIONS["goliath"], *HIDDEN_PLAY, pool)
    assert decide_at_level("easy", seen).move == (Draw() if pool else Pass())
    assert isinstance(decide_at_level("best", seen).move, Play)


@pytest.mark.parametrize(
    ("ruleset", "pool", "plays"),
    [
        (MUST, 50, True),
        (MUST, 0, True),
        (EDITIONS["john-adams"], 50, False),
        (EDITIONS["john-adams"], 0, True),
    ],
    ids=["must", "must without a pool", "may draw", "must when the pool is empty"],
)
def test_who_can_play_and_must_plays(ruleset: Ruleset, pool: int, *, plays: bool) -> None:
    seen = known(ruleset, *HIDDEN_PLAY, pool)
    move = decide_at_level("easy", seen).move
    assert isinstance(move, Play) == plays
    # Who has drawn in this turn is free to pass.
    assert decide_at_level("easy", replace(seen, drew=True)).move == Pass()
    # Nobody must play what cannot be played.
    assert not isinstance(
        decide_at_level("easy", known(ruleset, "k4 r4 b4 o4", "b1", pool)).move, Play
    )


def test_a_play_that_people_follow_disturbs_the_table_least() -> None:
    seen = known(MUST, "b1-3, b4-6, k4 r4 o4", "b7 b8 b9", 50)
    assert seen.rack is not None
    least = best_play(MUST, seen.table, seen.rack)
    move = decide_at_level("best", seen, least=True).move
    assert isinstance(move, Play)
    assert format_table(move.table) == format_table(least.table)


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("changes", [{}, {"may_decline": False}, {"drawn_tile_playable": True}])
def test_the_referee_refuses_no_move_of_a_whole_game(key: str, changes: dict[str, bool]) -> None:
    rules = EDITIONS[key].replace(**changes)
    setup = Setup(ruleset=rules, players=("Ann", "Ben", "Cyd"), time_limit_sec=None)
    levels: tuple[Level, ...] = ("easy", "best", "easy")
    game = Game.start(setup, secret_from_seed(4), at=0, oracle=could_play)
    while not game.state.ended:
        seat = game.state.turn
        decision = decide_at_level(levels[seat], game.view(seat))
        game = game.move(seat, decision.move, at=0)
