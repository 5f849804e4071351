"""What readers are told of stored logs, byte for byte as older programs told it."""

from pathlib import Path

import pytest

from remeld.match.facts import declared
from remeld.match.record_lines import decode_event, encode_event
from remeld.protocol import FACTS
from tests.server.tables.golden_wire import LOGS, WIRE, of_lines, of_log

LINES = WIRE / "lines.txt"


@pytest.mark.parametrize("path", sorted(LOGS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_reader_of_a_stored_log_is_told_the_same_as_ever(path: Path) -> None:
    kept = (WIRE / f"{path.stem}.told").read_text(encoding="utf-8").splitlines()
    assert of_log(path) == kept


def test_every_kind_of_event_is_told_the_same_as_ever() -> None:
    kept = (WIRE / "lines.told").read_text(encoding="utf-8").splitlines()
    assert of_lines(LINES) == kept


def test_every_line_of_a_record_is_written_as_it_was_read() -> None:
    lines = LINES.read_text(encoding="utf-8").splitlines()
    for line in lines:
        assert encode_event(decode_event(line, 1, 4)) == line
    words = {line.partition(" ")[0] for line in lines}
    events = next(field for kind in FACTS.kinds for field in declared(kind).fields if field.nested)
    assert words == {declared(each).name for each in events.type.__args__[0].__args__}
