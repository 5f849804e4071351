"""Moving tiles: steps back, order on the rack, several at once, and the referee's word on it."""

import pytest

from remeld.protocol import commands as do
from tests.page.browser_player import END_TURN, Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.input_devices import MouseHand, free_point
from tests.page.move_plan import Into, New
from tests.page.screen_content import look, settle
from tests.page.tables import Guest, begin

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o13 k2 k4 k5 k6 k7 k9 o10 r3 b5 o7 r1"


def ready(house: RiggedHouse, visit: Visit, way: str = "mouse", **wishes: str) -> Player:
    """Ann on turn, at an empty table."""
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(**wishes)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=True)
    player = Player(visitor.go(f"/t/{table}"), way)
    assert player.wait_for_turn()
    assert sorted(look(player.page).faces) == sorted(RACK.split())
    return player


def after_bob(house: RiggedHouse, visit: Visit, laid: str, rack: str, way: str = "mouse") -> Player:
    """Ann on turn with this rack, after both have melded and Bob has laid these sets."""
    bobs = [face for part in laid.split(",") for face in part.split()]
    spare = [face for face in OTHER.split() if face not in bobs and face not in rack.split()]
    mine = f"k10 r10 b10 {rack}".split()[:14]
    house.deal(start="k13 k1", deal=" ".join([*mine, *(bobs + spare)[:14]]))
    visitor = visit()
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", clock="none", hints=True, length=1)
    player = Player(visitor.go(f"/t/{table}"), way)
    assert player.wait_for_turn()
    player.arrange("k10 r10 b10")
    player.visitor.until(player.judged_legal)
    player.end_turn()
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table=f"k10 r10 b10, {laid}"))
    assert player.wait_for_turn()
    return player


def wait_for_order(player: Player, order: object) -> None:
    player.visitor.until(lambda: look(player.page).order == order, f"{order}")


def numbers(faces: list[str]) -> list[int]:
    return [int(face[1:]) for face in faces]


def press(player: Player, id: str) -> None:
    player.visitor.button(id).click()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["touch", "keys"])
def test_every_step_can_be_taken_back_and_done_again(
    house: RiggedHouse, visit: Visit, way: str
) -> None:
    player = ready(house, visit, way, size="tablet" if way == "touch" else "desktop")
    page = player.page
    seen = [look(page)]
    seen.append(player.move(seen[-1].on_rack("k10").id, New()))
    for face in ("r10", "b10"):
        into = Into(seen[-1].sets[0].id, len(seen[-1].sets[0].pieces))
        seen.append(player.move(seen[-1].on_rack(face).id, into))
    assert seen[-1].table == [["b10", "k10", "r10"]]
    orders = [each.order for each in seen]
    for order in reversed(orders[:-1]):
        press(player, "page-undo")
        wait_for_order(player, order)
    for order in orders[1:]:
        press(player, "page-redo")
        wait_for_order(player, order)
    press(player, "page-put-back")
    player.visitor.until(lambda: look(page).table == [])
    assert sorted(look(page).faces) == sorted(RACK.split())
    press(player, "page-undo")
    wait_for_order(player, orders[-1])
    assert player.visitor.focus_is_kept()


def test_the_rack_is_sorted_by_runs_and_by_groups(house: RiggedHouse, visit: Visit) -> None:
    player = ready(house, visit)
    page = player.page
    colours = "krbo"
    by_run = sorted(RACK.split(), key=lambda face: (colours.index(face[0]), int(face[1:])))
    by_group = sorted(RACK.split(), key=lambda face: (int(face[1:]), colours.index(face[0])))
    orders: dict[str, list[str]] = {}
    for id in ("page-sort-runs", "page-sort-groups"):
        button = player.visitor.button(id)
        if not button.count():
            press(player, "page-sort-groups" if id == "page-sort-runs" else "page-sort-runs")
        button.click()
        settle(page)
        orders[id] = look(page).faces
    assert sorted(orders["page-sort-runs"]) == sorted(RACK.split())
    assert numbers(orders["page-sort-groups"]) == numbers(by_group)
    # Whatever the order of the colours, each stands together and rises.
    runs = orders["page-sort-runs"]
    assert [face[0] for face in runs] == sorted(
        (face[0] for face in runs), key=[face[0] for face in runs].index
    )
    assert {c: [f for f in runs if f[0] == c] for c in colours} == {
        c: [f for f in by_run if f[0] == c] for c in colours
    }


def test_the_rack_keeps_an_order_of_ones_own(house: RiggedHouse, visit: Visit) -> None:
    player = ready(house, visit)
    page = player.page
    settle(page)
    seen = look(page)
    last, first = seen.rack[-1], seen.rack[0]
    MouseHand(page).grab(last.id)
    page.mouse.move(first.box.x + 3, first.box.middle[1], steps=4)
    page.mouse.up()
    wanted = [last.face, *seen.faces[:-1]]
    player.visitor.until(lambda: look(page).faces == wanted, "the new order")
    page.reload()
    player.visitor.until(lambda: look(page).faces == wanted, "the same order")


def test_each_set_says_why_it_is_not_whole_and_what_stops_the_turn(
    house: RiggedHouse, visit: Visit
) -> None:
    player = ready(house, visit)
    page, visitor = player.page, player.visitor
    player.move(look(page).on_rack("k10").id, New())
    player.move(look(page).on_rack("r10").id, Into(look(page).sets[0].id, 1))
    visitor.until(lambda: player.draft_is_kept("k10 r10"), "the referee's word")
    visitor.until(lambda: look(page).sets[0].whole is False, "the mark at the set")
    why = [part for part in visitor.text("fault-set-too-short", tiles="|").split("|") if part]
    note = page.locator("[data-set] [role='note']").text_content() or ""
    assert all(part.strip() in note for part in why), note
    said = page.locator("[data-judgement='bad']").text_content() or ""
    assert said.strip()
    # The button says that the turn cannot end so, and pressing it changes nothing.
    end = page.locator(END_TURN)
    assert end.get_attribute("aria-disabled") == "true"
    assert (end.text_content() or "").strip() == visitor.text("page-end-not")
    end.click(force=True)
    settle(page)
    assert look(page).table == [["k10", "r10"]]
    assert not player.wire.commands("play")
    player.move(look(page).on_rack("b10").id, Into(look(page).sets[0].id, 2))
    visitor.until(player.judged_legal, "a legal turn")
    assert look(page).sets[0].whole is True
    assert (end.text_content() or "").strip() == visitor.text("page-end-play", count=3)


@pytest.mark.slow
def test_the_running_value_of_the_initial_meld(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1", deal=f"k1 k2 k3 r10 b10 o10 {' '.join(OTHER.split()[:8])}")
    visitor = visit()
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    player.arrange("k1 k2 k3")
    expected = visitor.text("page-meld-so-far", points=6, needed=30)
    visitor.page.get_by_text(expected, exact=True).wait_for()
    player.arrange("k1 k2 k3, r10 b10 o10")
    visitor.until(player.judged_legal, "a legal meld")


def test_a_tile_of_the_table_never_goes_to_the_rack(house: RiggedHouse, visit: Visit) -> None:
    player = after_bob(house, visit, "r13 b13 o13", "k13 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12")
    page = player.page
    settle(page)
    seen = look(page)
    tile = seen.set_of("r13").pieces[0]
    MouseHand(page).grab(tile.id)
    page.mouse.move(*seen.shelf.middle, steps=4)
    page.mouse.up()
    settle(page)
    assert look(page).order == seen.order


def test_a_run_splits_where_a_twin_is_dropped(house: RiggedHouse, visit: Visit) -> None:
    laid = "k3 k4 k5 k6 k7, r13 b13 o13"
    player = after_bob(house, visit, laid, "k5 k1 r1 r5 b7 o9 r2 b4 o6 k8 r12")
    run = look(player.page).set_of("k3", "k7")
    seen = player.move(look(player.page).on_rack("k5").id, Into(run.id, 3))
    assert ["k3", "k4", "k5"] in seen.table
    assert ["k5", "k6", "k7"] in seen.table
    player.visitor.until(player.judged_legal, "a legal split")


def test_a_range_of_a_run_and_a_whole_set_move_at_once(house: RiggedHouse, visit: Visit) -> None:
    laid = "k2 k3 k4 k5 k6 k7, r13 b13 o13"
    player = after_bob(house, visit, laid, "k1 r1 r5 b7 o9 r2 b4 o6 k8 r12 o1")
    page = player.page
    settle(page)
    run = look(page).set_of("k2", "k7")
    page.mouse.click(*run.pieces[3].box.middle)
    page.keyboard.down("Shift")
    page.mouse.click(*run.pieces[5].box.middle)
    page.keyboard.up("Shift")
    seen = look(page)
    page.mouse.move(*seen.piece(run.pieces[4].id).box.middle)
    page.mouse.down()
    page.mouse.move(*free_point(seen), steps=4)
    settle(page)
    assert len(look(page).held) == 3
    page.mouse.up()
    player.visitor.until(lambda: ["k5", "k6", "k7"] in look(page).table, "a range in one go")
    assert ["k2", "k3", "k4"] in look(page).table
    press(player, "page-undo")
    player.visitor.until(lambda: len(look(page).set_of("k2", "k7").pieces) == 6)


def test_nothing_jumps_while_a_tile_is_held_and_another_player_moves(
    house: RiggedHouse, visit: Visit
) -> None:
    house.deal(start="k1 k13", deal=f"{RACK} {OTHER}")
    visitor = visit()
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    page = player.page
    visitor.until(lambda: len(look(page).rack) == 14)
    settle(page)
    seen = look(page)
    tile = seen.on_rack("k10")
    MouseHand(page).grab(tile.id)
    page.mouse.move(*free_point(seen), steps=4)
    settle(page)
    held = look(page).held
    assert len(held) == 1
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table="r13 b13 o13"))
    visitor.until(lambda: ["b13", "o13", "r13"] in look(page).table, "Bob's move")
    settle(page)
    assert look(page).held == held, "the held tile has moved"
    page.mouse.up()
    visitor.until(lambda: ["k10"] in look(page).table, "the tile where it was dropped")


def test_escape_leaves_everything_as_it_was(house: RiggedHouse, visit: Visit) -> None:
    player = ready(house, visit)
    page = player.page
    settle(page)
    seen = look(page)
    MouseHand(page).grab(seen.rack[3].id)
    page.mouse.move(*free_point(seen), steps=4)
    page.keyboard.press("Escape")
    page.mouse.up()
    settle(page)
    assert look(page).order == seen.order
    assert not look(page).held
