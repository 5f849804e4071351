"""Tiles that are sent to the table without saying where: they go where they fit."""

import json
import time

import pytest
from playwright.sync_api import WebSocketRoute

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.input_devices import CHOSEN, Finger
from tests.page.screen_content import Seen, look, settle
from tests.page.tables import Guest, begin
from tests.page.visitors import Visitor

ANN = "k10 r10 b10 o10 k8 k3 b2 o9 r2 b4 o6 r12 o1 r6"
BOB = "r13 b13 o13 k4 k5 k6 k7 r8 b8 o8 k2 k9 o7 r1"
LAID = "r13 b13 o13, k4 k5 k6 k7, r8 b8 o8"
# However busy the machine is, the house is never too late for the hand.
NEVER_LATE = """
const soon = window.setTimeout;
window.setTimeout = (what, ms, ...rest) => soon(what, ms === 400 ? 3_600_000 : ms, ...rest);
"""


def at_table(house: RiggedHouse, visit: Visit, size: str, **wishes: str) -> tuple[Player, Guest]:
    """Ann on turn, with the tens on her rack."""
    house.deal(start="k13 k1", deal=f"{ANN} {BOB}")
    visitor = visit(size=size, **wishes)
    visitor.page.add_init_script(NEVER_LATE)
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    return player, bob


def both_melded(player: Player, bob: Guest) -> None:
    """Ann lays her tens, Bob all that he can; Ann is on turn again."""
    twice(player, "r10")
    player.visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table=f"k10 r10 b10 o10, {LAID}"))
    assert player.wait_for_turn()


def twice(player: Player, face: str) -> Seen:
    """Two taps on a tile of the rack; again if they came too slowly to be two."""
    page, visitor = player.page, player.visitor
    before = look(page).order
    while look(page).order == before:
        settle(page)
        x, y = look(page).on_rack(face).box.middle
        if page.evaluate("navigator.maxTouchPoints > 0"):
            page.touchscreen.tap(x, y)
            page.touchscreen.tap(x, y)
        else:
            page.mouse.dblclick(x, y)
        visitor.until(
            lambda: look(page).order != before or not page.locator(CHOSEN).count(),
            f"{face} on the table",
        )
    settle(page)
    return look(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_two_taps_send_a_tile_where_it_fits(house: RiggedHouse, visit: Visit, size: str) -> None:
    player, bob = at_table(house, visit, size)
    both_melded(player, bob)
    page = player.page
    # One set fits, then none: the tile lies loose, beside the run that it nearly fits.
    assert ["k3", "k4", "k5", "k6", "k7"] in twice(player, "k3").table
    seen = twice(player, "o6")
    assert ["o6"] in seen.table
    # Two sets fit: the one nearer to the end of the table first, then by one tap the other.
    groups = sorted(seen.sets, key=lambda each: (each.pieces[0].box.y, each.pieces[0].box.x))
    fits = [each.id for each in groups if {"k7", "r8"} & set(each.faces)]
    seen = twice(player, "k8")
    assert seen.set_of("k8").id == fits[-1]
    assert page.locator(f"[data-set='{fits[-1]}'].pulsing").count() == 1
    x, y = seen.set_of("k8").pieces[seen.set_of("k8").faces.index("k8")].box.middle
    (page.touchscreen.tap if size == "phone" else page.mouse.click)(x, y)
    player.visitor.until(lambda: look(page).set_of("k8").id == fits[0], "the other set")
    player.visitor.check_access()
    # Once anything else has moved, a tap chooses again.
    settle(page)
    twice(player, "b2")
    assert page.locator(".pulsing").count() == 0


def test_enter_aims_where_a_tile_fits_and_lays_it_there(house: RiggedHouse, visit: Visit) -> None:
    player, bob = at_table(house, visit, "desktop")
    page = player.page
    page.locator(f"[data-piece='{look(page).on_rack('b10').id}']").focus()
    # Enter twice, however quick: a ready set is laid as a whole.
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    tens = ["b10", "k10", "o10", "r10"]
    player.visitor.until(lambda: look(page).table == [tens], "the whole set")
    assert player.visitor.focus_is_kept()
    page.keyboard.press("u")
    player.visitor.until(lambda: look(page).table == [], "everything as it was")
    both_melded(player, bob)
    eight = look(page).on_rack("k8").id
    page.locator(f"[data-piece='{eight}']").focus()
    page.keyboard.press("Enter")
    player.visitor.until(lambda: page.locator("[data-set].aimed").count(), "the place it fits")
    page.keyboard.press("Enter")
    player.visitor.until(lambda: page.locator(".pulsing").count(), "a choice")
    first = look(page).set_of("k8").id
    # The focus stays with the tile, and Enter takes the next set.
    here = "document.activeElement.dataset.piece"
    player.visitor.until(lambda: page.evaluate(here) == str(eight), "the focus on it")
    page.keyboard.press("Enter")
    player.visitor.until(lambda: look(page).set_of("k8").id != first, "the other set")


def test_a_flick_sends_a_tile_where_it_fits(house: RiggedHouse, visit: Visit) -> None:
    player, bob = at_table(house, visit, "phone")
    both_melded(player, bob)
    page = player.page
    finger = Finger(page)
    settle(page)
    x, y = look(page).on_rack("k3").box.middle
    now = time.time()
    for kind, up, later in (
        ("touchStart", 0, 0.0),
        ("touchMove", 20, 0.02),
        ("touchMove", 45, 0.04),
        ("touchEnd", 45, 0.06),
    ):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y - up, "id": 1}]
        event = {"type": kind, "touchPoints": points, "timestamp": now + later}
        finger.device.send("Input.dispatchTouchEvent", event)
    run = ["k3", "k4", "k5", "k6", "k7"]
    player.visitor.until(lambda: run in look(page).table, "the run with it")


def test_what_the_house_says_too_late_moves_nothing(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1", deal=f"{ANN} {BOB}")
    visitor: Visitor = visit()
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def slow(page_side: WebSocketRoute) -> None:
        house_side = page_side.connect_to_server()
        house_side.on_message(
            lambda frame: (
                held.append((page_side, frame))
                if json.loads(frame)["type"] == "places"
                else page_side.send(frame)
            )
        )

    visitor.page.route_web_socket("**/ws", slow)
    table = begin([visitor.guest()], "easy", rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    assert twice(player, "r10").table == [["r10"]]
    assert held
    for side, frame in held:
        side.send(frame)
    player.visitor.until(lambda: player.draft_is_kept("r10"), "the referee's word")
    settle(player.page)
    assert look(player.page).table == [["r10"]]
