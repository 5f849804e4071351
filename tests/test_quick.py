"""`run.py test --quick`: which rooms it tests for a change, and what it leaves out of them."""

import subprocess
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import run
from tests import quick
from tests.rooms import ROOT, changed_files, importing, rooms, select_changed
from tests.test_project import ROOMS, within


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> run.Home:
    """A home whose Python only prints what it is asked to do."""
    home = run.Home(tmp_path)
    home.bin.mkdir(parents=True)
    home.python.write_text('#!/bin/sh\necho "$@"\n')
    home.python.chmod(0o755)
    monkeypatch.setattr(run.Home, "make", lambda self, level: None)
    return home


def test_a_quick_check_is_of_the_named_rooms_and_of_those_that_import_them(
    told: run.Home, capfd: pytest.CaptureFixture[str]
) -> None:
    assert told.quick(["protocol", "-x"]) == 0
    out, err = capfd.readouterr()
    *linters, tests = out.splitlines()
    assert linters == ["-m ruff check", "-m ruff format --check", "-m mypy", "web/build.py check"]
    start = "-m pytest -n auto --dist worksteal -p tests.quick --quick=protocol -x"
    assert tests.startswith(start)
    assert {"tests/protocol", "src/remeld/protocol", "tests/server", "tests/cli"} <= {
        *tests.split()
    }
    assert "tests/page" not in tests
    assert "tests/rules" not in tests
    assert "quick: one case of each test of cli, server, terminal, web" in err
    assert told.quick(["bots"]) == 0
    assert "web/build.py" not in capfd.readouterr().out


def test_a_room_that_is_not_there_is_named_with_those_that_are(
    told: run.Home, capfd: pytest.CaptureFixture[str]
) -> None:
    assert told.quick(["server", "kitchen"]) == run.MISUSE
    out, err = capfd.readouterr()
    assert out == ""
    assert err == f"There is no room kitchen; the rooms are {', '.join(rooms())}.\n"
    assert {"rules", "server", "web"} <= {*rooms()}


def test_who_imports_whom_is_as_the_project_allows() -> None:
    assert set(rooms()) - {"web"} <= set(ROOMS)
    for room in rooms():
        for other in importing([room]):
            if "web" not in (room, other):
                allowed = ROOMS[other].rooms
                through = [mid for mid in importing([room]) if within(mid, allowed)]
                assert within(room, allowed) or through, f"{other} imports {room}"
    assert importing(["cli"]) == ()
    assert set(importing(["rules"])) == {*rooms()} - {"rules", "words"}


def test_what_has_changed_is_what_git_says(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        who = ["-c", "user.name=A", "-c", "user.email=a@b"]
        subprocess.run(["git", "-C", tmp_path, *who, *arguments], check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("kept", "edited", "committed"):
        (tmp_path / name).write_text("one")
    git("add", ".")
    git("commit", "-m", "one")
    assert changed_files(tmp_path) == []
    git("switch", "-c", "work")
    (tmp_path / "committed").write_text("two")
    git("commit", "-am", "two")
    (tmp_path / "edited").write_text("two")
    (tmp_path / "new").write_text("two")
    assert changed_files(tmp_path) == ["committed", "edited", "new"]


def test_changed_files_ask_for_their_rooms() -> None:
    code = select_changed(["src/remeld/bots/easy.py", "web/src/main.ts"])
    assert code.whole == ("bots", "web")
    assert code.importing == importing(["bots"])
    assert code.page
    assert "tests/page" in code.tests
    only_tests = select_changed(["tests/rules/test_sets.py", "tests/clauses/test_meld.py"])
    assert only_tests.whole == ("rules",)
    assert only_tests.importing == ()
    assert "tests/clauses/test_meld.py" in only_tests.tests
    anything = select_changed(["pyproject.toml", "docs/house.md", "CHANGELOG.md"])
    assert anything.tests == ["tests/test_project.py", "docs/house.md"]
    assert "pyproject.toml" in anything.sentences[-1]


def test_slow_tests_and_further_cases_of_other_rooms_are_left_out() -> None:
    deselected: list[object] = []
    config = SimpleNamespace(
        getoption=lambda name: "bots,rules",
        hook=SimpleNamespace(pytest_deselected=lambda items: deselected.extend(items)),
        stash=pytest.Stash(),
    )
    items = [
        SimpleNamespace(
            path=ROOT / folder / "test_it.py",
            name=f"test_{name}[{case}]",
            originalname=f"test_{name}",
            get_closest_marker=lambda mark, name=name: mark == "slow" and name == "slow",
        )
        for folder in ("tests/bots", "src/remeld/rules", "tests/clauses", "tests/cli", "tests")
        for name in ("slow", "quick")
        for case in (1, 2)
    ]
    kept = [*items]
    quick.pytest_collection_modifyitems(cast(Any, config), cast(Any, kept))
    names = Counter(item.path.parent.name for item in kept)
    assert names == {"bots": 2, "rules": 2, "clauses": 2, "cli": 1, "tests": 2}
    assert {item.originalname for item in kept} == {"test_quick"}
    assert config.stash[quick.LEFT_OUT] == {quick.SLOW: 10, quick.CASES: 1}
    assert len(deselected) == 11
