"""The best play where a freed joker must go into a new set (`newSet`).

Without that rule the kernel answers at once, and mostly its answer, or the one that leaves the
old joker sets standing, obeys the rule anyway. Where not, the new set of each old joker is tried
in turn: once every old joker has its set, the rest is free rearrangement again, and until then
free rearrangement bounds what can be reached.

A run that holds an old joker can be cut so that the joker's part has three to five tiles and is
allowed if the whole was, so longer runs need not be tried. Where three jokers would be cut off,
which are no run, one of them lies further down: `a b c j j j` makes `a b j, c j j`.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import NamedTuple

from remeld.rules import JOKER, Rack, Table, Tile, TileSet, count, jokers_obey, readings, spread
from remeld.solver.budget import Budget
from remeld.solver.shapes import sets_with_jokers
from remeld.solver.stock import Found, Goal, Stock, solve_free

__all__ = ["SHAPE", "TableJoker", "TurnQuestion", "obeys", "old_jokers", "solve_new_set"]

LONGEST = 5
JUDGE, JUDGE_TILE, JUDGE_JOKER = 100, 5, 200
"""What it costs to ask the referee, in states: at all, for each tile on the table, each joker."""
SHAPE = 10
"""What a set costs that might be laid, in states."""


class TurnQuestion(NamedTuple):
    """The question: which old sets may be touched, on which whole table, with which rack."""

    goal: Goal
    old: Table
    """The old sets that may be taken apart, and behind them those of the meld."""
    kept: Table
    """The old sets that stand unchanged."""
    rack: Rack
    melded: int = 0
    """How many sets were laid as the meld of this turn: their jokers stand for the same in the
    end."""

    @property
    def meld(self) -> Table:
        """The sets of the meld."""
        return self.old[len(self.old) - self.melded :]


class TableJoker(NamedTuple):
    """A joker of the old table: its set and what it stands for."""

    set: int
    stands_for: frozenset[Tile]
    melded: bool = False
    """Whether it was laid in the meld of this turn."""


def old_jokers(turn: TurnQuestion) -> list[TableJoker]:
    """The jokers in the sets that may be touched."""
    found = []
    for index, tiles in enumerate(turn.old):
        if not any(tile.joker for tile in tiles):
            continue
        ways = readings(tiles, turn.goal.ruleset.shape)
        for place, tile in enumerate(ways[0].tiles):
            if tile.joker:
                identities = (way.stands_for[place] for way in ways)
                melded = index >= len(turn.old) - turn.melded
                found.append(TableJoker(index, frozenset[Tile]().union(*identities), melded))
    return found


def obeys(turn: TurnQuestion, sets: list[TileSet], budget: Budget) -> bool:
    """Whether the joker rules allow these new sets in place of the old ones."""
    before = turn.old[: len(turn.old) - turn.melded] + turn.kept
    after = (*sets, *turn.kept)
    now = count(spread(after))
    budget.work(JUDGE + JUDGE_TILE * now.total() + JUDGE_JOKER * now[JOKER])
    played = now - count(spread(before + turn.meld))
    return jokers_obey(turn.goal.ruleset, before, after, played, turn.meld)


def solve_new_set(turn: TurnQuestion, budget: Budget, floor: int | None) -> Found | None:
    """The best play under `newSet` that is worth more than `floor`."""
    stock = Stock.of(turn.goal, spread(turn.old), turn.rack)
    relaxed = solve_free(turn.goal, stock, budget, floor)
    if relaxed is None:
        return None
    search = _Search(turn, budget, -1 if floor is None else floor, relaxed.worth)
    search.stand_still(stock)
    if search.floor < relaxed.worth and obeys(turn, relaxed.sets, budget):
        return relaxed
    search.place(stock, 0, [], old_jokers(turn))
    if search.doubt > search.floor:
        budget.proved = False
    return search.best


def _spare(tiles: TileSet) -> TileSet:
    """Tiles that a set can lose one of: the ends of a run, any tile of a group."""
    numbered = [tile for tile in tiles if not tile.joker]
    if len(tiles) < 4:
        return ()
    if len({tile.number for tile in numbered}) == 1:
        return tuple(numbered)
    return tuple(tile for tile in (tiles[0], tiles[-1]) if not tile.joker)


class _Search:
    """Tries sets for one old joker after the other."""

    def __init__(self, turn: TurnQuestion, budget: Budget, floor: int, ceiling: int) -> None:
        self.turn = turn
        self.budget = budget
        self.floor = floor
        self.ceiling = ceiling
        self.best: Found | None = None
        self.doubt = floor
        """The worth of a play that was given up although it might be had in another way."""
        on_table = Counter(spread(turn.old + turn.kept))
        self.doubled = {t for t, copies in on_table.items() if copies > 1 and not t.joker}
        self.spare = set(turn.rack).union(*(_spare(tiles) for tiles in turn.old))

    def stand_still(self, stock: Stock) -> None:
        """Try first what is most often best: every old joker set stays as it is."""
        rest = stock.copy()
        still = [tiles for tiles in self.turn.old if any(tile.joker for tile in tiles)]
        for tile in spread(tuple(still)):
            rest.use(self.turn.goal, tile)
        found = solve_free(self.turn.goal, rest, self.budget, self.floor)
        if found:
            self.floor = found.worth
            self.best = Found(found.worth, still + found.sets)

    def _harm(self, tiles: TileSet) -> tuple[int, int]:
        """How little a set promises: by tiles that their old sets need, and by its size."""
        return sum(not t.joker and t not in self.spare for t in tiles), len(tiles)

    def _keep(self, worth: int, sets: list[TileSet]) -> None:
        if worth <= self.floor:
            return
        if obeys(self.turn, sets, self.budget):
            self.floor = worth
            self.best = Found(worth, sets)
        else:
            # Two jokers lean on the same spare copy: too rare to search for a way round it.
            self.doubt = max(self.doubt, worth)

    def place(
        self, stock: Stock, gained: int, sets: list[TileSet], jokers: list[TableJoker]
    ) -> None:
        """Give the first joker a set, then the others; `stock` is what is left to lay."""
        goal = self.turn.goal
        if self.floor >= self.ceiling or self.budget.spent:
            return
        found = solve_free(goal, stock, self.budget, self.floor - gained)
        if found is None:
            return
        if not jokers:
            self._keep(gained + found.worth, sets + found.sets)
            return
        most = len(jokers) + stock.may_jokers
        shapes = list(sets_with_jokers(goal, stock, most, LONGEST))
        self.budget.work(SHAPE * len(shapes))
        for tiles, first in sorted(shapes, key=lambda shape: self._harm(shape[0])):
            if self.floor >= self.ceiling or self.budget.spent:
                return
            for rest, forced in self._allowed(tiles, first, jokers, stock):
                self._lay(stock, gained, sets, tiles, rest, forced)

    def _lay(
        self,
        stock: Stock,
        gained: int,
        sets: list[TileSet],
        tiles: TileSet,
        jokers: list[TableJoker],
        forced: tuple[Tile, ...],
    ) -> None:
        """Lay this set; `jokers` are those that it leaves, `forced` must come from the rack."""
        goal, left = self.turn.goal, stock.copy()
        gained += sum(left.use(goal, tile) for tile in tiles if not tile.joker)
        from_rack = sum(tile.joker for tile in tiles) - (stock.must_jokers - len(jokers))
        left.must_jokers = len(jokers)
        left.may_jokers -= from_rack
        gained += from_rack * goal.joker
        for tile in set(forced):
            cell = goal.cells[tile]
            if not left.may[cell]:
                return
            left.may[cell] -= 1
            left.must[cell] += 1
            gained += goal.weights[cell]
        self.place(left, gained, [*sets, tiles], jokers)

    def _allowed(
        self, tiles: TileSet, first: int, jokers: list[TableJoker], stock: Stock
    ) -> Iterator[tuple[list[TableJoker], tuple[Tile, ...]]]:
        """The old jokers that remain if the first lies here, and rack tiles that this needs."""
        places = [place for place, tile in enumerate(tiles) if tile.joker]
        others = list(range(1, len(jokers)))
        for more in range(len(places)):
            if more > len(others) or len(places) - 1 - more > stock.may_jokers:
                continue
            for companions in permutations(others, more):
                for at in permutations(places, more + 1):
                    inside = {0: at[0], **dict(zip(companions, at[1:], strict=True))}
                    for forced in self._demands(tiles, first, jokers, inside, stock):
                        rest = [j for n, j in enumerate(jokers) if n not in inside]
                        yield rest, forced

    def _demands(
        self,
        tiles: TileSet,
        first: int,
        jokers: list[TableJoker],
        inside: dict[int, int],
        stock: Stock,
    ) -> Iterator[tuple[Tile, ...]]:
        """Rack tiles that must be laid for the set to be allowed; () if it is so anyway."""
        held = set(tiles)
        needs: list[list[Tile]] = []
        for number, place in inside.items():
            joker = jokers[number]
            share = any(t in held for t in self.turn.old[joker.set] if not t.joker)
            same = self._same(tiles, first, place, joker)
            if joker.melded and not same:
                return
            if share and same:
                continue
            for index, old in enumerate(self.turn.old):
                if index == joker.set and share:
                    continue
                if any(tile in self.doubled for tile in old):
                    continue
                if not self._inside(old, index, held, jokers, inside):
                    continue
                spare = [t for t in old if not t.joker and stock.may[self.turn.goal.cells[t]]]
                needs.append(spare)
        yield from product(*needs)

    def _same(self, tiles: TileSet, first: int, place: int, joker: TableJoker) -> bool:
        known = next(tile for tile in tiles if not tile.joker)
        if first:
            return Tile(known.colour, first + place) in joker.stands_for
        held = {tile.colour for tile in tiles if not tile.joker}
        return any(t.number == known.number and t.colour not in held for t in joker.stands_for)

    def _inside(
        self,
        old: TileSet,
        index: int,
        held: set[Tile],
        jokers: list[TableJoker],
        inside: dict[int, int],
    ) -> bool:
        """Whether an old set would lie complete in the new one."""
        if any(tile not in held for tile in old if not tile.joker):
            return False
        own = sum(tile.joker for tile in old)
        return own == sum(jokers[number].set == index for number in inside)
