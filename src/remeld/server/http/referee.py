"""Questions for the referee: is a turn legal, and what are the games of a match worth?"""

from remeld.match import standing
from remeld.notation import parse_rack, parse_ruleset, parse_table, parse_tile
from remeld.protocol import FoundPlaces
from remeld.protocol.http.answers import (
    GameScored,
    JudgedSet,
    JudgedTurn,
    MatchScored,
)
from remeld.protocol.http.requests import GamePlayed, MatchToScore, TileToPlace, TurnToJudge
from remeld.rules import (
    GameScore,
    RemeldError,
    Ruleset,
    check_table,
    check_tiles,
    count,
    judge,
    places,
    score_game,
    spread,
)
from remeld.server.http.problems import Problem, fault_info
from remeld.server.http.request_context import RequestContext
from remeld.server.http.rules import sized_rules
from remeld.server.tables.changes import joker_views
from remeld.server.tables.drafts import meld_view, set_verdicts
from remeld.server.tables.placing import places_view

__all__ = ["judge_turn", "place_tile", "score_match"]


async def judge_turn(context: RequestContext, turn: TurnToJudge) -> JudgedTurn:
    """Is this turn legal?"""
    return await context.work(_judge, turn)


def _judge(turn: TurnToJudge) -> JudgedTurn:
    before = parse_table(turn.before, "table")
    after = parse_table(turn.after, "new-table")
    rack = parse_rack(turn.rack, "rack")
    rules = sized_rules(turn)
    verdict = judge(rules, before, after, rack, melded=turn.melded)
    return JudgedTurn(
        legal=verdict.legal,
        rules=turn.rules,
        faults=tuple(map(fault_info, verdict.faults)),
        tiles_played=verdict.tiles_played,
        points=verdict.points,
        sets=tuple(
            JudgedSet(whole=each.whole, kind=each.kind, value=each.value)
            for each in set_verdicts(rules, after)
        ),
        jokers=tuple(joker_views(rules, after)),
        meld=None if turn.melded else meld_view(rules, before, after, verdict),
    )


async def place_tile(context: RequestContext, tile: TileToPlace) -> FoundPlaces:
    """Where could this tile of the rack go?"""
    return await context.work(_place, tile)


def _place(asked: TileToPlace) -> FoundPlaces:
    before, after = parse_table(asked.before, "table"), parse_table(asked.after, "new-table")
    rack, tile = parse_rack(asked.rack, "rack"), parse_tile(asked.tile).plain
    rules = sized_rules(asked)
    check_tiles(rules, (*spread(before), *rack), "table-and-rack")
    check_tiles(rules, spread(after), "new-table")
    check_table(rules, before)
    left = count(rack) - (count(spread(after)) - count(spread(before)))
    if not left[tile]:
        raise Problem(422, "bad-request", where="tile", kind="literal_error")
    return places_view(places(rules, before, after, rack, tile, melded=asked.melded))


async def score_match(context: RequestContext, match: MatchToScore) -> MatchScored:
    """Score the games of a match by the rules of an edition."""
    return await context.work(_score, match)


def _score(match: MatchToScore) -> MatchScored:
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
        games=tuple(GameScored(points=each.points, winners=each.winners) for each in games),
        totals=stand.totals,
        games_won=stand.games_won,
        places=stand.places,
        leaders=stand.leaders,
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
