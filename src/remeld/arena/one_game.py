"""One game of the arena: a real one, through the referee."""

from remeld.arena.fast_games import fast_game
from remeld.arena.game_results import DealResult, GameResult
from remeld.arena.plan import Plan
from remeld.arena.randomness import dice, secret_of_deal
from remeld.arena.whole_game import WhichGame, play_out
from remeld.match import Game, Record, Setup, dumps, loads, verify
from remeld.match.setup import MAX_NAME
from remeld.solver import could_play

__all__ = ["play_deal", "play_game"]


def play_deal(plan: Plan, pairing: int, deal: int) -> DealResult:
    """All games of a deal, one for each rotation.

    >>> from remeld.arena import Pairing
    >>> from remeld.rules import EDITIONS
    >>> pairing = Pairing(("greedy", "easy"))
    >>> plan = Plan(pairings=(pairing,), ruleset=EDITIONS["goliath"], games=2, seed=7)
    >>> [game.winners for game in play_deal(plan, pairing=0, deal=0).games]
    [(0,), (0,)]
    """

    def game(rotation: int) -> GameResult:
        if plan.fast:
            return fast_game(plan, pairing, deal, rotation)
        return play_game(plan, pairing, deal, rotation)[1]

    return DealResult(pairing, deal, tuple(map(game, range(plan.rotations(pairing, deal)))))


def play_game(plan: Plan, pairing: int, deal: int, rotation: int) -> tuple[Record, GameResult]:
    """One game to its end, as a record and as what the arena keeps of it.

    >>> from remeld.arena import Pairing
    >>> from remeld.rules import EDITIONS
    >>> pairing = Pairing(("greedy", "easy"))
    >>> plan = Plan(pairings=(pairing,), ruleset=EDITIONS["goliath"], games=2, seed=7)
    >>> record, result = play_game(plan, pairing=0, deal=0, rotation=1)
    >>> record.setup.players, result.winners, result.end
    (('easy', 'greedy'), (0,), 'out')
    """
    keys = plan.pairings[pairing].seated(rotation)
    setup = Setup(
        ruleset=plan.ruleset,
        players=tuple(key[:MAX_NAME] for key in keys),
        time_limit_sec=None,
        big_set=plan.big_set,
    )
    start = Game.start(setup, secret_of_deal(plan.seed, deal), at=0, oracle=could_play)
    players = [plan.player(key) for key in keys]
    rngs = [dice(plan.seed, deal, rotation, seat) for seat in range(len(keys))]
    place = WhichGame(keys, deal, rotation, plan.seed)
    game, turns, plays = play_out(start, players, rngs, place)
    record = game.record
    if plan.verify and deal % plan.verify == 0:
        # As somebody else would: from its text.
        read = loads(dumps(record))
        found = verify(read, could_play)
        if read != record or not (found.good and found.finished and found.deal_checked):
            raise place.breach("record")
    ended, seats = game.state.ended, len(keys)
    assert ended is not None
    places = [(player + rotation) % seats for player in range(seats)]
    return record, GameResult(
        winners=tuple(sorted((seat - rotation) % seats for seat in ended.winners)),
        points=tuple(ended.points[seat] for seat in places),
        turns=tuple(turns[seat] for seat in places),
        plays=tuple(plays[seat] for seat in places),
        end=ended.reason,
    )
