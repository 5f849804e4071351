"""The rules of a game as one frozen value.

A `Ruleset` says everything in which the booklets differ, and everything that a house rule may
change. It checks itself: a wrong value names the field and what it may be.

>>> from remeld.rules import EDITIONS
>>> EDITIONS["goliath"].time_limit_sec
120
>>> EDITIONS["broadway"].replace(jokers=4) == EDITIONS["broadway"]
False
>>> EDITIONS["broadway"].replace(jokers=9)
Traceback (most recent call last):
    ...
remeld.rules.errors.RulesetError: jokers is 9, but may be 0–4
"""

import json
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple

from remeld.rules.errors import CommandError, PlayersError, RulesetError, UnknownRuleError
from remeld.rules.sets import Shape
from remeld.rules.tiles import Box

__all__ = [
    "PRINTED",
    "RULES",
    "BigSet",
    "Ruleset",
    "allowed",
    "changes",
    "describe_allowed",
    "written",
]


class BigSet(NamedTuple):
    """The larger set of tiles that some boxes hold for more players."""

    min_players: int = 5
    colours: int = 4
    copies: int = 3
    jokers: int = 4


def rule(default: Any, allowed: object) -> Any:
    """A field of the ruleset together with the values that it may take."""
    return field(default=default, metadata={"allowed": allowed})


FOREVER = 30 * 24 * 3600


@dataclass(frozen=True, kw_only=True, repr=False)
class Ruleset:
    """Every rule that can differ. The defaults are what holds where a booklet is silent.

    A field with a single allowed value is settled by all booklets; it stands here because it is
    a rule that people ask about.

    >>> from remeld.rules import EDITIONS
    >>> rules = EDITIONS["goliath"].replace(jokers=4)
    >>> rules, str(rules)
    (EDITIONS['goliath'].replace(jokers=4), 'goliath(jokers=4)')
    """

    edition: str = "house"
    players_min: int = rule(2, range(2, 7))
    players_max: int = rule(4, range(2, 7))
    numbers: int = rule(13, range(3, 14))
    colours: int = rule(4, range(1, 7))
    copies: int = rule(2, range(1, 5))
    jokers: int = rule(2, range(5))
    big_set: BigSet | None = None
    big_set_for_few: Literal["no", "allowed"] = rule("no", ("no", "allowed"))
    fourth_colour: Literal["orange", "yellow"] = rule("orange", ("orange", "yellow"))
    min_set: int = rule(3, range(3, 4))
    group_max: int = rule(4, range(3, 7))
    # Any run of six or more can be cut into runs of three to five, which the solver relies on.
    run_max: int = rule(13, range(5, 14))
    run_wrap: bool = rule(False, (False,))
    hand: int = rule(14, range(1, 31))
    stacks: Literal["none", "recommended", "beforeDraw", "afterDraw"] = rule(
        "none", ("none", "recommended", "beforeDraw", "afterDraw")
    )
    start_draw_joker: Literal["redraw", "lowest"] = rule("redraw", ("redraw", "lowest"))
    start_draw_tie: Literal["redrawTied", "redrawAll"] = rule(
        "redrawTied", ("redrawTied", "redrawAll")
    )
    seat_by_draw: Literal["none", "option"] = rule("none", ("none", "option"))
    next_starter: Literal["drawAgain", "keepSeatsAndDraw", "winner", "rotate"] = rule(
        "drawAgain", ("drawAgain", "keepSeatsAndDraw", "winner", "rotate")
    )
    meld_min: int = rule(30, range(101))
    meld_own_tiles_only: bool = rule(True, (True,))
    meld_joker: Literal["representedValue"] = rule("representedValue", ("representedValue",))
    table_in_meld_turn: Literal["closed", "openAfterMeld"] = rule(
        "closed", ("closed", "openAfterMeld")
    )
    may_decline: bool = rule(True, (True, False))
    draw_per_no_play: int = rule(1, range(1, 6))
    drawn_tile_playable: bool = rule(False, (False, True))
    min_rack_tiles_per_turn: int = rule(1, range(1, 2))
    say_pass: str | None = rule(None, "word")
    joker_needs_meld: bool = rule(True, (True,))
    joker_freeing: Literal["exactSwap", "anyLegal"] = rule("anyLegal", ("exactSwap", "anyLegal"))
    joker_swap_from: Literal["rackOrTable", "rackOnly"] = rule(
        "rackOrTable", ("rackOrTable", "rackOnly")
    )
    joker_set_frozen: bool = rule(False, (False, True))
    joker_floats: bool = rule(True, (True, False))
    freed_joker_target: Literal["newSet", "anySet", "newSetWithRackTiles"] = rule(
        "newSet", ("newSet", "anySet", "newSetWithRackTiles")
    )
    freed_joker_to_rack: bool = rule(False, (False,))
    time_limit_sec: int = rule(60, range(5, FOREVER + 1))
    time_limit_optional: bool = rule(False, (False, True))
    timeout_idle_draw: int = rule(1, range(11))
    timeout_table: Literal["restore", "looseToRack"] = rule("restore", ("restore", "looseToRack"))
    timeout_penalty: int = rule(3, range(11))
    timeout_legal_table: Literal["commit", "drawOne", "penalty"] = rule(
        "commit", ("commit", "drawOne", "penalty")
    )
    timeout_legal_but_not_playable: Literal["drawOne", "penalty"] = rule(
        "drawOne", ("drawOne", "penalty")
    )
    forgotten_tiles: Literal["notApplicable", "toPool"] = rule(
        "notApplicable", ("notApplicable", "toPool")
    )
    strict_penalty: Literal["none", "option"] = rule("none", ("none", "option"))
    pool_short: Literal["takeAll"] = rule("takeAll", ("takeAll",))
    call: str | None = rule("Rummikub", "word")
    pool_empty: Literal["playOn", "mustPlayIfAble", "endWhenDrawImpossible", "endAtOnce"] = rule(
        "playOn", ("playOn", "mustPlayIfAble", "endWhenDrawImpossible", "endAtOnce")
    )
    rack_joker_value: int = rule(30, range(101))
    blocked_scoring: Literal["difference"] = rule("difference", ("difference",))
    blocked_tie: Literal["share", "fewestTiles", "noWinner"] = rule(
        "share", ("share", "fewestTiles", "noWinner")
    )
    match_frame: Literal["roundsOfNGames", "NGames", "agreedGames"] = rule(
        "agreedGames", ("roundsOfNGames", "NGames", "agreedGames")
    )
    match_winner: Literal["mostGames", "highestTotal"] = rule(
        "highestTotal", ("mostGames", "highestTotal")
    )
    match_tie: Literal["highestTotal", "shared"] = rule("shared", ("highestTotal", "shared"))

    def __post_init__(self) -> None:
        """Refuse a value that the field does not allow, or numbers that do not fit together."""
        for name, choice in _ALLOWED.items():
            value = getattr(self, name)
            if not _fits(value, choice):
                raise RulesetError(name, value, describe_allowed(name))
        if self.players_min > self.players_max:
            raise RulesetError("players_min", self.players_min, f"≤ {self.players_max}")
        _check_big_set(self)
        _check_hand(self)

    def __repr__(self) -> str:
        changed = ", ".join(f"{name}={value!r}" for name, value in changes(self).items())
        if self.edition not in PRINTED:
            edition = "" if self.edition == Ruleset.edition else f"edition={self.edition!r}"
            return f"Ruleset({', '.join(filter(None, [edition, changed]))})"
        return f"EDITIONS[{self.edition!r}]" + (f".replace({changed})" if changed else "")

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={_quoted(value)}" for name, value in changes(self).items())
        return f"{self.edition}({inside})" if inside else self.edition

    def replace(self, **changes: Any) -> "Ruleset":
        """A house rule: the same rules with some fields replaced."""
        for name in changes:
            if name not in RULES:
                raise UnknownRuleError(name, RULES)
        return replace(self, **changes)

    def sized_for(self, players: int, *, big: bool = False) -> "Ruleset":
        """The rules with the tiles in play for so many players.

        `big` asks for the larger set although few play, where the edition allows it.

        >>> from remeld.rules import EDITIONS
        >>> EDITIONS["babyboom"].sized_for(4).box.total
        106
        >>> EDITIONS["babyboom"].sized_for(6).box.total
        160
        """
        if not isinstance(players, int):
            raise TypeError(f"players is {players!r:.60}, but must be a whole number")
        if not self.players_min <= players <= self.players_max:
            raise PlayersError(players, self.players_min, self.players_max)
        large = self.big_set
        enough = large is not None and players >= large.min_players
        if big and not enough and (large is None or self.big_set_for_few == "no"):
            raise CommandError(
                "option-not-offered",
                f"{self.edition} has no big set for {players} players: leave the big set out",
                option="big-set",
            )
        if large is None or not (big or enough):
            return self
        return replace(self, colours=large.colours, copies=large.copies, jokers=large.jokers)

    def must_play_if_able(self, pool_size: int) -> bool:
        """Whether who can play must, with so many tiles left in the pool (rulings A21 and A52).

        >>> from remeld.rules import EDITIONS
        >>> [EDITIONS["john-adams"].must_play_if_able(pool) for pool in (0, 1)]
        [True, False]
        """
        compulsory = self.pool_empty == "mustPlayIfAble" and not pool_size
        return compulsory or not self.may_decline

    @cached_property
    def box(self) -> Box:
        """The tiles that these rules name; `sized_for` says which hold for how many players."""
        return Box(self.colours, self.numbers, self.copies, self.jokers)

    @cached_property
    def shape(self) -> Shape:
        """The part that decides what a set is."""
        return Shape(
            self.numbers, self.colours, self.min_set, self.group_max, self.run_max, self.run_wrap
        )


def allowed(name: str) -> object:
    """What a field may be: a range, a tuple of values, or "word" for a short text or None."""
    return _ALLOWED[name]


def describe_allowed(name: str) -> str:
    """The same written so that it can stand in a sentence of any language.

    >>> describe_allowed("table_in_meld_turn")
    'closed, openAfterMeld'
    """
    choice = _ALLOWED[name]
    if choice == "word":
        return '"…" (≤ 40), none'
    if isinstance(choice, range):
        return f"{choice[0]}–{choice[-1]}" if len(choice) > 1 else str(choice[0])
    assert isinstance(choice, tuple)
    return ", ".join(written(value) for value in choice)


def _fits(value: object, choice: object) -> bool:
    if choice == "word":
        return value is None or (
            isinstance(value, str) and 0 < len(value.strip()) <= 40 and value.isprintable()
        )
    if isinstance(choice, range):
        return isinstance(value, int) and not isinstance(value, bool) and value in choice
    assert isinstance(choice, tuple)
    return any(type(value) is type(each) and value == each for each in choice)


def written(value: object) -> str:
    """A field's value as it is written in a ruleset's name and in messages.

    >>> written(None), written(True), written(14), written("rotate")
    ('none', 'true', '14', 'rotate')
    """
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, BigSet):
        return "/".join(str(number) for number in value)
    return str(value)


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else written(value)


def changes(ruleset: Ruleset) -> dict[str, object]:
    """The house's rules: the fields in which it departs from the edition that it names.

    >>> from remeld.rules import EDITIONS
    >>> changes(EDITIONS["goliath"].replace(jokers=4))
    {'jokers': 4}
    """
    base = PRINTED.get(ruleset.edition) or Ruleset()
    return {
        name: getattr(ruleset, name)
        for name in RULES
        if getattr(ruleset, name) != getattr(base, name)
    }


def _check_big_set(rules: Ruleset) -> None:
    big = rules.big_set
    if big is None:
        return
    if not isinstance(big, BigSet):
        raise RulesetError("big_set", big, "5/4/3/4, …, none")
    limits = {
        "min_players": range(2, 7),
        "colours": _ALLOWED["colours"],
        "copies": _ALLOWED["copies"],
        "jokers": _ALLOWED["jokers"],
    }
    for part, choice in limits.items():
        if not _fits(getattr(big, part), choice):
            assert isinstance(choice, range)
            raise RulesetError(f"big_set.{part}", getattr(big, part), f"{choice[0]}–{choice[-1]}")


def _check_hand(rules: Ruleset) -> None:
    """Whether the tiles suffice for every number of players that the rules admit."""
    for players in range(rules.players_min, rules.players_max + 1):
        big = rules.big_set
        box = rules.box
        if big and players >= big.min_players:
            box = Box(big.colours, rules.numbers, big.copies, big.jokers)
        if rules.hand * players > box.total:
            most = box.total // players
            raise RulesetError("hand", rules.hand, f"≤ {most}")


_ALLOWED: dict[str, object] = {
    each.name: each.metadata["allowed"] for each in fields(Ruleset) if "allowed" in each.metadata
}
RULES: tuple[str, ...] = tuple(each.name for each in fields(Ruleset) if each.name != "edition")
"""The names of all rules, in the order in which they are listed."""
PRINTED: dict[str, Ruleset] = {}
"""The printed editions by key, from which others are told apart: `editions` names them."""
