"""Which fault explains which: all faults of a turn in the order in which a player mends them.

One fault follows from another where mending the other mends it too, and not the other way round:
a joker before the meld goes back with the rest of the table, a set that lost a tile is whole once
the tile is back. Such a fault is marked and comes last. Which faults there are stays the same.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from remeld.rules.faults import Fault
from remeld.rules.ruleset import Ruleset
from remeld.rules.tiles import JOKER, Table, Tile, TileSet, count

__all__ = ["LINKS", "ORDER", "FaultContext", "by_cause", "place_of"]

JOKERS = (
    "joker-set-frozen",
    "joker-moved",
    "joker-swap-missing",
    "joker-swap-from-table",
    "joker-needs-new-set",
    "joker-needs-rack-tiles",
)
SETS = (
    "set-mixed",
    "set-only-jokers",
    "group-colour-twice",
    "run-number-twice",
    "run-past-end",
    "run-out-of-order",
    "run-gap",
    "group-too-long",
    "run-too-long",
    "set-too-short",
    "loose-tile",
)
LEFT = ("tile-left-table", "joker-left-table")

ORDER: tuple[tuple[str, ...], ...] = (
    ("tile-from-nowhere",),
    ("meld-touches-table",),
    ("joker-before-meld",),
    JOKERS,
    LEFT,
    SETS,
    ("meld-too-low",),
    ("no-tile-played",),
)
"""What cannot be comes first, then what is forbidden however it is finished, then what is only
unfinished. Codes of one row go by their sets, and in a set as they are listed."""

_PLACES = {code: (row, at) for row, codes in enumerate(ORDER) for at, code in enumerate(codes)}


def place_of(code: str) -> tuple[int, int]:
    """Where a code stands in the order: its row, and its place there.

    >>> place_of("meld-touches-table") < place_of("loose-tile") < place_of("no-tile-played")
    True
    """
    return _PLACES[code]


@dataclass(frozen=True, slots=True)
class FaultContext:
    """What must be known of a turn to tell whether a fault follows from another."""

    ruleset: Ruleset
    before: Table
    after: Table
    played: Counter[Tile]
    points: int

    def tiles(self, fault: Fault) -> TileSet:
        """The tiles of the fault's set, or else its own."""
        return fault.tiles if fault.set is None else self.after[fault.set]

    def short(self) -> bool:
        """Whether even all tiles played together are worth less than the meld needs."""
        return self.points < self.ruleset.meld_min


def _always(_turn: FaultContext, _fault: Fault, _cause: Fault) -> bool:
    return True


def _same_set(_turn: FaultContext, fault: Fault, cause: Fault) -> bool:
    return fault.set == cause.set


def _holds_it(turn: FaultContext, fault: Fault, cause: Fault) -> bool:
    return not count(turn.tiles(fault)).keys().isdisjoint(count(cause.tiles))


def _from_the_table(turn: FaultContext, fault: Fault, _cause: Fault) -> bool:
    return count(turn.tiles(fault)).keys().isdisjoint(turn.played)


def _of_a_joker_set(turn: FaultContext, fault: Fault, _cause: Fault) -> bool:
    """All its tiles come from one old set with a joker, which is not whole any more."""
    now = [count(tiles) for tiles in turn.after]
    return any(
        count(turn.tiles(fault)) <= old
        for old in map(count, turn.before)
        if old[JOKER] and not any(old <= new for new in now)
    )


def _rest_of_its_set(turn: FaultContext, fault: Fault, cause: Fault) -> bool:
    """It is what remained of an old set when a tile left."""
    rest = count(turn.tiles(fault))
    wholes = [rest + count([tile]) for tile in cause.tiles]
    return any(whole <= old for old in map(count, turn.before) for whole in wholes)


def _without_twins(turn: FaultContext, fault: Fault, cause: Fault) -> bool:
    """The set would be short enough if nothing stood in it twice."""
    rules = turn.ruleset
    jokers = count(fault.tiles)[JOKER]
    numbered = {tile for tile in fault.tiles if not tile.joker}
    runs = min(rules.run_max, rules.numbers)
    most = runs if fault.code == "run-too-long" else min(rules.group_max, rules.colours)
    return fault.set == cause.set and len(numbered) + jokers <= most


def _keeps_points_back(turn: FaultContext, _fault: Fault, cause: Fault) -> bool:
    """Enough was laid, but some of it there."""
    return not turn.short() and not _from_the_table(turn, cause, cause)


def _opens_with_the_meld(turn: FaultContext, _fault: Fault, _cause: Fault) -> bool:
    return turn.ruleset.table_in_meld_turn != "closed" and turn.short()


class Link(NamedTuple):
    """Faults of these codes follow from one of that code, where `where` holds."""

    codes: tuple[str, ...]
    cause: str
    where: Callable[[FaultContext, Fault, Fault], bool]


LINKS = (
    # The table opens once the meld lies there, and what was laid is worth too little for one.
    Link(("meld-touches-table",), "meld-too-low", _opens_with_the_meld),
    # Where old sets stay as they are, no joker is freed and no tile leaves.
    Link(("joker-before-meld", *LEFT), "meld-touches-table", _always),
    # What the edition asks of a joker on the table is asked of those who may touch it.
    Link(JOKERS, "meld-touches-table", _always),
    # Tiles of the table alone: they go back to where they lay.
    Link(SETS, "meld-touches-table", _from_the_table),
    # The joker counts as freed only because its set was taken apart.
    Link(("joker-needs-rack-tiles",), "joker-set-frozen", _same_set),
    # A tile or a remainder of the set that must not be taken apart.
    Link(("tile-left-table", *SETS), "joker-set-frozen", _of_a_joker_set),
    # The tile in it cannot be there, so nobody knows yet what the set will be.
    Link(SETS, "tile-from-nowhere", _holds_it),
    # The set is what the tile or the joker left behind.
    *(Link(SETS, code, _rest_of_its_set) for code in LEFT),
    # Without the second tile of a colour, or of a number, it is short enough.
    Link(("group-too-long",), "group-colour-twice", _without_twins),
    Link(("run-too-long",), "run-number-twice", _without_twins),
    # Enough was laid, but tiles beside those of the table, or in no set, do not count.
    *(Link(("meld-too-low",), code, _keeps_points_back) for code in ("meld-touches-table", *SETS)),
)
"""Which faults explain which, and above each why. The first link that holds counts."""


def by_cause(faults: Sequence[Fault], turn: FaultContext) -> list[Fault]:
    """The same faults, those that explain first, those that follow marked and last."""
    marked = [replace(fault, follows=_cause(fault, faults, turn)) for fault in faults]
    return sorted(marked, key=_place)


def _cause(fault: Fault, faults: Sequence[Fault], turn: FaultContext) -> str | None:
    for link in LINKS:
        if fault.code in link.codes:
            for cause in faults:
                if cause.code == link.cause and link.where(turn, fault, cause):
                    return link.cause
    return None


def _place(fault: Fault) -> tuple[bool, int, int, int]:
    row, at = place_of(fault.code)
    return fault.follows is not None, row, -1 if fault.set is None else fault.set, at
