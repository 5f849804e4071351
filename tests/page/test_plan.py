"""Planning ahead while others play: private, kept where it fits, and honest where it does not."""

import pytest

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import Into
from tests.page.screen_content import look
from tests.page.tables import Guest, begin

ANN = "k11 r11 b11 o10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12"
BOB = "k10 r10 b10 o11 k2 k4 k5 k7 k9 r3 b5 o7 r1 b1"


def at_table(house: RiggedHouse, visit: Visit, *, ann_first: bool) -> tuple[Player, Guest, str]:
    house.deal(start="k13 k1" if ann_first else "k1 k13", deal=f"{ANN} {BOB}")
    visitor = visit()
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    visitor.until(lambda: len(look(player.page).rack) == 14, "the deal")
    return player, bob, table


@pytest.mark.slow
def test_a_plan_stays_private_and_is_played_when_the_turn_comes(
    house: RiggedHouse, visit: Visit
) -> None:
    player, bob, table = at_table(house, visit, ann_first=False)
    looker = visit().go(f"/t/{table}")
    looker.until(lambda: looker.wire.view.get("phase") == "playing")
    player.arrange("k11 r11 b11")
    player.visitor.until(
        lambda: player.wire.verdict.get("plan") and player.wire.verdict.get("legal"),
        "the referee's word on the plan",
    )
    drafts = [each for each in player.wire.sent if each["type"] == "draft"]
    assert all(draft["plan"] for draft in drafts if "k11" in draft["table"])
    player.page.get_by_text(player.visitor.text("page-plan"), exact=True).first.wait_for()
    # Nobody else is told anything of it.
    assert look(looker.page).table == []
    assert not any("k11" in str(heard) for heard in looker.wire.heard)
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table="k10 r10 b10"))
    player.visitor.until(player.judged_legal, "the plan as a turn")
    seen = look(player.page)
    assert seen.table == [["b10", "k10", "r10"], ["b11", "k11", "r11"]]
    player.end_turn()
    looker.until(lambda: ["b11", "k11", "r11"] in look(looker.page).table, "the play")


def on_bobs_third_turn(house: RiggedHouse, visit: Visit) -> tuple[Player, Guest]:
    """Both have melded; Ann has drawn and may plan again."""
    player, bob, _ = at_table(house, visit, ann_first=True)
    player.arrange("k11 r11 b11")
    player.visitor.until(player.judged_legal)
    player.end_turn()
    bob.wait_for_turn(1)
    bob.do(do.Play(seat=1, table="k11 r11 b11, k10 r10 b10"))
    assert player.wait_for_turn()
    player.end_turn()
    bob.wait_for_turn(1)
    return player, bob


@pytest.mark.slow
def test_a_plan_survives_where_it_still_fits(house: RiggedHouse, visit: Visit) -> None:
    player, bob = on_bobs_third_turn(house, visit)
    tens = look(player.page).set_of("k10")
    player.move(look(player.page).on_rack("o10").id, Into(tens.id, 3))
    bob.do(do.Play(seat=1, table="k11 r11 b11 o11, k10 r10 b10"))
    player.visitor.until(player.judged_legal, "the plan as a turn")
    assert look(player.page).table == [
        ["b10", "k10", "o10", "r10"],
        ["b11", "k11", "o11", "r11"],
    ]


@pytest.mark.slow
def test_a_plan_that_does_not_fit_any_more_says_so(house: RiggedHouse, visit: Visit) -> None:
    player, bob = on_bobs_third_turn(house, visit)
    visitor = player.visitor
    # She plans to use an eleven elsewhere; then Bob makes another set of the elevens.
    tens = look(player.page).set_of("k10")
    player.move(look(player.page).on_rack("o10").id, Into(tens.id, 3))
    player.move(look(player.page).set_of("r11").pieces[0].id, Into(tens.id, 4))
    bob.do(do.Play(seat=1, table="k11 r11 b11 o11, k10 r10 b10"))
    visitor.until(lambda: player.wire.game["turn"] == 0, "the own turn")
    reasons = ("set-changed", "set-gone", "set-grown", "tile-gone")
    starts = [visitor.text(f"page-unfit-{why}", tiles="|").partition("|")[0] for why in reasons]
    notices = player.page.locator("[role='status'] li")
    visitor.until(
        lambda: any(text.strip().startswith(tuple(starts)) for text in notices.all_text_contents()),
        "the words on what does not fit",
    )
    visitor.until(lambda: player.shows(look(player.page)), "the table as the house has it")
    visitor.check_access()
