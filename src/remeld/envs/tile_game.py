"""A game that is played tile by tile, through the referee: actions in, observations, masks out."""

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Self

from remeld.bots import NO_LIMIT, Player, draw_or_pass
from remeld.envs.encoding import Encoding
from remeld.envs.packing import table_after
from remeld.envs.turn_mask import TurnMask
from remeld.match import Game, Setup, secret_from_seed
from remeld.notation import format_rack, format_table
from remeld.rules import Move, Play, Rack, Ruleset, Table, View, spread
from remeld.solver.questions import could_play

__all__ = ["NAMES", "IllegalActionError", "TileGame", "refusal", "shown"]

NAMES = ("seat_0", "seat_1", "seat_2", "seat_3")


class IllegalActionError(ValueError):
    """An action that the mask does not allow; nothing has changed."""


class TileGame:
    """A game with its turn as it is laid so far.

    >>> from remeld.rules import EDITIONS
    >>> game = TileGame(EDITIONS["goliath"], players=2, seed=5)
    >>> game.seat, sum(game.mask()), game.mask()[game.encoding.draw]
    (0, 1, 1)
    >>> game.step(game.encoding.draw)
    >>> game.seat, len(game.view(0).rack)
    (1, 15)
    >>> game.step(0)
    Traceback (most recent call last):
        ...
    remeld.envs.tile_game.IllegalActionError: action 0 (k1) is not allowed: 45 (r12), 46 (b12), \
47 (o12), 54 (draw) are
    """

    def __init__(self, ruleset: Ruleset, *, players: int, seed: int) -> None:
        if not 2 <= players <= len(NAMES):
            raise ValueError(f"players is {players}, but must be 2 to {len(NAMES)}")
        setup = Setup(ruleset=ruleset, players=NAMES[:players], time_limit_sec=None)
        self.encoding = Encoding(setup.sized, players)
        self.game = Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)
        self._turn: TurnMask | None = None
        self._mask: bytes | None = None

    @property
    def seat(self) -> int:
        """The seat on turn."""
        return self.game.state.turn

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.game.state.ended is not None

    @property
    def rewards(self) -> tuple[float, ...]:
        """By seat, in all 0: 1 for the only winner, and the same for all others; 0 before the end.

        >>> from remeld.bots import player
        >>> from remeld.rules import EDITIONS
        >>> game = TileGame(EDITIONS["goliath"], players=3, seed=7)
        >>> while not game.ended:
        ...     game.let_decide(player("greedy"), Random(1))
        >>> game.rewards
        (-0.5, -0.5, 1.0)
        """
        ended, players = self.game.state.ended, self.encoding.players
        if ended is None or not ended.winners:
            return (0.0,) * players
        shares = [(seat in ended.winners) / len(ended.winners) for seat in range(players)]
        return tuple((share * players - 1) / (players - 1) for share in shares)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the game by seat; none before the end."""
        ended = self.game.state.ended
        return ended.points if ended else ()

    @property
    def turn(self) -> TurnMask:
        """The turn as it is laid so far."""
        if self._turn is None:
            self._turn = TurnMask(self.view(self.seat))
        return self._turn

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.game.view(seat)

    def observe(self, seat: int) -> bytes:
        """What a seat sees, with the tiles that it has laid in this turn."""
        laid = self._turn.laid if self._turn and seat == self.seat else None
        return self.encoding.observe(self.view(seat), laid)

    def mask(self) -> bytes:
        """For each action of the seat on turn 1 if it is legal, else 0; all 0 after the end."""
        if self._mask is None:
            self._mask = self._legal()
        return self._mask

    def step(self, action: int) -> None:
        """Carry out an action of the seat on turn, or refuse it and change nothing."""
        mask, encoding = self.mask(), self.encoding
        if not (0 <= action < len(mask) and mask[action]):
            raise IllegalActionError(refusal(encoding, mask, action))
        if action < encoding.kinds:
            self.turn.lay(action)
            self._mask = None
        elif action == encoding.commit:
            self._move(self._play(self.encoding.tiles(self.turn.laid)))
        else:
            self._move(draw_or_pass(self.view(self.seat)))

    def let_decide(self, player: Player, rng: Random) -> None:
        """Let a computer player have the turn, of which nothing is laid yet."""
        self._not_begun()
        self._move(player.decide(self.view(self.seat), NO_LIMIT, rng).move)

    def step_at_random(self, rng: Random) -> None:
        """Carry out any legal action."""
        self.step(rng.choice([action for action, may in enumerate(self.mask()) if may]))

    def play(self, tiles: Rack) -> None:
        """Lay just these tiles, at once, in a turn of which nothing is laid yet."""
        self._not_begun()
        self._move(self._play(tiles))

    def copy(self) -> Self:
        """A game of its own that goes on from here."""
        other = copy(self)
        other._turn = self._turn.copy() if self._turn else None
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def show(self, seat: int | None = None) -> str:
        """The table, and what a seat (else the one on turn) holds, in the notation."""
        state = self.game.state
        seat = self.seat if seat is None else seat
        laid = self._turn.laid if self._turn and seat == self.seat else ()
        return shown(
            state.table,
            pool=state.pool,
            sizes=[len(rack) for rack in state.racks],
            turn=self.seat,
            seat=seat,
            rack=state.racks[seat],
            laid=self.encoding.tiles(laid),
        )

    def _legal(self) -> bytes:
        encoding = self.encoding
        mask = bytearray(encoding.actions)
        if self.ended:
            return bytes(mask)
        for kind in self.turn.kinds():
            mask[kind] = 1
        if any(self.turn.laid):
            mask[encoding.commit] = self.turn.complete()
        else:
            state = self.game.state
            must = not state.drew and encoding.ruleset.must_play_if_able(state.pool)
            mask[encoding.draw] = not (must and any(mask))
        return bytes(mask)

    def _not_begun(self) -> None:
        if self._turn is not None and any(self._turn.laid):
            raise ValueError("a turn that has begun tile by tile goes on so")

    def _play(self, tiles: Rack) -> Play:
        """The play that lays just these tiles."""
        view = self.view(self.seat)
        table = table_after(view.ruleset, view.table, tiles, melded=view.melded[self.seat])
        if len(spread(table)) == len(spread(view.table)):
            raise IllegalActionError(f"no legal play lays just {format_rack(tiles)}")
        return Play(table)

    def _move(self, move: Move) -> None:
        self.game = self.game.move(self.seat, move, at=0)
        self._turn = self._mask = None


def shown(
    table: Table, *, pool: int, sizes: Sequence[int], turn: int, seat: int, rack: Rack, laid: Rack
) -> str:
    """A game as a seat sees it, in the notation."""
    lines = [
        f"table: {format_table(table)}",
        f"pool: {pool}",
        f"tiles: {' '.join(map(str, sizes))}",
        f"on turn: seat {turn}",
        f"rack of seat {seat}: {format_rack(rack)}",
        f"laid: {format_rack(laid)}",
    ]
    return "\n".join(line.rstrip() for line in lines)


def refusal(encoding: Encoding, mask: bytes, action: int) -> str:
    """Why an action is refused: what is allowed instead."""
    legal = [f"{each} ({encoding.told(each)})" for each, may in enumerate(mask) if may]
    if not legal:
        return f"action {action} is not allowed: the game is over"
    known = f" ({encoding.told(action)})" if 0 <= action < encoding.actions else ""
    verb = "is" if len(legal) == 1 else "are"
    return f"action {action}{known} is not allowed: {', '.join(legal)} {verb}"
