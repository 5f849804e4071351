"""What is left to chance: every deal and every player's dice follow from one number, the seed.

Nothing depends on who plays which deal when, so a run is the same on any number of workers.
"""

import hashlib
from random import Random

__all__ = ["dice", "secret_of_deal"]


def secret_of_deal(seed: int, deal: int) -> bytes:
    """The secret from which a deal follows: the same for every pairing and rotation.

    >>> secret_of_deal(7, 0).hex()[:16], secret_of_deal(7, 1).hex()[:16]
    ('f528c7f99f990440', '0431113f85589380')
    """
    return _digest("deal", seed, deal)


def dice(seed: int, deal: int, rotation: int, seat: int) -> Random:
    """The randomness of one seat in one game.

    >>> dice(7, 0, 0, 0).randrange(1000) == dice(7, 0, 0, 0).randrange(1000)
    True
    >>> dice(7, 0, 0, 0).random() == dice(7, 0, 1, 0).random()
    False
    """
    return Random(_digest("player", seed, deal, rotation, seat))


def _digest(kind: str, *numbers: int) -> bytes:
    return hashlib.sha256(f"remeld-arena-1 {kind} {' '.join(map(str, numbers))}".encode()).digest()
