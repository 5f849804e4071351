"""The fold: a table's state after one more entry. It judges nothing and refuses nothing.

People and seats are folded here, the game in `fold_game`.
"""

from collections.abc import Iterable
from dataclasses import replace

from remeld.server.tables import entries as e
from remeld.server.tables.entries import Entry
from remeld.server.tables.fold_game import fold_events, fold_game
from remeld.server.tables.state import (
    NO_NAME,
    STAND_IN,
    Finished,
    Pause,
    Person,
    Seat,
    TableState,
)

__all__ = ["fold", "fold_all"]


def fold_all(entries: Iterable[Entry], state: TableState | None = None) -> TableState:
    """The state after all these entries, from nothing or from an earlier state."""
    for entry in entries:
        state = fold(state, entry)
    assert state is not None, "a log begins with `Created`"
    return state


def fold(state: TableState | None, entry: Entry) -> TableState:
    """The state after the entry; the first one, `Created`, has nothing before it."""
    if isinstance(entry, e.Created):
        return TableState(
            id=entry.table,
            code=entry.code,
            options=entry.options,
            version=1,
            seats=(Seat(),) * entry.options.seats,
            changed_at=entry.at,
        )
    assert state is not None, "a log begins with `Created`"
    state = replace(state, version=state.version + 1, changed_at=entry.at)
    return _fold(state, entry)


def _fold(state: TableState, entry: Entry) -> TableState:
    match entry:
        case e.GameStarted() | e.Turn() | e.TimeAdded():
            return fold_game(state, entry)
        case e.Prepared(secret=secret):
            return replace(state, secret=secret)
        case e.Came(person=number, who=who, name=name):
            person = Person(number=number, who=who, name=name)
            return replace(state, people=(*state.people, person), came=number)
        case e.Left(person=number, kicked=kicked):
            return _left(state, number, kicked=kicked)
        case e.Forgotten(person=number):
            return _forgotten(state, number)
        case e.Hosted(person=number):
            return replace(state, host=number)
        case e.Sat(seat=seat, person=number, name=name, colour=colour):
            taken = Seat(kind="person", person=number, name=name, colour=colour)
            return _with_seat(state, seat, taken)
        case e.ComputerAdded(seat=seat, level=level, name=name, colour=colour):
            computer = Seat(kind="computer", level=level, name=name, colour=colour)
            return _with_seat(state, seat, computer)
        case e.Stood(seat=seat) | e.ComputerRemoved(seat=seat):
            return _with_seat(state, seat, Seat())
        case e.OptionsSet(options=options):
            return replace(state, options=options, seats=_resized(state.seats, options.seats))
        case e.Locked(locked=locked):
            return replace(state, locked=locked)
        case e.Muted(person=number, muted=muted):
            return _muted(state, number, muted=muted)
        case e.Spoke(person=number, at=at):
            return _spoke(state, number, at)
        case e.WordGiven(seat=seat, word=word):
            return _with_seat(state, seat, replace(state.seats[seat], word=word))
        case e.Archived():
            return replace(state, archived=True)
        case e.Reopened():
            return replace(state, archived=False)
        case _:
            return _play(state, entry)


def _play(state: TableState, entry: Entry) -> TableState:
    """What happens round a game."""
    match entry:
        case e.Away(seat=seat):
            return _with_seat(state, seat, replace(state.seats[seat], away=True, missed=0))
        case e.Back(seat=seat):
            return _with_seat(state, seat, replace(state.seats[seat], away=False))
        case e.Resigned(seat=seat, value=value):
            state = fold_events(state, entry.at, entry.events)
            return replace(state, resigned=(*state.resigned, (seat, value)))
        case e.GameOver():
            return _game_over(state, entry)
        case e.MatchOver():
            return replace(state, phase="over")
        case e.MatchCleared():
            return replace(state, phase="lobby", games=(), game=None, resigned=())
        case e.PauseOffered(person=number):
            return replace(state, pause_accepted=(number,))
        case e.PauseAccepted(person=number):
            return replace(state, pause_accepted=(*state.pause_accepted, number))
        case e.PauseDeclined():
            return replace(state, pause_accepted=())
        case e.Paused(why=why, since=since):
            return replace(state, paused=Pause(why=why, since=since), pause_accepted=())
        case e.Resumed(at=at):
            return replace(state, paused=None, resumed_at=at)
    raise AssertionError(f"nothing folds {entry!r}")


def _game_over(state: TableState, entry: e.GameOver) -> TableState:
    state = fold_events(state, entry.at, entry.events)
    assert state.game is not None
    finished = Finished(
        points=entry.points,
        winners=entry.winners,
        reason=entry.reason,
        starter=state.game.state.starter or 0,
    )
    games = (*state.games, finished)
    return replace(
        state,
        games=games,
        finished=state.finished + 1,
        phase="over" if len(games) >= state.games_to_play else "between",
        paused=None,
        pause_accepted=(),
        over_at=entry.at,
    )


def _left(state: TableState, number: int, *, kicked: bool) -> TableState:
    """In a match a computer player takes the seats, and the match goes on; else they are free."""
    gone = state.person(number)
    in_match = state.phase in ("playing", "between")
    seats = []
    for seat in state.seats:
        if seat.kind == "person" and seat.person == number:
            free = replace(seat, kind="computer", level=STAND_IN, away=False, missed=0)
            seats.append(free if in_match else Seat())
        else:
            seats.append(seat)
    return replace(
        state,
        people=tuple(person for person in state.people if person.number != number),
        seats=tuple(seats),
        host=None if state.host == number else state.host,
        # Who was forgotten is nobody, and nobody else may be taken for them.
        kicked=(*state.kicked, gone.who) if gone and gone.who and kicked else state.kicked,
        pause_accepted=tuple(each for each in state.pause_accepted if each != number),
    )


def _forgotten(state: TableState, number: int) -> TableState:
    """The name goes from everything that is shown from now on."""
    seats = tuple(
        replace(seat, name=NO_NAME) if seat.person == number else seat for seat in state.seats
    )
    game = state.game
    if game:
        played = zip(game.state.setup.players, state.owners, strict=True)
        players = tuple(NO_NAME if owner == number else name for name, owner in played)
        setup = replace(game.state.setup, players=players)
        game = replace(game, state=replace(game.state, setup=setup))
    return replace(state, seats=seats, game=game)


def _with_seat(state: TableState, index: int, seat: Seat) -> TableState:
    return replace(state, seats=(*state.seats[:index], seat, *state.seats[index + 1 :]))


def _muted(state: TableState, number: int, *, muted: bool) -> TableState:
    who = [person.who for person in state.people if person.number == number and person.who]
    others = [each for each in state.muted if each not in who]
    return replace(state, muted=(*others, *who) if muted else tuple(others))


def _spoke(state: TableState, number: int, at: int) -> TableState:
    people = tuple(
        replace(person, spoke_at=at) if person.number == number else person
        for person in state.people
    )
    return replace(state, people=people)


def _resized(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """So many seats: empty ones are added, or taken away from the end."""
    left = list(seats)
    for index in range(len(left) - 1, -1, -1):
        if len(left) > number and left[index].kind == "empty":
            del left[index]
    return (*left, *[Seat()] * (number - len(left)))
