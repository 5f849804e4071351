"""Mark a test with the clause that it proves, and run it for the editions that it proves it in.

    @clause("R30")
    def test_the_first_sets_are_worth_30(rules: Ruleset) -> None: ...

    @clause("R42", only=("lanmi",))
    def test_every_turn_ends_with_the_word(rules: Ruleset) -> None: ...

A test carries one clause. `test_coverage` and the table in the docs read the decorators without
running anything, so the clause and the editions stand there as plain words.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from remeld.rules import CLAUSES, EDITIONS, source

__all__ = ["clause", "speaks_in"]

Test = TypeVar("Test", bound=Callable[..., Any])


def speaks_in(id: str) -> tuple[str, ...]:
    """The editions in which the clause has something to say."""
    return tuple(key for key in EDITIONS if source(id, key) != "none")


def clause(id: str, *, only: tuple[str, ...] = ()) -> Callable[[Test], Test]:
    """Run the test with `rules` of each edition in which the clause speaks, or of `only` these."""
    assert id in CLAUSES, id
    cases = [pytest.param(EDITIONS[key], id=key) for key in only or speaks_in(id)]

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.parametrize("rules", cases)(pytest.mark.clause(id)(test))
        return marked

    return mark
