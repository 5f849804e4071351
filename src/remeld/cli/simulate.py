"""`remeld simulate`: many games of one table of computer players."""

from remeld.arena import Numbers, Pairing, Plan, Standings, simulation_document
from remeld.cli.arena_run import (
    Bots,
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
from remeld.rules import RemeldError
from remeld.words import Words

__all__ = ["simulate"]


def simulate(
    bots: Bots,
    players: Players = None,
    games: Games = None,
    seed: Seed = None,
    workers: Workers = None,
    verify: Verify = None,
    fast: Fast = False,
    edition: Edition = None,
    house: House = None,
    big_set: Big = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Play the games and tell what each player came to."""
    rules = pick_rules(edition, house)
    keys = read_players("--bots", bots)
    number = len(keys) if players is None else read_number("--players", players, 1, 99)
    if number != len(keys):
        raise RemeldError(
            "bots-and-players",
            f"--bots names {len(keys)} players, --players says {number}",
            option="--players",
            count=len(keys),
            players=number,
        )
    with placed(option="--bots"):
        plan = Plan(
            pairings=(Pairing(keys),),
            ruleset=rules,
            games=read_games(games),
            seed=read_seed(seed),
            big_set=big_set,
            verify=read_verify(verify),
            fast=fast,
        )
    words = get_words(lang, rules)
    standings = play(plan, words, workers)
    if json:
        print_json(simulation_document(standings))
    else:
        _show(words, standings)
    return 0


def _show(words: Words, standings: Standings) -> None:
    console, rows = screen(), grid(7)
    plan, (tally,) = standings.plan, standings.tallies
    edition = words.text(f"edition-{plan.ruleset.edition}")
    console.print(words.text("arena-run", edition=edition, seats=plan.seats, games=tally.games))
    titles = [words.text(f"arena-column-{name}") for name in ("player", "wins", "share", "points")]
    player, wins, share, points = titles
    rows.add_row(player, wins, share, "", points, "", words.text("arena-column-turns"))
    numbers = Numbers(words)
    for each in tally.players:
        won = float(each.wins)
        rows.add_row(
            each.key,
            str(int(won)) if won.is_integer() else numbers.number(won),
            numbers.percent(each.win_share),
            numbers.percents(each.win_share_interval),
            numbers.signed(each.points.mean),
            numbers.signs(each.points.interval()),
            numbers.number(each.turns.mean),
        )
    console.print(rows)
    console.print(words.text("arena-blocked", games=tally.blocked))
