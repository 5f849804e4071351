"""When to hold back: turns of games in which laying the most and waiting are far apart.

Whoever holds back wins against whoever lays what they can, until everything can be laid at once
(`docs/strategy.md`). How much better it is in a turn is an estimate, and takes its time; so the
turns come with the package, one a line of `waiting.txt`, and `python -m bench.practice` makes them.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random

from remeld.bots import NO_LIMIT, player
from remeld.match import Game, Setup, secret_from_seed
from remeld.notation import format_rack, format_table, parse_rack, parse_table
from remeld.rules import Ruleset, View, count, spread
from remeld.solver import best_play, could_play
from remeld.study.chance import Estimate, estimate
from remeld.study.practice.questions import WaitQuestion
from remeld.study.shipped import shipped_list, shipped_puzzle

__all__ = ["LEAST_APART", "find_waiting", "format_waiting", "parse_waiting", "waiting_questions"]

STYLES = ("trimm", "hoard", "dump4", "bounded-6")
SEATS = (2, 2, 3, 4)
RACK, MOST_TABLE = range(5, 15), 45
"""Tiles that somebody can think about, on a phone too."""
LOOKED_AT = 0.2
"""The part of the turns that is looked at, so that those of a game are not all alike."""
LEAST_APART = 0.06
"""Chances that are less apart teach nothing."""
OTHERS, OTHER_RACK = range(1, 4), range(4, 13)


def waiting_questions(rules: Ruleset, rng: Random) -> Iterator[WaitQuestion]:
    """Turns to wait in and turns to go out in, by chance: of two, one is to wait in.

    >>> from remeld.rules import EDITIONS
    >>> questions = waiting_questions(EDITIONS["goliath"], Random(1))
    >>> sorted([next(questions).wait, next(questions).wait])
    [False, True]
    """
    while True:
        wait = rng.sample(_shipped(rules.edition), len(_shipped(rules.edition)))
        for waiting, out in zip(wait, _outs(rules, rng), strict=False):
            yield from rng.sample((waiting, out), 2)


@cache
def _shipped(edition: str) -> tuple[WaitQuestion, ...]:
    text = files("remeld.study.practice").joinpath("waiting.txt").read_text("utf-8")
    lines = (line for line in text.splitlines() if line.startswith(f"{edition} "))
    return tuple(map(parse_waiting, lines))


def _outs(rules: Ruleset, rng: Random) -> Iterator[WaitQuestion]:
    """Puzzles in which everything can be laid, proved, and not at a glance."""
    numbers = [each.number for each in shipped_list(rules.edition) if each.kind == "go-out"]
    for number in rng.sample(numbers, len(numbers)):
        puzzle = shipped_puzzle(rules.edition, number)
        if len(puzzle.rack) not in RACK:
            continue
        seen = count(spread(puzzle.table)) + count(puzzle.rack)
        others = tuple(rng.choice(OTHER_RACK) for _ in range(rng.choice(OTHERS)))
        pool = (count(rules.box.tiles()) - seen).total() - sum(others)
        lay = puzzle.rack
        yield WaitQuestion(table=puzzle.table, rack=lay, lay=lay, pool=pool, others=others)


def find_waiting(rules: Ruleset, seed: str) -> WaitQuestion | None:
    """A turn to wait in, of one game between computer players, if it has one."""
    rng = Random(seed)
    names = [rng.choice(STYLES) for _ in range(rng.choice(SEATS))]
    setup = Setup(ruleset=rules, players=tuple(names), time_limit_sec=None)
    game = Game.start(setup, secret_from_seed(rng.getrandbits(32)), 0, could_play)
    while not game.state.ended:
        seat = game.state.turn
        view = game.view(seat)
        dice = rng.getrandbits(32)
        found = _question(view, dice) if rng.random() < LOOKED_AT else None
        if found is not None:
            return found
        game = game.move(seat, player(names[seat]).decide(view, NO_LIMIT, rng).move, 0)
    return None


def _question(view: View, seed: int) -> WaitQuestion | None:
    rack, sizes = view.rack or (), view.rack_sizes
    few = len(rack) in RACK and sum(map(len, view.table)) <= MOST_TABLE
    if not few or not view.melded[view.turn]:
        return None
    most = best_play(view.ruleset, view.table, rack, least=False)
    if not most.played or not most.rack:
        return None
    laid, waited = (estimate(view, tiles, seed) for tiles in (most.played, ()))
    if laid is None or waited is None or not _clear(laid, waited):
        return None
    return WaitQuestion(
        table=view.table,
        rack=tuple(sorted(rack)),
        lay=tuple(sorted(most.played)),
        pool=view.pool_size,
        others=(*sizes[view.turn + 1 :], *sizes[: view.turn]),
        chances=(laid, waited),
    )


def _clear(laid: Estimate, waited: Estimate) -> bool:
    """Whether to wait is clearly better, and what the strongest player does."""
    apart = waited.chance - laid.chance >= LEAST_APART and waited.interval[0] > laid.interval[1]
    return apart and not waited.choice


def format_waiting(edition: str, question: WaitQuestion) -> str:
    """A turn to wait in as a line: edition, pool, the others' tiles, chances; table, rack, play.

    >>> line = "goliath 3 5 0.40 0.30-0.50 0.70 0.60-0.80: b4 b5 b6 / b3 k1 / b3"
    >>> format_waiting("goliath", parse_waiting(line)) == line
    True
    """
    others = "+".join(map(str, question.others))
    chances = " ".join(map(_chance, question.chances or ()))
    tiles = (format_table(question.table), format_rack(question.rack), format_rack(question.lay))
    return f"{edition} {question.pool} {others} {chances}: {' / '.join(tiles)}"


def _chance(found: Estimate) -> str:
    low, high = found.interval
    return f"{found.chance:.2f} {low:.2f}-{high:.2f}"


def parse_waiting(line: str) -> WaitQuestion:
    """Read such a line.

    >>> line = "goliath 3 5 0.40 0.30-0.50 0.70 0.60-0.80: b4 b5 b6 / b3 k1 / b3"
    >>> question = parse_waiting(line)
    >>> question.others, question.wait, question.chances[0].interval
    ((5,), True, (0.3, 0.5))
    """
    head, _, body = line.partition(": ")
    _, pool, others, *chances = head.split()
    table, rack, lay = (part.strip() for part in body.split(" / "))
    return WaitQuestion(
        table=parse_table(table),
        rack=parse_rack(rack),
        lay=parse_rack(lay),
        pool=int(pool),
        others=tuple(map(int, others.split("+"))),
        chances=(_estimate(*chances[:2]), _estimate(*chances[2:])),
    )


def _estimate(chance: str, interval: str) -> Estimate:
    low, high = map(float, interval.split("-"))
    told = float(chance)
    return Estimate(chance=told, best=told, interval=(low, high), choice=(), worlds=0)
