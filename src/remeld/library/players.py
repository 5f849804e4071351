"""Whoever may sit at a table of `play_game`: a computer player by its key, a player, a function."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import iscoroutinefunction, isgeneratorfunction, signature
from random import Random
from typing import TypeAlias, TypeGuard

from remeld import rules
from remeld.bots import Decision, Limit, Player, Reason, player
from remeld.library.checks import check_several, wrong
from remeld.library.games import Choice, chosen_move
from remeld.library.reading import pointed
from remeld.library.values import View
from remeld.match.setup import MAX_NAME

__all__ = ["FunctionPlayer", "PlayerLike", "seated"]

PlayerLike: TypeAlias = str | Player | Callable[[View], Choice]
"""`greedy`, a `Player`, or a function that is given a view and returns what it does."""
_WANTED = (
    'the key of a computer player, like "greedy", a Player (an object, not its class), '
    "or a function of one View (no coroutine, no generator)"
)


@dataclass(frozen=True, slots=True)
class FunctionPlayer:
    """A function as a player.

    >>> FunctionPlayer("idle", lambda view: None).key
    'idle'
    """

    key: str
    function: Callable[[View], Choice]

    def decide(self, view: rules.View, limit: Limit, rng: Random) -> Decision:
        """What the function returns, as a decision."""
        seen = View.of(view)
        return Decision(chosen_move(self.function(seen), seen), Reason("own"))


def seated(players: Sequence[PlayerLike]) -> tuple[Player, ...]:
    """The players that are meant; functions are called by their names, each by its own.

    >>> [each.key for each in seated(["greedy", lambda view: None, lambda view: "draw"])]
    ['greedy', 'lambda', 'lambda-2']
    """
    check_several("players", players, 'several players, like ["greedy", "owl"]')
    found: list[Player] = []
    for seat, given in enumerate(players):
        if isinstance(given, str):
            with pointed(f"players[{seat}]", given):
                found.append(player(given))
        elif isinstance(given, Player) and not isinstance(given, type):
            found.append(given)
        elif _takes_a_view(given):
            found.append(_named(given, found))
        else:
            raise wrong(f"players[{seat}]", given, _WANTED)
    return tuple(found)


def _takes_a_view(given: object) -> TypeGuard[Callable[[View], Choice]]:
    """Whether it is a function that can be called with a view, and returns when it is."""
    if not callable(given) or isinstance(given, type):
        return False
    if iscoroutinefunction(given) or isgeneratorfunction(given):
        return False
    try:
        signature(given).bind(None)
    except TypeError:
        return False
    except ValueError:
        # Some functions that are not written in Python tell nothing of what they take.
        return True
    return True


def _named(function: Callable[[View], Choice], others: Sequence[Player]) -> FunctionPlayer:
    """The function under its name, with a number where another one has the same."""
    name = getattr(function, "__name__", type(function).__name__).strip("<>")[: MAX_NAME - 4]
    keys = {each.key for each in others}
    for each in others:
        if isinstance(each, FunctionPlayer) and each.function is function:
            return each
    number = next(n for n in range(1, len(others) + 2) if _numbered(name, n) not in keys)
    return FunctionPlayer(_numbered(name, number), function)


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{name}-{number}"
