"""What is asked of one of many games, or of the actions that are wanted of all."""

from __future__ import annotations

from remeld.simulation.engine.game_memory import (
    FIELDS_AT,
    POINTS_AT,
    WON_AT,
    exchange,
    game_place,
    seen_size,
    show_seat,
)
from remeld.simulation.engine.memory import GAMES, Simulation
from remeld.solver import nocython as cython

# In place of an action: this game is let be.
NO_ACTION = cython.declare(cython.longlong, 255)


def refused_action(s: Simulation, actions: bytearray, masks: bytearray) -> int:
    """The first of all games whose action is not allowed, or -1; 255 lets a game be."""
    game: cython.longlong
    action: cython.longlong
    games: cython.longlong = len(actions)
    wide: cython.longlong = s.cells + 3
    do: cython.p_uchar = actions
    show_masks: cython.p_uchar = masks
    for game in range(games):
        action = do[game]
        if action != NO_ACTION and (action >= wide or not show_masks[game * wide + action]):
            return game
    return -1


def show_game(s: Simulation, game: int, viewer: int) -> bytes:
    """What any seat sees of a game."""
    seen = bytearray(seen_size(s))
    show_seen: cython.p_uchar = seen
    exchange(s, game, 0)
    show_seat(s, 0, viewer, show_seen)
    return bytes(seen)


def game_numbers(s: Simulation, game: int) -> tuple[int, int, tuple[int, ...]]:
    """Whose turn it is, the winners as bits, and the points: of a game that is over."""
    i: cython.longlong
    here: cython.longlong = game_place(s, game)
    points = []
    for i in range(s.seats):
        points.append(s.arrays[GAMES][here + POINTS_AT + i])
    return s.arrays[GAMES][here + FIELDS_AT], s.arrays[GAMES][here + WON_AT], tuple(points)
