"""The rack: it stays in the order that was chosen, and shows quietly what lies ready on it."""

from itertools import pairwise

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.input_devices import MouseHand
from tests.page.screen_content import look, settle
from tests.page.tables import begin

RACK = "o1 k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12"
BY_RUNS = ["k1", "k3", "k8", "k10", "r2", "r5", "r10", "r12", "b4", "b7", "b10", "o1", "o6", "o9"]
OTHER = "r13 b13 o13 k2 k4 k5 k6 k7 k9 o10 r3 b5 o7 r1"


def test_it_stays_sorted_over_draws_and_games_until_a_hand_moves_its_tiles(
    house: RiggedHouse, visit: Visit
) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER} b6")
    visitor = visit()
    guest = visitor.guest()
    player = Player(visitor.go(f"/t/{begin([guest], 'easy', rules='goliath', clock='none')}"))
    assert player.wait_for_turn()
    page = player.page
    # One press does what the button says, and then it says what the next one does.
    visitor.button("page-sort-runs").click()
    visitor.until(lambda: look(page).faces == BY_RUNS, "the order")
    visitor.button("page-sort-groups").wait_for()
    # What is ready stands out, and what it is worth for the initial meld is told.
    visitor.until(lambda: page.locator("[data-rack] .ready").count() == 3, "the three tens")
    told = visitor.text("page-meld-ready", points=30, needed=30)
    visitor.until(lambda: told in page.locator("[data-judgement]").inner_text(), told)
    visitor.check_access()
    player.end_turn()
    assert player.wait_for_turn()
    assert look(page).faces == sorted([*BY_RUNS, "b6"], key=by_runs)
    # In another game, too, until tiles are moved there by hand.
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER} b6 k12")
    other = begin([guest], "easy", rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{other}"))
    assert player.wait_for_turn()
    visitor.until(lambda: look(page).faces == BY_RUNS, "the order in the next game")
    settle(page)
    seen = MouseHand(page).grab(look(page).on_rack("k1").id)
    last = seen.rack[-1].box
    page.mouse.move(last.x + last.width - 2, last.middle[1], steps=4)
    page.mouse.up()
    own = [*BY_RUNS[1:], "k1"]
    visitor.until(lambda: look(page).faces == own, "an order of one's own")
    player.end_turn()
    assert player.wait_for_turn()
    assert look(page).faces == [*own, "b6"]
    visitor.button("page-sort-runs").wait_for()


def test_gaps_stay_over_a_draw_and_a_reload_until_the_rack_is_sorted(
    house: RiggedHouse, visit: Visit
) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER} b6")
    visitor = visit()
    table = begin([visitor.guest()], "easy", rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    page = player.page

    def apart() -> list[str]:
        """The tiles with a gap before them."""
        rack = look(page).rack
        return [
            each.face
            for before, each in pairwise(rack)
            if each.box.x - before.box.x > 1.9 * each.box.width
        ]

    def push(face: str, tiles: float) -> None:
        settle(page)
        piece = look(page).on_rack(face)
        MouseHand(page).grab(piece.id)
        x, y = piece.box.middle
        page.mouse.move(x + tiles * piece.box.width, y, steps=4)
        page.mouse.up()

    order = look(page).faces
    assert apart() == []
    push("k10", 0.2)
    settle(page)
    assert apart() == []
    # Aside a little: it stands apart, with those behind it.
    push("k10", 0.7)
    visitor.until(lambda: apart() == ["k10"], "a gap by hand")
    page.locator(f'[data-piece="{look(page).on_rack("k1").id}"]').focus()
    page.keyboard.press("g")
    visitor.until(lambda: apart() == ["k10", "k1"], "a gap by key")
    assert look(page).faces == order
    visitor.check_access()
    player.end_turn()
    assert player.wait_for_turn()
    assert look(page).faces == [*order, "b6"]
    assert apart() == ["k10", "k1"]
    page.reload()
    visitor.until(lambda: apart() == ["k10", "k1"], "the gaps after a reload")
    # Back to the others, alone; those behind it stay apart.
    push("k10", -0.7)
    visitor.until(lambda: apart() == ["r10", "k1"], "a gap that is closed")
    visitor.button("page-sort-runs").click()
    visitor.until(lambda: apart() == [], "no gap in another order")


def by_runs(face: str) -> tuple[int, int]:
    return "krbo".index(face[0]), int(face[1:])
