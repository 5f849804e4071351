"""The champion: it keeps to its view, its limits and the rules, and sees what its base does not."""

from random import Random
from types import SimpleNamespace

import pytest

from remeld.bots import player
from remeld.bots.champion import Champion
from remeld.bots.endings import base_policy
from remeld.bots.player import NO_LIMIT, Limit, Reason
from remeld.bots.thinking import Comparison, Thought, decided, think
from remeld.match import Game, Setup, secret_from_seed
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, Draw, PastMove, Ruleset, View
from remeld.simulation import Candidate, play_out, roll_out
from remeld.solver import could_play
from tests.bots.played_games import end_of_two

FEW = Limit(rollouts=40)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_it_plays_a_whole_game_by_the_rules(edition: Ruleset) -> None:
    """The referee refuses whatever is not legal; the same seed gives the same game."""
    seats = 2 + len(edition.edition) % 2
    records = []
    for _ in range(2):
        setup = Setup(ruleset=edition, players=("A", "B", "C")[:seats], time_limit_sec=None)
        game = Game.start(setup, secret_from_seed(3), at=0, oracle=could_play)
        players = [player("champion:12r"), *[player("greedy")] * (seats - 1)]
        rng = Random(1)
        while not game.state.ended:
            seat = game.state.turn
            decision = players[seat].decide(game.view(seat), NO_LIMIT, rng)
            game = game.move(seat, decision.move, at=0)
        records.append(game.state.ended)
    assert records[0] == records[1]


def test_a_known_end_leaves_nothing_to_guess() -> None:
    """The pool is empty and two play: there is one world, whatever the seed."""
    view = end_of_two(0)
    few = Limit(rollouts=12)
    assert think(view, few, Random(1)) == think(view, few, Random(2))


def compared(base: list[float], other: list[float]) -> Thought:
    """What is decided between two turns that were worth so much in the same worlds."""
    turns = Candidate((), "trimm"), Candidate(parse_rack("b7"), "trimm")
    way = Comparison(pool=0, rounds=1, margin=0.05, errors=2.0)
    return decided(turns, dict(zip(turns, (base, other), strict=True)), way)


def test_it_leaves_its_base_only_for_what_is_better_beyond_chance_and_margin() -> None:
    worlds = 40
    even = [float(world % 2) for world in range(worlds)]
    assert compared(even, [each + 0.2 for each in even]).laid == parse_rack("b7")
    assert compared(even, [each + 0.2 for each in even]).gain == pytest.approx(0.2)
    assert compared(even, [each + 0.04 for each in even]).laid == (), "less than the margin"
    lucky = [1.0 if world < 3 else 0.0 for world in range(worlds)]
    assert compared([0.0] * worlds, lucky).laid == (), "less than two standard errors"
    assert compared(even, [each - 0.2 for each in even]).laid == ()


def test_more_rollouts_than_allowed_are_never_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counting(*args: object, **values: object) -> object:
        found = roll_out(*args, **values)  # type: ignore[arg-type]
        made.append(sum(map(len, found)))
        return found

    monkeypatch.setattr("remeld.bots.thinking.roll_out", counting)
    game = near_the_end()
    think(game.view(game.state.turn), FEW, Random(1))
    assert 0 < sum(made) <= 40


@pytest.mark.parametrize("milliseconds", [50, 250])
def test_no_games_are_begun_that_the_time_is_too_short_for(
    milliseconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A processor on which every game takes a millisecond, and nothing else takes time."""
    made = []

    def counting(*args: object, **values: object) -> object:
        found = roll_out(*args, **values)  # type: ignore[arg-type]
        made.append(sum(map(len, found)))
        return found

    clock = SimpleNamespace(process_time=lambda: sum(made) / 1000)
    monkeypatch.setattr("remeld.bots.thinking.roll_out", counting)
    monkeypatch.setattr("remeld.bots.thinking.time", clock)
    game = near_the_end()
    think(game.view(game.state.turn), Limit(milliseconds=milliseconds), Random(1))
    assert milliseconds / 2 < sum(made) <= milliseconds


def near_the_end() -> Game:
    """A game of three in which nobody has played since the melds, and the pool is empty."""
    setup = Setup(ruleset=EDITIONS["goliath"], players=("A", "B", "C"), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(5), at=0, oracle=could_play)
    opener = player("hoardmin")
    while game.state.pool or not game.state.melded[game.state.turn]:
        seat = game.state.turn
        game = game.move(seat, opener.decide(game.view(seat), NO_LIMIT, Random(1)).move, at=0)
        assert not game.state.ended
    return game


def test_thoughts_depend_on_the_view_alone() -> None:
    """Another order of the pool and other tiles on the other rack: the same view, the same turn."""
    game = near_the_end()
    view = game.view(game.state.turn)
    assert think(view, FEW, Random(9)) == think(view, FEW, Random(9))
    assert isinstance(think(view, FEW, Random(9)), Thought)


def test_far_from_the_end_it_waits() -> None:
    view = View(
        ruleset=EDITIONS["broadway"],
        seat=0,
        rack=parse_rack("b7 k1 o9"),
        rack_sizes=(3, 30),
        melded=(True, True),
        table=parse_table("b4-6"),
        pool_size=40,
        turn=0,
    )
    assert Champion().decide(view, FEW, Random(1)).move == Draw()


LAYING = PastMove(seat=1, laid=parse_rack("k1"))
DRAWING = PastMove(seat=1, drew=1)


@pytest.mark.parametrize(
    ("edition", "early", "size", "hurries"),
    [
        ("broadway", LAYING, 1, True),
        ("lanmi", LAYING, 1, True),
        ("broadway", DRAWING, 1, False),
        ("broadway", LAYING, 8, False),
        ("john-adams", LAYING, 1, False),
    ],
)
def test_it_does_not_wait_until_somebody_who_lays_all_along_has_won(
    edition: str, early: PastMove, size: int, hurries: bool
) -> None:
    """Three play, the pool is empty, and passes would leave the win to the lightest rack."""
    view = View(
        ruleset=EDITIONS[edition].replace(copies=1, jokers=0, hand=13),
        seat=0,
        rack=parse_rack("o9-13 b2"),
        rack_sizes=(6, size, 12 - size),
        melded=(True, True, True),
        table=parse_table("k1-13, r1-13, b5-12"),
        pool_size=0,
        turn=0,
        past=(*(early,) * 4, *(PastMove(seat=2, drew=1),) * 12),
    )
    decision = Champion().decide(view, FEW, Random(1))
    assert (decision.reason == Reason("laid-dearest", {"count": 5})) is hurries


@pytest.mark.parametrize("edition", ["broadway", "john-adams", "lanmi"])
def test_its_base_is_among_the_strongest(edition: str) -> None:
    """The base alone beats greedy from the deal, whatever the ending."""
    wins = 0.0
    for seed in range(6):
        setup = Setup(ruleset=EDITIONS[edition], players=("A", "B"), time_limit_sec=None)
        game = Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)
        base = base_policy(EDITIONS[edition], 2)
        (played,) = play_out(game.position, [base, "greedy"])
        wins += played.share(0)
    assert wins >= 5
