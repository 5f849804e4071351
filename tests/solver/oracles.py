"""Two other ways to the same answers, which share nothing with the kernel.

`brute` tries every way to put tiles into sets, for few tiles. `ilp` hands the question to an
integer programme solver, for many. Both speak of kinds: a kind is (colour, number).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

import highspy

Kind = tuple[int, int]


@dataclass(frozen=True)
class Position:
    """A question to the kernel. Counts and weights are by (number - 1) * colours + colour."""

    colours: int
    numbers: int
    group_max: int
    run_max: int
    table: tuple[int, ...]
    rack: tuple[int, ...]
    table_jokers: int
    rack_jokers: int
    weights: tuple[int, ...]
    joker_weight: int

    def index(self, kind: Kind) -> int:
        """The place of a kind in the counts."""
        return (kind[1] - 1) * self.colours + kind[0]


@dataclass(frozen=True, slots=True)
class Shape:
    """A set as a multiset: its numbered tiles, its jokers, the points of its best reading."""

    kinds: tuple[Kind, ...]
    jokers: int
    points: int


@lru_cache(maxsize=4)
def shapes(
    colours: int, numbers: int, group_max: int, run_max: int, jokers: int
) -> tuple[Shape, ...]:
    """Every set there is with at most so many jokers, each multiset once.

    In a large box there are a hundred thousand, so only the last boxes are remembered.
    """
    best: dict[tuple[tuple[Kind, ...], int], int] = {}
    for kinds, spare, points in _readings(colours, numbers, group_max, run_max, jokers):
        key = (kinds, spare)
        best[key] = max(points, best.get(key, 0))
    return tuple(Shape(kinds, spare, points) for (kinds, spare), points in sorted(best.items()))


def _readings(
    colours: int, numbers: int, group_max: int, run_max: int, jokers: int
) -> Iterator[tuple[tuple[Kind, ...], int, int]]:
    for number in range(1, numbers + 1):
        for size in range(3, min(group_max, colours) + 1):
            for real in range(max(1, size - jokers), size + 1):
                for held in combinations(range(colours), real):
                    yield tuple((c, number) for c in held), size - real, number * size
    for colour in range(colours):
        for start in range(1, numbers + 1):
            for size in range(3, min(run_max, numbers + 1 - start) + 1):
                line = range(start, start + size)
                for real in range(max(1, size - jokers), size + 1):
                    for held in combinations(line, real):
                        yield tuple((colour, n) for n in held), size - real, sum(line)


def brute(position: Position, need: int = 0, points: bool = False) -> int | None:
    """The best value by trying everything; None where the table tiles alone make no sets.

    With `need` the sets must be worth so many points; with `points` they are the objective.
    """
    p = position
    every = shapes(p.colours, p.numbers, p.group_max, p.run_max, p.table_jokers + p.rack_jokers)
    by_first: dict[int, list[tuple[tuple[int, ...], Shape]]] = {}
    for shape in every:
        places = tuple(sorted(p.index(kind) for kind in shape.kinds))
        by_first.setdefault(places[0], []).append((places, shape))
    free = tuple(t + r for t, r in zip(p.table, p.rack, strict=True))
    jokers = p.table_jokers + p.rack_jokers

    @cache
    def best(left: tuple[int, ...], jokers: int, need: int) -> int | None:
        """The best from here on, over the tiles not yet dealt with."""
        at = next((i for i, count in enumerate(left) if count), None)
        if at is None:
            if need > 0 or jokers > p.rack_jokers:
                return None
            return 0 if points else -p.joker_weight * jokers
        found = []
        # Leave the rest of this kind on the rack.
        if left[at] <= p.rack[at]:
            cleared = (*left[:at], 0, *left[at + 1 :])
            rest = best(cleared, jokers, need)
            if rest is not None:
                found.append(rest - (0 if points else p.weights[at] * left[at]))
        for places, shape in by_first.get(at, ()):
            if shape.jokers > jokers or not all(left[i] for i in places):
                continue
            after = list(left)
            for i in places:
                after[i] -= 1
            rest = best(tuple(after), jokers - shape.jokers, max(0, need - shape.points))
            if rest is not None:
                found.append(rest + (shape.points if points else 0))
        return max(found, default=None)

    value = best(free, jokers, need)
    if value is None or points:
        return value
    return (
        value
        + sum(w * r for w, r in zip(p.weights, p.rack, strict=True))
        + (p.joker_weight * p.rack_jokers)
    )


def ilp(position: Position) -> int | None:
    """The best value by an integer programme; None where it has no solution.

    Runs of six can be cut in two, and so can longer ones; only with three jokers a part of six
    might be of jokers alone.
    """
    p = position
    jokers = p.table_jokers + p.rack_jokers
    free = [t + r for t, r in zip(p.table, p.rack, strict=True)]
    longest = min(p.run_max, 5 if jokers < 3 else 6)
    columns = [
        shape
        for shape in shapes(p.colours, p.numbers, p.group_max, longest, jokers)
        if all(free[p.index(kind)] for kind in shape.kinds)
    ]
    if not columns:
        return 0 if not any(p.table) and not p.table_jokers else None
    model = highspy.Highs()  # type: ignore[no-untyped-call]
    model.setOptionValue("output_flag", False)
    model.setOptionValue("threads", 1)
    model.setOptionValue("mip_rel_gap", 0.0)
    model.setOptionValue("mip_abs_gap", 0.5)
    rows = [i for i, count in enumerate(free) if count]
    row_of = {cell: row for row, cell in enumerate(rows)}
    for cell in rows:
        model.addRow(p.table[cell], free[cell], 0, [], [])
    model.addRow(p.table_jokers, jokers, 0, [], [])
    worth: list[float] = []
    starts: list[int] = []
    places: list[int] = []
    counts: list[float] = []
    for shape in columns:
        cells = [p.index(kind) for kind in shape.kinds]
        worth.append(sum(p.weights[cell] for cell in cells) + p.joker_weight * shape.jokers)
        starts.append(len(places))
        places += [row_of[cell] for cell in cells]
        counts += [1] * len(cells)
        if shape.jokers:
            places.append(len(rows))
            counts.append(shape.jokers)
    size = len(columns)
    model.addCols(size, worth, [0] * size, [9] * size, len(places), starts, places, counts)
    for column in range(size):
        model.changeColIntegrality(column, highspy.HighsVarType.kInteger)
    model.changeObjectiveSense(highspy.ObjSense.kMaximize)
    model.run()
    status = model.getModelStatus()
    if status == highspy.HighsModelStatus.kInfeasible:
        return None
    assert status == highspy.HighsModelStatus.kOptimal, status
    value: int = round(model.getInfo().objective_function_value)
    value -= sum(w * t for w, t in zip(p.weights, p.table, strict=True))
    return value - p.joker_weight * p.table_jokers
