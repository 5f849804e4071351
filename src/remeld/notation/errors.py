"""Text that cannot be read, with the place where reading stopped."""

from remeld.rules import RemeldError

__all__ = ["NotationError"]


class NotationError(RemeldError):
    """Text that is not in the notation: the offending part, and where it starts (from 1)."""

    def __init__(self, code: str, part: str, place: int, where: str) -> None:
        shown = part if len(part) <= 40 else part[:37] + "..."
        what, there = code.replace("-", " "), where.replace("-", " ")
        super().__init__(
            code,
            f"{what} {shown!r} at character {place} of the {there}",
            part=shown,
            place=place,
            where=where,
        )
        self.place = place
        self.where = where
