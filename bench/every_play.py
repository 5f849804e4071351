"""Every play there is, written down by trying: a brute force that knows nothing of the solver.

Tiles are taken from the lowest on; the lowest one goes into each set that it can be part of, or
stays on the rack if it may. Jokers are free: they may become any tile. An edition that binds them
more allows some of these plays and no others.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from remeld.rules import COLOURS, Rack, Tile

__all__ = ["JOKER", "Play", "TooMany", "every_play", "kinds_of"]

Play = tuple[int, ...]
"""The kinds of the tiles that are laid, in order."""
State = tuple[bytes, int, int]
"""How many of each kind lie on the table and on the rack, and how many jokers here and there."""
NUMBERS = 13
JOKER = NUMBERS * len(COLOURS)
LENGTHS = (3, 4, 5)
"""Longer runs are two of these."""
ON_RACK = 16
"""One tile of the rack in a byte, whose lower half counts those of the table."""


class TooMany(Exception):
    """There are more states than one is willing to look at."""


def kinds_of(tiles: Iterable[Tile]) -> Play:
    """The kinds of tiles: by number, then by colour, a joker last."""
    found = [
        JOKER if tile.joker else (tile.number - 1) * len(COLOURS) + COLOURS.index(tile.colour)
        for tile in tiles
    ]
    return tuple(sorted(found))


def every_play(table: Rack, rack: Rack, most: int = 1_000_000) -> dict[Play, int]:
    """What can be laid so that all tiles of the table are in sets again; nothing is a play, too.

    With each goes the most that the tiles of all sets can be worth, a joker as what it stands for.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import spread
    >>> found = every_play(spread(parse_table("b4-6")), parse_rack("b7 b9 j"))
    >>> found == {(): 15, kinds_of(parse_rack("b7")): 22, kinds_of(parse_rack("j")): 22,
    ...     kinds_of(parse_rack("b7 j")): 30, kinds_of(parse_rack("b7 b9 j")): 39}
    True
    """
    counts = bytearray(JOKER + 1)
    for kind in kinds_of(table):
        counts[kind] += 1
    for kind in kinds_of(rack):
        counts[kind] += ON_RACK
    jokers = counts[JOKER]
    return _Search(most).plays((bytes(counts[:JOKER]), jokers % ON_RACK, jokers // ON_RACK))


class _Search:
    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[State, dict[Play, int]] = {}

    def plays(self, state: State) -> dict[Play, int]:
        """The plays that finish a state, each with its greatest worth."""
        found = self.known.get(state)
        if found is not None:
            return found
        if len(self.known) >= self.most:
            raise TooMany
        counts, jokers, held = state
        lowest = next((kind for kind, many in enumerate(counts) if many), None)
        found = {}
        if lowest is None:
            found = {} if jokers else {(): 0}
        else:
            if not counts[lowest] % ON_RACK:
                rest = counts[:lowest] + b"\0" + counts[lowest + 1 :]
                found.update(self.plays((rest, jokers, held)))
            for tiles, wild, worth in _sets(counts, lowest, jokers + held):
                laid, after = _without(state, tiles, wild)
                for more, value in self.plays(after).items():
                    play = tuple(sorted((*laid, *more)))
                    found[play] = max(found.get(play, 0), value + worth)
        self.known[state] = found
        return found


def _without(state: State, tiles: Play, wild: int) -> tuple[Play, State]:
    """What is left when a set is made, tiles of the table first, and what the rack gave."""
    counts, jokers, held = bytearray(state[0]), state[1], state[2]
    laid = []
    for kind in tiles:
        if counts[kind] % ON_RACK:
            counts[kind] -= 1
        else:
            counts[kind] -= ON_RACK
            laid.append(kind)
    own = max(0, wild - jokers)
    laid += [JOKER] * own
    return tuple(laid), (bytes(counts), jokers - (wild - own), held - own)


def _sets(counts: bytes, lowest: int, jokers: int) -> Iterator[tuple[Play, int, int]]:
    """The sets of which this is the lowest tile: tiles, jokers, and what all of it is worth."""
    number, colour = divmod(lowest, len(COLOURS))
    number += 1
    later = [lowest + more for more in range(1, len(COLOURS) - colour) if counts[lowest + more]]
    for size in (3, 4):
        for real in range(max(1, size - jokers), size + 1):
            for others in combinations(later, real - 1):
                yield (lowest, *others), size - real, size * number
    for first in range(max(1, number - jokers), number + 1):
        below = number - first
        for length in LENGTHS:
            last = first + length - 1
            if not number <= last <= NUMBERS:
                continue
            above = [lowest + len(COLOURS) * more for more in range(1, last - number + 1)]
            worth = sum(range(first, last + 1))
            ways = [(True, False) if counts[kind] else (False,) for kind in above]
            for chosen in product(*ways):
                tiles = tuple(kind for kind, is_real in zip(above, chosen, strict=True) if is_real)
                wild = below + len(above) - len(tiles)
                if wild <= jokers:
                    yield (lowest, *tiles), wild, worth
