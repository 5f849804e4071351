"""`run.py`: what it tells an old Python, when it installs anew, and what its lock files hold."""

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import hatch_build
import run

ROOT = Path(run.__file__).parent
LOCKS = sorted((ROOT / "requirements").iterdir())


@pytest.fixture
def home(tmp_path: Path) -> run.Home:
    """A project folder, in a path with a space, with a .venv that only looks like one."""
    root = tmp_path / "a folder"
    (root / "requirements").mkdir(parents=True)
    for name in ("pyproject.toml", "requirements/play.txt", "requirements/test.txt"):
        (root / name).write_text(f"this is {name}\n")
    home = run.Home(root)
    home.bin.mkdir(parents=True)
    home.python.write_text("")
    return home


@pytest.fixture
def steps(home: run.Home, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps of the set-up, noted instead of done."""
    noted: list[str] = []

    def note(self: run.Home, what: str, command: list[str]) -> None:
        noted.append(" ".join(command))
        if "-m venv" in noted[-1]:
            self.bin.mkdir()
            self.python.write_text("")

    monkeypatch.setattr(run.Home, "step", note)
    monkeypatch.setattr(run, "answers", lambda *command: True)
    shutil.rmtree(home.venv)
    return noted


# Old Pythons


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 8, 10), (3, 10, 99)])
def test_an_old_python_is_told_what_is_needed(
    version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    text = run.too_old("/usr/bin/python", *version)
    assert "3.11 or newer" in text
    assert ".".join(map(str, version)) in text
    assert "/usr/bin/python" in text
    assert "Install" in text
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "python3.12" else None)
    assert run.too_old("/usr/bin/python", *version).endswith("Try: python3.12 run.py")


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0, 0)])
def test_a_python_that_is_new_enough_is_told_nothing(version: tuple[int, int, int]) -> None:
    assert run.too_old("/usr/bin/python", *version) == ""


def test_an_old_python_gets_as_far_as_being_told() -> None:
    source = (ROOT / "run.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    pretend = "import sys; sys.version_info = (3, 8, 10); exec(sys.stdin.read())"
    done = subprocess.run(
        [sys.executable, "-c", pretend], input=source, capture_output=True, text=True
    )
    assert done.returncode == run.SETUP_FAILED
    assert done.stderr.count("\n") == 1
    assert "this is Python 3.8.10" in done.stderr


# The stamp


def stamp(home: run.Home, *levels: str) -> None:
    home.stamp.write_text(json.dumps({**home.origin(), **{it: home.key(it) for it in levels}}))


def test_ready_means_stamped_for_this_level(home: run.Home) -> None:
    assert not home.ready("play")
    stamp(home, "play")
    assert home.ready("play")
    assert not home.ready("test")


def test_every_source_that_is_compiled_decides() -> None:
    named = list(hatch_build.COMPILED)
    assert run.Home(ROOT).compiled_sources() == named
    for package in hatch_build.kernels(ROOT):
        there = {path.relative_to(ROOT).as_posix() for path in package.glob("*.py")}
        assert there - {*named} == {(package / "__init__.py").relative_to(ROOT).as_posix()}


@pytest.mark.parametrize(
    "name",
    ["pyproject.toml", "hatch_build.py", "requirements/play.txt", *hatch_build.COMPILED],
)
def test_a_changed_file_is_installed_into_the_same_venv(home: run.Home, name: str) -> None:
    shutil.copy(ROOT / "hatch_build.py", home.root)
    stamp(home, "play")
    assert home.ready("play")
    (home.root / name).parent.mkdir(parents=True, exist_ok=True)
    (home.root / name).write_text("changed")
    assert not home.ready("play")
    assert home.usable()


def test_the_test_lock_does_not_matter_for_playing(home: run.Home) -> None:
    stamp(home, "play", "test")
    (home.root / "requirements/test.txt").write_text("changed")
    assert home.ready("play")
    assert not home.ready("test")


def test_another_python_or_another_place_needs_another_venv(home: run.Home) -> None:
    stamp(home, "play")
    home.python.unlink()
    home.python.symlink_to(sys.executable)
    assert not home.ready("play")
    assert not home.usable()
    stamp(home, "play")
    assert home.ready("play")
    moved = run.Home(home.root.rename(home.root.with_name("elsewhere")))
    assert not moved.ready("play")
    assert not moved.usable()


@pytest.mark.parametrize("text", ["unfinished", "", "7", "[1]", "null", "{}", '{"play": []}'])
def test_a_venv_that_was_not_finished_is_made_anew(home: run.Home, text: str) -> None:
    home.stamp.write_text(text)
    assert not home.ready("play")
    assert not home.usable()


def test_somebody_elses_venv_is_not_deleted(home: run.Home) -> None:
    with pytest.raises(run.Stop, match="move it away"):
        home.usable()
    assert home.python.exists()
    shutil.rmtree(home.venv)
    assert not home.usable()
    home.venv.mkdir()
    assert not home.usable()


# The set-up


def test_the_set_up_installs_exactly_the_lock_and_is_not_repeated(
    home: run.Home, steps: list[str]
) -> None:
    home.make("play")
    make, install, itself = steps
    assert f"-m venv {home.venv}" in make
    assert "--require-hashes" in install
    assert "--no-deps" in install
    assert install.endswith("-r requirements/play.txt")
    assert itself.endswith("install --force-reinstall --no-build-isolation --no-deps -e .")
    home.make("play")
    assert len(steps) == 3
    home.make("test")
    assert len(steps) == 5
    assert steps[3].endswith("-r requirements/test.txt")
    assert home.ready("play")


def test_an_interrupted_set_up_is_begun_anew(
    home: run.Home, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(run.Home, "install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            home.make("play")
    assert not home.ready("play")
    left = home.bin / "half of something"
    left.write_text("")
    home.make("play")
    assert not left.exists()
    assert home.ready("play")


def test_a_python_without_ensurepip_uses_uv(
    home: run.Home, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    uv = home.venv / "uv" / "bin" / ("uv.exe" if run.WINDOWS else "uv")

    def step(self: run.Home, what: str, command: list[str]) -> None:
        steps.append(" ".join(command))
        if "-m venv" in steps[-1]:
            raise run.Stop("no ensurepip")
        if "requirements/uv.txt" in command:
            uv.parent.mkdir(parents=True)
            uv.write_text("")

    monkeypatch.setattr(run.Home, "step", step)
    monkeypatch.setattr(run, "answers", lambda python, *_: python == home.base)
    home.make("play")
    _, get_uv, make, install, itself = steps
    assert get_uv.startswith(f"{home.base} -B -m pip install --require-hashes --target .venv/uv")
    assert make.startswith(f"{uv} venv")
    assert install.startswith(f"{uv} pip install")
    assert itself.startswith(f"{uv} pip install")


def test_a_python_without_pip_too_is_told_what_to_install(
    home: run.Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "answers", lambda *command: False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(run.Stop, match="apt install python3-venv"):
        home.uv()
    monkeypatch.setattr(shutil, "which", lambda name: f"/opt/{name}")
    assert home.uv() == "/opt/uv"


def test_a_failed_step_says_its_last_words_and_where_the_rest_is(
    home: run.Home, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "import sys; print('one', 'two', 'three', 'no route', sep='\\n'); sys.exit(5)"
    with pytest.raises(run.Stop) as stop:
        home.step("fetching", [sys.executable, "-c", lines])
    assert "fetching failed" in str(stop.value)
    assert "two\n  three\n  no route\n" in str(stop.value)
    assert str(home.log) in str(stop.value)
    assert re.fullmatch(r"fetching \.\.\. failed after \d+\.\d s\n", capsys.readouterr().err)


def test_no_step_is_led_out_of_the_folder(home: run.Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PIP_INDEX_URL", "mirror")
    environment = home.environment()
    assert "PIP_TARGET" not in environment
    assert environment["PIP_INDEX_URL"] == "mirror"
    assert environment["PIP_NO_CACHE_DIR"] == environment["UV_NO_CACHE"] == "1"
    assert Path(environment["TMPDIR"]).is_relative_to(home.venv)


def test_two_runs_do_not_set_up_at_once(home: run.Home) -> None:
    with home.alone(), open(home.root / ".venv.lock") as other:
        assert not run.take_lock(other.fileno())
    with open(home.root / ".venv.lock") as other:
        assert run.take_lock(other.fileno())


def test_main_answers_with_a_sentence_and_its_own_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(error: BaseException) -> int:
        def make(self: run.Home, level: str) -> None:
            raise error

        monkeypatch.setattr(signal, "signal", lambda *_: None)
        monkeypatch.setattr(run.Home, "make", make)
        return run.main(["judge"])

    assert fail(run.Stop("do this")) == run.SETUP_FAILED
    assert capsys.readouterr().err == "do this\n"
    assert fail(PermissionError(13, "Permission denied", "/x")) == run.SETUP_FAILED
    assert "Permission denied: '/x'" in capsys.readouterr().err
    assert fail(KeyboardInterrupt()) == 130


# What is compiled


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Compiles a source, by a compiler that only copies it; what is compiled then."""
    package = tmp_path / "a/b/c/kernel"
    sources, target = [package / "first.py", package / "second.py"], package / "__init__.abi3.so"
    package.mkdir(parents=True)
    sources[0].write_text("zero, ")
    sources[1].write_text("one")

    def translate(sources: list[Path], scratch: Path) -> Path:
        scratch.mkdir(exist_ok=True)
        made = scratch / "made"
        made.write_text("".join(source.read_text() for source in sources))
        return made

    monkeypatch.setattr(hatch_build, "translate_and_compile", translate)
    monkeypatch.setattr(hatch_build, "run", lambda *_: None)

    def compile_it() -> str:
        hatch_build.compile_kernel(sources, target, tmp_path / "scratch")
        return target.read_text()

    return compile_it


def test_what_is_compiled_is_always_that_of_the_source(
    compiled: Callable[[], str], tmp_path: Path
) -> None:
    package = tmp_path / "a/b/c/kernel"
    source, target = package / "second.py", package / "__init__.abi3.so"
    assert compiled() == "zero, one"
    made = target.stat().st_ino
    compiled()
    assert target.stat().st_ino == made, "what is there already is not made again"
    # A checkout may bring another text with an older time.
    source.write_text("two")
    os.utime(source, (1, 1))
    assert compiled() == "zero, two"
    # So may somebody else's compiled file lie there.
    target.write_text("whatever")
    assert compiled() == "zero, two"
    target.unlink()
    assert compiled() == "zero, two"


# The checks


def test_every_check_runs_and_the_first_failure_counts(
    home: run.Home, capfd: pytest.CaptureFixture[str]
) -> None:
    home.python.write_text(
        '#!/bin/sh\necho "$@"\ncase "$2 $3" in "ruff format") exit 4;; mypy*) exit 2;; esac\n'
    )
    home.python.chmod(0o755)
    assert home.check(["-k", "some name"]) == 4
    out, err = capfd.readouterr()
    assert out.splitlines() == [
        "-m ruff check",
        "-m ruff format --check",
        "-m mypy",
        "web/build.py check",
        "-m pytest -n auto --dist worksteal -k some name",
    ]
    assert err.splitlines()[0] == "== ruff check"
    assert err.splitlines()[-1].endswith("(failed so far: ruff format --check, mypy)")
    home.python.write_text("#!/bin/sh\n")
    assert home.check([]) == 0


@pytest.mark.parametrize("unwanted", [None, "1"])
def test_tests_find_their_pythons_compiled_but_not_beside_sources_where_that_is_not_wanted(
    home: run.Home,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    unwanted: str | None,
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    if unwanted:
        monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", unwanted)
    home.python.write_text(
        '#!/bin/sh\n[ "$2" != pytest ] || '
        'echo "${PYTHONDONTWRITEBYTECODE-unset} ${PYTHONPYCACHEPREFIX-unset}"\n'
    )
    home.python.chmod(0o755)
    assert home.check([]) == 0
    folder = home.venv / "pycache" if unwanted else "unset"
    assert capfd.readouterr().out == f"unset {folder}\n"


def test_ci_runs_the_checks_from_anywhere(tmp_path: Path) -> None:
    (tmp_path / ".ci").mkdir()
    script = Path(shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci"))
    (tmp_path / "run.py").write_text("import os, sys\nprint(os.getcwd(), sys.argv)\nsys.exit(9)\n")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    done = subprocess.run(["bash", str(script)], cwd="/", capture_output=True, text=True)
    assert (done.stdout, done.returncode) == (f"{tmp_path} ['run.py', 'test']\n", 9)


# The lock files


def pinned(lock: Path) -> dict[str, tuple[str, int]]:
    """Read a lock file: each package with its version and the number of its hashes."""
    text = re.sub(r"^\s*#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found: dict[str, tuple[str, int]] = {}
    for line in text.replace("\\\n", " ").splitlines():
        requirement, *hashes = line.split(" --hash=")
        version = re.fullmatch(r"([a-z0-9.-]+)==([^ ;]+)( ;.*)?", requirement.strip())
        assert version, f"{lock.name} does not pin: {line[:80]}"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", it.strip()) for it in hashes)
        found[canonicalize_name(version[1])] = (version[2], len(hashes))
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_every_package_with_hashes_and_names_no_place(lock: Path) -> None:
    assert not re.search(r"://|--(extra-)?index|--find-links|@", lock.read_text(encoding="utf-8"))
    packages = pinned(lock)
    assert packages
    assert [name for name, (_, hashes) in packages.items() if hashes == 0] == []


def test_the_locks_hold_what_pyproject_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    locks = {lock.name: pinned(lock) for lock in LOCKS}
    assert {f"requirements/{name}" for name in locks} == run.LOCKS.keys()
    assert locks["play.txt"].items() <= locks["test.txt"].items()
    groups = project["dependency-groups"]
    wanted = {
        "uv.txt": groups["tools"],
        "play.txt": [
            *project["project"]["dependencies"],
            *project["project"]["optional-dependencies"]["arena"],
            *groups["build"],
        ],
        "test.txt": [it for it in groups["test"] if isinstance(it, str)],
    }
    wanted["play.txt"] += project["build-system"]["requires"]
    for name, requirements in wanted.items():
        for requirement in map(Requirement, requirements):
            if requirement.marker is not None and not requirement.marker.evaluate():
                continue  # of another system
            version, _ = locks[name].get(canonicalize_name(requirement.name), ("none", 0))
            assert version in requirement.specifier, f"{name}: {requirement} is not {version}"
