"""What everybody may see of a table, worked out once for all who look on.

The game passes through `rules.view` as a spectator sees it, so nothing here can show a rack before
the game is over.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from remeld.match import Game, commitment, games_to_play, standing
from remeld.match.forms import write_table
from remeld.notation import format_rack
from remeld.protocol import (
    ClockView,
    FinishedGame,
    GameView,
    MatchView,
    PersonView,
    SeatView,
    TableView,
)
from remeld.server.tables.agreed_rules import house_rules, ruleset_of
from remeld.server.tables.changes import joker_views, last_turn

if TYPE_CHECKING:
    from remeld.server.tables.state import Finished, TableState

__all__ = ["public_view"]


def public_view(state: "TableState") -> TableView:
    """The table as a spectator sees it, without the time."""
    rules = state.game.state.setup.sized if state.game else state.ruleset
    seats = len(state.seats)
    return TableView(
        table=state.id,
        code=state.code,
        version=state.version,
        turn_version=state.turn_version,
        now=0,
        phase=state.phase,
        options=state.options,
        house_rules=house_rules(state.options),
        fourth_colour=rules.fourth_colour,
        colours=rules.colours,
        host=state.host,
        locked=state.locked,
        archived=state.archived,
        paused=state.paused.why if state.paused else None,
        pause_accepted=state.pause_accepted,
        people=tuple(
            PersonView(person=each.number, name=each.name, muted=each.who in state.muted)
            for each in state.people
        ),
        seats=tuple(_seat(state, index) for index in range(seats)),
        you=None,
        game=_game(state, state.game) if state.game else None,
        match=_match(state.options.rules, seats, state.options.length, state.games, state.finished),
        next_commitment=commitment(state.secret) if state.secret else "",
        draft=None,
        messages_off=True if state.messages_off else UNSET,
    )


def _seat(state: "TableState", index: int) -> SeatView:
    seat = state.seats[index]
    name = seat.name
    if not name and state.phase == "over" and state.game:
        # Whoever left is still named in the result of what they played.
        name = state.game.state.setup.players[index]
    return SeatView(
        seat=index,
        kind=seat.kind,
        person=seat.person if seat.kind == "person" else None,
        name=name,
        colour=seat.colour,
        level=state.computer_at(index) if state.playing else seat.level,
        away=seat.away,
        resigned=state.has_resigned(index),
        missed=seat.missed,
        word_given=bool(seat.word),
    )


def _game(state: "TableState", game: Game) -> GameView:
    over = not state.playing
    seen, played = game.view(None), game.state
    setup = played.setup
    seats = range(len(seen.rack_sizes))
    return GameView(
        game=setup.game,
        order=played.order,
        starter=played.starter or 0,
        turn=seen.turn,
        drew=played.drew,
        table=write_table(seen.table),
        jokers=joker_views(seen.ruleset, seen.table),
        pool=seen.pool_size,
        racks=tuple(format_rack(game.view(seat).rack or ()) if over else None for seat in seats),
        rack_sizes=seen.rack_sizes,
        melded=seen.melded,
        tiles=seen.ruleset.box.total,
        clock=ClockView(
            limit_sec=setup.time_limit_sec,
            turn_began=played.turn_began,
            deadline=state.deadline,
        ),
        words=setup.words,
        commitment=setup.commitment,
        secret=game.secret.hex() if over and game.secret else None,
        over=state.games[-1].reason if over and state.games else None,
        last=last_turn(game),
    )


@lru_cache(maxsize=1024)
def _match(
    rules: str, seats: int, length: int | None, games: tuple["Finished", ...], finished: int
) -> MatchView:
    """The score sheet, which only changes when a game is over."""
    ruleset = ruleset_of(rules)
    score = standing(ruleset, [game.score for game in games], seats)
    round_games = seats if ruleset.match_frame == "roundsOfNGames" else None
    return MatchView(
        games_to_play=games_to_play(ruleset, seats, length),
        games=tuple(
            FinishedGame(points=game.points, winners=game.winners, reason=game.reason)
            for game in games
        ),
        totals=score.totals,
        games_won=score.games_won,
        places=score.places,
        leaders=score.leaders if games else (),
        rule=ruleset.match_winner,
        round_games=round_games,
        rounds=_rounds(games, round_games) if round_games else (),
        records=finished,
    )


def _rounds(games: tuple["Finished", ...], number: int) -> tuple[tuple[int, ...], ...]:
    """The points of each round, of so many games, by seat."""
    points = [game.points for game in games]
    rounds = (points[start : start + number] for start in range(0, len(points), number))
    return tuple(tuple(map(sum, zip(*each, strict=True))) for each in rounds)
