"""Real games, by the referee, whose positions and outcomes simulated ones are compared with."""

from collections.abc import Iterator

from remeld.match import Game, Setup, secret_from_seed
from remeld.notation import parse_ruleset
from remeld.rules import Draw, Pass, Play, Position
from remeld.solver import best_play, could_play

__all__ = ["new_game", "play_greedily", "positions"]

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def new_game(edition: str, seats: int, seed: int) -> Game:
    """A game that has just been dealt; the edition may have changes, as rulesets are written."""
    setup = Setup(ruleset=parse_ruleset(edition), players=NAMES[:seats], time_limit_sec=None)
    return Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play)


def play_greedily(game: Game, *, lay: bool = True) -> tuple[Game, bool]:
    """The game after the best play, or after a draw or a pass; and whether tiles were laid."""
    state = game.state
    seat = state.turn
    if lay or not state.pool:
        rack, melded = state.racks[seat], state.melded[seat]
        play = best_play(state.setup.sized, state.table, rack, melded=melded, least=False)
        if play.played:
            return game.move(seat, Play(play.table), at=0), True
    return game.move(seat, Draw() if state.pool else Pass(), at=0), False


def positions(edition: str, seeds: range) -> Iterator[Position]:
    """Positions of games in which, at times, nobody plays for a while, so that racks grow."""
    for seed in seeds:
        game = new_game(edition, 2 + seed % 3, seed)
        while not game.state.ended:
            turn = game.state.version
            if turn % 5 == seed % 5:
                yield game.position
            game, _ = play_greedily(game, lay=turn // 12 % 2 == seed % 2)
