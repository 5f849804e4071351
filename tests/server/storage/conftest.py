"""The databases that every test of this folder runs on."""

from pathlib import Path

import pytest

from tests.server.storage.databases import Database


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return Database(f"sqlite:///{tmp_path}/games.db")
    return Database(request.getfixturevalue("postgres_url"))
