"""Make the documentation as pages for a browser, which need nothing from elsewhere.

    python -m docs.make_site [FOLDER] [--house]

writes them to build/site, or to the folder. Links to source files lead to REMELD_HOME, the address
of the repository; without one they are text. With `--house` they are the pages that a house shows
under `/docs`, with a way back to the page that one plays in; `web/build.py` makes these.

They look like that page: the same colours and sizes (`web/src/ui/tokens.css`), light or dark as it
was chosen there. That is all that their script is for; they can be read without it.
"""

import argparse
import gzip
import os
import re
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from posixpath import normpath

from markdown_it import MarkdownIt
from markdown_it.token import Token

from docs.drawing import inside_page, look_inside_page
from docs.make_figures import drawn, make_figures

ROOT = Path(__file__).parent.parent
SECTIONS: dict[str, tuple[str, ...]] = {
    "Begin": ("README.md", "docs/installing.md", "docs/python.md"),
    "How to": (
        "docs/howto-wire.md",
        "docs/puzzles.md",
        "docs/howto-openings.md",
        "docs/howto-club.md",
    ),
    "Play": ("docs/house.md", "docs/screen-reader.md", "docs/practice.md", "docs/review.md"),
    "Look up": (
        "docs/library.md",
        "docs/command-line.md",
        "docs/commands.md",
        "docs/protocol.md",
        "docs/notation.md",
        "docs/record.md",
        "docs/house-rules.md",
        "docs/clauses.md",
        "docs/players.md",
        "docs/environments.md",
        "docs/operating.md",
    ),
    "Understand": (
        "docs/solver.md",
        "docs/simulation.md",
        "docs/strategy.md",
        "docs/ladder.md",
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
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="stylesheet" href="site.css">
<script src="site.js"></script>
<header>{brand}<a class="list" href="#pages">All pages</a></header>
<nav id="pages" aria-label="Pages"><div>
{nav}</div></nav>
<main>
{body}</main>
</html>
"""
BRAND = '<a class="brand" href="index.html">Remeld</a>'
WAY_BACK = f'{BRAND}<a href="/">Play</a>'
STYLE = Path(__file__).parent / "site.css"
SCRIPT = Path(__file__).parent / "site.js"
TOKENS = ROOT / "web" / "src" / "ui" / "tokens.css"
DARK = re.compile(r':root\[data-theme="dark"\] \{(.*?)\n\}', re.DOTALL)
TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
PICTURED = re.compile(r"<p>((?:<img [^>]*>\s*)+)</p>")
IMAGE = re.compile(r'<img src="([^"]*)" alt="([^"]*)"[^>]*>\s*')
WIDE = r'<div class="wide" tabindex="0">\g<0></div>'
PACKED = (".css", ".html", ".js", ".svg")
"""What is worth a compressed copy: see `remeld.server.page`."""
CONTENTS = 4
"""A page with so many headings begins with a list of them."""


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

    def __init__(self, home: str = "", *, in_house: bool = False) -> None:
        self.home = home.rstrip("/")
        self.brand = WAY_BACK if in_house else BRAND
        self.reader = MarkdownIt("commonmark").enable("table")
        self.figures = dict(drawn())
        self.titles = {page: self._title(page) for page in pages()}

    def _title(self, page: str) -> str:
        return (ROOT / page).read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")

    def html(self, page: str) -> str:
        """One page as a document."""
        tokens = self.reader.parse((ROOT / page).read_text(encoding="utf-8"))
        self._mend(tokens, page)
        body = self.reader.renderer.render(tokens, self.reader.options, {})
        # What is wider than the screen is moved by keys, too.
        body = TABLE.sub(WIDE, body).replace("<pre>", '<pre tabindex="0">')
        body = PICTURED.sub(self._figures, body)
        # A cell without a word heads nothing.
        body = body.replace("<th></th>", "<td></td>")
        # The policy of a house allows no style but that of its files.
        body = re.sub(r'style="text-align:(\w+)"', r'class="\1"', body)
        body = body.replace("</h1>", "</h1>" + _contents(tokens), 1)
        title = self.titles[page]
        named = title if page == "README.md" else f"{title} – Remeld"
        nav = "".join(self._nav(page))
        return PAGE.format(title=escape(named), brand=self.brand, nav=nav, body=body)

    def _figures(self, found: re.Match[str]) -> str:
        """Figures of a paragraph as parts of the page: they have the colours of its theme then."""
        return IMAGE.sub(self._figure, found[1]) if self._is_drawn(found[1]) else found[0]

    def _is_drawn(self, images: str) -> bool:
        return all(image[1] in self.figures for image in IMAGE.finditer(images))

    def _figure(self, found: re.Match[str]) -> str:
        drawn = inside_page(self.figures[found[1]], found[2])
        return f'<div class="wide" tabindex="0">{drawn}</div>\n'

    def _nav(self, here: str) -> Iterator[str]:
        for section, listed in SECTIONS.items():
            yield f"<h2>{section}</h2>\n<ul>\n"
            for page in listed:
                mark = ' aria-current="page"' if page == here else ""
                yield f'<li><a href="{address(page)}"{mark}>{escape(self.titles[page])}</a></li>\n'
            yield "</ul>\n"

    def _mend(self, tokens: Sequence[Token], page: str) -> None:
        """Give headings a name and lead links to pages of the site."""
        names = Counter[str]()
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                name = slug(tokens[place + 1].content)
                # The second of a name is told from the first as where the sources are read.
                token.attrSet("id", f"{name}-{names[name]}" if names[name] else name)
                names[name] += 1
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


def _contents(tokens: Sequence[Token]) -> str:
    """A list of the headings of a long page."""
    headings = [
        (str(token.attrGet("id")), tokens[place + 1].content)
        for place, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag == "h2"
    ]
    if len(headings) < CONTENTS:
        return ""
    links = [f'<li><a href="#{name}">{_plain(text)}</a></li>' for name, text in headings]
    return "\n".join(['\n<details class="contents"><summary>On this page</summary><ul>', *links,
                      "</ul></details>"])  # fmt: skip


def _plain(heading: str) -> str:
    """A heading as a link shows it: code as code, and no more.

    >>> _plain("Where `play` keeps A & B")
    'Where <code>play</code> keeps A &amp; B'
    """
    return re.sub(r"`(.+?)`", r"<code>\1</code>", escape(heading, quote=False))


def style() -> str:
    """The page's own colours and sizes, and how documents use them.

    Who has chosen nothing on the page, or reads without a script, gets what the system asks for.
    """
    tokens = TOKENS.read_text(encoding="utf-8")
    (dark,) = DARK.findall(tokens)
    wished = f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme]) {{{dark} }} }}\n"
    return tokens + wished + STYLE.read_text(encoding="utf-8") + look_inside_page()


def make(folder: Path, home: str = "", *, in_house: bool = False) -> None:
    """Write the site."""
    folder.mkdir(parents=True, exist_ok=True)
    site = Site(home, in_house=in_house)
    for page in pages():
        (folder / address(page)).write_text(site.html(page), encoding="utf-8")
    for picture in (ROOT / "docs").iterdir():
        if picture.suffix in PICTURES:
            shutil.copy(picture, folder)
    make_figures(folder)
    (folder / STYLE.name).write_text(style(), encoding="utf-8")
    shutil.copy(SCRIPT, folder)
    for path in [path for path in folder.iterdir() if path.suffix in PACKED]:
        packed = gzip.compress(path.read_bytes(), 9, mtime=0)
        path.with_name(f"{path.name}.gz").write_bytes(packed)


def main() -> None:
    """Read the command line and write the site."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--house", action="store_true")
    given = parser.parse_args()
    make(given.folder, os.environ.get("REMELD_HOME", ""), in_house=given.house)
    print(given.folder / "index.html")


if __name__ == "__main__":
    main()
