"""How games and matches end: next game, resigning, leaving, abandoned games and their score."""

import pytest

from remeld.match import next_starter, verify
from remeld.protocol import commands, facts
from remeld.server.tables import record_of, table_view
from remeld.solver import could_play
from tests.server.tables.arranged_tables import arranged, started
from tests.server.tables.checked_table import ANN, BEN, CLEO, CheckedTable


def finished(table: CheckedTable) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    last = table.state.games[-1]
    return last.reason, last.points, last.winners


def test_resigning_against_one_ends_the_game_at_once() -> None:
    table = arranged(["k5 r9", "k2 j"])
    table.ok(BEN, commands.Resign(seat=1))
    assert finished(table) == ("resigned", (32, -32), (0,))


def test_resigning_costs_the_rack_even_where_the_other_has_more() -> None:
    table = arranged(["k13 r13", "k2"])
    table.ok(BEN, commands.Resign(seat=1))
    assert finished(table) == ("resigned", (2, -2), (0,))


def test_the_others_play_on_without_the_one_who_resigned() -> None:
    table = arranged(["b3", "k7 r8", "o1 o9"], laid="b4 b5 b6", turn=1)
    table.ok(BEN, commands.Resign(seat=1))
    assert table.state.playing
    assert table.state.computer_at(1) == "easy"
    assert table.no(BEN, commands.Draw(seat=1)) == "seat-resigned"
    assert table.no(BEN, commands.Resign(seat=1)) == "seat-resigned"
    table.step()
    table.ok(CLEO, commands.Draw(seat=2))
    table.ok(ANN, commands.Play(seat=0, table="b3 b4 b5 b6"))
    reason, points, winners = finished(table)
    game = table.state.game
    assert game is not None
    cleo = sum(tile.number if not tile.joker else 30 for tile in game.state.racks[2])
    assert (reason, winners) == ("out", (0,))
    assert points == (15 + cleo, -15, -cleo), "Ben pays for the rack that he gave up with"


def test_who_resigned_plays_the_next_game() -> None:
    table = started(2)
    table.ok(BEN, commands.Resign(seat=1))
    table.ok(ANN, commands.NextGame())
    assert table.state.computer_at(1) is None
    assert not table.state.has_resigned(1)


def test_resigning_must_know_the_game() -> None:
    table = started(2)
    seen = table.state.version
    table.ok(ANN, commands.Resign(seat=0))
    table.ok(ANN, commands.NextGame())
    assert table.no(BEN, commands.Resign(seat=1), seen=seen) == "stale"
    assert table.no(BEN, commands.Resign(seat=0)) == "not-your-seat"


def test_who_resigns_against_computer_players_ends_the_game() -> None:
    table = started(1, 2)
    table.ok(ANN, commands.Resign(seat=0))
    reason, points, winners = finished(table)
    assert reason == "resigned"
    assert points[0] < 0
    assert sum(points) == 0
    assert 0 not in winners


def test_what_was_hidden_is_open_after_resigning() -> None:
    table = started(2)
    table.ok(BEN, commands.Resign(seat=1))
    view = table_view(table.state, None, now=table.now)
    assert view.game is not None
    assert view.game.over == "resigned"
    assert view.game.secret is not None
    assert all(view.game.racks)
    record = record_of(table.state)
    assert record is not None
    found = verify(record, could_play)
    assert (found.good, found.finished, found.deal_checked) == (True, True, True)


def test_leaving_a_game_that_others_play_is_resigning() -> None:
    table = started(3)
    table.ok(CLEO, commands.Leave())
    assert table.state.playing
    assert table.state.has_resigned(2)
    assert table.state.seats[2].kind == "computer"
    table.play_game()
    assert table.state.games[0].points[2] <= 0
    table.ok(ANN, commands.NextGame())
    assert table.state.computer_at(2) == "easy"
    assert not table.state.has_resigned(2), "the next game counts like any other"


def test_leaving_with_several_seats_resigns_them_all() -> None:
    table = CheckedTable(started(2).state.options)
    table.seat_people(1)
    table.ok(BEN, commands.Sit(name="Ben"))
    table.ok(ANN, commands.Start())
    table.ok(ANN, commands.Leave())
    assert finished(table)[0] == "resigned"
    assert table.host() == 2


def test_a_game_that_everybody_else_left_is_abandoned_and_counts_nothing() -> None:
    table = started(1, 2)
    table.ok(ANN, commands.Leave())
    assert finished(table) == ("abandoned", (0, 0, 0), ())
    assert table.phase() == "over"
    assert table.state.people == ()


def test_leaving_somebody_who_is_away_costs_nothing() -> None:
    table = started(2)
    for _ in range(8):
        if table.on_turn == BEN and not table.state.seats[1].away:
            table.ring()
        else:
            table.step()
    assert table.state.seats[1].away
    table.ok(ANN, commands.Leave())
    assert finished(table) == ("abandoned", (0, 0), ())
    assert table.phase() == "between", "Ben may come back and play on"
    table.ok(BEN, commands.TakeBack(seat=1))
    assert table.host() == 2
    table.ok(BEN, commands.NextGame())


def test_kicking_the_last_player_abandons_the_game() -> None:
    table = CheckedTable(started(2).state.options)
    table.ok(BEN, commands.Sit(name="Ben"))
    table.ok(ANN, commands.AddComputer(level="easy"))
    table.ok(ANN, commands.Start())
    table.ok(ANN, commands.Kick(person=2))
    assert finished(table) == ("abandoned", (0, 0), ())
    assert table.phase() == "over"
    table.ok(ANN, commands.Rematch())
    table.ok(ANN, commands.RemoveComputer(seat=0))
    table.ok(ANN, commands.Sit())
    table.ok(ANN, commands.Start())


def test_leaving_between_games_ends_the_match_with_the_last_one() -> None:
    table = started(2)
    table.ok(BEN, commands.Resign(seat=1))
    table.ok(BEN, commands.Leave())
    assert table.phase() == "between"
    entries = table.ok(ANN, commands.Leave())
    assert any(isinstance(entry, facts.MatchOver) for entry in entries)
    assert table.phase() == "over"


def test_the_next_game_waits_for_the_host_for_a_while() -> None:
    table = started(2)
    assert table.no(ANN, commands.NextGame()) == "game-running"
    assert table.no(ANN, commands.Rematch()) == "match-not-over"
    table.ok(BEN, commands.Resign(seat=1))
    table.ok(CLEO, commands.Watch(name="Cleo"))
    assert table.no(BEN, commands.NextGame()) == "too-early"
    assert table.no(CLEO, commands.NextGame()) == "not-seated"
    table.now += 30_000
    table.ok(BEN, commands.NextGame())
    assert table.no(CLEO, commands.Rematch()) == "not-seated"


def test_before_the_first_game_there_is_no_next_one() -> None:
    table = CheckedTable(started(2).state.options)
    assert table.no(ANN, commands.NextGame()) == "no-game"
    assert table.no(ANN, commands.Rematch()) == "match-not-over"


@pytest.mark.parametrize("rule", ["winner", "rotate"])
def test_the_last_game_decides_who_starts_where_the_house_says_so(rule: str) -> None:
    table = started(3, rules=f'babyboom(next_starter="{rule}")')
    table.play_game()
    last = table.state.games[0]
    table.ok(ANN, commands.NextGame())
    assert table.state.game is not None
    ruleset = table.state.ruleset
    expected = next_starter(ruleset, last.score, last.starter, 3)
    assert expected is not None
    assert table.state.game.state.starter == expected
