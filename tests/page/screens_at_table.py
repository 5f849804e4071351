"""The screens of a table, from the waiting room to the end of the match; `screens` lists them."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from remeld.protocol import Closed, encode
from remeld.protocol import commands as do
from tests.page.browser_player import Player
from tests.page.houses import RiggedHouse
from tests.page.screen_content import look
from tests.page.service_worker import wait_for_worker
from tests.page.tables import Guest, begin
from tests.page.visitors import Visitor
from tests.page.wire_players import play_on

__all__ = ["TABLE_SCREENS", "Way", "finished_table"]

Way = Callable[[RiggedHouse, Visitor], None]
RACK = "k10 r10 b10 j k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o13 k2 k4 k5 k7 k9 o10 r3 b5 o7 r1 b1"
LONG_NAME = "Maximiliane"
RULES = "goliath"
_finished: dict[str, str] = {}


def finished_table(house: RiggedHouse) -> str:
    """A table where two have played a whole game; once for each house."""
    if house.url not in _finished:
        house.deal(secret=7)
        people = [Guest(house.url), Guest(house.url)]
        _finished[house.url] = begin(people, rules=RULES, clock="none", length=1)
        play_on(people, RULES)
        for person in people:
            person.leave()
    return _finished[house.url]


def _waiting(_: RiggedHouse, visitor: Visitor) -> None:
    table = visitor.guest().make_table("Ann", rules=RULES, seats=3, clock="none")
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("heading", name=visitor.text("page-waiting-title")).wait_for()


def _invited(_: RiggedHouse, visitor: Visitor) -> None:
    host = Guest(visitor.url)
    table = host.make_table(LONG_NAME, rules="john-adams", seats=4)
    host.join(table).do(do.Sit(seat=0, name=LONG_NAME), do.AddComputer(level="best"))
    visitor.go(f"/t/{table}")
    visitor.page.locator("[data-screen='waiting']").wait_for()
    host.leave()


def _playing(house: RiggedHouse, visitor: Visitor, *others: str) -> Player:
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    levels = others or ("easy",)
    table = begin([visitor.guest()], *levels, rules="broadway", clock="none", hints=True, length=1)
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    return player


def _table(house: RiggedHouse, visitor: Visitor) -> None:
    _playing(house, visitor)


def _four(house: RiggedHouse, visitor: Visitor) -> None:
    """Everything at once about seats: four of them, a long name, a clock, somebody who talks."""
    house.deal(secret=5)
    other = Guest(visitor.url)
    options: dict[str, object] = {"rules": "lanmi", "seats": 4}
    host = visitor.guest()
    table = host.make_table("Ann", **options)
    host.join(table).do(do.Sit(seat=0, name="Ann"))
    other.join(table).do(do.Sit(seat=1, name=LONG_NAME))
    host.do(do.AddComputer(level="best"), do.AddComputer(level="easy"), do.Start())
    host.leave()
    Player(visitor.go(f"/t/{table}")).wait_for_game()
    other.do(do.Say(phrase="take-your-time"))
    visitor.page.locator("[data-seat='1'] .said").wait_for()
    other.leave()


def _late(house: RiggedHouse, visitor: Visitor) -> None:
    """A table that has filled, what the others did, and a good play; as in the README."""
    house.deal(secret=14)
    people = [visitor.guest(), Guest(visitor.url), Guest(visitor.url)]
    people[0].has_browser = False
    table = begin(people, rules=RULES, clock="none", length=1, hints=True)
    play_on(people, RULES, 24)
    player = Player(visitor.go(f"/t/{table}"))
    assert player.wait_for_turn()
    before = player.wire.view["turn_version"]
    play_on(people, RULES, 1)
    visitor.until(lambda: player.wire.view["turn_version"] >= before + len(people), "a round")
    assert player.wait_for_turn()
    player.arrange(player.best_table() or "")
    visitor.until(player.judged_legal, "a legal turn")
    for person in people:
        person.leave()


def _draft(house: RiggedHouse, visitor: Visitor) -> None:
    player = _playing(house, visitor)
    player.arrange("k10 r10 b10, o1 r2")
    visitor.until(lambda: any(each.whole is False for each in look(player.page).sets))


def _reason(house: RiggedHouse, visitor: Visitor) -> None:
    _draft(house, visitor)
    visitor.page.locator("[data-set] button.why").first.click()
    visitor.page.locator(".reason.asked").wait_for()


def _clause(house: RiggedHouse, visitor: Visitor) -> None:
    _draft(house, visitor)
    visitor.page.locator(".judgement a[data-clause]").click()
    visitor.page.locator("dialog[open] [data-book] article").first.wait_for()


def _typed(house: RiggedHouse, visitor: Visitor) -> None:
    player = _playing(house, visitor)
    player.page.locator("[data-rack] [data-piece]").first.focus()
    player.page.keyboard.press("/")
    field = player.page.locator("[data-typed]")
    for line in ("k10 r10 b10", "xyz"):
        field.fill(line)
        field.press("Enter")
        visitor.until(lambda: field.input_value() == "", "the line to be read")


def _plan(house: RiggedHouse, visitor: Visitor) -> None:
    house.deal(start="k1 k13", deal=f"{RACK} {OTHER}")
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules=RULES, clock="none")
    player = Player(visitor.go(f"/t/{table}"))
    visitor.until(lambda: len(look(player.page).rack) == 14, "the deal")
    player.arrange("k10 r10 b10")
    visitor.until(lambda: player.wire.verdict.get("plan"), "the referee's word")
    bob.leave()


def _hint(house: RiggedHouse, visitor: Visitor) -> None:
    _playing(house, visitor)
    for depth in ("page-hint", "page-hint-which", "page-hint-how"):
        visitor.button(depth).click()


def _menu(what: str) -> Way:
    def open_menu(house: RiggedHouse, visitor: Visitor) -> None:
        _playing(house, visitor)
        # On a small screen the menu holds what has a button of its own elsewhere.
        shown = [each for each in visitor.button(what).all() if each.is_visible()]
        if not shown:
            visitor.button("page-menu").click()
        (shown[0] if shown else visitor.button(what)).click()
        visitor.page.locator("aside.talk" if what == "page-talk" else "dialog[open]").wait_for()

    return open_menu


def _leaving(house: RiggedHouse, visitor: Visitor) -> None:
    _menu("page-menu")(house, visitor)
    visitor.page.locator("dialog[open]").get_by_text(visitor.text("page-leave"), exact=True).click()
    visitor.page.get_by_text(visitor.text("page-sure-leave")).wait_for()


def _paused(house: RiggedHouse, visitor: Visitor) -> None:
    house.deal(secret=5)
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules=RULES, clock="none")
    visitor.go(f"/t/{table}")
    Player(visitor).wait_for_game()
    bob.do(do.OfferPause())
    visitor.button("page-accept-pause").wait_for()
    bob.leave()


def _watching(house: RiggedHouse, visitor: Visitor) -> None:
    house.deal(secret=7)
    people = [Guest(house.url), Guest(house.url)]
    table = begin(people, rules=RULES, clock="none", length=1)
    play_on(people, RULES, 8)
    visitor.go(f"/t/{table}")
    visitor.page.locator("[data-set]").first.wait_for()
    for person in people:
        person.leave()


def _pass(_: RiggedHouse, visitor: Visitor) -> None:
    guest = visitor.guest()
    table = guest.make_table("Ann", rules=RULES, seats=2, clock="none")
    guest.join(table).do(do.Sit(seat=0, name="Ann"), do.Sit(seat=1, name="Bob"), do.Start())
    guest.leave()
    visitor.go(f"/t/{table}")
    visitor.page.locator(".curtain").wait_for()


def _over(games: int) -> Way:
    """After a game of a match; after the last one the match is over too."""

    def end(house: RiggedHouse, visitor: Visitor) -> None:
        house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
        me, bob = visitor.guest(), Guest(visitor.url)
        table = begin([me, bob], rules=RULES, clock="none", length=2)
        for game in range(games):
            if game:
                me.join(table).do(do.NextGame()).leave()
                bob.until(lambda view: view.phase == "playing")
            bob.do(do.Resign(seat=1))
        visitor.go(f"/t/{table}")
        visitor.page.locator("#over-title").wait_for()
        bob.leave()

    return end


def _kicked(house: RiggedHouse, visitor: Visitor) -> None:
    house.deal(secret=5)
    host = Guest(visitor.url)
    table = begin([host, visitor.guest()], rules=RULES, clock="none")
    visitor.go(f"/t/{table}")
    Player(visitor).wait_for_game()
    assert host.view is not None
    host.do(do.Kick(person=host.view.seats[1].person or 0))
    visitor.page.locator("[data-screen='kicked']").wait_for()
    host.leave()


def _closed(code: str) -> Way:
    """The house says goodbye for this reason; no test can bring about all of them in earnest."""

    def close(_: RiggedHouse, visitor: Visitor) -> None:
        last = encode(Closed(code=code, values={})).decode()  # type: ignore[arg-type]

        def greet(socket: WebSocketRoute) -> None:
            def answer(_: str | bytes) -> None:
                socket.send(last)
                socket.close()

            socket.on_message(answer)

        visitor.page.route_web_socket("**/ws", greet)
        visitor.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
        visitor.page.locator(f"[data-screen='{code}']").wait_for()

    return close


def _second_tab(house: RiggedHouse, visitor: Visitor) -> None:
    player = _playing(house, visitor)
    second = player.page.context.new_page()
    second.goto(player.page.url)
    player.page.locator("[data-screen='second-tab']").wait_for()


def _lost(house: RiggedHouse, visitor: Visitor) -> None:
    """The first connection breaks when the table is there, and none comes after it."""
    lines: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        lines.append(socket)
        if len(lines) > 1:
            socket.close()
        else:
            socket.connect_to_server()

    visitor.page.route_web_socket("**/ws", connect)
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    table = begin([visitor.guest()], "easy", rules="broadway", clock="none")
    visitor.go(f"/t/{table}").page.locator("[data-rack] [data-piece]").first.wait_for()
    lines[0].close()
    visitor.page.locator(".lost").get_by_role("button").wait_for()


def _last(house: RiggedHouse, visitor: Visitor) -> None:
    """The table as it was last seen, when there is no network any more."""
    player = _playing(house, visitor)
    wait_for_worker(player.visitor)
    visitor.watch.allow("ERR_INTERNET_DISCONNECTED")
    player.page.context.set_offline(True)
    player.page.reload()
    player.page.locator("[data-screen='last-table']").wait_for()


TABLE_SCREENS: dict[str, Way] = {
    "waiting-room": _waiting,
    "waiting-guest": _invited,
    "table": _table,
    "table-four": _four,
    "table-late": _late,
    "table-draft": _draft,
    "table-reason": _reason,
    "table-clause": _clause,
    "table-typed": _typed,
    "table-plan": _plan,
    "table-hint": _hint,
    "table-menu": _menu("page-menu"),
    "table-changes": _menu("page-changes"),
    "table-talk": _menu("page-talk"),
    "table-help": _menu("page-help"),
    "table-leaving": _leaving,
    "table-paused": _paused,
    "table-watching": _watching,
    "curtain": _pass,
    "game-over": _over(1),
    "match-over": _over(2),
    "kicked": _kicked,
    "locked": _closed("locked"),
    "forgotten": _closed("forgotten"),
    "signed-out": _closed("signed-out"),
    "reload": _closed("reload"),
    "server-too-old": _closed("server-too-old"),
    "unreadable": _closed("unreadable"),
    "second-tab": _second_tab,
    "lost": _lost,
    "last-table": _last,
}
