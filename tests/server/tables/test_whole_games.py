"""Whole games and matches of every edition and number of seats, entry by entry."""

import pytest

from remeld.match import dumps, loads, verify
from remeld.protocol import LEVELS, Level, Options, commands
from remeld.rules import EDITIONS
from remeld.server.tables import (
    decode_entry,
    decode_state,
    encode_entry,
    encode_state,
    fold_all,
    records,
    status,
)
from remeld.solver import could_play
from tests.server.tables.checked_table import ANN, CheckedTable

SIZES = [
    (key, seats)
    for key, rules in EDITIONS.items()
    for seats in range(rules.players_min, rules.players_max + 1)
]


@pytest.mark.parametrize(("edition", "seats"), SIZES)
def test_a_whole_game_with_people_and_computer_players(edition: str, seats: int) -> None:
    people = 1 + seats // 2
    table = CheckedTable(Options(rules=edition, seats=seats, length=1), seed=seats)
    table.seat_people(people, seats - people)
    play_and_verify(table)


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_against_every_level(level: Level) -> None:
    place = LEVELS.index(level)
    edition = list(EDITIONS)[place % len(EDITIONS)]
    table = CheckedTable(Options(rules=edition, seats=2, length=1), seed=place)
    table.seat_people(1)
    table.ok(ANN, commands.AddComputer(level=level))
    assert table.state.computer_at(1) == level
    play_and_verify(table)


def play_and_verify(table: CheckedTable) -> None:
    """Begin, play to the end, and see that the log and the record tell this game."""
    table.ok(ANN, commands.Start())
    assert status(table.state) == "playing"
    table.play_game()
    assert table.state.games[0].reason in ("out", "blocked")
    replayed = fold_all(decode_entry(*encode_entry(entry)) for entry in table.log)
    assert replayed == table.state
    (record,) = records(table.log)
    assert loads(dumps(record)) == record
    found = verify(record, could_play)
    assert found.good, found.trouble
    assert found.finished
    assert found.deal_checked


def test_a_whole_match_with_a_rematch() -> None:
    table = CheckedTable(Options(rules="broadway", seats=3), seed=5)
    table.seat_people(2, 1)
    table.ok(ANN, commands.Start())
    for game in (1, 2, 3):
        table.play_game()
        assert len(table.state.games) == game
        if game < 3:
            assert table.phase() == "between"
            table.ok(ANN, commands.NextGame())
    assert table.phase() == "over"
    assert status(table.state) == "finished"
    assert table.no(ANN, commands.NextGame()) == "match-over"
    table.ok(ANN, commands.Rematch())
    assert table.phase() == "lobby"
    assert table.state.games == ()
    table.ok(ANN, commands.Start())
    assert table.state.game is not None
    assert table.state.game.state.setup.game == 1
    found = list(records(table.log))
    assert [record.setup.game for record in found] == [1, 2, 3]
    assert len({record.setup.commitment for record in found}) == 3
    assert all(verify(record, could_play).good for record in found)


def test_a_state_can_be_put_away_and_taken_up_anywhere() -> None:
    table = CheckedTable(Options(rules="lanmi", seats=2, length=1, seats_by_draw=True), seed=3)
    table.seat_people(2)
    table.ok(ANN, commands.Start())
    for _ in range(12):
        table.step()
    kept = encode_state(table.state)
    seq = table.state.version
    table.play_game()
    taken_up = decode_state(kept)
    assert taken_up is not None
    assert fold_all(table.log[seq:], taken_up) == table.state


def test_a_snapshot_of_another_form_is_ignored() -> None:
    assert decode_state(b'{"form":0}') is None
    assert decode_state(b'{"form":1}') is None
    assert decode_state(b"[]") is None
