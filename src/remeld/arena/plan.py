"""What a run plays: players, rules, deals, the seed, and when a pairing may stop early."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from remeld.arena.game_results import BadLineError
from remeld.arena.pairings import Pairing
from remeld.arena.sequential import StopTest
from remeld.bots import Player, player
from remeld.notation import format_ruleset, parse_ruleset
from remeld.rules import Ruleset

__all__ = ["MOST_DEALS", "MOST_SEATS", "Plan"]

MOST_SEATS = 6
MOST_DEALS = 10_000_000
_BY_THE_CLOCK = re.compile(r".+:[0-9]+m?s")


@dataclass(frozen=True, kw_only=True)
class Plan:
    """All that decides what is played; how many workers play it is no part of it."""

    pairings: tuple[Pairing, ...]
    ruleset: Ruleset
    games: int
    """How many games each pairing plays at most; the last deal may lack rotations."""
    seed: int
    big_set: bool = False
    question: StopTest | None = None
    """A pairing stops as soon as this is answered."""
    verify: int = 0
    """Of every so many deals the records of one are verified; 0: of none."""
    fast: bool = False
    """Games of the compiled simulation instead of the referee's."""
    own: tuple[Player, ...] = ()
    """Players that are known here alone: their keys come before those that all know."""

    def __post_init__(self) -> None:
        """Refuse a number of players that the rules do not allow."""
        for pairing in self.pairings:
            self.ruleset.sized_for(len(pairing.lineup), big=self.big_set)

    @property
    def seats(self) -> int:
        """How many play at a table."""
        return len(self.pairings[0].lineup)

    @cached_property
    def players(self) -> tuple[str, ...]:
        """The keys of all players, each once, in the order in which they are named."""
        return tuple(Counter(key for pairing in self.pairings for key in pairing.lineup))

    def player(self, key: str) -> Player:
        """The player of a key; raises `RemeldError` where there is none.

        >>> from remeld.rules import EDITIONS
        >>> pairing = Pairing(("greedy", "easy"))
        >>> plan = Plan(pairings=(pairing,), ruleset=EDITIONS["goliath"], games=2, seed=7)
        >>> plan.player("greedy").key
        'greedy'
        """
        return next((each for each in self.own if each.key == key), None) or player(key)

    @property
    def repeatable(self) -> bool:
        """Whether the same seed gives the same games: not where somebody thinks by the clock."""
        return not any(_BY_THE_CLOCK.fullmatch(key) for key in self.players)

    def deals(self, pairing: int) -> int:
        """How many deals a pairing plays at most."""
        return -(-self.games // self.pairings[pairing].rotations)

    def rotations(self, pairing: int, deal: int) -> int:
        """How many games a pairing plays of a deal."""
        each = self.pairings[pairing].rotations
        return min(each, self.games - deal * each)

    def document(self) -> dict[str, Any]:
        """The plan as the first line of a file of results has it.

        >>> from remeld.rules import EDITIONS
        >>> pairing = Pairing(("greedy", "hoard"))
        >>> plan = Plan(pairings=(pairing,), ruleset=EDITIONS["goliath"], games=10, seed=7)
        >>> Plan.read(plan.document()) == plan
        True
        """
        question = self.question
        return {
            "rules": format_ruleset(self.ruleset),
            "big_set": self.big_set,
            "pairings": [list(pairing.lineup) for pairing in self.pairings],
            "games": self.games,
            "seed": self.seed,
            "test": question and [str(question.low), str(question.high)],
            "verify": self.verify,
            "fast": self.fast,
        }

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> "Plan":
        """The plan of a file of results."""
        try:
            test = document["test"]
            return cls(
                pairings=tuple(Pairing(tuple(map(str, each))) for each in document["pairings"]),
                ruleset=parse_ruleset(document["rules"]),
                games=int(document["games"]),
                seed=int(document["seed"]),
                big_set=bool(document["big_set"]),
                question=test and StopTest(Fraction(test[0]), Fraction(test[1])),
                verify=int(document["verify"]),
                fast=bool(document["fast"]),
            )
        except (KeyError, TypeError, ValueError, IndexError, ZeroDivisionError) as error:
            raise BadLineError(1, f"no plan: {error!r}") from None
