"""Hints in three depths, which agree."""

import pytest

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import read_table
from tests.page.screen_content import look
from tests.page.tables import begin

RACK = "k10 r10 b10 o10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12"
POOR = "k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o12 b1 k13 r8"
OTHER = "r13 b13 o11 k2 k4 k5 k7 k9 o7 r3 b5 o2 r1 b9"


def asked(house: RiggedHouse, visit: Visit, rack: str, **wishes: str) -> tuple[Player, dict]:  # type: ignore[type-arg]
    house.deal(start="k13 k1" if "k13" not in rack else "r13 k1", deal=f"{rack} {OTHER}")
    visitor = visit(**wishes)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=True)
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    with player.page.expect_response(lambda answer: "/hint/" in answer.url) as told:
        visitor.button("page-hint").click()
    return player, told.value.json()


@pytest.mark.slow
def test_three_depths_agree_and_the_last_can_be_carried_out(
    house: RiggedHouse, visit: Visit
) -> None:
    player, hint = asked(house, visit, RACK)
    page, visitor = player.page, player.visitor
    assert hint["can_play"] is True
    page.locator(".hints").get_by_text(visitor.text("page-hint-some")).wait_for()
    assert page.locator(".hints [data-colour]").count() == 0, "the first depth shows no tile"
    visitor.button("page-hint-which").click()
    tiles = hint["tiles"].split()
    assert page.locator(".hints .tiles > *").count() == len(tiles)
    assert page.locator("[data-rack] .hinted").count() == len(tiles)
    visitor.check_access()
    visitor.button("page-hint-how").click()
    steps = page.locator(".hints ol > li")
    assert steps.count() == len(hint["play"]["steps"])
    for _ in range(len(hint["play"]["steps"])):
        visitor.button("page-hint-step").click()
    wanted = sorted(sorted(each) for each in read_table(hint["play"]["table"]))
    visitor.until(lambda: look(page).table == wanted, "the table of the hint, step by step")
    assert sorted(hint["play"]["played"].split()) == sorted(tiles)
    visitor.until(player.judged_legal, "a legal turn")
    visitor.button("page-put-back").click()
    visitor.until(lambda: look(page).table == [])
    visitor.button("page-hint-all").click()
    visitor.until(lambda: look(page).table == wanted, "the table of the hint at once")
    visitor.until(player.judged_legal, "a legal turn")
    assert visitor.focus_is_kept()
    player.end_turn()


def test_when_nothing_can_be_played_the_hint_says_so(house: RiggedHouse, visit: Visit) -> None:
    player, hint = asked(house, visit, POOR, lang="de", size="phone")
    assert hint["can_play"] is False
    shown = player.page.locator(".hints")
    shown.get_by_text(player.visitor.text("page-hint-none")).wait_for()
    assert not player.visitor.button("page-hint-which").count()


def test_without_hints_there_is_no_button(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=False)
    player = Player(visitor.go(f"/t/{table}"))
    player.wait_for_turn()
    assert not visitor.button("page-hint").count()


def test_a_hint_that_cannot_be_had_is_not_waited_for(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    visitor.watch.allow(r"/hint/.*ERR_FAILED", "Failed to load resource")
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=True)
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    visitor.page.route("**/hint/*", lambda route: route.abort())
    visitor.button("page-hint").click()
    visitor.wait_for_message(visitor.text("page-no-answer"))
    visitor.page.locator(".hints").wait_for(state="detached")
    assert visitor.button("page-hint").evaluate("it => it === document.activeElement")
