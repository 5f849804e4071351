"""Requests, good and bad, and the answers that they got when FastAPI read them: byte for byte.

`tests/data/http-answers.jsonl` has one a line. Bodies begin with `latin:` or `utf16:` where they
are not UTF-8.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.processes import House, started

RECORDED = Path(__file__).parent.parent / "data/http-answers.jsonl"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with started(f"sqlite:///{folder}/house.db", folder / "log") as running:
        yield running


@pytest.fixture(scope="module")
def client(house: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as client:
        yield client


@pytest.fixture(scope="module")
def cookie(client: httpx.Client, house: House) -> str:
    answer = client.post("/api/session", headers={"Origin": house.origin})
    client.cookies.clear()
    return str(answer.headers["set-cookie"]).partition(";")[0]


def test_requests_are_answered_as_they_always_were(
    client: httpx.Client, house: House, cookie: str
) -> None:
    rows = [json.loads(line) for line in RECORDED.read_text(encoding="utf-8").splitlines()]
    assert len(rows) > 300
    for row in rows:
        headers = {"Origin": house.origin, "Content-Type": row.get("type", "application/json")}
        headers |= {"Cookie": cookie} if row.get("session") else {}
        if not headers["Content-Type"]:
            del headers["Content-Type"]
        method, _, address = row["ask"].partition(" ")
        url = httpx.URL(house.url).copy_with(raw_path=address.encode())
        answer = client.request(method, url, headers=headers, content=sent(row))
        found: dict[str, Any] = {"status": answer.status_code, "answer": answer.text}
        if "allow" in row:
            found["allow"] = sorted(answer.headers["allow"].split(", "))
        else:
            assert "allow" not in answer.headers
        assert found == {name: row[name] for name in found}, row


def sent(row: dict[str, Any]) -> bytes | None:
    text = row.get("body")
    if text is None:
        return None
    for mark, coding in (("latin:", "latin-1"), ("utf16:", "utf-16")):
        if text.startswith(mark):
            return str(text.removeprefix(mark)).encode(coding)
    return str(text).encode()
