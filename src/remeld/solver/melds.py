"""The best turn of a player who has not melded yet.

Where the table is closed for that turn, only the rack counts. Where it opens once the meld lies
there, every smallest choice of sets from the rack that is worth enough is tried as the meld; what
follows is an ordinary turn, and the best turn without the duty to meld bounds what can be reached.
"""

from collections.abc import Iterator
from itertools import chain, product
from typing import NamedTuple

from remeld.rules import (
    Rack,
    Reading,
    Ruleset,
    Shape,
    Table,
    Tile,
    TileSet,
    count,
    jokers_stand,
    melds_worth,
    readings,
    spread,
    without,
)
from remeld.solver.budget import Budget
from remeld.solver.freed_jokers import TurnQuestion
from remeld.solver.pins import pinned, unpinned
from remeld.solver.stock import Found, Goal, Stock, solve_free
from remeld.solver.turn_solver import joker_rules, solve_turn

__all__ = ["MeldTurn", "meld_turns", "solve_closed", "table_is_open"]


MELD = 20
"""What a step of the search for melds costs, in states."""


def table_is_open(ruleset: Ruleset) -> bool:
    """Whether a turn is an ordinary one before the meld, too: no points are asked for."""
    return ruleset.meld_min == 0 and ruleset.table_in_meld_turn == "openAfterMeld"


class MeldTurn(NamedTuple):
    """A turn with its meld: what the meld is worth to the goal, and the best that follows."""

    meld: Table
    """The sets of the meld, jokers that are pinned as the tiles that they stand for."""
    pins: tuple[Tile, ...]
    rack: Rack
    """What is left on the rack after the meld."""
    worth: int
    """Of the whole turn."""
    rest: Found
    """The sets in place of the old table and the meld, and what they add; jokers are pinned."""
    unbeatable: bool
    """Whether nothing can be worth more."""


def solve_closed(
    goal: Goal, rack: Rack, floor: int, budget: Budget, *, enough: int | None = None
) -> Found | None:
    """The best sets from the rack alone that are worth enough for the initial meld.

    Sets worth `enough` to the goal will do.
    """
    stock = Stock.of(goal, (), rack)
    return solve_free(goal, stock, budget, floor, need=goal.ruleset.meld_min, enough=enough)


def meld_turns(
    goal: Goal, table: Table, rack: Rack, floor: int, budget: Budget
) -> Iterator[MeldTurn]:
    """Turns with a meld, each at least as good as those before, where the table opens after it.

    Only turns worth more than `floor` count. The best there can be is the best turn of a player
    who need not meld; once it is reached, only equally good turns follow.
    """
    if solve_closed(goal, rack, 0, budget, enough=1) is None:
        return
    relaxed = solve_turn(TurnQuestion(goal, table, (), rack), budget, floor)
    if relaxed is None:
        return
    # A meld from the tiles of that turn, its jokers as they lie in it, is the likeliest to lead
    # to it.
    played = count(spread(tuple(relaxed.sets))) - count(spread(table))
    shape, needed, steps = goal.ruleset.shape, goal.ruleset.meld_min, budget.steps(MELD)
    stand = jokers_stand(goal.ruleset, tuple(relaxed.sets))
    likely = melds_worth(played, shape, needed, steps=steps, fits=stand)
    free = joker_rules(goal.ruleset) == "free"
    best = doubt = floor
    seen: set[object] = set()
    for meld in chain(likely, melds_worth(count(rack), shape, needed, steps=steps)):
        first = goal.worth(spread(meld))
        left = without(rack, spread(meld))
        for sets, pins in pinned(meld, shape) if free else _told(meld, shape):
            if budget.spent:
                return
            if (key := (*_key(sets, free=free), pins)) in seen:
                continue
            seen.add(key)
            turn = TurnQuestion(goal, table + sets, (), left, 0 if free else len(meld))
            rest = solve_turn(turn, budget, floor - first)
            if rest is None:
                continue
            if unpinned((), rest.sets, pins) is None:
                # Only jokers would lie together; where the meld stays as it is they do not.
                doubt = max(doubt, first + rest.worth)
                rest = solve_turn(TurnQuestion(goal, table, (), left), budget, floor - first)
                if rest is None:
                    continue
                rest = Found(rest.worth, [*rest.sets, *sets])
            floor = first + rest.worth - 1
            best = first + rest.worth
            yield MeldTurn(sets, pins, left, best, rest, best == relaxed.worth)
    if doubt > best:
        # Too rare to search for a way round it.
        budget.proved = False


def _told(meld: Table, shape: Shape) -> Iterator[tuple[Table, tuple[Tile, ...]]]:
    """The meld with nothing pinned, once for each way to read a set that can be run and group."""
    ways = [readings(tiles, shape) for tiles in meld]
    for told in product(*ways):
        yield (
            tuple(
                tiles if len(each) == 1 else _declared(reading)
                for tiles, each, reading in zip(meld, ways, told, strict=True)
            ),
            (),
        )


def _declared(reading: Reading) -> TileSet:
    """The tiles of a set with jokers that say how it is read."""
    if reading.kind == "run":
        return reading.tiles
    number = next(tile.number for tile in reading.tiles if not tile.joker)
    jokers = zip(reading.tiles, reading.stands_for, strict=True)
    missing = iter(sorted(next(meant for tile, meant in jokers if tile.joker)))
    return tuple(
        Tile(next(missing).colour, number, joker=True) if tile.joker else tile
        for tile in reading.tiles
    )


def _key(meld: Table, *, free: bool) -> tuple[object, object]:
    """The same for melds that do not differ in what follows: tiles and, if they freeze, jokers."""
    jokered = tuple(sorted(t for t in meld if not free and any(tile.joker for tile in t)))
    return tuple(sorted(spread(meld))), jokered
