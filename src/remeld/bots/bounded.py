"""Players who see only so far: at most so many table tiles move in their turn.

That is what people are like. The best play that disturbs least is looked at as what it consists
of, parts that have nothing to do with each other; such parts are made as are small enough. What is
left of the rack is laid in sets of its own, at the ends of sets, and with single tiles that a set
can spare.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from remeld.bots.own_turn import OwnTurn, Turnout
from remeld.bots.player import Reason
from remeld.bots.set_ends import longer_set
from remeld.rules import (
    COLOURS,
    JOKER,
    Rack,
    Ruleset,
    Table,
    Tile,
    TileSet,
    count,
    judge,
    sets_with,
    spread,
    without,
)
from remeld.rules.rack_sets import Valued
from remeld.solver import best_play, moved_tiles

__all__ = ["bounded_play"]


def bounded_play(turn: OwnTurn, most_moved: int) -> Turnout | None:
    """The most tiles that somebody finds who moves at most so many tiles of the table.

    >>> from remeld.notation import format_table, parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, View
    >>> turn = OwnTurn(View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 b5 b6 k9"),
    ...     rack_sizes=(4, 14), melded=(True, True), table=parse_table("k4 r4 b4 o4"),
    ...     pool_size=50, turn=0,
    ... ))
    >>> bounded_play(turn, 0)
    >>> format_table(bounded_play(turn, 1).table)
    'k4 r4 o4, b3 b4 b5 b6'
    """
    if not turn.melded:
        return turn.from_rack()
    whole = _Hands(turn.rules, turn.table, turn.rack)
    if not most_moved:
        # Sets of the rack and ends of sets are all that there is without moving a tile.
        return _laid(turn, whole.glance(0))
    play = best_play(turn.rules, turn.table, turn.rack, limit=LOOK)
    if not play.played:
        return None
    parts = whole.parts(play.table)
    if sum(part.moved for part in parts) <= most_moved:
        return Turnout(play.table, _reason(play.tiles_played))
    tried = [whole.make(_affordable(parts, most_moved)), whole]
    done = max((each.glance(most_moved) for each in tried), key=lambda hands: -len(hands.rack))
    if len(done.rack) == len(turn.rack):
        return None
    verdict = judge(turn.rules, turn.table, done.table, turn.rack, melded=True)
    if not verdict.legal:
        # A joker was freed that other parts would have used: do without parts.
        done = whole.glance(0)
    return _laid(turn, done)


def _laid(turn: OwnTurn, done: "_Hands") -> Turnout | None:
    """The table with what was laid, if anything was."""
    laid = len(turn.rack) - len(done.rack)
    return Turnout(done.table, _reason(laid)) if laid else None


LOOK = 20_000
"""States that may be looked at: enough for a usual rack; of a giant one, what is found will do."""


def _reason(laid: int) -> Reason:
    return Reason("laid-what-it-saw", {"count": laid})


@dataclass(frozen=True, slots=True)
class _Part:
    """Old sets that become new ones with tiles of the rack, and nothing else."""

    old: Table
    new: Table
    laid: Rack
    moved: int


def _affordable(parts: list[_Part], most_moved: int) -> list[_Part]:
    """The parts that lay most tiles together and move no more than that."""
    best: dict[int, tuple[int, list[_Part]]] = {0: (0, [])}
    for part in parts:
        for moved, (laid, chosen) in list(best.items()):
            key, more = moved + part.moved, laid + len(part.laid)
            if key <= most_moved and more > best.get(key, (0, []))[0]:
                best[key] = more, [*chosen, part]
    return max(best.values(), key=lambda found: found[0])[1]


@dataclass(frozen=True, slots=True)
class _Hands:
    """A table in the middle of a turn, and what is still on the rack."""

    rules: Ruleset
    table: Table
    rack: Rack
    moved: int = 0

    def parts(self, result: Table) -> list[_Part]:
        """What a play consists of: sets that share a kind of tile belong together."""
        old, new = [*self.table], [*result]
        for tiles in self.table:
            if tiles in new:
                old.remove(tiles)
                new.remove(tiles)
        groups: list[tuple[set[Tile], list[TileSet], list[TileSet]]] = []
        for side, sets in enumerate((old, new)):
            for tiles in sets:
                kinds = set(count(tiles))
                made = ([], [tiles]) if side else ([tiles], [])
                joined: tuple[set[Tile], list[TileSet], list[TileSet]] = (kinds, *made)
                apart = []
                for each in groups:
                    if each[0] & joined[0]:
                        joined[0].update(each[0])
                        joined[1].extend(each[1])
                        joined[2].extend(each[2])
                    else:
                        apart.append(each)
                groups = [*apart, joined]
        return [_part(tuple(before), tuple(after)) for _, before, after in groups]

    def make(self, parts: list[_Part]) -> "_Hands":
        """The table with these parts made."""
        done = self
        for part in parts:
            table = [*done.table]
            for tiles in part.old:
                table.remove(tiles)
            rack = without(done.rack, part.laid)
            moved = done.moved + part.moved
            done = replace(done, table=(*table, *part.new), rack=rack, moved=moved)
        return done

    def glance(self, most_moved: int) -> "_Hands":
        """What is seen at a glance, as long as there is something."""
        done = self._lay_sets()._add_tiles()
        while done.moved < most_moved:
            more = done._borrow()
            if more is None:
                break
            done = more._lay_sets()._add_tiles()
        return done

    def _lay_sets(self) -> "_Hands":
        """All sets of the rack alone."""
        play = best_play(self.rules, (), self.rack, least=False)
        return replace(self, table=(*self.table, *play.table), rack=play.rack)

    def _add_tiles(self) -> "_Hands":
        """Tiles that fit at an end of a set, until none does; jokers are kept."""
        table, rack, added = [*self.table], self.rack, True
        while added:
            added = False
            for tile in sorted(set(rack) - {JOKER}):
                for index, tiles in enumerate(table):
                    if longer := longer_set(self.rules, tiles, tile):
                        table[index], added = longer, True
                        rack = without(rack, [tile])
                        break
        return replace(self, table=tuple(table), rack=rack)

    def _borrow(self) -> "_Hands | None":
        """A set of the rack with one tile that a set of the table can spare."""
        held, best = count(self.rack), None
        for index, tiles in enumerate(self.table):
            for tile, rest in _spare(self.rules, tiles):
                if held[tile]:
                    continue
                held[tile] += 1
                for used, _ in _sets_of(tile, held, self.rules):
                    if best is None or len(used) > len(best[0]):
                        best = used, tile, index, rest
                held[tile] -= 1
        if best is None:
            return None
        used, tile, index, rest = best
        table = (*self.table[:index], rest, *self.table[index + 1 :], used)
        laid = without(used, [tile])
        return replace(self, table=table, rack=without(self.rack, laid), moved=self.moved + 1)


def _part(old: Table, new: Table) -> _Part:
    laid = count(spread(new)) - count(spread(old))
    return _Part(old, new, tuple(laid.elements()), moved_tiles(old, new))


def _spare(rules: Ruleset, tiles: TileSet) -> Iterator[tuple[Tile, TileSet]]:
    """Single tiles that a set without jokers can spare, and what is left of it."""
    if len(tiles) <= rules.min_set or any(tile.joker for tile in tiles):
        return
    run = tiles[0].number != tiles[1].number
    for place in (0, len(tiles) - 1) if run else range(len(tiles)):
        yield tiles[place], tiles[:place] + tiles[place + 1 :]


def _sets_of(tile: Tile, held: Counter[Tile], rules: Ruleset) -> Iterator[Valued]:
    """The sets of these tiles, without jokers, that hold the tile."""
    usable = held.copy()
    usable[JOKER] = 0
    near = range(max(1, tile.number - 4), tile.number + 1)
    firsts = [Tile(tile.colour, number) for number in near]
    firsts += [Tile(colour, tile.number) for colour in COLOURS[: rules.colours]]
    for first in dict.fromkeys(firsts):
        if usable[first]:
            for used, value in sets_with(first, usable, rules.shape):
                if tile in used:
                    yield used, value
