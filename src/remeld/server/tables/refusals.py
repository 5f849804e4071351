"""A "no": a stable code, the values that go with it, and the faults of a turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from remeld.match import IllegalTurnError
from remeld.notation import format_rack, format_tile
from remeld.protocol import REFUSED, FaultView, Value
from remeld.rules import Fault, RemeldError, Tile

__all__ = ["Refusal", "RefusedError", "fault_views", "refusal"]

_LONGEST = 100


@dataclass(frozen=True)
class Refusal:
    """Why a command changed nothing; `code` is in `remeld.protocol.REFUSED`."""

    code: str
    values: dict[str, Value] = field(default_factory=dict)
    faults: tuple[FaultView, ...] = ()


class RefusedError(Exception):
    """Raised where a command is decided, and turned into a `Refusal` there."""

    def __init__(self, code: str, **values: Value) -> None:
        assert set(values) <= set(REFUSED[code]), (code, values)
        super().__init__(code)
        self.refusal = Refusal(code, values)


def refusal(error: RefusedError | RemeldError) -> Refusal:
    """What is answered for an error of this room, or of the rooms that it asks.

    >>> refusal(RefusedError("too-early", wait_ms=5))
    Refusal(code='too-early', values={'wait_ms': 5}, faults=())
    """
    if isinstance(error, RefusedError):
        return error.refusal
    faults = error.verdict.faults if isinstance(error, IllegalTurnError) else ()
    known = REFUSED[error.code]
    values = {name: _value(value) for name, value in error.values.items() if name in known}
    return Refusal(error.code, values, fault_views(faults))


def fault_views(faults: Iterable[Fault]) -> tuple[FaultView, ...]:
    """Faults as they go over the wire."""
    return tuple(
        FaultView(
            code=fault.code,
            clause=fault.clause,
            set=fault.set,
            tiles=format_rack(fault.tiles),
            values=dict(fault.values),
            follows=fault.follows,
        )
        for fault in faults
    )


def _value(value: object) -> Value:
    if isinstance(value, Tile):
        return format_tile(value)
    return value if isinstance(value, int) else str(value)[:_LONGEST]
