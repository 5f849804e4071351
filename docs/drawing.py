"""One look for all figures: what is drawn has classes, and these say what a class looks like.

A figure by itself is light, or dark where the system asks for it. In the site it stands in the page
and has the colours of the theme that was chosen there; they are those of the page's tokens.css.
"""

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

__all__ = ["inside_page", "look_inside_page", "path", "picture", "text"]

TOKENS = Path(__file__).parent.parent / "web" / "src" / "ui" / "tokens.css"
LOOK = (
    "text { font: 13px system-ui, sans-serif; fill: var(--ink) } .title { font-weight: 650 }"
    " .bar, .dot { fill: var(--accent) } .dot { fill-opacity: .75 }"
    " .other { fill: var(--edge-strong) }"
    " .span { stroke: var(--ink); stroke-width: 1.5 } .grid, .frame { stroke: var(--edge) }"
    " .mark { stroke: var(--edge-strong); stroke-dasharray: 4 4 }"
    " .grid, .frame, .mark, .line { fill: none } .line { stroke: var(--accent); stroke-width: 2 }"
    " .second { stroke: var(--warn) } .third { stroke: var(--bad) }"
    " .fourth { stroke: var(--ink-2) } .second, .fourth { stroke-dasharray: 7 3 }"
)
"""How each class looks; lines differ by more than their colour."""
_COLOUR = re.compile(r"var\((--[\w-]+)\)")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def _colours(theme: str) -> dict[str, str]:
    """The colours of one theme of the page."""
    part = TOKENS.read_text(encoding="utf-8").partition(f"{theme} {{")[2].partition("\n}")[0]
    return dict(re.findall(r"(--[\w-]+): (#\w+);", part))


def _style() -> str:
    """The look in colours of its own, for a file that stands alone."""
    light, dark = _colours(":root"), _colours(':root[data-theme="dark"]')
    coloured = " ".join(
        f"{rule[1].strip()} {{ {declared} }}"
        for rule in _RULE.finditer(LOOK)
        if (declared := "; ".join(part for part in rule[2].strip().split("; ") if "var(" in part))
    )
    own = _COLOUR.sub(lambda found: light[found[1]], LOOK)
    night = _COLOUR.sub(lambda found: dark[found[1]], coloured)
    return f"{own} @media (prefers-color-scheme: dark) {{ {night} }}"


STYLE = _style()


def look_inside_page() -> str:
    """The look for figures that stand in a page, in the colours of its theme.

    >>> ".figure .bar, .figure .dot { fill: var(--accent) }" in look_inside_page()
    True
    """
    rules = []
    for rule in _RULE.finditer(LOOK):
        names = ", ".join(f".figure {name.strip()}" for name in rule[1].split(","))
        rules.append(f"{names} {{ {rule[2].strip()} }}\n")
    return "".join(rules)


def inside_page(svg: str, about: str) -> str:
    """A figure as a part of a page, as large as its words, which brings no style of its own.

    >>> inside_page(picture("Points: Ann 3", 8, 9, []), "Ann wins")[:63]
    '<svg class="figure" width="0.5rem" viewBox="0 0 8 9" role="img"'
    """
    parts = r"<svg \S+ (viewBox=\"0 0 (\d+) .*?)><title>(.*?)</title><style>.*?</style>(.*)"
    found = re.fullmatch(parts, svg, re.DOTALL)
    assert found is not None
    attributes, width, title, drawn = found.groups()
    size = f'width="{int(width) / 16:g}rem"'
    return f'<svg class="figure" {size} {attributes} aria-label="{about}. {title}">{drawn}'


def picture(title: str, width: int, height: int, parts: Iterable[str]) -> str:
    """A figure as SVG, which tells itself to who cannot see it.

    >>> picture("Points", 9, 9, [text(0, 9, "A & B")]).count("A &amp; B")
    1
    """
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    return "\n".join(
        [f"{head}<title>{escape(title)}</title><style>{STYLE}</style>", *parts, "</svg>", ""]
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "") -> str:
    """Words at a place; `anchor` is `middle` or `end` where they do not begin there.

    >>> text(1, 2.25, "tiles", anchor="end")
    '<text x="1.0" y="2.2" text-anchor="end">tiles</text>'
    """
    named = f' class="{kind}"' if kind else ""
    held = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}"{held}>{escape(words)}</text>'


def path(kind: str, drawn: str) -> str:
    """A line or a shape of one class.

    >>> path("grid", "M0 5h9")
    '<path class="grid" d="M0 5h9"/>'
    """
    return f'<path class="{kind}" d="{drawn}"/>'
