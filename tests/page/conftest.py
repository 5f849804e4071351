"""What the tests of the page share: a Chromium, a house whose deals can be prescribed, visitors."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.page.browser import launch
from tests.page.houses import RiggedHouse, build_page
from tests.page.visitors import Visitor, open_visitor

__all__ = ["RiggedHouse", "Visit"]


@pytest.fixture(scope="session")
def built() -> None:
    """The page as its sources are now; `REMELD_PAGE` names another build to be tested."""
    build_page()


@pytest.fixture(scope="session")
def shared_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RiggedHouse]:
    """One house for all tests of this process; computer players do not think in it."""
    house = RiggedHouse(tmp_path_factory.mktemp("house"))
    try:
        house.start()
        yield house
    finally:
        house.kill()


@pytest.fixture
def house(shared_house: RiggedHouse) -> Iterator[RiggedHouse]:
    """The house, fair again after each test."""
    yield shared_house
    shared_house.wishes.unlink(missing_ok=True)


@pytest.fixture
def own_house(built: None, tmp_path: Path) -> Iterator[RiggedHouse]:
    """A house for one test only, to be killed."""
    house = RiggedHouse(tmp_path)
    try:
        house.start()
        yield house
    finally:
        house.kill()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What moves browsers.

    It keeps an event loop running, and tests of coroutines that come to the same process afterwards
    need one themselves: so it ends with the last test in this folder.
    """
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium; every visitor has a profile of their own in it."""
    browser = launch(playwright)
    yield browser
    browser.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, house: RiggedHouse) -> Iterator[Visit]:
    """Makes visitors; in the end none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def make(url: str = house.url, **wishes: Any) -> Visitor:
        visitor = open_visitor(browser, url, **wishes)
        visitors.append(visitor)
        return visitor

    yield make
    try:
        for visitor in visitors:
            visitor.watch.check()
    finally:
        for visitor in visitors:
            visitor.page.context.close()
