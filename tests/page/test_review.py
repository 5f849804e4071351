"""A game reviewed on the page: turns at once, then chances; taps on the curve go to the turn."""

import json

import pytest
from playwright.sync_api import Route, expect

from remeld.match import dumps
from remeld.notation import format_rack
from remeld.study import CostReason, ReviewedTurn, estimated, looked_at
from tests.page.browser_player import END_TURN
from tests.page.conftest import Visit
from tests.page.screen_measures import wrong_colours
from tests.page.visitors import Visitor
from tests.study.recorded_games import recorded_game

RECORD = recorded_game("broadway", ("bounded-3", "bounded-6", "greedy"), 5)


@pytest.mark.slow
def test_a_finished_game_is_reviewed(visit: Visit) -> None:
    visitor = visit(size="phone", lang="de")
    page = visitor.go("/replay").page
    page.get_by_label(visitor.text("replay-paste")).fill(dumps(RECORD))
    visitor.button("replay-open").click()
    visitor.button("review-ask").click()
    expect(page.locator("#review")).to_be_focused()
    turns = looked_at(RECORD)
    expect(page.locator("[data-turn]")).to_have_count(len(turns))
    missed = next(each for each in turns if each.exact.missed_tiles)
    row = page.locator(f"[data-turn='{missed.turn.number}']")
    said = visitor.text("review-more", count=missed.exact.missed_tiles)
    expect(row).to_contain_text(said)
    row.press("Enter")
    screen = page.locator("[data-screen='replay']")
    expect(screen).to_have_attribute("data-at", str(missed.turn.event))
    # Chances come in by and by, then what they come to.
    page.locator("[data-review='done']").wait_for()
    expect(page.locator("[data-moment]")).to_have_count(3)
    for bill in page.locator(".sums dl").all():
        *parts, result = (whole(each) for each in bill.locator("dd").all_inner_texts())
        assert sum(parts) == result
    # A turn that let somebody out says so.
    number, why = first_let_out(turns)
    done, better = (str(round(100 * part)) for part in (why.done, why.better))
    said = visitor.text(f"review-why-{why.kind}", done=done, better=better)
    expect(page.locator(f"[data-turn='{number}'] [data-why]")).to_contain_text(said)
    moment = page.locator("[data-moment]").last
    number = int(moment.get_attribute("data-moment") or 0)
    moment.click()
    # Where the review stands below the table, what is tapped is seen to happen.
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=0.9)
    expect(screen).to_have_attribute("data-at", str(turns[number - 1].turn.event))
    box = page.locator("[data-curve]").bounding_box()
    assert box is not None
    page.locator("[data-curve]").click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    expect(screen).to_have_attribute("data-at", str(turns[-1].turn.event))
    try_again(visitor, turns)
    visitor.check_access()
    assert wrong_colours(page, "de") == []
    # Through one player's eyes it is that player's review.
    page.get_by_label(visitor.text("replay-eyes")).select_option("1")
    own = [each for each in turns if each.turn.seat == 1]
    expect(page.locator("[data-turn]")).to_have_count(len(own))
    # So is what decided it, and each of these turns can be tried again.
    expect(page.locator("[data-moment]")).to_have_count(3)
    moments = {
        int(each.get_attribute("data-moment") or 0) for each in page.locator("[data-moment]").all()
    }
    assert moments <= {each.turn.number for each in own}
    page.locator("button[data-try]").first.click()
    expect(page.locator("#try")).to_be_focused()


def whole(shown: str) -> int:
    """A number as it is shown: `−13`, or `33 %`."""
    return int("".join(each for each in shown.replace("−", "-") if each in "-0123456789"))


def first_let_out(turns: list[ReviewedTurn]) -> tuple[int, CostReason]:
    """The first turn that cost chance because it let somebody out, and what it says of that."""
    for each in turns:
        for why in estimated(each).reasons[:1]:
            if why.kind == "lets-out":
                return each.turn.number, why
    raise AssertionError("in this game nobody is let out")


def try_again(visitor: Visitor, turns: list[ReviewedTurn]) -> None:
    """The last decision once more: the strongest player waits there, and so do we."""
    page = visitor.page
    again = page.locator("button[data-try]").last
    turn = turns[int(again.get_attribute("data-try") or 0) - 1]
    found = estimated(turn).estimate
    assert found is not None
    assert found.choice == ()
    again.click()
    expect(page.locator("#try")).to_be_focused()
    rack = page.locator("section.try [data-rack] [data-piece]")
    expect(rack).to_have_count(len(turn.turn.rack))
    visitor.button("review-hint").click()
    # What is said is heard, too.
    again = page.locator("section.try")
    again.get_by_text(visitor.text("review-hint-think")).wait_for()
    visitor.check_access()
    visitor.button("page-end-draw").click()
    again.get_by_text(visitor.text("review-try-right")).wait_for()
    visitor.button("review-try-back").click()
    expect(page.locator("section.try")).to_have_count(0)


def test_a_turn_is_tried_again_with_three_hints_and_then_shown(visit: Visit) -> None:
    visitor = visit(size="tablet", lang="pt")
    page = visitor.page
    turns = looked_at(RECORD)
    turn = next(t for t in turns if t.turn.melded and len(t.exact.possible.played) > 1)
    number, choice = turn.turn.number, format_rack(turn.exact.possible.played)
    # Here to wait was as good as to lay, which the strongest player would have done.
    waited = next(t for t in turns if t.exact.possible.tiles and not t.turn.laid)
    also, other = waited.turn.number, format_rack(waited.exact.possible.played)

    def answer(route: Route) -> None:
        """Chances that are quickly told, by which this turn gave away most."""
        asked = json.loads(route.request.post_data or "{}")["turns"]
        chances = [
            {
                **{"turn": each, "low": 0.2, "chance": 0.3, "high": 0.4},
                **{"chance_best": 0.6 if each == number else 0.3, "reasons": []},
                "after_draw": 0.9 if each == also else None,
                "choice": {number: choice, also: other}.get(each, ""),
            }
            for each in asked
        ]
        route.fulfill(content_type="application/json", body=json.dumps({"chances": chances}))

    page.route("**/review/chances", answer)
    visitor.go("/replay").page.get_by_label(visitor.text("replay-paste")).fill(dumps(RECORD))
    visitor.button("replay-open").click()
    visitor.button("review-ask").click()
    cost = page.locator(f"[data-turn='{number}'] .cost")
    expect(cost).to_have_count(1)
    page.locator(f"button[data-try='{number}']").press("Enter")
    again = page.locator("section.try")
    # What is to be found does not stand beside it.
    expect(cost).to_have_count(0)
    expect(again.locator("#around")).to_contain_text("B")
    told = again.locator(".told p").last
    said = [told.inner_text()]
    for _ in range(3):
        visitor.button("review-hint").press("Enter")
        visitor.until(lambda: told.inner_text() not in said, "another hint")
        said.append(told.inner_text())
    assert said[1] == visitor.text("review-hint-count", count=len(choice.split()))
    assert said[3].startswith(visitor.text("review-hint-first"))
    visitor.check_access()
    # Who has not found it by then is shown how, and ends the turn so; or sees it once more.
    visitor.button("review-try-show").press("Enter")
    visitor.until(page.locator(f"{END_TURN}[data-end='play']:not([aria-disabled])").count, "a play")
    page.locator(END_TURN).press("Enter")
    again.get_by_text(visitor.text("review-try-right")).wait_for()
    expect(visitor.button("review-try-show")).to_be_visible()
    visitor.check_access()
    visitor.button("review-try-back").press("Enter")
    expect(cost).to_have_count(1)
    page.locator(f"button[data-try='{also}']").press("Enter")
    visitor.button("page-end-draw").press("Enter")
    again.get_by_text(visitor.text("review-try-as-good")).wait_for()
