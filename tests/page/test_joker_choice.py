"""What a joker stands for is asked where it covers no place of the table."""

from playwright.sync_api import expect

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_content import settle
from tests.page.screen_fit import faults_of_fit
from tests.page.tables import begin


def test_the_choice_of_a_joker_leaves_the_whole_table_to_be_tapped(
    house: RiggedHouse, visit: Visit
) -> None:
    rack = "k10 r10 j k11 k12 k13 r11 r12 r13 b1 b2 b3 b4 b5"
    house.deal(start="k13 k1", deal=f"{rack} o1 o3 o5 o7 o9 o11 k2 k4 k6 k8 r2 r4 r6 r8")
    visitor = visit(lang="de", size="phone", touch=True)
    page = visitor.page
    table = begin([visitor.guest()], "chick", rules="goliath", clock="none", length=1)
    player = Player(visitor.go(f"/t/{table}"), "taps").wait_for_game()
    assert player.wait_for_turn()
    for face in ("k10", "r10", "j"):
        page.locator(f"[data-rack] [data-face='{face}']").first.tap()
    board = page.locator("[data-board]")
    box = board.bounding_box()
    assert box is not None
    board.tap(position={"x": box["width"] / 2, "y": box["height"] / 3})
    joker = board.locator("[data-face='j']")
    expect(joker).to_be_visible()
    # Two taps within 350 ms would send it back: a slower hand chooses it.
    page.wait_for_timeout(400)
    joker.tap()
    choice = page.get_by_role("group", name=visitor.text("page-joker-stands"), exact=True)
    expect(choice.get_by_role("button")).to_have_count(2)
    shown = choice.bounding_box()
    assert shown is not None
    assert shown["y"] >= box["y"] + box["height"] - 1
    # On its side the phone has a lower line: what is asked is as low.
    page.set_viewport_size({"width": 740, "height": 360})
    settle(page)
    box, shown = board.bounding_box(), choice.bounding_box()
    assert box is not None
    assert shown is not None
    assert shown["y"] >= box["y"] + box["height"] - 1
    assert faults_of_fit(page) == []
