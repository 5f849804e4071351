"""An OpenSpiel game: two to four players, tile by tile.

>>> import pyspiel
>>> import remeld.envs.openspiel_game
>>> game = pyspiel.load_game("python_remeld_tile_rummy(edition=goliath,players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_distinct_actions(), game.max_chance_outcomes()
(True, 55, 1000)
>>> state.apply_action(7)
>>> state.current_player(), state.legal_actions(), state.action_to_string(54)
(1, [40, 41, 48, 50, 52, 54], 'draw')

Chance acts once: it picks one of `deals` deals, and with it the order of the pool.
"""

from typing import Any

from remeld.envs.extra import missing
from remeld.envs.tile_game import NAMES, TileGame
from remeld.rules import edition as find_edition

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error, "openspiel") from error

__all__ = ["TileRummyGame", "TileRummyObserver", "TileRummyState"]

OPTIONS: dict[str, Any] = {"edition": "goliath", "players": 2, "deals": 1000}
GAME_TYPE = pyspiel.GameType(
    short_name="python_remeld_tile_rummy",
    long_name="Tile rummy by printed rules",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=len(NAMES),
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=OPTIONS,
)


class TileRummyGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its options: the edition, how many play, and how many deals there are."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = OPTIONS | (params or {})
        self.rules = find_edition(chosen["edition"])
        self.players, self.deals = int(chosen["players"]), int(chosen["deals"])
        if self.deals < 1:
            raise ValueError(f"deals is {self.deals}, but must be at least 1")
        first = self.deal(0)
        self.encoding = first.encoding
        total = self.encoding.ruleset.box.total
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            # Every tile is drawn and laid once at most, each in a turn of its own, and between two
            # of these turns all others may pass.
            max_game_length=total * (self.players + 3),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def deal(self, number: int) -> TileGame:
        """One of the deals."""
        return TileGame(self.rules, players=self.players, seed=number)

    def new_initial_state(self) -> "TileRummyState":
        """Nothing is dealt yet."""
        return TileRummyState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "TileRummyObserver":
        """Who writes down what a player sees."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TileRummyObserver(self, params, recall=recall)


class TileRummyState(pyspiel.State):  # type: ignore[misc]
    """A game, once it is dealt."""

    def __init__(self, game: TileRummyGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.deal = game.deal
        self.told = game.encoding.told
        self.table: TileGame | None = None
        self.seen: list[list[str]] = [[] for _ in range(game.players)]
        """What each player has observed, one after the other."""

    def current_player(self) -> int:
        """Whose turn it is: chance deals first."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.ended else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return [action for action, may in enumerate(self.table.mask()) if may]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely as the others."""
        return [(number, 1 / self.deals) for number in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.deal(action)
        else:
            self.table.step(action)
        for player, seen in enumerate(self.seen):
            now = self.observation(player)
            if not seen or seen[-1] != now:
                seen.append(now)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.told(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.ended

    def returns(self) -> list[float]:
        """By player, in all 0; 0 before the end."""
        return list(self.table.rewards) if self.table else [0.0] * len(self.seen)

    def observation(self, player: int) -> str:
        """What a player sees, as text."""
        return self.table.observe(player).hex() if self.table else ""

    def __str__(self) -> str:
        return self.table.show() if self.table else "not dealt"


class TileRummyObserver:
    """Writes down what a player sees: the encoding's bytes as numbers; as text with all before."""

    def __init__(self, game: TileRummyGame, params: dict[str, Any] | None, *, recall: bool) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation, but {params}")
        self.recall = recall
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TileRummyState, player: int) -> None:
        """Write down what a player sees now."""
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[:] = np.frombuffer(state.table.observe(player), np.uint8)

    def string_from(self, state: TileRummyState, player: int) -> str:
        """The same as text."""
        return " ".join(state.seen[player]) if self.recall else state.observation(player)


pyspiel.register_game(GAME_TYPE, TileRummyGame)
