"""What all tests of the server share: houses, and a PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.in_process_house import Rig, rigged
from tests.server.postgres import postgres, postgres_url
from tests.server.processes import House, started

__all__ = ["browser", "database_url", "house", "postgres", "postgres_url", "rig", "shared_house"]


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    return str(request.getfixturevalue("postgres_url"))


def settings_of(request: pytest.FixtureRequest) -> dict[str, Any] | None:
    """The settings in the test's mark `house`; None without one."""
    mark = request.node.get_closest_marker("house")
    return dict(mark.kwargs) if mark else None


@pytest.fixture
async def rig(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Rig]:
    """A house inside the test's own process, whose clock the test sets."""
    async with rigged(tmp_path, **(settings_of(request) or {})) as rig:
        yield rig


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The running house of all tests in a file that say nothing else."""
    folder = tmp_path_factory.mktemp("house")
    with started(f"sqlite:///{folder}/house.db", folder / "log") as running:
        yield running


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A running house: that of the file, or one of the test's own if it is marked."""
    settings = settings_of(request)
    if settings is None:
        yield request.getfixturevalue("shared_house")
        return
    with started(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", **settings) as running:
        yield running


@pytest.fixture
def browser(house: House) -> Iterator[httpx.Client]:
    """Somebody who asks that house over HTTP."""
    headers = {"Origin": house.origin}
    with httpx.Client(base_url=house.url, headers=headers, timeout=PATIENCE) as client:
        yield client
