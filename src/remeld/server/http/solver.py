"""Questions for the solver: the best play of a turn, and tiles arranged into sets."""

from remeld.notation import format_rack, format_set, format_table, parse_rack, parse_table
from remeld.protocol.http.answers import ArrangedTiles, BestPlay, Hint, PlayStep
from remeld.protocol.http.requests import HeapToArrange, PositionToSolve
from remeld.rules import Rack, Ruleset, Table
from remeld.server.http.request_context import RequestContext
from remeld.server.http.rules import sized_rules
from remeld.solver import Objective, Solution, arrange, best_play

__all__ = ["arrange_tiles", "find_best_play", "hint_for_turn", "play_answer"]


async def find_best_play(context: RequestContext, position: PositionToSolve) -> BestPlay:
    """The best play for a rack and a table."""
    return await context.work(_best_play, position)


def _best_play(position: PositionToSolve) -> BestPlay:
    table, rack = parse_table(position.table, "table"), parse_rack(position.rack, "rack")
    rules = sized_rules(position)
    return _solve(rules, table, rack, melded=position.melded, aim=position.objective)


def hint_for_turn(rules: Ruleset, table: Table, rack: Rack, *, melded: bool, turn: int) -> Hint:
    """The hint for a turn."""
    play = _solve(rules, table, rack, melded=melded)
    found = bool(play.played)
    return Hint(
        turn=turn,
        can_play=found,
        tiles=play.played,
        optimal=play.optimal,
        play=play if found else None,
    )


def _solve(
    rules: Ruleset, table: Table, rack: Rack, *, melded: bool, aim: Objective = "tiles"
) -> BestPlay:
    return play_answer(best_play(rules, table, rack, melded=melded, objective=aim))


def play_answer(found: Solution) -> BestPlay:
    """What the solver found, for the wire."""
    return BestPlay(
        optimal=found.optimal,
        tiles_played=found.tiles_played,
        value_played=found.value_played,
        played=format_rack(found.played),
        rack=format_rack(found.rack),
        table=format_table(found.table),
        steps=tuple(
            PlayStep(
                kind=step.kind,
                tiles=format_set(step.tiles),
                source=step.source,
                target=step.target,
                result=format_set(step.result),
                joker_to=step.joker_to,
            )
            for step in found.steps
        ),
    )


async def arrange_tiles(context: RequestContext, heap: HeapToArrange) -> ArrangedTiles:
    """Arrange tiles into legal sets."""
    return await context.work(_arrange, heap)


def _arrange(heap: HeapToArrange) -> ArrangedTiles:
    tiles = parse_rack(heap.tiles, "heap")
    found = arrange(sized_rules(heap), tiles)
    return ArrangedTiles(
        sets=tuple(format_set(tiles) for tiles in found.sets),
        left=format_rack(found.left),
        optimal=found.optimal,
    )
