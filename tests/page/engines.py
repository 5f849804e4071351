"""Firefox and WebKit, as Debian packages them, for what only another engine shows.

Both take the pointer actions of WebDriver: Firefox over BiDi's socket, WebKit over HTTP.
"""

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tests.page.screen_content import Screen
from tests.patience import PATIENCE
from tests.server.processes import free_port

__all__ = ["ENGINES", "Engine", "missing", "start"]

Action = dict[str, Any]
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"


class Engine(Screen, Protocol):
    """A window of a browser."""

    complaints: list[str]
    """What its console complained of, where the engine tells."""

    def open(self, url: str) -> None:
        """Load an address, and wait until it is loaded."""

    def act(self, *sources: Action) -> None:
        """Do what WebDriver's input sources say."""

    def set_cookie(self, name: str, value: str, url: str) -> None:
        """Be the person who has this cookie."""

    def picture(self, path: Path) -> None:
        """Take a picture of the window."""


class _Waits:
    """The browser goes on by itself."""

    def wait_for_timeout(self, timeout: float, /) -> None:
        """Do nothing for so many milliseconds."""
        time.sleep(timeout / 1000)


class Firefox(_Waits):
    """Firefox without a screen, over WebDriver BiDi."""

    def __init__(self, connection: ClientConnection, size: tuple[int, int]) -> None:
        self.connection = connection
        self.asked = 0
        self.complaints: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self.context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        width, height = size
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def open(self, url: str) -> None:
        """Load an address."""
        self._ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, expression: str, /) -> Any:
        """The value of a function, which crosses the socket as JSON."""
        answer = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})()) ?? null))()",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def act(self, *sources: Action) -> None:
        """Do what the input sources say."""
        self._ask("input.performActions", context=self.context, actions=list(sources))

    def set_cookie(self, name: str, value: str, url: str) -> None:
        """Set a cookie that scripts cannot read."""
        host = url.split("/")[2].partition(":")[0]
        text = {"type": "string", "value": value}
        cookie = {"name": name, "value": text, "domain": host, "path": "/", "httpOnly": True}
        self._ask("storage.setCookie", cookie=cookie)

    def picture(self, path: Path) -> None:
        """Take a picture of what is in sight."""
        taken = self._ask("browsingContext.captureScreenshot", context=self.context)
        path.write_bytes(base64.b64decode(taken["data"]))

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.asked += 1
        self.connection.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            heard = json.loads(self.connection.recv(PATIENCE))
            if heard.get("id") == self.asked:
                assert heard["type"] == "success", f"{method}: {heard.get('message')}"
                return dict(heard["result"])
            if heard.get("method") == "log.entryAdded":
                entry = heard["params"]
                if entry["level"] in ("warn", "error"):
                    self.complaints.append(f"{entry['level']}: {entry['text']}")


class WebKit(_Waits):
    """WebKit's own small browser, over WebDriver."""

    def __init__(self, url: str, program: str, size: tuple[int, int]) -> None:
        self.complaints: list[str] = []
        options = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        made = self._ask(f"{url}/session", {"capabilities": {"alwaysMatch": options}})
        self.session = f"{url}/session/{made['sessionId']}"
        self._fit(size)

    def _fit(self, size: tuple[int, int]) -> None:
        """Make the window so large that the page in it has that size."""
        width, height = size
        self._post("window/rect", width=width, height=height)
        inner = self.evaluate("() => [innerWidth, innerHeight]")
        wide, high = 2 * width - inner[0], 2 * height - inner[1]
        self._post("window/rect", width=wide, height=high)

    def open(self, url: str) -> None:
        """Load an address."""
        self._post("url", url=url)

    def evaluate(self, expression: str, /) -> Any:
        """The value of a function."""
        script = f"const done = arguments[0]; Promise.resolve(({expression})()).then(done);"
        return self._post("execute/async", script=script, args=[])

    def act(self, *sources: Action) -> None:
        """Do what the input sources say."""
        self._post("actions", actions=list(sources))

    def set_cookie(self, name: str, value: str, url: str) -> None:
        """Set a cookie that scripts cannot read; for that one must have come to the house.

        Not to its page, which would ask for a cookie of its own, and get it at any time.
        """
        self.open(f"{url}/healthz")
        self._post("cookie", cookie={"name": name, "value": value, "path": "/", "httpOnly": True})

    def picture(self, path: Path) -> None:
        """Take a picture of what is in sight."""
        with urllib.request.urlopen(f"{self.session}/screenshot", timeout=PATIENCE) as answer:
            path.write_bytes(base64.b64decode(json.loads(answer.read())["value"]))

    def _post(self, what: str, **body: Any) -> Any:
        return self._ask(f"{self.session}/{what}", body)

    def _ask(self, url: str, body: Any) -> Any:
        request = urllib.request.Request(url, json.dumps(body).encode(), method="POST")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{url}: {error.read().decode()}") from error


def missing(engine: str) -> str | None:
    """What must be installed before this engine can be started; None if it is all there."""
    if engine == "firefox":
        return None if shutil.which("firefox-esr") or shutil.which("firefox") else "firefox-esr"
    wanted = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
    lacking = [package for program, package in wanted.items() if not shutil.which(program)]
    return " ".join(lacking) or (None if _mini_browser() else "webkit2gtk-driver")


@contextlib.contextmanager
def start(engine: str, size: tuple[int, int] = (1440, 900)) -> Iterator[Engine]:
    """A browser with a new profile, whose window ends with the block."""
    with tempfile.TemporaryDirectory(prefix="remeld-") as folder:
        yield from ENGINES[engine](Path(folder), size)


def _firefox(folder: Path, size: tuple[int, int]) -> Iterator[Engine]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program is not None
    arguments = ["--headless", "--no-remote", "--profile", str(folder)]
    (folder / "user.js").write_text(PREFERENCES)
    with _running([program, *arguments, "--remote-debugging-port", "0"], folder) as log:
        said = _wait_for(log, "WebDriver BiDi listening on ws://")
        port = said.rpartition(":")[2]
        with connect(
            f"ws://127.0.0.1:{port}/session",
            open_timeout=PATIENCE,
            max_size=None,
            ping_interval=None,
            compression=None,
        ) as connection:
            yield Firefox(connection, size)


PREFERENCES = """
user_pref("ui.prefersReducedMotion", 1);
user_pref("intl.accept_languages", "en-GB");
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("toolkit.telemetry.enabled", false);
"""


def _webkit(folder: Path, size: tuple[int, int]) -> Iterator[Engine]:
    program = _mini_browser()
    assert program is not None
    screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "3840x2400x24", "-nolisten", "tcp"]
    with _running(screen, folder, "screen") as log:
        display = _wait_for(log, "").strip()
        own = {"DISPLAY": f":{display}", "HOME": str(folder), "LANG": "C.UTF-8"}
        port = free_port()
        with _running(["WebKitWebDriver", f"--port={port}"], folder, **own):
            _wait_for_port(port)
            yield WebKit(f"http://127.0.0.1:{port}", program, size)


def _mini_browser() -> str | None:
    found = sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
    return str(found[-1]) if found else None


@contextlib.contextmanager
def _running(command: list[str], folder: Path, name: str = "driver", **own: str) -> Iterator[Path]:
    """A program whose words go to a file; it ends with the block, and all that it started."""
    log = folder / f"{name}.log"
    with log.open("wb") as words:
        program = subprocess.Popen(
            command,
            stdout=words,
            stderr=subprocess.STDOUT,
            env={**os.environ, **own},
            start_new_session=True,
        )
    try:
        yield log
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, 9)
        program.wait(PATIENCE)


def _wait_for_port(port: int) -> None:
    """Wait until somebody listens there."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), PATIENCE).close()
            return
        except ConnectionRefusedError:
            assert time.monotonic() < give_up, f"nobody listens on port {port}"
            time.sleep(0.05)


def _wait_for(log: Path, words: str) -> str:
    """The first whole line of the file that has these words."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        lines = log.read_text(errors="replace").split("\n")[:-1]
        for line in lines:
            if words in line:
                return line
        time.sleep(0.05)
    raise AssertionError(f"{words!r} was not said: {log.read_text(errors='replace')[-2000:]}")


ENGINES = {"firefox": _firefox, "webkit": _webkit}
