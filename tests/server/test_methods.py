"""Methods: `HEAD` is answered wherever `GET` is, and what no address has is told which it has."""

import http.client
from email.message import Message

import httpx
import pytest

from remeld.server.http.routes import ROUTES
from tests.patience import PATIENCE
from tests.server.processes import House

API = (
    "/api/openapi.json",
    "/api/house",
    "/api/qr.svg?path=/",
    "/api/lobby",
    "/api/mine",
    "/api/person/puzzles",
    "/api/turns",
    "/api/codes/AAAABBBB",
    "/api/tables/abcdefghijabcdefghij/hint/0",
    "/api/tables/abcdefghijabcdefghij/records",
    "/api/tables/abcdefghijabcdefghij/records/1",
    "/api/tables/abcdefghijabcdefghij/records/1/reasons/9",
    "/api/tables/abcdefghijabcdefghij/records/1/played",
    "/api/tools/rules",
    "/api/tools/rules/goliath",
    "/api/tools/options/goliath",
    "/api/tools/houses/abcdefgh",
    "/api/puzzles/goliath",
    "/api/puzzles/goliath/answers",
    "/api/puzzles/goliath/ratings",
    "/api/puzzles/goliath/1",
    "/api/puzzles/goliath/days/2026-11-18",
    "/api/puzzles/goliath/kinds/go-out/900",
    "/api/puzzles/goliath/1/solution",
    "/api/puzzles/goliath/1/picture.svg",
    "/api/practice/goliath/spot/1",
    "/healthz",
)
PAGE = ("/", "/play", "/sw.js", "/icon-192.png", "/nothing.png", "/api/nothing")
CHANGES = ("date", "content-length")
"""What may differ: the time, and how long a text of figures is just now."""


def ask(house: House, method: str, path: str, **headers: str) -> tuple[int, Message, bytes]:
    """Status, headers and all that follows them until the connection is closed."""
    link = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    link.request(method, path, headers={"Connection": "close", **headers})
    assert link.sock is not None
    sock = link.sock
    answer = http.client.HTTPResponse(sock, method="GET")  # which would read a body, too
    answer.begin()
    answer.length = None
    try:
        return answer.status, answer.headers, answer.read()
    finally:
        link.close()


def names(headers: Message) -> dict[str, str]:
    return {name.lower(): text for name, text in headers.items() if name.lower() not in CHANGES}


def test_the_list_has_every_address() -> None:
    reads = [route for route in ROUTES if "GET" in (route.methods or ())]
    paths = [path.partition("?")[0] for path in (*API, "/metrics")]
    left = [each.path for each in reads if not any(each.path_regex.match(path) for path in paths)]
    assert left == []


@pytest.mark.parametrize("path", [*API, *PAGE, "/metrics"])
def test_head_is_get_without_a_body(house: House, path: str) -> None:
    status, headers, body = ask(house, "GET", path)
    found = ask(house, "HEAD", path)
    assert (found[0], names(found[1]), found[2]) == (status, names(headers), b"")
    assert int(headers["content-length"]) == len(body) > 0
    if path != "/metrics":
        assert found[1]["content-length"] == headers["content-length"]


def test_head_of_a_file_as_browsers_ask_for_it(browser: httpx.Client) -> None:
    page = browser.get("/")
    asset = page.text.partition('src="/assets/')[2].partition('"')[0]
    for path in ("/", f"/assets/{asset}"):
        get, head = browser.get(path), browser.head(path)
        assert get.headers["content-encoding"] == head.headers["content-encoding"] == "gzip"
        assert get.headers["content-length"] == head.headers["content-length"]
        assert head.content == b""
        known = browser.head(path, headers={"If-None-Match": get.headers["etag"]})
        assert known.status_code == 304


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/session", "DELETE, POST"),
        ("GET", "/api/session", "DELETE, POST"),
        ("HEAD", "/api/session", "DELETE, POST"),
        ("GET", "/api/tools/judge", "POST"),
        ("POST", "/api/lobby", "GET, HEAD"),
        ("NONSENSE", "/api/lobby", "GET, HEAD"),
        ("OPTIONS", "/healthz", "GET, HEAD"),
        ("POST", "/play", "GET, HEAD"),
        ("DELETE", "/sw.js", "GET, HEAD"),
    ],
)
def test_what_an_address_does_not_do_is_told_with_what_it_does(
    browser: httpx.Client, method: str, path: str, allowed: str
) -> None:
    answer = browser.request(method, path)
    assert answer.status_code == 405
    assert sorted(answer.headers["allow"].split(", ")) == allowed.split(", ")
    assert answer.content == b"" or answer.json()["code"] == "method-not-allowed"
