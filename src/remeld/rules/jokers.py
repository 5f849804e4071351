"""Jokers that lay on the table: which are kept, which are freed, and whether they may be.

A joker is *kept* where its new set still shares a tile with its old one; else it is *freed*,
and the edition says what must replace it and where it may go. Jokers are alike, and so are
copies of a tile: the turn is judged by the assignment that is best for the player. Long runs
count as cut where that helps (see `run_cuts.py`).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product, repeat
from typing import NamedTuple

from remeld.rules.faults import Fault
from remeld.rules.joker_places import (
    OldJoker,
    Place,
    Scene,
    Way,
    complaints,
    old_sets_inside,
    ways,
)
from remeld.rules.ruleset import Ruleset
from remeld.rules.run_cuts import cut_tables
from remeld.rules.sets import Reading, best_value, readings
from remeld.rules.tile_copies import Broken, Copies, Demand
from remeld.rules.tiles import Table, Tile, TileSet, plain

__all__ = ["jokers_obey", "judge_jokers"]

NOBODY_KNOWS: frozenset[Tile] = frozenset()
MOST_STEPS = 500
"""How far the fewest faults of a turn are looked for that has some in any case."""


def judge_jokers(
    ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile], meld: Table = ()
) -> tuple[list[Fault], int]:
    """The faults of the jokers, and what the jokers from the rack are worth where they lie.

    `meld` are sets that were laid on the table `before` in this very turn: their jokers must
    stand for the same when it ends.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, count
    >>> before, after = parse_table("b3 r3 j, r4 r5 r6"), parse_table("b3 r3 o3, r4 r5 r6 j")
    >>> for key in ("goliath", "broadway"):
    ...     faults, points = judge_jokers(EDITIONS[key], before, after, count(parse_rack("o3")))
    ...     print(key, [fault.code for fault in faults], points)
    goliath [] 0
    broadway ['joker-needs-new-set'] 0
    """
    old, new = _with_jokers(before + meld), _with_jokers(after)
    if not new:
        return [], 0
    if old <= new:
        laid = (new - old).elements()
        return [], sum(_jokers_worth(ruleset, tiles) for tiles in laid)
    searches = list(_searches(ruleset, before, meld, after, played))
    best: Outcome | None = None
    for search in searches:
        best = search.best(best, faultless=True)
    if best is None:
        for search in searches:
            best = search.best(best, faultless=False)
    assert best is not None
    if best.faults:
        best = _cut_outcome(ruleset, before, meld, after, played) or best
    return list(best.faults), best.points


def jokers_obey(
    ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile], meld: Table = ()
) -> bool:
    """Whether `judge_jokers` finds no fault: far quicker where nobody asks which.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, count
    >>> before, after = parse_table("b3 r3 j, r4 r5 r6"), parse_table("b3 r3 o3, r4 r5 r6 j")
    >>> played = count(parse_rack("o3"))
    >>> [jokers_obey(EDITIONS[key], before, after, played) for key in ("goliath", "broadway")]
    [True, False]
    """
    old, new = _with_jokers(before + meld), _with_jokers(after)
    if not new or old <= new:
        return True
    if any(s.obeys() for s in _searches(ruleset, before, meld, after, played)):
        return True
    return _cut_outcome(ruleset, before, meld, after, played) is not None


def _cut_outcome(
    ruleset: Ruleset, before: Table, meld: Table, after: Table, played: Counter[Tile]
) -> "Outcome | None":
    """How the turn turns out with its runs cut, where that leaves no fault."""
    if ruleset.joker_set_frozen and ruleset.freed_joker_target != "newSet":
        return None  # Such rules ask what lies together, never what lies apart.
    for table in cut_tables(before + meld, after, ruleset.shape):
        for search in _searches(ruleset, before, meld, table, played):
            if search.obeys():
                return search.found
    return None


def _searches(
    ruleset: Ruleset, before: Table, meld: Table, after: Table, played: Counter[Tile]
) -> Iterator["_Search"]:
    """A search for each way to read the sets of both tables."""
    laid = len(before)
    before = before + meld
    olds = product(*(readings(tiles, ruleset.shape) for tiles in before))
    news = list(product(*(readings(tiles, ruleset.shape) or (None,) for tiles in after)))
    before = tuple(plain(tiles) for tiles in before)
    after = tuple(plain(tiles) for tiles in after)
    inside = old_sets_inside(before, after)
    copies = Copies(before, after, played)
    for old_readings, new_readings in product(olds, news):
        scene = Scene(ruleset, before, after, new_readings, inside)
        yield _Search(scene, copies, set(played), old_readings, laid)


def _with_jokers(table: Table) -> Counter[TileSet]:
    return Counter(tiles for tiles in table if any(tile.joker for tile in tiles))


def _jokers_worth(ruleset: Ruleset, tiles: TileSet) -> int:
    # Where the tiles are no set, it stands for nothing.
    return max(0, best_value(tiles, ruleset.shape) - sum(t.number for t in tiles if not t.joker))


def _number(place: Place) -> int:
    return next(iter(place.stands_for)).number if place.legal else 0


class Outcome(NamedTuple):
    """How a whole assignment of old jokers to new places turns out."""

    faults: tuple[Fault, ...]
    freed: int
    changed: int
    points: int

    @property
    def key(self) -> tuple[int, int, int, int]:
        """Smaller is better for the player."""
        return len(self.faults), self.freed, self.changed, -self.points


class _Search:
    """Tries every assignment of the old jokers to the jokers of the new table."""

    def __init__(
        self,
        scene: Scene,
        copies: Copies,
        rack: set[Tile],
        old_readings: tuple[Reading, ...],
        laid: int,
    ) -> None:
        self.rack = rack
        self.laid = laid
        """The old sets from here on were laid in this turn."""
        self.scene = scene
        self.copies = copies
        self.jokers = [
            OldJoker(number, index, stands_for)
            for number, (index, stands_for) in enumerate(
                (index, reading.stands_for[place])
                for index, reading in enumerate(old_readings)
                for place, tile in enumerate(reading.tiles)
                if tile.joker
            )
        ]
        self.with_jokers = {joker.set for joker in self.jokers}
        self.places = [
            Place(index, at, reading.stands_for[at] if reading else NOBODY_KNOWS, bool(reading))
            for index, reading in enumerate(scene.readings)
            for at, tile in enumerate(reading.tiles if reading else scene.after[index])
            if tile.joker
        ]
        values = sorted(_number(place) for place in self.places)
        self.most_points = sum(values[len(self.jokers) :])
        self.known: dict[tuple[OldJoker, Place], list[Way]] = {}
        self.found: Outcome | None = None
        self.bound: tuple[int, ...] | None = None
        """Only what is smaller is looked for."""
        self.faultless = False
        """Whether only assignments without a fault will do."""
        self.any_one = False
        """Whether any of them will do."""
        self.steps: Iterator[object] = repeat(None)

    def obeys(self) -> bool:
        """Whether some assignment has no fault."""
        self.faultless, self.any_one, self.bound = True, True, (1,)
        self._assign(0, {}, {})
        return self.found is not None

    def best(self, found: Outcome | None, *, faultless: bool) -> Outcome | None:
        """The assignment that is best for the player, if it is better than what was `found`.

        Read in this way, the jokers of a meld may have no place where they stand for the same.
        """
        self.faultless = faultless
        self.found, self.bound = found, found.key if found else (1,) if faultless else None
        self.steps = repeat(None) if faultless else iter(range(MOST_STEPS))
        self._assign(0, {}, {})
        return self.found

    def _assign(self, number: int, at: dict[int, Place], how: dict[int, Way | list[str]]) -> None:
        """Place joker `number` and those after it; `at` and `how` say what was chosen so far."""
        if self.bound and (*self._cost(at, how), -self.most_points) >= self.bound:
            return
        if next(self.steps, self) is self and self.found is not None:
            return
        if number == len(self.jokers):
            self._finish(at, how)
            return
        joker = self.jokers[number]
        free = [place for place in self.places if place not in at.values()]
        for place in free:
            if joker.set >= self.laid and not joker.stands_for & place.stands_for:
                continue
            at[number] = place
            for way in self._ways(joker, place):
                how[number] = way
                if self.copies.allow(self._demands(how), self._broken(how)):
                    self._assign(number + 1, at, how)
            if not self.faultless:
                how[number] = complaints(self.scene, joker, place, self.rack)
                self._assign(number + 1, at, how)
            how.pop(number, None)
            del at[number]
        if number - len(at) < len(self.jokers) - len(self.places):
            # It has left the table, which is a fault of its own.
            self._assign(number + 1, at, how)

    def _ways(self, joker: OldJoker, place: Place) -> list[Way]:
        if (joker, place) not in self.known:
            self.known[joker, place] = list(ways(self.scene, joker, place))
        return self.known[joker, place]

    def _demands(self, how: dict[int, Way | list[str]]) -> list[Demand]:
        return [
            demand
            for way in how.values()
            if isinstance(way, Way)
            for demand in way.demands
            if not demand.tile.joker
        ]

    def _broken(
        self, how: dict[int, Way | list[str]], at: dict[int, Place] | None = None
    ) -> set[Broken]:
        """The sets that numbered tiles must break: without jokers, or with all of them in it.

        As long as not every joker has its place, one with jokers may still be broken by these.
        """
        return {
            task
            for way in how.values()
            if isinstance(way, Way)
            for task in way.broken
            if task.old not in self.with_jokers or (at is not None and self._together(*task, at))
        }

    def _together(self, old: int, new: int, at: dict[int, Place]) -> bool:
        """Whether all jokers of an old set lie in that new set."""
        own = [n for n, joker in enumerate(self.jokers) if joker.set == old]
        return all(n in at and at[n].set == new for n in own)

    def _cost(self, at: dict[int, Place], how: dict[int, Way | list[str]]) -> tuple[int, int, int]:
        """Faults, freed and changed jokers so far; placing more jokers never makes it less."""
        faults = sum(len(way) for way in how.values() if not isinstance(way, Way))
        freed = sum(not (isinstance(way, Way) and way.kept) for way in how.values())
        changed = sum(
            place.legal and not self.jokers[number].stands_for & place.stands_for
            for number, place in at.items()
        )
        return faults, freed, changed

    def _finish(self, at: dict[int, Place], how: dict[int, Way | list[str]]) -> None:
        if not self._consistent(at, how):
            return
        faults = []
        for number, way in how.items():
            if isinstance(way, list):
                place = at[number]
                reading = self.scene.readings[place.set]
                tiles = reading.tiles if reading else self.scene.after[place.set]
                faults += [Fault(code, set=place.set, tiles=(tiles[place.at],)) for code in way]
        _, freed, changed = self._cost(at, how)
        laid = [place for place in self.places if place not in at.values()]
        points = sum(map(_number, laid))
        outcome = Outcome(tuple(faults), freed, changed, points)
        if self.bound is None or outcome.key < self.bound:
            self.found = outcome
            self.bound = (0,) if self.any_one else outcome.key

    def _consistent(self, at: dict[int, Place], how: dict[int, Way | list[str]]) -> bool:
        """What can only be asked once every joker has its place."""
        kept = {n for n, way in how.items() if isinstance(way, Way) and way.kept}
        kept_places = {(at[n].set, at[n].at) for n in kept}
        demands = self._demands(how)
        for number, way in how.items():
            if not isinstance(way, Way):
                continue
            if any(place in kept_places for place in way.loose_jokers):
                return False
            if not all(self._joker_demand(demand, at) for demand in way.demands):
                return False
            if self.scene.ruleset.joker_set_frozen and not way.kept:
                home = self._home(number, at, kept)
                if home is not None:
                    # The set stays frozen, and the swap tile stays in it.
                    if not any(map(_is_swap, way.demands)) and at[number].set != home:
                        return False
                    demands = [
                        demand._replace(new=home)
                        if _is_swap(demand) and demand.old == number
                        else demand
                        for demand in demands
                    ]
        # Two jokers of one set never stand for the same tile, so their swap tiles differ.
        swaps = [(self.jokers[d.old].set, d.tile) for d in demands if _is_swap(d)]
        broken = self._broken(how, at)
        return len(set(swaps)) == len(swaps) and self.copies.allow(demands, broken)

    def _joker_demand(self, demand: Demand, at: dict[int, Place]) -> bool:
        """A demand on the jokers of an old set: do all of them lie in that new set, or not?"""
        if not demand.tile.joker or demand.what not in ("lies", "away"):
            return True
        return self._together(demand.old, demand.new, at) == (demand.what == "lies")

    def _home(self, number: int, at: dict[int, Place], kept: set[int]) -> int | None:
        """The new set of a joker that is kept although `number` leaves their old set."""
        own = self.jokers[number].set
        return next((at[n].set for n in kept if self.jokers[n].set == own), None)


def _is_swap(demand: Demand) -> bool:
    return demand.what in ("swap", "copy")
