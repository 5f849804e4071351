"""What people say to each other at a table: phrases everywhere, own words only in private."""

import unicodedata

from remeld.protocol import commands as do
from remeld.protocol import facts
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.refusals import RefusedError
from remeld.server.tables.state import Person

__all__ = ["SPEAK_EVERY_MS", "allow_messages", "report", "say", "write"]

SPEAK_EVERY_MS = 1_000


def say(ledger: Ledger, who: str, wish: do.Say) -> None:
    """Say a phrase."""
    person = _speaker(ledger, who)
    ledger.add(facts.Spoke(at=ledger.now, person=person.number, phrase=wish.phrase))


def write(ledger: Ledger, who: str, wish: do.Write) -> None:
    """Write a message, where only people with the link come, and the host allows it."""
    person = _speaker(ledger, who)
    state = ledger.state
    ledger.demand(not (state.options.public or state.messages_off), "messages-off")
    text = " ".join(unicodedata.normalize("NFC", wish.text).split())
    # Signs that nobody sees could turn the line of somebody else around.
    ledger.demand(text and text.isprintable(), "bad-message")
    ledger.add(facts.Wrote(at=ledger.now, person=person.number, text=text))


def allow_messages(ledger: Ledger, who: str, wish: do.AllowMessages) -> None:
    """Host: let people write, or let them say phrases only."""
    ledger.host(who)
    ledger.demand(ledger.state.messages_off == wish.allowed, "nothing-changes")
    ledger.add(facts.MessagesAllowed(at=ledger.now, allowed=wish.allowed))


def report(ledger: Ledger, who: str, wish: do.Report) -> None:
    """Tell those who run the house about somebody; nobody at the table learns about whom."""
    reporter = _speaker(ledger, who, muted=True)
    person = ledger.state.person(wish.person)
    if person is None:
        raise RefusedError("unknown-person", person=wish.person)
    ledger.demand(person != reporter, "not-yourself")
    ledger.add(facts.Reported(at=ledger.now, person=person.number, by=reporter.number))


def _speaker(ledger: Ledger, who: str, *, muted: bool = False) -> Person:
    """Who speaks, if they may now; to report, one need not be heard by the others."""
    person = ledger.person(who)
    ledger.demand(muted or who not in ledger.state.muted, "muted")
    wait = person.spoke_at + SPEAK_EVERY_MS - ledger.now
    ledger.demand(wait <= 0, "too-fast", wait_ms=wait)
    return person
