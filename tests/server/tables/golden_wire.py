"""Writes what each reader is told: run it once for each new form, and keep what it writes.

    python -m tests.server.tables.golden_wire

A file that is there already is never written again: it is what older programs have sent. A line is
the number of an entry, the readers who are sent the same bytes, and these bytes; `views` stands for
the pictures of all readers after that entry, as one hash.
"""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from remeld.protocol import Options, TableFact, commands, encode
from remeld.server.tables import (
    TableState,
    decode_entry,
    event_views,
    fold,
    summary,
    table_view,
)
from tests.server.tables.checked_table import ANN, BEN, CLEO, DAN, CheckedTable

DATA = Path(__file__).parents[2] / "data"
LOGS, WIRE = DATA / "logs", DATA / "wire"
READERS = (None, ANN, BEN, CLEO, DAN)
NOW = 5_000_000


def stored(path: Path) -> list[tuple[str, bytes]]:
    """The kind and the data of every entry of a log, exactly as written."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        match = re.fullmatch(r'\{"kind":"([^"]+)","data":(.*)\}', line)
        assert match
        found.append((match[1], match[2].encode()))
    return found


def told(state: TableState, seq: int, entry: TableFact) -> Iterator[str]:
    """What each reader is sent of an entry, `state` being that after it."""
    groups: dict[bytes, list[str]] = {}
    for who in READERS:
        sent = encode(event_views(state, [(seq, entry)], who))
        groups.setdefault(sent, []).append(who or "spectator")
    for sent, readers in groups.items():
        yield f"{seq} {','.join(readers)} {sent.decode()}"


def of_log(path: Path) -> list[str]:
    """What the readers of a stored log are told while it grows, and when it is whole."""
    lines: list[str] = []
    state: TableState | None = None
    log = [decode_entry(kind, data) for kind, data in stored(path)]
    for seq, entry in enumerate(log, start=1):
        state = fold(state, entry)
        lines += told(state, seq, entry)
        views = [encode(table_view(state, who, now=NOW)) for who in READERS]
        # Since these were kept, a list of tables also names the level of a computer player.
        listed = re.sub(rb',"level":"[a-z]+"', b"", summary(state))
        digest = hashlib.sha256(b"\n".join([*views, listed])).hexdigest()
        lines.append(f"{seq} views {digest[:32]}")
    assert state is not None
    whole = [encode(event_views(state, list(enumerate(log, start=1)), who)) for who in READERS]
    digest = hashlib.sha256(b"\n".join(whole)).hexdigest()
    lines.append(f"0 whole {digest[:32]}")
    return lines


def of_lines(path: Path) -> list[str]:
    """What readers are told of turns with every kind of event; Ann has seats 0 and 2."""
    table = CheckedTable(Options(rules="goliath", seats=4, clock="none"), seed=3)
    table.ok(ANN, commands.Sit(seat=0, name="Ann"))
    table.ok(BEN, commands.Sit(seat=1, name="Ben"))
    table.ok(ANN, commands.Sit(seat=2, name="Anna"))
    table.ok(CLEO, commands.Sit(seat=3, name="Cleo"))
    table.ok(ANN, commands.Start())
    found: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        data = json.dumps({"at": number, "game": 1, "events": [line]}).encode()
        entry = decode_entry("turn.1", data)
        found += told(table.state, table.state.version + number, entry)
    return found


def main() -> None:
    """Write what is missing."""
    WIRE.mkdir(parents=True, exist_ok=True)
    written = {path.stem: of_log for path in sorted(LOGS.glob("*.jsonl"))} | {"lines": of_lines}
    for name, write in written.items():
        source = WIRE / "lines.txt" if name == "lines" else LOGS / f"{name}.jsonl"
        path = WIRE / f"{name}.told"
        if path.exists():
            print(f"{path} is there already")
            continue
        path.write_text("\n".join(write(source)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
