"""What players can do about each other: stand in, take back, mute, remove; each seen by both."""

import pytest

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_content import look
from tests.page.tables import begin
from tests.page.visitors import Visitor

STAND_IN_WAIT = 5 * 60


def both(house: RiggedHouse, visit: Visit, *, first: int = 0) -> tuple[Player, Player]:
    """Ann, the host, and Bob, at a table without a clock; one of them begins."""
    house.deal(start="k1 k13" if first else "k13 k1")
    ann, bob = visit(), visit(size="phone", lang="de")
    table = begin([ann.guest(), bob.guest()], rules="goliath", clock="none", length=1)
    players = Player(ann.go(f"/t/{table}")), Player(bob.go(f"/t/{table}"))
    for player in players:
        player.wait_for_game()
    return players


def toast(visitor: Visitor, id: str, **values: object) -> None:
    """Wait for a message; it lies on top of everything, also of an open menu."""
    visitor.wait_for_message(visitor.text(id, **values))


@pytest.mark.slow
def test_a_computer_player_stands_in_until_the_seat_is_taken_back(
    house: RiggedHouse, visit: Visit
) -> None:
    ann, bob = both(house, visit, first=1)
    stand_in = ann.visitor.button("page-stand-in", player="Bob")
    ann.visitor.button("page-menu").click()
    stand_in.wait_for(state="detached")  # Bob is there, as soon as that was told.
    context, address = bob.page.context, bob.page.url
    bob.page.close()
    stand_in.wait_for()
    # Whoever is gone for a moment is not played for at once.
    stand_in.click()
    toast(ann.visitor, "refused-too-early")
    house.skip(STAND_IN_WAIT)
    stand_in.click()
    ann.visitor.until(lambda: ann.wire.view["seats"][1]["away"], "a computer player in Bob's seat")
    assert not stand_in.count()
    seat = ann.page.locator("[data-seat='1']")
    level = ann.visitor.text("level-easy")
    seat.get_by_text(ann.visitor.text("page-seat-away", level=level)).first.wait_for()
    assert ann.wait_for_turn(), "the computer player has played"

    page = context.new_page()
    back = Player(Visitor(page, bob.visitor.watch, bob.visitor.url, "de", bob.visitor.size))
    page.goto(address)
    back.wait_for_game()
    page.get_by_text(back.visitor.text("page-away")).wait_for()
    back.visitor.check_access()
    back.visitor.button("page-take-back").click()
    page.get_by_text(back.visitor.text("page-away")).wait_for(state="detached")
    toast(ann.visitor, "page-event-back", player="Bob")
    assert not ann.wire.view["seats"][1]["away"]
    ann.end_turn()
    assert back.wait_for_turn(), "Bob plays himself"
    back.end_turn()


@pytest.mark.slow
def test_the_host_mutes_somebody_and_lets_them_speak_again(
    house: RiggedHouse, visit: Visit
) -> None:
    ann, bob = both(house, visit)
    phrase = bob.visitor.text("phrase-hello")

    def say() -> None:
        bob.visitor.button("page-menu").click()
        bob.visitor.button("page-talk").click()
        bob.page.get_by_role("button", name=phrase, exact=True).click()

    ann.visitor.button("page-menu").click()
    ann.visitor.button("page-mute").click()
    ann.visitor.button("page-unmute").wait_for()
    say()
    toast(bob.visitor, "refused-muted")
    assert not ann.wire.happenings("said")
    ann.visitor.button("page-unmute").click()
    ann.visitor.button("page-mute").wait_for()
    ann.page.keyboard.press("Escape")
    say()
    ann.page.locator("[data-seat='1'] .said").wait_for()


def test_the_host_removes_somebody_after_being_asked_and_the_game_goes_on(
    house: RiggedHouse, visit: Visit
) -> None:
    ann, bob = both(house, visit, first=1)
    ann.visitor.button("page-menu").click()
    ann.visitor.button("page-kick").click()
    ann.page.get_by_text(ann.visitor.text("page-sure-kick", player="Bob")).wait_for()
    assert ann.visitor.focus_is_kept()
    ann.visitor.button("page-cancel").click()
    assert not ann.wire.commands("kick")
    ann.visitor.button("page-kick").click()
    ann.visitor.button("page-kick").click()
    bob.page.get_by_role("heading", name=bob.visitor.text("page-closed-title-kicked")).wait_for()
    bob.visitor.check_access()
    assert bob.visitor.focus_is_kept()
    bob.page.get_by_role("link", name=bob.visitor.text("page-to-start")).click()
    bob.visitor.button("page-play-now").wait_for()
    toast(ann.visitor, "page-event-left", player="Bob")
    ann.page.keyboard.press("Escape")
    assert ann.wait_for_turn(), "a computer player has the seat"
    assert look(ann.page).rack
