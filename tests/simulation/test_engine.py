"""The engine: compiled and plain it plays the same games, and no tile is lost in them."""

import importlib.util
from operator import le
from pathlib import Path
from types import ModuleType

import pytest

from remeld.rules import EDITIONS, Ruleset, Tile, score_game
from remeld.simulation import POLICIES, check_policy, engine, games
from remeld.simulation.numbers import memory_for, opens_at_once, release, rule_numbers
from remeld.simulation.policies import NUMBERED

PACKAGE = Path(__file__).parents[2] / "src/remeld/simulation/engine"
NAMES = [name + "4" * (name in NUMBERED) for name in POLICIES]


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The engine as plain Python, whether or not it is compiled."""
    spec = importlib.util.spec_from_file_location("plain.engine", PACKAGE / "__init__.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_plain_python_plays_the_same_games(plain: ModuleType, number: int) -> None:
    assert not plain.COMPILED
    rules = list(EDITIONS.values())[number % len(EDITIONS)].sized_for(2)
    told = []
    for module in (plain, engine):
        memory = module.Simulation()
        module.set_rules(memory, rule_numbers(rules))
        module.set_policies(memory, [check_policy(NAMES[number]), check_policy("leaky-30")])
        told.append(module.deal_and_play(memory, 40 + number, 1, -1, opens_at_once(rules)))
    assert told[0] == told[1]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_tiles_are_conserved_and_games_scored_as_the_rules_say(
    edition: Ruleset, seats: int
) -> None:
    if seats > edition.players_max:
        seats = edition.players_max
    rules = edition.sized_for(seats)
    box = [rules.copies] * (rules.colours * rules.numbers) + [rules.jokers]
    names = (NAMES * 2)[seats : 2 * seats]
    memory = memory_for(rules)
    try:
        engine.set_policies(memory, [check_policy(name) for name in names])
        for seed in range(12):
            (row,) = engine.deal_and_play(memory, seed, 1, -1, opens_at_once(rules))
            racks, table, pool = engine.final_counts(memory)
            found = [sum(counts) for counts in zip(*racks, table, pool, strict=True)]
            if rules.joker_set_frozen:
                # A joker on the table lies there as what it stands for.
                assert sum(found) == sum(box)
                assert all(map(le, box[:-1], found[:-1]))
                assert found[-1] == rules.jokers - sum(found[:-1]) + sum(box[:-1])
            else:
                assert found == box
            (game,) = games(edition, names, seed=seed)
            values = [_value(rules, rack) for rack in racks]
            assert list(game.left) == values
            winner = game.winners[0] if game.went_out else None
            piles = [(Tile("k", 1),) * value for value in values]
            score = score_game(rules, piles, winner, starter=seed % seats)
            assert (game.points, game.winners) == (score.points, score.winners)
            assert row[2] == game.turns == sum(game.turns_by_seat)
    finally:
        release(memory)


def _value(rules: Ruleset, counts: bytes) -> int:
    faces = [number for number in range(1, rules.numbers + 1) for _ in range(rules.colours)]
    return sum(a * b for a, b in zip(counts, [*faces, rules.rack_joker_value], strict=True))


def test_a_game_is_a_function_of_its_seed() -> None:
    names = ["trimm-safe", "leaky-10", "hold8", "trimm-wary"]
    whole = games(EDITIONS["goliath"], names, count=6, seed=100)
    parts = [games(EDITIONS["goliath"], names, seed=seed)[0] for seed in range(100, 106)]
    assert whole == parts
    assert len({*whole}) == 6
