"""Drills: made from their seed by a worker."""

from functools import singledispatch

from remeld.notation import format_rack, format_table
from remeld.protocol.http.practice import (
    CountAsked,
    DrillInfo,
    DrillPath,
    LayAsked,
    TurnAsked,
    WaitAsked,
    WaitChance,
)
from remeld.server.http.problems import fault_info
from remeld.server.http.puzzles import check_edition
from remeld.server.http.request_context import RequestContext
from remeld.study import (
    CountQuestion,
    Estimate,
    JudgeQuestion,
    LayQuestion,
    WaitQuestion,
    make_drill,
)

__all__ = ["show_drill"]


async def show_drill(context: RequestContext, wanted: DrillPath) -> DrillInfo:
    """The drill of a seed."""
    check_edition(wanted.edition)
    return await context.work(_drill, wanted)


def _drill(wanted: DrillPath) -> DrillInfo:
    made = make_drill(wanted.edition, wanted.drill, wanted.seed)
    return DrillInfo(
        edition=wanted.edition,
        drill=wanted.drill,
        seed=wanted.seed,
        questions=tuple(map(_asked, made.questions)),
    )


Asked = LayAsked | TurnAsked | WaitAsked | CountAsked


@singledispatch
def _asked(question: object) -> Asked:
    """A question for the wire."""
    raise TypeError(type(question))


@_asked.register
def _(question: LayQuestion) -> Asked:
    return LayAsked(
        way=question.way,
        table=format_table(question.table),
        rack=format_rack(question.rack),
        melded=question.melded,
        answer=format_rack(question.answer),
        any_play=question.any_play,
        worth=question.worth,
    )


@_asked.register
def _(question: JudgeQuestion) -> Asked:
    return TurnAsked(
        table=format_table(question.table),
        rack=format_rack(question.rack),
        after=format_table(question.after),
        legal=question.verdict.legal,
        faults=tuple(map(fault_info, question.verdict.faults)),
    )


@_asked.register
def _(question: WaitQuestion) -> Asked:
    laid, waited = map(_chance, question.chances or (None, None))
    return WaitAsked(
        table=format_table(question.table),
        rack=format_rack(question.rack),
        lay=format_rack(question.lay),
        pool=question.pool,
        others=question.others,
        wait=question.wait,
        laid=laid,
        waited=waited,
    )


@_asked.register
def _(question: CountQuestion) -> Asked:
    return CountAsked(
        table=format_table(question.table),
        rack=format_rack(question.rack),
        pair=format_rack(question.pair),
        asked=format_rack(question.asked),
        answer=question.answer,
        most=question.most,
    )


def _chance(found: Estimate | None) -> WaitChance | None:
    if found is None:
        return None
    low, high = found.interval
    return WaitChance(chance=found.chance, low=low, high=high)
