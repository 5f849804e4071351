"""Helpers beside a real table: the tool is in sight, no key moves, two tabs and no network."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.service_worker import wait_for_worker

PLACES = """() => [...document.querySelectorAll("[data-face]")].map((key) => {
  const { x, y, width, height } = key.getBoundingClientRect();
  return [key.dataset.face, x, y, width, height];
})"""
ENTERED = "document.querySelector('textarea').value"


@pytest.mark.parametrize(("size", "lang"), [("phone", "de"), ("tablet", "en")])
def test_sixty_tiles_are_tapped_and_no_key_moves(visit: Visit, size: str, lang: str) -> None:
    visitor = visit(size=size, lang=lang).go("/aside/arrange")
    page = visitor.page
    page.locator("textarea").wait_for()
    if not page.locator("[data-face]").count():
        visitor.button("aside-pad").click()
    page.locator("[data-face=k1]").wait_for()
    keys: list[list[float | str]] = page.evaluate(PLACES)
    assert len(keys) == 4 * 13 + 1
    # All numbers of a colour are in one row, each as large as a finger needs.
    assert len({y for face, _, y, *_ in keys if str(face).startswith("k")}) == 1
    assert min(float(width) for _, _, _, width, _ in keys) >= 24
    wanted = [key for key in keys if key[0] != "j"] + keys[:7] + keys[-1:]
    assert len(wanted) == 60
    for face, x, y, width, height in wanted:
        page.touchscreen.tap(float(x) + float(width) / 2, float(y) + float(height) / 2)
        page.wait_for_function(f"{ENTERED}.trim().split(/\\s+/).at(-1) === '{face}'")
        assert page.evaluate(PLACES) == keys, f"keys moved after {face}"
    assert len(page.evaluate(ENTERED).split()) == 60
    visitor.check_access()


def test_one_slide_goes_over_seven_and_eight(visit: Visit) -> None:
    visitor = visit(size="phone").go("/aside/arrange")
    page = visitor.page
    page.locator("textarea").wait_for()
    if not page.locator("[data-face]").count():
        visitor.button("aside-pad").click()
    first, last = (page.locator(f"[data-face={face}]").bounding_box() for face in ("b5", "b10"))
    assert first
    assert last
    page.mouse.move(first["x"] + 8, first["y"] + 8)
    page.mouse.down()
    page.mouse.move(last["x"] + 8, last["y"] + 8, steps=12)
    page.mouse.up()
    visitor.until(lambda: page.evaluate(ENTERED) == "b5-10", "the run")


def test_a_tool_begins_with_what_is_entered(visit: Visit) -> None:
    visitor = visit(size="phone", lang="de")
    for tool in ("score", "judge", "solve", "arrange", "clock"):
        first = visitor.go(f"/aside/{tool}").page.locator(
            ".tool :is(textarea, input, button.face, button.main, select)"
        )
        first.first.wait_for()
        place = first.first.bounding_box()
        assert place is not None
        assert place["y"] < visitor.size.height * 0.45, tool
        assert place["y"] + place["height"] < visitor.size.height, tool


def test_two_tabs_write_on_one_sheet(visit: Visit) -> None:
    visitor = visit().go("/aside/score")
    first = visitor.page
    second = first.context.new_page()
    tabs = (first, second)
    second.goto(f"{visitor.url}/aside/score")
    # Both begin to write before either has saved, or even begun.
    begin = [tab.get_by_role("button", name=visitor.text("aside-add-game")) for tab in tabs]
    for button in begin:
        button.wait_for()
    for button in begin:
        button.click()
    for tab, winner in ((first, 1), (second, 2)):
        out = visitor.text("aside-player", number=winner)
        tab.get_by_role("radio", name=out, exact=True).check()
        for number in {1, 2, 3} - {winner}:
            name = visitor.text("aside-player", number=number)
            label = visitor.text("aside-left-of", name=name)
            tab.get_by_role("textbox", name=label, exact=True).fill(f"k{number}")
        tab.get_by_role("button", name=visitor.text("aside-save-game")).click()
        # A browser hands what a tab keeps to the others soon, not at once.
        for other in tabs:
            expect(other.locator("tr.game")).to_have_count(winner)
    second.reload()
    expect(second.locator("tr.total")).to_have_text(re.compile(r"[+−0-9]"))
    first.get_by_role("button", name=visitor.text("aside-undo")).click()
    for tab in tabs:
        expect(tab.locator("tr.game")).to_have_count(1)
    second.close()


def test_offline_tools_need_not_have_been_opened(visit: Visit) -> None:
    visitor = visit().go("/")
    page = visitor.page
    wait_for_worker(visitor)
    rules = "(JSON.parse(localStorage['remeld-rules'] ?? '{}').answers ?? {})"
    kept = f"'tools/rules/broadway' in {rules}"
    visitor.until(lambda: page.evaluate(kept), "the rules last chosen")
    page.context.set_offline(True)
    visitor.watch.allow("ERR_INTERNET_DISCONNECTED", "Failed to (load|fetch)")
    page.goto(f"{visitor.url}/aside/clock")
    page.locator("button.face").click()
    expect(page.locator("button.face")).to_contain_text("0:")
    assert page.get_by_role("alert").count() == 0
    page.goto(f"{visitor.url}/aside/score")
    visitor.button("aside-add-game").click()
    page.get_by_role("radio", name=visitor.text("aside-player", number=1)).wait_for()
    assert page.get_by_role("alert").count() == 0
    page.context.set_offline(False)


def test_plain_http_says_that_nothing_is_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    visitor.go("/aside")
    page.get_by_text(visitor.text("aside-not-offline")).wait_for()


def test_back_leads_to_where_one_was(visit: Visit) -> None:
    visitor = visit(size="phone").go("/rules")
    page = visitor.page
    page.locator("#R40").wait_for()
    page.evaluate("scrollTo(0, 2400)")
    page.locator("header a.home").evaluate("(link) => link.click()")
    page.locator("[data-screen=start]").wait_for()
    assert page.evaluate("scrollY") == 0
    page.go_back()
    visitor.until(lambda: abs(page.evaluate("scrollY") - 2400) < 2, "the place in the rules")
    page.reload()
    visitor.until(lambda: abs(page.evaluate("scrollY") - 2400) < 2, "the same after a reload")
