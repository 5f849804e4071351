"""What the options of a table come to: its rules, its clock, and where they leave the edition."""

from functools import lru_cache

from remeld.notation import parse_ruleset
from remeld.protocol import Options
from remeld.rules import EDITIONS, Ruleset, RulesetError, changes

__all__ = ["check_jokers", "clock_seconds", "house_rules", "ruleset_of"]

_DAY = 24 * 3600
FEW_JOKERS = 2


@lru_cache(maxsize=256)
def ruleset_of(rules: str) -> Ruleset:
    """The rules of a table from its options; `RemeldError` if they cannot be read."""
    return parse_ruleset(rules)


def check_jokers(ruleset: Ruleset) -> None:
    """Refuse to begin anything by rules whose turns nobody could judge at once.

    With many jokers the referee knows short ways only where they float as some booklet says, and
    one that opens the table with the meld, if it opens. Where it opens and freed jokers need tiles
    of the rack, it knows one for all that Lanmi says of jokers. What was begun before goes on.

    >>> check_jokers(EDITIONS["goliath"].replace(jokers=4))
    >>> check_jokers(EDITIONS["lanmi"].replace(jokers=4))
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RulesetError: jokers is 4, but may be ≤ 2
    >>> check_jokers(EDITIONS["goliath"].replace(freed_joker_target="newSetWithRackTiles"))
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RulesetError: \
freed_joker_target is 'newSetWithRackTiles', but may be newSet, anySet
    """
    opens = ruleset.table_in_meld_turn == "openAfterMeld"
    from_rack = ruleset.freed_joker_target == "newSetWithRackTiles"
    if opens and from_rack and _said_of_jokers(ruleset) != _said_of_jokers(EDITIONS["lanmi"]):
        raise RulesetError("freed_joker_target", ruleset.freed_joker_target, "newSet, anySet")
    if ruleset.jokers <= FEW_JOKERS:
        return
    printed = {
        _said_of_jokers(each)
        for each in EDITIONS.values()
        if each.joker_floats and (not opens or each.table_in_meld_turn == "openAfterMeld")
    }
    if _said_of_jokers(ruleset) not in printed:
        raise RulesetError("jokers", ruleset.jokers, f"≤ {FEW_JOKERS}")


def _said_of_jokers(ruleset: Ruleset) -> tuple[object, ...]:
    return (
        ruleset.joker_freeing,
        ruleset.joker_set_frozen,
        ruleset.joker_floats,
        ruleset.freed_joker_target,
    )


def clock_seconds(options: Options) -> int | None:
    """How many seconds a turn may last; None without a clock.

    >>> clock_seconds(Options(rules="goliath")), clock_seconds(Options(clock="none"))
    (120, None)
    >>> clock_seconds(Options(clock="days", clock_length=2))
    172800
    """
    if options.clock == "edition":
        return ruleset_of(options.rules).time_limit_sec
    if options.clock == "none":
        return None
    return options.clock_length * (_DAY if options.clock == "days" else 1)


@lru_cache(maxsize=256)
def house_rules(options: Options) -> tuple[str, ...]:
    """The rules in which a table departs from its edition, the clock among them.

    >>> house_rules(Options(rules="broadway(jokers=4)", clock="none"))
    ('jokers', 'time_limit_sec')
    >>> house_rules(Options(rules="goliath", clock="none"))
    ()
    """
    ruleset = ruleset_of(options.rules)
    edition = EDITIONS[ruleset.edition]
    found = list(changes(ruleset))
    seconds = clock_seconds(options)
    as_printed = seconds == edition.time_limit_sec or (
        seconds is None and edition.time_limit_optional
    )
    if not as_printed and "time_limit_sec" not in found:
        found.append("time_limit_sec")
    return tuple(found)
