"""How the others seem to play: weights of the policies that they may follow, by what they did."""

from collections.abc import Mapping

from remeld.bots.endings import must_play_at_the_end
from remeld.bots.known_end import KnownEnd, matching
from remeld.rules import Ruleset, View, count, rack_value, spread

__all__ = ["is_outrun", "likely_policies"]

LATE = 10
"""With so many tiles in the pool or fewer, trimmers lay tiles and hoarders still draw."""
SLIP = 0.1
"""How likely it is that somebody departs from a policy: joker rules, or another policy nearby."""
LAYS_LATE = {"trimm-safe": 0.6, "trimm": 0.7, "hoardmin": 0.05}
"""How often each lays a tile in a late turn."""

FAR_BEHIND = 2
"""So many times as heavy as somebody who lays all along one does not win by waiting."""


def likely_policies(view: View, seat: int, end: KnownEnd | None = None) -> Mapping[str, float]:
    """The policies that a seat may follow, with weights that add up to 1, the likeliest first.

    >>> from remeld.rules import EDITIONS, PastMove
    >>> view = View(
    ...     ruleset=EDITIONS["goliath"], seat=0, rack=(), rack_sizes=(0, 40), melded=(True, True),
    ...     table=(), pool_size=6, turn=0, past=(PastMove(seat=1, drew=1),) * 4,
    ... )
    >>> next(iter(likely_policies(view, 1)))
    'hoardmin'
    """
    if _lays_often(view, seat):
        return {"greedy": 1.0}
    weights = {**_first_thought(view.ruleset)}
    pool = view.pool_size
    for move in reversed(view.past):
        pool += move.drew
        if pool > LATE:
            break
        if move.seat != seat or pool == 0:
            continue
        for name in weights.keys() & LAYS_LATE.keys():
            weights[name] *= LAYS_LATE[name] if move.laid else 1 - LAYS_LATE[name]
    if end is not None:
        names = list(weights)
        for name, (same, of) in zip(names, matching(view, end, names), strict=True):
            weights[name] *= (1 - SLIP) ** same * SLIP ** (of - same)
    total = sum(weights.values())
    ranked = sorted(weights, key=lambda name: -weights[name])
    return {name: weights[name] / total for name in ranked}


def _first_thought(rules: Ruleset) -> Mapping[str, float]:
    """How somebody who holds back may play, before anything is known of them."""
    if must_play_at_the_end(rules):
        return {"hsafe": 0.6, "hoardmin": 0.4}
    return {"trimm-safe": 0.5, "trimm": 0.3, "hoardmin": 0.2}


def _lays_often(view: View, seat: int) -> bool:
    """Whether a seat lays tiles where hoarders would wait: often, and not near the end."""
    pool = view.pool_size
    early = []
    for move in reversed(view.past):
        pool += move.drew
        if move.seat == seat and pool > LATE:
            early.append(move)
    early.reverse()
    melded = next((place for place, move in enumerate(early) if move.laid), len(early))
    after = early[melded + 1 :]
    laid = sum(1 for move in after if move.laid and move.drew == 0)
    return laid >= 2 and 5 * laid >= len(after)


def is_outrun(view: View) -> bool:
    """Whether nothing is left to draw and somebody who never waits may be far lighter than one is.

    Among three who wait and pass in the end, such a one would win. Two know each other's racks, and
    where who can play must nobody waits.
    """
    if view.pool_size or len(view.rack_sizes) == 2 or must_play_at_the_end(view.ruleset):
        return False
    rules, rack = view.ruleset, view.rack or ()
    unseen = tuple((count(rules.box.tiles()) - count(rack) - count(spread(view.table))).elements())
    own = rack_value(rules, rack) * len(unseen)
    return any(
        seat != view.turn
        and own > FAR_BEHIND * size * rack_value(rules, unseen)
        and _lays_often(view, seat)
        for seat, size in enumerate(view.rack_sizes)
    )
