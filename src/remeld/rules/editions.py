"""The five printed editions, each as the fields in which it differs from the defaults.

The keys name the boxes: broadway and john-adams in English (broadway also in Simplified
Chinese), babyboom and lanmi in Traditional Chinese, goliath in five European languages.
"""

from collections.abc import Mapping
from types import MappingProxyType

from remeld.rules.errors import UnknownEditionError
from remeld.rules.ruleset import PRINTED, BigSet, Ruleset

__all__ = ["EDITIONS", "edition"]

_BROADWAY = Ruleset(
    edition="broadway",
    stacks="recommended",
    timeout_legal_but_not_playable="penalty",
    call="Rummikub!",
    match_frame="roundsOfNGames",
    match_winner="mostGames",
    match_tie="highestTotal",
)

_BABYBOOM = Ruleset(
    edition="babyboom",
    players_max=6,
    big_set=BigSet(),
    fourth_colour="yellow",
    stacks="afterDraw",
    freed_joker_target="anySet",
    forgotten_tiles="toPool",
    strict_penalty="option",
    call="魔力橋",
    match_frame="NGames",
    match_winner="mostGames",
    match_tie="highestTotal",
)

_LANMI = Ruleset(
    edition="lanmi",
    stacks="afterDraw",
    seat_by_draw="option",
    table_in_meld_turn="openAfterMeld",
    say_pass="通過",
    joker_freeing="exactSwap",
    joker_swap_from="rackOnly",
    joker_set_frozen=True,
    joker_floats=False,
    freed_joker_target="newSetWithRackTiles",
    timeout_table="looseToRack",
    pool_empty="endWhenDrawImpossible",
)

_JOHN_ADAMS = Ruleset(
    edition="john-adams",
    players_max=6,
    big_set=BigSet(),
    big_set_for_few="allowed",
    timeout_legal_but_not_playable="penalty",
    forgotten_tiles="toPool",
    pool_empty="mustPlayIfAble",
)

_GOLIATH = Ruleset(
    edition="goliath",
    fourth_colour="yellow",
    stacks="beforeDraw",
    table_in_meld_turn="openAfterMeld",
    freed_joker_target="anySet",
    time_limit_sec=120,
    time_limit_optional=True,
    timeout_table="looseToRack",
    call=None,
)

for _rules in (_BROADWAY, _BABYBOOM, _LANMI, _JOHN_ADAMS, _GOLIATH):
    PRINTED[_rules.edition] = _rules
EDITIONS: Mapping[str, Ruleset] = MappingProxyType(PRINTED)
"""The editions by key, in the order of the booklets."""


def edition(key: str) -> Ruleset:
    """The edition of that name.

    >>> edition("lanmi").joker_set_frozen
    True
    >>> edition("x")
    Traceback (most recent call last):
        ...
    remeld.rules.errors.UnknownEditionError: there is no edition 'x': the editions are \
broadway, babyboom, lanmi, john-adams, goliath
    """
    if key not in EDITIONS:
        raise UnknownEditionError(key, tuple(EDITIONS))
    return EDITIONS[key]
