"""A run: deals are handed out to workers, and their results folded in order.

What has been played is in the results file, if there is one, and is not played again.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from remeld.arena.crews import Crew
from remeld.arena.fast_games import check_fast
from remeld.arena.game_results import BadLineError, DealResult
from remeld.arena.plan import Plan
from remeld.arena.results_file import ResultsFile, in_file
from remeld.arena.tally import Tally, fold
from remeld.arena.tasks import Task
from remeld.bots import ctrl_c_told_apart

__all__ = ["Standings", "run"]

SECONDS = 0.5
"""How long a worker shall be busy with one task: long against what asking costs."""
MOST_AT_ONCE = 1000


@dataclass(slots=True)
class Standings:
    """All pairings of a plan so far."""

    plan: Plan
    tallies: list[Tally]
    results: list[DealResult] = field(default_factory=list)

    @classmethod
    def new(cls, plan: Plan, results: Iterable[DealResult] = ()) -> "Standings":
        """Before the first deal, or after these.

        >>> from remeld.arena import matrix
        >>> from remeld.rules import EDITIONS
        >>> pairings = matrix(["greedy", "easy"], seats=2)
        >>> plan = Plan(pairings=pairings, ruleset=EDITIONS["goliath"], games=2, seed=7)
        >>> Standings.new(plan).games
        0
        """
        made = cls(plan, [Tally.new(pairing) for pairing in plan.pairings])
        for result in results:
            made.add(result)
        return made

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(tally.games for tally in self.tallies)

    @property
    def most_games(self) -> int:
        """How many games it will be, if no further pairing stops early."""
        return sum(tally.games if tally.done else self.plan.games for tally in self.tallies)

    @property
    def done(self) -> bool:
        """Whether nothing is left to play."""
        return all(tally.done for tally in self.tallies)

    def next(self) -> tuple[int, int] | None:
        """The pairing and the deal that come next: pairing after pairing, deal after deal."""
        for index, tally in enumerate(self.tallies):
            if not tally.done:
                return index, tally.deals
        return None

    def add(self, result: DealResult) -> None:
        """Add the next deal; one that is not next has no place here."""
        if (result.pairing, result.deal) != self.next():
            raise BadLineError(
                len(self.results) + 2,
                f"deal {result.deal} of pairing {result.pairing} is not next",
            )
        fold(self.tallies[result.pairing], self.plan, result)
        self.results.append(result)


def run(
    plan: Plan,
    crew: Crew,
    file: Path | None = None,
    told: Callable[[Standings], None] = lambda standings: None,
) -> Standings:
    """Play what is left of a plan; `told` is called after every step.

    >>> from remeld.arena import make_crew, matrix
    >>> from remeld.rules import EDITIONS
    >>> pairings = matrix(["greedy", "easy"], seats=2)
    >>> plan = Plan(pairings=pairings, ruleset=EDITIONS["goliath"], games=4, seed=7)
    >>> standings = run(plan, make_crew(1))
    >>> standings.games, standings.tallies[0].players[0].wins
    (4, Fraction(4, 1))
    """
    for key in plan.players:
        plan.player(key)  # Whoever is unknown is refused before anybody plays.
    if plan.fast:
        check_fast(plan)
    kept = ResultsFile(file, plan) if file else None
    if kept:
        with in_file(kept.path):
            standings = Standings.new(plan, kept.found)
        kept.open()
    else:
        standings = Standings.new(plan)
    try:
        told(standings)
        with ctrl_c_told_apart():
            for results in _played(standings, crew):
                wanted = []
                for result in results:
                    if standings.next() == (result.pairing, result.deal):
                        standings.add(result)
                        wanted.append(result)
                if kept and wanted:
                    kept.append(wanted)
                told(standings)
    finally:
        if kept:
            kept.close()
    return standings


def _played(standings: Standings, crew: Crew) -> Iterator[tuple[DealResult, ...]]:
    """The deals that are left, in order; some that a pairing's end made needless among them."""
    hands = _Hands(standings)
    for task, answer in crew.answers(hands.next_task):
        hands.took(task, answer.seconds)
        yield answer.results
        if answer.failure and not standings.tallies[task.pairing].done:
            raise answer.failure


class _Hands:
    """Hands deals out: ahead of what is folded, in pieces that keep a worker busy for a while."""

    def __init__(self, standings: Standings) -> None:
        self.standings = standings
        start = standings.next() or (len(standings.tallies), 0)
        self.pairing, self.deal = start
        self.pace: dict[int, float] = {}
        """Seconds of a deal, by pairing."""

    def next_task(self) -> Task | None:
        plan, tallies = self.standings.plan, self.standings.tallies
        while self.pairing < len(tallies) and (
            tallies[self.pairing].done or self.deal >= plan.deals(self.pairing)
        ):
            self.pairing, self.deal = self.pairing + 1, 0
        if self.pairing == len(tallies):
            return None
        pace = self.pace.get(self.pairing)
        number = 1 if pace is None else max(1, min(MOST_AT_ONCE, int(SECONDS / max(pace, 1e-9))))
        number = min(number, plan.deals(self.pairing) - self.deal)
        task = Task(plan, self.pairing, self.deal, number)
        self.deal += number
        return task

    def took(self, task: Task, seconds: float) -> None:
        self.pace[task.pairing] = seconds / task.deals
