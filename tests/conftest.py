"""For all tests: what hypothesis may do, and what runs tests that are coroutines."""

import os

import pytest
from hypothesis import HealthCheck, settings

# A slow machine is no fault, and the same tests look at the same examples each time; with
# REMELD_FUZZ set they look at new ones.
settings.register_profile(
    "remeld",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="REMELD_FUZZ" not in os.environ,
)
settings.load_profile("remeld")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests and fixtures that are coroutines run on asyncio."""
    return "asyncio"
