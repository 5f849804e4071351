"""Every screen of the page, and how one gets there; for tests and for pictures."""

import json
from collections.abc import Mapping

from playwright.sync_api import Locator

from remeld.protocol import commands as do
from tests.page.browser_player import END_TURN, Player
from tests.page.houses import RiggedHouse
from tests.page.screen_content import look
from tests.page.screens_at_table import TABLE_SCREENS, Way, finished_table
from tests.page.service_worker import wait_for_worker
from tests.page.tables import Guest, begin
from tests.page.visitors import Visitor

__all__ = ["SCREENS", "go_to"]

ADDRESSES = {
    "start": "/",
    "settings": "/settings",
    "rules": "/rules",
    "rules-of-an-edition": "/rules/goliath",
    "rules-clause": "/rules/john-adams#R43",
    "house-rules": "/house",
    "learn": "/learn",
    "advice": "/learn/advice",
    "lesson": "/learn/run",
    "lesson-question": "/learn/bell",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/goliath/1",
    "puzzle-endgame": "/puzzles/lanmi/8",
    "rush": "/puzzles/rush",
    "practice": "/practice",
    "drill-splits": "/practice/splits/7",
    "drill-jokers": "/practice/jokers/7",
    "drill-count": "/practice/count/7",
    "replay": "/replay",
    "aside": "/aside",
    "aside-clock": "/aside/clock",
    "aside-score": "/aside/score",
    "aside-judge": "/aside/judge",
    "aside-solve": "/aside/solve",
    "aside-arrange": "/aside/arrange",
    "aside-openings": "/aside/openings",
    "unknown": "/nowhere",
    "no-such-table": "/t/AAAAAAAAAAAAAAAAAAAAAA",
}
NAMES = ("Ann", "Maximiliane", "Cy")
GAMES = (
    {"winner": 0, "racks": ["", "b3 j", "k13 r13"]},
    {"winner": None, "racks": ["r3", "b3", "k5-6"]},
    {"winner": 1, "racks": ["b1", "", "k1-3"]},
)


def go_to(house: RiggedHouse, visitor: Visitor, screen: str) -> None:
    """Bring the visitor to a screen, and wait until it is there."""
    SCREENS[screen](house, visitor)
    visitor.until(visitor.page.locator("main h1, main h2").count, f"the screen {screen}")
    if screen not in NEVER_IDLE:
        visitor.page.wait_for_load_state("networkidle")


# A page that tries to get its table back asks for it again and again.
NEVER_IDLE = ("lost", "last-table", "start-offline")


def _address(path: str) -> Way:
    def go(_: RiggedHouse, visitor: Visitor) -> None:
        visitor.go(path)

    return go


def _returning(house: RiggedHouse, visitor: Visitor) -> None:
    """The start of somebody whose game goes on."""
    house.deal(secret=5)
    begin([visitor.guest()], "easy", "best", rules="goliath", clock="none")
    visitor.go("/").page.locator("#go-on").wait_for()


def _expired(_: RiggedHouse, visitor: Visitor) -> None:
    """The start of somebody whom the house does not know any more."""
    visitor.go("/").button("page-play-now").wait_for()
    visitor.until(visitor.page.context.cookies, "a session")
    visitor.page.context.clear_cookies()
    visitor.page.reload()
    visitor.page.get_by_text(visitor.text("page-session-expired")).wait_for()


def _offline(_: RiggedHouse, visitor: Visitor) -> None:
    visitor.go("/").button("page-play-now").wait_for()
    wait_for_worker(visitor)
    visitor.watch.allow("ERR_INTERNET_DISCONNECTED")
    visitor.page.context.set_offline(True)
    visitor.page.reload()
    visitor.page.locator("[data-offline]").wait_for()


def _lobby(_: RiggedHouse, visitor: Visitor) -> None:
    host = Guest(visitor.url)
    table = host.make_table(NAMES[1], rules="john-adams", seats=4, public=True)
    host.join(table).do(do.Sit(seat=0, name=NAMES[1]), do.AddComputer(level="easy"))
    visitor.go("/lobby").page.locator("main li").first.wait_for()
    host.leave()


def _dialog(way: str) -> Way:
    def open_dialog(_: RiggedHouse, visitor: Visitor) -> None:
        visitor.go("/")
        if way == "computers":
            visitor.button("page-change").click()
        else:
            words = visitor.text(f"page-way-{way}")
            visitor.page.locator("button").filter(has_text=words).first.click()
        visitor.page.locator("dialog[open] form").wait_for()

    return open_dialog


def _house_open(_: RiggedHouse, visitor: Visitor) -> None:
    visitor.watch.allow("status of 404")  # the house refuses what is out of range
    visitor.go("/house").page.locator("main summary").first.wait_for()
    visitor.page.evaluate("document.querySelectorAll('main details').forEach((d) => d.open = true)")
    visitor.page.locator("main input[type=number]").first.fill("99")
    visitor.page.locator(".status.bad").wait_for()


def _lesson_fault(_: RiggedHouse, visitor: Visitor) -> None:
    player = Player(visitor.go("/learn/run"))
    player.page.locator("[data-rack] [data-piece]").first.wait_for()
    player.arrange("b4 r9")
    visitor.until(lambda: any(each.whole is False for each in look(player.page).sets))


def _lesson_done(_: RiggedHouse, visitor: Visitor) -> None:
    player = Player(visitor.go("/learn/run"))
    player.page.locator("[data-rack] [data-piece]").first.wait_for()
    player.arrange("b4 b5 b6")
    visitor.until(player.judged_legal, "a legal turn")
    player.hand.press(END_TURN)
    player.page.locator("[data-next]").wait_for()


def _learned(_: RiggedHouse, visitor: Visitor) -> None:
    visitor.go("/learn/out").page.locator("[data-lesson]").wait_for()
    lesson, learned = visitor.page.locator("[data-lesson]"), "[data-screen='learned']"
    for _step in range(40):
        before = lesson.get_attribute("data-lesson")
        visitor.button("learn-skip").click()
        visitor.page.locator(f"{learned}, [data-lesson]:not([data-lesson='{before}'])").wait_for()
        if visitor.page.locator(learned).count():
            return
    raise AssertionError("the lessons do not end")


def _replay(house: RiggedHouse, visitor: Visitor) -> None:
    visitor.go(f"/replay/{finished_table(house)}/1#24")
    visitor.page.locator("[data-screen='replay'] [data-set]").first.wait_for()
    visitor.button("replay-best-ask").click()
    visitor.page.locator("[data-best='known']").wait_for()


def _forged(_: RiggedHouse, visitor: Visitor) -> None:
    visitor.watch.allow("422")
    visitor.go("/replay")
    visitor.page.get_by_label(visitor.text("replay-paste")).fill("Dear house,\nno record.")
    visitor.button("replay-open").click()
    visitor.page.locator("[data-screen='replay-wrong']").wait_for()


def _asked(tool: str, entered: Mapping[str, object]) -> Way:
    """A tool that has been asked about these tiles."""

    def ask(_: RiggedHouse, visitor: Visitor) -> None:
        kept = json.dumps(entered.get("tiles", entered))
        visitor.go("/").page.evaluate(
            "([tool, kept]) => localStorage.setItem(`remeld-aside-${tool}`, kept)", [tool, kept]
        )
        visitor.go(f"/aside/{tool}").button(f"aside-{tool}-ask").click()
        visitor.page.locator("section.answer").wait_for()

    return ask


def _box(visitor: Visitor, id: str, **values: object) -> Locator:
    return visitor.page.get_by_role("textbox", name=visitor.text(id, **values), exact=True)


def _named(visitor: Visitor) -> None:
    visitor.go("/aside/score")
    for number, name in enumerate(NAMES, start=1):
        _box(visitor, "aside-player", number=number).fill(name)
        _box(visitor, "aside-player", number=number).blur()


def _entry(_: RiggedHouse, visitor: Visitor) -> None:
    """Writing down a game."""
    _named(visitor)
    visitor.button("aside-add-game").click()
    visitor.page.get_by_role("radio", name=NAMES[0], exact=True).check()
    _box(visitor, "aside-left-of", name=NAMES[1]).fill("b3 j")


def _sheet(_: RiggedHouse, visitor: Visitor) -> None:
    """A score sheet with some games on it."""
    _named(visitor)
    for game in GAMES:
        visitor.button("aside-add-game").click()
        winner = game["winner"]
        name = NAMES[winner] if isinstance(winner, int) else visitor.text("aside-nobody-out")
        visitor.page.get_by_role("radio", name=name, exact=True).check()
        for player, tiles in zip(NAMES, game["racks"], strict=True):  # type: ignore[call-overload]
            if tiles:
                _box(visitor, "aside-left-of", name=player).fill(tiles)
        visitor.button("aside-save-game").click()
    visitor.page.locator("tr.total").wait_for()


def _bell(_: RiggedHouse, visitor: Visitor) -> None:
    visitor.page.clock.install()
    visitor.go("/aside/clock").page.locator("button.face").click()
    visitor.page.clock.run_for(61_000)
    visitor.page.get_by_role("heading", name=visitor.text("aside-bell")).wait_for()


SCREENS: dict[str, Way] = {
    **{name: _address(path) for name, path in ADDRESSES.items()},
    "start-returning": _returning,
    "start-expired": _expired,
    "start-offline": _offline,
    "lobby": _lobby,
    "new-game": _dialog("computers"),
    "with-friends": _dialog("friends"),
    "pass-and-play": _dialog("pass"),
    **TABLE_SCREENS,
    "house-rules-open": _house_open,
    "lesson-fault": _lesson_fault,
    "lesson-done": _lesson_done,
    "learned": _learned,
    "replay-game": _replay,
    "replay-wrong": _forged,
    "aside-bell": _bell,
    "aside-score-entry": _entry,
    "aside-score-sheet": _sheet,
    "aside-judge-faults": _asked(
        "judge",
        {"before": "b4-6", "after": "b4-6 b8, k1, r3-4", "rack": "b7-8 k1 r3-4", "melded": True},
    ),
    "aside-solve-play": _asked(
        "solve",
        {"table": "b4-6, rbo9, r4-8", "rack": "b3 k9 b7 o12", "melded": True, "aim": "tiles"},
    ),
    "aside-arrange-sets": _asked("arrange", {"tiles": "b4-9 krb8 j k1 o11-13 r2 krbo10"}),
    "aside-openings-now": _asked("openings", {"tiles": "kbo9 r10-12 o1-3 b3 b6 k12 k4 j"}),
    "aside-openings-waits": _asked("openings", {"tiles": "kb9 r10-11 o1 o4 k1 b3 b6 k12 k4 o9 r5"}),
}
