"""One game on counts, as the adapters play it: what `TileGame` shows, without the referee."""

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Self

from remeld.envs.tile_game import IllegalActionError, TileGame, refusal, shown
from remeld.envs.tile_games import TileGames
from remeld.rules import Ruleset
from remeld.solver.turn_solver import joker_rules

__all__ = ["AnyGame", "CountedGame", "counts_are_faster", "new_game"]


class CountedGame:
    """A game of `TileGames` that is alone.

    >>> from remeld.rules import EDITIONS
    >>> game = CountedGame(EDITIONS["goliath"], players=2, seed=5)
    >>> game.step(game.encoding.draw)
    >>> game.seat, [game.encoding.told(action) for action, may in enumerate(game.mask()) if may]
    (1, ['r12', 'b12', 'o12', 'draw'])

    A copy, by `copy` or `pickle`, is the same deal with the same actions played again.

    >>> from copy import deepcopy
    >>> deepcopy(game).observe(1) == game.observe(1)
    True
    """

    def __init__(
        self, ruleset: Ruleset, *, players: int, seed: int, actions: Iterable[int] = ()
    ) -> None:
        self.games = TileGames(ruleset, players=players, seeds=[seed])
        self.encoding = self.games.encoding
        self.ended = False
        self._seed = seed
        self._taken = bytearray()
        """All actions so far: the engine's memory cannot be copied."""
        for action in actions:
            self.step(action)

    def deal(self, seed: int) -> None:
        """Let another game begin."""
        self.games.deal(0, seed)
        self.ended = False
        self._seed = seed
        self._taken.clear()

    @property
    def seat(self) -> int:
        """The seat on turn."""
        return self.games.seat(0)

    @property
    def rewards(self) -> tuple[float, ...]:
        """By seat, in all 0, as those of `TileGame`; 0 before the end."""
        return self.games.rewards(0) if self.ended else (0.0,) * self.encoding.players

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the game by seat; none before the end."""
        return self.games.points(0) if self.ended else ()

    def observe(self, seat: int) -> bytes:
        """What a seat sees, with the tiles that it has laid in this turn."""
        return self.games.observe(0, seat)

    def mask(self) -> bytes:
        """For each action of the seat on turn 1 if it is legal, else 0; all 0 after the end."""
        return bytes(self.games.masks)

    def step(self, action: int) -> None:
        """Carry out an action of the seat on turn, or refuse it and change nothing."""
        masks = self.games.masks
        if not (0 <= action < len(masks) and masks[action]):
            raise IllegalActionError(refusal(self.encoding, self.mask(), action))
        self.games.step((action,))
        self._taken.append(action)
        self.ended = bool(self.games.over)

    def step_at_random(self, rng: Random) -> None:
        """Carry out any legal action."""
        self.step(rng.choice([action for action, may in enumerate(self.games.masks) if may]))

    def __reduce__(self) -> tuple[Callable[[], Self], tuple[()]]:
        again = partial(type(self), self.games.setup.ruleset, players=self.encoding.players)
        return partial(again, seed=self._seed, actions=bytes(self._taken)), ()

    def show(self, seat: int | None = None) -> str:
        """The table, and what a seat (else the one on turn) holds, in the notation."""
        kinds, turn = self.encoding.kinds, self.seat
        seat = turn if seat is None else seat
        seen = self.observe(seat)
        held = [a + b for a, b in zip(seen[:kinds], seen[kinds : 2 * kinds], strict=True)]
        sizes = seen[3 * kinds : -3 : 2]
        # Observed are the seats from this one on.
        first = self.encoding.players - seat
        return shown(
            self.games.table(0),
            pool=seen[-3],
            sizes=[*sizes[first:], *sizes[:first]],
            turn=turn,
            seat=seat,
            rack=self.encoding.tiles(held),
            laid=self.encoding.tiles(seen[kinds : 2 * kinds]),
        )


AnyGame = TileGame | CountedGame


def counts_are_faster(ruleset: Ruleset) -> bool:
    """Whether a game on counts is the faster one: where the engine knows the rules.

    >>> from remeld.rules import EDITIONS
    >>> all(counts_are_faster(rules) for rules in EDITIONS.values())
    True
    >>> counts_are_faster(EDITIONS["goliath"].replace(drawn_tile_playable=True))
    False
    """
    return joker_rules(ruleset) != "other" and not ruleset.drawn_tile_playable


def new_game(
    ruleset: Ruleset, *, players: int, seed: int, counted: bool, old: AnyGame | None = None
) -> AnyGame:
    """A game, on counts or not; one on counts takes the place of the old one."""
    if not counted:
        return TileGame(ruleset, players=players, seed=seed)
    if isinstance(old, CountedGame):
        old.deal(seed)
        return old
    return CountedGame(ruleset, players=players, seed=seed)
