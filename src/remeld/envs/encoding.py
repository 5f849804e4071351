"""What a seat sees, as bytes, and what it may do, as numbers.

An observation has three counts of every kind of tile (on the rack, laid in this turn, on the
table), then for each seat, from the observer on in the order of play, its number of tiles and
whether it has melded, then the size of the pool, whether a tile was drawn in this turn, and how
many turns in a row nothing was laid or drawn.

An action lays one tile of a kind, or ends the turn: `commit` plays what was laid, `draw` draws, or
passes where nothing can be drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from remeld.rules import COLOURS, JOKER, Rack, Ruleset, Tile, View, spread
from remeld.solver.encoding import cells_of

__all__ = ["Encoding"]


@dataclass(frozen=True)
class Encoding:
    """The numbers of a game by these rules between so many players.

    >>> from remeld.rules import EDITIONS
    >>> encoding = Encoding(EDITIONS["goliath"], players=2)
    >>> encoding.kinds, encoding.actions, encoding.size
    (53, 55, 166)
    >>> encoding.told(0), encoding.told(52), encoding.told(53), encoding.told(54)
    ('k1', 'j', 'commit', 'draw')
    """

    ruleset: Ruleset
    players: int

    @cached_property
    def kinds(self) -> int:
        """How many kinds of tiles there are, the joker being the last."""
        return self.ruleset.colours * self.ruleset.numbers + 1

    @property
    def commit(self) -> int:
        """The action that plays what was laid."""
        return self.kinds

    @property
    def draw(self) -> int:
        """The action that draws, or passes."""
        return self.kinds + 1

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.kinds + 2

    @property
    def size(self) -> int:
        """The length of an observation."""
        return 3 * self.kinds + 2 * self.players + 3

    @cached_property
    def cells(self) -> dict[Tile, int]:
        """The number of each kind of tile."""
        return cells_of(self.ruleset.colours, self.ruleset.numbers)

    def tile(self, kind: int) -> Tile:
        """The tile of that number."""
        if kind == self.kinds - 1:
            return JOKER
        number, colour = divmod(kind, self.ruleset.colours)
        return Tile(COLOURS[colour], number + 1)

    def tiles(self, counts: Sequence[int]) -> Rack:
        """The tiles that are counted so."""
        return tuple([self.tile(kind) for kind, count in enumerate(counts) for _ in range(count)])

    def told(self, action: int) -> str:
        """What an action does, in a word."""
        if action in (self.commit, self.draw):
            return "commit" if action == self.commit else "draw"
        return str(self.tile(action))

    def observe(self, view: View, laid: Sequence[int] | None = None) -> bytes:
        """What the view's seat sees; `laid` are the kinds that it has laid in this turn so far.

        >>> from remeld.notation import parse_position
        >>> from remeld.rules import view
        >>> text = "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3; new j"
        >>> seen = view(parse_position(text), seat=0)
        >>> list(Encoding(seen.ruleset, players=2).observe(seen)[-7:])
        [1, 1, 1, 0, 1, 0, 0]
        """
        if view.seat is None or view.rack is None:
            raise ValueError("a spectator has no rack to be observed")
        kinds, cells = self.kinds, self.cells
        seen = bytearray(self.size)
        for tile in view.rack:
            seen[cells[tile]] += 1
        if laid is not None:
            for kind, count in enumerate(laid):
                seen[kind] -= count
                seen[kinds + kind] = count
        for tile in spread(view.table):
            seen[2 * kinds + cells[tile]] += 1
        order = view.order or tuple(range(self.players))
        first, at = order.index(view.seat), 3 * kinds
        for seat in order[first:] + order[:first]:
            seen[at], seen[at + 1] = view.rack_sizes[seat], view.melded[seat]
            at += 2
        seen[at], seen[at + 1], seen[at + 2] = view.pool_size, view.drew, view.passes
        return bytes(seen)
