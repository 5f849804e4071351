"""The opening explorer: when a rack can lay its initial meld, and what the ways to do it are worth.

The first turns are exact: every tile that could be drawn is tried. Later ones are sampled, with
their interval. What the tiles of a meld leave behind is judged as in a review, by games that are
played on. How others fared comes from simulated games (`python -m bench.openings`).
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from math import comb, prod
from random import Random
from statistics import fmean
from typing import Literal, NamedTuple

from remeld.rules import (
    EDITIONS,
    Rack,
    RemeldError,
    Ruleset,
    Table,
    Tile,
    View,
    count,
    plain,
    without,
)
from remeld.simulation import choose
from remeld.simulation.numbers import opens_at_once, rule_numbers
from remeld.solver import best_play
from remeld.study.chance import raw_shares, wilson
from remeld.study.chance_table import calibrated, row_of

__all__ = ["OpeningTurn", "OpeningWay", "Openings", "openings"]

EXACT_TURNS = 3
"""Up to this turn all that could be drawn is tried; the next one would take many seconds."""
TURNS = 10
SAMPLES = 2_000
DIGITS = 4
MOST_RACK = 40
BATCHES = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningTurn:
    """The chance to have opened by a turn of one's own, and how others fared who opened in it."""

    turn: int
    chance: float
    low: float
    high: float
    exact: bool
    others: float | None
    """The part of all players of those games who had opened by this turn."""
    won: float | None
    """The share of wins of those who opened in this very turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningWay:
    """What one can do now, and the chance to win after it, an estimate with its interval."""

    way: Literal["fewest", "most", "wait"]
    laid: Rack
    table: Table
    value: int
    chance: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Openings:
    """All that is known about the initial meld of a rack that nobody has laid anything beside."""

    rack: Rack
    players: int
    can_open: bool
    turns: tuple[OpeningTurn, ...]
    unseen: int
    """How many tiles one does not see: those of the others, and those left to draw."""
    waits_for: tuple[tuple[Tile, int], ...]
    """The tiles with one of which it opens in the next turn, and how many of each are unseen."""
    ways: tuple[OpeningWay, ...]
    """The best first; empty where there is nothing to decide."""
    games: int
    """How many games with as many players the figures about others are from; 0: there are none."""


class _Fared(NamedTuple):
    """What became of the seats of the simulated games, by the turn in which they opened."""

    games: int
    opened: tuple[int, ...]
    won: tuple[float, ...]


def openings(ruleset: Ruleset, rack: Rack, players: int, *, seed: int = 1) -> Openings:
    """When a rack can open and what its ways are worth, before anybody has laid a tile.

    >>> from remeld.notation import format_rack, parse_rack
    >>> from remeld.rules import EDITIONS
    >>> rack = parse_rack("k9 b9 r2 r5 o1 o4 k1 b3 b6 k12 k4 o7 r11 o13")
    >>> found = openings(EDITIONS["broadway"], rack, players=2)
    >>> found.can_open, [(turn.chance, turn.exact) for turn in found.turns[:2]]
    (False, [(0.0, True), (0.0, True)])
    """
    rules = ruleset.sized_for(players)
    tiles = plain(rack)
    _check(rules, tiles)
    unseen = count(without(rules.box.tiles(), tiles))
    meld = _fewest(rules, players, tiles)
    ahead = [*_chances(rules, players, tiles, unseen, can=bool(meld), rng=Random(seed))]
    fared = _fared(rules, players)
    turns = tuple(_turn(number, *each, fared, players) for number, each in enumerate(ahead, 1))
    waits = () if meld else _waits(rules, players, tiles, unseen)
    return Openings(
        rack=rack,
        players=players,
        can_open=bool(meld),
        turns=turns,
        unseen=unseen.total(),
        waits_for=waits,
        ways=_ways(rules, players, tiles, meld, seed) if meld else (),
        games=fared.games,
    )


def _check(rules: Ruleset, tiles: Rack) -> None:
    if not 1 <= len(tiles) <= MOST_RACK:
        raise RemeldError("opening-size", f"{len(tiles)} tiles", count=len(tiles), most=MOST_RACK)
    if rules.drawn_tile_playable or opens_at_once(rules):
        raise RemeldError("opening-rules", "these rules have no such openings")
    best_play(rules, (), tiles, melded=False, least=False)  # It names a tile that is in no box.


def _seat(rules: Ruleset, players: int, tiles: Rack) -> View:
    """What the first of them sees."""
    return View(
        ruleset=rules,
        seat=0,
        rack=tiles,
        rack_sizes=(len(tiles), *[rules.hand] * (players - 1)),
        melded=(False,) * players,
        table=(),
        pool_size=max(0, rules.box.total - len(tiles) - rules.hand * (players - 1)),
        turn=0,
    )


def _fewest(rules: Ruleset, players: int, tiles: Rack) -> Rack:
    """The fewest tiles that make an initial meld; none where there is none."""
    return choose(_seat(rules, players, tiles), "hoardmin")


def _chances(
    rules: Ruleset, players: int, tiles: Rack, unseen: Counter[Tile], *, can: bool, rng: Random
) -> Iterator[tuple[float, float, float, bool]]:
    """For each turn the chance to have opened by then, the ends of its interval, whether exact."""
    step = rules.draw_per_no_play
    last = min(TURNS, 1 + (unseen.total() - rules.hand * (players - 1)) // (players * step))
    drawn = [
        rng.sample([*unseen.elements()], step * (last - 1)) for _ in range(0 if can else SAMPLES)
    ]
    opened = [_opens_in(rules, players, tiles, each, last) for each in drawn]
    before = 0.0
    for turn in range(1, last + 1):
        more = step * (turn - 1)
        if can:
            yield 1.0, 1.0, 1.0, True
        elif more < EXACT_TURNS:
            before = _exact(rules, players, tiles, unseen, more)
            yield before, before, before, True
        else:
            share = fmean(1.0 if each <= turn else 0.0 for each in opened)
            low, high = wilson(share, SAMPLES)
            before = max(before, share)
            yield before, max(low, 0.0), max(high, before), False


def _exact(rules: Ruleset, players: int, tiles: Rack, unseen: Counter[Tile], more: int) -> float:
    """The chance that so many tiles more make an initial meld possible: every draw is tried."""
    fit = 0
    for drawn in combinations_with_replacement(unseen, more):
        taken = Counter(drawn)
        ways = prod(comb(unseen[tile], copies) for tile, copies in taken.items())
        if ways and _fewest(rules, players, (*tiles, *drawn)):
            fit += ways
    return fit / comb(unseen.total(), more)


def _opens_in(rules: Ruleset, players: int, tiles: Rack, drawn: list[Tile], last: int) -> int:
    """The turn in which a rack opens that draws these tiles; one after the last if in none."""
    step = rules.draw_per_no_play
    low, high = 1, last + 1
    # More tiles never make a meld impossible.
    while low < high:
        middle = (low + high) // 2
        held = (*tiles, *drawn[: step * (middle - 1)])
        if _fewest(rules, players, held):
            high = middle
        else:
            low = middle + 1
    return low


def _waits(
    rules: Ruleset, players: int, tiles: Rack, unseen: Counter[Tile]
) -> tuple[tuple[Tile, int], ...]:
    found = [tile for tile in unseen if _fewest(rules, players, (*tiles, tile))]
    return tuple((tile, unseen[tile]) for tile in found)


def _ways(
    rules: Ruleset, players: int, tiles: Rack, meld: Rack, seed: int
) -> tuple[OpeningWay, ...]:
    """Open with the fewest tiles, with the most, or wait: the chance after each, the best first."""
    view = _seat(rules, players, tiles)
    most = plain(best_play(rules, (), tiles, melded=False, least=False).played)
    turns: dict[Literal["fewest", "most", "wait"], Rack] = {"fewest": meld, "most": most}
    if count(meld) == count(most):
        del turns["most"]
    turns["wait"] = ()
    found = []
    shares = _worlds(view, [*turns.values()], seed)
    for (way, laid), worlds in zip(turns.items(), shares, strict=True):
        share = fmean(each for each, _ in worlds)
        play = best_play(rules, (), laid, melded=False) if laid else None
        bounds = (share, *wilson(share, len(worlds)))
        told = [round(calibrated(bound, row_of(view)), DIGITS) for bound in bounds]
        found.append(
            OpeningWay(
                way=way,
                laid=laid,
                table=play.table if play else (),
                value=play.value_played if play else 0,
                chance=told[0],
                low=told[1],
                high=told[2],
            )
        )
    return tuple(sorted(found, key=lambda each: -each.chance))


def _worlds(view: View, turns: list[Rack], seed: int) -> list[list[tuple[float, bool]]]:
    """Several times as many worlds as a review takes for a turn: there is one turn to look at."""
    found: list[list[tuple[float, bool]]] = [[] for _ in turns]
    for batch in range(BATCHES):
        for games, more in zip(found, raw_shares(view, turns, seed + 1000 * batch), strict=True):
            games += more
    return found


@cache
def _rows() -> dict[tuple[tuple[int, ...], int], _Fared]:
    """The simulated games, by what the simulation knows of the rules, and by number of players."""
    text = files("remeld.study").joinpath("openings.json").read_text("utf-8")
    return {
        (rule_numbers(EDITIONS[edition].sized_for(row["players"])), row["players"]): _Fared(
            row["games"], tuple(row["opened"]), tuple(row["won"])
        )
        for row in json.loads(text)["rows"]
        for edition in row["editions"]
    }


def _fared(rules: Ruleset, players: int) -> _Fared:
    return _rows().get((rule_numbers(rules), players), _Fared(0, (), ()))


def _turn(
    number: int, chance: float, low: float, high: float, exact: bool, fared: _Fared, players: int
) -> OpeningTurn:
    others = won = None
    if fared.games:
        others = round(sum(fared.opened[1 : number + 1]) / (fared.games * players), DIGITS)
        won = (
            round(fared.won[number] / fared.opened[number], DIGITS)
            if fared.opened[number]
            else None
        )
    low, chance, high = (round(part, DIGITS) for part in (low, chance, high))
    return OpeningTurn(
        turn=number, chance=chance, low=low, high=high, exact=exact, others=others, won=won
    )
