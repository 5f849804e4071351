"""One game, played by the rules: commands in, numbered events out, folded into a state.

Nothing here looks at a clock or throws dice: the time of each command and the secret of the deal
are handed in, and whether a player could play is asked of an oracle.

>>> from remeld.match import Game, Setup, secret_from_seed
>>> from remeld.rules import EDITIONS, Draw
>>> from remeld.solver import could_play
>>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
>>> game = Game.start(setup, secret_from_seed(7), at=0, oracle=could_play)
>>> seat = game.state.turn
>>> game = game.move(seat, Draw(), at=1000)
>>> len(game.state.racks[seat]), game.state.pool
(15, 77)
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, Self

from remeld.match.compulsory_play import MOST_SAT_OUT, Oracle, check_oracle, may_sit_out, must_play
from remeld.match.deal import Shuffler, commitment, start_tiles
from remeld.match.errors import IllegalTurnError, WrongKindError
from remeld.match.events import (
    Bell,
    Drew,
    Ended,
    EndReason,
    Event,
    Extended,
    GaveUp,
    Logged,
    Passed,
    Played,
    Revealed,
    Said,
)
from remeld.match.final_scores import final_score
from remeld.match.record import Record, states
from remeld.match.setup import Setup
from remeld.match.starting_draw import opening
from remeld.match.state import State, apply
from remeld.match.tile_order import revealed_secret, tiles_in_order
from remeld.rules import (
    UNKNOWN,
    CommandError,
    Draw,
    Move,
    PastMove,
    Play,
    Position,
    Rack,
    Table,
    Tile,
    View,
    check_tiles,
    count,
    gained_and_lost,
    in_order,
    judge_once,
    ring,
    spread,
    view,
)

__all__ = ["Game"]


@dataclass(frozen=True, kw_only=True, repr=False)
class Game:
    """A game with its log and the tiles still to come; every command returns the next `Game`."""

    log: tuple[Logged, ...] = ()
    state: State
    tiles: Rack
    """All tiles in the order in which they are dealt and drawn."""
    secret: bytes | None = None
    past: tuple[PastMove, ...] = ()
    """What everybody saw the seats do, the oldest first."""
    oracle: Oracle
    open_end: Ended | None = None
    """How the game turned out, where a record hides racks until the end."""

    @classmethod
    def start(cls, setup: Setup, secret: bytes, at: int, oracle: Oracle) -> Self:
        """Draw for the start, deal, and let the first turn begin.

        `oracle` decides who may pass where the rules make those play who can.
        """
        if not isinstance(setup, Setup):
            raise WrongKindError("setup", setup, "a Setup")
        if not isinstance(secret, bytes):
            raise WrongKindError("secret", secret, "bytes, like secret_from_seed(7)")
        check_oracle(oracle)
        setup = replace(setup, commitment=commitment(secret))
        shuffler = Shuffler(secret, setup.words)
        rules = setup.sized
        tiles = shuffler.shuffled(rules.box.tiles(), "deal")
        game = cls(state=State.new(setup), tiles=tiles, secret=secret, oracle=oracle)
        return game.happen(at, opening(setup, start_tiles(rules, shuffler), tiles))

    @classmethod
    def replay(cls, record: Record, oracle: Oracle) -> Iterator[Self]:
        """The game after each event of a record, unchecked; `verify` checks.

        Where the secret of the deal is not revealed yet, the tiles to come lie face down.
        """
        tiles, secret = tiles_in_order(record), revealed_secret(record)
        past: tuple[PastMove, ...] = ()
        for number, state in enumerate(states(record), start=1):
            past += (state.done,) if state.done else ()
            log = record.log[:number]
            yield cls(log=log, state=state, tiles=tiles, secret=secret, past=past, oracle=oracle)

    def __repr__(self) -> str:
        setup, ended = self.state.setup, self.state.ended
        names = ", ".join(setup.players)
        stands = f"ended {ended.reason}" if ended else f"{setup.players[self.state.turn]}'s turn"
        kind = type(self).__name__
        return f"<{kind}: {setup.ruleset.edition}, {names}, {len(self.log)} events, {stands}>"

    @property
    def record(self) -> Record:
        """The game so far as a record, the hidden tiles too; `cut` hides them."""
        return Record(self.state.setup, self.log)

    @cached_property
    def position(self) -> Position:
        """The whole truth at this moment."""
        state = self.state
        return Position(
            ruleset=state.setup.sized,
            racks=state.racks,
            melded=state.melded,
            table=state.table,
            pool=self.tiles[len(self.tiles) - state.pool :],
            turn=state.turn,
        )

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know at this moment."""
        state = self.state
        return view(
            self.position,
            seat,
            drew=state.drew,
            passes=state.passes,
            order=state.order,
            past=self.past,
        )

    def since(self, number: int) -> tuple[Logged, ...]:
        """The events after event `number`."""
        return self.log[number:]

    def move(self, seat: int, move: Move, at: int) -> Self:
        """Carry out a turn, or raise `CommandError` and change nothing."""
        if not isinstance(move, Move):
            raise WrongKindError("move", move, "a move, like Draw()")
        self._check_turn(seat, at)
        if isinstance(move, Play):
            return self._play(seat, move.table, at)
        return self._draw(seat, at) if isinstance(move, Draw) else self._pass(seat, at)

    def ring(self, at: int, draft: Table | None = None) -> Self:
        """The bell: end the turn of the seat whose time is up with the table as it lies."""
        state = self.state
        self._check_playing()
        if state.deadline is None or at < state.deadline:
            raise CommandError("time-not-up", f"no bell rings at {at}: see State.deadline", at=at)
        seat, rules = state.turn, state.setup.sized
        draft = state.table if draft is None else draft
        self.check_draft(draft)
        outcome = ring(
            rules,
            state.table,
            draft,
            state.racks[seat],
            melded=state.melded[seat],
            strict=state.setup.strict_penalty,
        )
        drawn_before = state.drew and outcome.kind == "idle"
        draw = 0 if drawn_before else outcome.draw
        left = in_order(rules, outcome.table)
        sat_out = may_sit_out(state, left) and self._able()
        return self.after_bell(Bell(seat, outcome.kind, left, draft, sat_out), draw, at)

    def after_bell(self, bell: Bell, draw: int, at: int) -> Self:
        """Log what the bell did, and the tiles that it cost."""
        game = self.happen(at, [bell])
        if not game.state.racks[bell.seat]:
            return game._end("out", bell.seat, at)
        if game.state.sat_out.count(bell.seat) >= MOST_SAT_OUT:
            return game._end("abandoned", None, at, by=bell.seat)
        return game._take(bell.seat, draw, at)._after_no_play(at)

    def extend(self, ms: int, at: int) -> Self:
        """Give the seat on turn more time."""
        self._check_playing()
        if ms <= 0:
            raise CommandError("bad-extension", f"ms is {ms}, but must be above 0", ms=ms)
        return self.happen(at, [Extended(self.state.turn, ms)])

    def resign(self, seat: int, at: int) -> Self:
        """A seat gives up, on turn or not; the game is over when one seat is left."""
        self._check_playing()
        state = self.state
        if not 0 <= seat < len(state.order):
            raise CommandError(
                "unknown-seat", f"seat is {seat}, but must be below {len(state.order)}", part=seat
            )
        if any(each == seat for each, _ in state.resigned):
            raise CommandError("seat-resigned", f"seat {seat} has resigned already", seat=seat)
        game = self.happen(at, [GaveUp(seat)])
        left = len(state.order) - len(game.state.resigned)
        return game._end("resigned", None, at) if left == 1 else game

    def close(self, reason: Literal["resigned", "abandoned"], at: int) -> Self:
        """End the game because nobody is left who would play it."""
        self._check_playing()
        if reason == "resigned" and not self.state.resigned:
            raise CommandError(
                "unexpected-event", "no seat has resigned: close the game as abandoned"
            )
        return self._end(reason, None, at)

    def check_draft(self, draft: Table) -> None:
        """Refuse a draft that holds other tiles than the table's and the rack's."""
        state = self.state
        check_tiles(state.setup.sized, spread(draft), "draft")
        old, new = count(spread(state.table)), count(spread(draft))
        foreign = (new - old) - count(self.rack_for(new - old))
        if old - new or foreign or () in draft:
            raise CommandError(
                "bad-draft", "a draft holds the table and tiles of the rack, in sets"
            )

    def _check_playing(self) -> None:
        if self.state.ended:
            raise CommandError("game-over", "the game is over")

    def check_turn(self, seat: int) -> None:
        """Refuse whoever is not on turn: this is the one place that is asked."""
        if seat != self.state.turn:
            raise CommandError(
                "not-your-turn", f"it is the turn of seat {self.state.turn}, not {seat}", seat=seat
            )

    def _check_turn(self, seat: int, at: int) -> None:
        self._check_playing()
        self.check_turn(seat)
        if self.state.deadline is not None and at > self.state.deadline:
            raise CommandError("time-is-up", f"the turn ended before {at}: ring the bell", at=at)

    def _play(self, seat: int, table: Table, at: int) -> Self:
        state = self.state
        rules = state.setup.sized
        check_tiles(rules, spread(table), "new-table")
        rack = state.racks[seat]
        if UNKNOWN in rack:
            rack = self.rack_for(gained_and_lost(state.table, table)[0])
        verdict = judge_once(rules, state.table, table, rack, melded=state.melded[seat])
        if not verdict.legal:
            raise IllegalTurnError(verdict)
        game = self.happen(at, [Played(seat, in_order(rules, table))])
        if not game.state.racks[seat]:
            return game._end("out", seat, at)
        return game._say(seat, rules.say_pass, at)

    def rack_for(self, played: Counter[Tile]) -> Rack:
        """The rack on turn, its unknown tiles taken for what they must be for this play."""
        rack = self.state.racks[self.state.turn]
        hidden = rack.count(UNKNOWN)
        if not hidden:
            return rack
        known = tuple(tile for tile in rack if tile != UNKNOWN)
        missing = tuple((played - count(known)).elements())
        return known + missing if len(missing) <= hidden else known

    def _draw(self, seat: int, at: int) -> Self:
        state = self.state
        rules = state.setup.sized
        if not state.pool:
            raise CommandError("pool-empty", "the pool is empty: play or pass")
        if state.drew:
            raise CommandError("already-drew", "a tile has been drawn this turn: play or pass")
        if rules.must_play_if_able(state.pool) and self._able():
            raise CommandError("must-play", "the seat can play, and by these rules it must")
        game = self._take(seat, rules.draw_per_no_play, at)
        if not rules.drawn_tile_playable:
            game = game._say(seat, rules.say_pass, at)
        return game._after_no_play(at)

    def _pass(self, seat: int, at: int) -> Self:
        state = self.state
        rules = state.setup.sized
        if state.pool and not state.drew:
            raise CommandError("pool-not-empty", "the pool is not empty: play or draw")
        if must_play(state) and self._able():
            raise CommandError("must-play", "the seat can play, and by these rules it must")
        return self.happen(at, [Passed(seat)])._say(seat, rules.say_pass, at)._after_no_play(at)

    def _able(self) -> bool:
        """Whether a play exists; a rack that nobody here can see is believed to have none."""
        return UNKNOWN not in self.state.racks[self.state.turn] and self.oracle(self.position)

    def _take(self, seat: int, number: int, at: int) -> Self:
        """Tiles from the pool to a rack: as many as there are, and nothing is owed."""
        number = min(number, self.state.pool)
        if not number:
            return self
        start = len(self.tiles) - self.state.pool
        return self.happen(at, [Drew(seat, self.tiles[start : start + number])])

    def _say(self, seat: int, word: str | None, at: int) -> Self:
        return self.happen(at, [Said(seat, word)]) if word else self

    def _after_no_play(self, at: int) -> Self:
        """End the game where the empty pool ends it."""
        rule = self.state.setup.sized.pool_empty
        over = (
            (rule == "endAtOnce" and not self.state.pool)
            or (rule == "endWhenDrawImpossible" and self.state.passes > 0)
            or self.state.passes >= len(self.state.order)
        )
        return self._end("blocked", None, at) if over else self

    def _end(self, reason: EndReason, winner: int | None, at: int, by: int | None = None) -> Self:
        state = self.state
        racks = self.open_end.racks if self.open_end else state.racks
        resigned = {seat: self._given_up(seat, value) for seat, value in state.resigned}
        # A seat that has resigned cannot win, whatever the computer player does for it.
        reason = "resigned" if winner in resigned else reason
        out = winner if reason == "out" else None
        score = final_score(state, reason, racks, out, resigned)
        game = self if winner is None else self._say(winner, state.setup.sized.call, at)
        events: list[Event] = [Ended(reason, racks, score.points, score.winners, by)]
        if self.secret is not None:
            events.append(Revealed(self.secret))
        return game.happen(at, events)

    def _given_up(self, seat: int, value: int | None) -> int:
        """What a seat resigned with; where nobody saw that, the end must tell."""
        if value is not None:
            return value
        return max(0, -self.open_end.points[seat]) if self.open_end else 0

    def happen(self, at: int, events: Iterable[Event]) -> Self:
        """Log the events and fold them into the state, unchecked."""
        state, log, past = self.state, self.log, self.past
        # The clock that is handed in may have been set back; a log never goes back.
        at = max(at, log[-1].at) if log else at
        new = []
        for event in events:
            logged = Logged(state.version + 1, at, event)
            state = apply(state, logged)
            new.append(logged)
            if state.done:
                past = (*past, state.done)
        # As `replace` would do it, several times as fast: every event of every game comes by here.
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__, state=state, log=(*log, *new), past=past)
        made.__dict__.pop("position", None)
        return made
