"""In which order tests run, so that no worker is left alone with the long ones at the end."""

from types import SimpleNamespace
from typing import Any, cast

from tests.conftest import pytest_collection_modifyitems
from tests.rooms import ROOT


def item(file: str, name: str, slow: bool = False) -> Any:
    """Something like a test."""
    return SimpleNamespace(
        path=ROOT / file, name=name, get_closest_marker=lambda mark: slow and mark == "slow"
    )


def test_folders_and_files_with_most_slow_tests_come_first_and_stay_whole() -> None:
    items = [
        item("tests/bots/test_a.py", "one"),
        item("tests/page/test_a.py", "two"),
        item("tests/page/test_a.py", "three", slow=True),
        item("tests/page/test_b.py", "four"),
        item("tests/page/test_c.py", "five", slow=True),
        item("tests/page/test_c.py", "six", slow=True),
        item("tests/rules/test_a.py", "seven", slow=True),
        item("tests/words/test_a.py", "eight"),
    ]
    pytest_collection_modifyitems(cast(Any, items))
    assert [each.name for each in items] == [
        *("five", "six", "two", "three", "four"),
        "seven",
        *("one", "eight"),
    ]
