"""People come and go: watch, sit, stand, leave; the host's rights over people and seats."""

from collections.abc import Iterable

from remeld.protocol import COLOURS, Colour, facts
from remeld.protocol import commands as do
from remeld.server.tables.games import close_game, resign_seat
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.names import clean_name, look_alikes
from remeld.server.tables.refusals import RefusedError
from remeld.server.tables.state import Person

__all__ = [
    "MAX_PEOPLE",
    "add_computer",
    "close",
    "come",
    "forget",
    "kick",
    "leave",
    "lock",
    "mute",
    "remove_computer",
    "sit",
    "stand",
    "watch",
]

MAX_PEOPLE = 100
"""How many may be at a table by name; those who only look on are not counted."""
COMPUTER_NAMES = ("Ada", "Bo", "Cleo", "Dino", "Elsa", "Finn", "Gus", "Hana")


def _free_name(ledger: Ledger, name: str, own: int | None) -> str:
    """The name, if no seat bears one that looks like it, and nobody else at the table."""
    name = clean_name(name)
    state = ledger.state
    others = [seat.name for seat in state.seats if seat.kind != "empty"]
    others += [person.name for person in state.people if person.number != own]
    ledger.demand(not _alike(name, others), "name-taken", name=name)
    return name


def _alike(name: str, others: Iterable[str]) -> bool:
    own = look_alikes(name)
    return any(not own.isdisjoint(look_alikes(other)) for other in others)


def come(ledger: Ledger, who: str, name: str | None) -> Person:
    """Let somebody new in; who comes to a table without a host is its host."""
    state = ledger.state
    ledger.demand(who not in state.kicked, "kicked")
    ledger.demand(not state.locked, "table-locked")
    ledger.demand(len(state.people) < MAX_PEOPLE, "table-crowded", most=MAX_PEOPLE)
    if name is None:
        raise RefusedError("name-needed")
    number = state.came + 1
    ledger.add(
        facts.Came(at=ledger.now, person=number, who=who, name=_free_name(ledger, name, None))
    )
    if state.host is None:
        ledger.add(facts.Hosted(at=ledger.now, person=number))
    return ledger.person(who)


def watch(ledger: Ledger, who: str, command: do.Watch) -> None:
    """Come to the table without a seat."""
    ledger.demand(ledger.state.person_of(who) is None, "nothing-changes")
    come(ledger, who, command.name)


def sit(ledger: Ledger, who: str, command: do.Sit) -> None:
    """Take a seat: the first for oneself, further ones for those on the same device."""
    _between_matches(ledger)
    seat = _empty_seat(ledger, command.seat)
    person = ledger.state.person_of(who) or come(ledger, who, command.name)
    mine = ledger.state.seats_of(person.number)
    ledger.demand(command.name or not mine, "name-needed")
    name = _free_name(ledger, command.name or person.name, person.number)
    colour = _free_colour(ledger, seat, command.colour)
    ledger.add(facts.Sat(at=ledger.now, seat=seat, person=person.number, name=name, colour=colour))


def stand(ledger: Ledger, who: str, command: do.Stand) -> None:
    """Give an own seat up."""
    ledger.own_seat(who, command.seat)
    _between_matches(ledger)
    ledger.add(facts.Stood(at=ledger.now, seat=command.seat))


def leave(ledger: Ledger, who: str) -> None:
    """Leave: a game that others still play is resigned, one that nobody else plays is dropped."""
    person = ledger.person(who)
    state = ledger.state
    mine = [seat for seat in state.seats_of(person.number) if not state.has_resigned(seat)]
    if state.playing and mine:
        others = [number for number in state.players_present if number != person.number]
        if others:
            for seat in mine:
                if ledger.state.playing:
                    resign_seat(ledger, seat)
        else:
            close_game(ledger, "abandoned")
    _remove(ledger, person, kicked=False)


def kick(ledger: Ledger, who: str, command: do.Kick) -> None:
    """Remove somebody for good; a computer player plays on for them, at the seat's own risk."""
    host = ledger.host(who)
    person = ledger.state.person(command.person)
    if person is None:
        raise RefusedError("unknown-person", person=command.person)
    ledger.demand(person != host, "not-yourself")
    _remove(ledger, person, kicked=True)


def forget(ledger: Ledger, who: str, numbers: tuple[int, ...]) -> None:
    """Take somebody's name away, here and wherever the log says that they were here before."""
    if ledger.state.person_of(who):
        leave(ledger, who)
    for number in numbers:
        ledger.add(facts.Forgotten(at=ledger.now, person=number))


def close(ledger: Ledger) -> None:
    """Show everybody out for good: a game under way has no score, and nobody comes in again."""
    if ledger.state.playing:
        close_game(ledger, "abandoned")
    while ledger.state.people:
        _remove(ledger, ledger.state.people[-1], kicked=False)
    if not ledger.state.locked:
        ledger.add(facts.Locked(at=ledger.now, locked=True))


def _remove(ledger: Ledger, person: Person, *, kicked: bool) -> None:
    at = ledger.now
    had_seats = ledger.state.seats_of(person.number)
    ledger.add(facts.Left(at=at, person=person.number, kicked=kicked))
    state = ledger.state
    if had_seats and not any(seat.kind == "person" for seat in state.seats):
        if state.playing:
            close_game(ledger, "abandoned")
        if ledger.state.phase == "between":
            ledger.add(facts.MatchOver(at=at))
    if state.host is None and state.people:
        heir = next((p for p in state.people if state.seats_of(p.number)), state.people[0])
        ledger.add(facts.Hosted(at=at, person=heir.number))


def add_computer(ledger: Ledger, who: str, command: do.AddComputer) -> None:
    """Give an empty seat to a computer player, or let one who sits there play at another level."""
    ledger.host(who)
    _between_matches(ledger)
    at, seats = ledger.now, ledger.state.seats
    level, seat, name, colour = command.level, command.seat, command.name, None
    if seat is not None and seat < len(seats) and seats[seat].kind == "computer":
        # Nobody sees the seat empty in between, and nobody can take it.
        before = seats[seat]
        name, colour = name or before.name, before.colour
        ledger.demand((level, name) != (before.level, before.name), "nothing-changes")
        ledger.add(facts.ComputerRemoved(at=at, seat=seat))
    seat = _empty_seat(ledger, seat)
    name = _free_name(ledger, name or _computer_name(ledger), None)
    colour = _free_colour(ledger, seat, colour)
    ledger.add(facts.ComputerAdded(at=at, seat=seat, level=level, name=name, colour=colour))


def remove_computer(ledger: Ledger, who: str, command: do.RemoveComputer) -> None:
    """Empty the seat of a computer player."""
    ledger.host(who)
    _between_matches(ledger)
    seats, seat = ledger.state.seats, command.seat
    ledger.demand(seat < len(seats), "unknown-seat", seat=seat)
    ledger.demand(seats[seat].kind == "computer", "not-a-computer", seat=seat)
    ledger.add(facts.ComputerRemoved(at=ledger.now, seat=seat))


def lock(ledger: Ledger, who: str, command: do.Lock) -> None:
    """Let nobody new in, or let them in again."""
    ledger.host(who)
    ledger.demand(ledger.state.locked != command.locked, "nothing-changes")
    ledger.add(facts.Locked(at=ledger.now, locked=command.locked))


def mute(ledger: Ledger, who: str, command: do.Mute) -> None:
    """Let somebody say nothing, or let them speak again."""
    ledger.host(who)
    person = ledger.state.person(command.person)
    if person is None:
        raise RefusedError("unknown-person", person=command.person)
    ledger.demand((person.who in ledger.state.muted) != command.muted, "nothing-changes")
    ledger.add(facts.Muted(at=ledger.now, person=person.number, muted=command.muted))


def _between_matches(ledger: Ledger) -> None:
    ledger.demand(ledger.state.phase in ("lobby", "over"), "game-running")


def _empty_seat(ledger: Ledger, wanted: int | None) -> int:
    seats = ledger.state.seats
    if wanted is None:
        wanted = next((i for i, seat in enumerate(seats) if seat.kind == "empty"), None)
        if wanted is None:
            raise RefusedError("table-full")
    ledger.demand(wanted < len(seats), "unknown-seat", seat=wanted)
    ledger.demand(seats[wanted].kind == "empty", "seat-taken", seat=wanted)
    return wanted


def _free_colour(ledger: Ledger, seat: int, wanted: Colour | None) -> Colour:
    taken = {each.colour for each in ledger.state.seats}
    if wanted is not None:
        ledger.demand(wanted not in taken, "colour-taken", colour=wanted)
        return wanted
    in_order = COLOURS[seat:] + COLOURS[:seat]
    return next(colour for colour in in_order if colour not in taken)


def _computer_name(ledger: Ledger) -> str:
    state = ledger.state
    taken = [seat.name for seat in state.seats] + [person.name for person in state.people]
    for round_ in range(1, MAX_PEOPLE):
        for name in COMPUTER_NAMES:
            full = name if round_ == 1 else f"{name} {round_}"
            if not _alike(full, taken):
                return full
    raise RuntimeError(f"{MAX_PEOPLE} people have all names of computer players: add some here")
