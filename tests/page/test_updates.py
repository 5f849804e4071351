"""New versions of the page: offered and not forced, and no tile moves because of one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.browser_player import Player
from tests.page.builds import another_build, built_page, patient_build, version_of
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import Into, New
from tests.page.screen_content import look, settle
from tests.page.service_worker import kept_paths, wait_for_worker, worker_in_charge
from tests.page.tables import Guest, begin
from tests.page.test_breaks import BROKEN, OTHER, RACK
from tests.page.visitors import Visitor

# A document that is only just being read has none yet.
SHOWN = "document.querySelector('meta[name=version]')?.content"
# What a browser itself says about files that are not there any more.
GONE = (r"404 \(Not Found\)", "Failed to fetch dynamically imported", "Refused to apply style")


class Deployed(RiggedHouse):
    """A house that gets a new build of the page at the same address."""

    def __init__(self, folder: Path) -> None:
        first = patient_build(built_page(), folder / "first")
        self.builds = [first, another_build(first, folder / "next")]
        super().__init__(folder, page=str(self.builds[0]))

    def deploy(self) -> None:
        """Stop, and come back with the new build."""
        self.kill()
        self.environment = {**self.environment, "REMELD_PAGE": str(self.builds[1])}
        self.start()

    @property
    def new(self) -> str:
        """The version of the new build."""
        return version_of(self.builds[1])


@pytest.fixture
def deployed(built: None, tmp_path: Path) -> Iterator[Deployed]:
    house = Deployed(tmp_path)
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    try:
        house.start()
        yield house
    finally:
        house.kill()


def sit_down(visit: Visit, house: Deployed) -> Player:
    """Ann at her table, on turn."""
    visitor = visit(url=house.url)
    visitor.watch.allow(*BROKEN)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    return player


def take_update(visitor: Visitor, house: Deployed) -> None:
    """Press the button, and wait for the new page."""
    visitor.page.locator("[data-update]").wait_for()
    visitor.check_access()
    visitor.button("page-update-load").click()
    visitor.page.wait_for_function(f"{SHOWN} === '{house.new}'")


@pytest.mark.slow
@pytest.mark.parametrize("with_worker", [True, False])
def test_an_update_moves_no_tile(deployed: Deployed, visit: Visit, with_worker: bool) -> None:
    player = sit_down(visit, deployed)
    visitor, page = player.visitor, player.page
    if with_worker:
        wait_for_worker(visitor)
        page.reload()
        assert player.wait_for_turn()
        assert page.evaluate("navigator.serviceWorker.controller !== null")
    visitor.button("page-sort-runs").click()
    player.move(look(page).on_rack("k10").id, New())
    player.move(look(page).on_rack("r10").id, Into(look(page).sets[0].id, 1))
    player.move(look(page).on_rack("b10").id, Into(look(page).sets[0].id, 2))
    visitor.until(player.judged_legal, "a legal turn")
    faces = look(page).faces
    deployed.deploy()
    # It is only offered, whatever is done meanwhile.
    page.locator("[data-update]").wait_for()
    assert page.evaluate(SHOWN) == version_of(deployed.builds[0])
    assert look(page).table == [["b10", "k10", "r10"]]
    take_update(visitor, deployed)
    visitor.until(lambda: look(page).table == [["b10", "k10", "r10"]], "the draft")
    visitor.until(player.judged_legal, "the referee's word")
    assert look(page).faces == faces, "the rack's own order is lost"
    # Steps can still be taken back, and forth again.
    visitor.button("page-undo").click()
    visitor.until(lambda: look(page).table == [["k10", "r10"]], "a step back")
    visitor.button("page-redo").click()
    visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()
    assert player.wait_for_turn()
    # Of the old version nothing is kept, as soon as the new one's worker is in charge.
    old = {path.name for path in (deployed.builds[0] / "assets").iterdir()}
    visitor.until(lambda: worker_in_charge(visitor, deployed.new), "the new worker")
    visitor.until(lambda: page.evaluate("caches.keys()") == [f"remeld {deployed.new}"], "the store")
    assert not {path.rpartition("/")[2] for path in kept_paths(visitor)} & old


def test_nothing_happens_while_a_tile_is_held(deployed: Deployed, visit: Visit) -> None:
    player = sit_down(visit, deployed)
    visitor, page = player.visitor, player.page
    x, y = look(page).on_rack("k10").box.middle
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y - 40)
    settle(page)
    assert look(page).held
    deployed.deploy()
    page.locator("[data-update]").wait_for()
    assert look(page).held, "the tile was taken out of the hand"
    assert page.evaluate(SHOWN) == version_of(deployed.builds[0])
    board = look(page).board
    page.mouse.move(*board.middle, steps=4)
    page.mouse.up()
    visitor.until(lambda: look(page).table == [["k10"]], "the tile on the table")
    # Whoever has no time for it now goes on with the old version.
    visitor.button("page-update-later").click()
    page.locator("[data-update]").wait_for(state="detached")
    player.move(look(page).on_rack("r10").id, Into(look(page).sets[0].id, 1))
    visitor.until(lambda: player.draft_is_kept("k10 r10"), "the referee's word")


def test_a_plan_outlives_the_page(house: RiggedHouse, visit: Visit) -> None:
    """The house is never told of a plan: only this browser can bring it back."""
    house.deal(start="k1 k13", deal=f"{RACK} {OTHER}")
    visitor = visit()
    other = Guest(house.url)
    table = begin([visitor.guest(), other], rules="broadway", clock="seconds", clock_length=600)
    player = Player(visitor.go(f"/t/{table}"))
    page = player.page
    visitor.until(lambda: player.playing and player.shows(look(page)), "the table")
    assert player.wire.game["turn"] == 1
    first, second = (each.id for each in look(page).rack[:2])
    player.move(first, New())
    player.move(second, Into(look(page).sets[0].id, 1))
    lies, faces = look(page).table, look(page).faces
    page.reload()
    visitor.until(lambda: look(page).table == lies, "the plan")
    assert look(page).faces == faces
    visitor.button("page-undo").click()
    visitor.until(lambda: [len(each) for each in look(page).table] == [1], "a step back")


@pytest.mark.slow
def test_a_part_that_is_gone_is_told_with_a_way_on(deployed: Deployed, visit: Visit) -> None:
    """A page of the old version asks for a screen that only the new one has."""
    visitor = visit(url=deployed.url).go("/")
    page = visitor.page
    visitor.button("page-play-now").wait_for()
    deployed.deploy()
    visitor.watch.allow(*BROKEN, *GONE)
    page.locator("button").filter(has_text=visitor.text("page-way-friends")).first.click()
    page.locator("[data-update]").wait_for()
    page.get_by_role("link", name=visitor.text("page-more-rules"), exact=True).click()
    page.get_by_role("heading", name=visitor.text("page-closed-title-reload")).wait_for()
    visitor.button("page-load-again").click()
    page.wait_for_function(f"{SHOWN} === '{deployed.new}'")
    page.locator("#R1").wait_for()


@pytest.mark.slow
def test_the_worker_lets_an_old_page_finish(deployed: Deployed, visit: Visit) -> None:
    """What was kept of the old version is there for as long as the old page is."""
    visitor = visit(url=deployed.url).go("/")
    page = visitor.page
    wait_for_worker(visitor)
    page.reload()
    visitor.button("page-play-now").wait_for()
    deployed.deploy()
    visitor.watch.allow(*BROKEN)
    page.get_by_role("link", name=visitor.text("page-more-rules"), exact=True).click()
    page.locator("#R1").wait_for()
    assert page.evaluate(SHOWN) == version_of(deployed.builds[0])
    # Whatever is loaded anew is the new version, without anybody's doing.
    page.reload()
    page.wait_for_function(f"{SHOWN} === '{deployed.new}'")
    page.locator("#R1").wait_for()
