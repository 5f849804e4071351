"""The easy computer player: what it does with a rack that nobody could search through."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from remeld.bots import easy_move
from remeld.rules import EDITIONS, Draw, Pass, Play, Tile, TileSet, View, sets_with
from remeld.rules.sets import Shape

ODD = EDITIONS["broadway"].replace(
    colours=6, copies=4, jokers=4, numbers=5, run_max=5, group_max=6, hand=30, meld_min=100
)


@pytest.mark.parametrize("pool", [10, 0])
def test_the_search_for_a_meld_ends(monkeypatch: pytest.MonkeyPatch, pool: int) -> None:
    steps = 0

    def counted(tile: Tile, tiles: Counter[Tile], shape: Shape) -> Iterator[tuple[TileSet, int]]:
        nonlocal steps
        steps += 1
        assert steps < 100_000
        return sets_with(tile, tiles, shape)

    monkeypatch.setattr("remeld.rules.rack_sets.sets_with", counted)
    rack = tuple(Random(1).sample(ODD.box.tiles(), ODD.hand))
    known = View(
        ruleset=ODD,
        seat=0,
        rack=rack,
        rack_sizes=(30, 30),
        melded=(False, False),
        table=(),
        pool_size=pool,
        turn=0,
    )
    move = easy_move(known)
    assert isinstance(move, Play) or move == (Draw() if pool else Pass())
