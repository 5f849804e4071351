"""The table after a play: legal by the referee, and of just the tiles that lie there then."""

import random
from collections import Counter

import pytest

from remeld.envs.packing import table_after
from remeld.rules import judge, plain, spread
from tests.envs.checks import NAMES, turns
from tests.solver.brute import Turns
from tests.solver.turns import Turn

MOST_PLAYS = 8


def with_jokers(edition: str, seed: int, number: int) -> list[Turn]:
    """Random turns of an edition by who has melded, with a joker on the table."""
    return [
        turn
        for turn in turns(seed, number)
        if turn.rules.edition == edition
        and turn.melded
        and any(tile.joker for tiles in turn.table for tile in tiles)
    ]


@pytest.mark.parametrize("edition", NAMES)
def test_the_referee_allows_the_table_after_every_play(edition: str) -> None:
    dice = random.Random(2)
    plays = 0
    for turn in with_jokers(edition, 31, 1000):
        every = Turns(turn.rules, turn.table, turn.rack, melded=True).every()
        for laid in dice.sample(sorted(every), min(MOST_PLAYS, len(every))):
            after = table_after(turn.rules, turn.table, laid, melded=True)
            assert Counter(plain(spread(after))) == Counter(plain(spread(turn.table) + laid))
            verdict = judge(turn.rules, turn.table, after, turn.rack, melded=True)
            assert verdict.legal, (turn, laid, after, verdict.faults)
            plays += 1
    assert plays > 20


def test_tiles_that_no_play_lays_leave_the_table_as_it_was() -> None:
    for turn in with_jokers("broadway", 32, 100):
        every = Turns(turn.rules, turn.table, turn.rack, melded=True).every()
        if turn.rack not in every:
            after = table_after(turn.rules, turn.table, turn.rack, melded=True)
            assert Counter(spread(after)) == Counter(spread(turn.table))
            return
    raise AssertionError("in every turn the whole rack can be laid")
