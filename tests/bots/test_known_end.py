"""The known end: what follows from a view, what is undone, and who seems to play how."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from remeld.bots.known_end import KnownEnd, known_end, matching
from remeld.bots.opponents import likely_policies
from remeld.bots.player import Limit
from remeld.bots.thinking import think
from remeld.rules import PastMove, count
from remeld.simulation import Candidate, choose, roll_out, single_tiles
from tests.bots.played_games import end_of_two


@cache
def end_of(seed: int) -> KnownEnd:
    """The end of a game of two who only draw once they have melded."""
    end = known_end(end_of_two(seed))
    assert end is not None
    return end


def after_two_turns(
    end: KnownEnd, past: tuple[PastMove, ...], policy: str
) -> tuple[KnownEnd, tuple[PastMove, ...]]:
    """The end after a turn of each by a policy, or the last one, and what was done so far."""
    for _ in range(2):
        laid = choose(end.view(), policy)
        past = (*past, PastMove(seat=end.turn, laid=laid))
        end = end.after(laid)
        if not all(end.racks):
            break
    return end, past


def test_the_other_rack_follows_from_the_view() -> None:
    end = end_of(1)
    found = known_end(end.view())
    assert found is not None
    assert count(found.racks[1 - end.turn]) == count(end.racks[1 - end.turn])


@pytest.mark.parametrize("change", ["pool", "third"])
def test_nothing_follows_while_tiles_may_lie_elsewhere(change: str) -> None:
    view = end_of(1).view()
    other = replace(view, pool_size=1)
    if change == "third":
        other = replace(view, rack_sizes=(*view.rack_sizes, 3), melded=(True, True, True))
    assert known_end(other) is None


def test_a_move_undone_is_the_end_of_before() -> None:
    end = end_of(2)
    (tile, *_) = single_tiles(end.view())
    before = end.after((tile,)).before(PastMove(seat=end.turn, laid=(tile,)))
    assert [count(rack) for rack in before.racks] == [count(rack) for rack in end.racks]
    assert (count(before.heap), before.turn) == (count(end.heap), end.turn)


def test_who_lets_nobody_out_is_found_out() -> None:
    """As soon as the two would have played differently, the right one weighs more."""
    policy = "hsafe"
    names = ("hsafe", "hoardmin")
    told_apart = 0
    for seed in range(3):
        end = end_of(seed)
        past: tuple[PastMove, ...] = ()
        while True:
            end, past = after_two_turns(end, past, policy)
            if not all(end.racks):
                break
            seen = replace(end.view(), past=past)
            known = known_end(seen)
            assert known is not None
            same = dict(zip(names, matching(seen, known, names), strict=True))
            assert same[policy][0] == same[policy][1] == min(5, len(past) // 2)
            if same["hsafe"] != same["hoardmin"]:
                told_apart += 1
                assert next(iter(likely_policies(seen, 1 - seen.turn, known))) == policy
                break
    assert told_apart


def test_a_turn_that_wins_is_found_where_the_base_loses() -> None:
    """What is thought to win does win against the policy that the other one plays."""
    better = 0
    for seed in range(12):
        view = end_of(seed).view()
        thought = think(view, Limit(rollouts=60), Random(1))
        if thought.laid == thought.base:
            continue
        won, lost = (
            [
                roll_out(view, [Candidate(turn, "hsafe")], [name] * 2, worlds=1)[0][0]
                for name in ("hsafe", "hoardmin")
            ]
            for turn in (thought.laid, thought.base)
        )
        shares = [sum(game.share(view.turn) for game in games) for games in (won, lost)]
        points = [sum(game.points[view.turn] for game in games) for games in (won, lost)]
        assert (shares[0], points[0]) > (shares[1], points[1])
        better += 1
        if better == 2:
            return
    pytest.fail("nothing better was ever found")


def test_what_the_rules_forbid_is_never_preferred() -> None:
    thought = think(end_of(3).view(), Limit(rollouts=60), Random(1), lambda tiles: False)
    assert thought.laid == thought.base
