"""What becomes of a command: new facts, or a refusal. Pure: no clock, no dice, no disk.

The same state, command, time and secret give the same answer on every machine, so any process may
decide; the log's version decides who was first.
"""

from dataclasses import dataclass

from remeld.match import Oracle, passes_unchecked
from remeld.protocol import Options, TableFact, facts
from remeld.protocol import commands as do
from remeld.rules import RemeldError
from remeld.server.tables import clock, games, people, table_options, talk, turns
from remeld.server.tables.fold import fold
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.refusals import Refusal, RefusedError, refusal
from remeld.server.tables.state import TableState
from remeld.server.tables.table_commands import (
    AddTime,
    Archive,
    Asked,
    Close,
    Command,
    ComputerMoves,
    Forget,
    NobodyHere,
    Ring,
    SomebodyHere,
)

__all__ = ["Decided", "create", "decide"]


@dataclass(frozen=True, slots=True)
class Decided:
    """The facts to append (none where nothing is to be done) and the state after them."""

    facts: tuple[TableFact, ...]
    state: TableState


def create(
    table: str, code: str, options: Options, who: str, name: str, *, now: int, secret: bytes
) -> Decided | Refusal:
    """Set a table up; who does so is its host. `secret` is that of the first deal."""
    try:
        options = table_options.check_options(options)
        first = facts.Created(at=now, table=table, code=code, options=options)
        # Nobody plays yet, so nobody can pass.
        ledger = Ledger(fold(None, first), now, secret, passes_unchecked, facts=[first])
        ledger.add(facts.Prepared(at=now, secret=secret))
        people.come(ledger, who, name)
    except (RefusedError, RemeldError) as error:
        return refusal(error)
    return Decided(tuple(ledger.facts), ledger.state)


def decide(
    state: TableState, command: Command, *, now: int, secret: bytes, oracle: Oracle
) -> Decided | Refusal:
    """Decide a command at a time.

    `secret` are fresh random bytes, used if the next deal is to be prepared. `oracle` tells
    whether the seat on turn could play, for rules that make it.
    """
    ledger = Ledger(state, now, secret, oracle)
    try:
        if isinstance(command, Asked):
            ledger.not_ahead(command.seen)
            _wake(ledger, command)
            _asked(ledger, command)
        else:
            _house(ledger, command)
    except (RefusedError, RemeldError) as error:
        return refusal(error)
    return Decided(tuple(ledger.facts), ledger.state)


def _wake(ledger: Ledger, command: Asked) -> None:
    """Somebody of the table does something, so it is in use, and somebody is there."""
    if ledger.state.archived:
        ledger.add(facts.Reopened(at=ledger.now))
    if ledger.state.person_of(command.who):
        clock.somebody_here(ledger)


def _house(ledger: Ledger, command: Command) -> None:
    match command:
        case Ring():
            turns.ring(ledger, command)
        case ComputerMoves():
            turns.computer_moves(ledger, command)
        case NobodyHere():
            clock.nobody_here(ledger, command)
        case SomebodyHere():
            clock.somebody_here(ledger)
        case AddTime():
            clock.add_time(ledger, command)
        case Archive():
            clock.archive(ledger)
        case Close():
            people.close(ledger)
            clock.archive(ledger)
        case Forget(who, numbers):
            people.forget(ledger, who, numbers)


def _asked(ledger: Ledger, command: Asked) -> None:
    who, seen, wish = command.who, command.seen, command.do
    match wish:
        case do.Play() | do.Draw() | do.Pass():
            turns.move(ledger, who, seen, wish)
        case do.Resign():
            games.resign(ledger, who, seen, wish)
        case do.TakeBack():
            games.take_back(ledger, who, wish)
        case do.StandIn():
            games.stand_in(ledger, who, wish)
        case do.Start():
            games.start(ledger, who)
        case do.NextGame():
            games.next_game(ledger, who)
        case do.Rematch():
            games.rematch(ledger, who)
        case do.GiveWord():
            games.give_word(ledger, who, wish)
        case do.SetOptions():
            table_options.set_options(ledger, who, wish)
        case do.OfferPause():
            clock.offer_pause(ledger, who)
        case do.AcceptPause():
            clock.accept_pause(ledger, who)
        case do.DeclinePause():
            clock.decline_pause(ledger, who)
        case do.Resume():
            clock.resume(ledger, who)
        case do.Lengthen():
            clock.lengthen(ledger, who, seen, wish)
        case do.Say():
            talk.say(ledger, who, wish)
        case do.Write():
            talk.write(ledger, who, wish)
        case do.AllowMessages():
            talk.allow_messages(ledger, who, wish)
        case do.Report():
            talk.report(ledger, who, wish)
        case _:
            _about_people(ledger, who, wish)


def _about_people(ledger: Ledger, who: str, wish: do.Do) -> None:
    match wish:
        case do.Watch():
            people.watch(ledger, who, wish)
        case do.Sit():
            people.sit(ledger, who, wish)
        case do.Stand():
            people.stand(ledger, who, wish)
        case do.Leave():
            people.leave(ledger, who)
        case do.AddComputer():
            people.add_computer(ledger, who, wish)
        case do.RemoveComputer():
            people.remove_computer(ledger, who, wish)
        case do.Lock():
            people.lock(ledger, who, wish)
        case do.Kick():
            people.kick(ledger, who, wish)
        case do.Mute():
            people.mute(ledger, who, wish)
