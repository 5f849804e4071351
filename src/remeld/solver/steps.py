"""A play as an ordered list of moves that hands can make.

Sets have numbers that do not change while hands are at work: those of the old table count from 0,
and every set that a step starts gets the next number. A step names the tiles that it moves, where
they come from (a set, or the rack) and the set they go to.
"""

from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from remeld.rules import JOKER, Table, Tile, TileSet, count, plain, without
from remeld.solver.encoding import (
    JOKERS,
    NO_JOKER,
    ONE_JOKER,
    RISING,
    TILE,
    bit,
    less,
    plus,
    split,
    those,
)

__all__ = ["Step", "StepKind", "make_steps", "replay_steps"]

StepKind = Literal["lay", "add", "take", "split", "join", "swap", "shift"]


class Step(NamedTuple):
    """One move of the hands.

    - `lay`: tiles from the rack start a new set
    - `add`: tiles from the rack go to a set
    - `take`: a tile goes from one set to another, which it may start
    - `split`: part of a set becomes a set of its own
    - `join`: a whole set goes to another
    - `swap`: a joker leaves its place for the tile it stands for, for the end of another set
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

    def __str__(self) -> str:
        taken = "" if self.source is None else f" from set {self.source}"
        freed = "" if self.joker_to is None else f", the joker to set {self.joker_to}"
        return f"{self.kind} {' '.join(map(str, self.tiles))}{taken} to set {self.target}{freed}"


def make_steps(
    old: Table, touched: Mapping[int, int], new: Mapping[int, TileSet], whole: dict[int, int]
) -> tuple[Step, ...]:
    """The steps from the old table to the new sets.

    `new` holds the sets that are not as they were, by their numbers, and `whole` the same as parts
    (see `encoding`); `touched` are the old ones as parts. Those that are not in `new` are
    dissolved.
    """
    return tuple(_Hands(old, touched, new, whole).work())


class _Hands:
    """Works out which tile goes where, then moves them."""

    def __init__(
        self,
        old: Table,
        touched: Mapping[int, int],
        new: Mapping[int, TileSet],
        whole: dict[int, int],
    ) -> None:
        self.new = new
        # Parts: what lies in the new sets at the end, what lies in each set now, what goes from set
        # to set, and what comes from the rack.
        self.whole = whole
        self.here = dict(touched)
        self.leave: dict[tuple[int, int], int] = {}
        self.enter = whole.copy()
        self.now = {i: plain(old[i]) if own & JOKERS else old[i] for i, own in touched.items()}
        self._assign()

    def _assign(self) -> None:
        """Tiles stay in their set if it has a place for them; the rest goes in large parts."""
        enter, left = self.enter, {}
        for index, own in self.here.items():
            place = enter.get(index, 0)
            both = own & place
            if both > NO_JOKER:
                enter[index], own = less(place, own), less(own, place)
            elif both:
                enter[index], own = place ^ both, own ^ both
            if own:
                left[index] = own
        wanted = [(k, place) for k, place in enter.items() if place]
        # The largest part comes last; of equal ones that of the first set, to the first set.
        shares = [
            (both.bit_count(), -i, -k)
            for i, own in left.items()
            for k, place in wanted
            if (both := own & place)
        ]
        shares.sort()
        while shares:
            size, i, k = shares.pop()
            own = left[-i] & enter[-k]
            now = own.bit_count()
            if now == size:
                self.leave[-i, -k] = own
                if own > NO_JOKER:
                    left[-i], enter[-k] = less(left[-i], own), less(enter[-k], own)
                else:
                    left[-i] ^= own
                    enter[-k] ^= own
            elif now:
                # Others have taken a part of it: it may not be the largest any more.
                insort(shares, (now, i, k))

    def work(self) -> list[Step]:
        """The steps: jokers that are swapped out, tiles that change sets, tiles from the rack."""
        steps: list[Step] = []
        if max(self.leave.values(), default=0) > NO_JOKER:
            steps += self._swaps()
        for (source, target), own in sorted(self.leave.items()):
            if own:
                steps.append(self._carry(source, target, own))
        for target, own in sorted(self.enter.items()):
            if own:
                kind: StepKind = "add" if self.now.get(target) else "lay"
                tiles = self.new[target]
                if own != self.whole[target]:
                    tiles = TILE.get(own) or self._those(own, target)
                steps.append(self._place(kind, tiles, own, None, target))
        for target in sorted(self.new):
            if self.now[target] != self.new[target]:
                steps.append(Step("shift", (JOKER,), target, target, self.new[target]))
        return steps

    def _carry(self, source: int, target: int, own: int) -> Step:
        whole, here = self.now[source], self.here[source]
        kind: StepKind = "take"
        if own in TILE:
            tiles = TILE[own]
            at = whole.index(tiles[0])
            rest = whole[:at] + whole[at + 1 :]
        elif own == here:
            tiles, rest = whole, ()
        else:
            if here <= NO_JOKER and RISING[here] == whole:
                tiles, rest = RISING[own], RISING[here & ~own]
            else:
                tiles, rest = split(own, whole)
            at_an_end = whole[: len(rest)] == rest or whole[-len(rest) :] == rest
            if len(tiles) > 1 and at_an_end and not self.now.get(target):
                kind = "split"
        self.now[source] = rest
        self.here[source] = here ^ own if own <= NO_JOKER else less(here, own)
        return self._place(kind if rest else "join", tiles, own, source, target)

    def _place(
        self, kind: StepKind, tiles: TileSet, own: int, source: int | None, target: int
    ) -> Step:
        before, laid = self.now.get(target), tiles
        if before:
            own = plus(self.here[target], own)
            laid = before + tiles
        result = self.new[target]
        if own != self.whole[target]:
            result = self._ordered(target, laid, own)
        self.now[target] = result
        self.here[target] = own
        return Step(kind, tiles, source, target, result)

    def _ordered(self, target: int, tiles: TileSet, here: int) -> TileSet:
        """As in the finished set, as far as it is there; what has still to go comes last."""
        whole = self.whole[target]
        ordered = self._those(here, target)
        strange = here & ~whole
        if not strange:
            return ordered
        if strange in TILE:
            return ordered + TILE[strange]
        return ordered + (split(whole, tiles)[1] if strange > NO_JOKER else those(strange, tiles))

    def _those(self, own: int, target: int) -> TileSet:
        """Those tiles of the finished set that belong to this part."""
        finished, whole = self.new[target], self.whole[target]
        if whole <= NO_JOKER and RISING[whole] == finished:
            return RISING[own & whole]
        return those(own, finished)

    def _swaps(self) -> Iterator[Step]:
        """A tile takes the very place of a joker that leaves its set."""
        for (source, target), own in sorted(self.leave.items()):
            if not own & JOKERS or source not in self.new:
                continue
            laid = (*self.now.get(target, ()), JOKER)
            here = plus(self.here.get(target, 0), ONE_JOKER)
            stand_in = self._stand_in(source)
            # A swapped joker is laid at the end; where it belongs elsewhere it is taken there.
            if stand_in is None or self._ordered(target, laid, here) != laid:
                continue
            tile, origin = stand_in
            one = bit(tile)
            self.leave[source, target] = less(self.leave[source, target], ONE_JOKER)
            if origin is None:
                self.enter[source] &= ~one
            else:
                self.leave[origin, source] &= ~one
                self.now[origin] = split(one, self.now[origin])[1]
                self.here[origin] &= ~one
            place = self.now[source].index(JOKER)
            swapped = (*self.now[source][:place], tile, *self.now[source][place + 1 :])
            self.now[source], self.now[target] = swapped, laid
            self.here[source] = less(self.here[source], ONE_JOKER) | one
            self.here[target] = here
            yield Step("swap", (tile,), origin, source, swapped, joker_to=target)

    def _stand_in(self, index: int) -> tuple[Tile, int | None] | None:
        """The tile that comes to the joker's place in the set, and from where."""
        now, wanted = self.now[index], self.new[index]
        if len(wanted) < len(now) or now.index(JOKER) >= len(wanted):
            return None
        if less(less(self.here[index], ONE_JOKER), self.whole[index]):
            return None
        for tile in wanted:
            if tile.joker or tile in now:
                continue
            one = bit(tile)
            if self.enter[index] & one:
                return tile, None
            for (source, target), own in self.leave.items():
                if target == index and own & one:
                    return tile, source
        return None


def replay_steps(table: Table, steps: Sequence[Step]) -> Table:
    """The table after the steps; raises `ValueError` where a step cannot be made.

    >>> from remeld.notation import format_table, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> from remeld.solver import best_play
    >>> table = parse_table("k4 r4 b4 o4")
    >>> play = best_play(EDITIONS["goliath"], table, parse_rack("b3 b5 b6"))
    >>> format_table(replay_steps(table, play.steps))
    'k4 r4 o4, b3 b4 b5 b6'
    """
    now = {index: plain(_in_order(tiles)) for index, tiles in enumerate(table)}
    for step in steps:
        if step.source is not None and step.kind != "shift":
            now[step.source] = _taken(now[step.source], step.tiles)
        before = now.get(step.target, ())
        if step.joker_to is not None:
            before = _taken(before, (JOKER,))
            now[step.joker_to] = (*now.get(step.joker_to, ()), JOKER)
        arrived = () if step.kind == "shift" else step.tiles
        if count(before + arrived) != count(step.result):
            raise ValueError(f"{step!r} gives {before + arrived}, not {step.result}")
        now[step.target] = tuple(tile.plain for tile in step.result)
    return tuple(tiles for _, tiles in sorted(now.items()) if tiles)


def _in_order(tiles: TileSet) -> TileSet:
    """A run whose tiles all tell their numbers may lie in any order; the steps have it rising."""
    told = all(tile.declared for tile in tiles)
    return tuple(sorted(tiles, key=lambda tile: tile.number)) if told else tiles


def _taken(tiles: TileSet, gone: TileSet) -> TileSet:
    if count(gone) - count(tiles):
        raise ValueError(f"{gone} cannot be taken from {tiles}: they are not all in it")
    return without(tiles, gone)
