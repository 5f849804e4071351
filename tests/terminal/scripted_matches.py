"""Sessions with a script or a computer at the keyboard."""

import io
from collections.abc import Callable, Iterable

from remeld.bots import easy_move
from remeld.match import Game, secret_from_seed
from remeld.notation import format_set
from remeld.rules import EDITIONS, Draw, Play, Ruleset, view
from remeld.rules.tables import compare
from remeld.solver import best_play, could_play
from remeld.terminal.console import Console
from remeld.terminal.local_match import LocalMatch
from remeld.terminal.player_turn import SEAT
from remeld.words import Words

NAMES = ("Ann", "Ben", "Cy", "Di")


class Watched(LocalMatch):
    """A match whose game can be looked at."""

    game: Game

    def _own_turn(self, game: Game) -> Game:
        self.game = game
        return super()._own_turn(game)


def sit_down(
    read: Callable[[str], str | None],
    rules: Ruleset | None = None,
    *,
    players: int = 2,
    seed: int = 1,
    clock: int | None = None,
    now: Callable[[], int] = lambda: 0,
) -> tuple[Watched, io.StringIO]:
    """A match that reads its lines from a function, and what it writes."""
    out = io.StringIO()
    local_match = Watched(
        console=Console(Words(), lambda prompt, _: read(prompt), out),
        rules=rules or EDITIONS["broadway"],
        players=NAMES[:players],
        clock=clock,
        secret=lambda number: secret_from_seed(seed + number - 1),
        now=now,
        oracle=could_play,
    )
    return local_match, out


def play_script(lines: Iterable[str], rules: Ruleset | None = None, **more: int) -> str:
    """Type these lines, then leave; return all that was said."""
    typed = iter(lines)
    local_match, out = sit_down(lambda prompt: next(typed, None), rules, **more)  # type: ignore[arg-type]
    local_match.run()
    return out.getvalue()


def commands_for(game: Game, *, clever: bool) -> list[str]:
    """What somebody types who plays like the easy player, or as well as can be."""
    rules, table, rack = game.state.setup.sized, game.state.table, game.state.racks[SEAT]
    move = easy_move(view(game.position, SEAT))
    if clever or not isinstance(move, Play):
        found = best_play(rules, table, rack, melded=game.state.melded[SEAT])
        move = Play(found.table) if found.played else move
    if not isinstance(move, Play):
        return ["draw" if isinstance(move, Draw) and not game.state.drew else "pass"]
    gone, new = compare(rules, table, move.table)
    lines = []
    left = list(table)
    for tiles in gone:
        number = left.index(tiles) + 1
        lines.append(f"take {number}")
        left.remove(tiles)
    lines += [f"lay {format_set(move.table[index])}" for index in new]
    return [*lines, "end"]
