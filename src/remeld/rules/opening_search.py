"""Which initial meld lets the jokers of a turn lie where they lie, where the table opens with it.

A meld matters to jokers in three ways: its own jokers have to stand for the same in the end, its
tiles come from the rack no more, and a set of it may lie whole beside a joker. So only its sets
with jokers are chosen one by one, and with them those that may lie in a joker's way. Of all others
it is only asked whether what the jokers leave of the rack is worth enough.
"""

from collections import Counter
from itertools import repeat

from remeld.rules.joker_search import Opening
from remeld.rules.jokers import jokers_obey
from remeld.rules.meld_search import MeldFinder
from remeld.rules.packed_tiles import Fits, Meant, read_as, sets_of
from remeld.rules.rack_sets import Valued
from remeld.rules.ruleset import Ruleset
from remeld.rules.sets import readings
from remeld.rules.tiles import JOKER, Table, Tile, TileSet, count, plain, spread

__all__ = ["find_opening"]

MOST_CHOICES = 60
MOST_STEPS = 2_000
"""How far is looked: far more than a turn at a table needs."""


def find_opening(
    ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile], fits: Fits
) -> Table | None:
    """A meld after which the jokers obey their rules; None if there is none.

    >>> from remeld.notation import format_table, parse_rack, parse_ruleset, parse_table
    >>> from remeld.rules.initial_meld import jokers_stand
    >>> rules = parse_ruleset("goliath(joker_floats=false)")
    >>> before, after = parse_table("r3 j r5"), parse_table("r3 k3 b3, r5 r6 r7 r8 j, k10 b10 o10")
    >>> played = count(parse_rack("k3 b3 r6 r7 r8 k10 b10 o10"))
    >>> format_table(find_opening(rules, before, after, played, jokers_stand(rules, after)))
    'r6 r7 r8, k10 b10 o10'
    """
    return _OpeningSearch(ruleset, before, after, played, fits).find()


class _OpeningSearch:
    """Chooses the sets of a meld that matter to jokers, and asks whether the rest can be laid."""

    def __init__(
        self, ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile], fits: Fits
    ) -> None:
        self.turn = (ruleset, before, after)
        self.needed, self.shape = ruleset.meld_min, ruleset.shape
        self.played = played
        self.fits = fits
        self.beside = [count(tiles) for tiles in after if JOKER in plain(tiles)]
        floats = ruleset.joker_floats and not ruleset.joker_set_frozen
        hinder = floats or ruleset.freed_joker_target == "newSet"
        # A joker that must stand for the same may lie otherwise where another old set lies.
        help_out = not hinder and not ruleset.joker_set_frozen
        jokered: list[tuple[bool, Valued]] = []
        within: list[Valued] = []
        for each in sets_of(played, self.shape, fits):
            lies_beside = self._lies_beside(each[0])
            if JOKER in each[0]:
                jokered.append((not (lies_beside and help_out), each))
            elif lies_beside:
                within.append(each)
        self.within = {tuple(sorted(tiles)): value for tiles, value in within if help_out}
        # Those that may help come first: without one of them, more sets only ever cost something.
        jokered.sort(key=lambda each: each[0])
        self.helpful = sum(not costs for costs, _ in jokered)
        self.choices = [each for _, each in jokered]
        if hinder:
            # None helps then: those that leave the jokers alone are the most likely to do.
            within.sort(key=lambda each: -len(each[0]))
            self.choices = within + self.choices
        self.swapped = _swapped(ruleset, before)
        self.hopeless: dict[object, list[Counter[Tile]]] = {}
        """By the sets that were chosen: which one more lets no joker obey, whatever else is."""
        barred = self._lies_beside if hinder else None
        self.finder = MeldFinder(played, self.shape, barred, repeat(None, MOST_STEPS))
        self.steps = iter(range(MOST_CHOICES))
        self.found: Table | None = None

    def find(self) -> Table | None:
        """Try the sets that matter, none of them first."""
        return self.found if self._finds((), self.fits.start, 0) else None

    def _finds(self, chosen: tuple[Valued, ...], meant: Meant, first: int) -> bool:
        """Whether a meld with these sets will do, or with more from the `first` choice on."""
        if next(self.steps, None) is None:
            return False
        laid = sum(value for _, value in chosen)
        used = count(tile for tiles, _ in chosen for tile in tiles)
        left = self.played - used
        if laid + self._most(left) < self.needed:
            return False
        meld = tuple(read_as(tiles, value, self.shape) for tiles, value in chosen)
        # Without the question what else the meld holds, it is a quicker one.
        could = self._obey(meld, used, None)
        if could and self._obey(meld, used, laid):
            return True
        last = len(self.choices)
        if laid >= self.needed or not could:
            last = self.helpful
        if chosen and not could:
            self.hopeless.setdefault(chosen[:-1], []).append(count(chosen[-1][0]))
        for at in range(first, last):
            each = self.choices[at]
            tiles = count(each[0])
            if tiles <= left and not self._is_hopeless(chosen, tiles):
                now = self.fits.add(meant, each) if JOKER in each[0] else meant
                if now and self._finds((*chosen, each), now, at):
                    return True
        return False

    def _is_hopeless(self, chosen: tuple[Valued, ...], tiles: Counter[Tile]) -> bool:
        """Whether a larger set in the place of this one was hopeless, and so this one is.

        A smaller set lies whole in more sets; all that a larger one costs beside that are tiles
        of the rack, for which a joker might be swapped.
        """
        return JOKER not in tiles and any(
            JOKER not in other and tiles <= other and not (other - tiles).keys() & self.swapped
            for other in self.hopeless.get(chosen, ())
        )

    def _obey(self, meld: Table, used: Counter[Tile], laid: int | None) -> bool:
        """Whether jokers obey with that part of a meld: with a whole one, if `laid` is told."""
        known: dict[object, Table | None] = {}

        def can_lay(rack: Counter[Tile], sets: Table) -> bool:
            if laid is None:
                return True
            key = (frozenset(rack.items()), sets)
            if key not in known:
                gone = used + rack + count(spread(sets))
                more = self.needed - laid - sum(self.within[tiles] for tiles in sets)
                rest = self.finder.find(gone, more)
                known[key] = None if rest is None else meld + sets + rest
            self.found = known[key]
            return self.found is not None

        ruleset, before, after = self.turn
        opening = Opening(tuple(self.within), can_lay)
        return jokers_obey(ruleset, before, after, self.played - used, meld, opening)

    def _most(self, left: Counter[Tile]) -> int:
        """No meld of what is left is worth more."""
        joker = max((tile.number for tile in self.fits.stand_for), default=0)
        return sum(n * (joker if tile.joker else tile.number) for tile, n in left.items())

    def _lies_beside(self, tiles: TileSet) -> bool:
        """Whether these tiles may all lie in one set with a joker more."""
        needed = count((*tiles, JOKER))
        return any(needed <= beside for beside in self.beside)


def _swapped(ruleset: Ruleset, before: Table) -> frozenset[Tile]:
    """The tiles that jokers of the table may have to be swapped for, from the rack alone."""
    if ruleset.joker_freeing != "exactSwap" or ruleset.joker_swap_from != "rackOnly":
        return frozenset()
    return frozenset[Tile]().union(
        *(
            meant
            for tiles in before
            for reading in readings(tiles, ruleset.shape)
            for tile, meant in zip(reading.tiles, reading.stands_for, strict=True)
            if tile.joker
        )
    )
