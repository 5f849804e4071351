"""The initial meld: at least 30 points from the own rack, before the table may be touched.

Where the edition closes the table for the whole turn, every old set must stand unchanged. Where
it opens it once the meld lies there, the turn has two phases, and the question is whether some
choice of sets from the rack makes a first phase from which the rest is an ordinary turn. Points
are counted by what lies there in the end: a joker of the meld still stands for the same then.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, islice, product, repeat

from remeld.rules.faults import Fault
from remeld.rules.jokers import faultless_worth, joker_faults, judge_jokers
from remeld.rules.meld_search import best_meld, melds_worth
from remeld.rules.opening_search import find_opening
from remeld.rules.packed_tiles import Fits
from remeld.rules.ruleset import Ruleset
from remeld.rules.sets import Reading, best_value, readings
from remeld.rules.tables import compare
from remeld.rules.tiles import JOKER, Table, Tile, TileSet, count, plain, spread

__all__ = ["jokers_stand", "judge_heaps", "judge_meld"]

MOST_STEPS = 10_000
"""How far the best meld is looked for: far more than the tiles of a usual turn need, and little
enough that nobody can stop a referee by laying a whole box of tiles."""
QUICK_MELDS = 1
"""So many are tried as they come, before it is asked which meld the jokers need."""
MOST_MELDS = 4
MELD_STEPS = 500
"""If none will do, the faults are told of the best of so many."""


def judge_meld(
    ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile]
) -> tuple[list[Fault], int]:
    """The faults of a player's turn before the meld, and what the rack's jokers are worth."""
    changed, new = compare(ruleset, before, after)
    if ruleset.table_in_meld_turn == "closed":
        faults, points = _touching(ruleset, after, changed, new)
        _, worth = judge_jokers(ruleset, before, after, played)
        return faults + _too_low(ruleset, played, points), worth
    laid = sum(best_value(after[index], ruleset.shape) for index in new)
    if not changed and laid >= ruleset.meld_min:
        _, worth = judge_jokers(ruleset, before, after, played)
        return [], worth
    steps, fits = repeat(None, MOST_STEPS), jokers_stand(ruleset, after)
    points, meld = best_meld(played, ruleset.shape, ruleset.meld_min, steps, fits)
    if points >= ruleset.meld_min:
        return _open(ruleset, before, after, played, meld, fits)
    # Without a meld the table stays closed, so touching it is a fault as well.
    faults, _ = _touching(ruleset, after, changed, new)
    more, worth = judge_jokers(ruleset, before, after, played)
    return faults + more + _too_low(ruleset, played, points), worth


def judge_heaps(
    ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile]
) -> list[Fault]:
    """The faults of such a turn with heaps on the table: only what lies beside them counts."""
    changed, new = compare(ruleset, before, after)
    faults, points = _touching(ruleset, after, changed, new)
    return faults + _too_low(ruleset, played, points)


def _touching(
    ruleset: Ruleset, after: Table, changed: Table, new: list[int]
) -> tuple[list[Fault], int]:
    """The faults of touching a closed table, and what the sets beside it are worth."""
    faults = []
    # Whether it would have opened, for the words.
    values = (("open", int(ruleset.table_in_meld_turn != "closed")),)
    touched = count(spread(changed))
    points = 0
    for index in new:
        old = tuple(tile for tile in after[index] if touched[tile.plain])
        if changed and old:
            faults.append(Fault("meld-touches-table", set=index, tiles=old, values=values))
        else:
            points += best_value(after[index], ruleset.shape)
    if changed and not faults:
        faults.append(Fault("meld-touches-table", tiles=spread(changed), values=values))
    broken = [old for old in changed if not any(count(old) <= count(after[i]) for i in new)]
    jokers = count(spread(tuple(broken)))[JOKER]
    if jokers:
        faults.append(Fault("joker-before-meld", tiles=(JOKER,) * jokers))
    return faults, points


def jokers_stand(ruleset: Ruleset, table: Table) -> Fits:
    """Tells of a meld whether all its jokers can stand for the same on this table.

    >>> from remeld.notation import parse_set, parse_table
    >>> from remeld.rules import EDITIONS
    >>> fits = jokers_stand(EDITIONS["goliath"], parse_table("r9 r10 j"))
    >>> [bool(fits.add(fits.start, (parse_set(text), 33))) for text in ("r10 j r12", "b10 j b12")]
    [True, False]
    """
    found = [readings(tiles, ruleset.shape) for tiles in table if JOKER in plain(tiles)]
    return Fits(ruleset.shape, (_identities(told) for told in product(*filter(None, found))))


def _identities(told: tuple[Reading, ...]) -> list[frozenset[Tile]]:
    """What each joker of these sets stands for."""
    return [
        meant
        for reading in told
        for tile, meant in zip(reading.tiles, reading.stands_for, strict=True)
        if tile.joker
    ]


def _open(
    ruleset: Ruleset,
    before: Table,
    after: Table,
    played: Counter[Tile],
    any_one: Table,
    fits: Fits,
) -> tuple[list[Fault], int]:
    """The joker faults of the turn after the meld that is best for the player.

    And what the rack's jokers are worth with that meld.
    """
    if ruleset.meld_min == 0 or not (played[JOKER] or any(JOKER in plain(t) for t in before)):
        return judge_jokers(ruleset, before, after, played)
    # Some meld there is, if only one that is larger than it needs to be.
    melds: Iterator[Table] = chain(_melds(ruleset, before, after, played, fits), [any_one])
    whole = all(readings(tiles, ruleset.shape) for tiles in after)
    first = list(islice(melds, QUICK_MELDS)) if whole else []
    for meld in first:
        found = faultless_worth(ruleset, before, after, played - count(spread(meld)), meld)
        if found is not None:
            worth = found + _jokers_of(ruleset, meld)
            if played[JOKER]:
                worth = max(worth, judge_jokers(ruleset, before, after, played)[1])
            return [], worth
    faults, worth = judge_jokers(ruleset, before, after, played)
    if faults and (ruleset.joker_floats or ruleset.joker_set_frozen):
        # No joker may do more by these rules because there are more old sets: no meld helps.
        return faults, worth
    opening = find_opening(ruleset, before, after, played, fits) if whole else None
    if opening is not None:
        melds, judged, least = iter([opening]), judge_jokers, 0
    elif whole:
        melds, judged, least = chain(first, melds), joker_faults, 1
    else:
        judged, least = judge_jokers, 0
    outcomes = (
        _after(judged, ruleset, before, after, played, meld) for meld in islice(melds, MOST_MELDS)
    )
    faults, points = _fewest_faults(outcomes, least)
    return faults, max(worth, points)


def _fewest_faults(
    outcomes: Iterator[tuple[list[Fault], int]], least: int
) -> tuple[list[Fault], int]:
    """The first outcome with as few faults as any has, which is no less than `least`."""
    best = next(outcomes)
    while len(best[0]) > least and (other := next(outcomes, None)):
        best = min(best, other, key=lambda outcome: len(outcome[0]))
    return best


def _after(
    judged: Callable[..., tuple[list[Fault], int]],
    ruleset: Ruleset,
    before: Table,
    after: Table,
    played: Counter[Tile],
    meld: Table,
) -> tuple[list[Fault], int]:
    """The joker faults of the turn after that meld, and what the rack's jokers are worth."""
    faults, points = judged(ruleset, before, after, played - count(spread(meld)), meld)
    return faults, points + _jokers_of(ruleset, meld)


def _jokers_of(ruleset: Ruleset, meld: Table) -> int:
    """What the jokers of a meld are worth."""
    melded = sum(best_value(tiles, ruleset.shape) for tiles in meld)
    return melded - sum(tile.number for tile in spread(meld) if not tile.joker)


def _melds(
    ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile], fits: Fits
) -> Iterator[Table]:
    """The melds that may make a difference to jokers, the one that leaves them most first."""
    shape, needed = ruleset.shape, ruleset.meld_min
    near = _near_jokers(ruleset, before, after) | fits.stand_for
    apart = Counter({tile: n for tile, n in played.items() if tile not in near and not tile.joker})
    points, meld = best_meld(apart, shape, needed, repeat(None, MOST_STEPS))
    if points >= needed:
        yield meld
    # How the meld is cut, and whether it is larger than needed, matters only where the rules ask
    # which old sets lie beside a joker.
    lean = ruleset.freed_joker_target != "newSet" and (
        ruleset.joker_floats or ruleset.joker_set_frozen
    )
    seen: set[object] = set()
    steps = repeat(None, MELD_STEPS)

    @cache
    def mattering(tiles: TileSet) -> tuple[TileSet, Table]:
        """Which tiles of a set matter to jokers, and the set itself if it does."""
        beside = tuple(tile for tile in tiles if tile in near)
        whole = any(tile.joker for tile in tiles) or len(beside) == len(tiles)
        return beside, (tiles,) if whole else ()

    for meld in melds_worth(played, shape, needed, lean=lean, steps=steps, fits=fits):
        parts = [mattering(tiles) for tiles in meld]
        used = sorted(chain.from_iterable(beside for beside, _ in parts))
        sets = sorted(chain.from_iterable(whole for _, whole in parts))
        key = (tuple(used), tuple(sets))
        if key not in seen:
            seen.add(key)
            yield meld


def _near_jokers(ruleset: Ruleset, before: Table, after: Table) -> set[Tile]:
    """The kinds of which it matters to a joker where they come from."""
    beside = {tile for tiles in after if JOKER in plain(tiles) for tile in tiles}
    old = [r for tiles in before if JOKER in plain(tiles) for r in readings(tiles, ruleset.shape)]
    return beside.union(*_identities(tuple(old)))


def _too_low(ruleset: Ruleset, played: Counter[Tile], points: int) -> list[Fault]:
    if points >= ruleset.meld_min or not played:
        return []
    needed = ruleset.meld_min
    values = (("points", points), ("needed", needed), ("missing", needed - points))
    return [Fault("meld-too-low", values=values)]
