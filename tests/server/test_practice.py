"""Drills of the house: the same as those of the room, with their answers."""

from typing import get_args, get_type_hints

import httpx
import pytest

from remeld.notation import format_rack, format_table
from remeld.protocol.http.practice import DrillName, LayAsked
from remeld.protocol.http.reviews import ThemeSum
from remeld.rules import EDITIONS
from remeld.study import DRILLS, THEMES, CountQuestion, JudgeQuestion, LayQuestion, make_drill
from remeld.study.practice.questions import Way


def test_the_words_of_the_wire_are_those_of_the_room() -> None:
    assert get_args(DrillName) == DRILLS
    assert get_args(get_type_hints(LayAsked)["way"]) == get_args(Way)
    assert get_args(get_type_hints(ThemeSum)["theme"]) == THEMES
    assert set(THEMES) < set(DRILLS), "what a review finds weak can be practised"


@pytest.mark.parametrize(("drill", "edition"), [*zip(DRILLS, [*EDITIONS, "lanmi"], strict=True)])
def test_a_drill_is_that_of_its_seed(browser: httpx.Client, drill: str, edition: str) -> None:
    shown = browser.get(f"/api/practice/{edition}/{drill}/3").json()
    made = make_drill(edition, drill, 3)
    assert (shown["edition"], shown["drill"], shown["seed"]) == (edition, drill, 3)
    for each, question in zip(shown["questions"], made.questions, strict=True):
        assert each["table"] == format_table(question.table)
        assert each["rack"] == format_rack(question.rack)
        if isinstance(question, LayQuestion):
            assert (each["type"], each["answer"]) == ("lay", format_rack(question.answer))
            assert (each["melded"], each["any_play"]) == (question.melded, question.any_play)
        elif isinstance(question, JudgeQuestion):
            assert (each["type"], each["legal"]) == ("turn", question.verdict.legal)
            codes = [fault.code for fault in question.verdict.faults]
            assert [fault["code"] for fault in each["faults"]] == codes
        elif isinstance(question, CountQuestion):
            assert (each["type"], each["answer"]) == ("count", question.answer)
        else:
            assert (each["type"], each["wait"]) == ("wait", question.wait)
            assert (each["waited"] is None) == (not question.wait)


@pytest.mark.parametrize(
    ("path", "status"),
    [("rummy/spot/1", 404), ("goliath/juggle/1", 422), ("goliath/spot/-1", 422)],
)
def test_what_there_is_not_is_not_found(browser: httpx.Client, path: str, status: int) -> None:
    assert browser.get(f"/api/practice/{path}").status_code == status
