"""What can be chosen for a table by the rules of an edition or a house: a dialog as data."""

from remeld.notation import format_ruleset, parse_ruleset
from remeld.protocol import MAX_DAYS, MAX_DELAY, MAX_LENGTH, MAX_SECONDS, MIN_SECONDS, Options
from remeld.protocol.http.answers import ClockChoice, LengthChoice, OptionsOffered, Range
from remeld.protocol.http.requests import RulesPath
from remeld.rules import RemeldError, Ruleset
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext

__all__ = ["options_offered", "show_options"]


async def show_options(_: RequestContext, wanted: RulesPath) -> OptionsOffered:
    """What can be chosen for a table by these rules."""
    try:
        return options_offered(parse_ruleset(wanted.rules))
    except RemeldError as error:
        raise Problem(404, error.code, **error.values) from None


def options_offered(ruleset: Ruleset) -> OptionsOffered:
    """The choices for a table with that ruleset.

    >>> from remeld.rules import EDITIONS
    >>> shown = options_offered(EDITIONS["broadway"])
    >>> shown.length.unit, shown.length.default, shown.clock.none_allowed
    ('rounds', 1, False)
    """
    rules = format_ruleset(ruleset)
    defaults = Options(rules=rules, seats=min(Options().seats, ruleset.players_max))
    return OptionsOffered(
        rules=rules,
        edition=ruleset.edition,
        seats=Range(least=ruleset.players_min, most=ruleset.players_max),
        length=LengthChoice(
            unit="rounds" if ruleset.match_frame == "roundsOfNGames" else "games",
            least=1,
            most=MAX_LENGTH,
            default=None if ruleset.match_frame == "NGames" else 1,
        ),
        clock=ClockChoice(
            edition_sec=ruleset.time_limit_sec,
            none_allowed=ruleset.time_limit_optional,
            seconds=Range(least=MIN_SECONDS, most=MAX_SECONDS),
            days=Range(least=1, most=MAX_DAYS),
        ),
        delay=Range(least=0, most=MAX_DELAY),
        strict_penalty=ruleset.strict_penalty == "option",
        seats_by_draw=ruleset.seat_by_draw == "option",
        big_set=ruleset.big_set is not None and ruleset.big_set_for_few == "allowed",
        defaults=defaults,
    )
