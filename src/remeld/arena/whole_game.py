"""A game from its start to its end, watched for what must always hold."""

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Generic, NamedTuple, TypeVar

from remeld.bots import NO_LIMIT, Decision, Player, fault_text, is_players_own
from remeld.match import Game
from remeld.rules import Move, Play, Rack, RemeldError, count, rack_value, spread
from remeld.rules.tables import but_the_same
from remeld.solver.encoding import units_of

__all__ = ["PlayedOut", "WhichGame", "play_out"]

MOST_TURNS = 10_000
"""No game is as long: whoever plays on for ever is stopped."""


class WhichGame(NamedTuple):
    """Which game of a run it is, for whoever must look at it again."""

    keys: tuple[str, ...]
    deal: int
    rotation: int
    seed: int

    def breach(self, what: str) -> RemeldError:
        """Something that must never be."""
        keys = ", ".join(self.keys)
        return RemeldError(
            "arena-breach",
            f"{what}: deal {self.deal}, rotation {self.rotation} of {keys}, seed {self.seed}",
            what=what,
            deal=self.deal,
            rotation=self.rotation,
            players=keys,
        )

    def fault(self, seat: int, error: BaseException) -> RemeldError:
        """A player that fails, or does what it may not."""
        key = self.keys[seat]
        return RemeldError(
            "faulty-player",
            f"{key}, deal {self.deal}, rotation {self.rotation}: {error!r}",
            key=key[:60],
            deal=self.deal,
            rotation=self.rotation,
            why=fault_text(error)[:200],
        )


AnyGame = TypeVar("AnyGame", bound=Game)


class PlayedOut(NamedTuple, Generic[AnyGame]):
    """A game at its end, and by seat how many turns there were and in how many tiles were laid."""

    game: AnyGame
    turns: list[int]
    plays: list[int]


def play_out(
    game: AnyGame, players: Sequence[Player], rngs: Sequence[Random], place: WhichGame
) -> PlayedOut[AnyGame]:
    """Let the players of all seats play, each with its own randomness.

    >>> from remeld.arena import dice
    >>> from remeld.bots import player
    >>> from remeld.match import Setup, secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> from remeld.solver import could_play
    >>> names = ("greedy", "easy")
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=names, time_limit_sec=None)
    >>> start = Game.start(setup, secret_from_seed(7), at=0, oracle=could_play)
    >>> rngs = [dice(7, 0, 0, seat) for seat in range(2)]
    >>> done = play_out(start, [player(name) for name in names], rngs, WhichGame(names, 0, 0, 7))
    >>> done.game.state.ended.reason
    'out'
    """
    if count(_all_tiles(game)) != count(game.state.setup.sized.box.tiles()):
        raise place.breach("tiles")
    turns, plays = [0] * len(players), [0] * len(players)
    while game.state.ended is None:
        seat = game.state.turn
        try:
            decision = players[seat].decide(game.view(seat), NO_LIMIT, rngs[seat])
            move = _move_of(decision)
            after = game.move(seat, move, at=0)
        except (Exception, SystemExit, KeyboardInterrupt) as error:
            if not is_players_own(error):
                raise
            raise place.fault(seat, error) from error
        turns[seat] += not game.state.drew
        plays[seat] += isinstance(move, Play)
        if sum(turns) > MOST_TURNS:
            raise place.breach("endless")
        if not _keeps_tiles(game, after):
            raise place.breach("tiles")
        game = after
    if not _scored_rightly(game):
        raise place.breach("scores")
    return PlayedOut(game, turns, plays)


def _move_of(decision: object) -> Move:
    """The move; a player of others may return anything."""
    if not isinstance(decision, Decision):
        raise TypeError(f"decide returned {decision!r:.60}, but must return a Decision")
    return decision.move


def _all_tiles(game: Game) -> Rack:
    """The tiles of all racks, the table and the pool."""
    held = [tile for rack in game.state.racks for tile in rack]
    return (*held, *spread(game.state.table), *game.position.pool)


def _keeps_tiles(before: Game, after: Game) -> bool:
    """Whether racks and table hold what they held and what was drawn, and the pool the rest."""
    end = len(before.tiles)
    drawn = before.tiles[end - before.state.pool : end - after.state.pool]
    had, has = (*before.state.racks, drawn), after.state.racks
    if before.state.table is not after.state.table:
        had, has = (*had, *before.state.table), (*has, *after.state.table)
    had, has = but_the_same(had, has)
    rules = before.state.setup.sized
    units = units_of(rules.colours, rules.numbers).__getitem__
    held = sum(map(units, chain.from_iterable(has)))
    return sum(map(units, chain.from_iterable(had))) == held and before.tiles == after.tiles


def _scored_rightly(game: Game) -> bool:
    """Whether points add up to nothing, and who won had the least on the rack."""
    ended, rules = game.state.ended, game.state.setup.sized
    assert ended is not None
    values = [rack_value(rules, rack) for rack in ended.racks]
    if sum(ended.points) or (ended.reason == "out") != (not all(ended.racks)):
        return False
    if ended.reason == "out":
        (winner,) = ended.winners
        lost = [-value for value in values]
        lost[winner] = sum(values)
        return not ended.racks[winner] and list(ended.points) == lost
    return all(values[seat] == min(values) for seat in ended.winners)
