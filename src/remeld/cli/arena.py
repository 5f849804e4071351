"""`remeld arena`: everybody against everybody, on the same deals."""

import re
import shlex
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from remeld.arena import (
    Numbers,
    Plan,
    PlayerTally,
    Rating,
    Standings,
    StopTest,
    arena_document,
    cells,
    in_file,
    matrix,
    rate,
    read_results,
    report,
    worst_columns,
)
from remeld.cli.arena_run import (
    Fast,
    Games,
    Seed,
    Verify,
    Workers,
    play,
    read_games,
    read_seed,
    read_verify,
)
from remeld.cli.common import (
    AsJson,
    Big,
    Edition,
    House,
    Lang,
    Players,
    get_words,
    grid,
    pick_rules,
    print_json,
    read_number,
    read_players,
    screen,
)
from remeld.cli.error_output import placed
from remeld.notation import format_ruleset
from remeld.rules import RemeldError
from remeld.words import Words

__all__ = ["arena"]

_PERCENTS = re.compile(r"([0-9]{1,2}(?:\.[0-9]{1,3})?)(?::([0-9]{1,2}(?:\.[0-9]{1,3})?))?")


def arena(
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,…")] = None,
    players: Players = None,
    games: Games = None,
    seed: Seed = None,
    results: Annotated[str | None, typer.Option("--results", metavar="FILE")] = None,
    report_file: Annotated[str | None, typer.Option("--report", metavar="FILE")] = None,
    test: Annotated[str | None, typer.Option("--test", metavar="LOW:HIGH")] = None,
    workers: Workers = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    verify: Verify = None,
    fast: Fast = False,
    edition: Edition = None,
    house: House = None,
    big_set: Big = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Play the matrix, or tell of a file of results what it holds."""
    file = None if results is None else Path(results)
    if bots is None:
        if file is None or any((players, games, seed, test, verify, fast, edition, big_set)):
            # A file tells of the run that it holds; nobody shall think that it told of another.
            raise RemeldError("missing-option", "--bots is missing", option="--bots")
        plan, found = read_results(file)
        with in_file(file):
            standings = Standings.new(plan, found)
        words = get_words(lang, plan.ruleset)
    else:
        rules = pick_rules(edition, house)
        keys = read_players("--bots", bots)
        if len(set(keys)) < max(2, len(keys)):
            raise RemeldError(
                "arena-needs-two", "--bots names a player twice or only one", option="--bots"
            )
        seats = 2 if players is None else read_number("--players", players, 2, 99)
        with placed(option="--players"):
            plan = Plan(
                pairings=matrix(keys, seats),
                ruleset=rules,
                games=read_games(games),
                seed=read_seed(seed),
                big_set=big_set,
                question=None if test is None else read_test(test),
                verify=read_verify(verify),
                fast=fast,
            )
        words = get_words(lang, rules)
        if report_file is not None:
            # A page that cannot be written is refused before hours are played, not after.
            Path(report_file).open("a").close()
        standings = play(plan, words, workers, ray, file)
    ratings = _ratings(standings)
    if report_file is not None:
        _write(Path(report_file), standings, ratings, words, house)
    if json:
        print_json(arena_document(standings, ratings))
    else:
        _show(words, standings, ratings)
        if report_file is not None:
            screen().print(words.text("arena-report-written", file=report_file))
    return 0


def read_test(text: str) -> StopTest:
    """The question of a test, from percents.

    >>> read_test("50:55")
    StopTest(low=Fraction(1, 2), high=Fraction(11, 20))
    """
    found = _PERCENTS.fullmatch(text.strip())
    low = Fraction(found[1]) if found else Fraction(0)
    high = Fraction(found[2] or found[1]) if found else Fraction(0)
    if not 0 < low <= high:
        raise RemeldError("bad-test", f"--test is {text[:40]!r}", option="--test", part=text[:40])
    return StopTest(low / 100, high / 100)


def _ratings(standings: Standings) -> Sequence[Rating] | None:
    """The ratings, where openskill is installed: everything else works without it."""
    try:
        return rate(standings.plan, standings.results)
    except ImportError:
        return None


def _write(
    path: Path,
    standings: Standings,
    ratings: Sequence[Rating] | None,
    words: Words,
    house: str | None,
) -> None:
    page = report(standings, ratings, words, command(standings.plan, house))
    path.write_text(page, encoding="utf-8")


def command(plan: Plan, house: str | None) -> str:
    """The command that plays a plan."""
    given: list[object] = ["remeld", "arena", "--bots", ",".join(plan.players)]
    given += ["--players", plan.seats, "--games", plan.games, "--seed", plan.seed]
    changed = format_ruleset(plan.ruleset) != plan.ruleset.edition
    if house or changed:
        given += ["--house", house or "FILE"]
    else:
        given += ["--edition", plan.ruleset.edition]
    if plan.question:
        low, high = (f"{float(100 * each):g}" for each in (plan.question.low, plan.question.high))
        given += ["--test", f"{low}:{high}"]
    given += ["--verify", plan.verify]
    given += [option for option, on in (("--big-set", plan.big_set), ("--fast", plan.fast)) if on]
    return shlex.join(map(str, given))


def _show(words: Words, standings: Standings, ratings: Sequence[Rating] | None) -> None:
    plan, numbers = standings.plan, Numbers(words)
    console, rows = screen(), grid(len(plan.players) + 3)
    edition = words.text(f"edition-{plan.ruleset.edition}")
    games = standings.games
    console.print(words.text("arena-run", edition=edition, seats=plan.seats, games=games))
    if not standings.done:
        console.print(words.text("arena-unfinished"))
    found, worst = cells(standings.tallies), worst_columns(standings.tallies)
    rated = {each.key: numbers.number(each.mu) for each in ratings or ()}
    titles = [words.text(f"arena-column-{name}") for name in ("worst", "rating")]
    rows.add_row("", *plan.players, *titles)
    for row in plan.players:
        shown = []
        for column in plan.players:
            cell = found.get((row, column))
            shown.append(_cell(numbers, cell[0]) if cell else "–")
        low = "–"
        if row in worst:
            column, least = worst[row]
            low = f"{numbers.percent(least.win_share)}\n{column}"
        rows.add_row(row, *shown, low, rated.get(row, "–"))
    console.print(rows)
    if ratings is None:
        missing = words.text("error-extra-missing", what="openskill", extra="arena")
        console.print(f"{words.text('arena-ratings')} – {missing}")


def _cell(numbers: Numbers, player: PlayerTally) -> str:
    """A cell of the matrix: share, interval and points, one below the other."""
    share, reach = numbers.percent(player.win_share), numbers.percents(player.win_share_interval)
    return f"{share}\n{reach}\n{numbers.signed(player.points.mean)}"
