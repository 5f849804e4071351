"""Levels of computer players: chosen for each seat, known by name and face, heard at the end."""

from typing import cast

import pytest
from playwright.sync_api import Locator, expect

from remeld.bots import Level
from remeld.match import loads
from remeld.protocol import LEVELS, commands
from remeld.study import how_played
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.tables import begin
from tests.page.visitors import Visitor

# The seeds are those of short games.
GAMES = [
    ("babyboom", 1, ("chick", "rabbit", "hedgehog"), "phone", "touch", "de"),
    ("goliath", 1, ("cat", "badger", "fox"), "desktop", "mouse", "zh-Hans"),
    ("john-adams", 13, ("owl", "dragon"), "tablet", "taps", "en"),
]


def face(place: Locator) -> str:
    """The drawing of a face."""
    return place.locator("svg path").first.get_attribute("d") or ""


def sits(visitor: Visitor, seat: int, level: str, drawn: str) -> None:
    """Whoever sits there shows the name of the level and its face."""
    place = visitor.page.locator(f"[data-seat='{seat}']")
    expect(place.locator(".state")).to_have_text(visitor.text(f"level-{level}"))
    assert face(place.locator(".sign").first) == drawn


def test_a_level_for_each_seat_is_chosen_where_a_table_is_made(
    house: RiggedHouse, visit: Visit
) -> None:
    visitor = visit(lang="de", size="phone").go("/")
    visitor.button("page-change").click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.get_by_role("radio", name="2", exact=True).check()
    faces = {}
    for number, level in enumerate(("owl", "chick"), 1):
        label = visitor.text("page-level-of", number=number)
        pick = dialog.locator(".pick").filter(has=visitor.page.get_by_label(label, exact=True))
        pick.get_by_role("combobox").select_option(level)
        expect(pick.get_by_role("paragraph")).to_have_text(visitor.text(f"level-says-{level}"))
        faces[level] = face(pick)
    assert faces["owl"] != faces["chick"]
    visitor.check_access()
    visitor.button("page-begin").click()
    player = Player(visitor, "taps").wait_for_game()
    assert [seat["level"] for seat in player.wire.view["seats"]] == [None, "owl", "chick"]
    for seat, level in enumerate(faces, 1):
        sits(visitor, seat, level, faces[level])
    # In a list of tables each has its own face, too.
    visitor.go("/")
    card = visitor.page.locator("a.card").filter(has=visitor.page.locator(".signs svg")).first
    signs = card.locator(".signs svg path")
    expect(signs).to_have_count(2)
    assert [each.get_attribute("d") for each in signs.all()] == list(faces.values())


def test_a_level_is_chosen_in_the_waiting_room_and_speaks_when_the_game_is_over(
    house: RiggedHouse, visit: Visit
) -> None:
    # In this deal Ann goes out within two turns of her own.
    rack = "k10 k11 k12 k13 r10 r11 r12 r13 b1 b2 b3 b4 b5 b6"
    other = "o1 o3 o5 o7 o9 o11 k2 k4 k6 k8 r2 r4 r6 r8"
    house.deal(start="k13 k1", deal=f"{rack} {other}")
    visitor = visit()
    table = visitor.guest().make_table("Ann", rules="goliath", seats=2, clock="none", length=1)
    page = visitor.go(f"/t/{table}").page
    mine, theirs = page.locator(".row").first, page.locator(".row").last
    mine.get_by_role("button", name=visitor.text("page-sit-here"), exact=True).click()
    page.get_by_role("textbox", name=visitor.text("page-name")).fill("Ann")
    visitor.button("page-sit-down").click()
    theirs.get_by_role("button", name=visitor.text("page-add-computer"), exact=True).click()
    level = theirs.get_by_role("combobox", name=visitor.text("page-level"), exact=True)
    level.select_option("fox")
    visitor.until(lambda: visitor.wire.view["seats"][1]["level"] == "fox", "a fox")
    expect(theirs.get_by_role("paragraph")).to_have_text(visitor.text("level-says-fox"))
    drawn = face(theirs)
    visitor.button("page-start").click()
    player = Player(visitor).wait_for_game()
    sits(visitor, 1, "fox", drawn)
    player.play_out()
    check_said(visitor, ("fox",))
    visitor.check_access()


@pytest.mark.parametrize("level", ["easy", "best"])
def test_the_waiting_room_tells_a_level_that_is_no_longer_offered(
    house: RiggedHouse, visit: Visit, level: Level
) -> None:
    visitor = visit()
    host = visitor.guest()
    table = host.make_table("Ann", rules="goliath", seats=2)
    host.join(table).do(commands.Sit(seat=0, name="Ann"), commands.AddComputer(level=level))
    host.leave()
    row = visitor.go(f"/t/{table}").page.locator(".row").last
    pick = row.get_by_role("combobox", name=visitor.text("page-level"), exact=True)
    expect(pick).to_have_value(level)
    pick.select_option("fox")
    visitor.until(lambda: visitor.wire.view["seats"][1]["level"] == "fox", "a fox")
    expect(pick).to_have_value("fox")
    expect(pick.locator(f"option[value={level}]")).to_have_count(0)


def said(visitor: Visitor, levels: tuple[str, ...]) -> dict[str, str]:
    """How each level played the game that is over, by the record that anybody can load."""
    wire = visitor.wire.view
    path = f"/api/tables/{wire['table']}/records/{wire['match']['records']}"
    record = loads(visitor.page.request.get(visitor.url + path).text())
    told = {}
    for seat, level in enumerate(levels, 1):
        found = how_played(record, seat, cast("Level", level))
        # Who had no turn says how it plays.
        text = visitor.text(
            f"played-{found.code}" if found else f"level-says-{level}",
            **(found.values if found else {}),
        )
        told[wire["seats"][seat]["name"]] = visitor.text("page-level-quote", text=text)
    return told


def check_said(visitor: Visitor, levels: tuple[str, ...]) -> None:
    """Each level tells it beside its name."""
    for level, (name, text) in zip(levels, said(visitor, levels).items(), strict=True):
        row = visitor.page.locator(".racks li").filter(
            has=visitor.page.locator(".name").get_by_text(name, exact=True)
        )
        expect(row.locator(".level")).to_have_text(visitor.text(f"level-{level}"))
        expect(row.locator(".says")).to_have_text(text)


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "seed", "levels", "size", "way", "lang"), GAMES)
def test_a_whole_game_at_every_level(
    house: RiggedHouse,
    visit: Visit,
    edition: str,
    seed: int,
    levels: tuple[str, ...],
    size: str,
    way: str,
    lang: str,
) -> None:
    house.deal(secret=seed)
    visitor = visit(size=size, lang=lang, touch=True if way == "touch" else None)
    table = begin([visitor.guest()], *levels, rules=edition, clock="none", length=1)
    Player(visitor.go(f"/t/{table}"), way).wait_for_game().play_out()
    visitor.page.locator("#over-title").wait_for()
    check_said(visitor, levels)


def test_every_level_is_played_against() -> None:
    assert sorted(level for _, _, levels, *_ in GAMES for level in levels) == sorted(LEVELS)
