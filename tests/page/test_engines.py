"""The page in Firefox and WebKit, where Debian's packages of them are installed.

By default the first turns of a game; `python -m bench.page_matrix` plays whole games on a desktop
and on a phone. WebKit's driver has no finger, so there a mouse plays on the phone, too.
"""

import os

import pytest

from tests.page.engine_player import EnginePlayer
from tests.page.engines import Engine, missing, start
from tests.page.houses import RiggedHouse
from tests.page.tables import Guest, begin

DESKTOP, PHONE = (1440, 900), (390, 844)
WHOLE = "REMELD_MATRIX" in os.environ
CASES = [
    pytest.param("firefox", "mouse", DESKTOP, id="firefox-desktop"),
    pytest.param("firefox", "touch", PHONE, id="firefox-phone"),
    pytest.param("webkit", "mouse", DESKTOP, id="webkit-desktop"),
    pytest.param("webkit", "mouse", PHONE, id="webkit-phone"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("engine", "kind", "size"), CASES if WHOLE else CASES[1:3])
def test_a_game(house: RiggedHouse, engine: str, kind: str, size: tuple[int, int]) -> None:
    if lacking := missing(engine):
        pytest.skip(f"for this install Debian's {lacking}")
    house.deal(secret=16)
    guest = Guest(house.url, has_browser=True)
    table = begin([guest], "easy", rules="goliath", clock="none", length=1)
    name, _, value = guest.cookie.partition("=")
    with start(engine, size) as window:
        window.set_cookie(name, value, house.url)
        window.open(f"{house.url}/t/{table}")
        assert fits(window)
        EnginePlayer(window, guest.join(table), "goliath", kind).play(None if WHOLE else 3)
        guest.leave()
        window.open(f"{house.url}/no-such-screen")
        assert fits(window)
        assert window.complaints == []


def fits(window: Engine) -> bool:
    """Whether a short screen has nothing to scroll, and so no scrollbar."""
    return bool(window.evaluate("() => document.documentElement.scrollHeight <= innerHeight"))
