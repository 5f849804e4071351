"""Knowing what happened: others' turns, a lost connection, whose turn it is, and how it ended."""

import pytest
from playwright.sync_api import expect

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import New
from tests.page.screen_content import look
from tests.page.tables import Guest, begin
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
    player, bob, _ = with_bob(house, visit)
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
def test_who_left_keeps_the_own_sign(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1 k2", deal=f"{RACK} {OTHER}")
    visitor = visit()
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], "easy", rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    bob.do(do.Leave())
    seat = player.page.locator("[data-seat='1']")
    expect(seat).to_contain_text(visitor.text("page-seat-resigned"))
    expect(seat.locator(".sign").first).to_have_text("B")
    player.page.reload()
    assert player.wait_for_turn()
    expect(seat.locator(".sign").first).to_have_text("B")
