"""The rules page and house rules: editions side by side, a clause by its address, own rules."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from remeld.rules import CLAUSES, EDITIONS
from tests.page.conftest import Visit
from tests.page.network import hold


@pytest.mark.slow
def test_all_clauses_of_all_editions_stand_side_by_side(visit: Visit) -> None:
    visitor = visit().go("/rules/goliath")
    page = visitor.page
    expect(page.locator("tbody tr[id]")).to_have_count(len(CLAUSES))
    heads = page.locator("thead th").all_inner_texts()
    others = [key for key in EDITIONS if key != "goliath"]
    assert heads[1:] == [visitor.text(f"edition-{key}") for key in ("goliath", *others)]
    row = page.locator("#R68 td")
    expect(row.first).to_contain_text("two minutes")
    expect(row.nth(1)).to_contain_text("one minute")
    expect(row.nth(1).locator("mark")).to_have_text("one minute")
    expect(page.locator("#R58 td").first).to_contain_text(visitor.text("source-ruling"))
    visitor.check_access()


def test_each_part_of_a_clause_says_whose_word_it_is(visit: Visit) -> None:
    visitor = visit(size="phone").go("/rules/broadway#R64")
    card, text = visitor.page.locator("#R64"), visitor.text
    printed = text("source-at", source=text("source-booklet"), places="“The Joker”")
    told = [
        printed,
        text("source-rulings", source=text("source-ruling"), rulings="A38"),
        text("source-rulings", source=text("source-ruling"), rulings="A51"),
    ]
    expect(card.locator(".source")).to_have_text(told)
    expect(card.locator("p").nth(1)).to_have_text(text("rule-R64-2", freed_joker_target="newSet"))
    # What has one source is one paragraph.
    expect(visitor.page.locator("#R46 .source")).to_have_count(1)
    visitor.check_access()


def test_a_booklets_language_that_says_less_is_named(visit: Visit) -> None:
    visitor = visit(size="phone", lang="de").go("/rules/goliath#R38")
    text, card = visitor.text, visitor.page.locator("#R38")
    ruling = text("source-rulings", source=text("source-ruling"), rulings="A47")
    expect(card.locator(".source").nth(1)).to_have_text(f"Deutscher Text: {ruling}")
    # The booklet has the reader's language.
    expect(visitor.page.locator("#R68 .source")).to_contain_text("„SPIELZEIT“")
    card.locator("summary").last.click()
    expect(card.get_by_text(text("ruling-A47"))).to_be_visible()


def test_the_house_has_changed_a_part(visit: Visit) -> None:
    visitor = visit(size="phone").go("/rules/goliath(meld_min=50)#R30")
    sources = visitor.page.locator("#R30 .source")
    expect(sources.first).to_have_text(visitor.text("book-source-house"))
    expect(sources.nth(1)).to_contain_text("DECOMPTE DES POINTS")


def test_the_advice_of_the_booklets_is_read(visit: Visit) -> None:
    visitor = visit(size="phone").go("/rules/lanmi#R87")
    card, text = visitor.page.locator("#R87"), visitor.text
    lanmi = {"edition": "lanmi", "rack_joker_value": 30}
    tips = [text(f"rule-R87-{number}", **lanmi) for number in range(1, 6)]
    for tip in tips:
        expect(card).to_contain_text(tip)
    visitor.go("/learn")
    visitor.page.get_by_label(text("learn-edition")).select_option("goliath")
    visitor.go("/learn/end")
    advice = visitor.page.locator("[data-advice]")
    # This booklet gives none.
    expect(advice.locator("h2")).to_have_text(text("learn-advice-others"))
    expect(advice.locator("li")).to_have_text(tips)
    visitor.go("/learn")
    visitor.page.get_by_label(text("learn-edition")).select_option("john-adams")
    visitor.go("/learn/end")
    expect(advice.locator("h2")).to_have_text(text("learn-advice", edition="John Adams"))
    expect(advice.locator("li")).to_have_text(tips[:4])
    visitor.check_access()


def test_only_what_differs_and_what_is_looked_for_is_shown(visit: Visit) -> None:
    visitor = visit(size="phone", theme="dark").go("/rules/lanmi")
    clauses = visitor.page.locator("article")
    expect(clauses).to_have_count(len(CLAUSES))
    visitor.page.get_by_text(visitor.text("book-only-different")).click()
    expect(clauses.filter(has_text=visitor.text("rule-title-R57"))).to_be_visible()
    expect(visitor.page.locator("#R8")).to_have_count(0)
    visitor.page.get_by_role("searchbox").fill("R61")
    expect(clauses).to_have_count(1)
    clauses.locator("summary").first.click()
    expect(clauses.locator("mark").first).to_be_visible()
    visitor.check_access()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_clause_of_a_fault_opens_by_its_address(visit: Visit, size: str) -> None:
    page = visit(size=size).go("/rules/john-adams#R43").page
    expect(page.locator("#R43")).to_be_focused()
    expect(page.locator("#R43")).to_be_in_viewport()
    page.evaluate("location.hash = 'R9'")
    expect(page.locator("#R9")).to_be_focused()


def test_nothing_is_said_of_changed_rules_before_the_house_has_checked_them(visit: Visit) -> None:
    visitor = visit()
    page, text = visitor.page, visitor.text
    # Whoever played by house rules last changes the edition that those change.
    page.add_init_script('localStorage.remeld ??= \'{"edition": "goliath(jokers=4)"}\'')
    visitor.go("/house")
    status = page.locator("main .status")
    unchanged = text("book-unchanged", edition="Goliath")
    expect(status).to_have_text(unchanged)
    page.locator("summary", has_text=text("book-part-box")).click()
    held = hold(visitor, re.compile("/rules/goliath.+jokers"))
    page.get_by_role("spinbutton", name="Jokers", exact=True).fill("3")
    visitor.until(lambda: held, "the question")
    expect(status).to_have_text(unchanged)
    held[0].continue_()
    expect(status).to_have_text(text("book-house-good", count=1))


@pytest.mark.slow
def test_house_rules_are_checked_kept_shared_and_played(visit: Visit) -> None:
    visitor = visit().go("/house")
    page, text = visitor.page, visitor.text
    visitor.watch.allow(r"status of 404")
    page.get_by_label(text("book-house-base")).select_option("goliath")
    page.locator("summary", has_text=text("book-part-box")).click()
    jokers = page.get_by_role("spinbutton", name="Jokers", exact=True)
    jokers.fill("9")
    expect(page.get_by_text("Jokers is 9, but it may be 0–4.")).to_be_visible()
    expect(visitor.button("book-keep")).to_be_disabled()
    jokers.fill("4")
    expect(page.get_by_text(text("book-house-good", count=1))).to_be_visible()
    visitor.button("book-keep").click()
    expect(page.get_by_text(text("book-name-missing"))).to_be_visible()
    page.get_by_label(text("book-house-name"), exact=True).fill("Four jokers")
    visitor.check_access()
    visitor.button("book-keep").click()
    page.wait_for_url(re.compile("/house/[a-z0-9]+#"))

    friend = visit()
    friend.page.goto(page.url)
    assert unquote(friend.page.url).endswith("#Four jokers")
    name = friend.page.get_by_label(text("book-house-name"), exact=True)
    expect(name).to_have_value("Four jokers")
    expect(friend.page.get_by_text(text("book-house-good", count=1))).to_be_visible()
    friend.button("book-play").click()
    friend.until(lambda: friend.wire.view, "the table by these rules")
    assert friend.wire.view["options"]["rules"] == "goliath(jokers=4)"
