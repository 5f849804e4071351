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

import hatch_build
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
    assert version[1].startswith(f"Not installed: {', '.join(PLAYED)}. To install all of it: pip")
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
    assert package.lower() in done.stderr.lower().replace("-", "_")
    assert f'pip install "remeld[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr
    assert not (ROOT / "x.png").exists()


def test_the_arena_says_what_its_ratings_need_and_plays_without_them() -> None:
    arguments = ["arena", "--bots", "greedy,rabbit", "--games", "2", "--lang", "en"]
    program = "import sys; sys.modules['openskill'] = None; from remeld.cli import main; "
    done = run(sys.executable, "-c", f"{program}sys.exit(main({arguments}))")
    assert done.returncode == 0
    assert "Ratings – This needs packages that are not installed (openskill)." in done.stdout
    assert '"remeld[arena]"' in done.stdout


# Windows as far as a program can notice it here: what its Python does not have is gone.
WITHOUT_POSIX = """
import os, signal, sys
for name in ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"):
    sys.modules[name] = None
for name in ("SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGSTOP", "SIGUSR1"):
    delattr(signal, name)
for name in ("chown", "fork", "forkpty", "geteuid", "getpgid", "getuid", "killpg", "mkfifo",
             "openpty", "register_at_fork", "sched_getaffinity", "setsid", "statvfs", "uname"):
    delattr(os, name)
"""
USED = """
import remeld
assert str(remeld.best_play("goliath", "k4 r4 b4 o4", "b3 b5 b6")) == "play k4 r4 o4, b3 b4 b5 b6"
assert remeld.play_game(["owl", "cat"], edition="goliath", seed=7).record.verify().good
assert remeld.simulate(["greedy", "rabbit"], edition="goliath", games=2, seed=7).games == 2
from remeld.cli import main
"""


ASKED = (
    "--help",
    "--version",
    "arena --help",
    "play --help",
    "serve --help",
    "solve --table b4-6 --rack b7",
    "tui --help",
)


def test_core_and_command_need_nothing_that_windows_lacks() -> None:
    program = f"{WITHOUT_POSIX}{USED}for line in {ASKED}: print(line, main(line.split()))"
    done = run(sys.executable, "-c", program)
    assert (done.returncode, done.stderr) == (0, "")
    for line in ASKED:
        assert f"\n{line} 0\n" in done.stdout


@pytest.mark.slow
def test_setuptools_compiles_a_kernel_as_on_windows(tmp_path: Path) -> None:
    """There it looks for the compiler; here it finds the one that the other way finds, too."""
    (tmp_path / "kernel.py").write_text("COMPILED = True\n", encoding="utf-8")
    translated = tmp_path / "kernel.c"
    cython = [sys.executable, "-m", "cython", "-3", "--module-name", "some.kernel"]
    assert run(*cython, tmp_path / "kernel.py", "-o", translated).returncode == 0
    made = hatch_build.compile_by_setuptools(translated, "some.kernel", ["-O1"])
    package = tmp_path / "found" / "some" / "kernel"
    package.mkdir(parents=True)
    made.rename(package / hatch_build.MADE)
    # As a package that is loaded from its compiled `__init__`, like the kernels.
    asked = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'found')!r}); import some.kernel as it; "
    )
    done = run(sys.executable, "-c", asked + "print(it.COMPILED, it.__file__)")
    assert done.stdout == f"True {package / hatch_build.MADE}\n"


def test_without_a_page_there_is_nothing_to_play_in() -> None:
    program = "import sys, remeld.cli.play as it; it.page_is_built = lambda: False; "
    program += "from remeld.cli import main; sys.exit(main(['play', '--lang', 'en']))"
    done = run(sys.executable, "-c", program)
    assert (done.returncode, done.stdout) == (2, "")
    assert "python3 run.py" in done.stderr
    assert "remeld tui" in done.stderr


def test_the_version_names_what_is_not_installed() -> None:
    program = (
        "import remeld.cli.installed as it; it.missing_packages = lambda: {'png': ['resvg-py']}; "
    )
    program += "from remeld.cli import main; main(['--version', '--lang', 'en'])"
    _, *told = run(sys.executable, "-c", program).stdout.splitlines()
    assert 'Not installed: png. To install all of it: pip install "remeld[play]"' in told


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
