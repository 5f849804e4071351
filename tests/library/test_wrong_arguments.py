"""What is wrong is named: which argument, where in it, and what is allowed."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy
import pytest

import remeld
from remeld import rules
from remeld.notation import NotationError
from tests.library import user_program

TEXT = "remeld-position 1; rules goliath; turn 0; pool; table b4 b5 b6; melded b3 b7 k9; new j"
GAME = remeld.Game.new(["Ann", "Ben"], edition="goliath", seed=7)
VIEW = GAME.view(0)


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
        (lambda: remeld.best_play(5), "where is 5, but must be a position or its text"),  # type: ignore[call-overload]
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
        (lambda: remeld.best_play("goliath", "k4 r4", ""), r"\(set-too-short\): k4 r4\n"),
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
        (lambda: GAME.push(remeld.Play("x8")), "unknown tile 'x8' at character 1 of the table"),
        (lambda: remeld.Tiles(["b3", "x8"]), r"unknown tile 'x8' at character 1 of the tiles\[1\]"),
        (lambda: remeld.Tiles(["b3", ""]), r"tiles\[1\] is '', but must be a tile or its text"),
        (lambda: remeld.Tiles("b3") + 5, "tiles is 5, but must be tiles or their text"),  # type: ignore[operator]
        (lambda: remeld.Tiles("b3").count("b3 b4"), "tile is 'b3 b4', but must be one tile, not 2"),
        (
            lambda: remeld.Table("b4-6").index("b3, b4"),
            "set is 'b3, b4', but must be one set",
        ),
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
        (lambda: remeld.legal_moves(None), "where is None, but must be a position or its text"),  # type: ignore[arg-type]
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
            r"players\[0\] is <function .* such as other processes can import",
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


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: remeld.best_play({}, "", "b1"), "where is {}, but must be an edition's name"),  # type: ignore[call-overload]
        (lambda: remeld.best_play("x;"), "'x' at character 1 of the position\n  where: x;"),
        (lambda: remeld.best_play("goliath", "", "b14"), "none\n  table: \n  rack: b14"),
        (lambda: remeld.judge("goliath", "b1", "b1", ""), "legal .*\n  before: b1\n  after: b1"),
        (lambda: remeld.arrange("goliath", "b3 b14"), "but the box holds none\n  tiles: b3 b14"),
        (lambda: remeld.arrange("goliath", {"b3": 2}), "tiles is {'b3': 2}, but must be tiles"),
        (lambda: remeld.score("goliath", [], winner=0), "rules are for 2 to 4\n  racks: "),
        (lambda: remeld.play_game(["cat", "ct"]), "there is no player 'ct': .*\n  players.1.: ct"),
        (lambda: remeld.play_game(b"cc"), "players is b'cc', but must be several players"),  # type: ignore[arg-type]
        (lambda: remeld.play_game(["cat"] * 2, big_set=True), "\n  big_set: True"),
        (lambda: remeld.Game.new(["Ann", 5]), r"players\[1\] is 5, but must be a name"),  # type: ignore[list-item]
        (lambda: remeld.parse_ruleset("Goliath"), "\n  the editions are broadway, babyboom, l"),
        (lambda: remeld.Record.parse(""), "in line 1: ''\n  a record begins with remeld-record 1"),
        (lambda: remeld.Table(b"b4"), "table is b'b4', but must be sets of tiles or their text"),  # type: ignore[arg-type]
        (lambda: GAME.push(5), "move is 5, but must be a move or its text"),  # type: ignore[arg-type]
        (lambda: remeld.Play(5), "table is 5, but must be sets of tiles or their text"),  # type: ignore[arg-type]
        (lambda: remeld.Play(remeld.Tile("b", 3)), r"table is Tile\('b', 3\), but must be sets"),  # type: ignore[arg-type]
        (lambda: replace(GAME.position, racks=["b3", "x"]), "'x' at character 1 of the racks.1."),  # type: ignore[arg-type]
        (lambda: replace(GAME.position, pool=5), "pool is 5, but must be tiles or their text"),  # type: ignore[arg-type]
        (lambda: replace(GAME.position, pool="b14"), "1 of b14 .*, but the box holds none"),  # type: ignore[arg-type]
        (lambda: replace(GAME.position, melded=(1, 0)), r"melded\[0\] is 1, but must be True or"),  # type: ignore[arg-type]
        (lambda: replace(VIEW, rack="x"), "'x' at character 1 of the rack"),  # type: ignore[arg-type]
        (lambda: replace(VIEW, rack_sizes=5), "rack_sizes is 5, but must be one for each seat"),  # type: ignore[arg-type]
        (lambda: replace(VIEW, rack_sizes=(14, -1)), r"rack_sizes\[1\] is -1, but must be a whole"),
        (lambda: replace(VIEW, rack_sizes=()), r"rack_sizes is \(\), but must be one for each"),
        (lambda: replace(VIEW, pool_size="5"), "pool_size is '5', but must be a whole number"),  # type: ignore[arg-type]
        (lambda: replace(VIEW, seat=2), "seat is 2, but must be a seat from 0 to 1, or None for"),
        (lambda: replace(VIEW, turn=None), "turn is None, but must be a seat from 0 to 1"),  # type: ignore[arg-type]
        (lambda: replace(VIEW, drew="no"), "drew is 'no', but must be True or False"),  # type: ignore[arg-type]
        (lambda: replace(VIEW, passes=-1), "passes is -1, but must be a whole number from 0"),
        (lambda: replace(VIEW, order="01"), "order is '01', but must be seats in the order"),  # type: ignore[arg-type]
        (lambda: replace(VIEW, order=(0, 2)), r"order\[1\] is 2, but must be a seat from 0 to 1"),
        (lambda: replace(VIEW, past=["draw"]), r"past\[0\] is 'draw', but must be a PastMove"),  # type: ignore[arg-type]
        (lambda: remeld.Match((1,), None), r"games\[0\] is 1, but must be a Game"),  # type: ignore[arg-type]
        (lambda: remeld.Match((GAME,), 5), "standing is 5, but must be a Standing"),  # type: ignore[arg-type]
        (lambda: replace(VIEW, rack=None), "rack is None, but must be tiles for a seat, None for"),
        (lambda: replace(VIEW, seat=None), "rack is Tiles.* but must be tiles for a seat, None f"),
        (lambda: replace(VIEW, rack_sizes=(9, 14)), r"rack_sizes\[0\] is 9, but must be 14, as m"),
        (
            lambda: remeld.Record.parse(str(GAME).replace("deal 0 ", "deal 0 x9 ")),
            "'deal 0 x9 .*\n  unknown tile 'x9' at character 1",
        ),
        (
            lambda: remeld.Record.parse(str(GAME).replace("goliath", "golaith")),
            "line 2: 'golaith'\n  there is no edition 'golaith': the editions are broadway",
        ),
        (lambda: replace(VIEW, melded=(True,)), r"melded is \(True,\), but must be 2, as many as"),
        (
            lambda: remeld.simulate(["greedy", "cat"], edition="goliath", fast=True),
            "policy is 'cat', but .*\n  players: .'greedy', 'cat'.\n  fast: True",
        ),
    ],
)
def test_what_is_wrong_below_is_told_with_the_argument(
    ask: Callable[[], object], words: str
) -> None:
    with pytest.raises((ValueError, TypeError), match=words):
        ask()


def test_whole_numbers_of_other_packages_count() -> None:
    seed, games = cast(int, numpy.int64(7)), cast(int, numpy.int32(2))
    assert remeld.Game.new(["Ann", "Ben"], edition="goliath", seed=seed) == GAME
    found = remeld.simulate(["greedy", "rabbit"], games=games, seed=seed)
    assert (found.games, type(found.games), found.seed) == (2, int, 7)


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
        ("goliath(jokers=x)", "jokers may be 0–4"),
    ],
)
def test_rules_that_cannot_be_read_get_the_hint_that_helps(text: str, hint: str) -> None:
    with pytest.raises(NotationError) as caught:
        remeld.parse_ruleset(text)
    _, _, how, *_ = caught.value.__notes__
    assert how.strip().startswith(hint)


UNGUARDED = """
import remeld
def mine(view: remeld.View) -> None: ...
remeld.simulate([mine, "cat"], games=2, workers=2)
"""


@pytest.mark.slow
def test_a_program_that_its_workers_begin_anew_is_told_so(tmp_path: Path) -> None:
    """They leave without a word, so that what is printed last is what helps."""
    file = tmp_path / "program.py"
    file.write_text(UNGUARDED, encoding="utf-8")
    done = subprocess.run([sys.executable, file], capture_output=True, text=True, check=False)
    assert done.stderr.count("Traceback") == 1
    assert 'if __name__ == "__main__":' in done.stderr.splitlines()[-1]


def test_what_was_typed_into_a_console_cannot_be_imported_by_others() -> None:
    asked = [sys.executable, "-c", UNGUARDED]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    told = done.stderr.splitlines()[-1]
    assert told.startswith("TypeError: players[0] is <function mine")
    assert told.endswith(
        "such as other processes can import with several workers: a function of a file"
    )
