"""The clock: pauses by consent, more time from the host, and time that nobody was there.

A pause costs nobody anything: when the game goes on, the turn gets the time of the pause back.
"""

from remeld.protocol import commands as do
from remeld.protocol import facts
from remeld.protocol.facts import TimeReason
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.state import Pause
from remeld.server.tables.table_commands import AddTime, NobodyHere

__all__ = [
    "MAX_LENGTHENED_MS",
    "accept_pause",
    "add_time",
    "archive",
    "decline_pause",
    "go_on",
    "lengthen",
    "nobody_here",
    "offer_pause",
    "resume",
    "somebody_here",
]

MAX_LENGTHENED_MS = 600_000
"""How much time the host can give to one turn, so that a host cannot stop the clock alone."""


def offer_pause(ledger: Ledger, who: str) -> None:
    """Ask for a pause; who plays against computer players only gets it at once."""
    person = ledger.player(who)
    _running(ledger)
    ledger.demand(not ledger.state.pause_accepted, "pause-offered")
    ledger.add(facts.PauseOffered(at=ledger.now, person=person.number))
    _pause_if_all_agree(ledger)


def accept_pause(ledger: Ledger, who: str) -> None:
    """Agree to the pause."""
    person = ledger.player(who)
    _running(ledger)
    accepted = ledger.state.pause_accepted
    ledger.demand(accepted, "no-pause-offered")
    ledger.demand(person.number not in accepted, "already-accepted")
    ledger.add(facts.PauseAccepted(at=ledger.now, person=person.number))
    _pause_if_all_agree(ledger)


def decline_pause(ledger: Ledger, who: str) -> None:
    """Do not agree; the offer is gone."""
    person = ledger.player(who)
    ledger.demand(ledger.state.pause_accepted, "no-pause-offered")
    ledger.add(facts.PauseDeclined(at=ledger.now, person=person.number))


def _running(ledger: Ledger) -> None:
    """Refuse where the clock does not run, or where the bell is due."""
    ledger.game()
    ledger.demand(not ledger.state.paused, "paused")
    deadline = ledger.state.deadline
    late = deadline is not None and ledger.now > deadline
    ledger.demand(not late, "time-is-up", at=ledger.now)


def _pause_if_all_agree(ledger: Ledger) -> None:
    state = ledger.state
    if set(state.players_present) <= set(state.pause_accepted):
        ledger.add(facts.Paused(at=ledger.now, why="consent", since=ledger.now))


def resume(ledger: Ledger, who: str) -> None:
    """Go on after a pause; any player may say so."""
    ledger.player(who)
    ledger.demand(ledger.state.paused, "not-paused")
    go_on(ledger)


def go_on(ledger: Ledger) -> None:
    """Let the clock run again, with the time of the pause given back."""
    pause = ledger.state.paused
    assert pause is not None
    ledger.add(facts.Resumed(at=ledger.now))
    _give(ledger, ledger.now - pause.since, "pause")


def _give(ledger: Ledger, ms: int, why: TimeReason) -> None:
    if ms > 0:
        seat = ledger.game().state.turn
        ledger.add(facts.TimeAdded(at=ledger.now, seat=seat, ms=ms, why=why))


def lengthen(ledger: Ledger, who: str, seen: int, command: do.Lengthen) -> None:
    """More time for the seat on turn."""
    ledger.host(who)
    _running(ledger)
    ledger.demand(ledger.state.deadline is not None, "no-clock")
    ledger.seen(seen, ledger.state.turn_version)
    left = MAX_LENGTHENED_MS - ledger.state.lengthened_ms
    ledger.demand(command.seconds * 1000 <= left, "enough-time", left_ms=left)
    _give(ledger, command.seconds * 1000, "host")


# -- What the house says --


def nobody_here(ledger: Ledger, command: NobodyHere) -> None:
    """Stop the clock from the moment when the last person was gone.

    A clock of days runs on: it is for people who are not there most of the time.
    """
    state = ledger.state
    if not state.playing or state.paused or state.options.clock == "days":
        return
    since = min(command.since, ledger.now)
    deadline = state.deadline
    if deadline is not None and since > deadline:
        return  # They saw the time run out: the bell comes first.
    since = max(since, ledger.game().state.turn_began, state.resumed_at)
    ledger.add(facts.Paused(at=ledger.now, why="nobody", since=since))


def somebody_here(ledger: Ledger) -> None:
    """A person is back: the table is in use, and goes on unless a pause was agreed upon."""
    if ledger.state.archived:
        ledger.add(facts.Reopened(at=ledger.now))
    pause: Pause | None = ledger.state.paused
    if pause and pause.why == "nobody":
        go_on(ledger)


def add_time(ledger: Ledger, command: AddTime) -> None:
    """Give the turn back what it lost while the house was down."""
    if ledger.state.deadline is not None:
        _give(ledger, command.ms, "downtime")


def archive(ledger: Ledger) -> None:
    """Put the table away, as it stands; a clock of days is never put away while it runs."""
    state = ledger.state
    if state.archived or (state.playing and state.options.clock == "days"):
        return
    nobody_here(ledger, NobodyHere(ledger.now))
    if ledger.state.deadline is None:
        ledger.add(facts.Archived(at=ledger.now))
