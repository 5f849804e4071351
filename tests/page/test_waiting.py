"""Before a game: what is chosen last holds, whatever the house answers, and the focus is kept."""

from playwright.sync_api import expect

from tests.page.conftest import RiggedHouse, Visit
from tests.page.network import cut, hold
from tests.page.test_houses import new_table
from tests.page.visitors import Visitor

OPTIONS = "**/api/tools/options/"


def says(visitor: Visitor, id: str) -> None:
    """A message is shown; it is put away, if it is not gone by itself."""
    visitor.wait_for_message(visitor.text(id))
    visitor.page.evaluate(
        """() => {
          for (const each of document.querySelectorAll("[data-toast] > button")) each.click();
          messages.clear();
        }"""
    )
    expect(visitor.page.locator("[data-toast]")).to_have_count(0)


def test_the_edition_chosen_last_is_played_whatever_is_answered_first(
    house: RiggedHouse, visit: Visit
) -> None:
    visitor = visit().go("/")
    page, asked = visitor.page, list[str]()
    dialog = new_table(visitor, "friends")
    edition = {name: dialog.locator(f"input[value='{name}']") for name in house_editions(visitor)}
    page.on("request", lambda request: asked.append(request.url))
    # One is refused: the one before is shown again.
    cut(visitor, f"{OPTIONS}babyboom")
    edition["babyboom"].click()
    expect(edition["broadway"]).to_be_checked()
    # One is answered late: until then there is nothing to begin with.
    held = hold(visitor, f"{OPTIONS}lanmi")
    edition["lanmi"].click()
    begin = visitor.button("page-open-table")
    expect(begin).to_have_attribute("aria-busy", "true")
    begin.click(force=True)
    edition["goliath"].click()
    expect(begin).not_to_have_attribute("aria-busy", "true")
    with page.expect_response(f"{OPTIONS}lanmi"):
        held[0].continue_()
    expect(edition["goliath"]).to_be_checked()
    begin.click()
    visitor.until(lambda: visitor.wire.view.get("options"), "the table")
    assert visitor.wire.view["options"]["rules"] == "goliath"
    once = f"{visitor.url}/api/tools/options/goliath"
    assert asked.count(once) == 1, "asked again because it was chosen"


def house_editions(visitor: Visitor) -> list[str]:
    """The editions that the house offers."""
    return list(visitor.page.evaluate("fetch('/api/house').then((it) => it.json())")["editions"])


def test_the_options_of_a_table_are_changed(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    own = {"seats": 2, "clock": "none", "thinking": False, "delay": 30, "hints": True}
    table = visitor.guest().make_table("Ann", rules="goliath", **own)
    visitor.go(f"/t/{table}")
    change = visitor.button("page-change-options")
    cut(visitor, f"{OPTIONS}*")
    change.click()
    says(visitor, "page-no-answer")
    page.unroute(f"{OPTIONS}*")
    change.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    dialog.locator("form").wait_for()
    cut(visitor, f"{OPTIONS}lanmi")
    dialog.locator("input[value='lanmi']").click()
    expect(dialog.locator("input[value='goliath']")).to_be_checked()
    dialog.locator("input[value='broadway']").click()
    visitor.button("page-apply").click()
    expect(dialog).to_have_count(0)
    expect(change).to_be_focused()
    options = visitor.wire.view["options"]
    # All stays but the clock, which the booklet of this edition wants.
    assert {name: options[name] for name in own} == {**own, "clock": "edition"}
    assert options["rules"] == "broadway"


def test_the_focus_stays_at_the_seat_that_changes(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    table = visitor.guest().make_table("Ann", rules="goliath", seats=2, clock="none")
    page, text = visitor.go(f"/t/{table}").page, visitor.text
    seat = page.get_by_role("listitem").filter(has=page.locator(".row")).first

    def press(id: str, **values: str) -> None:
        button = seat.get_by_role("button", name=text(id, **values), exact=True)
        expect(button).to_be_focused()
        page.keyboard.press("Enter")

    seat.get_by_role("button").first.focus()
    press("page-sit-here")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    press("page-stand")
    expect(seat.get_by_role("button", name=text("page-sit-here"), exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    press("page-add-computer")
    level = seat.get_by_role("combobox", name=text("page-level"), exact=True)
    expect(level).to_be_focused()
    picked = level.element_handle()
    level.select_option("cat")
    visitor.until(lambda: visitor.wire.view["seats"][0]["level"] == "cat", "a cat")
    # It was never away: whoever goes on at once is not thrown back.
    assert picked.evaluate("each => each === document.activeElement")
    level.select_option("fox")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(seat.get_by_role("button", name=text("page-sit-here"), exact=True)).to_be_focused()


def test_a_link_that_was_not_copied_is_not_said_to_be(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    table = visitor.guest().make_table("Ann", rules="goliath", seats=2, clock="none")
    visitor.go(f"/t/{table}")
    visitor.button("page-copy").click()
    says(visitor, "page-copied")
    visitor.page.evaluate("document.execCommand = () => false")
    visitor.button("page-copy").click()
    says(visitor, "page-not-copied")
