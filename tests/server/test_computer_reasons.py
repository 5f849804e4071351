"""Why computer players did so: told after the game, never during it, and only what is true."""

from dataclasses import replace

import pytest

from remeld.bots import REASONS
from remeld.match import Drew, Passed, Played, Record
from remeld.protocol import Options, facts
from remeld.protocol import commands as do
from remeld.protocol.http.requests import RecordedEventPath, RecordPath
from remeld.server.computer_reasons import computer_reason
from remeld.server.http.problems import Problem
from remeld.server.http.tables import explain_turn, tell_how_played
from remeld.server.tables import TableState, decode_entry, encode_entry
from remeld.study import how_played
from tests.server.in_process_house import Rig
from tests.server.test_sockets import ORIGINS
from tests.server.test_strangers import HERE, context

SECOND = 1000
FIRST_TURN = 3
"""Before it are the draw for the start and the deal."""


async def play_out(rig: Rig, table: str) -> TableState:
    """The only person draws or passes until the game is over."""
    while (state := await rig.state(table)).playing:
        assert state.game is not None
        if state.turn == 0:
            await rig.do(table, "p0", do.Draw(seat=0) if state.game.state.pool else do.Pass(seat=0))
        rig.clock.ms += SECOND
        await rig.sweep()
    return state


def turns(state: TableState) -> dict[int, int]:
    """Whose turn it was, by the number of the event that ended it."""
    assert state.game is not None
    ends = (Played, Drew, Passed)
    return {
        logged.number: logged.event.seat
        for logged in state.game.log
        if isinstance(logged.event, ends)
    }


@pytest.mark.house(origins=ORIGINS)
async def test_every_turn_of_a_computer_player_has_its_reason_after_the_game(rig: Rig) -> None:
    # One that overlooks things by chance, and one that now and then forgets to hold back.
    made = await rig.house.create("p0", "P0", Options(rules="goliath", seats=3, clock="none"))
    assert isinstance(made, TableState)
    await rig.do(made.id, "p0", do.Sit(name="P0"))
    for level in ("chick", "fox"):
        await rig.do(made.id, "p0", do.AddComputer(level=level))
    await rig.do(made.id, "p0", do.Start())
    asked = context(rig, "", HERE)
    with pytest.raises(Problem) as early:
        await explain_turn(asked, RecordedEventPath(table=made.id, game=1, event=FIRST_TURN))
    assert (early.value.status, early.value.code) == (404, "no-such-game")
    state = await play_out(rig, made.id)
    told = {}
    for event, seat in turns(state).items():
        path = RecordedEventPath(table=made.id, game=1, event=event)
        told[event] = (await explain_turn(asked, path)).code
        assert (told[event] in REASONS) == (seat != 0), (event, seat, told[event])
    assert len(set(told.values())) > 3, "not one and the same for all"
    with pytest.raises(Problem) as unplayed:
        await explain_turn(asked, RecordedEventPath(table=made.id, game=2, event=FIRST_TURN))
    assert unplayed.value.code == "no-such-game"


@pytest.mark.house(origins=ORIGINS)
async def test_how_the_computer_players_played_is_told_after_the_game(rig: Rig) -> None:
    table = await rig.table(people=1, rules="goliath", seats=3, clock="none")
    asked, path = context(rig, "", HERE), RecordPath(table=table, game=1)
    with pytest.raises(Problem) as early:
        await tell_how_played(asked, path)
    assert (early.value.status, early.value.code) == (404, "no-such-game")
    state = await play_out(rig, table)
    told = (await tell_how_played(asked, path)).seats
    assert state.game is not None
    record = Record(state.game.state.setup, state.game.log)
    for seat, who in enumerate(state.seats):
        found = how_played(record, seat, who.level) if who.level else None
        assert (seat == 0) == (found is None)
        assert told[seat].code == (found.code if found else None)
        assert told[seat].values == (found.values if found else {})


async def test_no_reason_is_told_for_what_another_player_would_have_done(rig: Rig) -> None:
    table = await rig.table(people=1, rules="goliath", seats=2, clock="none")
    state = await play_out(rig, table)
    log = await rig.house.cache.log(table)
    own = [event for event, seat in turns(state).items() if seat == 1]
    assert all(computer_reason(log, 1, event) for event in own)
    # As if the patient one had played all this.
    for place, entry in enumerate(log):
        fact = decode_entry(entry.kind, entry.data)
        if isinstance(fact, facts.ComputerAdded):
            kind, data = encode_entry(replace(fact, level="owl"))
            log[place] = replace(entry, kind=kind, data=data)
    found = [computer_reason(log, 1, event) for event in own]
    assert None in found
    assert not {reason.code for reason in found if reason} & {"laid-what-it-saw", "laid-sets"}
