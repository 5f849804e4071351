"""A whole state as bytes, so that a long log need not be folded from its beginning.

A snapshot is only a shortcut: one that this program cannot read is ignored, and the log decides.
"""

from dataclasses import dataclass, fields

from remeld.match import Game, Shuffler, dumps, loads, passes_unchecked, states
from remeld.protocol import ProtocolError, encode, reader
from remeld.server.tables.state import TableFacts, TableState

__all__ = ["decode_state", "encode_state"]

FORM = 3
"""Raise it with every change of `TableFacts`; older snapshots are then ignored."""


@dataclass(frozen=True, kw_only=True)
class _Snapshot:
    form: int
    facts: TableFacts
    record: str | None
    secret: bytes | None


@dataclass(frozen=True, kw_only=True)
class _Form:
    form: int


_FACTS = [each.name for each in fields(TableFacts)]
_read = reader(_Snapshot)
_read_form = reader(_Form)


def encode_state(state: TableState) -> bytes:
    """Write a state. It holds secrets: it belongs beside the log and nowhere else."""
    game = state.game
    return encode(
        _Snapshot(
            form=FORM,
            facts=TableFacts(**{name: getattr(state, name) for name in _FACTS}),
            record=dumps(game.record) if game else None,
            secret=game.secret if game else None,
        )
    )


def decode_state(data: bytes) -> TableState | None:
    """Read a state; None where the snapshot is of another form."""
    try:
        if _read_form(data).form != FORM:
            return None
        stored = _read(data)
    except ProtocolError:
        return None
    facts = {name: getattr(stored.facts, name) for name in _FACTS}
    return TableState(**facts, game=_game(stored))


def _game(stored: _Snapshot) -> Game | None:
    if stored.record is None or stored.secret is None:
        return None
    record = loads(stored.record)
    setup, after = record.setup, states(record)
    return Game(
        log=record.log,
        state=after[-1],
        past=tuple(state.done for state in after if state.done),
        tiles=Shuffler(stored.secret, setup.words).shuffled(setup.sized.box.tiles(), "deal"),
        secret=stored.secret,
        oracle=passes_unchecked,
    )
