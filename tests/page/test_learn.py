"""The tutorial, done by a learner: every lesson of an edition, each by some way of moving tiles."""

import os

import pytest

from remeld.notation import format_table, parse_rack, parse_table
from remeld.rules import EDITIONS
from remeld.solver import best_play
from tests.page.browser_player import END_TURN, Player
from tests.page.conftest import Visit
from tests.page.move_plan import New
from tests.page.network import hold
from tests.page.screen_content import look
from tests.page.test_lessons import LESSONS, asks, shown, told

# The two editions that differ most; `python -m bench.page_matrix` learns all.
WAYS = {"lanmi": "touch", "goliath": "keys"}
if "REMELD_MATRIX" in os.environ:
    WAYS |= {"broadway": "mouse", "babyboom": "touch", "john-adams": "taps"}
SIZES = {"mouse": "desktop", "touch": "phone", "keys": "desktop", "taps": "tablet"}


def choose_edition(player: Player, edition: str) -> None:
    """Choose whose lessons are learnt."""
    player.visitor.go("/learn")
    player.page.get_by_label(player.visitor.text("learn-edition")).select_option(edition)


@pytest.mark.slow
@pytest.mark.parametrize("edition", WAYS)
def test_a_learner_does_every_lesson_of_an_edition(visit: Visit, edition: str) -> None:
    way = WAYS[edition]
    player = Player(visit(size=SIZES[way]), way)
    page, text = player.page, player.visitor.text
    choose_edition(player, edition)
    player.visitor.check_access()
    page.get_by_role("link", name=text("learn-start"), exact=True).click()
    rules = EDITIONS[edition]
    lessons = [lesson for lesson in LESSONS if shown(lesson, rules)]
    for lesson in lessons:
        page.wait_for_selector(f"[data-lesson='{lesson['id']}']")
        if told(lesson):
            # Each answer stands there as the question will have it.
            for rule in told(lesson):
                page.get_by_text(text(f"learn-answer-{getattr(rules, rule)}")).wait_for()
            player.visitor.check_access()
        elif asks(lesson):
            right = getattr(rules, lesson["goal"]["ask"])
            wrong = next(each for each in lesson["goal"]["answers"] if each != right)
            page.locator(f"[data-answer='{wrong}']").click()
            page.get_by_text(text("learn-not-in-edition")).first.wait_for()
            page.locator(f"[data-answer='{right}']").click()
            if lesson["id"] == "pool":
                # What is said then belongs to the rule that was the answer.
                page.get_by_text(text("learn-pool-why", answer=right)).wait_for()
        elif lesson["goal"] == "draw":
            player.visitor.until(lambda: page.locator(f"{END_TURN}[data-end='draw']").count())
            player.hand.press(END_TURN)
        else:
            goal = lesson["goal"]
            tiles = goal["lay"] if isinstance(goal, dict) else lesson["rack"]
            table = parse_table(lesson.get("table", ""))
            melded = lesson.get("melded", True)
            best = best_play(rules, table, parse_rack(tiles), melded=melded)
            player.arrange(format_table(best.table))
            player.visitor.until(player.judged_legal, f"the referee's word on {lesson['id']}")
            player.hand.press(END_TURN)
        page.wait_for_selector("[data-next]")
        assert player.visitor.focus_is_kept()
        if lesson["id"] in ("run", "bell"):
            player.visitor.check_access()
        page.locator("[data-next]").click()
    page.wait_for_selector("[data-screen='learned']")
    player.visitor.check_access()
    player.visitor.go("/learn")
    done = text("learn-progress", count=len(lessons), total=len(lessons))
    page.get_by_text(done).wait_for()


def test_who_only_draws_need_not_wait_for_the_referee(visit: Visit) -> None:
    """The button says so and can be pressed, however late the referee's word comes."""
    visitor = visit()
    lesson = next(each["id"] for each in LESSONS if each["goal"] == "draw")
    held = hold(visitor, "**/api/tools/judge")
    visitor.go(f"/learn/{lesson}")
    visitor.until(lambda: held, "the question")
    visitor.page.locator(f"{END_TURN}[data-end='draw']").click()
    visitor.page.wait_for_selector("[data-next]")
    for each in held:
        each.continue_()


@pytest.mark.slow
def test_a_lesson_judges_praises_and_can_be_skipped_shown_and_done_again(visit: Visit) -> None:
    player = Player(visit())
    page, visitor = player.page, player.visitor
    visitor.go("/learn/add")
    page.wait_for_selector("[data-rack] [data-piece]")
    player.move(look(page).on_rack("b3").id, New())
    visitor.until(lambda: page.locator("[data-judgement='bad']").count(), "a fault")
    assert not player.judged_legal()
    visitor.button("page-put-back").click()
    visitor.button("learn-show").click()
    visitor.until(player.judged_legal, "the play that is shown")
    page.get_by_text(visitor.text("learn-shown")).first.wait_for()
    # Half of it is legal, and not enough.
    visitor.button("page-undo").click()
    visitor.until(player.judged_legal, "the play but for its last step")
    page.locator(END_TURN).click()
    assert visitor.text("learn-more-to-lay", tiles="|").split("|")[0] in page.inner_text("main")
    visitor.button("page-redo").click()
    visitor.until(lambda: not look(page).rack and player.judged_legal())
    page.locator(END_TURN).click()
    page.wait_for_selector("[data-next]")
    visitor.button("learn-once-more").click()
    visitor.until(lambda: sorted(look(page).faces) == ["b3", "b8"], "the beginning")
    visitor.button("learn-skip").click()
    page.wait_for_selector("[data-lesson='split']")
    # What was done is known after a reload; what was skipped is not taken for done.
    visitor.go("/learn")
    total = sum(shown(lesson, EDITIONS["broadway"]) for lesson in LESSONS)
    page.get_by_text(visitor.text("learn-progress", count=1, total=total)).wait_for()
    assert visitor.text("learn-continue") in page.inner_text("main")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_closed_set_says_that_it_is_closed_before_anything_else(visit: Visit, size: str) -> None:
    player = Player(visit(size=size), "touch" if size == "phone" else "mouse")
    page, visitor = player.page, player.visitor
    choose_edition(player, "lanmi")
    visitor.go("/learn/joker-frozen")
    page.wait_for_selector("[data-rack] [data-piece]")
    tile = next(piece for piece in look(page).sets[0].pieces if piece.face == "r2")
    player.move(tile.id, New())
    visitor.until(lambda: page.locator("[data-judgement='bad']").count(), "a fault")
    said = page.locator("[data-judgement] p").inner_text()
    assert said.startswith(visitor.text("fault-joker-set-frozen", tiles="|").split("|")[0])
    # What follows from it says so, at the set that it is about.
    after = visitor.text("fault-follows", message="|").split("|")[1]
    alone = page.get_by_role(
        "group", name=visitor.text("fault-loose-tile", tiles="|").split("|")[1]
    )
    assert after.strip() in (alone.get_attribute("aria-label") or "")


def test_the_rule_that_is_taught_is_said_first(visit: Visit) -> None:
    """The referee begins with the loose tile; who learns the first 30 hears of them."""
    player = Player(visit())
    page, visitor = player.page, player.visitor
    visitor.go("/learn/meld")
    page.wait_for_selector("[data-rack] [data-piece]")
    player.move(look(page).on_rack("r2").id, New())
    visitor.until(lambda: page.locator("[data-judgement='bad']").count(), "a fault")
    line = page.locator("[data-judgement]")
    line.get_by_role("button", name=visitor.text("page-more-reasons", count=1)).click()
    first = visitor.text("fault-meld-too-low", points=0, needed=30, missing=30)
    assert line.locator("p").first.inner_text().startswith(first)
    loose = visitor.text("fault-loose-tile", tiles="|").split("|")[1]
    assert loose in line.locator("ul").inner_text()
