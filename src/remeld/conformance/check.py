"""The whole check: games of every edition and size, and positions that games seldom reach."""

import pickle
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from remeld.bots import Decision, Limit, Player, ctrl_c_told_apart, player
from remeld.conformance.asking import Examinee, ask, check_repeatable
from remeld.conformance.breaches import BREACHES, Breach, BreachError
from remeld.match import Game, Setup, secret_from_seed
from remeld.notation import format_move
from remeld.rules import EDITIONS, Rack, Ruleset, Table, View, count, spread, without
from remeld.solver import best_play, could_play

__all__ = ["check_player", "decisions"]

WORK = Limit(rollouts=20)
"""What a player may do in a turn of the games: they are about the rules, not about strength."""
TIME = Limit(milliseconds=50)
GIANT = (40, 70)
"""Tiles on giant racks."""
Clock = Callable[[], float]
Look = Callable[[], object]
NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay")
HOUSES: tuple[dict[str, object], ...] = ({}, {"may_decline": False}, {"drawn_tile_playable": True})


def check_player(
    key: str | Player,
    *,
    seed: int = 1,
    most: int = len(BREACHES),
    watch: Callable[[str], object] | None = None,
    clock: Clock = time.process_time,
) -> tuple[Breach, ...]:
    """What is wrong with a player, each kind once; nothing for one that keeps the rules.

    Games of every edition with two to six players, some by house rules that make everybody play
    who can; empty pools, giant racks, limits of time. In each decision: is it legal, is it the same
    from the same seed and from a fresh copy, and the same where only hidden tiles differ. The
    check ends with the `most` breaches; `watch` is told what is being looked at, and `clock` tells
    the seconds of processor time.

    >>> check_player("nobody")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    remeld.bots.registry.UnknownPlayerError: there is no player 'nobody': ...
    """
    found: dict[str, Breach] = {}
    who = player(key) if isinstance(key, str) else key
    for breach in _of_the_value(who):
        found[breach.code] = breach
    if "not-picklable" in found:
        return tuple(found.values())
    for where, timed, look in _looks(who, seed, clock):
        if len(found) >= most:
            break
        if timed and "too-slow" in found:
            # Once is enough: a slow player would make the check take hours.
            continue
        if watch:
            watch(where)
        try:
            with ctrl_c_told_apart():
                look()
        except BreachError as error:
            found.setdefault(error.breach.code, error.breach)
    return tuple(found.values())


def _of_the_value(who: Player) -> Iterator[Breach]:
    key: Any = who.key
    if not isinstance(key, str) or not key or key.strip() != key:
        yield Breach("bad-key", values={"found": f"{key!r:.80}"})
    try:
        pickle.loads(pickle.dumps(who))
    except Exception as error:
        yield Breach("not-picklable", values={"error": f"{type(error).__name__}: {error}"[:200]})


def _looks(who: Player, seed: int, clock: Clock) -> Iterator[tuple[str, bool, Look]]:
    """Everything that is looked at: where, whether by the clock, and how."""
    for place, (key, rules) in enumerate(EDITIONS.items()):
        for seats in range(rules.players_min, rules.players_max + 1):
            house = HOUSES[(place + seats) % len(HOUSES)]
            parts = [f"{name}={str(value).lower()}" for name, value in house.items()]
            where = " ".join([key, f"players={seats}", *parts])
            game = _start(rules.replace(**house), seats, seed)
            yield where, False, partial(_play, who, game, where, seed, clock)
        for name, view in _positions(rules, seed):
            where = f"{key} {name}"
            for limit in (WORK, TIME):
                asked = Examinee(who, limit, where, seed, clock)
                yield where, limit is TIME, partial(ask, asked, view)


def _start(rules: Ruleset, seats: int, seed: int) -> Game:
    setup = Setup(ruleset=rules, players=NAMES[:seats], time_limit_sec=None)
    return Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)


def decisions(who: Player, seed: int, clock: Clock = time.process_time) -> dict[str, str]:
    """What a player does in a game of each edition, by turn: another process must say the same."""
    found: dict[str, str] = {}

    def note(asked: Examinee, game: Game) -> Decision:
        decision = asked.decide(game.view(0))
        found[asked.where] = format_move(decision.move)
        return decision

    for key, rules in EDITIONS.items():
        _play_on(who, _start(rules, 2, seed), f"{key} players=2", seed, clock, note)
    return found


def _play(who: Player, game: Game, where: str, seed: int, clock: Clock) -> None:
    """A whole game; in each turn hidden tiles change, and the decision must not."""
    rng = Random(seed)

    def look(asked: Examinee, game: Game) -> Decision:
        view = game.view(0)
        decision = ask(asked, view)
        if _decides(asked, _reshuffled(game, 0, rng)) != decision:
            check_repeatable(asked, view, decision)
            raise asked.breach("sees-hidden")
        return decision

    _play_on(who, game, where, seed, clock, look)


def _play_on(
    who: Player,
    game: Game,
    where: str,
    seed: int,
    clock: Clock,
    decide: Callable[[Examinee, Game], Decision],
) -> None:
    """A game to its end: the player in the first seat, greedy ones in the others."""
    other, rng = player("greedy"), Random(seed)
    turn = 0
    while not game.state.ended:
        seat, turn = game.state.turn, turn + 1
        if seat == 0:
            decision = decide(Examinee(who, WORK, f"{where} turn={turn}", seed + turn, clock), game)
        else:
            decision = other.decide(game.view(seat), WORK, rng)
        game = game.move(seat, decision.move, at=0)


def _decides(asked: Examinee, game: Game) -> Decision:
    """What is decided in a game; whoever looks into the functions that call it finds this one."""
    return asked.decide(game.view(0))


def _reshuffled(game: Game, seat: int, rng: Random) -> Game:
    """The same game for that seat, the tiles that it does not see dealt anew."""
    state = game.state
    pool = len(game.tiles) - state.pool
    hidden = [tile for other, rack in enumerate(state.racks) if other != seat for tile in rack]
    hidden += game.tiles[pool:]
    rng.shuffle(hidden)
    deck = iter(hidden)
    racks = tuple(
        rack if other == seat else tuple(next(deck) for _ in rack)
        for other, rack in enumerate(state.racks)
    )
    return replace(game, state=replace(state, racks=racks), tiles=(*game.tiles[:pool], *deck))


def _positions(rules: Ruleset, seed: int) -> Iterator[tuple[str, View]]:
    """Positions that games seldom reach: empty pools and giant racks, melded and not."""
    rng = Random(seed)
    for melded in (True, False):
        for size in GIANT:
            dealt = _deal(rules, size, rng)
            yield f"giant-rack={size}", _view(rules, *dealt, len(dealt[2]) - 1, melded=melded)
        for size in (1, 5, 14):
            yield "empty-pool", _view(rules, *_deal(rules, size, rng), 0, melded=melded)


def _deal(rules: Ruleset, size: int, rng: Random) -> tuple[Table, Rack, Rack]:
    """A rack of so many tiles, a table made of a part of the others, and the rest."""
    tiles = list(rules.sized_for(2).box.tiles())
    rng.shuffle(tiles)
    rack, others = tuple(tiles[:size]), tuple(tiles[size:])
    # Without jokers, so that the table is one that every edition knows.
    some = tuple(tile for tile in others[: len(others) // 2] if not tile.joker)
    table = best_play(rules, (), some, least=False).table
    return table, rack, tuple((count(others) - count(spread(table))).elements())


def _view(rules: Ruleset, table: Table, rack: Rack, rest: Rack, pool: int, *, melded: bool) -> View:
    return View(
        ruleset=rules.sized_for(2),
        seat=0,
        rack=rack,
        rack_sizes=(len(rack), len(without(rest, rest[:pool]))),
        melded=(melded, True),
        table=table,
        pool_size=pool,
        turn=0,
    )
