"""A house with fixed dice and a clock that stands still, as a program for the tests.

`REMELD_TEST_HIDDEN` is a seed by which all tiles are mixed that seat 0 never sees: the racks of
the others, what they draw, and the rest of the pool. `REMELD_TEST_MINE` lists which draws from the
pool are seat 0's own.
"""

import os
import random
from collections.abc import Sequence
from typing import Any

from remeld.match import deal
from remeld.server import command_handler, house, presence, sessions
from remeld.server.house_clock import HouseClock
from remeld.server.process import run
from remeld.server.settings import from_environment

HAND, SEATS = 14, 3


class Dice:
    """What `secrets` does, from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.choice = self._random.choice

    def token_bytes(self, length: int) -> bytes:
        """Bytes."""
        return self._random.randbytes(length)

    def token_hex(self, length: int) -> str:
        """The same in hexadecimal."""
        return self._random.randbytes(length).hex()

    def token_urlsafe(self, length: int) -> str:
        """The same for an address."""
        return self._random.randbytes(length).hex()


def rig(seed: int, mine: Sequence[int]) -> None:
    """Fix what is random, and mix what seat 0 cannot see."""
    for number, module in enumerate((command_handler, house, presence, sessions)):
        module.secrets = Dice(number)  # type: ignore[attr-defined]
    HouseClock.now = lambda self: 1_000_000  # type: ignore[method-assign]
    shuffled = deal.Shuffler.shuffled

    def mixed(self: Any, items: Sequence[Any], label: str) -> tuple[Any, ...]:
        order = list(shuffled(self, items, label))
        if seed and label == "deal":
            known = {*range(HAND), *(HAND * SEATS + draw for draw in mine)}
            places = [place for place in range(len(order)) if place not in known]
            tiles = [order[place] for place in places]
            random.Random(seed).shuffle(tiles)
            for place, tile in zip(places, tiles, strict=True):
                order[place] = tile
        return tuple(order)

    deal.Shuffler.shuffled = mixed  # type: ignore[method-assign]


if __name__ == "__main__":
    rig(
        int(os.environ["REMELD_TEST_HIDDEN"]),
        [int(draw) for draw in os.environ["REMELD_TEST_MINE"].split(",") if draw],
    )
    run(from_environment(os.environ))
