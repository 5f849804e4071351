"""Reviews over HTTP: the exact part at once, chances a few turns at a time, then their sums."""

import httpx
import pytest

from remeld.match import cut, dumps
from remeld.notation import format_rack
from remeld.protocol.http.reviews import MOST_TURNS
from remeld.study import estimated, looked_at, summed_up
from tests.study.recorded_games import recorded_game

RECORD = recorded_game("broadway", ("bounded-3", "bounded-6", "greedy"), 5)
PATH = "/api/tools/records/review"


def test_a_finished_game_is_reviewed_as_the_study_does(browser: httpx.Client) -> None:
    text = dumps(RECORD)
    found = browser.post(PATH, json={"record": text}).json()
    known = looked_at(RECORD)
    assert [turn["turn"] for turn in found["turns"]] == [each.turn.number for each in known]
    for turn, each in zip(found["turns"], known, strict=True):
        assert turn["missed_tiles"] == each.exact.missed_tiles
        assert turn["possible_value"] == each.exact.possible.value
        assert turn["played"] == format_rack(each.turn.laid)
    asked = {"record": text, "turns": [each.turn.number for each in known[-2:]]}
    chances = browser.post(f"{PATH}/chances", json=asked).json()["chances"]
    told = [estimated(each) for each in known[-2:]]
    assert [(each["turn"], each["chance"], each["chance_best"]) for each in chances] == [
        (each.turn.number, each.estimate.chance, each.estimate.best)
        for each in told
        if each.estimate
    ]
    sums = browser.post(f"{PATH}/sums", json={"record": text, "chances": chances}).json()
    expected = summed_up(RECORD, [*known[:-2], *told])
    assert [seat["draws"] for seat in sums["seats"]] == [seat.draws for seat in expected.seats]
    assert [each["turn"] for each in sums["moments"]] == [each.turn for each in expected.moments]
    of_one = {"record": text, "chances": chances, "seat": 1}
    moments = browser.post(f"{PATH}/sums", json=of_one).json()["moments"]
    assert {each["seat"] for each in moments} <= {1}


def test_of_a_seat_s_own_record_that_seat_is_reviewed(browser: httpx.Client) -> None:
    found = browser.post(PATH, json={"record": dumps(cut(RECORD, 2))}).json()
    assert {turn["seat"] for turn in found["turns"]} == {2}
    refused = browser.post(PATH, json={"record": dumps(cut(RECORD, 2)), "seat": 1})
    assert (refused.status_code, refused.json()["code"]) == (422, "seat-not-seen")


@pytest.mark.parametrize(
    ("part", "more"), [("", {}), ("/chances", {"turns": [1]}), ("/sums", {"chances": []})]
)
def test_a_running_game_and_a_wrong_record_are_refused(
    browser: httpx.Client, part: str, more: dict[str, object]
) -> None:
    text = dumps(RECORD)
    running = text[: text.index(" end ")].rpartition("\n")[0]
    wrong = text.replace(" draw 0 ", " draw 1 ", 1)
    for record, code in ((running, "review-not-over"), (wrong, "review-wrong")):
        refused = browser.post(PATH + part, json={"record": record, **more})
        assert (refused.status_code, refused.json()["code"]) == (422, code)


def test_no_more_turns_are_estimated_at_once_than_one_waits_for(browser: httpx.Client) -> None:
    asked = {"record": dumps(RECORD), "turns": [*range(1, MOST_TURNS + 2)]}
    assert browser.post(f"{PATH}/chances", json=asked).status_code == 422
