"""Whole games without seeing the screen.

The players of these tests know nothing but the accessibility tree and what live regions say; they
decide from that, and act by typing and by keys alone.
"""

import os
import re
import textwrap
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from remeld.protocol import commands as do
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import read_table
from tests.page.screen_reader_players import MOST_TABS, Listener, PlaysByKeys, Types
from tests.page.speech_parser import HeardSet
from tests.page.tables import NAMES, Guest, begin

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o13 k2 k4 k5 k6 k7 k9 o10 r3 b5 o7 r1"
LETTERS = {
    "table": "t",
    "rack": "r",
    "players": "p",
    "clock": "c",
    "missing": "w",
    "changes": "l",
}
WAYS = {"types": Types, "keys": PlaysByKeys}
# The seeds are those of short games in which tables are rearranged and jokers are played.
GAMES = [("types", "lanmi", 9, "fr"), ("keys", "babyboom", 16, "zh-Hant")]
if "REMELD_MATRIX" in os.environ:
    SEEDS = {"broadway": 1, "babyboom": 16, "lanmi": 9, "john-adams": 35, "goliath": 16}
    LANGS = ("en", "de", "fr", "nl", "es", "pt", "zh-Hans", "zh-Hant")
    GAMES = [
        (way, edition, seed, LANGS[n % len(LANGS)])
        for n, (way, (edition, seed)) in enumerate(product(WAYS, SEEDS.items()))
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("way", "edition", "seed", "lang"), GAMES)
def test_a_whole_game_by_ear(
    house: RiggedHouse, visit: Visit, way: str, edition: str, seed: int, lang: str
) -> None:
    house.deal(secret=seed)
    visitor = visit(lang=lang)
    table = begin([visitor.guest()], "easy", rules=edition, clock="none", length=1)
    player = WAYS[way](visitor, edition, NAMES[0])
    player.sit_down(table)
    player.play_out()
    assert player.turns >= 3
    check_everything_was_said_once(player)


def check_everything_was_said_once(player: Listener) -> None:
    """Each event that the house has told is among what was announced, once and in full."""
    knows, wire = player.knows, player.visitor.wire
    names = [seat["name"] for seat in wire.view["seats"]]

    def whole() -> str:
        # The first answer has to be fetched, so it may be about the next turn; it is no
        # announcement.
        return " ".join(player.ear.heard).replace(knows.text("page-turn-begin"), "")

    own = next(iter(wire.view["you"]["seats"]))
    events = [event for what in wire.happenings("turn") for event in what["events"]]
    expected = Counter[str]()
    for event in events:
        if event["kind"] == "draw":
            tiles = event["tiles"].split()
            player_ = names[event["seat"]]
            if event["seat"] == own and tiles:
                seen = knows.text("event-drew-seen", player=player_, tiles=knows.name(tiles[0]))
                expected[seen] += 1
            else:
                expected[knows.text("event-drew", player=player_, count=len(tiles))] += 1
        elif event["kind"] == "pass":
            expected[knows.text("event-passed", player=names[event["seat"]])] += 1
    (over,) = wire.happenings("game-over")
    winners = " ".join(names[seat] for seat in over["winners"])
    ended = knows.text(f"event-ended-{over['reason']}", player=winners, count=1)
    expected[ended] = 1
    won = knows.text("page-match-won", player=winners, count=1)
    expected[won] = 0  # One game is no match.
    for seat, name in enumerate(names):
        points = over["points"][seat]
        expected[knows.text("event-ended-points", player=name, count=points)] = 1
    # The first own turn is announced when the page is opened.
    mine = knows.text("page-your-turn")
    expected[mine] = player.turns
    # What comes last may still be on its way to the ear.
    player.visitor.until(lambda: all(said in whole() for said in +expected), "the last words")
    assert {said: whole().count(said) for said in expected} == expected
    # Before the page was opened somebody may have played.
    first = next(each["view"] for each in wire.heard if each["type"] == "welcome")
    assert told_plays(player, names, whole()) == laid_in(events, names, first["game"]["table"])


def laid_in(events: list[dict[str, Any]], names: list[str], first: str) -> list[tuple[str, Any]]:
    """Who laid which tiles, turn by turn, as the house tells it."""
    plays, table = [], tiles_of(first)
    for event in events:
        if event["kind"] == "play":
            after = tiles_of(event["table"])
            plays.append((names[event["seat"]], after - table))
            table = after
    return plays


def tiles_of(table: str) -> Counter[str]:
    """How often each tile lies on a table."""
    return Counter(face for each in read_table(table) for face in each)


def told_plays(player: Listener, names: list[str], heard: str) -> list[tuple[str, Any]]:
    """Who laid which tiles, turn by turn, as it was announced."""
    knows = player.knows
    moves = [
        knows.text(f"page-move-{move}", tiles="⟦⟧", set="⟦⟧", sets="⟦⟧", count=2).split("⟦⟧")[0]
        for move in ("lays", "adds", "plays", "rearranges")
    ]
    begins = "|".join(re.escape(move) for move in moves)
    told = []
    for name in names:
        sentence = knows.pattern("page-played", "moves", player=name).replace(
            "(?P<moves>", f"(?P<moves>(?:{begins})"
        )
        told += [
            (found.start(), name, Counter(face for each in knows.sets(found[0]) for face in each))
            for found in re.finditer(sentence, heard)
        ]
    # Who lays the last tile is told of in words that name no tile.
    return [(name, tiles) for _, name, tiles in sorted(told, key=lambda each: each[0]) if tiles]


# What there is to be explored


def at_a_table(
    house: RiggedHouse, visit: Visit, lang: str = "en", **options: object
) -> tuple[Types, Guest]:
    """A listener who is on turn, at a table with somebody else."""
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(lang=lang)
    bob = Guest(visitor.url)
    table = begin([visitor.guest(), bob], rules="goliath", **{"clock": "none", **options})
    player = Types(visitor, "goliath", NAMES[0])
    player.sit_down(table)
    assert player.wait_for_turn()
    return player, bob


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_tree_is_in_order_and_everything_in_it_has_a_name(
    house: RiggedHouse, visit: Visit, lang: str
) -> None:
    player, _ = at_a_table(house, visit, lang, hints=True)
    text = player.knows.text
    player.type("k10 r10 b10, o1")
    alone = text("fault-loose-tile", tiles=player.knows.name("o1"))
    player.hear(re.escape(alone), "the referee's word")
    tree = player.ear.tree()
    assert [node.name for node in tree.all("heading") if node.states["level"] == 1] == [
        text("page-game-title")
    ]
    regions = ["page-players", "page-changes", "page-the-table", "page-your-rack", "page-type"]
    named = [text(id, count=len(RACK.split()) - 4) for id in regions]
    assert [node.name for node in tree.all("region")] == named
    assert [node.name for node in tree.all("heading") if node.states["level"] == 2] == named
    controls = ("button", "link", "textbox", "group", "img", "progressbar", "timer", "toolbar")
    for node in tree.walk():
        # The folded part of what changed is called by its own line.
        folded = node.role == "group" and node.all("DisclosureTriangle")
        assert node.name or folded or node.role not in controls, node.outline()
    assert not [node for node in tree.walk() if node.role.lower().startswith(("svg", "graphics"))]
    names = [item.one("group").name for item in tree.all("listitem") if item.all("group")]
    assert [player.knows.named_set(name) for name in names] == [
        HeardSet(1, ["k10", "r10", "b10"], whole=True),
        HeardSet(2, ["o1"], whole=False),
    ]
    player.visitor.check_access()


@pytest.mark.slow
def test_every_question_is_answered_by_a_letter_a_word_and_a_key(
    house: RiggedHouse, visit: Visit
) -> None:
    player, _ = at_a_table(house, visit, "nl")
    text, page = player.knows.text, player.page
    player.type("k10 r10 b10")
    player.hear(player.knows.pattern("page-moved-set", "tiles", "set"), "the set")
    seats = [
        text("page-seat", player=name, count=len(RACK.split()), melded=False, state=None)
        for name in NAMES[:2]
    ]
    answers = {
        "table": text("typed-sets", count=1),
        "rack": text("typed-rack", count=11, tiles="⟦⟧").split("⟦⟧")[0],
        "players": seats[1],
        "clock": text("typed-no-clock"),
        "missing": text("page-turn-legal", count=3, points=30),
        "changes": text("page-changes-empty"),
    }
    for what, answer in answers.items():
        words = text(f"typed-word-{what}").split(", ")
        for asked in (LETTERS[what], *words):
            player.type(asked)
            player.hear(re.escape(answer), f"{asked}: {answer}")
    player.type("1")
    whole = text("page-set-whole", number=1, count=1, kind="group", tiles="⟦⟧", value=30)
    player.hear(re.escape(whole.split("⟦⟧")[1]), "the set")
    player.type("?")
    player.hear(re.escape(text("typed-help-split")), "help")
    # By keys on the tiles the same is heard; the line gives the focus back when it is closed.
    page.keyboard.press("Escape")
    button = ("button", text("page-type"))
    player.visitor.until(lambda: player.ear.focus()[:2] == button, "the focus where it was")
    while "pressed" not in player.ear.focus().states:
        page.keyboard.press("Tab")
    for what, answer in answers.items():
        page.keyboard.press(LETTERS[what])
        player.hear(re.escape(answer), f"the key for {what}")
    page.keyboard.press("1")
    player.hear(re.escape(whole.split("⟦⟧")[1]), "the key for a set")
    page.keyboard.press("/")
    player.visitor.until(lambda: player.ear.focus().role == "textbox", "the line for typing")


@pytest.mark.slow
def test_the_fourth_colour_is_typed_by_its_initial_where_that_is_free(
    house: RiggedHouse, visit: Visit
) -> None:
    player, _ = at_a_table(house, visit, "nl")
    # Geel: the letter is told beside that of the notation.
    player.type("?")
    player.hear(re.escape("k r b o/g j:"), "the letters")
    player.type("g9")
    player.hear(r"geel 9", "the tile")
    # What is no tile is named as it was typed.
    player.type("g0")
    player.hear(re.escape(player.knows.text("typed-unknown", part="g0", place=1)), "no tile")


def drafts_of(player: Listener) -> int:
    """How many tables the page has sent to be judged or played."""
    return sum("table" in each for each in player.visitor.wire.sent if each["type"] != "hello")


@pytest.mark.slow
def test_what_is_not_understood_is_named_and_changes_nothing(
    house: RiggedHouse, visit: Visit
) -> None:
    player, _ = at_a_table(house, visit, "es")
    text, name = player.knows.text, player.knows.name
    player.type("k10 r10 b10")
    player.hear(player.knows.pattern("page-moved-set", "tiles", "set"), "the set")
    player.visitor.until(lambda: player.visitor.wire.verdict.get("legal"), "the verdict")
    drafts = drafts_of(player)
    for line, answer in {
        "k1 k3 x9": text("typed-unknown", part="x9", place=7),
        "k1 >": text("typed-unfinished"),
        "mesa ahora": text("typed-too-much", part="ahora", place=6),
        "k1 > 2": text("typed-no-set", set=2, most=1),
        "b13": text("typed-not-on-rack", tiles=name("b13")),
        "1: k1": text("typed-not-in-set", set=1, tiles=name("k1")),
        "k1 > r": text("typed-not-there", tiles=name("k1")),
        "1 / k10": text("typed-cannot-split", tiles=name("k10")),
        "j=b8": text("typed-which-joker"),
        "1 > n": text("typed-no-change"),
        "d": text("typed-draw-changed"),
        "h": text("refused-hints-off"),
    }.items():
        player.type(line)
        player.hear(re.escape(answer), f"{line}: {answer}")
    assert drafts_of(player) == drafts
    # The last line comes back with the arrow, and what was done can be undone.
    player.page.keyboard.press("ArrowUp")
    player.page.keyboard.press("Enter")
    player.hear(re.escape(text("refused-hints-off")), "the last line once more")
    for line, answer in {
        "u": "page-did-undo",
        "y": "page-did-redo",
        "x": "page-did-put-back",
    }.items():
        player.type(line)
        player.hear(re.escape(text(answer)), answer)


@pytest.mark.slow
def test_a_hint_is_told_in_three_depths_and_can_be_typed(house: RiggedHouse, visit: Visit) -> None:
    player, _ = at_a_table(house, visit, "pt", hints=True)
    text = player.knows.text
    player.type("h")
    player.hear(re.escape(text("page-hint-some")), "that there is a play")
    player.type("h")
    tiles = player.hear(player.knows.pattern("page-hint-tiles", "tiles"), "the tiles")
    player.type("h")
    steps = player.hear(player.knows.pattern("page-step-lay", "tiles"), "the steps")
    faces = sorted(face for each in player.knows.sets(steps) for face in each)
    assert faces == sorted(face for each in player.knows.sets(tiles) for face in each)
    player.type(" ".join(face for each in player.knows.sets(steps) for face in each))
    player.hear(player.knows.pattern("page-turn-legal", count=3, points=30), "a legal turn")


@pytest.mark.slow
def test_events_are_said_once_also_in_a_dialog_and_also_many_at_once(
    house: RiggedHouse, visit: Visit
) -> None:
    player, bob = at_a_table(house, visit)
    text, page = player.knows.text, player.page
    player.type("d")
    player.hear(player.knows.pattern("event-drew-seen", "tiles", player=NAMES[0]), "the own draw")
    # A modal dialog hides the rest of the page, but not what happens.
    page.keyboard.press("Escape")
    for _ in range(MOST_TABS):
        if player.ear.focus()[:2] == ("button", text("page-menu")):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player.visitor.until(lambda: player.ear.tree().all("dialog"), "the menu")
    bob.wait_for_turn(1)
    bob.do(do.Say(phrase="hello"), do.Play(seat=1, table="r13 b13 o13"))
    said = text("event-said", player=NAMES[1], word=text("phrase-hello"))
    player.hear(re.escape(said), "what Bob says", all_of_it=False)
    player.hear(re.escape(text("page-your-turn")), "the own turn", all_of_it=False)
    page.keyboard.press("Escape")
    player.visitor.until(lambda: not player.ear.tree().all("dialog"), "no menu")
    # What is asked now is answered after all that was to be said before. (Chromium's tree does not
    # tell where the focus is after a dialog, so the line is opened with the mouse.)
    player.visitor.button("page-type").click()
    page.locator("[data-typed]").press_sequentially("c")
    page.keyboard.press("Enter")
    player.hear(re.escape(text("typed-no-clock")), "the clock")
    heard = " ".join(player.ear.heard)
    assert heard.count(said) == 1
    assert heard.count(text("page-your-turn")) == 2
    assert len(told_plays(player, list(NAMES), heard)) == 1


@pytest.mark.slow
def test_the_last_seconds_and_the_bell_are_said_once(house: RiggedHouse, visit: Visit) -> None:
    with house.clock_stopped():
        player, _ = at_a_table(house, visit, "de", clock="seconds", clock_length=15)
        seconds = [player.knows.text("page-time-last", count=count) for count in range(1, 11)]
        house.skip(8)  # The page asks for the time every few seconds, and believes what it is told.
        player.hear("|".join(map(re.escape, seconds)), "the last seconds")
    house.skip(15)
    bell = player.knows.text("page-bell-own-idle")
    player.hear(re.escape(bell), "the bell")
    heard = " ".join(player.ear.heard)
    assert sum(heard.count(each) for each in seconds) == 1
    assert heard.count(bell) == 1
    # What is drawn for it is told with the tiles, and only so.
    drawn = player.knows.pattern("event-drew-seen", "tiles", player=NAMES[0])
    assert len(re.findall(drawn, heard)) == 1


# The game in docs/screen-reader.md

WRITTEN = Path(__file__).parent.parent.parent / "docs/screen-reader.md"
ANN = "k10 r10 b10 r1 r2 r3 b6 b9 o11 o12 k1 k2 j k4"
ADA = "b4 b5 b6 b7 b8 o10 r9 r12 o2 o5 k6 k8 k13 b1"


@pytest.mark.slow
def test_the_written_game_is_what_is_heard(house: RiggedHouse, visit: Visit) -> None:
    before, script, after = WRITTEN.read_text("utf-8").split("```\n")
    house.deal(start="k13 k1", deal=f"{ANN} {ADA} o7 r11")
    visitor = visit()
    options = {"rules": "goliath", "clock": "none", "length": 1, "hints": True}
    table = begin([visitor.guest()], "easy", **options)
    player = Types(visitor, "goliath", NAMES[0])
    player.sit_down(table)
    assert player.wait_for_turn()
    steps = re.findall(r"(?m)^> (.*)\n((?:(?!>).*\n)*)", script)
    assert len(steps) > 10
    lines: list[str] = []
    for line, expected in steps:
        start = len(player.ear.heard)
        player.type(line)
        if "REMELD_WRITE" in os.environ:
            visitor.page.wait_for_timeout(3000)
        else:
            listen_for(player, start, " ".join(expected.split()))
        said = " ".join(player.ear.heard[start:])
        lines += [f"> {line}", *textwrap.wrap(said, 96, break_on_hyphens=False)]
    if "REMELD_WRITE" in os.environ:
        WRITTEN.write_text(f"{before}```\n{chr(10).join(lines)}\n```\n{after}", "utf-8")
    assert visitor.wire.view["phase"] != "playing"


def listen_for(player: Listener, start: int, words: str) -> None:
    """Listen until these words, and no others, were said since then."""
    player.visitor.until(lambda: " ".join(player.ear.heard[start:]) == words, words)
