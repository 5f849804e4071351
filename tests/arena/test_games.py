"""Single games of the arena: real ones, the same again, and watched."""

import dataclasses
import signal
from collections.abc import Iterator
from random import Random

import pytest

from remeld.arena import Pairing, Plan, make_crew, play_deal, play_game, run, whole_game
from remeld.bots import Decision, Limit, StoppedByUser
from remeld.match import Game, dumps, loads, verify
from remeld.rules import EDITIONS, RemeldError, View
from remeld.solver import could_play

EDITION_AND_SEATS = [
    ("broadway", 2),
    ("babyboom", 6),
    ("lanmi", 4),
    ("john-adams", 5),
    ("goliath", 3),
]


def plan_of(*keys: str, edition: str = "goliath", **more: int) -> Plan:
    more = {"games": 100, "seed": 7, **more}
    return Plan(pairings=(Pairing(keys),), ruleset=EDITIONS[edition], **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("edition", "seats"), EDITION_AND_SEATS)
def test_a_game_is_a_real_one_in_every_edition(edition: str, seats: int) -> None:
    plan = plan_of("greedy", *["easy"] * (seats - 1), edition=edition, verify=1)
    record, result = play_game(plan, 0, deal=3, rotation=1)
    assert record.setup.players[1] == "greedy"
    assert record.setup.players[0] == "easy"
    again = loads(dumps(record))
    assert verify(again, could_play).good
    assert verify(again, could_play).finished
    assert sum(result.points) == 0
    assert len(result.points) == len(result.turns) == len(result.plays) == seats
    assert max(result.turns) - min(result.turns) <= 1
    ended = record.log[-2].event
    assert [ended.points[(player + 1) % seats] for player in range(seats)] == list(result.points)  # type: ignore[union-attr]


def test_a_deal_is_the_same_for_all_who_play_it() -> None:
    one, _ = play_game(plan_of("greedy", "easy"), 0, deal=5, rotation=0)
    other, _ = play_game(plan_of("easy", "greedy"), 0, deal=5, rotation=1)
    opening = [entry.event for entry in one.log[:8]]
    assert opening == [entry.event for entry in other.log[:8]]
    different, _ = play_game(plan_of("greedy", "easy"), 0, deal=6, rotation=0)
    assert opening != [entry.event for entry in different.log[:8]]


def test_the_same_seed_is_the_same_deal_whatever_was_played_before() -> None:
    key = "tests.arena.faulty_players:Dice"
    plan = plan_of(key, "easy")
    alone = play_deal(plan, 0, 4)
    for deal in range(3):
        play_deal(plan, 0, deal)
    assert play_deal(plan, 0, 4) == alone
    assert play_deal(dataclasses.replace(plan, seed=8), 0, 4) != alone


@pytest.mark.parametrize(
    ("who", "why"),
    [
        ("Cheat", "IllegalTurnError"),
        ("Thrower", "lost my head"),
        ("Leaver", "good-bye"),
        ("Passer", "pool"),
    ],
)
def test_a_player_who_breaks_a_rule_is_named_with_the_game(who: str, why: str) -> None:
    key = f"tests.arena.faulty_players:{who}"
    with pytest.raises(RemeldError, match=why) as caught:
        play_game(plan_of("greedy", key), 0, deal=2, rotation=1)
    error = caught.value
    assert (error.code, error.values["deal"], error.values["rotation"]) == ("faulty-player", 2, 1)
    assert error.values["key"] == key


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl+C interrupts, as in a terminal: who was started in the background ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_player_that_interrupts_is_named_too(workers: int) -> None:
    crew = make_crew(workers)
    try:
        with pytest.raises(RemeldError) as caught:
            run(plan_of("greedy", "tests.arena.faulty_players:Interrupter"), crew)
    finally:
        crew.close()
    assert (caught.value.code, caught.value.values["why"]) == ("faulty-player", "KeyboardInterrupt")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_ends_a_run() -> None:
    class Pressed:
        key = "pressed"

        def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
            signal.raise_signal(signal.SIGINT)
            raise AssertionError

    plan = dataclasses.replace(plan_of("greedy", "pressed"), own=(Pressed(),))
    with pytest.raises(StoppedByUser):
        run(plan, make_crew(1))


def breach(plan: Plan) -> str:
    with pytest.raises(RemeldError) as caught:
        play_game(plan, 0, deal=1, rotation=0)
    assert caught.value.code == "arena-breach"
    return str(caught.value.values["what"])


def test_a_tile_that_vanishes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    move = Game.move

    def losing(self: Game, *args: object, **more: object) -> Game:
        after = move(self, *args, **more)  # type: ignore[arg-type]
        if after.state.version > 20 and not after.state.ended:
            racks = (after.state.racks[0][1:], *after.state.racks[1:])
            return dataclasses.replace(after, state=dataclasses.replace(after.state, racks=racks))
        return after

    monkeypatch.setattr(Game, "move", losing)
    assert breach(plan_of("greedy", "easy")) == "tiles"


def test_a_wrong_score_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    move = Game.move

    def generous(self: Game, *args: object, **more: object) -> Game:
        after = move(self, *args, **more)  # type: ignore[arg-type]
        ended = after.state.ended
        if ended is None:
            return after
        points = (ended.points[0] + 5, ended.points[1] - 5)
        new = dataclasses.replace(ended, points=points)
        return dataclasses.replace(after, state=dataclasses.replace(after.state, ended=new))

    monkeypatch.setattr(Game, "move", generous)
    assert breach(plan_of("greedy", "easy")) == "scores"


def test_a_record_that_is_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    move = Game.move

    def forgetful(self: Game, *args: object, **more: object) -> Game:
        after = move(self, *args, **more)  # type: ignore[arg-type]
        return dataclasses.replace(after, log=after.log[:-3]) if after.state.ended else after

    monkeypatch.setattr(Game, "move", forgetful)
    assert breach(plan_of("greedy", "easy", verify=1)) == "record"
    # Of the deals that are not in the sample nobody looks at the record.
    play_game(plan_of("greedy", "easy", verify=2), 0, deal=1, rotation=0)


def test_a_game_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_game, "MOST_TURNS", 10)
    assert breach(plan_of("greedy", "easy")) == "endless"
