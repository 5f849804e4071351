"""Whole random games in every edition and number of players: what must hold at every moment."""

import os
from collections import Counter
from dataclasses import replace

import pytest

from remeld.bots import easy_move
from remeld.match import (
    Bell,
    Drew,
    Ended,
    Logged,
    State,
    cut,
    dumps,
    loads,
    most_events,
    states,
    verify,
)
from remeld.rules import (
    EDITIONS,
    UNKNOWN,
    BigSet,
    Play,
    Position,
    check_table,
    count,
    spread,
    view,
)
from remeld.solver import could_play
from tests.match.random_games import Trace, random_game

GAMES = [
    (edition, players)
    for edition, rules in EDITIONS.items()
    for players in range(rules.players_min, rules.players_max + 1)
]
SIX_COLOURS = EDITIONS["john-adams"].replace(big_set=BigSet(colours=6, copies=2))
BASE = EDITIONS["goliath"]
HOUSES = {
    "drawn tile playable": (BASE.replace(drawn_tile_playable=True, say_pass="Next"), ()),
    "no declining": (BASE.replace(may_decline=False, draw_per_no_play=2), ()),
    "end at once": (BASE.replace(pool_empty="endAtOnce", blocked_tie="noWinner"), ()),
    "redraw all": (BASE.replace(start_draw_tie="redrawAll", start_draw_joker="lowest"), ()),
    "legal turns fall": (
        BASE.replace(timeout_legal_table="penalty", timeout_legal_but_not_playable="drawOne"),
        (),
    ),
    "harsh bell": (BASE.replace(timeout_idle_draw=0, timeout_penalty=7), ()),
    "six colours": (SIX_COLOURS, (("big_set", True),)),
    "strict": (EDITIONS["babyboom"], (("strict_penalty", True),)),
    "seats by draw": (EDITIONS["lanmi"], (("seats_by_draw", True),)),
    "winner starts": (BASE.replace(next_starter="winner"), (("starter", 1), ("game", 2))),
    "toy": (BASE.replace(numbers=4, hand=4, meld_min=0, copies=1), ()),
    "frozen but floating": (
        BASE.replace(joker_freeing="exactSwap", joker_floats=False, jokers=4),
        (),
    ),
}


def hidden(state: State, seat: int | None) -> State:
    """The state with other racks face down until the game is over."""
    racks = enumerate(state.racks)
    shown = tuple(rack if owner == seat else (UNKNOWN,) * len(rack) for owner, rack in racks)
    return state if state.ended else replace(state, racks=shown)


def check(trace: Trace) -> None:
    """What holds in every game."""
    game = trace.game
    rules = game.state.setup.sized
    for state in trace.states:
        pool = game.tiles[len(game.tiles) - state.pool :]
        everything = [*spread(state.table), *pool, *(t for rack in state.racks for t in rack)]
        assert count(everything) == count(rules.box.tiles())
        check_table(rules, state.table)
    ended = game.state.ended
    assert ended is not None
    assert sum(ended.points) == 0
    assert [logged.number for logged in game.log] == list(range(1, len(game.log) + 1))
    # However much time is wasted, a house would read the record, and one of twice as much.
    assert 2 * len(game.log) < most_events(rules.box.total)


def check_record(trace: Trace) -> None:
    """What holds for the record of every game."""
    record = trace.record
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text
    replayed = states(record)
    for live in trace.states:
        assert replayed[live.version - 1] == live
    found = verify(loads(text), could_play)
    assert found.good, found.trouble
    players = len(record.setup.players)
    # Seats take turns to be the one that looks, unless all are asked for.
    looking = range(players) if "REMELD_MATRIX" in os.environ else (len(record.log) % players,)
    for seat in (None, *looking):
        part = loads(dumps(cut(record, seat)))
        assert part == cut(record, seat)
        found = verify(part, could_play)
        assert found.good, (seat, found.trouble)
        assert not found.deal_checked
        for seen, state in zip(states(part), replayed, strict=False):
            assert hidden(seen, seat) == hidden(state, seat)


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_no_tile_is_ever_lost_and_replay_equals_live(edition: str, players: int) -> None:
    trace = random_game(edition, players, seed=players)
    check(trace)
    check_record(trace)


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_clock(edition: str) -> None:
    trace = random_game(edition, 3, seed=11, clock=None)
    check(trace)
    check_record(trace)
    assert not any(isinstance(logged.event, Bell) for logged in trace.game.log)


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", [1, 2])
def test_house_rules(house: str, seed: int) -> None:
    rules, options = HOUSES[house]
    trace = random_game(rules, 3, seed, dawdle=0.3, options=options)
    check(trace)
    check_record(trace)


def can_add(position: Position) -> bool:
    """Whether the easy player finds something: not exact, but true where it says yes."""
    return isinstance(easy_move(view(position, position.turn)), Play)


def test_with_an_oracle() -> None:
    for seed in range(3):
        trace = random_game("john-adams", 2, seed, oracle=can_add)
        check(trace)
        for seat in ("all", None, 0, 1):
            record = trace.record if seat == "all" else cut(trace.record, seat)  # type: ignore[arg-type]
            assert verify(record, can_add).good


def test_these_games_are_worth_their_time() -> None:
    """All kinds of bells, ends and refusals happen, in numbers."""
    bells: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    short: list[Logged] = []
    for edition, players in GAMES:
        trace = random_game(edition, players, seed=players)
        refused += trace.refused
        for before, logged in zip(trace.game.log, trace.game.log[1:], strict=False):
            if isinstance(logged.event, Bell):
                bells[logged.event.outcome] += 1
            elif isinstance(logged.event, Ended):
                ends[logged.event.reason] += 1
            elif isinstance(logged.event, Drew) and isinstance(before.event, Bell):
                short += [logged] * (len(logged.event.tiles) == 2)
    assert set(bells) == {"idle", "stands", "not-playable", "restored", "loose-to-rack"}
    assert set(ends) == {"out", "blocked"}
    assert set(refused) >= {
        *("illegal-turn", "not-your-turn", "time-not-up", "bad-draft", "bad-extension"),
        *("pool-not-empty", "pool-empty"),
    }
    assert refused["illegal-turn"] > 50
