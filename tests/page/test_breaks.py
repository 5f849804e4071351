"""What breaks: the network, the server in the middle of a turn, the table's address."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from remeld.match import loads, verify
from remeld.protocol import commands
from remeld.solver import could_play
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import Into, New
from tests.page.network import Line
from tests.page.screen_content import look
from tests.page.tables import begin
from tests.server.processes import free_port

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o11 k2 k4 k5 k7 k9 o10 r3 b5 o7 r1 b1"
# What a browser itself says about a server that does not answer, or not to the end.
BROKEN = (
    r"WebSocket connection to .* failed",
    r"ERR_(CONNECTION|EMPTY|NETWORK|SOCKET|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)",
    r"unknown error occurred when fetching the script",  # of the worker
)


@pytest.fixture
def line(built: None, tmp_path: Path) -> Iterator[Line]:
    """A house behind a line that can be cut."""
    port = free_port()
    house = RiggedHouse(tmp_path, origins=f"http://127.0.0.1:{port}")
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    line = Line(house.port, port)
    try:
        house.start()
        yield line.mend()
    finally:
        line.cut()
        house.kill()


def half_done(visit: Visit, url: str) -> Player:
    """Ann in the middle of her turn: two tiles of three are laid."""
    visitor = visit(url=url)
    visitor.watch.allow(*BROKEN)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    player.move(look(player.page).on_rack("k10").id, New())
    player.move(look(player.page).on_rack("r10").id, Into(look(player.page).sets[0].id, 1))
    visitor.until(lambda: player.draft_is_kept("k10 r10"), "the referee's word")
    return player


def go_on(player: Player) -> None:
    """The draft is as it was, and the turn can be finished."""
    page = player.page
    assert look(page).table == [["k10", "r10"]]
    player.move(look(page).on_rack("b10").id, Into(look(page).sets[0].id, 2))
    player.visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()
    assert player.wait_for_turn()
    assert any({"k10", "r10", "b10"} <= set(each) for each in look(page).table)


@pytest.mark.slow
def test_the_network_drops_and_comes_back(visit: Visit, line: Line) -> None:
    player = half_done(visit, line.url)
    visitor = player.visitor
    opened = player.wire.opened
    line.cut()
    lost = visitor.page.get_by_text(visitor.text("page-lost"))
    lost.wait_for()
    visitor.check_access()
    # Tiles can be moved all the while, and nothing of it is lost.
    player.move(look(player.page).sets[0].pieces[1].id, New())
    visitor.button("page-undo").click()
    visitor.until(lambda: look(player.page).table == [["k10", "r10"]])
    line.mend()
    lost.wait_for(state="detached")
    assert player.wire.opened > opened
    go_on(player)


@pytest.mark.slow
def test_a_silent_line_is_told_of_while_the_clock_goes_on(visit: Visit, line: Line) -> None:
    visitor = visit(url=line.url)
    visitor.watch.allow(*BROKEN)
    options = {"rules": "broadway", "clock": "seconds", "clock_length": 600}
    table = begin([visitor.guest()], "easy", **options)
    assert Player(visitor.go(f"/t/{table}")).wait_for_turn()
    line.flows.clear()
    silent = visitor.page.get_by_text(visitor.text("page-silent"))
    silent.wait_for()
    expect(silent).to_contain_text(visitor.text("page-pass-clock-runs"))
    visitor.check_access()
    clock = visitor.page.get_by_role("timer")
    before = clock.get_attribute("aria-label")
    visitor.until(lambda: clock.get_attribute("aria-label") != before, "a clock that runs")
    line.flows.set()
    silent.wait_for(state="detached")


@pytest.mark.slow
def test_a_browser_that_is_offline_says_so_without_waiting(visit: Visit, line: Line) -> None:
    player = half_done(visit, line.url)
    visitor = player.visitor
    # Of the worker, which may still be fetching what it keeps.
    visitor.watch.allow("ERR_INTERNET_DISCONNECTED")
    visitor.page.context.set_offline(True)
    lost = visitor.page.get_by_text(visitor.text("page-lost"))
    lost.wait_for()
    visitor.page.context.set_offline(False)
    lost.wait_for(state="detached")
    go_on(player)


@pytest.mark.slow
def test_an_answer_breaks_off_in_the_middle(visit: Visit, line: Line) -> None:
    visitor = visit(url=line.url)
    visitor.watch.allow(*BROKEN)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=True)
    assert Player(visitor.go(f"/t/{table}")).wait_for_turn()
    line.stop_in = b"GET /api/tables/"
    visitor.button("page-hint").click()
    visitor.until(line.stopped.is_set, "half of the hint")
    line.cut()
    problems = visitor.watch.problems
    visitor.until(lambda: any("LENGTH_MISMATCH" in each for each in problems), "the complaint")
    lost = visitor.page.get_by_text(visitor.text("page-lost"))
    lost.wait_for()
    line.stop_in = b""
    line.mend()
    lost.wait_for(state="detached")
    visitor.button("page-hint").click()
    visitor.page.locator(".hints").get_by_text(visitor.text("page-hint-some")).wait_for()


@pytest.mark.slow
def test_a_move_made_while_the_line_is_cut_happens_once(visit: Visit, line: Line) -> None:
    player = half_done(visit, line.url)
    visitor = player.visitor
    player.move(look(player.page).on_rack("b10").id, Into(look(player.page).sets[0].id, 2))
    visitor.until(player.judged_legal, "a legal turn")
    line.cut()
    visitor.page.get_by_text(visitor.text("page-lost")).wait_for()
    before = player.wire.view["version"]
    player.hand.press("[role='toolbar'] .end button")
    line.mend()
    visitor.until(lambda: player.wire.view["version"] > before, "the play")
    assert player.wait_for_turn()
    assert any({"k10", "r10", "b10"} <= set(each) for each in look(player.page).table)
    assert len({command["id"] for command in player.wire.commands("play")}) == 1
    plays = [what for what in player.wire.happenings("turn") if what["events"][0]["kind"] == "play"]
    assert len([what for what in plays if what["events"][0]["seat"] == 0]) == 1


@pytest.mark.slow
def test_the_server_is_killed_in_the_middle_of_a_turn(visit: Visit, own_house: RiggedHouse) -> None:
    own_house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    player = half_done(visit, own_house.url)
    lost = player.page.get_by_text(player.visitor.text("page-lost"))
    own_house.kill()
    lost.wait_for()
    own_house.start()
    lost.wait_for(state="detached")
    go_on(player)


@pytest.mark.slow
def test_a_reload_brings_the_draft_back(visit: Visit, own_house: RiggedHouse) -> None:
    own_house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    player = half_done(visit, own_house.url)
    own_house.kill()
    own_house.start()
    player.visitor.watch.allow(*BROKEN)
    player.page.reload()
    player.visitor.until(lambda: look(player.page).table == [["k10", "r10"]], "the draft")
    go_on(player)


def test_a_table_that_is_not_there(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit(lang="de", size="phone")
    visitor.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    title = visitor.text("page-closed-title-table-not-found")
    visitor.page.get_by_role("heading", name=title).wait_for()
    visitor.check_access()
    visitor.page.get_by_role("link", name=visitor.text("page-to-start")).click()
    visitor.button("page-play-now").wait_for()


@pytest.mark.slow
def test_a_table_that_was_put_away_says_so_and_goes_on(
    visit: Visit, own_house: RiggedHouse
) -> None:
    visitor = visit(url=own_house.url, lang="de", size="phone")
    guest = visitor.guest()
    table = guest.make_table("Ann", rules="goliath", seats=2, clock="none")
    guest.join(table)
    own_house.skip(25 * 3600)
    guest.until(lambda view: view.archived)
    guest.leave()
    visitor.go(f"/t/{table}")
    title = visitor.page.get_by_role("heading", name=visitor.text("page-archived-title"))
    title.wait_for()
    visitor.check_access()
    assert visitor.page.get_by_role("link", name=visitor.text("page-to-start")).count() == 1
    visitor.button("page-go-on-here").click()
    visitor.button("page-sit-here").first.click()
    name = visitor.page.get_by_role("textbox", name=visitor.text("page-name"))
    name.fill("Ann")
    name.press("Enter")
    visitor.until(lambda: visitor.wire.view["archived"] is False, "the table is in use again")
    visitor.page.get_by_role("heading", name=visitor.text("page-waiting-title")).wait_for()
    assert visitor.focus_is_kept()


@pytest.mark.slow
def test_a_table_that_was_deleted_says_so_and_offers_its_records(
    visit: Visit, own_house: RiggedHouse
) -> None:
    visitor = visit(url=own_house.url, lang="de", size="phone")
    guest = visitor.guest()
    table = begin([guest], "easy", rules="goliath", clock="none")
    guest.join(table).do(commands.Resign(seat=0))
    own_house.skip(25 * 3600)
    guest.until(lambda view: view.archived)
    guest.leave()
    own_house.skip(91 * 24 * 3600)
    own_house.kill()  # As it starts, it looks what has been kept long enough.
    own_house.start()
    records = f"{own_house.url}/api/tables/{table}/records"
    visitor.until(lambda: visitor.page.request.get(records).json()["removed"], "it is deleted")
    visitor.go(f"/t/{table}")
    title = visitor.page.get_by_role("heading", name=visitor.text("page-closed-title-removed"))
    title.wait_for()
    record = visitor.page.get_by_role("link", name=visitor.text("page-record"))
    record.wait_for()
    visitor.check_access()
    with visitor.page.expect_download() as download:
        record.click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert verify(loads(text), could_play).good


def test_an_address_that_leads_nowhere(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit().go("/no/such/screen")
    visitor.page.get_by_role("heading", name=visitor.text("page-unknown-title")).wait_for()
    visitor.check_access()


def test_a_session_that_expired_is_told(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    # The last thing that is asked for in the name of the session.
    with visitor.page.expect_response("**/api/mine"):
        visitor.go("/")
    visitor.page.context.clear_cookies()
    visitor.page.reload()
    visitor.page.get_by_text(visitor.text("page-session-expired")).wait_for()
    visitor.check_access()
