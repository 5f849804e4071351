"""Texts that are fetched later: words of an edition, another language, what few screens need."""

import pytest
from playwright.sync_api import expect

from remeld.words import Words
from tests.page.conftest import RiggedHouse, Visit
from tests.page.network import cut, hold
from tests.page.screen_content import settle
from tests.page.test_waiting import says


@pytest.mark.slow
def test_a_screen_without_its_texts_says_so_and_can_be_loaded_again(
    house: RiggedHouse, visit: Visit
) -> None:
    visitor = visit().go("/")
    page = visitor.page
    cut(visitor, "**/en-learn-*.ftl")
    page.get_by_role("link", name=visitor.text("page-more-learn"), exact=True).click()
    page.get_by_role("heading", name=visitor.text("page-not-loaded-title")).wait_for()
    page.unroute("**/en-learn-*.ftl")
    visitor.button("page-load-again").click()
    page.get_by_role("heading", name=visitor.text("learn-title")).wait_for()
    # Over a table nothing is loaded again: the next time they are asked for they are fetched.
    table = visitor.guest().make_table("Ann", rules="goliath", seats=2, clock="none")
    visitor.go(f"/t/{table}")
    cut(visitor, "**/en-book-*.ftl")
    visitor.button("page-read-rules").click()
    says(visitor, "page-no-answer")
    page.unroute("**/en-book-*.ftl")
    visitor.button("page-read-rules").click()
    page.locator("dialog[open] #R1").wait_for()


def test_a_language_that_cannot_be_fetched_is_not_spoken(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit().go("/")
    page, html = visitor.page, visitor.page.locator("html")
    language = page.get_by_role("combobox", name=visitor.text("page-language"))
    language.wait_for()
    cut(visitor, "**/de-*.ftl")
    language.select_option("de")
    says(visitor, "page-no-answer")
    expect(language).to_have_value("en")
    expect(html).to_have_attribute("lang", "en")
    assert page.evaluate("JSON.parse(localStorage.remeld).language") is None
    page.unroute("**/de-*.ftl")
    language.select_option("de")
    expect(html).to_have_attribute("lang", "de")


def test_a_page_does_not_stay_english_because_a_file_came_late(
    house: RiggedHouse, visit: Visit
) -> None:
    visitor = visit(lang="de")
    page, html = visitor.page, visitor.page.locator("html")
    cut(visitor, "**/de-*.ftl")
    visitor.go("/")
    page.get_by_role("button", name=Words("en").text("page-play-now"), exact=True).wait_for()
    expect(html).to_have_attribute("lang", "en")
    page.unroute("**/de-*.ftl")
    visitor.button("page-play-now").wait_for()
    expect(html).to_have_attribute("lang", "de")
    # A file that is only slow is waited for, and nothing is said in another language meanwhile.
    held = hold(visitor, "**/de-*.ftl")
    page.reload(wait_until="commit")
    visitor.until(lambda: held, "the question")
    assert page.locator("main").count() == 0
    for each in held:
        each.continue_()
    page.unroute("**/de-*.ftl")
    visitor.button("page-play-now").wait_for()


def test_the_words_of_an_edition_stay_with_its_screen(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit(lang="de").go("/learn")
    page, goliath = visitor.page, Words("de", "goliath")
    title, own = visitor.text("learn-run-title"), goliath.text("learn-run-title")
    home = page.get_by_role("heading", name=visitor.text("page-start-heading"), exact=True)
    # It begins with the edition of the language, and another one has other words.
    page.get_by_role("link", name=own, exact=True).wait_for()
    for edition, name in (("broadway", title), ("goliath", own)):
        page.get_by_label(visitor.text("learn-edition")).select_option(edition)
        page.get_by_role("link", name=name, exact=True).wait_for()
    page.locator("header .home").click()
    home.wait_for()
    # What is answered after the screen was left changes nothing.
    held = hold(visitor, "**/api/tools/rules/goliath")
    page.go_back()
    visitor.until(lambda: held, "the question")
    page.locator("header .home").click()
    with page.expect_response("**/api/tools/rules/goliath"):
        held[0].continue_()
    page.unroute("**/api/tools/rules/goliath")
    settle(page)
    expect(home).to_be_visible()
    # At a real table they are there again, each time it is gone to.
    for _ in range(2):
        page.get_by_role("link", name=visitor.text("page-more-aside"), exact=True).click()
        page.get_by_role("link", name=visitor.text("aside-arrange")).click()
        page.get_by_text(goliath.text("aside-pad-help")).wait_for()
        page.locator("header .home").click()
        home.wait_for()
