"""Games put together by hand: any racks, any table, any pool, somewhere in the middle."""

from collections.abc import Sequence
from typing import Any

from remeld.match import Event, Game, Oracle, Setup, State
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, Ruleset
from remeld.solver import could_play

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo")


def setup_for(rules: Ruleset | str, players: int = 2, clock: int | None = 60, **more: Any) -> Setup:
    """What is agreed for a game of so many players."""
    ruleset = EDITIONS[rules] if isinstance(rules, str) else rules
    return Setup(
        ruleset=ruleset,
        players=NAMES[:players],
        time_limit_sec=clock,
        **more,
    )


def arrange(
    rules: Ruleset | str,
    racks: Sequence[str],
    *,
    table: str = "",
    pool: str = "",
    turn: int = 0,
    melded: bool | Sequence[bool] = True,
    starter: int = 0,
    order: Sequence[int] | None = None,
    clock: int | None = 60,
    oracle: Oracle = could_play,
    **more: Any,
) -> Game:
    """A game in which nothing has been logged yet, the turn beginning at time 0."""
    setup = setup_for(rules, len(racks), clock, **more)
    tiles = parse_rack(pool)
    each = (melded,) * len(racks) if isinstance(melded, bool) else tuple(melded)
    state = State(
        setup=setup,
        order=tuple(order or range(len(racks))),
        starter=starter,
        racks=tuple(parse_rack(rack) for rack in racks),
        melded=each,
        table=parse_table(table),
        pool=len(tiles),
        turn=turn,
    )
    return Game(state=state, tiles=tiles, oracle=oracle)


def events(game: Game) -> list[Event]:
    """What has happened, without numbers and times."""
    return [logged.event for logged in game.log]
