"""The only door: what one person, or a spectator, may see of a table and of its log.

Nothing in a view depends on tiles that its reader may not see, on who anybody is in the house, or
on the secret of a deal that is not over.
"""

from collections.abc import Iterable

from remeld.match import commitment, state_seen_by
from remeld.notation import format_rack, format_table
from remeld.protocol import (
    ClockView,
    Event,
    FinishedGame,
    GameView,
    Listing,
    ListingSeat,
    MatchView,
    PersonView,
    SeatView,
    TableFact,
    TableView,
    You,
    encode,
    tell,
)
from remeld.rules import Table, View
from remeld.server.tables.agreeing import house_rules
from remeld.server.tables.refusals import Refusal, RefusedError
from remeld.server.tables.state import Person, TableState

__all__ = [
    "computer_view",
    "event_views",
    "hint_view",
    "horizon",
    "may_watch",
    "summary",
    "table_view",
]


def table_view(
    state: TableState, who: str | None, *, now: int, draft: Table | None = None
) -> TableView:
    """The table as that person sees it; `who` None, or unknown here, is a spectator.

    `draft` is the newest draft of the seat on turn: it is shown to that seat's owner alone.
    """
    person = state.person_of(who)
    mine = state.seats_of(person.number) if person else ()
    on_turn = state.turn is not None and state.turn in mine
    rules = state.game.state.setup.sized if state.game else state.ruleset
    return TableView(
        table=state.id,
        code=state.code,
        version=state.version,
        turn_version=state.turn_version,
        now=now,
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
        seats=tuple(_seat(state, index) for index in range(len(state.seats))),
        you=_you(state, person),
        game=_game(state, mine),
        match=_match(state),
        next_commitment=commitment(state.secret) if state.secret else "",
        draft=format_table(draft) if draft is not None and on_turn else None,
    )


def _you(state: TableState, person: Person | None) -> You | None:
    if person is None:
        return None
    host = person.number == state.host
    return You(person=person.number, host=host, seats=state.seats_of(person.number))


def _seat(state: TableState, index: int) -> SeatView:
    seat = state.seats[index]
    return SeatView(
        seat=index,
        kind=seat.kind,
        person=seat.person if seat.kind == "person" else None,
        name=seat.name,
        colour=seat.colour,
        level=state.computer_at(index) if state.playing else seat.level,
        away=seat.away,
        resigned=state.has_resigned(index),
        missed=seat.missed,
        word_given=bool(seat.word),
    )


def _game(state: TableState, mine: tuple[int, ...]) -> GameView | None:
    game, shown = state.game, state.shown
    if game is None or shown is None:
        return None
    over = not state.playing
    # Through the match's own door once for each own seat: what it hides, nothing here can show.
    hidden = state_seen_by(game.state, None)
    racks: list[str | None] = [None] * len(hidden.racks)
    for seat in range(len(racks)) if over else mine:
        racks[seat] = format_rack(state_seen_by(game.state, seat).racks[seat])
    return GameView(
        game=hidden.setup.game,
        order=hidden.order,
        starter=hidden.starter or 0,
        turn=hidden.turn,
        drew=hidden.drew,
        table=shown.table,
        jokers=shown.jokers,
        pool=hidden.pool,
        racks=tuple(racks),
        rack_sizes=tuple(map(len, hidden.racks)),
        melded=hidden.melded,
        tiles=hidden.setup.sized.box.total,
        clock=ClockView(
            limit_sec=hidden.setup.time_limit_sec,
            turn_began=hidden.turn_began,
            deadline=state.deadline,
        ),
        words=hidden.setup.words,
        commitment=hidden.setup.commitment,
        secret=game.secret.hex() if over and game.secret else None,
        over=state.games[-1].reason if over and state.games else None,
        last=shown.last,
    )


def _match(state: TableState) -> MatchView:
    standing = state.standing
    in_rounds = state.ruleset.match_frame == "roundsOfNGames"
    round_games = len(state.seats) if in_rounds else None
    return MatchView(
        games_to_play=state.games_to_play,
        games=tuple(
            FinishedGame(points=game.points, winners=game.winners, reason=game.reason)
            for game in state.games
        ),
        totals=standing.totals,
        games_won=standing.games_won,
        places=standing.places,
        leaders=standing.leaders if state.games else (),
        rule=state.ruleset.match_winner,
        round_games=round_games,
        rounds=_rounds(state, round_games) if round_games else (),
        records=state.finished,
    )


def _rounds(state: TableState, games: int) -> tuple[tuple[int, ...], ...]:
    """The points of each round by seat."""
    points = [game.points for game in state.games]
    rounds = (points[start : start + games] for start in range(0, len(points), games))
    return tuple(tuple(map(sum, zip(*each, strict=True))) for each in rounds)


def event_views(
    state: TableState, log: Iterable[tuple[int, TableFact]], who: str | None
) -> tuple[Event, ...]:
    """Numbered facts as that person may see them, `state` being that after the last one.

    Own tiles are shown in the game that is played now; of games before it a spectator's view is
    told, because seats may have changed hands since.
    """
    person = state.person_of(who)
    mine = state.seats_of(person.number) if person else ()
    first = state.game_version
    return tuple(
        Event(seq=seq, at=fact.at, what=tell(fact, mine if seq >= first else ()))
        for seq, fact in log
    )


def summary(state: TableState) -> bytes:
    """What the lobby shows of a table: a `Listing`."""
    return encode(
        Listing(
            code=state.code,
            phase=state.phase,
            options=state.options,
            locked=state.locked,
            seats=tuple(ListingSeat(kind=seat.kind, name=seat.name) for seat in state.seats),
            games_played=len(state.games),
            games_to_play=state.games_to_play,
            records=state.finished,
        )
    )


def may_watch(state: TableState, who: str) -> Refusal | None:
    """Why somebody may not look on; None if they may. Those at the table always may."""
    if who and who in state.kicked:
        return RefusedError("kicked").refusal
    if state.locked and not state.person_of(who):
        return RefusedError("table-locked").refusal
    return None


def horizon(state: TableState, now: int) -> int:
    """Up to which time spectators may see the log: entries after it are not told yet.

    They are behind only while a game is played: there is nothing to give away before and after.
    """
    return now - state.options.delay * 1000 if state.playing else now


def computer_view(state: TableState) -> View | None:
    """What the computer player on turn knows; None where a person is on turn, or nobody."""
    seat = state.turn
    if seat is None or state.paused or state.computer_at(seat) is None:
        return None
    return _view(state, seat)


def hint_view(state: TableState, who: str, seat: int) -> View | Refusal:
    """What a hint may be made from: the view of the own seat on turn, where hints are allowed."""
    person = state.person_of(who)
    if person is None or seat not in state.seats_of(person.number):
        return RefusedError("not-your-seat", seat=seat).refusal
    if not state.options.hints:
        return RefusedError("hints-off").refusal
    if state.turn != seat:
        return RefusedError("not-your-turn", seat=seat).refusal
    if state.paused:
        return RefusedError("paused").refusal
    return _view(state, seat)


def _view(state: TableState, seat: int) -> View:
    assert state.game is not None
    seen = state_seen_by(state.game.state, seat)
    return View(
        ruleset=seen.setup.sized,
        seat=seat,
        rack=seen.racks[seat],
        rack_sizes=tuple(map(len, seen.racks)),
        melded=seen.melded,
        table=seen.table,
        pool_size=seen.pool,
        turn=seen.turn,
    )
