"""For all tests: what hypothesis may do, and what runs tests that are coroutines."""

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

from remeld.cli.installed import outdated_kernels

# A slow machine is no fault, and the same tests look at the same examples each time; with
# REMELD_FUZZ set they look at new ones.
settings.register_profile(
    "remeld",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="REMELD_FUZZ" not in os.environ,
)
settings.load_profile("remeld")


def pytest_sessionstart() -> None:
    """Test no kernel of before: what is compiled must be what the sources say."""
    if outdated := outdated_kernels():
        raise pytest.UsageError(
            f"{', '.join(outdated)}: compiled from other sources than there are. "
            "Compile them anew: python3 run.py --version, or .venv/bin/python hatch_build.py"
        )


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: whoever tests a browser waits a good part of the time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the folders and the files that have most slow tests.

    Else one worker would be busy with a few of those long after the others have ended.
    """
    slow = Counter[str]()
    for item in items:
        if item.get_closest_marker("slow"):
            slow[str(item.path.parent)] += 1
            slow[str(item.path)] += 1
    items.sort(key=lambda item: (-slow[str(item.path.parent)], -slow[str(item.path)]))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests and fixtures that are coroutines run on asyncio."""
    return "asyncio"
