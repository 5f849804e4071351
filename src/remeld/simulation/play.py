"""Whole games, and games from a position on, with a policy for each seat."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from remeld.rules import Position, Rack, Ruleset, Table, Tile, View, readings, spread
from remeld.simulation import engine
from remeld.simulation.numbers import (
    cells_in_order,
    counted,
    memory_for,
    opens_at_once,
    release,
    tiles_of_counts,
)
from remeld.simulation.policies import Policy, check_policy

__all__ = [
    "Candidate",
    "SimulatedGame",
    "choose",
    "fitting_tiles",
    "games",
    "in_order",
    "play_out",
    "roll_out",
    "single_tiles",
]

SEATS = 6
SEED_BITS = 64


class SimulatedGame(NamedTuple):
    """What became of a game; tuples are by seat."""

    went_out: bool
    """Somebody laid the last tile; else the game was blocked, or left."""
    ended: bool
    """Only rollouts are left before their end, with winners and points as if they were blocked."""
    winners: tuple[int, ...]
    points: tuple[int, ...]
    turns: int
    turns_by_seat: tuple[int, ...]
    plays: tuple[int, ...]
    """Turns in which tiles were laid."""
    tiles: tuple[int, ...]
    """Tiles laid."""
    left: tuple[int, ...]
    """What the tiles on the racks are worth in the end."""
    opened: tuple[int, ...]
    """In which turn of its own a seat laid its initial meld, counted from 1; 0 for none."""

    def share(self, seat: int) -> float:
        """The seat's part of the win: 1, or less where several have won."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Candidate(NamedTuple):
    """A turn to be tried: the tiles laid, none for a draw or a pass, and how to go on."""

    laid: Rack
    policy: str
    drawn: Tile | None = None
    """The tile that is drawn, where the seat knows it by now."""


def games(
    ruleset: Ruleset,
    policies: Sequence[str],
    *,
    count: int = 1,
    seed: int = 1,
    starter: int | None = None,
) -> list[SimulatedGame]:
    """Play whole games with the seeds `seed`, `seed` + 1, …, one policy for each seat.

    The same seed deals the same tiles, whoever plays. The seats take turns to start, by the seed,
    unless `starter` is given.

    >>> from remeld.rules import EDITIONS
    >>> game, = games(EDITIONS["goliath"], ["greedy", "greedy"], seed=7)
    >>> game.winners, sum(game.points)
    ((0,), 0)
    """
    rules = ruleset.sized_for(len(policies))
    chosen = [check_policy(name) for name in policies]
    if starter is not None and not 0 <= starter < len(policies):
        raise ValueError(f"starter is {starter}, but seats are 0 to {len(policies) - 1}")
    _check_seed(seed, count)
    memory = memory_for(rules)
    try:
        engine.set_policies(memory, chosen)
        begins = -1 if starter is None else starter
        rows = engine.deal_and_play(memory, seed, count, begins, opens_at_once(rules))
    finally:
        release(memory)
    return [_game(row, len(policies)) for row in rows]


def play_out(
    position: Position,
    policies: Sequence[str],
    *,
    count: int = 1,
    seed: int = 1,
    starter: int = 0,
    passes: int = 0,
) -> list[SimulatedGame]:
    """Play on from a position, the pool in its order, once for each seed from `seed` on.

    `passes` is how many turns in a row nobody has laid or drawn a tile, the pool being empty;
    `starter` began the game.

    >>> from remeld.notation import parse_position
    >>> position = parse_position(
    ...     "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3 b7; new r1 j"
    ... )
    >>> game, = play_out(position, ["greedy", "greedy"])
    >>> game.winners, game.points, game.turns
    ((0,), (31, -31), 1)
    """
    _check_seed(seed, count)
    memory = _at(position, policies, starter, passes)
    try:
        rows = engine.play_from_here(memory, seed, count)
    finally:
        release(memory)
    return [_game(row, len(policies)) for row in rows]


def choose(view: View, policy: str, *, seed: int = 1) -> Rack:
    """The tiles that a policy lays in the turn of the view's seat; none where it lays none.

    >>> from remeld.notation import parse_position
    >>> from remeld.rules import view
    >>> position = parse_position(
    ...     "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3 k9; new r1 j"
    ... )
    >>> choose(view(position, 0), "greedy"), choose(view(position, 0), "hoard")
    ((Tile('b', 3),), ())
    """
    _check_seed(seed, 1)
    memory = _seen_by(view, [policy] * len(view.rack_sizes))
    try:
        counts = engine.choose(memory, seed)
    finally:
        release(memory)
    return tiles_of_counts(view.ruleset, counts)


def single_tiles(view: View) -> Rack:
    """The tiles of the rack that could be laid alone, each kind once; none before the meld.

    >>> from remeld.notation import parse_position
    >>> from remeld.rules import view
    >>> position = parse_position(
    ...     "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3 k9; new r1 j"
    ... )
    >>> single_tiles(view(position, 0))
    (Tile('b', 3),)
    """
    if not view.melded[view.turn] and not opens_at_once(view.ruleset):
        return ()
    memory = _seen_by(view, ["greedy"] * len(view.rack_sizes))
    try:
        counts = bytearray(view.ruleset.colours * view.ruleset.numbers + 1)
        for cell in engine.single_tiles(memory):
            counts[cell] = 1
    finally:
        release(memory)
    return tiles_of_counts(view.ruleset, bytes(counts))


def fitting_tiles(ruleset: Ruleset, table: Iterable[Tile]) -> Rack:
    """The kinds of tiles of which one could be laid alone, the table being these tiles.

    >>> from remeld.notation import parse_rack
    >>> from remeld.rules import EDITIONS
    >>> fitting_tiles(EDITIONS["goliath"], parse_rack("b4 b5 b6"))
    (Tile('b', 3), Tile('b', 7), Tile('j', 0, joker=True))
    """
    cells = ruleset.colours * ruleset.numbers + 1
    memory = memory_for(ruleset)
    try:
        engine.set_policies(memory, [check_policy("greedy")])
        engine.set_position(
            memory, [bytes([1] * cells)], counted(ruleset, table), b"", [True], 0, 0, 0
        )
        fits = engine.single_tiles(memory)
    finally:
        release(memory)
    return tiles_of_counts(ruleset, bytes(cell in fits for cell in range(cells)))


def roll_out(
    view: View,
    candidates: Sequence[Candidate],
    policies: Sequence[str],
    *,
    worlds: int,
    seed: int = 1,
    barred: Sequence[Iterable[Tile]] = (),
    turns: int = 0,
) -> list[list[SimulatedGame]]:
    """Try turns of the view's seat, each in the same worlds; a list of games for each candidate.

    In each world the tiles that the seat does not see are dealt anew, and after the candidate's
    turn everybody plays by their policy, the seat by the candidate's. `barred`: for each seat the
    kinds of tiles that it is thought not to hold; it gets some only where nobody else can. After
    so many `turns` games are left, unless that is 0.

    >>> from remeld.notation import parse_position, parse_rack
    >>> from remeld.rules import view
    >>> position = parse_position(
    ...     "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3; new r1 j"
    ... )
    >>> turns = [Candidate(parse_rack("b3"), "greedy"), Candidate((), "greedy")]
    >>> went_out, drew = roll_out(view(position, 0), turns, ["greedy"] * 2, worlds=20)
    >>> sum(game.share(0) for game in went_out)
    20.0
    """
    _check_seed(seed, worlds)
    if not candidates:
        raise ValueError("there is no candidate to try")
    rules = view.ruleset
    own = counted(rules, view.rack or ())
    tried = [
        (_laid(rules, each, own), *check_policy(each.policy), _drawn(rules, each))
        for each in candidates
    ]
    memory = _seen_by(view, policies)
    try:
        engine.bar(memory, [cells_in_order(rules, kinds) for kinds in barred])
        rows = engine.roll_out(memory, tried, seed, worlds, turns)
    finally:
        engine.bar(memory, ())
        release(memory)
    played = [_game(row, len(view.rack_sizes)) for row in rows]
    return [played[number :: len(candidates)] for number in range(len(candidates))]


def _seen_by(view: View, policies: Sequence[str]) -> engine.Simulation:
    """The memory of a simulation with what the seat on turn sees; all else is dealt anyhow.

    Seats are the view's. Who starts decides only who gets a leftover point of a shared win.
    """
    rules, seat = view.ruleset, view.seat
    if seat is None or view.rack is None or seat != view.turn:
        raise ValueError("only the seat on turn can try its turns: ask for view(position, turn)")
    if view.order not in ((), tuple(range(len(view.rack_sizes)))):
        raise ValueError("seats must play as they are counted: see remeld.simulation.in_order")
    chosen = _policies(policies, len(view.rack_sizes))
    cells = rules.colours * rules.numbers
    own, table = counted(rules, view.rack), counted(rules, spread(view.table))
    hidden = [rules.copies - own[cell] - table[cell] for cell in range(cells)]
    hidden.append(rules.jokers - own[cells] - table[cells])
    # Somebody may ask about a position that does not hold all tiles of the box.
    absent = sum(hidden) - (sum(view.rack_sizes) - len(view.rack) + view.pool_size)
    if min(hidden) < 0 or absent < 0:
        raise ValueError("this view has more tiles than the box")
    unseen = iter([cell for cell, count in enumerate(hidden) for _ in range(count)])
    racks = []
    for each, size in enumerate(view.rack_sizes):
        rack = bytearray(own if each == seat else cells + 1)
        for _ in range(0 if each == seat else size):
            rack[next(unseen)] += 1
        racks.append(bytes(rack))
    melded = [each or opens_at_once(rules) for each in view.melded]
    table = _lying(rules, view.table)
    memory = memory_for(rules)
    engine.set_policies(memory, chosen)
    passes, turn, pool = view.passes, view.turn, bytes(unseen)
    engine.set_position(memory, racks, table, pool, melded, turn, 0, passes, absent)
    return memory


def in_order(view: View) -> View:
    """The same view with the seats counted in the order of play.

    >>> from remeld.notation import parse_position
    >>> from remeld.rules import view
    >>> position = parse_position(
    ...     "remeld-position 1; rules goliath; turn 0; pool; table; new b3; new r1 j; new k1-3"
    ... )
    >>> in_order(view(position, 0, order=(2, 0, 1))).rack_sizes
    (3, 1, 2)
    """
    order = view.order
    if order in ((), tuple(range(len(view.rack_sizes)))):
        return view
    return replace(
        view,
        seat=None if view.seat is None else order.index(view.seat),
        rack_sizes=tuple(view.rack_sizes[seat] for seat in order),
        melded=tuple(view.melded[seat] for seat in order),
        turn=order.index(view.turn),
        order=(),
        past=tuple(replace(move, seat=order.index(move.seat)) for move in view.past),
    )


def _policies(names: Sequence[str], seats: int) -> list[Policy]:
    if len(names) != seats:
        raise ValueError(f"{len(names)} policies for {seats} seats")
    return [check_policy(name) for name in names]


def _laid(rules: Ruleset, candidate: Candidate, own: bytes) -> bytes:
    """What a candidate lays, by cell."""
    counts = counted(rules, candidate.laid)
    if any(laid > held for laid, held in zip(counts, own, strict=True)):
        raise ValueError(f"the rack does not hold all of {candidate.laid!r}")
    return counts


def _drawn(rules: Ruleset, candidate: Candidate) -> int:
    """The cell of the tile that a candidate draws; -1 for any."""
    return -1 if candidate.drawn is None else cells_in_order(rules, [candidate.drawn])[0]


def _at(
    position: Position, policies: Sequence[str], starter: int, passes: int
) -> engine.Simulation:
    """The memory of a simulation with this position in it."""
    rules = position.ruleset
    chosen = _policies(policies, len(position.racks))
    racks = [counted(rules, rack) for rack in position.racks]
    table = _lying(rules, position.table)
    pool = cells_in_order(rules, position.pool)
    memory = memory_for(rules)
    melded = [each or opens_at_once(rules) for each in position.melded]
    engine.set_policies(memory, chosen)
    engine.set_position(memory, racks, table, pool, melded, position.turn, starter, passes)
    return memory


def _lying(rules: Ruleset, table: Table) -> bytes:
    """The table by cell; a joker that is frozen in its set lies there as what it stands for."""
    tiles = list(spread(table))
    if rules.joker_set_frozen:
        tiles = []
        for each in table:
            told = readings(each, rules.shape)
            tiles += [min(meant) for meant in told[0].stands_for] if told else each
    return counted(rules, tiles)


def _check_seed(seed: int, count: int) -> None:
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"seed is {seed}, but must be 0 to 2**{SEED_BITS} - 1")
    if count < 0:
        raise ValueError(f"{count} games cannot be played")


def _game(row: tuple[int, ...], seats: int) -> SimulatedGame:
    """A game from the engine's numbers (see `engine/memory.py`)."""
    points, *others = (row[at : at + seats] for at in range(3, len(row), SEATS))
    winners = tuple(seat for seat in range(seats) if row[1] >> seat & 1)
    return SimulatedGame(row[0] == 1, row[0] != 2, winners, points, row[2], *others)
