"""What a seat could do with its turn: the questions that all policies ask."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import repeat
from typing import NamedTuple

from remeld.bots.own_rack import own_rack
from remeld.bots.player import Reason
from remeld.rules import (
    COLOURS,
    JOKER,
    Rack,
    Ruleset,
    Table,
    Tile,
    TileSet,
    View,
    count,
    sets_with,
    spread,
)
from remeld.solver import Objective, Solution, best_play, can_go_out, can_play

__all__ = ["OwnTurn", "Turnout"]


class Turnout(NamedTuple):
    """The table as it shall lie after the turn, and why."""

    table: Table
    reason: Reason


class OwnTurn:
    """The turn of the view's own seat."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rules: Ruleset = view.ruleset
        self.table: Table = view.table
        self.rack: Rack
        self.melded: bool
        self.rack, self.melded = own_rack(view)

    @cached_property
    def order(self) -> list[Tile]:
        """The kinds on the rack, the highest first, by number and colour; the joker last."""
        ranks = {
            tile: (not tile.joker, tile.number, COLOURS.find(tile.colour))
            for tile in count(self.rack)
        }
        return sorted(ranks, key=lambda tile: ranks[tile], reverse=True)

    @cached_property
    def unseen(self) -> Counter[Tile]:
        """The tiles that lie on the other racks or in the pool."""
        return count(self.rules.box.tiles()) - count(self.rack) - count(spread(self.table))

    @cached_property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(len(self.view.rack_sizes)) if seat != self.view.seat]

    def solve(self, objective: Objective = "tiles", rack: Rack | None = None) -> Solution | None:
        """The best play for the objective, with all tiles or with some; None if there is none."""
        tiles = self.rack if rack is None else rack
        rules, table, melded = self.rules, self.table, self.melded
        play = best_play(rules, table, tiles, melded=melded, objective=objective, least=False)
        return play if play.played else None

    def out(self) -> Turnout | None:
        """The whole rack laid, if it can be."""
        if not can_go_out(self.rules, self.table, self.rack, melded=self.melded):
            return None
        play = self.solve("out")
        if play is None:
            return None
        return Turnout(play.table, Reason("went-out", {"count": len(self.rack)}))

    def most(self, objective: Objective = "tiles") -> Turnout | None:
        """The most tiles, or the most value."""
        play = self.solve(objective)
        if play is None:
            return None
        code = "laid-most" if objective == "tiles" else "laid-dearest"
        return Turnout(play.table, Reason(code, {"count": play.tiles_played}))

    def from_rack(self) -> Turnout | None:
        """The most tiles in sets of the rack alone."""
        play = best_play(self.rules, (), self.rack, melded=self.melded, least=False)
        if not play.played:
            return None
        reason = Reason("laid-sets", {"count": play.tiles_played})
        return Turnout((*self.table, *play.table), reason)

    def smallest_meld(self) -> Turnout | None:
        """The initial meld with the fewest tiles; of those without jokers, then the dearest."""
        meld = self._fewest() if can_play(self.rules, (), self.rack, melded=False) else None
        if meld is None:
            return None
        reason = Reason("opened-small", {"count": sum(map(len, meld))})
        return Turnout((*self.table, *meld), reason)

    def _fewest(self) -> Table | None:
        sets = [*self._rack_sets()]
        # Those that bring most for each tile first, so that a good meld ends most of the search.
        sets.sort(key=lambda found: (-found[1] / len(found[0]), len(found[0])))
        best: tuple[tuple[int, int, int], Table] | None = None
        steps = iter(repeat(None, MOST_STEPS))

        def search(first: int, left: Counter[Tile], chosen: Table, points: int) -> None:
            nonlocal best
            tiles = spread(chosen)
            key = (len(tiles), tiles.count(JOKER), -points)
            if points >= self.rules.meld_min and chosen:
                if best is None or key < best[0]:
                    best = key, chosen
                return
            if best and len(tiles) + self.rules.min_set > best[0][0]:
                return
            for index in range(first, len(sets)):
                if next(steps, steps) is steps:
                    return
                tiles, value = sets[index]
                if not count(tiles) - left:
                    search(index, left - count(tiles), (*chosen, tiles), points + value)

        search(0, count(self.rack), (), 0)
        return best[1] if best else None

    def _rack_sets(self) -> Iterator[tuple[TileSet, int]]:
        held = count(self.rack)
        for tile in [each for each in held if not each.joker]:
            yield from sets_with(tile, held, self.rules.shape)

    def one_tile(self, is_fine: Callable[[Tile], bool] | None = None) -> Turnout | None:
        """One tile laid, the dearest of those that fit and are fine."""
        for tile in self.order:
            if not self.fits(tile) or (is_fine and not is_fine(tile)):
                continue
            play = self.solve("out", (tile,))
            if play:
                return Turnout(play.table, Reason("laid-one"))
        return None

    def can_lay(self, tiles: Rack) -> bool:
        """Whether exactly these tiles can be laid."""
        return can_go_out(self.rules, self.table, tiles, melded=self.melded)

    def fits(self, tile: Tile) -> bool:
        """Whether the tile alone can be laid."""
        return can_play(self.rules, self.table, (tile,), melded=self.melded)

    def little(self, is_fine: Callable[[Tile], bool] | None = None) -> Turnout | None:
        """The play of somebody who must and would rather not: one tile, or a set, or any play."""
        found = self.one_tile(is_fine) if is_fine and self.melded else None
        found = found or (self.one_tile() if self.melded else self.smallest_meld())
        return found or self._one_set() or self.most()

    def _one_set(self) -> Turnout | None:
        """The dearest set of three from the rack without jokers."""
        if not self.melded:
            return None
        plain = [
            (value, tiles)
            for tiles, value in self._rack_sets()
            if len(tiles) == self.rules.min_set and JOKER not in tiles
        ]
        if not plain:
            return None
        return Turnout((*self.table, max(plain)[1]), Reason("laid-little"))

    def lets_out(self, tile: Tile, seat: int, rack: Rack) -> bool:
        """Whether that seat could go out with such a rack once the tile is laid."""
        play = self.solve("out", (tile,))
        return (
            play is not None and self.view.melded[seat] and can_go_out(self.rules, play.table, rack)
        )

    def known_rack(self) -> Rack | None:
        """The other's rack, where it follows: two play, and nothing is left to draw."""
        if len(self.others) != 1 or self.view.pool_size:
            return None
        return tuple(self.unseen.elements())


MOST_STEPS = 20_000
"""How far the smallest meld is looked for: a usual rack takes some hundred."""
