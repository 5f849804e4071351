"""Questions that need no table of ours: judge a turn, score a match, read the rules.

Everything is answered in codes and values. What may take the processor long runs in a thread.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from remeld.match import standing
from remeld.notation import format_ruleset, parse_rack, parse_ruleset, parse_table
from remeld.rules import (
    EDITIONS,
    RULES,
    GameScore,
    RemeldError,
    Ruleset,
    changes,
    field_clause,
    field_source,
    judge,
    score_game,
    written,
)
from remeld.server.asking import Asking
from remeld.server.problems import FaultShown, Problem, show_fault

__all__ = ["Question", "Rules", "RulesShown", "Tiles", "rules_shown", "tools"]

tools = APIRouter(prefix="/api/tools", tags=["tools"])

Rules = Annotated[str, Field(max_length=2000, examples=["goliath", "broadway(jokers=4)"])]
Tiles = Annotated[str, Field(max_length=4000, examples=["b4 b5 b6 j"])]
Players = Annotated[int, Field(ge=2, le=6)]


class Question(BaseModel):
    """Every question says by which rules, and for how many players."""

    model_config = ConfigDict(extra="forbid", strict=True)

    rules: Rules = "broadway"
    players: Players = 4

    def sized(self) -> Ruleset:
        """The rules with the tiles that so many players use."""
        return parse_ruleset(self.rules).sized_for(self.players)


class Turn(Question):
    """A turn: the rack and the table before it, and the table after it."""

    melded: bool = True
    rack: Tiles
    before: Tiles
    after: Tiles


class VerdictShown(BaseModel):
    """Whether a turn is legal, and everything that is wrong with it."""

    legal: bool
    rules: str
    faults: list[FaultShown]
    tiles_played: int
    points: int


@tools.post("/judge")
async def judge_turn(turn: Turn, request: Request) -> VerdictShown:
    """Is this turn legal?"""
    return await Asking.of(request).work(_judge, turn)


def _judge(turn: Turn) -> VerdictShown:
    before = parse_table(turn.before, "table")
    after = parse_table(turn.after, "new-table")
    rack = parse_rack(turn.rack, "rack")
    rules = turn.sized()
    verdict = judge(rules, before, after, rack, melded=turn.melded)
    return VerdictShown(
        legal=verdict.legal,
        rules=turn.rules,
        faults=[show_fault(fault) for fault in verdict.faults],
        tiles_played=verdict.tiles_played,
        points=verdict.points,
    )


class GamePlayed(BaseModel):
    """A game that is over: what was left on each rack, and who laid the last tile."""

    model_config = ConfigDict(extra="forbid", strict=True)

    racks: Annotated[list[Tiles], Field(min_length=2, max_length=6)]
    winner: Annotated[int, Field(ge=0, le=5)] | None = None
    starter: Annotated[int, Field(ge=0, le=5)] = 0


class Match(BaseModel):
    """The games of a match, seats in the same order in all of them."""

    model_config = ConfigDict(extra="forbid", strict=True)

    rules: Rules = "broadway"
    games: Annotated[list[GamePlayed], Field(min_length=1, max_length=100)]


class GameScored(BaseModel):
    """The score of one game by seat, and who counts as its winner."""

    points: list[int]
    winners: list[int]


class MatchScored(BaseModel):
    """Where the match stands."""

    games: list[GameScored]
    totals: list[int]
    games_won: list[int]
    places: list[int]
    leaders: list[int]


@tools.post("/score")
async def score_match(match: Match, request: Request) -> MatchScored:
    """Score the games of a match by the rules of an edition."""
    return await Asking.of(request).work(_score, match)


def _score(match: Match) -> MatchScored:
    seats = len(match.games[0].racks)
    rules = parse_ruleset(match.rules).sized_for(seats)
    games = [_score_game(rules, game, number, seats) for number, game in enumerate(match.games)]
    stand = standing(rules, games, seats)
    return MatchScored(
        games=[GameScored(points=list(g.points), winners=list(g.winners)) for g in games],
        totals=list(stand.totals),
        games_won=list(stand.games_won),
        places=list(stand.places),
        leaders=list(stand.leaders),
    )


def _score_game(rules: Ruleset, game: GamePlayed, number: int, seats: int) -> GameScore:
    if len(game.racks) != seats:
        raise Problem(422, "racks-differ", game=number, seats=seats)
    if max(game.winner or 0, game.starter) >= seats:
        raise Problem(422, "unknown-seat", game=number, seats=seats)
    racks = [parse_rack(text, "rack") for text in game.racks]
    if game.winner is not None and racks[game.winner]:
        raise Problem(422, "winner-has-tiles", game=number, seat=game.winner)
    return score_game(rules, racks, game.winner, game.starter)


class RuleShown(BaseModel):
    """One rule: its value, where it stands in the booklets, and whose word it is."""

    name: str
    value: Any
    clause: str | None
    source: str
    """`booklet`, `implied`, `ruling`, `none`, or `house` for a changed rule."""


class RulesShown(BaseModel):
    """A ruleset, rule by rule."""

    rules: str
    edition: str
    changed: list[str]
    fields: list[RuleShown]


class EditionsShown(BaseModel):
    """The editions that there are."""

    editions: list[str]


@tools.get("/rules")
async def list_editions() -> EditionsShown:
    """The keys of all editions."""
    return EditionsShown(editions=list(EDITIONS))


@tools.get("/rules/{rules}")
async def show_rules(rules: Rules) -> RulesShown:
    """The rules of an edition, or of a house, field by field."""
    try:
        return rules_shown(parse_ruleset(rules))
    except RemeldError as error:
        raise Problem(404, error.code, **error.values) from None


def rules_shown(ruleset: Ruleset) -> RulesShown:
    """A ruleset as codes and values.

    >>> shown = rules_shown(EDITIONS["goliath"].replace(jokers=4))
    >>> shown.rules, [field.source for field in shown.fields if field.name == "jokers"]
    ('goliath(jokers=4)', ['house'])
    """
    changed = changes(ruleset)
    fields = []
    for name in RULES:
        value = getattr(ruleset, name)
        shown = value if isinstance(value, int | str | None) else written(value)
        clause, source = _home(name, ruleset.edition)
        source = "house" if name in changed else source
        fields.append(RuleShown(name=name, value=shown, clause=clause, source=source))
    return RulesShown(
        rules=format_ruleset(ruleset),
        edition=ruleset.edition,
        changed=list(changed),
        fields=fields,
    )


def _home(name: str, edition_: str) -> tuple[str | None, str]:
    try:
        return field_clause(name), field_source(name, edition_)
    except RemeldError:
        return None, "ruling"
