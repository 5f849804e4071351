"""The draft of a turn: the table as a player rearranges it, before the referee sees it.

Tiles taken out of old sets lie in the player's hand until they are laid again; tiles of the own
rack go back there. So a draft always holds exactly the tiles of the table and the rack.

>>> from remeld.notation import format_rack, format_table, parse_rack, parse_table
>>> from remeld.rules import EDITIONS
>>> draft = TurnDraft.begin(EDITIONS["goliath"], parse_table("b4 b5 b6 b7"), parse_rack("k7 r7"))
>>> draft = draft.take(0, parse_rack("b7"))
>>> format_rack(draft.hand)
'b7'
>>> draft = draft.lay(parse_rack("k7 r7 b7"))
>>> format_table(draft.table), draft.rack
('b4 b5 b6, k7 r7 b7', ())
"""

from dataclasses import dataclass, replace

from remeld.rules import (
    JOKER,
    CommandError,
    Rack,
    Ruleset,
    Shape,
    Table,
    Tile,
    TileSet,
    count,
    readings,
    same_table,
    spread,
    without,
)

__all__ = ["TurnDraft", "fit"]


@dataclass(frozen=True, kw_only=True)
class TurnDraft:
    """The sets as they lie now, and the tiles in the hand; every change returns a new draft."""

    rules: Ruleset
    before: Table
    dealt: Rack
    """The rack as it was when the turn began."""
    sets: Table
    hand: Rack = ()

    @classmethod
    def begin(cls, rules: Ruleset, table: Table, rack: Rack) -> "TurnDraft":
        """The draft of a turn in which nothing has been done."""
        return cls(rules=rules, before=table, dealt=rack, sets=table)

    @property
    def table(self) -> Table:
        """The table for the referee: what is in the hand lies there tile by tile."""
        return self.sets + tuple((tile,) for tile in self.hand)

    @property
    def rack(self) -> Rack:
        """What is left on the rack."""
        laid = count(spread(self.table)) - count(spread(self.before))
        return without(self.dealt, laid.elements())

    @property
    def untouched(self) -> bool:
        """Whether the table lies as it did when the turn began."""
        return same_table(self.rules, self.before, self.table)

    def lay(self, *sets: TileSet) -> "TurnDraft":
        """New sets from the hand and the rack."""
        drawn = self._fetch(spread(sets))
        shape = self.rules.shape
        return replace(drawn, sets=self.sets + tuple(fit(tiles, shape) for tiles in sets))

    def add(self, index: int, tiles: Rack) -> "TurnDraft":
        """Tiles from the hand and the rack to a set, each where it fits."""
        drawn = self._fetch(tiles)
        longer = self.sets[index]
        for tile in tiles:
            longer = insert(longer, tile, self.rules.shape)
        return replace(drawn, sets=_replaced(self.sets, index, longer))

    def take(self, index: int, tiles: Rack | None = None) -> "TurnDraft":
        """Tiles out of a set, or all of them: own ones back to the rack, others to the hand."""
        rest = list(self.sets[index])
        taken = []
        for wanted in rest.copy() if tiles is None else tiles:
            found = next((tile for tile in rest if wanted in (tile, tile.plain)), None)
            if found is None:
                raise CommandError(
                    "tile-not-in-set",
                    f"set {index + 1} has no {wanted!r}",
                    tile=wanted,
                    set=index + 1,
                )
            rest.remove(found)
            taken.append(found.plain)
        sets = _replaced(self.sets, index, *([tuple(rest)] if rest else []))
        hand = self.hand + tuple(taken)
        own = (count(spread(sets)) + count(hand)) - count(spread(self.before))
        back = own & count(taken)
        return replace(self, sets=sets, hand=without(hand, back.elements()))

    def split(self, index: int, tile: Tile) -> "TurnDraft":
        """A set in two, of which the second begins with `tile`."""
        tiles = self.sets[index]
        place = next((n for n, each in enumerate(tiles) if n and tile in (each, each.plain)), 0)
        if not place:
            raise CommandError(
                "cannot-split",
                f"set {index + 1} has no {tile!r} behind its first tile to split before",
                tile=tile,
                set=index + 1,
            )
        return replace(self, sets=_replaced(self.sets, index, tiles[:place], tiles[place:]))

    def join(self, first: int, second: int) -> "TurnDraft":
        """Two sets as one, at the place of the first."""
        if first == second:
            raise CommandError(
                "cannot-join", f"set {first + 1} cannot be joined to itself", set=first + 1
            )
        whole = fit(self.sets[first] + self.sets[second], self.rules.shape)
        sets = [tiles for index, tiles in enumerate(self.sets) if index != second]
        sets[first - (second < first)] = whole
        return replace(self, sets=tuple(sets))

    def homes(self, tiles: Rack) -> list[int]:
        """The sets that stay legal when these tiles are added."""
        found = []
        for index in range(len(self.sets)):
            longer = self.add(index, tiles).sets[index]
            if readings(longer, self.rules.shape):
                found.append(index)
        return found

    def holders(self, tiles: Rack) -> list[int]:
        """The sets that hold these tiles."""
        wanted = count(tiles)
        return [index for index, each in enumerate(self.sets) if not wanted - count(each)]

    def _fetch(self, tiles: Rack) -> "TurnDraft":
        """Pick tiles up to be laid: from the hand first, else from the rack."""
        missing = count(tiles) - count(self.hand) - count(self.rack)
        if missing:
            raise CommandError(
                "tile-not-yours",
                f"neither on the rack nor in the hand: {tuple(missing.elements())!r}",
                tiles=tuple(missing.elements()),
            )
        return replace(self, hand=without(self.hand, tiles))


def _replaced(sets: Table, index: int, *new: TileSet) -> Table:
    return sets[:index] + new + sets[index + 1 :]


def insert(tiles: TileSet, tile: Tile, shape: Shape) -> TileSet:
    """The set with the tile at the place where it makes sense, the end first."""
    for place in range(len(tiles), -1, -1):
        longer = (*tiles[:place], tile, *tiles[place:])
        if readings(longer, shape._replace(min_set=1)):
            return fit(longer, shape)
    return fit((*tiles, tile), shape)


def fit(tiles: TileSet, shape: Shape) -> TileSet:
    """The tiles in an order in which they read as a set, if there is one.

    What reads as it lies stays so, because the place of a joker says what it stands for.

    >>> from remeld.notation import format_set, parse_set
    >>> from remeld.rules import EDITIONS
    >>> format_set(fit(parse_set("b6 b4 j b7"), EDITIONS["goliath"].shape))
    'b4 j b6 b7'
    """
    shape = shape._replace(min_set=1)
    found = readings(tiles, shape)
    if found:
        sure = found[0].kind == "run" and all(tile.declared for tile in tiles)
        return found[0].tiles if sure else tiles
    known = sorted((tile for tile in tiles if tile.declared), key=lambda tile: tile.number)
    jokers = len(tiles) - len(known)
    line: list[Tile] = []
    for tile in known:
        gap = tile.number - line[-1].number - 1 if line else 0
        filled = min(max(gap, 0), jokers)
        jokers -= filled
        line += [JOKER] * filled + [tile]
    for left in range(jokers + 1):
        laid = (JOKER,) * left + tuple(line) + (JOKER,) * (jokers - left)
        if readings(laid, shape):
            return laid
    return tiles
