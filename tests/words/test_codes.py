"""The reader of the source: it finds every code, or says where there is one it cannot read."""

from pathlib import Path

from tests.words.codes import READ, Code, Reader


def test_codes_of_every_kind_are_found() -> None:
    values = {code.name: code.values for code in READ.codes if not code.refusal}
    assert values["unknown-tile"] == {"part", "place", "where"}
    assert values["tile-too-often"] == {"tile", "found", "held", "where"}
    assert values["unknown-clause"] == {"id"}
    assert values["pool-missing"] == {"part", "place", "where"}
    assert values["not-your-turn"] == {"seat"}
    assert values["not-a-record"] == {"line", "part", "reason"}
    assert values["event-differs"] == {"expected"}
    values = {code.name: code.values for code in READ.codes if code.refusal}
    assert values["server-too-old"] == {"oldest", "newest"}
    assert values["match-over"] == set()
    assert values["name-taken"] == {"name"}
    assert values["too-often"] == {"wait_ms"}
    assert values["method-not-allowed"] == set()


def test_what_cannot_be_read_is_told_with_its_place(tmp_path: Path) -> None:
    lines = [
        "class OwnError(RemeldError):",
        "    def __init__(self, part, code):",
        "        super().__init__(code, part=part)",
        "def refuse(kind):",
        "    code = 'no-seat' if kind else 'no-table'",
        "    raise Problem(404, code, kind=kind)",
        "def fail():",
        "    raise OwnError(1, 'own')",
        "    raise OwnError(1, code='by-name')",
        "    raise OwnError(1, elsewhere)",
        "    raise OwnError(1, made())",
        "    raise OwnError(1, f'{kind}-missing')",
        "    raise OwnError()",
    ]
    (tmp_path / "new.py").write_text("\n".join(lines), "utf-8")
    read = Reader(tmp_path)
    assert read.codes == [
        Code("no-seat", frozenset(["kind"]), "new.py:6", refusal=True),
        Code("no-table", frozenset(["kind"]), "new.py:6", refusal=True),
        Code("own", frozenset(["part"]), "new.py:8", refusal=False),
        Code("by-name", frozenset(["part"]), "new.py:9", refusal=False),
    ]
    assert [each.partition(" ")[0] for each in read.unread] == [
        f"new.py:{line}:" for line in (10, 11, 12, 13)
    ]
