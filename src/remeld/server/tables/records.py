"""The records of a table's games, and taking a name out of its log."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from remeld.match import Record
from remeld.protocol import FACTS, TableFact, facts
from remeld.server.tables.fold import fold
from remeld.server.tables.state import NO_NAME, TableState

__all__ = ["Scrubbed", "owned_records", "record_of", "records", "scrub"]


def record_of(state: TableState) -> Record | None:
    """The record of the table's last game, if it is over."""
    if state.game is None or state.playing:
        return None
    return Record(state.game.state.setup, state.game.log)


def records(log: Iterable[TableFact]) -> Iterator[Record]:
    """The record of every finished game in a table's log, in order."""
    return (record for record, _ in owned_records(log))


def owned_records(log: Iterable[TableFact]) -> Iterator[tuple[Record, tuple[str, ...]]]:
    """The same, each with the person who owned each seat; an empty text for a computer player."""
    state: TableState | None = None
    people: dict[int | None, str] = {}
    for fact in log:
        state = fold(state, fact)
        if isinstance(fact, facts.Came):
            people[fact.person] = fact.who
        record = record_of(state) if isinstance(fact, facts.GameOver) else None
        if record is not None:
            yield record, tuple(people.get(owner, "") for owner in state.owners)


@dataclass(frozen=True, slots=True)
class Scrubbed:
    """What is to be written over: the new data by `seq`, and the numbers that the person had."""

    edits: dict[int, bytes]
    numbers: tuple[int, ...]


def scrub(log: Iterable[tuple[int, TableFact]], who: str) -> Scrubbed:
    """Take a person's name, who they are and what they wrote out of a log of numbered facts."""
    edits: dict[int, bytes] = {}
    numbers: list[int] = []
    for seq, fact in log:
        clean: TableFact
        if isinstance(fact, facts.Came) and fact.who == who:
            numbers.append(fact.person)
            clean = replace(fact, who="", name=NO_NAME)
        elif isinstance(fact, facts.Sat) and fact.person in numbers:
            clean = replace(fact, name=NO_NAME)
        elif isinstance(fact, facts.Wrote) and fact.person in numbers:
            clean = replace(fact, text="")
        else:
            continue
        edits[seq] = FACTS.encode(clean)[1]
    return Scrubbed(edits, tuple(numbers))
