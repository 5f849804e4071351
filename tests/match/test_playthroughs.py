"""The golden games replay state by state, and the records of version 1 stay readable."""

from collections import Counter
from pathlib import Path

import pytest

from remeld.match import Bell, Ended, Event, cut, dumps, loads, states, verify
from remeld.match.record import VERSION
from remeld.rules import EDITIONS
from remeld.solver import could_play
from tests.match.playthroughs import FOLDER, digest, path, read, states_path

RECORDS = Path(__file__).parent.parent / "data" / "records"


def test_every_edition_has_a_golden_game_and_nothing_else_lies_there() -> None:
    wanted = {path(edition) for edition in EDITIONS} | {states_path(each) for each in EDITIONS}
    assert set(FOLDER.iterdir()) == wanted
    assert {edition: read(edition).setup.ruleset for edition in EDITIONS} == dict(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_golden_game_replays_state_by_state(edition: str) -> None:
    record = read(edition)
    expected = states_path(edition).read_text("utf-8").splitlines()
    found = states(record)
    assert len(found) == len(expected)
    for state, line, logged in zip(found, expected, record.log, strict=True):
        assert digest(state) == line, f"after event {logged.number}: {logged.event}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_golden_game_is_verified(edition: str) -> None:
    record = read(edition)
    found = verify(record, could_play)
    assert found.good, found.trouble
    assert found.finished
    assert found.deal_checked
    assert found.events == len(record.log)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_golden_game_shows_much_of_what_can_happen(edition: str) -> None:
    log = read(edition).log
    bells = {logged.event.outcome for logged in log if isinstance(logged.event, Bell)}
    loose = {"loose-to-rack"} if edition in ("lanmi", "goliath") else set()
    assert bells == {"idle", "stands", "not-playable", "restored"} | loose
    ends = [logged.event.reason for logged in log if isinstance(logged.event, Ended)]
    assert ends == ["blocked" if edition in ("lanmi", "babyboom") else "out"]


# A record of each kind as version 1 wrote it. These files never change.
SEAT = {"Began": 1, "Dealt": 2, "Drew": 96, "Bell": 34, "Played": 55, "Extended": 4, "Ended": 1}
WHOLE = {
    "StartDrawn": 5,
    "Seated": 1,
    "Began": 1,
    "Dealt": 3,
    "Played": 29,
    "Said": 40,
    "Bell": 20,
    "Drew": 44,
    "Passed": 11,
    "Extended": 1,
    "Ended": 1,
    "Revealed": 1,
}
KEPT = {"version-1": WHOLE, "version-1-seat": SEAT, "version-1-spectator": SEAT}


def kinds(events: list[Event]) -> dict[str, int]:
    return dict(Counter(type(event).__name__ for event in events))


def test_there_is_a_kept_record_for_every_version() -> None:
    names = {file.stem for file in RECORDS.iterdir()}
    assert names == set(KEPT)
    for version in range(1, VERSION + 1):
        assert f"version-{version}" in names


@pytest.mark.parametrize("name", KEPT)
def test_records_of_version_1_stay_readable(name: str) -> None:
    text = (RECORDS / f"{name}.txt").read_text("utf-8")
    record = loads(text)
    assert kinds([logged.event for logged in record.log]) == KEPT[name]
    assert verify(record, could_play).good
    if VERSION == 1:
        assert dumps(record) == text


def test_the_headings_of_version_1() -> None:
    setup = loads((RECORDS / "version-1.txt").read_text("utf-8")).setup
    assert setup.ruleset == EDITIONS["lanmi"].replace(
        jokers=4, drawn_tile_playable=True, strict_penalty="option", call="Out!"
    )
    assert setup.players == ("Zoë", "Ben “B.” O'Hara", "陳")
    assert setup.words == ("apple", "", "魔力橋")
    assert (setup.time_limit_sec, setup.game, setup.starter) == (45, 3, None)
    assert (setup.strict_penalty, setup.seats_by_draw, setup.big_set) == (True, True, False)
    record = loads((RECORDS / "version-1-seat.txt").read_text("utf-8"))
    assert (record.seen, record.setup.starter, record.setup.big_set) == (1, 1, True)
    assert loads((RECORDS / "version-1-spectator.txt").read_text("utf-8")) == cut(record, None)
