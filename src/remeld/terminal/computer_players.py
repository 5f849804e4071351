"""The computer players of a match in the terminal: who they are, and why they play as they do."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from remeld.bots import (
    REASONS,
    Level,
    PlayerError,
    Reason,
    ctrl_c_told_apart,
    decide_at_level,
    fault_text,
    is_players_own,
)
from remeld.match import Game, Record
from remeld.protocol import LEVELS
from remeld.rules import Move
from remeld.words import Words

__all__ = ["ComputerPlayers", "HowTold"]


class HowTold(Protocol):
    """How a game was played, as a code with counted facts; `words` has `played-<code>`."""

    @property
    def code(self) -> str:
        """The stable name of what is told."""

    @property
    def values(self) -> Mapping[str, int]:
        """What the sentence counts."""


def _untold(_record: Record, _seat: int, _level: Level) -> None:
    return None


class ComputerPlayers:
    """Those on the seats behind the player's, which is the first.

    >>> ComputerPlayers(["owl"]).key(3), ComputerPlayers(["cat", "owl"]).key(2)
    ('owl', 'owl')
    """

    def __init__(
        self,
        keys: Sequence[str] = ("easy",),
        rng: Random | None = None,
        how_played: Callable[[Record, int, Level], HowTold | None] = _untold,
    ) -> None:
        self.how_played = how_played
        """Looks back at how a level played a game; handed in, because studying is another room."""
        self.keys = keys
        """One for all seats, or one for each: a level, or the key of any player."""
        self.rng = rng or Random()
        self.reasons: dict[int, Reason] = {}
        """Why each did what it did last, by seat."""

    def key(self, seat: int) -> str:
        """The player on that seat."""
        return self.keys[0] if len(self.keys) == 1 else self.keys[seat - 1]

    def decide(self, game: Game) -> Move:
        """What the one does whose turn it is; `PlayerError` if it cannot."""
        seat = game.state.turn
        seed = self.rng.getrandbits(64)
        with ctrl_c_told_apart():
            try:
                # The player at the keyboard reads what has changed, so it shall be little.
                decision = decide_at_level(self.key(seat), game.view(seat), seed=seed, least=True)
            except (Exception, SystemExit, KeyboardInterrupt) as error:
                if not is_players_own(error):
                    raise
                raise self.failed(seat, error) from error
        self.reasons[seat] = decision.reason
        return decision.move

    def failed(self, seat: int, error: BaseException) -> PlayerError:
        """That the player on this seat cannot go on: players of others may have any fault."""
        return PlayerError(self.key(seat), fault_text(error))

    def say_why(self, words: Words, names: Sequence[str]) -> list[str]:
        """Why each did what it did last, in its own words; the players of others may have none.

        Before anything was done, those of the ladder say how they play.
        """
        if not self.reasons:
            return self._introduce(words, names) or [words.text("talk-why-not-yet")]
        return [
            words.text(
                "talk-why",
                player=names[seat],
                reason=words.text(f"reason-{reason.code}", **reason.values),
            )
            if reason.code in REASONS
            else words.text("talk-why-unknown", player=names[seat])
            for seat, reason in sorted(self.reasons.items())
        ]

    def _introduce(self, words: Words, names: Sequence[str]) -> list[str]:
        """What those say of themselves who have a level of the ladder."""
        return [
            words.text("talk-why", player=names[seat], reason=words.text(f"level-says-{level}"))
            for seat, level in self._levels(len(names))
        ]

    def say_game(self, words: Words, game: Game) -> list[str]:
        """How those played this game who have a level of the ladder, in their own words."""
        setup = game.state.setup
        record = Record(setup, game.log)
        return [
            words.text(
                "talk-why",
                player=setup.players[seat],
                reason=self._own_words(words, record, seat, level),
            )
            for seat, level in self._levels(len(setup.players))
        ]

    def _levels(self, players: int) -> list[tuple[int, Level]]:
        seats = range(1, players)
        return [(seat, level) for seat in seats for level in LEVELS if self.key(seat) == level]

    def _own_words(self, words: Words, record: Record, seat: int, level: Level) -> str:
        told = self.how_played(record, seat, level)
        if told is None:
            return words.text(f"level-says-{level}")
        return words.text(f"played-{told.code}", **told.values)
