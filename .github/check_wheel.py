"""What every wheel must do, in an environment that has nothing but the wheel."""

import remeld
from remeld.cli.installed import page_is_built
from remeld.solver import COMPILED


def main() -> None:
    """Fail where the kernel, the page or an answer is missing."""
    assert COMPILED, "the kernel is not compiled"
    assert page_is_built(), "the page is missing"
    play = remeld.best_play("goliath", "k4 r4 b4 o4", "b3 b5 b6")
    assert str(play) == "play k4 r4 o4, b3 b4 b5 b6", play
    found = remeld.simulate(["greedy", "rabbit"], edition="goliath", games=4, seed=7, workers=2)
    assert found.games == 4
    assert remeld.play_game(["owl", "champion:2r"], seed=7).record.verify().good


if __name__ == "__main__":
    main()
