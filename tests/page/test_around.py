"""Around the table: replays by link and to their end, lessons, one theme, the system's colours."""

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browser_player import END_TURN, Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_content import settle
from tests.page.tables import Guest, begin
from tests.page.wire_players import play_on


@pytest.fixture(scope="module")
def played(shared_house: RiggedHouse) -> str:
    """A table with a finished game."""
    people = [Guest(shared_house.url), Guest(shared_house.url)]
    shared_house.deal(secret=7)
    table = begin(people, rules="goliath", clock="none", length=1)
    shared_house.wishes.unlink()
    play_on(people, "goliath")
    for person in people:
        person.leave()
    return table


def test_a_link_carries_whose_eyes_and_the_end_shows_the_points(played: str, visit: Visit) -> None:
    visitor = visit().go(f"/replay/{played}/1#9.1")
    page = visitor.page
    eyes = page.get_by_label(visitor.text("replay-eyes"))
    eyes.wait_for()
    visitor.until(lambda: eyes.input_value() == "1", "the eyes of the link")
    visitor.until(lambda: page.evaluate("location.hash") == "#9.1", "the same address")
    page.locator("[data-screen=replay]").press("End")
    points = page.locator("strong.points")
    points.first.wait_for()
    told = [int(text.replace("−", "-")) for text in points.all_inner_texts()]
    assert len(told) == 2
    assert sum(told) == 0
    assert max(told) > 0
    visitor.check_access()


def test_the_best_play_pushes_no_control_away(played: str, visit: Visit) -> None:
    visitor = visit().go(f"/replay/{played}/1#9")
    page = visitor.page
    first = page.locator(".left button").first
    first.wait_for()
    ask = visitor.button("replay-best-ask")
    step = 9
    while not ask.count():
        step += 1
        page.evaluate(f"location.hash = '#{step}'")
        page.locator(f"[data-screen=replay][data-at='{step}']").wait_for()
    before = first.bounding_box()
    ask.click()
    page.locator("[data-best=known]").wait_for()
    assert first.bounding_box() == before


def test_the_theme_follows_into_other_tabs(visit: Visit) -> None:
    visitor = visit().go("/settings")
    other = visitor.page.context.new_page()
    other.goto(f"{visitor.url}/")
    other.locator("html[data-theme=light]").wait_for()
    visitor.page.get_by_role("radio", name=visitor.text("page-theme-dark")).check()
    other.locator("html[data-theme=dark]").wait_for()
    other.close()


def test_learning_begins_with_the_goal_and_what_was_shown_is_not_praised(visit: Visit) -> None:
    visitor = visit(size="phone").go("/learn")
    page = visitor.page
    page.get_by_text(visitor.text("learn-goal", count=14)).wait_for()
    visitor.check_access()
    page.get_by_role("link", name=visitor.text("learn-start")).click()
    show = visitor.button("learn-show")
    show.click()
    page.locator("p.said", has_text=visitor.text("learn-shown")).wait_for()
    end = page.locator(END_TURN)
    expect(end).to_be_enabled()
    settle(page)
    place = end.bounding_box()
    assert place is not None
    # By the mouse itself: the browser's driver may scroll to what it is to click.
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.locator("p.praise", has_text=visitor.text("learn-shown-done")).wait_for()
    settle(page)
    on = page.locator("[data-next]").bounding_box()
    assert on is not None
    # The way on is where the hand was.
    assert abs(on["y"] - place["y"]) < place["height"]


def thick_lines(these: Locator) -> list[int]:
    """Which of these have an outline that stands out."""
    lines = "(all) => all.map((it) => getComputedStyle(it).outline)"
    return [i for i, line in enumerate(these.evaluate_all(lines)) if "solid 3px" in line]


def test_forced_colours_draw_lines_around_tiles(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.emulate_media(forced_colors="active")
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    visitor.go(f"/t/{table}")
    page.locator("[data-rack] [data-piece]").first.wait_for()
    for what in ("[data-rack]", "[data-rack] .face"):
        style = page.locator(what).first.evaluate("(it) => getComputedStyle(it).outlineStyle")
        assert style == "solid", what
    # What is chosen and whose turn it is are told apart by lines, too.
    assert Player(visitor).wait_for_turn()
    seats = page.locator("[data-seat]")
    assert thick_lines(seats) == [seats.count() - 1], "one's own seat is the last"
    page.locator("[data-rack] [data-piece]").nth(2).click()
    assert thick_lines(page.locator("[data-rack] .face")) == [2]
    visitor.go("/")
    page.locator(".change").click()
    page.locator("dialog[open] form").wait_for()
    counts = page.locator("dialog[open] .row").first.locator("label")
    assert thick_lines(counts) == [1], "two computer players"
    page.keyboard.press("Escape")
    swatch = page.locator("input.swatch").first
    assert swatch.evaluate("(it) => getComputedStyle(it).outlineStyle") == "solid"
