"""Why a turn cost chance: what differs after it from what the strongest player would have done.

Only what the seat could know is looked at: racks of the others are thought of, as for the chances.
These are facts about both turns, each for itself; that they are the reason is likely, not proved.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Literal

from remeld.rules import JOKER, Rack, View, count, plain, rack_value, spread, without
from remeld.simulation import choose, in_order

__all__ = ["CostReason", "ReasonKind", "goes_out_next", "reasons"]

ReasonKind = Literal["lets-out", "feeds", "joker", "not-ready", "keeps-value"]
MOST_REASONS = 2
WORLDS = 24
MOST_DEALS = 4 * WORLDS
LEAST_PART = 0.1
"""Shares of worlds, or of tiles that could be drawn, that are closer than this are not told."""
LEAST_TILES = 0.5
LEAST_VALUE = 10
LOW_POOL = 10
"""With so few tiles left to draw what is left on the racks may decide."""


@dataclass(frozen=True, slots=True)
class CostReason:
    """One thing that differs: how much of it there is after the turn, and after the better one."""

    kind: ReasonKind
    done: float
    better: float


def reasons(view: View, laid: Rack, choice: Rack, seed: int) -> tuple[CostReason, ...]:
    """What differs between laying `laid` and `choice` in the turn of the view's seat.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("j b7 k1 k2 r9"),
    ...     rack_sizes=(5, 5), melded=(True, True), table=parse_table("b4-6"), pool_size=50, turn=0,
    ... )
    >>> [reason.kind for reason in reasons(view, parse_rack("b7 j"), parse_rack("b7"), seed=1)]
    ['feeds', 'joker']
    """
    seen = in_order(view)
    both = (plain(laid), plain(choice))
    if view.rack is None or len(choice) == len(view.rack):
        return ()  # Whoever goes out has won: that is reason enough.
    found = [*_others(seen, both, Random(seed))]
    held, kept = (tiles.count(JOKER) for tiles in both)
    if held > kept:
        found.append(CostReason("joker", held, kept))
    found += _readiness(seen, both)
    found += _value(seen, both)
    return tuple(found[:MOST_REASONS])


Turns = tuple[Rack, Rack]
"""What was laid, and what the strongest player would have laid."""


def _others(view: View, both: Turns, rng: Random) -> Iterator[CostReason]:
    """What the others could do next, in worlds that the seat can think of."""
    out: list[list[float]] = [[], []]
    tiles: list[list[float]] = [[], []]
    for racks in _worlds(view, rng):
        for place, laid in enumerate(both):
            table = (*view.table, laid)
            plays = [_most(view, other, rack, table, "greedy") for other, rack in racks.items()]
            out[place].append(any(n == len(r) for n, r in zip(plays, racks.values(), strict=True)))
            tiles[place].append(sum(plays))
    if not tiles[0]:
        return
    freed, kept = (fmean(each) for each in out)
    if freed - kept >= LEAST_PART:
        yield CostReason("lets-out", round(freed, 2), round(kept, 2))
    more = [a - b for a, b in zip(*tiles, strict=True)]
    error = stdev(more) / sqrt(len(more)) if len(more) > 1 else 0.0
    if fmean(more) >= max(LEAST_TILES, 2 * error):
        yield CostReason("feeds", round(fmean(tiles[0]), 1), round(fmean(tiles[1]), 1))


def _worlds(view: View, rng: Random) -> Iterator[dict[int, Rack]]:
    """Racks of the others who have melded, mostly such that none of them could go out before."""
    assert view.rack is not None
    seen = (*view.rack, *plain(spread(view.table)))
    unseen = [*without(view.ruleset.box.tiles(), plain(seen))]
    melded = [seat for seat, each in enumerate(view.melded) if each and seat != view.turn]
    found = 0
    for _ in range(MOST_DEALS if melded else 0):
        rng.shuffle(unseen)
        racks, at = {}, 0
        for seat in melded:
            racks[seat] = tuple(unseen[at : at + view.rack_sizes[seat]])
            at += view.rack_sizes[seat]
        if any(_most(view, seat, racks[seat], view.table, "hoard") for seat in melded):
            continue
        yield racks
        found += 1
        if found == WORLDS:
            return


def _most(view: View, seat: int, rack: Rack, table: tuple[Rack, ...], policy: str) -> int:
    """How many tiles a seat that has melded lays by a policy."""
    sizes = [*view.rack_sizes]
    sizes[seat] = len(rack)
    melded = tuple(each or other == seat for other, each in enumerate(view.melded))
    asked = replace(
        view, seat=seat, turn=seat, rack=rack, rack_sizes=tuple(sizes), table=table, melded=melded
    )
    # The tiles of the others are of no account to these policies: none are missing, none too many.
    rest = asked.ruleset.box.total - len(rack) - len(spread(table))
    asked = replace(asked, pool_size=max(0, rest - sum(sizes) + len(rack)))
    return len(choose(asked, policy))


def _readiness(view: View, both: Turns) -> Iterator[CostReason]:
    """How likely the seat itself goes out in its next turn, if the table stays as it is."""
    ready = [goes_out_next(view, laid) for laid in both]
    if ready[1] - ready[0] >= LEAST_PART:
        yield CostReason("not-ready", round(ready[0], 2), round(ready[1], 2))


def goes_out_next(view: View, laid: Rack) -> float:
    """With which part of the tiles that it could draw the seat goes out in its next turn.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("k7 k8"), rack_sizes=(2, 9),
    ...     melded=(True, True), table=parse_table("r3-5"), pool_size=50, turn=0,
    ... )
    >>> round(101 * goes_out_next(view, ()))  # two k6, two k9 and both jokers of 101 unseen tiles
    6
    """
    assert view.rack is not None
    rest, table = without(plain(view.rack), laid), (*view.table, laid)
    if not laid and not view.melded[view.turn]:
        return 0.0
    if laid or not view.pool_size:
        return float(not rest or _most(view, view.turn, rest, table, "hoard") == len(rest))
    unseen = count(without(view.ruleset.box.tiles(), (*rest, *plain(spread(view.table)))))
    fit = [
        copies
        for tile, copies in unseen.items()
        if _most(view, view.turn, (*rest, tile), view.table, "hoard")
    ]
    return sum(fit) / unseen.total()


def _value(view: View, both: Turns) -> Iterator[CostReason]:
    """What is left on the rack, near the end."""
    assert view.rack is not None
    if view.pool_size > LOW_POOL:
        return
    done, better = (rack_value(view.ruleset, without(plain(view.rack), laid)) for laid in both)
    if done - better >= LEAST_VALUE:
        yield CostReason("keeps-value", done, better)
