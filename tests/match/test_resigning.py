"""GaveUp and abandoned games: how they end, what they count, and that their records are right."""

from dataclasses import replace

import pytest

from remeld.match import (
    Ended,
    Game,
    GaveUp,
    Record,
    Revealed,
    Setup,
    cut,
    dumps,
    final_score,
    loads,
    secret_from_seed,
    verify,
)
from remeld.match.record_lines import encode_event
from remeld.notation import parse_table
from remeld.rules import EDITIONS, CommandError, Draw, GameScore, Pass, Play, rack_value
from remeld.solver import could_play
from tests.match.arranged_games import arrange, events, setup_for
from tests.match.tampered_records import tampered


def begun(players: int = 3, edition: str = "goliath", seed: int = 5, turns: int = 7) -> Game:
    """A game in which everybody has drawn some tiles."""
    setup = setup_for(edition, players, clock=None)
    game = Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)
    for at in range(1, turns + 1):
        game = game.move(game.state.turn, Draw(), at)
    return game


def whole(game: Game) -> Record:
    return Record(game.state.setup, game.log)


def ended(game: Game) -> Ended:
    assert game.state.ended is not None
    return game.state.ended


def test_the_last_one_wins_what_the_other_resigns_with() -> None:
    game = arrange("goliath", ["k5 r9", "k2 j"]).resign(1, 1)
    assert events(game) == [
        GaveUp(1),
        Ended("resigned", game.state.racks, (32, -32), (0,)),
    ]


def test_resigning_is_open_to_everybody_at_any_time_but_only_once() -> None:
    game = begun(4)
    seat = game.state.next_seat(game.state.turn)
    game = game.resign(seat, 20)
    assert game.state.ended is None
    assert game.state.turn != seat, "nobody else loses the turn by it"
    with pytest.raises(CommandError, match="already") as caught:
        game.resign(seat, 21)
    assert caught.value.code == "seat-resigned"
    with pytest.raises(CommandError) as caught:
        game.resign(4, 21)
    assert caught.value.code == "unknown-seat"


def test_others_score_as_if_the_seat_had_never_been_there() -> None:
    game = arrange("goliath", ["b3", "k7 r8", "o9"], table="b4 b5 b6").resign(1, 1)
    game = game.move(0, Play(parse_table("b3-6")), 2)
    assert ended(game) == Ended("out", game.state.racks, (24, -15, -9), (0,))


def test_a_seat_that_has_resigned_cannot_win() -> None:
    game = arrange("goliath", ["k5", "b3", "r9 r9"], table="b4 b5 b6", turn=1)
    game = game.resign(1, 1).move(1, Play(parse_table("b3-6")), 2)
    # Among the others the game counts as blocked.
    assert ended(game) == Ended("resigned", game.state.racks, (13 + 3, -3, -13), (0,))


def test_a_blocked_game_counts_among_those_who_played_on() -> None:
    game = arrange("goliath", ["k5", "b3", "r5"], table="r4-6").resign(1, 1)
    for at in range(2, 5):
        game = game.move(game.state.turn, Pass(), at)
    assert ended(game).reason == "blocked"
    assert ended(game).points == (2, -3, 1), "the odd point goes to the starting player"


def test_an_abandoned_game_counts_nothing() -> None:
    game = begun().close("abandoned", 99)
    assert ended(game).points == (0, 0, 0)
    assert ended(game).winners == ()
    assert isinstance(game.log[-1].event, Revealed)
    with pytest.raises(CommandError) as caught:
        game.resign(0, 100)
    assert caught.value.code == "game-over"


def test_nobody_has_resigned_so_the_game_does_not_end_by_that() -> None:
    with pytest.raises(CommandError) as caught:
        begun().close("resigned", 99)
    assert caught.value.code == "unexpected-event"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_adds_up_to_nothing_however_it_ends(edition: str) -> None:
    for game in ends(edition):
        assert sum(ended(game).points) == 0


def ends(edition: str) -> list[Game]:
    """Games that ended by resigning or leaving, in every way."""
    last = begun(3, edition).resign(2, 20).resign(0, 21)
    closed = begun(4, edition).resign(2, 20)
    closed = closed.move(closed.state.turn, Draw(), 21).close("resigned", 22)
    return [last, closed, begun(2, edition).close("abandoned", 20)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_record_is_whole_and_right(edition: str) -> None:
    for game in ends(edition):
        record = whole(game)
        assert loads(dumps(record)) == record
        found = verify(record, could_play)
        assert (found.good, found.finished, found.deal_checked) == (True, True, True), found
        for seat in (None, *range(len(record.setup.players))):
            seen = cut(record, seat)
            found = verify(loads(dumps(seen)), could_play)
            assert (found.good, found.finished) == (True, True), (seat, found)


def test_tampering_with_the_end_is_found() -> None:
    for game in ends("goliath"):
        record = whole(game)
        ways = [
            way
            for way in tampered(record)
            if way.record.log[:-2] == record.log[:-2] and way.record != record
        ]
        assert len(ways) > 10
        for way in ways:
            assert not verify(way.record, could_play).good, way.what


def test_a_record_cannot_hide_that_somebody_resigned() -> None:
    record = whole(ends("goliath")[0])
    kept = [logged for logged in record.log if logged.event != GaveUp(2)]
    log = tuple(replace(logged, number=n) for n, logged in enumerate(kept, start=1))
    assert not verify(replace(record, log=log), could_play).good


def test_a_hidden_rack_cannot_be_worth_less_than_nothing() -> None:
    record = cut(whole(ends("goliath")[0]), None)
    end = record.log[-1]
    assert isinstance(end.event, Ended)
    forged = replace(end.event, points=(5, 3, -8))
    assert not verify(
        replace(record, log=(*record.log[:-1], replace(end, event=forged))), could_play
    ).good


def test_a_cut_record_that_stops_after_resigning_lacks_its_end() -> None:
    record = cut(whole(begun(2).resign(1, 20)), 0)
    trouble = verify(replace(record, log=record.log[:-1]), could_play).trouble
    assert trouble is not None
    assert trouble.code == "event-missing"


def test_what_a_seat_resigned_with_is_not_told() -> None:
    game = begun().resign(1, 20)
    assert encode_event(game.log[-1].event) == "resign 1"
    value = rack_value(game.state.setup.sized, game.state.racks[1])
    assert game.state.resigned == ((1, value),)


def test_the_score_of_a_shared_win() -> None:
    state = arrange("goliath", ["k5", "b3", "r5", "o10"], starter=2).state
    score = final_score(state, "blocked", state.racks, None, {1: 7})
    assert score == GameScore((5, -7, 7, -5), (0, 2)), "the odd points go round from the starter"


def test_a_long_record_is_checked_in_one_pass() -> None:
    """Each step looks at its own events: this would not end if it looked at all of them."""
    setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=60)
    game = Game.start(setup, secret_from_seed(1), at=0, oracle=could_play)
    head = dumps(whole(game))
    first = len(game.log) + 1
    more = "".join(f"{n} 0 extend {game.state.turn} 1\n" for n in range(first, first + 60_000))
    found = verify(loads(head + more), could_play)
    assert found.good
    assert found.events == first - 1 + 60_000
