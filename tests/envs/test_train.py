"""The example that teaches a small player."""

import sys
from pathlib import Path

import numpy as np
import pytest

from examples import train
from remeld.envs.gymnasium_env import TileRummyEnv


def test_choices_are_the_legal_plays_and_the_draw() -> None:
    env = TileRummyEnv(opponents=["random"], actions="plays")
    seed = next(s for s in range(50) if env.reset(seed=s)[1]["action_mask"][0])
    seen, info = env.reset(seed=seed)
    rows = train.choices(seen, info)
    assert len(rows) == info["action_mask"].sum()
    assert rows[:, 7].tolist() == [0] * (len(rows) - 1) + [1]
    assert (rows[:-1, 0] * 14 == info["plays"][: len(rows) - 1, 0]).all()
    assert [train.action_of(row, info) for row in (0, len(rows) - 1)] == [0, 256]


def test_what_is_taught_becomes_likelier() -> None:
    learner = train.Learner(seed=1)
    rows = np.eye(3, train.FEATURES)
    before = learner.chances(rows)
    assert before.sum() == pytest.approx(1)
    learner.learn(learner.slopes(rows, 1))
    assert learner.chances(rows)[1] > before[1]


def test_slopes_are_those_of_the_chances() -> None:
    """Beside a small change of every weight."""
    learner = train.Learner(seed=2)
    learner.weights[1] += 0.3
    rows = np.random.default_rng(3).normal(size=(4, train.FEATURES))
    slopes = learner.slopes(rows, 2)
    for weights, slope in zip(learner.weights, slopes, strict=True):
        weights[1, 0] += 1e-6
        above = np.log(learner.chances(rows)[2])
        weights[1, 0] -= 2e-6
        below = np.log(learner.chances(rows)[2])
        weights[1, 0] += 1e-6
        assert (above - below) / 2e-6 == pytest.approx(slope[1, 0], abs=1e-5)


def test_it_tells_how_it_went(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    curve = tmp_path / "curve.svg"
    monkeypatch.setattr(train, "BATCH", 2)
    options = ["--games", "2", "--test", "2", "--curve", str(curve)]
    monkeypatch.setattr(sys, "argv", ["train.py", *options])
    train.main()
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["2", "learner", "most", "random"]
    assert curve.read_text(encoding="utf-8").endswith("</svg>\n")
