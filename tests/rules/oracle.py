"""A second referee, written from the rules alone, to hold against `remeld.rules`.

It shares only the values `Tile` and `Ruleset` with the program. Every tile on the table is a
piece of its own, copies and jokers included. A turn is legal if some way to say which piece lies
where, and how each set is read, keeps all rules. All ways are tried one by one, so it is slow,
and meant for small tables.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from math import factorial
from typing import NamedTuple

from remeld.rules import Rack, Ruleset, Table, Tile, TileSet
from tests.rules.oracle_sets import Reading, is_set, printed, read, sets_from, value

RACK = -1


class Piece(NamedTuple):
    """One tile of wood: what is printed on it, and where it lay before the turn."""

    print: Tile
    home: int
    spot: int


def legal(rules: Ruleset, before: Table, after: Table, rack: Rack, *, melded: bool) -> bool:
    """Whether the turn from `before` to `after` is legal."""
    old = Counter(printed(tile) for tiles in before for tile in tiles)
    new = Counter(printed(tile) for tiles in after for tile in tiles)
    laid = new - old
    if old - new or laid - Counter(printed(tile) for tile in rack):
        return False
    if not all(read(tiles, rules) for tiles in after):
        return False
    if laid.total() < rules.min_rack_tiles_per_turn:
        return False
    hand = tuple(laid.elements())
    if melded:
        return ordinary(rules, before, after, hand)
    if rules.table_in_meld_turn == "closed":
        return meld_only(rules, before, after)
    return any(
        ordinary(rules, before, after, rest, meld) for meld, rest in first_phases(rules, hand)
    )


def meld_only(rules: Ruleset, before: Table, after: Table) -> bool:
    """Every old set stands unchanged, and the others are worth enough."""
    for homes in permutations(range(len(after)), len(before)):
        pairs = [(tiles, after[home]) for tiles, home in zip(before, homes, strict=True)]
        if all(unchanged(old, new, rules) for old, new in pairs):
            others = set(range(len(after))) - set(homes)
            if sum(value(after[index], rules) for index in others) >= rules.meld_min:
                return True
    return False


def unchanged(old: TileSet, new: TileSet, rules: Ruleset) -> bool:
    """The same tiles, the jokers still standing for the same."""
    return any(
        Counter(zip(map(printed, old), one.means, strict=True))
        == Counter(zip(map(printed, new), other.means, strict=True))
        for one, other in product(read(old, rules), read(new, rules))
    )


def first_phases(rules: Ruleset, hand: Rack) -> Iterator[tuple[Table, Rack]]:
    """Every choice of sets from the hand that is worth enough, and the tiles that are left."""
    sets = sorted(sets_from(rules, Counter(hand)))

    def choose(first: int, left: Counter[Tile], meld: Table, total: int) -> Iterator[Table]:
        if total >= rules.meld_min:
            yield meld
        for index in range(first, len(sets)):
            used = Counter(printed(tile) for tile in sets[index])
            if used <= left:
                more = total + sum(tile.number for tile in sets[index])
                yield from choose(index, left - used, (*meld, sets[index]), more)

    for meld in choose(0, Counter(hand), (), 0):
        used = Counter(printed(tile) for tiles in meld for tile in tiles)
        yield meld, tuple((Counter(hand) - used).elements())


def ordinary(rules: Ruleset, before: Table, after: Table, hand: Rack, meld: Table = ()) -> bool:
    """Whether some way to say which piece lies where satisfies the rules on jokers.

    The sets of the `meld` lie on the table too, but their jokers may not stand for another tile
    in the end. Runs may be cut into runs, as if they lay side by side.
    """
    table = before + meld
    if not any(tile.joker for tiles in table for tile in tiles):
        return True
    old_readings = list(product(*(read(tiles, rules) for tiles in table)))
    return any(
        Turn(rules, table, len(before), places, old, new).legal()
        for cut in product(*(cuts(tiles, rules) for tiles in after))
        for side_by_side in [tuple(part for parts in cut for part in parts)]
        for places in placings(table, side_by_side, hand)
        for new in product(*(read(tiles, rules) for tiles in side_by_side))
        for old in old_readings
    )


def cuts(tiles: TileSet, rules: Ruleset) -> list[Table]:
    """The set as it lies and, if it is a run, every way to cut it into runs."""
    found: list[Table] = [(tiles,)]
    for reading in read(tiles, rules):
        if reading.kind != "run":
            continue
        # What every joker stands for is written on it, so that a part is not read otherwise.
        told = sorted(
            (
                next(iter(mean))._replace(joker=tile.joker)
                for tile, mean in zip(tiles, reading.means, strict=True)
            ),
            key=lambda tile: tile.number,
        )
        for size in range(rules.min_set, len(told) - rules.min_set + 1):
            left, right = tuple(told[:size]), tuple(told[size:])
            if read(left, rules) and read(right, rules):
                found += [(left, *rest) for rest in cuts(right, rules)]
    return found


def effort(rules: Ruleset, before: Table, after: Table) -> int:
    """About how many ways there are to look at: some turns have too many for a test."""
    ways = 1
    for tiles in before + after:
        ways *= len(read(tiles, rules)) or 1
    prints = Counter(printed(tile) for tiles in after for tile in tiles)
    for number in prints.values():
        ways *= factorial(number)
    return ways


def placings(before: Table, after: Table, hand: Rack) -> Iterator[list[list[Piece]]]:
    """Every way to put the old pieces and those from the hand on the places of the new table."""
    pieces = [
        Piece(printed(tile), home, spot)
        for home, tiles in enumerate(before)
        for spot, tile in enumerate(tiles)
    ]
    pieces += [Piece(printed(tile), RACK, spot) for spot, tile in enumerate(hand)]
    kinds = sorted({piece.print for piece in pieces})
    spots = {
        kind: [
            (index, spot)
            for index, tiles in enumerate(after)
            for spot, tile in enumerate(tiles)
            if printed(tile) == kind
        ]
        for kind in kinds
    }
    orders = [orders_of([piece for piece in pieces if piece.print == kind]) for kind in kinds]
    for chosen in product(*orders):
        places: list[list[Piece]] = [[] for _ in after]
        lying = {
            spot: piece
            for kind, order in zip(kinds, chosen, strict=True)
            for spot, piece in zip(spots[kind], order, strict=True)
        }
        for index, spot in sorted(lying):
            places[index].append(lying[index, spot])
        yield places


def orders_of(pieces: list[Piece]) -> list[tuple[Piece, ...]]:
    """Every order of the pieces, but pieces from the rack only in their own order."""
    return [
        order
        for order in permutations(pieces)
        if (own := [piece.spot for piece in order if piece.home == RACK]) == sorted(own)
    ]


class Turn(NamedTuple):
    """A turn in which it is settled which piece lies where and what each joker stands for."""

    rules: Ruleset
    before: Table
    laid: int
    """The sets of `before` from here on were laid in this turn."""
    places: list[list[Piece]]
    old: tuple[Reading, ...]
    new: tuple[Reading, ...]

    def legal(self) -> bool:
        jokers = [piece for row in self.places for piece in row if self.on_table(piece)]
        if self.rules.joker_set_frozen:
            counts = range(len(jokers) + 1)
            choices = [freed for count in counts for freed in combinations(jokers, count)]
        else:
            choices = [tuple(joker for joker in jokers if not self.is_kept(joker, {}))]
        return any(
            self.allows(jokers, freed, swaps) for freed in choices for swaps in self.swaps(freed)
        )

    def on_table(self, piece: Piece) -> bool:
        return piece.print.joker and piece.home != RACK

    def swaps(self, freed: Sequence[Piece]) -> Iterator[dict[Piece, Piece]]:
        """Every way to give each freed joker a swap tile of its own."""
        if self.rules.joker_freeing == "anyLegal":
            yield {}
            return
        only_rack = self.rules.joker_swap_from == "rackOnly"
        pieces = [p for row in self.places for p in row if p.home == RACK or not only_rack]
        wanted = [self.meant_before(joker) for joker in freed]
        fitting = [[piece for piece in pieces if piece.print in tiles] for tiles in wanted]
        for chosen in product(*fitting):
            # Two jokers of one group stand for two colours.
            sides = {(joker.home, tile.print) for joker, tile in zip(freed, chosen, strict=True)}
            if len(set(chosen)) == len(sides) == len(chosen):
                yield dict(zip(freed, chosen, strict=True))

    def allows(
        self, jokers: list[Piece], freed: Sequence[Piece], swaps: dict[Piece, Piece]
    ) -> bool:
        for joker in jokers:
            if joker.home >= self.laid and self.has_changed(joker):
                return False
            if self.is_kept(joker, swaps) == (joker in freed):
                return False
            if joker in freed and not self.may_lie(joker, freed, swaps):
                return False
            if joker not in freed and self.has_changed(joker) and not self.rules.joker_floats:
                return False
        return True

    def where(self, joker: Piece) -> int:
        return next(index for index, row in enumerate(self.places) if joker in row)

    def meant_before(self, joker: Piece) -> frozenset[Tile]:
        return self.old[joker.home].means[joker.spot]

    def has_changed(self, joker: Piece) -> bool:
        index = self.where(joker)
        means = self.new[index].means[self.places[index].index(joker)]
        return not means & self.meant_before(joker)

    def is_kept(self, joker: Piece, swaps: dict[Piece, Piece]) -> bool:
        row = self.places[self.where(joker)]
        if self.rules.joker_set_frozen:
            whole = [swaps.get(piece, piece) for piece in self.old_set(joker.home)]
            whole += [joker]
            return all(piece in row for piece in whole) and not self.has_changed(joker)
        shares = any(piece.home == joker.home and not piece.print.joker for piece in row)
        others = [home for home in self.old_sets_in(row) if home != joker.home]
        return shares and (not self.has_changed(joker) or not others)

    def old_set(self, home: int) -> list[Piece]:
        tiles = self.before[home]
        return [Piece(printed(tile), home, spot) for spot, tile in enumerate(tiles)]

    def old_sets_in(self, row: list[Piece]) -> list[int]:
        homes = range(len(self.before))
        return [home for home in homes if all(piece in row for piece in self.old_set(home))]

    def may_lie(self, joker: Piece, freed: Sequence[Piece], swaps: dict[Piece, Piece]) -> bool:
        """Whether a freed joker may lie where it lies."""
        index = self.where(joker)
        row = self.places[index]
        if self.rules.freed_joker_target == "anySet":
            return True
        if self.rules.freed_joker_target == "newSet":
            return not self.old_sets_in(row)
        usable = [
            spot
            for spot, piece in enumerate(row)
            if piece in freed or (piece.home == RACK and piece not in swaps.values())
        ]
        return any(
            row.index(joker) in core and self.is_core(index, core)
            for size in range(self.rules.min_set, len(usable) + 1)
            for core in combinations(usable, size)
        )

    def is_core(self, index: int, core: Sequence[int]) -> bool:
        """Whether these tiles of a new set are a legal set by themselves."""
        if all(self.places[index][spot].print.joker for spot in core):
            return False
        if self.new[index].kind == "group":
            return True
        means = [tile for spot in core for tile in self.new[index].means[spot]]
        return is_set("run", means, self.rules)
