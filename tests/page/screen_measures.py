"""What can be measured on a screen: how large its targets are, contrast, what does not fit."""

from typing import Any

from playwright.sync_api import Page

from remeld.words import Words

__all__ = [
    "MOST_SCRIPT",
    "contrast",
    "overflow",
    "script_bytes",
    "small_targets",
    "tokens",
    "wrong_colours",
]

# What start and table may need of JavaScript, as it is sent.
MOST_SCRIPT = 95_000
SCRIPT_BYTES = """
() => performance.getEntriesByType("resource")
  .filter((each) => new URL(each.name).pathname.endsWith(".js"))
  .reduce((sum, each) => sum + each.encodedBodySize, 0)
"""

LEAST_TARGET = 24
# WCAG 2.5.8: a link within a sentence is as high as its line; a control that is hidden behind its
# label is pressed through the label; tiles of a set touch each other, and are targets as a whole.
SMALL = """
(least) => {
  const wanted = "a[href], button, input, select, textarea, summary, [role=button], [role=radio]," +
    "[role=switch], [role=checkbox], [role=tab], [role=slider]";
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const inline = (e) => e.matches("a") && getComputedStyle(e).display === "inline" &&
    [...e.parentElement.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  const found = [];
  for (const element of document.querySelectorAll(wanted)) {
    if (element.disabled || element.type === "hidden" || inline(element)) continue;
    // A field that another button opens is out of sight and out of reach.
    if (element.tabIndex < 0 && element.getBoundingClientRect().width <= 1) continue;
    const label = element.labels?.[0] ?? element.closest("label");
    const pressed = label && shown(label) ? [label, element] : [element];
    if (!pressed.some(shown)) continue;
    const boxes = pressed.filter(shown).map((e) => e.getBoundingClientRect());
    if (boxes.every((b) => b.width === 0)) continue;
    if (!boxes.some((b) => b.width >= least - 0.01 && b.height >= least - 0.01)) {
      const { width, height } = boxes[0];
      found.push(`${element.outerHTML.slice(0, 120)} ${width.toFixed(1)}x${height.toFixed(1)}`);
    }
  }
  return found;
}
"""
# What is said about tiles of one box, for the eye and for the ear.
SAID_OF_TILES = """
() => [...document.querySelectorAll("[data-fourth]")].map((part) => [
  part.dataset.fourth,
  [part, ...part.querySelectorAll("*")].map((each) => each.getAttribute("aria-label") ?? "")
    .concat(part.innerText).join("\\n"),
])
"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# A fresh element each: on an old one the colour would be under way to the new one.
TOKENS = """
(names) => Object.fromEntries(names.map((name) => {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return [name, color];
}))
"""


def small_targets(page: Page) -> list[str]:
    """Everything that can be pressed and is smaller than a finger tip needs."""
    return list(page.evaluate(SMALL, LEAST_TARGET))


def overflow(page: Page) -> int:
    """How many pixels of the page are beyond its right edge."""
    return int(page.evaluate(OVERFLOW))


def script_bytes(page: Page) -> int:
    """How much JavaScript the page has loaded, as it is sent: compressed."""
    return int(page.evaluate(SCRIPT_BYTES))


def tokens(page: Page, names: list[str]) -> dict[str, tuple[float, float, float]]:
    """The colours that the page's names for them stand for now."""
    found: dict[str, Any] = page.evaluate(TOKENS, names)
    return {name: _channels(colour) for name, colour in found.items()}


def contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """The contrast of two colours by WCAG.

    >>> contrast((0, 0, 0), (255, 255, 255))
    21.0
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[float, float, float]) -> float:
    parts = [channel / 255 for channel in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _channels(colour: str) -> tuple[float, float, float]:
    inside = colour.partition("(")[2].rstrip(")").replace(",", " ").split()
    red, green, blue = (float(part) for part in inside[:3])
    return red, green, blue


def wrong_colours(page: Page, lang: str) -> list[str]:
    """Where tiles of a box are called by the other box's word for the fourth colour."""
    words = Words(lang)
    other = {"orange": words.text("term-yellow"), "yellow": words.text("term-orange")}
    return [
        f"{other[fourth]} is said of a box with {fourth}: {line}"
        for fourth, said in page.evaluate(SAID_OF_TILES)
        for line in said.splitlines()
        if other[fourth].lower() in line.lower()
    ]
