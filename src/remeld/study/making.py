"""Puzzles made from games, the same for the same seed."""

from collections.abc import Iterator
from random import Random

from remeld.rules import Rack, RemeldError, count, edition, spread
from remeld.study.difficulty import estimate
from remeld.study.kinds import prove
from remeld.study.puzzle import Kind, Puzzle, check_kind
from remeld.study.sources import Source, sources

__all__ = ["make_puzzle", "make_puzzles"]

MOST_TURNS = 20_000
"""Turns that are looked at before one gives up: some kinds are rare in some editions."""
PLAYERS = 4


def make_puzzle(edition_: str, kind: str, seed: int) -> Puzzle:
    """A puzzle of an edition and a kind; the same seed makes the same one.

    >>> from remeld.notation import format_rack
    >>> puzzle = make_puzzle("goliath", "find-the-play", 7)
    >>> puzzle.kind, len(puzzle.answer), make_puzzle("goliath", "find-the-play", 7) == puzzle
    ('find-the-play', 1, True)
    """
    for puzzle in make_puzzles(edition_, check_kind(kind), seed):
        return puzzle
    raise RemeldError(
        "no-puzzle",
        f"no {kind} was found in {MOST_TURNS} turns: try another seed",
        kind=kind,
        edition=edition_,
    )


def make_puzzles(edition_: str, kind: Kind, seed: int) -> Iterator[Puzzle]:
    """Puzzles of one kind, one after the other, until none comes for a long time.

    >>> from itertools import islice
    >>> [puzzle.kind for puzzle in islice(make_puzzles("goliath", "rebuild", 1), 2)]
    ['rebuild', 'rebuild']
    """
    rules = edition(edition_).sized_for(PLAYERS)
    rng = Random(f"{edition_} {kind} {seed}")
    since = 0
    for source in sources(rules, rng.getrandbits(32)):
        since += 1
        found = prove(kind, source, _others(source, rng))
        if found is not None:
            since = 0
            yield Puzzle(
                kind=kind,
                ruleset=rules,
                table=source.table,
                # In order, so that the tiles of the answer do not come first.
                rack=tuple(sorted(found.rack)),
                melded=found.melded,
                other=tuple(sorted(found.other)),
                solution=found.solution,
                difficulty=estimate(rules, source.table, found),
            )
        if since >= MOST_TURNS:
            return


def _others(source: Source, rng: Random) -> Rack:
    """The tiles that lie neither on the table nor on the rack, shuffled."""
    seen = count(spread(source.table)) + count(source.rack)
    others = sorted((count(source.ruleset.box.tiles()) - seen).elements())
    rng.shuffle(others)
    return tuple(others)
