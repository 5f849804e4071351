"""The starting draw: who begins, and where the edition offers it, who sits where."""

from collections.abc import Iterator

from remeld.match.deal import Shuffler, start_tiles
from remeld.match.events import Began, Dealt, Event, Seated, StartDrawn
from remeld.match.setup import Setup
from remeld.rules import Rack, Ruleset, Tile

__all__ = ["first_seat", "opening", "stacks_of_seven"]


def opening(setup: Setup, drawn: Iterator[Tile], tiles: Rack) -> list[Event]:
    """The events before the first turn: the draw for the start, the seats, the deal.

    `drawn` are the tiles of the starting draw, `tiles` those that are dealt, each in order.
    """
    rules = setup.sized
    seats = list(range(len(setup.players)))
    events: list[Event] = []
    starter = setup.starter
    if starter is None:
        drawing = _Drawing(rules, drawn)
        ranking = drawing.rank(seats, all_places=setup.seats_by_draw)
        events += drawing.drawn
        starter = ranking[0]
        if setup.seats_by_draw:
            events.append(Seated(tuple(ranking)))
            seats = ranking
    events.append(Began(starter))
    for place, seat in enumerate(seats):
        events.append(Dealt(seat, tiles[place * rules.hand : (place + 1) * rules.hand]))
    return events


def first_seat(setup: Setup, shuffler: Shuffler) -> int:
    """Who begins a game that is dealt so.

    >>> from remeld.match.deal import secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> [first_seat(setup, Shuffler(secret_from_seed(seed))) for seed in range(5, 9)]
    [0, 1, 1, 0]
    """
    events = opening(setup, start_tiles(setup.sized, shuffler), ())
    return next(event.seat for event in events if isinstance(event, Began))


class _Drawing:
    """Tiles turned over one by one until the ranking is clear."""

    def __init__(self, rules: Ruleset, tiles: Iterator[Tile]) -> None:
        self.rules = rules
        self.tiles = tiles
        self.drawn: list[StartDrawn] = []

    def rank(self, seats: list[int], *, all_places: bool) -> list[int]:
        """The seats from the highest tile down; below the first place only if asked for."""
        if len(seats) == 1:
            return seats
        # A loop where nobody is out yet: a record may claim any number of ties in a row.
        while True:
            groups = self._groups(seats)
            tied = any(len(group) > 1 for group in (groups if all_places else groups[:1]))
            again = len(groups) == 1 or (tied and self.rules.start_draw_tie == "redrawAll")
            if not again:
                break
        ranking: list[int] = []
        for group in groups:
            decides = all_places or not ranking
            ranking += self.rank(group, all_places=all_places) if decides else group
        return ranking

    def _groups(self, seats: list[int]) -> list[list[int]]:
        """Let each seat draw; those with equal tiles stand together, the highest first."""
        by_number: dict[int, list[int]] = {}
        for seat in seats:
            by_number.setdefault(self._draw(seat), []).append(seat)
        return [by_number[number] for number in sorted(by_number, reverse=True)]

    def _draw(self, seat: int) -> int:
        while True:
            tile = next(self.tiles)
            self.drawn.append(StartDrawn(seat, tile))
            if not tile.joker or self.rules.start_draw_joker == "lowest":
                return tile.number


def stacks_of_seven(tiles: int) -> tuple[int, int]:
    """How many stacks of seven so many tiles make, and how many tiles are over.

    >>> stacks_of_seven(106)
    (15, 1)
    """
    return divmod(tiles, 7)
