"""The clock: the last ten seconds are heard, the host can give time, and it waits for a device."""

import pytest

from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.tables import Guest, begin
from tests.page.visitors import Visitor

SHORT = 15
LONG = 600
TICK = 1200
# Every tone that a real audio context is told to make, by its pitch.
TONES = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  tones.push([Math.round(this.frequency.value), this.context.state]);
  return start.apply(this, when);
};
"""


def ticks(visitor: Visitor) -> int:
    """How many seconds were heard."""
    tones: list[tuple[int, str]] = visitor.page.evaluate("tones")
    return sum(pitch == TICK and state == "running" for pitch, state in tones)


@pytest.mark.slow
def test_everybody_hears_the_last_seconds_until_sounds_are_off(
    house: RiggedHouse, visit: Visit
) -> None:
    ann, bob = visit(), visit(size="phone", lang="de")
    table = begin([ann.guest(), bob.guest()], rules="goliath", clock="seconds", clock_length=SHORT)
    for visitor in (ann, bob):
        visitor.page.add_init_script(TONES)
        Player(visitor.go(f"/t/{table}")).wait_for_game()
        # A browser lets a page make sounds after somebody has touched it.
        visitor.page.mouse.click(200, 300)
    for visitor in (ann, bob):
        visitor.until(lambda visitor=visitor: ticks(visitor) >= 2, "two seconds")  # type: ignore[misc]
    ann.button("page-menu").click()
    ann.button("page-sound-off").click()
    heard, before = ticks(ann), ticks(bob)
    bob.until(lambda: ticks(bob) >= before + 2, "two more seconds")
    assert ticks(ann) == heard
    assert ann.button("page-sound-on").count() == 1


def test_the_host_gives_more_time_and_everybody_sees_it(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k1 k13")
    ann, bob = visit(), visit(lang="de", size="phone")
    options = {"rules": "goliath", "clock": "seconds", "clock_length": LONG}
    table = begin([ann.guest(), bob.guest()], **options)
    for visitor in (ann, bob):
        Player(visitor.go(f"/t/{table}")).wait_for_game()
    deadline = bob.wire.game["clock"]["deadline"]
    ann.button("page-menu").click()
    ann.button("page-lengthen", count=30).click()
    bob.until(lambda: bob.wire.game["clock"]["deadline"] == deadline + 30_000, "the time")
    told = bob.text("event-extended", player="Bob", count=30)
    bob.wait_for_message(told)
    # A guest has no such button.
    bob.button("page-menu").click()
    assert not bob.button("page-lengthen", count=30).count()


def two_on_one_device(visitor: Visitor, *others: Guest) -> str:
    """Ann and Bob at one browser, others elsewhere; a clock runs."""
    me = visitor.guest()
    seats = 2 + len(others)
    options = {"rules": "goliath", "clock": "seconds", "clock_length": LONG}
    table = me.make_table("Ann", seats=seats, **options)
    me.join(table).do(do.Sit(seat=0, name="Ann"), do.Sit(seat=1, name="Bob"))
    for seat, other in enumerate(others, 2):
        other.join(table).do(do.Sit(seat=seat, name="Cleo"))
    me.do(do.Start())
    me.leave()
    return table


@pytest.mark.slow
def test_the_clock_waits_while_the_device_goes_round(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k1")
    visitor = visit(size="phone", lang="de")
    page, wire = visitor.page, visitor.wire
    visitor.go(f"/t/{two_on_one_device(visitor)}")
    for name in ("Ann", "Bob"):
        page.get_by_text(visitor.text("page-pass-clock-waits")).wait_for()
        assert wire.view["paused"] == "consent"
        assert page.locator("[data-rack]").count() == 0
        visitor.check_access()
        house.skip(LONG * 2)
        visitor.button("page-i-am", player=name).click()
        visitor.until(lambda: wire.view["paused"] is None, "the clock goes on")
        left = wire.game["clock"]["deadline"] - wire.view["now"]
        assert left > LONG * 1000 / 2, "the wait has cost time"
        player = Player(visitor)
        assert player.wait_for_turn()
        assert visitor.focus_is_kept()
        player.end_turn()


def test_with_others_elsewhere_the_clock_runs_and_says_so(house: RiggedHouse, visit: Visit) -> None:
    house.deal(start="k13 k2 k1")
    visitor = visit()
    visitor.go(f"/t/{two_on_one_device(visitor, Guest(visitor.url))}")
    visitor.page.get_by_text(visitor.text("page-pass-clock-runs")).wait_for()
    assert visitor.wire.view["paused"] is None
    assert not visitor.wire.commands("offer-pause")
