"""The verdict on a draft: each set by itself, the turn as a whole, and what it is worth so far.

A draft of the seat on turn may decide at the bell. A plan is judged as if it were that seat's
turn, while somebody else thinks; it is kept nowhere.
"""

from dataclasses import dataclass
from typing import Literal

from remeld.match import Game, passes_unchecked
from remeld.match.deal import SECRET_BYTES
from remeld.notation import format_rack, format_set, parse_table
from remeld.protocol import Draft, FaultView, MeldView, Placing, ReadyView, SetVerdict, Verdict
from remeld.rules import (
    Rack,
    RemeldError,
    Ruleset,
    Table,
    best_value,
    check_tiles,
    count,
    judge_checked,
    readings,
    ready_sets,
    same_table,
    spread,
    without,
)
from remeld.rules import Verdict as Ruling
from remeld.rules.tables import compare
from remeld.server.tables.changes import joker_views
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.refusals import Refusal, RefusedError, fault_views, refusal
from remeld.server.tables.state import TableState
from remeld.server.tables.turns import fits, own_turn

__all__ = ["Judged", "drafted", "judge_draft", "meld_view", "set_verdicts"]


@dataclass(frozen=True, slots=True)
class Judged:
    """What is answered, and the draft itself where it may decide at the bell."""

    answer: Verdict
    table: Table | None
    turn: int
    """The entry with which the turn began: under this version the draft is to be kept."""


def judge_draft(state: TableState, who: str, draft: Draft, now: int) -> Judged | Refusal:
    """Judge the table as it lies while a player thinks. It changes nothing."""
    ledger = Ledger(state, now, bytes(SECRET_BYTES), passes_unchecked)
    seat = draft.seat
    try:
        game, table = drafted(ledger, who, draft)
    except (RefusedError, RemeldError) as error:
        return refusal(error)
    rules = game.state.setup.sized
    before, rack, melded = game.state.table, game.state.racks[seat], game.state.melded[seat]
    ruling = judge_checked(rules, before, table, rack, melded=melded)
    keep = not draft.plan and fits(game, table)
    answer = Verdict(
        id=draft.id,
        plan=draft.plan,
        legal=ruling.legal,
        kept=keep,
        end=_end(game, seat, table, ruling),
        sets=set_verdicts(rules, table, faults := fault_views(ruling.faults)),
        jokers=joker_views(rules, table),
        faults=faults,
        loose=format_rack(_loose(rules, table)),
        played=format_rack(ruling.played),
        rack=format_rack(left := without(rack, ruling.played)),
        tiles_played=ruling.tiles_played,
        points=ruling.points,
        meld=(meld := None if melded else meld_view(rules, before, table, ruling)),
        ready=_ready(rules, left, meld),
    )
    return Judged(answer, table if keep else None, state.turn_version)


def drafted(ledger: Ledger, who: str, draft: Draft | Placing) -> tuple[Game, Table]:
    """The game and the table that a draft shows; raises where it may not, or cannot, be asked."""
    ledger.not_ahead(draft.seen)
    game = _planner(ledger, who, draft) if draft.plan else _thinker(ledger, who, draft)
    table = parse_table(draft.table, "draft")
    check_tiles(game.state.setup.sized, spread(table), "draft")
    return game, table


def _thinker(ledger: Ledger, who: str, draft: Draft | Placing) -> Game:
    """The game, for somebody who has the turn and some time left."""
    game = own_turn(ledger, who, draft.seen, draft.seat)
    deadline = ledger.state.deadline
    late = deadline is not None and ledger.now > deadline
    ledger.demand(not late, "time-is-up", at=ledger.now)
    return game


def _planner(ledger: Ledger, who: str, draft: Draft | Placing) -> Game:
    """The game, for somebody who may have a turn later."""
    ledger.own_seat(who, draft.seat)
    game = ledger.game()
    ledger.seen(draft.seen, ledger.state.turn_version)
    ledger.demand(not ledger.state.has_resigned(draft.seat), "seat-resigned", seat=draft.seat)
    return game


def _end(
    game: Game, seat: int, table: Table, ruling: Ruling
) -> Literal["play", "draw", "pass"] | None:
    state = game.state
    if ruling.legal:
        return "play"
    if not same_table(state.setup.sized, state.table, table):
        return None
    drew = state.drew and state.turn == seat
    return "draw" if state.pool and not drew else "pass"


def set_verdicts(
    rules: Ruleset, table: Table, faults: tuple[FaultView, ...] = ()
) -> tuple[SetVerdict, ...]:
    """Each set of a table by itself: whether it is whole, what it is, and what it is worth.

    >>> from remeld.notation import parse_table
    >>> from remeld.rules import EDITIONS
    >>> found = set_verdicts(EDITIONS["goliath"], parse_table("b4 b5 b6, r1 r2"))
    >>> [(each.whole, each.kind, each.value) for each in found]
    [(True, 'run', 15), (False, None, 0)]
    """
    found = []
    for index, tiles in enumerate(table):
        read = readings(tiles, rules.shape)
        found.append(
            SetVerdict(
                whole=bool(read),
                kind=read[0].kind if read else None,
                value=read[0].value if read else 0,
                faults=tuple(fault for fault in faults if fault.set == index),
            )
        )
    return tuple(found)


def _loose(rules: Ruleset, table: Table) -> Rack:
    return spread(tuple(tiles for tiles in table if not readings(tiles, rules.shape)))


def _ready(rules: Ruleset, rack: Rack, meld: MeldView | None) -> ReadyView:
    needed = max(0, meld.needed - meld.points) if meld else 0
    points, sets = ready_sets(rules, rack, needed=needed)
    return ReadyView(sets=tuple(map(format_set, sets)), points=points)


def meld_view(rules: Ruleset, before: Table, table: Table, ruling: Ruling) -> MeldView:
    """What counts for the initial meld so far: the referee's own sum where it is too low."""
    needed = rules.meld_min
    low = [dict(fault.values) for fault in ruling.faults if fault.code == "meld-too-low"]
    if low or not ruling.played:
        return MeldView(points=low[0]["points"] if low else 0, needed=needed)
    played = count(ruling.played)
    new = compare(rules, before, table)[1]
    own = sum(best_value(table[n], rules.shape) for n in new if count(table[n]) <= played)
    return MeldView(points=max(own, needed), needed=needed)
