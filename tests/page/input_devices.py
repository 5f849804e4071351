"""Ways to move tiles: by mouse, pen, finger, two taps, keyboard. All are real input."""

import time
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Page

from tests.page.move_plan import New, Target
from tests.page.screen_content import NEXT_FRAME, Box, Piece, Seen, look, settle

__all__ = [
    "CHOSEN",
    "HANDS",
    "Finger",
    "Hand",
    "Keys",
    "MouseHand",
    "Pen",
    "Taps",
    "free_point",
    "place_of",
]

Point = tuple[float, float]
MOST_CORRECTIONS = 8
# A finger is quick, and rests a moment before it lets go: else it would fling the page.
FINGER_STEP = 0.02
FINGER_REST = 0.08
CHOSEN = "[data-piece][aria-pressed='true']"


class Hand(Protocol):
    """Moves tiles and presses what ends the turn."""

    def move(self, piece: int, target: Target) -> None:
        """Move one tile."""

    def press(self, selector: str) -> None:
        """Press a button."""


def place_of(seen: Seen, target: Target) -> Point:
    """Where on the screen that is."""
    if isinstance(target, New):
        return free_point(seen)
    goal = next(each for each in seen.sets if each.id == target.set)
    first, last = goal.pieces[0].box, goal.pieces[-1].box
    x = last.x + last.width - 2 if target.at >= len(goal.pieces) else goal.pieces[target.at].box.x
    return max(x, first.x + 2), first.middle[1]


def free_point(seen: Seen) -> Point:
    """A point of the table that no set is near to."""
    tiles = [piece.box for each in seen.sets for piece in each.pieces]
    wide = tiles[0].width if tiles else 40.0
    board = seen.board
    rows = range(int(board.y + board.height - wide * 0.5), int(board.y + wide * 0.3), -6)
    for y in rows:
        for x in range(int(board.x + wide), int(board.x + board.width - wide), 8):
            if all(_apart(box, x, y, wide * 0.6) for box in [*tiles, *seen.marks]):
                return float(x), float(y)
    raise AssertionError("there is no free space on the table")


def _apart(box: Box, x: float, y: float, gap: float) -> bool:
    beside = not box.x - gap < x < box.x + box.width + gap
    above = not box.y - gap < y < box.y + box.height + gap
    return beside or above


class _Pointing:
    """What mouse and finger have in common."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def seen(self, piece: int) -> tuple[Seen, Piece]:
        """The table when it has settled, and one tile that is in sight."""
        settle(self.page)
        self.page.locator(f"[data-piece='{piece}']").scroll_into_view_if_needed()
        seen = look(self.page)
        return seen, seen.piece(piece)


class MouseHand(_Pointing):
    """Drags with the mouse."""

    def move(self, piece: int, target: Target) -> None:
        # Sets make room for what is carried: places are those from before it was.
        seen = self.grab(piece)
        self.page.mouse.move(*place_of(seen, target), steps=4)
        self.page.mouse.up()

    def grab(self, piece: int) -> Seen:
        """Press on a tile and draw it from its place; what is seen before that."""
        seen, tile = self.seen(piece)
        x, y = tile.box.middle
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 6, y + 6)
        settle(self.page)
        assert look(self.page).held, "the tile cannot be grabbed"
        return seen

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()


class Pen(_Pointing):
    """Drags with a pen."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.device = page.context.new_cdp_session(page)

    def move(self, piece: int, target: Target) -> None:
        seen, tile = self.seen(piece)
        x, y = tile.box.middle
        self._pen("mouseMoved", (x, y), 0)
        self._pen("mousePressed", (x, y))
        self._pen("mouseMoved", (x + 8, y + 8))
        settle(self.page)
        assert look(self.page).held, "nothing hangs at the pen"
        goal = place_of(seen, target)
        self._pen("mouseMoved", goal)
        self._pen("mouseReleased", goal)

    def press(self, selector: str) -> None:
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        middle = Box(**box).middle
        self._pen("mousePressed", middle)
        self._pen("mouseReleased", middle)

    def _pen(self, kind: str, at: Point, buttons: int = 1) -> None:
        event = {"type": kind, "x": at[0], "y": at[1], "pointerType": "pen", "buttons": buttons}
        pressed = {"button": "left", "clickCount": 1} if buttons else {"button": "none"}
        self.device.send("Input.dispatchMouseEvent", {**event, **pressed})


class Taps(_Pointing):
    """Taps a tile, then its place."""

    def move(self, piece: int, target: Target) -> None:
        seen, tile = self.seen(piece)
        self._tap(*tile.box.middle)
        self._tap(*place_of(seen, target))

    def _tap(self, x: float, y: float) -> None:
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, selector: str) -> None:
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        self._tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Finger(_Pointing):
    """Drags with a finger: the tile hangs above it, and the finger goes where the tile fits.

    Events carry the times of a quick hand, as a touch screen tells them, however late a busy
    machine comes to hear of them: a slow machine must not turn a drag into a long press.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.device = page.context.new_cdp_session(page)
        self.time = 0.0

    def move(self, piece: int, target: Target) -> None:
        seen, tile = self.seen(piece)
        x, y = tile.box.middle
        self.touch("touchStart", x, y)
        self.touch("touchMove", x, y - 14)
        goal = place_of(seen, target)
        at = goal
        for _ in range(MOST_CORRECTIONS):
            self.touch("touchMove", *at)
            self.page.evaluate(NEXT_FRAME)
            held = look(self.page).held
            assert held, "nothing hangs at the finger"
            off = goal[0] - held[0].middle[0], goal[1] - held[0].middle[1]
            if max(abs(off[0]), abs(off[1])) < 2:
                break
            at = at[0] + off[0], at[1] + off[1]
        self.touch("touchEnd")

    def press(self, selector: str) -> None:
        self.page.locator(selector).tap()

    def touch(self, kind: str, *at: float) -> None:
        """One event of the finger: touchStart, touchMove or touchEnd."""
        match kind:
            case "touchStart":
                self.time = time.time()
            case "touchMove":
                self.time += FINGER_STEP
            case "touchEnd":
                self.time = max(time.time(), self.time + FINGER_REST)
        points = [{"x": at[0], "y": at[1], "id": 1}] if at else []
        event = {"type": kind, "touchPoints": points, "timestamp": self.time}
        self.device.send("Input.dispatchTouchEvent", event)


class Keys:
    """Plays without any pointer."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def move(self, piece: int, target: Target) -> None:
        settle(self.page)
        self.walk_to(piece)
        if isinstance(target, New):
            self.page.keyboard.press("n")
            return
        seen = look(self.page)
        self.page.keyboard.press("Enter")
        group = [each.id for each in seen.sets].index(target.set)
        self._repeat("ArrowDown", group + 1)
        self._repeat("ArrowRight", target.at)
        self.page.keyboard.press("Enter")

    def walk_to(self, piece: int) -> None:
        """Go to a tile with the arrows."""
        if self._focused() is None:
            self.tab_to(lambda: self._focused() is not None)
        order: list[int] = self.page.evaluate(
            "[...document.querySelectorAll('[data-piece]')].map((t) => Number(t.dataset.piece))"
        )
        here = self._focused()
        assert here is not None
        way = order.index(piece) - order.index(here)
        self._repeat("ArrowRight" if way > 0 else "ArrowLeft", abs(way))
        assert self._focused() == piece, f"the arrows lead to {self._focused()}, not to {piece}"

    def press(self, selector: str) -> None:
        matches = f"(at => at.matches({selector!r}))(document.activeElement)"
        self.tab_to(lambda: bool(self.page.evaluate(matches)))
        self.page.keyboard.press("Enter")

    def tab_to(self, there: Callable[[], bool]) -> None:
        """Press Tab until the focus is there."""
        for _ in range(60):
            if there():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead there")

    def _focused(self) -> int | None:
        found = self.page.evaluate("document.activeElement.dataset.piece ?? null")
        return None if found is None else int(found)

    def _repeat(self, key: str, times: int) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)


HANDS: dict[str, Callable[[Page], Hand]] = {
    "mouse": MouseHand,
    "pen": Pen,
    "touch": Finger,
    "keys": Keys,
    "taps": Taps,
}
