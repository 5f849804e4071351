"""Numbers as people of a language write them."""

import math
from typing import TYPE_CHECKING

from remeld.arena.intervals import Interval

if TYPE_CHECKING:
    # The arena plays and counts without them.
    from remeld.words import Words

__all__ = ["Numbers"]


class Numbers:
    """Shares, points and ratings in the language of some words.

    >>> from remeld.words import Words
    >>> numbers = Numbers(Words("de"))
    >>> numbers.percent(0.5), numbers.signed(-3.25), numbers.signs(Interval(-1, 2))
    ('50,0 %', '−3,2', '(−1,0 … +2,0)')
    """

    def __init__(self, words: "Words") -> None:
        self.words = words

    def number(self, number: float) -> str:
        """A number with one decimal."""
        return f"{number:.1f}".replace(".", self.words.text("arena-decimal-mark"))

    def percent(self, share: float) -> str:
        """A share in percent."""
        return self.words.text("arena-percent", number=self.number(100 * share))

    def percents(self, interval: Interval) -> str:
        """An interval of shares in percent."""
        low, high = (self.number(100 * bound) for bound in interval)
        return self.words.text("arena-interval", low=low, high=high)

    def signed(self, number: float) -> str:
        """A number with its sign."""
        if not math.isfinite(number):
            return "∞" if number > 0 else "−∞"
        return ("−" if number < 0 else "+") + self.number(abs(number))

    def signs(self, interval: Interval) -> str:
        """An interval of numbers with their signs."""
        low, high = (self.signed(bound) for bound in interval)
        return self.words.text("arena-interval", low=low, high=high)
