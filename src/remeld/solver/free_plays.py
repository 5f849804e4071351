"""Every distinct play with free rearrangement, as what is laid from the rack.

Kind by kind it is decided how many tiles are laid; the kernel tells at each step whether some
play agrees with all that is decided. So every step leads to a play, and no play is met twice.
"""

from collections.abc import Iterable, Iterator, Sequence

from remeld.solver import kernel
from remeld.solver.budget import BOUNDS, Budget
from remeld.solver.encoding import RUN, unpacked

__all__ = ["Laid", "all_laid", "cells_used"]

Laid = tuple[tuple[int, ...], int]
"""What a play lays: tiles by (number - 1) * colours + colour, and jokers."""


def all_laid(
    shape: tuple[int, int, int, int],
    table: Sequence[int],
    rack: Sequence[int],
    table_jokers: int,
    rack_jokers: int,
    budget: Budget,
) -> Iterator[Laid]:
    """All plays that lay at least one tile; fewer where the budget runs out, and it says so.

    >>> rack = [0] * 52
    >>> for number in (3, 4, 5, 6):
    ...     rack[4 * (number - 1)] = 1
    >>> budget = Budget(10_000)
    >>> plays = list(all_laid((4, 13, 4, 13), [0] * 52, rack, 0, 0, budget))
    >>> [sum(tiles) for tiles, jokers in plays], budget.proved
    ([3, 3, 4], True)
    """
    walk = _Walk(shape, table, rack, table_jokers, rack_jokers, budget)
    return (laid for laid in walk.plays() if sum(laid[0]) + laid[1])


def cells_used(sets: Iterable[int], colours: int, cells: int) -> list[int]:
    """How many tiles the kernel's sets, packed, hold of each kind, jokers last."""
    used = [0] * (cells + 1)
    for kind, key, members, jokers in map(unpacked, sets):
        used[-1] += jokers.bit_count()
        for place in range((members & ~jokers).bit_length()):
            if (members & ~jokers) >> place & 1:
                colour, number = (key, place) if kind == RUN else (place, key)
                used[(number - 1) * colours + colour] += 1
    return used


class _Walk:
    """A walk over the kinds on the rack, the joker being the last of them."""

    def __init__(
        self,
        shape: tuple[int, int, int, int],
        table: Sequence[int],
        rack: Sequence[int],
        table_jokers: int,
        rack_jokers: int,
        budget: Budget,
    ) -> None:
        self.shape = shape
        self.cells = len(table)
        self.must = [*table, table_jokers]
        self.may = [*rack, rack_jokers]
        self.table = [*table, table_jokers]
        self.weights = (0,) * self.cells
        self.budget = budget
        self.kinds = [cell for cell, count in enumerate(self.may) if count]

    def plays(self) -> Iterator[Laid]:
        """All plays, the empty one too if the table is legal."""
        example = self._example()
        if example:
            yield from self._decide(0, example)

    def _decide(self, depth: int, example: list[int]) -> Iterator[Laid]:
        """All plays that agree with what is decided; one of them is known."""
        if depth == len(self.kinds):
            laid = [m - t for m, t in zip(self.must, self.table, strict=True)]
            yield tuple(laid[:-1]), laid[-1]
            return
        kind = self.kinds[depth]
        held = self.may[kind]
        self.may[kind] = 0
        for count in range(held + 1):
            if self.budget.spent:
                break
            self.must[kind] = self.table[kind] + count
            other = example if example[kind] == self.must[kind] else self._example()
            if other:
                yield from self._decide(depth + 1, other)
        self.must[kind] = self.table[kind]
        self.may[kind] = held

    def _example(self) -> list[int] | None:
        """The tiles and jokers on the table after some play that agrees; None if there is none."""
        proved, value, sets, states = kernel.solve(
            self.shape,
            self.must[:-1],
            self.may[:-1],
            self.must[-1],
            self.may[-1],
            self.weights,
            0,
            enough=0,
            limit=max(1, self.budget.left),
        )
        wild = self.must[-1] + self.may[-1]
        self.budget.charge(states + wild * min(states, BOUNDS))
        self.budget.proved &= proved
        if value is None:
            return None
        return cells_used(sets, self.shape[0], self.cells)
