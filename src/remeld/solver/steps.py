"""A play as an ordered list of moves that hands can make.

Sets have numbers that do not change while hands are at work: those of the old table count from 0,
and every set that a step starts gets the next number. A step names the tiles that it moves, where
they come from (a set, or the rack) and the set they go to.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from remeld.rules import JOKER, Table, Tile, TileSet, count, without

__all__ = ["Step", "StepKind", "make_steps", "replay_steps"]

StepKind = Literal["lay", "add", "take", "split", "join", "swap", "shift"]


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the hands.

    - `lay`: tiles from the rack start a new set
    - `add`: tiles from the rack go to a set
    - `take`: a tile goes from one set to another, which it may start
    - `split`: part of a set becomes a set of its own
    - `join`: a whole set goes to another
    - `swap`: a joker leaves its place for the tile it stands for, and goes to another set
    - `shift`: a joker changes its place inside its set
    """

    kind: StepKind
    tiles: TileSet
    source: int | None
    """The set that the tiles come from; None for the rack."""
    target: int
    """The set that they go to."""
    result: TileSet
    """What lies in the target afterwards."""
    joker_to: int | None = None
    """Where a swapped joker goes."""


def make_steps(old: Table, new: dict[int, TileSet], touched: Sequence[int]) -> tuple[Step, ...]:
    """The steps from the old table to the new sets.

    `new` holds the sets that are not as they were, by their numbers; a touched old set that is
    missing in it is dissolved.
    """
    return tuple(_Hands({index: old[index] for index in touched}, new).work())


class _Hands:
    """Works out which tile goes where, then moves them."""

    def __init__(self, old: dict[int, TileSet], new: dict[int, TileSet]) -> None:
        self.old = old
        self.new = new
        self.now: dict[int, TileSet] = {
            index: tuple(t.plain for t in tiles) for index, tiles in self.old.items()
        }
        self.leave: dict[tuple[int, int], Counter[Tile]] = {}
        self.enter = {index: count(tiles) for index, tiles in new.items()}
        self._assign()

    def _assign(self) -> None:
        """Tiles stay in their set if it has a place for them; the rest goes in large parts."""
        left = {}
        for index, tiles in self.old.items():
            stay = count(tiles) & self.enter.get(index, Counter())
            left[index] = count(tiles) - stay
            if index in self.enter:
                self.enter[index] -= stay
        while True:
            pairs = [((left[i] & self.enter[k]).total(), -i, -k) for i in left for k in self.enter]
            most, i, k = max(pairs, default=(0, 0, 0))
            if not most:
                break
            part = left[-i] & self.enter[-k]
            left[-i] -= part
            self.enter[-k] -= part
            self.leave[-i, -k] = part

    def work(self) -> Iterator[Step]:
        """The steps: jokers that are swapped out, tiles that change sets, tiles from the rack."""
        yield from self._swaps()
        for (source, target), part in sorted(self.leave.items()):
            if part:
                yield self._carry(source, target, tuple(part.elements()))
        for target in sorted(self.enter):
            tiles = tuple(self.enter[target].elements())
            if tiles:
                kind: StepKind = "add" if self.now.get(target) else "lay"
                yield self._place(kind, tiles, None, target)
        for target in sorted(self.new):
            if self.now[target] != self.new[target]:
                self.now[target] = self.new[target]
                yield Step("shift", (JOKER,), target, target, self.new[target])

    def _carry(self, source: int, target: int, tiles: TileSet) -> Step:
        whole = self.now[source]
        rest = without(whole, tiles)
        self.now[source] = rest
        if not rest:
            return self._place("join", tiles, source, target)
        at_an_end = whole[: len(rest)] == rest or whole[-len(rest) :] == rest
        kind: StepKind = "split" if at_an_end and not self.now.get(target) else "take"
        return self._place("take" if len(tiles) == 1 else kind, tiles, source, target)

    def _place(self, kind: StepKind, tiles: TileSet, source: int | None, target: int) -> Step:
        self.now[target] = self._ordered(target, self.now.get(target, ()) + tiles)
        return Step(kind, tiles, source, target, self.now[target])

    def _ordered(self, target: int, tiles: TileSet) -> TileSet:
        """As in the finished set, as far as it is there; what has still to go comes last."""
        rest, placed = tiles, []
        for tile in self.new.get(target, ()):
            if tile.plain in rest:
                placed.append(tile.plain)
                rest = without(rest, [tile])
        return (*placed, *rest)

    def _swaps(self) -> Iterator[Step]:
        """A tile takes the very place of a joker that leaves its set."""
        for (source, target), part in sorted(self.leave.items()):
            if not part[JOKER] or source not in self.new:
                continue
            stand_in = self._stand_in(source)
            if stand_in is None:
                continue
            tile, origin = stand_in
            part[JOKER] -= 1
            if origin is None:
                self.enter[source][tile] -= 1
            else:
                self.leave[origin, source][tile] -= 1
                self.now[origin] = without(self.now[origin], [tile])
            place = self.now[source].index(JOKER)
            swapped = (*self.now[source][:place], tile, *self.now[source][place + 1 :])
            self.now[source] = swapped
            self.now[target] = self._ordered(target, (*self.now.get(target, ()), JOKER))
            yield Step("swap", (tile,), origin, source, swapped, joker_to=target)

    def _stand_in(self, index: int) -> tuple[Tile, int | None] | None:
        """The tile that comes to the joker's place in the set, and from where."""
        place = self.now[index].index(JOKER)
        wanted = self.new[index]
        if len(wanted) < len(self.now[index]) or place >= len(wanted):
            return None
        fits = [t for t in wanted if not t.joker and t not in self.now[index]]
        for tile in fits:
            swapped = (*self.now[index][:place], tile, *self.now[index][place + 1 :])
            if count(swapped) <= count(wanted):
                if self.enter[index][tile] > 0:
                    return tile, None
                for (source, target), part in self.leave.items():
                    if target == index and part[tile] > 0:
                        return tile, source
        return None


def replay_steps(table: Table, steps: Sequence[Step]) -> Table:
    """The table after the steps; raises `ValueError` where a step cannot be made."""
    now = {index: tuple(t.plain for t in tiles) for index, tiles in enumerate(table)}
    for step in steps:
        if step.source is not None and step.kind != "shift":
            now[step.source] = _taken(now[step.source], step.tiles)
        before = now.get(step.target, ())
        if step.joker_to is not None:
            before = _taken(before, (JOKER,))
            now[step.joker_to] = (*now.get(step.joker_to, ()), JOKER)
        arrived = () if step.kind == "shift" else step.tiles
        if count(before + arrived) != count(step.result):
            raise ValueError(f"step {step} does not give {step.result}")
        now[step.target] = tuple(tile.plain for tile in step.result)
    return tuple(tiles for _, tiles in sorted(now.items()) if tiles)


def _taken(tiles: TileSet, gone: TileSet) -> TileSet:
    if count(gone) - count(tiles):
        raise ValueError(f"{gone} do not lie in {tiles}")
    return without(tiles, gone)
