"""Each entry as an event for the wire; what the reader may not see stays here."""

from collections.abc import Collection

from remeld.match import commitment, seen_by
from remeld.protocol import events as wire
from remeld.protocol.happenings import GameEvent, game_events
from remeld.server.tables import entries as e
from remeld.server.tables.entries import Entry
from remeld.server.tables.fold_game import read

__all__ = ["tell"]


def tell(entry: Entry, mine: Collection[int], seats: int) -> wire.TableEvent:
    """The entry as the owner of the seats `mine` sees it, at a table of so many seats."""
    match entry:
        case e.GameStarted(game=game, events=lines):
            return wire.GameStarted(game=game, events=_seen(lines, mine, seats))
        case e.Turn(game=game, events=lines):
            return wire.Turn(game=game, events=_seen(lines, mine, seats))
        case e.GameOver(game=game, reason=over, points=points, winners=winners, events=lines):
            told = _seen(lines, mine, seats)
            return wire.GameOver(
                game=game, reason=over, points=points, winners=winners, events=told
            )
        case e.Created(options=options):
            return wire.Created(options=options)
        case e.Prepared(secret=secret):
            return wire.Prepared(commitment=commitment(secret))
        case e.Came(person=person, name=name):
            return wire.Came(person=person, name=name)
        case e.Left(person=person, kicked=kicked):
            return wire.Left(person=person, kicked=kicked)
        case e.Forgotten(person=person):
            return wire.Forgotten(person=person)
        case e.Hosted(person=person):
            return wire.Hosted(person=person)
        case e.Sat(seat=seat, person=person, name=name, colour=colour):
            return wire.Sat(seat=seat, person=person, name=name, colour=colour)
        case e.Stood(seat=seat):
            return wire.Stood(seat=seat)
        case e.ComputerAdded(seat=seat, level=level, name=name, colour=colour):
            return wire.ComputerAdded(seat=seat, level=level, name=name, colour=colour)
        case e.ComputerRemoved(seat=seat):
            return wire.ComputerRemoved(seat=seat)
        case e.OptionsSet(options=options):
            return wire.OptionsSet(options=options)
        case e.Locked(locked=locked):
            return wire.Locked(locked=locked)
        case e.Muted(person=person, muted=muted):
            return wire.Muted(person=person, muted=muted)
        case e.Spoke(person=person, phrase=phrase):
            return wire.Spoke(person=person, phrase=phrase)
        case e.WordGiven(seat=seat):
            return wire.WordGiven(seat=seat)
        case _:
            return _play(entry)


def _play(entry: Entry) -> wire.TableEvent:
    """What happens round a game."""
    match entry:
        case e.TimeAdded(seat=seat, ms=ms, why=why):
            return wire.TimeAdded(seat=seat, ms=ms, why=why)
        case e.Away(seat=seat, why=reason):
            return wire.Away(seat=seat, why=reason)
        case e.Back(seat=seat):
            return wire.Back(seat=seat)
        case e.Resigned(seat=seat):
            return wire.Resigned(seat=seat)
        case e.MatchOver():
            return wire.MatchOver()
        case e.MatchCleared():
            return wire.MatchCleared()
        case e.PauseOffered(person=person):
            return wire.PauseOffered(person=person)
        case e.PauseAccepted(person=person):
            return wire.PauseAccepted(person=person)
        case e.PauseDeclined(person=person):
            return wire.PauseDeclined(person=person)
        case e.Paused(why=why_paused):
            return wire.Paused(why=why_paused)
        case e.Resumed():
            return wire.Resumed()
        case e.Archived():
            return wire.Archived()
        case e.Reopened():
            return wire.Reopened()
    raise AssertionError(f"nothing tells {entry!r}")


def _seen(lines: tuple[str, ...], mine: Collection[int], seats: int) -> tuple[GameEvent, ...]:
    """The events with the tiles and drafts of other seats hidden."""
    events = read(lines, seats)
    owners = [getattr(event, "seat", None) for event in events]
    return game_events(
        seen_by(event, owner if owner in mine else None)
        for event, owner in zip(events, owners, strict=True)
    )
