"""From right to left: every screen is the mirror image of itself, and tiles go where they are sent.

None of our languages is written so yet; the page is only told that one is. Numbers rise from left
to right in such languages too, so table, rack and the keys for tiles stay as they are.
(test_screens turns every screen round while it is shown; here it begins that way.)
"""

import os
import re
from pathlib import Path

import pytest

from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.input_devices import Keys
from tests.page.screen_content import look, settle
from tests.page.screen_fit import faults_of_fit, show_at, unmirrored
from tests.page.screens import SCREENS, go_to
from tests.page.tables import begin
from tests.page.visitors import Visitor, right_to_left

SOURCES = Path(__file__).parent.parent.parent / "web/src"
PARTS = 2
SIZES = ("phone", "desktop")
# One screen in eight, at one size; `python -m bench.page_matrix` takes all of them at both.
ALL = "REMELD_MATRIX" in os.environ
FEW = list(SCREENS)[:: 1 if ALL else 8]
RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o13 k2 k4 k5 k6 k7 k9 o10 r3 b5 o7 r1"
# Whatever names a side of the screen, and `padding: 1px 2px 3px 4px` with unlike sides.
PHYSICAL = re.compile(
    r"(?:margin|padding|border|inset)-(?:left|right)\b|^\s*(?:left|right):"
    r"|(?:text-align|float|clear):\s*(?:left|right)\b|-(?:left|right)-radius"
    r"|(?:padding|margin|inset): (?:\S+|\S+\(.*?\)) (\S+) \S+ (?!\1;)\S+;"
)
JUSTIFIED = {
    "drag/Held.svelte": "goes where the pointer is, which is counted from the left",
    "table/Board.svelte": "numbers rise from left to right",
    "table/BoardSet.svelte": "numbers rise from left to right",
    "table/Reason.svelte": "stands beside a set of the table",
}


def mirrored(visit: Visit, **wishes: str) -> Visitor:
    visitor = visit(**wishes)
    right_to_left(visitor.page)
    return visitor


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen_is_mirrored_and_fits(house: RiggedHouse, visit: Visit, part: int) -> None:
    faults = []
    for screen in FEW[part::PARTS]:
        visitor = mirrored(visit, size=SIZES[part])
        go_to(house, visitor, screen)
        assert visitor.page.locator("html").get_attribute("dir") == "rtl"
        for size in SIZES if ALL else SIZES[part : part + 1]:
            show_at(visitor.page, size)
            found = [*faults_of_fit(visitor.page), *unmirrored(visitor.page)]
            faults += [f"{screen} on a {size}: {fault}" for fault in found]
        visitor.watch.check()
        visitor.page.context.close()
    assert not faults, "\n".join(faults)


def test_what_is_not_mirrored_is_found(visit: Visit) -> None:
    page = visit(touch=False).page
    for side, found in (("inline-start", []), ("left", ["not mirrored: H1 Here"])):
        page.set_content(f"<html><body><h1 style='margin-{side}: 40px'>Here</h1></body></html>")
        assert unmirrored(page) == found


@pytest.mark.slow
@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_tiles_are_moved_as_ever(house: RiggedHouse, visit: Visit, way: str) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = mirrored(visit, size="phone" if way == "touch" else "desktop")
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"), way)
    assert player.wait_for_turn()
    player.arrange("k10 r10 b10")
    (laid,) = look(player.page).sets
    across = [piece.box.x for piece in laid.pieces]
    assert across == sorted(across), "numbers rise from left to right"
    visitor.until(player.judged_legal, "a legal turn")
    player.end_turn()


def test_arrows_go_the_way_they_point(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = mirrored(visit)
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    player = Player(visitor.go(f"/t/{table}"), "keys")
    assert player.wait_for_turn()
    page = player.page
    Keys(page).walk_to(look(page).rack[0].id)
    assert focus_moves(visitor, "ArrowRight") > 0
    assert focus_moves(visitor, "ArrowLeft") < 0
    visitor.go("/aside/arrange").page.locator("[data-face='b5']").focus()
    assert focus_moves(visitor, "ArrowRight") > 0
    assert focus_moves(visitor, "ArrowLeft") < 0


def focus_moves(visitor: Visitor, key: str) -> float:
    """By how much the focus goes to the right."""
    where = "document.activeElement.getBoundingClientRect().x"
    before: float = visitor.page.evaluate(where)
    visitor.page.keyboard.press(key)
    return float(visitor.page.evaluate(where)) - before


def test_a_game_is_gone_through_along_the_line_of_writing(house: RiggedHouse, visit: Visit) -> None:
    visitor = mirrored(visit)
    go_to(house, visitor, "replay-game")
    page = visitor.page
    shown = page.locator("[data-screen='replay']")

    def at() -> int:
        return int(shown.get_attribute("data-at") or 0)

    forward, back = visitor.button("replay-forward"), visitor.button("replay-back")
    boxes = forward.bounding_box(), back.bounding_box()
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["x"] < boxes[1]["x"]
    page.locator("h1").focus()
    before = at()
    page.keyboard.press("ArrowLeft")
    visitor.until(lambda: at() > before, "the next step")
    page.keyboard.press("ArrowRight")
    visitor.until(lambda: at() == before, "the step before")
    settle(page)


def test_styles_name_no_side_of_the_screen() -> None:
    found = {}
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix not in (".css", ".svelte"):
            continue
        text = path.read_text("utf-8")
        style = text.partition("<style>")[2] if path.suffix == ".svelte" else text
        lines = [line.strip() for line in style.splitlines() if PHYSICAL.search(line)]
        lines += re.findall(r"style:(?:left|right)=", text)
        if lines:
            found[path.relative_to(SOURCES).as_posix()] = lines
    assert {name: lines for name, lines in found.items() if name not in JUSTIFIED} == {}
    assert set(JUSTIFIED) <= set(found), "an exception that is not needed any more"
