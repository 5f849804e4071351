"""Players by their keys: ours, those of installed packages, and `module:attribute`.

greedy            a player of ours (see `policies` for the names)
bounded-3         one with a number
champion:400r     with a limit of its own, whatever the caller allows
my_bots:Cautious  any player that can be imported
"""

import importlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import entry_points
from random import Random
from typing import Any

from remeld.bots.champion import Champion
from remeld.bots.easy import Easy
from remeld.bots.ladder import LADDER, LadderPlayer
from remeld.bots.player import Decision, Limit, Player
from remeld.bots.policies import POLICIES, Policy
from remeld.rules import RemeldError, View

__all__ = ["GROUP", "MAKERS", "PlayerError", "UnknownPlayerError", "known_players", "player"]

GROUP = "remeld.players"
"""The entry points by which installed packages offer players."""

MAKERS: dict[str, Callable[..., Player]] = {
    **{name: partial(Policy, name) for name in POLICIES},
    "champion": Champion,
    **{level: partial(LadderPlayer, level) for level in LADDER},
    "easy": Easy,
}
"""Our players by name; `{}` in a name stands for a whole number, which is handed on."""

_PATTERNS = {
    re.compile(re.escape(name).replace(r"\{\}", "(0|[1-9][0-9]?|100)")): make
    for name, make in MAKERS.items()
}


class UnknownPlayerError(RemeldError):
    """There is no player of that key."""

    def __init__(self, key: str) -> None:
        known = ", ".join(known_players()).replace("{}", "N")
        super().__init__(
            "no-such-player",
            f"there is no player {key[:60]!r}: the players are {known}, or module:attribute",
            key=key[:60],
            known=known,
        )


class PlayerError(RemeldError):
    """What was found under a key is no player, or cannot be loaded."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(
            "bad-player", f"{key[:60]!r} is no player: {why}", key=key[:60], why=why[:200]
        )


def player(key: str) -> Player:
    """The player of that key.

    >>> player("greedy").key, player("greedy:250ms").key
    ('greedy', 'greedy:250ms')
    >>> player("nobody")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    remeld.bots.registry.UnknownPlayerError: there is no player 'nobody': the players are \
rack-sets, bounded-N, greedy, ...
    """
    if not isinstance(key, str):
        raise TypeError(f'key is {key!r}, but must be that of a player, like "greedy"')
    name, colon, rest = key.rpartition(":")
    if found := _named(key):
        return found
    if colon and (found := _named(name)):
        return Limited(found, Limit.read(rest))
    module, colon, attribute = name.partition(":")
    if colon:
        return Limited(_imported(module, attribute), Limit.read(rest))
    if name:
        return _imported(name, rest)
    raise UnknownPlayerError(key)


def known_players() -> tuple[str, ...]:
    """The names of all players that need no module, `{}` standing for a number.

    >>> "greedy" in known_players(), "dump{}" in known_players()
    (True, True)
    >>> from remeld.bots import player
    >>> [player(name.format(4)).key for name in known_players()[5:7]]
    ['dump4', 'threat4']
    """
    return (*MAKERS, *sorted({each.name for each in entry_points(group=GROUP)}))


@dataclass(frozen=True, slots=True)
class Limited:
    """A player with a limit of its own, which is kept beside the caller's."""

    inner: Player
    limit: Limit

    @property
    def key(self) -> str:
        """The player's key with the limit behind it."""
        return f"{self.inner.key}:{self.limit}"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """What the player decides within both limits."""
        return self.inner.decide(view, limit.tighter(self.limit), rng)


def _named(key: str) -> Player | None:
    for pattern, make in _PATTERNS.items():
        if found := pattern.fullmatch(key):
            return make(*map(int, found.groups()))
    offered = entry_points(group=GROUP, name=key)
    return _load(key, next(iter(offered)).load) if offered else None


def _imported(module: str, attribute: str) -> Player:
    return _load(
        f"{module}:{attribute}", lambda: getattr(importlib.import_module(module), attribute)
    )


def _load(key: str, load: Callable[[], Any]) -> Player:
    """The player that a package offers: a player, or what makes one when it is called."""
    try:
        found = load()
        made = found() if isinstance(found, type) or not isinstance(found, Player) else found
        # What looks for `key` runs the player's own code, if that is a property.
        fits = isinstance(made, Player)
    except (Exception, SystemExit) as error:
        raise PlayerError(key, f"loading it failed with {type(error).__name__}: {error}") from error
    if not fits:
        raise PlayerError(
            key, f"{made!r:.60} lacks `key` or `decide(view, limit, rng)`: see docs/players.md"
        )
    return made
