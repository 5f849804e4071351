"""The table in rows: by button and key, without changing a set, and by itself before it is full."""

import pytest
from playwright.sync_api import expect

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import Into
from tests.page.screen_content import Seen, look, settle
from tests.page.tables import Guest, begin
from tests.page.visitors import Visitor

# Bob lays sets of all kinds in no order at all.
ANN = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
BOB = "r13 b13 o13 b4 b5 b6 k4 k5 k6 k7 r8 b8 o8 k2"
LAID = "r8 b8 o8, b4 b5 b6, r13 b13 o13, k4 k5 k6 k7"
IN_ORDER = [["k4", "k5", "k6", "k7"], ["b4", "b5", "b6"], ["r8", "b8", "o8"], ["r13", "b13", "o13"]]


def rows(seen: Seen) -> list[list[str]]:
    """The sets as they lie, from the top left on."""
    ordered = sorted(seen.sets, key=lambda each: (each.pieces[0].box.y, each.pieces[0].box.x))
    return [each.faces for each in ordered]


def places(seen: Seen) -> dict[int, tuple[float, float]]:
    return {each.id: (each.pieces[0].box.x, each.pieces[0].box.y) for each in seen.sets}


def after_bob(house: RiggedHouse, visitor: Visitor) -> Player:
    """Ann on turn, with Bob's sets before her."""
    house.deal(start="k1 k13", deal=f"{ANN} {BOB}")
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table=LAID))
    assert player.wait_for_turn()
    settle(player.page)
    return player


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_all_sets_lie_in_rows_and_none_is_changed(
    house: RiggedHouse, visit: Visit, size: str
) -> None:
    visitor = visit(size=size)
    player = after_bob(house, visitor)
    page = player.page
    before = look(page)
    button = visitor.button("page-tidy")
    visitor.check_access()
    if size == "phone":
        button.tap()
    else:
        page.locator("[data-rack] [data-piece]").first.focus()
        page.keyboard.press("o")
    visitor.until(lambda: places(look(page)) != places(before), "sets that move")
    settle(page)
    tidy = look(page)
    assert rows(tidy) == IN_ORDER
    assert [(each.id, each.faces) for each in tidy.sets] == [
        (each.id, each.faces) for each in before.sets
    ]
    assert tidy.faces == before.faces
    # It lies so while one goes on.
    player.move(tidy.on_rack("k8").id, Into(tidy.set_of("k4").id, 4))
    settle(page)
    assert {id: place for id, place in places(look(page)).items() if id in places(tidy)} == (
        places(tidy)
    )


# All in one task, so that no frame passes between the press and the look at its beginning.
PRESS_AND_HOLD = """
async (button) => {
  const places = () => [...document.querySelectorAll("[data-set] [data-piece]")].map((tile) => {
    const { x, y } = tile.getBoundingClientRect();
    return [tile.dataset.piece, [Math.round(x), Math.round(y)]];
  });
  const before = places();
  button.click();
  for (let i = 0; i < 10; i++) await null;
  const ways = document.getAnimations().filter((each) => each.constructor === Animation);
  for (const way of ways) { way.pause(); way.currentTime = 0; }
  const begin = places();
  for (const way of ways) way.finish();
  return { ways: ways.length, before, begin, after: places() };
}
"""


def test_sets_travel_whole_from_where_they_lay(house: RiggedHouse, visit: Visit) -> None:
    """One way for each set, its tiles with it: nothing is painted anew on the way."""
    visitor = visit(motion="no-preference")
    player = after_bob(house, visitor)
    seen = visitor.button("page-tidy").evaluate(PRESS_AND_HOLD)
    assert seen["begin"] == seen["before"] != seen["after"]
    moved = {
        each.id
        for each in look(player.page).sets
        if dict(seen["before"])[str(each.pieces[0].id)]
        != dict(seen["after"])[str(each.pieces[0].id)]
    }
    assert seen["ways"] == len(moved) > 1
    expect(player.page.locator("[data-travels]")).to_have_count(0)
