"""The page without a network: what can be read, what is never kept, and how it goes on."""

import pytest

from remeld.words import Words
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_content import look
from tests.page.service_worker import kept_paths, wait_for_worker
from tests.page.tables import begin
from tests.page.test_breaks import BROKEN, OTHER, RACK

ONLINE = "dispatchEvent(new Event('online'))"
PLAYABLE = "[data-piece], [data-end], [role='toolbar'], [draggable='true']"


@pytest.mark.slow
def test_the_start_page_opens_without_a_network(own_house: RiggedHouse, visit: Visit) -> None:
    visitor = visit(url=own_house.url, lang="de", size="phone").go("/")
    page = visitor.page
    page.goto(f"{own_house.url}/rules")
    page.get_by_role("heading", level=1).wait_for()
    page.locator("#R1").wait_for()
    wait_for_worker(visitor)
    visitor.watch.allow(*BROKEN)
    own_house.kill()
    visitor.go("/")
    page.get_by_role("heading", name=visitor.text("page-offline-title")).wait_for()
    assert page.get_by_role("heading", level=1).inner_text() == visitor.text("page-start-heading")
    visitor.check_access()
    # What is said to work does.
    page.get_by_role("link", name=visitor.text("page-offline-rules")).click()
    page.locator("#R1").wait_for()
    page.go_back()
    page.get_by_role("link", name=visitor.text("page-offline-clock")).click()
    page.get_by_text(visitor.text("aside-clock-start"), exact=True).click()
    page.get_by_text(visitor.text("aside-clock-start"), exact=True).wait_for(state="detached")
    page.go_back()
    # And as soon as the network is back, everything does.
    own_house.start()
    page.evaluate(ONLINE)
    page.locator("[data-offline]").wait_for(state="detached")
    visitor.button("page-play-now").click()
    Player(visitor, "touch").wait_for_game()


@pytest.mark.slow
def test_another_language_is_kept_as_soon_as_it_is_chosen(
    own_house: RiggedHouse, visit: Visit
) -> None:
    visitor = visit(url=own_house.url).go("/")
    page = visitor.page
    wait_for_worker(visitor)
    page.get_by_role("combobox", name=visitor.text("page-language")).select_option("nl")
    visitor.until(
        lambda: any(path.startswith("/assets/nl-rules-") for path in kept_paths(visitor)),
        "the texts of the language",
    )
    visitor.watch.allow(*BROKEN)
    own_house.kill()
    page.reload()
    offline = Words("nl").text("page-offline-title")
    page.get_by_role("heading", name=offline).wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "de")])
def test_the_last_table_can_be_read_without_a_network(
    own_house: RiggedHouse, visit: Visit, size: str, lang: str
) -> None:
    own_house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(url=own_house.url, size=size, lang=lang)
    page = visitor.page
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    player.arrange("k10 r10 b10")
    visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()
    assert player.wait_for_turn()
    seen = look(page)
    wait_for_worker(visitor)
    visitor.watch.allow(*BROKEN)
    own_house.kill()
    page.reload()
    last = page.locator("[data-screen='last-table']")
    last.wait_for()
    assert page.locator(PLAYABLE).count() == 0, "something looks as if it could be played"
    shown = last.locator(".felt li")
    assert shown.count() == len(seen.sets)
    assert last.locator(".rack .face").count() == len(seen.rack)
    assert page.get_by_role("heading", level=1).inner_text() == visitor.text("page-your-turn")
    assert ":" in last.get_by_role("status").inner_text(), "the time is told"
    visitor.check_access()
    # The start page leads to it, by the code.
    page.get_by_role("link", name=visitor.text("page-to-start")).click()
    page.locator("[data-offline] a").first.click()
    last.wait_for()
    # The house is back: it goes on by itself, at once if the network tells, as the house has it.
    own_house.start()
    if size == "phone":
        page.evaluate(ONLINE)
    last.wait_for(state="detached")
    assert player.wait_for_turn()
    assert look(page).table == seen.table
    player.take_turn()


@pytest.mark.slow
def test_the_order_of_the_rack_is_read_offline_too(own_house: RiggedHouse, visit: Visit) -> None:
    own_house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(url=own_house.url)
    page = visitor.page
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    visitor.button("page-sort-runs").click()
    faces = look(page).faces
    wait_for_worker(visitor)
    visitor.watch.allow(*BROKEN)
    own_house.kill()
    page.reload()
    numbers = page.locator("[data-screen='last-table'] .rack .number")
    numbers.first.wait_for()
    assert numbers.all_inner_texts() == [face[1:] for face in faces]


@pytest.mark.slow
def test_people_who_share_a_device_keep_their_racks_hidden_offline(
    own_house: RiggedHouse, visit: Visit
) -> None:
    visitor = visit(url=own_house.url).go("/")
    page = visitor.page
    page.locator("button").filter(has_text=visitor.text("page-way-pass")).first.click()
    for seat, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_role("textbox", name=visitor.text("page-player", seat=seat)).fill(name)
    visitor.button("page-begin").click()
    Player(visitor).wait_for_game()
    wait_for_worker(visitor)
    visitor.watch.allow(*BROKEN)
    own_house.kill()
    page.reload()
    last = page.locator("[data-screen='last-table']")
    last.wait_for()
    assert last.locator(".rack").count() == 0


@pytest.mark.slow
def test_whoever_is_deleted_leaves_no_table_behind(own_house: RiggedHouse, visit: Visit) -> None:
    visitor = visit(url=own_house.url).go("/")
    page = visitor.page
    visitor.button("page-play-now").click()
    Player(visitor).wait_for_game()
    visitor.until(lambda: page.evaluate("localStorage.getItem('remeld-table')"), "the table")
    visitor.go("/settings")
    visitor.button("page-delete-me").click()
    page.locator("dialog[open]").get_by_role("button").last.click()
    visitor.until(
        lambda: page.evaluate("localStorage.getItem('remeld-table')") is None, "nothing is left"
    )


@pytest.mark.slow
def test_game_state_never_comes_from_what_is_kept(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit()
    page = visitor.page
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=True)
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    wait_for_worker(visitor)
    by_worker: dict[str, bool] = {}
    page.on("response", lambda answer: by_worker.update({answer.url: answer.from_service_worker}))
    page.reload()
    assert player.wait_for_turn()
    player.arrange("k10 r10 b10")
    visitor.until(player.judged_legal, "a legal turn")
    before = player.wire.view["version"]
    player.end_turn()
    # Until the house has heard of it, it is still this turn.
    visitor.until(
        lambda: player.wire.view["version"] > before and player.on_turn(), "the next turn"
    )
    version = player.wire.view["version"]
    heard = len(player.wire.heard)
    page.reload()
    visitor.until(lambda: len(player.wire.heard) > heard and player.on_turn(), "the table")
    assert player.wire.view["version"] == version
    assert any({"k10", "r10", "b10"} <= set(each) for each in look(page).table)
    visitor.go("/")
    page.get_by_role("heading", name=visitor.text("page-go-on")).wait_for()
    # The files of the page come from the worker, and what the house says never does.
    assert any(kept for url, kept in by_worker.items() if "/assets/" in url)
    api = {url: kept for url, kept in by_worker.items() if "/api/" in url}
    assert api
    assert not any(api.values())
    paths = kept_paths(visitor)
    assert "/" in paths
    assert [path for path in paths if not path.startswith(("/assets/", "/icon"))] == ["/"]
