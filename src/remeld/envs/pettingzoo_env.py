"""A PettingZoo environment (AEC, and a parallel form of it): two to four learners.

>>> env = env(edition="goliath", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     done = terminated or truncated
...     env.step(None if done else env.action_space(agent).sample())
>>> env.agents
[]
"""

from operator import index
from typing import Any, ClassVar, SupportsIndex

from remeld.envs.counted_game import counts_are_faster, new_game
from remeld.envs.extra import missing
from remeld.envs.options import read_edition
from remeld.envs.tile_game import NAMES
from remeld.rules import Ruleset

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    from remeld.envs.arrays import ActionForm, ArrayForm, LegalActions, Observed
except ImportError as error:
    raise missing(error) from error

__all__ = ["TileRummyAEC", "env", "parallel_env", "raw_env"]

ILLEGAL = -1.0
NO_SEED = 1 << 63


class TileRummyAEC(AECEnv[str, Observed, int | None]):  # type: ignore[misc]
    """A game of learners, seat by seat; an agent acts until its turn ends.

    `edition` is one of the printed ones, with what a house changes if it does
    (`goliath(jokers=4)`), or any `Ruleset`.

    Rewards come at the end, in all 0. An agent that has acted `max_cycles` times is truncated and
    leaves with no reward. While others play on, the environment ends its turns: it draws or passes,
    or, in the middle of a turn or where the rules want a play, lays what has to be laid and
    commits. Once all are truncated the game is cut off where it stands.
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
        edition: str | Ruleset = "goliath",
        players: int = 2,
        actions: ActionForm = "tiles",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.ruleset = read_edition(edition)
        if max_cycles is not None and index(max_cycles) < 1:
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
        self.all_act = False
        """Whether an action counts for all agents: in the parallel form each gives one."""
        self._dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        """What an agent may do; a sample without a mask is legal for the agent on turn."""
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
        self.acted = dict.fromkeys(self.agents, 0)
        self._tell()

    def observe(self, agent: str) -> Observed:
        """What an agent sees now; its mask is in `infos`, all 0 for who is not on turn."""
        return self.form.observe(self.game, self.possible_agents.index(agent))

    def step(self, action: SupportsIndex | None) -> None:
        """Carry out an action of the agent on turn; one that is not allowed raises."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is on turn, and must act")
        self.form.step(self.game, index(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.max_cycles is not None:
            self._count(agent)
        self.agent_selection = self.possible_agents[self.game.seat]
        if self.game.ended:
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, False)
            won = dict(zip(self.possible_agents, self.game.rewards, strict=True))
            self.rewards = {each: won[each] for each in self.agents}
        self._accumulate_rewards()
        self._tell()
        # Who is out is told so, and leaves, before the game goes on.
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _count(self, agent: str) -> None:
        """Count an action, and let the game go on to a seat whose agent may still act."""
        for each in self.agents if self.all_act else [agent]:
            self.acted[each] += 1
            self.truncations[each] = self.acted[each] == self.max_cycles
        game = self.game
        acting = [each for each in self.agents if not self.truncations[each]]
        while acting and not game.ended and self.possible_agents[game.seat] not in acting:
            # The last legal action: the actions that end a turn come after all tiles.
            game.step(game.mask().rindex(1))

    def _tell(self) -> None:
        """What agents are told beside what they observe: their masks, and points at the end."""
        self.infos: dict[str, dict[str, Any]] = {}
        points = self.game.points
        for seat, agent in enumerate(self.possible_agents):
            if agent in self.agents:
                acts = not self.truncations[agent]
                info: dict[str, Any] = {**self.form.choices(self.game, seat, acts=acts)}
                self.action_spaces[agent].legal = info["action_mask"]
                if points:
                    info["points"] = points[seat]
                self.infos[agent] = info

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
    return _wrapped(raw_env(**options))


def parallel_env(**options: Any) -> ParallelEnv[str, Observed, int | None]:
    """The environment in PettingZoo's parallel form: all give an action, the one on turn acts.

    What the others give is not looked at. It counts, though: all have acted in each step, so
    `max_cycles` steps are the whole game.

    >>> env = parallel_env(players=3, max_cycles=2)
    >>> seen, infos = env.reset(seed=7)
    >>> while env.agents:
    ...     actions = {agent: env.action_space(agent).sample() for agent in env.agents}
    ...     seen, rewards, terminated, truncated, infos = env.step(actions)
    >>> truncated
    {'seat_0': True, 'seat_1': True, 'seat_2': True}
    """
    inner = raw_env(**options)
    inner.all_act = True
    return turn_based_aec_to_parallel(_wrapped(inner))


def _wrapped(inner: TileRummyAEC) -> AECEnv[str, Observed, int | None]:
    legal = wrappers.TerminateIllegalWrapper(inner, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
