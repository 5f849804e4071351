"""Your game and its drills: answered on the table and by choosing, kept on the device alone."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from remeld.notation import format_table
from remeld.solver import best_play
from remeld.study import (
    THEMES,
    CountQuestion,
    JudgeQuestion,
    LayQuestion,
    WaitQuestion,
    make_drill,
)
from tests.page.browser_player import END_TURN, Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_measures import wrong_colours
from tests.page.tables import begin
from tests.page.visitors import Visitor

SEED = 7
PLACE = "remeld-own-games"
GAME = {
    "table": "AAAAAAAAAAAAAAAAAAAAAA",
    "game": 1,
    "seat": 0,
    "ended": 1_790_000_000_000,
    "edition": "goliath",
    "players": 2,
    "against": "fox",
    "result": "won",
    "accuracy": 81.5,
    "themes": {"spot": {"met": 9, "taken": 8}, "splits": {"met": 4, "taken": 1}},
}


def open_drill(visitor: Visitor, drill: str, edition: str) -> None:
    """A drill by its seed, in an edition."""
    page = visitor.go("/").page
    visitor.button("page-play-now").wait_for()
    page.evaluate(
        """(edition) => localStorage.setItem('remeld', JSON.stringify(
          {...JSON.parse(localStorage.getItem('remeld') ?? '{}'), edition}))""",
        edition,
    )
    visitor.go(f"/practice/{drill}/{SEED}")
    page.locator("[data-screen='drill']").wait_for()


def go_on(visitor: Visitor) -> None:
    """To the next question; the way there has the focus."""
    following = visitor.page.locator("[data-next]")
    expect(following).to_be_focused()
    following.press("Enter")


@pytest.mark.parametrize(
    ("drill", "way", "size", "lang", "edition"),
    [
        ("splits", "mouse", "desktop", "en", "goliath"),
        ("first-30", "touch", "phone", "de", "broadway"),
    ],
)
def test_a_drill_on_the_table(
    visit: Visit, drill: str, way: str, size: str, lang: str, edition: str
) -> None:
    player = Player(visit(size=size, lang=lang), way)
    visitor, page = player.visitor, player.page
    open_drill(visitor, drill, edition)
    visitor.check_access()
    made = make_drill(edition, drill, SEED)
    for question in made.questions:
        assert isinstance(question, LayQuestion)
        page.wait_for_selector(f"[data-question='{question.way}'] [data-rack] [data-piece]")
        if question.answer:
            laid = best_play(
                made.ruleset,
                question.table,
                question.answer,
                melded=question.melded,
                objective="out",
            )
            player.arrange(format_table(laid.table))
            visitor.until(player.judged_legal, "the referee's word")
        player.hand.press(END_TURN)
        page.locator("[data-answered='right']").wait_for()
        go_on(visitor)
    total = len(made.questions)
    page.get_by_text(visitor.text("practice-result", count=total, total=total)).first.wait_for()
    visitor.check_access()
    visitor.go("/practice")
    last = visitor.text("practice-last", count=total, total=total)
    page.locator(f"[data-drill='{drill}']").get_by_text(last).wait_for()


@pytest.mark.parametrize(
    ("drill", "size", "lang", "edition"),
    [
        ("jokers", "phone", "zh-Hans", "lanmi"),
        ("count", "tablet", "fr", "john-adams"),
        ("hold-back", "desktop", "nl", "goliath"),
    ],
)
def test_a_drill_by_choosing_with_keys(
    visit: Visit, drill: str, size: str, lang: str, edition: str
) -> None:
    visitor = visit(size=size, lang=lang)
    open_drill(visitor, drill, edition)
    page = visitor.page
    made = make_drill(edition, drill, SEED)
    right = 0
    for place, question in enumerate(made.questions):
        where = visitor.text("practice-where", number=place + 1, total=len(made.questions))
        page.get_by_text(where).first.wait_for()
        answer = right_option(question)
        # Every third one is answered wrongly, and told so with the reason.
        options = page.locator("[data-option]")
        values = [str(each.get_attribute("data-option")) for each in options.all()]
        wrong = next(value for value in values if value != answer)
        chosen = wrong if place % 3 == 2 else answer
        page.locator(f"[data-option='{chosen}']").press("Enter")
        told = "right" if chosen == answer else "wrong"
        page.locator(f"[data-answered='{told}']").wait_for()
        right += chosen == answer
        if place == 2:
            visitor.check_access()
            assert wrong_colours(page, lang) == []
        go_on(visitor)
    result = visitor.text("practice-result", count=right, total=len(made.questions))
    page.get_by_text(result).first.wait_for()


def right_option(question: object) -> str:
    if isinstance(question, JudgeQuestion):
        return "allowed" if question.verdict.legal else "not-allowed"
    if isinstance(question, WaitQuestion):
        return "wait" if question.wait else "lay"
    assert isinstance(question, CountQuestion)
    return str(question.answer)


def test_what_is_looked_for_is_against_the_clock_which_can_be_stopped(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.clock.install()
    open_drill(visitor, "spot", "broadway")
    page.wait_for_selector("[data-question='spot'] [data-rack] [data-piece]")
    page.clock.fast_forward(60_000)
    page.locator("[data-answered='late']").wait_for()
    go_on(visitor)
    visitor.button("practice-no-clock").click()
    expect(page.locator("h1")).to_be_focused()
    page.clock.fast_forward(600_000)
    assert not page.locator("[data-answered]").count()
    # Who has it shown has not found it.
    visitor.button("practice-show").click()
    for _ in range(12):
        page.clock.run_for(1000)
    page.locator("[data-answered='wrong']").wait_for()


def test_your_game_says_what_to_practise_and_is_saved_read_and_deleted(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(lang="de", size="phone")
    page = visitor.go("/practice").page
    page.locator("[data-empty]").wait_for()
    visitor.check_access()
    kept = {"form": 1, "games": [GAME, {**GAME, "game": 2, "result": "lost"}], "drills": {}}
    page.evaluate("([place, kept]) => localStorage.setItem(place, kept)", [PLACE, json.dumps(kept)])
    page.evaluate(
        """() => localStorage.setItem('remeld-puzzle-results', JSON.stringify({form: 1, rush: 0,
          rating: {rating: 1260, deviation: 90, volatility: 0.06}, curve: [1200, 1230, 1260],
          puzzles: {'goliath/1': {solved: true, puzzle: {rating: 900}}}, days: []}))"""
    )
    page.reload()
    weak = page.locator("[data-weak='splits']")
    expect(weak).to_contain_text(visitor.text("practice-theme", taken=2, met=8))
    expect(page.locator("[data-row]")).to_have_count(1)
    curve = visitor.text("practice-curve", count=3, low="1200", high="1260", rating="1260")
    expect(page.locator("[data-rating-curve]")).to_have_attribute("aria-label", curve)
    visitor.check_access()
    assert wrong_colours(page, "de") == []
    # Saved as a file, deleted when one is sure, and read again.
    with page.expect_download() as saved:
        visitor.button("practice-export").click()
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    visitor.button("practice-forget").click()
    visitor.check_access()
    page.locator("dialog[open]").get_by_role(
        "button", name=visitor.text("practice-forget"), exact=True
    ).click()
    page.locator("[data-empty]").wait_for()
    assert json.loads(page.evaluate(f"localStorage.getItem('{PLACE}')"))["games"] == []
    wrong = tmp_path / "other.json"
    # A file that is wrong in one place only changes nothing either.
    inside = json.loads(file.read_text("utf-8"))
    inside["play"]["games"].append(None)
    wrong.write_text(json.dumps(inside), "utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    page.get_by_text(visitor.text("practice-not-imported")).first.wait_for()
    page.locator("[data-empty]").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    expect(weak).to_be_visible()
    # The drill that is wanted is one tap away.
    weak.get_by_role("link", name=visitor.text("practice-start")).click()
    page.wait_for_selector("[data-screen='drill'] [data-rack] [data-piece]")


def test_a_finished_game_is_noted_and_its_review_says_more(
    house: RiggedHouse, visit: Visit
) -> None:
    house.deal(secret=5)
    visitor = visit()
    page = visitor.page
    table = begin([visitor.guest()], "easy", rules="goliath", clock="none")
    Player(visitor.go(f"/t/{table}")).wait_for_game()
    visitor.button("page-menu").click()
    visitor.button("page-resign").click()
    visitor.button("page-resign-now").click()
    page.locator("#over-title").wait_for()
    visitor.go("/practice")
    expect(page.locator("[data-row]")).to_have_count(1)
    expect(page.locator("[data-weak='none']")).to_contain_text(visitor.text("practice-theme-few"))
    (noted,) = json.loads(page.evaluate(f"localStorage.getItem('{PLACE}')"))["games"]
    assert (noted["edition"], noted["players"], noted["against"]) == ("goliath", 2, "easy")
    assert (noted["result"], noted["themes"]) == ("lost", None)
    page.get_by_role("link", name=visitor.text("practice-review")).click()
    visitor.button("review-ask").click()
    page.locator("[data-review='done']").wait_for()
    (noted,) = json.loads(page.evaluate(f"localStorage.getItem('{PLACE}')"))["games"]
    assert set(noted["themes"]) == set(THEMES)
