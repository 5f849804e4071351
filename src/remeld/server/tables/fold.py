"""The fold: a table's state after one more fact. It judges nothing and refuses nothing.

People and seats are folded here, the game in `fold_game`; each kind of fact has its own function.
"""

from collections.abc import Iterable
from dataclasses import replace

from remeld.match import Game
from remeld.protocol import TableFact, facts
from remeld.server.tables.fold_game import folded, turn_changes
from remeld.server.tables.state import NO_NAME, Person, Seat, TableState

__all__ = ["fold", "fold_all", "fold_turn"]


def fold_all(log: Iterable[TableFact], state: TableState | None = None) -> TableState:
    """The state after all these facts, from nothing or from an earlier state."""
    for fact in log:
        state = fold(state, fact)
    if state is None:
        raise ValueError("there is no table yet: a log begins with `Created`")
    return state


def fold(state: TableState | None, fact: TableFact) -> TableState:
    """The state after the fact; the first one, `Created`, has nothing before it."""
    if isinstance(fact, facts.Created):
        return TableState(
            id=fact.table,
            code=fact.code,
            options=fact.options,
            version=1,
            seats=(Seat(),) * fact.options.seats,
            changed_at=fact.at,
        )
    if state is None:
        raise ValueError(f"a log begins with `Created`, not with {fact!r}")
    return folded(fact, replace(state, version=state.version + 1, changed_at=fact.at))


def fold_turn(state: TableState, turn: facts.Turn, after: Game) -> TableState:
    """The same for a turn that was played to be decided: its events need not happen again."""
    version = state.version + 1
    changes = turn_changes(turn, state, after, version)
    return replace(state, version=version, changed_at=turn.at, **changes)


# -- People --


@folded.register
def _came(fact: facts.Came, state: TableState) -> TableState:
    person = Person(number=fact.person, who=fact.who, name=fact.name)
    return replace(state, people=(*state.people, person), came=fact.person)


@folded.register
def _left(fact: facts.Left, state: TableState) -> TableState:
    """In a match a computer player takes the seats, and the match goes on; else they are free."""
    number = fact.person
    gone = state.person(number)
    in_match = state.phase in ("playing", "between")
    seats = []
    for seat in state.seats:
        if seat.kind == "person" and seat.person == number:
            free = replace(seat, kind="computer", level=state.stand_in, away=False, missed=0)
            seats.append(free if in_match else Seat())
        else:
            seats.append(seat)
    return replace(
        state,
        people=tuple(person for person in state.people if person.number != number),
        seats=tuple(seats),
        host=None if state.host == number else state.host,
        # Who was forgotten is nobody, and nobody else may be taken for them.
        kicked=(*state.kicked, gone.who) if gone and gone.who and fact.kicked else state.kicked,
        pause_accepted=tuple(each for each in state.pause_accepted if each != number),
    )


@folded.register
def _forgotten(fact: facts.Forgotten, state: TableState) -> TableState:
    """The name goes from everything that is shown from now on."""
    number = fact.person
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


@folded.register
def _hosted(fact: facts.Hosted, state: TableState) -> TableState:
    return replace(state, host=fact.person)


@folded.register
def _muted(fact: facts.Muted, state: TableState) -> TableState:
    number = fact.person
    who = [person.who for person in state.people if person.number == number and person.who]
    others = [each for each in state.muted if each not in who]
    return replace(state, muted=(*others, *who) if fact.muted else tuple(others))


@folded.register(facts.Spoke)
@folded.register(facts.Wrote)
def _spoke(fact: facts.Spoke | facts.Wrote, state: TableState) -> TableState:
    return _spoken(state, fact.person, fact.at)


@folded.register
def _reported(fact: facts.Reported, state: TableState) -> TableState:
    return _spoken(state, fact.by, fact.at)


def _spoken(state: TableState, number: int, at: int) -> TableState:
    people = tuple(
        replace(person, spoke_at=at) if person.number == number else person
        for person in state.people
    )
    return replace(state, people=people)


@folded.register
def _messages_allowed(fact: facts.MessagesAllowed, state: TableState) -> TableState:
    return replace(state, messages_off=not fact.allowed)


# -- Seats --


@folded.register
def _sat(fact: facts.Sat, state: TableState) -> TableState:
    taken = Seat(kind="person", person=fact.person, name=fact.name, colour=fact.colour)
    return _with_seat(state, fact.seat, taken)


@folded.register
def _computer_added(fact: facts.ComputerAdded, state: TableState) -> TableState:
    computer = Seat(kind="computer", level=fact.level, name=fact.name, colour=fact.colour)
    return _with_seat(state, fact.seat, computer)


@folded.register(facts.Stood)
@folded.register(facts.ComputerRemoved)
def _emptied(fact: facts.Stood | facts.ComputerRemoved, state: TableState) -> TableState:
    return _with_seat(state, fact.seat, Seat())


@folded.register
def _word_given(fact: facts.WordGiven, state: TableState) -> TableState:
    return _with_seat(state, fact.seat, replace(state.seats[fact.seat], word=fact.word))


@folded.register
def _away(fact: facts.Away, state: TableState) -> TableState:
    away = replace(state.seats[fact.seat], away=True, missed=0)
    return _with_seat(state, fact.seat, away)


@folded.register
def _back(fact: facts.Back, state: TableState) -> TableState:
    return _with_seat(state, fact.seat, replace(state.seats[fact.seat], away=False))


def _with_seat(state: TableState, index: int, seat: Seat) -> TableState:
    return replace(state, seats=(*state.seats[:index], seat, *state.seats[index + 1 :]))


# -- The table --


@folded.register
def _options_set(fact: facts.OptionsSet, state: TableState) -> TableState:
    seats = _resized(state.seats, fact.options.seats)
    return replace(state, options=fact.options, seats=seats)


def _resized(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """So many seats: empty ones are added, or taken away from the end."""
    left = list(seats)
    for index in range(len(left) - 1, -1, -1):
        if len(left) > number and left[index].kind == "empty":
            del left[index]
    return (*left, *[Seat()] * (number - len(left)))


@folded.register
def _locked(fact: facts.Locked, state: TableState) -> TableState:
    return replace(state, locked=fact.locked)


@folded.register
def _archived(_: facts.Archived, state: TableState) -> TableState:
    return replace(state, archived=True)


@folded.register
def _reopened(_: facts.Reopened, state: TableState) -> TableState:
    return replace(state, archived=False)
