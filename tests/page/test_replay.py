"""Looking back at a game: every step as it was, through one's own eyes only, and nothing forged."""

import re
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from remeld.match import Record, loads, states, verify
from remeld.match.events import Drew, Played
from remeld.notation import format_rack, format_table
from remeld.protocol import commands as do
from remeld.rules import EDITIONS, judge
from remeld.solver import best_play, could_play
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import lies_as, read_table
from tests.page.screen_content import look
from tests.page.screen_fit import show_at
from tests.page.screen_measures import wrong_colours
from tests.page.tables import Guest, begin
from tests.page.visitors import Visitor
from tests.page.wire_players import play_on
from tests.patience import PATIENCE

RULES = "goliath"
# How long a step is looked at before the next one comes by itself.
STEP_MS = 1800


@pytest.fixture(scope="module")
def played(shared_house: RiggedHouse) -> Iterator[tuple[str, str]]:
    """A table with a finished game, and its record."""
    people = [Guest(shared_house.url), Guest(shared_house.url)]
    shared_house.deal(secret=7)
    table = begin(people, rules=RULES, clock="none", length=1)
    shared_house.wishes.unlink()
    play_on(people, RULES)
    for person in people:
        person.leave()
    address = f"{shared_house.url}/api/tables/{table}/records/1"
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        yield table, answer.read().decode()


def at(page: Page) -> int:
    """The event that is shown."""
    return int(page.get_attribute("[data-screen='replay']", "data-at") or 0)


def shows(visitor: Visitor, record: Record, event: int) -> None:
    """Wait until the screen shows an event, with the table as it was."""
    state = list(states(record))[event - 1]
    wanted = read_table(format_table(state.table))
    visitor.until(lambda: at(visitor.page) == event, f"event {event}")
    visitor.until(lambda: lies_as(look(visitor.page), wanted), f"the table after event {event}")


def rack_row(page: Page, seat: int) -> list[str]:
    """The tiles that are seen on a rack."""
    return page.locator(f"[data-seat='{seat}'] [data-flip]").all_inner_texts()


def events_of(record: Record, *kinds: type) -> list[int]:
    return [logged.number for logged in record.log if isinstance(logged.event, kinds)]


@pytest.mark.slow
def test_a_finished_game_is_gone_through_step_by_step(
    visit: Visit, played: tuple[str, str]
) -> None:
    table, text = played
    record = loads(text)
    # Half of it where everything stands beside each other, half of it on a phone.
    visitor = visit()
    page = visitor.go(f"/replay/{table}/1").page
    page.wait_for_selector("[data-screen='replay']")
    turns = events_of(record, Played, Drew)
    dealt = turns[0] - 1
    shows(visitor, record, dealt)
    for event in turns[:8]:
        visitor.button("replay-forward").click()
        shows(visitor, record, event)
    visitor.button("replay-back").click()
    shows(visitor, record, turns[6])
    page.locator("h1").focus()
    for key, event in (("ArrowRight", turns[7]), ("ArrowLeft", turns[6]), ("Home", dealt)):
        page.keyboard.press(key)
        shows(visitor, record, event)
    page.keyboard.press("End")
    end = len(record.log) - 1
    shows(visitor, record, end)
    # The slider and the list of turns lead to the same places.
    page.get_by_role("slider").fill("3")
    shows(visitor, record, turns[2])
    page.locator(f"[data-step='{turns[5]}']").click()
    shows(visitor, record, turns[5])
    # A link to a position is the address itself.
    visitor.until(lambda: page.url.endswith(f"#{turns[5]}"), "the address")
    show_at(page, "phone")
    page.reload()
    shows(visitor, record, turns[5])
    # By itself it goes on step by step until it is told to stop; its clock goes when we say so.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.keyboard.press("Space")
    visitor.button("replay-pause").wait_for()
    for event in turns[6:8]:
        page.clock.run_for(STEP_MS)
        shows(visitor, record, event)
    visitor.button("replay-pause").click()
    visitor.button("replay-play").wait_for()
    page.clock.run_for(3 * STEP_MS)
    shows(visitor, record, turns[7])
    page.clock.resume()
    visitor.check_access()


@pytest.mark.slow
def test_the_deal_is_proved_in_the_browser(visit: Visit, played: tuple[str, str]) -> None:
    table, text = played
    visitor = visit(theme="dark")
    page = visitor.go(f"/replay/{table}/1").page
    page.wait_for_selector("[data-proof='proved']")
    page.get_by_text(visitor.text("replay-proof-proved")).click()
    shown = page.inner_text("[data-proof]")
    secret = text.rstrip().rpartition(" ")[2]
    assert secret in shown
    assert loads(text).setup.commitment in shown
    visitor.check_access()


def test_where_the_browser_may_not_work_it_out_the_house_does(
    visit: Visit, played: tuple[str, str]
) -> None:
    visitor = visit()
    # As on a page that came over the local network without encryption.
    visitor.page.add_init_script(
        "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"
    )
    page = visitor.go(f"/replay/{played[0]}/1").page
    page.wait_for_selector("[data-proof='house']")
    page.get_by_text(visitor.text("replay-proof-house")).click()
    page.get_by_text(visitor.text("replay-proof-by-house")).wait_for()


def test_a_seat_sees_only_its_own_rack(visit: Visit, played: tuple[str, str]) -> None:
    table, text = played
    record = loads(text)
    visitor = visit()
    event = events_of(record, Played)[2]
    page = visitor.go(f"/replay/{table}/1#{event}").page
    shows(visitor, record, event)
    racks = [len(rack) for rack in list(states(record))[event - 1].racks]
    assert [len(rack_row(page, seat)) for seat in (0, 1)] == racks
    for seat in (0, 1):
        page.get_by_label(visitor.text("replay-eyes")).select_option(str(seat))
        hidden = page.locator(f"[data-seat='{1 - seat}'] [data-flip]")
        hidden.first.wait_for(state="detached")
        assert len(rack_row(page, seat)) == racks[seat]
        shows(visitor, record, event)
        other = visitor.text("replay-rack-hidden", count=racks[1 - seat])
        assert other in page.inner_text(f"[data-seat='{1 - seat}']")
    # What the other could have played is not to be known.
    acting = record.log[event - 1].event
    assert isinstance(acting, Played)
    page.get_by_label(visitor.text("replay-eyes")).select_option(str(1 - acting.seat))
    player = record.setup.players[acting.seat]
    page.get_by_text(visitor.text("replay-best-unseen", player=player)).wait_for()


@pytest.mark.slow
def test_the_best_play_is_that_of_the_solver_and_is_shown(
    visit: Visit, played: tuple[str, str]
) -> None:
    table, text = played
    record = loads(text)
    before = list(states(record))
    rules = EDITIONS[RULES]
    event = events_of(record, Played)[3]
    acting = record.log[event - 1].event
    assert isinstance(acting, Played)
    state = before[event - 2]
    rack, melded = state.racks[acting.seat], state.melded[acting.seat]
    best = best_play(rules, state.table, rack, melded=melded)
    visitor = visit()
    page = visitor.go(f"/replay/{table}/1#{event}").page
    shows(visitor, record, event)
    visitor.button("replay-best-ask").click()
    page.wait_for_selector("[data-best='known']")
    cells = page.locator("[data-best] tbody td").all_inner_texts()
    verdicts = [
        judge(rules, state.table, after, rack, melded=melded)
        for after in (before[event - 1].table, best.table)
    ]
    numbers = [[each.tiles_played, each.points] for each in verdicts]
    assert [int(cell) for cell in cells[:4]] == [*numbers[0], *numbers[1]]
    visitor.button("replay-best-show").click()
    wanted = read_table(format_table(best.table))
    visitor.until(lambda: lies_as(look(page), wanted), "the best play on the board")
    left = sorted(format_rack(best.rack).split())
    visitor.until(lambda: len(rack_row(page, acting.seat)) == len(left), "what is left")
    visitor.check_access()
    visitor.button("replay-best-back").click()
    shows(visitor, record, event)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["touch", "keys"])
def test_once_asked_the_best_play_is_told_at_every_turn(
    visit: Visit, played: tuple[str, str], way: str
) -> None:
    table, text = played
    record = loads(text)
    before = list(states(record))
    rules = EDITIONS[RULES]
    turns = events_of(record, Played, Drew)[4:8]
    visitor = visit(size="phone" if way == "touch" else "desktop")
    page = visitor.go(f"/replay/{table}/1#{turns[0]}").page
    shows(visitor, record, turns[0])
    ask, on = visitor.button("replay-best-ask"), visitor.button("replay-forward")
    if way == "keys":
        ask.focus()
        page.keyboard.press("Enter")
    else:
        ask.tap()
    for event in turns:
        shows(visitor, record, event)
        acting = record.log[event - 1].event
        assert isinstance(acting, Played | Drew)
        state = before[event - 2]
        rack, melded = state.racks[acting.seat], state.melded[acting.seat]
        best = best_play(rules, state.table, rack, melded=melded)
        page.wait_for_selector("[data-best='known']")
        assert visitor.focus_is_kept()
        if best.played:
            cells = page.locator("[data-best] tbody td").all_inner_texts()
            assert int(cells[2]) == len(best.played)
            laid = len(state.racks[acting.seat]) - len(before[event - 1].racks[acting.seat])
            assert int(cells[4].replace("\N{MINUS SIGN}", "-")) == len(best.played) - max(0, laid)
        else:
            page.get_by_text(visitor.text("replay-best-none")).wait_for()
        if event != turns[-1]:
            if way == "keys":
                page.keyboard.press("ArrowRight")
            else:
                on.tap() if way == "touch" else on.click()


def test_every_game_of_a_table_is_offered_also_after_a_rematch(
    house: RiggedHouse, visit: Visit
) -> None:
    visitor = visit()
    ann, bob = visitor.guest(), Guest(house.url)
    table = begin([ann, bob], rules=RULES, clock="none", length=1)
    ann.join(table)
    for game in (1, 2, 3):
        bob.do(do.Resign(seat=1))
        bob.until(lambda view: view.phase == "over")
        if game < 3:
            bob.do(do.Rematch())
            ann.until(lambda view: view.phase == "lobby")
            ann.do(do.Start())
            bob.until(lambda view: view.phase == "playing")
    ann.leave()
    page = visitor.go("/replay").page
    links = page.locator(f"a[href^='/replay/{table}/']")
    links.first.wait_for()
    assert [each.get_attribute("href") for each in links.all()] == [
        f"/replay/{table}/{game}" for game in (3, 2, 1)
    ]
    links.first.click()
    page.wait_for_selector("[data-screen='replay'] [data-proof='proved']")


def paste(visitor: Visitor, text: str) -> Page:
    page = visitor.go("/replay").page
    page.get_by_label(visitor.text("replay-paste")).fill(text)
    visitor.button("replay-open").click()
    return page


def test_a_forged_record_is_refused_with_the_place(visit: Visit, played: tuple[str, str]) -> None:
    _, text = played
    event = events_of(loads(text), Played)[1]
    line = next(each for each in text.splitlines() if each.startswith(f"{event} "))
    # The first tile that is no joker becomes one that cannot lie there; o13 might be the very one.
    forgeries = [
        text.replace(line, re.sub(r"(play \d .*?)\b[krbo]\d+", rf"\1{tile}", line, count=1))
        for tile in ("o13", "k1")
    ]
    forged = next(each for each in forgeries if verify(loads(each), could_play).trouble)
    trouble = verify(loads(forged), could_play).trouble
    assert trouble is not None
    visitor = visit(size="phone")
    page = paste(visitor, forged)
    page.wait_for_selector(f"[data-screen='replay-wrong'][data-event='{trouble.event}']")
    said = page.inner_text("main")
    assert visitor.text("replay-wrong", event=trouble.event, message="|").split("|")[0] in said
    assert "error-" not in said
    assert "{" not in said
    visitor.check_access()
    page.get_by_role("link", name=visitor.text("replay-other")).click()
    page.wait_for_selector("[data-screen='replay-open']")
    visitor.check_access()


def test_a_turn_against_the_rules_leads_to_its_clause(
    visit: Visit, played: tuple[str, str]
) -> None:
    _, text = played
    event = events_of(loads(text), Played)[0]
    line = next(each for each in text.splitlines() if each.startswith(f"{event} "))
    # The first set loses its last tile, which lies alone.
    head, _, laid = line.partition(" play ")
    seat, _, sets = laid.partition(" ")
    first, _, more = sets.partition(",")
    cut = " ".join(first.split()[:2]) + ", " + " ".join(first.split()[2:])
    forged = text.replace(line, f"{head} play {seat} {cut}" + (f",{more}" if more else ""))
    trouble = verify(loads(forged), could_play).trouble
    assert trouble is not None
    assert trouble.faults
    visitor = visit(size="phone")
    page = paste(visitor, forged)
    link = page.locator("main [data-clause]").first
    link.tap()
    clause = trouble.faults[0].clause
    expect(page.locator(f"dialog[open] article#{clause}")).to_be_focused()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    visitor.check_access()


def test_a_refused_record_speaks_of_the_colours_of_its_box(
    visit: Visit, played: tuple[str, str]
) -> None:
    _, text = played
    event = events_of(loads(text), Played)[0]
    line = next(each for each in text.splitlines() if each.startswith(f"{event} "))
    head, _, laid = line.partition(" play ")
    forged = text.replace(line, f"{head} play {laid.partition(' ')[0]} o1 o2")
    visitor = visit()
    page = paste(visitor, forged)
    page.wait_for_selector(f"[data-screen='replay-wrong'][data-event='{event}']")
    said = page.inner_text("main")
    assert visitor.text("term-yellow") in said
    assert not wrong_colours(page, "en")
    assert visitor.text("term-orange") not in said


def test_what_is_no_record_is_refused_in_words(visit: Visit) -> None:
    visitor = visit()
    visitor.watch.allow("422")
    page = paste(visitor, "Dear house,\nthis is no record.")
    page.wait_for_selector("[data-screen='replay-wrong']")
    assert visitor.text("error-not-a-record", part="Dear house,") in page.inner_text("main")
    visitor.go("/replay/nowhere/first").page.wait_for_selector("[data-screen='replay-wrong']")
    assert visitor.text("replay-not-found-title") in page.inner_text("main")
    visitor.watch.allow("404")
    visitor.go("/replay/AAAAAAAAAAAAAAAAAAAAAA/7").page.wait_for_selector(
        "[data-screen='replay-wrong']"
    )
    assert visitor.text("replay-not-found-title") in page.inner_text("main")


def test_the_end_of_a_game_leads_to_it(visit: Visit, played: tuple[str, str]) -> None:
    table, text = played
    visitor = visit()
    page = visitor.go(f"/t/{table}").page
    page.get_by_role("link", name=visitor.text("page-look-back")).click()
    record = loads(text)
    shows(visitor, record, events_of(record, Played, Drew)[0] - 1)


DROP = """
(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.txt", { type: "text/plain" }));
  const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector("main").dispatchEvent(drop);
}
"""


def test_a_record_can_be_dropped_on_the_page(visit: Visit, played: tuple[str, str]) -> None:
    _, text = played
    visitor = visit()
    page = visitor.go("/replay").page
    page.wait_for_selector("[data-screen='replay-open']")
    page.evaluate(DROP, text)
    record = loads(text)
    shows(visitor, record, events_of(record, Played, Drew)[0] - 1)


def test_a_file_is_looked_at_and_played(visit: Visit, played: tuple[str, str]) -> None:
    _, text = played
    record = loads(text)
    visitor = visit()
    page = visitor.go("/replay").page
    upload: Any = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(upload)
    first = events_of(record, Played, Drew)[0]
    shows(visitor, record, first - 1)
    page.get_by_label(visitor.text("replay-speed")).select_option(label="4 ×")
    visitor.button("replay-play").click()
    visitor.until(lambda: at(page) >= first, "the first step by itself")
    visitor.button("replay-pause").click()
    shows(visitor, record, at(page))
    assert page.url.endswith("/replay")


def test_a_computer_player_tells_why_when_the_game_is_over(
    house: RiggedHouse, visit: Visit
) -> None:
    """Everybody holds runs: Bea opens at once, lays what she sees, and says so."""
    house.deal(start="k13 k1", deal="k1 k2 k3 k5 k6 k7 k9 k10 k11 r1 r3 r5 r7 r9 "
               "b10 b11 b12 b1 b2 b3 o1 o3 o5 o7 o9 o11 k13 r13")  # fmt: skip
    visitor = visit(size="phone", lang="de")
    ann = visitor.guest()
    table = begin([ann], "rabbit", rules=RULES, clock="none")
    ann.join(table).wait_for_turn(0)
    ann.do(do.Draw(seat=0))
    ann.wait_for_turn(0)
    ann.do(do.Resign(seat=0))
    page = visitor.go(f"/replay/{table}/1").page
    name = str(ann.view.seats[1].name) if ann.view else ""
    opened = visitor.text("replay-why", player=name, reason=visitor.text("reason-laid-sets"))
    said = page.locator("[data-why]")
    forward = visitor.button("replay-forward")
    forward.click()
    expect(page.locator("[data-screen='replay']")).to_have_attribute("data-at", re.compile(r"\d"))
    forward.click()
    expect(said).to_have_text(opened)
    # Through Ann's eyes nobody sees what it was thought over.
    page.get_by_label(visitor.text("replay-eyes")).select_option("0")
    expect(said).to_be_empty()
    visitor.check_access()
