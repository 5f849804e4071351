"""People at browsers: a fresh profile each, with a screen, a language and wishes of its own."""

import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Locator, Page, expect

from remeld.words import Words
from tests.page.browser_watch import Watch, Wire
from tests.page.tables import Guest
from tests.patience import PATIENCE

__all__ = ["LOCALES", "SIZES", "Size", "Visitor", "open_visitor", "right_to_left"]

# What a browser asks for in each of our languages.
LOCALES = {
    "de": "de-DE",
    "en": "en-GB",
    "es": "es-ES",
    "fr": "fr-FR",
    "nl": "nl-NL",
    "pt": "pt-PT",
    "zh-Hans": "zh-CN",
    "zh-Hant": "zh-TW",
}
# Only here an edition that nobody has chosen has words of its own.
FIRST_EDITIONS = {"zh-Hant": "babyboom"}
# None of our languages is written from right to left, so the page is only told that one is.
RIGHT_TO_LEFT = """
Object.defineProperty(HTMLElement.prototype, "dir", {
  get() { return this.getAttribute("dir") ?? ""; },
  set() { this.setAttribute("dir", "rtl"); },
});
"""
# A message goes by itself after a while, and a slow machine may come too late to see it: each is
# noted when it is shown, if it lies on top of everything.
NOTE_MESSAGES = """
window.messages = new Map();
new MutationObserver(() => {
  for (const each of document.querySelectorAll("[data-toast]"))
    if (each.closest("[popover]").matches(":popover-open"))
      messages.set(each.dataset.toast, each.querySelector("p").textContent);
}).observe(document, { subtree: true, childList: true });
"""
expect.set_options(timeout=PATIENCE * 1000)
AXE = Axe()
# axe's best practices go beyond what WCAG 2.2 AA asks for, and are asked for here too.
AXE_OPTIONS = {"resultTypes": ["violations"]}


@cache
def words(lang: str, edition: str | None) -> Words:
    """The texts of a language, read once."""
    return Words(lang, edition)


class Size(NamedTuple):
    """A screen."""

    name: str
    width: int
    height: int
    touch: bool


SIZES = {
    size.name: size
    for size in (
        Size("phone", 360, 640, True),
        Size("tablet", 768, 1024, True),
        Size("desktop", 1440, 900, False),
        Size("wall", 3840, 2160, False),
    )
}


class Visitor:
    """A browser window and what is known of it."""

    def __init__(self, page: Page, watch: Watch, url: str, lang: str, size: Size) -> None:
        self.page = page
        self.watch = watch
        self.wire = Wire(page)
        self.url = url
        self.lang = lang
        self.size = size
        self.picture = Path(tempfile.gettempdir()) / f"remeld-page-{id(self)}.png"

    def text(self, id: str, **values: object) -> str:
        """A text of the page, in this visitor's language, and in an edition's words where it is.

        That is at a table, and beside a real one: there it is the first edition of the language.
        """
        rules = self.wire.view.get("options", {}).get("rules", "")
        at_table = "/t/" in self.page.url
        edition = rules.partition("(")[0] if at_table and rules else None
        if "/aside" in self.page.url:
            edition = FIRST_EDITIONS.get(self.lang)
        return words(self.lang, edition).text(id, **values)

    def go(self, path: str = "/") -> "Visitor":
        """Load a screen."""
        self.page.goto(self.url + path)
        return self

    def button(self, id: str, **values: object) -> Locator:
        """The button with that text."""
        return self.page.get_by_role("button", name=self.text(id, **values), exact=True)

    def guest(self) -> Guest:
        """The same person at the wire."""
        cookies = self.page.context.cookies(self.url)
        if cookies:
            known = "; ".join(f"{each['name']}={each['value']}" for each in cookies)
            return Guest(self.url, known, has_browser=True)
        guest = Guest(self.url, has_browser=True)
        name, _, value = guest.cookie.partition("=")
        self.page.context.add_cookies(
            [{"name": name, "value": value, "url": self.url, "httpOnly": True, "sameSite": "Lax"}]
        )
        return guest

    def until(self, ready: Callable[[], object], what: str = "") -> None:
        """Wait for a condition, while the page goes on."""
        give_up = time.monotonic() + PATIENCE
        while not ready():
            if time.monotonic() > give_up:
                self.page.screenshot(path=self.picture)
                raise AssertionError(f"waited in vain: {what or ready}; see {self.picture}")
            self.page.wait_for_timeout(15)

    def wait_for_message(self, *parts: str) -> None:
        """Wait until a message with these words was shown; it may be gone again."""
        script = "[...(window.messages ?? new Map()).values()]"
        self.until(
            lambda: any(all(p in text for p in parts) for text in self.page.evaluate(script)),
            f"the message {' … '.join(parts)}",
        )

    def access_faults(self) -> list[str]:
        """What axe finds on the screen as it is."""
        found = AXE.run(self.page, options=AXE_OPTIONS)
        return [found.generate_report()] if found.violations_count else []

    def check_access(self) -> None:
        """Fail if axe finds anything on the screen as it is."""
        faults = self.access_faults()
        assert not faults, faults[0]

    def focus_is_kept(self) -> bool:
        """Whether the focus is on something; it never falls back to the whole document."""
        return bool(self.page.evaluate("document.activeElement !== document.body"))


def open_visitor(
    browser: Browser,
    url: str,
    *,
    size: str = "desktop",
    lang: str = "en",
    theme: Literal["light", "dark"] = "light",
    motion: Literal["reduce", "no-preference"] = "reduce",
    touch: bool | None = None,
    contrast: Literal["more", "no-preference"] = "no-preference",
    script: bool = True,
) -> Visitor:
    """A visitor who has not loaded anything yet."""
    screen = SIZES[size]
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        locale=LOCALES[lang],
        color_scheme=theme,
        reduced_motion=motion,
        contrast=contrast,
        has_touch=screen.touch if touch is None else touch,
        is_mobile=screen.touch if touch is None else touch,
        java_script_enabled=script,
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(NOTE_MESSAGES)
    watch = Watch(context)
    return Visitor(context.new_page(), watch, url, lang, screen)


def right_to_left(page: Page) -> None:
    """Let the page be laid out as in a language that is written from right to left."""
    page.add_init_script(RIGHT_TO_LEFT)
