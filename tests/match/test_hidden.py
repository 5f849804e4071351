"""Nobody sees what they must not: a hidden tile that changes changes nothing that is shown.

Two games are played by the same commands; they differ in two tiles that lie face down for the
observer, on other racks or in the pool. Everything that the observer gets must be equal.
"""

from collections import Counter
from dataclasses import fields, replace
from random import Random

import pytest

from remeld.match import (
    Bell,
    Dealt,
    Drew,
    Extended,
    Game,
    Logged,
    Passed,
    Played,
    Record,
    cut,
    dumps,
    loads,
    logged_seen_by,
    passes_unchecked,
    secret_from_seed,
    seen_by,
)
from remeld.match.starting_draw import opening
from remeld.match.state import State, apply
from remeld.notation import parse_rack, parse_table
from remeld.rules import (
    EDITIONS,
    UNKNOWN,
    Draw,
    Pass,
    PastMove,
    Play,
    Rack,
    RemeldError,
    Tile,
    View,
    count,
    spread,
)
from remeld.solver import could_play
from tests.match.arranged_games import arrange, setup_for
from tests.match.random_games import Trace, random_game


def carry_out(game: Game, logged: Logged) -> Game:
    """Give the command from which a logged event came; nothing for its consequences."""
    event, at = logged.event, logged.at
    if isinstance(event, Played):
        return game.move(event.seat, Play(event.table), at)
    if isinstance(event, Passed):
        return game.move(event.seat, Pass(), at)
    if isinstance(event, Bell):
        return game.ring(at, event.draft)
    if isinstance(event, Extended):
        return game.extend(event.ms, at)
    if isinstance(event, Drew) and logged.number > len(game.log):
        return game.move(event.seat, Draw(), at)
    return game


def replay(trace: Trace, tiles: Rack, until: int) -> Game:
    """The same commands with the tiles in another order."""
    setup = trace.game.state.setup
    starts = [e.event.tile for e in trace.game.log if hasattr(e.event, "tile")]
    game = Game(state=State.new(setup), tiles=tiles, oracle=passes_unchecked)
    game = game.happen(trace.game.log[0].at, opening(setup, iter(starts), tiles))
    for logged in trace.game.log[:until]:
        if logged.number > len(game.log):
            game = carry_out(game, logged)
    return game


def owners(game: Game) -> list[int | None]:
    """Who got the tile at each place of the order, None for the pool."""
    got: list[int | None] = []
    for logged in game.log:
        if isinstance(logged.event, Dealt | Drew):
            got += [logged.event.seat] * len(logged.event.tiles)
    return got + [None] * (len(game.tiles) - len(got))


def swapped(tiles: Rack, one: int, other: int) -> Rack:
    order = list(tiles)
    order[one], order[other] = order[other], order[one]
    return tuple(order)


def shown(game: Game, seat: int | None) -> list[object]:
    """All that a seat, or a spectator, is ever given."""
    return [
        game.view(seat),
        [logged_seen_by(logged, seat) for logged in game.log],
        dumps(cut(Record(game.state.setup, game.log), seat)),
    ]


def secrets(trace: Trace, rng: Random, observer: int | None) -> tuple[Game, Game] | None:
    """Two games that the observer must not be able to tell apart, at a moment before the end."""
    last = len(trace.game.log) - 4
    until = rng.randrange(10, last)
    game = replay(trace, trace.game.tiles, until)
    holders = owners(game)
    hidden = [
        place
        for place, seat in enumerate(holders)
        if (seat is None or seat != observer)
        and (seat is None or game.tiles[place] in game.state.racks[seat])
    ]
    one, other = rng.sample(hidden, 2)
    if game.tiles[one] == game.tiles[other] or holders[one] == holders[other]:
        return None
    try:
        return game, replay(trace, swapped(game.tiles, one, other), until)
    except RemeldError:
        # The tile was needed before that moment after all: another copy is on the rack.
        return None


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hidden_tile_that_changes_changes_nothing_that_is_shown(edition: str) -> None:
    tried = told = 0
    for seed in range(3):
        trace = random_game(edition, 3, seed, dawdle=0.2)
        rng = Random(seed)
        for _ in range(12):
            observer = rng.choice([None, 0, 1, 2])
            pair = secrets(trace, rng, observer)
            if pair is None:
                continue
            tried += 1
            assert shown(pair[0], observer) == shown(pair[1], observer)
            # The check itself can tell them apart: somebody else sees the difference.
            assert pair[0].position != pair[1].position
            told += any(shown(pair[0], seat) != shown(pair[1], seat) for seat in range(3))
    assert tried >= 12
    assert told >= 6


def test_replaying_the_commands_gives_the_same_game() -> None:
    """The tool of the test above is itself tested: nothing swapped, nothing changed."""
    trace = random_game("goliath", 3, 1, dawdle=0.2)
    again = replay(trace, trace.game.tiles, len(trace.game.log))
    assert again.log == trace.game.log[:-1]


def test_a_refusal_tells_nothing_about_hidden_tiles() -> None:
    games = [
        arrange("goliath", ["b3 k9", rack], table="b4-6", pool=pool)
        for rack, pool in (("b7 r1", "k1 k2"), ("o1 r1", "b7 k2"))
    ]
    errors = []
    for game in games:
        for table in ("b4-7", "b3-7", "b3-6, k9", "b4-6, o1"):
            with pytest.raises(RemeldError) as caught:
                game.move(0, Play(parse_table(table)), at=1)
            errors.append((table, str(caught.value), repr(caught.value.values)))
    assert errors[: len(errors) // 2] == errors[len(errors) // 2 :]


def test_a_view_has_no_place_for_a_secret() -> None:
    """Another rack or the pool's order would need a field of its own."""
    assert [field.name for field in fields(View)] == [
        *("ruleset", "seat", "rack", "rack_sizes", "melded", "table", "pool_size", "turn"),
        *("drew", "passes", "order", "past"),
    ]
    assert [field.name for field in fields(PastMove)] == ["seat", "laid", "taken", "drew"]


@pytest.mark.parametrize("edition", ["goliath", "lanmi"])
def test_the_past_is_what_a_spectator_saw(edition: str) -> None:
    """Folded from the events as a spectator gets them, and put together it is the table."""
    game = random_game(edition, 3, 2, dawdle=0.2).game
    state, past = State.new(game.state.setup), []
    for logged in game.log:
        state = apply(state, logged_seen_by(logged, None))
        past += [state.done] if state.done else []
    assert game.view(1).past == tuple(past)
    laid: Counter[Tile] = Counter()
    for move in past:
        laid += count(move.laid)
        laid -= count(move.taken)
    assert laid == count(spread(game.state.table))
    assert sum(move.drew for move in past) == (
        len(game.tiles) - 3 * game.state.setup.sized.hand - game.state.pool
    )
    assert {True, False} == {bool(move.taken) for move in past} or edition != "goliath"


def test_what_each_kind_of_event_hides() -> None:
    three = (UNKNOWN,) * 3
    for event in (Dealt(0, parse_rack("k1 k2 k3")), Drew(0, parse_rack("k1 k2 k3"))):
        assert seen_by(event, 0) == event
        assert seen_by(event, 1) == seen_by(event, None) == replace(event, tiles=three)
    bell = Bell(0, "restored", parse_table("k1-3"), parse_table("k1-3, r9"))
    assert seen_by(bell, 0) == bell
    assert seen_by(bell, 1) == seen_by(bell, None) == replace(bell, draft=None)
    open_to_all = Played(0, parse_table("k1-3"))
    assert seen_by(open_to_all, 1) == open_to_all


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_text_of_a_cut_record_holds_no_foreign_tile_and_no_secret(seat: int | None) -> None:
    game = Game.start(setup_for("goliath", 2), secret_from_seed(8), at=0, oracle=could_play)
    for _ in range(30):
        game = game.move(game.state.turn, Draw(), at=1)
    text = dumps(cut(Record(game.state.setup, game.log), seat))
    assert secret_from_seed(8).hex() not in text
    again = loads(text)
    for logged in again.log:
        if isinstance(logged.event, Dealt | Drew):
            assert (set(logged.event.tiles) == {UNKNOWN}) == (logged.event.seat != seat)
