"""For all tests of the command line."""

from functools import cache

import fluent.runtime
import pytest

from remeld.words import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a missing text or value be an error, and no language of the system play a part."""
    monkeypatch.setattr(Words, "strict", True)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    # `remeld` alone would open a house and never come back.
    monkeypatch.setenv("REMELD_DATABASE", "nowhere://")


@pytest.fixture(autouse=True, scope="session")
def read_texts_once() -> None:
    """Keep the texts that have been read: thousands of calls read the same ones."""
    fluent.runtime.FluentResource = cache(fluent.runtime.FluentResource)
