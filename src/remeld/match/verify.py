"""Is this record right? Play it again by the rules and compare event by event.

Where the secret was revealed, the deal follows from it. Where it was not, or where tiles are
hidden because the record shows what one seat saw, the tiles are taken from the record itself and
everything that can be seen is checked: an unknown tile may be anything that makes the turn
possible.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from remeld.match.coding import encode_event
from remeld.match.deal import Shuffler, commitment, start_tiles
from remeld.match.errors import IllegalTurnError
from remeld.match.events import (
    Bell,
    Dealt,
    Drew,
    Ended,
    Event,
    Extended,
    Logged,
    Passed,
    Played,
    Revealed,
    StartDrawn,
)
from remeld.match.game import Game, Oracle
from remeld.match.record import Record, states
from remeld.match.starting import opening
from remeld.match.state import State
from remeld.rules import (
    UNKNOWN,
    CommandError,
    Draw,
    Fault,
    Pass,
    Play,
    Rack,
    RemeldError,
    Tile,
    check_tiles,
    count,
    readings,
    same_table,
)

__all__ = ["Trouble", "Verification", "verify"]


@dataclass(frozen=True, slots=True)
class Trouble:
    """The first thing that is wrong: at which event, and what."""

    event: int
    code: str
    expected: str = ""
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Verification:
    """What the check found."""

    events: int
    finished: bool
    deal_checked: bool
    trouble: Trouble | None = None

    @property
    def good(self) -> bool:
        """Whether everything that could be checked is right."""
        return self.trouble is None


class _WrongError(Exception):
    def __init__(self, trouble: Trouble) -> None:
        self.trouble = trouble


def verify(record: Record, oracle: Oracle | None = None) -> Verification:
    """Check every turn, the deal and the scores of a record."""
    log = record.log
    secret = next((e.event.secret for e in log if isinstance(e.event, Revealed)), None)
    finished = any(isinstance(e.event, Ended) for e in log)
    try:
        _check_numbers(log)
        _check_commitment(record, secret)
        game = _begin(record, secret, oracle)
        _compare(log, game.log)
        while len(game.log) < len(log):
            game = _step(game, log[len(game.log)])
            _compare(log, game.log)
        _check_open_racks(record)
    except _WrongError as wrong:
        return Verification(len(log), finished, secret is not None, wrong.trouble)
    return Verification(len(log), finished, secret is not None)


def _check_numbers(log: tuple[Logged, ...]) -> None:
    at = None
    for number, logged in enumerate(log, start=1):
        if logged.number != number:
            raise _WrongError(Trouble(number, "number-out-of-order", str(number)))
        if at is not None and logged.at < at:
            raise _WrongError(Trouble(number, "time-goes-back", str(at)))
        at = logged.at


def _check_commitment(record: Record, secret: bytes | None) -> None:
    if secret is not None and commitment(secret) != record.setup.commitment:
        number = next(e.number for e in record.log if isinstance(e.event, Revealed))
        raise _WrongError(Trouble(number, "commitment-differs", record.setup.commitment))


def _begin(record: Record, secret: bytes | None, oracle: Oracle | None) -> Game:
    setup, log = record.setup, record.log
    if not log:
        raise _WrongError(Trouble(1, "event-missing", "start-draw"))
    if secret is not None:
        shuffler = Shuffler(secret, setup.words)
        tiles = shuffler.shuffled(setup.sized.box.tiles(), "deal")
        drawn = start_tiles(setup.sized, shuffler)
    else:
        tiles = _recorded_tiles(record)
        drawn = _recorded_start(log)
    ended = next((e.event for e in log if isinstance(e.event, Ended)), None)
    game = Game(
        state=State.new(setup),
        tiles=tiles,
        secret=secret,
        oracle=oracle,
        open_racks=ended.racks if ended and record.seen != "all" else None,
    )
    return game.happen(log[0].at, opening(setup, drawn, tiles))


def _recorded_tiles(record: Record) -> Rack:
    """The tiles in the order in which the record shows them, the rest face down."""
    drawn = [
        tile
        for logged in record.log
        if isinstance(logged.event, Dealt | Drew)
        for tile in logged.event.tiles
    ]
    total = record.setup.sized.box.total
    try:
        known = [tile for tile in drawn if tile != UNKNOWN]
        check_tiles(record.setup.sized, known, "record")
    except RemeldError as error:
        raise _WrongError(Trouble(1, error.code, str(error))) from None
    return tuple(drawn[:total]) + (UNKNOWN,) * (total - len(drawn))


def _recorded_start(log: tuple[Logged, ...]) -> Iterator[Tile]:
    for logged in log:
        if isinstance(logged.event, StartDrawn):
            yield logged.event.tile
    raise _WrongError(Trouble(1, "event-missing", "start-draw"))


def _compare(log: tuple[Logged, ...], expected: tuple[Logged, ...]) -> None:
    for number, (is_, should) in enumerate(zip(log, expected, strict=False), start=1):
        if is_ != should:
            text = f"{should.number} {should.at} {encode_event(should.event)}"
            raise _WrongError(Trouble(number, "event-differs", text))
    if len(log) < len(expected):
        missing = encode_event(expected[len(log)].event)
        raise _WrongError(Trouble(len(log) + 1, "event-missing", missing))


def _step(game: Game, logged: Logged) -> Game:
    """Let happen what the record says that happened next."""
    try:
        return _carry_out(game, logged.event, logged.at)
    except IllegalTurnError as error:
        faults = error.verdict.faults
        raise _WrongError(Trouble(logged.number, error.code, faults=faults)) from None
    except RemeldError as error:
        raise _WrongError(Trouble(logged.number, error.code, str(error))) from None


def _carry_out(game: Game, event: Event, at: int) -> Game:
    match event:
        case Played(seat, table):
            return game.move(seat, Play(table), at)
        case Drew(seat, _):
            return game.move(seat, Draw(), at)
        case Passed(seat):
            return game.move(seat, Pass(), at)
        case Bell(_, _, _, None):
            return _hidden_bell(game, event, at)
        case Bell(_, _, _, draft):
            return game.ring(at, draft)
        case Extended(_, ms):
            return game.extend(ms, at)
    raise CommandError("unexpected-event", "this cannot happen here")


def _hidden_bell(game: Game, bell: Bell, at: int) -> Game:
    """A bell whose draft is not shown: check what it left behind."""
    state = game.state
    rules = state.setup.sized
    one_or_penalty = 1 if rules.timeout_legal_but_not_playable == "drawOne" else None
    draws = {
        "idle": 0 if state.drew else rules.timeout_idle_draw,
        "stands": 0,
        "not-playable": one_or_penalty or rules.timeout_penalty,
        "restored": rules.timeout_penalty,
        "loose-to-rack": rules.timeout_penalty,
    }
    if bell.kind == "stands":
        # The same checks as for a play, and the same table comes of it.
        game.move(bell.seat, Play(bell.table), state.deadline or at)
    elif bell.kind == "loose-to-rack":
        legal = all(readings(tiles, rules.shape) for tiles in bell.table)
        if rules.timeout_table != "looseToRack" or not legal:
            raise CommandError("bad-bell", "this bell cannot be")
    elif not same_table(rules, state.table, bell.table):
        raise CommandError("bad-bell", "the table must be as it was")
    if state.deadline is None or at < state.deadline or bell.seat != state.turn:
        raise CommandError("time-not-up", "the time is not up")
    return game.after_bell(bell, draws[bell.kind], at)


def _check_open_racks(record: Record) -> None:
    """The racks laid open at the end must fit what was seen of them before."""
    ended = next((e for e in record.log if isinstance(e.event, Ended)), None)
    if ended is None or record.seen == "all":
        return
    assert isinstance(ended.event, Ended)
    before = states(record, to=ended.number - 1)[-1]
    for rack, opened in zip(before.racks, ended.event.racks, strict=True):
        known = count(tile for tile in rack if tile != UNKNOWN)
        if len(rack) != len(opened) or known - count(opened):
            raise _WrongError(Trouble(ended.number, "racks-differ"))
    everything = [tile for rack in ended.event.racks for tile in rack]
    everything += [tile for tiles in before.table for tile in tiles]
    try:
        check_tiles(record.setup.sized, everything, "record")
    except RemeldError as error:
        raise _WrongError(Trouble(ended.number, error.code, str(error))) from None
