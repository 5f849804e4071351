"""House rules the whole way: changed, kept, chosen for a table, in force there, seen by friends."""

import re

import pytest
from playwright.sync_api import Locator, expect

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import Into
from tests.page.screen_content import look
from tests.page.tables import Guest, begin
from tests.page.visitors import Visitor

RULES = "goliath(jokers=3, meld_min=10)"
NAME = "At Ann’s"
# Three fours are worth 12: too little by the booklet, enough in this house.
RACK = "k4 r4 b4 k1 k3 r5 b7 o9 r2 b10 o6 k8 r12 o1"
OTHER = "r13 b13 o11 k2 k10 k5 k7 k9 o10 r3 b5 o7 r1 b1"


def make_house(visitor: Visitor, way: str = "click") -> str:
    """Change two rules of an edition and keep them; the address to send to others."""
    page, text = visitor.go("/house").page, visitor.text
    page.get_by_label(text("book-house-base")).select_option("goliath")
    for part, field, value in (("box", "jokers", "3"), ("meld", "meld_min", "10")):
        summary = page.locator("summary", has_text=text(f"book-part-{part}"))
        if way == "keys":
            summary.focus()
            page.keyboard.press("Enter")
        else:
            summary.click()
        name = text(f"field-{field}")
        label = re.compile(f"^{re.escape(name)}$", re.IGNORECASE)
        page.get_by_role("spinbutton", name=label).fill(value)
    page.get_by_label(text("book-house-name"), exact=True).fill(NAME)
    says_the_changes(page.locator("main [data-differences]"))
    if way == "keys":
        visitor.button("book-keep").focus()
        page.keyboard.press("Enter")
    else:
        visitor.button("book-keep").click()
    page.wait_for_url(re.compile("/house/[a-z0-9]+#"))
    return page.url


def says_the_changes(place: Locator) -> None:
    """Both changes stand there in words, with what the edition says."""
    expect(place.locator("li")).to_have_count(2)
    expect(place.locator("[data-field='jokers']")).to_have_text("Jokers: 3 (Goliath: 2)")
    expect(place.locator("[data-field='meld_min']")).to_have_text(re.compile(r".*: 10 \(.*: 30\)"))


def new_table(visitor: Visitor, mode: str) -> Locator:
    """The dialog for a new table."""
    words = visitor.text(f"page-way-{mode}")
    visitor.page.locator("button").filter(has_text=words).first.click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.locator("form").wait_for()
    return dialog


@pytest.mark.slow
def test_kept_house_rules_are_played_at_a_new_table_and_seen_by_a_friend(
    house: RiggedHouse, visit: Visit
) -> None:
    ann = visit(size="phone")
    named = ann.text("page-house-named", name=NAME, edition=ann.text("edition-goliath"))
    make_house(ann)
    # Offered beside the editions, with what they change; the first page names them afterwards.
    dialog = new_table(ann.go("/"), "friends")
    dialog.get_by_role("radio", name=NAME).check()
    says_the_changes(dialog.locator("[data-differences]"))
    ann.check_access()
    dialog.get_by_role("radio", name=ann.text("edition-goliath"), exact=False).first.check()
    expect(dialog.locator("[data-differences]")).to_have_count(0)
    dialog.get_by_role("radio", name=NAME).check()
    ann.button("page-open-table").click()
    ann.until(lambda: ann.wire.view.get("options"), "the table")
    assert ann.wire.view["options"]["rules"] == RULES
    page = ann.page
    expect(page.get_by_role("heading", name=named)).to_be_visible()
    says_the_changes(page.locator("main [data-differences]"))
    # A friend reads Ann's name for them, and just what is changed.
    friend = visit().go(f"/t/{ann.wire.view['table']}")
    expect(friend.page.get_by_role("heading", name=named)).to_be_visible()
    says_the_changes(friend.page.locator("main [data-differences]"))
    friend.check_access()
    friend.button("page-read-rules").click()
    expect(friend.page.locator("dialog[open]").get_by_role("heading", name=named)).to_be_visible()
    says_the_changes(friend.page.locator("dialog[open] [data-differences]"))
    friend.page.keyboard.press("Escape")
    expect(friend.button("page-read-rules")).to_be_focused()
    ann.go("/")
    terms = page.locator(".terms")
    expect(terms).to_contain_text(named)
    card = page.get_by_role("link", name=re.compile(re.escape(ann.text("page-go-on-here"))))
    expect(card.filter(has_text=named).first).to_be_visible()


@pytest.mark.slow
def test_the_changed_rule_is_in_force_and_the_record_names_it(
    house: RiggedHouse, visit: Visit
) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    ann = visit()
    make_house(ann, "keys")
    guest = ann.guest()
    table = guest.make_table("Ann", rules=RULES, seats=2, clock="none", length=1)
    bob = Guest(house.url)
    guest.join(table).do(do.Sit(seat=0, name="Ann"))
    bob.join(table).do(do.Sit(seat=1, name="Bob"))
    guest.do(do.Start())
    guest.leave()
    player = Player(ann.go(f"/t/{table}"))
    assert player.wait_for_turn()
    assert player.wire.game["tiles"] == 107, "two sets of 52, and three jokers"
    player.arrange("k4 r4 b4")
    ann.until(player.judged_legal, "a meld of 12 points, which is enough here")
    player.end_turn()
    bob.until(lambda view: view.game is not None and view.game.turn == 1)
    bob.do(do.Resign(seat=1))
    page, named = ann.page, f"{NAME} (Goliath)"
    page.locator("#over-title").wait_for()
    expect(page.get_by_text(ann.text("page-rules-of", edition=named))).to_be_visible()
    page.get_by_role("link", name=ann.text("page-look-back")).click()
    page.wait_for_selector("[data-screen='replay']")
    ann.button("page-rules-of", edition=named).click()
    says_the_changes(page.locator("dialog[open] [data-differences]"))


@pytest.mark.slow
def test_a_link_to_house_rules_is_used_in_another_browser(visit: Visit) -> None:
    link = make_house(visit())
    ben = visit(size="phone")
    ben.page.goto(link)
    page = ben.page
    says_the_changes(page.locator("main [data-differences]"))
    ben.check_access()
    # Kept there too, they can be chosen for whatever is played next.
    ben.button("book-keep").tap()
    ben.wait_for_message(ben.text("book-kept"))
    dialog = new_table(ben.go("/"), "pass")
    dialog.get_by_role("radio", name=NAME).check()
    ben.button("page-begin").tap()
    ben.until(lambda: ben.wire.view.get("phase") == "playing", "the game")
    assert ben.wire.view["options"]["rules"] == RULES
    # The helper for real tables knows them as well.
    ben.go("/aside/judge")
    page.get_by_label(ben.text("aside-rules")).select_option(label=NAME)
    page.get_by_role("textbox", name=ben.text("aside-judge-after"), exact=True).fill("krb4")
    page.get_by_role("textbox", name=ben.text("aside-judge-rack"), exact=True).fill("krb4")
    page.get_by_text(ben.text("aside-melded"), exact=True).tap()
    ben.button("aside-judge-ask").tap()
    expect(page.get_by_role("heading", name=ben.text("aside-legal"))).to_be_visible()


@pytest.mark.slow
def test_a_box_of_ten_numbers_ends_at_ten(house: RiggedHouse, visit: Visit) -> None:
    rules = "goliath(numbers=10)"
    rack = "r8 r9 r10 j k1 k3 r5 b7 o9 r2 b10 o6 k8 o1"
    other = "r1 b1 o10 k2 k10 k5 k7 k9 o8 r3 b5 o7 r4 b4"
    house.deal(start="k10 k1", deal=f"{rack} {other}")
    ann = visit(lang="de")
    table = begin([ann.guest(), Guest(house.url)], rules=rules, clock="none")
    player = Player(ann.go(f"/t/{table}"))
    assert player.wait_for_turn()
    player.arrange("r8 r9 r10")
    run = look(ann.page).set_of("r8")
    # The rules are read as soon as a run has the name that this booklet gives it.
    named = ann.page.locator(f"[data-set='{run.id}'] [role='group']")
    expect(named).to_have_attribute("aria-label", re.compile("Serie"))
    # There is no eleven for which the joker could stand, wherever it is put.
    seen = player.move(look(ann.page).on_rack("j").id, Into(run.id, at=3))
    assert seen.set_of("r8").faces == ["j", "r8", "r9", "r10"]
    ann.until(player.judged_legal, "a legal turn")
    # The helper for real tables has as many keys, and reads no more.
    ann.page.evaluate("rules => localStorage.setItem('remeld-aside-rules', rules)", f'"{rules}"')
    page = ann.go("/aside/arrange").page
    field = page.get_by_role("textbox", name=ann.text("aside-heap"), exact=True)
    field.fill("b9-10 b11")
    expect(page.get_by_text(ann.text("aside-tiles", count=2), exact=True)).to_be_visible()
    keys = page.get_by_role("group", name=ann.text("aside-heap")).locator("[data-face]")
    expect(keys).to_have_count(4 * 10 + 1)
