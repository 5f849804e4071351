"""The review: exact where it says so, by what a seat could know, and sums that add up."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from remeld.match import Dealt, Drew, Ended, Record, cut, loads
from remeld.notation import format_rack, parse_rack, parse_ruleset, parse_table
from remeld.rules import (
    EDITIONS,
    JOKER,
    RemeldError,
    View,
    judge,
    plain,
    rack_value,
    spread,
    without,
)
from remeld.solver import all_plays, can_go_out
from remeld.study import chance
from remeld.study.chance import estimate
from remeld.study.chance_table import KNOTS, calibrated, row_of
from remeld.study.reasons import reasons
from remeld.study.review import Review, looked_at, review
from remeld.study.review_balance import accuracy, moments
from remeld.study.review_exact import look
from remeld.study.review_turns import SeatTurn, check_seats, seat_turns
from tests.solver.brute import Turns
from tests.study.recorded_games import recorded_game

DATA = Path(__file__).parents[1] / "data"
FEW = 20_000
EVERYBODY = (0, 1, 2, 3, 4, 5)
GAMES = [
    ("broadway", ("bounded-3", "bounded-6", "greedy"), 5),
    ("goliath", ("bounded-6", "bounded-3"), 2),
    ("lanmi", ("bounded-3", "greedy", "bounded-1", "easy"), 3),
    ("john-adams", ("bounded-6", "trimm"), 4),
    ("babyboom", ("greedy", "bounded-1"), 6),
]


@pytest.fixture(params=GAMES, ids=lambda game: game[0])
def record(request: pytest.FixtureRequest) -> Record:
    """A game of every edition, by people-like players."""
    return recorded_game(*request.param)


def test_every_turn_is_there_once_with_the_rack_that_was_held(record: Record) -> None:
    turns = [*seat_turns(record, EVERYBODY)]
    assert [turn.number for turn in turns] == [*range(1, len(turns) + 1)]
    held = {e.event.seat: e.event.tiles for e in record.log if isinstance(e.event, Dealt)}
    drawn = {e.number: e.event.tiles for e in record.log if isinstance(e.event, Drew)}
    for turn in turns:
        assert sorted(turn.rack) == sorted(held[turn.seat])
        held[turn.seat] = (*without(turn.rack, turn.laid), *drawn.get(turn.event, ()))


def test_what_was_possible_is_legal_and_nothing_is_better(record: Record) -> None:
    for turn in [*seat_turns(record, EVERYBODY)][::4]:
        found, rules, table = look(turn), turn.view.ruleset, turn.view.table
        possible = found.possible
        assert possible.proved
        if possible.tiles:
            verdict = judge(rules, table, possible.table, turn.rack, melded=turn.melded)
            assert verdict.legal
            assert verdict.tiles_played == possible.tiles
        out = can_go_out(rules, table, turn.rack, melded=turn.melded)
        assert found.could_go_out == out
        plays = all_plays(rules, table, turn.rack, melded=turn.melded, most=150)
        assert max(map(len, plays.plays), default=0) <= possible.tiles
        values = [rack_value(rules, play) for play in plays.plays]
        assert max(values, default=0) <= possible.value
        if not plays.cut_off:
            assert max(map(len, plays.plays), default=0) == possible.tiles
            assert max(values, default=0) == possible.value
        assert found.missed_tiles == possible.tiles - len(turn.laid)
        assert found.missed_value == possible.value - rack_value(rules, turn.laid)


def test_brute_force_finds_the_same(record: Record) -> None:
    small = (turn for turn in seat_turns(record, EVERYBODY) if is_small(turn))
    for turn in [*small][:6]:
        view = turn.view
        every = Turns(view.ruleset, view.table, turn.rack, melded=turn.melded).every()
        possible = look(turn).possible
        assert possible.tiles == max(map(len, every), default=0)
        assert possible.value == max((rack_value(view.ruleset, p) for p in every), default=0)


def is_small(turn: SeatTurn) -> bool:
    """Whether all turns can be written down in a moment."""
    tiles = plain((*spread(turn.view.table), *turn.rack))
    return len(tiles) <= 17 and tiles.count(JOKER) <= 1


def test_a_golden_game_line_by_line() -> None:
    played = loads((DATA / "playthroughs" / "broadway.txt").read_text("utf-8"))
    lines = [*exact_lines(played)]
    assert lines == (DATA / "reviews" / "broadway.txt").read_text("utf-8").splitlines()


def exact_lines(played: Record) -> Iterator[str]:
    """Each turn: who did what; what was possible, in tiles and value; what was missed."""
    for each in looked_at(played):
        turn, exact = each.turn, each.exact
        words = [
            f"{turn.number} seat {turn.seat} {turn.done} {format_rack(turn.laid) or '-'}",
            f"possible {exact.possible.tiles} {exact.possible.value}",
            f"missed {exact.missed_tiles} {exact.missed_value}",
        ]
        flags = ("could_go_out", "could_open", "could_free_joker", "could_keep_joker")
        words += [name for name in flags if getattr(exact, name)]
        yield " | ".join(words)


def test_a_seat_is_judged_by_what_it_could_know(record: Record) -> None:
    """In the record of one seat nothing of the others is written, and everything is the same."""
    for seat in range(len(record.setup.players)):
        own = cut(record, seat)
        assert [*seat_turns(own, (seat,))] == [*seat_turns(record, (seat,))]
        assert check_seats(own) == (seat,)


def test_other_hidden_tiles_change_none_of_the_inputs(record: Record) -> None:
    """Whoever is reviewed, and whenever: others hold other tiles, and the view cannot tell."""
    for seat in range(len(record.setup.players)):
        turns = [*seat_turns(record, (seat,))]
        others = 0
        for number in range(0, len(turns), max(1, len(turns) // 5)):
            until = turns[number].event
            changed = with_others(record, seat, until, seed=number)
            # Late in a game everything may have been seen, and then there is nothing to exchange.
            others += changed.log != tuple(each for each in record.log if each.number <= until)
            assert [*seat_turns(changed, (seat,))] == turns[: number + 1]
        assert others


def test_other_hidden_tiles_do_not_change_the_answers(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that is told of a turn, the tile that was drawn then included."""
    monkeypatch.setattr(chance, "MOST_WORK", FEW)
    turns = [*seat_turns(record, (0,))]
    middle = turns[len(turns) // 2]
    changed = with_others(record, seat=0, until=middle.event, seed=1)
    (other,) = [t for t in seat_turns(changed, (0,)) if t.number == middle.number]
    assert look(other) == look(middle)
    drawn = without(record.setup.sized.box.tiles(), middle.rack)[0]
    asked = [(turn.view, turn.laid, 5, drawn) for turn in (other, middle)]
    assert estimate(*asked[0]) == estimate(*asked[1])
    tried = middle.rack[:2]
    assert reasons(other.view, tried, (), 5) == reasons(middle.view, tried, (), 5)


def with_others(record: Record, seat: int, until: int, seed: int) -> Record:
    """The game up to an event; tiles of kinds that nobody has laid by then are exchanged."""
    log = [each for each in record.log if each.number <= until]
    begun = [*seat_turns(replace(record, log=tuple(log)), EVERYBODY)]
    shown = {*plain(spread(begun[-1].after))}
    own = next(turn.rack for turn in reversed(begun) if turn.seat == seat)
    box = [tile for tile in without(record.setup.sized.box.tiles(), own) if tile not in shown]
    Random(seed).shuffle(box)
    for place, logged in enumerate(log):
        event = logged.event
        if isinstance(event, Dealt | Drew) and event.seat != seat:
            tiles = tuple(tile if tile in shown else box.pop() for tile in event.tiles)
            log[place] = replace(logged, event=replace(event, tiles=tiles))
    return replace(record, log=tuple(log))


@pytest.fixture(scope="module")
def reviewed() -> Review:
    """A short game of three, with all estimates."""
    with pytest.MonkeyPatch.context() as patched:
        # Fewer worlds than people get: what is tested holds for any number.
        patched.setattr(chance, "MOST_WORK", FEW)
        return review(recorded_game(*GAMES[0]), seed=3)


def test_luck_and_skill_add_up_to_the_result(reviewed: Review) -> None:
    for seat in reviewed.seats:
        total = seat.start + seat.deal + seat.draws + seat.others + seat.skill
        assert round(total, 4) == seat.result
        own = [t.estimate for t in reviewed.turns if t.turn.seat == seat.seat and t.estimate]
        seen = [e.chance if e.after_draw is None else e.after_draw for e in own]
        assert round(sum(s - e.chance for s, e in zip(seen, own, strict=True)), 4) == seat.draws
        next_best = [*(e.best for e in own[1:]), seat.result]
        assert round(sum(a - s for a, s in zip(next_best, seen, strict=True)), 4) == seat.others
        assert round(-sum(e.cost for e in own), 4) == seat.skill
    assert sorted(seat.result for seat in reviewed.seats) == [0.0, 0.0, 1.0]


def test_estimates_are_chances_within_their_intervals(reviewed: Review) -> None:
    for turn in reviewed.turns:
        found = turn.estimate
        assert found is not None
        low, high = found.interval
        assert 0 <= low <= found.chance <= high <= 1
        assert found.chance <= found.best <= 1
        if sorted(found.choice) == sorted(plain(turn.turn.laid)):
            assert found.cost == 0
    assert reviewed.turns[-1].estimate is not None
    assert reviewed.turns[-1].estimate.interval == (1.0, 1.0), "whoever went out has won"


def test_where_there_is_one_world_only_the_interval_is_that_chance() -> None:
    """Two play, and nothing is left to draw: no other world could say anything else."""
    rules = parse_ruleset("goliath(numbers=3,colours=3,copies=1,jokers=0,hand=2)")
    rack, table = parse_rack("k1 r2"), parse_table("b1-3")
    view = View(
        ruleset=rules,
        seat=0,
        rack=rack,
        rack_sizes=(2, 4),
        melded=(True, True),
        table=table,
        pool_size=0,
        turn=0,
    )
    found = estimate(view, (), 1)
    assert found is not None
    assert 0 < found.chance < 1
    assert found.interval == (found.chance, found.chance)


def test_the_same_seed_gives_the_same_review(
    reviewed: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance, "MOST_WORK", FEW)
    again = review(recorded_game(*GAMES[0]), 2, seed=3)
    assert again.turns == tuple(turn for turn in reviewed.turns if turn.turn.seat == 2)
    assert again.seats == reviewed.seats[2:]


def test_the_moments_are_three_turns_in_order(reviewed: Review) -> None:
    turns = [moment.turn for moment in reviewed.moments]
    assert len({*turns}) == 3
    assert turns == sorted(turns)
    costs = sorted((t.estimate.cost for t in reviewed.turns if t.estimate), reverse=True)
    decisions = [-m.change for m in reviewed.moments if m.kind == "decision"]
    assert sorted(decisions, reverse=True) == [round(c, 4) for c in costs[: len(decisions)]]


def test_in_every_moment_something_could_be_laid(reviewed: Review) -> None:
    choices = [t.turn.number for t in reviewed.turns if t.exact.possible.tiles]
    assert {moment.turn for moment in reviewed.moments} <= {*choices}
    # Luck alone fills up where nobody gave anything away, and there too.
    calm = [
        (
            t.turn.number,
            t.turn.seat,
            t.exact,
            t.estimate and replace(t.estimate, best=t.estimate.chance),
        )
        for t in reviewed.turns
    ]
    lucky = moments(calm, {seat.seat: seat.result for seat in reviewed.seats})
    assert len(lucky) == 3
    assert {moment.turn for moment in lucky} <= {*choices}


def test_not_going_out_costs_all_that_was_given_away() -> None:
    turns = [*seat_turns(recorded_game(*GAMES[0]), EVERYBODY)]
    last = turns[-1]
    assert look(last).could_go_out
    drew = estimate(last.view, (), 7)
    assert drew is not None
    assert drew.best > 0.97 > drew.chance
    assert sorted(drew.choice) == sorted(plain(last.rack))


def test_accuracy_falls_with_what_is_given_away() -> None:
    values = [accuracy(cost / 20) for cost in range(21)]
    assert values[0] == pytest.approx(100)
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("row", KNOTS)
def test_told_chances_rise_with_the_share_of_won_games(row: str) -> None:
    told = [calibrated(share / 50, row) for share in range(51)]
    assert told == sorted(told)
    assert 0 <= told[0] < told[-1] <= 1


@pytest.mark.parametrize(
    ("players", "pool", "row"),
    [
        (2, 0, "one-world"),
        (2, 1, "2-ending"),
        (2, 10, "2-ending"),
        (2, 11, "2"),
        (3, 1, "3"),
        (6, 30, "4"),
    ],
)
def test_the_row_follows_from_players_and_what_is_left_to_draw(
    players: int, pool: int, row: str
) -> None:
    seen = View(
        ruleset=EDITIONS["lanmi"],
        seat=0,
        rack=(),
        rack_sizes=(0,) * players,
        melded=(True,) * players,
        table=(),
        pool_size=pool,
        turn=0,
    )
    assert row_of(seen) == f"{row} lanmi"
    assert set(KNOTS) >= {row, *(f"{row} {edition}" for edition in EDITIONS)}


def test_a_running_game_is_refused(record: Record) -> None:
    running = replace(record, log=tuple(e for e in record.log if not isinstance(e.event, Ended)))
    with pytest.raises(RemeldError) as refused:
        looked_at(running)
    assert refused.value.code == "review-not-over"


def test_a_seat_that_the_record_does_not_show_is_refused(record: Record) -> None:
    for own, seat in ((cut(record, 0), 1), (cut(record, None), None)):
        with pytest.raises(RemeldError) as refused:
            looked_at(own, seat)
        assert refused.value.code == "seat-not-seen"


def test_where_drawn_tiles_may_be_played_a_turn_is_judged_after_the_draw() -> None:
    rules = recorded_game(*GAMES[1]).setup.ruleset.replace(drawn_tile_playable=True)
    turn = next(seat_turns(recorded_game(*GAMES[1]), EVERYBODY))
    assert estimate(replace(turn.view, ruleset=rules), (), 1) is None
