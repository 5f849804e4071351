"""Inviting from one's own machine: the page says who can come, and one tap lets a network in.

Addresses of the loopback interface stand for networks.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.conftest import RiggedHouse, Visit


@pytest.fixture
def own_house(built: None, tmp_path: Path) -> Iterator[RiggedHouse]:
    """A house as `remeld play` opens it: for this machine alone, until somebody there says more."""
    house = RiggedHouse(tmp_path, openable="yes", networks="127.0.0.2,127.0.0.3")
    try:
        house.start()
        yield house
    finally:
        house.kill()


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "de")])
def test_one_tap_opens_the_house_to_the_network_and_drops_nobody(
    own_house: RiggedHouse, visit: Visit, size: str, lang: str
) -> None:
    local = f"http://localhost:{own_house.port}"
    host = visit(local, size=size, lang=lang).go("/")
    host.page.locator("button").filter(has_text=host.text("page-way-friends")).first.click()
    host.button("page-open-table").click()
    host.page.locator("[data-screen=waiting]").wait_for()
    link = host.page.get_by_role("textbox", name=host.text("page-invite-link"))
    card = host.page.locator("section.card", has=link)
    assert link.input_value().startswith(local)
    assert host.text("page-invite-machine") in card.inner_text()
    host.check_access()
    pictures = card.locator("img")
    first = pictures.get_attribute("src")
    host.button("page-network-open").click()
    dialog = host.page.locator("dialog[open]")
    dialog.get_by_role("radio", name="127.0.0.2").check()
    host.check_access()
    dialog.get_by_role("button", name=host.text("page-network-yes")).click()
    at = f"http://127.0.0.2:{own_house.port}"
    host.until(lambda: link.input_value().startswith(at), "the link for the network")
    assert host.text("page-invite-network", address="127.0.0.2") in card.inner_text()
    assert pictures.get_attribute("src") != first
    assert pictures.evaluate("(it) => it.complete || new Promise((ok) => (it.onload = ok))")
    friend = visit(at, size="phone").go(link.input_value().removeprefix(at))
    friend.page.locator("[data-screen=waiting]").wait_for()
    # A friend is told the truth, too, and cannot open anything else.
    assert friend.text("page-invite-network", address="127.0.0.2") in (
        friend.page.locator("section.card", has_text=friend.text("page-invite")).last.inner_text()
    )
    assert friend.page.get_by_role("button", name=friend.text("page-network-change")).count() == 0
    assert host.wire.opened == 1, "nobody had to connect again"
    host.button("page-network-change").click()
    dialog.get_by_role("radio", name="127.0.0.3").check()
    dialog.get_by_role("button", name=host.text("page-network-yes")).click()
    host.until(lambda: "127.0.0.3" in link.input_value(), "the other address")
    assert host.wire.opened == 1
