"""What a browser complains of, and what goes over its socket."""

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebSocket

__all__ = ["REPORT_VIOLATIONS", "Watch", "Wire"]

REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
});
"""
LOUD = ("error", "warning", "assert")
# On a busy machine Chromium may have got a file by a hint of the document before the page asks for
# it through its worker: then it takes it from the worker once more, and says so, twice.
GOT_TWICE = re.compile(r"A preload for '(.+)' is found, but .* service worker resource mismatch")
NOT_USED = re.compile(r"The resource (\S+) was preloaded using link preload but not used")


class Watch:
    """Collects everything that must not happen in a page; each test ends with looking at it."""

    def __init__(self, context: BrowserContext) -> None:
        self.problems: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"error: {error.error}"))
        context.on("requestfailed", self._failed)

    def allow(self, *patterns: str) -> None:
        """Expect some complaints, such as those of a browser whose server was killed."""
        self._allowed += [re.compile(pattern) for pattern in patterns]

    def check(self) -> None:
        """Fail if there was anything that was not allowed."""
        twice = {hint[1] for each in self.problems if (hint := GOT_TWICE.search(each))}

        def harmless(problem: str) -> bool:
            hint = GOT_TWICE.search(problem) or NOT_USED.search(problem)
            return hint is not None and hint[1] in twice

        found = [
            each
            for each in self.problems
            if not harmless(each) and not any(allowed.search(each) for allowed in self._allowed)
        ]
        assert not found, "\n".join(["the browser complained:", *found])

    def _note(self, problem: str) -> None:
        self.problems.append(problem)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self._note(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _failed(self, request: Request) -> None:
        # A request that was under way when its page was left is nobody's fault.
        if "ERR_ABORTED" not in (request.failure or ""):
            self._note(f"failed: {request.method} {request.url} {request.failure}")


class Wire:
    """The newest that was said over a page's sockets, in both directions."""

    def __init__(self, page: Page) -> None:
        self.view: dict[str, Any] = {}
        self.verdict: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.opened = 0
        page.on("websocket", self._opened)

    @property
    def game(self) -> dict[str, Any]:
        """The game in the newest view."""
        return dict(self.view.get("game") or {})

    def commands(self, kind: str) -> list[dict[str, Any]]:
        """The commands of a kind that the page has sent."""
        sent = [each for each in self.sent if each["type"] == "command"]
        return [each for each in sent if each["do"]["kind"] == kind]

    def happenings(self, kind: str) -> list[dict[str, Any]]:
        """What happened at the table of this kind, as far as the page was told."""
        told = [event["what"] for each in self.heard for event in each.get("events", [])]
        return [what for what in told if what["kind"] == kind]

    def _opened(self, socket: WebSocket) -> None:
        self.opened += 1
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))
        socket.on("framereceived", lambda data: self.hear(json.loads(data)))

    def hear(self, message: dict[str, Any]) -> None:
        """Note what the house said."""
        self.heard.append(message)
        if message["type"] in ("welcome", "events"):
            self.view = message["view"]
        elif message["type"] == "verdict":
            self.verdict = message
