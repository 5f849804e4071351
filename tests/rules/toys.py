"""Toy games whose whole tree can be counted, and two ways to count them.

`Referee` finds the plays by showing every table of legal sets to `remeld.rules`. `Bits` knows the
rules by itself: tiles are bits of a number. It can, because there is one copy of each tile and at
most one joker.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeVar

from remeld.notation import format_set
from remeld.rules import COLOURS, Rack, Ruleset, Table, Tile, TileSet, judge, readings, spread

T = TypeVar("T")
PlainSet = tuple[int, int]
"""The numbered tiles of a set, and the tiles for which its joker may stand (0: no joker)."""


class Toy(NamedTuple):
    """A game of two that has begun.

    Who does not play draws, or passes where the pool is empty; two passes in a row end the game.
    """

    racks: tuple[Rack, Rack]
    melded: tuple[bool, bool]
    table: Table
    pool: Rack


class Tree(NamedTuple):
    """What is counted: how many lines of play there are of each length, and how games end."""

    lines: tuple[int, ...]
    won: tuple[int, int]
    blocked: int


WINS = (Tree((1,), (1, 0), 0), Tree((1,), (0, 1), 0))
BLOCKED = Tree((1,), (0, 0), 1)
Split = dict[str, Tree]
"""The tree below each move."""


def joined(split: Split) -> Tree:
    """The tree with these moves at its root."""
    trees = split.values()
    longest = max(len(tree.lines) for tree in trees)
    padded = [(*tree.lines, *[0] * (longest - len(tree.lines))) for tree in trees]
    lines = [sum(column) for column in zip(*padded, strict=True)]
    won = (sum(tree.won[0] for tree in trees), sum(tree.won[1] for tree in trees))
    return Tree((1, *lines), won, sum(tree.blocked for tree in trees))


def with_seat(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


class Referee:
    """Counts with `remeld.rules`."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        sizes = range(3, max(rules.numbers, rules.colours) + 1)
        self.sets = [
            laid
            for size in sizes
            for tiles in combinations(rules.box.tiles(), size)
            for laid in self._layouts(tiles)
            if readings(laid, rules.shape)
        ]
        self.count = lru_cache(maxsize=None)(self._count)

    def _layouts(self, tiles: TileSet) -> Iterator[TileSet]:
        """The tiles as they may lie, a joker declared as every number."""
        numbered = tuple(tile for tile in tiles if not tile.joker)
        if len(numbered) == len(tiles) or len({tile.number for tile in numbered}) == 1:
            yield tiles
            return
        for number in range(1, self.rules.numbers + 1):
            yield (*numbered, Tile(numbered[0].colour, number, joker=True))

    def _count(self, toy: Toy, turn: int, passes: int) -> Tree:
        return joined(self.split(toy, turn, passes))

    def split(self, toy: Toy, turn: int = 0, passes: int = 0) -> Split:
        rack, found = toy.racks[turn], {}
        for table in self._tables(toy.table, rack):
            if judge(self.rules, toy.table, table, rack, melded=toy.melded[turn]).legal:
                there = {tile.plain for tile in spread(table)}
                left = tuple(tile for tile in rack if tile not in there)
                racks = with_seat(toy.racks, turn, left)
                after = Toy(racks, with_seat(toy.melded, turn, True), table, toy.pool)
                tree = self.count(after, 1 - turn, 0) if left else WINS[turn]
                found[self.name(table)] = tree
        if toy.pool:
            racks = with_seat(toy.racks, turn, tuple(sorted((*rack, toy.pool[0]))))
            found["draw"] = self.count(toy._replace(racks=racks, pool=toy.pool[1:]), 1 - turn, 0)
        else:
            found["pass"] = BLOCKED if passes else self.count(toy, 1 - turn, 1)
        return found

    def _tables(self, table: Table, rack: Rack) -> Iterator[Table]:
        """Every table of legal sets with all tiles of the old one and some of the rack."""
        must = {tile.plain for tile in spread(table)}
        usable = [(laid, {tile.plain for tile in laid}) for laid in self.sets]
        usable = [(laid, used) for laid, used in usable if used <= must | set(rack)]

        def cover(first: int, covered: set[Tile], chosen: Table) -> Iterator[Table]:
            if must < covered:
                yield chosen
            for index in range(first, len(usable)):
                laid, used = usable[index]
                if not used & covered:
                    yield from cover(index + 1, covered | used, (*chosen, laid))

        yield from cover(0, set(), ())

    def name(self, table: Table) -> str:
        found = [readings(tiles, self.rules.shape)[0] for tiles in table]
        return ", ".join(sorted(format_set(reading.tiles) for reading in found))


class Bits:
    """Counts with its own rules."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        numbers, colours = rules.numbers, rules.colours
        self.joker = 1 << (numbers * colours)
        self.value: dict[PlainSet, int] = {}
        for colour in range(colours):
            for first in range(numbers):
                for last in range(first + 2, numbers):
                    run = [1 << (colour * numbers + number) for number in range(first, last + 1)]
                    worth = sum(range(first + 1, last + 2))
                    self.value[sum(run), 0] = worth
                    for tile in run:
                        self.value[sum(run) - tile, tile] = worth
        for number in range(numbers):
            tiles = [1 << (colour * numbers + number) for colour in range(colours)]
            most = min(rules.group_max, colours)
            for size in range(2, most + 1):
                for group in combinations(tiles, size):
                    if size >= 3:
                        self.value[sum(group), 0] = (number + 1) * size
                    if size < most:
                        missing = sum(tiles) - sum(group)
                        self.value[sum(group), missing] = (number + 1) * (size + 1)
        self.sets = sorted(self.value)
        self.count = lru_cache(maxsize=None)(self._count)

    def split_toy(self, toy: Toy) -> Split:
        racks = self._bits(toy.racks[0]), self._bits(toy.racks[1])
        table = frozenset(self._set(tiles) for tiles in toy.table)
        pool = tuple(self._bits((tile,)) for tile in toy.pool)
        return self.split(racks, toy.melded, table, pool, 0, 0)

    def _bits(self, tiles: Rack) -> int:
        return sum(
            self.joker if tile.joker else 1 << self._index(tile.colour, tile.number)
            for tile in tiles
        )

    def _index(self, colour: str, number: int) -> int:
        return COLOURS.index(colour) * self.rules.numbers + number - 1

    def _set(self, tiles: TileSet) -> PlainSet:
        """A set of the first table, whose jokers are all declared."""
        mask = sum(1 << self._index(t.colour, t.number) for t in tiles if not t.joker)
        told = sum(1 << self._index(t.colour, t.number) for t in tiles if t.joker)
        [found] = [s for s in self.sets if s[0] == mask and (s[1] & told or s[1] == told)]
        return found

    def _count(
        self,
        racks: tuple[int, int],
        melded: tuple[bool, bool],
        table: frozenset[PlainSet],
        pool: tuple[int, ...],
        turn: int,
        passes: int,
    ) -> Tree:
        return joined(self.split(racks, melded, table, pool, turn, passes))

    def split(
        self,
        racks: tuple[int, int],
        melded: tuple[bool, bool],
        table: frozenset[PlainSet],
        pool: tuple[int, ...],
        turn: int,
        passes: int,
    ) -> Split:
        found, rack, must = {}, racks[turn], self._tiles(table)
        for new in self._covers(0, must, must | rack, frozenset()):
            laid = self._tiles(new) & ~must
            if laid and self._legal(table, new, laid, melded=melded[turn]):
                after = with_seat(racks, turn, rack & ~laid)
                opened = with_seat(melded, turn, True)
                done = after[turn] == 0
                tree = WINS[turn] if done else self.count(after, opened, new, pool, 1 - turn, 0)
                found[self._name(new)] = tree
        if pool:
            after = with_seat(racks, turn, rack | pool[0])
            found["draw"] = self.count(after, melded, table, pool[1:], 1 - turn, 0)
        elif passes:
            found["pass"] = BLOCKED
        else:
            found["pass"] = self.count(racks, melded, table, pool, 1 - turn, 1)
        return found

    def _tiles(self, table: frozenset[PlainSet]) -> int:
        """All tiles of a table; a tile lies there once, so adding is joining."""
        return sum(mask + (self.joker if ident else 0) for mask, ident in table)

    def _covers(
        self, first: int, must: int, free: int, chosen: frozenset[PlainSet]
    ) -> Iterator[frozenset[PlainSet]]:
        """Every choice of disjoint sets from the free tiles that uses all that must be used."""
        if not must & free:
            yield chosen
        for index in range(first, len(self.sets)):
            mask, ident = self.sets[index]
            used = mask | (self.joker if ident else 0)
            if used & free == used:
                yield from self._covers(index + 1, must, free & ~used, chosen | {(mask, ident)})

    def _legal(
        self, old: frozenset[PlainSet], new: frozenset[PlainSet], laid: int, *, melded: bool
    ) -> bool:
        if melded:
            return self._jokers(old, new, laid)
        enough = self.rules.meld_min
        if self.rules.table_in_meld_turn == "closed":
            return old <= new and sum(self.value[each] for each in new - old) >= enough
        return any(
            sum(self.value[each] for each in meld) >= enough
            and self._jokers(old | meld, new, laid & ~self._tiles(meld))
            for meld in self._covers(0, 0, laid, frozenset())
        )

    def _jokers(self, old: frozenset[PlainSet], new: frozenset[PlainSet], laid: int) -> bool:
        """Whether the joker of the old table, if any, may lie where it lies."""
        was = next(((mask, ident) for mask, ident in old if ident), None)
        if was is None:
            return True
        now = next((mask, ident) for mask, ident in new if ident)
        rules, same = self.rules, bool(was[1] & now[1])
        beside = [mask for mask, ident in old if not ident and mask & now[0] == mask]
        if rules.joker_set_frozen:
            if same and was[0] & now[0] == was[0]:
                return True
        elif was[0] & now[0] and (same or not beside):
            return same or rules.joker_floats
        if rules.freed_joker_target == "newSet":
            assert rules.joker_freeing == "anyLegal"
            return not beside and was[0] & now[0] != was[0]
        if rules.freed_joker_target == "anySet":
            assert rules.joker_freeing == "anyLegal"
            return True
        swaps = [1 << bit for bit in range(self.joker.bit_length()) if was[1] & laid & 1 << bit]
        return any(
            mask & now[0] == mask and ident & now[1] and mask & laid & ~swap == mask
            for swap in swaps
            for mask, ident in self.sets
            if self._same_kind((mask, ident), now)
        )

    def _same_kind(self, part: PlainSet, whole: PlainSet) -> bool:
        """Whether a part of a set with a joker reads it as the whole does."""
        return bool(part[1]) and (part[1] & whole[1] == whole[1])

    def _name(self, table: frozenset[PlainSet]) -> str:
        return ", ".join(sorted(self._written(*each) for each in table))

    def _written(self, mask: int, ident: int) -> str:
        tiles = [bit for bit in range(self.joker.bit_length()) if mask >> bit & 1]
        number = self.rules.numbers
        named = [(bit % number, f"{COLOURS[bit // number]}{bit % number + 1}") for bit in tiles]
        if ident:
            bit = ident.bit_length() - 1
            one_number = len({place for place, _ in named}) == 1
            told = "j" if one_number else f"j={COLOURS[bit // number]}{bit % number + 1}"
            named.append((number if one_number else bit % number, told))
        if len({place for place, text in named if text != "j"}) > 1:
            named.sort()
        return " ".join(text for _, text in named)
