"""What hands mean, on slow machines too: a drag, a tap, a long press, a pen."""

import pytest

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.input_devices import CHOSEN, Finger
from tests.page.move_plan import Into, New
from tests.page.screen_content import look, settle
from tests.page.tables import begin

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o13 k2 k4 k5 k6 k7 k9 o10 r3 b5 o7 r1"
LONG_MS = 420
# The page hears of a press and starts to wait; then it is busy for longer than that.
BUSY = """
() => window.addEventListener("pointerdown", () => {
  const end = performance.now() + 700;
  while (performance.now() < end);
})
"""


def with_a_set(house: RiggedHouse, visit: Visit, way: str, size: str) -> Player:
    """Ann on turn, with a set of three tens that she has laid."""
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(size=size)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"), way)
    assert player.wait_for_turn()
    player.arrange("k10 r10 b10")
    settle(player.page)
    return player


@pytest.mark.slow
def test_tiles_are_moved_by_pen(house: RiggedHouse, visit: Visit) -> None:
    player = with_a_set(house, visit, "pen", "tablet")
    page = player.page
    page.evaluate(
        "window.kinds = []; addEventListener('pointerdown', (e) => kinds.push(e.pointerType), true)"
    )
    tens = look(page).set_of("k10")
    player.move(tens.pieces[2].id, New())
    assert look(page).table == [["b10"], ["k10", "r10"]]
    player.move(look(page).set_of("b10").pieces[0].id, Into(tens.id, 2))
    player.visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()
    assert set(page.evaluate("kinds")) == {"pen"}
    assert player.wait_for_turn()


class LateFinger(Finger):
    """A quick finger at a slow machine, on which the page hears of its moves late."""

    def touch(self, kind: str, *at: float) -> None:
        super().touch(kind, *at)
        if kind == "touchStart":
            self.page.wait_for_timeout(LONG_MS + 300)


@pytest.mark.slow
@pytest.mark.parametrize("finger", [Finger, LateFinger])
def test_a_finger_that_moves_at_once_drags_one_tile(
    house: RiggedHouse, visit: Visit, finger: type[Finger]
) -> None:
    player = with_a_set(house, visit, "touch", "phone")
    player.hand = finger(player.page)
    tens = look(player.page).set_of("k10")
    player.move(tens.pieces[1].id, New())
    assert look(player.page).table == [["b10", "k10"], ["r10"]]
    assert not player.page.locator(CHOSEN).count()


@pytest.mark.slow
@pytest.mark.parametrize("busy", [False, True], ids=["quick", "busy"])
def test_a_tap_is_a_tap(house: RiggedHouse, visit: Visit, busy: bool) -> None:
    player = with_a_set(house, visit, "taps", "phone")
    if busy:
        player.page.evaluate(BUSY)
    tens = look(player.page).set_of("k10")
    player.page.touchscreen.tap(*tens.pieces[1].box.middle)
    player.visitor.until(player.page.locator(CHOSEN).count, "a chosen tile")
    settle(player.page)
    assert player.page.locator(CHOSEN).count() == 1


@pytest.mark.slow
def test_a_finger_that_rests_chooses_the_whole_set(house: RiggedHouse, visit: Visit) -> None:
    player = with_a_set(house, visit, "touch", "phone")
    page = player.page
    finger = Finger(page)
    finger.touch("touchStart", *look(page).set_of("k10").pieces[1].box.middle)
    player.visitor.until(lambda: page.locator(CHOSEN).count() == 3, "the whole set")
    finger.time += LONG_MS / 1000
    finger.touch("touchEnd")
    settle(page)
    assert page.locator(CHOSEN).count() == 3
    # All of it goes along.
    box = look(page).set_of("k10").pieces[0].box
    finger.touch("touchStart", *box.middle)
    finger.touch("touchMove", box.x, box.y - box.height)
    settle(page)
    assert len(look(page).held) == 3
    finger.touch("touchEnd")
