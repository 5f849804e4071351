"""Is this record right? Play it again by the rules and compare event by event.

Where the secret was revealed, the deal follows from it. Where it was not, or where tiles are
hidden because the record shows what one seat saw, the tiles are taken from the record itself and
everything that can be seen is checked: an unknown tile may be anything that makes the turn
possible.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from remeld.match.bell_check import check_unseen_bell
from remeld.match.compulsory_play import Oracle, check_oracle
from remeld.match.deal import Shuffler, commitment, start_tiles
from remeld.match.errors import IllegalTurnError, WrongKindError
from remeld.match.events import (
    Bell,
    Dealt,
    Drew,
    Ended,
    Extended,
    GaveUp,
    Logged,
    Passed,
    Played,
    Revealed,
    StartDrawn,
)
from remeld.match.game import Game
from remeld.match.record import Record, states
from remeld.match.record_lines import encode_event
from remeld.match.redaction import seen_by
from remeld.match.starting_draw import opening
from remeld.match.state import State
from remeld.match.tile_order import revealed_secret, tiles_in_order
from remeld.rules import (
    UNKNOWN,
    CommandError,
    Draw,
    Fault,
    Pass,
    Play,
    RemeldError,
    Ruleset,
    Tile,
    check_tiles,
    count,
    spread,
)

__all__ = ["Trouble", "Verification", "verify"]


@dataclass(frozen=True, slots=True)
class Trouble:
    """The first thing that is wrong: at which event, and what."""

    event: int
    code: str
    expected: str = ""
    faults: tuple[Fault, ...] = ()
    error: RemeldError | None = None
    """What the referee or the game said, where it refused to go along."""


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


def verify(record: Record, oracle: Oracle) -> Verification:
    """Check every turn, the deal and the scores of a record.

    `oracle` tells whether those could play who passed where the rules make those play who can:
    `remeld.solver.could_play`, or `passes_unchecked` to believe them.

    >>> from remeld.match import Game, Setup, secret_from_seed
    >>> from remeld.rules import EDITIONS
    >>> from remeld.solver import could_play
    >>> names = ("Ann", "Ben")
    >>> setup = Setup(ruleset=EDITIONS["john-adams"], players=names, time_limit_sec=60)
    >>> game = Game.start(setup, secret_from_seed(7), at=0, oracle=could_play).ring(60_000)
    >>> verify(Record(setup=game.state.setup, log=game.log), could_play).good
    True
    """
    if not isinstance(record, Record):
        raise WrongKindError("record", record, "a Record, as loads reads it")
    check_oracle(oracle)
    log = record.log
    secret = revealed_secret(record)
    finished = any(isinstance(e.event, Ended) for e in log)
    try:
        _check_numbers(log)
        _check_shown(record)
        _check_commitment(record, secret)
        game = _begin(record, secret, oracle)
        _compare(log, game.log, since=0)
        _check_deal(game)
        while (since := game.state.version) < len(log):
            # What was compared is let go, so that a long record takes no longer than it is long.
            game = _step(replace(game, log=game.log[-1:], past=()), log, since)
            _compare(log, game.log[1:], since)
            _check_tiles(game, since + 1)
        _check_open_racks(record)
        if finished and record.seen == "all" and secret is None:
            raise _WrongError(Trouble(len(log) + 1, "event-missing", "reveal"))
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


def _check_shown(record: Record) -> None:
    """A record shows neither more nor less than what its reader may see."""
    for logged in record.log:
        event = logged.event
        if isinstance(event, Dealt | Drew | Bell) and record.seen in ("all", event.seat):
            hidden = event.draft is None if isinstance(event, Bell) else UNKNOWN in event.tiles
            if hidden:
                raise _WrongError(Trouble(logged.number, "unexpected-event"))
        elif (shown := seen_by(event, None)) != event:
            raise _WrongError(Trouble(logged.number, "event-differs", encode_event(shown)))


def _check_commitment(record: Record, secret: bytes | None) -> None:
    if secret is not None and commitment(secret) != record.setup.commitment:
        number = next(e.number for e in record.log if isinstance(e.event, Revealed))
        raise _WrongError(Trouble(number, "commitment-differs", record.setup.commitment))


def _begin(record: Record, secret: bytes | None, oracle: Oracle) -> Game:
    setup, log = record.setup, record.log
    if not log:
        raise _WrongError(Trouble(1, "event-missing", "start-draw"))
    tiles = tiles_in_order(record)
    if secret is not None:
        drawn = start_tiles(setup.sized, Shuffler(secret, setup.words))
    else:
        drawn = _recorded_start(record)
    ended = next((e.event for e in log if isinstance(e.event, Ended)), None)
    game = Game(
        state=State.new(setup),
        tiles=tiles,
        secret=secret,
        oracle=oracle,
        open_end=ended if record.seen != "all" else None,
    )
    return game.happen(log[0].at, opening(setup, drawn, tiles))


def _recorded_start(record: Record) -> Iterator[Tile]:
    """The tiles of the starting draw as the record shows them, mixed anew when all are drawn."""
    rules = record.setup.sized
    drawn: list[Tile] = []
    number = 0
    for logged in record.log:
        if isinstance(logged.event, StartDrawn):
            number = logged.number
            drawn = [] if len(drawn) == rules.box.total else drawn
            drawn.append(logged.event.tile)
            _check_box(rules, drawn, number, hidden=False)
            yield logged.event.tile
    raise _WrongError(Trouble(number + 1, "event-missing", "start-draw"))


def _check_deal(game: Game) -> None:
    dealt: list[Tile] = []
    for logged in game.log:
        if isinstance(logged.event, Dealt):
            dealt += logged.event.tiles
            _check_box(game.state.setup.sized, dealt, logged.number)


def _check_tiles(game: Game, number: int) -> None:
    """All tiles that can be seen must be in the box; those shown at the end are checked there."""
    if not game.state.ended:
        on_racks = (tile for rack in game.state.racks for tile in rack)
        everything = (*spread(game.state.table), *on_racks)
        _check_box(game.state.setup.sized, everything, number)


def _check_box(rules: Ruleset, tiles: Iterable[Tile], number: int, *, hidden: bool = True) -> None:
    """All tiles seen up to that event must be in the box; face down tiles only if allowed."""
    try:
        check_tiles(rules, (t for t in tiles if not (hidden and t == UNKNOWN)), "record")
    except RemeldError as error:
        raise _WrongError(Trouble(number, error.code, error=error)) from None


def _compare(log: tuple[Logged, ...], expected: tuple[Logged, ...], since: int) -> None:
    """What happened after event `since` must be what was expected to."""
    for number, should in enumerate(expected, start=since + 1):
        if number > len(log):
            raise _WrongError(Trouble(number, "event-missing", encode_event(should.event)))
        if log[number - 1] != should:
            text = f"{should.number} {should.at} {encode_event(should.event)}"
            raise _WrongError(Trouble(number, "event-differs", text))


def _step(game: Game, log: tuple[Logged, ...], since: int) -> Game:
    """Let happen what the record says that happened next."""
    logged = log[since]
    try:
        return _carry_out(game, logged, log[since + 1] if since + 1 < len(log) else None)
    except IllegalTurnError as error:
        faults = error.verdict.faults
        raise _WrongError(Trouble(logged.number, error.code, faults=faults)) from None
    except RemeldError as error:
        raise _WrongError(Trouble(logged.number, error.code, error=error)) from None


def _carry_out(game: Game, logged: Logged, after: Logged | None) -> Game:
    event, at = logged.event, logged.at
    match event:
        case Played(seat, table):
            return game.move(seat, Play(table), at)
        case Drew(seat, _):
            return game.move(seat, Draw(), at)
        case Passed(seat):
            return game.move(seat, Pass(), at)
        case Bell(draft=None):
            return check_unseen_bell(game, event, at, _taken_after(event, after))
        case Bell(draft=draft):
            return game.ring(at, draft)
        case Extended(_, ms):
            return game.extend(ms, at)
        case GaveUp(seat):
            return game.resign(seat, at)
        case Ended("resigned" | "abandoned" as reason):
            return game.close(reason, at)
    raise CommandError("unexpected-event", "this cannot happen here")


def _taken_after(bell: Bell, after: Logged | None) -> int:
    """How many tiles the record says that the bell cost."""
    drew = after.event if after else None
    return len(drew.tiles) if isinstance(drew, Drew) and drew.seat == bell.seat else 0


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
    opened_tiles = (tile for rack in ended.event.racks for tile in rack)
    everything = (*spread(before.table), *opened_tiles)
    _check_box(record.setup.sized, everything, ended.number, hidden=False)
