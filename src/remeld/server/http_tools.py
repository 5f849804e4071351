"""Questions that need no table of ours: judge a turn, score a match, read the rules.

Everything is answered in codes and values. What may take the processor long runs in a thread.
"""

from collections.abc import Collection
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from remeld.match import standing
from remeld.notation import format_ruleset, parse_rack, parse_ruleset, parse_table
from remeld.rules import (
    CLAUSES,
    EDITIONS,
    RULES,
    BigSet,
    Box,
    Clause,
    GameScore,
    Origin,
    Part,
    RemeldError,
    Ruleset,
    Table,
    Verdict,
    changes,
    check_tiles,
    clause,
    field_clause,
    field_source,
    judge,
    score_game,
    source,
    written,
)
from remeld.rules.ruleset import allowed
from remeld.server.problems import FaultShown, Problem, show_fault
from remeld.server.request_context import RequestContext
from remeld.server.tables.changes import joker_views
from remeld.server.tables.drafts import meld_view, set_verdicts

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


class SetShown(BaseModel):
    """One set of the new table by itself: a `run` or a `group` if it is whole, and its value."""

    whole: bool
    kind: str | None
    value: int


class JokerShown(BaseModel):
    """What a joker stands for: one tile in a run, the possible ones in a group."""

    set: int
    place: int
    stands_for: str


class MeldShown(BaseModel):
    """What counts for the initial meld so far, and what it needs."""

    points: int
    needed: int


class VerdictShown(BaseModel):
    """Whether a turn is legal, everything that is wrong with it, and each set by itself."""

    legal: bool
    rules: str
    faults: list[FaultShown]
    tiles_played: int
    points: int
    sets: list[SetShown]
    jokers: list[JokerShown]
    meld: MeldShown | None
    """None for a player who has melded."""


@tools.post("/judge")
async def judge_turn(turn: Turn, request: Request) -> VerdictShown:
    """Is this turn legal?"""
    return await RequestContext.of(request).work(_judge, turn)


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
        sets=[
            SetShown(whole=each.whole, kind=each.kind, value=each.value)
            for each in set_verdicts(rules, after)
        ],
        jokers=[
            JokerShown(set=each.set, place=each.place, stands_for=each.stands_for)
            for each in joker_views(rules, after)
        ],
        meld=None if turn.melded else _meld(rules, before, after, verdict),
    )


def _meld(rules: Ruleset, before: Table, after: Table, verdict: Verdict) -> MeldShown:
    found = meld_view(rules, before, after, verdict)
    return MeldShown(points=found.points, needed=found.needed)


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
    return await RequestContext.of(request).work(_score, match)


def _score(match: Match) -> MatchScored:
    seats = len(match.games[0].racks)
    rules = parse_ruleset(match.rules).sized_for(seats)
    games = []
    for number, game in enumerate(match.games):
        try:
            games.append(_score_game(rules, game, number, seats))
        except RemeldError as error:
            if len(match.games) == 1:
                raise
            raise RemeldError("in-game", str(error), game=number + 1, reason=error) from None
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
    check_tiles(rules, [tile for rack in racks for tile in rack], "racks")
    for seat, rack in enumerate(racks):
        if seat == game.winner and rack:
            raise Problem(422, "winner-has-tiles", game=number, seat=seat)
        if seat != game.winner and not rack:
            raise Problem(422, "loser-has-none", game=number, seat=seat)
    return score_game(rules, racks, game.winner, game.starter)


class Allowed(BaseModel):
    """What a rule may be: a `number` in a range, a `choice`, a `word` or none, or a `big-set`."""

    kind: Literal["number", "choice", "word", "big-set"]
    least: int | None = None
    most: int | None = None
    values: list[bool | str] = []


class RuleShown(BaseModel):
    """One rule: its value, where it stands in the booklets, whose word it is, what it may be."""

    name: str
    value: Any
    clause: str
    texts: list[str]
    """The parts of the clause that depend on it."""
    source: str
    """`booklet`, `implied`, `ruling`, `none`, or `house` for a changed rule."""
    allowed: Allowed


class OriginShown(BaseModel):
    """Whose word something is, and where that stands."""

    source: str
    """`booklet`, `implied`, `ruling`, `none`, or `house` for a changed rule."""
    headings: dict[str, list[str]] = {}
    """The booklet's headings by language; an empty one is its beginning."""
    rulings: list[str] = []
    unlike: dict[str, "OriginShown"] = {}
    """The languages of the booklet whose text differs."""


class PartShown(OriginShown):
    """A part of a clause that has one source, and the text that says it."""

    text: str


class ClauseShown(BaseModel):
    """One clause: its parts, the source of the least printed one, its rulings and rules."""

    id: str
    source: str
    rulings: list[str]
    fields: list[str]
    parts: list[PartShown]


class RulesShown(BaseModel):
    """A ruleset, rule by rule and clause by clause.

    `values` are what the sentences of the clauses are filled with, in every language.
    """

    rules: str
    edition: str
    changed: list[str]
    fields: list[RuleShown]
    clauses: list[ClauseShown]
    values: dict[str, Any]


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
        home = clause(field_clause(name))
        fields.append(
            RuleShown(
                name=name,
                value=shown,
                clause=home.id,
                texts=[part.text for part in home.parts if name in part.fields],
                source="house" if name in changed else field_source(name, ruleset.edition),
                allowed=_allowed(name),
            )
        )
    return RulesShown(
        rules=format_ruleset(ruleset),
        edition=ruleset.edition,
        changed=list(changed),
        fields=fields,
        clauses=[_clause(ruleset, each, changed) for each in CLAUSES.values()],
        values=_values(ruleset),
    )


def _allowed(name: str) -> Allowed:
    if name == "big_set":
        return Allowed(kind="big-set")
    choice = allowed(name)
    if isinstance(choice, range):
        return Allowed(kind="number", least=choice[0], most=choice[-1])
    if isinstance(choice, tuple):
        return Allowed(kind="choice", values=list(choice))
    return Allowed(kind="word")


def _clause(ruleset: Ruleset, clause: Clause, changed: Collection[str]) -> ClauseShown:
    ours = not set(changed).isdisjoint(clause.fields)
    return ClauseShown(
        id=clause.id,
        source="house" if ours else source(clause.id, ruleset.edition),
        rulings=list(clause.rulings(ruleset.edition)),
        fields=list(clause.fields),
        parts=[_part(ruleset, part, changed) for part in clause.parts],
    )


def _part(ruleset: Ruleset, part: Part, changed: Collection[str]) -> PartShown:
    if not set(changed).isdisjoint(part.fields):
        return PartShown(text=part.text, source="house")
    return PartShown(text=part.text, **_origin(part.origins[ruleset.edition]))


def _origin(origin: Origin) -> dict[str, Any]:
    return {
        "source": origin.kind,
        "headings": {language: list(names) for language, names in origin.headings.items()},
        "rulings": list(origin.rulings),
        "unlike": {language: _origin(other) for language, other in origin.unlike.items()},
    }


def _values(ruleset: Ruleset) -> dict[str, Any]:
    big = ruleset.big_set
    values = {name: getattr(ruleset, name) for name in RULES}
    values |= {"edition": ruleset.edition, "tiles_total": ruleset.box.total}
    values |= {"big_set": written(big) if big else None}
    if isinstance(big, BigSet):
        total = Box(big.colours, ruleset.numbers, big.copies, big.jokers).total
        parts = {**big._asdict(), "total": total}
        values |= {f"big_set_{part}": value for part, value in parts.items()}
    return values
