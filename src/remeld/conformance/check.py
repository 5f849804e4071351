"""The whole check: games of every edition and size, and positions that games seldom reach."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, NamedTuple

from remeld.bots import Decision, Limit, Player, ctrl_c_told_apart, player
from remeld.conformance.asking import Examinee, ask, check_repeatable, copied
from remeld.conformance.breaches import BREACHES, Breach, BreachError
from remeld.match import Game, Setup, secret_from_seed
from remeld.notation import format_move
from remeld.rules import EDITIONS, Rack, Ruleset, Table, View, count, spread, without
from remeld.solver import best_play, could_play

__all__ = ["Once", "check_player", "decided_otherwise", "decisions"]

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

    Games of every edition with two to six players, in one seat or another, some by house rules that
    make everybody play who can; empty pools, giant racks, limits of time. In each decision: is it
    legal, is it the same from the same seed and from a fresh copy, and the same where only hidden
    tiles differ. The check ends with the `most` breaches; `watch` is told what is being looked at,
    and `clock` tells the seconds of processor time.

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
        copied(who)
    except Exception as error:
        yield Breach("not-picklable", values={"error": f"{type(error).__name__}: {error}"[:200]})


def _looks(who: Player, seed: int, clock: Clock) -> Iterator[tuple[str, bool, Look]]:
    """Everything that is looked at: where, whether by the clock, and how."""
    for place, (key, rules) in enumerate(EDITIONS.items()):
        for seats in range(rules.players_min, rules.players_max + 1):
            house = HOUSES[(place + seats) % len(HOUSES)]
            parts = [f"{name}={str(value).lower()}" for name, value in house.items()]
            seat = (place + seats) % seats
            where = " ".join([key, f"players={seats}", f"seat={seat}", *parts])
            game = _start(rules.replace(**house), seats, seed)
            yield where, False, partial(_play, who, game, seat, where, seed, clock)
        for name, view in _positions(rules, seed):
            where = f"{key} {name}"
            for limit in (WORK, TIME):
                asked = Examinee(who, limit, where, seed, clock)
                yield where, limit is TIME, partial(ask, asked, view)


def _start(rules: Ruleset, seats: int, seed: int) -> Game:
    setup = Setup(ruleset=rules, players=NAMES[:seats], time_limit_sec=None)
    return Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)


class Once(NamedTuple):
    """What a player once decided, and where."""

    where: str
    seed: int
    view: View
    move: str


def decisions(who: Player, seed: int, clock: Clock = time.process_time) -> list[Once]:
    """What a player does in a game of each edition, turn by turn."""
    found: list[Once] = []

    def note(asked: Examinee, game: Game) -> Decision:
        view = game.view(game.state.turn)
        decision = asked.decide(view)
        found.append(Once(asked.where, asked.seed, view, format_move(decision.move)))
        return decision

    for place, (key, rules) in enumerate(EDITIONS.items()):
        seat = place % 2
        where = f"{key} players=2 seat={seat}"
        _play_on(who, _start(rules, 2, seed), seat, where, seed, clock, note)
    return found


def decided_otherwise(
    who: Player, before: Sequence[Once], clock: Clock = time.process_time
) -> Once | None:
    """What a player decides otherwise now, asked from the last turn to the first.

    Nobody who remembers can have the same in mind as when the turns came in their order.
    """
    for once in reversed(before):
        asked = Examinee(who, WORK, once.where, once.seed, clock)
        if format_move(asked.decide(once.view).move) != once.move:
            return once
    return None


def _play(who: Player, game: Game, seat: int, where: str, seed: int, clock: Clock) -> None:
    """A whole game; in each turn hidden tiles change, and the decision must not."""
    rng = Random(seed)

    def look(asked: Examinee, game: Game) -> Decision:
        view = game.view(seat)
        decision = ask(asked, view)
        if _decides(asked, _reshuffled(game, seat, rng)) != decision:
            check_repeatable(asked, view, decision)
            raise asked.breach("sees-hidden")
        return decision

    _play_on(who, game, seat, where, seed, clock, look)


def _play_on(
    who: Player,
    game: Game,
    seat: int,
    where: str,
    seed: int,
    clock: Clock,
    decide: Callable[[Examinee, Game], Decision],
) -> None:
    """A game to its end: the player in its seat, greedy ones in the others."""
    other, rng = player("greedy"), Random(seed)
    turn = 0
    while not game.state.ended:
        on_turn, turn = game.state.turn, turn + 1
        if on_turn == seat:
            decision = decide(Examinee(who, WORK, f"{where} turn={turn}", seed + turn, clock), game)
        else:
            decision = other.decide(game.view(on_turn), WORK, rng)
        game = game.move(on_turn, decision.move, at=0)


def _decides(asked: Examinee, game: Game) -> Decision:
    """What is decided in a game; whoever looks into the functions that call it finds this one."""
    return asked.decide(game.view(game.state.turn))


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
    """Positions that games seldom reach: empty pools and giant racks, melded and not.

    Who has not melded sits second: to look at the first seat instead of one's own would show.
    """
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
    seat = 0 if melded else 1
    sizes = (len(rack), len(without(rest, rest[:pool])))
    return View(
        ruleset=rules.sized_for(2),
        seat=seat,
        rack=rack,
        rack_sizes=sizes if melded else sizes[::-1],
        melded=(True, melded),
        table=table,
        pool_size=pool,
        turn=seat,
    )
