"""What a turn could have been, exactly: asked of the solver, by what the seat could know."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from remeld.bots import NO_LIMIT, player
from remeld.rules import JOKER, Play, Rack, Table, count, plain, rack_value, spread
from remeld.solver import best_play
from remeld.study.review_turns import SeatTurn

__all__ = ["Exact", "Possible", "look"]

AT_SIGHT = "bounded-0"
"""The computer player who lays sets and adds tiles, and moves none of the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Possible:
    """The best plays of a turn."""

    tiles: int
    """The most tiles that could be laid, and how the table would have looked."""
    played: Rack
    table: Table
    value: int
    """The most value that could be laid, maybe with other tiles."""
    proved: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Exact:
    """What was possible in a turn, and what of it was left undone."""

    possible: Possible
    at_sight: int
    """Tiles that could be laid without moving any of the table."""
    missed_tiles: int
    missed_value: int
    could_go_out: bool
    could_open: bool
    could_free_joker: bool
    """More tiles could be laid by moving a joker of the table, which stayed where it was."""
    could_keep_joker: bool
    """A joker was laid, though as many tiles could be laid without any."""
    moved_joker: bool
    """A joker of the table left what it lay with."""


def look(turn: SeatTurn) -> Exact:
    """What was possible in a turn of a record.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS, View
    >>> table = parse_table("b4-6")
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=parse_rack("b3 b7"), rack_sizes=(2, 5),
    ...     melded=(True, True), table=table, pool_size=50, turn=0,
    ... )
    >>> found = look(SeatTurn(number=9, event=20, view=view, done="draw", after=table))
    >>> found.could_go_out, found.missed_tiles, found.missed_value
    (True, 2, 10)
    """
    rules, table, rack = turn.view.ruleset, turn.view.table, turn.rack
    most = best_play(rules, table, rack, melded=turn.melded, least=False)
    dear = best_play(rules, table, rack, melded=turn.melded, objective="value", least=False)
    return Exact(
        possible=Possible(
            tiles=most.tiles_played,
            played=most.played,
            table=most.table,
            value=dear.value_played,
            proved=most.optimal and dear.optimal,
        ),
        at_sight=len(_laid_at_sight(turn)),
        # What the bell leaves lying need not be a legal turn, and may be more than one allows.
        missed_tiles=max(0, most.tiles_played - len(turn.laid)),
        missed_value=max(0, dear.value_played - rack_value(rules, turn.laid)),
        could_go_out=most.tiles_played == len(rack),
        could_open=not turn.melded and most.tiles_played > 0,
        could_free_joker=_could_free_joker(turn, most.tiles_played),
        could_keep_joker=_could_keep_joker(turn),
        moved_joker=_moved_joker(turn),
    )


def _laid_at_sight(turn: SeatTurn) -> Rack:
    """What a player lays who moves no tile of the table."""
    move = player(AT_SIGHT).decide(turn.view, NO_LIMIT, Random(0)).move
    if not isinstance(move, Play):
        return ()
    return tuple((count(spread(move.table)) - count(spread(turn.view.table))).elements())


def _joker_sets(table: Table) -> Counter[Rack]:
    return Counter(tuple(sorted(plain(tiles))) for tiles in table if JOKER in plain(tiles))


def _moved_joker(turn: SeatTurn) -> bool:
    after = [Counter(tiles) for tiles in _joker_sets(turn.after)]
    old = (Counter(tiles) for tiles in _joker_sets(turn.view.table))
    return any(not any(tiles <= new for new in after) for tiles in old)


def _could_free_joker(turn: SeatTurn, most: int) -> bool:
    table = turn.view.table
    bound = _joker_sets(table)
    if not bound or bound - _joker_sets(turn.after) or most <= len(turn.laid):
        return False
    rest = tuple(tiles for tiles in table if JOKER not in plain(tiles))
    still = best_play(turn.view.ruleset, rest, turn.rack, melded=turn.melded, least=False)
    return still.optimal and still.tiles_played < most


def _could_keep_joker(turn: SeatTurn) -> bool:
    laid = plain(turn.laid)
    if JOKER not in laid or len(laid) == len(turn.rack):
        return False
    rack = tuple(tile for tile in plain(turn.rack) if tile != JOKER)
    rules, table = turn.view.ruleset, turn.view.table
    without = best_play(rules, table, rack, melded=turn.melded, least=False)
    return without.tiles_played >= len(laid)
