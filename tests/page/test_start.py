"""The first minute: from a fresh browser to the first tile moved, and every other way to begin."""

from functools import partial

import pytest

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import New
from tests.page.network import cut
from tests.page.screen_content import look
from tests.page.screen_measures import MOST_SCRIPT, script_bytes


@pytest.mark.parametrize(
    ("size", "lang", "way"), [("desktop", "en", "mouse"), ("phone", "de", "touch")]
)
def test_one_click_leads_to_a_game_and_nothing_is_asked(
    house: RiggedHouse, visit: Visit, size: str, lang: str, way: str
) -> None:
    visitor = visit(size=size, lang=lang).go("/")
    visitor.button("page-play-now").click()
    # The texts come after the document: only what can be pressed is said to be in a language.
    assert visitor.page.locator("html").get_attribute("lang") == lang
    player = Player(visitor, way)
    player.wait_for_game()
    assert 0 < script_bytes(visitor.page) < MOST_SCRIPT, "what few need is loaded when it is needed"
    assert not visitor.page.locator("dialog[open]").count()
    assert player.wait_for_turn()
    seen = player.move(look(player.page).rack[0].id, New())
    assert len(seen.table) >= 1
    assert visitor.focus_is_kept()


def test_pass_and_play_hides_racks_between_turns(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1 k2 k3")
    visitor = visit(size="tablet").go("/")
    page = visitor.page
    page.locator("button").filter(has_text=visitor.text("page-way-pass")).first.click()
    for seat, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_role("textbox", name=visitor.text("page-player", seat=seat)).fill(name)
    visitor.button("page-begin").click()
    player = Player(visitor, "taps").wait_for_game()
    names = [seat["name"] for seat in player.wire.view["seats"]]
    for _ in range(3):
        visitor.until(lambda: player.wire.game["turn"] in player.wire.view["you"]["seats"])
        say = visitor.button("page-i-am", player=names[player.wire.game["turn"]])
        say.wait_for()
        visitor.check_access()
        assert look(page).faces == [], "a rack is shown before anybody said who they are"
        say.click()
        visitor.until(player.on_turn, "the rack of the one on turn")
        assert visitor.focus_is_kept()
        player.end_turn()


def test_continue_where_i_was(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit().go("/")
    visitor.button("page-play-now").click()
    Player(visitor).wait_for_game()
    # Also if the house answers only later.
    cut(visitor, "**/api/session")
    visitor.go("/").page.locator("[data-offline]").wait_for()
    visitor.page.unroute("**/api/session")
    visitor.page.get_by_role("heading", name=visitor.text("page-go-on")).wait_for()
    visitor.page.get_by_role("link", name=visitor.text("page-go-on-here")).first.click()
    visitor.page.locator("[data-rack] [data-piece]").first.wait_for()


def test_a_public_table_is_found_by_others(house: RiggedHouse, visit: Visit) -> None:
    ann, bob = visit(), visit(lang="de")
    ann.guest().make_table("Ann", rules="goliath", seats=2, clock="none", public=True)
    bob.go("/lobby")
    bob.page.get_by_role("link", name=bob.text("page-sit-down")).first.click()
    title = bob.text("page-waiting-guest", player="Ann")
    bob.page.get_by_role("heading", name=title).wait_for()


def test_the_language_is_changed_at_once_and_kept(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit(lang="en").go("/")
    visitor.button("page-play-now").wait_for()
    visitor.page.get_by_role("combobox", name=visitor.text("page-language")).select_option("de")
    german = visit(lang="de")
    named = visitor.page.get_by_role("button", name=german.text("page-play-now"), exact=True)
    named.wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == "de"
    visitor.page.reload()
    named.wait_for()


def test_themes_print_and_contrast_are_chosen_and_kept(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit(theme="light").go("/settings")
    page, html = visitor.page, visitor.page.locator("html")

    def shows(what: str, value: str) -> bool:
        return html.get_attribute(f"data-{what}") == value

    chosen = {"theme": "dark", "contrast": "high", "size": "large", "motion": "less"}
    for what, value in chosen.items():
        group = page.get_by_role("group", name=visitor.text(f"page-{what}"), exact=True)
        group.get_by_role("radio", name=visitor.text(f"page-{what}-{value}"), exact=True).check()
        visitor.until(partial(shows, what, value), f"{what} {value}")
    visitor.check_access()
    page.reload()
    page.locator("main h1").wait_for()
    assert all(shows(*each) for each in chosen.items())
