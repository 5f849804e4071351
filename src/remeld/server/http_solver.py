"""Questions for the solver: the best play of a turn, and tiles arranged into sets."""

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel

from remeld.notation import format_rack, format_set, format_table, parse_rack, parse_table
from remeld.rules import Rack, Ruleset, Table
from remeld.server.http_tools import Question, Tiles
from remeld.server.request_context import RequestContext
from remeld.solver import Objective, arrange, best_play

__all__ = ["HintShown", "PlayShown", "hint_shown", "solving"]

solving = APIRouter(prefix="/api/tools", tags=["tools"])


class StepShown(BaseModel):
    """One move of the hands; sets have numbers, those of the old table count from 0."""

    kind: str
    tiles: str
    source: int | None
    target: int
    result: str
    joker_to: int | None


class PlayShown(BaseModel):
    """The best play, and how to carry it out.

    No tile played: nothing can be played where it is `optimal`, else nothing was found.
    """

    optimal: bool
    tiles_played: int
    value_played: int
    played: str
    rack: str
    table: str
    steps: list[StepShown]


class BestPlay(Question):
    """A position of which the best play is wanted."""

    melded: bool = True
    table: Tiles = ""
    rack: Tiles
    objective: Literal["tiles", "value", "out"] = "tiles"


@solving.post("/best")
async def find_best_play(question: BestPlay, request: Request) -> PlayShown:
    """The best play for a rack and a table."""
    return await RequestContext.of(request).work(_best_play, question)


def _best_play(question: BestPlay) -> PlayShown:
    table, rack = parse_table(question.table, "table"), parse_rack(question.rack, "rack")
    rules = question.sized()
    return _solve(rules, table, rack, melded=question.melded, aim=question.objective)


class HintShown(BaseModel):
    """A hint in three depths, of one and the same play: is there one, with which tiles, and how.

    `turn` is the version at which the turn began that the hint is for.
    """

    turn: int
    can_play: bool
    tiles: str
    optimal: bool
    play: PlayShown | None


def hint_shown(rules: Ruleset, table: Table, rack: Rack, *, melded: bool, turn: int) -> HintShown:
    """The hint for a turn."""
    play = _solve(rules, table, rack, melded=melded)
    found = bool(play.played)
    return HintShown(
        turn=turn,
        can_play=found,
        tiles=play.played,
        optimal=play.optimal,
        play=play if found else None,
    )


def _solve(
    rules: Ruleset, table: Table, rack: Rack, *, melded: bool, aim: Objective = "tiles"
) -> PlayShown:
    found = best_play(rules, table, rack, melded=melded, objective=aim)
    return PlayShown(
        optimal=found.optimal,
        tiles_played=found.tiles_played,
        value_played=found.value_played,
        played=format_rack(found.played),
        rack=format_rack(found.rack),
        table=format_table(found.table),
        steps=[
            StepShown(
                kind=step.kind,
                tiles=format_set(step.tiles),
                source=step.source,
                target=step.target,
                result=format_set(step.result),
                joker_to=step.joker_to,
            )
            for step in found.steps
        ],
    )


class Heap(Question):
    """Tiles in no order."""

    tiles: Tiles


class Arranged(BaseModel):
    """Tiles arranged into sets with the fewest left over."""

    sets: list[str]
    left: str
    optimal: bool


@solving.post("/arrange")
async def arrange_tiles(heap: Heap, request: Request) -> Arranged:
    """Arrange tiles into legal sets."""
    return await RequestContext.of(request).work(_arrange, heap)


def _arrange(heap: Heap) -> Arranged:
    tiles = parse_rack(heap.tiles, "heap")
    found = arrange(heap.sized(), tiles)
    return Arranged(
        sets=[format_set(tiles) for tiles in found.sets],
        left=format_rack(found.left),
        optimal=found.optimal,
    )
