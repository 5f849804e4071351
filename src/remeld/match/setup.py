"""What is agreed before a game: rules, players, clock and options."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from remeld.match.errors import WrongKindError
from remeld.rules import CommandError, Ruleset, RulesetError

__all__ = ["MAX_NAME", "Setup"]

MAX_NAME = 40
MAX_WORD = 100


@dataclass(frozen=True, kw_only=True)
class Setup:
    """Everything that is public before the first tile is drawn."""

    ruleset: Ruleset
    """The rules as agreed; `sized` has the tiles for this number of players."""
    players: tuple[str, ...]
    time_limit_sec: int | None
    """Seconds for a turn; None for a game without a clock."""
    strict_penalty: bool = False
    seats_by_draw: bool = False
    big_set: bool = False
    starter: int | None = None
    """Who starts without a draw, where the rules let the last game decide; else None."""
    game: int = 1
    """The number of the game in its match, from 1."""
    words: tuple[str, ...] = ()
    """What the players added to the shuffle."""
    commitment: str = ""

    def __post_init__(self) -> None:
        """Refuse options that the edition does not offer, and names that nobody could read."""
        if not isinstance(self.ruleset, Ruleset):
            raise WrongKindError("ruleset", self.ruleset, 'a Ruleset, like EDITIONS["goliath"]')
        object.__setattr__(self, "players", _strings("players", self.players))
        object.__setattr__(self, "words", _strings("words", self.words))
        rules = self.ruleset
        rules.sized_for(len(self.players), big=self.big_set)
        if self.strict_penalty and rules.strict_penalty == "none":
            raise CommandError(
                "option-not-offered",
                "these rules have no stricter penalty: leave strict_penalty out",
                option="strict-penalty",
            )
        if self.seats_by_draw and rules.seat_by_draw == "none":
            raise CommandError(
                "option-not-offered",
                "these rules do not seat by the draw: leave seats_by_draw out",
                option="seats-by-draw",
            )
        if self.seats_by_draw and rules.start_draw_tie == "redrawAll":
            _check_draw(len(self.players), rules.numbers)
        if self.starter is not None and rules.next_starter not in ("winner", "rotate"):
            raise CommandError(
                "option-not-offered",
                "in these rules the start is drawn for: leave starter out",
                option="starter",
            )
        if self.starter is not None and not 0 <= self.starter < len(self.players):
            raise CommandError(
                "unknown-seat",
                f"starter is {self.starter}, but seats are 0 to {len(self.players) - 1}",
                part=self.starter,
            )
        if self.time_limit_sec is not None and self.time_limit_sec < 1:
            raise RulesetError("time_limit_sec", self.time_limit_sec, "at least 1, or none")
        for name in self.players:
            if not name.strip() or len(name) > MAX_NAME or not name.isprintable():
                raise CommandError(
                    "bad-name",
                    f"name is {name!r}, but must be 1 to {MAX_NAME} characters that can be shown",
                    name=name[:MAX_NAME],
                )
        for word in self.words:
            if len(word) > MAX_WORD or not word.isprintable():
                raise CommandError("bad-word", f"bad word {word!r}", word=word[:MAX_NAME])

    @cached_property
    def sized(self) -> Ruleset:
        """The rules with the tiles in play."""
        return self.ruleset.sized_for(len(self.players), big=self.big_set)


def _strings(name: str, given: object) -> tuple[str, ...]:
    """A tuple of any strings in a row; a single string is none, although it has letters."""
    found = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else None
    if found is None or not all(isinstance(each, str) for each in found):
        raise WrongKindError(name, given, 'a tuple of strings, like ("Ann", "Ben")')
    return found


def _check_draw(players: int, numbers: int) -> None:
    """Where every tie lets all draw again, the players must be able to draw different numbers."""
    if players > numbers:
        raise CommandError(
            "draw-never-ends",
            f"{players} players cannot draw {numbers} numbers without a tie: let the tied redraw",
            players=players,
            numbers=numbers,
        )
