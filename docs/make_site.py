"""Make the documentation as pages for a browser, which need no script and nothing from elsewhere.

    python -m docs.make_site [FOLDER]

writes them to build/site, or to the folder. Links to source files lead to REMELD_HOME, the address
of the repository; without one they are text.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from posixpath import normpath

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parent.parent
SECTIONS: dict[str, tuple[str, ...]] = {
    "Begin": ("README.md", "docs/installing.md", "docs/python.md"),
    "Play": ("docs/house.md", "docs/screen-reader.md", "docs/puzzles.md", "docs/review.md"),
    "Look up": (
        "docs/command-line.md",
        "docs/notation.md",
        "docs/record.md",
        "docs/clauses.md",
        "docs/players.md",
        "docs/environments.md",
        "docs/operating.md",
    ),
    "Understand": (
        "docs/solver.md",
        "docs/simulation.md",
        "docs/strategy.md",
        "docs/arena.md",
        "docs/figures.md",
        "docs/figures-server.md",
        "docs/figures-page.md",
    ),
    "Take part": ("CONTRIBUTING.md", "docs/releasing.md", "SECURITY.md", "CHANGELOG.md"),
}
"""The pages in the order in which they are listed, by section."""
PICTURES = (".png", ".svg")
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<link rel="stylesheet" href="site.css">
<nav aria-label="Pages">
{nav}</nav>
<main>
{body}</main>
</html>
"""
STYLE = Path(__file__).parent / "site.css"


def pages() -> list[str]:
    """All pages, from the folder of the project on."""
    return [page for section in SECTIONS.values() for page in section]


def address(page: str) -> str:
    """The file of a page in the site."""
    return "index.html" if page == "README.md" else f"{Path(page).stem.lower()}.html"


def slug(heading: str) -> str:
    """What a link to a heading names, as where the sources are read.

    >>> slug("Which of the `best` plays?")
    'which-of-the-best-plays'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


class Site:
    """All pages, made one by one."""

    def __init__(self, home: str = "") -> None:
        self.home = home.rstrip("/")
        self.reader = MarkdownIt("commonmark").enable("table")
        self.titles = {page: self._title(page) for page in pages()}

    def _title(self, page: str) -> str:
        return (ROOT / page).read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")

    def html(self, page: str) -> str:
        """One page as a document."""
        tokens = self.reader.parse((ROOT / page).read_text(encoding="utf-8"))
        self._mend(tokens, page)
        body = self.reader.renderer.render(tokens, self.reader.options, {})
        body = re.sub(
            r"<table>.*?</table>", r'<div class="wide">\g<0></div>', body, flags=re.DOTALL
        )
        title = self.titles[page]
        named = title if page == "README.md" else f"{title} – Remeld"
        return PAGE.format(title=escape(named), nav="".join(self._nav(page)), body=body)

    def _nav(self, here: str) -> Iterator[str]:
        for section, listed in SECTIONS.items():
            yield f"<h2>{section}</h2>\n<ul>\n"
            for page in listed:
                mark = ' aria-current="page"' if page == here else ""
                yield f'<li><a href="{address(page)}"{mark}>{escape(self.titles[page])}</a></li>\n'
            yield "</ul>\n"

    def _mend(self, tokens: Sequence[Token], page: str) -> None:
        """Give headings a name and lead links to pages of the site."""
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", slug(tokens[place + 1].content))
            if token.type == "fence":
                # Doctest wants an empty line at the end; nobody else does.
                token.content = token.content.rstrip() + "\n"
            for child in token.children or ():
                for name in ("href", "src"):
                    link = child.attrGet(name)
                    led = self._led(link, page) if isinstance(link, str) else None
                    if led is not None:
                        child.attrSet(name, led)
                    else:
                        child.attrs.pop(name, None)

    def _led(self, link: str, page: str) -> str | None:
        """Where a link of a page leads in the site; None where it leads nowhere."""
        if re.match(r"[a-z]+:|#", link):
            return link
        path, mark, anchor = link.partition("#")
        target = normpath((Path(page).parent / path).as_posix())
        if target in self.titles:
            return address(target) + mark + anchor
        if target.endswith(PICTURES):
            return Path(target).name
        return f"{self.home}/blob/main/{target}" if self.home else None


def make(folder: Path, home: str = "") -> None:
    """Write the site."""
    folder.mkdir(parents=True, exist_ok=True)
    site = Site(home)
    for page in pages():
        (folder / address(page)).write_text(site.html(page), encoding="utf-8")
    for picture in (ROOT / "docs").iterdir():
        if picture.suffix in PICTURES:
            shutil.copy(picture, folder)
    shutil.copy(STYLE, folder)


if __name__ == "__main__":
    given = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "site"
    make(given, os.environ.get("REMELD_HOME", ""))
    print(given / "index.html")
