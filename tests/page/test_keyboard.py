"""By keyboard alone: what every key says it did, and where the focus is afterwards."""

import pytest
from playwright.sync_api import expect

from remeld.protocol import commands as do
from tests.page.accessibility_tree import Ear
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.input_devices import CHOSEN, Keys, MouseHand
from tests.page.move_plan import New
from tests.page.screen_content import look, settle
from tests.page.tables import Guest, begin

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o13 k2 k4 k5 k6 k7 k9 o10 r3 b5 o7 r1"


def at_keys(house: RiggedHouse, visit: Visit, **wishes: str) -> tuple[Player, Keys, Guest, Ear]:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(**wishes)
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", clock="none", hints=True)
    ear = Ear(visitor.page)
    player = Player(visitor.go(f"/t/{table}"), "keys")
    assert player.wait_for_turn()
    return player, Keys(player.page), bob, ear


def hears(player: Player, ear: Ear, words: str) -> None:
    """It is announced, whatever is said before and after; what was said so far is forgotten."""
    player.visitor.until(lambda: words in " ".join(ear.heard), f"“{words}”")
    ear.heard.clear()


@pytest.mark.slow
def test_every_step_is_said_in_words(house: RiggedHouse, visit: Visit) -> None:
    player, keys, bob, ear = at_keys(house, visit, lang="de")
    page, text = player.page, player.visitor.text
    keys.walk_to(look(page).on_rack("k10").id)
    page.keyboard.press("Enter")
    hears(player, ear, text("page-place-new"))
    page.keyboard.press("Escape")
    hears(player, ear, text("page-not-moved"))
    page.keyboard.press("n")
    hears(player, ear, text("page-moved-set", tiles="|", set=1).partition("|")[2])
    assert player.visitor.focus_is_kept()
    player.arrange("k10 r10 b10")
    player.visitor.until(player.judged_legal)
    player.end_turn()
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table="k10 r10 b10, r13 b13 o13"))
    hears(player, ear, text("page-your-turn"))


@pytest.mark.slow
def test_a_set_and_a_range_are_chosen_by_keys(house: RiggedHouse, visit: Visit) -> None:
    player, keys, bob, _ = at_keys(house, visit)
    page = player.page
    player.arrange("k10 r10 b10")
    player.visitor.until(player.judged_legal)
    player.end_turn()
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table="k10 r10 b10, r13 b13 o13, k4 k5 k6 k7"))
    assert player.wait_for_turn()
    run = look(page).set_of("k4", "k7")
    keys.walk_to(run.pieces[0].id)
    page.keyboard.press("a")
    assert page.locator(CHOSEN).count() == 4
    page.keyboard.press("Escape")
    assert page.locator(CHOSEN).count() == 0
    keys.walk_to(run.pieces[2].id)
    page.keyboard.press("Shift+ArrowRight")
    assert page.locator(CHOSEN).count() == 2
    page.keyboard.press("n")
    player.visitor.until(lambda: ["k6", "k7"] in look(page).table, "two tiles in one go")
    page.keyboard.press("u")
    player.visitor.until(lambda: player.shows(look(page)), "everything as it was")
    assert player.visitor.focus_is_kept()


@pytest.mark.slow
def test_dialogs_give_the_focus_back(house: RiggedHouse, visit: Visit) -> None:
    player, keys, _, _ = at_keys(house, visit)
    page = player.page
    for id in ("page-menu", "page-talk", "page-changes"):
        button = player.visitor.button(id)
        button.focus()
        page.keyboard.press("Enter")
        # What is said stands beside the table, everything else over it.
        opened = page.locator("aside.talk" if id == "page-talk" else "dialog[open]")
        opened.wait_for()
        player.visitor.check_access()
        page.keyboard.press("Escape")
        opened.wait_for(state="detached")
        assert button.evaluate("it => it === document.activeElement"), id
    keys.walk_to(look(page).rack[0].id)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    settle(page)
    assert player.visitor.focus_is_kept()


def test_the_menu_leads_to_the_line_for_typing_also_when_it_is_open(
    house: RiggedHouse, visit: Visit
) -> None:
    player, _, _, _ = at_keys(house, visit, size="phone")
    page = player.page
    for _ in range(2):
        player.visitor.button("page-menu").click()
        player.visitor.button("page-type").click()
        page.locator("dialog[open]").wait_for(state="detached")
        player.visitor.until(lambda: page.locator("[data-typed]:focus").count(), "the line")


def test_a_question_that_cannot_be_answered_is_not_met_with_silence(
    house: RiggedHouse, visit: Visit
) -> None:
    player, keys, _, ear = at_keys(house, visit)
    player.visitor.watch.allow(r"typed.*ERR_FAILED", "Failed to load resource")
    player.page.route("**/*-typed-*.ftl", lambda route: route.abort())
    keys.walk_to(look(player.page).rack[0].id)
    player.page.keyboard.press("t")
    hears(player, ear, player.visitor.text("page-no-answer"))


def test_the_focus_can_be_seen_on_every_tile_and_button(house: RiggedHouse, visit: Visit) -> None:
    player, _, _, _ = at_keys(house, visit)
    page = player.page
    seen = set()
    for _ in range(25):
        page.keyboard.press("Tab")
        here = page.evaluate(
            """() => {
              const at = document.activeElement;
              const style = getComputedStyle(at);
              const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
              return [at.outerHTML.slice(0, 90), ring || at === document.body];
            }"""
        )
        assert here[1], f"no ring around {here[0]}"
        seen.add(here[0])
    assert len(seen) > 5


@pytest.mark.slow
def test_keys_work_wherever_the_focus_is(house: RiggedHouse, visit: Visit) -> None:
    player, _, _, _ = at_keys(house, visit)
    page, visitor = player.page, player.visitor
    player.move(look(page).on_rack("k10").id, New())
    laid = [["k10"]]
    # The table itself was clicked: nothing has the focus.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Control+z")
    visitor.until(lambda: look(page).table == [], "undo")
    page.keyboard.press("y")
    visitor.until(lambda: look(page).table == laid, "redo")
    # Another button has it: that keeps its own keys, and the rest is the table's.
    visitor.button("page-undo").focus()
    page.keyboard.press("u")
    visitor.until(lambda: look(page).table == [], "undo by a letter")
    visitor.button("page-redo").focus()
    page.keyboard.press("Enter")
    visitor.until(lambda: look(page).table == laid, "redo by its button")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    # What lies over the table keeps all keys.
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert look(page).table == laid
    # Whoever speaks to the computer can switch letters off: then they are for tiles alone.
    page.evaluate("localStorage.setItem('remeld', JSON.stringify({ letterKeys: false }))")
    page.reload()
    player.wait_for_game()
    visitor.until(lambda: look(page).table == laid, "the draft")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("u")
    assert look(page).table == laid
    page.keyboard.press("Control+z")
    visitor.until(lambda: look(page).table == [], "undo by a chord")


def test_the_name_of_an_icon_and_its_key_are_a_tooltip(house: RiggedHouse, visit: Visit) -> None:
    player, _, _, _ = at_keys(house, visit, lang="de")
    visitor = player.visitor
    for name, key in (("page-undo", "U"), ("page-hint", "H"), ("page-type", "/")):
        button = visitor.button(name)
        tip = button.locator(".tip")
        assert tip.evaluate("tip => tip.getBoundingClientRect().width") <= 1
        button.hover()
        expect(tip).to_have_text(f"{visitor.text(name)}{key}")
        player.page.wait_for_function(
            "tip => tip.getBoundingClientRect().width > 30", arg=tip.element_handle()
        )
        expect(tip).to_be_in_viewport(ratio=1)
    visitor.check_access()


@pytest.mark.slow
def test_redo_puts_a_set_back_where_it_was(house: RiggedHouse, visit: Visit) -> None:
    player, _, _, _ = at_keys(house, visit)
    page = player.page
    # By hand it lies at the edge of the table, where nothing comes to lie by itself.
    player.hand = MouseHand(page)
    player.move(look(page).on_rack("k10").id, New())
    tile = page.locator("[data-board] [data-piece]").first
    settle(page)
    place = tile.bounding_box()
    for key, count in (("u", 0), ("y", 1)):
        page.keyboard.press(key)
        expect(tile).to_have_count(count)
    settle(page)
    assert tile.bounding_box() == place
