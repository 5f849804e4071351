"""The log: a line for every kind of trouble, however much of it there is."""

import io
import json
import logging
from typing import Any

from remeld.server.logs import SparingHandler


class Diary:
    """A log with a clock that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self.text = io.StringIO()
        self.handler = SparingHandler(self.text, clock=lambda: self.now)

    def note(self, event: str, level: int = logging.WARNING, **values: object) -> None:
        """Something happened."""
        record = logging.LogRecord("remeld", level, __file__, 1, event, (), values.pop("exc", None))  # type: ignore[arg-type]
        record.values = values
        self.handler.handle(record)

    def lines(self) -> list[dict[str, Any]]:
        """What was written since it was last asked."""
        found = [json.loads(line) for line in self.text.getvalue().splitlines()]
        self.text.seek(0)
        self.text.truncate()
        return found


def test_a_kind_has_one_line_a_minute_and_the_next_one_counts_the_others() -> None:
    diary = Diary()
    for number in range(1000):
        diary.note("flood", number=number)
    [first] = diary.lines()
    assert (first["event"], first["number"]) == ("flood", 0)
    assert "many" not in first
    diary.now = 61
    diary.handler.write_counted()
    [summary] = diary.lines()
    assert (summary["number"], summary["many"]) == (999, 999)
    # Whoever goes on has one line a minute, and no more for being counted.
    diary.note("flood", number=1000)
    assert diary.lines() == []
    diary.now = 122
    diary.note("flood", number=1001)
    [again] = diary.lines()
    assert (again["number"], again["many"]) == (1000, 1)
    diary.handler.write_counted(all=True)
    [last] = diary.lines()
    assert (last["number"], last["many"]) == (1001, 1)
    diary.now = 300
    diary.handler.write_counted()
    assert diary.lines() == []
    diary.note("flood")
    assert len(diary.lines()) == 1


def failure(kind: type[Exception]) -> Any:
    try:
        raise kind("no")
    except Exception as error:
        return type(error), error, error.__traceback__


def test_one_kind_does_not_hide_another() -> None:
    diary = Diary()
    for _ in range(3):
        diary.note("not-done", code="busy")
        diary.note("not-done", code="disk-full")
        diary.note("task-failed", logging.ERROR, exc=failure(ValueError))
        diary.note("task-failed", logging.ERROR, exc=failure(KeyError))
        diary.note("said", logging.INFO)
    found = diary.lines()
    assert [line.get("code") for line in found if line["event"] == "not-done"] == [
        "busy",
        "disk-full",
    ]
    traces = [line["trace"] for line in found if line["event"] == "task-failed"]
    assert ["KeyError" in trace for trace in traces] == [False, True]
    assert sum(line["event"] == "said" for line in found) == 3
