"""Many games of one table, counted."""

import pickle
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from remeld.arena import Interval, Pairing, Plan, PlayerTally, make_crew, run
from remeld.bots import Player
from remeld.library.checks import check_flag, named, read_seed, read_whole, wrong
from remeld.library.players import FunctionPlayer, PlayerLike, seated
from remeld.library.reading import RulesLike, read_rules
from remeld.rules import Ruleset

__all__ = ["PlayerResult", "SimulationResult", "simulate"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerResult:
    """What one player came to; an interval holds the true value in 95 of 100 runs."""

    name: str
    wins: float
    """Games won; of a game that several share each has a part."""
    win_share: float
    win_share_interval: Interval
    points: float
    """Points a game."""
    points_interval: Interval
    turns: float
    """Turns a game."""

    def __str__(self) -> str:
        low, high = (f"{100 * bound:.1f}" for bound in self.win_share_interval)
        share = f"{100 * self.win_share:.1f} % ({low} to {high})"
        return f"{self.name}: {share}, {self.points:+.1f} points a game"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class SimulationResult:
    """What all games came to.

    >>> import remeld
    >>> found = remeld.simulate(["greedy", "rabbit"], edition="goliath", games=4, seed=7)
    >>> found
    <SimulationResult: 4 games, goliath, greedy 75.0 %, rabbit 25.0 %>
    >>> [(each.name, each.wins) for each in found.players]
    [('greedy', 3.0), ('rabbit', 1.0)]
    """

    rules: Ruleset
    seed: int
    games: int
    blocked: int
    """Games in which nobody could go on."""
    players: tuple[PlayerResult, ...]
    """As they were named, whatever seats they had."""

    def __repr__(self) -> str:
        shares = ", ".join(f"{each.name} {100 * each.win_share:.1f} %" for each in self.players)
        return f"<SimulationResult: {self._played}, {shares}>"

    def __str__(self) -> str:
        return "\n".join([self._played, *map(str, self.players)])

    @property
    def _played(self) -> str:
        return f"{self.games} game{'' if self.games == 1 else 's'}, {self.rules}"


def simulate(
    players: Sequence[PlayerLike],
    *,
    games: int = 100,
    edition: RulesLike = "broadway",
    seed: int | None = None,
    workers: int = 1,
    fast: bool = False,
) -> SimulationResult:
    """Play many games, each deal once with every rotation of the seats, and count.

    The players are those of `play_game`. The same seed gives the same result on any number of
    workers, which are processes of this machine; players must then be such as can be pickled.
    `fast` plays with the compiled simulation, where that is the same game.

    >>> import remeld
    >>> found = remeld.simulate(["greedy", "rabbit"], edition="goliath", games=10, seed=7)
    >>> print(found)
    10 games, goliath
    greedy: 90.0 % (39.4 to 99.2), +26.2 points a game
    rabbit: 10.0 % (0.8 to 60.6), -26.2 points a game
    """
    games, workers = read_whole("games", games), read_whole("workers", workers)
    check_flag("fast", fast)
    found = seated(players)
    for seat, each in enumerate(found):
        if fast and isinstance(each, FunctionPlayer):
            raise wrong(f"players[{seat}]", players[seat], "the key of a policy with fast=True")
        if workers > 1 and not _can_travel(each):
            wanted = "such as other processes can import with several workers: a function of a file"
            raise wrong(f"players[{seat}]", players[seat], wanted)
    rules, seed = read_rules(edition, "edition"), read_seed(seed)
    with named(players=players):
        plan = Plan(
            pairings=(Pairing(tuple(each.key for each in found)),),
            ruleset=rules,
            games=games,
            seed=seed,
            fast=fast,
            own=found,
        )
    crew = make_crew(workers)
    try:
        with named(players=players, fast=fast) if fast else nullcontext():
            standings = run(plan, crew)
    finally:
        crew.close()
    (tally,) = standings.tallies
    return SimulationResult(
        rules=plan.ruleset,
        seed=plan.seed,
        games=tally.games,
        blocked=tally.blocked,
        players=tuple(map(_result, tally.players)),
    )


def _can_travel(player: Player) -> bool:
    """Whether another process can be given the player: it must find it in a file, as it is here.

    What was typed into a notebook or a console is in none.
    """
    try:
        written = pickle.dumps(player)
    except Exception:
        return False
    file = getattr(sys.modules["__main__"], "__file__", None)
    return b"__main__" not in written or Path(file or "").is_file()


def _result(tally: PlayerTally) -> PlayerResult:
    return PlayerResult(
        name=tally.key,
        wins=float(tally.wins),
        win_share=tally.win_share,
        win_share_interval=tally.win_share_interval,
        points=tally.points.mean,
        points_interval=tally.points.interval(),
        turns=tally.turns.mean,
    )
