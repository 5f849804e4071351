"""Advice with its numbers under Learn, and the opening explorer beside the tile pad."""

import json

import pytest
from playwright.sync_api import expect

from docs.make_advice import FILE
from remeld.notation import parse_rack
from remeld.rules import EDITIONS
from remeld.study import openings
from tests.page.conftest import Visit
from tests.page.screen_measures import wrong_colours

ADVICE = json.loads(FILE.read_text("utf-8"))["advice"]


@pytest.mark.slow
def test_advice_is_told_with_its_numbers(visit: Visit) -> None:
    visitor = visit(size="phone", lang="zh-Hans")
    page = visitor.go("/learn").page
    page.get_by_role("link", name=visitor.text("advice-link")).click()
    expect(page.locator("[data-advice]")).to_have_count(len(ADVICE))
    page.get_by_role("radio", name="3", exact=True).check()
    edition = page.get_by_label(visitor.text("learn-edition")).input_value()
    for each in ADVICE:
        (result,) = (r for r in each["results"] if (r["edition"], r["players"]) == (edition, 3))
        _, low, high = result["change"]
        kind = "helps" if low > 0 else "harms" if high < 0 else "neither"
        card = page.locator(f"[data-advice='{each['id']}']")
        expect(card.get_by_role("heading")).to_have_text(visitor.text(f"advice-{each['id']}"))
        expect(card.locator(f"[data-verdict='{kind}']")).to_be_visible()
        expect(card.locator("code")).to_be_hidden()
        command = f"python -m bench.advice --only {each['id']} --edition {edition} --players 3"
        expect(card.locator("code")).to_have_text(command)
    # How to repeat it is there for who asks.
    last = page.locator("[data-advice]").last
    last.locator("summary").press("Enter")
    expect(last.locator("code")).to_be_visible()
    visitor.check_access()
    assert wrong_colours(page, "zh-Hans") == []


@pytest.mark.slow
def test_an_opening_is_explored_from_the_tile_pad(visit: Visit) -> None:
    visitor = visit(size="desktop", lang="en")
    page = visitor.go("/learn/advice").page
    page.get_by_role("link", name=visitor.text("advice-openings")).click()
    rack = "k9 b9 r10 r11 o1 o4 k1 b3 b6 k12 k4 o9 r5 o13"
    page.get_by_role("textbox", name=visitor.text("opening-rack")).fill(rack)
    ask = visitor.button("aside-openings-ask")
    ask.focus()
    ask.press("Enter")
    found = openings(EDITIONS["broadway"], parse_rack(rack), 2)
    answer = page.locator("[data-opening]")
    count = sum(copies for _, copies in found.waits_for)
    expect(answer).to_contain_text(visitor.text("opening-waits", count=count, total=92))
    expect(answer.locator("tbody tr")).to_have_count(len(found.turns))
    second = answer.locator("tbody tr").nth(1)
    expect(second).to_contain_text(f"{round(100 * found.turns[1].chance)}%")
    visitor.check_access()
    page.get_by_role("textbox", name=visitor.text("opening-rack")).fill("kbo9 r10-12 b3")
    ask.click()
    expect(answer.locator("[data-way]")).to_have_count(3)
    visitor.check_access()
