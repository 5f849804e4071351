"""Large print at the table of a small phone: larger tiles, nothing cut off, and one can play."""

import pytest

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_content import look, settle
from tests.page.screen_fit import faults_of_fit
from tests.page.screen_measures import overflow, small_targets
from tests.page.tables import begin

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o11 k2 k4 k5 k7 k9 o10 r3 b5 o7 r1 b1"


@pytest.mark.slow
def test_the_table_in_large_print_on_a_phone(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(size="phone", lang="de")
    page = visitor.page
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=True)
    player = Player(visitor.go(f"/t/{table}"), "touch")
    assert player.wait_for_turn()
    player.arrange("k10 r10 b10")
    visitor.until(player.judged_legal, "a legal turn")
    before = look(page)
    visitor.button("page-menu").click()
    visitor.button("page-large-print").click()
    visitor.button("page-close").first.click()
    settle(page)
    after = look(page)
    assert after.rack[0].box.width > before.rack[0].box.width * 1.1
    assert after.sets[0].pieces[0].box.width > before.sets[0].pieces[0].box.width * 1.1
    for piece in (*after.rack, *after.sets[0].pieces):
        assert 0 <= piece.box.x <= visitor.size.width - piece.box.width
        assert 0 <= piece.box.y <= visitor.size.height - piece.box.height
    assert overflow(page) <= 0
    assert small_targets(page) == []
    assert faults_of_fit(page) == []
    visitor.check_access()
    # It can be played with: a tile goes to and fro, and the turn ends.
    player.arrange("k10 r10 b10, o1")
    visitor.button("page-undo").click()
    visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()
    assert player.wait_for_turn()
    assert any({"k10", "r10", "b10"} <= set(each) for each in look(page).table)
