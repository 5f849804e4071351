"""What operators order, as players see it: a message, no new games, a ban."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.cli.calls import remeld
from tests.page.conftest import RiggedHouse, Visit
from tests.page.tables import begin
from tests.page.visitors import Visitor

MESSAGE = "We update at eight. Please finish your game."
LATER = "Done. Have fun!"


class Operated(RiggedHouse):
    """A house with a door for its operator."""

    def __init__(self, folder: Path) -> None:
        self.door = str(folder / "admin")
        super().__init__(folder, admin_socket=self.door)

    def admin(self, *words: str) -> None:
        """Do as an operator does."""
        answer = remeld("admin", *words, "--admin-socket", self.door)
        assert answer.code == 0, answer


@pytest.fixture
def operated(built: None, tmp_path: Path) -> Iterator[Operated]:
    house = Operated(tmp_path)
    try:
        house.start()
        yield house
    finally:
        house.kill()


def test_players_are_told_what_operators_order(operated: Operated, visit: Visit) -> None:
    ann = visit(url=operated.url, size="phone", lang="de")
    table = begin([ann.guest()], "easy", rules="broadway", clock="none")
    ann.go(f"/t/{table}")
    expect(ann.page.locator("[data-rack]").first).to_be_visible()
    ben = visit(url=operated.url).go("/")
    check_message(operated, ann, ben)
    check_drain(operated, ann, ben)
    check_ban(operated, ann, ben)


def check_message(operated: Operated, ann: Visitor, ben: Visitor) -> None:
    operated.admin("message", MESSAGE)
    shown = ann.page.locator("[data-house-message]")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text(f"Nachricht vom Spielhaus: {MESSAGE}")
    # It is heard, and it is where it covers nothing of the game.
    expect(ann.page.locator("[data-live]")).to_contain_text(MESSAGE)
    assert ann.page.evaluate("document.querySelector('.toasts [data-house-message]')") is None
    ann.check_access()
    # Who is at no table is told with the next load, and reads it until it is closed.
    told = ben.go("/").page.locator("[data-house-message]")
    expect(told).to_contain_text(f"Message from the house: {MESSAGE}")
    ben.check_access()
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    ben.go("/")
    expect(ben.button("page-play-now").first).to_be_visible()
    expect(told).to_have_count(0)
    operated.admin("message", LATER)
    expect(shown).to_contain_text(LATER)
    expect(ben.go("/").page.locator("[data-house-message]")).to_contain_text(LATER)
    operated.admin("message")
    expect(shown).to_have_count(0)


def check_drain(operated: Operated, ann: Visitor, ben: Visitor) -> None:
    operated.admin("drain")
    ben.watch.allow("503")
    ben.go("/")
    ben.button("page-play-now").first.click()
    ben.wait_for_message(ben.text("refused-draining"))
    # The game under way goes on.
    version = ann.wire.view["version"]
    ann.page.locator("[data-end]").click()
    ann.until(lambda: ann.wire.view["version"] > version, "the own turn to end")
    operated.admin("undrain")


def check_ban(operated: Operated, ann: Visitor, ben: Visitor) -> None:
    operated.admin("ban", "127.0.0.1")
    for visitor in (ann, ben):
        visitor.watch.allow("403")
    expect(
        ann.page.get_by_role("heading", name=ann.text("page-closed-title-banned"))
    ).to_be_visible()
    expect(ann.page.get_by_text(ann.text("refused-banned"))).to_be_visible()
    ann.check_access()
    ben.go("/").button("page-play-now").first.click()
    ben.wait_for_message(ben.text("refused-banned"))
    operated.admin("unban", "127.0.0.1")
    ben.go("/").button("page-play-now").first.click()
    ben.until(lambda: ben.wire.view, "a new table")
