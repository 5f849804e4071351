"""How it is written: tiles, sets, tables, rulesets, positions and moves as text, and back."""

from remeld.notation.errors import NotationError
from remeld.notation.moves import format_move, parse_move
from remeld.notation.positions import format_position, parse_position
from remeld.notation.rulesets import format_ruleset, parse_house, parse_ruleset
from remeld.notation.tiles import (
    format_rack,
    format_set,
    format_table,
    format_tile,
    parse_rack,
    parse_set,
    parse_table,
    parse_tile,
)
from remeld.rules.argument_checks import check_arguments as _check_arguments

__all__ = [
    "NotationError",
    "format_move",
    "format_position",
    "format_rack",
    "format_ruleset",
    "format_set",
    "format_table",
    "format_tile",
    "parse_house",
    "parse_move",
    "parse_position",
    "parse_rack",
    "parse_ruleset",
    "parse_set",
    "parse_table",
    "parse_tile",
]

_check_arguments(globals(), __all__)
