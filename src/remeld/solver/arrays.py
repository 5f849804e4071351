"""The memory that all kernels work in: numbered arrays that grow. The first holds sets.

This file is joined into each kernel before the kernel's own files.
"""

from __future__ import annotations

from remeld.solver import nocython as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import free, realloc  # type: ignore[import-untyped]

# The sets of an answer, four numbers each (see `SetBits`). A kernel numbers its other arrays
# from 1.
SETS = cython.declare(cython.longlong, 0)
# Who asks a kernel has sets in one number each. In it these four begin at bits: the kind, colour
# or number, the members; jokers at 0.
KIND_AT = cython.declare(cython.longlong, 40)
KEY_AT = cython.declare(cython.longlong, 32)
MEMBERS_AT = cython.declare(cython.longlong, 16)


@cython.cclass
class Arrays:
    """Arrays by number, how many numbers each has room for, and how many sets the first holds."""

    arrays: cython.pp_longlong
    rooms: cython.p_longlong
    count: cython.longlong
    sets: cython.longlong
    # the one below it in the heap, while it is idle
    next_idle: Arrays | None

    def __init__(self, count: int) -> None:
        i: cython.longlong
        self.count = count
        if cython.compiled:
            self.arrays = cython.cast(cython.pp_longlong, realloc(cython.NULL, self.count * 8))
            self.rooms = cython.cast(cython.p_longlong, realloc(cython.NULL, self.count * 8))
            for i in range(self.count):
                self.arrays[i] = cython.NULL
                self.rooms[i] = 0
        else:
            self.arrays = [[] for _ in range(count)]
            self.rooms = [0] * count
        make_room(self, 0, self.count, 256)

    if cython.compiled:

        def __dealloc__(self):  # type: ignore[no-untyped-def]
            i: cython.longlong
            for i in range(self.count):
                free(self.arrays[i])
            free(self.arrays)
            free(self.rooms)


@cython.final
@cython.cclass
class Idle:
    """A heap of memory for the next searches, which other threads take from and add to as well.

    Compiled it is a chain, of which no other thread can see a half: that costs less than a list.
    """

    top: Arrays | None
    heap: list[Arrays]

    def __init__(self) -> None:
        self.top = None
        self.heap = []


@cython.cfunc
def take_idle(idle: Idle) -> Arrays | None:
    """Take what lies on the heap; None if nothing does."""
    if not cython.compiled:
        try:
            return idle.heap.pop()
        except IndexError:
            return None
    w = idle.top
    if w is not None:
        idle.top = w.next_idle
        w.next_idle = None
    return w


@cython.cfunc
def make_idle(idle: Idle, w: Arrays) -> cython.longlong:
    """Put memory that is not needed any more on the heap."""
    if not cython.compiled:
        idle.heap.append(w)
    else:
        w.next_idle = idle.top
        idle.top = w
    return 0


@cython.cfunc
@cython.nogil
def make_room(
    w: Arrays, first: cython.longlong, end: cython.longlong, size: cython.longlong
) -> cython.longlong:
    """Let the arrays from `first` to before `end` hold at least `size` numbers each."""
    for i in range(first, end):
        room = w.rooms[i]
        if size <= room:
            continue
        room = size + size // 2
        if cython.compiled:
            w.arrays[i] = cython.cast(cython.p_longlong, realloc(w.arrays[i], room * 8))
        else:
            w.arrays[i].extend([0] * (room - w.rooms[i]))
        w.rooms[i] = room
    return 0


@cython.cfunc
@cython.nogil
def add_set(
    w: Arrays,
    kind: cython.longlong,
    key: cython.longlong,
    members: cython.longlong,
    jokers: cython.longlong,
) -> cython.longlong:
    """Add a set to those of the answer."""
    at = 4 * w.sets
    make_room(w, SETS, SETS + 1, at + 4)
    w.arrays[SETS][at] = kind
    w.arrays[SETS][at + 1] = key
    w.arrays[SETS][at + 2] = members
    w.arrays[SETS][at + 3] = jokers
    w.sets += 1
    return 0


@cython.cfunc
@cython.nogil
def packed_set(w: Arrays, place: cython.longlong) -> cython.longlong:
    """A set of the answer in one number, which is quicker to hand over than four."""
    at = 4 * place
    found = w.arrays[SETS][at] << KIND_AT | w.arrays[SETS][at + 1] << KEY_AT
    return found | w.arrays[SETS][at + 2] << MEMBERS_AT | w.arrays[SETS][at + 3]


@cython.cfunc
@cython.nogil
def unpack_set(
    w: Arrays, array: cython.longlong, place: cython.longlong, packed: cython.longlong
) -> cython.longlong:
    """Write a set down in its four numbers; which of its members are jokers."""
    at = 4 * place
    jokers = packed & (1 << MEMBERS_AT) - 1
    w.arrays[array][at] = packed >> KIND_AT
    w.arrays[array][at + 1] = packed >> KEY_AT & (1 << KIND_AT - KEY_AT) - 1
    w.arrays[array][at + 2] = packed >> MEMBERS_AT & (1 << KEY_AT - MEMBERS_AT) - 1
    w.arrays[array][at + 3] = jokers
    return jokers


@cython.cfunc
@cython.nogil
def lesser(a: cython.longlong, b: cython.longlong) -> cython.longlong:
    """The smaller of two numbers."""
    return a if a < b else b
