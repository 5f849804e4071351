"""What can be chosen for a table by the rules of an edition or a house: a dialog as data."""

from typing import Any, Literal

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel

from remeld.notation import format_ruleset, parse_ruleset
from remeld.protocol import MAX_DAYS, MAX_DELAY, MAX_LENGTH, MAX_SECONDS, MIN_SECONDS, Options
from remeld.rules import RemeldError, Ruleset
from remeld.server.http_tools import Rules
from remeld.server.problems import Problem

__all__ = ["choices", "options_shown"]

choices = APIRouter(prefix="/api/tools", tags=["tools"])


class Range(BaseModel):
    """From, to."""

    least: int
    most: int


class Length(Range):
    """How long a match may be, counted as the edition does; None: as many as there are seats."""

    unit: Literal["rounds", "games"]
    default: int | None


class Clock(BaseModel):
    """The edition's time for a turn, and what else may be chosen.

    `none_allowed`: without a clock although several people play. Alone against computer players
    that is always allowed.
    """

    edition_sec: int
    none_allowed: bool
    seconds: Range
    days: Range


class OptionsShown(BaseModel):
    """Every option of a table: its range, or whether the edition offers it."""

    rules: str
    edition: str
    seats: Range
    length: Length
    clock: Clock
    delay: Range
    strict_penalty: bool
    seats_by_draw: bool
    big_set: bool
    defaults: dict[str, Any]


@choices.get("/options/{rules}")
async def show_options(rules: Rules) -> OptionsShown:
    """What can be chosen for a table by these rules."""
    try:
        return options_shown(parse_ruleset(rules))
    except RemeldError as error:
        raise Problem(404, error.code, **error.values) from None


def options_shown(ruleset: Ruleset) -> OptionsShown:
    """The choices for a table with that ruleset.

    >>> from remeld.rules import EDITIONS
    >>> shown = options_shown(EDITIONS["broadway"])
    >>> shown.length.unit, shown.length.default, shown.clock.none_allowed
    ('rounds', 1, False)
    """
    rules = format_ruleset(ruleset)
    defaults = Options(rules=rules, seats=min(Options().seats, ruleset.players_max))
    return OptionsShown(
        rules=rules,
        edition=ruleset.edition,
        seats=Range(least=ruleset.players_min, most=ruleset.players_max),
        length=Length(
            unit="rounds" if ruleset.match_frame == "roundsOfNGames" else "games",
            least=1,
            most=MAX_LENGTH,
            default=None if ruleset.match_frame == "NGames" else 1,
        ),
        clock=Clock(
            edition_sec=ruleset.time_limit_sec,
            none_allowed=ruleset.time_limit_optional,
            seconds=Range(least=MIN_SECONDS, most=MAX_SECONDS),
            days=Range(least=1, most=MAX_DAYS),
        ),
        delay=Range(least=0, most=MAX_DELAY),
        strict_penalty=ruleset.strict_penalty == "option",
        seats_by_draw=ruleset.seat_by_draw == "option",
        big_set=ruleset.big_set is not None and ruleset.big_set_for_few == "allowed",
        defaults=msgspec.structs.asdict(defaults),
    )
