"""The bell: what becomes of an unfinished turn when the time is up.

Nothing done: draw. A legal table stands. Legal sets that do not make a legal turn: put back and
draw or pay, by edition. Anything else: put back and pay, or the loose tiles go to the rack and
the player pays.
"""

from dataclasses import dataclass
from typing import Literal

from remeld.rules.faults import Verdict
from remeld.rules.initial_meld import judge_meld
from remeld.rules.jokers import judge_jokers
from remeld.rules.referee import judge_checked
from remeld.rules.ruleset import Ruleset
from remeld.rules.sets import readings
from remeld.rules.tables import same_table, without
from remeld.rules.tiles import JOKER, Rack, Table, count, spread

__all__ = ["BellKind", "BellOutcome", "ring"]

BellKind = Literal["idle", "stands", "not-playable", "restored", "loose-to-rack"]


@dataclass(frozen=True, slots=True)
class BellOutcome:
    """What the bell does: the table and rack that remain, and how many tiles are to be drawn."""

    kind: BellKind
    table: Table
    rack: Rack
    draw: int
    played: Rack = ()
    """The tiles that left the rack for good."""


def ring(
    ruleset: Ruleset,
    before: Table,
    draft: Table,
    rack: Rack,
    *,
    melded: bool,
    strict: bool = False,
) -> BellOutcome:
    """End the turn at the bell with the table as it lies (`draft`).

    `draft` must hold the tiles of `before` and otherwise only tiles of `rack`; tiles that lie
    alone or in no legal set count as loose. `strict` switches on the stricter penalty where the
    edition offers it.

    >>> from remeld.notation import parse_rack, parse_table
    >>> from remeld.rules import EDITIONS
    >>> bell = ring(
    ...     EDITIONS["goliath"],
    ...     before=parse_table("r5 r6 r7 r8"),
    ...     draft=parse_table("r6 r7 r8, r5, b3"),
    ...     rack=parse_rack("b3 k1"),
    ...     melded=True,
    ... )
    >>> bell.kind, bell.draw, len(bell.rack)
    ('loose-to-rack', 3, 3)
    """
    if same_table(ruleset, before, draft):
        return BellOutcome("idle", before, rack, ruleset.timeout_idle_draw)
    verdict = judge_checked(ruleset, before, draft, rack, melded=melded)
    if verdict.legal:
        return _legal(ruleset, before, draft, rack, verdict)
    loose = tuple(tiles for tiles in draft if not readings(tiles, ruleset.shape))
    if not loose:
        one = ruleset.timeout_legal_but_not_playable == "drawOne"
        return BellOutcome("not-playable", before, rack, 1 if one else ruleset.timeout_penalty)
    if ruleset.timeout_table == "looseToRack":
        left = _keep_legal(ruleset, before, draft, rack, loose, melded=melded)
        if left is not None:
            return left
    strict = strict and ruleset.strict_penalty == "option"
    extra = _loose_table_tiles(verdict, loose) if strict else 0
    return BellOutcome("restored", before, rack, ruleset.timeout_penalty + extra)


def _legal(
    ruleset: Ruleset, before: Table, draft: Table, rack: Rack, verdict: Verdict
) -> BellOutcome:
    if ruleset.timeout_legal_table == "commit":
        return BellOutcome("stands", draft, without(rack, verdict.played), 0, verdict.played)
    one = ruleset.timeout_legal_table == "drawOne"
    return BellOutcome("not-playable", before, rack, 1 if one else ruleset.timeout_penalty)


def _keep_legal(
    ruleset: Ruleset, before: Table, draft: Table, rack: Rack, loose: Table, *, melded: bool
) -> BellOutcome | None:
    """The legal sets stay, the loose tiles go to the rack; None if all must be put back."""
    table = tuple(tiles for tiles in draft if tiles not in loose)
    old, new = count(spread(before)), count(spread(table))
    if new[JOKER] < old[JOKER]:
        return None
    played = new - old
    judge_rest = judge_jokers if melded else judge_meld
    if not same_table(ruleset, before, table) and judge_rest(ruleset, before, table, played)[0]:
        return None
    laid = tuple(played.elements())
    taken = tuple((old - new).elements())
    return BellOutcome(
        "loose-to-rack", table, without(rack, laid) + taken, ruleset.timeout_penalty, laid
    )


def _loose_table_tiles(verdict: Verdict, loose: Table) -> int:
    """How many loose tiles came from the table: copies being alike, the fewest possible."""
    return (count(spread(loose)) - count(verdict.played)).total()
