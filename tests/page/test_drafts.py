"""The referee's word is always the one on the table as it lies, however slow the way to it is."""

import json

from playwright.sync_api import WebSocketRoute

from tests.page.conftest import RiggedHouse, Visit
from tests.page.hands import Keys
from tests.page.playing import Player
from tests.page.seeing import look
from tests.page.tables import begin

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o11 k2 k4 k5 k7 k9 o10 r3 b5 o7 r1 b1"


def test_a_late_word_on_an_older_table_does_not_stop_the_next(
    house: RiggedHouse, visit: Visit
) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit()
    held: list[str] = []
    holding = False

    def between(page_side: WebSocketRoute) -> None:
        house_side = page_side.connect_to_server()

        def from_page(message: str | bytes) -> None:
            visitor.wire.sent.append(json.loads(message))
            house_side.send(message)

        def from_house(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            if holding and json.loads(text)["type"] == "verdict":
                held.append(text)
                return
            visitor.wire.hear(json.loads(text))
            page_side.send(text)

        page_side.on_message(from_page)
        house_side.on_message(from_house)
        release.append(page_side.send)

    release: list[object] = []
    visitor.page.route_web_socket("**/ws", between)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"), "keys")
    keys, page = Keys(player.page), player.page
    assert player.wait_for_turn()
    keys.walk_to(look(page).on_rack("k1").id)
    holding = True
    page.keyboard.press("n")
    visitor.until(lambda: held, "the word on the first table")
    holding = False
    page.keyboard.press("n")
    send = release[-1]
    assert callable(send)
    send(held[0])
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
    assert [each.whole for each in look(page).sets] == [False, False]
