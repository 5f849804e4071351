"""Turns for the clause tests, so that a test is little more than what the booklet says.

A turn is written as the rack, the table before it and the table after it.
"""

import json
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import pytest

from remeld.match import Game, IllegalTurnError, secret_from_seed
from remeld.notation import format_rack, parse_move, parse_rack, parse_table
from remeld.rules import Ruleset, Tile, count, judge, spread
from remeld.solver import could_play
from tests.match.arranged_games import arrange, setup_for

__all__ = [
    "EVERY_TILE",
    "MOST_PLAYERS",
    "Kind",
    "Turn",
    "around",
    "example",
    "faults",
    "faults_of_set",
    "first_turn",
]

EXAMPLES = Path(__file__).parent.parent / "data" / "examples"
MOST_PLAYERS = {"broadway": 4, "babyboom": 6, "lanmi": 4, "john-adams": 6, "goliath": 4}
EVERY_TILE = [Tile(colour, number) for colour in "krbo" for number in range(1, 14)]

Kind = Literal["run", "group"]


class Turn(NamedTuple):
    """A turn as text."""

    rack: str
    before: str
    after: str
    melded: bool = True


@cache
def example(id: str) -> Turn:
    """The worked example of that name."""
    cases = json.loads((EXAMPLES / "turns.json").read_text("utf-8"))["cases"]
    found = next(case for case in cases if case["id"] == id)
    return Turn(found["rack"], found["before"], found["after"], found["melded"])


def faults(rules: Ruleset, turn: Turn) -> list[str]:
    """The codes of all that is wrong with a turn, in the order in which a player is told them.

    The referee and the game must say the same.
    """
    before, after = parse_table(turn.before), parse_table(turn.after)
    rack = parse_rack(turn.rack)
    verdict = judge(rules, before, after, rack, melded=turn.melded)
    used = count(spread(before)) + count(rack)
    other = next(tile for tile in rules.box.tiles() if tile not in used)
    game = arrange(
        rules, [turn.rack, format_rack((other,))], table=turn.before, melded=(turn.melded, True)
    )
    move = parse_move(f"play {turn.after}")
    if verdict.legal:
        game = game.move(0, move, at=1)
        assert count(spread(game.state.table)) == count(spread(after))
        assert count(game.state.racks[0]) + count(verdict.played) == count(rack)
    else:
        with pytest.raises(IllegalTurnError) as refused:
            game.move(0, move, at=1)
        assert refused.value.verdict == verdict
    return [fault.code for fault in verdict.faults]


def faults_of_set(rules: Ruleset, tiles: str) -> list[str]:
    """The same for a turn that lays nothing but these tiles, all from the rack."""
    # On the rack a joker stands for nothing yet.
    rack = " ".join("j" if tile.startswith("j=") else tile for tile in tiles.split())
    return faults(rules, Turn(rack, "", tiles))


def first_turn(rules: Ruleset, players: int, seed: int = 0, **agreed: bool | int) -> Game:
    """A game just dealt, before its first turn."""
    return Game.start(
        setup_for(rules, players, None, **agreed), secret_from_seed(seed), at=0, oracle=could_play
    )


def around(tile: Tile, kind: Kind) -> tuple[Tile, ...]:
    """A set of three that holds this tile; the others are its neighbours."""
    if kind == "run":
        first = min(tile.number, 11)
        return tuple(Tile(tile.colour, number) for number in range(first, first + 3))
    others = [colour for colour in "krbo" if colour != tile.colour][:2]
    return (tile, *(Tile(colour, tile.number) for colour in others))
