"""What must hold of every mask and of every game, for the tests and for `bench/envs.py`."""

import random
from collections.abc import Iterator
from operator import le

from remeld.envs import NO_ACTION, TileGame, TileGames, TurnMask
from remeld.match import verify
from remeld.rules import EDITIONS, Position, View, spread
from remeld.solver import could_play
from tests.solver.brute import Turns
from tests.solver.turns import Turn, random_turn

NAMES = sorted(EDITIONS)
SIDE_BY_SIDE = 32
"""So many random games are played at once."""


def turns(seed: int, number: int) -> Iterator[Turn]:
    """So many small random turns, of the editions in turn."""
    dice = random.Random(seed)
    for count in range(number):
        yield random_turn(dice, EDITIONS[NAMES[count % len(NAMES)]])


def view_of(turn: Turn) -> View:
    """The turn as the seat on turn sees it, another seat and a pool beside it."""
    return View(
        ruleset=turn.rules,
        seat=0,
        rack=turn.rack,
        rack_sizes=(len(turn.rack), 1),
        melded=(turn.melded, True),
        table=turn.table,
        pool_size=1,
        turn=0,
    )


def mask_troubles(turn: Turn, dice: random.Random) -> Iterator[str]:
    """What is wrong with the masks of a turn that is laid at random, beside brute force."""
    mask = TurnMask(view_of(turn))
    every = Turns(turn.rules, turn.table, turn.rack, melded=turn.melded).every()
    legal = [mask.plays.count_cells(play) for play in every]
    while True:
        laid = mask.laid
        holding = [play for play in legal if all(a >= b for a, b in zip(play, laid, strict=True))]
        may = [
            kind for kind in range(len(laid)) if any(play[kind] > laid[kind] for play in holding)
        ]
        if mask.kinds() != may:
            yield f"{turn}: after {laid} kinds {may} may be laid, the mask says {mask.kinds()}"
        if mask.complete() != (laid in legal):
            yield f"{turn}: that {laid} is complete is {laid in legal}, the mask denies it"
        if not may:
            return
        mask.lay(dice.choice(may))


def counted_troubles(turn: Turn, dice: random.Random) -> Iterator[str]:
    """The same with the masks of games on counts."""
    games = TileGames(turn.rules, players=2, seeds=[0])
    spare = list(turn.rules.box.tiles())
    for tile in (*spread(turn.table), *turn.rack):
        spare.remove(tile.plain)
    other, *pool = spare
    games.put(
        0,
        Position(
            ruleset=turn.rules,
            racks=(turn.rack, (other,)),
            melded=(turn.melded, True),
            table=turn.table,
            pool=tuple(pool),
            turn=0,
        ),
    )
    encoding = games.encoding
    every = Turns(turn.rules, turn.table, turn.rack, melded=turn.melded).every()
    legal = [[play.count(encoding.tile(kind)) for kind in range(encoding.kinds)] for play in every]
    laid = [0] * encoding.kinds
    while True:
        holding = [play for play in legal if all(a >= b for a, b in zip(play, laid, strict=True))]
        may = [
            kind for kind in range(len(laid)) if any(play[kind] > laid[kind] for play in holding)
        ]
        mask = games.mask(0)
        if [kind for kind in range(len(laid)) if mask[kind]] != may:
            yield f"{turn}: after {laid} kinds {may} may be laid, the mask is {mask!r}"
        if mask[encoding.commit] != (laid in legal):
            yield f"{turn}: that {laid} is complete is {laid in legal}, the mask denies it"
        if not may:
            return
        kind = dice.choice(may)
        laid[kind] += 1
        games.step([kind])


def random_game(seed: int, *, record: bool) -> int:
    """Play one random game of all editions and sizes in turn, check it, and count its steps.

    With `record` its record is verified, too.
    """
    dice = random.Random(seed)
    rules = EDITIONS[NAMES[seed % len(NAMES)]]
    game = TileGame(rules, players=2 + seed % 3, seed=seed)
    total = game.encoding.ruleset.box.total
    steps = 0
    while not game.ended:
        mask, kinds = game.mask(), game.encoding.kinds
        legal = [action for action, may in enumerate(mask) if may]
        assert legal, f"game {seed}, step {steps}: nothing is legal"
        seen = game.observe(game.seat)
        rack = game.game.state.racks[game.seat]
        assert sum(seen[: 2 * kinds]) == len(rack), f"game {seed}, step {steps}: the rack"
        assert all(seen[kind] for kind in legal if kind < kinds), f"game {seed}, step {steps}: held"
        game.step(dice.choice(legal))
        state = game.game.state
        tiles = sum(map(len, state.racks)) + len(spread(state.table)) + state.pool
        assert tiles == total, f"game {seed}, step {steps}: {tiles} tiles of {total}"
        steps += 1
    assert abs(sum(game.rewards)) < 1e-9, f"game {seed}: rewards {game.rewards}"
    assert not any(game.mask()), f"game {seed}: a mask after the end"
    if record:
        found = verify(game.game.record, could_play)
        assert found.good, f"game {seed}: the record"
        assert found.finished, f"game {seed}: the record has no end"
    return steps


def random_games(edition: str, players: int, number: int, seed: int, *, replay: int = 0) -> int:
    """Play so many random games on counts, side by side, check each step, and count the steps.

    One game in `replay` is played again through the referee, and its record is verified.
    """
    dice = random.Random(seed)
    rules = EDITIONS[edition]
    width = min(number, SIDE_BY_SIDE)
    games = TileGames(rules, players=players, seeds=range(seed, seed + width))
    seeds, begun = list(range(seed, seed + width)), width
    done: list[list[int]] = [[] for _ in seeds]
    steps = over = 0
    while over < number:
        actions = []
        for game in range(width):
            where = f"{edition}, {players} players, game {seeds[game]}, step {len(done[game])}"
            mask = games.mask(game)
            action = NO_ACTION
            if seeds[game] >= 0:
                _check_step(games, game, mask, where)
                action = dice.choice([action for action, may in enumerate(mask) if may])
                done[game].append(action)
                steps += 1
            actions.append(action)
        games.step(actions)
        for game in games.over:
            where = f"{edition}, {players} players, game {seeds[game]}"
            assert abs(sum(games.rewards(game))) < 1e-9, f"{where}: rewards"
            assert not any(games.mask(game)), f"{where}: a mask after the end"
            if replay and seeds[game] % replay == 0:
                _check_by_referee(games, game, seeds[game], done[game], where)
            over += 1
            done[game] = []
            seeds[game] = seed + begun if begun < number else -1
            if begun < number:
                games.deal(game, seeds[game])
            begun += 1
    return steps


def _check_step(games: TileGames, game: int, mask: bytes, where: str) -> None:
    """What must hold before an action: the box is whole, and something is legal that is held."""
    encoding = games.encoding
    kinds, at = encoding.kinds, game * encoding.size
    seen = games.observations[at : at + encoding.size]
    assert any(mask), f"{where}: nothing is legal"
    assert all(map(le, mask[:kinds], seen)), f"{where}: a tile may be laid that is not held"
    assert sum(seen[: 2 * kinds]) == seen[3 * kinds], f"{where}: the rack"
    tiles = sum(seen[2 * kinds : 3 * kinds]) + sum(seen[3 * kinds : -3 : 2]) + seen[-3]
    assert tiles == encoding.ruleset.box.total, f"{where}: {tiles} tiles"


def _check_by_referee(
    games: TileGames, game: int, seed: int, actions: list[int], where: str
) -> None:
    """The referee allows every turn of the game, it ends as told, and its record is good."""
    again = TileGame(games.setup.ruleset, players=games.encoding.players, seed=seed)
    for action in actions:
        again.step(action)
    assert again.ended, f"{where}: not over for the referee"
    assert again.points == games.points(game), f"{where}: points"
    assert again.rewards == games.rewards(game), f"{where}: rewards"
    assert verify(again.game.record, could_play).good, f"{where}: the record"
