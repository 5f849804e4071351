"""Choosing rules: by how they play, by the language at first, and house rules by their name."""

import pytest

from remeld.rules import EDITIONS
from tests.page.conftest import Visit
from tests.page.screen_fit import show_at
from tests.page.visitors import SIZES

FIRST = {"en": "broadway", "de": "goliath", "zh-Hans": "broadway", "zh-Hant": "babyboom"}
JOKERS = {
    "newSet": "page-plays-joker-newSet",
    "anySet": "page-plays-joker-anySet",
    "newSetWithRackTiles": "page-plays-joker-newSetWithRackTiles",
}


@pytest.mark.parametrize("lang", FIRST)
def test_the_first_edition_is_that_of_the_language(visit: Visit, lang: str) -> None:
    visitor = visit(lang=lang).go("/")
    terms = visitor.page.locator(".terms")
    terms.wait_for()
    assert visitor.text(f"edition-{FIRST[lang]}") in terms.inner_text()


def test_editions_tell_how_they_play_and_the_choice_is_kept(visit: Visit) -> None:
    visitor = visit(lang="de", size="phone").go("/")
    page = visitor.page
    visitor.button("page-change").click()
    for key, rules in EDITIONS.items():
        row = page.locator("dialog label", has_text=visitor.text(f"edition-{key}"))
        winner = visitor.text(f"page-plays-winner-{rules.match_winner}")
        joker = visitor.text(JOKERS[rules.freed_joker_target])
        row.filter(has_text=joker).filter(has_text=winner).wait_for()
        assert f"{rules.time_limit_sec} " in row.inner_text()
    # The box's story is told of the one that is chosen.
    assert visitor.text("edition-goliath-about") in (page.locator("dialog").text_content() or "")
    page.get_by_role("radio", name=visitor.text("edition-lanmi")).check()
    visitor.check_access()
    visitor.button("page-begin").click()
    page.wait_for_url("**/t/*")
    visitor.go("/")
    assert visitor.text("edition-lanmi") in page.locator(".terms").inner_text()


def test_house_rules_carry_their_name_to_the_rules_and_to_learn(visit: Visit) -> None:
    visitor = visit().go("/settings")
    page = visitor.page
    page.evaluate(
        """() => localStorage.setItem("remeld-houses", JSON.stringify(
          [{ name: "Aunt Mia’s", rules: "goliath(jokers=1)", key: "x" }]))"""
    )
    visitor.go("/rules")
    named = visitor.text("page-house-named", name="Aunt Mia’s", edition="Goliath")
    tab = page.get_by_role("link", name=named)
    tab.click()
    page.locator(f"nav a[aria-current]:has-text('{named}')").wait_for()
    visitor.go("/learn")
    page.get_by_role("combobox", name=visitor.text("learn-edition")).select_option(label=named)
    page.get_by_text(visitor.text("learn-house", edition="Goliath")).wait_for()
    visitor.go("/")
    assert named in page.locator(".terms").inner_text()


@pytest.mark.parametrize("path", ["/", "/settings", "/aside", "/rules", "/learn", "/t/XXXX2345"])
def test_logo_and_content_have_one_left_edge(visit: Visit, path: str) -> None:
    page = visit().go(path).page
    page.locator("main h1").first.wait_for()
    for size in ("desktop", "phone", "wall"):
        show_at(page, size)
        logo = page.locator("header a.home").bounding_box()
        main = page.locator("main").evaluate(
            "(it) => it.getBoundingClientRect().x + parseFloat(getComputedStyle(it).paddingLeft)"
        )
        assert logo is not None
        assert abs(logo["x"] - main) < 1, size
    if path == "/":
        hero = page.locator(".hero").bounding_box()
        foot = page.locator("footer").bounding_box()
        assert hero is not None
        assert foot is not None
        assert hero["width"] > 0.75 * SIZES["wall"].width
        assert foot["y"] + foot["height"] > 0.97 * SIZES["wall"].height
