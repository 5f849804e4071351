"""What is agreed before a match: the options of a table."""

import msgspec

from remeld.match import Setup
from remeld.protocol import MAX_DAYS, MAX_SECONDS, MIN_SECONDS, Options, facts
from remeld.protocol import commands as do
from remeld.server.tables.agreed_rules import check_jokers, clock_seconds, ruleset_of
from remeld.server.tables.ledger import Ledger
from remeld.server.tables.names import clean_name
from remeld.server.tables.refusals import RefusedError

__all__ = ["check_options", "set_options"]


def check_options(options: Options) -> Options:
    """The options as the table has them; refuse what cannot be, or the edition does not offer."""
    ruleset = ruleset_of(options.rules)
    least, most = {"seconds": (MIN_SECONDS, MAX_SECONDS), "days": (1, MAX_DAYS)}.get(
        options.clock, (0, 0)
    )
    if not least <= options.clock_length <= most:
        raise RefusedError("bad-clock", least=least, most=most)
    setup = Setup(
        ruleset=ruleset,
        players=tuple(f"{seat}" for seat in range(options.seats)),
        time_limit_sec=clock_seconds(options),
        strict_penalty=options.strict_penalty,
        seats_by_draw=options.seats_by_draw,
        big_set=options.big_set,
    )
    check_jokers(setup.sized)
    if options.rules_name is msgspec.UNSET:
        return options
    name = clean_name(options.rules_name)
    # What anybody may read in the lobby is nobody's to word; and editions have their own names.
    named = not options.public and options.rules != ruleset.edition
    return msgspec.structs.replace(options, rules_name=name if named else msgspec.UNSET)


def set_options(ledger: Ledger, who: str, command: do.SetOptions) -> None:
    """Change the options before the match."""
    ledger.host(who)
    state, options = ledger.state, command.options
    ledger.demand(state.phase not in ("playing", "between"), "game-running")
    ledger.demand(state.phase == "lobby", "match-over")
    options = check_options(options)
    ledger.demand(options != state.options, "nothing-changes")
    seated = sum(seat.kind != "empty" for seat in state.seats)
    ledger.demand(seated <= options.seats, "too-many-seated", seated=seated, seats=options.seats)
    ledger.add(facts.OptionsSet(at=ledger.now, options=options))
