"""The files of the page: how browsers may keep them, as what they are sent, and to how many."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from remeld.server.metrics import Metrics
from remeld.server.page import MOST_WAIT, PART, Assets, Page
from remeld.server.rate_limits import LIMITS, Limiter
from remeld.server.reach import Reach
from remeld.server.request_guard import MOST_HOLD, RequestGuard
from remeld.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.processes import LIMITED, House, started

WORKER = b"self.addEventListener('fetch', () => {});"


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of a few files."""
    build = tmp_path_factory.mktemp("page")
    (build / "assets").mkdir()
    (build / "index.html").write_text("<!doctype html><title>Remeld</title>")
    (build / "sw.js").write_bytes(WORKER)
    (build / "sw.js.gz").write_bytes(gzip.compress(WORKER))
    (build / "manifest-zh-Hant.webmanifest").write_text('{"name": "Remeld"}')
    (build / "icon-192.png").write_bytes(b"\x89PNG")
    (build / "assets/index-abcd1234.js").write_text("export {};")
    (build / "docs").mkdir()
    (build / "docs/index.html").write_text("<!doctype html><title>Documentation</title>")
    (build / "docs/drawing.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    (build / "docs/drawing.svg.gz").write_bytes(gzip.compress(b"<svg/>"))
    return build


@pytest.fixture(scope="module")
def house(build: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    database = f"sqlite:///{folder}/house.db"
    with started(database, folder / "log", page=str(build)) as running:
        yield running


@pytest.fixture
def browser(house: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as client:
        yield client


def test_a_worker_is_asked_for_anew_each_time(browser: httpx.Client) -> None:
    """Browsers refuse one that is no script, and an old one would keep an old page for ever."""
    for path in ("/sw.js", "/sw.js?lang=zh-Hant"):
        answer = browser.get(path)
        assert answer.status_code == 200
        assert answer.content == WORKER
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        # It lies at the root, so it may serve all of the page without a further word.
        assert "service-worker-allowed" not in answer.headers
        assert "worker-src 'self'" in answer.headers["content-security-policy"]
    known = browser.get("/sw.js").headers["etag"]
    assert browser.get("/sw.js", headers={"If-None-Match": known}).status_code == 304


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/", "text/html", "no-cache"),
        ("/t/ABCD2345", "text/html", "no-cache"),
        ("/manifest-zh-Hant.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
        ("/assets/index-abcd1234.js", "text/javascript; charset=utf-8", "immutable"),
    ],
)
def test_every_file_says_what_it_is_and_how_long_it_holds(
    browser: httpx.Client, path: str, kind: str, kept: str
) -> None:
    headers = browser.get(path).headers
    assert headers["content-type"] == kind
    assert kept in headers["cache-control"]


def test_a_file_that_is_not_there_is_no_page(browser: httpx.Client) -> None:
    """A page of an older build learns that its parts are gone, instead of getting a document."""
    for path in ("/assets/index-00000000.js", "/manifest-xx.webmanifest", "/other.js"):
        answer = browser.get(path)
        assert answer.status_code == 404
        assert answer.json()["code"] == "not-found"


def test_the_documentation_is_sent_like_other_files(browser: httpx.Client) -> None:
    moved = browser.get("/docs")
    assert (moved.status_code, moved.headers["location"]) == (307, "/docs/")
    for path in ("/docs/", "/docs/index.html"):
        answer = browser.get(path)
        assert answer.headers["content-type"] == "text/html"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        again = browser.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    drawing = browser.get("/docs/drawing.svg")
    assert drawing.headers["content-encoding"] == "gzip"
    assert "script" not in drawing.headers["content-security-policy"]
    for path in ("/docs/other", "/docs/other.html", "/docs/other/page"):
        answer = browser.get(path)
        assert answer.status_code == 404
        assert "/docs/" in answer.text
    # What only begins alike is a screen of the page.
    assert "<title>Remeld</title>" in browser.get("/docsanddogs").text
    assert browser.get("/api/house").json()["docs"] is True


def test_a_house_without_documentation_says_so(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("<!doctype html><title>Remeld</title>")
    database = f"sqlite:///{tmp_path}/house.db"
    with (
        started(database, tmp_path / "log", page=str(tmp_path / "page")) as house,
        httpx.Client(base_url=house.url, timeout=PATIENCE) as browser,
    ):
        for path in ("/docs", "/docs/", "/docs/python.html"):
            answer = browser.get(path)
            assert answer.status_code == 404
            assert "no documentation" in answer.text
        assert browser.get("/api/house").json()["docs"] is False


def test_files_of_the_page_are_for_all_who_come(build: Path, tmp_path: Path) -> None:
    """A class behind one address opens the page at once; nobody's requests are used up by it."""
    scale = 0.1
    many = int(LIMITS["request"].burst * scale * 5)
    database = f"sqlite:///{tmp_path}/house.db"
    log = tmp_path / "log"
    with (
        started(database, log, script=LIMITED, page=str(build), rate_scale=str(scale)) as house,
        httpx.Client(base_url=house.url, timeout=PATIENCE) as browser,
    ):
        found = {browser.get("/assets/index-abcd1234.js").status_code for _ in range(many)}
        assert found == {200}
        # Everything else is counted, and there is as much of it as before.
        asked = [browser.get("/api/lobby").status_code for _ in range(many // 5)]
        assert set(asked) == {200}
        assert browser.get("/api/lobby").status_code == 429


class Waits:
    """An application with a clock of its own, which shows who would have had to wait how long."""

    def __init__(self, build: Path, monkeypatch: pytest.MonkeyPatch, scale: float = 1.0) -> None:
        self.waited: list[float] = []
        self.limiter = Limiter(scale, clock=lambda: 0.0)
        monkeypatch.setattr("remeld.server.page.asyncio.sleep", self._sleep)
        settings = Settings(origins=("http://house",), page=str(build))
        page, metrics = Page(Path(settings.page)), Metrics()
        assets = Assets(_missing, page=page, limiter=self.limiter, metrics=metrics)
        self.app = RequestGuard(
            assets,
            reach=Reach(settings),
            limiter=self.limiter,
            metrics=metrics,
            record_bytes=1,
        )

    async def _sleep(self, seconds: float) -> None:
        self.waited.append(seconds)

    async def ask(self, path: str, address: str, method: str = "GET") -> tuple[int, bytes]:
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        scope: Scope = {
            "type": "http",
            "method": method,
            "path": path,
            "headers": [(b"host", b"house")],
            "client": (address, 1),
        }
        await self.app(scope, receive, send)
        return sent[0]["status"], b"".join(each.get("body", b"") for each in sent)


async def _missing(scope: Scope, receive: Receive, send: Send) -> None:
    await Response(status_code=404)(scope, receive, send)


async def test_who_asks_for_too_many_files_waits_and_others_do_not(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = Waits(build, monkeypatch)
    rate, path = LIMITS["file"], "/assets/index-abcd1234.js"
    for _ in range(int(rate.burst)):
        assert (await house.ask(path, "192.0.2.1"))[0] == 200
    assert house.waited == []
    for _ in range(3):
        assert await house.ask(path, "192.0.2.1") == (200, b"export {};")
    assert house.waited == [n / rate.per_second for n in (1, 2, 3)]
    assert (await house.ask("/assets/gone.js", "192.0.2.1"))[0] == 404
    assert house.waited[3:] == [4 / rate.per_second]
    await house.ask(path, "192.0.2.2")
    assert len(house.waited) == 4


async def test_a_large_file_counts_for_several_and_nobody_waits_for_ever(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (build / "assets/large-abcd1234.js").write_bytes(bytes(10 * PART))
    house = Waits(build, monkeypatch, scale=1 / LIMITS["file"].burst)
    # One token at once, and less than one a second.
    assert await house.ask("/assets/large-abcd1234.js", "192.0.2.1", "HEAD") == (200, b"")
    assert (await house.ask("/assets/large-abcd1234.js", "192.0.2.1"))[0] == 200
    assert house.waited == [MOST_WAIT, MOST_WAIT]
    (build / "assets/large-abcd1234.js").unlink()


async def test_refusals_are_kept_back_for_those_who_ask_on(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = Waits(build, monkeypatch)
    request, refusal = LIMITS["request"], LIMITS["refusal"]
    for _ in range(int(request.burst)):
        assert (await house.ask("/", "192.0.2.1"))[0] == 404
    for _ in range(int(refusal.burst)):
        assert (await house.ask("/", "192.0.2.1"))[0] == 429
    assert house.waited == []
    for _ in range(100):
        assert (await house.ask("/", "192.0.2.1"))[0] == 429
    assert house.waited[0] == 1 / refusal.per_second
    assert house.waited[-1] == MOST_HOLD
