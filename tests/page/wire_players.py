"""People who play over the wire as well as can be: for screens that come late in a game."""

from functools import partial

from remeld.notation import format_table, parse_rack, parse_table
from remeld.protocol import TableView
from remeld.protocol import commands as do
from remeld.rules import EDITIONS
from remeld.solver import best_play
from tests.page.tables import Guest

__all__ = ["best", "play_on"]


def play_on(people: list[Guest], rules: str, turns: int | None = None) -> None:
    """Let them play so many turns, and on until it is the first one's turn, or the game is over."""
    seat, version, taken = 0, 0, 0
    while True:
        view = people[seat].until(partial(_goes_on, version))
        if view.game is None or view.phase != "playing":
            return
        if view.game.turn != seat:
            seat = view.game.turn
            continue
        if turns is not None and taken >= turns and seat == 0:
            return
        people[seat].do(best(view, seat, rules))
        version = view.turn_version
        taken += 1


def _goes_on(version: int, view: TableView) -> bool:
    """Whether there is a later turn, or none any more."""
    return view.turn_version > version or view.phase != "playing"


def best(view: TableView, seat: int, rules: str) -> do.Do:
    """The best that the seat can do."""
    game = view.game
    assert game is not None
    rack = parse_rack(game.racks[seat] or "")
    table, melded = parse_table(game.table), game.melded[seat]
    best = best_play(EDITIONS[rules], table, rack, melded=melded)
    if best.played:
        return do.Play(seat=seat, table=format_table(best.table))
    return do.Draw(seat=seat) if game.pool else do.Pass(seat=seat)
