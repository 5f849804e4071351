"""Whether the page keeps anything of games that are over: many games in one tab, weighed.

What a tab holds is of three kinds, which a heap snapshot tells apart. What the page keeps (objects,
texts, functions, elements that are in no document) must stay the same from game to game: it has a
budget. What the browser has for what is shown (elements, styles, its notes on slow frames) goes up
and down. The code that it compiles grows while it learns which functions are called often, and
levels off. No page can keep it from either, so both are only told.
"""

import json
from collections import Counter
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.houses import RiggedHouse
from tests.page.tables import Guest, begin
from tests.page.visitors import open_visitor

__all__ = ["Heap", "memory"]

TURNS_IN_A_GAME = 4
EVERY = 10
DETACHED = 2


class Heap(NamedTuple):
    """What the tab holds after so many games, in MB, and elements that are in no document."""

    games: int
    kept: float
    detached: int
    shown: float
    compiled: float


def memory(house: RiggedHouse, browser: Browser, games: int) -> list[Heap]:
    """Play so many games in one tab, and weigh it after every ten."""
    visitor = open_visitor(browser, house.url)
    house.wishes.unlink(missing_ok=True)
    table = begin([visitor.guest()], "easy", rules="goliath", clock="none", length=EVERY)
    player = Player(visitor.go(f"/t/{table}"))
    device = visitor.page.context.new_cdp_session(visitor.page)
    me = visitor.guest().join(table)
    found = []
    for game in range(1, games + 1):
        for _ in range(TURNS_IN_A_GAME):
            if not player.wait_for_turn():
                break
            player.end_turn()
        if player.wait_for_turn():
            me.until(_is_on_turn)
            me.do(do.Resign(seat=0))
        visitor.page.locator("#over-title").wait_for()
        # A match is as long as that, so each time the same number of games is on the sheet.
        if game % EVERY == 0:
            found.append(_weigh(device, game))
        if game < games:
            _again(me)
            player.wait_for_game()
    me.leave()
    visitor.page.context.close()
    return found


def _is_on_turn(view: Any) -> bool:
    return bool(view.game is not None and view.game.turn == 0 and view.phase == "playing")


def _again(host: Guest) -> None:
    """The next game, or the first of the next match."""
    view = host.until(lambda view: view.phase in ("between", "over"))
    if view.phase == "over":
        host.do(do.Rematch(), do.Start())
    else:
        host.do(do.NextGame())


def _weigh(device: Any, games: int) -> Heap:
    parts: list[str] = []

    def hear(told: dict[str, str]) -> None:
        parts.append(told["chunk"])

    device.on("HeapProfiler.addHeapSnapshotChunk", hear)
    device.send("HeapProfiler.enable")
    device.send("HeapProfiler.collectGarbage")
    device.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    device.remove_listener("HeapProfiler.addHeapSnapshotChunk", hear)
    told = json.loads("".join(parts))
    fields = told["snapshot"]["meta"]["node_fields"]
    kinds = told["snapshot"]["meta"]["node_types"][0]
    columns = {name: told["nodes"][at :: len(fields)] for at, name in enumerate(fields)}
    sizes: Counter[str] = Counter()
    for kind, size in zip(columns["type"], columns["self_size"], strict=True):
        sizes[kinds[kind]] += size
    compiled, shown = sizes.pop("code"), sizes.pop("native")
    detached = columns["detachedness"].count(DETACHED)
    return Heap(games, sum(sizes.values()) / 1e6, detached, shown / 1e6, compiled / 1e6)
