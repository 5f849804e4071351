"""The memory that both kernels work in: numbered arrays that grow. The first holds sets.

This file is joined into each kernel before the kernel's own files.
"""

from __future__ import annotations

from remeld.solver import nocython as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import free, realloc  # type: ignore[import-untyped]

# The sets of an answer, four numbers each (see `SetBits`). A kernel numbers its other arrays
# from 1.
SETS = cython.declare(cython.longlong, 0)


@cython.cclass
class Arrays:
    """Arrays by number, how many numbers each has room for, and how many sets the first holds."""

    arrays: cython.pp_longlong
    rooms: cython.p_longlong
    count: cython.longlong
    sets: cython.longlong

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
def lesser(a: cython.longlong, b: cython.longlong) -> cython.longlong:
    """The smaller of two numbers."""
    return a if a < b else b
