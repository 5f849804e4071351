"""Observations, masks and actions as NumPy arrays and spaces, the same for every adapter.

There are two forms of action. By `tiles` a turn is laid tile by tile (see `encoding`). By `plays`
an action is one of the best 256 plays, which are told with their features and with what they lay of
each kind, or, the last action, to draw or pass. Mask and plays are in the `info` of a step.
"""

from random import Random
from typing import Any, Literal, TypeAlias, get_args

from remeld.envs.candidates import BEST, LegalPlay, PlayFeatures, legal_plays
from remeld.envs.counted_game import AnyGame
from remeld.envs.encoding import Encoding
from remeld.envs.tile_game import IllegalActionError, TileGame

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    from remeld.envs.extra import missing

    raise missing(error) from error

__all__ = ["ActionForm", "ArrayForm", "LegalActions", "Observed"]

ActionForm: TypeAlias = Literal["tiles", "plays"]
Observed: TypeAlias = NDArray[np.uint8]

FEATURES = len(PlayFeatures._fields)


class LegalActions(spaces.Discrete):
    """All actions; what is drawn from them without a mask is legal now.

    >>> actions = LegalActions(5)
    >>> actions.legal = np.array([0, 0, 0, 1, 0], np.int8)
    >>> int(actions.sample()), 2 in actions
    (3, True)
    """

    legal: NDArray[np.int8] | None = None
    """The present mask; while it allows nothing, as for who is not on turn, any action is drawn."""

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None
    ) -> np.int64:
        """Draw an action: by what is given, else among those that are legal now."""
        if mask is None and probability is None and self.legal is not None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


class ArrayForm:
    """How a game is shown to learners, and what their actions mean."""

    def __init__(self, encoding: Encoding, actions: ActionForm) -> None:
        if actions not in get_args(ActionForm):
            raise ValueError(f"actions is {actions!r}, but must be 'tiles' or 'plays'")
        self.encoding, self.by_plays = encoding, actions == "plays"
        self.actions = BEST + 1 if self.by_plays else encoding.actions
        self._known: tuple[object, list[LegalPlay]] = (None, [])

    def observation_space(self) -> spaces.Space[Any]:
        """What is observed: the encoding's bytes."""
        return spaces.Box(0, 255, (self.encoding.size,), np.uint8)

    def action_space(self) -> LegalActions:
        """Which actions there are."""
        return LegalActions(self.actions)

    def observe(self, game: AnyGame, seat: int) -> Observed:
        """What a seat sees."""
        return np.frombuffer(game.observe(seat), np.uint8).copy()

    def choices(self, game: AnyGame, seat: int, *, acts: bool = True) -> dict[str, NDArray[Any]]:
        """The mask of a seat's actions, and the plays where these are chosen from.

        Who is not on turn, or acts no more, has nothing to choose from.
        """
        mine = acts and seat == game.seat and not game.ended
        if not self.by_plays:
            mask = game.mask() if mine else bytes(self.actions)
            return {"action_mask": np.frombuffer(mask, np.int8).copy()}
        plays = self._plays(game) if mine else []
        may = np.zeros(self.actions, np.int8)
        may[: len(plays)] = 1
        may[-1] = mine and game.mask()[self.encoding.draw]
        shown = np.zeros((BEST, FEATURES + self.encoding.kinds), np.int16)
        for row, play in zip(shown, plays, strict=False):
            row[:FEATURES] = play.features
            for tile in play.laid:
                row[FEATURES + self.encoding.cells[tile]] += 1
        return {"action_mask": may, "plays": shown}

    def step(self, game: AnyGame, action: int) -> None:
        """Carry out an action, or refuse it and change nothing."""
        if not self.by_plays:
            game.step(action)
        elif action == BEST:
            game.step(self.encoding.draw)
        else:
            game, plays = _judged(game), self._plays(game)
            if not 0 <= action < len(plays):
                raise IllegalActionError(
                    f"action {action} is not allowed: there are {len(plays)} plays, 0 and on"
                )
            game.play(plays[action].laid)

    def step_at_random(self, game: AnyGame, rng: Random) -> None:
        """Carry out any legal action of this form, each as likely as the others."""
        if not self.by_plays:
            game.step_at_random(rng)
            return
        plays = len(self._plays(game))
        action = rng.randrange(plays + game.mask()[self.encoding.draw])
        self.step(game, action if action < plays else BEST)

    def _plays(self, game: AnyGame) -> list[LegalPlay]:
        """The best plays of the seat on turn, worked out once."""
        game = _judged(game)
        if self._known[0] is not game.game:
            self._known = (game.game, legal_plays(game.view(game.seat), BEST)[0])
        return self._known[1]


def _judged(game: AnyGame) -> TileGame:
    """The game, which must be one with a referee: only there whole plays can be chosen."""
    if not isinstance(game, TileGame):
        raise TypeError("a game on counts has no plays to choose from")
    return game
