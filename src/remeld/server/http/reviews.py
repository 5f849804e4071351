"""Reviews of finished games, in the workers, after all that somebody at a table waits for."""

from remeld.match import Record, verify
from remeld.notation import format_rack, format_ruleset, parse_rack
from remeld.protocol.http.reviews import (
    ChancesToSum,
    EstimatedTurns,
    RecordToReview,
    ReviewedRecord,
    ReviewedTurnInfo,
    ReviewSums,
    SeatSum,
    ThemeSum,
    TurnChance,
    TurnMoment,
    TurnReason,
    TurnsToEstimate,
)
from remeld.rules import RemeldError
from remeld.server.http.records import check_lines, read_record
from remeld.server.http.request_context import RequestContext
from remeld.server.work_classes import WorkClass
from remeld.solver import could_play
from remeld.study import (
    Estimate,
    ReviewedTurn,
    check_seats,
    estimated,
    looked_at,
    summed_up,
)

__all__ = ["estimate_turns", "review_record", "sum_up_review"]


async def review_record(context: RequestContext, wanted: RecordToReview) -> ReviewedRecord:
    """What each turn of a finished game could have been, exactly."""
    context.limit("solve")
    check_lines(wanted.record)
    return await context.work_as(WorkClass.REVIEW, _review, wanted)


async def estimate_turns(context: RequestContext, wanted: TurnsToEstimate) -> EstimatedTurns:
    """The chances to win in some turns of a finished game."""
    context.limit("solve")
    check_lines(wanted.record)
    return await context.work_as(WorkClass.REVIEW, _estimate, wanted)


async def sum_up_review(context: RequestContext, wanted: ChancesToSum) -> ReviewSums:
    """Accuracy, luck apart from skill, and the moments that decided a game."""
    context.limit("solve")
    check_lines(wanted.record)
    return await context.work_as(WorkClass.REVIEW, _sum_up, wanted)


def _right(text: str, seat: int | None = None) -> Record:
    """A record of a finished game in which everything is right, and which shows the seat."""
    record = read_record(text)
    check_seats(record, seat)
    trouble = verify(record, could_play).trouble
    if trouble is not None:
        raise RemeldError("review-wrong", f"event {trouble.event} is wrong", event=trouble.event)
    return record


def _review(wanted: RecordToReview) -> ReviewedRecord:
    record = _right(wanted.record, wanted.seat)
    return ReviewedRecord(
        rules=format_ruleset(record.setup.ruleset),
        players=tuple(record.setup.players),
        chances=not record.setup.ruleset.drawn_tile_playable,
        turns=tuple(_turn_info(each) for each in looked_at(record, wanted.seat)),
    )


def _turn_info(each: ReviewedTurn) -> ReviewedTurnInfo:
    turn, exact = each.turn, each.exact
    return ReviewedTurnInfo(
        turn=turn.number,
        event=turn.event,
        seat=turn.seat,
        done=turn.done,
        played=format_rack(turn.laid),
        rack=len(turn.rack),
        possible_tiles=exact.possible.tiles,
        possible_value=exact.possible.value,
        proved=exact.possible.proved,
        missed_tiles=exact.missed_tiles,
        missed_value=exact.missed_value,
        could_go_out=exact.could_go_out,
        could_open=exact.could_open,
        could_free_joker=exact.could_free_joker,
        could_keep_joker=exact.could_keep_joker,
    )


def _estimate(wanted: TurnsToEstimate) -> EstimatedTurns:
    record = _right(wanted.record)
    found = []
    for turn in map(estimated, looked_at(record, only=wanted.turns)):
        estimate = turn.estimate
        if estimate is not None:
            low, high = estimate.interval
            chance = TurnChance(
                turn=turn.turn.number,
                chance=estimate.chance,
                chance_best=estimate.best,
                low=low,
                high=high,
                choice=format_rack(estimate.choice),
                after_draw=estimate.after_draw,
                reasons=tuple(
                    TurnReason(kind=why.kind, done=why.done, better=why.better)
                    for why in turn.reasons
                ),
            )
            found.append(chance)
    return EstimatedTurns(chances=tuple(found))


def _sum_up(wanted: ChancesToSum) -> ReviewSums:
    record = _right(wanted.record, wanted.seat)
    known = {each.turn: _read(each) for each in wanted.chances}
    turns = [
        ReviewedTurn(each.turn, each.exact, known.get(each.turn.number))
        for each in looked_at(record, wanted.seat)
    ]
    found = summed_up(record, turns, wanted.seat)
    return ReviewSums(
        seats=tuple(
            SeatSum(
                seat=each.seat,
                accuracy=each.accuracy,
                start=each.start,
                deal=each.deal,
                draws=each.draws,
                others=each.others,
                skill=each.skill,
                result=each.result,
                themes=tuple(
                    ThemeSum(theme=theme.theme, met=theme.met, taken=theme.taken)
                    for theme in each.themes
                ),
            )
            for each in found.seats
        ),
        moments=tuple(
            TurnMoment(turn=each.turn, seat=each.seat, kind=each.kind, change=each.change)
            for each in found.moments
        ),
    )


def _read(each: TurnChance) -> Estimate:
    return Estimate(
        chance=each.chance,
        best=each.chance_best,
        interval=(each.low, each.high),
        choice=parse_rack(each.choice),
        worlds=0,
        after_draw=each.after_draw,
    )
