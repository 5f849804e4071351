"""Whole plays to choose from: every legal play of a turn with a few features, the best first."""

from typing import NamedTuple

from remeld.rules import Rack, View
from remeld.solver import all_plays

__all__ = ["BEST", "LegalPlay", "PlayFeatures", "legal_plays"]

BEST = 256
"""As many plays as a learner is shown."""


class PlayFeatures(NamedTuple):
    """What a play does, in numbers."""

    tiles: int
    """Tiles laid."""
    value: int
    """Their face value, a joker counting as on a rack."""
    jokers: int
    tiles_left: int
    value_left: int
    """What the rack is worth after the play."""
    melds: bool
    """It is the initial meld."""
    goes_out: bool


class LegalPlay(NamedTuple):
    """A legal play: the tiles it lays, and its features."""

    laid: Rack
    features: PlayFeatures


def legal_plays(view: View, most: int | None = None) -> tuple[list[LegalPlay], bool]:
    """The legal plays of the seat on turn, most tiles first, then most value; and if that is all.

    `most` gives the best so many only: `BEST` are as many as a learner is usually shown.

    >>> from remeld.notation import parse_position
    >>> from remeld.rules import view
    >>> text = "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3 b7; new j"
    >>> plays, whole = legal_plays(view(parse_position(text), seat=0))
    >>> [" ".join(map(str, play.laid)) for play in plays], whole
    (['b3 b7', 'b7', 'b3'], True)
    >>> tuple(plays[1].features)
    (1, 7, 0, 1, 3, False, False)
    """
    if view.seat is None or view.rack is None or view.seat != view.turn:
        raise ValueError("only the seat on turn may play")
    rules, melded = view.ruleset, view.melded[view.seat]
    found = all_plays(rules, view.table, view.rack, melded=melded)
    held, whole = len(view.rack), _value(view, view.rack)
    plays = []
    for laid in found.plays:
        value = _value(view, laid)
        features = PlayFeatures(
            tiles=len(laid),
            value=value,
            jokers=sum(tile.joker for tile in laid),
            tiles_left=held - len(laid),
            value_left=whole - value,
            melds=not melded,
            goes_out=len(laid) == held,
        )
        plays.append(LegalPlay(laid, features))
    plays.sort(key=lambda each: (-each.features.tiles, -each.features.value, each.laid))
    return plays[:most], not found.cut_off and (most is None or len(plays) <= most)


def _value(view: View, tiles: Rack) -> int:
    joker = view.ruleset.rack_joker_value
    return sum(joker if tile.joker else tile.number for tile in tiles)
