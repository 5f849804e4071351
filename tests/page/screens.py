"""Every screen of the page, and how one gets there; for tests and for pictures."""

from collections.abc import Callable

from remeld.protocol import commands as do
from tests.page.houses import RiggedHouse
from tests.page.playing import Player
from tests.page.seeing import look
from tests.page.tables import Guest, begin
from tests.page.visiting import Visitor

__all__ = ["SCREENS", "go_to"]

RACK = "k10 r10 b10 j k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o13 k2 k4 k5 k7 k9 o10 r3 b5 o7 r1 b1"
ADDRESSES = {
    "start": "/",
    "lobby": "/lobby",
    "settings": "/settings",
    "rules": "/rules",
    "rules-of-an-edition": "/rules/goliath",
    "house-rules": "/house",
    "learn": "/learn",
    "replay": "/replay",
    "aside": "/aside",
    "aside-clock": "/aside/clock",
    "aside-score": "/aside/score",
    "aside-judge": "/aside/judge",
    "aside-solve": "/aside/solve",
    "aside-arrange": "/aside/arrange",
    "unknown": "/nowhere",
    "no-such-table": "/t/AAAAAAAAAAAAAAAAAAAAAA",
}


def go_to(house: RiggedHouse, visitor: Visitor, screen: str) -> None:
    """Bring the visitor to a screen, and wait until it is there."""
    SCREENS[screen](house, visitor)
    visitor.until(visitor.page.locator("main h1, main h2").count, f"the screen {screen}")
    visitor.page.wait_for_load_state("networkidle")


def _address(path: str) -> Callable[[RiggedHouse, Visitor], None]:
    def go(_: RiggedHouse, visitor: Visitor) -> None:
        visitor.go(path)

    return go


def _dialog(way: str) -> Callable[[RiggedHouse, Visitor], None]:
    def open_dialog(_: RiggedHouse, visitor: Visitor) -> None:
        visitor.go("/")
        if way == "computers":
            visitor.button("page-change").click()
        else:
            words = visitor.text(f"page-way-{way}")
            visitor.page.locator("button").filter(has_text=words).first.click()
        visitor.page.locator("dialog[open] form").wait_for()

    return open_dialog


def _waiting(_: RiggedHouse, visitor: Visitor) -> None:
    table = visitor.guest().make_table("Ann", rules="goliath", seats=3, clock="none")
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("heading", name=visitor.text("page-waiting-title")).wait_for()


def _playing(house: RiggedHouse, visitor: Visitor) -> Player:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none", hints=True, length=1)
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    return player


def _table(house: RiggedHouse, visitor: Visitor) -> None:
    _playing(house, visitor)


def _draft(house: RiggedHouse, visitor: Visitor) -> None:
    player = _playing(house, visitor)
    player.arrange("k10 r10 b10, o1 r2")
    visitor.until(lambda: any(each.whole is False for each in look(player.page).sets))


def _hint(house: RiggedHouse, visitor: Visitor) -> None:
    _playing(house, visitor)
    visitor.button("page-hint").click()
    visitor.button("page-hint-which").click()
    visitor.button("page-hint-how").click()


def _menu(what: str) -> Callable[[RiggedHouse, Visitor], None]:
    def open_menu(house: RiggedHouse, visitor: Visitor) -> None:
        _playing(house, visitor)
        # On a small screen the menu holds what has a button of its own elsewhere.
        shown = [each for each in visitor.button(what).all() if each.is_visible()]
        if not shown:
            visitor.button("page-menu").click()
        (shown[0] if shown else visitor.button(what)).click()
        visitor.page.locator("dialog[open]").wait_for()

    return open_menu


def _pass(_: RiggedHouse, visitor: Visitor) -> None:
    guest = visitor.guest()
    table = guest.make_table("Ann", rules="goliath", seats=2, clock="none")
    guest.join(table).do(do.Sit(seat=0, name="Ann"), do.Sit(seat=1, name="Bob"), do.Start())
    guest.leave()
    visitor.go(f"/t/{table}")
    visitor.page.locator(".curtain").wait_for()


def _over(house: RiggedHouse, visitor: Visitor) -> None:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    me, bob = visitor.guest(), Guest(visitor.url)
    table = begin([me, bob], rules="goliath", clock="none", length=2)
    bob.do(do.Resign(seat=1))
    visitor.go(f"/t/{table}")
    visitor.page.locator("#over-title").wait_for()


SCREENS: dict[str, Callable[[RiggedHouse, Visitor], None]] = {
    **{name: _address(path) for name, path in ADDRESSES.items()},
    "new-game": _dialog("computers"),
    "with-friends": _dialog("friends"),
    "pass-and-play": _dialog("pass"),
    "waiting-room": _waiting,
    "table": _table,
    "table-draft": _draft,
    "table-hint": _hint,
    "table-menu": _menu("page-menu"),
    "table-changes": _menu("page-changes"),
    "table-talk": _menu("page-talk"),
    "curtain": _pass,
    "game-over": _over,
}
