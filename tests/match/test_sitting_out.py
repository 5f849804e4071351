"""Ruling A52: with an empty pool the bell is no pass for a player who has to play and could."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from remeld.match import (
    Bell,
    Ended,
    Game,
    Passed,
    Played,
    Record,
    State,
    cut,
    dumps,
    loads,
    passes_unchecked,
    states,
    verify,
)
from remeld.notation import parse_table
from remeld.rules import EDITIONS, Pass, Play, Position, Ruleset, count, spread
from remeld.solver import could_play
from tests.match.arranged_games import arrange, events
from tests.match.random_games import Trace, partitions, random_game

JOHN = EDITIONS["john-adams"]
# Small enough for many games that empty the pool.
TOY = JOHN.replace(numbers=5, copies=1, hand=4, meld_min=0, jokers=0)
NO_DECLINING = EDITIONS["goliath"].replace(may_decline=False)
LOOSE = JOHN.replace(timeout_table="looseToRack")


def leader(rules: str | Ruleset = "john-adams", turn: int = 0, **more: object) -> Game:
    """Ann leads and could play b3; Ben and Cleo cannot play."""
    racks = ["b3 k1", "k9 k10", "r9 r10"]
    return arrange(rules, racks, table="b4-6", turn=turn, **more)  # type: ignore[arg-type]


def rung(game: Game, draft: str | None = None) -> Game:
    """The bell, as soon as it may ring."""
    assert game.state.deadline is not None
    return game.ring(game.state.deadline, None if draft is None else parse_table(draft))


def passed(game: Game, *seats: int) -> Game:
    for seat in seats:
        game = game.move(seat, Pass(), game.state.turn_began + 1)
    return game


@pytest.mark.parametrize("draft", [None, "b4-6, b3", "b4 b5, b6, b3 k1"])
@pytest.mark.parametrize("rules", [JOHN, NO_DECLINING])
def test_the_bell_is_no_pass_for_who_could_play(rules: Ruleset, draft: str | None) -> None:
    before = passed(leader(rules, turn=1), 1, 2)
    assert before.state.passes == 2
    game = rung(before, draft)
    (bell,) = [event for event in events(game) if isinstance(event, Bell)]
    assert bell.could_play
    assert game.state.ended is None
    assert (game.state.turn, game.state.passes) == (1, 0)
    if rules == JOHN:
        assert (game.state.table, game.state.racks) == (before.state.table, before.state.racks)


def test_the_bell_is_a_pass_for_who_cannot_play() -> None:
    game = rung(leader(turn=1), "b4-6, k9")
    assert events(game)[0] == Bell(1, "restored", parse_table("b4-6"), parse_table("b4-6, k9"))
    assert game.state.passes == 1
    # The circle is full when Ann, too, cannot go on.
    game = arrange(JOHN, ["k1", "k9 k10", "r9 r10"], table="b4-6")
    game = rung(rung(rung(game)))
    assert game.state.ended is not None
    assert (game.state.ended.reason, game.state.ended.winners) == ("blocked", (0,))


def test_a_play_at_the_bell_is_a_play() -> None:
    game = rung(leader(), "b3-6")
    assert events(game)[0] == Bell(0, "stands", parse_table("b3-6"), parse_table("b3-6"))
    assert game.state.sat_out == ()


def test_where_everybody_may_pass_the_bell_is_a_pass() -> None:
    for edition in ("broadway", "babyboom", "goliath"):
        game = rung(passed(leader(edition, turn=1), 1, 2))
        assert game.state.ended is not None
        assert (game.state.ended.reason, game.state.ended.winners) == ("blocked", (0,))


def test_while_the_pool_lasts_the_bell_costs_a_tile_and_nothing_else() -> None:
    game = rung(arrange(JOHN, ["b3 k1", "k9"], table="b4-6", pool="r1"))
    assert not any(isinstance(event, Bell) and event.could_play for event in events(game))
    assert game.state.sat_out == ()


def test_what_is_not_proved_is_a_pass() -> None:
    game = rung(passed(leader(turn=1, oracle=passes_unchecked), 1, 2))
    assert game.state.ended is not None
    assert game.state.ended.reason == "blocked"


def test_the_leader_does_not_win_by_the_passes_of_the_others() -> None:
    """The bell breaks the circle: passes before and after it are not one."""
    game = rung(passed(leader(turn=1), 1, 2))
    game = passed(game, 1, 2)
    assert (game.state.ended, game.state.passes) == (None, 2)


def test_three_bells_in_a_row_abandon_the_game() -> None:
    game = leader(turn=1)
    for _ in range(2):
        game = rung(passed(game, 1, 2))
        assert game.state.ended is None
    # Also an unfinished draft is a play that was not made.
    game = rung(passed(game, 1, 2), "b4-6, b3")
    assert game.state.ended == Ended("abandoned", game.state.racks, (0, 0, 0), (), by=0)


def test_in_a_row_means_in_the_turns_of_that_seat() -> None:
    """Others may play in between; what that seat plays itself begins anew."""
    racks = ["b3 r1 k1", "b7 k9 b9", "b8 r9 r10"]
    game = arrange(JOHN, racks, table="b4-6, r2-4")
    game = rung(game).move(1, Play(parse_table("b4-7, r2-4")), 60_001)
    game = rung(game.move(2, Play(parse_table("b4-8, r2-4")), 60_002))
    assert game.state.sat_out == (0, 0)
    went_on = game.move(1, Play(parse_table("b4-9, r2-4")), game.state.turn_began)
    went_on = passed(went_on, 2)
    played = went_on.move(0, Play(parse_table("b3-9, r2-4")), went_on.state.turn_began)
    assert played.state.sat_out == ()
    over = rung(went_on)
    assert over.state.ended is not None
    assert (over.state.ended.reason, over.state.ended.by) == ("abandoned", 0)


def test_a_seat_that_has_resigned_is_not_made_to_play() -> None:
    """It cannot win, so it gains nothing, and nobody waits for it."""
    game = passed(leader(turn=1), 1, 2).resign(0, 5)
    game = rung(game)
    assert not any(isinstance(event, Bell) and event.could_play for event in events(game))
    assert game.state.ended is not None
    assert (game.state.ended.reason, game.state.ended.winners) == ("blocked", (1, 2))


def test_tiles_that_only_leave_the_table_are_no_play() -> None:
    game = rung(arrange(LOOSE, ["b3 k1", "k9"], table="b4-7"), "b4-6, b7")
    assert isinstance(events(game)[0], Bell)
    assert game.state.sat_out == (0,)
    assert game.state.racks[0] == (*leader().state.racks[0], *parse_table("b7")[0])


# -- Records --


def sat_out_game() -> Record:
    """A game in which somebody sits out until the game is abandoned."""
    for seed in range(200):
        record = random_game(TOY, 3, seed, dawdle=0.5).record
        if isinstance(record.log[-2].event, Ended) and record.log[-2].event.by is not None:
            return record
    raise AssertionError("no such game")


def test_the_record_says_so_to_everybody() -> None:
    record = sat_out_game()
    text = dumps(record)
    assert " | could-play\n" in text
    assert "end abandoned by " in text
    for seen in ("all", None, 0, 1, 2):
        part = record if seen == "all" else cut(record, seen)  # type: ignore[arg-type]
        assert loads(dumps(part)) == part
        found = verify(part, could_play)
        assert found.good, found.trouble
        assert states(part)[-1].sat_out == states(record)[-1].sat_out


def test_a_record_that_makes_a_pass_of_it_is_wrong() -> None:
    record = sat_out_game()
    number = next(e.number for e in record.log if isinstance(e.event, Bell) and e.event.could_play)
    event = record.log[number - 1].event
    assert isinstance(event, Bell)
    forged = replace(record.log[number - 1], event=replace(event, could_play=False))
    log = (*record.log[: number - 1], forged, *record.log[number:])
    trouble = verify(replace(record, log=log), could_play).trouble
    assert trouble is not None
    assert (trouble.event, trouble.code) == (number, "event-differs")
    assert trouble.expected.endswith("| could-play")
    # Who asks nobody believes it, and then the game should have gone on.
    assert not verify(record, passes_unchecked).good


@pytest.mark.parametrize(
    ("edition", "seat"), [("goliath", None), ("goliath", 0), ("john-adams", None)]
)
def test_nobody_sits_out_where_nothing_is_due(edition: str, seat: int | None) -> None:
    """Neither where everybody may pass nor while the pool lasts, also in what others saw."""
    record = random_game(edition, 2, 5, dawdle=0.3).record
    part = cut(record, seat)
    logged = next(e for e in part.log if isinstance(e.event, Bell) and e.event.seat == 1)
    assert isinstance(logged.event, Bell)
    forged = replace(logged, event=replace(logged.event, could_play=True))
    log = (*part.log[: logged.number - 1], forged, *part.log[logged.number :])
    trouble = verify(replace(part, log=log), could_play).trouble
    assert trouble is not None
    assert (trouble.event, trouble.code) == (logged.number, "bad-bell")


def test_nobody_is_blamed_for_a_game_that_was_given_up_otherwise() -> None:
    record = random_game(TOY, 2, 1).record
    ended = next(e for e in record.log if isinstance(e.event, Ended))
    assert isinstance(ended.event, Ended)
    blamed = Ended("abandoned", ended.event.racks, (0, 0), (), by=0)
    for part in (record, cut(record, 1)):
        log = (*part.log[: ended.number - 1], replace(ended, event=blamed))
        trouble = verify(replace(part, log=log), could_play).trouble
        assert trouble is not None
        assert trouble.event in (ended.number, ended.number - 1)


# -- Whole games, counted by hand --


def told(trace: Trace, seats: int) -> tuple[str, int | None]:
    """How a game that nobody wins must end, worked out from its events alone."""
    game, log = trace.game, trace.game.log
    circle: list[int] = []
    row: Counter[int] = Counter()
    before = {e.number: state for e, state in zip(log, (None, *states(trace.record)), strict=False)}
    for logged in log:
        event, state = logged.event, before[logged.number]
        if not isinstance(event, Played | Passed | Bell):
            continue
        assert state is not None
        seat = event.seat
        laid = not isinstance(event, Passed) and len(sum(event.table, ())) > len(
            sum(state.table, ())
        )
        if laid:
            circle, row[seat] = [], 0
        elif not state.pool:
            due = playable(at(game, state))
            assert not (due and isinstance(event, Passed)), "a pass by word while able"
            circle = [] if due else [*circle, seat]
            row[seat] = row[seat] + 1 if due else 0
        if row[seat] == 3:
            return "abandoned", seat
        if len(circle) == seats:
            return "blocked", None
    return "out", None


def playable(position: Position) -> bool:
    """Whether the seat on turn could play: the solver says it, in small games trying does too."""
    found = could_play(position)
    if position.ruleset == TOY:
        table = spread(position.table) if position.melded[position.turn] else ()
        some = (
            count(table + tiles)
            for size in range(1, len(position.rack) + 1)
            for tiles in combinations(position.rack, size)
        )
        assert found == any(next(partitions(pile, TOY), None) is not None for pile in some)
    return found


def at(game: Game, state: State) -> Position:
    return replace(game, state=state).position


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ["toy", "john-adams"])
def test_games_end_as_they_must_however_often_the_bell_rings(rules: str, players: int) -> None:
    ends: Counter[str] = Counter()
    for seed in range(40 if rules == "toy" else 2):
        dawdle = Random(seed).choice([0.3, 0.6, 0.9])
        trace = random_game(TOY if rules == "toy" else JOHN, players, seed, dawdle=dawdle)
        ended = trace.game.state.ended
        assert ended is not None
        assert told(trace, players) == (ended.reason, ended.by)
        ends[ended.reason] += 1
        if ended.reason == "blocked":
            # Nobody is left who could play, so nobody has won by sitting a play out.
            for seat in range(players):
                last = replace(trace.states[-2], turn=seat)
                assert not playable(at(trace.game, last))
    if rules == "toy":
        assert set(ends) == {"out", "blocked", "abandoned"}


def test_a_game_in_which_everybody_only_waits_ends() -> None:
    for rules in (JOHN, TOY, LOOSE, NO_DECLINING, *EDITIONS.values()):
        trace = random_game(rules, 2, 3, dawdle=1.0)
        assert trace.game.state.ended is not None
