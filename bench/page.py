"""Budgets of the page, measured in a real Chromium against a real server over loopback.

    python -m bench.page [--games N] [--write]

How much JavaScript start and table need, how soon the first screen can be used with a cold cache,
how long frames last while a tile is dragged over a table of 106 tiles and while these are tidied,
and whether memory stays flat over many games. `--write` puts the figures into
docs/figures-page.md: on a quiet machine only.
"""

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench.page_memory import memory
from remeld.protocol import commands as do
from tests.page.browser import launch
from tests.page.browser_player import Player
from tests.page.houses import RiggedHouse, build_page
from tests.page.input_devices import free_point
from tests.page.screen_content import look, settle
from tests.page.screen_measures import MOST_SCRIPT, script_bytes
from tests.page.tables import Guest, begin
from tests.page.visitors import Visitor, open_visitor

FIGURES = Path(__file__).parent.parent / "docs/figures-page.md"
FIRST_USABLE = """
const seek = () => {
  const button = document.querySelector("main button");
  if (button && button.checkVisibility()) window.usable = performance.now();
  else requestAnimationFrame(seek);
};
requestAnimationFrame(seek);
"""
WATCH_FRAMES = """
() => {
  window.frames_seen = [];
  let last = null;
  const frame = (now) => {
    if (last !== null) window.frames_seen.push(now - last);
    last = now;
    if (!window.frames_end) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""
PRESSES = 20
MOST_GROWTH_MB = 0.1
MOST_DETACHED = 50


@contextmanager
def opened() -> Iterator[tuple[RiggedHouse, Browser]]:
    """A house and a browser."""
    build_page()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = RiggedHouse(Path(folder))
        browser = launch(playwright)
        try:
            house.start()
            yield house, browser
        finally:
            browser.close()
            house.kill()


def script_size(house: RiggedHouse, browser: Browser) -> int:
    """What start and table need of JavaScript, as it is sent."""
    visitor = open_visitor(browser, house.url).go("/")
    visitor.button("page-play-now").click()
    Player(visitor).wait_for_game()
    visitor.page.locator("[data-rack] [data-piece]").first.wait_for()
    found = script_bytes(visitor.page)
    visitor.page.context.close()
    return found


def first_usable(house: RiggedHouse, browser: Browser, times: int = 9) -> list[float]:
    """Milliseconds from the address to a button that can be pressed, each with an empty cache."""
    found = []
    for _ in range(times):
        visitor = open_visitor(browser, house.url)
        visitor.page.add_init_script(FIRST_USABLE)
        visitor.go("/")
        visitor.until(partial(visitor.page.evaluate, "window.usable"), "the first screen")
        found.append(float(visitor.page.evaluate("window.usable")))
        visitor.page.context.close()
    return sorted(found)


def whole_box(house: RiggedHouse, visitor: Visitor) -> Player:
    """Ann on turn at a table where all 106 tiles of a box lie: 78 of others, 28 of her own.

    Nobody is on turn who has laid everything, so each holds tiles of a third copy.
    """
    runs = {colour: [f"{colour}{n}" for n in range(1, 14)] for colour in "krbo"}
    held = {"k": "j j", "r": "k1 k2", "b": "k3 k4", "o": "k5 k6"}
    racks = [" ".join([*runs[colour] * 2, held[colour]]) for colour in "krbo"]
    house.deal(start="k13 k1 k2 k3", deal=" ".join(racks))
    others = [Guest(visitor.url) for _ in range(3)]
    people = [visitor.guest(), *others]
    table = begin(people, rules="goliath(copies=3,hand=28)", clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()

    def laid(colour: str, joker: str = "") -> list[str]:
        one = runs[colour]
        parts = [one[0:3], one[3:6], [*one[6:9], *joker.split()], one[9:13]]
        return [" ".join(part) for part in parts * 2]

    player.end_turn()
    sets: list[str] = []
    for seat, (colour, guest) in enumerate(zip("rbo", others, strict=True), 1):
        guest.wait_for_turn(seat)
        sets += laid(colour)
        guest.do(do.Play(seat=seat, table=", ".join(sets)))
    assert player.wait_for_turn()
    player.arrange(", ".join([*sets, *laid("k", "j")]))
    assert sum(len(each.pieces) for each in look(player.page).sets) == 106
    return player


def drag_frames(house: RiggedHouse, browser: Browser) -> list[float]:
    """How long each frame lasts while a tile is dragged all over a table of 106 tiles."""
    visitor = open_visitor(browser, house.url, motion="no-preference")
    player = whole_box(house, visitor)
    page = player.page
    settle(page)
    seen = look(page)
    page.mouse.move(*seen.sets[0].pieces[0].box.middle)
    page.mouse.down()
    page.mouse.move(*free_point(seen), steps=3)
    settle(page)
    page.evaluate(WATCH_FRAMES)
    board = seen.board
    for row in range(6):
        y = board.y + board.height * (row + 0.5) / 6
        ends = (board.x + 20, board.x + board.width - 20)
        page.mouse.move(ends[row % 2], y)
        page.mouse.move(ends[1 - row % 2], y, steps=40)
    page.evaluate("window.frames_end = true")
    page.mouse.up()
    frames = [float(each) for each in page.evaluate("window.frames_seen")]
    visitor.page.context.close()
    return sorted(frames)


def tidy_frames(house: RiggedHouse, browser: Browser) -> list[float]:
    """How long each frame lasts while 106 tiles are put in rows, and close together, in turn."""
    visitor = open_visitor(browser, house.url, motion="no-preference")
    page = whole_box(house, visitor).page
    settle(page)
    page.locator("[data-rack] [data-piece]").first.focus()
    page.evaluate(WATCH_FRAMES)
    for _ in range(PRESSES):
        page.keyboard.press("o")
        settle(page)
    page.evaluate("window.frames_end = true")
    frames = [float(each) for each in page.evaluate("window.frames_seen")]
    visitor.page.context.close()
    return sorted(frames)


def frame_row(what: str, frames: list[float]) -> tuple[str, str, str]:
    """A line about frames."""
    return (
        f"frames of {what}: median, 99 %, longest of {len(frames)}",
        f"{statistics.median(frames):.1f} ms, {frames[int(len(frames) * 0.99)]:.1f} ms, "
        f"{frames[-1]:.1f} ms",
        "32 ms",
    )


def report(games: int) -> tuple[str, bool]:
    """The figures as a table, and whether all keep to their budgets."""
    with opened() as (house, browser):
        size = script_size(house, browser)
        usable = first_usable(house, browser)
        dragged = drag_frames(house, browser)
        tidied = tidy_frames(house, browser)
        heaps = memory(house, browser, games)
        version = browser.version
    slow = sum(frame > 32 for frame in [*dragged, *tidied])
    growth = heaps[-1].kept - heaps[0].kept
    detached = heaps[-1].detached - heaps[0].detached
    rows = [
        (
            "JavaScript of start and table, compressed",
            f"{size / 1000:.1f} kB",
            f"{MOST_SCRIPT // 1000} kB",
        ),
        (
            "first usable screen, cold cache: median, worst of 9",
            f"{statistics.median(usable):.0f} ms, {usable[-1]:.0f} ms",
            "1,000 ms",
        ),
        frame_row("a drag over 106 tiles", dragged),
        frame_row("tidying 106 tiles", tidied),
        ("frames over 32 ms", f"{slow}", "0"),
        *(
            (
                f"after {heap.games} games: kept by the page; by the browser for what is shown; "
                "compiled code",
                f"{heap.kept:.2f} MB; {heap.shown:.2f} MB; {heap.compiled:.2f} MB",
                "",
            )
            for heap in heaps
        ),
        ("growth of what the page keeps", f"{growth:+.3f} MB", f"{MOST_GROWTH_MB} MB"),
        ("growth of elements in no document", f"{detached:+}", f"{MOST_DETACHED}"),
    ]
    lines = ["| figure | measured | budget |", "|---|---|---|"]
    lines += [f"| {what} | {value} | {budget} |" for what, value, budget in rows]
    lines += ["", f"Chromium {version}, two cores, software rendering, "
              f"load average {os.getloadavg()[0]:.1f}."]  # fmt: skip
    kept = (
        size < MOST_SCRIPT
        and statistics.median(usable) < 1000
        and not slow
        and growth < MOST_GROWTH_MB
        and detached < MOST_DETACHED
    )
    return "\n".join(lines), kept


def main() -> int:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="20 or more")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    if arguments.games < 20:
        parser.error("--games: 20 or more, as the heap is weighed every ten games")
    table, kept = report(arguments.games)
    print(table)
    if arguments.write:
        head = FIGURES.read_text(encoding="utf-8").partition("| figure")[0]
        FIGURES.write_text(f"{head}{table}\n", encoding="utf-8")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
