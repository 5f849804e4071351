"""Nobody's bytes depend on tiles that they may not see.

Every game here has a twin in which all that one reader may not see is another: the racks of the
others, as far as they were never laid, and the order of the pool. Whatever is sent to that reader
must be the same, byte for byte.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from uuid import UUID

import pytest

from remeld.match import Bell, Dealt, Drew, Event
from remeld.notation import format_table
from remeld.protocol import Draft, Options, Placing, TableFact, commands, encode, facts
from remeld.rules import Play, Rack, Tile
from remeld.server.tables import (
    Asked,
    Decided,
    Judged,
    Refusal,
    TableState,
    decide,
    event_views,
    find_places,
    judge_draft,
    summary,
    table_view,
    timers,
)
from remeld.solver import could_play
from tests.server.tables.checked_table import ANN, BEN, CLEO, WHO, CheckedTable

SECRET = bytes(range(32))
ID = UUID(int=7)


def played(edition: str, seats: int, seed: int, turns: int, **options: object) -> CheckedTable:
    """A game that has gone on for so many turns, some of them ended by the bell."""
    chosen = {"rules": edition, "seats": seats, "length": 1} | options
    table = CheckedTable(Options(**chosen), seed=seed)  # type: ignore[arg-type]
    table.check = lambda _table, _new: None
    table.seat_people(seats)
    if seats == 2:
        table.ok(CLEO, commands.Watch(name="Cleo"))
    table.ok(ANN, commands.Start())
    rng = Random(seed)
    for _ in range(turns):
        if not table.state.playing:
            break
        if rng.random() < 0.2:
            move = table.easy()
            table.ring(move.table if isinstance(move, Play) else None)
        else:
            table.step()
    return table


def twin(
    table: CheckedTable, mine: Sequence[int], rng: Random
) -> tuple[list[TableFact], TableState]:
    """The same table with other hidden tiles: its log, and its state."""
    state = table.state
    game = state.game
    assert game is not None
    racks = game.state.racks
    pool = game.tiles[len(game.tiles) - game.state.pool :]
    hidden = [tile for seat, rack in enumerate(racks) if seat not in mine for tile in rack]
    mixed = list(hidden) + list(pool)
    rng.shuffle(mixed)
    new_racks: list[Rack] = []
    for seat, rack in enumerate(racks):
        if seat in mine:
            new_racks.append(rack)
        else:
            new_racks.append(tuple(mixed[: len(rack)]))
            mixed = mixed[len(rack) :]
    shown = game.tiles[: len(game.tiles) - game.state.pool]
    twin_game = replace(
        game,
        state=replace(game.state, racks=tuple(new_racks)),
        tiles=shown + tuple(mixed),
        secret=bytes(reversed(game.secret or b"")),
    )
    log = [_other_tiles(entry, mine, rng) for entry in table.log]
    assert twin_game != game
    return log, replace(state, game=twin_game, secret=state.secret)


def _other_tiles(entry: TableFact, mine: Sequence[int], rng: Random) -> TableFact:
    if not isinstance(entry, facts.GameStarted | facts.Turn):
        return entry
    return replace(entry, events=tuple(_mixed(event, mine, rng) for event in entry.events))


def _mixed(event: Event, mine: Sequence[int], rng: Random) -> Event:
    if isinstance(event, Dealt | Drew) and event.seat not in mine:
        tiles = tuple(Tile(rng.choice("krbo"), rng.randint(1, 13)) for _ in event.tiles)
        return replace(event, tiles=tiles)
    if isinstance(event, Bell) and event.seat not in mine:
        return replace(event, draft=((Tile("k", 1),),))
    return event


def sent(log: Sequence[TableFact], state: TableState, who: str | None, now: int) -> bytes:
    """Every byte that a reader gets of a table: view, events, lobby, timers."""
    return encode(
        [
            table_view(state, who, now=now),
            event_views(state, list(enumerate(log, start=1)), who),
            summary(state),
            timers(state),
        ]
    )


def answers(state: TableState, who: str, rng: Random, now: int) -> bytes:
    """What a reader is answered to all sorts of commands that are refused, and to drafts."""
    assert state.game is not None
    person = state.person_of(who)
    mine = state.seats_of(person.number) if person else ()
    box = state.game.state.setup.sized.box.tiles()
    told: list[object] = []
    for seat in range(len(state.seats)):
        for _ in range(6):
            loose = tuple((tile,) for tile in rng.sample(box, 3))
            text = format_table(state.game.state.table + loose)
            wishes: list[commands.Do] = [
                commands.Play(seat=seat, table=text),
                commands.Pass(seat=seat),
                commands.TakeBack(seat=seat),
                commands.StandIn(seat=seat),
            ]
            for wish in wishes:
                made = decide(
                    state,
                    Asked(who, state.version, wish),
                    now=now,
                    secret=SECRET,
                    oracle=could_play,
                )
                told.append(
                    (made.code, made.values, made.faults) if isinstance(made, Refusal) else "done"
                )
            for plan in (False, True):
                draft = Draft(id=ID, seen=state.version, seat=seat, table=text, plan=plan)
                judged = judge_draft(state, who, draft, now)
                if isinstance(judged, Judged):
                    assert seat in mine
                    told.append(judged.answer)
                else:
                    told.append((judged.code, judged.values))
                for tile in ("b7", "r1", "k13", "j"):
                    placing = Placing(
                        id=ID, seen=state.version, seat=seat, table=text, tile=tile, plan=plan
                    )
                    told.append(find_places(state, who, placing, now))
    return encode(told)


@pytest.mark.parametrize(
    ("edition", "seats", "seed"),
    [
        ("broadway", 2, 1),
        ("babyboom", 6, 2),
        ("lanmi", 3, 3),
        ("john-adams", 4, 4),
        ("goliath", 3, 5),
    ],
)
@pytest.mark.parametrize("turns", [0, 3, 25])
def test_hidden_tiles_change_no_byte(edition: str, seats: int, seed: int, turns: int) -> None:
    table = played(edition, seats, seed, turns)
    if not table.state.playing:
        pytest.fail("choose a seed whose game is still going on")
    rng = Random(seed)
    for who in (None, *WHO[:seats]):
        person = table.state.person_of(who)
        mine = table.state.seats_of(person.number) if person else ()
        before = sent(table.log, table.state, who, table.now)
        for _ in range(3):
            log, state = twin(table, mine, rng)
            assert sent(log, state, who, table.now) == before
            if who is not None:
                seeds = rng.random()
                one = answers(table.state, who, Random(seeds), table.now)
                assert answers(state, who, Random(seeds), table.now) == one


def test_the_test_can_fail() -> None:
    """The twin differs in what its owner sees, so the comparison is not empty."""
    table = played("goliath", 2, 5, 4)
    log, state = twin(table, (0,), Random(1))
    assert sent(log, state, BEN, table.now) != sent(table.log, table.state, BEN, table.now)
    assert sent(log, state, ANN, table.now) == sent(table.log, table.state, ANN, table.now)


def test_a_resigned_rack_stays_closed_until_the_game_is_over() -> None:
    table = played("goliath", 3, 5, 4)
    table.ok(CLEO, commands.Resign(seat=2))
    log, state = twin(table, (0,), Random(1))
    other = [
        replace(entry, value=entry.value + 5) if isinstance(entry, facts.Resigned) else entry
        for entry in log
    ]
    state = replace(state, resigned=((2, 99),))
    assert sent(other, state, ANN, table.now) == sent(table.log, table.state, ANN, table.now)


def test_sessions_and_secrets_never_leave() -> None:
    table = played("goliath", 2, 6, 6)
    assert table.state.game is not None
    assert table.state.game.secret is not None
    for who in (None, ANN, BEN, CLEO):
        told = sent(table.log, table.state, who, table.now)
        for secret in (ANN, BEN, CLEO, table.state.game.secret.hex()):
            assert secret.encode() not in told


def test_the_draft_is_shown_to_its_owner_alone() -> None:
    table = played("goliath", 2, 6, 4)
    draft = ((Tile("k", 1),),)
    for who in (None, ANN, BEN, CLEO):
        view = table_view(table.state, who, now=table.now, draft=draft)
        assert view.draft == ("k1" if who == table.on_turn else None)


def test_events_of_earlier_games_are_told_as_to_a_spectator() -> None:
    table = played("goliath", 2, 6, 0, length=2)
    end = None
    while table.state.playing:
        table.step()
        end = table.state.version
    assert end is not None
    table.ok(ANN, commands.NextGame())
    numbered = list(enumerate(table.log, start=1))
    old = [pair for pair in numbered if pair[0] <= end]
    mine = event_views(table.state, old, ANN)
    assert mine == event_views(table.state, old, None)


def test_somebody_who_was_removed_sees_no_rack_any_more() -> None:
    table = played("goliath", 3, 6, 4)
    table.ok(ANN, commands.Kick(person=3))
    view = table_view(table.state, CLEO, now=table.now)
    assert view.you is None
    assert view.game is not None
    assert view.game.racks == (None, None, None)


@pytest.mark.parametrize("seed", range(6))
def test_what_somebody_draws_is_the_same_to_all_others(seed: int) -> None:
    table = played("goliath", 3, seed, 5)
    seat, who = table.turn, table.on_turn
    reader = next(each for each in WHO[:3] if each != who)
    person = table.state.person_of(reader)
    assert person is not None
    _, other = twin(table, table.state.seats_of(person.number), Random(seed))
    told, drawn = [], []
    for state in (table.state, other):
        wish = Asked(who, state.version, commands.Draw(seat=seat))
        made = decide(state, wish, now=table.now, secret=SECRET, oracle=could_play)
        assert isinstance(made, Decided)
        told.append(sent(table.log + list(made.facts), made.state, reader, table.now))
        drawn.append(made.facts)
    assert told[0] == told[1]
    assert drawn[0] != drawn[1], "the twin draws another tile, or this test says nothing"
