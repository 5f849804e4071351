"""Where a decision is written down: each fact is folded at once, so the next one sees it."""

from dataclasses import dataclass, field, replace

from remeld.match import Game, Oracle, passes_unchecked
from remeld.match.deal import SECRET_BYTES
from remeld.protocol import TableFact, Value
from remeld.protocol.facts import Turn
from remeld.server.tables.fold import fold, fold_turn
from remeld.server.tables.refusals import RefusedError
from remeld.server.tables.state import Person, TableState

__all__ = ["Ledger"]


@dataclass
class Ledger:
    """The state while a command is decided, and the facts so far."""

    state: TableState
    now: int
    secret: bytes
    """Fresh random bytes, in case that a next deal is to be prepared."""
    oracle: Oracle
    """Tells whether the seat on turn could play, for rules that make it."""
    facts: list[TableFact] = field(default_factory=list)

    def __post_init__(self) -> None:
        """A short secret could be guessed from its commitment."""
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"the secret must have {SECRET_BYTES} bytes")

    def add(self, fact: TableFact) -> None:
        """One more fact."""
        self.state = fold(self.state, fact)
        self.facts.append(fact)

    def add_turn(self, turn: Turn, after: Game) -> None:
        """One more turn, and the game as it is after it."""
        after = replace(after, oracle=passes_unchecked)
        self.state = fold_turn(self.state, turn, after)
        self.facts.append(turn)

    # -- What many commands demand --

    def demand(self, holds: object, code: str, **values: Value) -> None:
        """Refuse the command with that code unless the condition holds."""
        if not holds:
            raise RefusedError(code, **values)

    def person(self, who: str) -> Person:
        """Who asks; somebody who has not come to the table is refused."""
        person = self.state.person_of(who)
        if person is None:
            raise RefusedError("not-at-table")
        return person

    def host(self, who: str) -> Person:
        """The host who asks."""
        person = self.person(who)
        self.demand(person.number == self.state.host, "not-host")
        return person

    def player(self, who: str) -> Person:
        """Somebody who asks and owns a seat."""
        person = self.person(who)
        self.demand(self.state.seats_of(person.number), "not-seated")
        return person

    def own_seat(self, who: str, seat: int) -> Person:
        """The owner of that seat, who asks."""
        person = self.player(who)
        self.demand(seat < len(self.state.seats), "unknown-seat", seat=seat)
        self.demand(seat in self.state.seats_of(person.number), "not-your-seat", seat=seat)
        return person

    def not_ahead(self, version: int) -> None:
        """Refuse what was decided with entries in sight that the log does not have."""
        self.demand(version <= self.state.version, "seen-ahead", version=self.state.version)

    def seen(self, version: int, needed: int) -> None:
        """Refuse what was decided before the asker knew of entry `needed`."""
        self.demand(version >= needed, "stale", version=self.state.version)

    def game(self) -> Game:
        """The game that is going on, with somebody to ask who could play."""
        if not self.state.game or not self.state.playing:
            raise RefusedError("no-game")
        return replace(self.state.game, oracle=self.oracle)
