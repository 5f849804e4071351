"""Questions about one turn: is it legal, what is best, what else is there, what does it count."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import overload

from remeld import solver
from remeld.bots import draw_or_pass, must_play
from remeld.library.answers import Plays, Solution
from remeld.library.asked import AskedTurn, Seen, asked_turn, asked_view
from remeld.library.checks import (
    check_flag,
    check_seat,
    check_several,
    named,
    read_whole,
    wrong,
)
from remeld.library.reading import (
    RulesLike,
    TableLike,
    TilesLike,
    read_rules,
    read_table,
    read_tiles,
)
from remeld.library.rows import Table, Tiles
from remeld.library.values import View, fields_of
from remeld.match import Game
from remeld.rules import (
    GameScore,
    Move,
    Play,
    Verdict,
    check_tiles,
    score_game,
    spread,
)
from remeld.rules import judge as judge_turn
from remeld.solver import Arrangement, Objective

__all__ = ["all_plays", "arrange", "best_play", "judge", "legal_moves", "score"]

MOST_PLAYS = 10**9
"""No turn has as many plays, and no machine could hold them."""


def judge(
    rules: RulesLike,
    before: TableLike,
    after: TableLike,
    rack: TilesLike,
    *,
    melded: bool = True,
) -> Verdict:
    """Whether a turn is legal, with everything that is wrong with it.

    >>> import remeld
    >>> for edition in ("goliath", "broadway"):
    ...     verdict = remeld.judge(edition, "b3 r3 j, r4-6", "b3 r3 o3, r4-6 j", rack="o3")
    ...     print(edition, verdict.legal, [fault.code for fault in verdict.faults])
    goliath True []
    broadway False ['joker-needs-new-set']
    """
    check_flag("melded", melded)
    tables = Table(read_table(before, "before")), Table(read_table(after, "after"))
    ruleset, held = read_rules(rules), Tiles(read_tiles(rack, "rack"))
    with named(before=tables[0], after=tables[1], rack=held):
        found = judge_turn(ruleset, *tables, held, melded=melded)
    faults = tuple(replace(fault, tiles=Tiles(fault.tiles)) for fault in found.faults)
    return replace(found, faults=faults, played=Tiles(found.played))


@overload
def best_play(
    where: RulesLike,
    table: TableLike,
    rack: TilesLike,
    *,
    melded: bool | None = None,
    objective: Objective = "tiles",
) -> Solution: ...
@overload
def best_play(where: Seen, *, objective: Objective = "tiles") -> Solution: ...
def best_play(
    where: Seen | RulesLike,
    table: TableLike | None = None,
    rack: TilesLike | None = None,
    *,
    melded: bool | None = None,
    objective: Objective = "tiles",
) -> Solution:
    """The best play of a turn, proved; of all best plays the one that disturbs the table least.

    `objective` is `tiles` (the most), `value` (the most points), or `out` (all or nothing). A view,
    a game or a position (or its text) may stand for rules, table and rack.

    >>> import remeld
    >>> play = remeld.best_play("goliath", "k4 r4 b4 o4", "b3 b5 b6 k9")
    >>> str(play), play.tiles_played
    ('play k4 r4 o4, b3 b4 b5 b6', 3)
    >>> for step in play.steps:
    ...     print(step.kind, *step.tiles, "to set", step.target)
    take b4 to set 1
    add b3 b5 b6 to set 1
    """
    turn = asked_turn(where, table, rack, melded)
    with named(table=Table(turn.table), rack=Tiles(turn.rack)):
        found = solver.best_play(
            turn.ruleset, turn.table, turn.rack, melded=turn.melded, objective=objective
        )
    return Solution(
        ruleset=turn.ruleset,
        before=Table(turn.table),
        melded=turn.melded,
        objective=objective,
        **fields_of(found),
    )


@overload
def all_plays(
    where: RulesLike,
    table: TableLike,
    rack: TilesLike,
    *,
    melded: bool | None = None,
    most: int = 10_000,
) -> Plays: ...
@overload
def all_plays(where: Seen, *, most: int = 10_000) -> Plays: ...
def all_plays(
    where: Seen | RulesLike,
    table: TableLike | None = None,
    rack: TilesLike | None = None,
    *,
    melded: bool | None = None,
    most: int = 10_000,
) -> Plays:
    """All plays of a turn, each as the tiles laid, the shortest first.

    What it returns has a length and is stepped through; `cut_off` says whether there are more.

    >>> import remeld
    >>> plays = remeld.all_plays("goliath", "b4-6", "b3 b7 k1")
    >>> len(plays), list(plays), plays.cut_off
    (3, [Tiles('b3'), Tiles('b7'), Tiles('b3 b7')], False)
    """
    most = read_whole("most", most)
    turn = asked_turn(where, table, rack, melded)
    with named(table=Table(turn.table), rack=Tiles(turn.rack)):
        found = solver.all_plays(
            turn.ruleset, turn.table, turn.rack, melded=turn.melded, most=min(most, MOST_PLAYS)
        )
    return Plays(
        plays=tuple(map(Tiles, found.plays)),
        cut_off=found.cut_off,
        ruleset=turn.ruleset,
        before=Table(turn.table),
        rack=Tiles(turn.rack),
        melded=turn.melded,
        most=most,
    )


def legal_moves(where: Seen, *, most: int = 10_000) -> Iterator[Move]:
    """Every move of the seat on turn, one by one: a play with its table for all that can be laid.

    Draw, or pass, comes last, unless the rules make those play who can. A game that is over has no
    moves.

    >>> import remeld
    >>> text = "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3 b7; new j"
    >>> for move in remeld.legal_moves(text):
    ...     print(move)
    play b3 b4 b5 b6
    play b4 b5 b6 b7
    play b3 b4 b5 b6 b7
    draw
    """
    most = read_whole("most", most)
    if isinstance(where, Game) and where.state.ended:
        return iter(())
    view = asked_view(where)
    # What is wrong is told by this call, not by the first step through what it returns.
    return _moves(view, asked_turn(view, None, None, None), min(most, MOST_PLAYS))


def _moves(view: View, turn: AskedTurn, most: int) -> Iterator[Move]:
    for tiles in solver.all_plays(*turn[:3], melded=turn.melded, most=most).plays:
        found = solver.best_play(
            turn.ruleset, turn.table, tiles, melded=turn.melded, objective="out", least=False
        )
        if found.played:
            yield Play(Table(found.table))
    if not must_play(view):
        yield draw_or_pass(view)


def arrange(rules: RulesLike, tiles: TilesLike) -> Arrangement:
    """A heap of tiles in sets, with the fewest left over.

    >>> import remeld
    >>> found = remeld.arrange("goliath", "r4 b4 k4 b5 b6 r1")
    >>> found.sets, found.left
    (Table('k4 r4 b4'), Tiles('b5 b6 r1'))
    """
    ruleset, heap = read_rules(rules), Tiles(read_tiles(tiles, "tiles"))
    with named(tiles=heap):
        found = solver.arrange(ruleset, heap)
    return replace(found, sets=Table(found.sets), left=Tiles(found.left))


def score(
    rules: RulesLike, racks: Sequence[TilesLike], winner: int | None, *, starter: int = 0
) -> GameScore:
    """The points of a game by seat, from the racks at its end; `winner` is None if it was blocked.

    >>> import remeld
    >>> remeld.score("goliath", ["", "r5 j", "k2 k3"], winner=0)
    GameScore(points=(40, -35, -5), winners=(0,))
    """
    check_several("racks", racks, 'one for each seat, like ["", "r5 j"]')
    ruleset = read_rules(rules)
    held = [read_tiles(rack, f"racks[{seat}]") for seat, rack in enumerate(racks)]
    with named(racks=racks):
        ruleset.sized_for(len(held))
    check_seat("winner", winner, len(held), or_none="a game that was blocked")
    check_seat("starter", starter, len(held))
    for seat, rack in enumerate(held):
        if (seat == winner) == bool(rack):
            wanted = (
                "empty: the winner has laid all tiles"
                if rack
                else "tiles, which only a winner lacks"
            )
            raise wrong(f"racks[{seat}]", Tiles(rack), wanted, ValueError)
    check_tiles(ruleset.sized_for(ruleset.players_max), spread(tuple(held)), "racks")
    return score_game(ruleset, held, winner, starter)
