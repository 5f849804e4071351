"""The kernel of least disturbance: of all plays of a given worth, one that harms the table least.

Like the kernel it walks the numbers upwards and remembers the open runs of every colour. Here an
open run also knows what it is to the old table (`ways`). It *follows* an old run if it has
repeated it so far: it stands unchanged if it ends where that one ends. It may be the *home* of an
old run, its *owner*: tiles of the owner that are laid here stay. Its *debt* says how many jokers
its owners still miss, or, below nought, how many jokers in it nobody has claimed. Every open run
goes on at the next number; whether it ends is decided when a tile is laid.

The harm of a play is a sum over numbers and colours: TOUCH for every old set that does not stand
unchanged and one for every tile that has moved. One tile of a set stays in any case. So harm is
first charged in full (`layout`, `old_groups`), and each tile that stays with its set after the
first takes one off.

In three cases harm is a lower bound only, since nobody checks that a set has a single home: a
tile and a joker of an old run in one group; of an old group in one run; two jokers of a set that
lie together elsewhere. So whoever asks counts the moved tiles once more: if they are as few as the
bound says, nothing better exists. If not, `homes` tells which homes an old set with jokers may
have: any, one of its own kind (then harm is exact), or only such a strange one.

The search (`search`) goes from coarse to fine, and raises its limit by a few touched sets at a
time:

* The *coarse* graph of a colour (`graph`) counts touched sets, and of the moved tiles only those
  that must move since fewer runs are open than old runs lie there. Where jokers go costs nothing
  in it. A lower bound comes from looking at the colours one by one (`shares`, `rounds`).
* If the bound does not forbid it, a sweep over all colours together (`sweep`) tells whether so
  few touched sets are enough.
  The bound is raised in more rounds where that sweep takes long.
* The play that it finds is dealt, and what it changes is counted. Mostly that is no more than the
  coarse harm, below which no play is (see `graph`): then it is the answer. Otherwise only what is
  better than this play is looked for.
* Then the *fine* graph, with homes and moved tiles, is built along what the coarse one has left. A
  state is bounded by the harm that must follow by the coarse sweep, and by what each colour must
  add to it by its fine graph.
  A narrow sweep, which goes on from the best states only, finds a good play; a whole one finds a
  better one, or that there is none.

What the play that was found changes is counted exactly at the end (`changes`).

The files are joined and compiled as one; where there is no compiler they run as they are. The
compiled file lies beside this one and is loaded in its place.
"""

from remeld.solver.least_kernel.memory import ANY, COMPILED, OWN, STRANGE, Answer, Work
from remeld.solver.least_kernel.search import prepare, release, solve

__all__ = [
    "ANY",
    "COMPILED",
    "OWN",
    "STRANGE",
    "Answer",
    "Work",
    "prepare",
    "release",
    "solve",
]
