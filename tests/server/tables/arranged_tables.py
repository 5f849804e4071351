"""Tables in the middle of a game that was put together by hand."""

from dataclasses import replace

from remeld.protocol import Options, commands
from remeld.rules import Rack, count
from tests.match.arranged_games import arrange
from tests.server.tables.checked_table import ANN, CheckedTable


def started(people: int = 2, computers: int = 0, **options: object) -> CheckedTable:
    """A table whose first game has begun."""
    chosen = {"rules": "babyboom", "seats": people + computers, "length": 2} | options
    table = CheckedTable(Options(**chosen))  # type: ignore[arg-type]
    table.seat_people(people, computers)
    table.ok(ANN, commands.Start())
    return table


def arranged(racks: list[str], *, laid: str = "", turn: int = 0, **options: object) -> CheckedTable:
    """A running game of people with these racks and this table; the rest is the pool.

    The invariants hold, but the log does not tell how it came to be so.
    """
    table = started(len(racks), 0, **options)
    game = table.state.game
    assert game is not None
    setup = game.state.setup
    made = arrange(setup.ruleset, racks, table=laid, turn=turn, clock=setup.time_limit_sec)
    tiles: Rack = tuple(tile for rack in made.state.racks for tile in rack)
    tiles += tuple(tile for each in made.state.table for tile in each)
    pool = tuple((count(setup.sized.box.tiles()) - count(tiles)).elements())
    state = replace(
        made.state, setup=setup, pool=len(pool), turn_began=table.now, version=game.state.version
    )
    game = replace(game, state=state, tiles=tiles + pool)
    table.state = replace(table.state, game=game)
    table.check = lambda _table, _new: None
    return table


def emptied(table: CheckedTable) -> None:
    """Take the pool away."""
    game = table.state.game
    assert game is not None
    left = game.tiles[: len(game.tiles) - game.state.pool]
    game = replace(game, tiles=left, state=replace(game.state, pool=0))
    table.state = replace(table.state, game=game)
