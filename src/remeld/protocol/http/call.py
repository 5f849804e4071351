"""What a call over HTTP is."""

from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

from remeld.protocol.fields import Wire
from remeld.protocol.http import requests

__all__ = ["JSON", "SVG", "TEXT", "Call"]

Asked = TypeVar("Asked", bound=Wire)
Answered = TypeVar("Answered")
Tag: TypeAlias = Literal["house", "people", "tables", "tools", "puzzles", "operators"]
JSON = "application/json"
SVG = "image/svg+xml"
TEXT = "text/plain"


@dataclass(frozen=True, slots=True)
class Call(Generic[Asked, Answered]):
    """One call. What is asked stands in the body of a `POST`, else in the address.

    >>> from remeld.protocol.http.calls import JUDGE_TURN
    >>> JUDGE_TURN.asked.__name__, JUDGE_TURN.answered.__name__
    ('TurnToJudge', 'JudgedTurn')
    """

    method: Literal["GET", "POST", "DELETE"]
    path: str
    """Names in braces are fields of what is asked; other fields follow the question mark."""
    tag: Tag
    about: str
    asked: type[Asked]
    answered: type[Answered]
    """`str` where the answer is no JSON, None where it has no body."""
    status: int = 200
    media: str = JSON

    @property
    def has_body(self) -> bool:
        """Whether something is asked in a body."""
        return self.method == "POST" and self.asked is not requests.Nothing
