"""What all tests of the server share: a PostgreSQL, and tests that are coroutines."""

import asyncio
import inspect

import pytest

from tests.server.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url", "pytest_pyfunc_call"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def test_…` in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
