"""Many puzzles: as many of each kind in each edition, the same for any number of workers."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from itertools import chain, count
from multiprocessing import get_context

from remeld.rules import RemeldError, edition
from remeld.study.likeness import likeness
from remeld.study.making import MOST_GAMES, puzzles_of_game
from remeld.study.puzzle import PLAYERS, Kind, Puzzle

__all__ = ["collect", "game_seed"]

GAMES = 8
"""What a worker is given at a time."""

Task = tuple[str, tuple[Kind, ...], int, int]


def collect(
    editions: Sequence[str],
    kinds: Sequence[Kind],
    number: int,
    *,
    seed: int = 1,
    workers: int = 1,
) -> Iterator[Puzzle]:
    """Puzzles of all these editions and kinds, edition by edition, the kinds in turn.

    No two of an edition are alike under other names of colours.

    >>> [puzzle.kind for puzzle in collect(["goliath"], ["endgame"], 2)]
    ['endgame', 'endgame']
    """
    with ExitStack() as stack:
        pool = None
        if workers > 1:
            # Not forked: a child of a threaded process may hang.
            context = get_context("spawn")
            pool = stack.enter_context(ProcessPoolExecutor(workers, mp_context=context))
        shares = _share(number, len(editions))
        for name, share in zip(editions, shares, strict=True):
            yield from _of_edition(name, kinds, share, seed, pool, workers)


def _share(number: int, parts: int) -> list[int]:
    """A number in equal parts, the first ones larger by one where it must be."""
    return [number // parts + (index < number % parts) for index in range(parts)]


def _of_edition(
    name: str,
    kinds: Sequence[Kind],
    number: int,
    seed: int,
    pool: ProcessPoolExecutor | None,
    workers: int,
) -> Iterator[Puzzle]:
    wanted = dict(zip(kinds, _share(number, len(kinds)), strict=True))
    found: dict[Kind, list[Puzzle]] = {kind: [] for kind in kinds}
    seen = set()
    since = 0
    for wave in count():
        left = tuple(kind for kind in kinds if len(found[kind]) < wanted[kind])
        if not left:
            break
        if since >= MOST_GAMES:
            raise RemeldError(
                "no-puzzle",
                f"no {left[0]} was found in {MOST_GAMES} games: try another seed",
                kind=left[0],
                edition=name,
            )
        # A wave is the same for any number of workers, and so is what is found in it.
        tasks: list[Task] = [(name, left, seed, wave * WAVE + part) for part in range(WAVE)]
        results = pool.map(_play, tasks) if pool else map(_play, tasks)
        since += WAVE * GAMES
        for puzzle in chain.from_iterable(results):
            shape, kept = likeness(puzzle), found[puzzle.kind]
            if len(kept) < wanted[puzzle.kind] and shape not in seen:
                seen.add(shape)
                kept.append(puzzle)
                since = 0
    for turn in range(max(wanted.values())):
        yield from (found[kind][turn] for kind in kinds if turn < wanted[kind])


WAVE = 4
"""Tasks after which one looks which kinds are still wanted."""


def _play(task: Task) -> list[Puzzle]:
    name, kinds, seed, number = task
    rules = edition(name).sized_for(PLAYERS)
    games = range(number * GAMES, (number + 1) * GAMES)
    found = (puzzles_of_game(rules, kinds, game_seed(name, seed, game)) for game in games)
    return [puzzle for puzzles in found for puzzle in puzzles]


def game_seed(edition_: str, seed: int, game: int) -> str:
    """What a game follows from: puzzles are looked for in game 0, 1, 2 and so on.

    >>> game_seed("goliath", 1, 0)
    'goliath 1 0'
    """
    return f"{edition_} {seed} {game}"
