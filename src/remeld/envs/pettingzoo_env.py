"""A PettingZoo environment (AEC): two to four learners.

>>> env = env(edition="goliath", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     done = terminated or truncated
...     env.step(None if done else env.action_space(agent).sample(info["action_mask"]))
>>> env.agents
[]
"""

from typing import Any, ClassVar

from remeld.envs.counted_game import counts_are_faster, new_game
from remeld.envs.extra import missing
from remeld.envs.tile_game import NAMES
from remeld.rules import edition as find_edition

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from remeld.envs.arrays import ActionForm, ArrayForm, Observed
except ImportError as error:
    raise missing(error) from error

__all__ = ["TileRummyAEC", "env", "raw_env"]

ILLEGAL = -1.0
NO_SEED = 1 << 63


class TileRummyAEC(AECEnv[str, Observed, int | None]):  # type: ignore[misc]
    """A game of learners, seat by seat; an agent acts until its turn ends.

    Rewards come at the end, in all 0. After `max_cycles` actions the game is cut off.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "remeld_tile_rummy_v0",
        "render_modes": ["human", "ansi"],
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        edition: str = "goliath",
        players: int = 2,
        actions: ActionForm = "tiles",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.ruleset = find_edition(edition)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is {max_cycles}, but must be at least 1")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is {render_mode!r}, but must be 'human', 'ansi' or None")
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.counted = actions == "tiles" and counts_are_faster(self.ruleset)
        self.game = new_game(self.ruleset, players=players, seed=0, counted=self.counted)
        self.form = ArrayForm(self.game.encoding, actions)
        self.possible_agents = list(NAMES[:players])
        self.observation_spaces = {
            agent: self.form.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.form.action_space() for agent in self.possible_agents}
        self._dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        chosen = int(self._dice.integers(NO_SEED))
        players = len(self.possible_agents)
        self.game = new_game(
            self.ruleset, players=players, seed=chosen, counted=self.counted, old=self.game
        )
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.game.seat]
        self.cycles = 0
        self._tell()

    def observe(self, agent: str) -> Observed:
        """What an agent sees now; its mask is in `infos`, all 0 for who is not on turn."""
        return self.form.observe(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent on turn; one that is not allowed raises."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is on turn, and must act")
        self.form.step(self.game, int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self.possible_agents[self.game.seat]
        self._clear_rewards()
        if self.game.ended:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.game.rewards, strict=True))
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._tell()
        if self.render_mode == "human":
            self.render()

    def _tell(self) -> None:
        """What agents are told beside what they observe: their masks, and points at the end."""
        self.infos: dict[str, dict[str, Any]] = {
            agent: {**self.form.choices(self.game, seat)}
            for seat, agent in enumerate(self.possible_agents)
        }
        for agent, points in zip(self.possible_agents, self.game.points, strict=False):
            self.infos[agent]["points"] = points

    def render(self) -> str | None:
        """The table and the rack of the agent on turn, in the notation."""
        if self.render_mode is None:
            return None
        shown = self.game.show()
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(**options: Any) -> TileRummyAEC:
    """The environment by itself: an action that is not allowed raises.

    >>> raw_env(players=4).possible_agents
    ['seat_0', 'seat_1', 'seat_2', 'seat_3']
    """
    return TileRummyAEC(**options)


def env(**options: Any) -> AECEnv[str, Observed, int | None]:
    """The environment in PettingZoo's wrappers: an action that is not allowed ends the game, -1.

    >>> env(edition="broadway").metadata["name"]
    'remeld_tile_rummy_v0'
    """
    inner = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))
