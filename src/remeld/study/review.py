"""The review of a game: what each turn could have been, what it cost, and what decided the game.

What was possible is exact. What a turn cost is an estimate, with players like the strongest one in
all seats. For each seat both use what that seat could know, and nothing else.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random

from remeld.match import Ended, Record
from remeld.study.chance import Estimate, estimate
from remeld.study.reasons import CostReason, reasons
from remeld.study.review_balance import Balance, Moment, balance, moments
from remeld.study.review_exact import Exact, look
from remeld.study.review_themes import LEAST_COST
from remeld.study.review_turns import SeatTurn, check_seats, seat_turns

__all__ = ["Review", "ReviewedTurn", "estimated", "looked_at", "review", "summed_up"]

DEFAULT_SEED = 1


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn, what was possible in it, and, as soon as it is known, what it was worth."""

    turn: SeatTurn
    exact: Exact
    estimate: Estimate | None = None
    reasons: tuple[CostReason, ...] = ()
    """Why it cost chance, where it did."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, looked back at."""

    turns: tuple[ReviewedTurn, ...]
    seats: tuple[Balance, ...]
    """Each seat that was reviewed: its accuracy, and luck apart from skill."""
    moments: tuple[Moment, ...]
    """The three turns that decided the game, in the order of play."""


def review(
    record: Record,
    seat: int | None = None,
    *,
    seed: int = DEFAULT_SEED,
    told: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Review a finished game, one seat or all that the record shows; `told` hears how far it is.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS, Draw
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> game = game.move(0, Draw(), at=1).resign(1, at=2)
    >>> found = review(Record(game.state.setup, game.log), seed=3)
    >>> [each.turn.seat for each in found.turns], found.seats[0].result
    ([0], 1.0)
    >>> ann = found.seats[0]
    >>> round(ann.start + ann.deal + ann.draws + ann.others + ann.skill, 4)
    1.0
    """
    turns = looked_at(record, seat)
    told(0, len(turns))
    for done, each in enumerate(turns):
        turns[done] = estimated(each, seed)
        told(done + 1, len(turns))
    return summed_up(record, turns, seat)


def looked_at(
    record: Record, seat: int | None = None, *, only: Collection[int] | None = None
) -> list[ReviewedTurn]:
    """The exact part, which is there at once; of all turns, or `only` of those with these numbers.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS, Draw
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> game = game.move(0, Draw(), at=1).resign(1, at=2)
    >>> [turn.exact.could_open for turn in looked_at(Record(game.state.setup, game.log))]
    [True]
    """
    seats = check_seats(record, seat)
    return [
        ReviewedTurn(turn, look(turn))
        for turn in seat_turns(record, seats)
        if only is None or turn.number in only
    ]


def estimated(turn: ReviewedTurn, seed: int = DEFAULT_SEED) -> ReviewedTurn:
    """The turn with what it was worth: the same for the same seed.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS, Draw
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> game = game.move(0, Draw(), at=1).resign(1, at=2)
    >>> (turn,) = looked_at(Record(game.state.setup, game.log))
    >>> 0 < estimated(turn, seed=3).estimate.chance < 1
    True
    """
    each = turn.turn
    dice = Random(f"{seed} {each.number}").getrandbits(48)
    found = estimate(each.view, each.laid, dice, each.drawn)
    why: tuple[CostReason, ...] = ()
    if found is not None and found.cost >= LEAST_COST:
        why = reasons(each.view, each.laid, found.choice, dice)
    return ReviewedTurn(each, turn.exact, found, why)


def summed_up(record: Record, turns: Sequence[ReviewedTurn], seat: int | None = None) -> Review:
    """What the turns of a game come to.

    >>> from remeld.match import Game, Setup, passes_unchecked, secret_from_seed
    >>> from remeld.rules import EDITIONS, Draw
    >>> setup = Setup(ruleset=EDITIONS["goliath"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> game = Game.start(setup, secret_from_seed(1), at=0, oracle=passes_unchecked)
    >>> game = game.move(0, Draw(), at=1).resign(1, at=2)
    >>> record = Record(game.state.setup, game.log)
    >>> turns = [estimated(turn) for turn in looked_at(record)]
    >>> [seat.result for seat in summed_up(record, turns).seats]
    [1.0, 0.0]
    """
    ended = next(each.event for each in record.log if isinstance(each.event, Ended))
    players = len(record.setup.players)
    balances = []
    for each in check_seats(record, seat):
        won = 1 / len(ended.winners) if each in ended.winners else 0.0
        own = [(len(t.turn.laid), t.exact, t.estimate) for t in turns if t.turn.seat == each]
        balances.append(balance(each, players, own, won))
    known = [(t.turn.number, t.turn.seat, t.exact, t.estimate) for t in turns]
    results = {each.seat: each.result for each in balances}
    return Review(tuple(turns), tuple(balances), moments(known, results))
