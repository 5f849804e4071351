"""Large print at the table: no tile is smaller, nothing is cut off, and one can play."""

import pytest

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_content import look, settle
from tests.page.screen_fit import faults_of_fit
from tests.page.screen_measures import overflow, small_targets
from tests.page.tables import Guest, begin

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o11 k2 k4 k5 k7 k9 o10 r3 b5 o7 r1 b1"


@pytest.mark.slow
def test_the_table_in_large_print_on_a_phone(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(size="phone", lang="de")
    page = visitor.page
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=True)
    player = Player(visitor.go(f"/t/{table}"), "touch")
    assert player.wait_for_turn()
    player.arrange("k10 r10 b10")
    visitor.until(player.judged_legal, "a legal turn")
    before = look(page)
    visitor.button("page-menu").click()
    visitor.button("page-large-print").click()
    visitor.button("page-close").first.click()
    settle(page)
    after = look(page)
    assert after.rack[0].box.width > before.rack[0].box.width * 1.1
    assert after.sets[0].pieces[0].box.width > before.sets[0].pieces[0].box.width * 1.1
    for piece in (*after.rack, *after.sets[0].pieces):
        assert 0 <= piece.box.x <= visitor.size.width - piece.box.width
        assert 0 <= piece.box.y <= visitor.size.height - piece.box.height
    assert overflow(page) <= 0
    assert small_targets(page) == []
    assert faults_of_fit(page) == []
    visitor.check_access()
    # It can be played with: a tile goes to and fro, and the turn ends.
    player.arrange("k10 r10 b10, o1")
    visitor.button("page-undo").click()
    visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()
    assert player.wait_for_turn()
    assert any({"k10", "r10", "b10"} <= set(each) for each in look(page).table)


COLOURS = "krbo"
# A phone, the same on its side, and a tablet.
WINDOWS = ((360, 740), (740, 360), (768, 1024))
# Whether all of the button that ends the turn, with its words, is in the window.
END_IN_SIGHT = """
() => {
  const end = document.querySelector("[data-end]");
  const { left, top, right, bottom } = end.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    && end.scrollWidth <= end.clientWidth && end.scrollHeight <= end.clientHeight;
}
"""


def runs(colour: str, last: int = 13) -> list[str]:
    """All numbers of a colour in four runs; the last one ends with this number."""
    starts = ((1, 4), (4, 7), (7, 10), (10, last + 1))
    return [" ".join(f"{colour}{n}" for n in range(*each)) for each in starts]


def test_no_tile_is_smaller_and_the_turn_can_be_ended(house: RiggedHouse, visit: Visit) -> None:
    twice = [" ".join(runs(colour) * 2) for colour in COLOURS]
    house.deal(start="k13 k1 k2 k3", deal=" ".join(twice))
    visitor = visit(size="phone", lang="de")
    page = visitor.page
    others = [Guest(visitor.url) for _ in "rbo"]
    ann = visitor.guest()
    table = begin([ann, *others], rules="goliath(hand=26)", clock="none", hints=True)
    laid: list[str] = []

    def lay(seat: int, *more: str) -> None:
        laid.extend(more)
        people = [ann, *others]
        people[seat].wait_for_turn(seat)
        people[seat].do(do.Play(seat=seat, table=", ".join(laid)))

    def tile(size: str) -> float:
        """How wide tiles on the table are in that print, as soon as it is shown."""
        if page.evaluate("document.documentElement.dataset.size") != size:
            visitor.button("page-menu").click()
            visitor.button("page-large-print").click()
            visitor.button("page-close").first.click()
        settle(page)
        assert page.evaluate(END_IN_SIGHT), (size, page.viewport_size)
        assert overflow(page) <= 0
        return look(page).sets[0].pieces[0].box.width

    def compare(tiles: int) -> None:
        visitor.until(lambda: sum(map(len, look(page).table)) == tiles, f"{tiles} tiles")
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            normal = tile("normal")
            assert tile("large") >= normal, (tiles, width, height)

    ann.join(table)
    lay(0, *runs("k"))
    ann.leave()
    lay(1, *runs("r"))
    lay(2, *runs("b"))
    others[2].wait_for_turn(3)
    others[2].do(do.Draw(seat=3))
    player = Player(visitor.go(f"/t/{table}"), "touch")
    assert player.wait_for_turn()
    compare(39)
    player.end_turn()
    lay(1, *runs("r", 12))
    lay(2, *runs("b", 12))
    lay(3, *runs("o"), *runs("o", 12))
    assert player.wait_for_turn()
    compare(88)
