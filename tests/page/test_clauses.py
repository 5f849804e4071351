"""From every refusal to its clause and back: nothing under the rules is lost, the focus neither."""

import re

import pytest
from playwright.sync_api import Locator, expect

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import New
from tests.page.opened_tab import OpenedTab
from tests.page.screen_content import NEXT_FRAME, look
from tests.page.tables import Guest, begin
from tests.page.test_bell import OTHER, RACK, draft_until_the_bell
from tests.page.visitors import Visitor

WRONG = "k10 r10, k1"


def read(visitor: Visitor, clause: str) -> Locator:
    """Wait until the rules are open at a clause, which is in sight and has the focus."""
    sheet = visitor.page.locator("dialog[open]")
    aimed = sheet.locator(f"article#{clause}")
    expect(aimed).to_be_focused()
    expect(aimed).to_be_in_viewport()
    expect(aimed).to_have_class(re.compile(r"\baimed\b"))
    expect(sheet.locator("article.aimed")).to_have_count(1)
    return sheet


def draft_something_wrong(house: RiggedHouse, visitor: Visitor, way: str) -> Player:
    """Ann is on turn with a clock, and has laid what is no set."""
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    options = {"rules": "goliath", "clock": "seconds", "clock_length": 600}
    player = Player(visitor.go(f"/t/{begin([visitor.guest()], 'easy', **options)}"), way)
    assert player.wait_for_turn()
    player.arrange(WRONG)
    visitor.until(lambda: player.draft_is_kept(WRONG), "the referee's word on the draft")
    return player


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "size"), [("mouse", "desktop"), ("touch", "phone"), ("keys", "tablet")]
)
def test_the_clause_opens_over_the_table_and_the_draft_stays(
    house: RiggedHouse, visit: Visit, way: str, size: str
) -> None:
    visitor = visit(size=size, touch=way == "touch")
    page = visitor.page
    player = draft_something_wrong(house, visitor, way)
    laid = look(page).table
    # The line that says what stops the turn.
    line = page.locator("[data-judgement='bad'] [data-clause]")
    clause = str(line.get_attribute("data-clause"))
    assert line.get_attribute("aria-label") == visitor.text("page-clause", clause=clause)
    player.hand.press("[data-judgement='bad'] [data-clause]")
    sheet = read(visitor, clause)
    # The clock of who is on turn stays in sight, and goes on.
    clock = page.locator("[data-seat][aria-current] [role='timer']")
    expect(clock).to_be_in_viewport(ratio=1)
    box, over = clock.bounding_box(), sheet.bounding_box()
    assert box is not None
    assert over is not None
    beside = box["x"] >= over["x"] + over["width"] or box["x"] + box["width"] <= over["x"]
    assert beside or box["y"] + box["height"] <= over["y"], "the rules cover the clock"
    shown = clock.inner_text()
    visitor.until(lambda: clock.inner_text() != shown, "the clock, going on")
    visitor.check_access()
    if way == "keys":
        page.keyboard.press("Escape")
    else:
        player.hand.press("dialog[open] header button")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert look(page).table == laid
    if way != "touch":
        expect(line).to_be_focused()
    # The mark at a set that is not whole.
    marks = page.get_by_role("button", name=visitor.text("page-set-why", number=1))
    reasons = page.locator("[role='note']").first.locator("[data-clause]")
    if way == "keys":
        marks.first.focus()
        expect(reasons.first).to_be_visible()
        page.evaluate(NEXT_FRAME)
        page.keyboard.press("Tab")
        expect(reasons.first).to_be_focused()
        page.keyboard.press("Enter")
    elif way == "touch":
        marks.first.tap()
        reasons.first.tap()
    else:
        marks.first.hover()
        reasons.first.click()
    read(visitor, str(reasons.first.get_attribute("data-clause")))
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(reasons.first).to_be_focused()
    expect(reasons.first).to_be_visible()
    assert look(page).table == laid
    assert page.url.rpartition("/t/")[1] == "/t/", "the address stays that of the table"
    # The game goes on as if nothing had been read.
    visitor.button("page-put-back").click()
    player.arrange("k10 r10 b10")
    visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()


@pytest.mark.slow
def test_the_notice_of_the_bell_leads_to_why_and_to_what_it_costs(
    house: RiggedHouse, visit: Visit
) -> None:
    player, outcome = draft_until_the_bell(house, visit, "broadway", WRONG, size="phone")
    assert outcome == "restored"
    visitor, page = player.visitor, player.page
    links = page.locator("[data-toast] [data-clause]")
    links.nth(2).wait_for()
    clauses = [str(each.get_attribute("data-clause")) for each in links.all()]
    assert clauses[-2:] == ["R71", "R72"]
    assert len(clauses) == 3
    links.last.tap()
    sheet = read(visitor, "R72")
    visitor.check_access()
    assert "3 tiles" in sheet.locator("#R72").inner_text()
    page.keyboard.press("Escape")
    expect(links.last).to_be_focused()
    links.first.tap()
    read(visitor, clauses[0])


@pytest.mark.slow
def test_a_clause_can_be_opened_beside_the_table(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    player = draft_something_wrong(house, visitor, "mouse")
    assert not player.judged_legal()
    link = visitor.page.locator("[data-judgement='bad'] [data-clause]")
    clause = str(link.get_attribute("data-clause"))
    link.click(modifiers=["Control"])
    tab = OpenedTab(visitor)
    visitor.until(lambda: tab.says("document.activeElement.id", clause), f"{clause} in the tab")
    assert tab.url == f"{house.url}/rules/goliath#{clause}"
    tab.close()
    assert look(visitor.page).table == [["k1"], ["k10", "r10"]]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "way"), [("phone", "touch"), ("desktop", "keys")])
def test_a_lesson_leads_to_the_clause_and_back(visit: Visit, size: str, way: str) -> None:
    player = Player(visit(size=size), way)
    page, visitor = player.page, player.visitor
    visitor.go("/learn/group")
    page.wait_for_selector("[data-rack] [data-piece]")
    player.move(look(page).on_rack("k8").id, New())
    link = page.locator("[data-judgement='bad'] [data-clause]")
    link.wait_for()
    player.hand.press("[data-judgement='bad'] [data-clause]")
    read(visitor, str(link.get_attribute("data-clause")))
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert ["k8"] in look(page).table
    assert visitor.focus_is_kept()


@pytest.mark.slow
def test_the_rules_of_the_table_are_read_from_its_menu(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor, bob = visit(size="phone"), Guest(house.url)
    rules = "goliath(meld_min=10)"
    table = begin([visitor.guest(), bob], rules=rules, clock="none")
    page = visitor.go(f"/t/{table}").page
    named = visitor.text("page-house-rules", edition=visitor.text("edition-goliath"))
    visitor.button("page-menu").click()
    visitor.button("page-rules-of", edition=named).click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("[data-field='meld_min']")).to_contain_text("10")
    expect(sheet.locator("#R30")).to_contain_text("10")
    visitor.check_access()
    page.keyboard.press("Escape")
    expect(visitor.button("page-menu")).to_be_focused()
    bob.do(do.Resign(seat=1))
    page.locator("#over-title").wait_for()
    expect(page.get_by_text(visitor.text("page-rules-of", edition=named))).to_be_visible()
