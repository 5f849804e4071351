"""The example that teaches a small player."""

import sys
from pathlib import Path

import numpy as np
import pytest

from examples import train


@pytest.fixture
def learner() -> train.Learner:
    """One that likes some actions better than others."""
    learner = train.Learner(actions=6, seed=1)
    learner.weights += np.random.default_rng(2).normal(size=learner.weights.shape)
    return learner


TOLD = np.random.default_rng(3).normal(size=(2, train.FEATURES))
MASK = np.array([[1, 0, 1, 1, 0, 1], [0, 0, 0, 0, 1, 0]], np.uint8)


def test_what_is_masked_is_never_taken(learner: train.Learner) -> None:
    chances = learner.chances(TOLD, MASK)
    assert chances.sum(axis=1) == pytest.approx([1, 1])
    assert not chances[MASK == 0].any()
    taken = [learner.draw(TOLD, MASK).tolist() for _ in range(50)]
    taken += [learner.best(TOLD, MASK).tolist() for _ in range(50)]
    assert all(MASK[0, first] and second == 4 for first, second in taken)


def test_the_best_is_any_action_of_the_likeliest_sort(learner: train.Learner) -> None:
    chances = learner.chances(TOLD, MASK)[0]
    sorts = [{0, 1, 2} & set(np.flatnonzero(MASK[0])), {3}, {5}]
    liked = max(sorts, key=lambda sort: sum(chances[action] for action in sort))
    assert {int(learner.best(TOLD, MASK)[0]) for _ in range(50)} == liked


def test_slopes_are_those_of_the_chances(learner: train.Learner) -> None:
    """Beside a small change of every weight."""
    slopes = learner.slopes(TOLD, MASK, np.array([2, 4]))
    for place in np.ndindex(*learner.weights.shape):
        learner.weights[place] += 1e-6
        above = np.log(learner.chances(TOLD, MASK)[[0, 1], [2, 4]])
        learner.weights[place] -= 2e-6
        below = np.log(learner.chances(TOLD, MASK)[[0, 1], [2, 4]])
        learner.weights[place] += 1e-6
        assert (above - below) / 2e-6 == pytest.approx(slopes[:, *place], abs=1e-5)


def test_what_is_taught_becomes_likelier(learner: train.Learner) -> None:
    before = learner.chances(TOLD, MASK)[0, 2]
    learner.learn(learner.slopes(TOLD, MASK, np.array([2, 4]))[0], rate=0.1)
    assert learner.chances(TOLD, MASK)[0, 2] > before


def test_a_few_hundred_games_make_it_better() -> None:
    """Who takes any action wins half of its games."""
    school = train.School("goliath", seed=1 << 20)
    learner = train.Learner(school.masks.shape[1], seed=1)
    shares = list(train.teach(learner, school, games=768))
    assert shares[0] < 0.65
    assert shares[-1] > 0.7


def test_it_tells_how_it_went(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    curve = tmp_path / "curve.csv"
    monkeypatch.setattr(train, "BATCH", 4)
    options = ["--games", "4", "--test", "4", "--curve", str(curve)]
    monkeypatch.setattr(sys, "argv", ["train.py", *options])
    train.main()
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["4", "learner", "drawn", "most", "random"]
    head, *lines = curve.read_text(encoding="utf-8").splitlines()
    assert head == "games,won"
    assert [int(line.partition(",")[0]) for line in lines] == [train.BATCH]
    assert all(0 <= float(line.partition(",")[2]) <= 1 for line in lines)
