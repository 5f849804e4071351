"""The end of a game: every rack open, the score sheet, the next game, the rematch."""

import re

import pytest
from playwright.sync_api import expect

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_content import look
from tests.page.tables import begin


@pytest.mark.slow
def test_racks_score_sheet_next_game_and_rematch(house: RiggedHouse, visit: Visit) -> None:
    # In this deal Ann goes out within two turns of her own.
    rack = "k10 k11 k12 k13 r10 r11 r12 r13 b1 b2 b3 b4 b5 b6"
    other = "o1 o3 o5 o7 o9 o11 k2 k4 k6 k8 r2 r4 r6 r8"
    house.deal(start="k13 k1", deal=f"{rack} {other}")
    visitor = visit()
    page = visitor.page
    table = begin([visitor.guest()], "easy", rules="goliath", clock="none", length=2)
    player = Player(visitor.go(f"/t/{table}"))
    for game in (1, 2):
        player.play_out()
        page.locator("#over-title").wait_for()
        view = player.wire.view
        assert visitor.focus_is_kept()
        visitor.check_access()
        names = [seat["name"] for seat in view["seats"]]
        last = view["match"]["games"][-1]
        winner = names[last["winners"][0]]
        points = f"+{last['points'][last['winners'][0]]}"
        own = last["winners"] == view["you"]["seats"]
        title = visitor.text(f"page-won-{'you' if own else 'other'}", player=winner, points=points)
        expect(page.locator("#over-title")).to_have_text(title)
        # Nobody reads their own name, nor that they have laid the last tile.
        expect(page.locator(".how")).to_have_text([] if own else [re.compile(winner)])
        expect(page.locator(".racks .name").get_by_text(visitor.text("page-you"))).to_have_count(1)
        # The table lies there as it was laid.
        assert look(page).table
        # Every rack lies open, and the sheet says what the house says.
        open_tiles = page.locator(".racks .tiles > *").count()
        assert open_tiles == sum(len(rack.split()) for rack in view["game"]["racks"])
        rows = page.locator(".sheet tbody tr").all_text_contents()
        assert len([row for row in rows if visitor.text("page-record") in row]) == game
        totals = page.locator(".sheet tfoot tr").first.locator("td").all_text_contents()
        shown = [int(text.replace("−", "-")) for text in totals if text.strip()]
        assert shown == view["match"]["totals"]
        assert page.locator(".sheet thead th.leads").count() == len(view["match"]["leaders"])
        if game == 1:
            visitor.button("page-next-game").click()
            player.wait_for_game()
    assert player.wire.view["phase"] == "over"
    visitor.button("page-see-table").click()
    page.locator("[data-set]").first.wait_for()
    visitor.button("page-see-result").click()
    visitor.button("page-rematch").click()
    visitor.until(lambda: player.wire.view["match"]["games"] == [], "an empty sheet")


def test_who_gives_up_is_asked_once_more(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit(lang="de", size="phone")
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", length=1)
    player = Player(visitor.go(f"/t/{table}")).wait_for_game()
    visitor.button("page-menu").click()
    visitor.button("page-resign").click()
    question = visitor.page.locator("dialog p").get_by_text(visitor.text("page-sure-resign"))
    question.wait_for()
    # What was pressed takes the question back, and is pressed once more by the same key.
    visitor.page.keyboard.press("Enter")
    question.wait_for(state="detached")
    visitor.page.keyboard.press("Enter")
    question.wait_for()
    said = visitor.page.locator("dialog[open] [aria-live=polite]")
    said.get_by_text(visitor.text("page-sure-resign")).wait_for(state="attached")
    expect(visitor.button("page-resign-now")).to_be_in_viewport(ratio=1)
    visitor.button("page-resign-now").click()
    visitor.page.locator("#over-title").wait_for()
    assert player.wire.view["game"]["over"] in ("resigned", "abandoned")
    assert visitor.focus_is_kept()


@pytest.mark.slow
def test_where_a_device_goes_round_nobody_gives_up_for_somebody_else(
    house: RiggedHouse, visit: Visit
) -> None:
    house.deal(start="k1 k13 k2")
    visitor = visit()
    guest = visitor.guest()
    table = guest.make_table("Ann", rules="goliath", seats=3, clock="none")
    guest.join(table).do(do.Sit(seat=0, name="Ann"), do.Sit(seat=1, name="Bob"))
    guest.do(do.AddComputer(level="easy"), do.Start()).leave()
    player = Player(visitor.go(f"/t/{table}")).wait_for_game()
    visitor.button("page-i-am", player="Bob").wait_for()
    visitor.button("page-menu").click()
    visitor.button("page-resign").click()
    question = visitor.text("page-sure-resign-player", player="Bob")
    visitor.page.locator("dialog p").get_by_text(question).wait_for()
    visitor.check_access()
    visitor.button("page-resign-now").click()
    visitor.until(lambda: player.wire.view["seats"][1]["resigned"], "Bob's end")
    assert not player.wire.view["seats"][0]["resigned"]
