"""The search: which rack tiles can be laid, and how all tiles then lie in sets.

The kernel knows small integers only: colours 0 to C-1, numbers 1 to N, counts, jokers. It walks
the numbers upwards. Between two numbers it remembers, for each colour, how many runs are open
with one tile, with two, and with three or more; a run of three or more may go on or end. At a
number each colour gives some of its tiles to its runs (`runs`), and what is left must (table) or
may (rack) go into groups of that number (`groups`), which counting alone decides. Two sweeps that
differ only in which copy of a tile lies where are one sweep here.

The search keeps the most hopeful states of every number (`layers`, `sweep`). Their hope is a bound
(`bounds`): if a state was dropped that hoped for more than was found, the search starts again,
wider; otherwise the best is proved. Where any rack tile will do, states are followed one by one
instead (`dive`). `sets` deals the tiles out, `search` is the door.

The files are joined and compiled as one; where there is no compiler they run as they are. The
compiled file lies beside this one and is loaded in its place.
"""

from remeld.solver.kernel.memory import COMPILED, Answer, SetBits
from remeld.solver.kernel.search import reaches, solve

__all__ = ["COMPILED", "Answer", "SetBits", "reaches", "solve"]
