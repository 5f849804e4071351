"""Puzzles on the page: solved by hand, of the day, against the clock and without a network."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from remeld.notation import format_rack, format_table
from remeld.rules import JOKER, plain, spread
from remeld.solver import all_plays, best_play, moved_tiles
from remeld.study import Kind, Puzzle, day_number, shipped_list, shipped_puzzle
from tests.page.browser_player import END_TURN, Player
from tests.page.conftest import Visit
from tests.page.screen_content import look
from tests.page.service_worker import wait_for_worker
from tests.page.test_breaks import BROKEN
from tests.page.visitors import Visitor


def simplest(edition: str, kind: Kind) -> int:
    """The puzzle of a kind, without jokers, for which hands have the least to do."""

    def hands(number: int) -> int:
        puzzle = shipped_puzzle(edition, number)
        return moved_tiles(puzzle.table, puzzle.solution.table) + len(puzzle.answer)

    numbers = [each.number for each in shipped_list(edition) if each.kind == kind]
    return min(filter(lambda number: not has_joker(edition, number), numbers), key=hands)


def has_joker(edition: str, number: int) -> bool:
    puzzle = shipped_puzzle(edition, number)
    return JOKER in plain((*spread(puzzle.table), *puzzle.rack))


def joker_that_stays(edition: str) -> int:
    """A puzzle with a joker on the table that the answer does not touch, with few tiles to move."""

    def hands(number: int) -> int:
        puzzle = shipped_puzzle(edition, number)
        bound = {tiles for tiles in puzzle.table if JOKER in plain(tiles)}
        free = puzzle.melded and bound and bound <= set(puzzle.solution.table)
        moved = moved_tiles(puzzle.table, puzzle.solution.table) + len(puzzle.answer)
        return moved if free and JOKER not in plain(puzzle.answer) else 99

    return min((each.number for each in shipped_list(edition)), key=hands)


def joker_that_moves(edition: str) -> int:
    """A puzzle whose answer moves a joker of the table, with few tiles to move."""

    def hands(number: int) -> int:
        puzzle = shipped_puzzle(edition, number)
        after = puzzle.solution.table
        bound = {tiles for tiles in puzzle.table if JOKER in plain(tiles)}
        moved = moved_tiles(puzzle.table, after) + len(puzzle.answer)
        return 99 if not puzzle.melded or puzzle.other or bound <= set(after) else moved

    numbers = [each.number for each in shipped_list(edition) if each.kind == "free-the-joker"]
    return min(numbers, key=hands)


def not_enough(puzzle: Puzzle) -> str:
    """The table after a legal turn that does not solve the puzzle."""
    play = all_plays(puzzle.ruleset, puzzle.table, puzzle.rack).plays[0]
    return format_table(best_play(puzzle.ruleset, puzzle.table, play, objective="out").table)


def open_puzzle(player: Player, edition: str, number: int) -> Puzzle:
    player.visitor.go(f"/puzzles/{edition}/{number}")
    player.page.wait_for_selector(f"[data-puzzle='{number}'] [data-rack] [data-piece]")
    return shipped_puzzle(edition, number)


def solve(player: Player, puzzle: Puzzle) -> None:
    """Lay the answer and end the turn."""
    player.arrange(format_table(puzzle.solution.table))
    player.visitor.until(player.judged_legal, "the referee's word")
    player.hand.press(END_TURN)


def test_a_try_says_what_is_missing_and_the_answer_counts(visit: Visit) -> None:
    player = Player(visit())
    page, visitor = player.page, player.visitor
    visitor.go("/puzzles").page.wait_for_selector("[data-screen='puzzles']")
    visitor.check_access()
    puzzle = open_puzzle(player, "goliath", simplest("goliath", "endgame"))
    visitor.check_access()
    # As a picture it can be sent where no address goes.
    with page.expect_download() as saved:
        visitor.button("puzzles-picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    player.arrange(not_enough(puzzle))
    visitor.until(player.judged_legal, "the referee's word")
    page.locator(END_TURN).click()
    page.get_by_text(visitor.text("puzzles-try-next-can-play")).first.wait_for()
    assert not page.locator("[data-next]").count()
    visitor.button("page-put-back").click()
    visitor.until(lambda: sorted(look(page).faces) == sorted(format_rack(puzzle.rack).split()))
    solve(player, puzzle)
    page.get_by_text(visitor.text("puzzles-solved")).first.wait_for()
    assert visitor.focus_is_kept()
    visitor.check_access()
    # The least disturbing way is shown afterwards, and the next puzzle is another one.
    visitor.button("puzzles-elegant").click()
    visitor.until(lambda: len(look(page).rack) == len(puzzle.rack) - len(puzzle.answer))
    shown = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    page.locator("[data-next]").click()
    page.wait_for_selector(f"[data-puzzle]:not([data-puzzle='{shown}'])")
    # It counts for its kind.
    visitor.go("/puzzles").page.get_by_label(visitor.text("puzzles-edition")).select_option(
        "goliath"
    )
    one = visitor.text("puzzles-solved-of", count=1, total=60)
    page.locator("[data-kind='endgame']").get_by_text(one).wait_for()


def test_the_puzzle_of_the_day_begins_a_streak_and_works_without_a_network(visit: Visit) -> None:
    player = Player(visit(lang="de", size="phone"), "touch")
    page, visitor = player.page, player.visitor
    visitor.go("/puzzles").page.wait_for_selector("[data-screen='puzzles']")
    visitor.check_access()
    bar = page.get_by_role("navigation", name=visitor.text("page-nav"), include_hidden=True)
    expect(bar).to_be_visible()
    page.get_by_role("link", name=visitor.text("puzzles-solve")).click()
    today = {day_number(datetime.now(UTC).date())}
    page.wait_for_selector("[data-puzzle]")
    # On a phone the table has the room of the bar; the way back stands above what is asked.
    expect(bar).to_be_hidden()
    expect(page.get_by_role("link", name=visitor.text("puzzles-all"))).to_be_in_viewport(ratio=1)
    # The day may have changed since the page was loaded.
    today.add(day_number(datetime.now(UTC).date()))
    assert int(str(page.locator("[data-puzzle]").get_attribute("data-puzzle"))) in today
    wait_for_worker(visitor)
    visitor.watch.allow(*BROKEN, "ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    puzzle = open_puzzle(player, "goliath", simplest("goliath", "go-out"))
    # As if it were the puzzle of today.
    loose = (*puzzle.table, puzzle.rack[:1])
    player.arrange(format_table(loose))
    visitor.until(lambda: page.locator("[data-judgement='bad']").count(), "what is wrong")
    solve(player, puzzle)
    page.get_by_text(visitor.text("puzzles-solved")).first.wait_for()
    # So is an initial meld, and what leaves the jokers of the table alone.
    for number in (simplest("goliath", "first-30"), joker_that_stays("goliath")):
        puzzle = open_puzzle(player, "goliath", number)
        solve(player, puzzle)
        page.get_by_text(visitor.text("puzzles-solved")).first.wait_for()
    kept = json.loads(page.evaluate("localStorage.getItem('remeld-puzzle-results')"))
    assert [each["solved"] for each in kept["puzzles"].values()] == [True] * 3
    page.evaluate(
        """(day) => localStorage.setItem('remeld-puzzle-results', JSON.stringify(
          {...JSON.parse(localStorage.getItem('remeld-puzzle-results')), days: [day]}))""",
        datetime.now(UTC).date().isoformat(),
    )
    visitor.go("/puzzles")
    page.get_by_text(visitor.text("puzzles-streak", count=1)).first.wait_for()
    visitor.check_access()


def test_three_minutes_of_puzzles_by_keys(visit: Visit) -> None:
    player = Player(visit(lang="zh-Hans"), "keys")
    page, visitor = player.page, player.visitor
    page.clock.install()
    visitor.go("/puzzles/rush")
    visitor.button("puzzles-rush-start").click()
    page.wait_for_selector("[data-puzzle] [data-rack] [data-piece]")
    visitor.check_access()
    number = int(str(page.locator("[data-puzzle]").get_attribute("data-puzzle")))
    solve(player, shipped_puzzle("broadway", number))
    page.wait_for_selector(f"[data-puzzle]:not([data-puzzle='{number}'])")
    assert visitor.text("puzzles-rush-score", count=1) in page.inner_text("main")
    page.clock.fast_forward(180_000)
    page.get_by_text(visitor.text("puzzles-rush-over", count=1)).first.wait_for()
    page.get_by_text(visitor.text("puzzles-rush-best", count=1)).first.wait_for()
    visitor.check_access()


OWN = "/api/person/puzzles"


def kept_by_house(visitor: Visitor) -> dict[str, Any]:
    """What the house keeps of this visitor's puzzles."""
    found = visitor.page.evaluate(f"fetch('{OWN}').then((answer) => answer.json())")
    assert isinstance(found, dict)
    return found


def has_session(visitor: Visitor) -> bool:
    """Whether the house knows this visitor."""
    return bool(visitor.page.evaluate(f"fetch('{OWN}').then((answer) => answer.ok)"))


def tried(visitor: Visitor) -> list[int]:
    return [number for each in kept_by_house(visitor)["editions"] for number in each["tried"]]


def wait_until_kept(visitor: Visitor, *numbers: int) -> None:
    visitor.until(lambda: has_session(visitor), "a session")
    visitor.until(lambda: sorted(tried(visitor)) == sorted(numbers), "what the house keeps")


@pytest.mark.parametrize(("lang", "other_lang"), [("en", "de"), ("zh-Hans", "pt")])
def test_the_house_keeps_results_and_brings_them_to_another_device(
    visit: Visit, lang: str, other_lang: str
) -> None:
    laptop, phone = Player(visit(lang=lang)), Player(visit(lang=other_lang, size="phone"), "touch")
    kinds: list[Kind] = ["find-the-play", "go-out"]
    numbers = [simplest("goliath", kind) for kind in kinds]
    for player, number in zip((laptop, phone), numbers, strict=True):
        solve(player, open_puzzle(player, "goliath", number))
        visitor = player.visitor
        visitor.page.get_by_text(visitor.text("puzzles-solved")).first.wait_for()
        wait_until_kept(visitor, number)
    # The phone becomes the player of the laptop: what was solved on both counts once.
    ratings = kept_by_house(laptop.visitor)["rating"]
    code = laptop.page.evaluate(
        "fetch('/api/session/transfer', {method: 'POST'}).then((answer) => answer.json())"
    )["code"]
    visitor = phone.visitor
    visitor.go("/settings").page.get_by_label(visitor.text("page-enter-code")).fill(code)
    visitor.button("page-enter-code-go").click()
    phone.page.get_by_text(visitor.text("page-taken")).first.wait_for()
    wait_until_kept(visitor, *numbers)
    merged = kept_by_house(visitor)
    assert len(merged["curve"]) == 2
    assert merged["curve"][0] == round(ratings["rating"])
    expected = str(round(merged["rating"]["rating"]))
    for each in (visitor, laptop.visitor):
        expect(each.go("/puzzles").page.locator("#rating")).to_contain_text(expected)
    # One tap deletes it here and in the house.
    visitor.go("/practice")
    visitor.button("practice-forget").click()
    phone.page.locator("dialog[open]").get_by_role(
        "button", name=visitor.text("practice-forget"), exact=True
    ).click()
    phone.page.locator("[data-empty]").wait_for()
    assert kept_by_house(visitor)["rating"] is None


def test_what_was_solved_without_a_network_is_told_later(visit: Visit) -> None:
    player = Player(visit(lang="fr"))
    page, visitor = player.page, player.visitor
    visitor.go("/puzzles/goliath/1").page.wait_for_selector("[data-puzzle]")
    wait_for_worker(visitor)
    visitor.watch.allow(*BROKEN, "ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    number = simplest("goliath", "find-the-play")
    solve(player, open_puzzle(player, "goliath", number))
    page.get_by_text(visitor.text("puzzles-solved")).first.wait_for()
    # The house is there again, but busy at first: nothing is to be done for that it hears of it.
    visitor.watch.allow("503")
    refused: list[int] = []

    def busy(route: Route) -> None:
        if route.request.method == "POST" and not refused:
            refused.append(number)
            route.fulfill(status=503, json={"code": "busy"})
        else:
            route.continue_()

    page.route(f"**{OWN}", busy)
    page.context.set_offline(False)
    wait_until_kept(visitor, number)
    assert refused
    # A turn that solves nothing is not believed, and not sent for ever. Elsewhere the page does not
    # write down what the house has said meanwhile.
    visitor.go("/")
    page.evaluate(
        """() => { const place = 'remeld-puzzle-results';
          const kept = JSON.parse(localStorage.getItem(place));
          kept.puzzles['goliath/1'] = {solved: true, turn: 'r1 r2 r3'};
          localStorage.setItem(place, JSON.stringify(kept)); }"""
    )
    visitor.go("/puzzles").page.wait_for_selector("[data-screen='puzzles']")
    visitor.until(
        lambda: (
            "turn"
            not in page.evaluate(
                "JSON.parse(localStorage.getItem('remeld-puzzle-results')).puzzles['goliath/1']"
            )
        )
    )
    assert tried(visitor) == [number]


HINTS = ("puzzles-hint-count", "puzzles-hint-tiles", "puzzles-hint-first")
# So many of them would say what the task says already.
KNOWN = {"go-out": 2, "all-but-one": 1, "find-the-play": 1}


@pytest.mark.parametrize(
    ("edition", "lang", "size"), [("goliath", "de", "phone"), ("broadway", "en", "desktop")]
)
def test_a_joker_is_freed_without_a_network(
    visit: Visit, edition: str, lang: str, size: str
) -> None:
    player = Player(visit(lang=lang, size=size), "touch" if size == "phone" else "mouse")
    page, visitor = player.page, player.visitor
    number = joker_that_moves(edition)
    visitor.go(f"/puzzles/{edition}/1").page.wait_for_selector("[data-puzzle]")
    wait_for_worker(visitor)
    place = f"remeld-puzzle-answers-{edition}"
    visitor.until(lambda: page.evaluate(f"localStorage.getItem('{place}') !== null"), "answers")
    visitor.watch.allow(*BROKEN, "ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    puzzle = open_puzzle(player, edition, number)
    # A part of the answer is told that it is not all.
    fewer = min(all_plays(puzzle.ruleset, puzzle.table, puzzle.rack).plays, key=len)
    assert len(fewer) < len(puzzle.answer)
    tried = best_play(puzzle.ruleset, puzzle.table, fewer, objective="out").table
    player.arrange(format_table(tried))
    said = [
        visitor.text("puzzles-try-more", count=len(puzzle.answer) - len(fewer)),
        visitor.text("puzzles-try-other"),
    ]

    def told() -> bool:
        page.locator(END_TURN).click()
        return any(page.get_by_text(text).count() for text in said)

    visitor.until(told, "what is missing")
    visitor.button("page-put-back").click()
    visitor.until(lambda: sorted(look(page).faces) == sorted(format_rack(puzzle.rack).split()))
    solve(player, puzzle)
    page.get_by_text(visitor.text("puzzles-solved")).first.wait_for()
    # Once more from the start, and shown step by step.
    visitor.button("puzzles-once-more").click()
    visitor.until(lambda: sorted(look(page).faces) == sorted(format_rack(puzzle.rack).split()))
    hint = page.locator("p.said")
    for id in HINTS[KNOWN.get(puzzle.kind, 0) :]:
        visitor.button("puzzles-hint").click()
        start = visitor.text(id, count=len(puzzle.answer), tiles="…").partition("…")[0]
        expect(hint).to_contain_text(start.strip())
    visitor.button("puzzles-show").click()
    visitor.until(lambda: len(look(page).rack) == len(puzzle.rack) - len(puzzle.answer))
    page.get_by_text(visitor.text("puzzles-shown")).first.wait_for()
