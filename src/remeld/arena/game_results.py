"""What is kept of a game and of a deal, and how it is written."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

__all__ = ["WHOLE", "BadLineError", "DealResult", "GameResult"]

WHOLE = 60
"""A won game in the parts in which shares are counted: it can be divided by 2 to 6 winners."""


class BadLineError(ValueError):
    """A line of a file of results that no run has written so, or not at this place.

    >>> print(BadLineError(2, "is no text"))
    line 2: is no text
    """

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game. Lists go by player as the pairing names them, not by seat."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    turns: tuple[int, ...]
    """How many turns each player had."""
    plays: tuple[int, ...]
    """In how many of them tiles were laid."""
    end: str
    """`out` or `blocked`."""

    def share(self, player: int) -> int:
        """What part of the game a player has won, in parts of `WHOLE`."""
        return WHOLE // len(self.winners) if player in self.winners else 0


@dataclass(frozen=True, slots=True)
class DealResult:
    """The games of one deal of one pairing, one for each rotation."""

    pairing: int
    deal: int
    games: tuple[GameResult, ...]

    def document(self) -> dict[str, Any]:
        """The deal as a line of a file of results has it."""
        return {"pairing": self.pairing, "deal": self.deal, "games": list(map(asdict, self.games))}

    @classmethod
    def read(cls, document: Mapping[str, Any], line: int) -> "DealResult":
        """The deal of a line.

        >>> game = GameResult((0,), (12, -12), (20, 19), (9, 8), "out")
        >>> deal = DealResult(0, 5, (game, game))
        >>> DealResult.read(deal.document(), line=2) == deal
        True
        """
        try:
            games = tuple(_read_game(each) for each in document["games"])
            return cls(int(document["pairing"]), int(document["deal"]), games)
        except (KeyError, TypeError, ValueError) as error:
            raise BadLineError(line, f"no deal: {error!r}") from None


def _read_game(document: Mapping[str, Any]) -> GameResult:
    winners, points, turns, plays = (
        tuple(map(int, document[name])) for name in ("winners", "points", "turns", "plays")
    )
    return GameResult(winners, points, turns, plays, str(document["end"]))
