"""Stored logs: what any earlier program has written is read for ever."""

import ast
import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.match import loads, verify
from remeld.protocol import FACTS, REFUSED, ProtocolError, TableFact
from remeld.rules import RemeldError
from remeld.server import tables
from remeld.server.tables import (
    decode_entry,
    decode_state,
    encode_entry,
    encode_state,
    event_views,
    fold_all,
    records,
    table_view,
)
from remeld.solver import could_play
from tests.server.tables.golden_logs import LOGS

GOLDEN = sorted(LOGS.glob("*.jsonl"))


def stored(path: Path) -> list[tuple[str, bytes]]:
    """The kind and the data of every entry, exactly as written."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        match = re.fullmatch(r'\{"kind":"([^"]+)","data":(.*)\}', line)
        assert match
        found.append((match[1], match[2].encode()))
    return found


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_log_gives_the_same_games(path: Path) -> None:
    log = [decode_entry(kind, data) for kind, data in stored(path)]
    found = list(records(log))
    kept = sorted(LOGS.glob(f"{path.stem}-*.record"))
    assert len(kept) == len(found) > 0
    for record, file in zip(found, kept, strict=True):
        assert loads(file.read_text(encoding="utf-8")) == record
        assert verify(record, could_play).good
    state = fold_all(log)
    assert state.version == len(log)
    for who in (None, "who-ann", "who-dan"):
        view = table_view(state, who, now=0)
        assert view.version == len(log)
        told = event_views(state, list(enumerate(log, start=1)), who)
        assert [event.seq for event in told] == list(range(1, len(log) + 1))


def test_every_kind_that_was_ever_written_is_in_a_golden_log() -> None:
    kinds = {kind for path in GOLDEN for kind, _ in stored(path)}
    assert set(FACTS.stored_names) == kinds


def test_what_is_written_today_is_what_was_written_then() -> None:
    """As long as no entry has a new version, the same facts are the same bytes."""
    for kind, data in stored(max(GOLDEN)):
        assert encode_entry(decode_entry(kind, data)) == (kind, data)


def test_any_beginning_of_a_log_can_be_put_away_and_taken_up() -> None:
    log = [decode_entry(kind, data) for kind, data in stored(GOLDEN[0])]
    state = None
    for seq, entry in enumerate(log, start=1):
        state = tables.fold(state, entry)
        if seq % 7 == 0:
            assert decode_state(encode_state(state)) == state
            state = decode_state(encode_state(state))
    assert state == fold_all(log)


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(RemeldError) as caught:
        decode_entry("sat.2", b"{}")
    assert caught.value.code == "unknown-entry"
    with pytest.raises(RemeldError):
        decode_entry("sat", b"{}")


KIND_NAMES = st.sampled_from(sorted(FACTS.stored_names))


@settings(max_examples=300, deadline=None)
@given(kind=KIND_NAMES, data=st.binary(max_size=60))
def test_damaged_data_is_refused_with_a_code(kind: str, data: bytes) -> None:
    try:
        entry: TableFact = decode_entry(kind, data)
    except ProtocolError:
        return
    assert encode_entry(entry)[0].partition(".")[0] == kind.partition(".")[0]


def test_every_code_that_is_raised_is_known() -> None:
    """Each code in the source stands in `REFUSED`, and each of ours there is used."""
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(tables.__file__).parent.glob("*.py")
    )
    tree = ast.parse(source)
    raised = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            place = {"RefusedError": 0, "ledger.demand": 1, "self.demand": 1}.get(name)
            if place is not None:
                raised |= {
                    each.value
                    for each in ast.walk(node.args[place])
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    assert raised
    assert raised <= set(REFUSED)
    text = Path(tables.__file__).parent.parent.parent / "protocol" / "codes.py"
    ours = text.read_text(encoding="utf-8").split("# Who asks")[1].split("# What the referee")[0]
    listed = set(re.findall(r'^    "([a-z-]+)": \(', ours, re.MULTILINE))
    assert listed - raised == set()


def test_golden_logs_are_json() -> None:
    for path in GOLDEN:
        for line in path.read_text(encoding="utf-8").splitlines():
            assert set(json.loads(line)) == {"kind", "data"}
