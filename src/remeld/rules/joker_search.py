"""Every assignment of the jokers that lay on the table to the jokers that lie there now.

The joker rules are asked of each assignment, and which copy of a tile lies where is left open as
long as some copy will do.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import repeat
from typing import NamedTuple, TypeAlias

from remeld.rules.faults import Fault
from remeld.rules.joker_places import OldJoker, Place, RunPart, Scene, Way, complaints, ways
from remeld.rules.sets import Reading
from remeld.rules.tile_copies import Broken, Copies, Demand
from remeld.rules.tiles import Table, Tile

__all__ = ["JokerSearch", "Opening", "Outcome"]

NOBODY_KNOWS: frozenset[Tile] = frozenset()
FindWays: TypeAlias = Callable[[Scene, OldJoker, Place], Iterator[Way]]
"""Which ways an old joker may have gone to a place."""
MOST_STEPS = 500
"""How far the fewest faults of a turn are looked for that has some in any case."""


class Opening(NamedTuple):
    """A meld that is not chosen yet."""

    sets: Table
    """What it may hold that can lie whole beside a joker."""
    can_lay: Callable[[Counter[Tile], Table], bool]
    """Whether there is one that leaves these tiles on the rack and holds these sets."""


def number_of(place: Place) -> int:
    """The number for which the joker of a place stands; 0 where nobody knows."""
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


class JokerSearch:
    """Tries every assignment of the old jokers to the jokers of the new table."""

    def __init__(
        self,
        scene: Scene,
        copies: Copies,
        rack: set[Tile],
        old_readings: tuple[Reading, ...],
        laid: int,
        opening: Opening | None = None,
        find_ways: FindWays | None = None,
    ) -> None:
        self.rack = rack
        self.opening = opening
        self.find_ways: FindWays = find_ways or ways
        self.laid = laid
        """The old sets from here on were laid in this turn."""
        self.scene = scene
        self.copies = copies
        self.jokers: list[OldJoker] = [
            OldJoker(number, index, stands_for)
            for number, (index, stands_for) in enumerate(
                (index, reading.stands_for[place])
                for index, reading in enumerate(old_readings)
                for place, tile in enumerate(reading.tiles)
                if tile.joker
            )
        ]
        self.with_jokers: set[int] = {joker.set for joker in self.jokers}
        self.places: list[Place] = [
            Place(index, at, reading.stands_for[at] if reading else NOBODY_KNOWS, bool(reading))
            for index, reading in enumerate(scene.readings)
            for at, tile in enumerate(reading.tiles if reading else scene.after[index])
            if tile.joker
        ]
        values = sorted(number_of(place) for place in self.places)
        self.most_points: int = sum(values[len(self.jokers) :])
        self.known: dict[tuple[OldJoker, Place], list[Way]] = {}
        self.found: Outcome | None = None
        self.parts: list[RunPart] = []
        """In which parts of new sets jokers lie in what was found, where parts count."""
        self.bound: tuple[int, ...] | None = None
        """Only what is smaller is looked for."""
        self.faultless: bool = False
        """Whether only assignments without a fault will do."""
        self.any_one: bool = False
        """Whether any of them will do."""
        self.steps: Iterator[object] = repeat(None)

    def obeys(self) -> bool:
        """Whether some assignment has no fault."""
        self.faultless, self.any_one, self.bound = True, True, (1,)
        self.steps = repeat(None)
        self._assign(0, {}, {})
        return self.found is not None

    def best(self, found: Outcome | None, *, faultless: bool) -> Outcome | None:
        """The assignment that is best for the player, if it is better than what was `found`.

        Read in this way, the jokers of a meld may have no place where they stand for the same.
        """
        self.faultless, self.any_one = faultless, False
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
                if self.any_one and self.found:
                    break
                how[number] = way
                demands = self._demands(how)
                if self.copies.allow(demands, self._broken(how)) and self._can_lay(demands):
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
            self.known[joker, place] = self._best_ways(self.find_ways(self.scene, joker, place))
        return self.known[joker, place]

    def _best_ways(self, found: Iterator[Way]) -> list[Way]:
        """Without those that ask for more than another, and without what holds in any case."""
        best: list[tuple[Way, set[object]]] = []
        for way in found:
            demands = [
                each for each in way.demands if each.tile.joker or not self.copies.always(each)
            ]
            asked: set[object] = {*demands, *way.loose_jokers, *way.broken}
            if any(other.kept == way.kept and less <= asked for other, less in best):
                continue
            if not self.copies.allow(each for each in demands if not each.tile.joker):
                continue
            best = [
                (other, more) for other, more in best if other.kept != way.kept or not asked <= more
            ]
            best.append((way._replace(demands=tuple(demands)), asked))
        return [way for way, _ in best]

    def _can_lay(self, demands: list[Demand]) -> bool:
        """Whether a meld can be laid that leaves what jokers need; it never can if they need more.

        What one set needs of the meld is one set of it.
        """
        if self.opening is None:
            return True
        rack = Counter(tile for tile, _ in {(d.tile, d.new) for d in demands if d.what == "rack"})
        rack.update(demand.tile for demand in demands if demand.what == "swap")
        sets: dict[int, set[Tile]] = {}
        for demand in demands:
            if demand.what == "meld":
                sets.setdefault(demand.new, set()).add(demand.tile)
        table = tuple(tuple(sorted(tiles)) for tiles in sets.values())
        return all(map(self.opening.sets.__contains__, table)) and self.opening.can_lay(rack, table)

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
        points = sum(map(number_of, laid))
        outcome = Outcome(tuple(faults), freed, changed, points)
        if self.bound is None or outcome.key < self.bound:
            self.found = outcome
            self.parts = [w.part for w in how.values() if isinstance(w, Way) and w.part]
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
