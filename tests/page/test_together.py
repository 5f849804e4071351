"""Several browsers at one table: everybody sees the same, and each only the own rack."""

import pytest

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_content import look
from tests.page.tables import NAMES, begin
from tests.page.visitors import Visitor

ROUNDS = 2


def all_at_one_table(house: RiggedHouse, visitors: list[Visitor], seed: int) -> list[Player]:
    house.deal(secret=seed)
    people = [visitor.guest() for visitor in visitors]
    table = begin(people, rules="goliath", clock="none", length=1)
    return [Player(visitor.go(f"/t/{table}")) for visitor in visitors]


def everybody_sees_the_same(players: list[Player]) -> None:
    newest = max(player.wire.view["version"] for player in players)
    for player in players:
        player.wait_for_news(newest)
        own = player.wire.view["you"]["seats"][0]
        hidden = [rack for seat, rack in enumerate(player.wire.game["racks"]) if seat != own]
        assert hidden == [None] * len(hidden), "a rack of somebody else"
    tables = [look(player.page).table for player in players]
    assert all(table == tables[0] for table in tables)


@pytest.mark.slow
def test_everybody_plays_in_a_browser_of_their_own(house: RiggedHouse, visit: Visit) -> None:
    langs, sizes = ("en", "de"), ("desktop", "phone", "tablet", "desktop")
    visitors = [visit(size=size, lang=langs[n % 2]) for n, size in enumerate(sizes)]
    players = all_at_one_table(house, visitors, seed=16)
    for player in players:
        player.wait_for_game()
    for _ in range(ROUNDS * len(players)):
        everybody_sees_the_same(players)
        turn = players[0].wire.game["turn"]
        assert players[turn].wait_for_turn()
        # Who is on turn is shown in every browser.
        for player in players:
            player.wait_for_current(turn)
        players[turn].take_turn()
    everybody_sees_the_same(players)


def test_what_is_said_is_heard_unless_it_is_muted_by_one_tap(
    house: RiggedHouse, visit: Visit
) -> None:
    ann, bob = all_at_one_table(house, [visit(), visit()], seed=16)
    for player in (ann, bob):
        player.wait_for_game()
    phrase = bob.visitor.text("phrase-hello")

    def say() -> None:
        before = len(ann.wire.happenings("said"))
        bob.visitor.button("page-talk").click()
        bob.visitor.page.get_by_role("button", name=phrase, exact=True).click()
        ann.visitor.until(lambda: len(ann.wire.happenings("said")) > before, "the event")

    say()
    ann.page.locator("[data-seat='1']").get_by_text(phrase).wait_for()
    ann.visitor.button("page-talk").click()
    ann.visitor.button("page-talk-mute").click()
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-seat='1']").get_by_text(phrase).wait_for(state="detached")
    # The house takes one saying a second.
    bob.page.wait_for_function(
        "from => performance.now() > from + 1100", arg=bob.page.evaluate("performance.now()")
    )
    say()
    assert not ann.page.locator("[data-seat='1']").get_by_text(phrase).count()


def test_own_words_are_read_beside_the_table_hidden_stopped_and_kept(
    house: RiggedHouse, visit: Visit
) -> None:
    ann, bob = all_at_one_table(house, [visit(), visit(size="phone", lang="de")], seed=16)
    for player in (ann, bob):
        player.wait_for_game()
    page = ann.page
    before = page.locator("[data-board]").bounding_box()
    ann.visitor.button("page-talk").click()
    panel = page.locator("aside.talk")
    field = panel.get_by_role("textbox", name=ann.visitor.text("page-write"))
    field.fill("Good evening <b>all</b>")
    ann.visitor.check_access()
    # The table is as large as before, and all of it can be seen.
    assert page.locator("[data-board]").bounding_box() == before
    field.press("Enter")
    ann.visitor.until(lambda: field.input_value() == "", "it is sent")
    bob.visitor.until(lambda: bob.wire.happenings("wrote"), "the message")
    bob.visitor.button("page-menu").click()
    bob.visitor.button("page-talk").click()
    lines = bob.page.locator("aside.talk ol li")
    lines.get_by_text("Good evening <b>all</b>").wait_for()
    bob.visitor.check_access()
    bob.page.reload()
    bob.wait_for_game()
    bob.visitor.button("page-menu").click()
    bob.visitor.button("page-talk").click()
    lines.get_by_text("Good evening").wait_for()
    bob.visitor.button("page-block", player=NAMES[0]).click()
    lines.first.wait_for(state="detached")
    bob.visitor.button("page-report", player=NAMES[0]).click()
    bob.visitor.wait_for_message(bob.visitor.text("page-reported"))
    assert ann.visitor.text("page-reported") not in page.content()
    ann.visitor.button("page-messages-stop").click()
    field.wait_for(state="detached")
    written = bob.page.get_by_role("textbox", name=bob.visitor.text("page-write"))
    written.wait_for(state="detached")


def test_a_second_tab_takes_over_and_gives_back(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    visitor.go(f"/t/{table}")
    player = Player(visitor)
    assert player.wait_for_turn()
    second = visitor.page.context.new_page()
    second.goto(f"{visitor.url}/t/{table}")
    second.locator("[data-rack] [data-piece]").first.wait_for()
    title = visitor.page.get_by_role("heading", name=visitor.text("page-closed-title-second-tab"))
    title.wait_for()
    visitor.check_access()
    visitor.button("page-play-here").click()
    visitor.page.locator("[data-rack] [data-piece]").first.wait_for()
    second.get_by_role("heading", name=visitor.text("page-closed-title-second-tab")).wait_for()


@pytest.mark.slow
def test_a_guest_comes_by_the_link_and_sits_down(house: RiggedHouse, visit: Visit) -> None:
    ann, bob = visit(), visit(size="phone", lang="de")
    table = ann.guest().make_table(NAMES[0], rules="goliath", seats=2, clock="none")
    ann.go(f"/t/{table}")
    ann.page.get_by_role("heading", name=ann.text("page-waiting-title")).wait_for()
    ann.check_access()
    ann.button("page-sit-here").first.click()
    name = ann.page.get_by_role("textbox", name=ann.text("page-name"))
    name.fill("Ann")
    name.press("Enter")
    link = ann.page.get_by_label(ann.text("page-invite-link")).input_value()
    bob.page.goto(f"{bob.url}/t/{link.rpartition('/')[2]}")
    bob.button("page-sit-here").first.click()
    name = bob.page.get_by_role("textbox", name=bob.text("page-name"))
    name.fill("Bob")
    name.press("Enter")
    ann.page.get_by_text("Bob").first.wait_for()
    assert ann.page.locator("img[src^='/api/qr.svg']").evaluate("image => image.naturalWidth") > 0
    ann.button("page-start").click()
    for visitor in (ann, bob):
        visitor.page.locator("[data-rack] [data-piece]").first.wait_for()
        visitor.check_access()
