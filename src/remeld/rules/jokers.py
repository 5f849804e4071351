"""Jokers that lay on the table: which are kept, which are freed, and whether they may be.

A joker is *kept* where its new set still shares a tile with its old one; else it is *freed*,
and the edition says what must replace it and where it may go. Jokers are alike, and so are
copies of a tile: the turn is judged by the assignment that is best for the player. Long runs
count as cut where that helps (see `run_cuts.py`).
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, islice, product
from operator import itemgetter

from remeld.rules.cut_ways import ways_in_parts
from remeld.rules.faults import Fault
from remeld.rules.joker_places import OldJoker, Place, Scene, Way, old_sets_inside
from remeld.rules.joker_search import JokerSearch, Opening, Outcome
from remeld.rules.ruleset import Ruleset
from remeld.rules.run_cuts import cut_into, cut_tables
from remeld.rules.sets import best_value, readings
from remeld.rules.tables import but_the_same
from remeld.rules.tile_copies import Copies
from remeld.rules.tiles import JOKER, Table, Tile, TileSet, plain

__all__ = ["faultless_worth", "joker_faults", "jokers_obey", "judge_jokers"]

FEW_CUTS = 8
"""Where runs can be cut in more ways, it is asked first whether any could help."""


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
    points = faultless_worth(ruleset, before, after, played, meld)
    if points is None:
        return joker_faults(ruleset, before, after, played, meld)
    return [], points


def faultless_worth(
    ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile], meld: Table = ()
) -> int | None:
    """What the jokers from the rack are worth, if `judge_jokers` finds no fault; else None.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, count
    >>> before, after = parse_table("b3 r3 j"), parse_table("b3 r3 o3, r4 r5 j")
    >>> faultless_worth(EDITIONS["broadway"], before, after, count(parse_rack("o3 r4 r5")))
    0
    """
    changed, made = but_the_same(before + meld, after)
    old = _with_jokers(changed)
    if not old:
        return sum(_jokers_worth(ruleset, tiles) for tiles in _with_jokers(made).elements())
    old, new = _with_jokers(before + meld), _with_jokers(after)
    if not new:
        return 0
    if old <= new:
        laid = (new - old).elements()
        return sum(_jokers_worth(ruleset, tiles) for tiles in laid)
    best: Outcome | None = None
    from_rack = _jokers(new) > _jokers(old)
    if not from_rack and _lie_well(ruleset, before, meld, after):
        return 0
    for search in _searches(ruleset, before, meld, after, played):
        if from_rack:
            best = search.best(best, faultless=True)
        elif search.obeys():
            return 0  # Without a joker from the rack, one way is as good as another.
    best = best or _cut_outcome(ruleset, before, meld, after, played)
    return None if best is None else best.points


def joker_faults(
    ruleset: Ruleset, before: Table, after: Table, played: Counter[Tile], meld: Table = ()
) -> tuple[list[Fault], int]:
    """`judge_jokers` for a turn of which it is known already that there are some.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, count
    >>> before, after = parse_table("b3 r3 j, r4 r5 r6"), parse_table("b3 r3 o3, r4 r5 r6 j")
    >>> faults, _ = joker_faults(EDITIONS["broadway"], before, after, count(parse_rack("o3")))
    >>> [fault.code for fault in faults]
    ['joker-needs-new-set']
    """
    best: Outcome | None = None
    for search in _searches(ruleset, before, meld, after, played):
        best = search.best(best, faultless=False)
    assert best is not None
    return list(best.faults), best.points


def jokers_obey(
    ruleset: Ruleset,
    before: Table,
    after: Table,
    played: Counter[Tile],
    meld: Table = (),
    opening: Opening | None = None,
) -> bool:
    """Whether `judge_jokers` finds no fault: far quicker where nobody asks which.

    With an `opening`, whether there is a meld from `played`, beside that `meld`, with which it
    finds none.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, count
    >>> before, after = parse_table("b3 r3 j, r4 r5 r6"), parse_table("b3 r3 o3, r4 r5 r6 j")
    >>> played = count(parse_rack("o3"))
    >>> [jokers_obey(EDITIONS[key], before, after, played) for key in ("goliath", "broadway")]
    [True, False]
    """
    old, new = _with_jokers(before + meld), _with_jokers(after)
    if opening and not opening.can_lay(Counter(), ()):
        return False
    if not new or old <= new:
        return True
    if not opening and _lie_well(ruleset, before, meld, after):
        return True
    if any(s.obeys() for s in _searches(ruleset, before, meld, after, played, opening)):
        return True
    return _cut_outcome(ruleset, before, meld, after, played, opening) is not None


def _cut_outcome(
    ruleset: Ruleset,
    before: Table,
    meld: Table,
    after: Table,
    played: Counter[Tile],
    opening: Opening | None = None,
) -> Outcome | None:
    """How the turn turns out with its runs cut, where that leaves no fault."""
    if ruleset.joker_set_frozen and ruleset.freed_joker_target != "newSet":
        return None  # Such rules ask what lies together, never what lies apart.
    tables = cut_tables(before + meld, after, ruleset.shape)
    few = list(islice(tables, FEW_CUTS))
    if len(few) == FEW_CUTS:
        hopes = _searches(ruleset, before, meld, after, played, opening, ways_in_parts)
        hope = next((search for search in hopes if search.obeys()), None)
        if hope is None:
            return None
        # Mostly the parts that were chosen one by one will do together.
        few = [*cut_into(after, hope.parts, ruleset.shape), *few]
    for table in chain(few, tables):
        for search in _searches(ruleset, before, meld, table, played, opening):
            if search.obeys():
                return search.found
    return None


def _searches(
    ruleset: Ruleset,
    before: Table,
    meld: Table,
    after: Table,
    played: Counter[Tile],
    opening: Opening | None = None,
    find_ways: Callable[[Scene, OldJoker, Place], Iterator[Way]] | None = None,
) -> Iterator[JokerSearch]:
    """A search for each way to read the sets of both tables."""
    laid = len(before)
    before = before + meld
    olds = product(*(readings(tiles, ruleset.shape) for tiles in before))
    news = list(product(*(readings(tiles, ruleset.shape) or (None,) for tiles in after)))
    before = tuple(plain(tiles) for tiles in before)
    after = tuple(plain(tiles) for tiles in after)
    inside = old_sets_inside(before, after)
    copies = Copies(before, after, played)
    to_lay = opening.sets if opening else ()
    for old_readings, new_readings in product(olds, news):
        scene = Scene(ruleset, before, after, new_readings, inside, to_lay)
        yield JokerSearch(scene, copies, set(played), old_readings, laid, opening, find_ways)


def _lie_well(ruleset: Ruleset, before: Table, meld: Table, after: Table) -> bool:
    """Whether one sees that any joker of the table may lie wherever one lies now.

    That is so where sets need only be legal, and where a freed joker needs a new set, in a set in
    which no old one lies whole. A set that stands as it was keeps its own jokers.
    """
    free = ruleset.joker_freeing == "anyLegal" and ruleset.joker_floats
    if meld or not free or ruleset.joker_set_frozen:
        return False
    old, new = _with_jokers(before), _with_jokers(after)
    made = tuple((new - old).elements())
    if _jokers(new) < _jokers(old) or not all(readings(tiles, ruleset.shape) for tiles in made):
        return False
    if ruleset.freed_joker_target == "anySet":
        return True
    inside = old_sets_inside(tuple(map(plain, before)), tuple(map(plain, made)))
    return ruleset.freed_joker_target == "newSet" and not any(inside.values())


def _with_jokers(table: Table) -> Counter[TileSet]:
    return Counter([tiles for tiles in table if any(map(_is_joker, tiles))])


_is_joker = itemgetter(Tile._fields.index("joker"))


def _jokers(sets: Counter[TileSet]) -> int:
    return sum(number * plain(tiles).count(JOKER) for tiles, number in sets.items())


def _jokers_worth(ruleset: Ruleset, tiles: TileSet) -> int:
    # Where the tiles are no set, it stands for nothing.
    return max(0, best_value(tiles, ruleset.shape) - sum(t.number for t in tiles if not t.joker))
