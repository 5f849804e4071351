"""Games, rounds and the match: totals, games won, and who leads by the edition's rule."""

from collections.abc import Sequence
from dataclasses import dataclass

from remeld.rules import GameScore, Ruleset

__all__ = ["Standing", "games_to_play", "next_starter", "standing"]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands after the games so far."""

    totals: tuple[int, ...]
    games_won: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat, from 1; those who are equal share one."""

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who has won if the match ends here; several share the victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def standing(ruleset: Ruleset, games: Sequence[GameScore], players: int) -> Standing:
    """Add up the games of a match.

    >>> from remeld.rules import EDITIONS
    >>> games = [GameScore((5, -5), (0,)), GameScore((5, -5), (0,)), GameScore((-40, 40), (1,))]
    >>> standing(EDITIONS["broadway"], games, 2).leaders
    (0,)
    >>> standing(EDITIONS["goliath"], games, 2).leaders
    (1,)
    """
    seats = range(players)
    totals = tuple(sum(game.points[seat] for game in games) for seat in seats)
    won = tuple(sum(seat in game.winners for game in games) for seat in seats)
    keys = [_key(ruleset, totals[seat], won[seat]) for seat in seats]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Standing(totals, won, places)


def _key(ruleset: Ruleset, total: int, won: int) -> tuple[int, int]:
    if ruleset.match_winner == "highestTotal":
        return total, 0
    return won, total if ruleset.match_tie == "highestTotal" else 0


def games_to_play(ruleset: Ruleset, players: int, agreed: int | None = None) -> int:
    """How many games make the match, `agreed` being rounds or games as the edition counts.

    >>> from remeld.rules import EDITIONS
    >>> games_to_play(EDITIONS["broadway"], 4, agreed=2)
    8
    >>> games_to_play(EDITIONS["babyboom"], 3)
    3
    """
    if ruleset.match_frame == "roundsOfNGames":
        return players * (agreed or 1)
    if ruleset.match_frame == "NGames":
        return agreed or players
    return agreed or 1


def next_starter(ruleset: Ruleset, last: GameScore, starter: int, players: int) -> int | None:
    """Who starts the next game without a draw; None where there is a new draw.

    >>> from remeld.rules import EDITIONS
    >>> from dataclasses import replace
    >>> last = GameScore((12, -12), winners=(0,))
    >>> house = replace(EDITIONS["goliath"], next_starter="rotate")
    >>> [next_starter(rules, last, 0, players=2) for rules in (house, EDITIONS["goliath"])]
    [1, None]
    """
    if ruleset.next_starter == "winner" and last.winners:
        return last.winners[0]
    if ruleset.next_starter == "rotate":
        return (starter + 1) % players
    return None
