"""Which tiles may be laid next in a turn: those that some legal play holds with all laid so far.

So whoever lays by the mask can always end the turn by a legal play. A play that is known answers
for all its tiles, and what cannot be laid now cannot be laid later in the turn: few questions
remain for the solver.
"""

from collections.abc import Sequence
from copy import copy
from operator import le
from typing import Self

from remeld.rules import Ruleset, View
from remeld.solver import ContainingPlays

__all__ = ["TurnMask"]


class TurnMask:
    """What the seat on turn has laid so far, and what it may lay.

    Without `probe` nothing is asked before it has to be.

    >>> from remeld.notation import parse_position
    >>> from remeld.rules import view
    >>> text = "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b7 b8; new j"
    >>> mask = TurnMask(view(parse_position(text), seat=0))
    >>> mask.kinds(), mask.complete()
    ([26, 30], False)
    >>> mask.lay(30)
    >>> mask.kinds(), mask.complete()
    ([26], False)
    >>> mask.lay(26)
    >>> mask.kinds(), mask.complete()
    ([], True)
    """

    def __init__(self, view: View, *, probe: bool = True) -> None:
        if view.seat is None or view.rack is None or view.seat != view.turn:
            raise ValueError("only the seat on turn may lay tiles")
        self.rules: Ruleset = view.ruleset
        melded = view.melded[view.seat]
        self.plays = ContainingPlays(view.ruleset, view.table, view.rack, melded=melded)
        self.laid = [0] * len(self.plays.rack)
        self.known: list[list[int]] = []
        """Legal plays that hold all that is laid."""
        self.most = self.laid
        """The most that a known play lays of each kind."""
        self.held = [kind for kind, count in enumerate(self.plays.rack) if count]
        self.denied: set[int] = set()
        """Kinds that were asked for in vain: so it stays for this turn."""
        if not probe:
            return
        found = self.plays.some(self.laid)
        if found is None and not self.plays.simple:
            # The search for the best play looks further than trying plays one by one.
            best = self.plays.best().played
            found = self.plays.count_cells(best) if best else None
        if found is None:
            self.denied.update(self.held)
        else:
            self._know(found)

    def kinds(self) -> list[int]:
        """The kinds of which one more tile may be laid."""
        return self.kinds_of(self.held)

    def kinds_of(self, asked: Sequence[int]) -> list[int]:
        """Those of these kinds, all of them held, of which one more tile may be laid."""
        laid, rack = self.laid, self.plays.rack
        for kind in asked:
            if laid[kind] == rack[kind] or kind in self.denied or self.most[kind] > laid[kind]:
                continue
            laid[kind] += 1
            found = self.plays.some(laid)
            laid[kind] -= 1
            if found is None:
                self.denied.add(kind)
            else:
                self._know(found)
        # Where the limit left a kind open, a play that was found for another may hold it.
        return [kind for kind in asked if self.most[kind] > laid[kind]]

    def _know(self, play: list[int]) -> None:
        self.known.append(play)
        self.most = list(map(max, self.most, play))

    def complete(self) -> bool:
        """Whether what is laid is a legal play."""
        return self.laid in self.known or self.plays.exactly(self.laid)

    def lay(self, kind: int) -> None:
        """Lay one more tile of a kind that may be laid."""
        self.laid[kind] += 1
        self.known = [play for play in self.known if all(map(le, self.laid, play))]
        self.most = list(map(max, self.laid, self.laid, *self.known))

    def copy(self) -> Self:
        """A turn of its own that goes on from here."""
        other = copy(self)
        other.laid, other.known, other.denied = self.laid[:], self.known[:], set(self.denied)
        return other
