"""One game of the arena: a real one, through the referee, watched for what must always hold."""

from collections import Counter

from remeld.arena.fast_games import fast_game
from remeld.arena.game_results import DealResult, GameResult
from remeld.arena.plan import Plan
from remeld.arena.randomness import dice, secret_of_deal
from remeld.bots import NO_LIMIT, player
from remeld.match import Game, Record, Setup, verify
from remeld.match.setup import MAX_NAME
from remeld.rules import Play, Rack, RemeldError, count, rack_value, spread
from remeld.solver import could_play

__all__ = ["play_deal", "play_game"]

MOST_TURNS = 10_000
"""No game is as long: whoever plays on for ever is stopped."""


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
    game = Game.start(setup, secret_of_deal(plan.seed, deal), at=0, oracle=could_play)
    players = [player(key) for key in keys]
    rngs = [dice(plan.seed, deal, rotation, seat) for seat in range(len(keys))]
    box = Counter(game.state.setup.sized.box.tiles())
    turns, plays = [0] * len(keys), [0] * len(keys)

    def broken(what: str) -> RemeldError:
        return RemeldError(
            "arena-breach",
            f"{what}: deal {deal}, rotation {rotation} of {', '.join(keys)}, seed {plan.seed}",
            what=what,
            deal=deal,
            rotation=rotation,
            players=", ".join(keys),
        )

    while game.state.ended is None:
        seat = game.state.turn
        try:
            move = players[seat].decide(game.view(seat), NO_LIMIT, rngs[seat]).move
            after = game.move(seat, move, at=0)
        except Exception as error:
            raise RemeldError(
                "faulty-player",
                f"{keys[seat]}, deal {deal}, rotation {rotation}: {error!r}",
                key=keys[seat][:60],
                deal=deal,
                rotation=rotation,
                why=f"{type(error).__name__}: {error}"[:200],
            ) from error
        turns[seat] += not game.state.drew
        plays[seat] += isinstance(move, Play)
        game = after
        if sum(turns) > MOST_TURNS:
            raise broken("endless")
        if count(_all_tiles(game)) != box:
            raise broken("tiles")
    if not _scored_rightly(game):
        raise broken("scores")
    record = Record(game.state.setup, game.log)
    if plan.verify and deal % plan.verify == 0:
        found = verify(record, could_play)
        if not (found.good and found.finished and found.deal_checked):
            raise broken("record")
    ended, seats = game.state.ended, len(keys)
    places = [(player + rotation) % seats for player in range(seats)]
    return record, GameResult(
        winners=tuple(sorted((seat - rotation) % seats for seat in ended.winners)),
        points=tuple(ended.points[seat] for seat in places),
        turns=tuple(turns[seat] for seat in places),
        plays=tuple(plays[seat] for seat in places),
        end=ended.reason,
    )


def _all_tiles(game: Game) -> Rack:
    """The tiles of all racks, the table and the pool."""
    held = [tile for rack in game.state.racks for tile in rack]
    return (*held, *spread(game.state.table), *game.position.pool)


def _scored_rightly(game: Game) -> bool:
    """Whether points add up to nothing, and who won had the least on the rack."""
    ended, rules = game.state.ended, game.state.setup.sized
    assert ended is not None
    values = [rack_value(rules, rack) for rack in ended.racks]
    if sum(ended.points) or (ended.reason == "out") != (not all(ended.racks)):
        return False
    if ended.reason == "out":
        (winner,) = ended.winners
        lost = [-value for value in values]
        lost[winner] = sum(values)
        return not ended.racks[winner] and list(ended.points) == lost
    return all(values[seat] == min(values) for seat in ended.winners)
