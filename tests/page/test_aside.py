"""For a real table: clock, scores, judging, solving, and entering many tiles quickly."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit
from tests.page.network import hold
from tests.page.visitors import Visitor


def box(visitor: Visitor, id: str, **values: object) -> Locator:
    """The text field with that label."""
    return visitor.page.get_by_role("textbox", name=visitor.text(id, **values), exact=True)


def begin_game(visitor: Visitor) -> tuple[Locator, Locator]:
    """A game that the first player has won: where the tiles of the two others are entered."""
    visitor.button("aside-add-game").click()
    winner = visitor.text("aside-player", number=1)
    visitor.page.get_by_role("radio", name=winner, exact=True).check()
    second, third = (
        box(visitor, "aside-left-of", name=visitor.text("aside-player", number=n)) for n in (2, 3)
    )
    return second, third


@pytest.mark.slow
def test_the_clock_passes_the_turn_rings_and_survives_a_reload(visit: Visit) -> None:
    visitor = visit(size="phone")
    page = visitor.page
    page.clock.install(time=0)
    visitor.go("/aside/clock")
    page.clock.pause_at(60_000)
    face = page.locator("button.face")
    expect(face).to_contain_text("1:00")
    face.tap()
    page.clock.run_for(20_000)
    expect(face).to_contain_text("0:40")
    face.tap()
    expect(face).to_contain_text(visitor.text("aside-player", number=2))
    visitor.button("aside-clock-back").tap()
    expect(face).to_contain_text("0:40")
    page.reload()
    expect(face).to_contain_text("0:40")
    page.clock.run_for(41_000)
    expect(page.get_by_role("heading", name=visitor.text("aside-bell"))).to_be_visible()
    expect(page.get_by_text("An unfinished table costs 3 tiles")).to_be_visible()
    page.clock.resume()
    visitor.check_access()


@pytest.mark.slow
def test_a_score_sheet_adds_up_by_the_edition_and_is_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/aside/score")
    page, text = visitor.page, visitor.text
    for number, name in enumerate(("Ann", "Ben", "Cy"), start=1):
        box(visitor, "aside-player", number=number).fill(name)
        box(visitor, "aside-player", number=number).blur()
    games: list[tuple[str, dict[str, str]]] = [
        ("Ann", {"Ben": "b3 j", "Cy": "k13 r13"}),
        (text("aside-nobody-out"), {"Ann": "r3", "Ben": "b3", "Cy": "k5-6"}),
        ("Ben", {"Ann": "b1", "Cy": "k1-3"}),
    ]
    for winner, racks in games:
        visitor.button("aside-add-game").click()
        page.get_by_role("radio", name=winner, exact=True).check()
        for name, tiles in racks.items():
            box(visitor, "aside-left-of", name=name).fill(tiles)
        visitor.button("aside-save-game").click()
    expect(page.locator("tr.game").nth(1)).to_have_text(re.compile(r"\+4\s*\+4\s*−8"))
    expect(page.locator("tr.round")).to_have_text(re.compile(r"\+62\s*−22\s*−40"))
    expect(page.get_by_text("Ann leads.")).to_be_visible()
    assert visitor.focus_is_kept()
    page.reload(wait_until="networkidle")
    expect(page.locator("tr.total")).to_have_text(re.compile(r"\+62\s*−22\s*−40"))
    visitor.check_access()
    with page.expect_download() as download:
        visitor.button("aside-share-picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    visitor.button("aside-undo").click()
    expect(page.locator("tr.game")).to_have_count(2)


def test_a_turn_is_judged_with_every_fault_and_its_clause(visit: Visit) -> None:
    visitor = visit(size="phone", theme="dark").go("/aside/judge")
    page = visitor.page
    box(visitor, "aside-judge-before").fill("b4-6")
    box(visitor, "aside-judge-after").fill("b4-6 b8, k1 x")
    box(visitor, "aside-judge-rack").fill("b7-8 k1")
    expect(page.get_by_text("“x” is not a tile (character 13).")).to_be_visible()
    expect(visitor.button("aside-judge-ask")).to_be_disabled()
    box(visitor, "aside-judge-after").fill("b4-6 b8, k1")
    visitor.button("aside-judge-ask").click()
    expect(
        page.get_by_role("heading", name=visitor.text("aside-not-legal", count=2))
    ).to_be_visible()
    visitor.check_access()
    link = page.get_by_role("link", name=re.compile("^R12"))
    link.click()
    expect(page.locator("dialog[open] #R12")).to_be_focused()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    box(visitor, "aside-judge-after").fill("b4-8")
    visitor.button("aside-judge-ask").click()
    expect(page.get_by_role("heading", name=visitor.text("aside-legal"))).to_be_visible()


def test_the_best_play_is_shown_step_by_step(visit: Visit) -> None:
    visitor = visit().go("/aside/solve")
    box(visitor, "aside-solve-rack").fill("b3 k9")
    box(visitor, "aside-solve-table").fill("b4-6, rbo9")
    visitor.button("aside-solve-ask").click()
    result = visitor.page.get_by_role("region", name=visitor.text("aside-best", count=2, value=12))
    expect(result.get_by_role("listitem").filter(has_text="Add black 9 to set 2.")).to_be_visible()
    expect(result.get_by_text(visitor.text("aside-rack-empty"))).to_be_visible()
    visitor.check_access()


def tap_tiles(visitor: Visitor) -> None:
    """Enter tiles on the pad by touch."""
    for face in ("b4", "b5", "b6", "k8", "r8", "o8", "j"):
        visitor.page.locator(f'[data-face="{face}"]').tap()


def stroke_tiles(visitor: Visitor) -> None:
    """Enter tiles on the pad by strokes of the mouse."""
    mouse = visitor.page.mouse
    for start, end in (("b4", "b6"), ("k8", "r8"), ("o8", "o8"), ("j", "j")):
        for face, act in ((start, mouse.down), (end, mouse.up)):
            key = visitor.page.locator(f'[data-face="{face}"]').bounding_box()
            assert key is not None
            mouse.move(key["x"] + key["width"] / 2, key["y"] + key["height"] / 2)
            act()


def key_tiles(visitor: Visitor) -> None:
    """Enter tiles on the pad by keyboard."""
    keys = visitor.page.keyboard
    visitor.page.locator('[data-face="k1"]').focus()
    for moves, times in (("ArrowRight", 7), ("ArrowDown", 1), ("ArrowDown", 2)):
        for _ in range(times):
            keys.press(moves)
        keys.press("Enter")
    keys.press("Enter")
    keys.press("Backspace")
    keys.press("ArrowDown")
    keys.press("Enter")
    box(visitor, "aside-heap").press("End")
    keys.type(" b4-6")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "enter"), [("phone", tap_tiles), ("desktop", stroke_tiles), ("desktop", key_tiles)]
)
def test_a_heap_is_put_in_order_however_it_was_entered(
    visit: Visit, size: str, enter: Callable[[Visitor], None]
) -> None:
    visitor = visit(size=size).go("/aside/arrange")
    expect(visitor.page.locator('[data-face="k1"]')).to_be_visible()
    enter(visitor)
    expect(
        visitor.page.get_by_text(visitor.text("aside-tiles", count=7), exact=True)
    ).to_be_visible()
    visitor.button("aside-arrange-ask").click()
    heading = visitor.page.get_by_role("heading", name=visitor.text("aside-all-in-sets"))
    expect(heading).to_be_visible()
    visitor.check_access()


def test_a_game_that_no_box_can_end_with_is_not_written_down(visit: Visit) -> None:
    visitor = visit(size="phone").go("/aside/score")
    visitor.watch.allow("422")
    page, text = visitor.page, visitor.text
    second, third = begin_game(visitor)
    second.fill("b4 j j")
    third.fill("j")
    visitor.button("aside-save-game").tap()
    trouble = text("error-tile-too-often", found=3, tile=text("colour-j"), held=2, where="racks")
    expect(page.get_by_role("alert")).to_have_text(trouble)
    expect(page.locator("tr.game")).to_have_count(0)
    visitor.check_access()
    third.fill("k13")
    visitor.button("aside-save-game").tap()
    expect(page.locator("tr.game")).to_have_count(1)


def test_a_game_is_written_down_only_when_the_house_has_counted_it(visit: Visit) -> None:
    visitor = visit().go("/aside/score")
    visitor.watch.allow("422")
    page, text = visitor.page, visitor.text
    held = hold(visitor, "**/api/tools/score")
    second, third = begin_game(visitor)
    second.fill("b4 j j")
    third.fill("j")
    visitor.until(lambda: len(held) == 1, "the question")
    # The points are being counted already.
    visitor.button("aside-save-game").click()
    held.pop().continue_()
    trouble = text("error-tile-too-often", found=3, tile=text("colour-j"), held=2, where="racks")
    expect(page.get_by_role("alert")).to_have_text(trouble)
    expect(page.locator("tr.game")).to_have_count(0)
    # Now points are there, of a game that is then changed into one that cannot be.
    third.fill("k13")
    visitor.until(lambda: len(held) == 1, "the second question")
    held.pop().continue_()
    expect(page.get_by_label(text("aside-points"))).to_be_visible()
    page.unroute("**/api/tools/score")
    third.fill("j")
    visitor.button("aside-save-game").click()
    expect(page.get_by_role("alert")).to_have_text(trouble)
    expect(page.locator("tr.game")).to_have_count(0)


def test_a_finger_slides_along_the_keys_also_from_one_row_to_the_next(visit: Visit) -> None:
    visitor = visit(size="phone").go("/aside/arrange")
    page = visitor.page
    device = page.context.new_cdp_session(page)
    page.locator('[data-face="b5"]').scroll_into_view_if_needed()
    for number, face in enumerate(("b5", "b6", "b7", "b9")):
        key = page.locator(f'[data-face="{face}"]').bounding_box()
        assert key is not None
        point = {"x": key["x"] + key["width"] / 2, "y": key["y"] + key["height"] / 2, "id": 1}
        kind = "touchMove" if number else "touchStart"
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(box(visitor, "aside-heap")).to_have_value("b5-9")
