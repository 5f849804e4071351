"""What the solver answers: values that can be shown, written and compared."""

from dataclasses import dataclass
from typing import Literal, get_args

from remeld.rules import Play, Rack, Table
from remeld.solver.steps import Step

__all__ = ["OBJECTIVES", "Arrangement", "Objective", "Plays", "Solution"]

Objective = Literal["tiles", "value", "out"]
OBJECTIVES: tuple[Objective, ...] = get_args(Objective)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Solution:
    """The best play of a turn. Nothing played: there is nothing to play, where it is `optimal`."""

    played: Rack
    rack: Rack
    """What stays on the rack."""
    table: Table
    """The table after the play, runs in order; sets that stand keep their place, new ones come
    last."""
    tiles_played: int
    value_played: int
    """Face value of the tiles played, a joker counting as on a rack."""
    optimal: bool
    """Whether no better play exists, and that is proved."""
    least_disturbing: bool
    """Whether it is proved too that no equally good play disturbs the table less."""
    steps: tuple[Step, ...] = ()

    def __repr__(self) -> str:
        proved = "optimal" if self.optimal else "not proved to be best"
        return f"<Solution: {self.tiles_played} tiles, {proved}, {self}>"

    def __str__(self) -> str:
        return str(Play(self.table)) if self.played else "nothing to play"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plays:
    """All distinct plays, each as the tiles laid."""

    plays: tuple[Rack, ...]
    cut_off: bool
    """Whether there are more than were asked for, or more than could be found in the limit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """Tiles arranged into sets, with the fewest left over."""

    sets: Table
    left: Rack
    optimal: bool
