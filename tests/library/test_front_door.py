"""What `import remeld` offers, what it costs, and that nothing is public by accident."""

import doctest
import inspect
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import remeld
from tests.rooms import ROOT

PLAIN = {"EDITIONS", "Move", "PlayerLike", "__version__"}
"""What is no class and no function."""


def run_python(program: str, *options: str) -> str:
    """What a fresh Python prints that knows nothing but the sources."""
    path = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n"
    command = [sys.executable, *options, "-c", path + program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nothing_is_public_by_accident() -> None:
    for name in remeld.__all__:
        getattr(remeld, name)
    public = {
        name
        for name, value in vars(remeld).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert public == set(remeld.__all__) - {"__version__"}
    assert dir(remeld) == sorted(remeld.__all__)
    assert len(public) <= 32


def test_what_is_not_there_is_said_so() -> None:
    with pytest.raises(AttributeError, match="module 'remeld' has no attribute 'solve'"):
        remeld.solve  # type: ignore[attr-defined]  # noqa: B018
    assert not hasattr(remeld, "TYPE_CHECKING")


@pytest.mark.parametrize("name", sorted(set(remeld.__all__) - PLAIN))
def test_every_public_name_has_an_example(name: str) -> None:
    """That it runs is seen to by pytest, which runs every example in `src`."""
    text = inspect.getdoc(getattr(remeld, name)) or ""
    assert doctest.DocTestParser().get_examples(text), f"remeld.{name} has no example"


def test_importing_is_light() -> None:
    program = """
import json
before = set(sys.modules)
import remeld
print(json.dumps(sorted(set(sys.modules) - before)))
remeld.Tiles("b8")
print(json.dumps(sorted({name.split(".")[1] for name in sys.modules if "remeld." in name})))
print(json.dumps(sorted({"asyncio", "http", "urllib.request", "multiprocessing"} & {*sys.modules})))
"""
    first, second, third = (json.loads(line) for line in run_python(program, "-S").splitlines())
    assert [name for name in first if name.partition(".")[0] not in sys.stdlib_module_names] == [
        "remeld"
    ]
    assert second == ["library", "notation", "rules"]
    assert third == []


def test_the_core_needs_no_other_package() -> None:
    """Without site-packages there is nothing but the standard library, in the workers too."""
    program = """
import remeld
print(remeld.best_play("goliath", "k4 r4 b4 o4", "b3 b5 b6"))
found = remeld.simulate(["greedy", "rabbit"], edition="goliath", games=4, seed=7, workers=2)
print(found.players[0].wins)
game = remeld.play_game(["dragon", "chick", "champion:2r"], edition="john-adams", seed=7)
print(game.record.verify().good)
"""
    assert run_python(program, "-S").splitlines() == ["play k4 r4 o4, b3 b4 b5 b6", "3.0", "True"]


def test_the_type_checker_knows_every_name(tmp_path: Path) -> None:
    """Each name is read from where it is at home; one that is not there is refused."""
    lines = ["import remeld", *(f"reveal_type(remeld.{name})" for name in remeld.__all__)]
    file = tmp_path / "program.py"
    file.write_text("\n".join([*lines, "remeld.solve"]), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.count("Revealed type is") == len(remeld.__all__)
    assert 'Revealed type is "Any"' not in done.stdout
    assert done.stdout.count("error:") == 1, done.stdout
    assert 'has no attribute "solve"' in done.stdout
