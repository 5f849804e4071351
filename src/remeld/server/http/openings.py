"""The opening explorer, in the workers, after all that somebody at a table waits for."""

from remeld.notation import format_table, format_tile, parse_rack, parse_ruleset
from remeld.protocol.http.openings import (
    OpeningAnswer,
    OpeningChance,
    OpeningChoice,
    RackToOpen,
    WaitedFor,
)
from remeld.server.http.request_context import RequestContext
from remeld.server.work_classes import WorkClass
from remeld.study import openings

__all__ = ["explore_opening"]


async def explore_opening(context: RequestContext, wanted: RackToOpen) -> OpeningAnswer:
    """How soon a rack can open, and what is best."""
    context.limit("solve")
    return await context.work_as(WorkClass.REVIEW, _explore, wanted)


def _explore(wanted: RackToOpen) -> OpeningAnswer:
    rack = parse_rack(wanted.rack, "rack")
    found = openings(parse_ruleset(wanted.rules), rack, wanted.players)
    return OpeningAnswer(
        can_open=found.can_open,
        turns=tuple(
            OpeningChance(
                turn=each.turn,
                chance=each.chance,
                low=each.low,
                high=each.high,
                exact=each.exact,
                others=each.others,
                won=each.won,
            )
            for each in found.turns
        ),
        unseen=found.unseen,
        waits_for=tuple(
            WaitedFor(tile=format_tile(tile), unseen=copies) for tile, copies in found.waits_for
        ),
        ways=tuple(
            OpeningChoice(
                way=each.way,
                table=format_table(each.table),
                value=each.value,
                chance=each.chance,
                low=each.low,
                high=each.high,
            )
            for each in found.ways
        ),
        games=found.games,
    )
