"""The end of two: the pool is empty, so both racks are known, and every turn can be played through.

Where both play by known policies nothing is left to chance. A turn that wins against the policy
that the other one seems to play is therefore a win, as long as the other one goes on so.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from remeld.rules import PastMove, Rack, Ruleset, View, count, spread, without
from remeld.simulation import choose

__all__ = ["KnownEnd", "known_end", "matching"]

MOVES_LOOKED_AT = 5
"""So many turns of the other are compared with what policies would have done."""


@dataclass(frozen=True, slots=True)
class KnownEnd:
    """Both racks, and all tiles of the table as one heap, since only they matter."""

    rules: Ruleset
    racks: tuple[Rack, ...]
    heap: Rack
    melded: tuple[bool, ...]
    turn: int
    passes: int = 0

    def view(self) -> View:
        """What the seat on turn sees."""
        return View(
            ruleset=self.rules,
            seat=self.turn,
            rack=self.racks[self.turn],
            rack_sizes=tuple(map(len, self.racks)),
            melded=self.melded,
            table=(self.heap,) if self.heap else (),
            pool_size=0,
            turn=self.turn,
            passes=self.passes,
        )

    def after(self, laid: Rack) -> "KnownEnd":
        """The position when the seat on turn has laid these tiles, or has passed."""
        racks = [*self.racks]
        racks[self.turn] = without(racks[self.turn], laid)
        return replace(
            self,
            racks=tuple(racks),
            heap=self.heap + laid,
            turn=1 - self.turn,
            passes=0 if laid else self.passes + 1,
        )

    def before(self, move: PastMove) -> "KnownEnd":
        """The position before this move, which was the last one."""
        racks = [*self.racks]
        racks[move.seat] += move.laid
        heap = without(self.heap, move.laid)
        return replace(self, racks=tuple(racks), heap=heap, turn=move.seat, passes=0)


def known_end(view: View) -> KnownEnd | None:
    """The end as the seat on turn knows it, if it does: two play and no tile is left to draw.

    >>> from remeld.notation import parse_position
    >>> from remeld.rules import view
    >>> text = "remeld-position 1; rules goliath; turn 0; pool; table b4-6; melded b3 k9; new r1 j"
    >>> known_end(view(parse_position(text), 0))  # for most tiles of the box are not there
    """
    if len(view.rack_sizes) != 2 or view.pool_size or view.rack is None:
        return None
    heap = spread(view.table)
    unseen = count(view.ruleset.box.tiles()) - count(view.rack) - count(heap)
    other = tuple(unseen.elements())
    if len(other) != view.rack_sizes[1 - view.turn]:
        return None
    racks = (view.rack, other) if view.turn == 0 else (other, view.rack)
    return KnownEnd(view.ruleset, racks, heap, view.melded, view.turn, view.passes)


def matching(view: View, end: KnownEnd, names: Sequence[str]) -> list[tuple[int, int]]:
    """For each policy: how many of the other's last turns it would have played so, and of how many.

    Only turns on the empty pool are looked at: of those before, the rack is not known.
    """
    turns = list(_other_turns(view, end))
    found = []
    for name in names:
        same = sum(count(choose(then.view(), name)) == count(laid) for then, laid in turns)
        found.append((same, len(turns)))
    return found


def _other_turns(view: View, end: KnownEnd) -> Iterator[tuple[KnownEnd, Rack]]:
    """The other's last turns on the empty pool, the latest first: the position, what was laid."""
    looked_at = 0
    for move in reversed(view.past):
        if move.drew or move.taken or looked_at == MOVES_LOOKED_AT:
            return
        end = end.before(move)
        if move.seat != view.turn:
            looked_at += 1
            yield end, move.laid
