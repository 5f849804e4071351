"""What is told about advice is what was measured, and can be measured again."""

import json
from statistics import fmean

import pytest

from bench.advice import ADVICE, FILE, SEED, tried
from docs.make_advice import PAGE, with_advice
from remeld.rules import EDITIONS
from remeld.simulation import check_policy

FOUND = json.loads(FILE.read_text("utf-8"))
FAST = ("open-with-few", "wait-to-go-out", "dump-before-end")
"""Such that a result takes a moment."""


def test_the_data_is_of_the_experiments_as_they_are_defined() -> None:
    assert FOUND["seed"] == SEED
    assert [(each["id"], each["origin"]) for each in FOUND["advice"]] == [
        (advice.id, advice.origin) for advice in ADVICE
    ]
    for advice, each in zip(ADVICE, FOUND["advice"], strict=True):
        met = {(result["edition"], result["players"]) for result in each["results"]}
        assert met == {(edition, players) for edition in EDITIONS for players in (2, 3, 4)}
        for result in each["results"]:
            here = advice.by(EDITIONS[result["edition"]], result["players"])
            names = [result[name] for name in ("does", "instead", "among")]
            assert names == [here.does, here.instead, here.among]
            assert result["does"] != result["instead"]
            assert result["deals"] == here.deals
            for name in names:
                check_policy(name)


def test_the_page_of_the_docs_has_what_was_measured() -> None:
    page = PAGE.read_text("utf-8")
    assert with_advice(page) == page


@pytest.mark.parametrize("number", range(3))
def test_a_result_can_be_made_anew(number: int) -> None:
    advice = next(each for each in ADVICE if each.id == FAST[number])
    edition, players = list(EDITIONS)[2 * number], 2 + number
    (kept,) = (
        result
        for each in FOUND["advice"]
        for result in each["results"]
        if (each["id"], result["edition"], result["players"]) == (advice.id, edition, players)
    )
    if advice.among == "greedy":
        # The first deals are enough to see that they are the same: all of them take seconds.
        advice = advice._replace(deals=60)
        again = tried(advice, EDITIONS[edition], players)
        low, high = kept["change"][1], kept["change"][2]
        assert fmean([low, high]) == pytest.approx(again["change"][0], abs=0.1)
        return
    assert {**tried(advice, EDITIONS[edition], players), "edition": edition} == kept
