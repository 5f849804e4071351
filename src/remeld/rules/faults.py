"""Faults and verdicts: what a referee says of a turn, as codes and values.

The sentences are in `words`; here are the stable codes that it, and every client, relies on.
"""

from dataclasses import dataclass

from remeld.rules.tiles import Rack, TileSet

__all__ = ["FAULTS", "Fault", "Verdict"]

FAULTS: dict[str, str] = {
    "group-colour-twice": "R11",
    "group-too-long": "R10",
    "joker-before-meld": "R56",
    "joker-left-table": "R63",
    "joker-moved": "R62",
    "joker-needs-new-set": "R64",
    "joker-needs-rack-tiles": "R65",
    "joker-set-frozen": "R61",
    "joker-swap-from-table": "R58",
    "joker-swap-missing": "R57",
    "loose-tile": "R43",
    "meld-too-low": "R30",
    "meld-touches-table": "R34",
    "no-tile-played": "R41",
    "run-gap": "R12",
    "run-number-twice": "R12",
    "run-out-of-order": "R15",
    "run-past-end": "R14",
    "run-too-long": "R13",
    "set-mixed": "R9",
    "set-only-jokers": "R54",
    "set-too-short": "R9",
    "tile-from-nowhere": "R37",
    "tile-left-table": "R37",
}
"""Every fault code with the clause that it breaks."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: its code, the set of the new table, the tiles, the numbers."""

    code: str
    set: int | None = None
    tiles: TileSet = ()
    values: tuple[tuple[str, int], ...] = ()
    follows: str | None = None
    """The code of another fault of the turn that explains this one; see `fault_order.py`."""

    @property
    def clause(self) -> str:
        """The clause that it breaks."""
        return FAULTS[self.code]

    def __str__(self) -> str:
        where = "" if self.set is None else f" in set {self.set}"
        tiles = f": {' '.join(map(str, self.tiles))}" if self.tiles else ""
        return f"{self.code} ({self.clause}){where}{tiles}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says of a turn.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, judge
    >>> after, rack = parse_table("b4 b5"), parse_rack("b4 b5")
    >>> verdict = judge(EDITIONS["goliath"], (), after, rack, melded=True)
    >>> verdict.legal, [(fault.code, fault.clause) for fault in verdict.faults]
    (False, [('set-too-short', 'R9')])
    >>> print("legal" if verdict else verdict)
    set-too-short (R9) in set 0: b4 b5
    """

    faults: tuple[Fault, ...]
    """All of them, what explains first, what follows from it last."""
    played: Rack
    points: int
    """The value of the tiles played, jokers at the value of what they stand for."""

    @property
    def legal(self) -> bool:
        """Whether the turn may stand."""
        return not self.faults

    @property
    def tiles_played(self) -> int:
        """How many tiles left the rack."""
        return len(self.played)

    def __bool__(self) -> bool:
        return self.legal

    def __str__(self) -> str:
        return "; ".join(map(str, self.faults)) or "legal"
