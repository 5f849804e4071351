"""The page: the files that the build made of `web/`, sent as they are.

They are read once, so nothing that a browser asks for is ever looked up on the disk. Names under
`assets/` change with their content and are kept for ever by browsers; the others are asked for
anew each time. Under `docs/` is the documentation; every other address without a dot is a screen of
the page, which is one document.
"""

import asyncio
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from remeld.server.http.problems import Problem
from remeld.server.metrics import Metrics
from remeld.server.rate_limits import Limiter, address_key
from remeld.server.request_guard import FILES, client_address

__all__ = ["BUILT", "MOST_WAIT", "PART", "Assets", "Page"]

BUILT = Path(__file__).parent / "static"
TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
PART = 16_384
"""Of a file, for the rate: a large one is more work than a small one."""
MOST_WAIT = 10.0
"""Who asks for too much waits so many seconds for each file: a page still loads, if slowly."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
DRAWING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""The policy of a drawing that is opened by itself: it brings its own style, and nothing else."""
INDEX = "index.html"
DOCS = "docs/"
NOTE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Remeld</title>
<h1>Remeld</h1>
<p>{}</p>
</html>
"""
NOT_BUILT = NOTE.format(
    "This house is open, but its page was not built. See CONTRIBUTING.md for how to build it; "
    'programs find the house described at <a href="/api/openapi.json">/api/openapi.json</a>.'
)
NO_DOCS = NOTE.format(
    "This house has no documentation: it was not built with the page. "
    'Here is the <a href="/">page to play in</a>.'
)
NOT_IN_DOCS = NOTE.format(
    f'There is nothing at this address. The <a href="/{DOCS}">documentation</a> lists its pages.'
)


@dataclass(frozen=True)
class File:
    """A file as it is sent: as it is, and compressed where that was made."""

    plain: bytes
    packed: bytes | None
    headers: dict[str, str]

    def answer(self, asked: Headers) -> Response:
        """As this request wants it: compressed, plain, or only that it is still the same."""
        if asked.get("if-none-match") == self.headers["ETag"]:
            return Response(status_code=304, headers=self.headers)
        if self.packed and "gzip" in asked.get("accept-encoding", ""):
            return Response(self.packed, headers={**self.headers, "Content-Encoding": "gzip"})
        return Response(self.plain, headers=self.headers)


class Page:
    """The files of one build."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files = dict(_read(folder)) if folder.is_dir() else {}
        if DOCS + INDEX in self.files:
            self.files[DOCS] = self.files[DOCS + INDEX]

    @property
    def has_docs(self) -> bool:
        """Whether the documentation was built with the page."""
        return DOCS in self.files

    async def answer(self, request: Request) -> Response:
        """A file of the page, or the document for one of its screens."""
        path = request.path_params["path"]
        file = self.files.get(path)
        if file is None:
            if f"{path}/".startswith(DOCS):
                return self._missing_doc(path)
            if INDEX not in self.files:
                return HTMLResponse(NOT_BUILT)
            if path.startswith("api/") or "." in path:
                raise Problem(404, "not-found")
            file = self.files[INDEX]
        return file.answer(request.headers)

    def _missing_doc(self, path: str) -> Response:
        """Links of the documentation are read from its folder on, so its address ends with one."""
        if not self.has_docs:
            return HTMLResponse(NO_DOCS, status_code=404)
        if f"{path}/" == DOCS:
            return RedirectResponse(f"/{DOCS}")
        return HTMLResponse(NOT_IN_DOCS, status_code=404)


class Assets:
    """Answers for files in folders, each address at its rate: who wants more has to wait.

    They are for all who come: a class behind one address opens the page at once, each with a
    worker that keeps dozens of them. So nobody is refused, and what they take is apart from the
    requests that everybody there needs to play.
    """

    def __init__(self, app: ASGIApp, *, page: Page, limiter: Limiter, metrics: Metrics) -> None:
        self.app = app
        self.page = page
        self.limiter = limiter
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the file, or pass on what is none."""
        if scope["type"] != "http" or not scope["path"].startswith(FILES):
            await self.app(scope, receive, send)
            return
        file = self.page.files.get(scope["path"][1:])
        if file is None or scope["method"] not in ("GET", "HEAD"):
            await self._wait(scope, 1)
            await self.app(scope, receive, send)
            return
        answer = file.answer(Headers(scope=scope))
        await self._wait(scope, 1 + len(answer.body) // PART)
        if scope["method"] == "HEAD":
            answer.body = b""
        await answer(scope, receive, send)

    async def _wait(self, scope: Scope, parts: int) -> None:
        address = address_key(client_address(scope))
        wait = self.limiter.owes("file", address, parts, MOST_WAIT)
        if wait:
            self.metrics.limited.labels("file").inc()
            await asyncio.sleep(wait)


def _read(folder: Path) -> list[tuple[str, File]]:
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    paths = [path for path in found if path.suffix != ".gz" and path.name[0] != "."]
    return [(path.relative_to(folder).as_posix(), _file(path, folder)) for path in paths]


def _file(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    packed = path.with_name(f"{path.name}.gz")
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return File(
        plain=content,
        packed=packed.read_bytes() if packed.exists() else None,
        headers={
            "Cache-Control": FOR_EVER if path.parent == folder / "assets" else ASK_FIRST,
            "Content-Type": kind or "application/octet-stream",
            "ETag": f'"{hashlib.sha256(content).hexdigest()[:32]}"',
            "Vary": "Accept-Encoding",
            **({"Content-Security-Policy": DRAWING} if path.suffix == ".svg" else {}),
        },
    )
