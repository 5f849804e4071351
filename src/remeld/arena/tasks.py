"""What a worker is asked for: some deals of one pairing; and what it answers, failures included."""

import time
from dataclasses import dataclass

from remeld.arena.game_results import DealResult
from remeld.arena.one_game import play_deal
from remeld.arena.plan import Plan
from remeld.rules import RemeldError

__all__ = ["Answer", "Task", "do_task"]


@dataclass(frozen=True, slots=True)
class Task:
    """Deals of one pairing, from `first` on."""

    plan: Plan
    pairing: int
    first: int
    deals: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The deals that were played, in order; where one failed, those before it and the reason."""

    results: tuple[DealResult, ...]
    seconds: float
    failure: RemeldError | None = None


def do_task(task: Task) -> Answer:
    """Play the deals of a task.

    >>> from remeld.arena import Pairing
    >>> from remeld.rules import EDITIONS
    >>> pairing = Pairing(("greedy", "easy"))
    >>> plan = Plan(pairings=(pairing,), ruleset=EDITIONS["goliath"], games=2, seed=7)
    >>> [result.deal for result in do_task(Task(plan, pairing=0, first=0, deals=1)).results]
    [0]
    """
    begun = time.perf_counter()
    results = []
    failure = None
    for deal in range(task.first, task.first + task.deals):
        try:
            results.append(play_deal(task.plan, task.pairing, deal))
        except RemeldError as error:
            failure = error
            break
    return Answer(tuple(results), time.perf_counter() - begun, failure)
