"""The score of one game: losers lose their racks, the winner gains what they lose."""

from collections.abc import Sequence
from dataclasses import dataclass

from remeld.rules.ruleset import Ruleset
from remeld.rules.tiles import Rack

__all__ = ["GameScore", "rack_value", "score_game"]


@dataclass(frozen=True, slots=True)
class GameScore:
    """Points by seat, and the seats that count as having won the game."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


def rack_value(ruleset: Ruleset, rack: Rack) -> int:
    """What the tiles on a rack cost their owner.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> rack_value(EDITIONS["goliath"], parse_rack("r5 j"))
    35
    """
    return sum(ruleset.rack_joker_value if tile.joker else tile.number for tile in rack)


def score_game(
    ruleset: Ruleset, racks: Sequence[Rack], winner: int | None, starter: int = 0
) -> GameScore:
    """Score a game that `winner` ended by laying the last tile, or that was blocked (None).

    `starter` began the game: leftover points of a shared win go round from there.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> racks = [parse_rack(text) for text in ("", "r5 j", "k2 k3")]
    >>> score_game(EDITIONS["goliath"], racks, winner=0)
    GameScore(points=(40, -35, -5), winners=(0,))
    """
    values = [rack_value(ruleset, rack) for rack in racks]
    if winner is not None:
        points = [-value for value in values]
        points[winner] = sum(values) - values[winner]
        return GameScore(tuple(points), (winner,))
    return _blocked(ruleset, racks, values, starter)


def _blocked(ruleset: Ruleset, racks: Sequence[Rack], values: list[int], starter: int) -> GameScore:
    seats = len(values)
    lowest = min(values)
    order = [(starter + step) % seats for step in range(seats)]
    winners = [seat for seat in order if values[seat] == lowest]
    if len(winners) > 1 and ruleset.blocked_tie == "fewestTiles":
        fewest = min(len(racks[seat]) for seat in winners)
        winners = [seat for seat in winners if len(racks[seat]) == fewest]
    if len(winners) > 1 and ruleset.blocked_tie == "noWinner":
        return GameScore((0,) * seats, ())
    points = [lowest - value for value in values]
    share, left = divmod(-sum(points), len(winners))
    for place, seat in enumerate(winners):
        points[seat] = share + (place < left)
    return GameScore(tuple(points), tuple(sorted(winners)))
