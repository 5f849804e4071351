"""Games of the compiled simulation, where it plays the very games that the referee allows."""

from remeld.arena.game_results import GameResult
from remeld.arena.plan import Plan
from remeld.arena.randomness import dice, secret_of_deal
from remeld.match import Game, Setup, passes_unchecked
from remeld.notation import format_ruleset
from remeld.rules import RemeldError
from remeld.simulation import check_policy, play_out

__all__ = ["EXACT", "check_fast", "fast_game"]

EXACT = ("babyboom", "goliath")
"""The editions whose joker rules leave nothing to approximate: see `docs/simulation.md`."""


def check_fast(plan: Plan) -> None:
    """Refuse a plan that the simulation does not play exactly."""
    known = ", ".join(EXACT)
    if format_ruleset(plan.ruleset) not in EXACT:
        raise RemeldError(
            "fast-not-exact",
            f"fast plays {known} only, not {plan.ruleset}: elsewhere it is not the same game",
            known=known,
        )
    for key in plan.players:
        try:
            check_policy(key)
        except ValueError as error:
            raise RemeldError("fast-player", str(error), key=key[:60]) from None


def fast_game(plan: Plan, pairing: int, deal: int, rotation: int) -> GameResult:
    """One game of the same deal as `play_game` plays.

    >>> from remeld.arena import Pairing
    >>> from remeld.rules import EDITIONS
    >>> pairing = Pairing(("greedy", "rack-sets"))
    >>> plan = Plan(
    ...     pairings=(pairing,), ruleset=EDITIONS["goliath"], games=2, seed=7, fast=True
    ... )
    >>> fast_game(plan, pairing=0, deal=0, rotation=1).winners
    (0,)
    """
    keys = plan.pairings[pairing].seated(rotation)
    seats = len(keys)
    setup = Setup(ruleset=plan.ruleset, players=keys, time_limit_sec=None, big_set=plan.big_set)
    secret = secret_of_deal(plan.seed, deal)
    game = Game.start(setup, secret, at=0, oracle=passes_unchecked)
    thrown = dice(plan.seed, deal, rotation, seat=0).getrandbits(64)
    starter = game.state.starter or 0
    (played,) = play_out(game.position, keys, seed=thrown, starter=starter)
    places = [(player + rotation) % seats for player in range(seats)]
    return GameResult(
        winners=tuple(sorted((seat - rotation) % seats for seat in played.winners)),
        points=tuple(played.points[seat] for seat in places),
        turns=tuple(played.turns_by_seat[seat] for seat in places),
        plays=tuple(played.plays[seat] for seat in places),
        end="out" if played.went_out else "blocked",
    )
