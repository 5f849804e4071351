"""What others install: the wheel in an environment with nothing else, and what it says then."""

import json
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

from hatch_metadata import with_absolute_links
from remeld.cli.installed import PLAYED
from remeld.solver import COMPILED
from tests.rooms import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    arguments = [str(part) for part in command]
    return subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and no other package."""
    folder = tmp_path_factory.mktemp("packaging")
    made = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("*.whl")
    if COMPILED:
        assert re.fullmatch(r"remeld-[\d.]+-cp311-abi3-\w+\.whl", wheel.name)
    names = zipfile.ZipFile(wheel).namelist()
    assert "remeld/server/static/index.html" in names
    assert "remeld/server/static/docs/python.html" in names
    assert "remeld/py.typed" in names
    assert not [name for name in names if not name.startswith(("remeld/", "remeld-"))]
    venv.create(folder / "clean")
    programs = folder / "clean" / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    done = run(*pip, "install", "--no-deps", "--no-index", wheel)
    assert done.returncode == 0, done.stderr
    return programs


@pytest.mark.slow
def test_the_bare_wheel_answers_programs_and_tells_people_what_to_install(installed: Path) -> None:
    asked = 'import remeld; print(remeld.best_play("goliath", "k4 r4 b4 o4", "b3 b5 b6"))'
    done = run(installed / "python", "-c", asked)
    assert (done.stdout, done.stderr) == ("play k4 r4 o4, b3 b4 b5 b6\n", "")
    for arguments in ([], ["solve"], ["play", "--lan"]):
        done = run(installed / "remeld", *arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1
        assert 'pip install "remeld[cli]"' in done.stderr
    problem = json.loads(run(installed / "remeld", "arrange", "--json").stderr)
    assert problem["code"] == "extra-missing"
    version = run(installed / "remeld", "--version").stdout.splitlines()
    assert version[0].startswith(f"remeld {PROJECT['version']} (solver: ")
    assert version[1] == f"not installed: {', '.join(PLAYED)}"
    missing = json.loads(run(installed / "remeld", "--version", "--json").stdout)["missing"]
    assert "openskill" in missing["arena"]
    assert "starlette" in missing["server"]


WITHOUT = {
    "starlette": ("server", ["serve", "--port", "0"]),
    "resvg_py": ("png", ["picture", "--rack", "b3", "--output", "x.png"]),
    "ray": ("cluster", ["arena", "--bots", "cat,owl", "--games", "2", "--ray", "local"]),
}


@pytest.mark.parametrize("package", WITHOUT)
def test_a_command_without_its_packages_says_which_extra_has_them(
    package: str,
) -> None:
    extra, arguments = WITHOUT[package]
    program = f"import sys; sys.modules[{package!r}] = None; from remeld.cli import main; "
    program += f"sys.exit(main({[*arguments, '--lang', 'en']}))"
    done = run(sys.executable, "-c", program)
    assert done.returncode == 2
    assert f'pip install "remeld[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr
    assert not (ROOT / "x.png").exists()


def test_without_a_page_there_is_nothing_to_play_in() -> None:
    program = "import sys, remeld.cli.play as it; it.page_is_built = lambda: False; "
    program += "from remeld.cli import main; sys.exit(main(['play', '--lang', 'en']))"
    done = run(sys.executable, "-c", program)
    assert (done.returncode, done.stdout) == (2, "")
    assert "python3 run.py" in done.stderr
    assert "remeld tui" in done.stderr


def test_the_version_is_one_in_what_others_read() -> None:
    assert f"version: {PROJECT['version']}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_links_of_the_readme_lead_somewhere_on_an_index() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    shown = with_absolute_links(text, "https://example.org/remeld", "1.2.3")
    assert "![A game in the browser" in shown
    assert "](https://example.org/remeld/raw/v1.2.3/docs/table.png)" in shown
    assert "](https://example.org/remeld/blob/v1.2.3/docs/python.md)" in shown
    links = re.findall(r"\]\(([^)]+)\)", shown)
    assert len(links) > 15
    assert all(link.startswith("https://") for link in links)


def test_every_extra_is_told_in_the_metadata_as_in_the_project() -> None:
    """What is missing is read from there; an environment that is older than the project differs."""
    extras = set(PROJECT["optional-dependencies"])
    assert PROJECT["dependencies"] == []
    assert {*PLAYED, "play", "cluster"} <= extras
    assert set(metadata.metadata("remeld").get_all("Provides-Extra") or []) == extras
    (play,) = PROJECT["optional-dependencies"]["play"]
    assert play == f"remeld[{','.join(sorted(PLAYED))}]"
