"""Many games at once, played tile by tile on counts: what `TileGame` does, compiled.

The same seed and the same actions give the same observations, masks and rewards as `TileGame`,
through the referee, which the tests compare. Nothing here judges a turn: the mask allows legal
ones only. Where an edition minds what becomes of jokers, and some lie on the table, a mask now and
then takes the solver of `TurnMask`, and every play is laid by the solver; all else is done in one
call, or in one for each thread.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import pairwise

from remeld.envs.encoding import Encoding
from remeld.envs.packing import carefulness, still_counts, table_after, told_table
from remeld.envs.tile_game import NAMES, IllegalActionError, refusal
from remeld.envs.turn_mask import TurnMask
from remeld.match import Setup, Shuffler, first_seat, secret_from_seed
from remeld.rules import Position, Ruleset, Table, View, spread
from remeld.simulation import engine
from remeld.simulation.numbers import memory_for, opens_at_once
from remeld.solver import arrange

__all__ = ["NO_ACTION", "TileGames"]

NO_ACTION = 255
"""In place of an action: this game is let be."""
LEFT_OPEN = 2
"""In a mask: the search could not decide this."""
PARTS = 4
"""So many parts the games are cut into for each thread: who is done early takes another one."""
READY, OPEN, NO_TABLE, OVER = range(4)


class TileGames:
    """Games side by side, of which each takes its own actions.

    >>> from remeld.rules import EDITIONS
    >>> games = TileGames(EDITIONS["goliath"], players=2, seeds=[5, 6])
    >>> games.seat(0), games.seat(1), games.mask(0)[games.encoding.draw]
    (0, 1, 1)
    >>> games.step([games.encoding.draw] * 2)
    >>> games.seat(0), games.seat(1), games.over
    (1, 0, [])

    With `threads` the games are cut into parts, and so many threads carry these out side by side in
    each step. Nothing else changes: each game is the same, whatever plays beside it.

    >>> games = TileGames(EDITIONS["goliath"], players=2, seeds=range(64), threads=2)
    >>> games.step([games.encoding.draw] * 64)
    """

    def __init__(
        self, ruleset: Ruleset, *, players: int, seeds: Sequence[int], threads: int = 1
    ) -> None:
        if not 2 <= players <= len(NAMES):
            raise ValueError(f"players is {players}, but must be 2 to {len(NAMES)}")
        if not seeds:
            raise ValueError("seeds is empty, but there is a game for each")
        if threads < 1:
            raise ValueError(f"threads is {threads}, but must be at least 1")
        self.setup = Setup(ruleset=ruleset, players=NAMES[:players], time_limit_sec=None)
        rules = self.setup.sized
        self.encoding = Encoding(rules, players)
        self.games = len(seeds)
        self.observations = bytearray(self.games * self.encoding.size)
        """What the seat on turn sees, game after game."""
        self.masks = bytearray(self.games * self.encoding.actions)
        """What the seat on turn may do, game after game."""
        self.over: list[int] = []
        """The games that the last step ended."""
        self._stand = bytearray(self.games)
        self._box = bytes(self.encoding.cells[tile] for tile in rules.box.tiles())
        self._careful = carefulness(rules)
        self._tables: list[Table] = [()] * self.games
        self._turns: dict[int, TurnMask] = {}
        parts = min(threads * PARTS if threads > 1 else 1, self.games)
        cuts = [part * self.games // parts for part in range(parts + 1)]
        self._memories: list[engine.Simulation] = []
        """Of each part of the games."""
        self._memory_of: list[engine.Simulation] = []
        """Of each game that of its part."""
        for first, end in pairwise(cuts):
            memory = memory_for(rules)
            engine.set_games(memory, first, end - first, players, self._careful)
            self._memories.append(memory)
            self._memory_of += [memory] * (end - first)
        # The thread that asks for a step takes its share itself.
        self._helpers = min(threads, parts) - 1
        self._pool = ThreadPoolExecutor(self._helpers) if self._helpers else None
        for game, seed in enumerate(seeds):
            self.deal(game, seed)

    def deal(self, game: int, seed: int) -> None:
        """Let a new game begin in place of that one."""
        rules, players = self.encoding.ruleset, self.encoding.players
        shuffler = Shuffler(secret_from_seed(seed), self.setup.words)
        order = bytes(shuffler.shuffled(self._box, "deal"))
        racks = [order[seat * rules.hand : (seat + 1) * rules.hand] for seat in range(players)]
        starter = first_seat(self.setup, shuffler)
        melded = [opens_at_once(rules)] * players
        pool = order[players * rules.hand :]
        self._begin(game, (), [self._counted(rack) for rack in racks], pool, melded, starter)

    def put(self, game: int, position: Position) -> None:
        """Go on from a position in place of that game; the seat on turn counts as the starter."""
        cells, rules = self.encoding.cells, self.encoding.ruleset
        if position.ruleset != rules or len(position.racks) != self.encoding.players:
            raise ValueError("position has other rules, or another number of players")
        position.check()
        racks = [self._counted([cells[tile.plain] for tile in rack]) for rack in position.racks]
        melded = [each or opens_at_once(rules) for each in position.melded]
        pool = bytes([cells[tile] for tile in position.pool])
        self._begin(game, position.table, racks, pool, melded, position.turn)

    def _begin(
        self,
        game: int,
        table: Table,
        racks: Sequence[bytes],
        pool: bytes,
        melded: Sequence[bool],
        turn: int,
    ) -> None:
        self._tables[game] = table
        self._turns.pop(game, None)
        cells = self.encoding.cells
        counts = self._counted([cells[tile.plain] for tile in spread(table)])
        stands = engine.set_game(
            self._memory_of[game],
            game,
            [counts, still_counts(self.encoding.ruleset, self._tables[game]), *racks],
            *told_table(self.encoding.ruleset, self._tables[game]),
            pool,
            melded,
            turn,
            turn,
            self.observations,
            self.masks,
        )
        self._settle(game, stands)

    def step(self, actions: Sequence[int]) -> None:
        """Carry out an action in each game, or refuse and change nothing; `NO_ACTION` is none."""
        if len(actions) != self.games:
            raise ValueError(f"{len(actions)} actions for {self.games} games")
        plays = list(self._plays(actions)) if self._careful else []
        refused = -1
        do = bytearray()
        try:
            do = bytearray(actions)
        except ValueError:
            refused = next(game for game, each in enumerate(actions) if not 0 <= each <= 255)
        if refused < 0:
            refused = engine.refused_action(self._memories[0], do, self.masks)
        if refused >= 0:
            raise IllegalActionError(self._refusal(refused, actions[refused]))
        self._step_parts(do)
        self.over = []
        ends = range(self.encoding.commit, self.encoding.actions)
        for game in [game for game in self._turns if actions[game] in ends]:
            del self._turns[game]
        for game, table in plays:
            self._tables[game] = table
        if any(self._stand):
            for game, stands in enumerate(self._stand):
                if stands:
                    self._settle(game, stands)

    def _step_parts(self, actions: bytearray) -> None:
        """Carry out actions that are allowed; each thread takes one part after the other."""
        left = self._memories[::-1]
        helpers = []
        if self._pool is not None:
            helpers = [self._pool.submit(self._work, left, actions) for _ in range(self._helpers)]
        self._work(left, actions)
        for each in helpers:
            each.result()

    def _work(self, left: list[engine.Simulation], actions: bytearray) -> None:
        """Carry parts out until none is left; to take one off a list is one step for threads."""
        with suppress(IndexError):
            while True:
                memory = left.pop()
                engine.step_games(memory, actions, self.observations, self.masks, self._stand)

    def seat(self, game: int) -> int:
        """The seat on turn, or the one that would be."""
        return engine.game_numbers(self._memory_of[game], game)[0]

    def mask(self, game: int) -> bytes:
        """What the seat on turn may do in a game; nothing after its end."""
        wide = self.encoding.actions
        return bytes(self.masks[game * wide : (game + 1) * wide])

    def observe(self, game: int, seat: int) -> bytes:
        """What a seat sees of a game."""
        return engine.show_game(self._memory_of[game], game, seat)

    def table(self, game: int) -> Table:
        """The table of a game; where any arrangement is as good as another, one of them."""
        at = game * self.encoding.size + 2 * self.encoding.kinds
        counts = self.observations[at : at + self.encoding.kinds]
        if self._careful and counts[-1]:
            return self._tables[game]
        return arrange(self.encoding.ruleset, self.encoding.tiles(counts)).sets

    def points(self, game: int) -> tuple[int, ...]:
        """The points by seat of a game that is over."""
        return engine.game_numbers(self._memory_of[game], game)[2]

    def rewards(self, game: int) -> tuple[float, ...]:
        """By seat, as those of `TileGame`: of a game that is over."""
        players = self.encoding.players
        won = engine.game_numbers(self._memory_of[game], game)[1]
        if not won:
            return (0.0,) * players
        shares = [(won >> seat & 1) / won.bit_count() for seat in range(players)]
        return tuple([(share * players - 1) / (players - 1) for share in shares])

    def _settle(self, game: int, stands: int) -> None:
        """Do what a game needs before its next action."""
        self._stand[game] = READY
        if stands == OVER:
            self.over.append(game)
            return
        if stands == NO_TABLE:
            stands = engine.set_table(
                self._memory_of[game],
                game,
                still_counts(self.encoding.ruleset, self._tables[game]),
                *told_table(self.encoding.ruleset, self._tables[game]),
                self.observations,
                self.masks,
            )
        if stands == OPEN:
            self._ask_solver(game)

    def _plays(self, actions: Sequence[int]) -> Iterator[tuple[int, Table]]:
        """The new tables of the games in which what was laid is played, where jokers lie there."""
        size, kinds = self.encoding.size, self.encoding.kinds
        for game, action in enumerate(actions):
            if action != self.encoding.commit or not self.mask(game)[action]:
                continue
            joker = game * size + kinds - 1
            if not self.observations[joker + kinds] and not self.observations[joker + 2 * kinds]:
                continue
            at = game * size + 3 * kinds + 1
            melded = bool(self.observations[at])
            laid = self.encoding.tiles(self._laid(game))
            yield game, table_after(self.encoding.ruleset, self.table(game), laid, melded=melded)

    def _ask_solver(self, game: int) -> None:
        """Find out by the solver what the search left open."""
        laid = self._laid(game)
        if game not in self._turns:
            self._turns[game] = TurnMask(self._view(game), probe=False)
        turn = self._turns[game]
        for kind, (more, before) in enumerate(zip(laid, turn.laid, strict=True)):
            for _ in range(more - before):
                turn.lay(kind)
        mask = self.mask(game)
        kinds = bytearray(mask[: self.encoding.kinds])
        left = [kind for kind, may in enumerate(kinds) if may == LEFT_OPEN]
        may = turn.kinds_of(left)
        for kind in left:
            kinds[kind] = kind in may
        complete = mask[self.encoding.commit]
        if complete == LEFT_OPEN:
            complete = not any(kinds) or turn.complete()
        engine.set_mask(self._memory_of[game], game, bytes(kinds), bool(complete), self.masks)

    def _counted(self, cells: Iterable[int]) -> bytes:
        counts = bytearray(self.encoding.kinds)
        for cell in cells:
            counts[cell] += 1
        return bytes(counts)

    def _laid(self, game: int) -> bytes:
        at = game * self.encoding.size + self.encoding.kinds
        return bytes(self.observations[at : at + self.encoding.kinds])

    def _view(self, game: int) -> View:
        """What the seat on turn sees at the start of its turn, counted as seat 0."""
        encoding = self.encoding
        at, kinds = game * encoding.size, encoding.kinds
        seen = self.observations[at : at + encoding.size]
        rack = [a + b for a, b in zip(seen[:kinds], seen[kinds : 2 * kinds], strict=True)]
        seats = seen[3 * kinds : 3 * kinds + 2 * encoding.players]
        return View(
            ruleset=encoding.ruleset,
            seat=0,
            rack=encoding.tiles(rack),
            rack_sizes=tuple(seats[::2]),
            melded=tuple(map(bool, seats[1::2])),
            table=self.table(game),
            pool_size=seen[-3],
            turn=0,
        )

    def _refusal(self, game: int, action: int) -> str:
        return f"game {game}: {refusal(self.encoding, self.mask(game), action)}"
