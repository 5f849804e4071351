"""Whether everything on a screen can be read and reached: what is cut off, hidden or too small.

Measured in the page itself. A scroll bar is a way to reach things, so what scrolls is not cut off;
what overflows sideways into `overflow: hidden`, an ellipsis, the edge of a button or the edge of
the window is.
"""

from pathlib import Path

from playwright.sync_api import Page

from tests.page.screen_content import settle
from tests.page.visitors import SIZES

__all__ = ["faults_of_fit", "show_at", "unmirrored"]

FIT = (Path(__file__).parent / "fitting.js").read_text("utf-8")
# What lies elsewhere than in the mirror. Numbers rise from left to right everywhere, and where a
# line of words ends is the browser's own affair.
UNMIRRORED = """
() => {
  const html = document.documentElement;
  const asked = html.getAttribute("dir") ?? "ltr";
  const modal = document.querySelector("dialog:modal") ?? document.body;
  const inWords = (e) =>
    [...e.parentElement.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  const wanted = "main, section, h1, h2, h3, button, a[href], input, select, label, li, td, th";
  html.setAttribute("dir", "rtl");
  const there = [...modal.querySelectorAll(wanted)].filter((e) =>
    e.checkVisibility({ visibilityProperty: true }) && getComputedStyle(e).display !== "inline" &&
    getComputedStyle(e.parentElement).direction === "rtl" && !inWords(e) &&
    !e.closest(".unseen, .judgement"));
  const boxes = () => there.map((e) => e.getBoundingClientRect());
  const right = boxes();
  const beyond = html.scrollWidth - html.clientWidth;
  html.setAttribute("dir", "ltr");
  const left = boxes();
  html.setAttribute("dir", asked);
  // Letters stand a little closer or wider when their punctuation has changed sides.
  const slack = parseFloat(getComputedStyle(html).fontSize) / 4;
  // Where a row is full may differ by a part of a pixel: then its neighbours lie elsewhere too.
  const rewrapped = new Set(there.filter((_, n) => right[n].top !== left[n].top)
    .flatMap((e) => [e.parentElement, e.parentElement.parentElement]));
  const wrong = there.filter((e, n) => right[n].width > 0 && !rewrapped.has(e.parentElement) &&
    !rewrapped.has(e.parentElement.parentElement) &&
    Math.abs(html.clientWidth - right[n].right - left[n].left) > slack);
  const names = wrong.map((e) => `${e.tagName} ${e.textContent.trim().slice(0, 50)}`);
  return [...(beyond > 0 ? [`${beyond} px too wide from right to left`] : []),
    ...names.map((name) => `not mirrored: ${name}`)];
}
"""


def show_at(page: Page, size: str) -> None:
    """Give the window this size, and wait until everything lies still."""
    page.set_viewport_size({"width": SIZES[size].width, "height": SIZES[size].height})
    settle(page)


def faults_of_fit(page: Page) -> list[str]:
    """Everything that does not fit, in words; each fault once."""
    return sorted(set(page.evaluate(FIT)))


def unmirrored(page: Page) -> list[str]:
    """Everything that is not where it should be when the screen is turned round."""
    return sorted(set(page.evaluate(UNMIRRORED)))
