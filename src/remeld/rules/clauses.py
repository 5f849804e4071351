"""The clauses R1 to R87: which fields carry each one, and which booklet says it.

A clause is a numbered point that the rules of the game must settle. Its sentence, its title and
the sentences of the rulings A1 to A49 are in the word catalogue; here are only the facts.
"""

from dataclasses import dataclass
from typing import Final, Literal

from remeld.rules.errors import RemeldError, UnknownEditionError

__all__ = ["CLAUSES", "Clause", "Source", "clause", "field_clause", "field_source", "source"]

Source = Literal["booklet", "implied", "ruling", "none"]

_EDITIONS: Final = ("broadway", "babyboom", "lanmi", "john-adams", "goliath")

_MEANING: Final[dict[str, Source]] = {
    "b": "booklet",  # the booklet says it
    "i": "implied",  # it follows from the booklet's words or figures
    "r": "ruling",  # the booklet is silent or unclear, so we decided
    "-": "none",  # the edition has no such thing, and nothing needs deciding
}


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered point of the rules.

    >>> Clause("R20", ("seat_by_draw",), "--b--").sources
    '--b--'
    """

    id: str
    fields: tuple[str, ...]
    """The ruleset fields that its sentence depends on."""
    sources: str
    """One letter for each edition, in the order broadway, babyboom, lanmi, john-adams, goliath."""
    rulings: tuple[str, ...] = ()
    """The rulings that decide it where a booklet is silent, unclear or misprinted."""
    untested: str | None = None
    """Why no test can exist for it: `physical` things on a real table, or mere `advice`."""


_ALL: Final = (
    # Components
    Clause("R1", ("players_min", "players_max"), "bibib"),
    Clause("R2", ("numbers", "colours", "copies", "jokers"), "bbbrb", ("A1",)),
    Clause("R3", ("numbers", "colours", "copies"), "bbibi"),
    Clause("R4", ("colours", "fourth_colour"), "ibbbb", ("A46",)),
    Clause("R5", ("jokers",), "bbbbb"),
    Clause("R6", ("big_set", "big_set_for_few"), "-b-b-", ("A2", "A3")),
    Clause("R7", (), "bbibi", untested="physical"),
    Clause("R8", (), "bbbbb"),
    # Sets
    Clause("R9", ("min_set",), "bbbbb"),
    Clause("R10", ("min_set", "group_max"), "bbbbb", ("A3", "A47")),
    Clause("R11", (), "bbbbb"),
    Clause("R12", ("min_set",), "bbbbb"),
    Clause("R13", ("run_max",), "rrrrb"),
    Clause("R14", ("run_wrap", "numbers"), "bbrbb", ("A36", "A47")),
    Clause("R15", (), "rbbrb", ("A32",)),
    Clause("R16", (), "iiiib"),
    # Set-up
    Clause("R17", (), "bbbbb"),
    Clause("R18", ("start_draw_joker",), "rrbrr", ("A6",)),
    Clause("R19", ("start_draw_tie",), "rrrrr", ("A6",)),
    Clause("R20", ("seat_by_draw",), "--b--"),
    Clause("R21", (), "bbbbb"),
    Clause("R22", ("stacks",), "bbb-b"),
    Clause("R23", ("hand",), "bbbbb"),
    Clause("R24", (), "bbbbb"),
    Clause("R25", (), "bbbbb", ("A47",)),
    Clause("R26", ("next_starter",), "brrrr", ("A7",)),
    # Match frame
    Clause("R27", ("match_frame",), "bbbib", ("A4",)),
    Clause("R28", ("match_frame",), "bbbrr", ("A5",)),
    Clause("R29", (), "bbbbb"),
    # Initial meld
    Clause("R30", ("meld_min",), "bbbbb", ("A8",)),
    Clause("R31", (), "bibbb"),
    Clause("R32", ("meld_own_tiles_only",), "bbibr", ("A9",)),
    Clause("R33", ("meld_joker",), "bbbrb", ("A35",)),
    Clause("R34", ("table_in_meld_turn",), "bbbbb", ("A10", "A11")),
    Clause("R35", ("draw_per_no_play",), "bbbbb"),
    Clause("R36", ("may_decline",), "bbibr", ("A8",)),
    # Turn
    Clause("R37", (), "bbbbb"),
    Clause("R38", ("may_decline", "pool_empty"), "bbbib"),
    Clause("R39", ("draw_per_no_play",), "bbbib", ("A12", "A13")),
    Clause("R40", ("drawn_tile_playable",), "bbiii"),
    Clause("R41", ("min_rack_tiles_per_turn",), "biiii", ("A14", "A42")),
    Clause("R42", ("say_pass",), "--b--"),
    Clause("R43", (), "bbbbi"),
    Clause("R44", (), "ibbii"),
    # Pool empty
    Clause("R45", ("pool_empty",), "bbrbr", ("A20",)),
    Clause("R46", ("pool_empty",), "bbrbr", ("A20", "A21")),
    # Manipulation
    Clause("R47", (), "bbbbb"),
    Clause("R48", (), "bbbbr"),
    Clause("R49", (), "bbbbb"),
    Clause("R50", (), "bbbbb"),
    Clause("R51", (), "bbbbr"),
    Clause("R52", (), "bbbbb"),
    Clause("R53", (), "bbbir"),
    # Joker
    Clause("R54", (), "bbbib", ("A35",)),
    Clause("R55", (), "bibbb", ("A32", "A33", "A35")),
    Clause("R56", ("joker_needs_meld",), "bbbbr", ("A44",)),
    Clause("R57", ("joker_freeing",), "ibbii", ("A30",)),
    Clause("R58", ("joker_swap_from",), "bbbbr"),
    Clause("R59", (), "bbbbr", ("A33", "A34", "A40")),
    Clause("R60", ("joker_freeing",), "bbibb", ("A30", "A31", "A43")),
    Clause("R61", ("joker_set_frozen",), "iibbi", ("A41",)),
    Clause("R62", ("joker_floats",), "rrirb", ("A32",)),
    Clause("R63", ("freed_joker_to_rack",), "bbbbb"),
    Clause("R64", ("freed_joker_target",), "bbbbb", ("A38",)),
    Clause("R65", ("freed_joker_target",), "brbrr", ("A37", "A39", "A42")),
    Clause("R66", (), "biiib"),
    Clause("R67", (), "bbbib"),
    # Time
    Clause("R68", ("time_limit_sec",), "bbbbb"),
    Clause("R69", ("time_limit_optional",), "bbbbb"),
    Clause("R70", ("timeout_idle_draw",), "bbrrr", ("A15", "A48")),
    Clause(
        "R71",
        ("timeout_table", "timeout_legal_table", "timeout_legal_but_not_playable"),
        "bbbbb",
        ("A16", "A17", "A18", "A19"),
    ),
    Clause("R72", ("timeout_penalty", "pool_short"), "bbbbb", ("A15", "A27")),
    Clause("R73", ("forgotten_tiles",), "-b-b-", ("A28",)),
    Clause("R74", ("strict_penalty",), "-b---", ("A29",)),
    # End and scoring
    Clause("R75", ("call",), "bbbbb", ("A45",)),
    Clause("R76", (), "bbbbb"),
    Clause("R77", ("rack_joker_value",), "bbbbb", ("A25", "A49")),
    Clause("R78", (), "bbbbb"),
    Clause("R79", (), "bbbbi"),
    Clause("R80", (), "bbbbr", ("A20", "A22", "A25")),
    Clause("R81", ("blocked_scoring",), "bbbbr", ("A23",)),
    Clause("R82", ("blocked_tie",), "rrrrr", ("A24",)),
    Clause("R83", ("match_winner",), "bbbbi"),
    Clause("R84", ("match_tie",), "bbrrr", ("A26",)),
    Clause("R85", ("match_winner",), "bi---"),
    Clause("R86", (), "bbbbb"),
    Clause("R87", (), "bbbb-", untested="advice"),
)

CLAUSES: Final[dict[str, Clause]] = {entry.id: entry for entry in _ALL}

# Several clauses may depend on a field, but each field has one home: the clause to name when its
# value is questioned. The order is that of the ruleset; the parts of `big_set` follow it.
_HOME: Final[dict[str, str]] = {
    "players_min": "R1",
    "players_max": "R1",
    "numbers": "R3",
    "colours": "R3",
    "copies": "R3",
    "jokers": "R5",
    "big_set": "R6",
    "big_set_min_players": "R6",
    "big_set_colours": "R6",
    "big_set_copies": "R6",
    "big_set_jokers": "R6",
    "big_set_total": "R6",
    "big_set_for_few": "R6",
    "fourth_colour": "R4",
    "min_set": "R9",
    "group_max": "R10",
    "run_max": "R13",
    "run_wrap": "R14",
    "hand": "R23",
    "stacks": "R22",
    "start_draw_joker": "R18",
    "start_draw_tie": "R19",
    "seat_by_draw": "R20",
    "next_starter": "R26",
    "meld_min": "R30",
    "meld_own_tiles_only": "R32",
    "meld_joker": "R33",
    "table_in_meld_turn": "R34",
    "may_decline": "R38",
    "draw_per_no_play": "R39",
    "drawn_tile_playable": "R40",
    "min_rack_tiles_per_turn": "R41",
    "say_pass": "R42",
    "joker_needs_meld": "R56",
    "joker_freeing": "R57",
    "joker_swap_from": "R58",
    "joker_set_frozen": "R61",
    "joker_floats": "R62",
    "freed_joker_target": "R64",
    "freed_joker_to_rack": "R63",
    "time_limit_sec": "R68",
    "time_limit_optional": "R69",
    "timeout_idle_draw": "R70",
    "timeout_table": "R71",
    "timeout_penalty": "R72",
    "timeout_legal_table": "R71",
    "timeout_legal_but_not_playable": "R71",
    "forgotten_tiles": "R73",
    "strict_penalty": "R74",
    "pool_short": "R72",
    "call": "R75",
    "pool_empty": "R46",
    "rack_joker_value": "R77",
    "blocked_scoring": "R81",
    "blocked_tie": "R82",
    "match_frame": "R28",
    "match_winner": "R83",
    "match_tie": "R84",
}

# Only the fields whose sources differ from those of their home clause: a booklet may state a
# clause and leave one of its values open, or hint at a clause so faintly that we fixed the value.
_FIELD_SOURCES: Final[dict[str, str]] = {
    "players_max": "bbbbb",
    "numbers": "bbbbb",
    "colours": "bbbbb",
    "big_set_colours": "-r-r-",
    "big_set_copies": "-r-r-",
    "big_set_jokers": "-r-r-",
    "drawn_tile_playable": "bbrrr",
    "min_rack_tiles_per_turn": "brrrr",
    "timeout_legal_table": "rrrrr",
    "timeout_legal_but_not_playable": "rrrrr",
    "pool_short": "rrrrr",
    "call": "bbbb-",
    "match_winner": "bbbbr",
}


def clause(id: str) -> Clause:
    """Return the clause with this id.

    >>> clause("R34").fields
    ('table_in_meld_turn',)
    >>> clause("R88")
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RemeldError: there is no clause 'R88': clauses are R1 to R87
    """
    if id not in CLAUSES:
        text = f"there is no clause {id!r}: clauses are R1 to R87"
        raise RemeldError("unknown-clause", text, id=id)
    return CLAUSES[id]


def source(id: str, edition: str) -> Source:
    """Say where an edition's answer to a clause comes from.

    >>> source("R43", "lanmi"), source("R42", "goliath")
    ('booklet', 'none')
    """
    return _letter(clause(id).sources, edition)


def field_clause(field: str) -> str:
    """Return the id of the clause that is the home of a ruleset field.

    >>> field_clause("meld_min"), field_clause("big_set_copies")
    ('R30', 'R6')
    """
    if field not in _HOME:
        raise RemeldError("unknown-field", f"the ruleset has no field {field!r}", field=field)
    return _HOME[field]


def field_source(field: str, edition: str) -> Source:
    """Say where an edition's value of a ruleset field comes from.

    >>> field_source("call", "babyboom"), field_source("call", "goliath")
    ('booklet', 'none')
    >>> source("R41", "goliath"), field_source("min_rack_tiles_per_turn", "goliath")
    ('implied', 'ruling')
    """
    home = clause(field_clause(field))
    return _letter(_FIELD_SOURCES.get(field, home.sources), edition)


def _letter(sources: str, edition: str) -> Source:
    if edition not in _EDITIONS:
        raise UnknownEditionError(edition, _EDITIONS)
    return _MEANING[sources[_EDITIONS.index(edition)]]
