"""Random small turns, many of them nearly legal: food for the oracle.

A table of a few sets with many jokers, a rack that has what it takes to free them, and a turn
made of what players do: swap a joker, take a tile, break sets up, lay what is loose in new ways.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product
from random import Random
from typing import NamedTuple

from remeld.notation import format_rack, format_ruleset, format_table
from remeld.rules import COLOURS, JOKER, Rack, Ruleset, Table, Tile, TileSet


class Case(NamedTuple):
    """One question to a referee."""

    rules: Ruleset
    before: Table
    after: Table
    rack: Rack
    melded: bool

    def __str__(self) -> str:
        return (
            f"{format_ruleset(self.rules)} {'melded' if self.melded else 'not melded'}\n"
            f"  before: {format_table(self.before)}\n"
            f"  after:  {format_table(self.after)}\n"
            f"  rack:   {format_rack(self.rack)}"
        )


class Spot(NamedTuple):
    """A place in a set under construction: the tile that lies there and what it stands for."""

    tile: Tile
    means: Tile


class Maker:
    """Builds one case. Sets are lists of spots, so that a joker is known for what it means."""

    def __init__(self, rng: Random, rules: Ruleset) -> None:
        self.rng = rng
        self.rules = rules
        self.box = Counter(rules.box.tiles())

    def case(self) -> Case:
        melded = self.rng.random() < 0.7
        sets = self._table()
        before = tuple(self._lay(spots) for spots in sets)
        rack = self._rack(sets, meld=not melded)
        after, loose = self._turn(sets, list(rack), calm=not melded and self.rng.random() < 0.5)
        if self.rng.random() < 0.3:
            after = self._push_together(after)
        table = [self._lay(spots) for spots in after] + [(tile,) for tile in loose]
        if self.rng.random() < 0.06:
            self._spoil(table)
        self.rng.shuffle(table)
        return Case(self.rules, before, tuple(tiles for tiles in table if tiles), rack, melded)

    def _means(self, seed: Tile | None = None) -> list[Tile]:
        """What a random set stands for; `seed` must be in it."""
        rng, rules = self.rng, self.rules
        colours = COLOURS[: rules.colours]
        tile = seed or Tile(rng.choice(colours), rng.randint(1, rules.numbers))
        most = min(rules.group_max, rules.colours)
        if most >= 3 and rng.random() < 0.5:
            others = [c for c in colours if c != tile.colour]
            chosen = rng.sample(others, rng.randint(3, most) - 1)
            return [tile, *(Tile(colour, tile.number) for colour in chosen)]
        size = min(rng.choice((3, 3, 3, 4, 4, 5, 6)), rules.numbers, rules.run_max)
        start = max(1, min(tile.number - rng.randrange(size), rules.numbers - size + 1))
        return [Tile(tile.colour, number) for number in range(start, start + size)]

    def _fill(self, means: Sequence[Tile], stock: Counter[Tile], eager: float) -> list[Spot] | None:
        """The set laid from the stock, or None; `eager` is how likely a needless joker is."""
        left, spots = Counter(stock), []
        for tile in means:
            joker = left[JOKER] and (not left[tile] or self.rng.random() < eager)
            use = JOKER if joker else tile
            if not left[use]:
                return None
            left[use] -= 1
            spots.append(Spot(use, tile))
        if all(spot.tile.joker for spot in spots):
            return None
        return spots

    def _lay(self, spots: Sequence[Spot]) -> TileSet:
        """The tiles as a player would lay them: in order, or with jokers that say what they are."""
        declare = self.rng.random()
        group = len({spot.means.number for spot in spots}) == 1
        tiles = [
            Tile(*spot.means[:2], joker=True) if spot.tile.joker and declare < 0.2 else spot.tile
            for spot in spots
        ]
        if group and JOKER in tiles and tiles.count(JOKER) + 1 == len(tiles):
            return tuple(tiles)
        if JOKER not in tiles or group:
            self.rng.shuffle(tiles)
        return tuple(tiles)

    def _table(self) -> list[list[Spot]]:
        sets: list[list[Spot]] = []
        for _ in range(self.rng.choice((1, 1, 2, 2, 2, 3, 3, 4))):
            spots = None
            if sets and self.rng.random() < 0.25:
                spots = self._fill([s.means for s in self.rng.choice(sets)], self.box, 0.2)
            spots = spots or self._fill(self._means(), self.box, 0.35)
            if spots:
                self.box -= Counter(spot.tile for spot in spots)
                sets.append(spots)
        return sets

    def _push_together(self, sets: list[list[Spot]]) -> list[list[Spot]]:
        """Two runs that follow each other as one, where there are such."""
        for one, other in permutations(sets, 2):
            line = [spot.means for spot in (*one, *other)]
            first = line[0]
            if line == [Tile(first.colour, first.number + step) for step in range(len(line))]:
                return [each for each in sets if each is not one and each is not other] + [
                    [*one, *other]
                ]
        return sets

    def _rack(self, sets: list[list[Spot]], *, meld: bool) -> Rack:
        """Tiles that can do something: swaps, neighbours, parts of new sets, jokers."""
        rng = self.rng
        wishes: list[Tile] = []
        first: list[Tile] = []
        if meld and rng.random() < 0.7:
            high = rng.randint((self.rules.numbers + 1) // 2, self.rules.numbers)
            first = self._means(Tile(rng.choice(COLOURS[: self.rules.colours]), high))
            if rng.random() < 0.3:
                first[rng.randrange(len(first))] = JOKER
        for spots in sets:
            for spot in spots:
                if spot.tile.joker and rng.random() < 0.7:
                    wishes.append(spot.means)
                    if rng.random() < 0.5:
                        wishes += rng.sample(self._means(), 2)
            if rng.random() < 0.3:
                wishes += rng.sample(self._means(rng.choice(spots).means), 2)
        if rng.random() < 0.5:
            wishes += self._means()
        if rng.random() < 0.4:
            wishes.append(JOKER)
        rack = []
        rng.shuffle(wishes)
        for tile in (*first, *wishes)[:8]:
            if self.box[tile]:
                self.box[tile] -= 1
                rack.append(tile)
        return tuple(rack)

    def _turn(
        self, sets: list[list[Spot]], rack: list[Tile], *, calm: bool
    ) -> tuple[list[list[Spot]], list[Tile]]:
        """What a player does, `calm` if only sets are laid; now and then tiles stay loose."""
        for _ in range(12):
            after, left, loose = [list(spots) for spots in sets], list(rack), list[Tile]()
            for _ in range(0 if calm else self.rng.choice((0, 1, 1, 2, 2, 3))):
                act = self.rng.choice((self._swap, self._swap, self._take, self._break, self._move))
                act(after, left, loose)
            self._tidy(after, left, loose)
            self._add(after, left, append=not calm)
            idle = len(left) == len(rack) and self.rng.random() < 0.9
            if not idle and (not loose or self.rng.random() < 0.02):
                return after, loose
        return [list(spots) for spots in sets], []

    def _swap(self, sets: list[list[Spot]], rack: list[Tile], loose: list[Tile]) -> None:
        """Put the tile for which a joker stands in its place, from the rack or from the table."""
        jokers = [(s, i) for s in sets for i, spot in enumerate(s) if spot.tile.joker]
        if not jokers:
            return
        spots, at = self.rng.choice(jokers)
        group = len({spot.means.number for spot in spots}) == 1
        held = {spot.tile.colour for spot in spots}
        colours = [c for c in COLOURS[: self.rules.colours] if c not in held]
        number = spots[at].means.number
        fitting = [Tile(c, number) for c in colours] if group else [spots[at].means]
        tile = self.rng.choice(fitting)
        if tile in rack:
            rack.remove(tile)
        else:
            lenders = [s for s in sets if s is not spots and any(x.tile == tile for x in s)]
            if not lenders:
                return
            lender = self.rng.choice(lenders)
            lender.remove(next(x for x in lender if x.tile == tile))
            if len(lender) < 3:
                loose += [x.tile for x in lender]
                sets.remove(lender)
        spots[at] = Spot(tile, tile)
        loose.append(JOKER)

    def _take(self, sets: list[list[Spot]], _rack: list[Tile], loose: list[Tile]) -> None:
        """Take a tile from an end of a set that is long enough."""
        long = [spots for spots in sets if len(spots) > 3]
        if long:
            spots = self.rng.choice(long)
            loose.append(spots.pop(self.rng.choice((0, -1))).tile)

    def _break(self, sets: list[list[Spot]], _rack: list[Tile], loose: list[Tile]) -> None:
        """Take a set apart, or cut a long run in two."""
        if not sets:
            return
        spots = self.rng.choice(sets)
        sets.remove(spots)
        if len(spots) >= 6 and self.rng.random() < 0.5:
            sets += [spots[:3], spots[3:]]
        else:
            loose += [spot.tile for spot in spots]

    def _move(self, sets: list[list[Spot]], _rack: list[Tile], loose: list[Tile]) -> None:
        """Move a joker from one end of a run to the other, or out of a set."""
        ends = [(s, i) for s in sets for i in (0, -1) if s and s[i].tile.joker]
        if not ends:
            return
        spots, at = self.rng.choice(ends)
        numbers = [spot.means.number for spot in spots]
        means = Tile(spots[0].means.colour, max(numbers) + 1 if at == 0 else min(numbers) - 1)
        if len(set(numbers)) == 1 or not 1 <= means.number <= self.rules.numbers:
            return
        spots.pop(at)
        spots.insert(0 if at else len(spots), Spot(JOKER, means))

    def _tidy(self, sets: list[list[Spot]], rack: list[Tile], loose: list[Tile]) -> None:
        """Lay what is loose in new sets, with tiles from the rack, or add it to old ones."""
        for _ in range(14):
            if not loose:
                return
            tile = self.rng.choice(loose)
            if self.rng.random() < (0.5 if tile.joker else 0.3) and self._append(sets, tile):
                loose.remove(tile)
                continue
            helpers = [t for t in (*loose, *rack) if not t.joker]
            seed = tile if not tile.joker else self.rng.choice([*helpers, None])
            spots = self._fill(self._means(seed), Counter((*loose, *rack)), 0.2)
            if spots and any(spot.tile in loose for spot in spots):
                sets.append(spots)
                for spot in spots:
                    (loose if spot.tile in loose else rack).remove(spot.tile)

    def _append(self, sets: list[list[Spot]], tile: Tile) -> bool:
        """Add a tile to a set where it fits."""
        places = []
        for spots in sets:
            numbers = [spot.means.number for spot in spots]
            colours = [spot.means.colour for spot in spots]
            most = min(self.rules.group_max, self.rules.colours)
            if len(set(numbers)) == 1 and len(spots) < most:
                fits = [Tile(c, numbers[0]) for c in COLOURS[: self.rules.colours]]
                places += [(spots, -1, t) for t in fits if t.colour not in colours]
            elif len(set(colours)) == 1 and len(spots) < self.rules.run_max:
                low, high = numbers[0] - 1, numbers[-1] + 1
                places += [(spots, 0, Tile(colours[0], low))] if low >= 1 else []
                if high <= self.rules.numbers:
                    places.append((spots, -1, Tile(colours[0], high)))
        places = [place for place in places if tile.joker or place[2] == tile]
        if not places:
            return False
        spots, at, means = self.rng.choice(places)
        spots.insert(len(spots) if at else 0, Spot(tile, means))
        return True

    def _add(self, sets: list[list[Spot]], rack: list[Tile], *, append: bool) -> None:
        """Lay more from the rack: new sets, and tiles that fit somewhere."""
        for seed, _ in product(list(rack), range(2)):
            if seed in rack and not seed.joker and self.rng.random() < 0.6:
                spots = self._fill(self._means(seed), Counter(rack), 0.2)
                if spots:
                    sets.append(spots)
                    for spot in spots:
                        rack.remove(spot.tile)
        for tile in list(rack):
            if append and self.rng.random() < 0.4 and self._append(sets, tile):
                rack.remove(tile)

    def _spoil(self, table: list[TileSet]) -> None:
        """Make a mistake that a program might make: lose, double or change a tile."""
        rng = self.rng
        index = rng.randrange(len(table)) if table else 0
        tiles = list(table[index]) if table else [JOKER]
        at = rng.randrange(len(tiles))
        kind = rng.randrange(4)
        colours = COLOURS[: self.rules.colours]
        if kind == 0:
            tiles.pop(at)
        elif kind == 1:
            tiles[at] = Tile(rng.choice(colours), rng.randint(1, self.rules.numbers))
        elif kind == 2:
            rng.shuffle(tiles)
        else:
            tiles += table.pop(rng.randrange(len(table))) if len(table) > 1 else []
            index = 0
        table[index : index + 1] = [tuple(tiles)]
