"""A Gymnasium environment: one learner against computer players.

>>> import gymnasium
>>> import remeld.envs.gymnasium_env
>>> env = gymnasium.make("remeld/TileRummy-v0", edition="goliath", opponents=["greedy"])
>>> seen, info = env.reset(seed=7)
>>> done = False
>>> while not done:
...     action = env.action_space.sample(info["action_mask"])
...     seen, reward, done, _, info = env.step(action)
>>> reward in (-1.0, 1.0), len(info["points"])
(True, 2)
"""

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any, SupportsIndex

from remeld.bots import Player, player
from remeld.envs.counted_game import AnyGame, CountedGame, counts_are_faster, new_game
from remeld.envs.extra import missing
from remeld.envs.options import read_edition
from remeld.envs.tile_game import NAMES, IllegalActionError
from remeld.rules import Ruleset

try:
    import gymnasium

    from remeld.envs.arrays import ActionForm, ArrayForm, Observed
except ImportError as error:
    raise missing(error) from error

__all__ = ["RANDOM", "TileRummyEnv"]

RANDOM = "random"
"""The opponent that takes any legal action, each as likely as the others."""
ILLEGAL = -1.0


class TileRummyEnv(gymnasium.Env[Observed, SupportsIndex]):
    """Seat 0 learns, the others are played inside; an episode is a game.

    `edition` is one of the printed ones, with what a house changes if it does
    (`goliath(jokers=4)`), or any `Ruleset`.
    `opponents` are keys of computer players, or "random". The reward comes at the end: 1 for a win,
    -1 for a loss against one, less against more. An action that the mask does not allow ends the
    episode with -1, and `info["illegal"]` says what was allowed.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        *,
        edition: str | Ruleset = "goliath",
        opponents: Sequence[str] = ("greedy",),
        actions: ActionForm = "tiles",
        render_mode: str | None = None,
    ) -> None:
        self.ruleset = read_edition(edition)
        if isinstance(opponents, str):
            raise TypeError(f"opponents is {opponents!r}, but must be a list like ['greedy']")
        if not 0 < len(opponents) < len(NAMES):
            few = f"1 to {len(NAMES) - 1} players, like ['greedy']"
            raise ValueError(f"opponents are {len(opponents)}, but must be {few}")
        self.opponents: list[Player | None] = [
            None if key == RANDOM else player(key) for key in opponents
        ]
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is {render_mode!r}, but must be 'ansi' or None")
        self.render_mode = render_mode
        # A computer player wants to see a table, so it needs a game with a referee.
        alone = not any(self.opponents)
        self.counted = actions == "tiles" and alone and counts_are_faster(self.ruleset)
        self.game = self._deal(0)
        self.form = ArrayForm(self.game.encoding, actions)
        self.observation_space = self.form.observation_space()
        self.action_space = self._actions = self.form.action_space()
        self._rng = Random(0)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a game, and let the others play until it is the learner's turn."""
        super().reset(seed=seed)
        ended = True
        while ended:
            self.game = self._deal(int(self.np_random.integers(1 << 63)), self.game)
            self._rng = Random(int(self.np_random.integers(1 << 63)))
            self._others()
            ended = self.game.ended
        self._over = False
        return self.form.observe(self.game, 0), self._choices()

    def step(self, action: SupportsIndex) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the others play until it is the learner's turn again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        told: dict[str, Any] = {}
        reward = ILLEGAL
        try:
            self.form.step(self.game, index(action))
            self._others()
            self._over = self.game.ended
            reward = self.game.rewards[0]
        except IllegalActionError as error:
            self._over = True
            told["illegal"] = str(error)
        if self.game.ended:
            told["points"] = self.game.points
        info = {**self._choices(), **told}
        return self.form.observe(self.game, 0), reward, self._over, False, info

    def render(self) -> str | None:
        """The table and the learner's rack, in the notation."""
        return self.game.show(0) if self.render_mode == "ansi" else None

    def _choices(self) -> dict[str, Any]:
        """What the learner may do now, of which its action space knows, too."""
        choices = self.form.choices(self.game, 0)
        self._actions.legal = choices["action_mask"]
        return {**choices}

    def _deal(self, seed: int, old: AnyGame | None = None) -> AnyGame:
        players = len(self.opponents) + 1
        return new_game(self.ruleset, players=players, seed=seed, counted=self.counted, old=old)

    def _others(self) -> None:
        game = self.game
        while not game.ended and game.seat != 0:
            opponent = self.opponents[game.seat - 1]
            if opponent is None or isinstance(game, CountedGame):
                self.form.step_at_random(game, self._rng)
            else:
                game.let_decide(opponent, self._rng)


gymnasium.register("remeld/TileRummy-v0", entry_point="remeld.envs.gymnasium_env:TileRummyEnv")
