"""Short questions to the referee, so that a test is little more than what the booklet says."""

from remeld.match import Game, secret_from_seed
from remeld.notation import parse_rack, parse_table
from remeld.rules import Ruleset, judge
from remeld.solver import could_play
from tests.match.arranged_games import setup_for

__all__ = ["MOST_PLAYERS", "faults", "faults_of_set", "first_turn"]

MOST_PLAYERS = {"broadway": 4, "babyboom": 6, "lanmi": 4, "john-adams": 6, "goliath": 4}


def faults(
    rules: Ruleset, *, rack: str, after: str, before: str = "", melded: bool = True
) -> list[str]:
    """The codes of all that is wrong with a turn, each once; an empty list for a legal one."""
    verdict = judge(rules, parse_table(before), parse_table(after), parse_rack(rack), melded=melded)
    return sorted({fault.code for fault in verdict.faults})


def faults_of_set(rules: Ruleset, tiles: str) -> list[str]:
    """The same for a turn that lays nothing but these tiles, all from the rack."""
    # On the rack a joker stands for nothing yet.
    rack = " ".join("j" if tile.startswith("j=") else tile for tile in tiles.split())
    return faults(rules, rack=rack, after=tiles)


def first_turn(rules: Ruleset, players: int, seed: int = 0, **agreed: bool | int) -> Game:
    """A game just dealt, before its first turn."""
    return Game.start(
        setup_for(rules, players, None, **agreed), secret_from_seed(seed), at=0, oracle=could_play
    )
