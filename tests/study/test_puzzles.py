"""Puzzles: one best answer each, which the solver, the referee and brute force agree on."""

from collections import Counter
from dataclasses import replace
from itertools import islice, product

import pytest

from remeld.rules import (
    COLOURS,
    JOKER,
    Rack,
    RemeldError,
    Ruleset,
    Tile,
    count,
    plain,
    set_faults,
    spread,
    without,
)
from remeld.solver import all_plays, best_play, can_go_out, can_play, moved_tiles
from remeld.study import KINDS, Kind, Puzzle, attempt, likeness, make_puzzle, make_puzzles
from tests.solver.brute import Turns

# Each kind in an edition, each edition with several kinds.
NAMES = ("goliath", "broadway", "babyboom", "john-adams", "lanmi")
CASES = [*((kind, NAMES[n % 5]) for n, kind in enumerate(KINDS)), ("endgame", "lanmi")]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: "-".join(case))
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    """A puzzle of every kind."""
    kind, edition = request.param
    return make_puzzle(edition, kind, 5)


def test_the_answer_solves_it_however_it_is_arranged(puzzle: Puzzle) -> None:
    assert attempt(puzzle, puzzle.solution.table).solved
    other = best_play(
        puzzle.ruleset,
        puzzle.table,
        puzzle.answer,
        melded=puzzle.melded,
        objective="out",
        least=False,
    )
    assert attempt(puzzle, other.table).solved


def test_no_other_legal_turn_solves_it(puzzle: Puzzle) -> None:
    rules, table, melded = puzzle.ruleset, puzzle.table, puzzle.melded
    plays = all_plays(rules, table, puzzle.rack, melded=melded, most=40).plays
    for play in plays:
        turn = best_play(rules, table, play, melded=melded, objective="out", least=False)
        tried = attempt(puzzle, turn.table)
        assert tried.verdict.legal
        assert tried.solved == (Counter(play) == Counter(puzzle.answer))
        assert tried.solved or tried.outcome == ("next-can-play" if puzzle.other else "more")
        assert tried.missing == len(puzzle.answer) - len(play)


def test_an_illegal_try_says_why_and_not_the_answer(puzzle: Puzzle) -> None:
    loose = (*puzzle.table, (puzzle.rack[0],))
    tried = attempt(puzzle, loose)
    assert tried.outcome == "not-legal"
    assert not tried.verdict.legal


def test_a_try_that_lays_nothing_is_told_so(puzzle: Puzzle) -> None:
    tried = attempt(puzzle, puzzle.table)
    assert (tried.outcome, tried.missing) == ("nothing", len(puzzle.answer))


def test_nothing_in_it_is_trivial(puzzle: Puzzle) -> None:
    if puzzle.kind == "first-30":
        assert len(puzzle.solution.table) - len(puzzle.table) >= 2
    elif puzzle.kind != "endgame":
        assert moved_tiles(puzzle.table, puzzle.solution.table) >= 2
    assert puzzle.rack == tuple(sorted(puzzle.rack)), "the order gives nothing away"


def test_it_is_what_its_kind_says(puzzle: Puzzle) -> None:
    rules, table, rack, answer = puzzle.ruleset, puzzle.table, puzzle.rack, puzzle.answer
    match puzzle.kind:
        case "go-out":
            assert Counter(answer) == Counter(rack)
        case "all-but-one":
            assert len(answer) == len(rack) - 1
            assert not can_go_out(rules, table, rack)
        case "first-30":
            assert all_plays(rules, table, rack, melded=False).plays == (tuple(sorted_by(answer)),)
        case "find-the-play":
            assert all_plays(rules, table, rack).plays == (answer,)
        case "endgame":
            assert can_play(rules, table, puzzle.other)
            assert not can_play(rules, puzzle.solution.table, puzzle.other)
            assert JOKER not in plain((*spread(table), *rack, *puzzle.other))
            plays = all_plays(rules, table, rack).plays
            assert max(map(len, plays)) > len(answer), "to lay the most is not the answer"
            for play in plays:
                after = best_play(rules, table, play, objective="out", least=False).table
                assert can_play(rules, after, puzzle.other) == (Counter(play) != Counter(answer))
        case "rebuild":
            assert (Counter(table) - Counter(puzzle.solution.table)).total() >= 3
        case "fourth-tile":
            idle = [each for each in table if not is_four_of_a_kind(each)]
            assert best_play(rules, tuple(idle), rack).tiles_played < len(answer)
        case "free-the-joker":
            more = replace(rules, copies=4)
            for without_jokers in product(*(set_as_tiles(more, each) for each in table)):
                assert best_play(more, without_jokers, rack).tiles_played < len(answer)


def is_four_of_a_kind(tiles: Rack) -> bool:
    return len(tiles) == 4 and len({tile.number for tile in tiles}) == 1


def set_as_tiles(rules: Ruleset, tiles: Rack) -> list[Rack]:
    """The sets that a set would be if its jokers were tiles for good."""
    every = [tile for tile in count(rules.box.tiles()) if not tile.joker]
    places = ([tile] if not tile.joker else every for tile in tiles)
    return [each for each in product(*places) if not set_faults(each, rules.shape)]


def sorted_by(tiles: Rack) -> list[Tile]:
    """As the solver writes plays: by number, then by colour."""
    return sorted(tiles, key=lambda tile: (tile.number, COLOURS.index(tile.colour)))


@pytest.mark.parametrize(
    ("edition", "kind"),
    [
        *((edition, "go-out") for edition in NAMES),
        ("broadway", "all-but-one"),
        ("lanmi", "all-but-one"),
        ("goliath", "rebuild"),
    ],
)
def test_brute_force_finds_the_same_answer_alone(edition: str, kind: Kind) -> None:
    """Of a small puzzle every turn there is is written down."""
    found = islice(make_puzzles(edition, kind, 3), 60)
    puzzle = next(each for each in found if is_small(each))
    every = Turns(puzzle.ruleset, puzzle.table, puzzle.rack).every()
    most = max(map(len, every))
    assert [play for play in every if len(play) == most] == [tuple(sorted(puzzle.answer))]


def is_small(puzzle: Puzzle) -> bool:
    """Whether all turns can be written down in a moment."""
    tiles = plain((*spread(puzzle.table), *puzzle.rack))
    return len(tiles) <= 24 and tiles.count(JOKER) <= 1


def test_the_same_seed_makes_the_same_puzzle_and_another_another() -> None:
    first, second = (make_puzzle("goliath", "rebuild", seed) for seed in (1, 2))
    assert make_puzzle("goliath", "rebuild", 1) == first
    assert likeness(first) != likeness(second)


def test_other_colours_make_no_other_puzzle() -> None:
    puzzle = make_puzzle("broadway", "free-the-joker", 1)
    names = dict(zip("krbo", "bokr", strict=True))

    def renamed(tiles: Rack) -> Rack:
        return tuple(t if t.joker else t._replace(colour=names[t.colour]) for t in tiles)

    table = tuple(reversed([renamed(tiles) for tiles in puzzle.table]))
    twin = replace(puzzle, table=table, rack=renamed(puzzle.rack))
    assert likeness(twin) == likeness(puzzle)
    less = replace(puzzle, rack=without(puzzle.rack, puzzle.rack[:1]))
    assert likeness(less) != likeness(puzzle)


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(RemeldError, match="must be one of go-out"):
        make_puzzle("goliath", "go-in", 1)
    with pytest.raises(RemeldError):
        make_puzzle("rummy", "go-out", 1)
