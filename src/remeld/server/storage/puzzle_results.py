"""The transactions of puzzle results: people and puzzles are rated against each other."""

from collections.abc import Mapping
from typing import TypeAlias

from remeld.server.storage.scripts import Script, rows
from remeld.server.storage.values import JudgedResult, PuzzleHistory
from remeld.study import NEWCOMER, GlickoRating, rate

OF_PERSON = ("puzzle_players", "puzzle_results", "puzzle_days")
"""What is kept of one person, by the name of its table."""
CURVE = 200
"""So many ratings of a person are told, the last ones."""
Key: TypeAlias = Mapping[str, str | int]
COLUMNS = "results, rating, deviation, volatility"


def keep(person: str, result: JudgedResult) -> Script[None]:
    """See `Storage.keep_puzzle_result`. The person's row is held to the end: results queue."""
    place, player = yield from _held("puzzle_players", {"person": person}, NEWCOMER)
    if result.day is not None:
        sql = "INSERT INTO puzzle_days (person, day) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        yield sql, (person, result.day)
    known = "WHERE person = $1 AND edition = $2 AND number = $3"
    one = (person, result.edition, result.number)
    if (yield f"SELECT 1 FROM puzzle_results {known}", one):
        if result.solved:
            yield f"UPDATE puzzle_results SET solved = 1 {known}", one
        return
    puzzle: Key = {"edition": result.edition, "number": result.number}
    count, rated = yield from _held("puzzle_ratings", puzzle, result.untried)
    player, rated = rate(player, rated, solved=result.solved)
    if not result.counted:
        yield from _store("puzzle_ratings", puzzle, count + 1, rated)
    yield from _add(person, place + 1, result, result.solved, player)
    yield from _store("puzzle_players", {"person": person}, place + 1, player)


def take_over(old: str, new: str) -> Script[None]:
    """See `Storage.take_over_puzzles`. The puzzles were moved by these results before."""
    if not (yield "SELECT 1 FROM puzzle_players WHERE person = $1", (old,)):
        return
    place, player = yield from _held("puzzle_players", {"person": new}, NEWCOMER)
    found = yield (
        "SELECT mine.edition, mine.number, mine.won, mine.solved, its.rating, its.deviation, "
        "its.volatility FROM puzzle_results AS mine JOIN puzzle_ratings AS its "
        "ON its.edition = mine.edition AND its.number = mine.number WHERE mine.person = $1 "
        "AND NOT EXISTS (SELECT 1 FROM puzzle_results AS other WHERE other.person = $2 "
        "AND other.edition = mine.edition AND other.number = mine.number) ORDER BY mine.place",
        (old, new),
    )
    for edition, number, won, solved, *its in found:
        place += 1
        puzzle = GlickoRating(*its)
        player, _ = rate(player, puzzle, solved=bool(won))
        result = JudgedResult(edition, number, bool(solved), None, puzzle)
        yield from _add(new, place, result, bool(won), player)
    yield from _store("puzzle_players", {"person": new}, place, player)
    yield (
        "UPDATE puzzle_results SET solved = 1 WHERE person = $2 AND (edition, number) IN "
        "(SELECT edition, number FROM puzzle_results WHERE person = $1 AND solved = 1)",
        (old, new),
    )
    yield (
        "INSERT INTO puzzle_days (person, day) SELECT $2, day FROM puzzle_days WHERE person = $1 "
        "ON CONFLICT DO NOTHING",
        (old, new),
    )
    if not (yield "SELECT 1 FROM sessions WHERE person = $1", (old,)):
        yield from forget(old)


def forget(person: str) -> Script[None]:
    """See `Storage.forget_puzzles`."""
    for table in OF_PERSON:
        yield f"DELETE FROM {table} WHERE person = $1", (person,)


def tidy() -> Script[None]:
    """Forget the results of people who cannot come back."""
    nowhere = "NOT EXISTS (SELECT 1 FROM {0} WHERE {0}.person = puzzle_players.person)"
    gone = f"{nowhere.format('sessions')} AND {nowhere.format('codes')}"
    sql = f"SELECT person FROM puzzle_players WHERE {gone}"
    for person in (yield from rows(sql, make=str)):
        yield from forget(person)


def history(person: str) -> Script[PuzzleHistory]:
    """See `Storage.puzzle_history`."""
    sql = "SELECT rating, deviation, volatility FROM puzzle_players WHERE person = $1"
    found = yield from rows(sql, person, make=GlickoRating)
    sql = "SELECT edition, number, solved, rating FROM puzzle_results WHERE person = $1 "
    results = yield sql + "ORDER BY place", (person,)
    sql = "SELECT day FROM puzzle_days WHERE person = $1 ORDER BY day"
    return PuzzleHistory(
        rating=found[0] if found else None,
        results=tuple((row[0], row[1], bool(row[2])) for row in results),
        curve=tuple(row[3] for row in results[-CURVE:]),
        days=tuple((yield from rows(sql, person, make=str))),
    )


def _held(table: str, key: Key, start: GlickoRating) -> Script[tuple[int, GlickoRating]]:
    """Hold a row to the end of the transaction, made if it is not there: results, and rating."""
    names = ", ".join(key)
    places = ", ".join(f"${at}" for at in range(1, len(key) + 5))
    [row] = yield (
        f"INSERT INTO {table} ({names}, {COLUMNS}) VALUES ({places}) "
        f"ON CONFLICT ({names}) DO UPDATE SET results = {table}.results RETURNING {COLUMNS}",
        (*key.values(), 0, *start),
    )
    results, *rating = row
    return results, GlickoRating(*rating)


def _store(table: str, key: Key, results: int, rating: GlickoRating) -> Script[None]:
    where = " AND ".join(f"{name} = ${at}" for at, name in enumerate(key, start=5))
    yield (
        f"UPDATE {table} SET results = $1, rating = $2, deviation = $3, volatility = $4 "
        f"WHERE {where}",
        (results, *rating, *key.values()),
    )


def _add(
    person: str, place: int, result: JudgedResult, won: bool, after: GlickoRating
) -> Script[None]:
    yield (
        "INSERT INTO puzzle_results (person, place, edition, number, won, solved, rating) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7)",
        (
            *(person, place, result.edition, result.number),
            *(int(won), int(result.solved), after.rating),
        ),
    )
