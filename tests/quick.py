"""What `python3 run.py test --quick` leaves out, as a plugin of pytest.

Of the rooms that are asked for all tests run but those marked `slow`; of the rooms that import
them, one case of each test, so that what breaks over there shows without every edition, size and
language of it.
"""

from collections import Counter
from typing import Any

import pytest

from tests.rooms import ROOT, room_of, tests_of

LEFT_OUT = pytest.StashKey[Counter[str]]()
SLOW, CASES = "tests marked slow", "further cases of tests in rooms that import those"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The rooms, with commas between them."""
    parser.addoption("--quick", default="", help="test these rooms and those that import them")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what is worth its time."""
    rooms = filter(None, str(config.getoption("--quick")).split(","))
    whole = tuple(f"{folder}/" for room in rooms for folder in tests_of(room))
    left_out = Counter[str]()
    kept, dropped = list[pytest.Item](), list[pytest.Item]()
    cases = set[str]()
    for item in items:
        file = item.path.relative_to(ROOT).as_posix()
        case = f"{file}::{getattr(item, 'originalname', item.name)}"
        further = bool(room_of(file)) and not file.startswith(whole) and case in cases
        if item.get_closest_marker("slow") or further:
            left_out[CASES if further else SLOW] += 1
            dropped.append(item)
        else:
            kept.append(item)
            cases.add(case)
    config.hook.pytest_deselected(items=dropped)
    items[:] = kept
    config.stash[LEFT_OUT] = left_out


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let the process that reports know what was left out here."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None and LEFT_OUT in session.config.stash:
        left_out = session.config.stash[LEFT_OUT]
        output["left out"] = dict(left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """All workers leave out the same."""
    if "left out" in getattr(node, "workeroutput", {}):
        left_out: Counter[str] = Counter(node.workeroutput["left out"])
        node.config.stash[LEFT_OUT] = left_out


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say what was left out."""
    for what, number in config.stash.get(LEFT_OUT, Counter[str]()).items():
        terminalreporter.write_line(f"quick: left out {number} {what}")
