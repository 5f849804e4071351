"""What the solver answers, as values that can be shown and asked: one play, and all of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, SupportsIndex, overload

from remeld import solver
from remeld.library.fresh_tiles import fresh_tiles_by_steps
from remeld.library.rows import Table, Tiles
from remeld.notation.pictures import draw
from remeld.rules import Play, Ruleset
from remeld.solver import Objective

__all__ = ["Plays", "Solution"]

MOST_USUAL = 10_000
"""So many plays `all_plays` lists where nobody says how many."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Solution(solver.Solution):
    """The best play of a turn, which says what is laid, how, and whether that is proved.

    >>> import remeld
    >>> play = remeld.best_play("goliath", "k4 r4 b4 o4", "b3 b5 b6 k9")
    >>> print(play)
    play k4 r4 o4, b3 b4 b5 b6
    >>> play.played, play.rack, play.optimal
    (Tiles('b3 b5 b6'), Tiles('k9'), True)
    """

    played: Tiles
    rack: Tiles
    """What stays on the rack."""
    table: Table
    """The table after the play, runs in order; sets that stand keep their place, new ones come
    last."""
    ruleset: Ruleset
    before: Table
    """The table before the play."""
    melded: bool = True
    """Whether the player had melded before."""
    objective: Objective = "tiles"
    """What it is best at."""

    def __post_init__(self) -> None:
        """Let all tiles be such as can be shown."""
        for name in ("played", "rack"):
            object.__setattr__(self, name, Tiles(getattr(self, name)))
        for name in ("table", "before"):
            object.__setattr__(self, name, Table(getattr(self, name)))
        steps = (
            step._replace(tiles=Tiles(step.tiles), result=Tiles(step.result)) for step in self.steps
        )
        object.__setattr__(self, "steps", tuple(steps))

    def __repr__(self) -> str:
        asked = [str(self.ruleset), str(self.before), str(Tiles((*self.played, *self.rack)))]
        parts = [*map(repr, asked)]
        parts += [] if self.melded else ["melded=False"]
        parts += [] if self.objective == "tiles" else [f"objective={self.objective!r}"]
        return f"best_play({', '.join(parts)})"

    @property
    def move(self) -> Play | None:
        """The play as a move; None where there is nothing to play."""
        return Play(self.table) if self.played else None

    def svg(self) -> str:
        """The new table, what was laid marked, and what stays on the rack, as a picture."""
        marks = fresh_tiles_by_steps(self.before, self.steps) if self.steps else ()
        return draw(self.ruleset, self.table, self.rack, marks)

    _repr_svg_ = svg


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Plays(solver.Plays):
    """All plays of a turn, as a row of the tiles that each lays.

    >>> import remeld
    >>> plays = remeld.all_plays("goliath", "b4-6", "b3 b7 k1")
    >>> len(plays), plays[-1], "b7 b3" in plays
    (3, Tiles('b3 b7'), True)
    >>> print(plays)
    b3
    b7
    b3 b7
    """

    plays: tuple[Tiles, ...]
    ruleset: Ruleset
    before: Table
    """The table before the play."""
    rack: Tiles
    """All tiles that may be laid."""
    melded: bool
    """Whether the player had melded before."""
    most: int
    """So many plays were asked for."""

    def __iter__(self) -> Iterator[Tiles]:
        return iter(self.plays)

    def __len__(self) -> int:
        return len(self.plays)

    @overload
    def __getitem__(self, at: SupportsIndex, /) -> Tiles: ...
    @overload
    def __getitem__(self, at: slice, /) -> tuple[Tiles, ...]: ...
    def __getitem__(self, at: Any, /) -> Any:
        return self.plays[at]

    def __contains__(self, laid: object, /) -> bool:
        """Whether exactly these tiles, or those of a text, can be laid."""
        laid = Tiles(laid) if isinstance(laid, str) else laid
        return isinstance(laid, tuple) and sorted(laid) in map(sorted, self.plays)

    def __str__(self) -> str:
        return "\n".join(map(str, self.plays))

    def __repr__(self) -> str:
        parts = [repr(str(each)) for each in (self.ruleset, self.before, self.rack)]
        parts += [] if self.melded else ["melded=False"]
        parts += [] if self.most == MOST_USUAL else [f"most={self.most}"]
        return f"all_plays({', '.join(parts)})"
