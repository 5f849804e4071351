"""Values and their text mean the same; what is wrong is named, with its place."""

import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import remeld
from remeld import rules, solver
from remeld.arena import Pairing, Plan, make_crew, run
from remeld.notation import NotationError, parse_rack, parse_table
from remeld.rules import RemeldError
from tests.library import user_program

EDITIONS = list(remeld.EDITIONS)
TEXT = "remeld-position 1; rules goliath; turn 0; pool; table b4 b5 b6; melded b3 b7 k9; new j"
GAME = remeld.Game.new(["Ann", "Ben"], edition="goliath", seed=7)


class Own:
    """What has the shape of a player, and returns nothing."""

    key = "own"

    def decide(self, view: rules.View, limit: object, rng: object) -> Any:
        """No decision."""
        return None


def own_stream(view: remeld.View) -> Iterator[str]:
    """A generator is no function of a view."""
    yield "draw"


async def own_coroutine(view: remeld.View) -> str:
    """Nor is a coroutine."""
    return "draw"


def some_positions(edition: str) -> list[remeld.Position]:
    """Positions of a game in which somebody has melded, a few of them."""
    game = remeld.play_game(["rabbit", "cat"], edition=edition, seed=3)
    positions = list(game.record.positions())
    return [each for each in positions if each.table and each.rack][::40]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_is_the_same_in_values_and_in_text(edition: str) -> None:
    found = some_positions(edition)
    assert found
    for position in found:
        where = (position.ruleset, position.table, position.rack)
        melded = position.melded[position.turn]
        best = remeld.best_play(position)
        assert best == remeld.best_play(str(position))
        assert best == remeld.best_play(*where, melded=melded)
        assert best == remeld.best_play(*map(str, where), melded=melded)
        assert best == remeld.best_play(position.view(position.turn))
        below = solver.best_play(*where, melded=melded)
        assert (best.table, best.played, best.steps) == (below.table, below.played, below.steps)
        assert remeld.all_plays(position) == remeld.all_plays(*map(str, where), melded=melded)


@pytest.mark.parametrize("edition", EDITIONS)
def test_legal_moves_are_all_plays_each_with_a_table_that_the_referee_accepts(
    edition: str,
) -> None:
    for position in some_positions(edition)[:2]:
        melded = position.melded[position.turn]
        laid = []
        *plays, last = remeld.legal_moves(position)
        for move in plays:
            assert isinstance(move, remeld.Play)
            verdict = remeld.judge(
                position.ruleset, position.table, move.table, position.rack, melded=melded
            )
            assert verdict.legal
            laid.append(sorted(verdict.played))
        assert isinstance(last, remeld.Draw | remeld.Pass)
        assert laid == [sorted(tiles) for tiles in remeld.all_plays(position).plays]


def test_who_can_play_must_where_the_rules_say_so() -> None:
    moves = [*map(str, remeld.legal_moves(TEXT.replace("goliath", "john-adams")))]
    assert moves == ["play b3 b4 b5 b6", "play b4 b5 b6 b7", "play b3 b4 b5 b6 b7"]
    assert [*map(str, remeld.legal_moves(TEXT))] == [*moves, "pass"]


@pytest.mark.parametrize("edition", ["goliath", "john-adams"])
def test_values_rebuild_travel_and_sort(edition: str) -> None:
    game = remeld.play_game(["cat", "rabbit"], edition=edition, seed=5)
    position = game.position
    names = {**vars(rules), **vars(solver), **{name: getattr(remeld, name) for name in dir(remeld)}}
    best = remeld.best_play(position.ruleset, position.table, position.rack)
    rebuilt = (position, position.table, position.pool, position.ruleset, *best.steps)
    for value in rebuilt:
        assert eval(repr(value), names) == value
        assert len(repr(value)) < 600
    assert len(repr(best)) < 400
    for each in (*rebuilt, position.view(0), best, game, game.record):
        assert pickle.loads(pickle.dumps(each)) == each
        assert hash(pickle.loads(pickle.dumps(each))) == hash(each)
    assert len(repr(game)) < 100
    assert len(repr(game.record)) < 100
    assert remeld.Position.parse(str(position)) == position
    assert remeld.Record.parse(str(game.record)) == game.record
    assert remeld.Table(str(position.table)) == position.table
    assert sorted([remeld.Tiles("r1"), remeld.Tiles("b2")]) == [parse_rack("b2"), parse_rack("r1")]
    assert remeld.Tiles("b4 b5 b6") == parse_table("b4-6")[0]


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: remeld.best_play("goliat", "", "b1"), "there is no edition 'goliat'"),
        (lambda: remeld.best_play("goliath(joker=4)", "", "b1"), "'joker' at character 9"),
        (lambda: remeld.best_play("goliath", "b4 x5", "b1"), "'x5' at character 4 of the table"),
        (lambda: remeld.best_play("goliath", ["b4-6", "x5"], "b1"), "'x5' at character 1 of"),
        (lambda: remeld.best_play("goliath", "", "b3 b14x"), "'b14x' at character 4 of the rack"),
        (lambda: remeld.best_play("goliath", "", "b3,b4"), "',' at character 3 of the rack"),
        (lambda: remeld.best_play("goliath", "b1", "b2"), "set 0 of the table is not legal"),
        (lambda: remeld.best_play("goliath", 5, "b1"), "table is 5, but must be sets"),  # type: ignore[call-overload]
        (lambda: remeld.best_play("goliath", "", [5]), "rack is \\[5\\], but must be tiles"),  # type: ignore[list-item]
        (lambda: remeld.best_play("goliath"), "table and rack are missing"),
        (lambda: remeld.best_play("goliath", ""), "rack is missing"),  # type: ignore[call-overload]
        (lambda: remeld.best_play(5), "position is 5, but must be a position or its text"),  # type: ignore[call-overload]
        (lambda: remeld.best_play(TEXT + "; old b1"), "'old' at character"),
        (lambda: remeld.judge("goliath", "", "b4-6", "b4 b"), "'b' at character 4 of the rack"),
        (lambda: remeld.judge("goliath", "", "b4-6 b", "b4"), "at character 6 of the after"),
        (lambda: remeld.score("goliath", "r5", winner=0), "racks is 'r5', but must be one for"),
        (lambda: remeld.score("goliath", ["", "r5 x"], winner=0), "'x' at character 4 of the r"),
        (lambda: remeld.score("goliath", ["", "r5"], winner=2), "winner is 2, but must be a seat"),
        (lambda: remeld.Position.parse("x"), "remeld position missing 'x' at character 1"),
        (lambda: remeld.Record.parse("x"), "not a record in line 1"),
        (lambda: remeld.Game.new("ab"), "players is 'ab', but must be the names of all"),
        (lambda: remeld.Game.new(["a", "b"], seed="x"), "seed is 'x', but must be a whole"),  # type: ignore[arg-type]
        (lambda: remeld.play_game("greedy"), "players is 'greedy', but must be several"),
        (lambda: remeld.play_game(["greedy", 5]), r"players\[1\] is 5, but must be the key"),  # type: ignore[list-item]
        (lambda: remeld.play_game(["greedy", "gredy"]), "there is no player 'gredy'"),
        (lambda: remeld.play_game(["greedy"]), "1 players, but these rules are for 2 to 4"),
        (lambda: remeld.simulate(["greedy", "cat"], games=0), "games is 0, but must be a whole"),
        (lambda: remeld.simulate(["greedy", "cat"], workers=True), "workers is True, but must"),
        (lambda: remeld.best_play("goliath", "b14", ""), "1 of b14 in the table and rack, but the"),
        (lambda: remeld.best_play("goliath", "k4 r4", ""), r"\(set-too-short\): k4 r4$"),
        (lambda: remeld.best_play("goliath", "", "b7", melded="y"), "melded is 'y', but must be T"),  # type: ignore[call-overload]
        (lambda: remeld.judge("goliath", "", "", "b7", melded=None), "melded is None, but must be"),  # type: ignore[arg-type]
        (lambda: remeld.all_plays("goliath", "", "b7", most=0), "most is 0, but must be a whole"),
        (lambda: list(remeld.legal_moves(TEXT, most=True)), "most is True, but must be a whole"),
        (lambda: remeld.score("goliath", None, winner=0), "racks is None, but must be one for"),  # type: ignore[arg-type]
        (lambda: remeld.score("goliath", ["", "b14"], winner=0), "1 of b14 in the racks, but the"),
        (lambda: remeld.score("goliath", ["b1", "b2"], winner=0), r"racks\[0\] is Tiles\('b1'\)"),
        (lambda: remeld.score("goliath", ["", ""], winner=0), r"racks\[1\] .* only a winner lacks"),
        (lambda: remeld.score("goliath", ["", "b1"], winner=True), "winner is True, but must be"),
        (lambda: remeld.Game.new(5), "players is 5, but must be the names of all"),  # type: ignore[arg-type]
        (lambda: GAME.view(-1), "seat is -1, but must be a seat from 0 to 1, or None for a spect"),
        (lambda: GAME.position.view(2), "seat is 2, but must be a seat from 0 to 1"),
        (lambda: GAME.record.seen_by(2), "seat is 2, but must be a seat from 0 to 1"),
        (lambda: GAME.push(remeld.Play("x8")), "unknown tile 'x8' at character 1 of the table"),  # type: ignore[arg-type]
        (lambda: remeld.play_game(None), "players is None, but must be several players"),  # type: ignore[arg-type]
        (lambda: remeld.play_game(["cat", "cat"], big_set=1), "big_set is 1, but must be True or"),  # type: ignore[arg-type]
        (lambda: remeld.play_match([]), "0 players, but these rules are for 2 to 4"),
        (lambda: remeld.play_match(["cat", "cat"], agreed=0), "agreed is 0, but must be a whole"),
        (lambda: remeld.player(5), "key is 5, but must be that of a player"),  # type: ignore[arg-type]
        (lambda: remeld.parse_ruleset(5), "text is 5, but must be that of rules"),  # type: ignore[arg-type]
        (
            lambda: remeld.Tiles([remeld.Tile("z", 99)]),
            "colour is 'z', but must be one of k, r, b, o, g, p; a joker is",
        ),
        (
            lambda: remeld.Tiles([remeld.Tile("b", 0)]),
            r"tiles\[0\] is Tile\('b', 0\), but must be one that can be written",
        ),
        (lambda: remeld.Table(["b4-6", []]), r"table\[1\] is '', but must be a set that has tiles"),
        (lambda: remeld.score("goliath", [], winner=0), "0 players, but these rules are for 2 to"),
        (lambda: remeld.legal_moves(None), "position is None, but must be a position or its text"),  # type: ignore[arg-type]
        (lambda: remeld.EDITIONS["goliath"].sized_for("2"), "players is '2', but must be a whole"),  # type: ignore[arg-type]
        (lambda: remeld.Record(1, 2), "setup is 1, but must be a Setup; Record.parse reads text"),  # type: ignore[arg-type]
        (lambda: remeld.Match((), None), r"games is \(\), but must be the games of a match"),  # type: ignore[arg-type]
        (lambda: remeld.View.of(5), "view is 5, but must be a View"),  # type: ignore[arg-type]
        (lambda: remeld.Position.of("x"), "position is 'x', but must be a Position; Position.p"),  # type: ignore[arg-type]
        (lambda: replace(GAME.position, turn=2), "turn is 2, but must be a seat from 0 to 1"),
        (lambda: replace(GAME.position, racks=5), "racks is 5, but must be one for each seat"),  # type: ignore[arg-type]
        (lambda: replace(GAME.position, melded=[True]), r"melded is \[True\], but must be 2, as"),  # type: ignore[arg-type]
        (lambda: replace(GAME.position, ruleset=5), "ruleset is 5, but must be an edition's name"),  # type: ignore[arg-type]
        (lambda: remeld.play_game(["cat", Own]), r"players\[1\] is <class .* not its class"),  # type: ignore[list-item]
        (lambda: remeld.play_game(["cat", Own()]), "returned None, but must return a Decision"),
        (
            lambda: remeld.play_game(["cat", lambda: None]),  # type: ignore[list-item, misc]
            r"players\[1\] .* a function of one View",
        ),
        (lambda: remeld.play_game(["cat", own_stream]), r"players\[1\] .* \(no coroutine, no gen"),  # type: ignore[list-item]
        (
            lambda: remeld.play_game(["cat", own_coroutine]),  # type: ignore[list-item]
            r"players\[1\] .* \(no coroutine, no gen",
        ),
        (
            lambda: remeld.simulate([lambda view: None, "cat"], workers=2),
            r"players\[0\] is <function .* such as can be pickled",
        ),
        (
            lambda: remeld.simulate([user_program.cautious, "cat"], fast=True),
            r"players\[0\] is <function .* the key of a policy with fast=True",
        ),
        (lambda: remeld.simulate(["hoard", "greedy"], fast=True), "fast plays babyboom, goliath o"),
        (
            lambda: remeld.EDITIONS["goliath"].replace(joker=4),
            "there is no rule 'joker': did you mean jokers or meld_joker",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_place(ask: Callable[[], object], words: str) -> None:
    with pytest.raises((ValueError, TypeError), match=words):
        ask()


def test_as_many_plays_as_there_are_may_be_asked_for() -> None:
    assert len(remeld.all_plays("goliath", "b4-6", "b3 b7", most=10**30).plays) == 3


def test_an_error_points_at_its_place_and_says_what_may_stand_there() -> None:
    with pytest.raises(NotationError) as caught:
        remeld.best_play("goliath", "b4 b5 b6", "k1 x8 r3")
    line, arrow, how = caught.value.__notes__
    assert line == "  rack: k1 x8 r3"
    assert line[arrow.index("^")] == "x"
    assert how.startswith("  tiles are a colour (k, r, b, o;")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("goliath(joker=4)", "did you mean jokers or meld_joker?"),
        ("goliath(jokers=4", "rules are an edition and what the house changes"),
        ("goliath(zzz=4)", "there are players_min, "),
    ],
)
def test_rules_that_cannot_be_read_get_the_hint_that_helps(text: str, hint: str) -> None:
    with pytest.raises(NotationError) as caught:
        remeld.parse_ruleset(text)
    _, _, how = caught.value.__notes__
    assert how.strip().startswith(hint)


def test_a_player_that_breaks_a_rule_is_named_with_the_reason() -> None:
    def cheat(view: remeld.View) -> str:
        return "play b1 b2"

    with pytest.raises(RemeldError, match="cheat, deal 0, rotation 0") as caught:
        remeld.play_game([cheat, "greedy"], seed=1)
    assert str(caught.value.__cause__).startswith("illegal turn: tile-from-nowhere")


def test_a_simulation_is_that_of_the_command() -> None:
    keys = ("greedy", "rabbit")
    plan = Plan(pairings=(Pairing(keys),), ruleset=remeld.EDITIONS["goliath"], games=4, seed=11)
    players = run(plan, make_crew(1)).tallies[0].players
    found = remeld.simulate(keys, edition="goliath", games=4, seed=11)
    assert [each.wins for each in found.players] == [float(each.wins) for each in players]
    assert [each.points for each in found.players] == [each.points.mean for each in players]


def test_functions_play_in_other_processes_too() -> None:
    players = [user_program.cautious, user_program.least_first]
    one = remeld.simulate(players, edition="goliath", games=2, seed=7)
    two = remeld.simulate(players, edition="goliath", games=2, seed=7, workers=2)
    assert one == two
    assert [each.name for each in one.players] == ["cautious", "least_first"]


def test_a_users_program_runs() -> None:
    share, tables = user_program.main()
    assert 0 <= share <= 1
    assert tables[-1]
    won = user_program.tournament([user_program.cautious, user_program.counting, "chick"])
    assert sum(won.values()) == 6
    assert set(won) == {"cautious", "counting", "chick"}


def test_a_game_goes_on_from_its_record() -> None:
    game = remeld.Game.new(["Ann", "Ben"], edition="john-adams", seed=4)
    while game.outcome is None:
        game = game.push(remeld.best_play(game))
    again = remeld.Record.parse(str(game))
    assert again.game == game
    assert [each.position for each in again.games()] == list(again.positions())
    assert again.verify().good
    hidden = again.seen_by(0)
    assert hidden.verify().good
    assert "??" in str(hidden)


def test_a_match_has_the_games_of_its_edition_and_adds_up() -> None:
    match = remeld.play_match(
        ["rabbit", "chick"], edition='goliath(next_starter="winner")', agreed=2, seed=2
    )
    assert len(match.games) == 2
    outcomes = [game.outcome for game in match.games]
    totals = tuple(map(sum, zip(*(each.points for each in outcomes if each), strict=True)))
    assert match.standing.totals == totals
    for before, after in zip(match.games, match.games[1:], strict=False):
        assert before.outcome is not None
        assert after.state.starter == before.outcome.winners[0]
    assert all(game.record.verify().good for game in match.games)
