"""The referee's word is always the one on the table as it lies, however slow the way to it is."""

import json

import pytest
from playwright.sync_api import WebSocketRoute

from tests.page.browser_player import END_TURN, Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.input_devices import Keys
from tests.page.screen_content import look
from tests.page.tables import begin
from tests.page.visitors import Visitor

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o11 k2 k4 k5 k7 k9 o10 r3 b5 o7 r1 b1"


class SlowReferee:
    """Stands between a visitor and the house, and keeps the referee's words back."""

    def __init__(self, visitor: Visitor) -> None:
        self.held: list[str] = []
        self.holding = False
        self.wire = visitor.wire
        visitor.page.route_web_socket("**/ws", self._between)

    def _between(self, page_side: WebSocketRoute) -> None:
        house_side = page_side.connect_to_server()

        def from_page(message: str | bytes) -> None:
            self.wire.sent.append(json.loads(message))
            house_side.send(message)

        def from_house(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            if self.holding and json.loads(text)["type"] == "verdict":
                self.held.append(text)
                return
            self.wire.hear(json.loads(text))
            page_side.send(text)

        page_side.on_message(from_page)
        house_side.on_message(from_house)
        self.say = page_side.send


def at_table(house: RiggedHouse, visit: Visit) -> tuple[Player, SlowReferee]:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit()
    referee = SlowReferee(visitor)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"), "keys")
    assert player.wait_for_turn()
    return player, referee


@pytest.mark.slow
def test_a_late_word_on_an_older_table_does_not_stop_the_next(
    house: RiggedHouse, visit: Visit
) -> None:
    player, referee = at_table(house, visit)
    visitor, page = player.visitor, player.page
    Keys(page).walk_to(look(page).on_rack("k1").id)
    referee.holding = True
    page.keyboard.press("n")
    visitor.until(lambda: referee.held, "the word on the first table")
    referee.holding = False
    page.keyboard.press("n")
    referee.say(referee.held[0])
    both = {"k1", "k3"}
    visitor.until(
        lambda: any(
            both <= set(each.get("table", "").replace(",", "").split())
            for each in visitor.wire.sent
            if each["type"] == "draft"
        ),
        "the second table at the referee",
    )
    visitor.until(lambda: len(visitor.wire.verdict.get("sets", [])) == 2, "the word on it")
    visitor.until(lambda: [each.whole for each in look(page).sets] == [False, False], "the marks")


@pytest.mark.slow
def test_when_all_is_put_back_the_button_no_longer_offers_the_play(
    house: RiggedHouse, visit: Visit
) -> None:
    player, referee = at_table(house, visit)
    player.arrange("k10 r10 b10")
    player.visitor.until(player.judged_legal, "a legal turn")
    referee.holding = True
    player.page.keyboard.press("x")
    player.visitor.until(lambda: look(player.page).table == [], "the empty table")
    assert player.page.locator(END_TURN).get_attribute("data-end") == "draw"
    player.visitor.until(lambda: referee.held, "the word on the empty table")
