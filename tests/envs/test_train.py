"""The example that teaches a small player."""

import sys

import numpy as np
import pytest

from examples import train
from remeld.envs.gymnasium_env import TileRummyEnv


def test_what_is_masked_is_never_taken() -> None:
    learner = train.Learner(seen=3, actions=4, seed=1)
    chances = learner.chances(
        learner.features(np.array([1, 2, 3], np.uint8)), np.array([1, 0, 1, 0])
    )
    assert chances.tolist() == [0.5, 0, 0.5, 0]


def test_what_has_won_becomes_likelier() -> None:
    env = TileRummyEnv(opponents=["random"])
    env.reset(seed=4)
    learner = train.Learner(env.game.encoding.size, env.game.encoding.actions, seed=1)
    slope, reward = train.lesson(env, learner)
    assert reward in (-1, 1)
    assert slope.any()
    learner.learn(slope)
    assert (np.sign(learner.weights) == np.sign(slope)).all()


def test_it_tells_how_it_went(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "BATCH", 2)
    monkeypatch.setattr(sys, "argv", ["train.py", "--games", "2", "--test", "2"])
    train.main()
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["2", "learner", "most", "random"]
