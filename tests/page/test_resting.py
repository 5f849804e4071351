"""The referee waits for a hand that is still laying."""

from tests.page.browser_player import END_TURN, Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import New
from tests.page.screen_content import look
from tests.page.tables import begin

ANN = "k10 r10 b10 o10 k8 k3 b2 o9 r2 b4 o6 r12 o1 r6"
BOB = "r13 b13 o13 k4 k5 k6 k7 r8 b8 o8 k2 k9 o7 r1"
# However busy the machine is, the hand does not rest between two tiles.
NEVER_RESTS = """
const soon = window.setTimeout;
window.setTimeout = (what, ms, ...rest) => soon(what, ms === 1500 ? 3_600_000 : ms, ...rest);
"""


def at_table(house: RiggedHouse, visit: Visit, script: str = "") -> Player:
    """Ann on turn."""
    house.deal(start="k13 k1", deal=f"{ANN} {BOB}")
    visitor = visit()
    visitor.page.add_init_script(script)
    table = begin([visitor.guest()], "easy", rules="goliath", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    return player


def lay_alone(player: Player, face: str, count: int) -> None:
    """Lay a tile by itself, and wait until the page knows that none of so many sets is whole."""
    player.move(look(player.page).on_rack(face).id, New())
    player.visitor.until(
        lambda: [each.whole for each in look(player.page).sets] == [False] * count,
        "the referee's word",
    )


def test_while_a_hand_is_laying_tiles_are_only_counted(house: RiggedHouse, visit: Visit) -> None:
    player = at_table(house, visit, NEVER_RESTS)
    page, visitor = player.page, player.visitor
    line, marked = page.locator("[data-judgement]"), page.locator("[data-set].broken")
    for count, face in enumerate(("r10", "k3"), start=1):
        lay_alone(player, face, count)
        assert marked.count() == 0
        assert line.get_attribute("data-judgement") == "plain"
        assert line.locator("p").inner_text() == visitor.text("page-turn-laying", count=count)
    # Who wants to end the turn is told at once what is missing.
    page.locator(END_TURN).click(force=True)
    visitor.until(lambda: marked.count() == 2, "the marks")
    assert line.get_attribute("data-judgement") == "bad"


def test_when_the_hand_rests_the_marks_come(house: RiggedHouse, visit: Visit) -> None:
    player = at_table(house, visit)
    lay_alone(player, "r10", 1)
    player.visitor.until(lambda: player.page.locator("[data-set].broken").count(), "the mark")
    assert player.page.locator("[data-judgement]").get_attribute("data-judgement") == "bad"
