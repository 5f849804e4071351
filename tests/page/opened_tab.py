"""A tab that the page itself has opened, seen by the browser and not by Playwright.

While a new tab goes to its first address, Playwright is still attaching itself to it, and on a busy
machine Chromium may then leave out that it has arrived (`Page.frameNavigated`). The tab is loaded
and shown, but Playwright waits for ever; the browser itself knows its tabs without that event.
"""

import json
from typing import Any

from tests.page.visitors import Visitor

__all__ = ["OpenedTab"]


class OpenedTab:
    """The tab beside a visitor's own; it is waited for."""

    def __init__(self, visitor: Visitor) -> None:
        context = visitor.page.context
        assert context.browser is not None
        own = context.new_cdp_session(visitor.page).send("Target.getTargetInfo")["targetInfo"]
        self._own = own["targetId"], own["browserContextId"]
        self._browser = context.browser.new_browser_cdp_session()
        self._answers: set[str] = set()
        visitor.until(self._found, "another tab")
        target = {"targetId": self._found()["targetId"]}
        self._target = target
        self._browser.on("Target.receivedMessageFromTarget", self._heard)
        # Within the browser's session: of a tab without a page Playwright makes no session.
        attached = self._browser.send("Target.attachToTarget", {**target, "flatten": False})
        self._session = attached["sessionId"]

    @property
    def url(self) -> str:
        """Where it is."""
        return str(self._found()["url"])

    def says(self, expression: str, value: str) -> bool:
        """Whether that JavaScript was ever found to have that value in it; each call asks again."""
        question = {"expression": f"JSON.stringify([{json.dumps(expression)}, {expression}])"}
        message = {"id": 1, "method": "Runtime.evaluate", "params": question}
        parts = {"sessionId": self._session, "message": json.dumps(message)}
        self._browser.send("Target.sendMessageToTarget", parts)
        return json.dumps([expression, value], separators=(",", ":")) in self._answers

    def close(self) -> None:
        """Close it."""
        self._browser.send("Target.closeTarget", self._target)
        self._browser.detach()

    def _found(self) -> dict[str, Any]:
        own, context = self._own
        targets = self._browser.send("Target.getTargets")["targetInfos"]
        others = [
            each
            for each in targets
            if each["type"] == "page"
            and each["browserContextId"] == context
            and each["targetId"] != own
        ]
        return others[0] if others else {}

    def _heard(self, event: dict[str, Any]) -> None:
        result = json.loads(event["message"]).get("result", {}).get("result", {})
        self._answers.add(str(result.get("value")))
