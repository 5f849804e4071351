"""Whole games by a player who does everything: plays, rearranges, dawdles, cheats."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from remeld.bots import easy_move
from remeld.match import Game, Oracle, Record, Setup, State, secret_from_seed
from remeld.rules import (
    Draw,
    Pass,
    Play,
    Rack,
    RemeldError,
    Ruleset,
    Table,
    Tile,
    count,
    sets_with,
    spread,
    view,
    without,
)
from remeld.solver import best_play, could_play
from tests.match.arranged_games import setup_for

MANY = 3000


class Trace(NamedTuple):
    """A game to its end, and the state after every command on the way."""

    game: Game
    states: tuple[State, ...]
    refused: Counter[str]

    @property
    def record(self) -> Record:
        return Record(self.game.state.setup, self.game.log)


@lru_cache(maxsize=64)
def random_game(
    rules: Ruleset | str,
    players: int,
    seed: int,
    *,
    clock: int | None = 60,
    dawdle: float = 0.12,
    oracle: Oracle = could_play,
    options: tuple[tuple[str, object], ...] = (),
) -> Trace:
    """Play a game to its end; `dawdle` is how often the bell rings."""
    setup = setup_for(rules, players, clock, **dict(options))
    return _Random(Random(seed), setup, seed, dawdle, oracle).play()


class _Random:
    def __init__(self, rng: Random, setup: Setup, seed: int, dawdle: float, oracle: Oracle) -> None:
        self.rng = rng
        self.dawdle = dawdle if setup.time_limit_sec else 0
        self.game = Game.start(setup, secret_from_seed(seed), at=1000, oracle=oracle)
        self.refused: Counter[str] = Counter()

    def play(self) -> Trace:
        states = [self.game.state]
        for _ in range(MANY):
            if self.game.state.ended:
                return Trace(self.game, tuple(states), self.refused)
            if self.rng.random() < 0.1:
                self._cheat()
            self._act()
            states.append(self.game.state)
        raise AssertionError("this game never ends")

    @property
    def at(self) -> int:
        return self.game.log[-1].at + self.rng.randrange(5000)

    def _act(self) -> None:
        state, rng = self.game.state, self.rng
        if state.deadline is not None and rng.random() < self.dawdle:
            self.game = self.game.ring(state.deadline + rng.randrange(3), self.draft())
        elif state.deadline is not None and rng.random() < 0.02:
            self.game = self.game.extend(rng.randrange(1, 9000), self.at)
        elif rng.random() < 0.4 and self._try(Play(self.rearranged())):
            return
        elif rng.random() < 0.15 and state.pool and not state.drew:
            self._try(Draw()) or self._try(self._easy())
        else:
            self._try(self._easy()) or self._try(Pass()) or self._try(Draw()) or self._must()

    def _must(self) -> bool:
        """Who must play and sees nothing asks the solver."""
        state = self.game.state
        rack, melded = self.game.position.rack, state.melded[state.turn]
        found = best_play(state.setup.sized, state.table, rack, melded=melded, least=False)
        return self._try(Play(found.table))

    def _easy(self) -> Play | Draw | Pass:
        move = easy_move(view(self.game.position, self.game.state.turn))
        return Pass() if isinstance(move, Draw) and self.game.state.drew else move

    def _try(self, move: Play | Draw | Pass) -> bool:
        """Make a move if it is allowed; a refusal says why and changes nothing."""
        before = self.game.state, self.game.log
        try:
            self.game = self.game.move(self.game.state.turn, move, self.at)
        except RemeldError as error:
            self.refused[error.code] += 1
            assert (self.game.state, self.game.log) == before
            return False
        return True

    def _cheat(self) -> None:
        """Something that must be refused, whatever the position."""
        state, rng, game = self.game.state, self.rng, self.game
        missing = next(iter(count(game.tiles) - count(self.own)))
        foreign = (missing,) * (count(game.position.rack)[missing] + 1)
        attempts = [
            lambda: game.move(state.next_seat(state.turn), Draw(), self.at),
            lambda: game.move(state.turn, Pass() if state.pool else Draw(), self.at),
            lambda: game.move(state.turn, Play(state.table), self.at),
            lambda: game.move(state.turn, Play((*state.table, foreign)), self.at),
            lambda: game.move(state.turn, Play(state.table[1:]), self.at),
            lambda: game.ring(game.log[-1].at),
            lambda: game.extend(0, self.at),
            lambda: game.ring(10**9, (foreign, *state.table)) if state.deadline else game.ring(0),
        ]
        if state.drew:
            attempts = attempts[:1] + attempts[2:]
        try:
            rng.choice(attempts)()
        except RemeldError as error:
            self.refused[error.code] += 1
        else:
            raise AssertionError("this should have been refused")

    @property
    def own(self) -> Rack:
        """All tiles that the seat on turn may move."""
        return self.game.position.rack + spread(self.game.state.table)

    def draft(self) -> Table | None:
        """A table as it may lie at the bell: untouched, finished, half finished, a mess."""
        rng, state = self.rng, self.game.state
        rack = self.game.position.rack
        kind = rng.randrange(6)
        if kind == 0:
            return None
        move = self._easy()
        table = move.table if isinstance(move, Play) else state.table
        if kind == 1:
            return table
        if kind == 2:
            return self.rearranged()
        if kind == 3:
            table = self.rearranged()
        sets = [list(tiles) for tiles in table]
        if kind >= 4 and sets:
            # Some tiles come out of their sets and lie about.
            victim = rng.choice(sets)
            sets += [[victim.pop(rng.randrange(len(victim)))] for _ in range(rng.randint(1, 2))]
        loose = without(rack, (count(spread(table)) - count(spread(state.table))).elements())
        sets += [[tile] for tile in loose[: rng.randrange(3)]]
        return tuple(tuple(tiles) for tiles in sets if tiles)

    def rearranged(self) -> Table:
        """Some sets and some rack tiles laid anew, if that can be done; else as it was."""
        rng, rules = self.rng, self.game.state.setup.sized
        table = list(self.game.state.table)
        rng.shuffle(table)
        table.sort(key=lambda tiles: rng.random() - 0.4 * any(tile.joker for tile in tiles))
        for _ in range(8):
            taken = table[: rng.randint(0, 3)]
            rack = list(self.game.position.rack)
            rng.shuffle(rack)
            pile = count(spread(tuple(taken))) + count(rack[: rng.randint(1, 4)])
            laid = next(partitions(pile, rules, rng), None)
            if laid is not None:
                return (*table[len(taken) :], *laid)
        return self.game.state.table


def partitions(pile: Counter[Tile], rules: Ruleset, rng: Random | None = None) -> Iterator[Table]:
    """Ways to make sets of all the tiles, in a random order."""
    numbered = sorted(tile for tile in pile if pile[tile] and not tile.joker)
    if not numbered:
        if not pile.total():
            yield ()
        return
    first = min(numbered, key=lambda tile: (tile.number, "krbogp".index(tile.colour)))
    found = [used for used, _ in sets_with(first, pile, rules.shape)]
    if rng is not None:
        rng.shuffle(found)
    for used in found:
        for rest in partitions(pile - Counter(used), rules, rng):
            yield (used, *rest)
