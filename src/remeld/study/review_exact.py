"""What a turn could have been, exactly: asked of the solver, by what the seat could know."""

from collections import Counter
from dataclasses import dataclass

from remeld.rules import JOKER, Rack, Table, plain, rack_value
from remeld.solver import best_play
from remeld.study.review_turns import SeatTurn

__all__ = ["Exact", "Possible", "look"]


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
    missed_tiles: int
    missed_value: int
    could_go_out: bool
    could_open: bool
    could_free_joker: bool
    """More tiles could be laid by moving a joker of the table, which stayed where it was."""
    could_keep_joker: bool
    """A joker was laid, though as many tiles could be laid without any."""


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
        # What the bell leaves lying need not be a legal turn, and may be more than one allows.
        missed_tiles=max(0, most.tiles_played - len(turn.laid)),
        missed_value=max(0, dear.value_played - rack_value(rules, turn.laid)),
        could_go_out=most.tiles_played == len(rack),
        could_open=not turn.melded and most.tiles_played > 0,
        could_free_joker=_could_free_joker(turn, most.tiles_played),
        could_keep_joker=_could_keep_joker(turn),
    )


def _could_free_joker(turn: SeatTurn, most: int) -> bool:
    table = turn.view.table
    bound = Counter(tuple(sorted(plain(tiles))) for tiles in table if JOKER in plain(tiles))
    after = Counter(tuple(sorted(plain(tiles))) for tiles in turn.after)
    if not bound or bound - after or most <= len(turn.laid):
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
