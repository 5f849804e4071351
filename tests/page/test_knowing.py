"""Knowing what happened: others' turns, a lost connection, whose turn it is, and how it ended."""

import pytest
from playwright.sync_api import expect

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import New
from tests.page.screen_content import look, settle
from tests.page.tables import NAMES, Guest, begin
from tests.page.visitors import Visitor

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o13 k2 k4 k5 k6 k7 k9 o10 r3 b5 o7 r1"
MELD = "k10 r10 b10"
REPLY = f"{MELD}, r13 b13 o13"


def with_bob(house: RiggedHouse, visit: Visit, **wishes: str) -> tuple[Player, Guest, str]:
    """Ann at a browser, Bob at the wire; it is Ann's turn, and she can meld, and then he can."""
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(**wishes)
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", clock="none", length=1)
    return Player(visitor.go(f"/t/{table}")), bob, table


def both_meld(player: Player, bob: Guest) -> None:
    assert player.wait_for_turn()
    player.arrange(MELD)
    player.visitor.until(player.judged_legal)
    player.end_turn()
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table=REPLY))
    assert player.wait_for_turn()


def brief(visitor: Visitor) -> str:
    group = visitor.text("page-brief-group", count=3, number=13)
    return visitor.text(
        "page-played", player="Bob", moves=visitor.text("page-move-lays", tiles=group)
    )


@pytest.mark.slow
def test_what_others_did_is_told_under_the_seats_and_outlives_a_reload(
    house: RiggedHouse, visit: Visit
) -> None:
    player, bob, _ = with_bob(house, visit, size="phone", lang="de")
    visitor, page = player.visitor, player.page
    news = page.locator("[data-news]")
    expect(news).to_have_text(visitor.text("page-changes-empty"))
    both_meld(player, bob)
    expect(news).to_have_text(brief(visitor))
    page.reload()
    assert player.wait_for_turn()
    expect(news).to_have_text(brief(visitor))
    visitor.check_access()
    news.click()
    lines = page.locator("dialog[open] ol").first.locator(".turn")
    expect(lines).to_have_count(1)
    expect(lines.first).to_contain_text("Bob")
    # Ann's own turn is there, too, further down.
    page.locator("dialog[open] summary").click()
    expect(page.locator("dialog[open] details .turn")).to_have_count(1)
    visitor.check_access()


@pytest.mark.slow
def test_a_line_of_the_history_shows_its_turn_again(house: RiggedHouse, visit: Visit) -> None:
    player, bob, _ = with_bob(house, visit, motion="no-preference")
    both_meld(player, bob)
    page = player.page
    # A draft lies on the table while a turn of before is looked at.
    player.move(look(page).on_rack("o1").id, New())
    page.locator(".story summary").click()
    page.locator(".story details button.turn").click()
    shown = page.locator("[data-board] [data-set]")
    expect(shown).to_have_count(0)  # before Ann's turn
    expect(shown).to_have_count(1)  # after it
    expect(page.locator("[data-board] .glowing")).to_have_count(3)
    # Whoever wants to go on goes on.
    page.locator("[data-rack] [data-piece]").first.click()
    table = [["b10", "k10", "r10"], ["b13", "o13", "r13"], ["o1"]]
    player.visitor.until(lambda: look(page).table == table, "the table as it lies")


@pytest.mark.slow
def test_spectators_see_the_history_too_and_none_of_it_is_theirs(
    house: RiggedHouse, visit: Visit
) -> None:
    player, bob, table = with_bob(house, visit)
    both_meld(player, bob)
    visitor = visit(lang="zh-Hans")
    page = visitor.go(f"/t/{table}").page
    expect(page.locator(".story button.turn")).to_have_count(2)
    assert visitor.text("page-changes-none") not in (page.locator(".story").text_content() or "")
    visitor.check_access()


@pytest.mark.slow
def test_who_plays_on_for_somebody_shows_their_face(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1 k2", deal=f"{RACK} {OTHER}")
    visitor = visit()
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], "owl", rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    seat, owl = (player.page.locator(f"[data-seat='{number}']") for number in (1, 2))
    expect(seat.locator(".sign").first).to_have_text("B")
    bob.do(do.Leave())
    # As good as the others at the table; and plainly told.
    visitor.wait_for_message(visitor.text("page-event-away", player=NAMES[1]))
    expect(seat).to_contain_text(visitor.text("page-seat-resigned"))
    face = owl.locator(".sign svg path").first.get_attribute("d") or ""
    expect(seat.locator(".sign svg path").first).to_have_attribute("d", face)
    player.page.reload()
    assert player.wait_for_turn()
    expect(seat.locator(".sign svg path").first).to_have_attribute("d", face)


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
NOTE_NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { notices.push([title, options.body, options.tag]); }
  close() {}
};
"""


@pytest.mark.slow
def test_a_hidden_tab_says_that_it_is_ones_turn(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit(lang="fr")
    page = visitor.page
    page.add_init_script(NOTE_NOTICES)
    bob = Guest(visitor.url)
    house.deal(start="k1 k13", deal=f"{RACK} {OTHER}")
    table = begin([visitor.guest(), bob], rules="goliath", clock="none", length=1)
    player = Player(visitor.go(f"/t/{table}")).wait_for_game()
    visitor.button("page-menu").click()
    visitor.button("page-notify").click()
    expect(visitor.button("page-notify")).to_have_attribute("aria-pressed", "true")
    visitor.check_access()
    page.keyboard.press("Escape")
    page.evaluate(HIDE, True)
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    bob.do(do.Draw(seat=1))
    visitor.until(lambda: page.evaluate("notices.length"), "a message of the browser")
    body = visitor.text("page-notify-body", players="Bob")
    assert page.evaluate("notices") == [[visitor.text("page-your-turn"), body, table]]
    assert page.title() == f"{visitor.text('page-your-turn')} – Remeld"
    visitor.until(
        lambda: (icon.get_attribute("href") or "").startswith("data:image/svg"), "a dot on the icon"
    )
    page.evaluate(HIDE, False)
    expect(icon).to_have_attribute("href", "/icon.svg")
    assert player.wait_for_turn()


@pytest.mark.slow
def test_the_start_page_says_where_it_is_ones_turn(house: RiggedHouse, visit: Visit) -> None:
    player, bob, table = with_bob(house, visit, lang="zh-Hant")
    visitor, page = player.visitor, player.page
    assert player.wait_for_turn()
    visitor.go("/")
    card = page.locator("main a.card[href^='/t/']")
    expect(card).to_contain_text(visitor.text("page-your-turn"))
    visitor.check_access()
    guest = visitor.guest()
    guest.join(table).do(do.Draw(seat=0)).leave()
    # It is asked for again when the tab comes back into sight.
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    expect(card).not_to_contain_text(visitor.text("page-your-turn"))
    bob.leave()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "lang"), [("phone", "de"), ("desktop", "en")])
def test_the_end_is_an_event_over_the_table(
    house: RiggedHouse, visit: Visit, size: str, lang: str
) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(size=size, lang=lang, motion="no-preference")
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", clock="none", length=2)
    player = Player(visitor.go(f"/t/{table}"))
    both_meld(player, bob)
    bob.do(do.Resign(seat=1))
    page = visitor.page
    visitor.until(lambda: player.over, "the end")
    points = player.wire.view["match"]["games"][-1]["points"][0]
    title = visitor.text("page-won-you", points=f"+{points}")
    expect(page.locator("#over-title")).to_have_text(title)
    # The points have counted up, the table lies as it was laid, and the way on is in sight.
    expect(page.locator(".racks .points").first).to_contain_text(str(points))
    assert len(look(page).table) == 2
    expect(visitor.button("page-next-game")).to_be_in_viewport(ratio=1)
    settle(page)
    visitor.check_access()
    # Whoever asks for less motion, or comes later, sees no burst.
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    expect(page.locator("#over-title")).to_have_text(title)
    expect(page.locator(".burst")).to_have_count(0)


def test_on_a_phone_on_its_side_most_of_the_height_is_the_table(
    house: RiggedHouse, visit: Visit
) -> None:
    player, bob, _ = with_bob(house, visit, size="phone")
    page = player.page
    page.set_viewport_size({"width": 740, "height": 360})
    assert player.wait_for_turn()
    settle(page)
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    assert box["height"] >= 0.6 * 360
    for each in (page.locator("[role=toolbar] .end button"), page.locator("[data-seat='1']")):
        expect(each).to_be_in_viewport(ratio=1)
    player.visitor.check_access()
    bob.leave()
