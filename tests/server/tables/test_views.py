"""What a page gets: everything that it needs to draw the table, and nothing else."""

from dataclasses import replace

import pytest

from remeld.match import commitment, forms
from remeld.notation import format_table
from remeld.protocol import (
    PROTOCOL,
    Events,
    Listing,
    Options,
    TableView,
    Welcome,
    commands,
    decode_answer,
    encode,
    reader,
)
from remeld.rules import Table
from remeld.server.tables import (
    TableState,
    ToldEvents,
    create,
    encode_entry,
    event_views,
    horizon,
    summary,
    table_view,
    timers,
)
from tests.server.tables.arranged_tables import started
from tests.server.tables.checked_table import ANN, BEN, CLEO, START, WHO, CheckedTable


def seen(table: CheckedTable, who: str | None) -> TableView:
    return table_view(table.state, who, now=table.now)


def test_before_the_first_game() -> None:
    table = CheckedTable(Options(rules="goliath(jokers=4)", seats=3, hints=True, public=True))
    table.seat_people(1, 1)
    view = seen(table, ANN)
    assert (view.table, view.code, view.phase) == ("table-1", "CODE22", "lobby")
    assert view.house_rules == ("jokers",)
    assert view.options.hints
    assert view.game is None
    assert view.next_commitment == commitment(table.state.secret)
    assert [(seat.kind, seat.name, seat.level) for seat in view.seats] == [
        ("person", "Ann", None),
        ("computer", "Ada", "easy"),
        ("empty", "", None),
    ]
    assert view.you is not None
    assert (view.you.person, view.you.host, view.you.seats) == (1, True, (0,))
    assert seen(table, None).you is None


def test_in_a_game() -> None:
    table = started(2, 1)
    table.ok(CLEO, commands.Watch(name="Cleo"))
    view = seen(table, BEN)
    game = view.game
    assert game is not None
    assert game.rack_sizes == (14, 14, 14)
    assert [rack is not None for rack in game.racks] == [False, True, False]
    assert (game.pool, game.tiles) == (106 - 3 * 14, 106)
    assert game.clock.limit_sec == 60
    assert game.clock.deadline == table.now + 60_000
    assert game.over is None
    assert game.secret is None
    assert view.you is not None
    assert not view.you.host
    assert seen(table, CLEO).game == seen(table, None).game


def test_the_score_sheet() -> None:
    table = started(2, rules="broadway", length=1)
    table.play_game()
    view = seen(table, None)
    first = table.state.games[0]
    assert view.match.games_to_play == 2
    assert view.match.games[0].points == first.points == view.match.totals
    assert sorted(view.match.places) == [1, 2]
    assert view.game is not None
    assert view.game.over == first.reason
    assert all(rack is not None for rack in view.game.racks)
    assert view.game.secret is not None
    assert commitment(bytes.fromhex(view.game.secret)) == view.game.commitment


def test_several_seats_on_one_device_see_their_own_racks() -> None:
    table = CheckedTable(Options(rules="goliath", seats=3))
    table.ok(ANN, commands.Sit())
    table.ok(ANN, commands.Sit(name="Grandpa"))
    table.ok(BEN, commands.Sit(name="Ben"))
    table.ok(ANN, commands.Start())
    view = seen(table, ANN)
    assert view.game is not None
    assert [rack is not None for rack in view.game.racks] == [True, True, False]


def test_welcome_and_events_can_be_read_by_a_client() -> None:
    table = started(2)
    for _ in range(5):
        table.step()
    numbered = list(enumerate(table.log, start=1))
    for who in (None, ANN, BEN):
        view = seen(table, who)
        told = event_views(table.state, numbered, who)
        welcome = Welcome(protocol=PROTOCOL, view=view, events=told)
        assert decode_answer(encode(welcome)) == welcome
        events = Events(after=3, events=told[3:], view=view)
        assert decode_answer(encode(events)) == events


def test_the_lobby_lists_a_table() -> None:
    table = started(1, 1)
    listing = reader(Listing)(summary(table.state))
    assert (listing.code, listing.phase) == ("CODE22", "playing")
    assert [(seat.kind, seat.name, seat.level) for seat in listing.seats] == [
        ("person", "Ann", None),
        ("computer", "Ada", table.state.seats[1].level),
    ]
    assert listing.seats[1].level is not None
    assert listing.games_to_play == 2
    assert (listing.games_played, listing.records) == (0, 0)


def test_spectators_are_behind_by_the_delay() -> None:
    table = started(2, delay=30)
    assert horizon(table.state, table.now) == table.now - 30_000
    assert horizon(started(2).state, table.now) == table.now
    table.play_game()
    assert horizon(table.state, table.now) == table.now


def test_an_idle_table_is_put_away_sooner_before_a_match() -> None:
    table = CheckedTable(Options(rules="goliath", seats=2))
    assert timers(table.state) == {"bell": None, "computer": None, "idle": START + 86_400_000}


def test_a_short_secret_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        create("t", "C", Options(), ANN, "Ann", now=START, secret=b"short")


def test_states_do_not_show_their_secrets() -> None:
    state: TableState = started(2).state
    assert state.game is not None
    assert state.game.secret is not None
    assert repr(state.game.secret) not in repr(state)
    assert "secret=b" not in repr(state).replace("secret=None", "")


def played_table() -> CheckedTable:
    """A table of four people with sets on it."""
    table = CheckedTable(Options(rules="goliath", seats=4, clock="none"), seed=4)
    table.seat_people(4)
    table.ok(ANN, commands.Start())
    while table.state.game is None or not table.state.game.state.table:
        table.step()
    return table


def test_a_table_is_written_once_whoever_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_table()
    assert table.state.game is not None
    laid = table.state.game.state.table
    written: list[Table] = []

    def counted(table: Table) -> str:
        written.append(table)
        return format_table(table)

    monkeypatch.setattr(forms, "format_table", counted)
    forms.write_table.cache_clear()
    state, log = replace(table.state), list(enumerate(table.log, start=1))[-1:]
    encode_entry(log[0][1])
    told = ToldEvents(len(log))
    for who in (None, *WHO[:4]):
        encode([table_view(state, who, now=1), told.events(state, log, who)])
    assert written.count(laid) == 1


def test_what_is_written_once_is_what_each_reader_may_see() -> None:
    table = played_table()
    log = list(enumerate(table.log, start=1))
    for most in (len(log), len(log) // 2, 1):
        told = ToldEvents(most)
        for who in (None, *WHO[:4], None):
            sent = encode(told.events(table.state, log, who))
            assert sent == encode(event_views(table.state, log, who))
            assert len(told) == most
