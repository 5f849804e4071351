"""Where a tile of the rack could go, for a hand that does not say where."""

from remeld.match import passes_unchecked
from remeld.match.deal import SECRET_BYTES
from remeld.notation import format_set, parse_rack
from remeld.protocol import FoundPlaces, Places, PlaceView, Placing
from remeld.rules import Placement, RemeldError, count, places, spread
from remeld.server.tables.drafts import drafted
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.refusals import Refusal, RefusedError, refusal
from remeld.server.tables.state import TableState

__all__ = ["find_places", "places_view"]


def find_places(state: TableState, who: str, placing: Placing, now: int) -> Places | Refusal:
    """Where a tile could go on the table as it lies while its owner thinks. It changes nothing."""
    ledger = Ledger(state, now, bytes(SECRET_BYTES), passes_unchecked)
    seat = placing.seat
    try:
        game, table = drafted(ledger, who, placing)
        tiles = parse_rack(placing.tile, "tile")
        before, rack = game.state.table, game.state.racks[seat]
        left = count(rack) - (count(spread(table)) - count(spread(before)))
        held = len(tiles) == 1 and left[tiles[0]] > 0
        ledger.demand(held, "unreadable", where="$.tile")
        melded = game.state.melded[seat]
        found = places(game.state.setup.sized, before, table, rack, tiles[0], melded=melded)
    except (RefusedError, RemeldError) as error:
        return refusal(error)
    return Places(id=placing.id, found=places_view(found))


def places_view(found: Placement) -> FoundPlaces:
    """Places as they go over the wire.

    >>> from remeld.rules import Spot
    >>> places_view(Placement(joins=(Spot(set=2, at=3),)))
    FoundPlaces(joins=(PlaceView(set=2, at=3),), lay='', near=None)
    """
    joins = tuple(PlaceView(set=spot.set, at=spot.at) for spot in found.joins)
    return FoundPlaces(joins=joins, lay=format_set(found.lay), near=found.near)
