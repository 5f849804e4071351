"""In which order the tiles of a recorded game come."""

from remeld.match.deal import Shuffler
from remeld.match.events import Dealt, Drew, Revealed
from remeld.match.record import Record
from remeld.rules import UNKNOWN, Rack

__all__ = ["revealed_secret", "tiles_in_order"]


def revealed_secret(record: Record) -> bytes | None:
    """The secret of the deal, where the record tells it: when the game was over."""
    return next((e.event.secret for e in record.log if isinstance(e.event, Revealed)), None)


def tiles_in_order(record: Record) -> Rack:
    """All tiles as they follow from the secret; else as the record shows them, then face down."""
    secret, box = revealed_secret(record), record.setup.sized.box
    if secret is not None:
        return Shuffler(secret, record.setup.words).shuffled(box.tiles(), "deal")
    drawn = [
        tile
        for logged in record.log
        if isinstance(logged.event, Dealt | Drew)
        for tile in logged.event.tiles
    ]
    return tuple(drawn[: box.total]) + (UNKNOWN,) * (box.total - len(drawn))
