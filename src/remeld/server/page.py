"""The page: the files that the build made of `web/`, sent as they are.

They are read once, so nothing that a browser asks for is ever looked up on the disk. Names under
`assets/` change with their content and are kept for ever by browsers; the others are asked for
anew each time. Every address without a dot is a screen of the page, which is one document.
"""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from remeld.server.http.problems import Problem

__all__ = ["BUILT", "Page"]

BUILT = Path(__file__).parent / "static"
TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Remeld</title>
<h1>Remeld</h1>
<p>This house is open, but its page was not built. See CONTRIBUTING.md for how to build it;
programs find the house described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file as it is sent: as it is, and compressed where that was made."""

    plain: bytes
    packed: bytes | None
    headers: dict[str, str]


class Page:
    """The files of one build."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files = dict(_read(folder)) if folder.is_dir() else {}

    async def answer(self, request: Request) -> Response:
        """A file of the page, or the document for one of its screens."""
        path = request.path_params["path"]
        if not self.files:
            return HTMLResponse(NOT_BUILT)
        file = self.files.get(path)
        if file is None:
            if path.startswith("api/") or "." in path:
                raise Problem(404, "not-found")
            file = self.files["index.html"]
        if request.headers.get("if-none-match") == file.headers["ETag"]:
            return Response(status_code=304, headers=file.headers)
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers={**file.headers, "Content-Encoding": "gzip"})
        return Response(file.plain, headers=file.headers)


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
        },
    )
