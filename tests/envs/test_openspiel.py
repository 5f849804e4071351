"""OpenSpiel's own test of a game, and what it sees of ours."""

import subprocess
import sys

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")


@pytest.mark.parametrize(
    "options", ["", "(edition=lanmi,players=3)", "(edition=broadway,players=4,deals=50)"]
)
def test_openspiel_plays_random_games(options: str) -> None:
    """In a process of its own: what it finds wrong it says by ending the process."""
    program = (
        "import pyspiel, remeld.envs.openspiel_game\n"
        f"game = pyspiel.load_game('python_remeld_tile_rummy{options}')\n"
        "pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_clone_goes_on_by_itself_and_hides_other_racks() -> None:
    import remeld.envs.openspiel_game  # noqa: F401

    game = pyspiel.load_game("python_remeld_tile_rummy(players=3)")
    state = game.new_initial_state()
    assert state.returns() == [0, 0, 0]
    state.apply_action(7)
    other = state.clone()
    player = state.current_player()
    other.apply_action(other.legal_actions()[-1])
    assert (state.current_player(), other.current_player()) == (player, (player + 1) % 3)
    # Drawing is seen by all others as one tile more, and by nobody as which.
    watcher = (player + 1) % 3
    before, after = (bytes.fromhex(each.observation_string(watcher)) for each in (state, other))
    assert [a for a, b in zip(before, after, strict=True) if a != b] != []
    assert before[:53] == after[:53]
    assert other.information_state_string(watcher).split()[-1] == after.hex()
    observer = game.make_py_observer()
    observer.set_from(other, watcher)
    assert observer.tensor.tolist() == list(after)


def test_options_that_cannot_be_are_named() -> None:
    from remeld.envs.openspiel_game import TileRummyGame

    with pytest.raises(ValueError, match="deals is 0, but must be at least 1"):
        TileRummyGame({"deals": 0})
    with pytest.raises(ValueError, match="players is 9, but must be 2 to 4"):
        TileRummyGame({"players": 9})
