"""The puzzles that come with the package: shown, checked, solved and drawn."""

from datetime import UTC, date, datetime
from functools import cache

from starlette.responses import Response

from remeld.notation import format_rack, format_set, format_table, parse_table
from remeld.notation.pictures import draw
from remeld.protocol.http import calls
from remeld.protocol.http.answers import BestPlay
from remeld.protocol.http.puzzles import (
    CheckedTry,
    EditionPath,
    PuzzleAnswer,
    PuzzleAnswers,
    PuzzleBook,
    PuzzleDay,
    PuzzleInfo,
    PuzzleLevel,
    PuzzlePath,
    TryToCheck,
)
from remeld.rules import EDITIONS, JOKER, RemeldError, Ruleset, count, sets_with
from remeld.server.http.problems import Problem, fault_info
from remeld.server.http.request_context import RequestContext
from remeld.server.http.solver import play_answer
from remeld.study import (
    DAYS,
    Puzzle,
    attempt,
    day_number,
    shipped_list,
    shipped_puzzle,
    shipped_ways,
)

__all__ = [
    "check_edition",
    "check_try",
    "draw_picture",
    "find_puzzle",
    "list_answers",
    "list_puzzles",
    "puzzle_of",
    "show_day",
    "show_puzzle",
    "show_solution",
]


async def list_puzzles(context: RequestContext, wanted: EditionPath) -> PuzzleBook:
    """All puzzles of an edition, and which one is today's."""
    edition = check_edition(wanted.edition)
    today = datetime.fromtimestamp(context.house.now() / 1000, UTC).date()
    puzzles, sets = await context.work(_book, edition)
    return PuzzleBook(
        edition=edition,
        date=today.isoformat(),
        day=day_number(today),
        days=DAYS,
        sets=sets,
        puzzles=puzzles,
    )


async def list_answers(context: RequestContext, wanted: EditionPath) -> PuzzleAnswers:
    """All answers of an edition."""
    edition = check_edition(wanted.edition)
    return PuzzleAnswers(edition=edition, answers=await context.work(_answers, edition))


async def show_puzzle(context: RequestContext, wanted: PuzzlePath) -> PuzzleInfo:
    """A puzzle by its number."""
    return await context.work(_info, check_edition(wanted.edition), wanted.number)


async def show_day(context: RequestContext, wanted: PuzzleDay) -> PuzzleInfo:
    """The puzzle of a day."""
    try:
        number = day_number(date.fromisoformat(wanted.date))
    except ValueError:
        raise Problem(404, "not-found") from None
    return await context.work(_info, check_edition(wanted.edition), number)


async def find_puzzle(context: RequestContext, wanted: PuzzleLevel) -> PuzzleInfo:
    """A puzzle of a kind, near a difficulty."""
    edition = check_edition(wanted.edition)
    of_kind = [each for each in shipped_list(edition) if each.kind == wanted.kind]
    nearest = min(of_kind, key=lambda each: abs(each.difficulty - wanted.difficulty))
    return await context.work(_info, edition, nearest.number)


async def check_try(context: RequestContext, tried: TryToCheck) -> CheckedTry:
    """Whether a turn solves a puzzle, and else what is missing."""
    return await context.work(_check, check_edition(tried.edition), tried.number, tried.table)


async def show_solution(context: RequestContext, wanted: PuzzlePath) -> BestPlay:
    """The answer, carried out with the least disturbance."""
    return await context.work(_solution, check_edition(wanted.edition), wanted.number)


async def draw_picture(context: RequestContext, wanted: PuzzlePath) -> Response:
    """The puzzle as a picture, without the answer."""
    drawn = await context.work(_draw, check_edition(wanted.edition), wanted.number)
    return Response(drawn, media_type=calls.DRAW_PUZZLE.media)


def check_edition(name: str) -> str:
    """An edition that there is, as the address of a call names it.

    >>> check_edition("goliath")
    'goliath'
    """
    if name not in EDITIONS:
        raise Problem(404, "unknown-edition", key=name, known=", ".join(EDITIONS))
    return name


def puzzle_of(edition: str, number: int) -> Puzzle:
    """A puzzle that there is, as a request names it.

    >>> puzzle_of("goliath", 1).kind
    'go-out'
    """
    try:
        return shipped_puzzle(edition, number)
    except RemeldError as error:
        raise Problem(404, error.code, **error.values) from None


@cache
def _book(edition: str) -> tuple[tuple[PuzzleInfo, ...], tuple[str, ...]]:
    numbers = range(1, len(shipped_list(edition)) + 1)
    return tuple(_info(edition, number) for number in numbers), _sets(EDITIONS[edition])


@cache
def _answers(edition: str) -> tuple[PuzzleAnswer, ...]:
    """A second of work or two, once."""
    return tuple(
        PuzzleAnswer(steps=_solution(edition, number).steps, ways=shipped_ways(edition, number))
        for number in range(1, len(shipped_list(edition)) + 1)
    )


def _info(edition: str, number: int) -> PuzzleInfo:
    puzzle = puzzle_of(edition, number)
    return PuzzleInfo(
        number=number,
        kind=puzzle.kind,
        difficulty=puzzle.difficulty,
        table=format_table(puzzle.table),
        rack=format_rack(puzzle.rack),
        answer=format_rack(puzzle.answer),
        other=format_rack(puzzle.other),
    )


def _sets(rules: Ruleset) -> tuple[str, ...]:
    """Every set without a joker, its tiles in order."""
    tiles = count(rules.box.tiles())
    tiles[JOKER] = 0
    found = (each for tile in +tiles for each, _ in sets_with(tile, tiles, rules.shape))
    return tuple(sorted({format_set(tuple(sorted(each))) for each in found}))


def _check(edition: str, number: int, table: str) -> CheckedTry:
    tried = attempt(puzzle_of(edition, number), parse_table(table, "new-table"))
    return CheckedTry(
        outcome=tried.outcome,
        missing=tried.missing,
        faults=tuple(map(fault_info, tried.verdict.faults)),
    )


def _solution(edition: str, number: int) -> BestPlay:
    return play_answer(puzzle_of(edition, number).solution)


def _draw(edition: str, number: int) -> str:
    puzzle = puzzle_of(edition, number)
    return draw(puzzle.ruleset, puzzle.table, puzzle.rack)
