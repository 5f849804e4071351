"""The ladder: its levels are those of the protocol, play by the rules, and each is what it says."""

from collections import Counter
from typing import get_args

import pytest

from remeld.bots import Level, known_players
from remeld.bots.ladder import LADDER
from remeld.protocol import LEVELS
from remeld.rules import EDITIONS, Play
from remeld.solver import moved_tiles
from remeld.words import LANGUAGES, Words
from tests.bots.played_games import decisions


def test_the_levels_are_those_that_are_offered() -> None:
    assert tuple(LADDER) == LEVELS == get_args(Level)[:-2]
    assert set(LADDER) <= set(known_players())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_says_how_it_plays(language: str) -> None:
    words = Words(language)
    names = [words.text(f"level-{level}") for level in LADDER]
    told = [words.text(f"level-says-{level}") for level in LADDER]
    assert len(set(names)) == len(set(told)) == len(LADDER)
    assert not any(text.startswith("level-") for text in (*names, *told))


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_of_levels_are_legal(edition: str) -> None:
    first = list(EDITIONS).index(edition)
    keys = tuple(list(LADDER)[(first + step) % 8] for step in (0, 3, 6))
    assert sum(1 for _ in decisions(edition, keys, first))


def test_the_lower_levels_move_few_tiles_and_the_upper_ones_hold_back() -> None:
    moved: Counter[str] = Counter()
    plays: Counter[str] = Counter()
    turns: Counter[str] = Counter()
    for seed in range(2):
        levels = ("chick", "rabbit", "hedgehog", "cat", "owl")
        for key, view, decision in decisions("babyboom", levels, seed):
            turns[key] += 1
            if isinstance(decision.move, Play):
                plays[key] += 1
                here = moved_tiles(view.table, decision.move.table)
                moved[key] = max(moved[key], here)
    assert moved["chick"] == 0
    assert moved["rabbit"] <= 1
    assert 1 < moved["hedgehog"] <= 3
    assert plays["owl"] / turns["owl"] < plays["cat"] / turns["cat"] / 2
