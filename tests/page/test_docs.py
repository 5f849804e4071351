"""The documentation under `/docs`: it is found, looks like the page, and fits on every screen."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from remeld.server.page import BUILT
from tests.page.conftest import Visit
from tests.page.service_worker import kept_paths, wait_for_worker

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desktop": (1440, 900), "wall": (3840, 2160)}
GROUND = "getComputedStyle(document.body).backgroundColor"
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
BROKEN = "[...document.images].filter((image) => !image.naturalWidth).map(({ src }) => src)"


def pages() -> list[str]:
    return sorted(path.name for path in (BUILT / "docs").glob("*.html"))


def test_the_foot_leads_there_and_the_chosen_theme_follows(visit: Visit) -> None:
    visitor = visit(lang="de").go("/settings")
    page = visitor.page
    page.get_by_role("radio", name=visitor.text("page-theme-dark")).check()
    page.locator("html[data-theme=dark]").wait_for()
    ground = page.evaluate(GROUND)
    wait_for_worker(visitor)
    page.get_by_role("link", name=visitor.text("page-docs")).click()
    page.wait_for_url("**/docs/")
    page.locator("html[data-theme=dark]").wait_for()
    assert page.evaluate(GROUND) == ground
    page.get_by_role("link", name="From Python").first.click()
    page.get_by_role("heading", level=1, name="From Python").wait_for()
    # What the worker keeps for times without a network is the page, and no document.
    assert not [path for path in kept_paths(visitor) if path.startswith("/docs")]
    page.get_by_role("link", name="Play", exact=True).click()
    page.locator("[data-screen=start]").wait_for()


def test_without_a_script_the_system_decides_between_light_and_dark(visit: Visit) -> None:
    grounds = set()
    for theme in ("light", "dark"):
        visitor = visit(theme=theme)
        visitor.page.route("**/site.js", lambda route: route.fulfill(body=""))
        visitor.page.goto(f"{visitor.url}/docs/")
        assert visitor.page.locator("html[data-theme]").count() == 0
        grounds.add(visitor.page.evaluate(GROUND))
    assert len(grounds) == 2


@pytest.mark.parametrize("size", SIZES)
def test_every_document_fits_and_shows_its_pictures(size: str, visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    # All of them on a phone, where it is narrow; of the others those with wide tables and pictures.
    shown = pages() if size == "phone" else ["clauses.html", "figures.html", "index.html"]
    assert len(shown) > 2
    for name in shown:
        page.goto(f"{visitor.url}/docs/{name}")
        assert page.evaluate(TOO_WIDE) <= 0, name
        assert page.evaluate(BROKEN) == [], name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_documents_can_be_read_by_everybody(theme: str, visit: Visit) -> None:
    visitor = visit(theme=theme, size="phone")
    for name in ("index.html", "command-line.html", "figures.html"):
        visitor.page.goto(f"{visitor.url}/docs/{name}")
        visitor.check_access()


def test_a_drawing_that_is_opened_by_itself_has_its_style(visit: Visit) -> None:
    visitor = visit()
    drawing: Page = visitor.page
    drawing.goto(f"{visitor.url}/docs/curve.svg")
    size = drawing.evaluate("getComputedStyle(document.querySelector('text')).fontSize")
    assert size == "13px"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_figures_in_a_page_have_the_colours_of_its_theme(theme: str, visit: Visit) -> None:
    visitor = visit(theme=theme)
    visitor.page.goto(f"{visitor.url}/docs/review.html")
    words, ink = visitor.page.evaluate(
        "[getComputedStyle(document.querySelector('.figure text')).fill,"
        " getComputedStyle(document.body).color]"
    )
    assert words == ink


def test_what_is_built_is_what_the_sources_say() -> None:
    """Otherwise this file would test a site of before."""
    sources = Path(__file__).parents[2] / "docs"
    built = {Path(name).stem for name in pages()}
    assert {path.stem for path in sources.glob("*.md")} <= built
