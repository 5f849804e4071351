"""How puzzles are written: a line each, in the notation, as short as it can be read.

    goliath find-the-play 1180: b4-7, k13 r13 b13 / b3 b8 o2 / b3

The parts are the table, the rack, the tiles of the answer (nothing where it is the whole rack) and,
in an endgame, what the next player holds. A file begins with `remeld-puzzles 1`; lines that begin
with `#` say how it was made.
"""

from collections.abc import Iterable

from remeld.notation import format_rack, format_set, parse_rack, parse_table
from remeld.rules import RemeldError, TileSet, count, edition
from remeld.study.puzzle import PLAYERS, Puzzle, check_kind

__all__ = ["HEADER", "format_puzzle", "format_puzzles", "parse_puzzle"]

HEADER = "remeld-puzzles 1"


def format_puzzles(puzzles: Iterable[Puzzle], made_by: str) -> str:
    """A whole file.

    >>> format_puzzles([], "remeld puzzles make --count 0")
    'remeld-puzzles 1\\n# remeld puzzles make --count 0\\n'
    """
    return "".join(f"{line}\n" for line in (HEADER, f"# {made_by}", *map(format_puzzle, puzzles)))


def format_puzzle(puzzle: Puzzle) -> str:
    """One line.

    >>> from remeld.study import make_puzzle
    >>> puzzle = make_puzzle("goliath", "find-the-play", 7)
    >>> parse_puzzle(format_puzzle(puzzle)) == puzzle
    True
    """
    whole = count(puzzle.answer) == count(puzzle.rack)
    parts = [", ".join(map(_short, puzzle.table)), format_rack(puzzle.rack)]
    parts.append("" if whole else format_rack(puzzle.answer))
    if puzzle.other:
        parts.append(format_rack(puzzle.other))
    head = f"{puzzle.ruleset.edition} {puzzle.kind} {puzzle.difficulty}"
    return f"{head}: {' / '.join(parts)}".rstrip()


def parse_puzzle(line: str) -> Puzzle:
    """Read a line.

    >>> parse_puzzle("goliath go-out 900: b4-6 / b7").answer
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RemeldError: not a puzzle: 'goliath go-out 900: b4-6 / b7'
    """
    head, _, body = line.partition(":")
    heads, parts = head.split(), [part.strip() for part in body.split("/")]
    try:
        name, kind, difficulty = heads
        table, rack, answer, *other = parts
        rating = int(difficulty)
    except ValueError:
        part = line[:60]
        raise RemeldError("not-a-puzzle", f"not a puzzle: {part!r}", part=part) from None
    return Puzzle(
        kind=check_kind(kind),
        ruleset=edition(name).sized_for(PLAYERS),
        table=parse_table(table),
        rack=parse_rack(rack),
        answer=parse_rack(answer) or parse_rack(rack),
        other=parse_rack(other[0]) if other else (),
        difficulty=rating,
    )


def _short(tiles: TileSet) -> str:
    """A set, a long run by its ends."""
    first, last = tiles[0], tiles[-1]
    rising = all(not tile.joker and tile.colour == first.colour for tile in tiles)
    if rising and len(tiles) == last.number - first.number + 1:
        return f"{first.colour}{first.number}-{last.number}"
    return format_set(tiles)
