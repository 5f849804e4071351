"""What is legal: tiles, sets, editions, turns, the bell, views and the score of one game.

This room asks nobody and says codes, never sentences.
"""

from remeld.rules.argument_checks import check_arguments as _check_arguments
from remeld.rules.bell import BellKind, BellOutcome, ring
from remeld.rules.clauses import (
    CLAUSES,
    HEADINGS,
    Clause,
    Origin,
    Part,
    clause,
    field_clause,
    field_source,
    source,
)
from remeld.rules.editions import EDITIONS, edition
from remeld.rules.errors import (
    CommandError,
    PlayersError,
    RemeldError,
    RulesetError,
    TableError,
    TileError,
    UnknownEditionError,
    UnknownRuleError,
)
from remeld.rules.faults import FAULTS, Fault, Verdict
from remeld.rules.initial_meld import jokers_stand
from remeld.rules.jokers import jokers_obey, judge_jokers
from remeld.rules.meld_search import melds_worth
from remeld.rules.moves import Draw, Move, Pass, Play
from remeld.rules.placing import Placement, Spot, places, ready_sets
from remeld.rules.positions import Position
from remeld.rules.rack_sets import sets_with
from remeld.rules.referee import check_table, check_tiles, judge, judge_checked, judge_once
from remeld.rules.ruleset import RULES, BigSet, Ruleset, changes, describe_allowed, written
from remeld.rules.scores import GameScore, rack_value, score_game
from remeld.rules.seat_view import PastMove, View, view
from remeld.rules.sets import Reading, Shape, best_value, readings, set_faults
from remeld.rules.tables import gained_and_lost, in_order, same_table, without
from remeld.rules.tiles import (
    COLOURS,
    JOKER,
    UNKNOWN,
    Box,
    Rack,
    Table,
    Tile,
    TileSet,
    count,
    plain,
    spread,
)

__all__ = [
    "CLAUSES",
    "COLOURS",
    "EDITIONS",
    "FAULTS",
    "HEADINGS",
    "JOKER",
    "RULES",
    "UNKNOWN",
    "BellKind",
    "BellOutcome",
    "BigSet",
    "Box",
    "Clause",
    "CommandError",
    "Draw",
    "Fault",
    "GameScore",
    "Move",
    "Origin",
    "Part",
    "Pass",
    "PastMove",
    "Placement",
    "Play",
    "PlayersError",
    "Position",
    "Rack",
    "Reading",
    "RemeldError",
    "Ruleset",
    "RulesetError",
    "Shape",
    "Spot",
    "Table",
    "TableError",
    "Tile",
    "TileError",
    "TileSet",
    "UnknownEditionError",
    "UnknownRuleError",
    "Verdict",
    "View",
    "best_value",
    "changes",
    "check_table",
    "check_tiles",
    "clause",
    "count",
    "describe_allowed",
    "edition",
    "field_clause",
    "field_source",
    "gained_and_lost",
    "in_order",
    "jokers_obey",
    "jokers_stand",
    "judge",
    "judge_checked",
    "judge_jokers",
    "judge_once",
    "melds_worth",
    "places",
    "plain",
    "rack_value",
    "readings",
    "ready_sets",
    "ring",
    "same_table",
    "score_game",
    "set_faults",
    "sets_with",
    "source",
    "spread",
    "view",
    "without",
    "written",
]

_check_arguments(globals(), __all__)
