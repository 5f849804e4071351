"""A turn that the referee refuses, text that is not a record, and things of a wrong kind."""

from remeld.rules import CommandError, RemeldError, Verdict

__all__ = ["IllegalTurnError", "RecordError", "WrongKindError"]


class IllegalTurnError(CommandError):
    """The turn is not legal; `verdict` says everything that is wrong with it."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__("illegal-turn", f"illegal turn: {verdict}")
        self.verdict = verdict


class RecordError(RemeldError):
    """Text that is not a record: the line, what stands there, and the error behind it."""

    def __init__(self, code: str, line: int, part: str, cause: RemeldError | None = None) -> None:
        super().__init__(
            code,
            f"{code.replace('-', ' ')} in line {line}: {part!r}",
            line=line,
            part=part,
            reason=cause,
        )
        self.line = line


class WrongKindError(TypeError):
    """Something was handed in for something else, which would end in riddles later.

    >>> str(WrongKindError("setup", "goliath", "a Setup"))
    "setup is 'goliath', but must be a Setup"
    """

    def __init__(self, name: str, given: object, wanted: str) -> None:
        text = repr(given)
        shown = text if len(text) <= 60 else text[:57] + "..."
        super().__init__(f"{name} is {shown}, but must be {wanted}")
