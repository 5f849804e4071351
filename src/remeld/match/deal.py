"""Deals that anyone can check: the order of the tiles follows from a secret.

Each game has a secret of 32 bytes. Its SHA-256, the commitment, is published before the game;
each player may add a word of their own; the secret is revealed when the game is over.

The shuffle, so that any language can repeat it:

1. `seed = SHA-256("remeld-deal-1" + 0x00 + secret + words)`, where each player's word, in the
   order of seats, is its length in UTF-8 bytes (4 bytes, most significant first) and the bytes.
2. The numbers of a stream with a label: blocks `SHA-256(seed + label + 0x00 + i)` for
   i = 0, 1, 2, … (8 bytes, most significant first), each read as four 64-bit numbers, most
   significant byte first.
3. A number below n: take the next of the stream until one is below 2^64 - (2^64 mod n); its
   remainder by n.
4. Shuffle the tiles in the order of `Box.tiles`: for i from the last index down to 1, swap tile
   i with the tile at a number below i + 1.

The label of the deal is "deal"; the starting draw is made from "start-0", and from "start-1" and
so on should all tiles be drawn.
"""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import count
from struct import unpack
from typing import TypeVar

from remeld.rules import Rack, Ruleset, Tile

__all__ = ["SECRET_BYTES", "Shuffler", "commitment", "secret_from_seed", "start_tiles"]

SECRET_BYTES = 32

T = TypeVar("T")


def commitment(secret: bytes) -> str:
    """What is published before the game: the SHA-256 of the secret.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def secret_from_seed(seed: int) -> bytes:
    """A secret for simulations, where nobody needs to be convinced of anything.

    >>> len(secret_from_seed(1)), secret_from_seed(1) == secret_from_seed(2)
    (32, False)
    """
    return hashlib.sha256(b"remeld-seed-1\0" + str(seed).encode()).digest()


class Shuffler:
    """The orders that follow from one secret and the players' words."""

    def __init__(self, secret: bytes, words: Sequence[str] = ()) -> None:
        parts = [b"remeld-deal-1\0", secret]
        for word in words:
            spoken = word.encode()
            parts += [len(spoken).to_bytes(4, "big"), spoken]
        self._seed = hashlib.sha256(b"".join(parts)).digest()

    def numbers(self, label: str) -> Iterator[int]:
        """The stream of 64-bit numbers with that label."""
        start = self._seed + label.encode() + b"\0"
        for block in count():
            yield from unpack(">4Q", hashlib.sha256(start + block.to_bytes(8, "big")).digest())

    def shuffled(self, items: Sequence[T], label: str) -> tuple[T, ...]:
        """The items in the order that follows for that label.

        >>> Shuffler(secret_from_seed(1)).shuffled("abcdef", "example")
        ('e', 'a', 'c', 'f', 'b', 'd')
        """
        order = list(items)
        places = range(len(order) - 1, 0, -1)
        numbers = self._first_numbers(label, len(places))
        # Almost never is one so large that it might have to be skipped.
        if numbers and max(numbers) >= 2**64 - len(order):
            stream = self.numbers(label)
            numbers = [_below(stream, last + 1) for last in places]
        for last, number in zip(places, numbers, strict=False):
            other = number % (last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _first_numbers(self, label: str, least: int) -> Sequence[int]:
        """What the stream begins with, at least so many, all at once."""
        start = self._seed + label.encode() + b"\0"
        blocks = range((least + 3) // 4)
        hashed = [hashlib.sha256(start + block.to_bytes(8, "big")).digest() for block in blocks]
        return unpack(f">{4 * len(hashed)}Q", b"".join(hashed))


def _below(numbers: Iterator[int], limit: int) -> int:
    while True:
        number = next(numbers)
        # The first question is the cheap one, and mostly answers the second.
        if number < 2**64 - limit or number < 2**64 - 2**64 % limit:
            return number % limit


def start_tiles(ruleset: Ruleset, shuffler: Shuffler) -> Iterator[Tile]:
    """The tiles of the starting draw, one after the other, mixed anew when all are drawn."""
    tiles: Rack = ruleset.box.tiles()
    for again in count():
        yield from shuffler.shuffled(tiles, f"start-{again}")
