"""Puzzles made from games, the same for the same seed."""

from collections.abc import Collection, Iterator
from random import Random

from remeld.rules import Rack, RemeldError, Ruleset, count, edition, spread
from remeld.study.difficulty import estimate
from remeld.study.kinds import prove
from remeld.study.puzzle import PLAYERS, Kind, Puzzle, check_kind
from remeld.study.sources import Source, game_turns

__all__ = ["MOST_GAMES", "make_puzzle", "make_puzzles", "puzzles_of_game"]

MOST_GAMES = 400
"""Games that are looked at before one gives up: some kinds are rare in some editions."""
RAREST_FIRST: tuple[Kind, ...] = (
    "first-30",
    "find-the-play",
    "free-the-joker",
    "fourth-tile",
    "rebuild",
    "endgame",
    "all-but-one",
    "go-out",
)


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
        f"no {kind} was found in {MOST_GAMES} games: try another seed",
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
    number = since = 0
    while since < MOST_GAMES:
        found = puzzles_of_game(rules, [kind], f"{edition_} {kind} {seed} {number}")
        yield from found
        number, since = number + 1, 0 if found else since + 1


def puzzles_of_game(rules: Ruleset, kinds: Collection[Kind], seed: str) -> list[Puzzle]:
    """The puzzles that one game holds: of each kind one at most, and one of each turn.

    So no two of them look alike. A kind that is found in few games goes before the others.

    >>> from remeld.rules import EDITIONS
    >>> sorted(each.kind for each in puzzles_of_game(EDITIONS["goliath"], ["rebuild"], "1"))
    ['rebuild']
    """
    rng = Random(seed)
    left = [kind for kind in RAREST_FIRST if kind in kinds]
    puzzles = []
    for source in game_turns(rules, rng):
        others = _others(source, rng)
        for kind in left:
            puzzle = _puzzle(kind, source, others)
            if puzzle is not None:
                puzzles.append(puzzle)
                left.remove(kind)
                break
        if not left:
            break
    return puzzles


def _puzzle(kind: Kind, source: Source, others: Rack) -> Puzzle | None:
    """The puzzle of a kind that a turn holds, if any."""
    found = prove(kind, source, others)
    if found is None:
        return None
    return Puzzle(
        kind=kind,
        ruleset=source.ruleset,
        table=source.table,
        # In order, so that the tiles of the answer do not come first.
        rack=tuple(sorted(found.rack)),
        answer=tuple(sorted(found.solution.played)),
        other=tuple(sorted(found.other)),
        difficulty=estimate(source.ruleset, source.table, found),
    )


def _others(source: Source, rng: Random) -> Rack:
    """The tiles that lie neither on the table nor on the rack, shuffled."""
    seen = count(spread(source.table)) + count(source.rack)
    others = sorted((count(source.ruleset.box.tiles()) - seen).elements())
    rng.shuffle(others)
    return tuple(others)
