"""Whole games against a computer player, each by another way of input.

Editions, screens, languages and wishes for motion take turns; `python -m bench.page_matrix` plays
every edition by every way on every screen.
"""

import os
from itertools import product
from pathlib import Path

import pytest

from remeld.cli import main
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.input_devices import HANDS
from tests.page.tables import begin
from tests.page.visitors import SIZES

# The seeds are those of short games in which tables are rearranged and jokers are played.
GAMES = [
    ("mouse", "broadway", 1, "desktop", "en", "no-preference"),
    ("touch", "babyboom", 16, "phone", "de", "reduce"),
    ("keys", "goliath", 16, "desktop", "de", "reduce"),
    ("pen", "lanmi", 9, "wall", "en", "reduce"),
    ("taps", "john-adams", 35, "tablet", "en", "reduce"),
]
if "REMELD_MATRIX" in os.environ:
    SEEDS = {"broadway": 1, "babyboom": 16, "lanmi": 9, "john-adams": 35, "goliath": 16}
    GAMES = [
        (way, edition, seed, size, ("en", "de")[n % 2], ("reduce", "no-preference")[n // 2 % 2])
        for n, (way, (edition, seed), size) in enumerate(product(HANDS, SEEDS.items(), SIZES))
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("way", "edition", "seed", "size", "lang", "motion"), GAMES)
def test_a_whole_game(
    house: RiggedHouse,
    visit: Visit,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    way: str,
    edition: str,
    seed: int,
    size: str,
    lang: str,
    motion: str,
) -> None:
    house.deal(secret=seed)
    # A finger needs a touch screen, of whatever size.
    visitor = visit(size=size, lang=lang, motion=motion, touch=True if way == "touch" else None)
    table = begin([visitor.guest()], "easy", rules=edition, clock="none", length=1)
    player = Player(visitor.go(f"/t/{table}"), way)
    assert player.wait_for_turn()
    visitor.check_access()
    player.play_out()
    assert player.turns >= 3
    heading = visitor.page.locator("#over-title")
    heading.wait_for()
    assert visitor.focus_is_kept()
    visitor.check_access()
    # What the page has shown was a game by the rules, and its record says so.
    record = tmp_path / "game.txt"
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=visitor.text("page-record")).last.click()
    download.value.save_as(record)
    assert main(["verify", str(record)]) == 0, capsys.readouterr()
