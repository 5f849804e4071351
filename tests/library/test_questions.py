"""Values and their text mean the same; what is wrong is named, with its place."""

import pickle

import pytest

import remeld
from remeld import rules, solver
from remeld.arena import Pairing, Plan, make_crew, run
from remeld.notation import parse_rack, parse_table
from remeld.rules import RemeldError
from tests.library import user_program

EDITIONS = list(remeld.EDITIONS)
TEXT = "remeld-position 1; rules goliath; turn 0; pool; table b4 b5 b6; melded b3 b7 k9; new j"
GAME = remeld.Game.new(["Ann", "Ben"], edition="goliath", seed=7)


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


def test_as_many_plays_as_there_are_may_be_asked_for() -> None:
    assert len(remeld.all_plays("goliath", "b4-6", "b3 b7", most=10**30).plays) == 3


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
    assert repr(remeld.simulate(keys, games=1)).startswith("<SimulationResult: 1 game, ")
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
    play, position = user_program.at_a_real_table("b4-6, k8 r8 o8", "b7 r1")
    assert str(play) == "play b4 b5 b6 b7, k8 r8 o8"
    assert remeld.best_play(position).move == play.move
    written, shortest = user_program.by_hand(remeld.Tiles("b3 k1 k2 o9"))
    assert (str(written), repr(shortest)) == ("play b4 b5 b6, k8 r8 o8", "Tiles('b3')")


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
