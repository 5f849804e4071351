"""Remeld: play, referee, solve and study tile rummy by the rules of five printed booklets.

Whatever takes tiles, tables, rules, positions or moves takes their text as well: docs/notation.md.

>>> import remeld
>>> play = remeld.best_play("goliath", "k4 r4 b4 o4", "b3 b5 b6")
>>> print(play)
play k4 r4 o4, b3 b4 b5 b6
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from remeld.bots import Player, known_players, player
    from remeld.library.answers import Solution
    from remeld.library.games import Game, Record
    from remeld.library.players import PlayerLike
    from remeld.library.playing import Match, play_game, play_match
    from remeld.library.questions import (
        all_plays,
        arrange,
        best_play,
        judge,
        legal_moves,
        score,
    )
    from remeld.library.reading import parse_ruleset
    from remeld.library.rows import Play, Table, Tiles
    from remeld.library.simulating import SimulationResult, simulate
    from remeld.library.values import Position, View
    from remeld.rules import EDITIONS, Draw, Move, Pass, RemeldError, Ruleset, Tile, Verdict

__all__ = [
    "EDITIONS",
    "Draw",
    "Game",
    "Match",
    "Move",
    "Pass",
    "Play",
    "Player",
    "PlayerLike",
    "Position",
    "Record",
    "RemeldError",
    "Ruleset",
    "SimulationResult",
    "Solution",
    "Table",
    "Tile",
    "Tiles",
    "Verdict",
    "View",
    "__version__",
    "all_plays",
    "arrange",
    "best_play",
    "judge",
    "known_players",
    "legal_moves",
    "parse_ruleset",
    "play_game",
    "play_match",
    "player",
    "score",
    "simulate",
]

__version__ = "0.1.0"

if not TYPE_CHECKING:
    # Type checkers read the imports above, and would believe any name if they saw this.

    def __getattr__(name):
        """Import a name when it is first asked for, so that `import remeld` costs nothing."""
        match name:
            case (
                "Draw"
                | "EDITIONS"
                | "Move"
                | "Pass"
                | "RemeldError"
                | "Ruleset"
                | "Tile"
                | "Verdict"
            ):
                from remeld import rules as home
            case "parse_ruleset":
                from remeld.library import reading as home
            case "PlayerLike":
                from remeld.library import players as home
            case "Player" | "known_players" | "player":
                from remeld import bots as home
            case "Play" | "Table" | "Tiles":
                # A play's table is read from its text as any table is.
                from remeld.library import rows as home
            case "Position" | "View":
                from remeld.library import values as home
            case "Game" | "Record":
                from remeld.library import games as home
            case "Match" | "play_game" | "play_match":
                from remeld.library import playing as home
            case "Solution":
                from remeld.library import answers as home
            case "SimulationResult" | "simulate":
                from remeld.library import simulating as home
            case _ if name in __all__:
                from remeld.library import questions as home
            case _:
                raise AttributeError(f"module 'remeld' has no attribute {name!r}")
        globals()[name] = value = getattr(home, name)
        return value

    def __dir__():
        return sorted(__all__)


del TYPE_CHECKING
