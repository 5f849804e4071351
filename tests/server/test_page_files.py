"""The files of the page: how browsers may keep them, as what they are sent, and to how many."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from remeld.server.rate_limits import LIMITS
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
        asked = [browser.get("/api/lobby").status_code for _ in range(many)]
        assert asked[0] == 200
        assert 429 in asked
